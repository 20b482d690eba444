"""Everything that can be wrong with a table: for tests, and for position files."""

from collections.abc import Iterator
from typing import NamedTuple

from game.engine.cards import CardSet, pack
from game.engine.fishing.flow import FishingRules
from game.engine.notation import AnyRules
from game.engine.rummy.flow import RummyRules
from game.engine.state import TableState


class Unsound(NamedTuple):
    """Something wrong with a table. `key`: the end of a text key, "fault.unsound.<key>", that says
    it to people."""

    key: str
    facts: tuple[tuple[str, int | str], ...] = ()


def faults(rules: AnyRules, state: TableState) -> list[Unsound]:
    found = list(_lost_or_doubled(rules.deck_set, state))
    found += _impossible_standing(state)
    if isinstance(rules, RummyRules):
        found += _bad_melds(rules, state)
    else:
        found += _bad_builds(rules, state)
    return found


def _zones(state: TableState) -> Iterator[tuple[str, int, CardSet, int]]:
    """Yield every place where a card can be: its name and number, its cards, how many there are."""
    for number, cards in enumerate(state.hands, 1):
        yield "hand", number, cards, cards.bit_count()
    for number, cards in enumerate(state.won, 1):
        yield "won", number, cards, cards.bit_count()
    for name, row in (("stock", state.stock), ("pile", state.pile), ("loose", state.loose)):
        yield name, 1, pack(row), len(row)
    for number, meld in enumerate(state.melds, 1):
        yield "meld", number, pack(meld.cards), len(meld.cards)
    for number, build in enumerate(state.builds, 1):
        yield "build", number, pack(build.cards), len(build.cards)


def _lost_or_doubled(deck: CardSet, state: TableState) -> Iterator[Unsound]:
    seen = 0
    for zone, number, cards, count in _zones(state):
        place = ("zone", zone), ("number", number)
        if seen & cards or cards.bit_count() != count:
            yield Unsound("card_twice", place)
        if cards & ~deck:
            yield Unsound("foreign_card", place)
        seen |= cards
    if seen != deck:
        yield Unsound("card_lost")


def _impossible_standing(state: TableState) -> Iterator[Unsound]:
    if any(known & ~cards for known, cards in zip(state.known, state.hands, strict=True)):
        yield Unsound("known_not_held")
    if state.phase.in_play:
        if state.standing.out[state.to_act]:
            yield Unsound("out_to_act")
        if not state.hands[state.to_act]:
            yield Unsound("nothing_to_play")


def _bad_melds(rules: RummyRules, state: TableState) -> Iterator[Unsound]:
    for at, meld in enumerate(state.melds):
        which = (("meld", at + 1),)
        kind = rules.kinds[meld.kind]
        if len(meld.cards) > kind.part.max:
            yield Unsound("meld_too_long", which)
        wilds = [meld.cards[place] for place in kind.wild_places(meld)]
        if len(wilds) > kind.part.wilds:
            yield Unsound("too_many_wilds", which)
        may_be_wild = all(rules.wilds >> card & 1 for card in wilds)
        if not may_be_wild or not kind.in_bounds(meld.start, len(meld.cards)):
            yield Unsound("no_meld", which)
        if state.fits[at] != kind.joining(meld):
            yield Unsound("stale_fits", which)


def _bad_builds(rules: FishingRules, state: TableState) -> Iterator[Unsound]:
    values = [build.value for build in state.builds]
    if len(set(values)) < len(values):
        yield Unsound("two_builds")
    if not state.phase.in_play:
        return
    if state.builds and not any(state.hands):
        yield Unsound("build_left")
    for build in state.builds:
        hand = state.hands[build.owner]
        if build.value not in rules.values.held(hand):
            yield Unsound("build_unheld", (("value", build.value),))
