"""Reading the cards on a table set up by hand: melds, or builds."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from game.engine.fishing.flow import FishingRules
from game.engine.game_parts import Players
from game.engine.notation import NotationError, read_meld
from game.engine.parts import Whole
from game.engine.rummy.flow import RummyRules
from game.engine.state import Build, Meld, Standing, TableState
from game.play.positions.deck import REST, UNKNOWN, PositionDeck
from game.reading.given import Given, Section, each
from game.reading.printable import clipped
from game.variants.values import read_flag, read_whole


class Seats(NamedTuple):
    """Players by their names; without one a player is called by a number, from 1.

    `sides` says for each seat which side it plays for.
    """

    names: tuple[str, ...]
    sides: tuple[int, ...]

    @classmethod
    def of(cls, names: Sequence[str], players: Players) -> Seats:
        return cls(tuple(names), players.sides(len(names)))

    def find(self, text: str) -> int | None:
        """Return the seat that a name, or a number from 1, means; None if it means none."""
        if text in self.names:
            return self.names.index(text)
        number = int(text[:3]) if text.isascii() and text.isdecimal() else 0
        return number - 1 if 1 <= number <= len(self.names) else None

    def seat(self, given: Given) -> int:
        seat = self.find(given.text())
        if seat is None:
            given.fail("fault.unknown_player", given=given.node.shown, allowed=self._known())
        return seat

    def several(self, given: Given) -> list[int]:
        """Read one player or a list of them."""
        return [self.seat(item) for item in given.one_or_more()]

    def by_seat(self, given: Given) -> dict[int, Given]:
        """Read a list in the order of the seats, or a map from players to what is theirs."""
        if isinstance(given.node.value, dict):
            return self._by_name(given)
        return self._in_order(given, range(len(self.names)))

    def by_side(self, given: Given) -> dict[int, Given]:
        """Read as `by_seat` does; a side is called by any of its players."""
        if isinstance(given.node.value, dict):
            named = self._by_name(given)
            return {self.sides[seat]: entry for seat, entry in named.items()}
        return self._in_order(given, sorted(set(self.sides)))

    def _by_name(self, given: Given) -> dict[int, Given]:
        found = {}
        for name, entry in given.entries().items():
            seat = self.find(name)
            if seat is None:
                entry.refuse_key("fault.unknown_player", given=clipped(name), allowed=self._known())
            else:
                found[seat] = entry
        return found

    @staticmethod
    def _in_order(given: Given, order: Iterable[int]) -> dict[int, Given]:
        places = list(order)
        items = given.items()
        if len(items) > len(places):
            given.fail("fault.too_many_told", given=len(items), most=len(places))
        return dict(zip(places, items, strict=False))

    def _known(self) -> str:
        return ", ".join(self.names)


def seat_before(standing: Standing, seat: int) -> int:
    """Return the seat whose turn comes before that of this seat."""
    return next(
        other
        for other, following in enumerate(standing.next_seat)
        if following == seat and not standing.out[other]
    )


def side_name(seats: Seats, side: int) -> str:
    """Return the name of a side, made of those of its players."""
    return "+".join(name for name, own in zip(seats.names, seats.sides, strict=True) if own == side)


MELD_KEYS = ("meld", "owner")
BUILD_KEYS = ("build", "value", "owner", "multiple", "makers")
VALUE_MOST = 100


def grown(rules: RummyRules) -> RummyRules:
    """Return the rules with melds as they may have grown: longer, with more wild cards."""
    melds = {name: part.grown() for name, part in rules.game.melds.items()}
    return RummyRules(replace(rules.game, melds=melds))


class MeldReader:
    """The reader of the melds of a table; where it does not say whose, they are the
    `usual_owner`'s."""

    def __init__(
        self, rules: RummyRules, seats: Seats, deck: PositionDeck, usual_owner: int
    ) -> None:
        self.rules = grown(rules)
        self.seats = seats
        self.deck = deck
        self.usual_owner = usual_owner

    def read(self, given: Given) -> list[Meld]:
        return each(given.one_or_more(), self._one)

    def _one(self, given: Given) -> Meld:
        if not (isinstance(given.node.value, dict) and "meld" in given.node.value):
            return self._meld(given, self.usual_owner)
        section = Section(given)
        section.refuse_others(MELD_KEYS)
        owner = section.value("owner", self.seats.seat, self.usual_owner)
        return self._meld(section["meld"], owner)

    def _meld(self, given: Given, owner: int) -> Meld:
        try:
            meld = read_meld(self.rules, self._text(given))
        except NotationError as error:
            given.fail(error.key, word=error.word)
        each(meld.cards, lambda card: self.deck.claim(given, card))
        why_not = self.rules.kinds[meld.kind].fault(meld.cards, meld.start)
        if why_not is not None:
            given.fail(why_not.key, **dict(why_not.facts))
        return meld._replace(owner=owner)

    def _text(self, given: Given) -> str:
        """Return a meld as notation. YAML takes `[8h 9h Th]` for a list and `{9c 9d 9h}` for a
        map."""
        value = given.node.value
        if isinstance(value, tuple):
            return "[" + " ".join(item.text() for item in given.items()) + "]"
        if isinstance(value, dict) and all(node.value is None for node in value.values()):
            return "{" + " ".join(value) + "}"
        text = given.text()
        if "[" in text or "{" in text:
            return text
        # Even without brackets the cards lie as they are written, for they already lie on the
        # table.
        kind, _, cards = text.partition(" ")
        return f"{kind} [{cards}]" if kind in self.rules.game.melds else f"[{text}]"


class BuildReader:
    """The reader of the builds of a table; where it does not say whose, they belong to the player
    to act."""

    def __init__(
        self, rules: FishingRules, seats: Seats, deck: PositionDeck, state: TableState
    ) -> None:
        self.values = rules.values
        self.seats = seats
        self.deck = deck
        self.state = state

    def read(self, given: Given) -> list[Build]:
        return each(given.one_or_more(), self._one)

    def _one(self, given: Given) -> Build:
        section = Section(given)
        section.refuse_others(BUILD_KEYS)
        for wanted in ("build", "value"):
            if wanted not in section:
                given.fail("fault.missing_key", wanted=wanted)
        row = self.deck.row(section["build"])
        if not row or UNKNOWN in row or REST in row:
            section["build"].fail("fault.build_unknown")
        value = read_whole(section["value"], Whole(1, VALUE_MOST))
        multiple = section.value("multiple", read_flag, self._is_multiple(given, row, value))
        owner = section.value("owner", self.seats.seat, self.state.to_act)
        makers = section.value("makers", self.seats.several, [owner])
        return Build(owner, row, value, multiple, tuple(dict.fromkeys(makers)))

    def _is_multiple(self, given: Given, cards: Sequence[int], value: int) -> bool:
        """Return whether there is more than one group of the value; fail if the cards are no such
        groups."""
        alone = self.state.clone()
        alone.loose = list(cards)
        sums, every = self.values.loose_sums(alone), (1 << len(cards)) - 1
        can_be_taken = any(value in taken for taken in self.values.takes)
        if not can_be_taken or every not in sums.unions(value):
            given.fail("fault.build_sum", value=value)
        return every not in sums.groups[value]
