"""All that makes one rummy: the slots of its variant file, and its meld kinds, ready to judge."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from game.engine.cards import CardSet, Ranks, card_of, pack
from game.engine.game_parts import Game
from game.engine.parts import by_players, flag, named, ranks, record, required_record, slot, word
from game.engine.rummy.meld_part import Wilds
from game.engine.rummy.opening import FreeOpening, Opening
from game.engine.rummy.parts import (
    Discard,
    LayOff,
    MeldKind,
    NoPile,
    Pile,
    Recycle,
    RunMeld,
    SetMeld,
    StockOut,
)
from game.engine.rummy.runs import WildMove
from game.engine.rummy.sets import SetKind
from game.engine.scoring.hand_score import HandScore, Laid
from game.engine.scoring.points import cards_of
from game.engine.state import Meld
from game.engine.work import Work


@dataclass(frozen=True)
class RummyDeal:
    """How cards are dealt. `upcard`: the first card of the pile is turned up. `wild_upcard`: a wild
    card turned up is buried again in the stock, or stays."""

    hand: int | Mapping[int, int] = by_players(1, 40)
    upcard: bool = flag(True)
    wild_upcard: str = word("keep", "rebury")


@dataclass(frozen=True, kw_only=True)
class RummyGame(Game):
    deal: RummyDeal = required_record(RummyDeal)
    pile: Pile = slot("pile", NoPile)
    wild: tuple[str, ...] = ranks("joker", joker=True)
    melds: Mapping[str, SetMeld | RunMeld] = named("meld")
    opening: Opening = slot("opening", FreeOpening)
    lay_off: LayOff = record(LayOff)
    wild_move: str = word("fixed", "free", "replace_other_end", "shift_outward")
    discard: Discard = record(Discard)
    final_discard: str = word("optional", "required", "forbidden")
    stock_out: StockOut = slot("stock_out", Recycle)
    blocked_hand: str = word("score_all", "void_redeal")
    score: HandScore = slot("score")


def wild_cards(game: RummyGame) -> CardSet:
    """Return every card that may stand for another."""
    found = 0
    for rank in game.wild:
        found |= pack(cards_of(rank))
    return found


def wilds_of(game: RummyGame) -> Wilds:
    """Return the jokers and ranks that may stand for other cards."""
    jokers = game.deck.most_jokers if "joker" in game.wild else 0
    return Wilds(jokers, tuple(rank for rank in game.wild if rank != "joker"))


def meld_kinds(game: RummyGame, pack_ranks: Ranks, work: Work) -> tuple[MeldKind, ...]:
    wilds = wild_cards(game)
    move = cast(WildMove, game.wild_move)
    return tuple(
        part.kind(index, wilds, move, work, pack_ranks)
        for index, part in enumerate(game.melds.values())
    )


def as_laid(kinds: Sequence[MeldKind], meld: Meld) -> Laid:
    """Return a meld with what each card stands for and its slot, as scoring wants it."""
    kind = kinds[meld.kind]
    wild = kind.wild_places(meld)
    cards = []
    for place, card in enumerate(meld.cards):
        if isinstance(kind, SetKind):
            rank, slot = kind.rank_of(meld.cards), 0
        else:
            rank = kind.ranks.at(meld.start + place)
            slot = kind.ranks.scored(meld.start + place)
        cards.append((card_of(rank, 0) if place in wild else card, slot, place in wild))
    return Laid(meld.owner, tuple(cards))
