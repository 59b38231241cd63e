"""Chances to win, from what a player may know."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ._princely import State


class Chance(NamedTuple):
    """The share of the win that each player can expect if all play on like the reference bot of the house."""

    shares: list[float]
    """By player; they add up to 1."""
    error: float
    """The standard error of a share; of a quick estimate, how far it usually is from a thorough one."""
    fitted: bool
    """Whether the numbers were fitted to this game, and not to a similar one."""


def chance(
    state: State,
    player: int | None = None,
    *,
    effort: Literal["quick", "thorough"] = "quick",
    worlds: int | None = None,
    seed: int = 0,
) -> Chance:
    """The chances in a position, from what a player may know; without a player, from what a spectator may know.

    A quick estimate counts things (at most 50 microseconds). A thorough one plays many imagined worlds on (about a fifth
    of a second, unless `worlds` says how many); the same `seed` gives the same estimate.
    """
    if effort not in ("quick", "thorough"):
        raise ValueError(f"effort is 'quick' or 'thorough', not {effort!r}")
    return Chance(*state.chance(player, effort == "thorough", worlds, seed))
