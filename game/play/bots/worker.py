"""The process in which the bots of a table think; `process` is the side of the table.

It is told the rules and the bots once, then one question after the other. It must stay small and
quick to start: no module of the window is imported here.
"""

import pickle
import time
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from game.bots.advice import Counsellor
from game.bots.base import USUAL_DOUBT, Bot, MissedTurnError, Reason, dice_of, doubt_of
from game.bots.program import ProgramMaker
from game.engine.actions import Action
from game.engine.notation import AnyRules
from game.engine.state import NOBODY
from game.engine.visibility import Observation
from game.reading.worker import Asked

Maker = Callable[[AnyRules], Bot]

#: What is told of a question: it is being thought about; an answer; the final answer; there is none
#: this time; the bot has failed.
BEGUN, BETTER, DONE, MISSED, FAILED = "begun", "better", "done", "missed", "failed"
#: The message that the process can be asked.
READY = "ready"
#: The answers told at once, and then those a second: a bot that changes its mind all
#: the time must not keep the window busy with it.
TOLD_AT_ONCE, TOLD_A_SECOND = 20, 50


class Question(NamedTuple):
    number: int
    seat: int
    seen: Observation
    legal: tuple[Action, ...]


class BotMessage(NamedTuple):
    """A message of the process. `why`: a text key. `reasons`: of the act, if it is advice."""

    what: str
    number: int = 0
    seat: int = NOBODY
    act: Action | None = None
    why: str = ""
    reasons: tuple[Reason, ...] = ()
    doubt: float = USUAL_DOUBT


def answers(asked: Asked, pack: bytes) -> Iterator[BotMessage]:
    """Answer questions as long as there are any. `pack`: the rules, and what makes the bots of each
    seat."""
    rules, makers = pickle.loads(pack)
    yield from Thinker(asked, rules, makers).answers()


class Thinker:
    def __init__(self, asked: Asked, rules: AnyRules, makers: Mapping[int, Maker]) -> None:
        self._asked = asked
        self._rules = rules
        self._makers = makers
        self._bots: dict[int, Bot] = {}

    def answers(self) -> Iterator[BotMessage]:
        # Programs are started before the first question, so that the start does not count as
        # thinking.
        for seat, maker in self._makers.items():
            if isinstance(maker, ProgramMaker):
                self._bot(seat)
        yield BotMessage(READY)
        for question in self._asked:
            # With each question older ones are of no interest any more.
            if question is not None and self._asked.is_newest:
                yield from self._think(question)

    def _think(self, question: Question) -> Iterator[BotMessage]:
        """Yield better and better answers; the last message tells how it ended."""
        number, seat, seen, legal = question
        yield BotMessage(BEGUN, number, seat)
        began, answered = time.monotonic(), 0
        best = last = None
        reasons: tuple[Reason, ...] = ()
        # Anybody may have written a bot; here its errors do no harm.
        try:
            for best in self._bot(seat).think(seen, legal, dice_of(seen)):
                if not isinstance(best, Action):
                    yield BotMessage(FAILED, number, seat)
                    return
                most = TOLD_AT_ONCE + TOLD_A_SECOND * (time.monotonic() - began)
                if best != last and answered < most:
                    last, answered = best, answered + 1
                    yield BotMessage(BETTER, number, seat, best)
                if not self._asked.is_newest:
                    break
            bot = self._bot(seat)
            if isinstance(bot, Counsellor) and best is not None:
                reasons = bot.explained(seen, legal, best).reasons
        except MissedTurnError as missed:
            yield BotMessage(MISSED, number, seat, why=missed.why)
        except Exception:
            yield BotMessage(FAILED, number, seat)
        else:
            doubt = doubt_of(bot)
            yield BotMessage(DONE, number, seat, best, reasons=reasons, doubt=doubt)

    def _bot(self, seat: int) -> Bot:
        if seat not in self._bots:
            self._bots[seat] = self._makers[seat](self._rules)
        return self._bots[seat]
