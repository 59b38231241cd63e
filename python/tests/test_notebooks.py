"""The notebooks run, and show what is stored in them."""

import importlib.util
import json
from pathlib import Path

import princely
import pytest

HERE = Path(__file__).parent.parent / "notebooks"
spec = importlib.util.spec_from_file_location("execute", HERE / "execute.py")
execute = importlib.util.module_from_spec(spec)
spec.loader.exec_module(execute)


@pytest.mark.parametrize("path", execute.notebooks(), ids=lambda path: path.stem)
def test_notebook(path):
    notebook = json.loads(path.read_text())
    stored = [cell["outputs"] for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert any(stored), "python python/notebooks/execute.py stores what the cells show"
    assert path.stat().st_size < 400_000
    for number, (shown, kept) in enumerate(zip(execute.outputs(notebook, path.name), stored), 1):
        assert told(shown) == told(kept), f"cell {number}: python python/notebooks/execute.py stores what it shows now"


def told(outputs):
    """What cells show, without what differs from machine to machine: floats to three digits, addresses of objects."""
    text = json.dumps([output.get("text") or output["data"]["text/plain"] for output in outputs])
    words = text.replace("(", " ").replace(")", " ").replace(",", " ").split()
    return [rounded(word) for word in words if not word.startswith("0x")]


def rounded(word):
    try:
        return f"{float(word):.3g}"
    except ValueError:
        return word


def test_there_are_five_notebooks():
    assert len(execute.notebooks()) == 5


def test_a_replay_shows_a_game_with_a_slider():
    game = princely.load_game("principati", max_rounds=2)
    state = game.new_initial_state(1)
    assert len(princely.Replay(state)) == 1
    princely.Bot(game, "greedy").finish(state)
    replay = princely.Replay(state, moments=7)
    assert len(replay) == 7
    entries = [moment.num_entries() for moment in replay.states]
    assert entries == sorted(set(entries)) and entries[-1] == state.num_entries()
    html = replay._repr_html_()
    assert html.count("<svg") == 8 and '<input type="range" min="0" max="6" value="6"' in html
    assert html.count("</script>") == 1 and f"entry {state.num_entries()}" in html
    with pytest.raises(ValueError):
        princely.Replay(state, moments=0)
