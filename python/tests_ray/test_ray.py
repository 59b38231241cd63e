"""On a real Ray cluster of two local nodes, one of which is killed in the middle.

    pip install ray pytest && python -m pytest python/tests_ray
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


def test_matches_and_series_are_those_of_one_machine(cluster):
    game = princely.load_game("fuerstenfeld", players=2)
    assert princely.ray.arena(game, ["greedy", "easy"], games=60, seed=2, chunk=7) == princely.arena(
        game, ["greedy", "easy"], games=60, seed=2
    )
    wins = princely.ray.simulate(game, ["greedy", "easy"], games=50, seed=3, chunk=9)
    assert sum(wins) == pytest.approx(50)
    assert wins == princely.ray.simulate(game, ["greedy", "easy"], games=50, seed=3, chunk=50)
