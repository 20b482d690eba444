"""Every scene, and a table at each act, is put together as it was: places, sizes, styles, cards and
the keys of its texts."""

from __future__ import annotations

from hashlib import md5
from pathlib import Path

import pytest
from counting import Watching, watching

from tests.gallery.seen import ALL, CLEAR, EXAMPLES, scene
from tests.kept import assert_kept

__all__ = ["watching"]

KEPT = Path(__file__).with_name("kept")
#: The smallest window with the largest letters; and a wide one, for those with rows of cards, for
#: which keys in the place of words leave no room elsewhere.
TIGHT, MIDDLE, WIDE = (1024, 640), (1280, 720), (2560, 1080)
FAMILIES = sorted({name.partition("_")[0] for name in EXAMPLES})
WITH_ROWS = "scoring", "settlement"


@pytest.mark.parametrize("name", ALL)
def test_a_scene_is_put_together_as_it_was(name: str, watching: Watching) -> None:
    assert_kept(KEPT / f"{name}.txt", ALL[name]())
    assert watching.slips == set(), "a finished string where a number is counted"


@pytest.mark.parametrize("family", FAMILIES)
def test_where_there_is_least_room_too(family: str) -> None:
    assert_kept(KEPT / "tight" / f"{family}.txt", digests(family, TIGHT, **CLEAR))


@pytest.mark.parametrize("family", WITH_ROWS)
def test_where_there_is_most_room_too(family: str) -> None:
    assert_kept(KEPT / "wide" / f"{family}.txt", digests(family, WIDE))


@pytest.mark.parametrize("family", WITH_ROWS)
def test_where_there_is_hardly_room_too(family: str) -> None:
    """With letters of the middle size some things have their best place, and others give way."""
    assert_kept(KEPT / "middle" / f"{family}.txt", digests(family, MIDDLE, text_scale=1.2))


def digests(family: str, window: tuple[int, int], **likes: object) -> str:
    """Of each scene of a family, and how many things are put."""
    told = []
    for name, example in EXAMPLES.items():
        if name.partition("_")[0] == family:
            seen = scene(example, window, **likes)
            told.append(f"{name} {len(seen.splitlines())} {md5(seen.encode()).hexdigest()[:8]}\n")
    return "".join(told)


def test_nothing_is_kept_of_scenes_that_are_gone() -> None:
    assert {file.stem for file in KEPT.glob("*.txt")} <= ALL.keys()
