"""Makes the moving picture of the README: film.py PICTURES OUT.webp

Needs Pillow; `cargo xtask film` installs it in an environment of its own.
"""

import json
import sys
from pathlib import Path

from PIL import Image

WIDTH = 960
MOST_BYTES = 1_000_000

folder, out = Path(sys.argv[1]), Path(sys.argv[2])
stays = json.loads((folder / "stays.json").read_text())
pictures = [Image.open(path).convert("RGB") for path in sorted(folder.glob("*.png"))]
assert len(pictures) == len(stays)
pictures = [picture.resize((WIDTH, picture.height * WIDTH // picture.width), Image.Resampling.LANCZOS) for picture in pictures]
for quality in (80, 70, 60, 50):
    pictures[0].save(out, save_all=True, append_images=pictures[1:], duration=stays, loop=0, quality=quality, method=6, minimize_size=True)
    if (size := out.stat().st_size) <= MOST_BYTES:
        print(f"{out}: {len(pictures)} pictures, {size:,} bytes, quality {quality}")
        sys.exit(0)
sys.exit(f"{out} has {size:,} bytes, and may have {MOST_BYTES:,}")
