"""The commands at the table: what each does, and the sign of its button."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from game.engine.rules import Refusal
from game.engine.state import NOBODY
from game.play.hands.gestures import Gesture, Redo, Sort, Undo
from game.play.hands.marking import Fish, Mark, MarkGroup
from game.play.hands.sending import DiscardMarked, Draw, LayDown, LookAt, PutInTray, TakeBack, Tap
from game.play.intents.offers import PILE_PLACE, STOCK_PLACE, Target
from game.play.pieces.buttons import ButtonPiece, why_not
from game.scenes.table.bot_turns import BotTurns
from game.scenes.table.context import TableContext
from game.scenes.table.driver import Driver
from game.scenes.table.hinting import Hinting
from game.ui.commands import CONFIRM
from game.ui.gestures import MOUSE, TOUCH

#: A value of `hover_command`: the button was pressed. No command has this name.
WAS_PRESSED = "pressed"
#: Seconds after which a pressed key counts as held.
HELD = 0.45


class Commands:
    """The functions of all commands, wherever the focus is."""

    def __init__(
        self,
        context: TableContext,
        driver: Driver,
        hinting: Hinting,
        bots: BotTurns,
        *,
        pause: Callable[[], None],
        open_rules: Callable[[], None],
    ) -> None:
        self._context, self.driver = context, driver
        self.hinting, self.bots = hinting, bots
        self.pause, self.open_rules = pause, open_rules
        self._scores_since = 0.0

    def do(self, name: str) -> bool:
        """Do a command, and return whether it means something here."""
        row = TABLE_COMMANDS.get(name)
        if row is not None:
            self._context.focus.find()
            row.do(self)
        return row is not None

    # Places and buttons ---------------------------------------------------------------------

    def use(self, place: Target) -> None:
        """Use a place that was clicked, or confirmed by a key."""
        button = self._button(place)
        if place.kind == "key":
            self._press(place, button)
        elif button is not None:
            self.do(button.command)
        elif place.kind == "panel":
            self.toggle_log()
        elif place.kind == "choice":
            self.driver.do(LookAt(place.at))
            self.driver.do(Fish())
        else:
            self.driver.do(Tap(place))

    def _button(self, place: Target) -> ButtonPiece | None:
        found = self._context.texts.controls().get(place)
        return found if isinstance(found, ButtonPiece) else None

    def _press(self, place: Target, button: ButtonPiece | None) -> None:
        if button is None:
            return
        if button.works:
            self._context.services.sound("confirm")
            if self._context.selection.hover == place:
                self._context.selection.hover_command = WAS_PRESSED
            self.do(button.command)
        elif not self._has_changed(button):
            self.driver.refuse(place, self._why_not(button))

    def _has_changed(self, button: ButtonPiece) -> bool:
        """Return whether a button has another command than when the pointer came to it: then this
        press was meant for the old one. The next press counts."""
        selection = self._context.selection
        if selection.ring or selection.hover != button.place:
            return False
        before, selection.hover_command = selection.hover_command, ""
        return before not in ("", button.command)

    def command_at(self, place: Target) -> str:
        """Return the command of the button at a place; "" if there is none."""
        button = self._button(place) if place.kind == "key" else None
        return button.command if button is not None else ""

    def sentence(self, place: Target) -> str:
        """Return the sentence of a place: for a button that does not work, why; for others, the
        words that had no room."""
        if place.kind != "key":
            return self._context.full_words(place._replace(card=NOBODY))
        button, selection = self._button(place), self._context.selection
        if button is None or button.works:
            return ""
        if not selection.ring and button.command != selection.hover_command:
            return ""  # The button had another command when the pointer came to it.
        return self._context.texts.refusal(self._why_not(button))

    def _why_not(self, button: ButtonPiece) -> Refusal:
        return why_not(button.command, self._context.texts.situation)

    # Cards ----------------------------------------------------------------------------------

    def mark(self) -> None:
        """Mark the card with the focus; a card in the tray returns to the hand."""
        here = self._context.selection.hands.focus
        if here.kind == "hand":
            self.driver.do(Mark(here.card))
        elif here.kind == "slot":
            self.driver.do(TakeBack())

    def mark_group(self) -> None:
        here = self._context.selection.hands.focus
        if here.kind == "hand":
            self.driver.do(MarkGroup(here.card))

    def discard(self) -> None:
        """Discard the marked card; else the one with the focus, or under the pointer."""
        pointed = self._context.selection.pointed
        self.driver.do(DiscardMarked(pointed.card if pointed.kind == "hand" else NOBODY))

    def undo(self) -> None:
        button = undo_button(self._context)
        self.driver.do(Undo(), answers=button.place if button is not None else None)

    def sort(self, *, into_groups: bool = False) -> None:
        """Sort the hand in the next way, or into groups."""
        context = self._context
        viewer = context.table.viewer
        if viewer != NOBODY:
            self.driver.do(Sort(into_groups))
            how = context.moves.orders.sort_of(viewer)
            context.personal.sorted(how)
            context.say(f"table.sorted.{how}", 1.6)

    # What covers the table ------------------------------------------------------------------

    def toggle_lens(self) -> None:
        """Close the lens, or open it on what has the focus or is under the pointer: on one card of
        a pile that is a row, else on its last."""
        selection, pieces = self._context.selection, self._context.texts.pieces
        pointed = selection.pointed
        piece = pieces.get(pointed.place)
        if selection.lens is not None:
            selection.lens = None
        elif pointed.kind == "pile" and piece is not None and piece.is_row and piece.cards:
            card = pointed.card if pointed.card != NOBODY else piece.cards[-1]
            selection.lens = pointed._replace(card=card)
        elif pointed.kind in ("meld", "hand", "loose", "build"):
            selection.lens = pointed

    def toggle_log(self) -> None:
        """Open or close the log. With keys or a pad, opening it puts the focus on its button, from
        which arrows go through its lines."""
        selection = self._context.selection
        selection.log_open = not selection.log_open
        selection.log_at, selection.log_skips = NOBODY, 0
        if selection.log_open and self._context.services.device not in (MOUSE, TOUCH):
            selection.hands, selection.ring = replace(selection.hands, focus=Target("log")), True

    def toggle_scores(self) -> None:
        """Open or close the scores. If the key is held, they close when it is let go."""
        selection = self._context.selection
        selection.scores_open = not selection.scores_open
        self._scores_since = self._context.services.clock()

    def release_scores(self) -> None:
        services = self._context.services
        if services.settings.hold_is_toggle:
            return
        if services.clock() >= self._scores_since + HELD:
            self._context.selection.scores_open = False


class TableCommand(NamedTuple):
    """A command of `ui/commands.py` at the table, and the sign of its button. `key`: another
    command whose key is shown on the button; `pad`: another command whose button on a pad also does
    this one."""

    do: Callable[[Commands], object]
    icon: str = ""
    key: str = ""
    pad: str = ""


def _gesture(gesture: Gesture) -> Callable[[Commands], object]:
    return lambda on: on.driver.do(gesture)


TABLE_COMMANDS: dict[str, TableCommand] = {
    "draw_stock": TableCommand(_gesture(Draw(STOCK_PLACE)), "icon_draw", pad=CONFIRM),
    "take_pile": TableCommand(_gesture(Draw(PILE_PLACE)), "icon_take", pad="discard"),
    "mark": TableCommand(Commands.mark),
    "mark_group": TableCommand(Commands.mark_group),
    "lay_down": TableCommand(_gesture(LayDown()), "icon_meld", pad="discard"),
    "stage": TableCommand(_gesture(PutInTray()), pad="discard"),
    "take_back": TableCommand(_gesture(TakeBack())),
    "discard": TableCommand(Commands.discard, "icon_discard"),
    # Enter does the choice that is looked at, so taking has no key of its own.
    "capture": TableCommand(_gesture(Fish("capture")), "icon_check", key=CONFIRM),
    "build": TableCommand(_gesture(Fish("build")), "icon_meld", pad="sort"),
    "fila": TableCommand(_gesture(Fish("fila")), "icon_lock", pad="sort"),
    "trail": TableCommand(_gesture(Fish("trail")), "icon_discard", pad="discard"),
    "undo": TableCommand(Commands.undo, "icon_undo"),
    "redo": TableCommand(_gesture(Redo())),
    "hint": TableCommand(lambda on: on.hinting.ask(), "icon_hint"),
    "sort": TableCommand(Commands.sort, "icon_sort_suit"),
    "group": TableCommand(lambda on: on.sort(into_groups=True)),
    # The command to mark a card hurries a bot that thinks.
    "hurry": TableCommand(lambda on: on.bots.hurry(), "icon_speed", key="mark"),
    "lens": TableCommand(Commands.toggle_lens),
    "log": TableCommand(Commands.toggle_log, "icon_book"),
    "scores": TableCommand(Commands.toggle_scores),
    "rules": TableCommand(lambda on: on.open_rules(), "icon_help"),
    "pause": TableCommand(lambda on: on.pause(), "icon_menu"),
}


def buttons_at(context: TableContext) -> list[ButtonPiece]:
    """Return the buttons beside the hand."""
    found = context.texts.controls().of(ButtonPiece)
    return [button for button in found if button.place.kind == "key"]


def on_pad(context: TableContext, name: str) -> str:
    """Return the command that a pad's button means now: an offered command without a button of its
    own uses that of a command that is not offered at the same time."""
    if name == CONFIRM:
        return name  # Confirming acts on the focus, which begins on the stock.
    offered = (button.command for button in buttons_at(context))
    return next((one for one in offered if TABLE_COMMANDS[one].pad == name), name)


def undo_button(context: TableContext) -> ButtonPiece | None:
    return next((button for button in buttons_at(context) if button.command == "undo"), None)
