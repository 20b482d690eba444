"""The meld kinds of a game, ready to judge and list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from game.engine.cards import CardSet, pack
from game.engine.rummy.game import RummyGame
from game.engine.rummy.opening import MeldKind
from game.engine.rummy.parts import RunMeld, SetMeld, Wilds
from game.engine.rummy.runs import RunKind, WildMove
from game.engine.rummy.sets import SetKind
from game.engine.scoring.hand_score import Laid
from game.engine.scoring.points import cards_of
from game.engine.state import Meld
from game.engine.work import Work


def wild_cards(game: RummyGame) -> CardSet:
    """Every card that may stand for another."""
    found = 0
    for rank in game.wild:
        found |= pack(cards_of(rank))
    return found


def wilds_of(game: RummyGame) -> Wilds:
    """The jokers and ranks that may stand for other cards."""
    jokers = game.deck.jokers if "joker" in game.wild else 0
    return Wilds(jokers, tuple(rank for rank in game.wild if rank != "joker"))


def meld_kinds(game: RummyGame, work: Work) -> tuple[MeldKind, ...]:
    wilds = wild_cards(game)
    move = cast(WildMove, game.wild_move)
    found: list[MeldKind] = []
    for index, part in enumerate(game.melds.values()):
        if isinstance(part, RunMeld):
            found.append(RunKind(part, index, wilds, move, work))
        else:
            assert isinstance(part, SetMeld)
            found.append(SetKind(part, index, wilds, work))
    return tuple(found)


def as_laid(kinds: Sequence[MeldKind], meld: Meld) -> Laid:
    """A meld with the slot of each card, as scoring wants it."""
    kind = kinds[meld.kind]
    wild = kind.wild_places(meld)
    return Laid(
        meld.owner,
        tuple(
            (card, meld.start + place if kind.is_run else 0, place in wild)
            for place, card in enumerate(meld.cards)
        ),
    )
