"""PettingZoo environments.

    from princely import pettingzoo
    env = pettingzoo.env("fuerstenfeld", players=3, variant="expert")      # AEC
    env = pettingzoo.parallel_env("principati")                           # parallel

An observation is a dictionary of `observation`, a tensor, and `action_mask`, which also stands in `infos`. In the
parallel environment the last choice of the action space, `wait`, is the only legal one for an agent that is not to act.

A choice that is not legal does not raise: nothing happens, the same agent is asked again, and its info says
`"illegal": True`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]

from ._princely import Game, State
from .render import MODES, render


def _game(game: Game | str, options: dict[str, Any]) -> Game:
    from . import load_game

    if isinstance(game, str):
        return load_game(game, **options)
    if options:
        raise ValueError("a game has its options already")
    return game


def _seed(env: Any, seed: int | None) -> tuple[int, int]:
    """The series and the number of the next game."""
    if seed is not None:
        env._series, env._number = int(seed), 0
    else:
        env._number += 1
    return env._series, env._number


class AEC(AECEnv):  # type: ignore[misc]
    """Agents choose one after the other."""

    def __init__(self, game: Game | str, *, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.game = _game(game, options)
        self.metadata = {"name": f"princely_{self.game.name}", "render_modes": MODES, "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.num_players())]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._choices = self.game.num_distinct_actions()
        width = self.game.observation_tensor_size()
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (width,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (self._choices,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self._choices) for agent in self.possible_agents}
        self._series, self._number = 0, -1
        self._state: State = self.game.new_initial_state()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._state = self.game.new_initial_state(*_seed(self, seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn()

    def _turn(self) -> None:
        seat = self._state.current_player()
        for agent in self.agents:
            self.infos[agent] = {"action_mask": self._mask(agent)}
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]

    def _mask(self, agent: str) -> Any:
        if self._seats[agent] == self._state.current_player():
            return self._state.legal_actions_mask()
        return np.zeros(self._choices, np.int8)

    def observe(self, agent: str) -> dict[str, Any]:
        return {"observation": self._state.observation_tensor(self._seats[agent]), "action_mask": self._mask(agent)}

    def state(self) -> Any:
        """What a spectator sees."""
        return self._state.observation_tensor()

    @property
    def state_space(self) -> spaces.Space[Any]:
        return spaces.Box(0, 255, (self.game.observation_tensor_size(),), np.uint8)

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        try:
            self._state.apply_action(-1 if action is None else int(action))
        except ValueError:
            self.infos[agent] = {"action_mask": self._mask(agent), "illegal": True}
            return
        if self._state.is_terminal():
            for name, won in zip(self.possible_agents, self._state.returns()):
                self.rewards[name] = won
                self.terminations[name] = True
            self.agent_selection = self.agents[0]
        self._turn()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return render(self._state, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


class Parallel(ParallelEnv):  # type: ignore[misc]
    """All agents choose in every step; who is not to act chooses `wait`, the last choice."""

    def __init__(self, game: Game | str, *, render_mode: str | None = None, **options: Any) -> None:
        self.game = _game(game, options)
        self.metadata = {"name": f"princely_{self.game.name}_parallel", "render_modes": MODES}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.num_players())]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.wait = self.game.num_distinct_actions()
        width = self.game.observation_tensor_size()
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (width,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (self.wait + 1,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._series, self._number = 0, -1
        self._state: State = self.game.new_initial_state()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def _observations(self) -> dict[str, Any]:
        acting = set(self._state.players_to_act())
        seen = {}
        for agent in self.agents:
            seat = self._seats[agent]
            mask = np.zeros(self.wait + 1, np.int8)
            if seat in acting:
                self._state.turn_to(seat)
                mask[:-1] = self._state.legal_actions_mask()
            else:
                mask[-1] = 1
            seen[agent] = {"observation": self._state.observation_tensor(seat), "action_mask": mask}
        return seen

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self._state = self.game.new_initial_state(*_seed(self, seed))
        self.agents = list(self.possible_agents)
        seen = self._observations()
        return seen, {agent: {"action_mask": seen[agent]["action_mask"]} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[
        dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        acting = set(self._state.players_to_act())
        illegal = dict.fromkeys(self.agents, False)
        for agent in list(self.agents):
            seat, action = self._seats[agent], int(actions.get(agent, self.wait))
            if seat not in acting:
                illegal[agent] = action != self.wait
                continue
            # Who acts at once does not see what the others chose in this step, and the game cannot move on before all
            # of them have chosen.
            try:
                self._state.turn_to(seat)
                self._state.apply_action(action)
            except ValueError:
                illegal[agent] = True
        over = self._state.is_terminal()
        won = self._state.returns()
        seen = self._observations()
        rewards = {agent: won[self._seats[agent]] if over else 0.0 for agent in self.agents}
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, False)
        infos: dict[str, dict[str, Any]] = {}
        for agent in self.agents:
            infos[agent] = {"action_mask": seen[agent]["action_mask"]}
            if illegal[agent]:
                infos[agent]["illegal"] = True
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, terminations, truncations, infos

    def state(self) -> Any:
        """What a spectator sees."""
        return self._state.observation_tensor()

    @property
    def state_space(self) -> spaces.Space[Any]:
        return spaces.Box(0, 255, (self.game.observation_tensor_size(),), np.uint8)

    def render(self) -> Any:
        return render(self._state, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


def env(game: Game | str, *, render_mode: str | None = None, **options: Any) -> AEC:
    """An environment in which agents choose one after the other."""
    return AEC(game, render_mode=render_mode, **options)


def parallel_env(game: Game | str, *, render_mode: str | None = None, **options: Any) -> Parallel:
    """An environment in which all agents choose in every step."""
    return Parallel(game, render_mode=render_mode, **options)


raw_env = env
