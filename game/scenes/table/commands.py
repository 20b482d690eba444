"""The commands at the table: what each does, and when its button works or why it does not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from game.engine.rules import Refusal
from game.engine.state import DRAW, NOBODY, PLAY
from game.engine.table import NOT_NOW
from game.play.hands.gestures import Gesture, Redo, Sort, Undo
from game.play.hands.marking import FISHED, NO_CARD, Fish, Mark, MarkGroup, why_not_fish
from game.play.hands.sending import (
    Discard,
    Draw,
    LayDown,
    Look,
    Stage,
    TakeBack,
    Tap,
    why_none_discarded,
)
from game.play.intents.offers import LANE_PLACE, PILE_PLACE, STOCK_PLACE, Target
from game.play.session.port import NOT_YOUR_TURN
from game.scenes.shell.page_scene import keys_of as keys_of_command
from game.scenes.shell.page_scene import say_key
from game.scenes.table.bot_turns import BotTurns
from game.scenes.table.context import TableContext
from game.scenes.table.driver import Driver
from game.scenes.table.hinting import Hinting
from game.ui.commands import CONFIRM
from game.ui.gestures import KEYS, MOUSE, PAD, TOUCH
from game.ui.theme import BODY
from game.ui.widgets import FACE_KEY, FACES, Button

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
        if place.kind == "key":
            self.press_button(place.at)
        elif place.kind == "menu":
            self.pause()
        elif place.kind == "help":
            self.open_rules()
        elif place.kind in ("panel", "log"):
            self.toggle_log()
        elif place.kind == "choice":
            self.driver.do(Look(place.at))
            self.driver.do(Fish())
        else:
            self.driver.do(Tap(place))

    def press_button(self, at: int) -> None:
        keys = keys_of(self._context)
        if at >= len(keys):
            return
        if keys[at].works:
            self._context.services.sound("confirm")
            if self._context.selection.hover == Target("key", at):
                self._context.selection.hover_command = WAS_PRESSED
            self.do(keys[at].command)
        elif not self._has_changed(at, keys[at].command):
            self.driver.refuse(Target("key", at), self._why_not(keys[at].command))

    def _has_changed(self, at: int, command: str) -> bool:
        """Return whether a button has another command than when the pointer came to it: then this
        press was meant for the old one. The next press counts."""
        selection = self._context.selection
        if selection.ring or selection.hover != Target("key", at):
            return False
        before, selection.hover_command = selection.hover_command, ""
        return before not in ("", command)

    def command_at(self, place: Target) -> str:
        """Return the command of the button at a place; "" if there is none."""
        keys = keys_of(self._context) if place.kind == "key" else []
        return keys[place.at].command if place.at < len(keys) else ""

    def sentence(self, place: Target) -> str:
        """Return the sentence of a place: for a button that does not work, why; for others, the
        words that had no room."""
        if place.kind != "key":
            return self._context.in_full.get(place._replace(card=NOBODY), "")
        keys, selection = keys_of(self._context), self._context.selection
        if place.at >= len(keys) or keys[place.at].works:
            return ""
        command = keys[place.at].command
        if not selection.ring and command != selection.hover_command:
            return ""  # The button had another command when the pointer came to it.
        return self._context.texts.refusal(self._why_not(command))

    def _why_not(self, command: str) -> Refusal:
        """Return why a button does not work."""
        return TABLE_COMMANDS[command].refusal(self._context) or NO_CARD

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
        self.driver.do(Discard(pointed.card if pointed.kind == "hand" else NOBODY))

    def undo(self) -> None:
        self.driver.do(Undo(), answers=_key_at(self._context, "undo"))

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
        """Close the lens, or open it on what has the focus or is under the pointer: for the river,
        on a card of it, else on its last one."""
        selection, pile = self._context.selection, self._context.picture.view.pile
        pointed = selection.pointed
        if selection.lens is not None:
            selection.lens = None
        elif pointed.kind == "river" and pile:
            shown = pointed.card if pointed.card != NOBODY else pile[-1]
            selection.lens = Target("river", 0, shown)
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


# When a button does something -----------------------------------------------------------------


def _mine(context: TableContext) -> bool:
    return context.texts.is_my_turn


def _undoes_staging(context: TableContext) -> bool:
    """Return whether undo returns cards that were staged in this step."""
    moves = context.moves
    in_play = _mine(context) and context.table.phase == PLAY
    return in_play and moves.is_staging and bool(moves.staged)


def _undoes(context: TableContext) -> bool:
    return _undoes_staging(context) or context.table.undo_refusal() is None


def _lays_down(context: TableContext) -> bool:
    if _mine(context) and context.moves.contract_ready:
        return True
    return any(goal.kind in ("lane", "slot") for goal in context.texts.marked_goals())


# Why a button does not work; None if a card has to be marked first -----------------------------


def _of_my_turn(refusal: Callable[[TableContext], Refusal | None]) -> Refusing:
    return lambda context: refusal(context) if _mine(context) else NOT_YOUR_TURN


def _undo_refusal(context: TableContext) -> Refusal:
    return context.table.undo_refusal() or Refusal("refuse.undo.nothing")


def _none_to_discard(context: TableContext) -> Refusal:
    return why_none_discarded(context.now)


def _marked_to(place: Target, without: Refusing | None = None) -> Refusing:
    """Return a function that returns the refusal of the marked cards at a place. `without`: that to
    use if no card is marked."""

    def refusal(context: TableContext) -> Refusal | None:
        marked = context.selection.hands.marked
        return without(context) if without and not marked else context.moves.why_not(marked, place)

    return _of_my_turn(refusal)


Refusing = Callable[[TableContext], Refusal | None]


class TableCommand(NamedTuple):
    """A command of `ui/commands.py` at the table. `works`: whether its button works now; `refusal`:
    why it does not; None: a card has to be marked first. `is_main`: whether it is the likeliest
    thing to do. `key`: another command whose key is shown on the button; `pad`: another command
    whose button on a pad also does this one."""

    do: Callable[[Commands], object]
    icon: str = ""
    works: Callable[[TableContext], bool] = lambda context: True
    refusal: Refusing = _of_my_turn(lambda context: NOT_NOW)
    is_main: bool = False
    key: str = ""
    pad: str = ""


def _gesture(gesture: Gesture) -> Callable[[Commands], object]:
    return lambda on: on.driver.do(gesture)


def _draw_row(place: Target, icon: str, *, is_main: bool, pad: str) -> TableCommand:
    return TableCommand(
        _gesture(Draw(place)),
        icon,
        lambda context: place in context.moves.draws(),
        _of_my_turn(lambda context: context.moves.why_not((), place)),
        is_main=is_main,
        pad=pad,
    )


def _fishing_row(name: str, icon: str, key: str = "", pad: str = "") -> TableCommand:
    return TableCommand(
        _gesture(Fish(name)),
        icon,
        lambda context: any(one.key in FISHED[name] for one in context.texts.fishing_offers()),
        lambda context: why_not_fish(context.selection.hands, context.now, name),
        key=key,
        pad=pad,
    )


TABLE_COMMANDS: dict[str, TableCommand] = {
    "draw_stock": _draw_row(STOCK_PLACE, "icon_draw", is_main=True, pad=CONFIRM),
    "take_pile": _draw_row(PILE_PLACE, "icon_take", is_main=False, pad="discard"),
    "mark": TableCommand(Commands.mark),
    "mark_group": TableCommand(Commands.mark_group),
    "lay_down": TableCommand(
        _gesture(LayDown()),
        "icon_meld",
        _lays_down,
        _marked_to(LANE_PLACE),
        is_main=True,
        pad="discard",
    ),
    "stage": TableCommand(_gesture(Stage()), pad="discard"),
    "take_back": TableCommand(_gesture(TakeBack())),
    "discard": TableCommand(
        Commands.discard,
        "icon_discard",
        lambda context: _mine(context) and len(context.selection.hands.marked) == 1,
        _marked_to(PILE_PLACE, without=_none_to_discard),
        is_main=True,
    ),
    # Enter does the choice that is looked at, so taking has no key of its own.
    "capture": _fishing_row("capture", "icon_check", key=CONFIRM),
    "build": _fishing_row("build", "icon_meld", pad="sort"),
    "fila": _fishing_row("fila", "icon_lock", pad="sort"),
    "trail": _fishing_row("trail", "icon_discard", pad="discard"),
    "undo": TableCommand(Commands.undo, "icon_undo", _undoes, _undo_refusal),
    "redo": TableCommand(_gesture(Redo())),
    "hint": TableCommand(lambda on: on.hinting.ask(), "icon_hint", _mine),
    "sort": TableCommand(
        Commands.sort, "icon_sort_suit", lambda context: context.table.viewer != NOBODY
    ),
    "group": TableCommand(lambda on: on.sort(into_groups=True)),
    # The command to mark a card hurries a bot that thinks.
    "hurry": TableCommand(lambda on: on.bots.hurry(), "icon_speed", key="mark"),
    "lens": TableCommand(Commands.toggle_lens),
    "log": TableCommand(Commands.toggle_log),
    "scores": TableCommand(Commands.toggle_scores),
    "rules": TableCommand(lambda on: on.open_rules()),
    "pause": TableCommand(lambda on: on.pause()),
}


# Buttons --------------------------------------------------------------------------------------


class Key(NamedTuple):
    """A button at the right of the hand. `command`: the name of its command."""

    command: str
    text: str
    icon: str
    works: bool
    main: bool


def keys_of(context: TableContext) -> list[Key]:
    """Return the buttons at the right: their words, and whether they work."""
    return [_key(context, name) for name in _offered(context)]


def _offered(context: TableContext) -> list[str]:
    """Return the names of the commands that have a button now; none where nobody plays at this
    screen."""
    if context.table.bottom == NOBODY:
        return []
    bots, mine = context.table.is_bots_turn, _mine(context)
    if context.kind.has_loose:
        builds = [_building(context)] if context.kind.may_build else []
        return ["undo", "hint", "capture", *builds, "hurry" if bots else "trail"]
    if mine and context.table.phase == DRAW:
        piles = ["draw_stock", "take_pile"] if context.kind.has_pile else ["draw_stock"]
        undo = ["undo"] if context.table.undo_refusal() is None else []
        return [*piles, *undo, "hint", "sort"]
    last = "discard"
    if bots:
        last = "hurry"
    elif mine and (context.moves.contract_ready or len(context.selection.hands.marked) > 1):
        last = "lay_down"
    return ["undo", "hint", "sort", last]


def _building(context: TableContext) -> str:
    """Return the command for the way of building that is looked at; else for the first possible
    one."""
    texts = context.texts
    for offer in (texts.choice_looked_at(), *texts.fishing_offers()):
        for name in ("build", "fila"):
            if offer is not None and offer.key in FISHED[name]:
                return name
    return "build"


def _key(context: TableContext, name: str) -> Key:
    row = TABLE_COMMANDS[name]
    text = name
    if name == "undo" and _undoes_staging(context):
        text = "take_back"
    elif name == "lay_down" and context.moves.is_staging:
        text = "lay_contract" if context.moves.contract_ready else "stage"
    elif name == "take_pile" and context.kind.has_river:
        text = "take_whole"
    works, is_main = row.works(context), row.is_main
    if name in FISHED:
        looked_at = context.texts.choice_looked_at()
        is_main = looked_at is not None and looked_at.key in FISHED[name]
    return Key(name, text, row.icon, works, works and is_main)


def buttons_of(context: TableContext) -> list[tuple[Target, Button]]:
    """Return all buttons of the table with their places."""
    keys = keys_of(context)
    context.picture.keys = len(keys)
    services, zones = context.services, context.picture.layout.zones
    words = context.texts.words
    found = []
    for at, (key, rect) in enumerate(zip(keys, zones.keys, strict=False)):
        cap = (
            _cap(context, "stage" if key.text == "stage" else key.command)
            if zones.keys_show_shortcuts
            else ""
        )
        size = 27 if services.kit.stage.is_small else BODY
        how = key.command, words.text(f"table.key.{key.text}"), _nothing, key.icon, key.main
        button = Button(*how, size=size, align="left", key=cap).placed(rect)
        button.enabled = key.works
        found.append((Target("key", at), button))
    tray = context.picture.layout.tray
    if tray is not None:
        ready = context.moves.contract_ready
        lay = words.text("table.key.lay_contract")
        button = Button("lay_down", lay, _nothing, main=ready, size=27).placed(tray.lay_down)
        button.enabled = ready
        found.append((Target("lay_down"), button))
    corner = {"log": zones.log_button, "help": zones.help, "menu": zones.menu}
    for target in (Target("log"), Target("help"), Target("menu")):
        rect = corner[target.kind]
        icon = "icon_book" if target.kind == "log" else f"icon_{target.kind}"
        sign = Button(target.kind, "", _nothing, icon, radius=rect.h / 2).placed(rect)
        found.append((target, sign))
    return found


def _nothing() -> None:
    """Do nothing: these buttons are only painted, and the pointer handles presses."""


def _cap(context: TableContext, name: str) -> str:
    """Return the key, or the button of the device in use, that does the same as a button of the
    table."""
    services, row = context.services, TABLE_COMMANDS[name]
    device = PAD if services.device == PAD else KEYS
    asked = (row.pad if device == PAD else "") or row.key or name
    keys = keys_of_command(services, asked, device)[:1]
    if device == PAD and keys and keys[0] in FACES:
        return FACE_KEY + keys[0]
    return say_key(services, keys[0], device) if keys else ""


def on_pad(context: TableContext, name: str) -> str:
    """Return the command that a pad's button means now: an offered command without a button of its
    own uses that of a command that is not offered at the same time."""
    if name == CONFIRM:
        return name  # Confirming acts on the focus, which begins on the stock.
    offered = (key.command for key in keys_of(context))
    return next((one for one in offered if TABLE_COMMANDS[one].pad == name), name)


def _key_at(context: TableContext, name: str) -> Target | None:
    """Return the place of the button of a command, if it has one now."""
    keys = enumerate(keys_of(context))
    return next((Target("key", at) for at, key in keys if key.command == name), None)


def undo_key(context: TableContext) -> Target | None:
    """Return the place of the undo button if it works, else None."""
    return _key_at(context, "undo") if _undoes(context) else None
