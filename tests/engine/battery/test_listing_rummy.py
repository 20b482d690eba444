"""What the engine lists in a rummy is all there is, and nothing else: tried by brute force, with
every word of every part, be it used by a bundled game or not."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import TypeVar

import pytest

from game.engine.actions import DISCARD, LAY_OFF, MELD, NOWHERE, RECLAIM, Action
from game.engine.phases import DRAW, PLAY
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.game import RummyGame
from game.engine.rummy.judge import opening_action
from game.engine.rummy.opening import FreeOpening

from .plain_melds import Piece
from .plain_turn import PlainTurn, Position
from .small_tables import SmallTable
from .tables import IDS, Table, load, rules_at
from .tables import TABLES as SEATED
from .words import Written, written

Tried = TypeVar("Tried")
RUMMIES = [variant for variant in IDS if load(variant).family == "rummy"]
#: So many small tables of each plain game, and of each game with options; of games with
#: contracts fewer, for trying all openings takes its time.
MANY, FEW = 30, 6
MANY_FREE, FEW_FREE = 70, 24


def how_many(table: Table) -> int:
    game = load(table.variant, table.chosen).game
    assert isinstance(game, RummyGame)
    free = isinstance(game.opening, FreeOpening)
    if table.chosen:
        return FEW_FREE if free else FEW
    return MANY_FREE if free else MANY


TABLES: list[tuple[Table | Written, int]] = [
    (table, how_many(table)) for table in SEATED if table.variant in RUMMIES
]
TABLES += [(table, FEW) for table in written()]


def small_tables(
    table: Table | Written, count: int
) -> Iterator[tuple[RummyRules, PlainTurn, SmallTable]]:
    rules = table.rules() if isinstance(table, Written) else rules_at(table)
    assert isinstance(rules, RummyRules)
    plain, rng = PlainTurn(rules.game), Random(str(table))
    for _ in range(count):
        yield rules, plain, SmallTable(rules, plain.melds, table.seats, rng)


@pytest.mark.parametrize(("table", "count"), TABLES, ids=str)
def test_all_that_is_legal_is_listed(table: Table | Written, count: int) -> None:
    for rules, plain, small in small_tables(table, count):
        state, at = small.state, small.position()
        if state.phase == DRAW:
            expected = plain.draws(at, len(state.stock), tuple(state.pile), state.recycles)
        else:
            expected = plain.legal(at)
        listed = [small.seen(action) for action in rules.legal_actions(state)]
        assert sorted(map(str, listed)) == sorted(map(str, expected)), (at, state.content())


@pytest.mark.parametrize(("table", "count"), TABLES, ids=str)
def test_what_is_not_legal_is_refused(table: Table | Written, count: int) -> None:
    rng = Random(0)
    for rules, plain, small in small_tables(table, count):
        if small.state.phase != PLAY:
            continue
        at = small.position()
        for action in attempts(plain, at, rng):
            allowed = rules.refuse(small.state, action) is None
            if action.kind == LAY_OFF and plain.melds.is_wild(action.cards[0]):
                # Wild cards look alike: of two ways to the same looks the engine knows one.
                assert plain.allows(at, action) or not allowed, (action, at)
            else:
                assert allowed == plain.allows(at, action), (action, at)
        for card in rules.deck:
            allowed = rules.refuse(small.state, Action(DISCARD, (card,))) is None
            assert allowed == (card in plain.discardable(at)), (card, at)


def attempts(plain: PlainTurn, at: Position, rng: Random) -> Iterator[Action]:
    """Acts that put cards down, many of them right or nearly right."""
    yield from melds_tried(plain, at, rng)
    if plain.contract is not None:
        yield from openings_tried(plain, at, rng)
    for place, meld in enumerate(at.melds):
        for card in at.hand:
            yield Action(LAY_OFF, (card,), place, (0, 0))
            for _ in range(6):
                start = meld.start + rng.randrange(-2, 3)
                slot = rng.choice((start, start + 1, start + len(meld.cards)))
                yield Action(LAY_OFF, (card,), place, (slot, start))
            for there in range(len(meld.cards)):
                yield Action(RECLAIM, (card,), place, (there,))


def melds_tried(plain: PlainTurn, at: Position, rng: Random) -> Iterator[Action]:
    for kind, part in enumerate(plain.melds.kinds):
        row = tuple(rng.sample(at.hand, rng.randrange(1, len(at.hand) + 1)))
        pieces: list[Piece] = [(kind, rng.randrange(16), row)]
        for size in range(part.min, min(len(at.hand), part.min + 2) + 1):
            right = some(list(plain.melds.new_melds(kind, at.hand, size)), rng)
            pieces += right + [nearly(piece, at, rng) for piece in right * 2]
        for piece in pieces:
            yield Action(MELD, piece[2], NOWHERE, piece[:2])


def openings_tried(plain: PlainTurn, at: Position, rng: Random) -> Iterator[Action]:
    another = list(plain.melds.openings(at.hand, rng.randrange(8)))
    for pieces in some([*another, *plain.melds.openings(at.hand, at.round_no)], rng):
        yield opening_action(pieces)
        yield opening_action(pieces[1:])
        spoilt = rng.randrange(len(pieces))
        wrong = [*pieces[:spoilt], nearly(pieces[spoilt], at, rng), *pieces[spoilt + 1 :]]
        cards = [card for piece in wrong for card in piece[2]]
        if len({*cards}) == len(cards):
            yield opening_action(wrong)


def some(pieces: list[Tried], rng: Random) -> list[Tried]:
    return rng.sample(pieces, min(4, len(pieces)))


def nearly(piece: Piece, at: Position, rng: Random) -> Piece:
    """The meld with something else about it; perhaps it is one still."""
    kind, start, cards = piece
    place = rng.randrange(len(cards))
    spare = [card for card in at.hand if card not in cards]
    return rng.choice(
        (
            (kind, start + rng.choice((-13, -1, 1, 13)), cards),
            (kind, start, (*cards[place:], *cards[:place])),
            (kind, start, cards[::-1]),
            (kind, start, cards[1:]),
            (kind, start, (*cards[:place], *spare[:1], *cards[place + 1 :])),
            (kind, start, (*cards, *spare[:1])),
        )
    )
