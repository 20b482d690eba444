"""The melds on the table, and the place of the own ones."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.engine.cards import RANK, CardId
from game.engine.notation import AnyRules
from game.engine.state import NOBODY, Meld
from game.play.intents.offers import LANE_PLACE, Target
from game.play.pieces.line import Line, MeldCards, MeldTitle, Rank, Who, Words
from game.play.pieces.moment import Moment
from game.play.pieces.piece import Piece, TableFacts
from game.play.pieces.seats import sums_of

Tags = tuple[tuple[CardId, Rank], ...]
"""What wild cards stand for, as the ranks on their tags."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MeldPiece(Piece):
    """A meld: its name is that of its kind, `shown` all its cards in few characters."""

    owner: int
    is_own: bool
    tags: Tags
    shown: Words


@dataclass(frozen=True, slots=True, kw_only=True)
class LanePiece(Piece):
    """The place of a player's melds: the lane for the own ones, a column for those of another.
    `note`: words beside the melds; `is_locked`: the viewer may add nothing to them yet."""

    owner: int
    note: Words = ()
    is_locked: bool = False


def describe_melds(table: TableFacts, moment: Moment) -> Iterator[Piece]:
    for at, meld in enumerate(moment.seen.melds):
        yield MeldPiece(
            place=Target("meld", at),
            cards=meld.cards,
            name=(MeldTitle(table.rules.meld_names[meld.kind]),),
            block="own" if meld.owner == moment.bottom else "far",
            owner=meld.owner,
            is_own=meld.owner == moment.bottom,
            tags=tags_of(table.rules, meld),
            shown=(MeldCards(meld),),
            is_row=True,
        )


def describe_lanes(table: TableFacts, moment: Moment) -> Iterator[Piece]:
    """Describe the places where melds are laid: the own one, and those of the others."""
    if not table.kind.has_melds:
        return
    if moment.bottom != NOBODY:
        yield LanePiece(
            place=LANE_PLACE,
            name=(Line("table.own_melds"),),
            block=None if moment.is_staging else "own",
            owner=moment.bottom,
            beside=Target("panel"),
            note=sums_of(table, moment),
        )
    for seat in range(len(table.players)):
        if seat != moment.bottom:
            note = _note(table, moment, seat)
            locked = bool(note) and bool(moment.seen.opened[seat])
            yield LanePiece(
                place=Target("column", seat),
                name=(Who((seat,)),),
                beside=Target("plaque", seat),
                owner=seat,
                note=note,
                is_locked=locked,
            )


def _note(table: TableFacts, moment: Moment, seat: int) -> Words:
    """Return why a player has no melds, or why nothing may be added to them yet."""
    seen, bottom = moment.seen, moment.bottom
    if seen.standing.out[seat]:
        return ()
    if seen.opened[seat]:
        waits = table.kind.contracts and bottom != NOBODY and not seen.opened[bottom]
        return (Line("table.later_on", {"player": Who((seat,))}),) if waits else ()
    if any(meld.owner == seat for meld in seen.melds):
        return ()
    return (Line("table.not_down"),)


def tags_of(rules: AnyRules, meld: Meld) -> Tags:
    kind = rules.kinds[meld.kind]
    if kind.is_run:
        wild = kind.wild_places(meld)
        return tuple((meld.cards[at], Rank(rules.ranks.at(meld.start + at))) for at in wild)
    natural = [card for card in meld.cards if not rules.wilds >> card & 1]
    wilds = [card for card in meld.cards if rules.wilds >> card & 1]
    if not natural or not wilds:
        return ()
    rank = RANK[natural[0]]
    return tuple((card, Rank(rank)) for card in wilds if RANK[card] != rank)
