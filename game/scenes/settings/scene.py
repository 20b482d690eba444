"""The page of settings: blocks, their rows, and a small table that shows a change at once."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from game.l10n.languages import offered, own_name
from game.paths import text_roots
from game.reader.node import ReaderNode, What
from game.scenes.settings.home import FoundHome, HomeFiles
from game.scenes.settings.preview import MostUsedKeys, Preview, flight_time
from game.scenes.shell.addresses import ToKeys, ToSettings
from game.scenes.shell.page_scene import Hint, PageScene, Tab, removal, title
from game.scenes.shell.scene import Services
from game.scenes.shell.stores import Stores
from game.settings import (
    ABOUT,
    BLOCKS,
    CONTROLS,
    EASE,
    FLAG,
    HOME,
    KEYS,
    LANGUAGE,
    SHOWN,
    SOUND,
    VOLUME,
    Setting,
)
from game.ui import commands
from game.ui.audio import TELLING
from game.ui.boxes import (
    FILL,
    Box,
    Column,
    FirstFitting,
    Padded,
    Panel,
    Part,
    Press,
    Row,
    Scrolled,
    Sized,
    Text,
    level,
)
from game.ui.canvas import Canvas
from game.ui.gestures import TOUCH, Command, Gesture
from game.ui.theme import BRASS, GLOW, H2, IVORY, IVORY2, MOON, SMALL
from game.ui.widgets import PRESSED_BY, Button, Choice, Mood, Scroll, Slider, Toggle, Widget
from game.ui.words import LINE, PLAIN, SANS, SERIF
from game.view.about import about
from game.view.geometry import Rect
from game.view.home import in_words, when

TITLE = 31
GAP = 28
#: The least width of the words; with less, the control goes below them.
WORDS_LEAST = 330


class SettingRow(Press):
    """The row of a setting: its name, what it does, and at the right its control."""

    def __init__(self, name: str, title: str, about: str, control: Widget) -> None:
        self.title, self.about, self.control = title, about, control
        control.name = name
        said = Text(about, SMALL, PLAIN, IVORY2, lines=6) if about else None
        words = Column(Text(title, TITLE, SANS, IVORY, lines=6), said)
        beside = Row(
            Padded(level(words), (0, 9, 0, 9), grow=True),
            *(GAP, Padded(level(control), (0, 14, 0, 14))),
        )
        below = Column(12, words, 10, Row(FILL, control), 18)
        box = FirstFitting(Sized(beside, least=(0, 88)), below, fits=self._fits_beside)
        pad, ring = (20, 0, 20, 0), (9, 10)
        super().__init__(name, box, control.activate, pad, ("", ""), zone=1, ring=ring)

    def _fits_beside(self, canvas: Canvas, width: float) -> bool:
        left = width - GAP - min(width, self.control.natural_width(canvas))
        if left < min(WORDS_LEAST, canvas.width(self.title, TITLE)):
            return False
        two_lines = 2.2 * LINE * canvas.kit.stage.text_units(SMALL)
        return not self.about or canvas.height(self.about, left, SMALL, PLAIN) <= two_lines

    def told(self, words: str) -> ReaderNode:
        """Return its control, with the words of the row."""
        return self.control.told("")._replace(name=self.title, about=self.about, place=self.seen)

    def asked(self, what: What, value: str | float, part: str) -> None:
        self.control.asked(what, value, part)

    def step(self, by: int) -> bool:
        return self.control.step(by)

    def press(self, x: float, y: float) -> None:
        """Use the control; also for a click on the words where that can mean only one thing."""
        if self.control.is_at(x, y):
            self.control.press(x, y)
        elif not isinstance(self.control, Slider | Choice):
            self.control.activate()

    def drag(self, x: float, y: float) -> None:
        rail = self.control.seen
        if rail.x - GAP <= x <= rail.right + GAP:
            self.control.drag(x, y)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        if mood.hover or mood.focus:
            canvas.panel(rect, "tint", 14)
        else:
            canvas.line(rect.x, rect.bottom - 1, rect.w, 2, BRASS, 0.22)
        super().paint(canvas, mood)


class Dial(Slider):
    """A slider with its value in words."""

    def __init__(
        self, value: float, change: Callable[[float], None], say: Callable[[float], str]
    ) -> None:
        super().__init__("", value, change)
        self._say = say

    def natural_width(self, canvas: Canvas) -> float:
        return 312 + max(canvas.width(self._say(value), SMALL) for value in (0, 1))

    def height_at(self, canvas: Canvas, width: float) -> float:
        return 60.0

    def _rail(self) -> Rect:
        """Return the rail, right of the words."""
        rect = self.seen
        return Rect(rect.right - 270, rect.cy - 5, 250, 10)

    def told(self, words: str) -> ReaderNode:
        return super().told(self._say(self.value))

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        box = self.seen._replace(w=self.seen.w - 300)
        canvas.text(self._say(self.value), box, SMALL, SANS, IVORY2, "right")
        super().paint(canvas, mood)


class Radio(Widget):
    """The mark of the chosen row among several."""

    def __init__(self, chosen: bool, act: Callable[[], None]) -> None:
        super().__init__("")
        self.chosen, self.act = chosen, act

    def natural_width(self, canvas: Canvas) -> float:
        return 44.0

    def height_at(self, canvas: Canvas, width: float) -> float:
        return 44.0

    def activate(self) -> None:
        self.act()

    def told(self, words: str) -> ReaderNode:
        return self.node("RADIO_BUTTON", words, does=PRESSED_BY, is_on=self.chosen)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        canvas.disc(rect.cx, rect.cy, 40, "count")
        if self.chosen:
            canvas.disc(rect.cx, rect.cy, 26, "moon disc")
            canvas.ring(rect, GLOW, 3, rect.w / 2)


#: The room for the bar at the right of the rows.
BAR = 14


class SettingsScene(PageScene):
    """The page of settings. `languages`: those that can be chosen."""

    begins_with_ring = False
    veil = 0.55

    def __init__(
        self,
        services: Services,
        languages: Sequence[str] | None = None,
        block: str = EASE,
    ) -> None:
        super().__init__(services)
        roots = text_roots()
        own = offered(roots) if languages is None else list(languages)
        self._language_names = [(name, own_name(roots, name)) for name in own]
        self._block = block
        self.home = HomeFiles(services)
        #: The files of everything there are, once they have been looked for.
        self._found: list[FoundHome] | None = None
        self._scrolls: dict[str, Scroll] = {}
        self._lit_at: float | None = None
        self._is_moving = False
        self.page.focus = f"tab_{block}"

    # Changing -------------------------------------------------------------------------------

    @property
    def _settings(self) -> list[Setting]:
        """Return the settings of the open block, those that also stand in another one last."""
        shown = [one for one in SHOWN if one.is_shown_in(self._block)]
        return sorted(shown, key=lambda one: one.row.block != self._block)

    @property
    def _with_usual(self) -> list[Setting]:
        """Return those settings of the open block that have a usual value to go back to."""
        return [one for one in self._settings if one.row.kind not in (KEYS, LANGUAGE)]

    def _value(self, setting: Setting) -> object:
        return setting.value(self.services.settings)

    def set(self, setting: Setting, value: object) -> None:
        if self._value(setting) == value:
            return
        setting.put(self.services.settings, value)
        if setting.row.moves:
            self._lit_at, self._is_moving = self.services.clock(), True
        self.services.settings_changed(looks=setting.row.looks)
        self.services.sound("slide" if setting.row.kind == VOLUME else "toggle")
        self.rebuild()

    def block_to_usual(self) -> None:
        for one in self._with_usual:
            self.set(one, one.usual)

    def show_block(self, block: str) -> None:
        if block != self._block:
            self._block = block
            self.services.sound("page")
            self.rebuild()

    # Input ----------------------------------------------------------------------------------

    def handle(self, gesture: Gesture) -> bool:
        used = super().handle(gesture)
        if isinstance(gesture, Command) and gesture.pressed:
            # Moving the focus to a block opens it; pointing at it does not.
            kind, _, block = self.page.focus.partition("_")
            if kind == "tab":
                self.show_block(block)
        return used

    def command(self, command: Command) -> bool:
        if not commands.removes(command):
            return False
        for one in self._with_usual:
            if one.name == self.page.focus:
                self.set(one, one.usual)
        return True

    def returned(self) -> None:
        # A file may have been made.
        self._found = None
        super().returned()

    # Moving ---------------------------------------------------------------------------------

    def update(self, now: float) -> None:
        super().update(now)
        if self._is_moving:
            self._stale = True

    def due(self, now: float) -> float | None:
        return 0 if self._is_moving else super().due(now)

    def _flown(self) -> float | None:
        """Return how far the card that shows the speed has flown, 0 to 1; None if there is none."""
        if self._lit_at is None:
            return None
        time = flight_time(self.services.settings)
        spent = self.services.clock() - self._lit_at
        self._is_moving = spent < time
        return spent / time if self._is_moving else 1.0

    # Laying out -----------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        tabs = Column(*map(self._tab, BLOCKS), gap=14, least_gap=6)
        scroll = self._scrolls.setdefault(self._block, Scroll())
        if self._block == ABOUT:
            said = (Text(one, face=PLAIN, lines=6) for one in about(self.services.texts))
            rows: Box = Padded(Column(*said, gap=22), (20, 0, 20, 0))
        elif self._block == HOME:
            rows = Column(*self._home_rows())
        else:
            shown = (row for one in self._settings for row in self._rows(one))
            rows = Column(*shown, *self._usual(), *self._sounds())
        words = Text(self._say_block(self._block), H2, SERIF, MOON)
        head = Sized(Padded(words, (0, 6, 0, 6)), least=(0, 66))
        panel = Column(
            *(14, Padded(head, (36, 0, 36, 0))),
            Padded(Scrolled(scroll, rows, (0, 8, BAR, 16)), (16, 8, 16 + BAR, 26), grow=True),
        )
        body = Row(
            *(Sized(tabs, least=(420, 0)), 40, Panel(panel, 0, grow=True)),
            *(36, self._beside()),
        )
        return self.framed(title(self.services.say("settings.title")), body)

    def _beside(self) -> Box:
        """Return what is shown beside the settings: of the controls, the keys."""
        if self._block == CONTROLS and self.services.device != TOUCH:
            return MostUsedKeys(self.services)
        return Preview(self.services, self._flown)

    def _tab(self, block: str) -> Tab:
        words, act = self._say_block(block), partial(self.show_block, block)
        is_open = block == self._block
        return Tab(f"tab_{block}", BLOCKS[block], words, is_open, act, 36, 42, 78)

    def _say_block(self, block: str) -> str:
        return self.services.say(f"settings.block_{block}")

    def _usual(self) -> Sequence[Row | float]:
        """Return the button that sets the block to its usual values, with the space above it."""
        if not self._with_usual:
            return ()
        words, act = self.services.say("settings.block_usual"), self.block_to_usual
        made = Button("usual", words, act, "icon_undo", zone=1, size=SMALL, pad=(96, 22), high=60)
        made.enabled = any(self._value(one) != one.usual for one in self._with_usual)
        return 24, Row(20, made, 20)

    # Rows -----------------------------------------------------------------------------------

    def _rows(self, setting: Setting) -> Iterator[SettingRow]:
        if setting.row.kind == LANGUAGE:
            names = [("", self.services.say("settings.language_system")), *self._language_names]
            for language, name in names:
                is_spoken = language == self.services.settings.language
                radio = Radio(is_spoken, partial(self.set, setting, language))
                yield SettingRow(f"language_{language}", name, "", radio)
            return
        title, about = f"settings.{setting.name}", f"settings.{setting.name}_about"
        say, control = self.services.say, self._control(setting)
        yield SettingRow(setting.name, say(title), say(about), control)

    def _sounds(self) -> Iterator[Part]:
        """Yield all sounds with their meaning, to be listened to, below the settings of sound."""
        if self._block == SOUND:
            say = self.services.say
            yield 24
            yield Padded(Text(say("sounds.title"), TITLE, SERIF, MOON, lines=2), (20, 0, 20, 6))
            for cue in TELLING:
                act = partial(self.services.sound, cue)
                button = Button("", say("sounds.hear"), act, pad=(60, 20), high=60)
                yield SettingRow(f"sound_{cue}", say(f"sounds.{cue}"), "", button)

    def _home_rows(self) -> Iterator[SettingRow]:
        say, texts = self.services.say, self.services.texts

        def row(name: str, title: str, about: str, key: str, act: Callable[[], None]) -> SettingRow:
            button = Button("", say(f"home.{key}_do"), act, pad=(60, 20), high=60)
            return SettingRow(name, title, about, button)

        yield row("make", say("home.make"), say("home.make_about"), "make", self.home.make)
        other = self.home.other()
        if other is not None:
            about = say("home.other_about", inside=in_words(texts, other))
            yield row("other", say("home.other"), about, "other", self.home.ask_back)
        if self._found is None:
            self._found = list(self.home.found())
        for one in self._found:
            title = say("home.found", date=when(texts, one.contents.made_at))
            act = partial(self.home.ask, one.file)
            about = in_words(texts, one.contents)
            yield row(f"found {one.file.name}", title, about, "found", act)

    def _control(self, setting: Setting) -> Widget:
        """Return the control of a setting."""
        say, row, value = self.services.say, setting.row, self._value(setting)
        if row.kind == KEYS:
            return Button(
                "",
                say("settings.keys_open"),
                partial(self.services.go, ToKeys()),
                pad=(60, 20),
                high=60,
            )
        if row.kind == FLAG:
            words = say("settings.off"), say("settings.on")

            def change(is_on: bool) -> None:
                self.set(setting, is_on is not row.said_as_not)

            return Toggle("", "", value is not row.said_as_not, words, change)
        if isinstance(value, float) and row.kind == VOLUME:
            return Dial(value, partial(self.set, setting), self._say_volume)
        items = [(one, say(f"settings.{setting.name}_{word}")) for one, word in row.words.items()]
        return Choice("", items, value, partial(self.set, setting))

    def _say_volume(self, value: float) -> str:
        if not value:
            return self.services.say("settings.off")
        return self.services.say("settings.percent", percent=round(value * 100))

    # Showing --------------------------------------------------------------------------------

    def hints(self) -> Sequence[Hint]:
        say = self.services.say
        return [
            self.along_rows,
            Hint((commands.LEFT, commands.RIGHT), say("settings.hint_change")),
            removal(say("settings.hint_usual")),
            Hint((commands.BACK,), say("settings.hint_done"), self.back),
        ]


def page_at(services: Services, stores: Stores, to: ToSettings) -> SettingsScene:
    return SettingsScene(services)
