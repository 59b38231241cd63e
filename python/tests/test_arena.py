"""Matches: bots of the house, functions, and any number of threads."""

import princely
import pytest


def first(state, rng):
    return state.legal_actions()[0]


def anything(state, rng):
    return rng.choice(state.legal_actions())


def test_greedy_beats_a_function_that_plays_anything():
    game = princely.load_game("fuerstenfeld", players=2)
    match = princely.arena(game, ["greedy", anything], games=40, seed=1)
    assert match.games == 40 and match.low > 0.5 and match.elo_low > 0


def test_a_match_is_the_same_on_any_number_of_threads():
    game = princely.load_game("fuerstenfeld", players=3, switches={"palaces": 4})
    matches = [princely.arena(game, [anything, "easy", "random"], games=12, seed=2, threads=n) for n in (1, 2, 5)]
    assert matches[0] == matches[1] == matches[2]


def test_one_bot_cannot_play_alone():
    with pytest.raises(ValueError):
        princely.arena(princely.load_game("principati"), ["greedy"])


def test_a_function_may_answer_with_a_whole_move():
    game = princely.load_game("fuerstenfeld", players=2, switches={"palaces": 4})
    move = lambda state, rng: rng.choice(state.legal_moves())
    assert princely.arena(game, [move, "random"], games=2, seed=3).games == 2


def test_a_bot_plays_to_the_end():
    game = princely.load_game("principati", max_rounds=2)
    state = game.new_initial_state(1)
    princely.Bot(game, "greedy").finish(state)
    assert state.is_terminal()


def test_a_series_is_the_same_on_any_number_of_threads_and_in_parts():
    game = princely.load_game("fuerstenfeld", players=3, switches={"palaces": 4})
    wins = [princely.simulate(game, ["greedy", anything], games=9, seed=4, threads=n) for n in (1, 3)]
    assert wins[0] == pytest.approx(wins[1]) and sum(wins[0]) == pytest.approx(9)
    parts = [princely.simulate(game, ["greedy", anything], games=n, first=f, seed=4) for f, n in [(0, 4), (4, 5)]]
    assert [sum(part) for part in zip(*parts)] == pytest.approx(wins[0])
    with pytest.raises(ValueError):
        princely.simulate(game, [])
