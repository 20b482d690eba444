"""A lesson under way: which step it is at, what the learner does, and what the others do then.

The learner's acts are judged before they are done: only the acts a step asks for are done. Any
other act is answered, and the table stays as it is. So a lesson can always go on.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Self

from game.bots.advice import Advice
from game.bots.base import Reason
from game.engine.actions import Action
from game.engine.notation import NotationError, read_action, say_action
from game.engine.rules import Refusal
from game.play.bots.thought import PATIENCE, Clock
from game.play.lessons.lesson import Lesson, LessonStep, Said, is_open, means
from game.play.positions.position import ActLine
from game.play.session.running import RunningTable
from game.play.session.seating import seated
from game.play.session.taking_back import NOTHING_TO_UNDO

#: The answers where the lesson has none of its own.
READ_FIRST, ELSE, REFUSED = (
    Said(f"lesson.answer.{which}", {}) for which in ("read_first", "else", "refused")
)
#: The number of wrong tries in a step after which the right act is shown.
TRIES = 2


class LostThreadError(Exception):
    """The kept acts of a learner do not lead through the lesson: it may have been written anew."""


class GuidedTable(RunningTable):
    """A table at which the others do what the lesson says, and hints are the lesson's."""

    #: The acts the others are still to do.
    script: deque[ActLine]
    #: The acts that are right for the learner, any of them.
    wanted: tuple[str, ...]

    @classmethod
    def of(cls, lesson: Lesson, clock: Clock) -> Self:
        players = seated(lesson.position.seats.names, person=lesson.learner)
        table = cls.from_position(lesson.position, clock=clock, players=players)
        table.script, table.wanted = deque(), ()
        return table

    def read(self, text: str) -> Action:
        """Return the action a text means at this table. May raise NotationError."""
        return read_action(self.rules, self.match.state, text)

    def means(self, text: str, action: Action) -> bool:
        return means(self.rules, self.match.state, text, action)

    def why_not(self, text: str) -> Refusal | None:
        """Return why the player to act may not do this, if they may not."""
        return self.rules.refuse(self.match.state, self.read(text))

    def first_wanted(self) -> Action | None:
        """Return an act that is right and can be done now; None if there is none."""
        for text in self.wanted:
            ways = self.legal() if is_open(text) else filter(None, [self.meant(text)])
            for action in ways:
                if self.means(text, action) and self.refuse(action) is None:
                    return action
        return None

    def meant(self, text: str) -> Action | None:
        """Return the act a text means at this table; None if it means none, as it may after another
        right act of the learner."""
        with suppress(NotationError):
            return self.read(text)
        return None

    def undo_refusal(self) -> Refusal | None:
        """Refuse to undo: a lesson goes back by whole steps."""
        return NOTHING_TO_UNDO

    # The others -----------------------------------------------------------------------------

    def begin_background_work(self, wake: object) -> None:
        """Start nothing: the others of a lesson need not think."""

    def bot_turn(self, budget_seconds: float) -> None:
        """Do nothing: the others of a lesson need not think."""

    def bot_due(self) -> float:
        return 0.0

    def ready(self) -> bool:
        return self.is_bots_turn and bool(self.script)

    def hurry(self) -> None:
        """Do nothing: the others of a lesson need not think."""

    def bots_choice(self) -> Action | None:
        """Return what the lesson has the others do; any act, if that cannot be done."""
        if not self.ready():
            return None
        action, state = self.meant(self.script.popleft().text), self.match.state
        if action is not None and self.rules.refuse(state, action) is None:
            return action
        return self.rules.legal_actions(state)[0]

    def hint(self, seconds: float = PATIENCE) -> Advice | None:
        action = self.first_wanted()
        return None if action is None else Advice(action, (Reason("lesson.so_it_goes"),))


class Guide:
    """The guide through a lesson. `acts`: what the learner has done, as it would be written.
    `answer`: to the last try, if it was not right. `misses`: the wrong tries in this step."""

    def __init__(self, lesson: Lesson, clock: Clock) -> None:
        self.lesson = lesson
        self.table = GuidedTable.of(lesson, clock)
        self.at = 0
        self.acts: list[str] = []
        self.answer: Said | None = None
        self.misses = 0
        self._begin()

    @classmethod
    def resumed(cls, lesson: Lesson, clock: Clock, at: int, acts: Iterable[str]) -> Self:
        """Return the guide at a step, with all acts done that led there. Raises LostThreadError."""
        guide = cls(lesson, clock)
        left = deque(acts)
        while guide.at < at:
            try:
                guide._repeat(left)
            except (NotationError, IndexError) as error:
                raise LostThreadError from error
        return guide

    def _repeat(self, left: deque[str]) -> None:
        step = self.step
        if step is None:
            raise LostThreadError
        if not step.waits:
            self.go_on()
        elif step.attempt:
            self._next()
        else:
            action = self.table.read(left.popleft())
            if self.table.refuse(action) is not None or not self.judge([action]):
                raise LostThreadError
            self.table.act(action)
        self.catch_up()

    def catch_up(self) -> None:
        """Have the others do at once what they are still to do."""
        while self.table.ready():
            self.table.play_bot()

    # Where it is ----------------------------------------------------------------------------

    @property
    def step(self) -> LessonStep | None:
        """Return the present step; None after the last."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def is_watching(self) -> bool:
        """Return whether the others are still to do something before the step begins."""
        return bool(self.table.script)

    @property
    def is_stuck(self) -> bool:
        """Return whether the learner should be shown the right act."""
        return self.misses >= TRIES

    def back(self, clock: Clock) -> Guide:
        """Return a guide at the step before this one."""
        at = max(0, self.at - 1)
        done = sum(bool(step.wanted) for step in self.lesson.steps[:at])
        return Guide.resumed(self.lesson, clock, at, self.acts[:done])

    def _next(self) -> None:
        step = self.step
        assert step is not None
        self.at += 1
        self.table.script.extend(step.then)
        self._begin()

    def _begin(self) -> None:
        self.answer, self.misses = None, 0
        self.table.wanted = self.step.wanted if self.step is not None else ()

    # What the learner does ------------------------------------------------------------------

    def go_on(self) -> bool:
        """Go to the next step, once this one was read; return False if something is to be done
        first."""
        if self.step is None or self.step.waits or self.is_watching:
            return False
        self._next()
        return True

    def judge(self, actions: Sequence[Action]) -> bool:
        """Return whether these allowed acts may be done; if so, count them as done and go on."""
        step = self.step
        if step is None or not step.waits:
            self.answer = READ_FIRST
            return False
        if len(actions) == 1 and any(self.table.means(one, actions[0]) for one in step.wanted):
            self.acts.append(say_action(self.table.rules, actions[0]))
            self._next()
            return True
        self.misses += 1
        self.answer = self._answer_to(step, actions)
        return False

    def _answer_to(self, step: LessonStep, actions: Sequence[Action]) -> Said:
        for other in step.others:
            if any(self.table.means(other.act, action) for action in actions):
                return other.said
        return ELSE

    def refused(self, key: str) -> bool:
        """Take note that the rules have refused something; return whether that was what the learner
        was to try."""
        step = self.step
        if step is None or not step.waits:
            return False
        if step.attempt and self.table.meant(step.attempt) is not None:
            refusal = self.table.why_not(step.attempt)
            if refusal is not None and refusal.key == key:
                self._next()
                return True
        self.misses += 1
        self.answer = REFUSED
        return False
