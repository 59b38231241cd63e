"""How fast the package is, beside others that are installed. Prints a table.

    python python/benches/speed.py            # all; others only if they are installed:
    pip install open_spiel pettingzoo[classic] catanatron

Everything but the data set runs on one thread. Random play: every choice is any legal one. The first column counts the
time of the processor that this process used, so that other work on the machine disturbs little; the second the time of
the clock.
"""

from __future__ import annotations

import os
import random
import tempfile
import time

import princely
import princely.vector

SECONDS = float(os.environ.get("SECONDS", "2"))
GAMES = int(os.environ.get("GAMES", "100000"))


def rate(work, seconds=SECONDS):
    """How often per second of the processor, and of the clock, something is done.

    `work` does some of it and says how many times.
    """
    work()
    count, begin, wall = 0, time.process_time(), time.perf_counter()
    while (spent := time.process_time() - begin) < seconds:
        count += work()
    return count / spent, count / (time.perf_counter() - wall)


def play(state):
    """One random game from a Python loop, as OpenSpiel's examples write it."""
    count, pick = 0, random.random
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(pick() * len(legal))])
        count += 1
    return count


def loop(game, number=[0]):
    def work():
        number[0] += 1
        return play(game.new_initial_state(1, number[0]))

    return work


def vector(game, count=1024):
    envs = princely.vector.make(game, count)

    def work():
        envs.step(envs.sample())
        return count

    return work


def clone(game):
    state = game.new_initial_state(1)
    for _ in range(60):
        state.apply_action(random.choice(state.legal_actions()))
    copy = state.clone

    def work():
        for _ in range(1000):
            copy()
        return 1000

    return work


def data_set(game, games):
    """The rows of a data set on two threads, per second of the clock and per second that both processors work."""
    with tempfile.TemporaryDirectory() as folder:
        begin, wall = time.process_time(), time.perf_counter()
        _, rows = princely.dataset(game, f"{folder}/games.parquet", games=games, seed=1, threads=2)
        spent, wall = time.process_time() - begin, time.perf_counter() - wall
        return 2 * rows / spent, rows / wall


def open_spiel(name):
    import pyspiel

    game = pyspiel.load_game(name)

    def work():
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random.random() * len(legal))])
                count += 1
        return count

    return work


def pettingzoo_classic():
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()

    def work():
        env.reset()
        count = 0
        for agent in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                count += 1
        return count

    return work


def our_pettingzoo(name, **options):
    import princely.pettingzoo

    env = princely.pettingzoo.env(name, **options)

    def work():
        env.reset()
        count = 0
        for agent in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                count += 1
        return count

    return work


def catanatron():
    from catanatron import Color, Game, RandomPlayer

    def work():
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        records = getattr(game.state, "action_records", None) or game.state.actions
        return len(records)

    return work


def main():
    four = princely.load_game("fuerstenfeld", players=4)
    duel = princely.load_game("principati")
    rows = [
        ("princely: Fürstenfeld, State API, random play", lambda: loop(four), "choices/s", 500_000),
        ("princely: Principati, State API, random play", lambda: loop(duel), "choices/s", 150_000),
        ("princely: Fürstenfeld, 1,024 environments, tensors and masks", lambda: vector(four), "steps/s", 3_000_000),
        ("princely: Principati, 1,024 environments, tensors and masks", lambda: vector(duel), "steps/s", None),
        ("princely: Fürstenfeld, PettingZoo AEC", lambda: our_pettingzoo("fuerstenfeld"), "steps/s", None),
        ("OpenSpiel: hearts, random play", lambda: open_spiel("hearts"), "actions/s", None),
        ("OpenSpiel: backgammon, random play", lambda: open_spiel("backgammon"), "actions/s", None),
        ("PettingZoo: connect four, AEC", pettingzoo_classic, "steps/s", None),
        ("catanatron: four random players", catanatron, "actions/s", None),
    ]
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; {SECONDS:g} s of processor time each")
    print(f"{'':64} {'by processor':>12} {'by clock':>12}            {'target':>12}")
    for name, make, unit, target in rows:
        try:
            processor, clock = (f"{per_second:,.0f}" for per_second in rate(make()))
        except ImportError as error:
            processor, clock = "–", f"needs {error.name}"
        print(f"{name:64} {processor:>12} {clock:>12} {unit:10} {f'{target:,}' if target else '':>12}")
    for name, game, target in [("Fürstenfeld", four, 1), ("Principati", duel, 3)]:
        processor, clock = (f"{1e6 / per_second:.2f}" for per_second in rate(clone(game)))
        print(f"{'princely: ' + name + ', clone':64} {processor:>12} {clock:>12} µs         {f'at most {target}':>12}")
    processor, clock = (f"{per_second:,.0f}" for per_second in data_set(four, GAMES))
    print(f"{f'princely: Fürstenfeld, data set of {GAMES:,} games, two threads':64} {processor:>12} {clock:>12} rows/s     {300_000:>12,}")


if __name__ == "__main__":
    main()
