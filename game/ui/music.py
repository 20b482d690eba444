"""The music: five pieces for strings, each a file, and a tune over them that is made anew every
time."""

from __future__ import annotations

from random import Random
from typing import NamedTuple


class MusicPiece(NamedTuple):
    """Slow music in the rhythm of a zamba. `chords`: for each bar the keys of a piano, from its
    lowest string; `bar`: its seconds. `sings`: the cue of the notes of its tune."""

    chords: tuple[tuple[int, ...], ...]
    bar: float
    sings: str


class Note(NamedTuple):
    """A note of a tune: the seconds until it sounds, its number among `KEYS`, from 1, and its
    volume."""

    at: float
    step: int
    volume: float


_A, _C, _D = (57, 64, 69, 72), (60, 64, 67, 76), (62, 65, 69, 74)
_E, _F, _G = (64, 68, 71, 76), (60, 65, 69, 77), (59, 62, 67, 74)
PIECES = (
    MusicPiece((_A, _F, _C, _G, _A, _D, _E, _A, _A), 4.0, "string"),
    MusicPiece((_D, _A, _F, _C, _D, _G, _A, _D, _D), 4.4, "flute"),
    MusicPiece((_C, _G, _A, _F, _C, _F, _G, _C, _C), 3.8, "string"),
    MusicPiece((_A, _D, _A, _E, _F, _C, _E, _A, _A), 4.6, "flute"),
    MusicPiece((_G, _C, _D, _G, _C, _A, _D, _G, _G), 4.2, "string"),
)
#: The keys of all notes a tune may have: an octave above the chords.
KEYS = tuple(sorted({key + 12 for piece in PIECES for chord in piece.chords for key in chord}))
#: The rhythms a bar can have: when its notes begin, in sixths of the bar.
RHYTHMS = ((0, 3), (0, 2, 3), (1, 3, 4.5), (0, 4))


def tune(heard: int) -> list[Note]:
    """Return a tune for the next piece, by the number of pieces heard before: a phrase, the same
    phrase over other chords, and a single note in the first, the last and every fourth bar."""
    piece, random = PIECES[heard % len(PIECES)], Random(heard)
    motif = [(random.randrange(4), random.uniform(0.4, 0.6)) for _ in range(3)]
    notes = []
    for bar, chord in enumerate(piece.chords):
        rests = bar % 4 == 3 or bar in (0, len(piece.chords) - 1)
        rhythm = (random.randrange(4),) if rests else random.choice(RHYTHMS)
        for sixth, (string, volume) in zip(rhythm, motif, strict=False):
            # A little late at random, as people play.
            at = (bar + sixth / 6) * piece.bar + random.uniform(0.0, 0.03)
            step = KEYS.index(chord[(string + bar) % 4] + 12) + 1
            notes.append(Note(at, step, volume * (0.7 if rests else 1.0)))
    return notes
