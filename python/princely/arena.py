"""Matches between bots: of the house by their names, and your own."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Callable, Iterable, Sequence, Union, cast

from ._princely import Bot, Game, State, lineups, share

Player = Union[str, Callable[..., Union[int, str]]]
"""A bot of the house by its name, or a function that is given a state, which shows the position as everybody's, and a
`random.Random`, and returns a legal choice, or a whole legal move as text. What the function may look at is up to its author: a fair one asks only for
`state.observation_tensor(state.current_player())`, masks and the like."""


@dataclass(frozen=True)
class Match:
    """What a match found: the share of wins of the first bot, with its 95 % interval, and both as a difference in Elo."""

    share: float
    low: float
    high: float
    elo: float
    elo_low: float
    elo_high: float
    games: int
    deals: list[float] = field(repr=False)


def arena(
    game: Game, bots: Sequence[Player], *, games: int = 100, seed: int = 0, threads: int = 1
) -> Match:
    """Plays the first bot against the others.

    Every deal is played once in each rotation of the seats, with the same luck. The games, and so the result, are the
    same for any number of threads; a function that is used as a bot must not depend on what other games do.
    """
    if len(bots) < 2:
        raise ValueError("it takes 2 bots to play against each other")
    deals = range(max(1, -(-games // game.num_players())))
    if threads > 1:
        with ThreadPoolExecutor(threads) as pool:
            scores = list(pool.map(lambda deal: play_deals(game, bots, [deal], seed)[0], deals))
    else:
        scores = play_deals(game, bots, deals, seed)
    return result(game, scores)


def simulate(
    game: Game,
    bots: Player | Sequence[Player] = "greedy",
    *,
    games: int = 1000,
    first: int = 0,
    seed: int = 0,
    threads: int = 1,
) -> list[float]:
    """The wins of each seat in a series of games; a win shared by k counts 1/k.

    Fewer bots than seats repeat in turn. The games, and so the wins, are the same for any number of threads.
    """
    seated = list(bots) if isinstance(bots, (list, tuple)) else [cast(Player, bots)]
    if not seated:
        raise ValueError("nobody plays: name at least one bot")
    lineup = [seat % len(seated) for seat in range(game.num_players())]
    numbers = range(first, first + games)
    with ThreadPoolExecutor(max(1, threads)) as pool:
        returns = list(pool.map(lambda number: _returns(game, seated, lineup, seed, number), numbers))
    return [sum(won[seat] for won in returns) for seat in range(game.num_players())]


def play_deals(game: Game, bots: Sequence[Player], deals: Iterable[int], seed: int) -> list[float]:
    """What the first bot wins in each of these deals, on average over the rotations of the seats."""
    plan = lineups(game.num_players(), len(bots) - 1)
    return [sum(_play(game, bots, lineup, seed, deal) for lineup in plan) / len(plan) for deal in deals]


def result(game: Game, scores: list[float]) -> Match:
    """What the scores of all deals say."""
    (middle, low, high), (elo, elo_low, elo_high) = share(game.num_players(), scores)
    return Match(middle, low, high, elo, elo_low, elo_high, len(scores) * game.num_players(), scores)


def _play(game: Game, bots: Sequence[Player], lineup: Sequence[int], seed: int, number: int) -> float:
    """What bot 0 wins in one game."""
    returns = _returns(game, bots, lineup, seed, number)
    return sum(won for index, won in zip(lineup, returns) if index == 0)


def _returns(game: Game, bots: Sequence[Player], lineup: Sequence[int], seed: int, number: int) -> list[float]:
    """What each seat wins in one game. `lineup` says which bot sits where."""
    state = game.new_initial_state(seed, number)
    seated: list[Callable[[State], None]] = []
    for seat, index in enumerate(lineup):
        bot = bots[index]
        if isinstance(bot, str):
            seated.append(Bot(game, bot, seed, number, seat).act)
        else:
            seated.append(_own(bot, random.Random(f"{seed}/{number}/{seat}")))
    while not state.is_terminal():
        seated[state.current_player()](state)
    return state.returns()


def _own(bot: Callable[..., Union[int, str]], rng: random.Random) -> Callable[[State], None]:
    def act(state: State) -> None:
        answer = bot(state, rng)
        if isinstance(answer, str):
            state.apply_move(answer)
        else:
            state.apply_action(int(answer))

    return act
