"""The files of the sounds: all there, and fit to be played."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from game.paths import bundled
from game.settings import Settings
from game.ui.audio import CUES, GROUPS, files_of

FOLDER = bundled("assets/sounds")
FILES = [(cue, file) for cue in CUES for file in files_of(cue)]
FULL, RATE = 32768, 44100


@pytest.fixture(scope="module", autouse=True)
def mixer() -> Iterator[None]:
    pygame.mixer.init(RATE, -16, 1, allowedchanges=0)
    yield
    pygame.mixer.quit()


def heard(file: str) -> array[int]:
    return array("h", pygame.mixer.Sound(FOLDER / file).get_raw())


def test_every_cue_has_its_files_and_every_file_a_cue() -> None:
    assert {file for _, file in FILES} == {file.name for file in FOLDER.glob("*.ogg")}


def test_every_group_has_a_volume_and_is_used() -> None:
    assert {cue.group for cue in CUES.values()} == set(GROUPS) == set(Settings().volumes)


def test_every_cue_is_told_of() -> None:
    rows = (FOLDER / "README.md").read_text(encoding="utf-8").split("\n| ")[3:]
    words = {
        word.split()[0] for row in rows if "|" in row for word in row.split(" |")[0].split(", ")
    }
    assert words == set(CUES)


def test_all_of_them_are_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.glob("*.ogg")) <= 1_500_000


@pytest.mark.parametrize(("cue", "file"), FILES, ids=[Path(file).stem for _, file in FILES])
def test_a_sound_is_clean(cue: str, file: str) -> None:
    wave = heard(file)
    loudest = max(map(abs, wave)) / FULL
    assert 0.05 <= loudest <= 0.8
    assert abs(sum(wave)) / len(wave) / FULL < 0.001, "it hums"
    if CUES[cue].loops:
        steps = max(abs(one - other) for one, other in pairwise(wave))
        assert abs(wave[0] - wave[-1]) <= steps, "the seam of the loop clicks"
    else:
        assert max(abs(wave[0]), abs(wave[-1])) / FULL < 0.01, "it clicks"
        assert 0.05 <= len(wave) / RATE <= 6


@pytest.mark.parametrize("cue", [cue for cue in CUES if CUES[cue].rising])
def test_notes_rise(cue: str) -> None:
    """A higher note crosses zero more often."""
    pitches = []
    for file in files_of(cue):
        wave = heard(file)[RATE // 20 : RATE // 4]
        pitches.append(sum((a < 0) != (b < 0) for a, b in pairwise(wave)))
    assert pitches == sorted(set(pitches))
