"""The process in which the bots of a table think; `process` is what the table knows of it.

It is told the rules and the bots once, then one question after the other. It must stay small and
quick to start: nothing of the window is read in here.
"""

import os
import pickle
import signal
import sys
import time
from collections.abc import Callable, Mapping
from multiprocessing.connection import Connection
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import NamedTuple

from game.bots.advice import Counsellor
from game.bots.base import USUAL_DOUBT, Bot, MissedTurnError, Reason, dice_of, doubt_of
from game.bots.program import ProgramMaker
from game.engine.actions import Action
from game.engine.notation import AnyRules
from game.engine.state import NOBODY
from game.engine.visibility import Observation
from game.play.bots import process_group

Maker = Callable[[AnyRules], Bot]

#: What is told of a question: it is being thought about; an answer; there will be no better one;
#: there is none this time; the bot has failed.
BEGUN, BETTER, DONE, MISSED, FAILED = "begun", "better", "done", "missed", "failed"
#: The process can be asked.
READY = "ready"
#: The answers told at once, and then those a second: a bot that changes its mind all
#: the time must not keep the window busy with it.
TOLD_AT_ONCE, TOLD_A_SECOND = 20, 50


class Question(NamedTuple):
    number: int
    seat: int
    seen: Observation
    legal: tuple[Action, ...]


class Message(NamedTuple):
    """`why`: a text key. `reasons`: of the act, if it is advice."""

    what: str
    number: int = 0
    seat: int = NOBODY
    act: Action | None = None
    why: str = ""
    reasons: tuple[Reason, ...] = ()
    doubt: float = USUAL_DOUBT


def work(questions: Connection, answers: Connection, pack: bytes) -> None:
    """The whole life of the process. `pack`: the rules and who makes the bots of which seat."""
    process_group.lead()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # What the window says there is read by others: no bot talks in between.
    with Path(os.devnull).open("w") as nowhere:
        sys.stdout = nowhere
        rules, makers = pickle.loads(pack)
        try:
            Worker(questions, answers, rules, makers).run()
        except OSError:
            # The window has gone before the bots were there; nobody is left to be told so.
            leave()


class Worker:
    def __init__(
        self,
        questions: Connection,
        answers: Connection,
        rules: AnyRules,
        makers: Mapping[int, Maker],
    ) -> None:
        self._questions = questions
        self._answers = answers
        self._rules = rules
        self._makers = makers
        self._bots: dict[int, Bot] = {}
        self._asked: SimpleQueue[tuple[int, Question]] = SimpleQueue()
        #: Counts what was heard: whatever comes, an older question is no longer of interest.
        self._heard = 0

    def run(self) -> None:
        Thread(target=self._listen, daemon=True).start()
        # How long a program takes to start is not how long it thinks.
        for seat, maker in self._makers.items():
            if isinstance(maker, ProgramMaker):
                self._bot(seat)
        self._answers.send(Message(READY))
        while True:
            at, question = self._asked.get()
            if at == self._heard:
                self._answers.send(self._think(at, question))

    def _listen(self) -> None:
        """Listens while a bot thinks, too: when nobody is there any more, all ends at once."""
        try:
            while True:
                question = self._questions.recv()
                self._heard += 1
                if question is not None:
                    self._asked.put((self._heard, question))
        except (EOFError, OSError):
            leave()

    def _think(self, at: int, question: Question) -> Message:
        """Tells better and better answers, and returns the last word on the question."""
        number, seat, seen, legal = question
        self._answers.send(Message(BEGUN, number, seat))
        began, answered = time.monotonic(), 0
        best = last = None
        reasons: tuple[Reason, ...] = ()
        # A bot may be anybody's, and here it can do no harm.
        try:
            for best in self._bot(seat).think(seen, legal, dice_of(seen)):
                if not isinstance(best, Action):
                    return Message(FAILED, number, seat)
                most = TOLD_AT_ONCE + TOLD_A_SECOND * (time.monotonic() - began)
                if best != last and answered < most:
                    last, answered = best, answered + 1
                    self._answers.send(Message(BETTER, number, seat, best))
                if at != self._heard:
                    break
            bot = self._bot(seat)
            if isinstance(bot, Counsellor) and best is not None:
                reasons = bot.explained(seen, legal, best).reasons
        except MissedTurnError as missed:
            return Message(MISSED, number, seat, why=missed.why)
        except Exception:
            return Message(FAILED, number, seat)
        return Message(DONE, number, seat, best, reasons=reasons, doubt=doubt_of(bot))

    def _bot(self, seat: int) -> Bot:
        if seat not in self._bots:
            self._bots[seat] = self._makers[seat](self._rules)
        return self._bots[seat]


def leave() -> None:
    """Ends this process, whatever it is doing, and the programs it has started."""
    process_group.end_all(os.getpid())
    os._exit(0)
