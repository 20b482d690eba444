"""The bots of a table: they think in slices, always have an answer, and cannot spoil the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random

from game.bots.base import Bot
from game.bots.simple import BOTS, naive_bot
from game.engine.actions import Action
from game.engine.match import Match
from game.engine.notation import AnyRules
from game.engine.visibility import Observation, observe

Clock = Callable[[], float]
Judge = Callable[[Action], bool]
"""May this be done now?"""

#: So many seconds of thought, and a bot that could go on for ever has thought enough.
PATIENCE = 1.0


class Thinking:
    """One decision in the making. `best` is an answer from the start.

    A bot that raises, or answers with what may not be done, is `broken`: whoever asked gives the
    seat to another.
    """

    def __init__(
        self, bot: Bot, seen: Observation, legal: Sequence[Action], rng: Random, may: Judge
    ) -> None:
        self.best = legal[0]
        self.is_done = False
        self.is_broken = False
        self._bot = bot
        self._given = (seen, tuple(legal), rng)
        self._may = may
        self._thoughts: Iterator[Action] | None = None
        self._spent = 0.0

    def go_on(self, seconds: float, clock: Clock) -> None:
        """Thinks for so long; the thought that is begun last is thought to its end."""
        began = clock()
        while not self.is_done:
            self._think_once()
            spent = clock() - began
            if spent >= seconds:
                self._spent += spent
                break
        if self._spent >= PATIENCE:
            self.is_done = True

    def hurry(self) -> None:
        """No more thinking: the best so far will do."""
        self.is_done = True

    def _think_once(self) -> None:
        # A bot may be anybody's: whatever it does wrong must not take the table down.
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


class BotSeats:
    """Who plays the seats of the bots, and what the one to act has thought so far."""

    def __init__(
        self, rules: AnyRules, names: Mapping[int, str], seed: int | str, clock: Clock
    ) -> None:
        self._bots = {seat: BOTS[name](rules) for seat, name in names.items()}
        self._dice = {seat: Random(f"{seed} {seat}") for seat in names}
        self._simple = naive_bot(rules)
        self._clock = clock
        self._thinking: Thinking | None = None

    def __contains__(self, seat: int) -> bool:
        return seat in self._bots

    def think(self, match: Match, seconds: float) -> bool:
        """Thinks on for so long; False: the bot cannot play, and a simple one has its seat now."""
        thinking = self.thinking(match)
        thinking.go_on(seconds, self._clock)
        seat = match.state.to_act
        if not thinking.is_broken or self._bots[seat] is self._simple:
            return True
        self._bots[seat] = self._simple
        self.forget()
        return False

    def thinking(self, match: Match) -> Thinking:
        """The decision that the bot to act is making."""
        if self._thinking is None:
            state = match.state
            seat = state.to_act
            self._thinking = Thinking(
                self._bots[seat],
                observe(state, seat),
                match.rules.legal_actions(state),
                self._dice[seat],
                lambda action: match.refuse(seat, action) is None,
            )
        return self._thinking

    def forget(self) -> None:
        """The table has changed."""
        self._thinking = None
