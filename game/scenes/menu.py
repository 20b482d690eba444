"""The main menu: the loba under the moon, and what one can do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.l10n.languages import offered, own_name
from game.paths import user_texts
from game.scenes.hints import Hint, hint_row
from game.scenes.house import House
from game.scenes.menu_items import SECOND, Entry, item_column, line_room
from game.scenes.naming import game_name, say_in
from game.scenes.page_scene import PageScene
from game.storage.headline import Headline
from game.ui import commands
from game.ui.canvas import Canvas
from game.ui.theme import BRASS_LIGHT, IVORY, MOON
from game.ui.widgets import Mood, Widget
from game.ui.words import BOLD, ITALIC, SANS
from game.view.geometry import Rect

#: Those the game speaks, and how many of the player's own are shown beside them.
LANGUAGES = ("es", "fr", "en")
OWN_MOST = 2
LOGO = Rect(96, 74, 800, 236)
MOTTO, PILL_TEXT = 38, 28
MOTTO_MOST = 830
#: Up to the moon.
ITEMS_WIDTH = 800.0
SHADE = (4, 14, 22)


@dataclass(frozen=True)
class MenuActs:
    """What the items do. `latest`: the match to go on with, asked for whenever the menu shows."""

    new_table: Callable[[], None]
    resume: Callable[[Headline], None]
    matches: Callable[[], None]
    learn: Callable[[], None]
    statistics: Callable[[], None]
    settings: Callable[[], None]
    quit: Callable[[], None]
    latest: Callable[[], Headline | None] = lambda: None


class MainMenu(PageScene):
    def __init__(self, house: House, acts: MenuActs) -> None:
        super().__init__(house)
        self.acts = acts

    def entered(self) -> None:
        # The moon marks an item from the beginning, so the first arrow leads on from there.
        self.page.ring = True

    def _entries(self, canvas: Canvas) -> list[Entry]:
        say, acts = self.house.say, self.acts
        entries = [
            Entry("new", say("menu.new_table"), acts.new_table, say("menu.new_table_line")),
            Entry("matches", say("menu.matches"), acts.matches),
            Entry("learn", say("menu.learn"), acts.learn, say("menu.learn_line")),
            Entry("statistics", say("menu.statistics"), acts.statistics),
            Entry("settings", say("menu.settings"), acts.settings),
            Entry("quit", say("menu.quit"), acts.quit),
        ]
        latest = acts.latest()
        if latest is not None:
            line = self._headline(canvas, latest)
            goes_on = Entry("resume", say("menu.resume"), lambda: acts.resume(latest), line)
            entries.insert(1, goes_on)
        return entries

    def _headline(self, canvas: Canvas, latest: Headline) -> str:
        """Who plays is left out where it would run into the moon."""
        say = partial(say_in, self.house, latest.variant_id)
        game = game_name(self.house, latest.variant_id)
        names, hand = ", ".join(latest.names), latest.hand_no
        line = say("menu.resume_line", game=game, players=names, hand=hand)
        if canvas.width(line, SECOND) <= line_room(ITEMS_WIDTH):
            return line
        return say("menu.resume_line_short", game=game, hand=hand)

    def build(self) -> Sequence[Widget]:
        stage = self.house.kit.stage
        content = stage.content
        canvas = Canvas(self.house.kit)
        # Hints and languages share the foot.
        pill = self._pill(canvas)
        foot = stage.height - 104
        top = self._motto(canvas).bottom + 36
        area = Rect(content.x + 84, top, ITEMS_WIDTH, foot - top)
        items = item_column(canvas, area, self._entries(canvas), lambda: self.page.focus)
        hints = [
            Hint((commands.UP, commands.DOWN), self.house.say("menu.hint_choose")),
            Hint((commands.CONFIRM,), self.house.say("menu.hint_enter")),
        ]
        wide = pill.rect.x - content.x - 84 - 40
        return [*items, *hint_row(self.house, content.x + 84, pill.rect.cy, wide, hints), pill]

    def _motto(self, canvas: Canvas) -> Rect:
        """Without height where it would run into the moon: then it is left out."""
        stage = self.house.kit.stage
        fits = canvas.width(self.house.say("menu.motto"), MOTTO, ITALIC) <= MOTTO_MOST
        high = stage.text_units(MOTTO) * 1.3 if fits else 0.0
        return Rect(stage.content.x + 112, LOGO.bottom + 12, MOTTO_MOST + 8, high)

    def _pill(self, canvas: Canvas) -> LanguagePill:
        stage = self.house.kit.stage
        names = self._languages()
        wide = LanguagePill.width(canvas, names)
        high = max(56.0, stage.text_units(PILL_TEXT) * 1.5)
        rect = Rect(stage.content.right - 44 - wide, stage.height - 24 - high, wide, high)
        return LanguagePill(rect, names, self.house.texts.language, self._speak)

    def _languages(self) -> list[tuple[str, str]]:
        roots, spoken = [user_texts()], self.house.texts.language
        own = [code for code in offered(roots) if code.partition("_")[0] not in LANGUAGES]
        shown = sorted(own, key=lambda code: code != spoken)[:OWN_MOST]
        names = [(code, self.house.say(f"menu.language_{code}")) for code in LANGUAGES]
        return names + [(code, own_name(roots, code)) for code in sorted(shown)]

    def _speak(self, language: str) -> None:
        self.house.settings.language = language
        self.house.settings_changed()

    def back(self) -> None:
        """There is nothing below: Esc goes to the item that quits."""
        self.page.focus = "quit"
        self.page.ring = True

    def paint_ground(self, canvas: Canvas) -> None:
        stage = self.house.kit.stage
        canvas.sprites.append(self.house.backdrops.night())
        bleed = stage.left / stage.scale
        over = stage.top / stage.scale
        wide = stage.content.x + 1100 + bleed
        canvas.fading(Rect(-bleed, -over, wide, stage.height + 2 * over), SHADE, 0.62)
        left = stage.content.x + LOGO.x
        canvas.icon("logo", left + LOGO.w / 2, LOGO.cy, LOGO.h)
        motto = self._motto(canvas)
        if motto.h:
            said = self.house.say("menu.motto")
            canvas.text(said, motto, MOTTO, ITALIC, BRASS_LIGHT, shadow=True)


class LanguagePill(Widget):
    """A globe and the languages; a click or left and right speaks another at once."""

    _HEAD, _GAP = 66.0, 26.0

    def __init__(
        self,
        rect: Rect,
        names: Sequence[tuple[str, str]],
        spoken: str,
        speak: Callable[[str], None],
    ) -> None:
        super().__init__("language", rect, zone=1)
        codes = [code for code, _ in names]
        self.names, self.speak = names, speak
        self.spoken = spoken if spoken in codes else spoken.partition("_")[0]
        self._boxes: list[Rect] = []

    @classmethod
    def width(cls, canvas: Canvas, names: Sequence[tuple[str, str]]) -> float:
        words = sum(canvas.width(name, PILL_TEXT, BOLD) for _, name in names)
        return cls._HEAD + words + cls._GAP * len(names)

    def _go(self, by: int) -> None:
        codes = [code for code, _ in self.names]
        at = codes.index(self.spoken) if self.spoken in codes else -by
        self.speak(codes[(at + by) % len(codes)])

    def activate(self) -> None:
        self._go(1)

    def step(self, by: int) -> bool:
        self._go(by)
        return True

    def press(self, x: float, y: float) -> None:
        for box, (code, _) in zip(self._boxes, self.names, strict=False):
            if box.contains(x, y) and code != self.spoken:
                self.speak(code)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rect = self.rect
        canvas.panel(rect, "pill", rect.h / 2)
        canvas.icon("icon_globe", rect.x + 36, rect.cy, 32)
        x = rect.x + self._HEAD
        self._boxes = []
        for code, name in self.names:
            wide = canvas.width(name, PILL_TEXT, BOLD) + 2
            self._boxes.append(Rect(x - self._GAP / 2, rect.y, wide + self._GAP, rect.h))
            spoken = code == self.spoken
            box = Rect(x, rect.y, wide, rect.h)
            colour = MOON if spoken else IVORY
            canvas.text(name, box, PILL_TEXT, BOLD if spoken else SANS, colour, "center")
            x += wide + self._GAP
        if mood.focus:
            canvas.focus(rect, rect.h / 2)
