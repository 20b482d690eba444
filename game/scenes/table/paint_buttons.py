"""The buttons of the table, and the steps of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress

from game.engine.state import NOBODY
from game.play.intents.offers import Kind
from game.play.pieces.buttons import ButtonPiece
from game.play.pieces.line import Line
from game.play.pieces.turn import StepPiece
from game.scenes.shell.page_scene import keys_of, say_key
from game.scenes.table.commands import TABLE_COMMANDS
from game.scenes.table.fitting import fitting
from game.scenes.table.texts import Painter, TableTexts
from game.ui.canvas import Canvas
from game.ui.gestures import KEYS, PAD
from game.ui.theme import BODY, IVORY, LEAF, MOON, PROMPT, dimmed
from game.ui.widgets import FACE_KEY, FACES, Button, Mood
from game.ui.words import SANS, SERIF
from game.view.geometry import Rect

#: The kinds of places at which there is a button.
BUTTON_KINDS = ("key", "lay_down", "log", "help", "menu")
#: The size of the words of buttons where there is little room.
SMALL_BUTTON = 27
#: The height of the words for the steps of a turn, and the gap between them.
STEP, STEP_GAP = 29, 32
#: The gap between the prompt and the steps.
PROMPT_GAP = 24
STEP_ICONS = {"draw": "icon_draw", "play": "icon_meld", "discard": "icon_discard"}


def button_of(texts: TableTexts, piece: ButtonPiece, rect: Rect) -> Button:
    kit, words = texts.services.kit, texts.words.line(piece.name[0])
    icon = TABLE_COMMANDS[piece.command].icon
    if piece.place.kind == "key":
        cap = _cap(texts, piece) if texts.picture.layout.zones.keys_show_shortcuts else ""
        size = SMALL_BUTTON if kit.stage.is_small else BODY
        button = Button(piece.command, words, _nothing, icon, align="left", key=cap, size=size)
    elif piece.place.kind == "lay_down":
        button = Button(piece.command, words, _nothing, size=SMALL_BUTTON)
    else:
        button = Button(piece.place.kind, "", _nothing, icon, radius=rect.h / 2)
    button.main, button.enabled = piece.is_main and texts.urges(piece.command), piece.works
    return button.placed(rect)


def _nothing() -> None:
    """Do nothing: these buttons are only painted, and the pointer handles presses."""


def _cap(texts: TableTexts, piece: ButtonPiece) -> str:
    """Return the key, or the button of the device in use, that does the same as a button of the
    table."""
    services = texts.services
    stages = piece.name == (Line("table.key.stage"),)
    name = "stage" if stages else piece.command
    row, device = TABLE_COMMANDS[name], PAD if services.device == PAD else KEYS
    asked = (row.pad if device == PAD else "") or row.key or name
    keys = keys_of(services, asked, device)[:1]
    if device == PAD and keys and keys[0] in FACES:
        return FACE_KEY + keys[0]
    return say_key(services, keys[0], device) if keys else ""


def paint_button(canvas: Canvas, texts: TableTexts, piece: ButtonPiece, box: Rect) -> str:
    if texts.is_watched:
        return ""
    button, selection = button_of(texts, piece, box), texts.selection
    is_under = not selection.ring and selection.hover._replace(card=NOBODY) == piece.place
    has_focus = selection.ring and selection.hands.focus == piece.place
    button.paint(canvas, Mood(is_under, has_focus))
    return ""


GROUND: dict[Kind, Painter] = dict.fromkeys(BUTTON_KINDS, paint_button)

# The prompt and the steps ---------------------------------------------------------------------


def paint_prompt(canvas: Canvas, texts: TableTexts) -> None:
    """Paint the prompt, and the steps of a turn from the right."""
    zones, steps = texts.picture.layout.zones, texts.steps()
    text, room = prompt_in(canvas, texts)
    if zones.steps is not None:
        _paint_steps(canvas, texts, zones.steps, steps)
    canvas.text(text, room, PROMPT, SERIF, MOON, "center", shadow=True)


def prompt_in(canvas: Canvas, texts: TableTexts) -> tuple[str, Rect]:
    """Return the prompt in as many words as have room beside the steps of the turn, and its place
    over the middle of the hand."""
    zones = texts.picture.layout.zones
    box = zones.prompt
    left = _steps_in(canvas, texts)[1] if zones.steps else box.right + PROMPT_GAP
    box = box._replace(w=max(box.w, left - PROMPT_GAP - box.x))
    text = fitting(canvas, texts.prompt(), box.w, PROMPT, SERIF)
    return text, around_middle(box, zones.hand.cx, canvas.width(text, PROMPT, SERIF) + 4)


def around_middle(box: Rect, middle: float, wide: float) -> Rect:
    """Return the part of a box that is so wide, around `middle` or as near to it as it can be."""
    wide = min(wide, box.w)
    return box._replace(x=max(box.x, min(middle - wide / 2, box.right - wide)), w=wide)


def _paint_steps(canvas: Canvas, texts: TableTexts, box: Rect, steps: Sequence[StepPiece]) -> None:
    side, (said, x) = _step_side(canvas), _steps_in(canvas, texts)
    for step, is_said in zip(steps, said, strict=True):
        colour = {"done": LEAF, "now": MOON, "later": dimmed(IVORY, 0.66)}[step.state]
        icon = "icon_check" if step.state == "done" else STEP_ICONS[step.step]
        canvas.icon(icon, x + side / 2, box.cy, side, colour)
        x += side + STEP_GAP
        if is_said:
            words = texts.words.line(step.name[0])
            wide = canvas.width(words, STEP)
            room = Rect(x - STEP_GAP + 10, box.y, wide + 4, box.h)
            canvas.text(words, room, STEP, SANS, colour)
            x += wide + 10


def _step_side(canvas: Canvas) -> float:
    return canvas.kit.stage.text_units(BODY) * 0.95


def _steps_in(canvas: Canvas, texts: TableTexts) -> tuple[list[bool], float]:
    """Return which steps are named, and where the first begins. If the words are too long, only the
    present step is named."""
    zones, steps, side = texts.picture.layout.zones, texts.steps(), _step_side(canvas)
    assert zones.steps is not None
    words = [canvas.width(texts.words.line(step.name[0]), STEP) + 10 for step in steps]
    signs = side * len(steps) + STEP_GAP * (len(steps) - 1) if steps else 0.0
    now = [step.state == "now" for step in steps]
    ways = [[True] * len(steps)] * zones.all_step_words + [now, [False] * len(steps)]
    widths = [sum(compress(words, said)) + signs for said in ways]
    fitting_ways = (at for at, wide in enumerate(widths) if wide <= zones.steps.w)
    at = next(fitting_ways, len(ways) - 1)
    return ways[at], zones.steps.right - widths[at]
