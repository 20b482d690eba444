"""The bots of a table: where they think, and who replaces those that cannot play."""

import pickle
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from game.bots.advice import Advice, Counsellor
from game.bots.base import Bot, dice_of
from game.bots.levels import FaultyBotError, UnknownBotError, maker_named
from game.bots.program import ProgramMaker, is_program
from game.bots.simple import naive_bot
from game.engine.actions import Action
from game.engine.match import Match
from game.engine.notation import AnyRules
from game.engine.state import NOBODY
from game.engine.visibility import observe
from game.play.bots.process import CLOSED, LATE, LOST, BotProcess
from game.play.bots.thought import PATIENCE, STARTING, Awaited, Clock, Thinking, Thought
from game.play.bots.worker import FAILED, MISSED, READY, BotMessage, Maker, Question
from game.play.session.seating import USUAL_BOT

#: Seconds a bot may take to stop beyond its time to think, before its process is ended.
GRACE = 1.0
#: How often a bot may be without an answer before a simple one has its seat.
MISSES_MOST = 3
#: The bot that thinks for people who ask for a hint has this in place of a seat.
ADVISER = NOBODY


class Notice(NamedTuple):
    """A message to people that is not part of the game: a text key, and a seat."""

    key: str
    seat: int = NOBODY


class BotSeats:
    """The bots in their seats, and what the one to act has thought so far; for a person, the
    adviser thinks.

    `names`: by seat. `game`: the name of what is played, for those who play several. `notices`:
    which bot is not there, and that another one has its seat.
    """

    def __init__(self, rules: AnyRules, game: str, names: Mapping[int, str], clock: Clock) -> None:
        self._rules = rules
        self._game = game
        self.notices: list[Notice] = []
        self._seat(names)
        self._clock = clock
        self._simple = naive_bot(rules)
        #: The bots that think in this process, in slices.
        self._here: dict[int, Bot] = {}
        self._misses: Counter[int] = Counter()
        self._wake: Callable[[], None] | None = None
        self._process: BotProcess | None = None
        #: Whether the process can be asked; it takes a while to start.
        self._is_ready = False
        self._thought: Thought | None = None
        self._asked = 0

    def __contains__(self, seat: int) -> bool:
        return seat in self._names

    def _seat(self, names: Mapping[int, str]) -> None:
        self._names = names
        self._makers = {seat: self._maker(seat, name) for seat, name in names.items()}
        self._makers[ADVISER] = Counsellor

    def seat(self, names: Mapping[int, str]) -> None:
        """Have these seats, and no others, played by bots from now on."""
        wake = self._wake
        self.close_process()
        self._seat(names)
        if wake is not None:
            self.open_process(wake)

    def _maker(self, seat: int, name: str) -> Maker:
        """Return what makes a bot; where it cannot be had, what makes the usual one."""
        try:
            return maker_of(name, self._game)
        except UnknownBotError:
            self.notices.append(Notice("notice.bot_unknown", seat))
        except FaultyBotError:
            self.notices.append(Notice("notice.bot_faulty", seat))
        return maker_named(USUAL_BOT)

    # The other process ----------------------------------------------------------------------

    def open_process(self, wake: Callable[[], None]) -> None:
        """Have bots think in a process of their own from now on, if there can be one. A table of
        people alone starts it only for a hint."""
        self._wake = wake
        if self._names:
            self._start_process()

    def _start_process(self) -> None:
        if self._wake is None or self._process is not None:
            return
        try:
            self._process = BotProcess(self._rules, self._makers, self._wake, PATIENCE + GRACE)
        except (pickle.PicklingError, AttributeError, TypeError):
            self._wake = None  # A bot that cannot be sent to the process.

    def close_process(self) -> None:
        self.forget()
        self._wake = None
        self._is_ready = False
        if self._process is not None:
            self._process.close()
            self._process = None

    @property
    def thinks_beside(self) -> bool:
        """Return whether there is a process in which bots think."""
        return self._process is not None

    # Thinking -------------------------------------------------------------------------------

    def think(self, match: Match, seconds: float) -> list[Notice]:
        """Think on for some seconds, if bots think in this process; return the notices about bots.
        In the turn of a person the adviser thinks."""
        thought = self.thought(match)
        thought.go_on(seconds, self._clock)
        notices = list(self._hear())
        if thought.is_broken:
            if isinstance(thought, Awaited) and self._process is not None:
                self._is_ready = False
                self._process.start_anew()
            notices += self._replace(self._asked_of(match.state.to_act))
        return notices

    def counsel(self, match: Match) -> Advice | None:
        """Return the advice for the person to act; None until it is thought out."""
        thought = self.thought(match)
        if not thought.is_done:
            return None
        if thought.reasons:
            return Advice(thought.best, thought.reasons)
        state = match.state
        seen, legal = observe(state, state.to_act), match.rules.legal_actions(state)
        return self._counsellor.explained(seen, legal, thought.best)

    @cached_property
    def _counsellor(self) -> Counsellor:
        """Return the counsellor that gives reasons, where the bot that has thought gives none."""
        return Counsellor(self._rules)

    def _asked_of(self, seat: int) -> int:
        return seat if seat in self._names else ADVISER

    def thought(self, match: Match) -> Thought:
        """Return the decision that the bot to act is making, or the adviser of the person to
        act."""
        if self._thought is None:
            self._thought = self._begin(match)
        return self._thought

    def due(self, match: Match) -> float:
        """Return in how many seconds there is something to do, unless the process answers
        before."""
        return self.thought(match).due(self._clock)

    def forget(self) -> None:
        """Leave the decision that was being made: the table has changed."""
        if isinstance(self._thought, Awaited):
            self._thought.leave()
        self._thought = None

    def _begin(self, match: Match) -> Thought:
        state = match.state
        seat = state.to_act
        seen = observe(state, seat)
        legal = tuple(match.rules.legal_actions(state))

        def may(act: Action) -> bool:
            return match.refuse(seat, act) is None

        who = self._asked_of(seat)
        if who not in self._here:
            self._start_process()
        if self._process is None or who in self._here:
            return Thinking(self._bot_here(who), seen, legal, dice_of(seen), may)
        self._asked += 1
        question = Question(self._asked, who, seen, legal)
        spare = Thinking(self._simple, seen, legal, dice_of(seen), may)
        patience = PATIENCE if self._is_ready else STARTING
        return Awaited(self._process, question, spare, may, patience)

    def _bot_here(self, seat: int) -> Bot:
        """Return the bot that plays a seat without the process. A program could hold up the window,
        so the simple bot plays for it."""
        if seat not in self._here:
            is_held = seat != ADVISER and is_program(self._names[seat])
            self._here[seat] = self._simple if is_held else self._makers[seat](self._rules)
        return self._here[seat]

    # Troubles -------------------------------------------------------------------------------

    def _hear(self) -> Iterator[Notice]:
        for message in self._process.news() if self._process is not None else ():
            if isinstance(self._thought, Awaited):
                self._thought.hear(message, self._clock)
            if message.what in (READY, FAILED, LATE, LOST):
                self._is_ready = message.what == READY
            if message.what == CLOSED:
                self.close_process()
            elif message.what in (FAILED, LATE):
                yield from self._replace(message.seat)
            elif message.what in (MISSED, LOST):
                yield from self._missed(message)

    def _missed(self, message: BotMessage) -> Iterator[Notice]:
        self._misses[message.seat] += 1
        if message.seat == ADVISER:
            return
        if self._misses[message.seat] < MISSES_MOST:
            yield Notice(message.why or "notice.bot_lost_thread", message.seat)
        else:
            yield from self._replace(message.seat)

    def _replace(self, seat: int) -> Iterator[Notice]:
        """Have the simple bot play a seat from now on, and tell people so, unless it already
        does."""
        if self._here.get(seat) is not self._simple:
            self._here[seat] = self._simple
            self.forget()
            if seat != ADVISER:
                yield Notice("notice.bot_replaced", seat)


def maker_of(name: str, game: str) -> Maker:
    """Return what makes the bot of a program, or of a name. Raises UnknownBotError if no bot has
    that name, FaultyBotError if its file has faults."""
    return ProgramMaker(Path(name), game) if is_program(name) else maker_named(name)
