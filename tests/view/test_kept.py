"""What movements and rule books were before, number by number."""

from __future__ import annotations

from difflib import unified_diff
from pathlib import Path

import pytest
import shown_steps
from books import CHOICES, GAMES, Options, book
from shown_steps import dealt, shown

from game.settings import BRIEF, FULL, NONE
from game.view.motion.choreography import Cue, Moving
from game.view.motion.places import Step
from tests.kept import assert_kept, lines_of

KEPT = Path(__file__).with_name("kept")


def kept(name: str, told: list[str]) -> None:
    assert_kept(KEPT / f"{name.replace(' ', '_')}.txt", "".join(f"{line}\n" for line in told))


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
