"""Who sits in one seat: a name, a crest, a person or a bot and how it plays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.play.last_setup import NAME_MOST
from game.play.seating import Player
from game.scenes.house import House
from game.scenes.name_field import NameField
from game.scenes.page_scene import PageScene
from game.scenes.setup_bots import Bots
from game.settings import CRESTS
from game.ui.canvas import Canvas
from game.ui.gestures import MOUSE, TOUCH
from game.ui.theme import BODY, BRASS_LIGHT, H2, IVORY2, MOON, SMALL
from game.ui.widgets import Button, Label, Mood, Scroll, Widget
from game.ui.words import BOLD, LINE, SANS, SERIF
from game.view.geometry import Rect

WIDTH, PAD, GAP, CREST = 920.0, 48.0, 16.0, 112.0
#: Room for the rings of what scrolls.
EDGE = 8.0


class SeatEditor(PageScene):
    """`change` hears of every step; `remove` is None where nobody can be spared."""

    covers = False

    def __init__(
        self,
        house: House,
        player: Player,
        bots: Bots,
        change: Callable[[Player], None],
        remove: Callable[[], None] | None,
    ) -> None:
        super().__init__(house)
        self.player, self.bots, self.change, self.remove = player, bots, change, remove
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
        self.change(replace(player, name=player.name.strip() or self._called))

    def _remove(self) -> None:
        assert self.remove is not None
        self.remove()
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
        widgets.append(Label(Rect(PAD, y, inner, stage.text_units(H2) * LINE),
                             say("setup.seat_title"), H2, SERIF, MOON))
        y = widgets[-1].rect.bottom + 16
        widgets.append(Label(Rect(PAD, y, inner, small), say("setup.name"), SMALL, SANS,
                             BRASS_LIGHT))
        y += small + 10
        field = Rect(PAD, y, inner, row)
        widgets.append(NameField(field, self.player.name, self._rename, self.back, NAME_MOST))
        y = field.bottom + 20
        widgets.append(Label(Rect(PAD, y, inner, small), say("setup.crest"), SMALL, SANS,
                             BRASS_LIGHT))
        y += small + 10
        step = (inner - CREST - 24) / (len(CRESTS) - 1)
        for at, crest in enumerate(CRESTS):
            place = Rect(PAD + at * step, y, CREST + 24, CREST + 24)
            widgets.append(CrestButton(place, crest, crest == self.player.crest, self._wear))
        y += CREST + 24 + 20
        widgets.append(Label(Rect(PAD, y, inner, small), say("setup.played_by"), SMALL, SANS,
                             BRASS_LIGHT))
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
            return Button(f"kind {bot}", place, text, self._asking(bot), "icon_warn",
                          align="left")
        crest = self.bots.crest(bot)
        icon = f"crest_{crest}" if crest else "icon_bot" if bot else "icon_human"
        button = Button(f"kind {bot}", place, text, self._playing(bot), icon,
                        main=bot == self.player.bot, align="left")
        button.tints = not crest
        return button

    def _with_answers(
        self, widgets: list[Widget], y: float, inner: float, high: float
    ) -> tuple[list[Widget], float]:
        say = self.house.say
        half = (inner - GAP) / 2
        done = Rect(PAD + half + GAP, y, half, high)
        if self.remove is not None:
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


class CrestButton(Widget):
    def __init__(self, rect: Rect, crest: str, worn: bool, wear: Callable[[str], None]) -> None:
        super().__init__(f"crest {crest}", rect)
        self.crest, self.worn, self.wear = crest, worn, wear

    def activate(self) -> None:
        self.wear(self.crest)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        if self.worn:
            canvas.panel(rect, "button main", 18)
        elif mood.hover:
            canvas.panel(rect, "button hover", 18)
        canvas.icon(f"crest_{self.crest}", rect.cx, rect.cy, CREST)
        if mood.focus:
            canvas.focus(rect, 18)
