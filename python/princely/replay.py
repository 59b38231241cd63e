"""A game to look at in a notebook: its positions one after the other, with a slider."""

from __future__ import annotations

import itertools
import json

from ._princely import State

_NUMBERS = itertools.count(1)


class Replay:
    """The positions of a game from its beginning to `state`, `moments` of them, evenly spread, the last one included.

    A notebook shows it as a picture with a slider. It needs no program behind it, so it works in a notebook on the web
    too; it shows the game as a spectator sees it.
    """

    def __init__(self, state: State, moments: int = 40) -> None:
        if moments < 1:
            raise ValueError("a replay shows at least one moment")
        back = state.clone()
        positions = [back.clone()]
        while back.undo():
            positions.append(back.clone())
        positions.reverse()
        last = len(positions) - 1
        places = sorted({last - last * step // max(1, moments - 1) for step in range(moments)}) if last else [0]
        self.states = [positions[place] for place in places]

    def __len__(self) -> int:
        return len(self.states)

    def _repr_html_(self) -> str:
        name = f"princely-replay-{next(_NUMBERS)}"
        pictures = json.dumps([state.to_svg() for state in self.states]).replace("</", "<\\/")
        said = json.dumps([f"Round {state.round()}, entry {state.num_entries()}" for state in self.states])
        last = len(self.states) - 1
        return f"""<div id="{name}">
<label>{json.loads(said)[-1]}</label><br>
<input type="range" min="0" max="{last}" value="{last}" style="width: 30em" aria-label="Moment of the game">
<div>{self.states[-1].to_svg()}</div>
<script>(() => {{
  const box = document.getElementById("{name}"), pictures = {pictures}, said = {said};
  box.querySelector("input").oninput = (event) => {{
    box.querySelector("div").innerHTML = pictures[event.target.value];
    box.querySelector("label").textContent = said[event.target.value];
  }};
}})();</script></div>"""
