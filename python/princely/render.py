"""How environments show a position: `ansi`, `svg` and `rgb_array`."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ._princely import State

MODES = ["ansi", "svg", "rgb_array", "human"]


def render(state: State, mode: str | None) -> Any:
    """What everybody sees of a position, in the given mode; `None` without a mode.

    `human` prints the text and returns nothing.
    """
    if mode is None:
        return None
    if mode == "ansi":
        return state.to_text()
    if mode == "human":
        print(state.to_text())
        return None
    if mode == "svg":
        return state.to_svg()
    if mode == "rgb_array":
        return rgb_array(state)
    raise ValueError(f"render_mode is one of {', '.join(MODES)}, not {mode!r}")


def rgb_array(state: State) -> NDArray[np.uint8]:
    """A picture as an array of height, width and three colours."""
    height, width, pixels = state.to_pixels()
    return np.frombuffer(pixels, np.uint8).reshape(height, width, 3).copy()
