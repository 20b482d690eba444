"""The seats of a table that is being set up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from game.bots.levels import LEVELS, styles_read
from game.bots.styles import Style
from game.play.session.last_setup import NAME_MOST
from game.play.session.seating import Player
from game.reading.faults import Fault, Severity, sentence
from game.scenes.people import PeopleFlow
from game.scenes.shell.fields import HIGH, NameField, crest_row, text_or_none
from game.scenes.shell.page_scene import PageScene
from game.scenes.shell.scene import Services
from game.settings import Person
from game.ui.canvas import Canvas
from game.ui.gestures import MOUSE, TOUCH
from game.ui.theme import BODY, BRASS_LIGHT, H2, IVORY, IVORY2, MOON, SMALL, crest_picture
from game.ui.widgets import Button, Label, Mood, Scroll, Widget
from game.ui.words import BOLD, LINE, SANS, SERIF
from game.view.geometry import Rect


class Bots:
    """Files are read once; the words follow the language."""

    def __init__(self, services: Services) -> None:
        self._services = services
        readings = styles_read()
        self._styles: Mapping[str, Style] = {
            name: one.style for name, one in readings.items() if one.style
        }
        self._faults: Mapping[str, Fault] = {
            name: next(fault for fault in one.faults if fault.severity is Severity.ERROR)
            for name, one in readings.items()
            if one.style is None
        }

    @property
    def offered(self) -> Sequence[str]:
        return (*LEVELS, *self._styles)

    @property
    def faulty(self) -> Sequence[str]:
        """Files that nobody can play by: `about` says why."""
        return tuple(self._faults)

    def name(self, bot: str) -> str:
        """As its own file calls it, or the game; else it is called by its id."""
        style = self._styles.get(bot)
        told = style.name if style else ""
        return told or text_or_none(self._services, f"bot.{bot}.name") or _plain(bot)

    def about(self, bot: str) -> str:
        if bot in self._faults:
            return self._wrong_with(self._faults[bot])
        style = self._styles.get(bot)
        if style is None:
            return text_or_none(self._services, f"bot.{bot}.about")
        told = style.about or text_or_none(self._services, f"bot.{bot}.about")
        return told or self.about(style.level)

    def crest(self, bot: str) -> str:
        """What somebody of this style wears; empty, if it does not matter."""
        style = self._styles.get(bot)
        return style.crest if style else ""

    def _wrong_with(self, fault: Fault) -> str:
        what = sentence(fault, self._services.say)
        if fault.line:
            what = self._services.say("setup.fault", line=fault.line, what=what)
        return f"{self._services.say('setup.faulty')} {what}"


def _plain(bot: str) -> str:
    return bot.replace("_", " ").capitalize()


WIDTH, PAD, GAP = 920.0, 48.0, 16.0
#: Room for the rings of what scrolls.
EDGE = 8.0


class SeatActs(NamedTuple):
    """`change` hears of every step. `sit`: somebody who is known takes the seat; `follow`: somebody
    is otherwise than before, with the name they had; both give who sits here then. `remove` is None
    where nobody can be spared."""

    change: Callable[[Player], None]
    sit: Callable[[Person], Player]
    follow: Callable[[str, Person], Player]
    remove: Callable[[], None] | None = None


class SeatEditor(PageScene):
    covers = False

    def __init__(self, services: Services, player: Player, bots: Bots, acts: SeatActs) -> None:
        super().__init__(services)
        self.player, self.bots, self.acts = player, bots, acts
        self._called = player.name
        #: A file nobody can play by, of which is told what is wrong with it.
        self._asked = ""
        self._has_shown = False
        self._panel = Rect(0, 0, 0, 0)
        #: Where there are more bots than have room.
        self._kinds = Scroll(Rect(0, 0, 0, 0))

    def entered(self) -> None:
        self.page.ring = self.services.device not in (MOUSE, TOUCH)

    def left(self) -> None:
        super().left()
        # Letters are commands again.
        self.page.ring = False

    def _set(self, player: Player) -> None:
        self._asked = ""
        self._tell(player)
        self.rebuild()

    def _rename(self, name: str) -> None:
        self._tell(replace(self.player, name=name))

    def _tell(self, player: Player) -> None:
        """Nobody is left without a name, though the field may be empty for a while."""
        self.player = player
        self.acts.change(replace(player, name=player.name.strip() or self._called))

    def _remove(self) -> None:
        assert self.acts.remove is not None
        self.acts.remove()
        self.back()

    # Building -------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        stage = self.services.kit.stage
        wide = min(stage.width - 96, WIDTH * (1 + (stage.text - 1) * 0.8))
        widgets, end = self._laid_out(Rect(0, 0, wide, 0), 0.0)
        over = end - (stage.height - 2 * GAP)
        if over > 0:
            widgets, end = self._laid_out(Rect(0, 0, wide, 0), over)
        top = (stage.height - end) / 2
        left = (stage.width - wide) / 2
        self._panel = Rect(left, top, wide, end)
        for widget in widgets:
            widget.rect = widget.rect.moved(left, top)
        self._kinds.view = self._kinds.view.moved(left, top)
        chosen = next((one for one in widgets if one.scroll and _is_main(one)), None)
        if chosen is not None and not self._has_shown:
            self._kinds.show(chosen.rect)
        self._has_shown = True
        return widgets

    def _laid_out(self, panel: Rect, over: float) -> tuple[list[Widget], float]:
        """From the panel's corner; and how high it is. `over`: by so much the list of who may
        play has to be lower than it is."""
        say, stage = self.services.say, self.services.kit.stage
        canvas = Canvas(self.services.kit)
        inner = panel.w - 2 * PAD
        small = stage.text_units(SMALL) * LINE
        row = max(64.0, stage.text_units(BODY) * LINE + 20)
        widgets: list[Widget] = []
        y = 40.0
        widgets.append(
            Label(
                Rect(PAD, y, inner, stage.text_units(H2) * LINE),
                say("setup.seat_title"),
                H2,
                SERIF,
                MOON,
            )
        )
        y = widgets[-1].rect.bottom + 16
        widgets.append(
            Label(Rect(PAD, y, inner, small), say("setup.name"), SMALL, SANS, BRASS_LIGHT)
        )
        y += small + 10
        known = Canvas(self.services.kit).width(say("people.known"), BODY) + 92
        field = Rect(PAD, y, inner - known - GAP, row)
        widgets.append(NameField(field, self.player.name, self._rename, self.back, NAME_MOST))
        place = Rect(field.right + GAP, y, known, row)
        widgets.append(Button("known", place, say("people.known"), self._choose, "icon_human"))
        y = field.bottom + 20
        widgets.append(
            Label(Rect(PAD, y, inner, small), say("setup.crest"), SMALL, SANS, BRASS_LIGHT)
        )
        y += small + 10
        widgets += crest_row(PAD, y, inner, self.player.crest, self._wear)
        y += HIGH + 20
        widgets.append(
            Label(Rect(PAD, y, inner, small), say("setup.played_by"), SMALL, SANS, BRASS_LIGHT)
        )
        y += small + 10
        y = self._put_kinds(widgets, y, inner, row, over) + 6
        about = self._about()
        high = max(canvas.height(text, inner, SMALL) for text in self._abouts())
        widgets.append(
            Label(Rect(PAD, y, inner, high), about, SMALL, SANS, IVORY2, lines=9, middle=False)
        )
        y += high + 24
        return self._with_answers(widgets, y, inner, max(72.0, row))

    def _put_kinds(
        self, widgets: list[Widget], y: float, inner: float, row: float, over: float
    ) -> float:
        """A person, or one of the bots, as many in a row as have room. Where they end."""
        kinds = [("", self.services.say("setup.person"))]
        kinds += [(bot, self.bots.name(bot)) for bot in self._bots]
        canvas = Canvas(self.services.kit)
        widest = max(canvas.width(text, BODY, BOLD) for _, text in kinds) + 92
        columns = max(1, min(3, int((inner + GAP) / (widest + GAP))))
        wide = (inner - (columns - 1) * GAP) / columns
        for at, (bot, text) in enumerate(kinds):
            line, column = divmod(at, columns)
            place = Rect(PAD + column * (wide + GAP), y + line * (row + 10), wide, row)
            button = self._kind(bot, place, text)
            button.scroll = self._kinds if over else None
            widgets.append(button)
        high = -(-len(kinds) // columns) * (row + 10)
        seen = max(row + 10, high - over)
        # Rings of the focus stand out a little.
        self._kinds.view = Rect(PAD - EDGE, y - EDGE, inner + 2 * EDGE, seen + EDGE)
        self._kinds.height = high + EDGE
        self._kinds.move(0)
        return y + seen

    def _kind(self, bot: str, place: Rect, text: str) -> Button:
        if bot in self.bots.faulty:
            return Button(f"kind {bot}", place, text, self._asking(bot), "icon_warn", align="left")
        crest = self.bots.crest(bot)
        icon = crest_picture(crest) if crest else "icon_bot" if bot else "icon_human"
        button = Button(
            f"kind {bot}",
            place,
            text,
            self._playing(bot),
            icon,
            main=bot == self.player.bot,
            align="left",
        )
        button.tints = not crest
        return button

    def _with_answers(
        self, widgets: list[Widget], y: float, inner: float, high: float
    ) -> tuple[list[Widget], float]:
        say = self.services.say
        half = (inner - GAP) / 2
        done = Rect(PAD + half + GAP, y, half, high)
        if self.acts.remove is not None:
            place = Rect(PAD, y, half, high)
            widgets.append(Button("remove", place, say("setup.remove"), self._remove, zone=1))
        widgets.append(Button("done", done, say("setup.done"), self.back, main=True, zone=1))
        return widgets, y + high + 40

    def _playing(self, bot: str) -> Callable[[], None]:
        """A style brings its crest along; any other may be chosen after."""
        crest = self.bots.crest(bot)

        def play() -> None:
            self._set(replace(self.player, bot=bot, crest=crest or self.player.crest))

        return play

    def _asking(self, bot: str) -> Callable[[], None]:
        def ask() -> None:
            self._asked = bot
            self.rebuild()

        return ask

    @property
    def _bots(self) -> Sequence[str]:
        return (*self.bots.offered, *self.bots.faulty)

    def _wear(self, crest: str) -> None:
        self._set(replace(self.player, crest=crest))
        person = self.services.people.find(self.player.name) if self.player.is_person else None
        if person is not None:
            person.crest = crest
            self.services.person_changed()

    # People who are known -------------------------------------------------------------------

    def _choose(self) -> None:
        # Letters are commands there.
        self.page.ring = False
        room = PeopleFlow(
            self.services,
            sit=lambda person: self._show(self.acts.sit(person)),
            changed=lambda before, person: self._show(self.acts.follow(before, person)),
        )
        room.open(self.player.crest)

    def _show(self, player: Player) -> None:
        """Somebody else sits here, or is called otherwise."""
        self.player, self._called, self._asked = player, player.name, ""
        self.rebuild()

    def _about(self) -> str:
        return self._said_of(self._asked or self.player.bot)

    def _abouts(self) -> list[str]:
        return [self._said_of(bot) for bot in ("", *self._bots)]

    def _said_of(self, bot: str) -> str:
        return self.bots.about(bot) if bot else self.services.say("setup.person_about")

    def paint_ground(self, canvas: Canvas) -> None:
        canvas.veil(0.6)
        canvas.panel(self._panel, "dialog", 22, shadow=True)


def _is_main(widget: Widget) -> bool:
    return isinstance(widget, Button) and widget.main


NAME, KIND = 32, 27
CREST, ICON = 84, 28
#: So many seats in a row, at most and at least, and between them.
MOST_IN_A_ROW, LEAST_IN_A_ROW, SEATS_GAP = 5, 3, 16
#: Beside the words of a seat.
SEATS_EDGE = 8


def kind_said(services: Services, player: Player, bots: Bots) -> str:
    """A person, or how the bot plays."""
    return bots.name(player.bot) if player.bot else services.say("setup.person")


def seat_height(canvas: Canvas) -> float:
    stage = canvas.kit.stage
    return 10 + CREST + 2 + (stage.text_units(NAME) + stage.text_units(KIND)) * LINE + 10


def seats_in_a_row(
    canvas: Canvas, width: float, names: Iterable[str], kinds: Iterable[str], free: str = ""
) -> int:
    """As many as leave room for their words; the others begin another row. `free`: what a free seat
    says, if there is one."""
    for count in range(MOST_IN_A_ROW, LEAST_IN_A_ROW, -1):
        room = _seat_width(width, count) - 2 * SEATS_EDGE
        if (
            all(canvas.width(name, NAME, SERIF) <= room for name in names)
            and all(canvas.width(kind, KIND) <= room for kind in kinds)
            and canvas.height(free, room, KIND) <= 2.1 * LINE * canvas.kit.stage.text_units(KIND)
        ):
            return count
    return LEAST_IN_A_ROW


def _seat_width(width: float, in_a_row: int) -> float:
    return (width - (in_a_row - 1) * SEATS_GAP) / in_a_row


def seat_place(at: int, x: float, y: float, width: float, high: float, in_a_row: int) -> Rect:
    wide = _seat_width(width, in_a_row)
    row, column = divmod(at, in_a_row)
    return Rect(x + column * (wide + SEATS_GAP), y + row * (high + SEATS_GAP), wide, high)


class SeatCard(Widget):
    def __init__(
        self, at: int, rect: Rect, player: Player, kind: str, act: Callable[[], None], zone: int
    ) -> None:
        super().__init__(f"seat {at}", rect, zone)
        self.player, self.kind, self.act = player, kind, act

    def activate(self) -> None:
        self.act()

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        stage = canvas.kit.stage
        canvas.panel(rect, "row hover" if mood.hover else "row", 18)
        canvas.crest(self.player.crest, rect.cx, rect.y + 10 + CREST / 2, CREST)
        high = stage.text_units(NAME) * LINE
        name = Rect(rect.x + SEATS_EDGE, rect.y + CREST + 12, rect.w - 2 * SEATS_EDGE, high)
        canvas.text(self.player.name, name, NAME, SERIF, MOON, "center", may_cut=True)
        kind = Rect(name.x, name.bottom, name.w, stage.text_units(KIND) * LINE)
        wide = canvas.width(self.kind, KIND)
        if wide + ICON + 8 <= kind.w:
            left = kind.cx - (wide + ICON + 8) / 2
            icon = "icon_bot" if self.player.bot else "icon_human"
            canvas.icon(icon, left + ICON / 2, kind.cy, ICON, IVORY2)
            kind = Rect(left + ICON + 8, kind.y, wide + 2, kind.h)
        canvas.text(self.kind, kind, KIND, SANS, IVORY2, "center", may_cut=True)
        if mood.focus:
            canvas.focus(rect, 18)


class FreeSeat(Widget):
    """Where one more can sit down."""

    def __init__(self, rect: Rect, text: str, act: Callable[[], None], zone: int) -> None:
        super().__init__("add seat", rect, zone)
        self.text, self.act = text, act

    def activate(self) -> None:
        self.act()

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        canvas.panel(rect, "free seat", 18)
        colour = MOON if mood.hover or mood.focus else IVORY2
        high = canvas.height(self.text, rect.w - 2 * SEATS_EDGE, KIND)
        canvas.icon("icon_plus", rect.cx, rect.y + (rect.h - high) * 0.45, 56, colour)
        words = Rect(rect.x + SEATS_EDGE, rect.bottom - high - 14, rect.w - 2 * SEATS_EDGE, high)
        canvas.text(
            self.text, words, KIND, SANS, IVORY if mood.hover else IVORY2, "center", lines=2
        )
        if mood.focus:
            canvas.focus(rect, 18)
