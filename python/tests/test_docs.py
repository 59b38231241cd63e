"""The code of docs/python.md runs, block by block, in one session, as somebody would type it."""

import os
import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "python.md"


def test_the_code_of_the_page_runs_in_order(tmp_path):
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(), re.DOTALL)
    # Of games there are four where the page says more, and Ray has tests of its own.
    blocks = [re.sub(r"games=[\d_]+", "games=4", block) for block in blocks if "princely.ray" not in block]
    assert len(blocks) >= 4
    names, before = {}, Path.cwd()
    os.chdir(tmp_path)
    try:
        for number, block in enumerate(blocks, 1):
            exec(compile(block, f"block {number} of {PAGE.name}", "exec"), names)
    finally:
        os.chdir(before)
    assert (tmp_path / "games.parquet").stat().st_size > 1000
