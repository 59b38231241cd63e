"""The test suites of PettingZoo and Gymnasium, for every game and variant."""

import gymnasium.utils.env_checker
import numpy as np
import princely
import princely.gymnasium
import princely.pettingzoo
import princely.vector
import pytest
from conftest import GAMES
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

SVG = {"svg": lambda picture: isinstance(picture, str) and picture.startswith("<svg")}


def test_pettingzoo_api(game):
    api_test(princely.pettingzoo.env(game), num_cycles=300)


def test_pettingzoo_parallel_api(game):
    parallel_api_test(princely.pettingzoo.parallel_env(game), num_cycles=300)


def test_pettingzoo_seed(game):
    seed_test(lambda: princely.pettingzoo.env(game), num_cycles=100)
    parallel_seed_test(lambda: princely.pettingzoo.parallel_env(game), num_cycles=100)


def test_pettingzoo_render(game):
    render_test(lambda render_mode=None: princely.pettingzoo.env(game, render_mode=render_mode), custom_tests=SVG)


def test_pettingzoo_does_not_raise_for_an_illegal_choice(game):
    env = princely.pettingzoo.env(game)
    env.reset(seed=1)
    agent = env.agent_selection
    wrong = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(wrong)
    assert env.agent_selection == agent and env.infos[agent]["illegal"]
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"])[0]))
    assert "illegal" not in env.infos[agent]


def test_parallel_agents_act_at_once_and_end_together(game):
    env = princely.pettingzoo.parallel_env(game)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    at_once = 0
    while env.agents:
        acting = [agent for agent in env.agents if seen[agent]["action_mask"][env.wait] == 0]
        at_once += len(acting) > 1
        actions = {agent: int(rng.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in env.agents}
        seen, rewards, over, _, infos = env.step(actions)
        assert not any("illegal" in info for info in infos.values())
    assert all(over.values()) and sum(rewards.values()) == pytest.approx(1)
    if game.name == "principati":
        assert at_once


def test_gymnasium_check_env(game):
    env = princely.gymnasium.make(game, "random")
    gymnasium.utils.env_checker.check_env(env, skip_render_check=True)


@pytest.mark.parametrize("illegal", ["repeat", "end"])
def test_gymnasium_plays_to_the_end_and_names_what_is_illegal(game, illegal):
    env = princely.gymnasium.make(game, ["greedy", "random"], seat=1, illegal=illegal)
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, reward, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
    assert 0 <= reward <= 1 and not info["action_mask"].any()
    _, info = env.reset()
    _, reward, over, _, info = env.step(np.flatnonzero(info["action_mask"] == 0)[0])
    assert (reward, over, info["illegal"]) == (0, illegal == "end", True)


def test_vector_steps_as_states_do(game):
    envs = princely.vector.make(game, 7, 2, autoreset="disabled")
    observations, infos = envs.reset(seed=5)
    states = [game.new_initial_state(5, number) for number in range(7)]
    for _ in range(400):
        for place, state in enumerate(states):
            player = state.current_player()
            assert infos["to_play"][place] == (player if player >= 0 else -1)
            assert (infos["action_mask"][place] == state.legal_actions_mask()).all()
            if player >= 0:
                assert (observations[place] == state.observation_tensor(player)).all()
        choices = envs.sample()
        for choice, state in zip(choices, states):
            if not state.is_terminal():
                state.apply_action(int(choice))
        observations, rewards, over, _, infos = envs.step(choices)
        for place, state in enumerate(states):
            if over[place]:
                assert rewards[place] == pytest.approx(state.returns())


def test_vector_begins_anew():
    for autoreset in ["next_step", "same_step"]:
        envs = princely.vector.make("principati", 4, max_rounds=1, autoreset=autoreset)
        ended = 0
        for _ in range(600):
            _, rewards, over, _, infos = envs.step(envs.sample())
            ended += over.sum()
            assert ((infos["to_play"] == -1) == (over if autoreset == "next_step" else False)).all()
        assert ended > 8
    with pytest.raises(ValueError):
        princely.vector.make("principati", 4, autoreset="sometimes")
    with pytest.raises(ValueError):
        envs.step(np.zeros(3, np.int64))


def test_every_variant_is_tested():
    variants = {(options["name"], options["variant"]) for options in GAMES.values()}
    assert variants == {
        ("fuerstenfeld", "base"), ("fuerstenfeld", "expert"), ("principati", "base"), ("principati", "miners"),
    }
