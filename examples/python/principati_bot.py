#!/usr/bin/env python3
"""A bot for Principati Duello in plain Python: nothing to install, and short enough to be read before breakfast.

    princely arena principati --max-rounds 12 --a "cmd:python3 examples/python/principati_bot.py" --b easy --games 40

Princely starts this program and writes a line of JSON to its standard input whenever it has something to say. Two kinds
of lines want an answer, a line of JSON on the standard output: "hello" and "decide". docs/bots.md tells the protocol,
docs/schema has every type.

The bot follows the first plan of the book for players (`princely learn principati`): orders of Commerce, the school,
then stones and beams, then whatever brings most points. Numbers are points. It looks one action ahead, knows nothing of
chains, carts and ships, and does not mind what the other player does: there is much to improve, for long games most.
"""

import json
import random
import sys

# What the printed tiles show, as in crates/principati/data/tiles.toml: the plans, by the first letter of the tile …
PLANS = {"C": "castle", "G": "watchtower", "W": "well", "M": "mine", "H": "house"}
SPECIAL = {"S01": "school", "S05": "riding_hall", "S06": "market", "S07": "port", "S08": "lighthouse", "S04": "house"}
# … and the nature that workplaces need on their own tile or beside it.
NATURE = {
    "N01": "forest", "N02": "forest", "A03": "forest", "N03": "grain_field", "H09": "grain_field",
    "N07a": "white_mountain", "N07b": "white_mountain", "N08a": "white_mountain", "N08b": "white_mountain",
    "N09a": "black_mountain", "N09b": "black_mountain", "N10": "black_mountain",
}  # fmt: skip
COLOURS = {  # groups of a colour count (P-SCORE-14)
    "green": "R01 R04 R08 R10 C02 C06 G03 G06a G06b W01 W02 H01 H02 H09 H10 H12 S01 S02 S05 N01 N03 N04 N05 N10"
        " ST_A ST_B ST_D OM1 OM4".split(),
    "grey": "R02 R03 R06 R09 C01 C05 G04 G05 W03a W03b H03 H04 H11 H13a H13b S03 S06 S07 N02 ST_C".split(),
    "white": "R05 R08 C03 G02 G05 M02 M03 H05 H07 S08 N07a N07b N08a N08b ST_E OM2 OM5".split(),
    "black": "R07 R09 C04 G01 G06a G06b M01 M03 M04a M04b H06 H08 S04 N06 N09a N09b ST_F OM3 OM6".split(),
}  # fmt: skip
ROADS = {  # how many sides of a tile have a road
    1: "C03 G01 G05 M01 H12 H13a H13b S08".split(),
    2: "R01 R07 R10 C01 C02 C05 C06 G02 G06a G06b W01 M02 H02 H03 H04 H09 H10 H11 S01 S02 S03 S04 S05 S07"
        " ST_A ST_E ST_F OM4 OM6".split(),
    3: "R02 R03 R04 C04 G03 W02 W03a W03b M04a M04b H01 H05 H06 ST_B OM1 OM2 OM5".split(),
    4: "R05 R08 M03 H07 H08 S06 ST_C OM3".split(),
    5: "G04".split(),
    6: "R06 R09".split(),
}  # fmt: skip
FIELDS = {"N04", "N05", "N10"}  # fields and junipers, where horsemen ride (P-RIDE-01)
RIVERBANKS = {"H10", "H11", "H12", "H13a", "H13b"}
NEEDS = {
    "quarry": "white_mountain", "iron_ore_mine": "white_mountain", "gold_mine": "white_mountain",
    "coal_mine": "black_mountain", "diamond_mine": "black_mountain", "lumberjack": "forest",
    "agriculturist": "grain_field", "sawmill": "river", "fisherman": "river",
}  # fmt: skip
HELPERS = {  # and the workplaces that must work for it
    "sawmill": ["lumberjack"], "metallurgist": ["iron_ore_mine", "coal_mine"],
    "blacksmith": ["metallurgist", "coal_mine"], "mint": ["gold_mine", "coal_mine"],
    "jeweller": ["mint", "diamond_mine", "coal_mine"], "agriculturist": ["well"],
}  # fmt: skip

# What a building counts at the end, with people that come with it and orders that come nearer (P-SCORE-02, -11, -12) …
POINTS = {
    "school": 65, "castle": 40, "manor": 30, "fortress": 28, "scout_tower": 16, "watchtower": 16, "port": 10,
    "lighthouse": 10, "riding_hall": 10, "well": 2,
    "coal_mine": 13, "iron_ore_mine": 13, "gold_mine": 13, "fisherman": 12, "agriculturist": 12, "windmill": 12,
}  # fmt: skip
# … and what it brings in each round that is left, if it works.
YIELDS = {
    "quarry": 6, "lumberjack": 6, "sawmill": 6, "market": 3, "warehouse": 2.5, "coal_mine": 2, "iron_ore_mine": 2,
    "metallurgist": 2, "blacksmith": 3, "fisherman": 1.5, "jeweller": 3, "castle": 3, "manor": 1.5,
}  # fmt: skip
COST = {  # stones, beams, jewels, tools; every other building costs one stone, one beam and one tool
    "castle": (3, 3, 2, 2), "manor": (3, 3, 1, 1), "fortress": (3, 3, 0, 1), "scout_tower": (3, 1, 0, 1),
    "watchtower": (3, 1, 0, 1), "well": (1, 0, 0, 1), "market": (2, 1, 0, 1), "port": (3, 1, 0, 1),
    "lighthouse": (3, 1, 0, 1), "riding_hall": (2, 2, 0, 2), "bridge": (3, 2, 0, 1),
}  # fmt: skip
GOODS = ("stone", "beam", "jewel", "tool")
GOOD_WORTH = {"stone": 2, "beam": 2.5, "jewel": 5, "tool": 2.5}  # in the warehouse; they cost more

# The tile that is welcome for a plan, while no such plan is empty.
TILES = {
    "school": 200, "market": 50, "castle": 22, "riding_hall": 20, "house": 14, "watchtower": 8, "mine": 6, "port": 6,
}  # fmt: skip
ENDS = [80, 30, 10, 4, 0]  # what is lost if only 0, 1, 2, 3 roads of ours end at an empty cell
HORSEMEN = 30  # those of one field beside the riding hall
FIRST = ["lumberjack", "sawmill"]  # without beams nothing can be built later
COLOUR = 5  # a neighbour of the same colour
CROWD = 1  # every neighbour takes away a place where a tile may have to lie one day
START_TILES = ["ST_E", "ST_F", "ST_A", "ST_B", "ST_C", "ST_D"]  # the best first
MERIT_TILES = ["OM5", "OM6", "OM3", "OM1", "OM2", "OM4"]  # those with a fortress lead

DIRECTIONS = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]  # of the sides 0 to 5


def main():
    whims = None
    for line in sys.stdin:  # ends when Princely closes our standard input: then we are done
        message = json.loads(line)
        kind = message["type"]
        if kind == "hello":
            if message["game"] != "principati" or 2 not in message["versions"]:
                sys.exit("this bot plays Principati Duello, and speaks version 2 of the protocol")
            answer(princely=2, name="principati_bot.py")
        elif kind == "game":
            # Whoever draws from this seed, and from nothing else, plays the same games on any number of threads.
            whims = random.Random(message["seed"])
        elif kind == "decide":
            prince = Prince(message["position"]["view"], message["position"]["choices"]["offer"])
            value = lambda action: (prince.value(action), whims.random())
            answer(action=max(message["legal"]["actions"], key=value))
        # "table" and "over" want no answer, and neither does any kind that we do not know.


def answer(**what):
    # Without the flush the line would stay in a buffer, and Princely would wait for it in vain.
    print(json.dumps(what), flush=True)


class Prince:
    """Our seat at one moment."""

    def __init__(self, view, offer):
        self.view, self.offer = view, offer
        self.seat = view["viewer"]
        self.me = view["players"][self.seat]
        self.map = {tuple(tile["at"]): tile for tile in view["tiles"]}
        self.rounds = max(1, min(16, (view["last_round"] or 32) - view["round"]))
        if offer["type"] == "trade":
            self.plan()

    def value(self, action):
        """How much we like an action; what ends the phase is worth 0."""
        kind = action["type"]
        choose = getattr(self, kind, None)
        return choose(action) if choose else 0 if kind == "end_phase" else -1

    # Tiles

    def draft_keep(self, action):
        return -START_TILES.index(action["tile"])

    def merit_tile(self, action):
        return -MERIT_TILES.index(action["tile"])

    def reserve(self, action):
        return sum({None: 0, "lumberjack": 3, "warehouse": 2}.get(building, 1) for building in action["buildings"])

    def place_extra(self, action):
        return 1000 + self.place(action)  # it is free, and what stands on it counts at once

    def place(self, action):
        """A tile is worth its plan, if a road leads there; house and nature are worth what will be made there."""
        at, tile = tuple(action["at"]), action["tile"]
        around = self.around(at)
        mine = [other for other in around if other["owner"] == self.seat]
        value = -CROWD * len(around)
        same = sum(tile in tiles and other["tile"] in tiles for other in mine for tiles in COLOURS.values())
        value += COLOUR * same - ENDS[min(self.ends_after(at, tile), 4)]
        plan = SPECIAL.get(tile) or PLANS.get(tile[0])
        if tile in FIELDS:
            value += HORSEMEN * sum(slot["plan"] == "riding_hall" for other in mine for slot in other["slots"])
        if plan and self.is_joined(at):
            value += HORSEMEN * sum(other["tile"] in FIELDS for other in around) if plan == "riding_hall" else 0
            value += TILES.get(plan, 4) / (1 + 2 * self.empty(plan))
            if plan in ("house", "mine"):
                near = {NATURE.get(other["tile"]) for other in around} | ({"river"} if tile in RIVERBANKS else set())
                value += max([self.promise(building) for building in NEEDS if NEEDS[building] in near], default=0)
        elif tile in NATURE:
            for slot in [slot for other in mine for slot in other["slots"]]:
                if NEEDS.get(slot["building"]) == NATURE[tile] and slot["work"]["missing"]:
                    value += 2 * YIELDS.get(slot["building"], 0) * self.rounds
                elif slot["building"] is None and slot["plan"] in ("house", "mine"):
                    served = [building for building, need in NEEDS.items() if need == NATURE[tile]]
                    fitting = [building for building in served if plan_of(building) == slot["plan"]]
                    value += max(map(self.promise, fitting), default=0)
        elif tile[0] == "R" and self.is_joined(at):
            value += 4
        return value

    def promise(self, building):
        """What a workplace would make that does not stand yet."""
        return 0 if self.me["pieces"][building]["standing"] else YIELDS.get(building, 0) * self.rounds

    def around(self, at):
        cells = [(at[0] + q, at[1] + r) for q, r in DIRECTIONS]
        return [self.map[cell] for cell in cells if cell in self.map]

    def is_joined(self, at):
        """Whether a road from our Palace arrives at this cell."""
        for side, (q, r) in enumerate(DIRECTIONS):
            other, facing = self.map.get((at[0] + q, at[1] + r)), (side + 3) % 6
            for road in other["roads"] if other else []:
                if facing in road["sides"] and self.seat in road["leads_to"]:
                    return True
        return False

    def ends_after(self, at, tile):
        """How many roads from our Palace will end at an empty cell if this tile lies here."""
        ends = [end for other in self.map.values() for end in self.road_ends(other)]
        arriving = ends.count(at)
        sides = next((sides for sides, tiles in ROADS.items() if tile in tiles), 0)
        return len(ends) - arriving + (sides - arriving if arriving else 0)

    def road_ends(self, tile):
        sides = [side for road in tile["roads"] if self.seat in road["leads_to"] for side in road["sides"]]
        cells = [(tile["at"][0] + DIRECTIONS[side][0], tile["at"][1] + DIRECTIONS[side][1]) for side in sides]
        return [cell for cell in cells if cell not in self.map]

    def empty(self, plan):
        slots = [slot for tile in self.map.values() if tile["owner"] == self.seat for slot in tile["slots"]]
        return sum(slot["plan"] == plan and slot["building"] is None for slot in slots)

    # Figures: from the board to the workplaces that make what is built with

    def move_master(self, action):
        if action["from"] is not None or action["to"] is None:
            return -1
        tile = self.map[tuple(action["to"])]
        here = {slot["building"] for slot in tile["slots"] if slot["work"] and slot["work"]["missing"] is None}
        return 3 if here & {"quarry", "sawmill"} else 1 if here & {"blacksmith", "jeweller"} else -1

    # Trade: orders, then the goods for the best building that we can pay for

    def buy_commerce(self, action):
        return 100

    def buy(self, action):
        return 10 if self.missing.get(action["good"], 0) > 0 else -1

    def sell(self, action):
        """Whatever the best building does not need is sold until we can pay for that building."""
        good = action["good"]
        if good not in GOODS:
            return 1
        spare = self.me["goods"].get(good, 0) - self.aim.get(good, 0)
        return 2 if spare > 0 and self.lacks_money else -1

    def plan(self):
        """Chooses the buildings that bring most, as long as the money lasts, and notes the goods that are missing."""
        stored, money, taken = dict(self.me["goods"]), self.me["pecunia"], set()
        self.missing, self.aim, self.lacks_money = {}, {}, False
        while True:
            best = None
            for at, number, building in self.sites():
                lacks = {good: max(0, count - stored.get(good, 0)) for good, count in cost(building).items()}
                price = sum((10 if good == "jewel" else 5) * count for good, count in lacks.items())
                gain = self.worth(building, at) - price - worth_of(cost(building)) + worth_of(lacks)
                if (at, number) not in taken and building not in taken and gain > 0:
                    best = max(best or (0,), (gain, price, at, number, building))
            if not best:
                return
            _, price, at, number, building = best
            taken |= {(at, number), building}
            if price > money:  # for the best of all it is worth to wait and to sell; the others have to be paid for now
                if not self.aim:
                    self.aim, self.lacks_money = cost(building), True
                    stored = {good: count - self.aim.get(good, 0) for good, count in stored.items()}
                continue
            self.aim = self.aim or cost(building)
            money -= price
            for good, count in cost(building).items():
                lack = max(0, count - stored.get(good, 0))
                self.missing[good] = self.missing.get(good, 0) + lack
                stored[good] = stored.get(good, 0) - count + lack

    def sites(self):
        """Every building that could stand somewhere: where, on which slot, and which one."""
        for at, tile in self.map.items():
            if tile["owner"] != self.seat or not any(self.seat in road["leads_to"] for road in tile["roads"]):
                continue
            for number, slot in enumerate(tile["slots"]):
                for building in self.me["pieces"] if slot["building"] is None else []:
                    if self.me["pieces"][building]["left"] and slot["plan"] == plan_of(building):
                        yield at, number, building

    # Buildings

    def build(self, action):
        spent = worth_of(cost(action["building"]))
        long_slots = 1 if action["stock_board"] == "a" else 0  # board A has room for four beams
        return self.worth(action["building"], tuple(action["at"])) - spent + long_slots

    def worth(self, building, at):
        """Points, and what it brings until the end if the nature that it needs is there."""
        nature_here = {NATURE.get(tile["tile"]) for tile in [self.map[at], *self.around(at)]}
        if "river" in self.map[at]["sides"]:
            nature_here.add("river")
        standing = self.me["pieces"]
        works = NEEDS.get(building) is None or NEEDS[building] in nature_here
        works &= all(standing[helper]["standing"] for helper in HELPERS.get(building, []))
        if building in ("riding_hall", "port", "scout_tower") and not standing["school"]["standing"]:
            return -100  # not allowed yet
        if building == "lighthouse" and not standing["port"]["standing"]:
            return -100
        has_beams = all(standing[first]["standing"] for first in FIRST)
        if not has_beams and self.rounds > 4 and building not in (*FIRST, "school", "quarry"):
            return -100
        horsemen = sum(other["tile"] in FIELDS for other in self.around(at)) if building == "riding_hall" else 0
        return POINTS.get(building, 5) + HORSEMEN * horsemen + (YIELDS.get(building, 0) * self.rounds if works else 0)

    # Production: what is built with first

    def produce(self, action):
        building = self.map[tuple(action["at"])]["slots"][action["slot"]]["building"]
        return 1 + YIELDS.get(building, 0)

    def make(self, action):
        return 20  # a cart or a ship counts as much as a castle

    def catch(self, action):
        return 1


def cost(building):
    return dict(zip(GOODS, COST.get(building, (1, 1, 0, 1))))


def worth_of(goods):
    return sum(GOOD_WORTH[good] * count for good, count in goods.items())


def plan_of(building):
    if building in ("castle", "manor", "fortress"):
        return "castle"
    if building in ("scout_tower", "watchtower"):
        return "watchtower"
    if building.endswith("_mine"):
        return "mine"
    alone = ("well", "market", "school", "port", "riding_hall", "lighthouse", "bridge")
    return building if building in alone else "house"


if __name__ == "__main__":
    main()
