"""The lessons there are: those of the game, and those a player has written."""

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from game.engine.cards import UnknownCardError, parse_card
from game.engine.notation import NotationError
from game.engine.rules import Refusal
from game.engine.state import NOBODY
from game.paths import layers
from game.play.lessons.guide import Guide
from game.play.lessons.lesson import (
    ANYTHING,
    KINDS,
    Lesson,
    LessonStep,
    Lit,
    Other,
    Place,
    Said,
    is_open,
)
from game.play.positions.position import (
    ActLine,
    Position,
    action_text,
    position_in,
    read_line,
    written_lines,
)
from game.reading.faults import Fault, Faults
from game.reading.given import FaultFoundError, Given, Section, each
from game.reading.printable import clipped
from game.reading.yaml_tree import read_file
from game.variants.catalogue import Catalogue
from game.variants.inherit import left_out, named_in

KEYS = ("position", "about", "steps", "learnt")
STEP_KEYS = ("say", "light", "do", "try", "else", "then", "rules")
PLACES: tuple[Place, ...] = ("stock", "pile", "hand", "lane", "loose", "contract")
_NAME = re.compile(r"[a-z][a-z0-9_]*")
_GROUP = re.compile(r"#([1-9]\d{0,2})")
_LANGUAGE = re.compile(r"[a-z]{2,3}(?:_[A-Z0-9]{2,3})?")


class LessonReading(NamedTuple):
    """A lesson that was read, with its faults. `lesson` is None if they are too grave."""

    lesson: Lesson | None
    faults: tuple[Fault, ...]


def read_lesson(file: Path, catalogue: Catalogue) -> LessonReading:
    """Read a lesson. Never raises for what is in the file."""
    faults = Faults()
    node = read_file(file, faults)
    lesson = None
    if node is not None:
        with suppress(FaultFoundError):
            lesson = _LessonReader(Given(node, "", faults), catalogue, file).lesson()
    return LessonReading(None if faults.fatal else lesson, tuple(faults))


class _LessonReader:
    def __init__(self, given: Given, catalogue: Catalogue, file: Path) -> None:
        self.given = given
        self.file = Section(given)
        self.catalogue = catalogue
        self.folder = file.parent
        self.id = file.stem

    def lesson(self) -> Lesson:
        self.given.check_file_name(self.id)
        self.file.refuse_others(KEYS)
        for key in KEYS:
            if key not in self.file:
                self.given.note("fault.missing_key", wanted=key)
        if self.given.faults.fatal:
            raise FaultFoundError
        position = position_in(self.file["position"], self.catalogue, self.folder)
        about = self._said(self.file["about"])
        learnt = each(self.file["learnt"].items(), self._said)
        if position is None or self.given.faults.fatal:
            raise FaultFoundError
        self._check_game(position.variant.id)
        written = self.file["steps"].items()
        if not written:
            self.file["steps"].fail("fault.empty_list")
        steps = each(written, lambda step: self._step(step, position))
        lesson = Lesson(self.id, position, about, tuple(steps), tuple(learnt))
        _LessonRehearsal(lesson, written).play()
        return lesson

    def _check_game(self, game: str) -> None:
        """Refuse a game that is not on the list, such as one in a file beside the lesson: no row of
        the list could have the lesson, and no table and no rules could follow it."""
        known = self.catalogue.ids()
        if game not in known:
            given = Section(self.file["position"])["variant"]
            given.fail("fault.unknown_variant", given=game, allowed=", ".join(known))

    def _said(self, given: Given) -> Said:
        """Read a text: its name in this lesson, or the words themselves by language."""
        if isinstance(given.node.value, dict):
            words = given.entries()
            if not words:
                given.fail("fault.empty_map")
            for language, entry in words.items():
                if not _LANGUAGE.fullmatch(language):
                    entry.refuse_key("fault.lesson.language", given=clipped(language))
            return Said("", {language: entry.text() for language, entry in words.items()})
        name = given.text()
        if not _NAME.fullmatch(name):
            given.fail("fault.bad_name", given=clipped(name))
        return Said(f"lesson.{self.id}.{name}", {})

    def _step(self, given: Given, position: Position) -> LessonStep:
        section = Section(given)
        section.refuse_others(STEP_KEYS)
        if "say" not in section:
            given.fail("fault.missing_key", wanted="say")
        if "do" in section and "try" in section:
            section["try"].fail("fault.lesson.do_or_try")
        return LessonStep(
            said=self._said(section["say"]),
            lit=section.value("light", lambda light: _lit(light, position), ()),
            wanted=section.value("do", _acts, ()),
            attempt=section.value("try", action_text, ""),
            others=section.value("else", self._others, ()),
            then=section.value("then", lambda then: _lines(then, position), ()),
            rules=section.value("rules", Given.text, ""),
        )

    def _others(self, given: Given) -> tuple[Other, ...]:
        return tuple(Other(act, self._said(said)) for act, said in given.entries().items())


def _acts(given: Given) -> tuple[str, ...]:
    """Read one act, or a list of acts that are all right."""
    return tuple(each(given.one_or_more(), action_text))


def _lines(given: Given, position: Position) -> tuple[ActLine, ...]:
    return tuple(each(written_lines(given), lambda line: read_line(line, position.seats)))


def _lit(given: Given, position: Position) -> tuple[Lit, ...]:
    return tuple(each(given.text().split(), lambda word: _one_lit(given, word, position)))


def _one_lit(given: Given, word: str, position: Position) -> Lit:
    for place in PLACES:
        if word == place:
            return Lit(place)
    group = _GROUP.fullmatch(word)
    if group is not None:
        return Lit("group", int(group[1]) - 1)
    seat = position.seats.find(word)
    if seat is not None:
        return Lit("player", seat)
    try:
        return Lit("card", parse_card(word))
    except UnknownCardError:
        known = [*PLACES, "#1", *position.seats.names, "9h"]
        given.fail("fault.lesson.light", given=clipped(word), allowed=", ".join(known))


class _LessonRehearsal:
    """A trial of a lesson by its first right acts, which notes what does not work."""

    def __init__(self, lesson: Lesson, written: Sequence[Given]) -> None:
        self.lesson = lesson
        self.written = written
        self.guide = Guide(lesson, lambda: 0.0)

    def play(self) -> None:
        for step, given in zip(self.lesson.steps, self.written, strict=True):
            entries = given.entries()
            self._check_turn(step, given)
            self._check_others(step, entries)
            if step.attempt:
                self._attempt(step, entries["try"])
            elif step.wanted:
                self._act(step, entries["do"])
            else:
                self.guide.go_on()
            written = list(written_lines(entries["then"])) if step.then else []
            for line, act in zip(step.then, written, strict=True):
                self._other_act(line, act)

    def _check_turn(self, step: LessonStep, given: Given) -> None:
        table = self.guide.table
        playing = table.phase.in_play
        if playing and table.to_act != self.lesson.learner:
            given.fail("fault.lesson.not_learners_turn")
        if step.waits and not playing:
            given.fail("fault.lesson.hand_over")

    def _check_others(self, step: LessonStep, entries: dict[str, Given]) -> None:
        for other in step.others:
            self._why_not_any(entries["else"], other.act)

    def _act(self, step: LessonStep, given: Given) -> None:
        """Play a step. Which of several acts are possible may depend on those before; at least one
        must be possible now."""
        refusals = [self._why_not_any(given, text) for text in step.wanted]
        action = self.guide.table.first_wanted()
        if action is None or not self.guide.judge([action]):
            wanted, why = clipped(step.wanted[0]), next(filter(None, refusals), None)
            if why is None:
                given.fail("fault.lesson.none_allowed", given=wanted)
            given.fail("fault.lesson.refused", given=wanted, detail=why.key)
        self.guide.table.act(action)

    def _attempt(self, step: LessonStep, given: Given) -> None:
        refusal = self._why_not(given, step.attempt)
        if refusal is None:
            given.fail("fault.lesson.allowed", given=clipped(step.attempt))
        self.guide.refused(refusal.key)

    def _other_act(self, line: ActLine, given: Given) -> None:
        table = self.guide.table
        if not table.is_bots_turn or line.seat not in (NOBODY, table.to_act):
            given.fail("fault.lesson.not_their_turn", given=clipped(line.text))
        refusal = self._why_not(given, line.text)
        if refusal is not None:
            given.fail("fault.lesson.refused", given=clipped(line.text), detail=refusal.key)
        table.play_bot()

    def _why_not_any(self, given: Given, text: str) -> Refusal | None:
        """Return why an act is refused, if it is; of a text for many acts only the verb is
        looked at."""
        if not is_open(text):
            return self._why_not(given, text)
        if text != ANYTHING and (verb := text.partition(" ")[0]) not in KINDS:
            given.fail("fault.lesson.act", given=clipped(verb))
        return None

    def _why_not(self, given: Given, text: str) -> Refusal | None:
        """Return why an act is refused, if it is."""
        try:
            return self.guide.table.why_not(text)
        except NotationError as error:
            given.fail("fault.lesson.act", given=clipped(error.word))


class ShelvedLesson(NamedTuple):
    """A lesson of a store. `lesson` is None if there is something wrong with the file."""

    id: str
    file: Path
    lesson: Lesson | None
    faults: tuple[Fault, ...]


class LessonStore:
    """The lessons of some folders; a later folder's file replaces an earlier one's."""

    def __init__(self, catalogue: Catalogue, roots: Sequence[Path] | None = None) -> None:
        own = layers("assets/lessons")
        self._catalogue = catalogue
        self._roots = own if roots is None else tuple(roots)
        self._read: dict[str, ShelvedLesson] = {}

    def read_in_pieces(self) -> Iterator[None]:
        """Read all lessons, each of them once."""
        for name, file in named_in(self._roots).items():
            if name not in self._read:
                reading = read_lesson(file, self._catalogue)
                self._read[name] = ShelvedLesson(name, file, reading.lesson, reading.faults)
                yield

    @cached_property
    def lessons(self) -> dict[str, ShelvedLesson]:
        for _ in self.read_in_pieces():
            pass
        full = {
            str(root): ShelvedLesson(str(root), root, None, faults)
            for root in self._roots
            if (faults := left_out(root))
        }
        return self._read | full

    def of_game(self, variant: str) -> list[ShelvedLesson]:
        """Return the lessons of a game; a faulty one belongs to the game it is named after."""
        return [
            one
            for one in self.lessons.values()
            if (one.lesson.position.variant.id if one.lesson else one.id) == variant
        ]
