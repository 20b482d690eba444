"""Who sits in one seat: a name, a crest, a person or a bot and how it plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple

from game.play.last_setup import NAME_MOST
from game.play.seating import Player
from game.scenes.crest_row import HIGH, crest_row
from game.scenes.house import House
from game.scenes.name_field import NameField
from game.scenes.page_scene import PageScene
from game.scenes.people_room import PeopleRoom
from game.scenes.setup_bots import Bots
from game.settings import Person
from game.ui.canvas import Canvas
from game.ui.gestures import MOUSE, TOUCH
from game.ui.theme import BODY, BRASS_LIGHT, H2, IVORY2, MOON, SMALL, crest_picture
from game.ui.widgets import Button, Label, Scroll, Widget
from game.ui.words import BOLD, LINE, SANS, SERIF
from game.view.geometry import Rect

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

    def __init__(self, house: House, player: Player, bots: Bots, acts: SeatActs) -> None:
        super().__init__(house)
        self.player, self.bots, self.acts = player, bots, acts
        self._called = player.name
        #: A file nobody can play by, of which is told what is wrong with it.
        self._asked = ""
        self._has_shown = False
        self._panel = Rect(0, 0, 0, 0)
        #: Where there are more bots than have room.
        self._kinds = Scroll(Rect(0, 0, 0, 0))

    def entered(self) -> None:
        self.page.ring = self.house.device not in (MOUSE, TOUCH)

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
        stage = self.house.kit.stage
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
        say, stage = self.house.say, self.house.kit.stage
        canvas = Canvas(self.house.kit)
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
        known = Canvas(self.house.kit).width(say("people.known"), BODY) + 92
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
        kinds = [("", self.house.say("setup.person"))]
        kinds += [(bot, self.bots.name(bot)) for bot in self._bots]
        canvas = Canvas(self.house.kit)
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
        say = self.house.say
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
        person = self.house.people.find(self.player.name) if self.player.is_person else None
        if person is not None:
            person.crest = crest
            self.house.person_changed()

    # People who are known -------------------------------------------------------------------

    def _choose(self) -> None:
        # Letters are commands there.
        self.page.ring = False
        room = PeopleRoom(
            self.house,
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
        return self.bots.about(bot) if bot else self.house.say("setup.person_about")

    def paint_ground(self, canvas: Canvas) -> None:
        canvas.veil(0.6)
        canvas.panel(self._panel, "dialog", 22, shadow=True)


def _is_main(widget: Widget) -> bool:
    return isinstance(widget, Button) and widget.main
