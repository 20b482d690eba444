"""The commands at the table: what each does, and when its button works or why it does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.engine.cards import CardId
from game.engine.rules import Refusal
from game.engine.state import DRAW, NOBODY, PLAY
from game.engine.table import NOT_NOW
from game.play.intents.offers import FELT_PLACE, LANE_PLACE, PILE_PLACE, STOCK_PLACE, Offer, Target
from game.play.intents.rummy import NONE_MARKED
from game.play.session.port import NOT_YOUR_TURN
from game.scenes.shell.page_scene import keys_of as keys_of_command
from game.scenes.shell.page_scene import say_key
from game.scenes.table.bot_turns import BotTurns
from game.scenes.table.context import TableContext
from game.scenes.table.hinting import Hinting
from game.scenes.table.marking import Marking
from game.scenes.table.sending import DRAW_FIRST, Sending
from game.ui.commands import CONFIRM
from game.ui.gestures import KEYS, MOUSE, PAD, TOUCH
from game.ui.theme import BODY
from game.ui.widgets import FACE_KEY, FACES, Button

#: A value of `hover_command`: the button was pressed. No command has this name.
WAS_PRESSED = "pressed"
#: Places to which a click sends the marked cards.
TAKES_MARKED = ("meld", "lane", "tray", "slot", "pile", "river", "stock")
#: Seconds after which a pressed key counts as held.
HELD = 0.45


class Commands:
    """The functions of all commands, wherever the focus is."""

    def __init__(
        self,
        context: TableContext,
        sending: Sending,
        hinting: Hinting,
        bots: BotTurns,
        *,
        pause: Callable[[], None],
        open_rules: Callable[[], None],
    ) -> None:
        self._context, self.sending = context, sending
        self.marking = Marking(context, sending)
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
        """Use a place that was clicked, or confirmed by a key: marked cards go there; a button or a
        pile does what it does."""
        context, selection = self._context, self._context.selection
        if place.kind == "key":
            self.press_button(place.at)
        elif place.kind == "menu":
            self.pause()
        elif place.kind == "help":
            self.open_rules()
        elif place.kind == "choice":
            selection.choice_at = place.at
            self.confirm_choice()
        elif place.kind == "lay_down":
            self.lay_contract()
        elif place.kind in ("stock", "pile", "river") and context.table.phase == DRAW:
            self.sending.draw(place.place)
        elif place.kind in ("panel", "log"):
            self.toggle_log()
        elif place.kind in ("loose", "build"):
            self.marking.choose(place)
        elif place.kind == "felt":
            self.marking.unmark()
        elif selection.marked and place.kind in TAKES_MARKED:
            self.sending.send(tuple(selection.marked), place.place)
        elif place.kind == "pile" and context.table.phase == PLAY:
            self.sending.came(Refusal("refuse.already_drew"), place.place)

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
            self.sending.say_no(Target("key", at), *self._why_not(keys[at].command))

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
        return self._why_not(command)[1]()

    def _why_not(self, command: str) -> tuple[str, Callable[[], str]]:
        """Return the key of the refusal, and a function that returns its sentence."""
        texts = self._context.texts
        refusal = TABLE_COMMANDS[command].refusal(self._context)
        if refusal is None:
            return "", lambda: texts.words.text("table.prompt.choose")
        if command == "undo" and refusal.key == "refuse.undo.seen" and texts.is_my_turn:
            return refusal.key, lambda: texts.words.text("table.undo_draw")
        return refusal.key, lambda: texts.words.refusal(refusal)

    # Cards ----------------------------------------------------------------------------------

    def mark(self) -> None:
        """Mark the card with the focus; a card in the tray returns to the hand."""
        here = self._context.selection.focus
        if here.kind == "hand":
            self.marking.mark(here.card)
        elif here.kind == "slot":
            self.take_back()

    def mark_group(self) -> None:
        here = self._context.selection.focus
        if here.kind == "hand":
            self.marking.mark_group(here.card)

    def lay_down(self) -> None:
        """Lay the contract if it is complete; else new melds of the marked cards."""
        context, marked = self._context, tuple(self._context.selection.marked)
        if context.moves.is_staging and (context.moves.contract_ready or not marked):
            self.lay_contract()
        elif marked:
            self.sending.send(marked, LANE_PLACE)

    def lay_contract(self) -> None:
        moves = self._context.moves
        may = self._context.texts.is_my_turn and moves.is_staging
        self.sending.came(moves.lay_contract() if may else NOT_YOUR_TURN, LANE_PLACE)

    def stage(self) -> None:
        """Put the marked cards into the tray, or else the card with the focus."""
        context, moves = self._context, self._context.moves
        here, cards = context.selection.focus, tuple(context.selection.marked)
        if not cards and here.kind == "hand":
            cards = (here.card,)
        if moves.is_staging:
            if cards:
                self.sending.send(cards, LANE_PLACE)
        elif context.kind.contracts and moves.staging is not None:
            refusal = moves.staging.why_not(cards) if context.texts.is_my_turn else None
            self.sending.came(refusal or NOT_YOUR_TURN, LANE_PLACE)

    def take_back(self) -> None:
        """Return a card from the slot with the focus to the hand, or undo the last change of the
        tray."""
        context, here = self._context, self._context.selection.focus
        staging = context.moves.staging
        if staging is None or not context.moves.is_staging:
            return
        slots = staging.slots()
        if here.kind == "slot" and here.at < len(slots) and slots[here.at].cards:
            staging.take_back(slots[here.at].cards[-1:])
        elif not staging.undo():
            context.say("table.nothing_staged")
            return
        context.services.sound("undo")
        context.rearranged()

    def discard(self) -> None:
        """Discard the marked card; else the one with the focus, or under the pointer."""
        context, selection = self._context, self._context.selection
        pointed = selection.focus if selection.ring else selection.hover
        cards = tuple(selection.marked)
        if not cards and pointed.kind == "hand" and pointed.card != NOBODY:
            cards = (pointed.card,)
        if context.kind.has_loose:
            self.fish("trail")
        elif cards:
            self.sending.send(cards, PILE_PLACE)
        else:
            refusal = _none_to_discard(context) if context.texts.is_my_turn else NOT_YOUR_TURN
            self.sending.came(refusal, PILE_PLACE)

    def undo(self) -> None:
        if isinstance(self._context.moves.undo(), Refusal):
            keys = enumerate(keys_of(self._context))
            at = (Target("key", at) for at, key in keys if key.command == "undo")
            self.sending.say_no(next(at, FELT_PLACE), *self._why_not("undo"))
        else:
            self._context.undone()

    def redo(self) -> None:
        self.sending.came(self._context.moves.redo(), FELT_PLACE)

    def sort(self, name: str) -> None:
        """Sort the hand in the next way, or into groups."""
        context, orders = self._context, self._context.moves.orders
        viewer = context.table.viewer
        if viewer == NOBODY:
            return
        if name == "group" and context.moves.rummy is not None:
            orders.sort(viewer, "groups")
            how = "groups"
        else:
            how = orders.next_sort(viewer)
        context.personal.sorted(how)
        context.services.sound("fan")
        context.say(f"table.sorted.{how}", 1.6)
        context.rearranged()

    # Fishing --------------------------------------------------------------------------------

    def confirm_choice(self) -> None:
        """Do the choice that is looked at."""
        looked_at = self._context.texts.choice_looked_at()
        if looked_at is not None:
            self._take(looked_at)

    def fish(self, name: str) -> None:
        """Do the choice that is looked at, if it is of this kind; else the best one of this
        kind."""
        context = self._context
        if not context.kind.has_loose:
            return
        offers = context.texts.fishing_offers()
        fitting = [offer for offer in offers if offer.key in TABLE_COMMANDS[name].offers]
        if fitting:
            looked_at = context.texts.choice_looked_at()
            self._take(looked_at if looked_at in fitting else fitting[0])
        else:
            self.sending.say_no(FELT_PLACE, *self._why_not(name))

    def _take(self, offer: Offer) -> None:
        mine = self._context.texts.is_my_turn
        self.sending.came(self._context.moves.do(offer) if mine else NOT_YOUR_TURN, FELT_PLACE)

    # What covers the table ------------------------------------------------------------------

    def toggle_lens(self) -> None:
        """Close the lens, or open it on what has the focus or is under the pointer: for the river,
        on a card of it, else on its last one."""
        selection, pile = self._context.selection, self._context.picture.view.pile
        pointed = selection.focus if selection.ring else selection.hover
        if selection.lens is not None:
            selection.lens = None
        elif pointed.kind == "river" and pile:
            shown = pointed.card if pointed.card != NOBODY else pile[-1]
            selection.lens = Target("river", 0, shown)
        elif pointed.kind in ("meld", "hand", "loose", "build"):
            selection.lens = pointed
        self._context.changed("air")

    def toggle_log(self) -> None:
        """Open or close the log. With keys or a pad, opening it puts the focus on its button, from
        which arrows go through its lines."""
        selection = self._context.selection
        selection.log_open = not selection.log_open
        selection.log_at, selection.log_skips = NOBODY, 0
        if selection.log_open and self._context.services.device not in (MOUSE, TOUCH):
            selection.focus, selection.ring = Target("log"), True
        self._context.rearranged()

    def toggle_scores(self) -> None:
        """Open or close the scores. If the key is held, they close when it is let go."""
        selection = self._context.selection
        selection.scores_open = not selection.scores_open
        self._scores_since = self._context.services.clock()
        self._context.changed("air")

    def release_scores(self) -> None:
        services = self._context.services
        if services.settings.hold_is_toggle:
            return
        if services.clock() >= self._scores_since + HELD:
            self.close_scores()

    def close_scores(self) -> None:
        if self._context.selection.scores_open:
            self._context.selection.scores_open = False
            self._context.changed("air")


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
    return DRAW_FIRST if context.table.phase == DRAW else NONE_MARKED


def _marked_to(place: Target, without: Refusing | None = None) -> Refusing:
    """Return a function that returns the refusal of the marked cards at a place. `without`: that to
    use if no card is marked."""

    def refusal(context: TableContext) -> Refusal | None:
        marked = tuple(context.selection.marked)
        return without(context) if without and not marked else context.moves.why_not(marked, place)

    return _of_my_turn(refusal)


def _fishing(why_not: Callable[[TableContext, CardId], object]) -> Refusing:
    """Return a function that returns the refusal of the marked card for one kind of play."""

    def refusal(context: TableContext) -> Refusal | None:
        marked = context.selection.marked
        if not marked:
            return None
        found = why_not(context, marked[0])
        return found if isinstance(found, Refusal) else NOT_NOW

    return _of_my_turn(refusal)


def _why_not_capture(context: TableContext, card: CardId) -> object:
    assert context.moves.fishing is not None
    return context.selection.why_not(context.moves.fishing)


def _why_not_trail(context: TableContext, card: CardId) -> object:
    return context.moves.why_not((card,), FELT_PLACE)


def _why_not_build(context: TableContext, card: CardId) -> object:
    assert context.moves.fishing is not None
    return context.moves.fishing.builds_with(card, context.selection.chosen)


Refusing = Callable[[TableContext], Refusal | None]


class TableCommand(NamedTuple):
    """A command of `ui/commands.py` at the table. `works`: whether its button works now; `refusal`:
    why it does not. `offers`: the offers of a fishing card for which it stands. `is_main`: whether
    it is the likeliest thing to do. `key`: another command whose key is shown on the button; `pad`:
    another command whose button on a pad also does this one."""

    do: Callable[[Commands], object]
    icon: str = ""
    works: Callable[[TableContext], bool] = lambda context: True
    refusal: Refusing = _of_my_turn(lambda context: NOT_NOW)
    offers: tuple[str, ...] = ()
    is_main: bool = False
    key: str = ""
    pad: str = ""


def _draw_row(place: Target, icon: str, *, is_main: bool, pad: str) -> TableCommand:
    return TableCommand(
        lambda on: on.sending.draw(place),
        icon,
        lambda context: place in context.moves.draws(),
        _of_my_turn(lambda context: context.moves.why_not((), place)),
        is_main=is_main,
        pad=pad,
    )


def _fishing_row(
    name: str, icon: str, refusal: Refusing, *offers: str, key: str = "", pad: str = ""
) -> TableCommand:
    return TableCommand(
        lambda on: on.fish(name),
        icon,
        lambda context: any(one.key in offers for one in context.texts.fishing_offers()),
        refusal,
        offers,
        key=key,
        pad=pad,
    )


_TO_BUILD = _fishing(_why_not_build)
TABLE_COMMANDS: dict[str, TableCommand] = {
    "draw_stock": _draw_row(STOCK_PLACE, "icon_draw", is_main=True, pad=CONFIRM),
    "take_pile": _draw_row(PILE_PLACE, "icon_take", is_main=False, pad="discard"),
    "mark": TableCommand(Commands.mark),
    "mark_group": TableCommand(Commands.mark_group),
    "lay_down": TableCommand(
        Commands.lay_down,
        "icon_meld",
        _lays_down,
        _marked_to(LANE_PLACE),
        is_main=True,
        pad="discard",
    ),
    "stage": TableCommand(Commands.stage, pad="discard"),
    "take_back": TableCommand(Commands.take_back),
    "discard": TableCommand(
        Commands.discard,
        "icon_discard",
        lambda context: _mine(context) and len(context.selection.marked) == 1,
        _marked_to(PILE_PLACE, without=_none_to_discard),
        is_main=True,
    ),
    # Enter does the choice that is looked at, so taking has no key of its own.
    "capture": _fishing_row(
        *("capture", "icon_check", _fishing(_why_not_capture)),
        *("offer.take", "offer.take.sweep"),
        key=CONFIRM,
    ),
    "build": _fishing_row(
        "build", "icon_meld", _TO_BUILD, "offer.build", "offer.raise", pad="sort"
    ),
    "fila": _fishing_row("fila", "icon_lock", _TO_BUILD, "offer.build.multiple", pad="sort"),
    "trail": _fishing_row(
        "trail", "icon_discard", _fishing(_why_not_trail), "offer.trail", pad="discard"
    ),
    "undo": TableCommand(Commands.undo, "icon_undo", _undoes, _undo_refusal),
    "redo": TableCommand(Commands.redo),
    "hint": TableCommand(lambda on: on.hinting.ask(), "icon_hint", _mine),
    "sort": TableCommand(
        lambda on: on.sort("sort"), "icon_sort_suit", lambda context: context.table.viewer != NOBODY
    ),
    "group": TableCommand(lambda on: on.sort("group")),
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
    elif mine and (context.moves.contract_ready or len(context.selection.marked) > 1):
        last = "lay_down"
    return ["undo", "hint", "sort", last]


def _building(context: TableContext) -> str:
    """Return the command for the way of building that is looked at; else for the first possible
    one."""
    texts = context.texts
    for offer in (texts.choice_looked_at(), *texts.fishing_offers()):
        for name in ("build", "fila"):
            if offer is not None and offer.key in TABLE_COMMANDS[name].offers:
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
    if row.offers:
        looked_at = context.texts.choice_looked_at()
        is_main = looked_at is not None and looked_at.key in row.offers
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


def undo_key(context: TableContext) -> Target | None:
    """Return the place of the undo button if it works, else None."""
    keys = enumerate(keys_of(context))
    found = (Target("key", at) for at, key in keys if key.command == "undo" and key.works)
    return next(found, None)
