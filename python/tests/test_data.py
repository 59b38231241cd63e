"""Data sets are read without our package, hold what was played, and depend on no thread."""

import json

import numpy as np
import pandas
import polars
import princely
import princely.data
import pyarrow.parquet
import pytest
from conftest import load

KEYS = ["fuerstenfeld-3-expert", "principati-base"]


@pytest.mark.parametrize("key", KEYS)
def test_every_row_is_a_decision_as_its_player_saw_it(key, tmp_path):
    game, path = load(key), tmp_path / "games.parquet"
    games, rows = princely.dataset(game, path, bots=["greedy", "random"], games=3, seed=4)
    table = pyarrow.parquet.read_table(path)
    assert (games, rows) == (3, table.num_rows)
    frame = table.to_pandas()
    tensors, masks = princely.data.arrays(table["tensor"]), princely.data.masks(table["mask"], game)
    row = 0
    for number in range(3):
        state = game.new_initial_state(4, number)
        first = row
        while not state.is_terminal():
            here = frame.iloc[row]
            assert (here.game, here.step, here.seat) == (number, row - first, state.current_player())
            assert here["round"] == state.round()
            assert (tensors[row] == state.observation_tensor(state.current_player())).all()
            assert (masks[row] == state.legal_actions_mask()).all()
            state.apply_action(int(here.choice))
            row += 1
        won = state.returns()
        assert frame.result[first:row].tolist() == pytest.approx([won[seat] for seat in frame.seat[first:row]])
    assert row == rows


@pytest.mark.parametrize("key", KEYS)
def test_a_data_set_is_the_same_for_any_number_of_threads(key, tmp_path):
    game, bytes_ = load(key), set()
    for threads in (1, 2, 4):
        path = tmp_path / f"{threads}.parquet"
        princely.dataset(game, path, bots="random", games=20, seed=5, threads=threads)
        bytes_.add(path.read_bytes())
    assert len(bytes_) == 1


def test_parts_make_up_the_whole(tmp_path):
    game = load("principati-base")
    princely.dataset(game, tmp_path / "all.parquet", games=4, seed=6)
    for first in (0, 2):
        princely.dataset(game, tmp_path / f"part{first}.parquet", games=2, first=first, seed=6)
    parts = [pandas.read_parquet(tmp_path / f"part{first}.parquet") for first in (0, 2)]
    assert pandas.concat(parts, ignore_index=True).equals(pandas.read_parquet(tmp_path / "all.parquet"))


def test_the_file_explains_itself_and_polars_reads_it(tmp_path):
    game, path = load("fuerstenfeld-3-expert"), tmp_path / "games.parquet"
    princely.dataset(game, path, games=2)
    explained = json.loads(pyarrow.parquet.read_schema(path).metadata[b"princely"])
    assert explained["format"] == "princely-dataset/1" and explained["game"] == "fuerstenfeld"
    assert explained["choices"] == game.alphabet()
    assert [(part["name"], part["offset"]) for part in explained["layout"]] == [
        (name, offset) for name, offset, _, _ in game.layout()
    ]
    frame = polars.read_parquet(path)
    assert frame.columns == ["game", "step", "seat", "round", "choice", "result", "tensor", "mask"]
    assert princely.data.arrays(frame["tensor"]).shape == (len(frame), game.observation_tensor_size())
    assert np.isin(frame["seat"], [0, 1, 2]).all()


@pytest.mark.parametrize("key", KEYS)
def test_chances_are_those_of_the_player_just_then(key, tmp_path):
    game = load(key)
    princely.dataset(game, tmp_path / "without.parquet", games=2, seed=4)
    princely.dataset(game, tmp_path / "with.parquet", games=2, seed=4, chance=True)
    frame = pandas.read_parquet(tmp_path / "with.parquet")
    assert frame.drop(columns="chance").equals(pandas.read_parquet(tmp_path / "without.parquet"))
    state = game.new_initial_state(4)
    expected = []
    for choice in frame.choice[frame.game == 0]:
        if not state.chosen():  # the choices of an action share what was expected before it
            player = state.current_player()
            expected.append(princely.chance(state, player).shares[player])
        else:
            expected.append(expected[-1])
        state.apply_action(int(choice))
    assert frame.chance[frame.game == 0].tolist() == pytest.approx(expected)


def test_a_data_set_that_cannot_be_written_says_why(tmp_path):
    game = load("principati-base")
    with pytest.raises(OSError):
        princely.dataset(game, tmp_path / "nowhere" / "x.parquet")
    with pytest.raises(ValueError, match="no bot"):
        princely.dataset(game, tmp_path / "x.parquet", bots="nobody")
    with pytest.raises(ValueError, match="programs"):
        princely.dataset(game, tmp_path / "x.parquet", bots="cmd:ls")

    def stop(_):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        princely.dataset(game, tmp_path / "x.parquet", bots="random", games=1000, progress=stop)
    assert 0 < len(pandas.read_parquet(tmp_path / "x.parquet"))


@pytest.mark.parametrize(
    ("key", "kinds", "draws"),
    [("fuerstenfeld-3-expert", {"draw", "sell"}, True), ("principati-base", {"draft_keep", "reserve"}, False)],
)
@pytest.mark.parametrize("table", [pandas.DataFrame, polars.DataFrame, pyarrow.table, dict])
def test_records_become_tables_and_records_again(key, kinds, draws, table):
    game, lines = load(key), []
    for number in range(3):
        state = game.new_initial_state(7, number)
        princely.Bot(game, "greedy").finish(state)
        lines.append(state.to_record())
    games, entries = princely.data.frames(line + "\n" for line in lines)
    assert games["game"] == [0, 1, 2] and set(games["id"]) == {game.name}
    assert sum(games["entries"]) == len(entries["json"])
    assert kinds <= set(entries["kind"])
    # What chance did is an entry of nobody; in a duel all of it follows from the seed.
    assert entries["seat"] == [json.loads(entry).get("seat", -1) for entry in entries["json"]]
    assert (-1 in entries["seat"]) == draws
    assert princely.data.records(table(games), table(entries)) == lines


def test_a_changed_table_makes_a_record_that_the_rules_refuse():
    game = load("fuerstenfeld-3-expert")
    state = game.new_initial_state(7)
    princely.Bot(game, "greedy").finish(state)
    games, entries = princely.data.frames([state.to_record()])
    entry = entries["kind"].index("sell")
    for column in entries.values():
        column[entry], column[entry - 1] = column[entry - 1], column[entry]
    entries["entry"] = sorted(entries["entry"])
    [line] = princely.data.records(games, entries)
    with pytest.raises(ValueError):
        game.deserialize_state(line)
    for wrong in ["[1]", "{}", '{"log": 1}']:
        with pytest.raises(ValueError, match="no log"):
            princely.data.frames([wrong])
