"""A little piece of table that shows at once what a setting does."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import CardId, parse_cards
from game.scenes.shell.scene import Services
from game.settings import BRIEF, FULL, NONE, Settings
from game.ui.canvas import Canvas
from game.ui.card_art import DRAGGED
from game.ui.theme import BODY, INK, IVORY, MOON, SMALL
from game.ui.widgets import EDGE, Button, Mood
from game.ui.words import BOLD, PLAIN, SANS, SERIF
from game.view.geometry import Rect

ESCALERA = parse_cards("10h Jh Qh Kh")
PIERNA = parse_cards("4s 4c 4d")
MOVED = parse_cards("9h")[0]
#: A card drawn from the stock takes so long, in seconds, and rises so much on its way.
FLIGHT, RISE = 0.3, 60
#: The words take no more of the height, where one of them can do.
WORDS_MOST = 0.26
SHARE = {FULL: 1.0, BRIEF: 0.5, NONE: 0.0}


def flight_time(settings: Settings) -> float:
    """How long a card is in the air."""
    return FLIGHT * SHARE[settings.motion] / settings.speed if settings.speed else 0.0


def paint_preview(canvas: Canvas, services: Services, rect: Rect, flown: float | None) -> None:
    """`flown`: how much of its way the moving card has made; None where nothing moves."""
    settings, text = services.settings, services.say
    canvas.panel(rect, "plain felt" if settings.high_contrast else "felt", 22, shadow=True)
    inner = Rect(rect.x + 32, rect.y + 16, rect.w - 64, rect.h - 48)
    title = text("settings.preview")
    head = canvas.height(title, inner.w, 34, SERIF)
    canvas.text(title, Rect(inner.x, inner.y, inner.w, head), 34, SERIF, MOON, "center", lines=2)
    tip_top = _tip(canvas, services, inner)
    ring = text("settings.preview_ring")
    button_h = max(74.0, canvas.height(ring, inner.w - 2 * EDGE, BODY, BOLD) + 24)
    box = Rect(inner.x, tip_top - button_h - 30, inner.w, button_h)
    button = Button("", box, ring, _nothing, main=True)
    button.paint(canvas, Mood(focus=True))
    top = inner.y + head + 24
    _cards(canvas, services, Rect(inner.x, top, inner.w, button.rect.y - 30 - top), flown)


def _nothing() -> None:
    """The button only shows how it looks."""


def _tip(canvas: Canvas, services: Services, inner: Rect) -> float:
    """What a refusal looks like, and the legal move in words; gives its top."""
    words = [services.say("settings.preview_refusal")]
    if services.settings.say_legal:
        words.insert(0, services.say("settings.preview_legal"))
    heights = [canvas.height(one, inner.w - 40, BODY, SANS) for one in words]
    if len(words) > 1 and sum(heights) > inner.h * WORDS_MOST:
        words, heights = words[:1], heights[:1]
    gap = 10
    high = sum(heights) + gap * (len(words) - 1) + 28
    box = Rect(inner.x, inner.bottom - high, inner.w, high)
    canvas.panel(box, "tip", 12, shadow=True)
    y = box.y + 14
    for one, height in zip(words, heights, strict=True):
        line = Rect(box.x + 20, y, box.w - 40, height)
        canvas.text(one, line, BODY, SANS, INK, lines=9)
        y += height + gap
    return box.y


def _cards(canvas: Canvas, services: Services, box: Rect, flown: float | None) -> None:
    """Two melds, as large as the text is and as there is room."""
    settings = services.settings
    gap = 30
    wanted = 186 * settings.text_scale
    high = min(wanted * 1.15, (box.h - gap) * 0.54)
    low = min(wanted, box.h - gap - high)
    strip = 0.42 if settings.large_corners else 0.30
    fit = box.w / (5 / 7 * (1 + strip * (len(ESCALERA) - 1 + (flown is not None))))
    high = min(high, fit)
    spare = (box.h - gap - high - low) / 3
    y = box.y + spare
    run: Sequence[CardId] = ESCALERA if flown is None else (MOVED, *ESCALERA)
    step = high * 5 / 7 * strip
    middle = y + high / 2
    flying = flown is not None and flown < 1
    for at, card in enumerate(run):
        if not (flying and at == 0):
            canvas.card(card, box.x + high * 5 / 14 + at * step, middle, high)
            _outline(canvas, settings, box.x + high * 5 / 14 + at * step, y, high)
    if flown is not None and flown < 1:
        _flying(canvas, settings, box, high, middle, flown)
    y += high + gap + spare
    x = box.x + low * 5 / 14
    for at, card in enumerate(PIERNA):
        here = x + at * low * 5 / 7 * strip
        canvas.card(card, here, y + low / 2, low)
        _outline(canvas, settings, here, y, low)
    right = x + low * 5 / 7 * (strip * (len(PIERNA) - 1) + 0.5) + 24
    _suits(canvas, services, Rect(right, y, box.right - right, low))


def _flying(
    canvas: Canvas, settings: Settings, box: Rect, height: float, middle: float, flown: float
) -> None:
    """From the right, over the others, to the beginning of the meld."""
    half = height * 5 / 14
    x = box.x + half + (box.w - 2 * half) * (1 - flown) ** 3
    rise = RISE * 4 * flown * (1 - flown) if settings.motion == FULL else 0
    canvas.card(MOVED, x, middle - rise, height, DRAGGED)


def _outline(canvas: Canvas, settings: Settings, x: float, y: float, height: float) -> None:
    if settings.high_contrast:
        width = height * 5 / 7
        canvas.ring(Rect(x - width / 2, y, width, height), INK, 3, width * 0.068)


def _suits(canvas: Canvas, services: Services, box: Rect) -> None:
    """The signs with their names, where there is room for the words."""
    lines = [services.say("settings.preview_spades"), services.say("settings.preview_clubs")]
    size = BODY if all(canvas.width(one, BODY, PLAIN) <= box.w for one in lines) else SMALL
    if any(canvas.width(one, size, SANS) > box.w for one in lines):
        lines = ["♠", "♣"]
    line = canvas.kit.stage.text_units(size) * 1.25
    gap = max(4.0, min(30.0, (box.h - 2 * line) / 2))
    y = box.cy - line - gap / 2
    for one in lines:
        canvas.text(one, Rect(box.x, y, box.w, line), size, SANS, IVORY)
        y += line + gap
