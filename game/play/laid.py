"""Reading what lies on a table set up by hand: melds, or builds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.engine.fishing.flow import FishingRules
from game.engine.notation import NotationError, read_meld
from game.engine.parts import UNLIMITED, Whole
from game.engine.rummy.flow import RummyRules
from game.engine.state import Build, Meld, TableState
from game.play.seats import Seats
from game.play.shoe import REST, UNKNOWN, Shoe
from game.reading.given import Given
from game.reading.section import Section, each
from game.variants.values import read_flag, read_whole

MELD_KEYS = ("meld", "owner")
BUILD_KEYS = ("build", "value", "owner", "multiple", "makers")
VALUE_MOST = 100


def grown(rules: RummyRules) -> RummyRules:
    """The same game where melds may be laid as they may have become: longer, with more wilds."""
    melds = {
        name: replace(part, wilds_when_laid=UNLIMITED, exact_when_laid=False)
        for name, part in rules.game.melds.items()
    }
    return RummyRules(replace(rules.game, melds=melds))


class MeldReader:
    """Reads the melds of a table; where it does not say whose, they are the `usual_owner`'s."""

    def __init__(self, rules: RummyRules, seats: Seats, shoe: Shoe, usual_owner: int) -> None:
        self.rules = grown(rules)
        self.seats = seats
        self.shoe = shoe
        self.usual_owner = usual_owner

    def read(self, given: Given) -> list[Meld]:
        if isinstance(given.node.value, tuple):
            return each(given.items(), self._one)
        return [self._one(given)]

    def _one(self, given: Given) -> Meld:
        if not (isinstance(given.node.value, dict) and "meld" in given.node.value):
            return self._meld(given, self.usual_owner)
        told = Section(given)
        told.refuse_others(MELD_KEYS)
        owner = told.told("owner", self.seats.seat, self.usual_owner)
        return self._meld(told["meld"], owner)

    def _meld(self, given: Given, owner: int) -> Meld:
        try:
            meld = read_meld(self.rules, self._text(given))
        except NotationError as error:
            given.fail(error.key, word=error.word)
        each(meld.cards, lambda card: self.shoe.claim(given, card))
        why_not = self.rules.kinds[meld.kind].fault(meld.cards, meld.start)
        if why_not is not None:
            given.fail(why_not.key, **dict(why_not.facts))
        return meld._replace(owner=owner)

    def _text(self, given: Given) -> str:
        """The meld as notation. YAML takes `[8h 9h Th]` for a list and `{9c 9d 9h}` for a map."""
        value = given.node.value
        if isinstance(value, tuple):
            return "[" + " ".join(item.text() for item in given.items()) + "]"
        if isinstance(value, dict) and all(node.value is None for node in value.values()):
            return "{" + " ".join(value) + "}"
        text = given.text()
        if "[" in text or "{" in text:
            return text
        # Without brackets too the cards lie as they are written: this is a table, not a wish.
        kind, _, cards = text.partition(" ")
        return f"{kind} [{cards}]" if kind in self.rules.game.melds else f"[{text}]"


class BuildReader:
    """Reads the builds of a table; where it does not say whose, they are of who is to act."""

    def __init__(self, rules: FishingRules, seats: Seats, shoe: Shoe, state: TableState) -> None:
        self.values = rules.values
        self.seats = seats
        self.shoe = shoe
        self.state = state

    def read(self, given: Given) -> list[Build]:
        if isinstance(given.node.value, tuple):
            return each(given.items(), self._one)
        return [self._one(given)]

    def _one(self, given: Given) -> Build:
        told = Section(given)
        told.refuse_others(BUILD_KEYS)
        for wanted in ("build", "value"):
            if wanted not in told:
                given.fail("fault.missing_key", wanted=wanted)
        row = self.shoe.row(told["build"])
        if not row or UNKNOWN in row or REST in row:
            told["build"].fail("fault.build_unknown")
        value = read_whole(told["value"], Whole(1, VALUE_MOST))
        multiple = told.told("multiple", read_flag, self._is_multiple(given, row, value))
        owner = told.told("owner", self.seats.seat, self.state.to_act)
        makers = told.told("makers", self.seats.several, [owner])
        return Build(owner, row, value, multiple, tuple(dict.fromkeys(makers)))

    def _is_multiple(self, given: Given, cards: Sequence[int], value: int) -> bool:
        """More than one group of the value; a fault if the cards are no such groups."""
        alone = self.state.clone()
        alone.loose = list(cards)
        sums, every = self.values.loose_sums(alone), (1 << len(cards)) - 1
        can_be_taken = any(value in taken for taken in self.values.takes)
        if not can_be_taken or every not in sums.unions(value):
            given.fail("fault.build_sum", value=value)
        return every not in sums.groups[value]
