"""Makes every sound of the game: `python assets/sounds/synth.py [name ...]`.

Always the same, to the last byte. Needs numpy and soundfile beside what the game needs.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from zlib import crc32

import numpy as np
import soundfile
from materials import (
    LOWEST,
    RATE,
    Rng,
    Wave,
    band,
    bar,
    breathing,
    bubble,
    chirp,
    drum,
    finished,
    knock,
    laid_around,
    loudness,
    mix,
    noise,
    note,
    outdoors,
    paper,
    pluck,
    silver,
    snap,
    star,
    times,
    voice,
)

FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER.parents[1]))
from game.ui.audio import CUES, files_of  # noqa: E402
from game.ui.music import KEYS, PIECES  # noqa: E402

# What is played ---------------------------------------------------------------------------------


def several_knocks(rng: Rng, pitches: Iterable[float], apart: float) -> Wave:
    return mix(*((at * apart, knock(rng, pitch)) for at, pitch in enumerate(pitches)))


def riffle(rng: Rng, seconds: float, cards: int, low: float = 700) -> Wave:
    """Many cards, one after the other, not quite evenly."""
    at = np.sort(np.linspace(0, seconds, cards) + rng.normal(0, seconds / cards / 5, cards))
    parts = [
        (float(max(0, t)), snap(rng, rng.uniform(240, 330), low * 5, 0.006) * rng.uniform(0.5, 1))
        for t in at
    ]
    return mix(*parts, (0.0, paper(rng, seconds + 0.1, low, 4200, 0.5) * 0.5))


def pack(rng: Rng) -> Wave:
    """One begins, far away; four answer."""
    parts = []
    for at, base, loud in ((0, 1.0, 1.0), (1.1, 1.19, 0.6), (1.5, 0.89, 0.7), (1.9, 1.34, 0.4)):
        parts.append((at, howl(rng, base, 2.4) * loud))
    return mix(*parts)


def howl(rng: Rng, base: float = 1.0, seconds: float = 2.9) -> Wave:
    line = [(0, 290), (0.16, 470), (0.5, 505), (0.75, 470), (1, 330)]
    return voice(rng, seconds, [(at, hertz * base) for at, hertz in line], 0.12)


def owl(rng: Rng) -> Wave:
    hoot = [(0, 330), (0.4, 372), (1, 338)]
    parts = [(at, voice(rng, long, hoot, 0.1)) for at, long in ((0, 0.3), (0.52, 0.2), (0.78, 0.5))]
    return mix(*parts)


def water(rng: Rng) -> Wave:
    bubbles = [(0.1 + 0.09 * n, bubble(520 - 34 * n) * 0.8**n) for n in range(7)]
    return mix((0, paper(rng, 0.5, 250, 1800, 0.15)), *bubbles)


def coin(rng: Rng, pitch: float) -> Wave:
    return mix((0, silver(pitch)), (0.07, silver(pitch * 1.06, 0.14) * 0.5), (0, knock(rng, 300)))


def scale(rng: Rng, steps: Iterable[int], apart: float, base: float = 220.0) -> Wave:
    return mix(*((n * apart, bar(rng, note(step, base))) for n, step in enumerate(steps)))


#: When a string sounds, in sixths of a bar, which, and how loud.
SWAY = ((0, 0, 1.0), (1, 1, 0.5), (2, 2, 0.6), (3, 0, 0.5), (3.5, 2, 0.4), (4, 3, 0.7), (5, 1, 0.4))


def music(rng: Rng, number: int) -> Wave:
    """The strings that sway below a tune."""
    chords, long, _ = PIECES[number - 1]
    parts = []
    for n, chord in enumerate(chords):
        for at, string, loud in SWAY[:1] if n == len(chords) - 1 else SWAY:
            late = abs(rng.normal(0, 0.012))
            parts.append((n * long + at * long / 6 + late, pluck(hertz(chord[string])) * loud))
    return mix(*parts)


def sung(rng: Rng, key: int) -> Wave:
    """A note of a flute."""
    return voice(rng, 1.9, [(0, hertz(key)), (1, hertz(key))], 0.16)


def hertz(key: float) -> float:
    """Of a key of the piano; 69 is the A of a tuning fork."""
    return 440 * 2 ** ((key - 69) / 12)


#: Name -> how loud, how much of the open air, and the sound. `n` is the number of the file.
Maker = Callable[[Rng, int], Wave]
SOUNDS: dict[str, tuple[float, float, Maker]] = {
    "lift": (0.20, 0.05, lambda r, n: paper(r, 0.11, 1400, 6000, 0.2)),
    "lift_several": (0.26, 0.05, lambda r, n: riffle(r, 0.14, 5)),
    "slide": (0.22, 0.05, lambda r, n: paper(r, 0.26 + n * 0.03, 900, 4500)),
    "land_felt": (0.34, 0.06, lambda r, n: snap(r, 240 + 14 * n, 2100, 0.016)),
    "land_card": (0.34, 0.06, lambda r, n: snap(r, 260 + 20 * n, 4200, 0.009)),
    "flip": (
        0.34,
        0.06,
        lambda r, n: mix((0, paper(r, 0.09, 1500, 6500)), (0.07, snap(r, 300, 5200, 0.008))),
    ),
    "fan": (0.30, 0.06, lambda r, n: riffle(r, 0.34, 11, 900)),
    "shuffle": (
        0.42,
        0.08,
        lambda r, n: mix(
            (0, riffle(r, 0.55, 26)), (0.75, riffle(r, 0.5, 26)), (1.42, snap(r, 250, 2800, 0.02))
        ),
    ),
    "deal": (
        0.34,
        0.06,
        lambda r, n: mix(
            (0, paper(r, 0.13, 1300, 5500, 0.6)), (0.09, snap(r, 240 + 14 * n, 3000, 0.010))
        ),
    ),
    "draw": (
        0.32,
        0.06,
        lambda r, n: mix(
            (0, paper(r, 0.20, 1100, 5200, 0.3)), (0.16, snap(r, 280 + 20 * n, 4400, 0.008) * 0.6)
        ),
    ),
    "take_pozo": (
        0.40,
        0.08,
        lambda r, n: mix((0, riffle(r, 0.66, 30)), (0, paper(r, 0.8, 600, 3600, 0.5))),
    ),
    "pierna": (0.50, 0.12, lambda r, n: several_knocks(r, (330, 330, 392), 0.11)),
    "run": (0.46, 0.12, lambda r, n: bar(r, note(n - 1))),
    "added": (0.44, 0.10, lambda r, n: knock(r, 392, 0.05)),
    "joker_moves": (
        0.40,
        0.12,
        lambda r, n: mix(
            (0, paper(r, 0.2, 900, 4500)), (0.05, bar(r, 587, 0.16)), (0.16, bar(r, 880, 0.2))
        ),
    ),
    "contract": (
        0.55,
        0.14,
        lambda r, n: mix((0, scale(r, (0, 2, 3, 5), 0.10, 261.6)), (0.42, bar(r, 261.6, 0.6))),
    ),
    "laid_down": (0.48, 0.10, lambda r, n: knock(r, 262, 0.07, 0.3)),
    "your_turn": (
        0.44,
        0.16,
        lambda r, n: mix((0, bar(r, 523.3, 0.7)), (0, bar(r, 785.0, 0.4) * 0.3)),
    ),
    "their_turn": (0.24, 0.14, lambda r, n: bar(r, 349.2, 0.3)),
    "takes": (
        0.22,
        0.06,
        lambda r, n: mix((0, bar(r, 659.3, 0.06)), (0.06, bar(r, 987.8, 0.09) * 0.8)),
    ),
    "step": (0.26, 0.06, lambda r, n: knock(r, 520, 0.03, 0.3)),
    "two_left": (0.60, 0.14, lambda r, n: drum(r, 220)),
    "discard": (
        0.42,
        0.08,
        lambda r, n: mix(
            (0, paper(r, 0.1, 1000, 4500, 0.7)),
            (0.08, snap(r, 230 + 16 * n, 3400, 0.012)),
            (0.085, knock(r, 250, 0.03, 0.1) * 0.5),
        ),
    ),
    "undo": (
        0.32,
        0.08,
        lambda r, n: mix(
            (0, paper(r, 0.2, 900, 4200, 0.7)), (0.03, bar(r, 440, 0.1)), (0.12, bar(r, 330, 0.12))
        ),
    ),
    "refused": (
        0.42,
        0.06,
        lambda r, n: mix((0, knock(r, 247, 0.045, 0.15)), (0.12, knock(r, 220, 0.04, 0.1) * 0.5)),
    ),
    "hint": (0.32, 0.14, lambda r, n: mix((0, star(880, 0.35)), (0.14, star(1318.5, 0.4) * 0.7))),
    "stock_empty": (
        0.42,
        0.10,
        lambda r, n: mix(
            (0, knock(r, 240, 0.06, 0.2)), (0.16, paper(r, 0.34, 400, 2200, 0.2) * 0.6)
        ),
    ),
    "reshuffle": (
        0.42,
        0.08,
        lambda r, n: mix((0, riffle(r, 0.6, 28)), (0.66, snap(r, 250, 2800, 0.02))),
    ),
    "capture": (
        0.46,
        0.10,
        lambda r, n: mix((0, bar(r, note(n - 1, 293.7), 0.22)), (0, knock(r, 240, 0.03))),
    ),
    "build": (0.44, 0.10, lambda r, n: several_knocks(r, (262, 330), 0.13)),
    "fila": (
        0.46,
        0.10,
        lambda r, n: mix(
            (0, knock(r, 277, 0.04)),
            (0.1, snap(r, 900, 6000, 0.006)),
            (0.17, knock(r, 233, 0.06, 0.7)),
        ),
    ),
    "wincho": (
        0.46,
        0.20,
        lambda r, n: mix(
            *((k * 0.075, star(note(k + 5, 440)) * (0.6 + 0.1 * k)) for k in range(5))
        ),
    ),
    "mona_taken": (
        0.52,
        0.14,
        lambda r, n: mix((0, drum(r, 233, 0.2) * 0.7), (0.05, scale(r, (3, 5, 7), 0.11, 246.9))),
    ),
    "mona_drowned": (0.46, 0.14, lambda r, n: water(r)),
    "closes": (
        0.55,
        0.14,
        lambda r, n: mix((0, knock(r, 233, 0.09, 0.5)), (0.12, scale(r, (5, 3, 2, 0), 0.13, 220))),
    ),
    "howl": (0.46, 0.50, lambda r, n: howl(r)),
    "score_line": (
        0.24,
        0.06,
        lambda r, n: mix(
            (0, paper(r, 0.3, 2000, 6500, 0.7)), (0.26, knock(r, 620, 0.02, 0.2) * 0.4)
        ),
    ),
    "over_limit": (0.55, 0.14, lambda r, n: mix((0, drum(r, 247)), (0.3, drum(r, 220) * 0.8))),
    "reenganche": (
        0.42,
        0.10,
        lambda r, n: mix(
            (0, coin(r, 1480)), (0.16, coin(r, 1760) * 0.8), (0.34, bar(r, 440, 0.3) * 0.8)
        ),
    ),
    "retire": (
        0.44,
        0.14,
        lambda r, n: mix(
            (0, bar(r, 330, 0.4)),
            (0.22, bar(r, 247, 0.5)),
            (0.5, paper(r, 0.6, 400, 1800, 0.3) * 0.4),
        ),
    ),
    "game_won": (0.55, 0.50, lambda r, n: pack(r)),
    "coin": (0.34, 0.08, lambda r, n: coin(r, 1480 + 190 * n)),
    "focus": (0.13, 0.03, lambda r, n: knock(r, 700, 0.012, 0.3)),
    "confirm": (0.34, 0.08, lambda r, n: mix((0, knock(r, 330, 0.03)), (0.06, bar(r, 523.3, 0.1)))),
    "back": (0.30, 0.08, lambda r, n: mix((0, knock(r, 300, 0.03)), (0.06, bar(r, 349.2, 0.1)))),
    "toggle": (
        0.28,
        0.05,
        lambda r, n: mix((0, snap(r, 620, 4500, 0.005)), (0.045, knock(r, 420, 0.02))),
    ),
    "curtain": (
        0.40,
        0.10,
        lambda r, n: mix(
            (0, paper(r, 0.75, 350, 1600, 0.55)), (0.1, paper(r, 0.6, 900, 3000, 0.5) * 0.2)
        ),
    ),
    "page": (
        0.30,
        0.06,
        lambda r, n: mix(
            (0, paper(r, 0.22, 1200, 6000, 0.25)), (0.17, paper(r, 0.2, 700, 3800, 0.3) * 0.8)
        ),
    ),
    "owl": (0.30, 0.45, lambda r, n: owl(r)),
    "music": (0.42, 0.12, music),
    "string": (0.30, 0.12, lambda r, n: pluck(hertz(KEYS[n - 1]))),
    "flute": (0.24, 0.12, lambda r, n: sung(r, KEYS[n - 1])),
}


# Loops ------------------------------------------------------------------------------------------


def night(rng: Rng) -> Wave:
    seconds = 24.0
    t = times(seconds)
    wind = noise(rng, seconds, 280, 700) * breathing(t, seconds, [(2, 0.45, 0), (5, 0.25, 0.3)])
    brook = noise(rng, seconds, 500, 1700) * breathing(t, seconds, [(3, 0.2, 0.6), (31, 0.1, 0)])
    crickets = []
    for pitch, every, pulses, loud in (
        (4150, 0.75, 3, 0.10),
        (4520, 1.2, 4, 0.06),
        (3700, 2.0, 5, 0.04),
    ):
        for n in range(round(seconds / every)):
            if rng.random() < 0.8:
                at = n * every + rng.normal(0, 0.02)
                crickets.append((at, chirp(pitch, pulses) * loud * rng.uniform(0.6, 1)))
    return wind + brook * 0.16 + laid_around(len(t), crickets)


LOOPS: dict[str, tuple[float, Callable[[Rng], Wave]]] = {"night": (0.30, night)}


# Files ------------------------------------------------------------------------------------------


def made(name: str) -> Iterable[tuple[str, Wave]]:
    """The files of one cue."""
    if name in LOOPS:
        peak, loop = LOOPS[name]
        wave = loop(np.random.default_rng(crc32(name.encode())))
        wave = band(wave, LOWEST, 15000)
        yield f"{name}.ogg", wave * (peak / np.abs(wave).max())
        return
    peak, air, maker = SOUNDS[name]
    waves = []
    for number, file in enumerate(files_of(name), 1):
        rng = np.random.default_rng(crc32(Path(file).stem.encode()))
        waves.append((file, finished(outdoors(maker(rng, number), rng, air, air / 2), peak)))
    if CUES[name].rising:
        # The notes of a scale are all as loud, and not only as high.
        quietest = min(loudness(wave) for _, wave in waves)
        waves = [(file, wave * (quietest / loudness(wave))) for file, wave in waves]
    yield from waves


def write(file: Path, wave: Wave) -> None:
    with soundfile.SoundFile(
        file, "w", RATE, 1, format="OGG", subtype="VORBIS", compression_level=0.7
    ) as out:
        for start in range(0, len(wave), RATE):
            out.write(wave[start : start + RATE])
    file.write_bytes(numbered_alike(file.read_bytes(), crc32(file.stem.encode())))


def numbered_alike(ogg: bytes, serial: int) -> bytes:
    """The encoder numbers each stream by chance. With a number of ours, the same sound always
    gives the same file."""
    out, at = bytearray(ogg), 0
    while at < len(out):
        segments = out[at + 26]
        end = at + 27 + segments + sum(out[at + 27 : at + 27 + segments])
        struct.pack_into("<II", out, at + 14, serial, struct.unpack_from("<I", out, at + 18)[0])
        struct.pack_into("<I", out, at + 22, 0)
        struct.pack_into("<I", out, at + 22, page_check(bytes(out[at:end])))
        at = end
    return bytes(out)


def _check_table() -> list[int]:
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) ^ (0x04C11DB7 if value & 0x80000000 else 0)
        table.append(value & 0xFFFFFFFF)
    return table


_TABLE = _check_table()


def page_check(page: bytes) -> int:
    value = 0
    for byte in page:
        value = (value << 8 & 0xFFFFFFFF) ^ _TABLE[value >> 24 ^ byte]
    return value


def main(names: Sequence[str]) -> None:
    for name in names or CUES:
        for file, wave in made(name):
            write(FOLDER / file, wave)


if __name__ == "__main__":
    main(sys.argv[1:])
