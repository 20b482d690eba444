"""Every scene, and a table at each act, is put together as it was: places, sizes, styles, cards and
the keys of its texts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.gallery.seen import ALL
from tests.kept import assert_kept

KEPT = Path(__file__).with_name("kept")


@pytest.mark.parametrize("name", ALL)
def test_a_scene_is_put_together_as_it_was(name: str) -> None:
    assert_kept(KEPT / f"{name}.txt", ALL[name]())


def test_nothing_is_kept_of_scenes_that_are_gone() -> None:
    assert {file.stem for file in KEPT.iterdir()} <= ALL.keys()
