"""Sentences about a choice the coach has judged: what was done, what would have been better, by how
much and why."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil
from typing import NamedTuple

from game.bots.base import Reason
from game.engine.actions import Action
from game.engine.cards import CardId, each
from game.engine.visibility import Observation, observe
from game.l10n.catalogue import Texts
from game.play.coaching.ratings import HANDS_LEAST, Rating
from game.play.intents.moves import Moves
from game.play.session.hand_order import Arranging
from game.play.session.running import RunningTable
from game.play.session.seating import Player
from game.play.session.table_kind import TableKind, kind_of
from game.settings import BY_SUIT
from game.view.motion.events import EVENT_ROWS
from game.view.table.hints import where, why
from game.view.table.log import Narrator
from game.view.table.words import TableWords


class Measure:
    """The way results of a game are told: in whole points, or, where a hand is won or lost, in
    hands won of a hundred. `sides`: how many play."""

    def __init__(self, texts: Texts, game: str, rounds: bool, sides: int = 2) -> None:
        self.texts, self._text = texts, partial(texts.text_in, game)
        # A hand won or lost is a lead of 1, or of the share of one of the others.
        self.unit, self.scale = ("rounds", 100 * (1 - 1 / sides)) if rounds else ("points", 1.0)

    def signed(self, value: float) -> str:
        """Return a result with its sign, as text: "+9"."""
        said = self.texts.gain(round(value * self.scale))
        return self._text("coach.percent", result=said) if self.scale > 1 else said

    def within(self, half_width: float) -> int:
        """Return the half width of a result's error in whole units, at least 1."""
        return max(1, ceil(half_width * self.scale))

    def cost(self, cost: float, half_width: float) -> str:
        """Return what a choice cost, as text: "about 6 points (±2)"."""
        facts = {"count": max(1, round(cost * self.scale)), "within": self.within(half_width)}
        return self._text(f"coach.cost.{self.unit}", **facts)

    def rating(self, rating: Rating) -> str:
        """Return how well somebody plays, as text: "+1.2 (±0.4) a hand"; or that it is not known
        yet."""
        if rating.said is None:
            return self._text("coach.rating_unknown")
        mean = round(rating.said.play * self.scale, 1)
        return self._text(
            f"coach.rating.{self.unit}",
            sign="+" if mean > 0 else "\u2212" if mean else "",
            mean=abs(mean),
            within=max(0.1, round(rating.said.half_width * self.scale, 1)),
        )

    def rating_about(self, rating: Rating) -> str:
        """Return what the rating means, or how many hands it takes; and which do not count."""
        key = "coach.rating_so_far" if rating.said is None else "coach.rating_about"
        about = self._text(key, count=rating.hands, least=HANDS_LEAST)
        old = rating.old and self._text("coach.rating_old", count=rating.old)
        return f"{about} {old}" if old else about

    def share(self, what: str, value: float, half_width: float) -> str:
        """Return what the cards or the play brought, or, within the error, that it cannot be told.
        `what`: the end of the text key."""
        units = round(abs(value) * self.scale)
        if abs(value) <= half_width or not units:
            return self._text(f"coach.{what}_even")
        amount = self._text(f"coach.amount.{self.unit}", count=units)
        return self._text(f"coach.{what}_{'up' if value > 0 else 'down'}", amount=amount)


class TableSeen(NamedTuple):
    """A table as a player saw it; `hand`: their cards in order."""

    variant_id: str
    kind: TableKind
    players: Sequence[Player]
    view: Observation
    hand: tuple[CardId, ...]


class CoachedMoment:
    """The table before a choice, as the player saw it, and the sentences about acts there. `table`:
    a table that is not saved, with that player before the screen."""

    def __init__(self, texts: Texts, table: RunningTable) -> None:
        names = [player.name for player in table.players]
        arranging, seen = Arranging(table), table.observation()
        arranging.orders.sort(seen.viewer, BY_SUIT)
        kind, hand = kind_of(table.rules, len(table.players)), arranging.orders.row(seen).cards
        self.seen = TableSeen(table.variant.id, kind, table.players, seen, hand)
        self._table, self._moves = table, Moves(table, arranging)
        self._words = TableWords(texts, table.variant.id, names, table.rules, kind)

    def advice(self, act: Action) -> str:
        """Return the sentence that advises an act: "discard 7♠". It must be asked for before the
        act is done."""
        return where(self._words, self._moves, self.seen.view, act)

    def why(self, reasons: Sequence[Reason]) -> list[str]:
        return [why(self._words, reason) for reason in reasons]

    def do(self, act: Action) -> str:
        """Do an act, and return the sentence about it: "Ana discards K♦"."""
        narrator = Narrator(self._table.rules, len(self.seen.players))
        events = [event for event in self._table.act(act) if EVENT_ROWS[event.kind].said]
        line = narrator.line(events[0], self._table.observation().melds)
        return self._words.sentence(line)

    def after(self) -> TableSeen:
        """Return the table as the player sees it after what was done last."""
        view = observe(self._table.match.state, self.seen.view.viewer)
        held = set(each(view.hand))
        kept = [card for card in self.seen.hand if card in held]
        return self.seen._replace(view=view, hand=(*kept, *sorted(held.difference(kept))))
