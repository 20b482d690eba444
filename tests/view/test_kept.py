"""What tables, movements and rule books were before, number by number."""

from __future__ import annotations

from collections import Counter
from difflib import unified_diff
from pathlib import Path

import pytest
import shown_steps
from books import CHOICES, GAMES, Options, book
from layout_tables import lay_out, sea_of, stage_of, table_of
from shown_steps import dealt, shown
from tables_by_chance import digests

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


#: Each of them differs from the others where something is decided.
SEEDS = range(80)


@pytest.mark.parametrize("half", [0, 1])
def test_tables_by_chance_are_laid_as_they_were(half: int) -> None:
    """Of each part a digest."""
    told = [f"{seed}: {' '.join(digests(seed))}" for seed in SEEDS[half::2]]
    kept(f"tables by chance {half + 1}", told)


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
