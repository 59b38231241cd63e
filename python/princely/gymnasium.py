"""A Gymnasium environment: one agent against bots of the house.

    env = princely.gymnasium.make("fuerstenfeld", opponents=["greedy", "easy"], players=3)

An observation is a tensor; the legal choices stand in `info["action_mask"]`. A choice that is not legal does not raise:
nothing happens, the reward is 0 and `info["illegal"]` is true (`illegal="repeat"`), or the game ends with reward 0
(`illegal="end"`).
"""

from __future__ import annotations

from typing import Any, Sequence

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ._princely import Bot, Game, State
from .render import MODES, render


class Env(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """One agent against bots."""

    metadata = {"render_modes": MODES}

    def __init__(
        self,
        game: Game | str,
        opponents: str | Sequence[str] = "greedy",
        *,
        seat: int = 0,
        illegal: str = "repeat",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        from . import load_game

        if isinstance(game, str):
            game = load_game(game, **options)
        elif options:
            raise ValueError("a game has its options already")
        if illegal not in ("repeat", "end"):
            raise ValueError("illegal is repeat or end")
        if not 0 <= seat < game.num_players():
            raise ValueError(f"there is no seat {seat}")
        names = [opponents] if isinstance(opponents, str) else list(opponents)
        others = [other for other in range(game.num_players()) if other != seat]
        self.game, self.seat, self.illegal, self.render_mode = game, seat, illegal, render_mode
        self._names = {other: names[place % len(names)] for place, other in enumerate(others)}
        self.observation_space = spaces.Box(0, 255, (game.observation_tensor_size(),), np.uint8)
        self.action_space = spaces.Discrete(game.num_distinct_actions())
        self._begin(0)

    def _begin(self, seed: int) -> None:
        self._state: State = self.game.new_initial_state(seed)
        self._bots = {other: Bot(self.game, name, seed, 0, other) for other, name in self._names.items()}
        self._others()

    def _others(self) -> None:
        """Lets the bots play until the agent is to choose or the game is over."""
        player = self._state.current_player()
        while player >= 0 and player != self.seat:
            self._bots[player].act(self._state)
            player = self._state.current_player()

    def _info(self, **more: Any) -> dict[str, Any]:
        over = self._state.is_terminal()
        mask = np.zeros(self.game.num_distinct_actions(), np.int8) if over else self._state.legal_actions_mask()
        return {"action_mask": mask, **more}

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask under the name that MaskablePPO asks for."""
        mask: NDArray[np.bool_] = self._info()["action_mask"].astype(np.bool_)
        return mask

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        super().reset(seed=seed)
        self._begin(int(self.np_random.integers(0, 2**63)))
        return self._state.observation_tensor(self.seat), self._info()

    def step(self, action: Any) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        over = self._state.is_terminal()
        more: dict[str, Any] = {}
        try:
            self._state.apply_action(int(action))
        except ValueError:
            more = {"illegal": True}
            over = over or self.illegal == "end"
        else:
            self._others()
            over = self._state.is_terminal()
        won = self._state.returns()[self.seat] if not more else 0.0
        if self.render_mode == "human":
            self.render()
        return self._state.observation_tensor(self.seat), won, over, False, self._info(**more)

    def render(self) -> Any:
        return render(self._state, self.render_mode)


def make(game: Game | str, opponents: str | Sequence[str] = "greedy", **options: Any) -> Env:
    """One agent against bots of the house."""
    return Env(game, opponents, **options)
