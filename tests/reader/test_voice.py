"""The voice of the system: what is spoken, when it falls silent, and by which programs."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from game.reader.node import ReaderNode, Screen, Tree
from game.reader.voice import Speaker, Voice, command_of

CARD = ReaderNode("hand 1", "BUTTON", "seven of hearts", about="new", is_chosen=False)
SWITCH = ReaderNode("voice", "SWITCH", "Speak the screen", is_on=True)
STATES = {"reader.on": "on", "reader.off": "off", "reader.chosen": "chosen", "reader.not_now": "-"}


class Heard(Speaker):
    """What is spoken, and when there is silence before."""

    def __init__(self) -> None:
        super().__init__(())
        self.words: list[str] = []

    def say(self, words: str) -> None:
        self.words.append(words)

    def hush(self) -> None:
        self.words.append("-")


class Listener:
    def __init__(self) -> None:
        self.heard = Heard()
        self.voice = Voice(self.heard, STATES.__getitem__)

    def hears(
        self,
        node: ReaderNode,
        words: str = "",
        screen: str = "a",
        now: bool = False,
        is_read: bool = False,
    ) -> str:
        tree = Tree((node,), node.key)
        shown = Screen(screen, f"Page {screen}", tree, lambda rect: (0, 0, 1, 1))
        self.heard.words.clear()
        self.voice.show(shown, words, is_urgent=now, is_read=is_read)
        return " | ".join(self.heard.words)


def test_a_screen_is_told_by_its_title_its_words_and_what_has_the_focus() -> None:
    listener = Listener()
    assert listener.hears(SWITCH, "Settings") == "Page a | Settings | Speak the screen, on"
    assert listener.hears(SWITCH) == ""
    assert listener.hears(SWITCH._replace(is_on=False)) == "off"
    assert listener.hears(CARD) == "seven of hearts, new"
    assert listener.hears(CARD._replace(is_chosen=True)) == "chosen"
    assert listener.hears(CARD._replace(works=False), screen="b") == (
        "Page b | seven of hearts, -, new"
    )


def test_what_is_urgent_is_spoken_before_all_that_waits() -> None:
    listener = Listener()
    listener.hears(CARD)
    assert listener.hears(CARD, "Beto draws.") == "Beto draws."
    assert listener.hears(CARD, "Impossible.", now=True) == "- | Impossible."


def test_beside_a_screen_reader_only_what_is_announced_is_spoken() -> None:
    assert Listener().hears(CARD, "Beto draws.", is_read=True) == "Beto draws."


@pytest.mark.skipif(sys.platform == "win32", reason="there a voice takes lines of its own")
def test_a_program_speaks_line_by_line_until_it_is_ended(tmp_path: Path) -> None:
    spoken = tmp_path / "spoken"
    program = tmp_path / "espeak-ng"
    program.write_text(f'#!/bin/sh\necho "$@" >>{spoken}\nsleep 20\n', encoding="utf-8")
    program.chmod(0o755)
    speaker = Speaker(command_of("es_AR", lambda name: str(program) * (name == "espeak-ng")))
    for one in ("uno", "dos"):
        speaker.say(one)
    wait_for(spoken, 1)
    speaker.hush()
    speaker.say("-tres\n y más")
    wait_for(spoken, 2)
    speaker.end()
    assert spoken.read_text(encoding="utf-8").splitlines() == [
        "-v es -- uno",
        "-v es -- -tres y más",
    ]


def wait_for(spoken: Path, lines: int) -> None:
    for _ in range(200):
        if spoken.exists() and len(spoken.read_text(encoding="utf-8").splitlines()) == lines:
            return
        time.sleep(0.02)
    raise AssertionError(f"no line {lines} was spoken")


def test_where_there_is_no_voice_nothing_is_begun() -> None:
    if sys.platform not in ("win32", "darwin"):
        assert command_of("fr", lambda name: None) == []
