"""Many environments, stepped by one call.

    envs = princely.vector.make("fuerstenfeld", 1024)
    observations, infos = envs.reset(seed=1)
    while True:
        choices = envs.sample()                       # or what your policy says
        observations, rewards, terminated, truncated, infos = envs.step(choices)

All arrays belong to the environments and are written anew by each step, without a copy; copy what you want to keep.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._princely import Game, Vector


class VectorEnv:
    """Many episodes of one game, in which all seats learn (self-play).

    A row of `observations` is what the seat `to_play` sees, and its row of `action_mask` which choices are legal.
    `rewards` has a column for each seat: what it won, in the step that ended the game. A choice that is not legal changes
    nothing, and `infos["illegal"]` says where that happened. `autoreset` is a mode of Gymnasium: `next_step`, `same_step`
    or `disabled`.
    """

    def __init__(
        self, game: Game, num_envs: int, *, threads: int = 1, seed: int = 0, autoreset: str = "next_step"
    ) -> None:
        self.game = game
        self.num_envs = num_envs
        self.num_players = game.num_players()
        self._vector = Vector(game, num_envs, seed, autoreset, threads)
        self.observations: NDArray[np.uint8] = np.zeros((num_envs, game.observation_tensor_size()), np.uint8)
        self.action_mask: NDArray[np.uint8] = np.zeros((num_envs, game.num_distinct_actions()), np.uint8)
        self.rewards: NDArray[np.float32] = np.zeros((num_envs, self.num_players), np.float32)
        self.to_play: NDArray[np.int8] = np.zeros(num_envs, np.int8)
        self._terminated: NDArray[np.uint8] = np.zeros(num_envs, np.uint8)
        self._illegal: NDArray[np.uint8] = np.zeros(num_envs, np.uint8)
        self._truncated: NDArray[np.bool_] = np.zeros(num_envs, np.bool_)
        self._choices: NDArray[np.int64] = np.zeros(num_envs, np.int64)
        self._arrays = (
            self.observations, self.action_mask, self.rewards, self._terminated, self._illegal, self.to_play,
        )
        self._infos: dict[str, Any] = {
            "action_mask": self.action_mask, "to_play": self.to_play, "illegal": self._illegal.view(np.bool_),
        }
        self._vector.reset(self._arrays, seed)

    def reset(self, *, seed: int | None = None) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """Begins all games anew: with the first games of a series if `seed` names one, else with the next ones."""
        self._vector.reset(self._arrays, seed)
        return self.observations, self._infos

    def step(
        self, choices: NDArray[np.int64]
    ) -> tuple[NDArray[np.uint8], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Makes one choice in every environment."""
        if choices.dtype != np.int64:
            choices = choices.astype(np.int64)
        self._vector.step(choices, self._arrays)
        return self.observations, self.rewards, self._terminated.view(np.bool_), self._truncated, self._infos

    def sample(self) -> NDArray[np.int64]:
        """One legal choice for every environment, each equally likely."""
        self._vector.sample(self.action_mask, self._choices)
        return self._choices


def make(
    game: Game | str, num_envs: int, threads: int = 1, *, seed: int = 0, autoreset: str = "next_step", **options: Any
) -> VectorEnv:
    """Many environments of a game, or of the game with this name and these options."""
    from . import load_game

    if isinstance(game, str):
        game = load_game(game, **options)
    elif options:
        raise ValueError("a game has its options already")
    return VectorEnv(game, num_envs, threads=threads, seed=seed, autoreset=autoreset)
