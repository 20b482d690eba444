"""The page of the workshop: at the left what can be set, at the right the rules as they are now."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game.engine import parts
from game.engine.state import NOBODY
from game.play.house_trial import HANDS
from game.reading.faults import Severity
from game.scenes.setup.house_rules import (
    Picker,
    in_columns,
    is_switch,
    numbers_offered,
    option_help,
    option_name,
    switch,
    value_said,
    values_offered,
)
from game.scenes.shell.addresses import ToGiving, ToWorkshop
from game.scenes.shell.fields import game_name
from game.scenes.shell.page_scene import Hint, PageScene, hint_box
from game.scenes.shell.scene import Services
from game.scenes.shell.stores import Stores
from game.scenes.workshop.contracts import ROW, DraggedMeld
from game.scenes.workshop.desk import Desk
from game.scenes.workshop.example_table import example_table
from game.scenes.workshop.naming import NamingScene
from game.scenes.workshop.paper import Paper
from game.scenes.workshop.rows import FieldRows
from game.scenes.workshop.sections import Rows, section_of, sections_of
from game.scenes.workshop.words import plain_said
from game.ui import commands
from game.ui.boxes import (
    FILL,
    Box,
    Column,
    Drawing,
    FirstFitting,
    Icon,
    Padded,
    Panel,
    Press,
    Row,
    Scrolled,
    Sized,
    Text,
    level,
)
from game.ui.canvas import Canvas
from game.ui.drag import Clicked, Drag, DragBegan, DragMoved, Dropped
from game.ui.gestures import LEFT_WINDOW, TOUCH, Gesture, Pointer
from game.ui.painter import Sprite
from game.ui.theme import EMBER, IVORY, IVORY2, LEAF, MOON, NAME, SMALL, crest_picture, dimmed
from game.ui.widgets import Button, Mood, Scroll, Widget
from game.ui.words import SANS, SERIF, SERIF_BOLD
from game.variants.house_game import HouseGame
from game.variants.options import Option, Span, Value, written
from game.variants.schema import CREST
from game.view.geometry import Rect

SIDE, APART, EDGE, TOP = 56.0, 40.0, 16.0, 28.0
#: The part of the width that the settings take; of large text they take more.
SETTINGS = 0.46
HEAD, SECTION = 34.0, 32.0
GAMES, ROWS, FOOT = 0, 1, 3
#: The part of the height that the trial may take, and the room within the edges of its panel.
TOLD_MOST, TOLD_PAD = 0.42, 24.0


class WorkshopScene(PageScene):
    """The page. `play`: called when the game is to be played, after the page has been left."""

    veil = 0.76

    def __init__(self, services: Services, house: HouseGame, play: Callable[[str], None]) -> None:
        super().__init__(services)
        self.desk = Desk(services, house, self.rebuild)
        self.play = play
        self.rows = FieldRows(self.desk, ROWS)
        self.paper = Paper(self.desk)
        #: The section whose fields are shown; "" for none.
        self.opened = ""
        #: Whether the section is to be at the top of the page.
        self._comes_to_top = True
        self._scroll, self._told = Scroll(), Scroll()
        self._drag: Drag[DraggedMeld] = Drag()
        self._held = (0.0, 0.0)
        self.page.focus = "naming"

    # What is done ---------------------------------------------------------------------------

    def open(self, section: str) -> None:
        self.opened = "" if section == self.opened else section
        self._comes_to_top = True
        self.services.sound("toggle")
        self.rebuild()

    def name(self) -> None:
        self.services.stack.push(NamingScene(self.desk))

    def back(self) -> None:
        self.desk.close()
        super().back()

    def finish(self) -> None:
        """Leave the page, and play the game."""
        house = self.desk.house
        if not house.is_kept:
            self.desk.keep(lasting=True)
        self.back()
        self.play(house.file.stem)

    def left(self) -> None:
        self.desk.close()
        super().left()

    def _give(self) -> None:
        if not self.desk.house.is_kept:
            self.desk.keep()
        self.services.go(ToGiving(self.desk.house))

    # Time -----------------------------------------------------------------------------------

    def update(self, now: float) -> None:
        super().update(now)
        self.desk.update(now)

    def due(self, now: float) -> float | None:
        times = [one for one in (super().due(now), self.desk.due(now)) if one is not None]
        return min(times, default=None)

    # Building -------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        with self.services.texts.speaking_of(self.desk.house.file.stem):
            return self._build()

    def _build(self) -> Sequence[Widget]:
        canvas, stage = Canvas(self.services.kit), self.services.kit.stage
        room = stage.content.w - 2 * SIDE - APART
        wide = room * SETTINGS * (1 + (stage.text - 1) * 0.35)
        settings = Column(
            self._head(),
            16,
            Scrolled(self._scroll, self._settings(canvas, wide), (EDGE, 12, EDGE, EDGE)),
            *(14 + EDGE, Sized(hint_box(self.services, self._hints(), lines=1), height=46), 22),
        )
        left = Rect(stage.content.x + SIDE, TOP, wide, stage.height - TOP)
        widgets = settings.arrange(canvas, left)
        self._show_section(widgets)
        across = left.right + APART
        right = Rect(across, TOP, stage.content.right - SIDE - across, stage.height - TOP - 24)
        buttons = self._buttons()
        told = Padded(self._trial(), (TOLD_PAD, 14, TOLD_PAD, 14))
        foot = buttons.height_at(canvas, right.w)
        high = min((right.h - foot) * TOLD_MOST, told.height_at(canvas, right.w))
        below = right.bottom - foot - 14 - high
        widgets += self.paper.widgets(canvas, right._replace(y=right.y + 8, h=below - right.y - 28))
        panel = Panel(Scrolled(self._told, told.box, (12, 8, 12, 8)), told.pad, shadow=False)
        widgets += panel.arrange(canvas, Rect(right.x, below, right.w, high))
        widgets += buttons.arrange(canvas, Rect(right.x, right.bottom - foot, right.w, foot))
        return widgets

    def refit(self) -> None:
        self._comes_to_top = True
        super().refit()

    def redrawn(self) -> None:
        self.rebuild()

    def _show_section(self, widgets: Sequence[Widget]) -> None:
        """Bring the heading of a section that has been opened to the top."""
        head = next((one for one in widgets if one.name == f"section {self.opened}"), None)
        if self._comes_to_top and head is not None:
            self._scroll.move(head.rect.y - self._scroll.view.y - EDGE - self._scroll.offset)
        self._comes_to_top = False

    def _hints(self) -> list[Hint]:
        return [self.way_back, Hint((commands.NEXT_ZONE,))]

    def _head(self) -> Box:
        """Return what the game is called, which leads to where that is said."""
        services, house = self.services, self.desk.house
        crest = house.said(CREST)
        below = services.say("workshop.like", game=self.desk.name_below)
        words = Column(
            Text(self._name(), HEAD + 8, SERIF_BOLD, MOON, lines=2, may_cut=True),
            Text(below, SMALL, SANS, IVORY2, lines=2, may_cut=True)
            if self.desk.name_below
            else None,
            grow=True,
        )
        icon = crest_picture(crest) if isinstance(crest, str) else "icon_text"
        pen = Icon(icon, 64, None if isinstance(crest, str) else IVORY2)
        box = Row(level(pen), 18, level(words, grow=True))
        naming = Press("naming", box, self.name, (20, 8, 20, 8), least=92, zone=GAMES)
        naming.tip = services.say("workshop.naming")
        return naming

    def _name(self) -> str:
        said = self.desk.house.said("name")
        if isinstance(said, Mapping) and said:
            return self.services.texts.own_text({key: str(one) for key, one in said.items()})
        if isinstance(said, str | int):
            return str(said)
        return game_name(self.services, self.desk.house.file.stem)

    def _settings(self, canvas: Canvas, width: float) -> Column:
        say = self.services.say
        made_of: list[Box | float] = []
        if self.desk.house.options:
            made_of += [Text(say("setup.rules"), SECTION + 4, SERIF, MOON, lines=2), 4]
            made = [self._option(option) for option in self.desk.house.options]
            made_of += [in_columns(canvas, made, width), 18]
        made_of += [Text(say("workshop.more"), SECTION + 4, SERIF, MOON, lines=2), 8]
        for section, rows in sections_of(self.desk.house).items():
            made_of += [self._section_head(section, rows), 8]
            if section == self.opened:
                faults = [one for one in self.desk.faults if section_of(one.path) == section]
                inside = Column(*self.rows.section(rows, faults), gap=10)
                made_of += [Padded(inside, (14, 4, 0, 10)), 8]
        return Column(*made_of)

    def _option(self, option: Option) -> Widget:
        """Return the row of an option of the game below: what it is played by now, or as own."""
        services, now = self.services, self.desk.house.value_of(option)
        name, text = f"option {option.key}", option_name(services, option)
        if is_switch(option) and now is not None:

            def turn(is_on: bool) -> None:
                self.desk.choose(option, is_on)

            made: Widget = switch(services, name, text, written(now) == "true", turn, ROWS)
        else:
            made = self._picker(option, name, text, now)
        made.tip = option_help(services, option)
        return made

    def _picker(self, option: Option, name: str, text: str, now: Value | None) -> Picker:
        services, path = self.services, option.paths[0] if len(option.paths) == 1 else ""
        shape = (
            dict(self.desk.house.fields())[path].shape if self._is_number(option, path) else None
        )
        if isinstance(shape, parts.Whole):
            # Here every number may be played, not only those that the game below offers.
            played = self.desk.house.value(path)
            numbers = numbers_offered(Span(*shape), played, option.default)
            said = [(one, plain_said(services, one)) for one in numbers]
            return Picker(name, text, said, played, partial(self.desk.set, path), ROWS)
        values = values_offered(option, option.default if now is None else now)
        items: list[tuple[Value, str]] = [
            (value, value_said(services, option, value)) for value in values
        ]
        own = "workshop.own"
        if now is None:
            items = [(own, services.say(own)), *items]

        def change(value: Value) -> None:
            if value != own:
                self.desk.choose(option, value)

        return Picker(name, text, items, own if now is None else now, change, ROWS)

    def _is_number(self, option: Option, path: str) -> bool:
        """Return whether an option chooses among some of the numbers that a field may have."""
        whole = [one for one in option.values if isinstance(one, int) and not isinstance(one, bool)]
        is_field = any(path == one for one, _ in self.desk.house.fields())
        return is_field and option.span is None and len(whole) == len(option.values)

    def _section_head(self, section: str, rows: Rows) -> Press:
        """Return the heading of a section, with a sign where something is wrong, or changed."""
        is_open, house = section == self.opened, self.desk.house
        faults = [one for one in self.desk.faults if section_of(one.path) == section]
        is_changed = any(house.is_changed(path) for path, _ in rows)
        words = Text(
            self.services.say(f"workshop.section.{section}"),
            SECTION,
            SERIF,
            MOON,
            lines=2,
            grow=True,
        )
        mark: Box | None = None
        if faults:
            grave = any(one.severity is Severity.ERROR for one in faults)
            mark = Icon("icon_warn", 30, EMBER if grave else IVORY2)
        elif is_changed:
            mark = Drawing(
                lambda canvas, rect: canvas.disc(rect.cx, rect.cy, 16, "moon disc"), 24, 24
            )
        arrow = Icon("icon_minus" if is_open else "icon_plus", 26, IVORY2)
        box = Row(words, 12, mark, 14, arrow)
        style = ("row hover", "row hover") if is_open else ("row", "row hover")
        return Press(
            f"section {section}",
            box,
            partial(self.open, section),
            (24, 8, 20, 8),
            style,
            14,
            ROWS,
            least=62,
        )

    # The right side -------------------------------------------------------------------------

    def _trial(self) -> Column:
        """Return what cannot be, or how three hands went, beside a table that has been dealt."""
        faults = [one for one in self.desk.faults if one.severity is Severity.ERROR]
        if faults:
            told: list[Box | float] = []
            for fault in faults:
                told += [self.rows.complaint(fault, "beside "), 8]
            return Column(*told)
        say, desk = self.services.say, self.desk
        lines = [
            self._hand(number, hand.winner, hand.turns, hand.is_blocked)
            for number, hand in enumerate(desk.hands, 1)
        ]
        # Nothing moves when the hands come.
        lines += [Text("", SMALL, SANS)] * (HANDS - len(lines))
        doubts = [self.rows.complaint(one, "beside ") for one in desk.found[:1]]
        words = say("workshop.trying" if desk.is_trying else "workshop.tried", count=HANDS)
        heading = Text(words, NAME, SERIF, MOON, lines=2)
        hands = Column(heading, *lines, gap=4, grow=True)
        if desk.variant is None:
            return Column(hands, *doubts, gap=4)
        table = level(example_table(desk.variant, self.rows.kit))

        def fits(canvas: Canvas, width: float) -> bool:
            widths = (one.natural_width(canvas) for one in lines)
            # The heading may have two lines, which are never equally long.
            longest = max(0.65 * heading.natural_width(canvas), *widths)
            return longest + 16 + table.natural_width(canvas) <= width

        return Column(FirstFitting(Row(hands, 16, table), hands, fits=fits), *doubts, gap=4)

    def _hand(self, number: int, winner: int, turns: int, is_blocked: bool) -> Text:
        say, facts = self.services.say, {"number": number, "turns": turns}
        colour, words = LEAF, ""
        if is_blocked:
            colour, words = EMBER, say("workshop.hand_blocked", **facts)
        elif winner == NOBODY:
            colour, words = IVORY, say("workshop.hand_even", **facts)
        else:
            player = say(f"setup.usual_name_{winner + 1}")
            words = say("workshop.hand_won", player=player, **facts)
        return Text(words, SMALL, SANS, dimmed(colour, 0.6) if self.desk.is_trying else colour)

    def _buttons(self) -> Box:
        say, desk = self.services.say, self.desk
        door = partial(Button, zone=FOOT, high=64)
        undo = say("workshop.take_back")
        back = door("take_back", undo, desk.take_back, "icon_undo", pad=(84, 16))
        back.enabled = desk.house.can_take_back
        give = door("give", say("workshop.give"), self._give, pad=(48, 16))
        play = door("deal", say("workshop.play"), self.finish, main=True, pad=(64, 16), size=NAME)
        play.enabled = not desk.house.errors
        beside = Row(back, 12, give, FILL, 12, play)
        return FirstFitting(beside, Column(Row(back, FILL, give), 8, play))

    def paint_ground(self, canvas: Canvas) -> None:
        super().paint_ground(canvas)
        self.paper.paint(canvas)

    # Dragging melds -------------------------------------------------------------------------

    def handle(self, gesture: Gesture) -> bool:
        if isinstance(gesture, Pointer) and gesture.device != TOUCH and self._drags(gesture):
            self._stale = True
            return True
        return super().handle(gesture)

    def _drags(self, pointer: Pointer) -> bool:
        """Follow a pointer that carries a meld, and return whether it does."""
        self._ready()
        name = self._name_at(pointer.x, pointer.y)
        is_there = name and self.opened == "laying"
        thing = self.rows.contracts.carried(name) if is_there else None
        used = False
        for one in self._drag.follow(pointer, thing):
            match one:
                case DragBegan() | DragMoved():
                    self._held, used = (one.x, one.y), True
                    self.page.handle(pointer._replace(what=LEFT_WINDOW))
                case Dropped():
                    self.rows.contracts.drop(one.thing, self._contract_at(one.x, one.y))
                    used = True
                case Clicked():
                    pass
        return used or self._drag.held is not None

    def _name_at(self, x: float, y: float) -> str:
        found = (
            one.name for one in reversed(self.page.widgets) if one.focusable and one.is_at(x, y)
        )
        return next(found, "")

    def _contract_at(self, x: float, y: float) -> int:
        """Return the contract whose row a place is in, or -1."""
        rows = [one for one in self.page.widgets if one.name.startswith(f"{ROW} ")]
        for row in rows:
            seen, last = row.seen, row.name.rpartition(" ")[2]
            if last.isdecimal() and seen.y <= y <= seen.bottom and x < self._scroll.view.right:
                return int(last)
        return -1

    def sprites(self) -> Sequence[Sprite]:
        held = self._drag.held
        if held is None:
            return super().sprites()
        canvas = Canvas(self.services.kit)
        tile = self.rows.contracts.tile("held", held.meld, self.rebuild, ROWS)
        wide, high = tile.natural_width(canvas), tile.height_at(canvas, 0)
        x, y = self._held
        tile.arrange(canvas, Rect(x - wide / 2, y - high / 2, wide, high))
        tile.paint(canvas, Mood(hover=True))
        return [*super().sprites(), *canvas.sprites]


def page_at(services: Services, stores: Stores, to: ToWorkshop) -> WorkshopScene:
    return WorkshopScene(services, to.house, to.play)
