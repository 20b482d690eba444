"""A real window that is killed at any moment, and one that plays match after match."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from .running import QUIET
from .screen import Screen

pytestmark = pytest.mark.window

#: Of the last acts shown before a window is killed, no more than so many may be gone.
LOST_MOST = 0.05
LA_MONA = "--variant la_mona --players Ana,Beto:naive --option rounds_to_win=1 --size 1024x640"
#: By the third match everything is there that one needs.
WARM_AFTER = 2


def lines_of(screen: Screen, home: Path, *words: object) -> list[dict[str, Any]]:
    """What a program on that screen tells."""
    settings = home / "settings" / "settings.json"
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text(json.dumps(QUIET), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", *map(str, words)],
        env={**screen.environment, "LOBA_HOME": str(home), "SDL_VIDEODRIVER": "x11"},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def kill(screen: Screen, home: Path, kills: int, seed: int) -> None:
    (told,) = lines_of(screen, home, "tests.window.killing", home, kills, seed)
    print(told)
    assert told["wrong"] == []
    assert told["kills"] == kills
    assert told["shown"] >= kills // 2
    assert told["lost"] <= LOST_MOST * told["shown"]


def play_again(screen: Screen, home: Path, matches: int) -> None:
    told = lines_of(screen, home, "tests.window.again", matches, *LA_MONA.split())
    print(told[WARM_AFTER], told[-1])
    assert len(told) == matches + 1
    assert told[-1]["replays"] == matches
    for what in ("descriptors", "threads", "processes", "files"):
        first, *rest = [one[what] for one in told[WARM_AFTER:]]
        # A backup more or less, or a thread that is just about to end.
        assert max(rest) <= first + 2, (what, [one[what] for one in told])


def test_a_window_that_is_killed_goes_on_with_what_it_showed(
    screen: Screen, tmp_path: Path
) -> None:
    kill(screen, tmp_path, 6, 3)


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
def test_a_window_killed_a_thousand_times(screen: Screen, tmp_path: Path, part: int) -> None:
    kill(screen, tmp_path, 100, 4 + part)


@pytest.mark.long
def test_a_night_of_matches_leaves_nothing_open(screen: Screen, tmp_path: Path) -> None:
    play_again(screen, tmp_path, 35)
