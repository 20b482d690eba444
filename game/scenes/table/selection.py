"""What the window adds to people's hands: where the pointer rests, what hangs in the air, what is
open and said."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from operator import attrgetter
from typing import NamedTuple

from game.engine.state import NOBODY
from game.play.hands.hands import Hands
from game.play.intents.offers import FELT_PLACE, Target
from game.ui.gestures import MOUSE
from game.view.layout.table import TableLayout
from game.view.layout.target import place_frame
from game.view.motion.motion import PICKED_UP_SCALE, Follow, Pace, picked_up

#: Seconds in which a carried card takes the size it would have at the place below it.
RESIZES = 0.14
#: How much lower a card is held over a place that would take it, as a part of its height.
HANGS = 0.5


class Hanging(NamedTuple):
    """Where carried cards hang. `since`: when they were taken up, by which device. `sizes`: their
    heights at the place before and at the present one, 0 for their own; `resized`: since when they
    change."""

    since: float
    device: str
    follow: Follow
    sizes: tuple[float, float] = (0.0, 0.0)
    resized: float = 0.0

    def fit(self, height: float, now: float) -> Hanging:
        """Begin to change the height of the cards to `height`; 0 for their own."""
        if height == self.sizes[1]:
            return self
        return self._replace(sizes=(self.sizes[1], height), resized=now)

    def nearness(self, now: float, pace: Pace) -> float:
        """Return how far the cards have changed to the size of a place, 0 to 1."""
        part = min(1.0, (now - self.resized) / RESIZES) if pace.travels else 1.0
        came, goes = (1.0 if size else 0.0 for size in self.sizes)
        return came + (goes - came) * part

    def is_still(self, now: float, pace: Pace) -> bool:
        """Return whether the cards have reached the pointer, and have their full size."""
        return (
            self.follow.moved(now, pace).rests
            and self.is_sized(now, pace)
            and picked_up(self.since, now, pace) == PICKED_UP_SCALE
        )

    def is_sized(self, now: float, pace: Pace) -> bool:
        """Return whether the cards have reached the height they are changing to."""
        return now >= self.resized + RESIZES or not pace.travels

    def sinks(self, own: float, now: float, pace: Pace) -> float:
        """Return how much lower than the pointer the cards are held over a place that would take
        them, so that the place stays visible; 0 under a finger and with keys."""
        if self.device != MOUSE:
            return 0.0
        return HANGS * self.height(own, now, pace) * self.nearness(now, pace)

    def height(self, own: float, now: float, pace: Pace) -> float:
        """Return the height of the cards now."""
        part = min(1.0, (now - self.resized) / RESIZES) if pace.travels else 1.0
        before, after = (size or own for size in self.sizes)
        return before + (after - before) * (1 - (1 - part) ** 3)


class Tip(NamedTuple):
    """The words about a place on which the pointer rests, or which has the focus."""

    target: Target
    sentence: str


@dataclass(slots=True)
class Selection:
    """The state of the table's controls. `hands`: what people do, whatever the device. `ring`:
    whether the focus is shown, as after a key was used. `hangs`: where what is carried hangs."""

    hands: Hands = field(default_factory=Hands)
    hover: Target = FELT_PLACE
    hover_since: float = 0.0
    #: The command of the button under the pointer when the pointer came to it, or WAS_PRESSED.
    hover_command: str = ""
    ring: bool = False
    hangs: Hanging | None = None
    lens: Target | None = None
    tip: Tip | None = None
    refused_until: float = 0.0
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
    _aside: tuple[tuple[int, int], Hands] | None = None

    @property
    def pointed(self) -> Target:
        """The place with the focus if that is shown, else the one under the pointer."""
        return self.hands.focus if self.ring else self.hover

    def let_go(self) -> None:
        """Forget everything that is held, marked, asked or said."""
        self.hands = Hands(focus=self.hands.focus)
        self.lens = None
        self.log_open = self.scores_open = False
        self.hush()

    def set_aside(self, moment: tuple[int, int]) -> None:
        """Keep what is marked, for the person who comes back to the same moment."""
        if self.hands.marked:
            self._aside = moment, self.hands

    def take_up(self, moment: tuple[int, int]) -> None:
        """Mark again what was kept for this moment."""
        aside, self._aside = self._aside, None
        if aside is not None and aside[0] == moment:
            kept = aside[1]
            self.hands = replace(kept.hush(), carried=None, asked=None, focus=self.hands.focus)

    def hush(self) -> None:
        """Forget the words and hints about the moment before."""
        self.hands = self.hands.hush()
        self.tip = None
        self.said = ""

    def forget_gone(self, layout: TableLayout) -> None:
        """Forget the words about a place that is not there any more."""
        refused = self.hands.refused
        at = refused.place if refused is not None else FELT_PLACE
        if at.kind != "felt" and place_frame(layout, at) is None:
            self.hands = replace(self.hands, refused=None)
        if self.lens is not None and place_frame(layout, self.lens) is None:
            self.lens = None

    def words_end(self) -> list[float]:
        """Return the times at which the words shown now end."""
        refused = [self.refused_until] if self.hands.refused is not None else []
        return [*refused, self.said_until] if self.said else refused

    def forget_words(self, now: float) -> None:
        """Forget words whose time is over."""
        if self.hands.refused is not None and now >= self.refused_until:
            self.hands = replace(self.hands, refused=None)
        if now >= self.said_until:
            self.said = ""


#: Returns all fields of a selection, in their order.
state_of = attrgetter(*(one.name for one in fields(Selection)))
