"""A match in the window of which every picture is kept: the faces in it, its words and sounds."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha1
from typing import NamedTuple

import pygame
import pytest
from services import a_house, heard_in, wait

from game.engine.cards import CardId, each
from game.play.session.running import RunningTable
from game.play.session.seating import Player
from game.scenes.table.curtain import Curtain
from game.scenes.table.match_flow import MatchFlow
from game.ui.canvas import Canvas
from game.ui.card_art import BACK
from game.ui.gestures import Command
from game.ui.painter import Painter
from tests.play.tables import simple_act

FRAME = 1 / 25
PEOPLE_AND_BOTS = (
    Player("Ana", "owl"),
    Player("Carmen", "hare"),
    Player("Eva", "puma"),
    Player("Beto", "fox", "naive"),
    Player("Diego", "stag", "naive"),
)


class Frame(NamedTuple):
    """What one picture showed and said. `faces`: cards that lay or flew face up; `pixels`: a digest
    of what was painted, if anything was."""

    faces: frozenset[CardId]
    texts: tuple[str, ...]
    cues: tuple[str, ...]
    title: str
    pixels: bytes


class Watched:
    """An evening of which every frame is kept; nobody presses anything unasked. `painted`: the
    frames are painted, to be compared."""

    def __init__(
        self,
        table: RunningTable,
        monkeypatch: pytest.MonkeyPatch,
        painted: bool = False,
        **likes: object,
    ) -> None:
        self.table = table
        self.services = a_house((1024, 640), **{"motion": "full", "speed": 1, **likes})
        self.cues = heard_in(self.services)
        self._faces: dict[int, list[CardId]] = {}
        self._spy(monkeypatch)
        self.match_flow = MatchFlow(self.services, table)
        self.scene = self.match_flow.scene
        self.services.stack.push(self.scene)
        self.painter = Painter(pygame.Surface(self.services.pixels)) if painted else None

    def _spy(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Notes which canvas shows which faces: layers are kept and shown again."""
        for name in ("card", "moving_card"):
            monkeypatch.setattr(Canvas, name, self._noting(getattr(Canvas, name)))

    def _noting(self, paint):  # type: ignore[no-untyped-def]
        def noted(canvas: Canvas, card: CardId, *told: object, **how: object) -> None:
            before = len(canvas.sprites)
            paint(canvas, card, *told, **how)
            for sprite in canvas.sprites[before:]:
                self._faces[id(sprite)] = [*self._faces.get(id(sprite), ()), card]
                self._kept.append(sprite)

        self._kept: list[object] = getattr(self, "_kept", [])
        return noted

    def frame(self) -> Frame:
        self.cues.clear()
        wait(self.services, FRAME)
        sprites = self.services.stack.sprites()
        pixels = b""
        if self.painter is not None:
            self.painter.show(sprites)
            pixels = sha1(pygame.image.tobytes(self.painter.canvas, "RGB")).digest()
        faces = {card for sprite in sprites for card in self._faces.get(id(sprite), ())}
        return Frame(
            frozenset(faces - {BACK}),
            tuple(sprite.says for sprite in sprites if sprite.says),
            tuple(self.cues),
            self.services.stack.top.title(),
            pixels,
        )

    @property
    def is_between(self) -> bool:
        """From the moment the hand is down to the next "I am here"."""
        return not self.scene.picture.is_open

    @property
    def is_moving(self) -> bool:
        return self.scene.picture.director.is_busy(self.services.clock())

    def press(self, name: str) -> None:
        self.services.stack.handle(Command(name))

    def people_act(self) -> None:
        """Whoever sits there does the next thing a simple bot would."""
        top, table = self.services.stack.top, self.table
        if isinstance(top, Curtain):
            self.press("confirm")
        elif top is self.scene and self.scene.context.texts.is_my_turn:
            self.scene.context.happened(table.act(simple_act(table)))

    def watch(self, seconds: float) -> Iterator[Frame]:
        for _ in range(round(seconds / FRAME)):
            yield self.frame()


def public(table: RunningTable) -> set[CardId]:
    """Return the cards that lie face up, and those that were cut for the dealer."""
    state = table.match.state
    cards = {*state.pile, *state.loose, *(card for meld in state.melds for card in meld.cards)}
    cards |= {card for build in state.builds for card in build.cards}
    cards |= {card for event in table.log() if event.kind == "cut" for card in event.cards}
    return cards | {card for side in state.won for card in each(side)}
