"""A contract: the plate that tells it, and the tray in which it is put together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.engine.cards import RANK, CardId
from game.engine.state import NOBODY
from game.play.intents.offers import Target
from game.play.intents.staging import Slot
from game.play.pieces.buttons import ButtonPiece
from game.play.pieces.line import (
    AnyOf,
    Fact,
    Joined,
    Line,
    MeldTitle,
    Number,
    Rank,
    Shown,
    Strong,
    Words,
    melds_counted,
    refusal_line,
)
from game.play.pieces.melds import Tags, tags_of
from game.play.pieces.moment import Moment, lacking
from game.play.pieces.piece import Piece, TableFacts

#: Where more cards than this would do, they are not listed.
WANTED_MOST = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class PlatePiece(Piece):
    """The plate of the contract that this hand asks for. `now`: its index, of `most`. `parts`: its
    melds and how many cards they need; in fewer words, the melds."""

    now: int
    most: int
    parts: Words


@dataclass(frozen=True, slots=True, kw_only=True)
class SlotPiece(Piece):
    """A part of the contract, with what is staged of it. `is_done`: nothing has to be added."""

    is_complete: bool
    is_done: bool
    tags: Tags


def describe_contract(table: TableFacts, moment: Moment) -> Iterator[Piece]:
    kind, seen = table.kind, moment.seen
    if not kind.contracts:
        return
    now = kind.contract_now(seen.standing)
    if seen.hand_winner != NOBODY or not seen.phase.in_play:
        # The scores may already be those of the next contract.
        now = max(0, min(seen.standing.round_no, len(kind.contracts)) - 1)
    yield _plate(table, now)
    is_there = moment.is_staging
    slots = [_slot(table, at, slot, is_there=is_there) for at, slot in enumerate(moment.tray)]
    yield from slots
    if is_there:
        is_staged = seen.to_act == seen.viewer and all(slot.is_done for slot in slots)
        ready = is_staged or moment.is_held
        yield ButtonPiece(
            place=Target("lay_down"),
            name=(Line("table.key.lay_contract"),),
            block="own",
            command="lay_down",
            works=ready,
        )
    missing = _missing(table, moment) if moment.tray and not moment.is_held else ()
    if missing:
        yield Piece(place=Target("missing"), name=missing)


def _plate(table: TableFacts, now: int) -> PlatePiece:
    rules, names = table.rules, table.kind.contracts[now]
    most, melds = len(table.kind.contracts), melds_of(names)
    cards = sum(rules.kinds[rules.meld_names.index(name)].min for name in names)
    title = Line("table.contract", {"number": now + 1, "most": most})
    return PlatePiece(
        place=Target("plate"),
        name=(title, Joined((now + 1, most), " / ")),
        now=now,
        most=most,
        parts=(Line("table.contract_cards", {"melds": melds, "cards": cards}), melds),
    )


def melds_of(names: Sequence[str]) -> Fact:
    """Return the melds of a contract: "1 trio + 2 escaleras"."""
    return Joined(tuple(map(Strong, melds_counted(names))), " + ")


def _slot(table: TableFacts, at: int, slot: Slot, *, is_there: bool) -> SlotPiece:
    title, have = MeldTitle(slot.name), len(slot.cards)
    said = Line("table.slot", {"meld": title, "have": have, "need": slot.least})
    return SlotPiece(
        place=Target("slot", at),
        cards=slot.cards,
        name=(said, Joined((Number(have), Number(slot.least)), " / ")),
        block="own" if is_there else None,
        is_complete=slot.is_complete,
        is_done=slot.is_complete or slot.spared,
        tags=tags_of(table.rules, slot.lies) if slot.lies is not None else (),
    )


def _missing(table: TableFacts, moment: Moment) -> Words:
    """Return why the staged cards cannot be laid down; nothing if they can."""
    missing = sum(map(lacking, moment.tray))
    if not missing:
        return (refusal_line(table.rules, moment.flaw),) if moment.flaw is not None else ()
    short = Line("table.missing", {"count": missing})
    slot = next(filter(lacking, moment.tray))
    wanted = _wanted(table, slot.wants) if missing == 1 else None
    if wanted is None:
        return (short,)
    facts: dict[str, Fact] = {"meld": MeldTitle(slot.name), "cards": wanted}
    return Line("table.missing_which", facts), short


def _wanted(table: TableFacts, wants: Sequence[CardId]) -> Fact | None:
    """Return the cards that would do; None if they are many."""
    own = [card for card in wants if not table.kind.wilds >> card & 1]
    if len({RANK[card] for card in own}) == 1:
        return Rank(RANK[own[0]])
    return AnyOf(tuple(map(Shown, own))) if 0 < len(own) <= WANTED_MOST else None
