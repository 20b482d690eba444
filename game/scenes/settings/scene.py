"""Settings: blocks at the left, what can be set, and a piece of table that shows it at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from game.l10n.languages import offered, own_name
from game.paths import text_roots
from game.scenes.settings.preview import flight_time, paint_preview
from game.scenes.shell.page_scene import FOOT, Cut, Hint, PageScene, Tab, hint_lines, hints_height
from game.scenes.shell.scene import Services
from game.settings import MOTIONS, SAFE_AREAS, SPEEDS, TEXT_SCALES, VOLUMES, Settings
from game.ui import commands
from game.ui.canvas import Canvas
from game.ui.gestures import PAD, Command, Gesture
from game.ui.theme import BODY, BRASS, GLOW, H2, IVORY, IVORY2, MOON, SMALL
from game.ui.widgets import Button, Choice, Mood, Scroll, Slider, Toggle, Widget
from game.ui.words import BOLD, LINE, PLAIN, SANS, SERIF, SERIF_BOLD
from game.view.geometry import Rect

TITLE = 31
#: A block of settings to choose, at the left.
BLOCK = Cut(icon_at=45, icon=42, words_at=86, behind=14, size=36)
PADDING, GAP = 20, 28
#: Where less than this is left for the words, what changes the setting goes below them.
WORDS_LEAST = 330


def tab_width(canvas: Canvas, text: str) -> float:
    return BLOCK.words_at + canvas.width(text, BLOCK.size, SERIF) + 28


def tab_height(canvas: Canvas) -> float:
    return max(78.0, canvas.kit.stage.text_units(BLOCK.size) * 1.25 + 28)


class SettingRow(Widget):
    """A setting: its name, what it does, and at the right what changes it."""

    def __init__(
        self, name: str, title: str, about: str, control: Widget, size: tuple[float, float]
    ) -> None:
        super().__init__(name, Rect(0, 0, 0, 0), zone=1)
        self.title, self.about, self.control = title, about, control
        self._size = size
        self._title_box = self._about_box = self.rect

    def place(self, canvas: Canvas, x: float, y: float, width: float) -> float:
        """Takes the room it needs from there on down; gives where it ends."""
        control_w, control_h = self._size
        control_w = min(control_w, width - 2 * PADDING)
        inner = Rect(x + PADDING, y, width - 2 * PADDING, 0)
        beside = inner.w - control_w - GAP
        below = beside < min(WORDS_LEAST, canvas.width(self.title, TITLE))
        line = canvas.kit.stage.text_units(SMALL) * LINE
        if self.about and canvas.height(self.about, max(1, beside), SMALL, PLAIN) > 2.2 * line:
            below = True
        wide = inner.w if below else beside
        title_h = canvas.height(self.title, wide, TITLE)
        about_h = canvas.height(self.about, wide, SMALL, PLAIN) if self.about else 0.0
        words_h = title_h + about_h
        height = max(88.0, words_h + 18, 0 if below else control_h + 28)
        if below:
            height = words_h + control_h + 40
        top = y + (12 if below else (height - words_h) / 2)
        self.rect = Rect(x, y, width, height)
        self._title_box = Rect(inner.x, top, wide, title_h)
        self._about_box = Rect(inner.x, top + title_h, wide, about_h)
        control_y = top + words_h + 10 if below else y + (height - control_h) / 2
        self.control.rect = Rect(inner.right - control_w, control_y, control_w, control_h)
        self.control.scroll = self.scroll
        return self.rect.bottom

    def activate(self) -> None:
        self.control.activate()

    def step(self, by: int) -> bool:
        return self.control.step(by)

    def press(self, x: float, y: float) -> None:
        """Its words may be clicked too, where that can mean only one thing."""
        if self.control.is_at(x, y):
            self.control.press(x, y)
        elif not isinstance(self.control, Slider | Choice):
            self.control.activate()

    def drag(self, x: float, y: float) -> None:
        rail = self.control.seen
        if rail.x - GAP <= x <= rail.right + GAP:
            self.control.drag(x, y)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect, up = self.seen, self.seen.y - self.rect.y
        if mood.hover or mood.focus:
            canvas.panel(rect, "tint", 14)
        else:
            canvas.line(rect.x, rect.bottom - 1, rect.w, 2, BRASS, 0.22)
        canvas.text(self.title, self._title_box.moved(0, up), TITLE, SANS, IVORY, lines=3)
        if self.about:
            box = self._about_box.moved(0, up)
            canvas.text(self.about, box, SMALL, PLAIN, IVORY2, lines=6)
        self.control.paint(canvas, mood._replace(focus=False))
        if mood.focus:
            canvas.focus(rect.grown(-9), 10)


class Dial(Slider):
    """A slider that says how much it is."""

    def __init__(
        self, rect: Rect, value: float, change: Callable[[float], None], say: Callable[[float], str]
    ) -> None:
        super().__init__("", rect, value, change)
        self._say = say

    def words_width(self, canvas: Canvas) -> float:
        return max(canvas.width(self._say(value), SMALL) for value in (0, 1)) + 12

    def _rail(self) -> Rect:
        """Right of the words."""
        rect = self.seen
        return Rect(rect.right - 270, rect.cy - 5, 250, 10)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        box = Rect(rect.x, rect.y, rect.w - 300, rect.h)
        canvas.text(self._say(self.value), box, SMALL, SANS, IVORY2, "right")
        super().paint(canvas, mood)


class Radio(Widget):
    """One of several rows is chosen; this is the mark that says so."""

    def __init__(self, chosen: bool, act: Callable[[], None]) -> None:
        super().__init__("", Rect(0, 0, 0, 0))
        self.chosen, self.act = chosen, act

    def activate(self) -> None:
        self.act()

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        canvas.disc(rect.cx, rect.cy, 40, "count")
        if self.chosen:
            canvas.disc(rect.cx, rect.cy, 26, "moon disc")
            canvas.ring(rect, GLOW, 3, rect.w / 2)


class Flag(NamedTuple):
    """Yes or no. `said_as_not`: people are asked for the opposite."""

    name: str
    said_as_not: bool = False


class OneOf(NamedTuple):
    """A few values with the ends of the text keys that name them."""

    name: str
    words: tuple[tuple[object, str], ...]


class Volume(NamedTuple):
    """How loud a group of sounds is; all of them without a group."""

    group: str = ""

    @property
    def name(self) -> str:
        return f"volume_{self.group or 'master'}"


class Language(NamedTuple):
    """The language, each of those there are in a row of its own."""

    name: str = "language"


class Keys(NamedTuple):
    """The way to the page of keys."""

    name: str = "keys"


Item: TypeAlias = Flag | OneOf | Volume | Language | Keys


class Block(NamedTuple):
    name: str
    icon: str
    items: tuple[Item, ...]


BLOCKS = (
    Block(
        "table",
        "icon_table",
        (
            OneOf("speed", tuple(zip(SPEEDS, ("usual", "double", "at_once"), strict=True))),
            Flag("french_courts"),
        ),
    ),
    Block(
        "look",
        "icon_screen",
        (
            Flag("fullscreen"),
            OneOf("safe_area", tuple(zip(SAFE_AREAS, ("none", "some", "more"), strict=True))),
        ),
    ),
    Block("sound", "icon_sound", (Volume(), *(Volume(group) for group in VOLUMES))),
    Block(
        "ease",
        "icon_eye",
        (
            Flag("two_colours", said_as_not=True),
            Flag("large_corners"),
            OneOf(
                "text_scale", tuple(zip(TEXT_SCALES, ("normal", "large", "largest"), strict=True))
            ),
            OneOf("motion", tuple((motion, motion) for motion in MOTIONS)),
            Flag("high_contrast"),
            Flag("say_legal"),
        ),
    ),
    Block("controls", "icon_gamepad", (Flag("hold_is_toggle"), Keys())),
    Block("language", "icon_globe", (Language(),)),
)

#: What changes how everything is drawn and worded.
LOOKS = frozenset(
    {
        *("language", "text_scale", "large_corners", "two_colours"),
        *("french_courts", "high_contrast", "safe_area"),
    }
)
#: What the piece of table shows by moving a card.
MOVES = frozenset({"motion", "speed"})


def value_of(settings: Settings, item: Item) -> object:
    if isinstance(item, Volume):
        return settings.volumes[item.group] if item.group else settings.master_volume
    return getattr(settings, item.name)


def put(settings: Settings, item: Item, value: object) -> None:
    if not isinstance(item, Volume):
        setattr(settings, item.name, value)
    elif isinstance(value, float):
        if item.group:
            settings.volumes[item.group] = value
        else:
            settings.master_volume = value


def usual(item: Item) -> object:
    return value_of(Settings(), item)


SCENE_TITLE = 66
#: What brings a setting back to the usual: a key, and a button of the pad.
TO_USUAL, TO_USUAL_PAD = "take_back", "mark"
SWITCH_HEIGHT = 46
#: The bar at the right of the rows needs its place.
BAR = 14


class SettingsScene(PageScene):
    """`open_keys` opens the page of keys. `languages`: those that can be chosen."""

    def __init__(
        self,
        services: Services,
        open_keys: Callable[[], None],
        languages: Sequence[str] | None = None,
        block: str = "ease",
    ) -> None:
        super().__init__(services)
        self._open_keys = open_keys
        roots = text_roots()
        own = offered(roots) if languages is None else list(languages)
        self._language_names = [(name, own_name(roots, name)) for name in own]
        self._block = next(one for one in BLOCKS if one.name == block)
        self._scrolls: dict[str, Scroll] = {}
        self._lit_at: float | None = None
        self._is_moving = False
        self.page.focus = f"tab_{block}"
        #: Where the parts of the picture are.
        self.title_box = self.panel = self.preview = Rect(0, 0, 0, 0)

    # Changing -------------------------------------------------------------------------------

    def set(self, item: Item, value: object) -> None:
        if value_of(self.services.settings, item) == value:
            return
        put(self.services.settings, item, value)
        if item.name in MOVES:
            self._lit_at, self._is_moving = self.services.clock(), True
        self.services.settings_changed(looks=item.name in LOOKS)
        self.services.sound("slide" if isinstance(item, Volume) else "toggle")
        self.rebuild()

    def to_usual(self) -> None:
        """The setting that has the focus."""
        item = self._focused_item()
        if item is not None:
            self.set(item, usual(item))

    def block_to_usual(self) -> None:
        for item in self._block.items:
            if not isinstance(item, Keys):
                self.set(item, usual(item))

    def _focused_item(self) -> Item | None:
        for item in self._block.items:
            if not isinstance(item, Keys | Language) and item.name == self.page.focus:
                return item
        return None

    def show_block(self, block: Block) -> None:
        if block is not self._block:
            self._block = block
            self.services.sound("page")
            self.rebuild()

    # Input ----------------------------------------------------------------------------------

    def handle(self, gesture: Gesture) -> bool:
        used = super().handle(gesture)
        if isinstance(gesture, Command) and gesture.pressed:
            # Keys that come upon a block open it; a pointer only passes over.
            for block in BLOCKS:
                if self.page.focus == f"tab_{block.name}":
                    self.show_block(block)
        return used

    def command(self, command: Command) -> bool:
        wanted = TO_USUAL_PAD if command.device == PAD else TO_USUAL
        if command.name != wanted:
            return False
        self.to_usual()
        return True

    # Moving ---------------------------------------------------------------------------------

    def update(self, now: float) -> None:
        if self._is_moving:
            self._stale = True

    def due(self, now: float) -> float | None:
        return 0 if self._is_moving else None

    def _flown(self) -> float | None:
        """How far the card has come that shows the speed of things."""
        if self._lit_at is None:
            return None
        time = flight_time(self.services.settings)
        spent = self.services.clock() - self._lit_at
        self._is_moving = spent < time
        return spent / time if self._is_moving else 1.0

    # Laying out -----------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        canvas = Canvas(self.services.kit)
        self._lay_out(canvas)
        widgets: list[Widget] = [*self._tabs(canvas)]
        scroll = Scroll(self._rows_view(canvas))
        before = self._scrolls.get(self._block.name)
        self._scrolls[self._block.name] = scroll
        y = scroll.view.y + 8
        x, width = scroll.view.x, scroll.view.w - BAR
        for row in self._rows(canvas):
            row.scroll = scroll
            y = row.place(canvas, x, y, width)
            widgets.append(row)
        if any(isinstance(item, Flag | OneOf | Volume) for item in self._block.items):
            button = self._usual_button(canvas, x, y + 24, width)
            button.scroll = scroll
            widgets.append(button)
            y = button.rect.bottom
        scroll.height = y + 16 - scroll.view.y
        if before is not None:
            scroll.move(before.offset)
        content = self.services.kit.stage.content
        foot = hint_lines(
            self.services, content.x + 72, content.bottom - FOOT, content.w - 144, self._hints()
        )
        return [*widgets, *foot]

    def _lay_out(self, canvas: Canvas) -> None:
        stage = self.services.kit.stage
        content = stage.content
        title_h = stage.text_units(SCENE_TITLE) * 1.27
        self.title_box = Rect(content.x + 72, 40, content.w - 144, title_h)
        top = max(150.0, self.title_box.bottom + 20)
        bottom = content.bottom - FOOT - 22
        bottom -= hints_height(self.services, content.w - 144, self._hints())
        tab_w = max(420.0, *(tab_width(canvas, self._say_block(block)) for block in BLOCKS))
        self._tabs_at = Rect(content.x + 56, top, tab_w, 0)
        preview_w = 504.0
        self.preview = Rect(content.right - 64 - preview_w, top, preview_w, bottom - top)
        left = self._tabs_at.right + 40
        self.panel = Rect(left, top, self.preview.x - 36 - left, bottom - top)

    def _tabs(self, canvas: Canvas) -> list[Tab]:
        height = tab_height(canvas)
        gap = max(6.0, min(14.0, (self.panel.h - height * len(BLOCKS)) / (len(BLOCKS) - 1)))
        tabs = []
        for at, block in enumerate(BLOCKS):
            rect = Rect(
                self._tabs_at.x, self._tabs_at.y + at * (height + gap), self._tabs_at.w, height
            )
            words = self._say_block(block)
            chosen = block is self._block

            def act(block: Block = block) -> None:
                self.show_block(block)

            tabs.append(Tab(f"tab_{block.name}", rect, block.icon, words, chosen, act, BLOCK))
        return tabs

    def _rows_view(self, canvas: Canvas) -> Rect:
        head = max(80.0, canvas.kit.stage.text_units(H2) * 1.27 + 26)
        panel = self.panel
        return Rect(panel.x + 16, panel.y + head, panel.w - 32, panel.h - head - 10)

    def _say_block(self, block: Block) -> str:
        return self.services.say(f"settings.block_{block.name}")

    def _usual_button(self, canvas: Canvas, x: float, y: float, width: float) -> Button:
        words = self.services.say("settings.block_usual")
        wide = min(width - 40, canvas.width(words, SMALL, SANS) + 96)
        high = max(60.0, canvas.height(words, wide - 96, SMALL, SANS) + 22)
        rect = Rect(x + 20, y, wide, high)
        button = Button(
            "usual", rect, words, self.block_to_usual, icon="icon_undo", zone=1, size=SMALL
        )
        settings = self.services.settings
        items = [item for item in self._block.items if not isinstance(item, Keys)]
        button.enabled = any(value_of(settings, item) != usual(item) for item in items)
        return button

    # Rows -----------------------------------------------------------------------------------

    def _rows(self, canvas: Canvas) -> list[SettingRow]:
        rows = []
        for item in self._block.items:
            match item:
                case Flag():
                    rows.append(self._flag(canvas, item))
                case OneOf():
                    rows.append(self._one_of(canvas, item))
                case Volume():
                    rows.append(self._volume(canvas, item))
                case Language():
                    rows += self._languages(item)
                case Keys():
                    rows.append(self._keys(canvas))
        return rows

    def _row(self, item: Item, control: Widget, size: tuple[float, float]) -> SettingRow:
        say = self.services.say
        title, about = say(f"settings.{item.name}"), say(f"settings.{item.name}_about")
        return SettingRow(item.name, title, about, control, size)

    def _flag(self, canvas: Canvas, item: Flag) -> SettingRow:
        words = self.services.say("settings.off"), self.services.say("settings.on")
        value = bool(value_of(self.services.settings, item)) is not item.said_as_not

        def change(value: bool) -> None:
            self.set(item, value is not item.said_as_not)

        wide = max(canvas.width(one, SMALL) for one in words) + 62
        control = Toggle("", Rect(0, 0, 0, 0), "", value, words, change)
        return self._row(item, control, (wide, SWITCH_HEIGHT))

    def _one_of(self, canvas: Canvas, item: OneOf) -> SettingRow:
        items = [
            (value, self.services.say(f"settings.{item.name}_{word}")) for value, word in item.words
        ]

        def change(value: object) -> None:
            self.set(item, value)

        wides = [max(118.0, canvas.width(words, 27, BOLD) + 34) for _, words in items]
        line, lines = canvas.kit.stage.text_units(27) * 1.25, 1
        if sum(wides) > self._rows_view(canvas).w - BAR - 2 * PADDING:
            # Words stand below each other.
            lines = max(len(words.split()) for _, words in items)
            wides = [
                max(canvas.width(word, 27, BOLD) for word in words.split()) + 22
                for _, words in items
            ]
        high = max(54.0, line * lines + 18)
        now = value_of(self.services.settings, item)
        control = Choice("", Rect(0, 0, 0, 0), items, now, change, wides=wides)
        return self._row(item, control, (max(wides) * len(items), high))

    def _volume(self, canvas: Canvas, item: Volume) -> SettingRow:
        value = value_of(self.services.settings, item)
        assert isinstance(value, float)

        def change(value: float) -> None:
            self.set(item, value)

        def say(value: float) -> str:
            if not value:
                return self.services.say("settings.off")
            return self.services.say("settings.percent", percent=round(value * 100))

        control = Dial(Rect(0, 0, 0, 0), value, change, say)
        return self._row(item, control, (300 + control.words_width(canvas), 60))

    def _languages(self, item: Language) -> list[SettingRow]:
        rows = []
        names = [("", self.services.say("settings.language_system")), *self._language_names]
        for language, name in names:

            def act(language: str = language) -> None:
                self.set(item, language)

            radio = Radio(language == self.services.settings.language, act)
            rows.append(SettingRow(f"language_{language}", name, "", radio, (44, 44)))
        return rows

    def _keys(self, canvas: Canvas) -> SettingRow:
        words = self.services.say("settings.keys_open")
        high = max(60.0, canvas.kit.stage.text_units(BODY) * 1.25 + 20)
        control = Button("", Rect(0, 0, 0, 0), words, self._open_keys)
        return self._row(Keys(), control, (canvas.width(words, BODY, SANS) + 60, high))

    # Showing --------------------------------------------------------------------------------

    def _hints(self) -> list[Hint]:
        say = self.services.say
        return [
            Hint((commands.UP, commands.DOWN), say("settings.hint_row")),
            Hint((commands.LEFT, commands.RIGHT), say("settings.hint_change")),
            Hint((TO_USUAL,), say("settings.hint_usual"), pad=(TO_USUAL_PAD,)),
            Hint((commands.BACK,), say("settings.hint_done"), self.back),
        ]

    def paint_ground(self, canvas: Canvas) -> None:
        super().paint_ground(canvas)
        canvas.veil(0.55)
        say = self.services.say
        canvas.text(say("settings.title"), self.title_box, SCENE_TITLE, SERIF_BOLD, MOON)
        canvas.panel(self.panel, "panel", 22, shadow=True)
        head = Rect(self.panel.x + 36, self.panel.y + 14, self.panel.w - 72, 0)
        head = head._replace(h=self._rows_view(canvas).y - head.y)
        canvas.text(self._say_block(self._block), head, H2, SERIF, MOON)
        paint_preview(canvas, self.services, self.preview, self._flown())
