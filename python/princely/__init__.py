"""Fürstenfeld and Principati Duello for research.

    import princely
    game = princely.load_game("fuerstenfeld", players=4, variant="expert")
    state = game.new_initial_state(seed=1)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    print(state.returns())

`princely.vector`, `princely.pettingzoo` and `princely.gymnasium` are environments of the usual kinds;
`princely.arena` lets bots, yours too, play against each other.
"""

from __future__ import annotations

from typing import Any, Mapping

from ._princely import Bot, Game, State, __version__, games
from .arena import Match, arena, simulate
from .chance import Chance, chance
from .data import dataset
from .replay import Replay
from .text import scaled, split

__all__ = [
    "Bot", "Chance", "Game", "Match", "Replay", "State", "__version__", "arena", "chance", "dataset", "games", "load_game", "read_record", "scaled", "simulate",
    "split",
]


def load_game(
    name: str,
    *,
    players: int | None = None,
    variant: str | None = None,
    max_rounds: int | None = None,
    switches: Mapping[str, Any] | None = None,
    table: str | None = None,
) -> Game:
    """The game with this name and these options.

    `switches` are house rules by name; `table` is the text of a card table or a tile catalogue of your own.
    """
    import json

    typed = [(key, value if isinstance(value, str) else json.dumps(value)) for key, value in (switches or {}).items()]
    return Game(name, players, variant, max_rounds, typed, table)


def read_record(game: Game, line: str) -> State:
    """The position at the end of a recorded game."""
    return game.deserialize_state(line)
