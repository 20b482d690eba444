"""All that the doctor says of a sound machine, and of one where nothing is as it should be."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.__main__ import main
from game.checkup import findings
from game.reading.worker import DONE, SLOW, Limits
from game.ui.own_cards import DrawingFlaw
from tests.kept import assert_kept

KEPT = Path(__file__).with_name("kept")
MIB = 2**20


class Machine:
    """What the game finds on a machine, and what it asks of it."""

    def __init__(self, patch: pytest.MonkeyPatch, home: Path, wrong: bool) -> None:
        self.wrong = wrong
        self.asked: list[str] = []
        patch.setenv("LOBA_HOME", str(home))
        patch.setenv("LOBA_SAFE", "")
        patch.delenv("WAYLAND_DISPLAY", raising=False)
        patch.setenv("DISPLAY", ":7")
        patch.setenv("SDL_VIDEODRIVER", "dummy")
        patch.setenv("SDL_AUDIODRIVER", "dummy")
        versions = {"loba": "9", "python": "3", "system": "Nil", "built": "today", "sdl": "7"}
        suffix = ".py" if wrong else ".so"
        found: dict[str, object] = {
            "versions": lambda: versions,
            "table": SimpleNamespace(__file__=f"table{suffix}"),
            "shutil": SimpleNamespace(disk_usage=self.disk),
            "MatchStore": self.matches,
            "Apart": self.languages,
            "available": lambda roots: ["en", "es"],
            "Catalogue": self.games,
            "styles_read": self.bots,
            "own_cards": lambda: {"KH": Path(), "QH": Path()},
            "all_tried": self.cards,
            "get_drivers": lambda: [SimpleNamespace(name="paper"), SimpleNamespace(name="glass")],
            "GameWindow": self.window,
            "FLAWS_MOST": 7,
            "sdl": lambda: None if wrong else SimpleNamespace(file="sdl"),
            "get_audio_device_names": lambda recording: ["microphone" if recording else "horn"],
            "Words": lambda: SimpleNamespace(font=self.font),
            "controller": SimpleNamespace(is_controller=lambda at: not (wrong and at)),
        }
        for name, one in found.items():
            patch.setattr(findings, name, one)
        display: dict[str, Callable[..., object]] = {
            "init": self.say("screen"),
            "get_driver": lambda: "dummy" if wrong else "wall",
            "get_desktop_sizes": lambda: (
                [(1023, 900), (1024, 639)] if wrong else [(1024, 640), (800, 600)]
            ),
            "get_desktop_refresh_rates": lambda: [60, 0],
        }
        for name, one in display.items():
            patch.setattr(pygame.display, name, one)
        for name, one in {
            "init": self.say("sound"),
            "get_driver": lambda: "trumpet",
            "quit": self.say("sound ended"),
        }.items():
            patch.setattr(pygame.mixer, name, one)
        for name, one in {
            "init": self.say("gamepads"),
            "get_count": lambda: 2,
            "Joystick": lambda at: SimpleNamespace(get_name=lambda: f"pad {at}"),
            "quit": self.say("gamepads ended"),
        }.items():
            patch.setattr(pygame.joystick, name, one)
        patch.setattr(pygame.font, "init", self.say("letters"))
        patch.setattr(pygame.version, "ver", "5")
        patch.setattr(pygame, "get_sdl_version", lambda: (2, 7, 1))

    def say(self, what: str) -> Callable[..., None]:
        return lambda *facts: self.asked.append(" ".join([what, *map(str, facts)]))

    def disk(self, folder: Path) -> SimpleNamespace:
        return SimpleNamespace(free=50 * MIB - self.wrong)

    def matches(self) -> SimpleNamespace:
        return SimpleNamespace(going_on=lambda: [1, 2], finished=lambda: [1, 2, 3])

    def languages(self, limits: Limits, *given: object) -> SimpleNamespace:
        self.asked.append(f"languages within {limits.mebibytes} MiB")
        places = range(6) if self.wrong else ()
        found = [SimpleNamespace(file=Path(f"xx/{at}.ftl"), line=at + 1) for at in places]
        return SimpleNamespace(wait=lambda: SLOW if self.wrong else DONE, results=found)

    def read(self, name: str, kind: str, line: int, **content: object) -> SimpleNamespace:
        fault = SimpleNamespace(file=f"{name}.yaml", line=line)
        second = SimpleNamespace(file="second.yaml", line=99)
        return SimpleNamespace(faults=[fault, second], **{kind: content or None})

    def games(self) -> SimpleNamespace:
        readings = {"chess": self.read("chess", "variant", 0, well="read")}
        if self.wrong:
            readings["draughts"] = self.read("draughts", "variant", 3)
        return SimpleNamespace(readings=lambda: readings)

    def bots(self) -> dict[str, SimpleNamespace]:
        readings = {"deep": self.read("deep", "style", 0, well="read")}
        if self.wrong:
            readings |= {
                "shallow": self.read("shallow", "style", 3),
                "gone": self.read("gone", "style", 0),
            }
        return readings

    def cards(self, keeps: bool) -> SimpleNamespace:
        faults = ("unknown", "heavy", "unreadable", "shape", "slow", "untried")
        count = 9 if self.wrong else 0
        return SimpleNamespace(
            flaws=[DrawingFlaw(f"{at:02}.svg", faults[at % len(faults)]) for at in range(count)]
        )

    def window(self, title: str, size: tuple[int, int], *, hidden: bool) -> SimpleNamespace:
        self.asked.append(f"window {size}{' that nobody sees' if hidden else ''}")
        return SimpleNamespace(size=(2048, 1280), density=1.0, close=self.say("window closed"))

    def font(self, face: str, px: int) -> None:
        if self.wrong and "italic" in face:
            raise OSError


@pytest.mark.parametrize("wrong", [False, True], ids=["sound", "faulty"])
def test_the_doctor_says_of_a_machine_what_it_said(
    wrong: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Any
) -> None:
    home = tmp_path / "home"
    if wrong:
        (home / "settings").mkdir(parents=True)
        (home / "settings" / "settings.json").write_text('{"speed": "very", "motion": 3}')
    machine = Machine(monkeypatch, home, wrong)
    codes = [main(["--lang", "en", "doctor"])]
    said = capsys.readouterr().out
    asked, machine.asked = machine.asked, []
    codes.append(main(["--lang", "en", "doctor", "--json"]))
    rows = json.loads(capsys.readouterr().out)
    assert codes == [wrong, wrong]
    assert machine.asked == asked
    kept = "\n".join([said, *asked, ""]).replace(str(home), "HOME")
    assert_kept(KEPT / f"machine_{'faulty' if wrong else 'sound'}.txt", kept)
    # As data it says the same.
    lines = [line for line in said.splitlines()[:-1] if line]
    hints = [line.strip() for line in lines if line.startswith(" ")]
    assert hints == [f"-> {row['hint']}" for row in rows if "hint" in row]
    told = [line for line in lines if not line.startswith(" ")]
    for line, row in zip(told, rows, strict=True):
        assert f" {in_words(row['value'])}" in line
    assert list(tmp_path.rglob("*.*")) == [home / "settings" / "settings.json"] * wrong


def in_words(value: object) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case list():
            return ", ".join(map(str, value))
        case "":
            return "none"
        case _:
            return str(value)
