"""The main menu, and the menu of a match that is paused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.l10n.languages import offered, own_name
from game.paths import user_texts
from game.reader.node import ReaderNode
from game.scenes.shell.addresses import (
    IN_MENU,
    Address,
    ToEnd,
    ToMatch,
    ToMenu,
    ToPhones,
    ToRules,
    ToSettings,
)
from game.scenes.shell.fields import game_name, say_in
from game.scenes.shell.page_scene import Dialog, Hint, PageScene, hint_box
from game.scenes.shell.scene import Services
from game.storage.headline import Headline
from game.storage.match_store import MatchStore
from game.ui import commands
from game.ui.boxes import FILL, Column, Drawing, Icon, Padded, Press, Row, Sized, Text, level
from game.ui.canvas import Canvas
from game.ui.gestures import Command
from game.ui.theme import BRASS_LIGHT, H1, IVORY, IVORY2, MENU, MOON, SMALL
from game.ui.widgets import STEPPED_BY, Mood, Widget
from game.ui.words import BOLD, ITALIC, SANS, SERIF_BOLD
from game.view.geometry import Rect

SECOND = 28
#: The distance from the left of an item to its words; the moon is shown in between.
INDENT = 92
#: The greatest gap between two items.
APART = 18.0


class MenuEntry(NamedTuple):
    """An item of a menu. `line`: the small second line, if there is one."""

    name: str
    text: str
    act: Callable[[], None]
    line: str = ""


class MenuItem(Widget):
    """An item of a menu. `chosen`: returns the name of the item that a moon marks, even while no
    ring is shown. Items get lower where there is too little room."""

    grow = True

    def __init__(self, entry: MenuEntry, size: float, chosen: Callable[[], str]) -> None:
        super().__init__(entry.name)
        self.entry, self.size, self.chosen = entry, size, chosen

    def natural_width(self, canvas: Canvas) -> float:
        return canvas.width(self.entry.text, self.size, SERIF_BOLD) + INDENT

    def _heights(self, canvas: Canvas) -> tuple[float, float]:
        stage = canvas.kit.stage
        second = stage.text_units(SECOND) * 1.25 if self.entry.line else 0.0
        return stage.text_units(self.size) * 1.12, second

    def height_at(self, canvas: Canvas, width: float) -> float:
        return sum(self._heights(canvas)) + APART

    def told(self, words: str) -> ReaderNode:
        return super().told(self.entry.text)._replace(about=self.entry.line)

    def activate(self) -> None:
        self.entry.act()

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.seen
        chosen = self.chosen() == self.name
        if chosen:
            canvas.fading(rect, MOON, 0.2, rect.h / 2)
            canvas.icon("moon_8", rect.x + 47, rect.cy, 46)
        first, second = self._heights(canvas)
        top = rect.cy - (first + second) / 2
        words = Rect(rect.x + INDENT, top, rect.w - INDENT - 16, first)
        colour = MOON if chosen or mood.hover else IVORY
        canvas.text(self.entry.text, words, self.size, SERIF_BOLD, colour, shadow=True)
        if self.entry.line:
            below = Rect(words.x + 2, top + first, words.w - 2, second)
            canvas.text(self.entry.line, below, SECOND, SANS, IVORY2, shadow=True)


#: The languages of the program, and how many of the player's own are shown beside them.
LANGUAGES = ("es", "pt", "fr", "en")
OWN_MOST = 2
LOGO = Rect(96, 74, 800, 236)
MOTTO, PILL_TEXT = 38, 28
MOTTO_MOST = 830
#: The gap between two languages.
GAP = 26.0
#: The distance from the items to the bottom.
FOOT = 104.0
#: The width of the items, up to the moon of the backdrop.
ITEMS_WIDTH = 800.0
#: The width that the second line of an item can have.
LINE_ROOM = ITEMS_WIDTH - INDENT - 18
SHADE = (4, 14, 22)
#: The sizes of the items, the largest first.
MENU_SIZES = (MENU, 53, 48)


class MainMenu(PageScene):
    """The main menu. `latest`: returns the match to go on with, whenever the menu is shown."""

    breathes = "night"

    def __init__(
        self, services: Services, latest: Callable[[], Headline | None] = lambda: None
    ) -> None:
        super().__init__(services)
        self._latest = latest

    def entered(self) -> None:
        # The moon marks an item from the beginning, so the first arrow key moves on from there.
        self.page.ring = True

    def _entries(self, canvas: Canvas) -> list[MenuEntry]:
        say = self.services.say
        entries = list[MenuEntry]()
        for page in IN_MENU:
            line = say(f"menu.{page.item}_line") if page.has_line else ""
            entries.append(self._entry(page.item, page(), line))
        entries.append(self._entry("quit", ToEnd()))
        latest = self._latest()
        if latest is not None:
            line = self._headline(canvas, latest)
            entries.insert(1, self._entry("resume", ToMatch(latest.match_id), line))
        return entries

    def _entry(self, name: str, to: Address, line: str = "") -> MenuEntry:
        services = self.services
        return MenuEntry(name, services.say(f"menu.{name}"), lambda: services.go(to), line)

    def _headline(self, canvas: Canvas, latest: Headline) -> str:
        """Return the words for the match to go on with; its players are left out if they would
        reach the moon."""
        say = partial(say_in, self.services, latest.variant_id)
        game = game_name(self.services, latest.variant_id)
        names, hand = ", ".join(latest.names), latest.hand_no
        line = say("menu.resume_line", game=game, players=names, hand=hand)
        if canvas.width(line, SECOND) <= LINE_ROOM:
            return line
        return say("menu.resume_line_short", game=game, hand=hand)

    def build(self) -> Sequence[Widget]:
        stage, canvas = self.services.kit.stage, Canvas(self.services.kit)
        said = self.services.say("menu.motto")
        # It is left out where it would reach the moon.
        fits = canvas.width(said, MOTTO, ITALIC) <= MOTTO_MOST
        motto = Text(said, MOTTO, ITALIC, BRASS_LIGHT, shadow=True)
        high = stage.text_units(MOTTO) * 1.3 if fits else 0.0
        above = LOGO.bottom + 12 + high + 36
        hints = [
            Hint((commands.UP, commands.DOWN)),
            Hint((commands.CONFIRM,), self.services.say("menu.hint_enter")),
        ]
        pill = LanguagePill(canvas, self._languages(), self.services.texts.language, self._speak)
        items = self._items(canvas, stage.height - FOOT - above)
        page = Column(
            *(LOGO.y, Row(LOGO.x, Drawing(_paint_logo, LOGO.w, LOGO.h)), 12),
            Sized(Padded(motto if fits else FILL, (112, 0, 0, 0)), height=high),
            *(36, Row(84, Sized(items, ITEMS_WIDTH)), FILL),
            # Hints and languages are both at the foot.
            Row(84, level(hint_box(self.services, hints, 1), grow=True), 40, pill, 44),
            24,
        )
        return page.arrange(canvas, stage.content)

    def _items(self, canvas: Canvas, room: float) -> Column:
        """Return the items, a little smaller where not even one second line has room. Where not all
        of these have room, that of the match stays, and the longest: they say most."""
        stage, entries = canvas.kit.stage, self._entries(canvas)
        second = stage.text_units(SECOND) * 1.25
        names = {size: stage.text_units(size) * 1.12 for size in MENU_SIZES}
        high = {size: len(entries) * (name + 8) for size, name in names.items()}
        fitting_sizes = (size for size in MENU_SIZES if high[size] + second <= room)
        size = next(fitting_sizes, MENU_SIZES[-1])
        fitting = [one for one in entries if canvas.width(one.line, SECOND) <= LINE_ROOM]
        most = max(0, int((room - high[size]) / second))
        fitting.sort(key=lambda one: (one.name == "resume", len(one.line)), reverse=True)
        shown = fitting[:most]
        entries = [one if one in shown else one._replace(line="") for one in entries]
        items = Column(*(MenuItem(one, size, lambda: self.page.focus) for one in entries))
        return Column(Sized(items, height=min(room, items.height_at(canvas, ITEMS_WIDTH))))

    def _languages(self) -> list[tuple[str, str]]:
        roots, spoken = [user_texts()], self.services.texts.language
        own = [code for code in offered(roots) if code.partition("_")[0] not in LANGUAGES]
        shown = sorted(own, key=lambda code: code != spoken)[:OWN_MOST]
        names = [(code, self.services.say(f"menu.language_{code}")) for code in LANGUAGES]
        return names + [(code, own_name(roots, code)) for code in sorted(shown)]

    def _speak(self, language: str) -> None:
        self.services.settings.language = language
        self.services.settings_changed()

    def back(self) -> None:
        """Move the focus to the item that quits: no scene is below the menu."""
        self.page.focus = "quit"
        self.page.ring = True

    def paint_ground(self, canvas: Canvas) -> None:
        super().paint_ground(canvas)
        stage = self.services.kit.stage
        bleed = stage.left / stage.scale
        over = stage.top / stage.scale
        wide = stage.content.x + 1100 + bleed
        canvas.fading(Rect(-bleed, -over, wide, stage.height + 2 * over), SHADE, 0.62)


def _paint_logo(canvas: Canvas, rect: Rect) -> None:
    canvas.icon("logo", rect.cx, rect.cy, rect.h)


class LanguagePill(Press):
    """A globe and the languages; a click, or left and right, changes the language at once."""

    def __init__(
        self,
        canvas: Canvas,
        names: Sequence[tuple[str, str]],
        spoken: str,
        speak: Callable[[str], None],
    ) -> None:
        self.codes, self.speak = [code for code, _ in names], speak
        self.spoken = spoken if spoken in self.codes else spoken.partition("_")[0]
        words = [
            Sized(self._name(code, name), canvas.width(name, PILL_TEXT, BOLD) + 2)
            for code, name in names
        ]
        box = Row(20, Icon("icon_globe", 32), 14, *words, GAP - 2 * len(names), gap=GAP)
        high = max(56.0, canvas.kit.stage.text_units(PILL_TEXT) * 1.5)
        act, radius, style = partial(self._go, 1), high / 2, ("pill", "pill")
        super().__init__("language", box, act, style=style, radius=radius, zone=1, least=high)

    def _name(self, code: str, name: str) -> Text:
        if code == self.spoken:
            return Text(name, PILL_TEXT, BOLD, MOON, "center")
        return Text(name, PILL_TEXT, SANS, IVORY, "center")

    def told(self, words: str) -> ReaderNode:
        parts = (part for part in self.parts if isinstance(part, Text) and part.face == BOLD)
        spoken = next((part.text for part in parts), "")
        return self.node("SPIN_BUTTON", words, value=spoken, does=STEPPED_BY)

    def _go(self, by: int) -> None:
        at = self.codes.index(self.spoken) if self.spoken in self.codes else -by
        self.speak(self.codes[(at + by) % len(self.codes)])

    def step(self, by: int) -> bool:
        self._go(by)
        return True

    def press(self, x: float, y: float) -> None:
        for code, word in zip(self.codes, self.parts[1:], strict=True):
            if word.rect.x - GAP / 2 <= x < word.rect.right + GAP / 2 and code != self.spoken:
                self.speak(code)


ITEM = 48


class PauseScene(Dialog):
    """The menu of a paused match. `rules`: those in force. `about`: returns a line on the match,
    with nothing private. `leave`: leads away, if not to the main menu. `phones`: whether phones can
    come to the table."""

    grows, pad = 0.0, (40.0, 32.0, 40.0, 40.0)

    def __init__(
        self,
        services: Services,
        rules: ToRules,
        about: Callable[[], str] = str,
        leave: Callable[[], None] | None = None,
        phones: bool = False,
    ) -> None:
        super().__init__(services)
        self.rules, self.about, self.phones = rules, about, phones
        self.leave = leave or partial(services.go, ToMenu())
        self.loses = bool(services.loses())

    def _entries(self) -> list[MenuEntry]:
        say, go = self.services.say, partial(partial, self.services.go)
        leave = "pause.leave_unsaved" if self.loses else "pause.leave"
        return [
            MenuEntry("go_on", say("pause.go_on"), self.back),
            MenuEntry("rules", say("pause.rules"), go(self.rules)),
            *([MenuEntry("phones", say("phones.title"), go(ToPhones()))] if self.phones else []),
            MenuEntry("settings", say("pause.settings"), go(ToSettings())),
            MenuEntry("leave", say(leave), self.leave),
            MenuEntry("quit", say("pause.quit"), go(ToEnd())),
        ]

    def content(self, canvas: Canvas) -> Column:
        items = [MenuItem(entry, ITEM, lambda: self.page.focus) for entry in self._entries()]
        self.width = max(860.0, *(item.natural_width(canvas) + 120 for item in items))
        title, about = self.services.say("pause.title"), self.about()
        return Column(
            Padded(Text(title, H1, SERIF_BOLD, MOON), (24, 0, 24, 0)),
            Padded(Text(about, SMALL, colour=IVORY2, may_cut=True), (26, 0, 22, 0))
            if about
            else None,
            28,
            *items,
        )

    def command(self, command: Command) -> bool:
        if command.name == commands.PAUSE:
            self.back()
            return True
        return False


def menu_at_first_sight(services: Services) -> MainMenu:
    """Return the menu that is painted before the modules its items need are imported: no gesture is
    handled before they lead somewhere."""
    return MainMenu(services, MatchStore().latest)
