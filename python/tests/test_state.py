"""The State API."""

import copy
import pickle
import random

import numpy as np
import princely
import pytest
from conftest import positions


def test_games_are_found_by_name():
    assert princely.games() == ["fuerstenfeld", "principati"]
    with pytest.raises(ValueError, match="no game 'chess'|no game \"chess\""):
        princely.load_game("chess")
    with pytest.raises(ValueError, match="F-VAL-1"):
        princely.load_game("fuerstenfeld", players=9)
    with pytest.raises(ValueError, match="no variant"):
        princely.load_game("principati", variant="huge")
    with pytest.raises(ValueError, match="F-END-4"):
        princely.load_game("fuerstenfeld", switches={"palaces": 9})


def test_a_random_game_ends_and_somebody_wins(game):
    for state in positions(game, 1):
        assert not state.is_chance_node() and state.chance_outcomes() == []  # it has decided already
        assert state.is_terminal() == (state.current_player() == -4) == (not state.legal_actions())
        if not state.is_terminal():
            assert state.returns() == [0.0] * game.num_players()
            assert state.current_player() in state.players_to_act()
    assert sum(state.returns()) == pytest.approx(1)
    assert state.player_return(0) == state.returns()[0]


def test_masks_and_lists_agree(game):
    for state in positions(game, 2, every=5):
        mask = state.legal_actions_mask()
        assert mask.dtype == np.int8 and len(mask) == game.num_distinct_actions()
        assert list(np.flatnonzero(mask)) == state.legal_actions()
        assert [state.action_to_string(choice) for choice in state.legal_actions()] == [
            game.alphabet()[choice] for choice in state.legal_actions()
        ]


def test_an_illegal_choice_is_a_value_error_and_changes_nothing(game):
    for state in positions(game, 3, every=31):
        before, text = state.serialize(), state.observation_string(0)
        legal = set(state.legal_actions())
        for wrong in [-1, 10**6, *(set(range(0, game.num_distinct_actions(), 7)) - legal)]:
            with pytest.raises(ValueError, match="not legal|no choice|is over"):
                state.apply_action(wrong)
        assert (state.serialize(), state.observation_string(0)) == (before, text)


def test_a_refused_move_names_the_rule():
    game = princely.load_game("fuerstenfeld", players=2)
    state = game.new_initial_state(1)
    sale = state.legal_moves()[0]
    assert state.move_to_string(sale)
    state.apply_move(sale)
    with pytest.raises(ValueError, match=r"^F-[A-Z]+-\d"):
        state.apply_move(sale)  # there is one sale a turn
    with pytest.raises(ValueError, match="no action"):
        state.apply_move("nonsense")
    entries = state.num_entries()
    state.apply_move(state.legal_moves()[0])
    assert state.num_entries() > entries


def test_moves_are_what_choices_spell(game):
    """Following all legal choices gives as many positions as there are moves."""
    for state in positions(game, 4, every=97):
        if state.is_terminal() or state.chosen():
            continue
        found, open_ = 0, [state]
        while open_:
            here = open_.pop()
            for choice in here.legal_actions():
                after = here.clone()
                after.apply_action(choice)
                if after.num_entries() == here.num_entries():
                    open_.append(after)
                else:
                    found += 1
        assert found == len(state.legal_moves())


def test_copies_go_their_own_way(game):
    rng = random.Random(5)
    for state in positions(game, 5, every=13):
        if state.is_terminal():
            continue
        text = state.serialize()
        copies = [state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
        choice = rng.choice(state.legal_actions())
        for other in copies:
            assert other.serialize() == text
            other.apply_action(choice)
        assert len({other.serialize() for other in copies}) == 1
        assert state.serialize() == text


def test_undo_takes_back_choice_by_choice(game):
    """The choices of an unfinished action one by one, and a whole action with all chance that followed it."""
    rng = random.Random(6)
    for state in positions(game, 6, every=29):
        if state.is_terminal() or state.chosen():
            continue
        other, before = state.clone(), []
        for _ in range(6):
            if other.is_terminal():
                break
            before.append((other.num_entries(), other.chosen(), other.observation_string(0)))
            other.apply_action(rng.choice(other.legal_actions()))
        while before:
            unfinished = other.chosen()
            assert other.undo()
            expected = before.pop()
            while not unfinished and expected[1]:
                expected = before.pop()
            assert (other.num_entries(), other.chosen(), other.observation_string(0)) == expected
    assert not game.new_initial_state(1).undo()


def test_the_same_seed_gives_the_same_game(game):
    first = [state.serialize() for state in positions(game, 7, every=17)]
    assert first == [state.serialize() for state in positions(game, 7, every=17)]
    assert game.new_initial_state(1).serialize() != game.new_initial_state(2).serialize()


def test_positions_are_read_back_and_records_too(game):
    for state in positions(game, 8, every=41):
        again = game.deserialize_state(state.serialize())
        assert again.serialize() == state.serialize()
        assert again.legal_actions() == state.legal_actions()
    record = game.deserialize_state(state.to_record())
    assert record.is_terminal() and record.returns() == state.returns()
    for wrong in ["", "{}", "[1]", '{"princely_state": 2}', state.to_record()[:-9]]:
        with pytest.raises(ValueError):
            game.deserialize_state(wrong)
    other = princely.load_game("fuerstenfeld", players=2, switches={"palaces": 5})
    with pytest.raises(ValueError):
        other.deserialize_state(state.serialize())


def test_games_are_pickled_and_compared(game):
    again = pickle.loads(pickle.dumps(game))
    assert again == game and hash(again) == hash(game) and repr(again) == repr(game)
    assert game != princely.load_game("principati", max_rounds=77)


def test_a_tensor_has_the_parts_of_the_layout(game):
    layout = game.layout()
    assert sum(int(np.prod(shape)) for _, _, shape, _ in layout) == game.observation_tensor_size()
    if game.name == "fuerstenfeld":
        assert game.observation_tensor_size() <= 1024
    out = np.zeros(game.observation_tensor_size(), np.uint8)
    for state in positions(game, 9, every=23):
        for player in [None, *range(game.num_players())]:
            tensor = state.observation_tensor(player, out)
            assert tensor is out and (tensor == state.observation_tensor(player)).all()
            parts = princely.split(game, tensor)
            assert parts["phase"].sum() == 1
            assert [list(parts[name].shape) for name, _, _, _ in layout] == [shape for _, _, shape, _ in layout]
            assert princely.scaled(game, tensor).dtype == np.float32
    with pytest.raises(ValueError):
        state.observation_tensor(0, np.zeros(3, np.uint8))
    with pytest.raises(ValueError):
        state.observation_tensor(99)


def test_bots_play_by_name(game):
    for name in ["random", "greedy", "easy"]:
        state, other = game.new_initial_state(3), game.new_initial_state(3)
        bots = [princely.Bot(game, name, 3, 0, seat) for seat in range(game.num_players())]
        others = [princely.Bot(game, name, 3, 0, seat) for seat in range(game.num_players())]
        while not state.is_terminal():
            bots[state.current_player()].act(state)
        while not other.is_terminal():
            other.apply_action(others[other.current_player()].step(other))
        assert state.to_record() == other.to_record()
    with pytest.raises(ValueError, match="no bot"):
        princely.Bot(game, "nobody")
    with pytest.raises(ValueError, match="is over"):
        bots[0].act(state)
    other = princely.load_game("fuerstenfeld", players=2, switches={"palaces": 5}).new_initial_state(1)
    with pytest.raises(ValueError, match="another game|other options"):
        bots[0].step(other)


def test_a_bot_advises():
    game = princely.load_game("fuerstenfeld", players=2)
    state = game.new_initial_state(1)
    [(actions, expected, _, _), *_] = princely.Bot(game, "strong@50").advise(state)
    assert actions and 0 <= expected <= 1
    assert princely.Bot(game, "greedy").advise(state)[0][0]


def test_chances_add_up_and_the_end_is_certain(game):
    state = game.new_initial_state(4)
    for effort in ("quick", "thorough"):
        chance = princely.chance(state, 0, effort=effort, worlds=5 if effort == "thorough" else None, seed=1)
        assert len(chance.shares) == game.num_players() and sum(chance.shares) == pytest.approx(1)
        assert 0 <= min(chance.shares) and chance.error > 0
    again = [princely.chance(state, 0, effort="thorough", worlds=5, seed=seed) for seed in range(1, 9)]
    assert chance == again[0] and len({tuple(other.shares) for other in again}) > 1
    princely.Bot(game, "greedy").finish(state)
    assert princely.chance(state) == (state.returns(), 0, True)
    for wrong in [dict(worlds=5), dict(effort="thorough", worlds=0), dict(effort="some"), dict(player=9)]:
        with pytest.raises(ValueError):
            princely.chance(state, **wrong)


def test_reseeding_changes_what_comes_and_nothing_that_was(game):
    differ = 0
    for state in positions(game, 18, every=37):
        if state.is_terminal():
            continue
        ends = []
        for number in (1, 1, 2):
            other, rng = state.clone(), random.Random(19)
            other.reseed(number)
            assert (other.to_record(), other.chosen()) == (state.to_record(), state.chosen())
            for player in range(game.num_players()):
                assert other.observation_string(player) == state.observation_string(player)
            again = game.deserialize_state(other.serialize())
            while not other.is_terminal():
                choice = rng.choice(other.legal_actions())
                other.apply_action(choice)
                again.apply_action(choice)
            assert again.to_record() == other.to_record()
            ends.append(other.to_record())
        assert ends[0] == ends[1]
        differ += ends[0] != ends[2]
    # In a duel nothing is drawn once it has begun.
    assert bool(differ) == (game.name == "fuerstenfeld")
    with pytest.raises(TypeError):
        state.reseed("soon")
