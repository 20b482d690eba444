"""The state of people's hands at the table: what they mark, point at, carry and choose."""

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

#: The places carried cards come from.
FROM_HAND, FROM_MELD, FROM_STOCK, FROM_PILE = "hand", "meld", "stock", "pile"
#: Seconds in which a carried card takes the size it would have at the place below it.
RESIZES = 0.14
#: How much lower a card is held over a place that would take it, as a part of its height.
HANGS = 0.5
NOWHERE, FIRST_FOCUS = Target("felt"), Target("stock")


@dataclass(slots=True)
class Carried:
    """Cards that are carried. `goals`: all places where they may go. `by_keys`: whether arrows move
    them from place to place, `at` being the present one. `wild`: for a wild card of the table, its
    meld and its index there. `near`: a place that would take them, while they are over one that
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
    #: The heights of the cards at the place before and at the present one, 0 for their own;
    #: `resized`: since when they change.
    sizes: tuple[float, float] = (0.0, 0.0)
    resized: float = 0.0

    def fit(self, height: float, now: float) -> None:
        """Begin to change the height of the cards to `height`; 0 for their own."""
        if height != self.sizes[1]:
            self.sizes, self.resized = (self.sizes[1], height), now

    def nearness(self, now: float, pace: Pace) -> float:
        """Return how far the cards have changed to the size of a place, 0 to 1."""
        part = min(1.0, (now - self.resized) / RESIZES) if pace.travels else 1.0
        came, goes = (1.0 if size else 0.0 for size in self.sizes)
        return came + (goes - came) * part

    def is_sized(self, now: float, pace: Pace) -> bool:
        """Return whether the cards have reached the height they are changing to."""
        return now >= self.resized + RESIZES or not pace.travels

    def sinks(self, own: float, now: float, pace: Pace) -> float:
        """Return how much lower than the pointer the cards are held over a place that would take
        them, so that the place stays visible; 0 under a finger and with keys."""
        if self.by_keys or self.device == TOUCH:
            return 0.0
        return HANGS * self.height(own, now, pace) * self.nearness(now, pace)

    def height(self, own: float, now: float, pace: Pace) -> float:
        """Return the height of the cards now."""
        part = min(1.0, (now - self.resized) / RESIZES) if pace.travels else 1.0
        before, after = (size or own for size in self.sizes)
        return before + (after - before) * (1 - (1 - part) ** 3)

    @property
    def lit(self) -> Target | None:
        """The place that is lit: where the cards would go, or could."""
        return self.aim if self.aim in self.goals else self.near


@dataclass(slots=True)
class Refused:
    """A refusal that is shown: its place, its key and sentence, and until when."""

    target: Target
    key: str
    say: Callable[[], str]
    until: float

    @property
    def sentence(self) -> str:
        return self.say()


class Tip(NamedTuple):
    """The words about a place on which the pointer rests, or which has the focus."""

    target: Target
    sentence: str


@dataclass(slots=True)
class Selection(Marks):
    """The state of the table's controls. `focus`: where keys and pads are; `ring`: whether that is
    shown, as after a key was used. `hint`: the lit cards; `hint_goal`: the place they go to, once
    that is told too. `choice_at`: the index of the choice looked at, of a marked fishing card."""

    hover: Target = NOWHERE
    hover_since: float = 0.0
    #: The command of the button under the pointer when the pointer came to it, or WAS_PRESSED.
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
    #: Returns the sentence again, for a change of the language.
    say_again: Callable[[], str] = str
    said_until: float = 0.0
    log_open: bool = False
    #: The line of the log that is looked at, and how many of the newest lines are scrolled out of
    #: view.
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
        """Keep what is marked, for the person who comes back to the same moment."""
        if self.marked:
            self._aside = moment, self.marked[:], self.chosen[:], self.chosen_builds[:]
            self._choice_aside = self.choice_at

    def take_up(self, moment: tuple[int, int]) -> bool:
        """Mark again what was kept for this moment; return whether there was anything."""
        aside, self._aside = self._aside, None
        if aside is None or aside[0] != moment:
            return False
        _, self.marked, self.chosen, self.chosen_builds = aside
        self.choice_at = self._choice_aside
        return True

    def hush(self) -> None:
        """Forget the words and hints about the moment before."""
        self.refused = self.tip = self.hint_goal = None
        self.hint = 0
        self.said = ""

    def forget_gone(self, layout: TableLayout) -> None:
        """Forget the words about a place that is not there any more."""
        if self.refused is not None and place_frame(layout, self.refused.target) is None:
            self.refused = self.refused if self.refused.target.kind == "felt" else None
        if self.lens is not None and place_frame(layout, self.lens) is None:
            self.lens = None

    def words_end(self) -> list[float]:
        """Return the times at which the words shown now end."""
        refused = [self.refused.until] if self.refused is not None else []
        return [*refused, self.said_until] if self.said else refused

    def forget_words(self, now: float) -> bool:
        """Forget words whose time is over; return whether there were any."""
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
