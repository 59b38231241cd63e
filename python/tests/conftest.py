"""Every game and variant, and positions in the middle of games."""

import random

import princely
import pytest

GAMES = {
    "fuerstenfeld-2-base": dict(name="fuerstenfeld", players=2, variant="base"),
    "fuerstenfeld-3-expert": dict(name="fuerstenfeld", players=3, variant="expert"),
    "fuerstenfeld-5-base": dict(name="fuerstenfeld", players=5, variant="base"),
    "fuerstenfeld-4-expert-short": dict(name="fuerstenfeld", players=4, variant="expert", switches={"palaces": 4}),
    "principati-base": dict(name="principati", variant="base", max_rounds=4),
    "principati-miners": dict(name="principati", variant="miners", max_rounds=4),
}


def load(key):
    options = dict(GAMES[key])
    return princely.load_game(options.pop("name"), **options)


@pytest.fixture(params=list(GAMES))
def game(request):
    return load(request.param)


def positions(game, seed, every=1, games=1):
    """The positions of random games, one of `every`."""
    rng = random.Random(seed)
    for number in range(games):
        state = game.new_initial_state(seed, number)
        step = 0
        while True:
            if step % every == 0:
                yield state
            if state.is_terminal():
                break
            state.apply_action(rng.choice(state.legal_actions()))
            step += 1
