#!/usr/bin/env python3
"""A bot for Fürstenfeld in plain Python: nothing to install, and short enough to be read before breakfast.

    princely arena fuerstenfeld --players 2 --a "cmd:python3 examples/python/fuerstenfeld_bot.py" --b easy --games 40

Princely starts this program and writes a line of JSON to its standard input whenever it has something to say. Two kinds
of lines want an answer, a line of JSON on the standard output: "hello" and "decide". docs/bots.md tells the protocol,
docs/schema has every type.

The bot does what looks best right now. All that it believes is in `Beliefs`: change a number, and let the arena say
whether that was a good idea.
"""

import json
import sys


def main():
    beliefs = None
    for line in sys.stdin:  # ends when Princely closes our standard input: then we are done
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            if message["game"] != "fuerstenfeld" or 2 not in message["versions"]:
                sys.exit("this bot plays Fürstenfeld, and speaks version 2 of the protocol")
            answer(princely=2, name="fuerstenfeld_bot.py")
        elif kind == "table":
            beliefs = Beliefs(message["terms"]["options"])
        elif kind == "decide":
            player = Player(beliefs, message["position"])
            # The list of legal actions is not always whole: there may be thousands of sales. `choices` names the best.
            actions = player.sales() or message["legal"]["actions"]
            answer(action=max(actions, key=player.value))  # of equals the first
        # "game" and "over" say that a game begins and who has won it. There may be more kinds one day; those want no
        # answer either.


def answer(**what):
    # Without the flush the line would stay in a buffer, and Princely would wait for it in vain.
    print(json.dumps(what), flush=True)


class Beliefs:
    """What things are worth, in coins."""

    COIN = 1.3  # a coin in the hand, now: it builds something that brings more
    TOKEN = 1.5  # a token harvested each round
    SPACE = 0.3  # what is taken off for the space that a field needs
    PALACE = 30.4  # a palace at the end; in every round before, PALACE_WAITS less
    PALACE_WAITS = 1.3
    # Other cards: once, and in each round that is left.
    CARDS = {
        "bank_1": (0, 0.9), "bank_2": (0, 1.5), "town_hall_1": (0, 0.2), "town_hall_2": (0, 0.4),
        "laboratory_1": (1, 0.5), "laboratory_2": (1.5, 0.5), "office": (0, 0.8), "market": (0, 0.5),
        "warehouse": (0.2, 0.1), "magistrate": (0.2, 0.2), "crane": (1, 1.4), "tour_guide": (0.2, 0.5),
        "scavenger": (0.2, 0.3),
    }  # fmt: skip

    def __init__(self, options):
        self.cost = options["table"]["cost"]

    def worth(self, card, rounds):
        """What a card on the board is worth if the game goes on for so many rounds."""
        if card.startswith("palace"):
            return self.PALACE - self.PALACE_WAITS * rounds
        if card in self.CARDS:
            once, each = self.CARDS[card]
            return once + each * rounds
        return self.field(int(card[-1]), rounds)  # hops_2 yields two tokens

    def field(self, tokens, rounds):
        return (self.TOKEN * tokens - self.SPACE) * rounds

    def wanted(self, card, rounds):
        """How welcome a card is in the hand: what it is worth, less for what it costs."""
        if card.startswith("palace"):
            return self.worth(card, rounds) - 4
        return self.worth(card, rounds) - 0.7 * self.cost[card]


class Player:
    """Our seat at one moment."""

    def __init__(self, beliefs, position):
        self.beliefs, self.choices, self.view = beliefs, position["choices"], position["view"]
        self.me = self.view["players"][self.view["viewer"]]
        self.rounds = self.rounds_left()

    def rounds_left(self):
        """A game is over after nine rounds or so. A player who brings nothing in has to go back to farming."""
        income = sum(self.me["harvest"].values())
        return max(round(9.3 - self.view["round"] - 0.2 * self.me["palaces"]), 1 if income else 5)

    def sales(self):
        """In the phase of sales: those that bring most coins, as the engine has worked them out; else nothing."""
        if self.choices["type"] != "sell":
            return None
        best = [{"type": "sell", "sale": preview["sale"]} for preview in self.choices["best"]]
        return best + [{"type": "sell_nothing"}]

    def value(self, action):
        """How much we like an action."""
        kind = action["type"]
        if kind == "sell":
            return self.sale(action["sale"])
        if kind == "build":
            return self.building(action["card"], action["space"])
        if kind == "keep":  # only in the expert game, before the first round
            return self.beliefs.wanted(action["card"], 9)
        if kind == "under":
            return self.under(action["card"])
        if kind == "store":
            return 1 + sum(action["goods"].values())
        # Draw what may be drawn, trash nothing; ending comes before anything that is worth less than nothing.
        return {"draw_extra": 1, "stop_drawing": 0, "trash": -1000}.get(kind, 0)

    def sale(self, sale):
        """Coins, and a little less for every token that makes the next sale worse, here or elsewhere."""
        (preview,) = [preview for preview in self.choices["best"] if preview["sale"] == sale]
        return preview["coins"] - 0.4 * sum(preview["filled"].values()) - 0.2 * sum(preview["surplus"].values())

    def building(self, card, space):
        """What it will bring, less what it costs and what it covers. With palaces enough, only coins count."""
        if self.me["palaces"] >= self.view["end"]["palaces"]:
            return -1
        (cost,) = [choice["cost"] for choice in self.choices["cards"] if choice["card"] == card]
        covered = self.covered(self.me["board"][space]["top"])
        return self.beliefs.worth(card, self.rounds) - cost * self.beliefs.COIN - covered

    def covered(self, top):
        if top["type"] == "empty":
            return 0
        if top["type"] == "printed":
            return self.beliefs.field(1, self.rounds)
        return 1000 if top["card"].startswith("palace") else self.beliefs.worth(top["card"], self.rounds)

    def under(self, card):
        """The best cards stay. Of the others the one that will be the most welcome when it comes back goes first."""
        hand = [held["card"] for held in self.view["own"]["hand"]]
        hand.sort(key=lambda held: -self.beliefs.wanted(held, self.rounds))
        if card in hand[: self.me["hand_limit"]]:
            return -100
        later = max(self.rounds - (self.me["cards"]["unseen"] + self.me["cards"]["bottom"]) / 3, 0)
        return 100 + self.beliefs.wanted(card, later)


if __name__ == "__main__":
    main()
