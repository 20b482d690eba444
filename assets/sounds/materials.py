"""What sounds are made of: damped sines and filtered noise, and of these wood, paper, skin, silver
and voices; and the open air around them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

Wave = NDArray[np.float64]
Rng = np.random.Generator

RATE = 44100
#: The loudspeakers of a laptop give nothing lower than this.
LOWEST = 190
#: A, C, D, E, G: any of them sound well together.
PENTATONIC = (0, 3, 5, 7, 10)


# Raw material -----------------------------------------------------------------------------------


def times(seconds: float) -> Wave:
    return np.arange(round(seconds * RATE)) / RATE


def silence(seconds: float) -> Wave:
    return np.zeros(round(seconds * RATE))


def band(wave: Wave, low: float, high: float) -> Wave:
    """Lets a band through, with gentle slopes: an octave and a half from half to nothing."""
    spectrum = np.fft.rfft(wave)
    pitch = np.maximum(np.fft.rfftfreq(len(wave), 1 / RATE), 1e-3)
    gain = 1 / np.sqrt((1 + (low / pitch) ** 4) * (1 + (pitch / high) ** 4))
    return np.fft.irfft(spectrum * gain, len(wave))


def noise(rng: Rng, seconds: float, low: float, high: float) -> Wave:
    """Its end leads back to its beginning, so it may be a loop."""
    wave = band(rng.standard_normal(round(seconds * RATE)), low, high)
    return wave / np.sqrt(np.mean(wave**2)) / 4


def swell(seconds: float, peak_at: float, sharp: float = 2.0) -> Wave:
    """From nothing to 1 and back to nothing."""
    t = np.linspace(0, 1, round(seconds * RATE))
    shape = np.where(t < peak_at, t / peak_at, (1 - t) / (1 - peak_at))
    return np.sin(shape * np.pi / 2) ** sharp


def damped(seconds: float, pitch: float, decay: float, attack: float = 0.0015) -> Wave:
    t = times(seconds)
    return np.sin(2 * np.pi * pitch * t) * np.exp(-t / decay) * (1 - np.exp(-t / attack))


def mix(*parts: tuple[float, Wave]) -> Wave:
    """Waves from so many seconds on."""
    starts = [round(at * RATE) for at, _ in parts]
    out = np.zeros(max(start + len(wave) for start, (_, wave) in zip(starts, parts, strict=True)))
    for start, (_, wave) in zip(starts, parts, strict=True):
        out[start : start + len(wave)] += wave
    return out


def note(step: int, base: float = 220.0) -> float:
    """A tone of the scale."""
    octave, degree = divmod(step, len(PENTATONIC))
    return base * 2.0 ** (octave + PENTATONIC[degree] / 12)


# Wood, paper, skin, silver ----------------------------------------------------------------------


def knock(rng: Rng, pitch: float, decay: float = 0.035, hard: float = 0.5) -> Wave:
    """A knuckle on a table: a few partials that die at once, and the touch itself."""
    parts = [(1.0, 1.0), (1.83, 0.5), (2.91, 0.28), (4.3, 0.12)]
    body = sum(damped(0.3, pitch * up, decay / up**0.5) * loud for up, loud in parts)
    touch = noise(rng, 0.3, 900, 3800) * np.exp(-times(0.3) / 0.005) * hard
    return body + touch


def bar(rng: Rng, pitch: float, decay: float = 0.35) -> Wave:
    """A wooden bar struck with felt, as of a marimba."""
    seconds = decay * 5
    tone = damped(seconds, pitch, decay, 0.003)
    tone += damped(seconds, pitch * 3.93, decay / 5, 0.002) * 0.22
    tone += damped(seconds, pitch * 9.4, decay / 14) * 0.05
    return tone + np.pad(knock(rng, pitch * 0.5, 0.02, 0.25) * 0.25, (0, len(tone)))[: len(tone)]


def paper(rng: Rng, seconds: float, low: float, high: float, peak_at: float = 0.35) -> Wave:
    """Card over felt: a hiss with a grain."""
    grain = np.abs(band(rng.standard_normal(round(seconds * RATE)), 20, 160))
    grain = 0.55 + 0.45 * grain / grain.max()
    return noise(rng, seconds, low, high) * grain * swell(seconds, peak_at)


def snap(rng: Rng, pitch: float, bright: float, decay: float = 0.012) -> Wave:
    """A card meets something flat."""
    seconds = 0.16
    slap = noise(rng, seconds, 500, bright) * np.exp(-times(seconds) / decay)
    return slap + damped(seconds, pitch, decay * 2) * 0.55


def drum(rng: Rng, pitch: float, decay: float = 0.28) -> Wave:
    t = times(decay * 5)
    sinking = pitch * (1 + 0.5 * np.exp(-t / 0.04))
    tone = np.sin(2 * np.pi * np.cumsum(sinking) / RATE) * np.exp(-t / decay)
    skin = noise(rng, decay * 5, 80, 500) * np.exp(-t / 0.03) * 0.5
    return (tone + skin) * (1 - np.exp(-t / 0.004))


def silver(pitch: float, decay: float = 0.22) -> Wave:
    parts = [(1, 1.0), (1.47, 0.6), (2.09, 0.45), (2.56, 0.25), (3.39, 0.12)]
    return sum(damped(decay * 5, pitch * up, decay / up**0.7) * loud for up, loud in parts)


def star(pitch: float, decay: float = 0.6) -> Wave:
    parts = [(1, 1.0), (2.0, 0.3), (3.01, 0.16), (4.2, 0.06)]
    return sum(damped(decay * 4, pitch * up, decay / up, 0.004) * loud for up, loud in parts)


def voice(rng: Rng, seconds: float, line: Sequence[tuple[float, float]], breath: float) -> Wave:
    """A howl or a hoot: a soft tone along a line of (part of the time, pitch)."""
    t = np.linspace(0, 1, round(seconds * RATE))
    pitch = np.interp(t, [at for at, _ in line], [hertz for _, hertz in line])
    smooth = np.hanning(round(0.08 * RATE))
    wide = len(smooth) // 2
    padded = np.pad(pitch, wide, mode="edge")
    pitch = np.convolve(padded, smooth / smooth.sum(), mode="same")[wide : wide + len(t)]
    pitch = pitch * (1 + 0.008 * np.sin(2 * np.pi * 5.1 * t * seconds) * t)
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    tone = np.sin(phase) + 0.32 * np.sin(2 * phase) + 0.10 * np.sin(3 * phase)
    air = noise(rng, seconds, 300, 900) * breath
    return (tone + air) * swell(seconds, 0.3, 1.3)


def bubble(pitch: float, seconds: float = 0.12) -> Wave:
    t = times(seconds)
    rising = pitch * (1 + 1.1 * (t / seconds) ** 2)
    return np.sin(2 * np.pi * np.cumsum(rising) / RATE) * swell(seconds, 0.25)


def pluck(pitch: float, decay: float = 1.1) -> Wave:
    parts = [(up, 0.8**up / up) for up in range(1, 8)]
    seconds = decay * 4
    return sum(damped(seconds, pitch * up, decay / up**0.8, 0.004) * loud for up, loud in parts)


# The open air -----------------------------------------------------------------------------------


def outdoors(wave: Wave, rng: Rng, loud: float = 0.10, far: float = 0.05) -> Wave:
    """No room: a short soft tail from the ground, and the ridge answering late and dull."""
    tail = noise(rng, 0.5, 200, 2600) * np.exp(-times(0.5) / 0.11)
    tail /= np.sqrt(np.sum(tail**2))
    wet = np.fft.irfft(
        np.fft.rfft(wave, len(wave) + len(tail)) * np.fft.rfft(tail, len(wave) + len(tail))
    )
    echo = band(np.concatenate([wave, silence(0.5)]), 150, 1100)
    return mix((0, wave), (0.012, wet * loud), (0.34, echo * far), (0.47, echo * far * 0.5))


def finished(wave: Wave, peak: float) -> Wave:
    """With nothing that a laptop would not give, from silence to silence, as loud as told."""
    wave = band(wave, LOWEST, 15000)
    wave = wave / np.abs(wave).max()
    heard = np.flatnonzero(np.abs(wave) > 0.004)
    wave = wave[max(0, heard[0] - 90) : heard[-1] + 1]
    rise, fall = min(90, len(wave) // 8), min(1500, len(wave) // 4)
    wave[:rise] *= np.linspace(0, 1, rise)
    wave[-fall:] *= np.cos(np.linspace(0, np.pi / 2, fall)) ** 2
    return wave * (peak / np.abs(wave).max())


def loudness(wave: Wave) -> float:
    """Return how loud the first moments are to an ear: weighted as ITU-R BS.1770 wants it (K)."""
    start = wave[: round(0.3 * RATE)]
    turn = np.exp(-2j * np.pi * np.fft.rfftfreq(len(start)))
    ear = np.prod([np.polyval(up, turn) / np.polyval(down, turn) for up, down in _ear()], axis=0)
    return float(np.sqrt(np.sum(np.abs(np.fft.rfft(start) * ear) ** 2)))


def _ear() -> list[tuple[list[float], list[float]]]:
    """The two filters of the K weighting at our rate: a head, and an ear that is dull to what is
    low. Each from the highest power of the delay to the lowest."""
    k = np.tan(np.pi * 1681.974450955533 / RATE)
    high, middle, q = 10 ** (3.999843853973347 / 20), 10 ** (1.9985887 / 20), 0.7071752369554196
    head = [high - middle * k / q + k * k, 2 * (k * k - high), high + middle * k / q + k * k]
    k_low, q_low = np.tan(np.pi * 38.13547087602444 / RATE), 0.5003270373238773
    return [
        (head, [1 - k / q + k * k, 2 * (k * k - 1), 1 + k / q + k * k]),
        (
            [1.0, -2.0, 1.0],
            [1 - k_low / q_low + k_low**2, 2 * (k_low**2 - 1), 1 + k_low / q_low + k_low**2],
        ),
    ]


# Loops ----------------------------------------------------------------------------------------


def laid_around(length: int, parts: Iterable[tuple[float, Wave]]) -> Wave:
    """Sounds on a circle: what rings beyond the end is heard at the beginning."""
    loop = np.zeros(length)
    for at, wave in parts:
        np.add.at(loop, (round(at * RATE) + np.arange(len(wave))) % length, wave)
    return loop


def breathing(t: Wave, seconds: float, cycles: Sequence[tuple[int, float, float]]) -> Wave:
    """A slow coming and going that fits the loop: whole cycles, each with a depth and a start."""
    waves = (deep * np.sin(2 * np.pi * (n * t / seconds + begin)) for n, deep, begin in cycles)
    return 1 + sum(waves)


def chirp(pitch: float, pulses: int) -> Wave:
    one = np.sin(2 * np.pi * pitch * times(0.016)) * swell(0.016, 0.4)
    return mix(*((n * 0.027, one * (0.6 + 0.4 * n / pulses)) for n in range(pulses)))
