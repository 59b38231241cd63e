"""Runs the notebooks and keeps what their cells show: `python python/notebooks/execute.py`.

It needs nothing of Jupyter. The tests run the notebooks in the same way, and compare.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
from pathlib import Path
from typing import Any, Iterator

FOLDER = Path(__file__).parent


def notebooks() -> list[Path]:
    return sorted(FOLDER.glob("*.ipynb"))


def outputs(notebook: dict[str, Any], name: str) -> Iterator[list[dict[str, Any]]]:
    """What each code cell shows, run one after the other."""
    names: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(cell for cell in notebook["cells"] if cell["cell_type"] == "code"):
        tree = ast.parse("".join(cell["source"]), name)
        last = ast.Expression(tree.body.pop().value) if isinstance(tree.body[-1], ast.Expr) else None
        said, value = io.StringIO(), None
        with contextlib.redirect_stdout(said):
            exec(compile(tree, name, "exec"), names)
            if last is not None:
                value = eval(compile(last, name, "eval"), names)
        shown: list[dict[str, Any]] = []
        if said.getvalue():
            shown.append({"output_type": "stream", "name": "stdout", "text": lines(said.getvalue())})
        if value is not None:
            data = {"text/plain": lines(repr(value))}
            for kind, method in [("image/svg+xml", "_repr_svg_"), ("text/html", "_repr_html_")]:
                if show := getattr(value, method, None):
                    data[kind] = lines(show())
            shown.append(
                {"output_type": "execute_result", "execution_count": number + 1, "metadata": {}, "data": data}
            )
        yield shown


def lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def main() -> None:
    for path in notebooks():
        notebook = json.loads(path.read_text())
        cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
        for number, (cell, shown) in enumerate(zip(cells, outputs(notebook, path.name)), 1):
            cell["execution_count"], cell["outputs"] = number, shown
        path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n")
        print(path.name, path.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
