"""A lesson under way: which step it is at, what the learner does, and what the others do then.

The learner's acts are judged before they are done: only what the step asks for is. Anything else
is answered, and the table stays as it is. So a lesson can always go on.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Self

from game.bots.advice import Advice
from game.bots.base import Reason
from game.engine.actions import Action
from game.engine.notation import NotationError, read_action, say_action
from game.engine.rules import Refusal
from game.play.bots.thought import PATIENCE, Clock
from game.play.lessons.lesson import Lesson, LessonStep, Said, is_open, means
from game.play.positions.position import Line
from game.play.session.running import RunningTable
from game.play.session.seating import seated
from game.play.session.taking_back import NOTHING_TO_UNDO

#: Said where the lesson has nothing of its own to say.
READ_FIRST, ELSE, REFUSED = (
    Said(f"lesson.answer.{which}", {}) for which in ("read_first", "else", "refused")
)
#: After this many wrong tries it is shown.
TRIES = 2


class LostThreadError(Exception):
    """What was kept of a lesson does not lead through it: it may have been written anew."""


class GuidedTable(RunningTable):
    """The others do what they are told, and the advice is the lesson's."""

    #: What the others are to do.
    script: deque[Line]
    #: What the learner is to do.
    wanted: tuple[str, ...]

    @classmethod
    def of(cls, lesson: Lesson, clock: Clock) -> Self:
        players = seated(lesson.position.seats.names, person=lesson.learner)
        table = cls.from_position(lesson.position, clock=clock, players=players)
        table.script, table.wanted = deque(), ()
        return table

    def read(self, text: str) -> Action:
        """May raise NotationError."""
        return read_action(self.rules, self.match.state, text)

    def means(self, text: str, action: Action) -> bool:
        return means(self.rules, self.match.state, text, action)

    def why_not(self, text: str) -> Refusal | None:
        """Return why this is refused to the player to act, if it is."""
        return self.rules.refuse(self.match.state, self.read(text))

    def first_wanted(self) -> Action | None:
        """What is right, as an act that can be done now."""
        for text in self.wanted:
            ways = self.legal() if is_open(text) else [self.read(text)]
            for action in ways:
                if self.means(text, action) and self.refuse(action) is None:
                    return action
        return None

    def undo_refusal(self) -> Refusal | None:
        """A lesson goes back by whole steps."""
        return NOTHING_TO_UNDO

    # The others -----------------------------------------------------------------------------

    def begin_background_work(self, wake: object) -> None:
        """There is nothing to think about."""

    def bot_turn(self, budget_seconds: float) -> None:
        """They know already."""

    def bot_due(self) -> float:
        return 0.0

    def ready(self) -> bool:
        return self.is_bots_turn and bool(self.script)

    def hurry(self) -> None:
        """They are as quick as they are."""

    def bots_choice(self) -> Action | None:
        return self.read(self.script.popleft().text) if self.ready() else None

    def hint(self, seconds: float = PATIENCE) -> Advice | None:
        action = self.first_wanted()
        return None if action is None else Advice(action, (Reason("lesson.so_it_goes"),))


class Guide:
    """`acts`: what the learner has done, as it would be written. `answer`: what is said to what
    was done last, if it was not what is wanted. `misses`: how often that was so in this step."""

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
        """At a step, with everything done that led there. Raises LostThreadError."""
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
        """The others do at once what they are still to do."""
        while self.table.ready():
            self.table.play_bot()

    # Where it is ----------------------------------------------------------------------------

    @property
    def step(self) -> LessonStep | None:
        """None: that was the last."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def is_watching(self) -> bool:
        """The others are still to do something before the step begins."""
        return bool(self.table.script)

    @property
    def is_stuck(self) -> bool:
        """It should be shown what is wanted."""
        return self.misses >= TRIES

    def back(self, clock: Clock) -> Guide:
        """The same lesson one step before."""
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
        """It was read. False: something is to be done first."""
        if self.step is None or self.step.waits or self.is_watching:
            return False
        self._next()
        return True

    def judge(self, actions: Sequence[Action]) -> bool:
        """Whether these allowed acts may be done; if so, they are, and the lesson has gone on."""
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
        """The rules have refused something; whether that is what was to be tried."""
        step = self.step
        if step is None or not step.waits:
            return False
        if step.attempt:
            refusal = self.table.why_not(step.attempt)
            if refusal is not None and refusal.key == key:
                self._next()
                return True
        self.misses += 1
        self.answer = REFUSED
        return False
