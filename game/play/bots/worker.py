"""The process in which the bots of a table think; `process` is the side of the table.

It is told the rules and the bots once, then one question after the other. It must stay small and
quick to start: no module of the window is imported here.
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


class Message(NamedTuple):
    """A message of the process. `why`: a text key. `reasons`: of the act, if it is advice."""

    what: str
    number: int = 0
    seat: int = NOBODY
    act: Action | None = None
    why: str = ""
    reasons: tuple[Reason, ...] = ()
    doubt: float = USUAL_DOUBT


def work(questions: Connection, answers: Connection, pack: bytes) -> None:
    """Answer questions until the process is to end. `pack`: the rules, and what makes the bots of
    each seat."""
    process_group.lead()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Other programs may read what the window prints: bots are not to print anything in between.
    with Path(os.devnull).open("w") as nowhere:
        sys.stdout = nowhere
        rules, makers = pickle.loads(pack)
        try:
            Worker(questions, answers, rules, makers).run()
        except OSError:
            # The window was closed before the bots were there, so there is nobody to tell.
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
        #: The number of messages heard: with each one, older questions are of no interest any more.
        self._heard = 0

    def run(self) -> None:
        Thread(target=self._listen, daemon=True).start()
        # Programs are started before the first question, so that the start does not count as
        # thinking.
        for seat, maker in self._makers.items():
            if isinstance(maker, ProgramMaker):
                self._bot(seat)
        self._answers.send(Message(READY))
        while True:
            at, question = self._asked.get()
            if at == self._heard:
                self._answers.send(self._think(at, question))

    def _listen(self) -> None:
        """Listen while a bot thinks, too, and end everything at once when the window is gone."""
        try:
            while True:
                question = self._questions.recv()
                self._heard += 1
                if question is not None:
                    self._asked.put((self._heard, question))
        except (EOFError, OSError):
            leave()

    def _think(self, at: int, question: Question) -> Message:
        """Tell better and better answers; return the last message about the question."""
        number, seat, seen, legal = question
        self._answers.send(Message(BEGUN, number, seat))
        began, answered = time.monotonic(), 0
        best = last = None
        reasons: tuple[Reason, ...] = ()
        # Anybody may have written a bot; here its errors do no harm.
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
    """End this process, whatever it is doing, and the programs it has started."""
    process_group.end_all(os.getpid())
    os._exit(0)
