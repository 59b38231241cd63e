"""Many machines: series, matches and data sets on a Ray cluster.

    import princely, princely.ray
    game = princely.load_game("fuerstenfeld", players=4)
    princely.ray.dataset(game, "games/", bots="greedy", games=10_000_000, address="auto")

A task plays many games. Which games it plays follows from their numbers alone, so the results, and the bytes of data
sets, are the same for any number of nodes and workers. A task that is lost with its node is played again elsewhere.
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any, Callable, Iterator, Sequence

import ray

from ._princely import Game
from .arena import Match, Player, play_deals, result
from .data import dataset as write

Progress = Callable[[int, int], Any]
"""Is told how many games are done, and how many there are."""


def bar(done: int, games: int) -> None:
    """A progress bar on the standard error output: `progress=princely.ray.bar`."""
    width = 40 * done // games
    end = "\n" if done == games else ""
    print(f"\r{'█' * width}{'░' * (40 - width)} {done:,} of {games:,} games", end=end, file=sys.stderr, flush=True)


def _connect(address: str | None) -> None:
    if not ray.is_initialized():
        ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)


def _in_order(
    task: Any, arguments: Callable[[int, int], tuple[Any, ...]], games: int, chunk: int, progress: Progress | None
) -> Iterator[Any]:
    """The results of all chunks, in order. Only a few chunks wait at a time, so memory does not grow."""
    starts = list(range(0, games, chunk))
    resources: Callable[[], dict[str, float]] = ray.cluster_resources
    ahead = max(8, 4 * int(resources().get("CPU", 1)))
    pending: list[Any] = []
    asked = done = 0
    while done < len(starts):
        while asked < len(starts) and len(pending) < ahead:
            first = starts[asked]
            pending.append(task.remote(*arguments(first, min(chunk, games - first))))
            asked += 1
        yield ray.get(pending.pop(0))
        done += 1
        if progress:
            progress(min(games, done * chunk), games)


@ray.remote(max_retries=-1)
def _part(game: Game, bots: Sequence[str], first: int, games: int, seed: int) -> tuple[bytes, int]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "part.parquet"
        _, rows = write(game, path, bots=list(bots), first=first, games=games, seed=seed)
        return path.read_bytes(), rows


def dataset(
    game: Game,
    folder: str | os.PathLike[str],
    *,
    bots: str | Sequence[str] = "greedy",
    games: int = 10_000,
    seed: int = 0,
    chunk: int = 500,
    address: str | None = None,
    progress: Progress | None = None,
) -> tuple[int, int]:
    """Writes a data set as a folder of Parquet files, `chunk` games each. Returns the number of games and of rows.

    A folder is read like a file by pandas, polars and PyArrow. Parts that are there already are not written again, so a
    run that was interrupted can be continued; a folder with parts of something else is refused.
    """
    _connect(address)
    names = [bots] if isinstance(bots, str) else list(bots)
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    _claim(target, {"game": game.name, "options": json.loads(game.options), "bots": names, "seed": seed, "games": games,
                    "chunk": chunk})  # fmt: skip
    rows = 0
    missing = [
        first for first in range(0, games, chunk) if not (target / f"part-{first // chunk:06}.parquet").exists()
    ]
    parts = _in_order(
        _part,
        lambda place, _: (game, names, missing[place], min(chunk, games - missing[place]), seed),
        len(missing),
        1,
        (lambda done, of: progress(min(games, games - (of - done) * chunk), games)) if progress else None,
    )
    for first, (content, count) in zip(missing, parts):
        path = target / f"part-{first // chunk:06}.parquet"
        beside = path.with_suffix(".part")
        beside.write_bytes(content)
        beside.rename(path)
        rows += count
    return games, rows


def _claim(folder: Path, what: dict[str, Any]) -> None:
    """Notes in the folder what its parts are parts of. Readers of Parquet pass over names that begin with `_`."""
    note = folder / "_princely.json"
    if not note.exists():
        if any(folder.glob("*.parquet")):
            raise ValueError(f"{folder} has Parquet files already, and nothing says what they are; choose another folder")
        note.write_text(json.dumps(what))
    elif (there := json.loads(note.read_text())) != what:
        differs = next(key for key in what if there.get(key) != what[key])
        raise ValueError(f"{folder} has a data set with another {differs}; choose another folder")


@ray.remote(max_retries=-1)
def _deals(game: Game, bots: Sequence[Player], first: int, deals: int, seed: int) -> list[float]:
    return play_deals(game, bots, range(first, first + deals), seed)


def arena(
    game: Game,
    bots: Sequence[Player],
    *,
    games: int = 1000,
    seed: int = 0,
    chunk: int = 20,
    address: str | None = None,
    progress: Progress | None = None,
) -> Match:
    """`princely.arena` on a cluster, with the same result."""
    _connect(address)
    if len(bots) < 2:
        raise ValueError("it takes 2 bots to play against each other")
    deals = max(1, -(-games // game.num_players()))
    scores: list[float] = []
    for part in _in_order(
        _deals, lambda first, count: (game, list(bots), first, count, seed), deals, chunk, progress
    ):
        scores.extend(part)
    return result(game, scores)


@ray.remote(max_retries=-1)
def _wins(game: Game, bots: Sequence[str], first: int, games: int, seed: int) -> list[float]:
    from ._princely import Bot

    wins = [0.0] * game.num_players()
    for number in range(first, first + games):
        state = game.new_initial_state(seed, number)
        seated = [Bot(game, bots[seat % len(bots)], seed, number, seat) for seat in range(len(wins))]
        while not state.is_terminal():
            seated[state.current_player()].act(state)
        wins = [total + won for total, won in zip(wins, state.returns())]
    return wins


def simulate(
    game: Game,
    bots: str | Sequence[str] = "greedy",
    *,
    games: int = 10_000,
    seed: int = 0,
    chunk: int = 200,
    address: str | None = None,
    progress: Progress | None = None,
) -> list[float]:
    """The wins of each seat in a series of games."""
    _connect(address)
    names = [bots] if isinstance(bots, str) else list(bots)
    wins = [0.0] * game.num_players()
    for part in _in_order(_wins, lambda first, count: (game, names, first, count, seed), games, chunk, progress):
        wins = [total + won for total, won in zip(wins, part)]
    return wins
