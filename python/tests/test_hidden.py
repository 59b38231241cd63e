"""The hidden-information tests of OpenSpiel's `api_test.py`, by their names, for our games."""

import json
import random

import numpy as np
import princely
from conftest import positions


def test_perfect_recall(game):
    """A player's information state begins with each earlier one: nothing is forgotten."""
    before = {}
    for state in positions(game, 11, every=3):
        for player in range(game.num_players()):
            seen = state.information_state_string(player)
            assert seen.startswith(before.get(player, ""))
            # The choices of an unfinished action stand in the last line, which is no complete line yet.
            before[player] = seen[: seen.rfind("\n") + 1]


def test_no_infoset_shared_by_two_players(game):
    players = [set() for _ in range(game.num_players())]
    for state in positions(game, 12, every=5):
        for player, seen in enumerate(players):
            seen.add(state.information_state_string(player))
    for one in range(len(players)):
        for two in range(one):
            assert not players[one] & players[two]


def test_private_information_contents(game):
    """What one player sees of a resampled position is the same; what the others see differs where something is hidden."""
    rng = random.Random(13)
    varied = 0
    for state in positions(game, 13, every=4):
        if state.is_terminal():
            continue
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, rng.getrandbits(32))
            assert other.observation_string(player) == state.observation_string(player)
            assert (other.observation_tensor(player) == state.observation_tensor(player)).all()
            varied += any(
                other.observation_string(seat) != state.observation_string(seat) for seat in range(game.num_players())
            )
    assert varied


def test_no_invalid_public_observations(game):
    """A spectator sees nothing that differs between positions that any player cannot tell apart."""
    rng = random.Random(14)
    for state in positions(game, 14, every=6):
        public = state.observation_string()
        seen = json.loads(public)
        assert seen["observation"]["viewer"] is None and seen["chosen"] == []
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, rng.getrandbits(32))
            assert other.observation_string() == public
            assert (other.observation_tensor() == state.observation_tensor()).all()


def test_resample_keeps_the_infostate(game):
    rng = random.Random(15)
    for state in positions(game, 15, every=9):
        for player in range(game.num_players()):
            for other in [
                state.resample_from_infostate(player, rng.getrandbits(60)),
                state.resample_from_infostate(player, rng.random),
                state.resample_from_infostate(player, rng),
                state.resample_from_infostate(player, np.random.default_rng(15)),
            ]:
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.current_player() == state.current_player()
                if state.current_player() == player:
                    assert other.legal_actions() == state.legal_actions()
                    assert other.chosen() == state.chosen()
                for _ in range(3):
                    if not other.is_terminal():
                        other.apply_action(rng.choice(other.legal_actions()))
                again = other.resample_from_infostate(player, 1)
                assert again.information_state_string(player) == other.information_state_string(player)


def test_a_chance_tells_nothing_hidden(game):
    """What a player, or a spectator, is told is the same in all positions that look the same to that viewer."""
    rng, looked = random.Random(17), 0
    for state in positions(game, 17, every=9):
        for viewer in [*range(game.num_players()), None]:
            other = state.resample_from_infostate(viewer or 0, rng.getrandbits(60))
            assert princely.chance(other, viewer) == princely.chance(state, viewer)
        looked += 1
        if looked % 5 == 0:
            effort = dict(effort="thorough", worlds=3, seed=looked)
            other = state.resample_from_infostate(1, rng.getrandbits(60))
            assert princely.chance(other, 1, **effort) == princely.chance(state, 1, **effort)
    assert looked > 9


def test_masks_depend_on_what_the_player_sees(game):
    rng = random.Random(16)
    for state in positions(game, 16, every=7):
        player = state.current_player()
        if player >= 0:
            other = state.resample_from_infostate(player, rng.getrandbits(32))
            assert (other.legal_actions_mask() == state.legal_actions_mask()).all()


def test_choices_of_an_unfinished_action_are_seen_by_their_player_only(game):
    seen = 0
    for state in positions(game, 17):
        if state.chosen():
            seen += 1
            for player in range(game.num_players()):
                shown = json.loads(state.observation_string(player))["chosen"]
                assert shown == (state.chosen() if player == state.current_player() else [])
    assert seen
    assert isinstance(state.observation_tensor(0), np.ndarray)
