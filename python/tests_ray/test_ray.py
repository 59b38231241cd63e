"""On a real Ray cluster of two local nodes, one of which is killed in the middle.

    cargo xtask python
"""

import princely
import princely.ray
import pytest
import ray
from ray.cluster_utils import Cluster


@pytest.fixture
def cluster():
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    cluster.other = cluster.add_node(num_cpus=1)
    ray.init(address=cluster.address, log_to_driver=False)
    yield cluster
    ray.shutdown()
    cluster.shutdown()


def files(folder):
    return {path.name: path.read_bytes() for path in folder.glob("*.parquet")}


def test_the_same_bytes_although_a_node_is_killed(cluster, tmp_path):
    game = princely.load_game("fuerstenfeld", players=2)
    killed = []

    def kill(done, games):
        if not killed and done >= 60:
            cluster.remove_node(cluster.other, allow_graceful=False)
            killed.append(done)

    games, rows = princely.ray.dataset(game, tmp_path / "ray", games=600, chunk=20, seed=1, progress=kill)
    assert killed and games == 600 and rows > 600
    alone = tmp_path / "alone"
    alone.mkdir()
    for first in range(0, 600, 20):
        path = alone / f"part-{first // 20:06}.parquet"
        princely.dataset(game, path, games=20, first=first, seed=1)
    assert files(tmp_path / "ray") == files(alone)


    # A run that is repeated writes nothing; a folder with something else is refused.
    assert princely.ray.dataset(game, tmp_path / "ray", games=600, chunk=20, seed=1) == (600, 0)
    with pytest.raises(ValueError, match="another seed"):
        princely.ray.dataset(game, tmp_path / "ray", games=600, chunk=20, seed=2)
    with pytest.raises(ValueError, match="nothing says what they are"):
        princely.ray.dataset(game, alone, games=600, chunk=20, seed=1)


def test_matches_and_series_are_those_of_one_machine(cluster, capfd):
    game = princely.load_game("fuerstenfeld", players=2)
    assert princely.ray.arena(game, ["greedy", "easy"], games=60, seed=2, chunk=7) == princely.arena(
        game, ["greedy", "easy"], games=60, seed=2
    )

    def first(state, rng):  # a bot of one's own: a task takes it along, if it does not stand in a module
        return rng.choice(state.legal_actions()[:2])

    assert princely.ray.arena(game, [first, "beginner"], games=20, seed=2, chunk=3) == princely.arena(
        game, [first, "beginner"], games=20, seed=2
    )
    wins = princely.ray.simulate(game, ["greedy", "easy"], games=50, seed=3, chunk=9, progress=princely.ray.bar)
    assert capfd.readouterr().err.endswith("█ 50 of 50 games\n")
    assert sum(wins) == pytest.approx(50)
    assert wins == princely.ray.simulate(game, ["greedy", "easy"], games=50, seed=3, chunk=50)
