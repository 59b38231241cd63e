"""Data sets: the decisions of many games as a Parquet file. Records as data frames, and back."""

from __future__ import annotations

import json
from os import PathLike, fspath
from typing import Any, Callable, Iterable, Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

from ._princely import Game, write_dataset


def dataset(
    game: Game,
    path: str | PathLike[str],
    *,
    bots: str | Sequence[str] = "greedy",
    games: int = 1000,
    first: int = 0,
    seed: int = 0,
    threads: int = 1,
    chance: bool = False,
    progress: Callable[[int], Any] | None = None,
) -> tuple[int, int]:
    """Plays games and writes every choice to a Parquet file. Returns the number of games and of rows.

    The file is the same, to the byte, for any number of threads. `first` is the number of the first game in its series:
    parts of a large data set can be written apart. `chance` adds a column: what the player could expect to win just then,
    by a quick estimate from what that player saw.
    """
    names = [bots] if isinstance(bots, str) else list(bots)
    return write_dataset(game, fspath(path), names, first, games, seed, threads, chance, progress)


def arrays(column: Any) -> NDArray[np.uint8]:
    """A column of tensors as an array with a row for each decision. Takes what pandas, polars or PyArrow give."""
    rows = _values(column)
    width = len(rows[0]) if rows else 0
    return np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), width)


def masks(column: Any, game: Game) -> NDArray[np.uint8]:
    """A column of masks as an array of ones and zeros."""
    packed = arrays(column)
    return np.unpackbits(packed, axis=1, bitorder="little")[:, : game.num_distinct_actions()]


Columns = dict[str, list[Any]]
"""What `pandas.DataFrame`, `polars.DataFrame` and `pyarrow.table` make a table of."""


def frames(records: Iterable[str]) -> tuple[Columns, Columns]:
    """Recorded games as the columns of two tables: one row for each game, and one for each entry of its log.

    Games: `game` counts from 0, `id` is which game it is, `result` and `meta` are JSON, and `frame` is all of the record
    but its log. Entries: `game`, `entry` (from 1), `seat` (-1: chance), `kind` (such as `draw` or `sell`), and `json`, the
    entry as it stands in the record.
    """
    games: Columns = {name: [] for name in ("game", "id", "rules", "entries", "result", "meta", "frame")}
    entries: Columns = {name: [] for name in ("game", "entry", "seat", "kind", "json")}
    for number, line in enumerate(line for line in records if line.strip()):
        record = json.loads(line)
        if not isinstance(record, dict) or not isinstance(record.get("log"), list):
            raise ValueError(f"record {number} is none: it has no log")
        log, record["log"] = record["log"], []
        about = [record.get("game"), record.get("rules"), len(log), _json(record.get("result")), _json(record.get("meta"))]
        _add(games, [number, *about, _json(record)])
        for place, entry in enumerate(log, 1):
            _add(entries, [number, place, entry.get("seat", -1), _kind(entry), _json(entry)])
    return games, entries


def records(games: Mapping[str, Any], entries: Mapping[str, Any]) -> list[str]:
    """The records of such tables, in the order of `games`. Rows may be missing or changed: `Game.deserialize_state` and
    `princely replay` check a record against the rules."""
    logs: dict[int, list[tuple[int, str]]] = {}
    for game, place, text in zip(*(_values(entries[name]) for name in ("game", "entry", "json"))):
        logs.setdefault(int(game), []).append((int(place), text))
    lines = []
    for game, frame in zip(_values(games["game"]), _values(games["frame"])):
        record = json.loads(frame)
        record["log"] = [json.loads(text) for _, text in sorted(logs.get(int(game), []))]
        lines.append(_json(record))
    return lines


def _add(columns: Columns, row: list[Any]) -> None:
    for column, value in zip(columns.values(), row):
        column.append(value)


def _values(column: Any) -> list[Any]:
    return column.to_pylist() if hasattr(column, "to_pylist") else list(column)


def _kind(entry: Mapping[str, Any]) -> str:
    """What an entry is called: its action, or what chance did."""
    what = entry.get("action", entry)
    return what if isinstance(what, str) else next(iter(what), "")


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
