#!/usr/bin/env python3
"""A bot for Princely in plain Python: nothing to install, and short enough to be read before breakfast.

    princely arena fuerstenfeld --players 2 --a "cmd:python3 examples/python/greedy_bot.py" --b easy
    princely arena principati --a "cmd:python3 examples/python/greedy_bot.py" --b random

Princely starts this program once and writes a line of JSON to its standard input whenever it has something to
say. Two kinds of lines want an answer, a line of JSON on the standard output: "hello" and "decide". The protocol
is told in docs/bots.md, the form of actions in docs/records.md.

The bot plays what looks best right now. Make it better: `fuerstenfeld` and `principati` below give every legal
action a value, and the highest one is played.
"""

import json
import random
import sys


def main():
    game = None
    for line in sys.stdin:  # ends when Princely closes our standard input: then we are done
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            if message["princely"] != 1:
                sys.exit("this bot speaks version 1 of the protocol")
            game = {"fuerstenfeld": Fuerstenfeld, "principati": Principati}[message["game"]](message["options"])
            answer({"name": "greedy.py"})
        elif kind == "game":
            # A new game begins, in message["seat"]. The same number gives the same game again.
            random.seed(message["number"])
        elif kind == "decide":
            # Of equally good actions any one will do.
            value = lambda action: (game.value(action, message["view"]), random.random())
            answer({"action": max(message["legal"], key=value)})
        # "over" tells who has won. Kinds we do not know may come one day; they want no answer.


def answer(value):
    # Without the flush the line would stay in a buffer, and Princely would wait for it in vain.
    print(json.dumps(value), flush=True)


def parts(action):
    """The name of an action and what it says: "end_build" and nothing, "build" and its card and space."""
    return (action, None) if isinstance(action, str) else next(iter(action.items()))


class Fuerstenfeld:
    """Sells for the most coins, builds palaces first and then what yields most, keeps what it can use soon."""

    # What a building is worth on the board: fields by what they yield, the rest by feeling.
    WORTH = {"bank_1": 5, "bank_2": 7, "office": 5, "market": 4, "crane": 3, "tour_guide": 3, "warehouse": 2}

    def __init__(self, options):
        self.cost = options["table"]["cost"]

    def value(self, action, view):
        name, what = parts(action)
        me = view["players"][view["viewer"]]
        if name == "sell":
            return self.income(what, view)
        if name == "build":
            covers = me["board"][what["space"] - 1]
            return self.worth(what["card"]) - (0 if covers is None else 1 + self.worth(covers))
        if name in ("end_build", "end_turn", "stop_drawing"):
            return 0.5  # rather than anything that is worth less
        if name == "draw_extra":
            return 1
        if name == "keep":
            return self.wanted(what, me)
        if name == "under":
            return 1 - self.wanted(what, me)  # whatever is wanted least goes
        if name == "store":
            return 1 + sum(what.values())
        return 0  # trash: never by choice

    def income(self, sale, view):
        """Coins for the tokens sold, and a little for each good that is left where it is wanted."""
        if "brewery" not in sale:
            return 0
        price = view["breweries"][sale["brewery"]]["price"]
        sold = dict(sale["goods"])
        if "market" in sale:
            count = sale["market"]["count"]
            sold[sale["market"]["from"]] -= count
            sold[sale["market"]["to"]] += count
        office = sold[sale["office"]] if "office" in sale else 0
        return sum(price[good] * count for good, count in sold.items()) + office

    def worth(self, card):
        if card.startswith("palace"):
            return 100
        for field in ("hops", "barley", "water"):
            if card.startswith(field):
                return 2 * int(card[-1]) if card[-1].isdigit() else 2  # printed fields yield one
        return self.WORTH.get(card, 2)

    def wanted(self, card, me):
        """What can be paid soon is wanted; palaces once the board yields something."""
        if card.startswith("palace"):
            return 4 if me["income"] >= 8 else 1
        soon = me["coins"] + me["income"]
        return self.worth(card) if self.cost[card] <= soon else self.worth(card) / 4


class Principati:
    """Builds whatever it can and makes whatever it can; sells rather than buys; lays tiles anywhere."""

    LIKES = {
        "build": 10, "produce": 9, "make": 8, "catch": 7, "merit_tile": 6, "draft_keep": 5, "reserve": 5,
        "place_extra": 4, "place": 3, "farmer_move": 1, "cannot_place": 0, "end_phase": 2,
    }
    # Towers win orders, palaces and the like win points; most of the rest feeds them.
    BUILDINGS = {"castle": 9, "manor": 8, "fortress": 8, "market": 6, "school": 6, "port": 6, "mint": 5}

    def __init__(self, options):
        self.options = options

    def value(self, action, view):
        name, what = parts(action)
        if name == "build":
            return 10 + self.BUILDINGS.get(what["building"], 3) / 10
        if name == "reserve":
            return 5 + sum(building is not None for building in what)
        if name == "sell":
            # Only what there is plenty of.
            return 3 if view["state"]["players"][view["viewer"]]["goods"].get(what, 0) > 6 else 0
        return self.LIKES.get(name, 1)


if __name__ == "__main__":
    main()
