"""The table as a screen reader is given it: its pieces in groups, with the words that tell them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

from game.play.hands.hands import Hands
from game.play.intents.offers import LANE_PLACE, STOCK_PLACE, Target
from game.play.pieces.buttons import ButtonPiece
from game.play.pieces.contract import PlatePiece, SlotPiece
from game.play.pieces.describe import Pieces
from game.play.pieces.hand import HandPiece
from game.play.pieces.line import CardRow, Fact, Line, MeldCards, Shown
from game.play.pieces.melds import LanePiece, MeldPiece, Tags
from game.play.pieces.offers import ChoicePiece
from game.play.pieces.piece import Piece
from game.play.pieces.seats import SeatPiece
from game.play.pieces.turn import StepPiece
from game.reader.node import ReaderNode, Role, Tree, What
from game.reader.spoken import Spoken
from game.view.geometry import Rect
from game.view.table.words import TableWords

_ASKABLE: tuple[What, ...] = ("focus", "press")
#: The key of what is to be done, and the beginning of those of the ways that are asked about.
PROMPT, WAY = "prompt", "way"
#: What belongs to the one at the bottom besides what keys find there.
_OWN = ("lane", "missing", "step")


def key_of(place: Target) -> str:
    return f"{place.kind} {place.at} {place.card}"


def place_of(key: str) -> Target | None:
    """Return the place of a node; None if it is a group, or something that is only said."""
    kind, *rest = key.split(" ")
    return Target(kind, *map(int, rest)) if len(rest) == 2 else None


class TableHeard(NamedTuple):
    """What is at hand to describe a table. `controls`: what can be done; `goals`: where the marked
    cards may go; `ways`: those that are asked about; `frame`: returns where a place lies; `keys`:
    returns the key of a command; `is_watched`: nobody here can do anything."""

    pieces: Pieces
    controls: Pieces
    hands: Hands
    words: TableWords
    spoken: Spoken
    prompt: str
    ways: Sequence[str]
    goals: Collection[Target]
    frame: Callable[[Target], Rect | None]
    keys: Callable[[str], str]
    is_watched: bool = False

    def tree(self) -> Tree:
        ways = tuple(
            ReaderNode(f"{WAY} {at}", "LIST_BOX_OPTION", self.spoken.read(said), does=_ASKABLE)
            for at, said in enumerate(self.ways)
        )
        said = (ReaderNode(PROMPT, "STATUS", self.prompt),) if self.prompt else ()
        asked = (ReaderNode("ways", "LIST_BOX", self.prompt, parts=ways),) if ways else ()
        nodes = (*said, *asked, *self._groups())
        return Tree(nodes, self._focus(), self.prompt)

    def _focus(self) -> str:
        hands = self.hands
        if hands.asked is not None:
            return f"{WAY} {hands.asked.at}"
        return key_of(hands.carried.aim if hands.carried is not None else hands.focus)

    # Groups -----------------------------------------------------------------------------------

    def _groups(self) -> Iterator[ReaderNode]:
        pieces, everything = self.pieces, (*self.controls.values(), *self.pieces.values())
        told: set[Target] = set()

        def taken(those: Iterable[Piece]) -> tuple[ReaderNode, ...]:
            new = {piece.place: piece for piece in those if piece.place not in told}
            told.update(new)
            return tuple(map(self.node, new.values()))

        choices = self.controls.of(ChoicePiece)
        titles = [one for one in everything if one.place.kind == "choices"]
        if choices:
            name = self._said(titles[0].name[0]) if titles else ""
            told.update(one.place for one in titles)
            yield ReaderNode("group-choices", "LIST_BOX", name, parts=taken(choices))
        hand = pieces.of(HandPiece)
        if hand:
            name = self._say("reader.hand")
            yield ReaderNode("group-hand", "LIST_BOX", name, parts=taken(hand))
        contract = [one for one in pieces.values() if isinstance(one, PlatePiece)]
        own = [one for one in everything if one.block == "own" or one.place.kind in _OWN]
        if own or contract:
            lane = next((one for one in own if one.place == LANE_PLACE), None)
            name = self._name(lane or contract[0] if lane or contract else own[0])
            yield ReaderNode("group-own", "GROUP", name, parts=taken([*contract, *own]))
        for seat in pieces.of(SeatPiece):
            yield self._seat_group(seat, taken)
        shared = [one for one in everything if one.block in ("piles", "far")]
        shared += [one for one in everything if STOCK_PLACE in (one.place, one.beside)]
        shared += [one for one in everything if one.place.kind == "pot"]
        yield ReaderNode("group-table", "GROUP", self._say("reader.table"), parts=taken(shared))
        keys = taken(everything)
        if keys:
            yield ReaderNode("group-keys", "GROUP", self._say("reader.buttons"), parts=keys)

    def _seat_group(
        self, seat: SeatPiece, taken: Callable[..., tuple[ReaderNode, ...]]
    ) -> ReaderNode:
        """Return a player with all that is theirs."""
        theirs = [
            one
            for one in self.pieces.values()
            if one.beside == seat.place or (isinstance(one, MeldPiece) and one.owner == seat.seat)
        ]
        parts = taken([seat, *theirs])
        return ReaderNode(f"group-seat-{seat.seat}", "GROUP", self._name(seat), parts=parts)

    # Pieces -----------------------------------------------------------------------------------

    def node(self, piece: Piece) -> ReaderNode:
        """Return the node of a piece."""
        role, is_chosen = self._role(piece)
        works, shortcut = True, ""
        if isinstance(piece, ButtonPiece):
            works, shortcut = piece.works, self.keys(piece.command)
        return ReaderNode(
            key_of(piece.place),
            role,
            self._name(piece),
            about=self.spoken.joined(self._more(piece)),
            place=self.frame(piece.place),
            does=_ASKABLE if piece.block is not None and not self.is_watched else (),
            works=works,
            is_chosen=is_chosen,
            shortcut=shortcut,
        )

    def _role(self, piece: Piece) -> tuple[Role, bool | None]:
        """Return what a piece is, and whether it is chosen, if it can be."""
        hands = self.hands
        if isinstance(piece, HandPiece):
            return "LIST_BOX_OPTION", piece.cards[0] in hands.marked
        if isinstance(piece, ChoicePiece):
            return "LIST_BOX_OPTION", piece.is_at
        if piece.place.kind == "loose":
            return "LIST_BOX_OPTION", piece.place.card in hands.chosen
        if piece.place.kind == "build":
            return "LIST_BOX_OPTION", piece.place.at in hands.chosen_builds
        is_used = piece.block is not None and not self.is_watched
        return ("BUTTON" if is_used else "LABEL"), None

    def _name(self, piece: Piece) -> str:
        """Return what a piece is called, with the cards that lie open in it, or on top of it."""
        said = [self._said(piece.name[0])] if piece.name else []
        if piece.place.kind == "pot":
            said = [*map(self._said, piece.name)]
        elif isinstance(piece, MeldPiece):
            said += self._meld(piece)
        elif isinstance(piece, SlotPiece):
            said += [*map(self._said, map(Shown, piece.cards)), *self._readings(piece.tags)]
        elif piece.place.kind == "pile" and not piece.is_row:
            said += [self._said(Shown(card)) for card in piece.cards[-1:]]
            said += [] if piece.cards else [self._say("reader.empty")]
        elif piece.cards and piece.place.kind not in ("hand", "loose"):
            said += [self._said(Shown(card)) for card in piece.cards]
        return self.spoken.joined(said)

    def _meld(self, piece: MeldPiece) -> list[str]:
        """Return a run by its ranks, with what its wild cards stand for after them; of other melds
        each card."""
        (shown,) = piece.shown
        if isinstance(shown, MeldCards) and self.words.rules.kinds[shown.meld.kind].is_run:
            return [self._said(shown), *self._readings(piece.tags)]
        wild = {card for card, _ in piece.tags}
        own = [self._said(Shown(card)) for card in piece.cards if card not in wild]
        return [*own, *self._readings(piece.tags)]

    def _readings(self, tags: Tags) -> list[str]:
        """Return what wild cards stand for."""
        return [self._said(CardRow((Shown(card, rank.rank),))) for card, rank in tags]

    def _more(self, piece: Piece) -> Iterator[str]:
        """Yield what else is to be known of a piece."""
        if piece.place in self.goals:
            yield self._say("reader.takes_marked")
        yield from map(self._said, _facts_of(piece))

    def _said(self, fact: Fact) -> str:
        # The name of a card has no article, which it has in a sentence.
        if isinstance(fact, Shown) and not fact.rank:
            return self.spoken.read(self.words.card(fact.card))
        return self.spoken.read(self.words.line(fact))

    def _say(self, key: str, **facts: int | str) -> str:
        return self.words.text(key, **facts)


def _facts_of(piece: Piece) -> Iterator[Fact]:
    """Yield what else is to be known of a piece, marked or not."""
    match piece:
        case HandPiece():
            marks = {"fresh": piece.is_fresh, "owed": piece.is_owed, "barred": piece.is_barred}
            yield from (Line(f"reader.{name}") for name, is_so in marks.items() if is_so)
        case SeatPiece():
            yield from _seat_facts(piece)
        case ChoicePiece() | PlatePiece():
            yield from (piece.more if isinstance(piece, ChoicePiece) else piece.parts)[:1]
        case LanePiece():
            yield from piece.note[:1]
        case StepPiece():
            yield Line(f"reader.step_{piece.state}")


def _seat_facts(seat: SeatPiece) -> Iterator[Fact]:
    if seat.is_turn:
        yield Line("reader.to_play")
    yield from seat.state[:1]
    if seat.held is not None and not seat.is_out:
        yield Line("reader.holds", {"count": seat.held})
    yield from seat.deals
    # Their own lines tell what somebody has won.
    yield from (words[0] for words in seat.lines or (seat.heap,) if words)
    if seat.sweeps and not seat.lines:
        yield Line("table.sweeps", {"count": seat.sweeps})
    if seat.sign:
        yield Line(f"reader.{seat.sign}")
