"""What the hands at the table are doing: marking, pointing, carrying, choosing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from game.engine.cards import CardId, CardSet, pack
from game.engine.state import NOBODY
from game.play.intents.marks import Marks
from game.play.intents.moves import Choice
from game.play.intents.offers import Offers, Target
from game.ui.gestures import TOUCH
from game.view.layout.table import TableLayout
from game.view.layout.target import place_frame
from game.view.motion.motion import Follow, Pace

#: Where carried cards come from.
FROM_HAND, FROM_MELD, FROM_STOCK, FROM_PILE = "hand", "meld", "stock", "pile"
#: Seconds in which a carried card takes the size of what it is held over.
RESIZES = 0.14
#: Over a place that would take it, a card hangs this part of its height lower.
HANGS = 0.5
NOWHERE, FIRST_FOCUS = Target("felt"), Target("stock")


@dataclass(slots=True)
class Carried:
    """Cards in the air. `goals`: everywhere they may go. `by_keys`: the arrows lead them from
    place to place, `at` being the present one. `wild`: of a wild card taken from the table, its
    meld and its place there. `near`: a place that would take them, while they are over one that
    does not."""

    cards: tuple[CardId, ...]
    source: str
    goals: dict[Target, Offers]
    since: float
    by_keys: bool = False
    at: int = 0
    follow: Follow | None = None
    aim: Target | None = None
    near: Target | None = None
    over: Target = NOWHERE
    joint: int | None = None
    room: int = NOBODY
    wild: tuple[int, int] | None = None
    device: str = ""
    #: Where it is shown smaller, the height there and the one before; 0: its own. Since when.
    sizes: tuple[float, float] = (0.0, 0.0)
    resized: float = 0.0

    def fit(self, height: float, now: float) -> None:
        """Take this height; 0: its own."""
        if height != self.sizes[1]:
            self.sizes, self.resized = (self.sizes[1], height), now

    def nearness(self, now: float, pace: Pace) -> float:
        """Return how far it has come to what it is held over, from 0 to 1."""
        part = min(1.0, (now - self.resized) / RESIZES) if pace.travels else 1.0
        came, goes = (1.0 if size else 0.0 for size in self.sizes)
        return came + (goes - came) * part

    def is_sized(self, now: float, pace: Pace) -> bool:
        """Return whether it has the height it was to take."""
        return now >= self.resized + RESIZES or not pace.travels

    def sinks(self, own: float, now: float, pace: Pace) -> float:
        """Return how much lower it hangs over a place that would take it, which stays in sight;
        under a finger, and led by keys, it does not."""
        if self.by_keys or self.device == TOUCH:
            return 0.0
        return HANGS * self.height(own, now, pace) * self.nearness(now, pace)

    def height(self, own: float, now: float, pace: Pace) -> float:
        """Return how high it is shown now."""
        part = min(1.0, (now - self.resized) / RESIZES) if pace.travels else 1.0
        before, after = (size or own for size in self.sizes)
        return before + (after - before) * (1 - (1 - part) ** 3)

    @property
    def lit(self) -> Target | None:
        """The place in the light: where they would go, or might."""
        return self.aim if self.aim in self.goals else self.near


@dataclass(slots=True)
class Refused:
    """A refusal on show: where, why, and until when."""

    target: Target
    key: str
    say: Callable[[], str]
    until: float

    @property
    def sentence(self) -> str:
        return self.say()


class Tip(NamedTuple):
    """The words about a place while the pointer rests on it."""

    target: Target
    sentence: str


@dataclass(slots=True)
class Selection(Marks):
    """`focus`: where keys and pads are; its ring shows once they were used. `hint`: the cards in
    its light, and `hint_goal` the place, once that is told too. `choice_at`: which of the things
    that a marked fishing card can do is looked at."""

    hover: Target = NOWHERE
    hover_since: float = 0.0
    #: What the button under the pointer did when the pointer came to it, or that it was pressed.
    hover_command: str = ""
    focus: Target = FIRST_FOCUS
    ring: bool = False
    carried: Carried | None = None
    choice: Choice | None = None
    refused: Refused | None = None
    lens: Target | None = None
    choice_at: int = 0
    hint: CardSet = 0
    hint_goal: Target | None = None
    tip: Tip | None = None
    said: str = ""
    #: Says it anew, when another language is spoken.
    say_again: Callable[[], str] = str
    said_until: float = 0.0
    log_open: bool = False
    #: The line of the log that is looked at, and how many of the newest are left out below.
    log_at: int = NOBODY
    log_skips: int = 0
    scores_open: bool = False
    #: A seat and a version of the table, and what was marked and chosen then.
    _aside: tuple[tuple[int, int], list[CardId], list[CardId], list[int]] | None = None
    _choice_aside: int = 0

    def let_go(self) -> None:
        """Forget everything that is held, marked, asked or said."""
        self.carried = self.choice = self.lens = None
        self.log_open = self.scores_open = False
        self.unmark()
        self.hush()

    def set_aside(self, moment: tuple[int, int]) -> None:
        """Keep what is marked for the person who comes back to the same moment."""
        if self.marked:
            self._aside = moment, self.marked[:], self.chosen[:], self.chosen_builds[:]
            self._choice_aside = self.choice_at

    def take_up(self, moment: tuple[int, int]) -> bool:
        """Mark again what was set aside at this moment; return whether there was anything."""
        aside, self._aside = self._aside, None
        if aside is None or aside[0] != moment:
            return False
        _, self.marked, self.chosen, self.chosen_builds = aside
        self.choice_at = self._choice_aside
        return True

    def hush(self) -> None:
        """Forget what was said about the moment before."""
        self.refused = self.tip = self.hint_goal = None
        self.hint = 0
        self.said = ""

    def forget_gone(self, layout: TableLayout) -> None:
        """Forget what was said of a place that is not there any more."""
        if self.refused is not None and place_frame(layout, self.refused.target) is None:
            self.refused = self.refused if self.refused.target.kind == "felt" else None
        if self.lens is not None and place_frame(layout, self.lens) is None:
            self.lens = None

    def words_end(self) -> list[float]:
        """Return when each of the words on show ends."""
        refused = [self.refused.until] if self.refused is not None else []
        return [*refused, self.said_until] if self.said else refused

    def forget_words(self, now: float) -> bool:
        """Forget the words whose time is over; return whether there were any."""
        is_refused, is_said = self.refused is not None, bool(self.said)
        if self.refused is not None and now >= self.refused.until:
            self.refused = None
        if now >= self.said_until:
            self.said = ""
        return is_refused > (self.refused is not None) or is_said > bool(self.said)

    def forget_chosen(self) -> None:
        Marks.forget_chosen(self)
        self.choice_at = 0

    @property
    def lifted(self) -> CardSet:
        carried = self.carried
        return pack(carried.cards) if carried and carried.source == FROM_HAND else 0

    def gathered(self, card: CardId) -> tuple[CardId, ...]:
        """Return the cards that are carried with a card: all marked ones, if it is one of them."""
        if card in self.marked:
            return (card, *(other for other in self.marked if other != card))
        return (card,)
