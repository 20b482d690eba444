"""The buttons of a table: which there are now, whether they do something, and why they do not."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from game.engine.actions import BUILD, DISCARD, MELD, OPEN, PILE, STOCK, TAKE, TRAIL, Action
from game.engine.phases import NOT_NOW
from game.engine.rules import Refusal
from game.engine.state import NOBODY
from game.play.hands.marking import FISHED, NO_CARD, why_not_fish
from game.play.hands.sending import why_none_discarded
from game.play.intents.offers import LANE_PLACE, PILE_PLACE, STOCK_PLACE, Target
from game.play.pieces.line import Line
from game.play.pieces.piece import Piece
from game.play.pieces.situation import Situation
from game.play.session.port import NOT_YOUR_TURN


@dataclass(frozen=True, slots=True, kw_only=True)
class ButtonPiece(Piece):
    """A button. `command`: what it does; `works`: whether that does something now; `is_main`: it is
    the likeliest thing to do."""

    command: str
    works: bool = True
    is_main: bool = False


#: The buttons that are always there, shown by a sign alone.
SIGNS = {"log": Target("log"), "rules": Target("help"), "pause": Target("menu")}

Refusing = Callable[[Situation], Refusal | None]
"""Returns why a button does nothing; None if a card has to be marked first."""


def _not_now(situation: Situation) -> Refusal:
    return NOT_NOW if situation.now.is_mine else NOT_YOUR_TURN


class ButtonRow(NamedTuple):
    works: Callable[[Situation], bool] = lambda situation: True
    refusal: Refusing = _not_now
    is_main: bool = False


def _is_mine(situation: Situation) -> bool:
    return situation.now.is_mine


def _undoes_staging(situation: Situation) -> bool:
    """Return whether undo returns cards that were staged."""
    moves = situation.now.moves
    return situation.now.is_mine and moves.is_staging and bool(moves.staged)


def _undoes(situation: Situation) -> bool:
    return _undoes_staging(situation) or situation.now.moves.table.undo_refusal() is None


def _undo_refusal(situation: Situation) -> Refusal:
    return situation.now.moves.table.undo_refusal() or Refusal("refuse.undo.nothing")


def _lays_down(situation: Situation) -> bool:
    if lays_contract(situation):
        return True
    return any(goal.kind in ("lane", "slot") for goal in situation.goals)


def lays_contract(situation: Situation) -> bool:
    """Return whether the contract is laid by one press: where it is not staged yet, marked cards go
    into the tray first."""
    now, moves = situation.now, situation.now.moves
    if not now.is_mine or now.phase.draws:
        return False
    return moves.contract_staged or (moves.contract_held and not situation.hands.marked)


def _draw(place: Target, *, is_main: bool) -> ButtonRow:
    return ButtonRow(
        lambda situation: place in situation.now.moves.draws(),
        _sent_to(place, lambda situation: situation.now.moves.why_not((), place)),
        is_main,
    )


def _sent_to(place: Target, without: Refusing | None = None) -> Refusing:
    """Return a function that returns the refusal of the marked cards at a place. `without`: that to
    use if no card is marked."""

    def refusal(situation: Situation) -> Refusal | None:
        marked, now = situation.hands.marked, situation.now
        if not now.is_mine:
            return NOT_YOUR_TURN
        return without(situation) if without and not marked else now.moves.why_not(marked, place)

    return refusal


def _fishing(name: str) -> ButtonRow:
    def works(situation: Situation) -> bool:
        return any(one.key in FISHED[name] for one in situation.offers)

    return ButtonRow(works, lambda situation: why_not_fish(situation.hands, situation.now, name))


BUTTONS: dict[str, ButtonRow] = {
    "draw_stock": _draw(STOCK_PLACE, is_main=True),
    "take_pile": _draw(PILE_PLACE, is_main=False),
    "lay_down": ButtonRow(_lays_down, _sent_to(LANE_PLACE), is_main=True),
    "discard": ButtonRow(
        lambda situation: situation.now.is_mine and len(situation.hands.marked) == 1,
        _sent_to(PILE_PLACE, lambda situation: why_none_discarded(situation.now)),
        is_main=True,
    ),
    **{name: _fishing(name) for name in FISHED},
    "undo": ButtonRow(_undoes, _undo_refusal),
    "redo": ButtonRow(lambda situation: situation.now.moves.table.redo_refusal() is None),
    "hint": ButtonRow(_is_mine),
    "sort": ButtonRow(lambda situation: situation.now.moves.table.viewer != NOBODY),
    "left": ButtonRow(lambda situation: len(situation.hands.marked) == 1),
    "right": ButtonRow(lambda situation: len(situation.hands.marked) == 1),
    "hurry": ButtonRow(),
}


#: The buttons by which each kind of act is done, but those of the piles.
_DOES = {
    **{MELD: ("lay_down",), OPEN: ("lay_down",), DISCARD: ("discard",)},
    **{TAKE: ("capture",), BUILD: ("build", "fila"), TRAIL: ("trail",)},
}


def leads_to(command: str, act: Action) -> bool:
    """Return whether the button of a command is on the way to an act."""
    if act.place in (STOCK, PILE):
        return command == ("draw_stock" if act.place == STOCK else "take_pile")
    return command in _DOES.get(act.kind, ())


def why_not(command: str, situation: Situation) -> Refusal:
    """Return why the button of a command does not work."""
    return BUTTONS[command].refusal(situation) or NO_CARD


def describe_buttons(situation: Situation) -> Iterator[Piece]:
    """Describe the buttons beside the hand, and those that are always there."""
    for at, command in enumerate(_offered(situation)):
        button, is_main = BUTTONS[command], BUTTONS[command].is_main
        if command in FISHED:
            looked_at = situation.looked_at
            is_main = looked_at is not None and looked_at.key in FISHED[command]
        works = button.works(situation)
        yield ButtonPiece(
            place=Target("key", at),
            name=(Line(f"table.key.{_called(command, situation)}"),),
            block="keys",
            command=command,
            works=works,
            is_main=works and is_main,
        )
    for command, place in SIGNS.items():
        name = (Line(f"keys.do_{command}"),)
        yield ButtonPiece(place=place, name=name, block="keys", command=command)


def _offered(situation: Situation) -> list[str]:
    """Return the names of the commands that have a button now; none where nobody plays at this
    screen."""
    now, kind = situation.now, situation.table.kind
    table = now.moves.table
    if table.bottom == NOBODY:
        return []
    bots = table.session.is_bots_turn
    if kind.has_loose:
        builds = [_building(situation)] if kind.may_build else []
        return ["undo", "hint", "capture", *builds, "hurry" if bots else "trail"]
    if now.is_mine and now.phase.draws:
        piles = ["draw_stock", "take_pile"] if kind.has_pile else ["draw_stock"]
        undo = ["undo"] if table.undo_refusal() is None else []
        return [*piles, *undo, "hint", "sort"]
    last = "discard"
    if bots:
        last = "hurry"
    elif lays_contract(situation) or (now.is_mine and len(situation.hands.marked) > 1):
        last = "lay_down"
    return ["undo", "hint", "sort", last]


def _building(situation: Situation) -> str:
    """Return the command for the way of building that is looked at; else for the first possible
    one."""
    for offer in (situation.looked_at, *situation.offers):
        for name in ("build", "fila"):
            if offer is not None and offer.key in FISHED[name]:
                return name
    return "build"


def _called(command: str, situation: Situation) -> str:
    """Return what a button is called, as the end of a text's key."""
    moves = situation.now.moves
    if command == "undo" and _undoes_staging(situation):
        return "take_back"
    if command == "lay_down" and moves.is_staging:
        return "lay_contract" if lays_contract(situation) else "stage"
    return f"take_{situation.table.rules.pile.name}" if command == "take_pile" else command
