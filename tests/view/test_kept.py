"""What tables, movements and rule books were before, number by number."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from difflib import unified_diff
from hashlib import md5
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import pytest
import shown_steps
from books import CHOICES, GAMES, Options, book
from layout_tables import TEXTS, lay_out, sea_of, stage_of, table_of
from layout_tables import WINDOWS as WINDOWS_OF_TABLES
from shown_steps import dealt, shown

from game.settings import BRIEF, FULL, NONE
from game.view.layout.setting import Slot, TableSetting
from game.view.layout.target import hit
from game.view.motion.choreography import Cue, Moving
from game.view.motion.places import Step
from tests.kept import assert_kept, lines_of

KEPT = Path(__file__).with_name("kept")


def kept(name: str, told: list[str]) -> None:
    assert_kept(KEPT / f"{name.replace(' ', '_')}.txt", "".join(f"{line}\n" for line in told))


# Tables -------------------------------------------------------------------------------------------

SLOTS = Slot(3, (90, 94, 98)), Slot(4, (102,)), Slot(3)
TABLES: dict[str, TableSetting] = {
    "it begins": table_of(2, (), hand=9, pile=1),
    "some melds": table_of(4, (0, 0, 1, 2, 3), hand=7, groups=2, has_pot=True),
    "many melds": table_of(5, (0, 1, 2, 3, 4) * 5, hand=12, groups=3, large_corners=True),
    "a river": table_of(3, (1, 2), lengths=(3, 9), hand=3, pile=40, has_river=True, fits=0b110),
    "a contract": table_of(3, (1, 1), hand=11, has_contract=True, tray=SLOTS),
    "a card aside": table_of(4, (0, 1), hand=0, pile=0, has_aside=True),
    "open hands": table_of(3, (1,), open_hands=((), (60, 61, 62), (63, 64))),
    "the sea": sea_of(3, 6, (2, 3)),
    "a full sea": sea_of(4, 18, (3, 3, 2, 4), hand=3, choices=(1, 2, 1), choice_at=1),
}
WINDOWS = ("1024x640", 1.0), ("1920x1080", 1.0), ("1024x768", 1.4)


@pytest.mark.parametrize("name", TABLES)
def test_a_table_is_laid_as_it_was(name: str) -> None:
    told = []
    for window, text in WINDOWS:
        stage = stage_of(window, text)
        layout = lay_out(stage, TABLES[name])
        told += [f"{window}, text {text}", *lines_of(layout)]
        at = Counter(
            str(hit(layout, x, y))
            for x in range(20, round(stage.width), 40)
            for y in range(20, round(stage.height), 30)
        )
        told += [f"{place}: {count}" for place, count in sorted(at.items())]
    kept(f"table {name}", told)


def wide_and_narrow() -> Iterator[TableSetting]:
    """Tables of all kinds, by chance."""
    chance = Random(5)
    for _ in range(12):
        seats, hand = chance.randrange(2, 6), chance.randrange(14)
        owners = tuple(chance.randrange(seats) for _ in range(chance.randrange(12)))
        lengths = tuple(chance.randrange(3, 9) for _ in range(3))
        usual = {"hand": hand, "pile": chance.randrange(14), "groups": chance.randrange(1, 4)}
        kinds: tuple[dict[str, Any], ...] = (
            {"large_corners": True, "has_pot": True},
            {"has_river": True, "fits": 0b1010},
            {"has_contract": True, "tray": SLOTS[: chance.randrange(1, 4)]},
            {"has_aside": True, "open_hands": ((), *[(60, 61)] * (seats - 1))},
        )
        yield table_of(seats, owners, lengths=lengths, **{**usual, **chance.choice(kinds)})
    for seats, loose in ((2, 4), (3, 11), (4, 24)):
        yield sea_of(seats, loose, (2,) * seats, hand=4)
        yield sea_of(seats, loose, (1, 3), choices=(1, 2, 2, 1, 3, 2, 1, 1, 2), choice_at=4)


def test_tables_are_laid_as_they_were_in_many_windows() -> None:
    """Of each a digest."""
    told = []
    for window, text in product(list(WINDOWS_OF_TABLES)[::2], TEXTS):
        stage = stage_of(window, text)
        laid = (lines_of(lay_out(stage, table)) for table in wide_and_narrow())
        digests = (md5(repr(list(lines)).encode()).hexdigest()[:5] for lines in laid)
        told.append(" ".join([f"{window}, text {text}:", *digests]))
    kept("tables everywhere", told)


# Movements ----------------------------------------------------------------------------------------

STEPS: dict[str, tuple[Step, ...]] = {
    "deal": tuple(dealt(5)),
    **{
        name.lower().replace("_", " "): (step,)
        for name, step in vars(shown_steps).items()
        if isinstance(step, Step)
    },
    "one after another": (shown_steps.DRAW, shown_steps.DISCARD_BY_OTHER, shown_steps.LAY),
}
PACES = (FULL, 1), (FULL, 2), (BRIEF, 1), (NONE, 0)


@pytest.mark.parametrize("name", STEPS)
def test_cards_move_as_they_did(name: str) -> None:
    told = []
    for motion, speed in PACES:
        director = shown(*STEPS[name], motion=motion, speed=speed)
        told.append(f"{motion} {speed}")
        for tick in range(200):
            frame = director.frame(tick * 0.08)
            told.append(f"  {tick * 80} {' '.join(map(_heard, frame.cues))}".rstrip())
            told += [f"    {_of(moving)}" for moving in frame.moving[:6]]
            if not frame.is_busy:
                break
    kept(f"movement {name}", told)


def _heard(cue: Cue) -> str:
    return " ".join(lines_of(cue)).replace(" ", ",")


def _of(moving: Moving) -> str:
    place = moving.place
    token = moving.token if isinstance(moving.token, int) else "back {}.{}".format(*moving.token)
    numbers = place.x, place.y, place.height, place.angle, moving.turn, moving.lift, moving.light
    rounded = " ".join(f"{number:.4g}" for number in numbers)
    return f"{token} face {place.face} {rounded} {place.opacity:.2g} {place.depth}"


# Rule books ---------------------------------------------------------------------------------------


def pages(game: str, options: Options) -> list[str]:
    return [
        line
        for section in book(game, options).sections
        for line in [section.key, *(inner for block in section.blocks for inner in lines_of(block))]
    ]


@pytest.mark.parametrize("game", GAMES.ids())
def test_a_book_tells_what_it_told(game: str) -> None:
    """With each option only what is told otherwise."""
    usual = pages(game, {})
    told = list(usual)
    for options in [options for one, options in CHOICES if one == game and options]:
        told.append(f"== {options}")
        changed = unified_diff(usual, pages(game, options), n=0, lineterm="")
        told += [line for line in changed if not line.startswith(("@@", "---", "+++"))]
    kept(f"book {game}", told)
