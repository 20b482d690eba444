"""Every scene, and a table at each act, is put together as it was: places, sizes, styles, cards and
the keys of its texts."""

from __future__ import annotations

import pytest

from tests.gallery.seen import ALL, FOLDER

ANEW = "python -m tests.gallery.seen"


@pytest.mark.parametrize("name", ALL)
def test_a_scene_is_put_together_as_it_was(name: str) -> None:
    file = FOLDER / f"{name}.txt"
    before = file.read_text(encoding="utf-8") if file.exists() else ""
    seen = ALL[name]()
    assert seen.splitlines() == before.splitlines(), f"if that is right: {ANEW}; read git diff"


def test_nothing_is_kept_of_scenes_that_are_gone() -> None:
    assert {file.stem for file in FOLDER.iterdir()} <= ALL.keys()
