"""What may be dropped onto the window."""

from __future__ import annotations

from pathlib import Path
from shutil import copy

import pytest

from game.paths import bundled

POSITION = """
variant: loba_de_menos
players: [Ana, Beto]
hand: 5h 6h 7h Kd
laid_down: 1
"""


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What may be dropped onto the window: sound and broken files of every kind."""
    folder = tmp_path_factory.mktemp("dropped")
    for saved in sorted(Path("saves").glob("*.json"))[::6]:
        copy(saved, folder)
    (folder / "hand.yaml").write_text(POSITION, encoding="utf-8")
    (folder / "broken.yaml").write_text("variant: loba\nhand: [5h", encoding="utf-8")
    copy(bundled("assets/variants") / "carioca.yaml", folder / "carioca.yaml")
    (folder / "broken.json").write_bytes(b"{")
    (folder / "holiday.png").write_bytes(b"\x89PNG")
    return folder
