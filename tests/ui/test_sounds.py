"""The files of the sounds: all there, and fit to be played."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, pairwise
from math import exp, log10, pi
from pathlib import Path

import pygame
import pytest

from game.l10n.catalogue import Texts
from game.paths import bundled
from game.settings import Settings
from game.ui.audio import CARDS, CUES, GROUPS, TELLING, files_of
from game.ui.music import KEYS, PIECES, MusicPiece, tune

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


@pytest.mark.parametrize("language", ["es", "fr", "en", "pt"])
def test_what_each_sound_means_is_said_and_no_two_mean_the_same(language: str) -> None:
    texts = Texts([language], [bundled("locales")])
    assert len({texts.text(f"sounds.{cue}") for cue in TELLING}) == len(TELLING)
    assert not texts.missing


def test_all_of_them_are_small() -> None:
    """Half of it is music: five pieces, and the notes of the tunes."""
    assert sum(file.stat().st_size for file in FOLDER.glob("*.ogg")) <= 2_400_000


@pytest.mark.parametrize(("cue", "file"), FILES, ids=[Path(file).stem for _, file in FILES])
def test_a_sound_is_clean(cue: str, file: str) -> None:
    wave = heard(file)
    loudest = max(map(abs, wave)) / FULL
    assert 0.05 <= loudest <= 0.8
    assert abs(sum(wave)) / len(wave) / FULL < 0.001, "it hums"
    if CUES[cue].loops and not CUES[cue].rests:
        steps = max(abs(one - other) for one, other in pairwise(wave))
        assert abs(wave[0] - wave[-1]) <= steps, "the seam of the loop clicks"
    else:
        assert max(abs(wave[0]), abs(wave[-1])) / FULL < 0.01, "it clicks"
        longest = 45 if CUES[cue].rests else 6
        assert 0.05 <= len(wave) / RATE <= longest


def passed(wave: Iterable[float], pitch: float) -> list[float]:
    """Let through what is lower than a pitch, gently."""
    part, level = 1 - exp(-2 * pi * pitch / RATE), 0.0
    return [level := level + part * (one - level) for one in wave]


def power(wave: Iterable[float]) -> float:
    return sum(one * one for one in wave)


@pytest.mark.parametrize(("cue", "file"), FILES, ids=[Path(file).stem for _, file in FILES])
def test_a_laptop_gives_all_that_matters_of_a_sound(cue: str, file: str) -> None:
    """Next to nothing of it is lower than its loudspeakers go."""
    wave = heard(file)[: 3 * RATE]
    low: Iterable[float] = wave
    for _ in range(4):
        low = passed(low, 120)
    assert power(low) <= 0.05 * power(wave)


#: The two filters of the K weighting of ITU-R BS.1770 at our rate, each as what goes in and what
#: comes back.
K_WEIGHTING = (
    ((1.53084122, -2.65098, 1.16907909), (-1.66365511, 0.71259543)),
    ((0.99459218, -1.98918435, 0.99459218), (-1.98916967, 0.98919904)),
)


def weighted(wave: Sequence[float]) -> list[float]:
    """As an ear hears it."""
    for (b0, b1, b2), (a1, a2) in K_WEIGHTING:
        out, x1, x2, y1, y2 = [], 0.0, 0.0, 0.0, 0.0
        for x in wave:
            y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
            out.append(y)
            x1, x2, y1, y2 = x, x1, y, y1
        wave = out
    return list(wave)


@pytest.mark.parametrize("cue", [cue for cue in CUES if CUES[cue].rising])
def test_the_notes_of_a_scale_are_as_loud_as_each_other(cue: str) -> None:
    """To an ear, which hears low tones less."""
    levels = [10 * log10(power(weighted(heard(file)[: RATE * 3 // 10]))) for file in files_of(cue)]
    assert max(levels) - min(levels) <= 0.5  # Decibels: nobody hears that.


def in_seconds(piece: int, begin: int, long: int) -> list[tuple[int, int]]:
    """The notes of the tune in this stretch of a piece."""
    notes = [note for note in tune(piece) if begin <= note.at < begin + long]
    return [(round(note.at / 0.3), note.step) for note in notes]


def test_no_stretch_of_music_is_heard_twice_within_an_hour() -> None:
    """The strings come again every eight minutes, below another tune: twelve seconds are never
    the same, wherever they begin."""
    seconds = [len(heard(file)) / RATE for file in files_of("music")]
    in_an_hour = round(3600 / (sum(seconds) / len(seconds) + CUES["music"].rests)) + 1
    for one, other in combinations(range(in_an_hour), 2):
        if one % len(PIECES) == other % len(PIECES):
            for begin in range(int(seconds[one % len(PIECES)]) - 12):
                assert in_seconds(one, begin, 12) != in_seconds(other, begin, 12)


@pytest.mark.parametrize("piece", PIECES)
def test_every_chord_of_a_piece_is_a_triad(piece: MusicPiece) -> None:
    for chord in piece.chords:
        keys = {key % 12 for key in chord}
        assert any(
            {root, (root + third) % 12, (root + 7) % 12} == keys
            for root in keys
            for third in (3, 4)
        )


@pytest.mark.parametrize("heard_before", range(3 * len(PIECES)))
def test_a_tune_keeps_to_the_chord_of_each_bar(heard_before: int) -> None:
    piece = PIECES[heard_before % len(PIECES)]
    for note in tune(heard_before):
        chord = piece.chords[int(note.at / piece.bar)]
        assert KEYS[note.step - 1] - 12 in chord


def test_no_card_sounds_the_same_twice_running() -> None:
    cards = [cue for cue in CUES if CUES[cue].group == CARDS]
    assert all(CUES[cue].files >= 2 for cue in cards)
    assert len({heard(file).tobytes() for cue in cards for file in files_of(cue)}) == sum(
        CUES[cue].files for cue in cards
    )


@pytest.mark.parametrize("cue", [cue for cue in CUES if CUES[cue].rising])
def test_notes_rise(cue: str) -> None:
    """A higher note crosses zero more often."""
    pitches = []
    for file in files_of(cue):
        wave = heard(file)[RATE // 20 : RATE // 4]
        pitches.append(sum((a < 0) != (b < 0) for a, b in pairwise(wave)))
    assert pitches == sorted(set(pitches))
