"""The player of sounds. Without a sound device, or when anything fails, it stays silent and raises
nothing.

The files lie in assets/sounds, "slide.ogg"; a cue of several files has them numbered, "run_1.ogg".

An open mixer wakes the machine a hundred times a second, so it is opened for a sound and closed
after some silence. The sounds of the night and the music begin soon after the first cue, and fade
when nothing has been done for long, or the window is hidden.
"""

from __future__ import annotations

import contextlib
import itertools
import math
import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import pygame

from game.paths import bundled
from game.settings import Settings
from game.ui.music import KEYS, PIECES, tune

CARDS, TABLE, NIGHT, MUSIC = "cards", "table", "night", "music"
GROUPS = (CARDS, TABLE, NIGHT, MUSIC)


class CueSounds(NamedTuple):
    """The sounds of one kind. `files`: how many variants there are, played in turn so that repeated
    sounds differ; or, if it is `rising`, how many notes its scale has. `most`: how many may sound
    at once. `rests`: for pieces that follow one another, the seconds of silence between two."""

    group: str
    files: int = 1
    rising: bool = False
    most: int = 2
    loops: bool = False
    rests: float = 0.0


CUES = {
    # A turn
    "your_turn": CueSounds(TABLE, most=1),
    "their_turn": CueSounds(TABLE, most=1),
    "takes": CueSounds(TABLE, most=1),
    "refused": CueSounds(TABLE, most=1),
    "two_left": CueSounds(TABLE, most=1),
    "hint": CueSounds(TABLE, most=1),
    "stock_empty": CueSounds(TABLE, most=1),
    "reshuffle": CueSounds(CARDS, 2, most=1),
    "discard": CueSounds(CARDS, 3),
    "undo": CueSounds(TABLE),
    # Melds
    "pierna": CueSounds(TABLE),
    "run": CueSounds(TABLE, 14, rising=True, most=4),
    "added": CueSounds(TABLE),
    "joker_moves": CueSounds(TABLE),
    "contract": CueSounds(TABLE, most=1),
    "laid_down": CueSounds(TABLE),
    # Fishing
    "capture": CueSounds(TABLE, 8, rising=True, most=4),
    "build": CueSounds(TABLE),
    "fila": CueSounds(TABLE),
    "wincho": CueSounds(TABLE, most=1),
    "mona_taken": CueSounds(TABLE, most=1),
    "mona_drowned": CueSounds(TABLE, most=1),
    # Ends
    "closes": CueSounds(TABLE, most=1),
    "howl": CueSounds(NIGHT, most=1),
    "score_line": CueSounds(TABLE),
    "over_limit": CueSounds(TABLE, most=1),
    "reenganche": CueSounds(TABLE),
    "retire": CueSounds(TABLE, most=1),
    "game_won": CueSounds(NIGHT, most=1),
    "coin": CueSounds(TABLE, 2),
    # Cards
    "lift": CueSounds(CARDS, 3),
    "lift_several": CueSounds(CARDS, 2),
    "slide": CueSounds(CARDS, 3),
    "land_felt": CueSounds(CARDS, 4, most=3),
    "land_card": CueSounds(CARDS, 4, most=3),
    "flip": CueSounds(CARDS, 3),
    "fan": CueSounds(CARDS, 2),
    "shuffle": CueSounds(CARDS, 2, most=1),
    "deal": CueSounds(CARDS, 6, most=4),
    "draw": CueSounds(CARDS, 3),
    "take_pozo": CueSounds(CARDS, 2, most=1),
    # Frame
    "step": CueSounds(TABLE),
    "focus": CueSounds(TABLE, most=1),
    "confirm": CueSounds(TABLE),
    "back": CueSounds(TABLE),
    "toggle": CueSounds(TABLE),
    "curtain": CueSounds(TABLE, most=1),
    "page": CueSounds(TABLE),
    # Night and music
    "night": CueSounds(NIGHT, most=1, loops=True),
    "owl": CueSounds(NIGHT, most=1),
    "music": CueSounds(MUSIC, len(PIECES), most=1, loops=True, rests=60.0),
    "string": CueSounds(MUSIC, len(KEYS), rising=True, most=4),
    "flute": CueSounds(MUSIC, len(KEYS), rising=True),
}

#: The sounds that mean something, the most important first: all but the music and what is always
#: there.
TELLING = tuple(name for name, cue in CUES.items() if cue.group != MUSIC and not cue.loops)


def files_of(name: str) -> tuple[str, ...]:
    count = CUES[name].files
    if count == 1:
        return (f"{name}.ogg",)
    return tuple(f"{name}_{number}.ogg" for number in range(1, count + 1))


#: Seconds of silence after which the mixer is closed, and seconds without a cue after which loops
#: fade.
CLOSES_AFTER, LOOPS_FADE_AFTER = 10.0, 30.0
#: Seconds after which a device that failed is tried again: a headset may be plugged in while the
#: game runs.
TRY_AGAIN_AFTER = 60.0
FADE_IN_MS, FADE_OUT_MS = 2500, 2000
#: Seconds from the opening of the mixer until loops begin: they take time to read, which must not
#: disturb the movement of the first press.
LOOPS_BEGIN_AFTER = 1.0
LOOPS = tuple(name for name, cue in CUES.items() if cue.loops)
#: A cue that sounds too often cuts short its oldest sound within CUT_MS, or is left out if its last
#: sound began less than HEARD_FOR seconds ago.
HEARD_FOR, CUT_MS = 0.04, 25
#: Seconds between the calls of the owl, over and over.
OWL_CALLS = (41.0, 73.0, 58.0)
CHANNELS = 24
#: The most sounds kept unpacked in memory, where they take some ten times as much as their files. A
#: turn needs fewer; reading one takes two milliseconds.
SOUNDS_MOST = 24


class _Later(NamedTuple):
    at: float
    cue: str
    volume: float
    step: int
    pan: float


@dataclass(slots=True)
class _Channel:
    """One sound on its channel. SDL gives the channel to another sound when this one is over.
    Volume settings go to the sound, because the volume of the channel changes by itself while it
    fades."""

    channel: pygame.mixer.Channel
    sound: pygame.mixer.Sound
    began: float

    def sounds(self) -> bool:
        return self.channel.get_busy() and self.channel.get_sound() is self.sound


class SoundPlayer:
    """The player of sounds. `settings` are read at every sound, so a slider is heard at once."""

    def __init__(
        self,
        settings: Settings,
        folder: Path | None = None,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._settings = settings
        self._folder = folder or bundled("assets/sounds")
        self._clock = clock
        self._open = False
        self._try_again_at = 0.0
        self._loaded = lru_cache(SOUNDS_MOST)(self._load)
        self._voices: dict[str, list[_Channel]] = {}
        self._takes: dict[str, int] = {}
        self._later: list[_Later] = []
        #: For loops with silence between their pieces: when the next piece may begin.
        self._again_at: dict[str, float] = {}
        self._opened_at = 0.0
        #: When the silent loops begin; None if they wait for the next cue.
        self._loops_at: float | None = None
        self._last_cue = clock()
        self._silent_from = 0.0
        self._owl_calls = itertools.cycle(OWL_CALLS)
        self._owl_at = 0.0

    # What the game asks for -----------------------------------------------------------------

    def play(
        self, cue: str, volume: float = 1.0, step: int = 1, delay: float = 0.0, pan: float = 0.0
    ) -> None:
        """Play a cue. `step`: the note of a rising cue, from 1. `delay`: seconds until it sounds.
        `pan`: where it is heard, from -1, the left, to 1."""
        now = self._clock()
        if delay > 0:
            self._later.append(_Later(now + delay, cue, volume, step, pan))
        else:
            self._sound(cue, volume, step, now, pan=pan)
        self._stir(now)

    def cut_short(self) -> None:
        """Drop the sounds still to come, but not the music: the movements they belong to were ended
        at once."""
        self._later = [later for later in self._later if CUES[later.cue].group == MUSIC]

    def nobody_listens(self) -> None:
        """Let the sounds of the night and the music fade now, until the next cue."""
        self._last_cue, self._loops_at = -math.inf, None

    def volumes_changed(self) -> None:
        """Set the sounds that play now to the volumes of the settings."""
        now = self._clock()
        for cue, voices in self._voices.items():
            for voice in voices:
                voice.sound.set_volume(self._level(cue))
        self._stir(now)

    def rest(self, now: float) -> None:
        """Play and fade what is due. Call this when nothing else is to be done, and at
        `next_due`."""
        due = [later for later in self._later if later.at <= now]
        self._later = [later for later in self._later if later.at > now]
        for later in due:
            self._sound(later.cue, later.volume, later.step, now, pan=later.pan)
        if not self._open:
            return
        if now - self._last_cue >= LOOPS_FADE_AFTER:
            for cue in self._sounding_loops():
                self._fade(cue)
        elif self._loops_at is not None and now >= self._loops_at:
            self._loops_at = None
            for cue in self._silent_loops():
                self._sound(cue, 1.0, 1, now, FADE_IN_MS)
                if cue == "night":
                    self._owl_at = now + next(self._owl_calls)
                elif cue in self._sounding_loops():
                    self._sing(now)
        elif "night" in self._sounding_loops() and now >= self._owl_at:
            self._owl_at = now + next(self._owl_calls)
            self._sound("owl", 1.0, 1, now)
        if not self._sounding_loops() and now >= self._silent_from + CLOSES_AFTER:
            self.close()

    def next_due(self) -> float | None:
        """Return when `rest` has something to do; None if never."""
        times = [later.at for later in self._later]
        if not self._open:
            return min(times, default=None)
        if self._loops_at is not None:
            times.append(self._loops_at)
        if self._sounding_loops():
            times += [self._last_cue + LOOPS_FADE_AFTER]
            if "night" in self._sounding_loops():
                times.append(self._owl_at)
        else:
            times.append(self._silent_from + CLOSES_AFTER)
        return min(times, default=None)

    def close(self) -> None:
        """Close the sound device. The next sound opens it again."""
        self._later.clear()
        self._voices.clear()
        self._loops_at = None
        self._loaded.cache_clear()
        if self._open:
            self._open = False
            with contextlib.suppress(pygame.error):
                pygame.mixer.quit()

    # One sound ------------------------------------------------------------------------------

    def _sound(
        self, cue: str, volume: float, step: int, now: float, fade_ms: int = 0, pan: float = 0.0
    ) -> None:
        level = self._level(cue)
        if cue not in CUES or level * volume <= 0 or not self._opened(now):
            return
        with contextlib.suppress(pygame.error):
            self._forget_silent_voices()
            sound = self._loaded(self._file(cue, step))
            if sound is None or not self._makes_room(cue, now):
                return
            channel = pygame.mixer.find_channel()
            if channel is None:
                return
            sound.set_volume(level)
            channel.set_volume(volume)
            rests = CUES[cue].rests
            channel.play(sound, loops=-1 if CUES[cue].loops and not rests else 0, fade_ms=fade_ms)
            if pan:
                channel.set_volume(volume * min(1.0, 1 - pan), volume * min(1.0, 1 + pan))
            if rests:
                self._again_at[cue] = now + sound.get_length() + rests
            self._voices.setdefault(cue, []).append(_Channel(channel, sound, now))
            if not CUES[cue].loops:
                self._silent_from = max(self._silent_from, now + sound.get_length())

    def _level(self, cue: str) -> float:
        group = CUES[cue].group if cue in CUES else GROUPS[0]
        return self._settings.master_volume * self._settings.volumes.get(group, 1.0)

    def _file(self, cue: str, step: int) -> str:
        files = files_of(cue)
        if CUES[cue].rising:
            return files[min(max(step, 1), len(files)) - 1]
        take = self._takes.get(cue, 0)
        self._takes[cue] = take + 1
        return files[take % len(files)]

    def _forget_silent_voices(self) -> None:
        """Drop the voices of sounds that have ended: each keeps its sound in memory."""
        for cue, voices in self._voices.items():
            self._voices[cue] = [voice for voice in voices if voice.sounds()]

    def _makes_room(self, cue: str, now: float) -> bool:
        voices = self._voices.get(cue, [])
        if len(voices) < CUES[cue].most:
            return True
        if CUES[cue].loops or now - voices[-1].began < HEARD_FOR:
            return False
        voices.pop(0).channel.fadeout(CUT_MS)
        return True

    def _load(self, file: str) -> pygame.mixer.Sound | None:
        """Read a file; return None if it is no sound."""
        with contextlib.suppress(pygame.error, OSError):
            return pygame.mixer.Sound(self._folder / file)
        return None

    # Loops ----------------------------------------------------------------------------------

    def _sounding_loops(self) -> list[str]:
        return [
            cue
            for cue, voices in self._voices.items()
            if CUES[cue].loops and any(voice.sounds() for voice in voices)
        ]

    def _stir(self, now: float) -> None:
        """Note that somebody is there: loops go on, or begin."""
        self._last_cue = now
        if self._open and self._silent_loops():
            self._loops_at = max(now, self._opened_at + LOOPS_BEGIN_AFTER)

    def _silent_loops(self) -> list[str]:
        """Return the loops that are silent now but should sound, by their volume and their
        pauses."""
        silent = set(LOOPS).difference(self._sounding_loops())
        now = self._clock()
        return [
            cue
            for cue in LOOPS
            if cue in silent and self._level(cue) > 0 and now >= self._again_at.get(cue, 0.0)
        ]

    def _sing(self, now: float) -> None:
        """Add the notes of a tune to the piece of music that has just begun."""
        heard = self._takes["music"] - 1
        cue = PIECES[heard % len(PIECES)].sings
        self._later += [
            _Later(now + at, cue, volume, step, 0.0) for at, step, volume in tune(heard)
        ]

    def _fade(self, cue: str) -> None:
        self._later = [later for later in self._later if CUES[later.cue].group != CUES[cue].group]
        for voice in self._voices.pop(cue, []):
            if voice.sounds():
                voice.channel.fadeout(FADE_OUT_MS)
        self._silent_from = max(self._silent_from, self._clock() + FADE_OUT_MS / 1000)

    # The device -----------------------------------------------------------------------------

    def _opened(self, now: float) -> bool:
        if not self._open and now >= self._try_again_at:
            try:
                open_device()
                pygame.mixer.set_num_channels(CHANNELS)
                self._open = True
                self._opened_at = now
            except (pygame.error, NotImplementedError):
                self._try_again_at = now + TRY_AGAIN_AFTER
        return self._open


def open_device() -> None:
    """Open the sound device. May raise pygame.error and NotImplementedError."""
    with nothing_on_stderr():
        pygame.mixer.init(44100, -16, 2, 512)


@contextlib.contextmanager
def nothing_on_stderr() -> Iterator[None]:
    """Silence stderr, where sound libraries written in C complain."""
    try:
        kept = os.dup(2)
    except OSError:  # Stderr is closed already.
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(nowhere)
        os.close(kept)
