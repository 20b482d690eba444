"""Everything that can be wrong with a table, by name: for tests, loads and position files."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.cards import CardSet, pack
from game.engine.fishing.flow import FishingRules
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.runs import RunKind
from game.engine.state import DRAW, PLAY, Meld, TableState

AnyRules = RummyRules | FishingRules


def faults(rules: AnyRules, state: TableState) -> list[str]:
    found = list(_lost_or_doubled(rules.deck_set, state))
    found += _impossible_standing(state)
    if isinstance(rules, RummyRules):
        found += _bad_melds(rules, state)
    else:
        found += _bad_builds(rules, state)
    return found


def _zones(state: TableState) -> Iterator[tuple[str, CardSet, int]]:
    """Every place where a card can be: its name, its cards, how many there are."""
    for seat, cards in enumerate(state.hands):
        yield f"hand {seat}", cards, cards.bit_count()
    for side, cards in enumerate(state.won):
        yield f"won {side}", cards, cards.bit_count()
    for name, row in (("stock", state.stock), ("pile", state.pile), ("loose", state.loose)):
        yield name, pack(row), len(row)
    for at, meld in enumerate(state.melds):
        yield f"meld {at}", pack(meld.cards), len(meld.cards)
    for at, build in enumerate(state.builds):
        yield f"build {at}", pack(build.cards), len(build.cards)


def _lost_or_doubled(deck: CardSet, state: TableState) -> Iterator[str]:
    seen = 0
    for name, cards, count in _zones(state):
        if seen & cards or cards.bit_count() != count:
            yield f"card twice: {name}"
        if cards & ~deck:
            yield f"card from another deck: {name}"
        seen |= cards
    if seen != deck:
        yield "card lost"


def _impossible_standing(state: TableState) -> Iterator[str]:
    if any(known & ~cards for known, cards in zip(state.known, state.hands, strict=True)):
        yield "known card not in hand"
    if state.phase in (DRAW, PLAY):
        if state.standing.out[state.to_act]:
            yield "an eliminated seat is to act"
        if not state.hands[state.to_act]:
            yield "the seat to act has no cards"


def _bad_melds(rules: RummyRules, state: TableState) -> Iterator[str]:
    for at, meld in enumerate(state.melds):
        kind = rules.kinds[meld.kind]
        if len(meld.cards) > kind.part.max:
            yield f"meld {at} too long"
        if len(kind.wild_places(meld)) > kind.part.wilds:
            yield f"meld {at} holds too many wild cards"
        if not _is_sound(rules, kind, meld):
            yield f"meld {at} is none"
        if state.fits[at] != kind.joining(meld):
            yield f"meld {at}: stale fits"


def _is_sound(rules: RummyRules, kind: object, meld: Meld) -> bool:
    natural_or_wild = all(
        place not in rules.kinds[meld.kind].wild_places(meld) or rules.wilds >> card & 1
        for place, card in enumerate(meld.cards)
    )
    in_bounds = not isinstance(kind, RunKind) or kind.in_bounds(meld.start, len(meld.cards))
    return natural_or_wild and in_bounds


def _bad_builds(rules: FishingRules, state: TableState) -> Iterator[str]:
    values = [build.value for build in state.builds]
    if len(set(values)) < len(values):
        yield "two builds of one value"
    if state.phase != PLAY:
        return
    if state.builds and not any(state.hands):
        yield "a build outlived the hands"
    for build in state.builds:
        hand = state.hands[build.owner]
        if build.value not in rules.values.held(hand):
            yield f"the owner of a build of {build.value} holds no card for it"
