"""What bots and hints hope for, before there is a meld: tried by brute force."""

from __future__ import annotations

from itertools import combinations, permutations
from random import Random

import pytest

from game.engine.cards import RANK, SUIT, CardId, CardSet, pack
from game.engine.rummy.parts import SetMeld

from .plain_melds import Cards, PlainMelds, faces
from .words import Written, melds_written

ALL = pytest.mark.parametrize("written", list(melds_written()), ids=str)
#: Sets are tried with the sevens, runs with cards about the ace.
SEVEN, ABOUT_THE_ACE = (7,), (12, 13, 1, 2, 3)


def plain_cards(written: Written, is_run: bool) -> list[CardId]:
    """All sevens, or one of each face about the ace."""
    rules = written.rules()
    ranks = ABOUT_THE_ACE if is_run else SEVEN
    found: dict[tuple[int, ...], CardId] = {}
    for card in rules.deck:
        if RANK[card] in ranks and not rules.wilds >> card & 1:
            face = (RANK[card], SUIT[card])
            found.setdefault(face if is_run else (*face, card), card)
    return list(found.values())


def fill(seats: tuple[CardSet, ...], cards: Cards) -> bool:
    """Whether these cards lie in these seats, in some order."""
    return any(
        all(seat >> card & 1 for seat, card in zip(seats, row, strict=True))
        for row in permutations(cards)
    )


def filled(seats: tuple[CardSet, ...], held: list[CardId], rng: Random) -> Cards | None:
    """Cards at random in the seats, of those that are held; None if they do not suffice."""
    row: list[CardId] = []
    for seat in seats:
        fitting = [card for card in held if seat >> card & 1 and card not in row]
        if not fitting:
            return None
        row.append(rng.choice(fitting))
    return tuple(row)


@ALL
def test_the_smallest_melds_hoped_for_are_those_that_may_be_laid(written: Written) -> None:
    plain, rng = PlainMelds(written.game), Random(str(written))
    for kind in written.rules().kinds:
        held = plain_cards(written, kind.is_run)
        laid = [cards for _, _, cards in plain.new_melds(kind.index, tuple(held), kind.min)]
        hoped = list(kind.seats())
        for cards in rng.sample(laid, min(40, len(laid))):
            assert any(fill(seats, cards) for seats in hoped), cards
        # Of four cards not all suits need be there: what is hoped for is a little too much.
        if kind.min == 3:
            sound = {frozenset(cards) for cards in laid}
            for cards in filter(None, (filled(seats, held, rng) for seats in hoped)):
                assert frozenset(cards) in sound, cards


@ALL
def test_cards_go_together_if_one_of_the_smallest_sets_holds_both(written: Written) -> None:
    plain = PlainMelds(written.game)
    for kind in written.rules().kinds:
        if not kind.is_run:
            held = plain_cards(written, is_run=False)
            laid = [cards for _, _, cards in plain.new_melds(kind.index, tuple(held), kind.min)]
            for pair in combinations(held, 2):
                may = any({*pair} <= {*cards} for cards in laid)
                assert kind.go_together(*pair) == may, pair


@ALL
def test_cards_are_judged_as_the_plain_rules_judge_them(written: Written) -> None:
    plain, rng, rules = PlainMelds(written.game), Random(str(written)), written.rules()
    wild = [card for card in rules.deck if rules.wilds >> card & 1][:2]
    for kind in rules.kinds:
        held = plain_cards(written, kind.is_run) + wild
        for _ in range(60):
            start, size = rng.randrange(1, 15) * kind.is_run, kind.min + rng.randrange(2)
            row = tuple(rng.sample(held, size))
            if kind.is_run:
                slots = [
                    [one for one in held if RANK[one] in (plain.rank_in(slot), RANK[wild[0]])]
                    for slot in range(start, start + size)
                ]
                row = tuple(rng.choice(slot or held) for slot in slots)
            if len({*row}) == size:
                allowed = kind.fault(row, start) is None
                assert allowed == plain.may_be_laid((kind.index, start, row)), row
        for hand in (rng.sample(held, 5) for _ in range(20 * (not kind.is_run))):
            sets = [row for _, _, row in plain.new_melds(kind.index, tuple(hand), kind.min)]
            listed = [tuple(sorted(faces(act.cards))) for act in kind.listed(pack(hand), kind.min)]
            assert sorted(listed) == sorted({tuple(sorted(faces(row))) for row in sets}), hand


@ALL
def test_two_cards_may_lie_as_themselves_if_some_set_shows_both(written: Written) -> None:
    plain = PlainMelds(written.game)
    for kind in written.rules().kinds:
        part, held = plain.kinds[kind.index], plain_cards(written, is_run=False)
        if isinstance(part, SetMeld):
            handfuls = [row for more in range(2) for row in combinations(held, part.min + more)]
            shown = [{*row} for row in handfuls if plain.is_set(part, row, 0)]
            for pair in combinations(held, 2):
                together = any(row.issuperset(pair) for row in shown)
                assert (kind.most_together(pair) == 2) == together, pair
                assert kind.may_become(pair, part.min) == together, pair
