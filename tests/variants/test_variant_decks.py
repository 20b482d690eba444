"""Packs without some ranks, and packs and jokers by the number of players."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.engine.cards import JOKERS, RANK
from game.engine.chance import SeededChance
from game.l10n.catalogue import Texts
from game.paths import bundled
from game.variants.load import Reading, rules_of
from game.view.rulebook.book import Rulebook
from game.view.rulebook.words import BookWords
from tests.variants.conftest import TINY

Read = Callable[..., Reading]
PLAIN = "deck: {packs: 1, jokers: 2}"


@pytest.mark.parametrize(
    ("deck", "cards"),
    [
        ("{packs: 1, jokers: 2}", {2: 54, 3: 54, 4: 54}),
        ("{packs: {2: 1, 3: 1, 4: 2}, jokers: 2}", {2: 54, 3: 54, 4: 106}),
        ("{packs: 2, jokers: {2: 2, 3: 3, 4: 4}}", {2: 106, 3: 107, 4: 108}),
        ("{packs: 1, without: [8-10], suits: spanish}", {2: 40, 3: 40, 4: 40}),
        ("{packs: {2: 1, 3: 1, 4: 2}, without: [10], suits: spanish}", {2: 48, 3: 48, 4: 96}),
    ],
)
def test_so_many_cards_are_dealt_from(read: Read, deck: str, cards: dict[int, int]) -> None:
    variant = read(TINY.replace(PLAIN, f"deck: {deck}")).variant
    assert variant is not None
    for players, count in cards.items():
        rules = rules_of(variant.game, players)
        assert len(rules.deck) == count
        state = rules.start(players, SeededChance(1))
        held = sum(hand.bit_count() for hand in state.hands)
        assert held + len(state.stock) + len(state.pile) == count
        assert rules.deck_set & JOKERS or "joker" not in deck
        assert not {RANK[card] for card in rules.deck} & set(variant.game.deck.missing)


@pytest.mark.parametrize(
    ("deck", "fault"),
    [
        ("{packs: {2: 1, 3: 1}}", "deck.packs fault.players_not_told"),
        ("{packs: 1, jokers: {2: 1, 4: 2}}", "deck.jokers fault.players_not_told"),
        ("{packs: {2: 1, 3: 1, 4: 9}}", "deck.packs.4 fault.out_of_bounds"),
        ("{packs: 1, suits: spanish}", "deck.suits fault.no_spanish_tens"),
    ],
)
def test_a_deck_that_is_not_told_whole_is_refused(read: Read, deck: str, fault: str) -> None:
    faults = read(TINY.replace(PLAIN, f"deck: {deck}")).faults
    assert fault in [f"{one.path} {one.key}" for one in faults if one.severity.value == "error"]


def test_the_page_tells_the_deck_of_each_number_of_players(read: Read) -> None:
    deck = "deck: {packs: {2: 1, 3: 1, 4: 2}, jokers: 2, without: [8-10]}"
    variant = read(TINY.replace(PLAIN, deck)).variant
    assert variant is not None
    texts = Texts(["en"], [bundled("locales")])
    words = BookWords(texts, Rulebook(variant))
    (dealt,) = [section for section in words.book.sections if section.key == "deal"]
    said = [line for block in dealt.blocks for line in words.said(block)]
    assert "With 2 and 3 players: 42 cards: 1 \N{MULTIPLICATION SIGN} 40 and 2 jokers." in said
    assert "With 4 players: 82 cards: 2 \N{MULTIPLICATION SIGN} 40 and 2 jokers." in said
    assert "It is played without 8, 9 and 10." in said
    assert "The cards go A 2 3 4 5 6 7 J Q K." in said
    assert "After the 7 comes the J." in said
