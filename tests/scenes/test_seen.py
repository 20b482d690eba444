"""Every scene, and a table at each act, is put together as it was: places, sizes, styles, cards and
the keys of its texts."""

from __future__ import annotations

from hashlib import md5
from pathlib import Path

import pytest

from tests.gallery.seen import ALL, CLEAR, EXAMPLES, scene
from tests.kept import assert_kept

KEPT = Path(__file__).with_name("kept")
#: The smallest window with the largest letters.
TIGHT = (1024, 640)
FAMILIES = sorted({name.partition("_")[0] for name in EXAMPLES})


@pytest.mark.parametrize("name", ALL)
def test_a_scene_is_put_together_as_it_was(name: str) -> None:
    assert_kept(KEPT / f"{name}.txt", ALL[name]())


@pytest.mark.parametrize("family", FAMILIES)
def test_where_there_is_least_room_too(family: str) -> None:
    """Of each a digest, and how many things are put."""
    told = []
    for name, example in EXAMPLES.items():
        if name.partition("_")[0] == family:
            seen = scene(example, TIGHT, **CLEAR)
            told.append(f"{name} {len(seen.splitlines())} {md5(seen.encode()).hexdigest()[:8]}\n")
    assert_kept(KEPT / "tight" / f"{family}.txt", "".join(told))


def test_nothing_is_kept_of_scenes_that_are_gone() -> None:
    assert {file.stem for file in KEPT.glob("*.txt")} <= ALL.keys()
