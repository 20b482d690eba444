"""A small table that shows the effect of a setting at once; beside the controls, the keys that are
used most."""

from collections.abc import Callable
from functools import partial

from game.engine.cards import CardId, parse_cards
from game.scenes.shell.page_scene import cap_height, cap_width, keys_of, paint_cap
from game.scenes.shell.scene import Services
from game.settings import BRIEF, FULL, NONE, SPANISH, Settings
from game.ui import commands
from game.ui.boxes import FILL, Box, Column, Drawing, Panel, Part, Row, Spacer, Text
from game.ui.canvas import Canvas
from game.ui.gestures import KEYS, PAD
from game.ui.theme import BODY, INK, IVORY, MOON, SMALL
from game.ui.widgets import EDGE, Button, Mood, Widget
from game.ui.words import PLAIN, SANS, SERIF
from game.view.geometry import Rect
from game.view.motion.places import DRAGGED

#: A run, by the pack; a card is moved to its beginning.
RUNS = {SPANISH: parse_cards("8h 9h Jh Qh Kh"), "": parse_cards("9h 10h Jh Qh Kh")}
PIERNA = parse_cards("4s 4c 4d")
#: The width of the panel.
WIDE = 504.0
#: How long the flight of a drawn card takes, in seconds, and how high it goes.
FLIGHT, RISE = 0.3, 60
#: The greatest part of the height for both sentences; if they need more, one is left out.
WORDS_MOST = 0.26
SHARE = {FULL: 1.0, BRIEF: 0.5, NONE: 0.0}


def flight_time(settings: Settings) -> float:
    """Return the seconds that the flight of a drawn card takes."""
    return FLIGHT * SHARE[settings.motion] / settings.speed if settings.speed else 0.0


class Preview(Spacer):
    """The panel with the small table. `flown`: the part of the way that the moving card has made;
    None if nothing moves."""

    def __init__(self, services: Services, flown: Callable[[], float | None]) -> None:
        super().__init__(grow=False)
        self.services, self.flown = services, flown

    def natural_width(self, canvas: Canvas) -> float:
        return WIDE

    def arrange(self, canvas: Canvas, rect: Rect) -> list[Widget]:
        say, style = self.services.say, "felt"
        if self.services.settings.high_contrast:
            style = "plain felt"
        column = Column(
            *(Text(say("settings.preview"), 34, SERIF, MOON, "center", lines=2), 24),
            *(Drawing(self._paint_cards, grow=True), 30),
            *(FocusedButton(say("settings.preview_ring")), 30),
            self._tip(canvas, rect.w - 64, rect.h - 48),
        )
        return Panel(column, (32, 16, 32, 32), style).arrange(canvas, rect)

    def _tip(self, canvas: Canvas, width: float, height: float) -> Panel:
        """Return a tip with a refusal; with `say_legal`, a tip with a legal move, and with the
        refusal if both have room."""
        keys = ["legal", "refusal"] if self.services.settings.say_legal else ["refusal"]
        words = [self.services.say(f"settings.preview_{key}") for key in keys]
        texts = [Text(one, BODY, SANS, INK, lines=9) for one in words]
        if sum(text.height_at(canvas, width - 40) for text in texts) > height * WORDS_MOST:
            texts = texts[:1]
        return Panel(Column(*texts, gap=10), (20, 14, 20, 14), "tip", 12)

    def _paint_cards(self, canvas: Canvas, box: Rect) -> None:
        """Paint two melds, as large as the text and the room allow."""
        settings, flown, gap = self.services.settings, self.flown(), 30
        wanted = 186 * settings.text_scale
        high = min(wanted * 1.15, (box.h - gap) * 0.54)
        low = min(wanted, box.h - gap - high)
        strip = 0.42 if settings.large_corners else 0.30
        pack = canvas.kit.cards.look.pack
        run = RUNS[SPANISH if pack == SPANISH else ""]
        moved, run = run[0], run[flown is None :]
        fit = box.w / (5 / 7 * (1 + strip * (len(run) - 1)))
        high = min(high, fit)
        spare = (box.h - gap - high - low) / 3
        y = box.y + spare
        is_flying = flown is not None and flown < 1
        half, step = high * 5 / 14, high * 5 / 7 * strip
        for at, card in enumerate(run):
            if at or not is_flying:
                self._paint_card(canvas, card, box.x + half + at * step, y, high)
        if flown is not None and is_flying:
            # The card comes from the right, over the others, to the beginning of the meld.
            rise = RISE * 4 * flown * (1 - flown) if settings.motion == FULL else 0
            x = box.x + half + (box.w - 2 * half) * (1 - flown) ** 3
            canvas.card(moved, x, y + high / 2 - rise, high, DRAGGED)
        y += high + gap + spare
        x, step = box.x + low * 5 / 14, low * 5 / 7 * strip
        for at, card in enumerate(PIERNA):
            self._paint_card(canvas, card, x + at * step, y, low)
        right = x + low * 5 / 7 * (strip * (len(PIERNA) - 1) + 0.5) + 24
        if pack != SPANISH:
            self._paint_suits(canvas, Rect(right, y, box.right - right, low))

    def _paint_card(self, canvas: Canvas, card: CardId, x: float, y: float, height: float) -> None:
        canvas.card(card, x, y + height / 2, height)
        if self.services.settings.high_contrast:
            width = height * 5 / 7
            canvas.ring(Rect(x - width / 2, y, width, height), INK, 3, width * 0.068)

    def _paint_suits(self, canvas: Canvas, box: Rect) -> None:
        """Paint two suits with their names, where there is room for the words."""
        lines = [self.services.say(f"settings.preview_{suit}") for suit in ("spades", "clubs")]
        size = BODY if all(canvas.width(one, BODY, PLAIN) <= box.w for one in lines) else SMALL
        if any(canvas.width(one, size, SANS) > box.w for one in lines):
            lines = ["♠", "♣"]
        line = canvas.line_high(size)
        gap = max(4.0, min(30.0, (box.h - 2 * line) / 2))
        y = box.cy - line - gap / 2
        for one in lines:
            canvas.text(one, Rect(box.x, y, box.w, line), size, SANS, IVORY)
            y += line + gap


#: The commands that are used most.
USED_MOST = (
    *("draw_stock", "take_pile", "lay_down", "discard", "trail"),
    *("hint", "undo", "sort", "rules", commands.PAUSE),
)


class MostUsedKeys(Spacer):
    """The panel with the keys that are used most, or the buttons of a gamepad."""

    def __init__(self, services: Services) -> None:
        super().__init__(grow=False)
        self.services = services

    def natural_width(self, canvas: Canvas) -> float:
        return WIDE

    def arrange(self, canvas: Canvas, rect: Rect) -> list[Widget]:
        say, device = self.services.say, PAD if self.services.device == PAD else KEYS
        kept = {name: keys_of(self.services, name, device)[:1] for name in USED_MOST}
        rows = [self._row(canvas, name, keys[0], device) for name, keys in kept.items() if keys]
        title = Text(say("settings.most_used"), 34, SERIF, MOON, "center", 2)
        # The last give way where there is no room for all.
        wide, room = rect.w - 64, rect.h - 48 - title.height_at(canvas, rect.w - 64)
        while sum(row.height_at(canvas, wide) + 8 for row in rows) > room:
            rows.pop()
        parts: list[Part] = [FILL, *(part for row in rows for part in (row, FILL))]
        return Panel(Column(title, 16, *parts), (32, 16, 32, 16), "felt").arrange(canvas, rect)

    def _row(self, canvas: Canvas, name: str, key: str, device: str) -> Box:
        wide = cap_width(canvas, self.services, key, device)
        cap = Drawing(partial(self._paint_cap, key, device), wide, cap_height(canvas))
        said = Text(self.services.say(f"keys.do_{name}"), SMALL, PLAIN, IVORY, lines=3, grow=True)
        return Row(said, 16, cap)

    def _paint_cap(self, key: str, device: str, canvas: Canvas, rect: Rect) -> None:
        paint_cap(canvas, self.services, key, rect.x, rect.cy, device, MOON)


class FocusedButton(Button):
    """A button that only shows how the focus looks."""

    focusable = False

    def __init__(self, text: str) -> None:
        super().__init__("", text, lambda: None, main=True, pad=(2 * EDGE, 24.0), high=74.0)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        super().paint(canvas, Mood(focus=True))
