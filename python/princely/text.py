"""Tensors by their parts."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from ._princely import Game


@lru_cache(maxsize=32)
def scales(game: Game) -> NDArray[np.float32]:
    """By what each number of a tensor is divided so that it lies between 0 and about 1."""
    out = np.ones(game.observation_tensor_size(), dtype=np.float32)
    for _, offset, shape, scale in game.layout():
        out[offset : offset + int(np.prod(shape, dtype=np.int64))] = scale
    return out


def scaled(game: Game, tensor: NDArray[np.uint8]) -> NDArray[np.float32]:
    """Tensors as numbers between 0 and about 1."""
    result: NDArray[np.float32] = tensor.astype(np.float32) / scales(game)
    return result


def split(game: Game, tensor: NDArray[np.uint8]) -> dict[str, NDArray[np.uint8]]:
    """The parts of a tensor, or of many: the last axis is split."""
    parts = {}
    for name, offset, shape, _ in game.layout():
        end = offset + int(np.prod(shape, dtype=np.int64))
        parts[name] = tensor[..., offset:end].reshape(*tensor.shape[:-1], *shape)
    return parts
