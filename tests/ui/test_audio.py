"""The player of sounds: what is heard, how loud, and when the device is given back."""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
import sys
import time
from array import array
from collections.abc import Iterator
from math import log10
from pathlib import Path
from weakref import ref

import pygame
import pytest

from game.paths import bundled
from game.settings import Settings
from game.ui import audio
from game.ui.audio import (
    CLOSES_AFTER,
    CUES,
    FADE_OUT_MS,
    LOOPS_BEGIN_AFTER,
    LOOPS_FADE_AFTER,
    SOUNDS_MOST,
    SoundPlayer,
    files_of,
)
from game.ui.music import PIECES
from tests.clock import Clock


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def settings() -> Settings:
    return Settings(master_volume=1.0)


@pytest.fixture
def player(settings: Settings, clock: Clock) -> Iterator[SoundPlayer]:
    made = SoundPlayer(settings, clock=clock)
    yield made
    made.close()
    assert pygame.mixer.get_init() is None


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files that are played, in order."""
    files: list[str] = []
    choose = SoundPlayer._file

    def chosen(player: SoundPlayer, cue: str, step: int) -> str:
        files.append(choose(player, cue, step))
        return files[-1]

    monkeypatch.setattr(SoundPlayer, "_file", chosen)
    return files


def voices(player: SoundPlayer, cue: str) -> list[float]:
    """How loud each sound of a cue is that can be heard now; of a loop, once it has faded in."""
    return [
        voice.sound.get_volume() * (1 if CUES[cue].loops else voice.channel.get_volume())
        for voice in player._voices.get(cue, [])
        if voice.sounds()
    ]


def test_the_device_is_opened_by_the_first_sound(player: SoundPlayer) -> None:
    assert pygame.mixer.get_init() is None
    player.play("slide")
    assert pygame.mixer.get_init() is not None
    assert voices(player, "slide") == [1.0]


def test_takes_follow_one_another(player: SoundPlayer, clock: Clock, heard: list[str]) -> None:
    for _ in range(4):
        player.play("slide")
        clock.now += 0.1
    assert heard == ["slide_1.ogg", "slide_2.ogg", "slide_3.ogg", "slide_1.ogg"]


@pytest.mark.parametrize(("step", "file"), [(0, 1), (1, 1), (5, 5), (14, 14), (40, 14)])
def test_a_rising_cue_has_notes(
    player: SoundPlayer, heard: list[str], step: int, file: int
) -> None:
    player.play("run", step=step)
    assert heard == [f"run_{file}.ogg"]


@pytest.mark.parametrize(
    ("cue", "volume", "expected"),
    [("slide", 1.0, 0.4), ("slide", 0.5, 0.2), ("pierna", 1.0, 0.25), ("howl", 1.0, None)],
)
def test_volumes_are_those_of_the_group(
    player: SoundPlayer, settings: Settings, cue: str, volume: float, expected: float | None
) -> None:
    settings.master_volume = 0.5
    settings.volumes = {"cards": 0.8, "table": 0.5, "night": 0.0}
    player.play(cue, volume)
    assert voices(player, cue) == ([] if expected is None else [pytest.approx(expected, abs=0.01)])


def test_what_cannot_be_heard_opens_no_device(player: SoundPlayer, settings: Settings) -> None:
    settings.master_volume = 0
    player.play("slide")
    assert pygame.mixer.get_init() is None


def test_a_cue_cuts_its_oldest_short(player: SoundPlayer, clock: Clock) -> None:
    for _ in range(CUES["land_felt"].most + 3):
        player.play("land_felt")
        clock.now += 0.05
    assert len(player._voices["land_felt"]) == CUES["land_felt"].most


def test_at_one_moment_a_cue_sounds_so_often_at_most(player: SoundPlayer, heard: list[str]) -> None:
    for _ in range(20):
        player.play("deal")
    assert len(player._voices["deal"]) == CUES["deal"].most


@pytest.mark.parametrize("is_busy", [True, False])
def test_a_channel_that_plays_another_sound_or_none_has_no_voice_of_the_first(
    player: SoundPlayer, is_busy: bool
) -> None:
    player.play("take_pozo")
    [voice] = player._voices["take_pozo"]
    voice.channel.stop()
    if is_busy:
        voice.channel.play(player._loaded("shuffle_1.ogg"))
    assert voice.channel.get_busy() == is_busy
    assert voices(player, "take_pozo") == []


def test_a_delayed_sound_waits(player: SoundPlayer, clock: Clock, heard: list[str]) -> None:
    player.play("two_left", delay=0.2)
    due = player.next_due()
    assert due == pytest.approx(100.2)
    player.rest(100.1)
    assert heard == []
    clock.now = due
    player.rest(due)
    assert heard == ["two_left.ogg"]


def test_a_hurried_picture_takes_its_sounds_along(player: SoundPlayer, heard: list[str]) -> None:
    player.play("two_left", delay=0.2)
    player.cut_short()
    player.rest(101)
    assert heard == []


def test_after_ten_seconds_of_silence_the_device_is_given_back(
    player: SoundPlayer, settings: Settings, clock: Clock
) -> None:
    settings.volumes["night"] = 0.0
    player.play("slide")
    due = player.next_due()
    assert due is not None
    assert 110 < due < 112
    player.rest(due - 0.01)
    assert pygame.mixer.get_init() is not None
    player.rest(due)
    assert pygame.mixer.get_init() is None
    assert player.next_due() is None
    player.play("slide")
    assert voices(player, "slide") == [1.0]


def begin_night(player: SoundPlayer, clock: Clock) -> None:
    """The night sounds soon after the first press."""
    player.play("slide")
    clock.now += LOOPS_BEGIN_AFTER
    player.rest(clock.now)


def test_the_night_begins_after_the_first_press_and_not_with_it(
    player: SoundPlayer, clock: Clock
) -> None:
    player.play("slide")
    player.rest(clock.now)
    assert voices(player, "night") == []
    due = player.next_due()
    assert due == clock.now + LOOPS_BEGIN_AFTER
    clock.now = due
    player.rest(clock.now)
    assert voices(player, "night") == [0.5]
    assert voices(player, "music") == []


def test_music_sounds_as_soon_as_its_slider_is_moved(
    player: SoundPlayer, settings: Settings, clock: Clock
) -> None:
    begin_night(player, clock)
    settings.volumes["music"] = 0.4
    player.volumes_changed()
    player.rest(clock.now)
    assert voices(player, "music") == [pytest.approx(0.4, abs=0.01)]


def test_the_night_goes_on_while_people_play(player: SoundPlayer, clock: Clock) -> None:
    begin_night(player, clock)
    for _ in range(6):
        clock.now += 20
        player.play("slide")
        player.rest(clock.now)
    assert voices(player, "night") == [0.5]


def test_the_night_falls_silent_with_people_and_comes_back_with_them(
    player: SoundPlayer, clock: Clock
) -> None:
    begin_night(player, clock)
    for _ in range(20):
        due = player.next_due()
        if due is None:
            break
        clock.now = due
        player.rest(due)
    assert pygame.mixer.get_init() is None
    assert clock.now < 145
    begin_night(player, clock)
    assert voices(player, "night") == [0.5]


def test_where_nobody_listens_the_night_fades_and_the_device_is_given_back(
    player: SoundPlayer, clock: Clock
) -> None:
    begin_night(player, clock)
    player.nobody_listens()
    player.rest(clock.now)
    clock.now += FADE_OUT_MS / 1000 + CLOSES_AFTER
    player.rest(clock.now)
    assert (player.next_due(), pygame.mixer.get_init()) == (None, None)


def test_an_owl_calls_now_and_then(player: SoundPlayer, clock: Clock, heard: list[str]) -> None:
    begin_night(player, clock)
    for _ in range(100):
        clock.now += 1
        player.play("focus")
        player.rest(clock.now)
    assert heard.count("owl.ogg") == 1


def test_a_night_that_is_not_wanted_is_not_heard(
    player: SoundPlayer, settings: Settings, clock: Clock
) -> None:
    settings.volumes["night"] = 0.0
    begin_night(player, clock)
    assert voices(player, "night") == []
    assert player.next_due() is not None


def test_a_slider_is_heard_at_once_and_while_the_night_still_fades_in(
    player: SoundPlayer, settings: Settings, clock: Clock
) -> None:
    begin_night(player, clock)
    channel = player._voices["night"][0].channel
    settings.volumes["night"] = 0.25
    player.volumes_changed()
    assert voices(player, "night") == [0.25]
    until = time.monotonic() + 5
    while channel.get_volume() in (0.0, 1.0) and time.monotonic() < until:
        time.sleep(0.01)
    assert 0 < channel.get_volume() < 1
    assert voices(player, "night") == [0.25]


@pytest.fixture
def no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no_such_driver")


@pytest.mark.usefixtures("no_device")
def test_without_a_device_everything_is_silent_and_as_before(
    player: SoundPlayer, clock: Clock, capfd: pytest.CaptureFixture[str]
) -> None:
    player.play("slide")
    player.volumes_changed()
    player.play("run", step=3, delay=0.1)
    clock.now += 1
    player.rest(clock.now)
    player.close()
    assert player.next_due() is None
    assert capfd.readouterr() == ("", "")


def test_a_device_that_comes_later_is_found(
    player: SoundPlayer, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setenv("SDL_AUDIODRIVER", "no_such_driver")
        player.play("slide")
    player.play("slide")
    assert pygame.mixer.get_init() is None, "it is not tried for every sound"
    clock.now += audio.TRY_AGAIN_AFTER
    player.play("slide")
    assert voices(player, "slide") == [1.0]


def test_what_libraries_write_in_c_is_not_seen(capfd: pytest.CaptureFixture[str]) -> None:
    with audio.nothing_on_stderr():
        os.write(2, b"ALSA lib: cannot find card")
    os.write(2, b"after")
    assert capfd.readouterr().err == "after"


@pytest.mark.parametrize("content", [None, b"", b"no sound at all"])
def test_a_missing_or_broken_file_is_silent(
    settings: Settings, tmp_path: Path, content: bytes | None
) -> None:
    if content is not None:
        (tmp_path / "refused.ogg").write_bytes(content)
    player = SoundPlayer(settings, tmp_path)
    player.play("refused")
    player.play("no such cue")
    assert voices(player, "refused") == []
    player.close()


def test_a_sound_that_nobody_has_heard_for_long_is_put_away(
    player: SoundPlayer, clock: Clock
) -> None:
    cues = [cue for cue in CUES if cue != "howl" and not CUES[cue].loops]
    player.play("howl")
    howl = ref(player._voices["howl"][0].sound)
    pygame.mixer.stop()
    for cue in itertools.islice(itertools.cycle(cues), 3 * SOUNDS_MOST):
        player.play(cue)
        clock.now += 0.1
    assert howl() is None


def test_a_sound_comes_from_where_it_is_made(
    player: SoundPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    sides: list[tuple[float, ...]] = []
    player.play("deal")
    real = pygame.mixer.find_channel

    class Ear:
        """Hears how loud each side is; all else is the channel's own."""

        def __init__(self) -> None:
            self._channel = real()

        def __getattr__(self, name: str) -> object:
            return getattr(self._channel, name)

        def set_volume(self, *sides_: float) -> None:
            sides.append(sides_)
            self._channel.set_volume(*sides_)

    monkeypatch.setattr(pygame.mixer, "find_channel", Ear)
    for pan in (-0.5, 0.0, 0.5):
        player.play("deal", pan=pan)
    stereo = [one for one in sides if len(one) == 2]
    assert stereo == [(1.0, 0.5), (0.5, 1.0)]


RENDER = """
import sys, time
from game.settings import Settings
from game.ui.audio import SoundPlayer
player = SoundPlayer(Settings())
player.play("deal", pan=float(sys.argv[1]))
time.sleep(0.4)
player.close()
"""


@pytest.mark.parametrize(("pan", "decibels"), [(-0.5, -6.0), (0.0, 0.0), (0.5, 6.0)])
def test_what_leaves_the_machine_is_louder_on_the_side_of_the_seat(
    pan: float, decibels: float, tmp_path: Path
) -> None:
    rendered = tmp_path / "rendered"
    env = {**os.environ, "SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(rendered)}
    subprocess.run([sys.executable, "-c", RENDER, str(pan)], env=env, check=True, timeout=60)
    both = array("h", rendered.read_bytes())
    left, right = (sum(one * one for one in both[side::2]) for side in (0, 1))
    assert left > 0
    assert 10 * log10(right / left) == pytest.approx(decibels, abs=0.3)


def test_a_piece_of_music_rests_before_the_next_one(
    player: SoundPlayer, settings: Settings, clock: Clock, heard: list[str]
) -> None:
    settings.volumes["music"] = 1.0
    player.play("focus")
    clock.now += LOOPS_BEGIN_AFTER + 0.1
    player.rest(clock.now)
    assert [file for file in heard if "music" in file] == ["music_1.ogg"]
    began = clock.now
    player._voices.pop("music")[0].channel.stop()  # It has come to its end.
    for _ in range(200):
        clock.now += 1
        player.play("focus")
        player.rest(clock.now)
        if "music_2.ogg" in heard:
            break
    length = pygame.mixer.Sound(player._folder / "music_1.ogg").get_length()
    assert clock.now - began == pytest.approx(length + CUES["music"].rests, abs=2.5)
    assert CUES["music"].files == 5


@pytest.mark.parametrize("is_there", [True, False])
def test_a_tune_is_heard_over_the_music_and_never_without_it(
    settings: Settings, clock: Clock, heard: list[str], tmp_path: Path, is_there: bool
) -> None:
    music, sings = files_of("music")[:1], PIECES[0].sings
    for file in (*files_of(sings), *(music if is_there else ())):
        shutil.copy(bundled("assets/sounds") / file, tmp_path)
    settings.volumes["music"] = 1.0
    player = SoundPlayer(settings, tmp_path, clock)
    begin_night(player, clock)
    began = clock.now
    while clock.now < began + 20:
        clock.now += 0.1
        player.rest(clock.now)
    player.close()
    assert any(file in files_of(sings) for file in heard) == is_there


def test_the_device_is_given_back_some_time_after_the_night_has_faded(
    player: SoundPlayer, clock: Clock
) -> None:
    begin_night(player, clock)
    clock.now += LOOPS_FADE_AFTER
    player.rest(clock.now)
    faded = clock.now + FADE_OUT_MS / 1000
    assert player.next_due() == faded + CLOSES_AFTER
