"""One decision of a bot in the making, which always has an answer and never takes more than a
moment.

A bot that raises, or answers with an act that is not allowed, is `broken`: the caller gives the
seat to another.
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Protocol

from game.bots.base import USUAL_DOUBT, Bot, Reason, doubt_of
from game.engine.actions import Action
from game.engine.visibility import Observation
from game.play.bots.process import BotProcess
from game.play.bots.worker import BEGUN, BETTER, READY, BotMessage, Question

Clock = Callable[[], float]
Judge = Callable[[Action], bool]
"""Returns whether an act is allowed now."""

#: The seconds after which a bot that could go on for ever has thought enough; a hint, too.
PATIENCE = 0.8
#: Seconds to wait for an answer while the process is still starting.
STARTING = 3.0


class Thought(Protocol):
    """A decision in the making. `reasons`: of the best act, if it is advice and they came with
    it."""

    is_done: bool
    is_broken: bool
    reasons: tuple[Reason, ...]

    @property
    def best(self) -> Action: ...

    @property
    def doubt(self) -> float:
        """Return how close the decision was, from 0 to 1."""
        ...

    def go_on(self, seconds: float, clock: Clock) -> None:
        """Think for some seconds at most, if the bot thinks in this process."""

    def hurry(self) -> None:
        """Think no more: the best act so far will do."""

    def due(self, clock: Clock) -> float:
        """Return in how many seconds the thought wants to go on."""


class Thinking:
    """A decision thought in slices, between two pictures."""

    def __init__(
        self, bot: Bot, seen: Observation, legal: Sequence[Action], rng: Random, may: Judge
    ) -> None:
        self.best = legal[0]
        self.is_done = False
        self.is_broken = False
        self.reasons: tuple[Reason, ...] = ()
        self._bot = bot
        self._given = (seen, tuple(legal), rng)
        self._may = may
        self._thoughts: Iterator[Action] | None = None
        self._spent = 0.0

    def go_on(self, seconds: float, clock: Clock) -> None:
        """Think in slices until the time is over; a slice that has begun is thought to its end."""
        began = clock()
        while not self.is_done:
            self._think_once()
            spent = clock() - began
            if spent >= seconds:
                self._spent += spent
                break
        if self._spent >= PATIENCE:
            self.is_done = True

    @property
    def doubt(self) -> float:
        return doubt_of(self._bot)

    def hurry(self) -> None:
        self.is_done = True

    def due(self, clock: Clock) -> float:
        return 0.0

    def _think_once(self) -> None:
        # Anybody may have written a bot: its errors must not end the table.
        try:
            if self._thoughts is None:
                self._thoughts = self._bot.think(*self._given)
            answer = next(self._thoughts)
            allowed = self._may(answer)
        except StopIteration:
            self.is_done = True
            return
        except Exception:
            allowed = False
        if allowed:
            self.best = answer
        else:
            self.is_done = self.is_broken = True


class Awaited:
    """A decision thought in the other process. `spare`: the answer as long as nothing has come from
    there. `patience`: how long is waited."""

    def __init__(
        self, process: BotProcess, question: Question, spare: Thinking, may: Judge, patience: float
    ) -> None:
        self.is_done = False
        self.is_broken = False
        self.reasons: tuple[Reason, ...] = ()
        self.doubt = USUAL_DOUBT
        self._process = process
        self._question = question
        self._spare = spare
        self._may = may
        self._patience = patience
        self._found: Action | None = None
        self._asked_at: float | None = None

    @property
    def best(self) -> Action:
        if self._found is not None:
            return self._found
        self._spare.go_on(PATIENCE, lambda: 0.0)
        return self._spare.best

    def go_on(self, seconds: float, clock: Clock) -> None:
        if self._asked_at is None:
            self._asked_at = clock()
            self._process.ask(self._question)
        elif self.due(clock) == 0.0:
            self.is_done = True

    def hurry(self) -> None:
        self.is_done = True

    def due(self, clock: Clock) -> float:
        if self._asked_at is None:
            return 0.0
        return max(0.0, self._asked_at + self._patience - clock())

    def hear(self, message: BotMessage, clock: Clock) -> None:
        """Take a message about a question, which may be this one."""
        if message.what == READY:
            # The time to think begins only now.
            self._patience = PATIENCE
            self._asked_at = None if self._asked_at is None else clock()
        if message.number != self._question.number or self.is_done:
            return
        self.doubt = message.doubt
        if message.act is not None:
            self._consider(message.act)
        if message.what not in (BEGUN, BETTER):
            self.is_done = True
            self.reasons = message.reasons

    def leave(self) -> None:
        """Tell the process that nobody waits for this decision any more."""
        if self._asked_at is not None:
            self._process.ask(None)

    def _consider(self, act: Action) -> None:
        try:
            allowed = self._may(act)
        except Exception:
            allowed = False
        if allowed:
            self._found = act
        else:
            self.is_done = self.is_broken = True
