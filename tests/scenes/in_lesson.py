"""Somebody in a lesson, with one device in hand, who does what is wanted or something else.

lesson = InLesson("la_mona")
lesson.play_to_end(Pointing(lesson))
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path

from at_table import AtTable
from services import a_house, click, heard_in, press

from game.engine.actions import DISCARD, DRAW, LAY_OFF, MELD, OPEN, STOCK, TAKE, TRAIL, Action
from game.engine.cards import name as card_name
from game.engine.rummy.judge import pieces_of
from game.paths import bundled
from game.play.lessons.guide import Guide
from game.play.lessons.lesson import Lesson
from game.play.lessons.reading import read_lesson
from game.scenes.lessons.scene import LessonActs, LessonScene
from game.scenes.scores.hand import Scoring
from game.scenes.shell.addresses import Address
from game.scenes.shell.scene import Scene
from game.scenes.table.paint_air import choice_boxes
from game.ui.gestures import PAD
from game.variants.catalogue import Catalogue
from game.view.table.hints import where

LESSONS = sorted(file.stem for file in bundled("assets/lessons").glob("*.yaml"))
ROUNDS_MOST = 200


@lru_cache(maxsize=16)
def lesson_named(name: str) -> Lesson:
    return lesson_in(bundled("assets/lessons") / f"{name}.yaml")


def lesson_in(file: Path) -> Lesson:
    reading = read_lesson(file, Catalogue([bundled("assets/variants")]))
    assert reading.lesson is not None, reading.faults
    return reading.lesson


def guide_at(lesson: Lesson, at: int, clock: Callable[[], float]) -> Guide:
    """All that leads to a step is done, by what is right."""
    guide = Guide(lesson, clock)
    while guide.at < at:
        step = guide.step
        assert step is not None
        if step.attempt:
            refusal = guide.table.why_not(step.attempt)
            assert refusal is not None
            guide.refused(refusal.key)
        elif step.waits:
            action = guide.table.first_wanted()
            assert action is not None
            assert guide.judge([action])
            guide.table.act(action)
        else:
            guide.go_on()
        guide.catch_up()
    return guide


class InLesson(AtTable):
    """`led`: where the lesson has led to."""

    def __init__(
        self,
        lesson: str | Lesson,
        at: int = 0,
        likes: dict[str, object] | None = None,
        size: tuple[int, int] = (1920, 1080),
    ) -> None:
        self.lesson = lesson_named(lesson) if isinstance(lesson, str) else lesson
        self.services = a_house(size, **{"motion": "none", "speed": 0, **(likes or {})})
        self.heard = heard_in(self.services)
        self.led: list[str] = []
        self.went: list[Address] = []
        self.services.go = self.went.append
        self.kept = -1
        self.go_to(at)

    def go_to(self, at: int) -> None:
        """With all that leads there done, in the same house; what was open is left."""
        self.services.stack.start_over(Scene(self.services))
        self.sit(guide_at(self.lesson, at, self.services.clock))

    def steps_seen(self) -> Iterator[LessonScene]:
        """Each step of the lesson, painted, without what was opened over it."""
        for at in range(len(self.lesson.steps)):
            self.go_to(at)
            if self.services.stack.top is not self.scene:
                self.services.stack.pop_to(self.scene)
                self.rest()
            self.lesson_scene.sprites()
            yield self.lesson_scene

    def sit(self, guide: Guide) -> None:
        acts = LessonActs(
            keep=self._keep,
            turn_back=self._turn_back,
            finish=lambda guide: self._end("finish"),
            leave=lambda: self._end("leave"),
        )
        self.scene = self.lesson_scene = LessonScene(self.services, guide, acts)
        self.table = guide.table
        self.services.stack.push(self.scene)
        self.rest()

    def _keep(self, guide: Guide) -> None:
        self.kept = guide.at

    def _turn_back(self, guide: Guide) -> None:
        self.services.stack.pop()
        self.sit(guide)

    def _end(self, where: str) -> None:
        self.led.append(where)
        self.services.stack.push(Scene(self.services))

    @property
    def guide(self) -> Guide:
        return self.lesson_scene.guide

    def press_on(self, name: str) -> None:
        """A button of the paper."""
        widgets = self.lesson_scene.paper.page.widgets
        seen = next(one for one in widgets if one.name == name).seen
        self.click((seen.cx, seen.cy))

    def come_to_rest(self) -> None:
        """The others have played, and all is seen."""
        for _ in range(ROUNDS_MOST):
            self.rest()
            on_top = self.services.stack.top is not self.scene
            if on_top or not (self.guide.is_watching or self.scene.picture.is_behind(self.now)):
                return
        raise AssertionError("the lesson does not go on")


class Pointing:
    """Does what is wanted with a pointer; a class below, with another device. The cards and places
    are said as at any table."""

    def __init__(self, lesson: InLesson) -> None:
        self.at = lesson

    def play_to_end(self) -> None:
        for _ in range(ROUNDS_MOST):
            self.at.come_to_rest()
            top = self.at.services.stack.top
            if isinstance(top, Scoring):
                self.at.rest(2.0)
                self.count(top)
            elif self.at.led:
                assert self.at.led == ["finish"]
                return
            else:
                self.step()
        raise AssertionError(f"the lesson does not end: step {self.at.guide.at}")

    def step(self) -> None:
        guide, before = self.at.guide, self.at.guide.at
        step = guide.step
        assert step is not None
        if step.attempt:
            self.attempt(guide.table.read(step.attempt))
        elif step.waits:
            action = guide.table.first_wanted()
            assert action is not None
            self.act(action)
        else:
            self.go_on()
        assert guide.at == before + 1, f"{self.at.lesson.id} step {before}: {self.at.refused}"

    def attempt(self, action: Action) -> None:
        """What is not taken at all is not among the choices: the first of its cards is pressed."""
        if action.kind == TAKE:
            self.choose_cards([card_name(card) for card in action.cards[:2]])
        else:
            self.act(action)

    def act(self, action: Action) -> None:
        cards = [card_name(card) for card in action.cards]
        if action.kind == DRAW:
            self.draw("stock" if action.place == STOCK else "pile")
        elif action.kind == OPEN:
            self.open([[card_name(card) for card in laid] for _, _, laid in pieces_of(action)])
        elif action.kind == MELD:
            self.meld(cards)
        elif action.kind == DISCARD:
            self.discard(cards[0])
        elif action.kind == LAY_OFF:
            self.add(cards[0], action.place + 1)
        elif action.kind == TRAIL:
            self.trail(cards[0])
        else:
            self.fish(cards[0], action)
        if self.at.ways:
            self.choose(action)

    def choice_of(self, action: Action) -> int:
        """Which of the choices of a marked fishing card it is."""
        offers = self.at.scene.context.texts.situation.offers
        wanted = frozenset(action.cards), frozenset(action.reading[1:]), action.kind
        return next(
            at
            for at, offer in enumerate(offers)
            for act in offer.acts[:1]
            if (frozenset(act.cards), frozenset(act.reading[1:]), act.kind) == wanted
        )

    def way_of(self, action: Action) -> int:
        choice = self.at.scene.selection.hands.asked
        assert choice is not None
        exact = [at for at, offer in enumerate(choice.offers) if offer.acts == (action,)]
        return exact[0] if exact else 0

    def go_on(self) -> None:
        self.at.press_on("go_on")

    def count(self, scoring: Scoring) -> None:
        scoring.sprites()
        click(self.at.services, next(one for one in scoring.page.widgets if one.name == "next"))

    def draw(self, pile: str) -> None:
        self.at.click(pile)

    def open(self, parts: list[list[str]]) -> None:
        for cards in parts:
            self.at.click(*cards)
            self.at.click(f"slot {self._slot_for(cards) + 1}")
        self.at.click("lay_down")

    def _slot_for(self, cards: list[str]) -> int:
        """The first empty one that takes them."""
        staging = self.at.scene.moves.staging
        assert staging is not None
        takes = staging.takes([self.at.card(card) for card in cards])
        return next(at for at in takes if not staging.slots()[at].cards)

    def meld(self, cards: list[str]) -> None:
        self.at.click(*cards)
        self.at.click("lane")

    def discard(self, card: str) -> None:
        self.at.click(card, "pile")

    def add(self, card: str, meld: int) -> None:
        self.at.click(card, f"meld {meld}")

    def trail(self, card: str) -> None:
        room = self.at.scene.picture.layout.zones.content
        self.at.drag(card, (room.right - 160.0, 620.0))

    def fish(self, card: str, action: Action) -> None:
        self.at.click(card)
        self.at.click(f"choice {self.choice_of(action) + 1}")

    def choose(self, action: Action) -> None:
        scene, choice = self.at.scene, self.at.scene.selection.hands.asked
        assert choice is not None
        rows = scene.context.texts.ways()
        box = choice_boxes(scene.context.canvas(), scene.picture, choice.target, rows)[
            self.way_of(action)
        ]
        self.at.click((box.cx, box.cy))

    def choose_cards(self, cards: list[str]) -> None:
        self.at.click(*cards)


class Keying(Pointing):
    """Keys alone; and with `PAD` as the device, a pad alone: focus, Enter, marking, discarding."""

    device = "keys"

    def _do(self, *names: str) -> None:
        self.at.keys(*names, device=self.device, pad=0 if self.device == PAD else -1)

    def _mark(self, cards: list[str]) -> None:
        for card in cards:
            self.at.focus_on(card)
            self._do("mark")

    def _use(self, kind: str, at: int = 0) -> None:
        self.at.focus_place(kind, at)
        self._do("confirm")

    def go_on(self) -> None:
        self._do("confirm")

    def count(self, scoring: Scoring) -> None:
        press(self.at.services, "confirm")

    def draw(self, pile: str) -> None:
        self._use(pile)

    def open(self, parts: list[list[str]]) -> None:
        for cards in parts:
            self._mark(cards)
            self._use("slot", self._slot_for(cards))
        self._use("lay_down")

    def meld(self, cards: list[str]) -> None:
        self._mark(cards)
        self._use("lane")

    def discard(self, card: str) -> None:
        self._mark([card])
        self._do("discard")

    def add(self, card: str, meld: int) -> None:
        self._mark([card])
        self._use("meld", meld - 1)

    def trail(self, card: str) -> None:
        self._mark([card])
        self._do("discard")

    def fish(self, card: str, action: Action) -> None:
        self._mark([card])
        self._do(*["down"] * self.choice_of(action), "confirm")

    def choose(self, action: Action) -> None:
        self._do(*["down"] * self.way_of(action), "confirm")

    def choose_cards(self, cards: list[str]) -> None:
        self._mark(cards[:1])
        for card in cards[1:]:
            self.at.focus_on(card)
            self._do("confirm")


class WithPad(Keying):
    """A contract that the hand holds is one press."""

    device = PAD

    def open(self, parts: list[list[str]]) -> None:
        self._do("discard")


class BeingShown(Pointing):
    """Has each step played by *Show me*; in the end the prompt has asked for nothing else."""

    def act(self, action: Action) -> None:
        texts = self.at.scene.context.texts
        asked = where(texts.words, texts.moves, texts.picture.view, action)
        assert texts.prompt() == (asked,)
        self.attempt(action)

    def attempt(self, action: Action) -> None:
        self.at.press_on("show")
        assert self.at.scene.selection.hands.lit or not action.cards
        self.at.rest(1.0)
