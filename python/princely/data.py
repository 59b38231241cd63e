"""Data sets: the decisions of many games as a Parquet file."""

from __future__ import annotations

from os import PathLike, fspath
from typing import Any, Callable, Sequence

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
    progress: Callable[[int], Any] | None = None,
) -> tuple[int, int]:
    """Plays games and writes every choice to a Parquet file. Returns the number of games and of rows.

    The file is the same, to the byte, for any number of threads. `first` is the number of the first game in its series:
    parts of a large data set can be written apart.
    """
    names = [bots] if isinstance(bots, str) else list(bots)
    return write_dataset(game, fspath(path), names, first, games, seed, threads, progress)


def arrays(column: Any) -> NDArray[np.uint8]:
    """A column of tensors as an array with a row for each decision. Takes what pandas, polars or PyArrow give."""
    rows = column.to_pylist() if hasattr(column, "to_pylist") else list(column)
    width = len(rows[0]) if rows else 0
    return np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), width)


def masks(column: Any, game: Game) -> NDArray[np.uint8]:
    """A column of masks as an array of ones and zeros."""
    packed = arrays(column)
    return np.unpackbits(packed, axis=1, bitorder="little")[:, : game.num_distinct_actions()]
