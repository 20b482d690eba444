"""The zones of the table, before any card lies in them."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.view.geometry import Rect
from game.view.layout.setting import BIG_NAME, BODY, SMALL_TEXT, Measures, line
from game.view.stage import Stage

#: From this text size on, only the present step of a turn is told in words, so that the prompt has
#: room.
SHORT_STEPS_TEXT = 1.2
#: From this text size on, buttons do not show the key that does the same.
BARE_KEYS_TEXT = 1.4
#: How much of the height beyond 16:9 goes to far melds, own melds and river; the hand gets the
#: rest.
FAR_GROWS, OWN_GROWS, RIVER_GROWS = 0.45, 0.20, 0.10
#: In a small window: the height below the prompt, in pixels; and the height of the window from
#: which on that part gets higher, in units.
SMALL_BELOW, SMALL_HEIGHT = 204, 1200
#: The height of stock and discard pile in a small window, in pixels.
SMALL_PILES = 140
#: The width of the log, in heights of its text.
LOG_WORDS = 15
#: Where nobody sits at the bottom: how many times larger the piles are, and the least text size,
#: the second for four players or more. Such tables are watched from across a room.
WATCHED_PILES, WATCHED_TEXT, WATCHED_BY_MANY = 1.4, 1.6, 1.4
#: The left edge of the river; the stock lies left of it.
RIVER_X = 212
#: The distance from the ends of the river to its cards and its name; and the room of the name, in
#: heights of its text, after which the prompt begins.
RIVER_INSET, RIVER_NAME = 14, 9


class Shape(NamedTuple):
    """The facts that the zones depend on."""

    stage: Stage
    keys: int
    has_river: bool
    has_loose: bool
    has_pot: bool
    #: The height of what stands directly below the plaques.
    below_plaques: float = 0.0
    has_log: bool = False
    #: Whether nobody sits at the bottom, so that the table also has the room of a hand.
    is_watched: bool = False


class Zones(NamedTuple):
    measures: Measures
    content: Rect
    #: The part of the stage for the table: all of it, or what the open log leaves.
    table: Rect
    #: The zone of the far melds. In a small window the own melds share it, and `own` has no height.
    far: Rect
    own: Rect
    piles: Rect
    pile_labels_y: float
    river: Rect | None
    pot: Rect | None
    prompt: Rect
    prompt_lines: int
    steps: Rect | None
    all_step_words: bool
    panel: Rect
    panel_crest: Rect
    panel_name: Rect
    panel_score: Rect
    panel_lines: tuple[Rect, ...]
    hand: Rect
    keys: tuple[Rect, ...]
    keys_show_shortcuts: bool
    help: Rect
    menu: Rect
    log_button: Rect
    #: The place of the open log, beside the table.
    log: Rect


@lru_cache(maxsize=32)
def zones_of(shape: Shape) -> Zones:
    stage = shape.stage
    measures = Measures.of(stage)
    measures = measures._replace(far_y=measures.far_y + shape.below_plaques)
    content = stage.content
    left, right = content.x, content.right
    table = table_of(shape)
    rows = (_small_rows if stage.is_small else _rows)(shape, measures)
    far, own, river, prompt_y = _lowered(shape, measures, *rows) if shape.is_watched else rows
    prompt, lines, steps = _words(shape, measures, prompt_y)
    panel = _panel(stage, measures, prompt.bottom)
    piles, pile_labels_y = _piles(shape, measures, own, river, prompt_y, panel[0].y)
    hand = Rect(
        left + measures.hand_left,
        prompt.bottom,
        content.w - measures.hand_left - measures.hand_right,
        stage.height - measures.hand_bottom - prompt.bottom,
    )
    pot = Rect(left + 412, piles.cy - 65, 120, 130) if _pot_has_place(shape) else None
    button = Rect(
        right - measures.margin - measures.button,
        measures.button_y,
        measures.button,
        measures.button,
    )
    apart = measures.button + measures.button_gap
    # In a small window names need the room, so the third button stands below the others.
    log_button = button.moved(0, apart) if stage.is_small else button.moved(-2 * apart, 0)
    log_y = max(measures.far_y, log_button.bottom + 8)
    help_button = button.moved(-measures.button - measures.button_gap, 0)
    return Zones(
        measures,
        content,
        table,
        far,
        own,
        piles,
        pile_labels_y,
        river,
        pot,
        prompt,
        lines,
        steps,
        stage.text < SHORT_STEPS_TEXT,
        *panel,
        hand,
        _keys(shape, measures, prompt.bottom),
        stage.text < BARE_KEYS_TEXT,
        help_button,
        button,
        log_button,
        Rect(table.right, log_y, right - measures.margin - table.right, prompt_y - 12 - log_y),
    )


def table_of(shape: Shape) -> Rect:
    content = shape.stage.content
    log_w = shape.stage.text_units(BODY) * LOG_WORDS if shape.has_log else 0.0
    return content._replace(w=content.w - log_w)


def _pot_has_place(shape: Shape) -> bool:
    """Return whether the pot has a place on the table; otherwise it is told in the own panel."""
    return shape.has_pot and not (shape.has_river or shape.has_loose or shape.stage.is_small)


def _rows(shape: Shape, measures: Measures) -> tuple[Rect, Rect, Rect | None, float]:
    """Return the zones of far melds, own melds and river, and the top of the prompt."""
    stage = shape.stage
    content, extra = table_of(shape), max(0.0, stage.extra)
    x, w = content.x + measures.side, content.w - 2 * measures.side
    far_h = (262 if shape.has_river else 384) + FAR_GROWS * extra
    far_bottom = 148 + far_h
    far = Rect(x, measures.far_y, w, far_bottom - measures.far_y)
    if shape.has_river:
        own = Rect(x, far_bottom + 14, w, 122 + OWN_GROWS * extra)
        river = _river(content, measures, own.bottom + 20, 140 + RIVER_GROWS * extra)
        return far, own, river, river.bottom + 12
    lane_x = content.x + measures.lane_x + (174 if _pot_has_place(shape) else 0)
    own = Rect(lane_x, far_bottom + 24, x + w - lane_x, 136 + OWN_GROWS * extra)
    return far, own, None, own.bottom + 12


def _small_rows(shape: Shape, measures: Measures) -> tuple[Rect, Rect, Rect | None, float]:
    stage, content = shape.stage, table_of(shape)
    below = SMALL_BELOW / stage.scale + max(0.0, stage.height - SMALL_HEIGHT) * 0.35
    prompt_y = stage.height - below - measures.prompt_h
    x, w = content.x + measures.side, content.w - 2 * measures.side
    bottom = prompt_y - 12
    river = None
    lane_x = content.x + measures.lane_x
    if shape.has_river:
        river = _river(content, measures, bottom - 140, 140)
        bottom, lane_x = river.y - 20, x
    far = Rect(x, measures.far_y, w, bottom - measures.far_y)
    return far, Rect(lane_x, bottom, x + w - lane_x, 0), river, prompt_y


def _lowered(
    shape: Shape, measures: Measures, far: Rect, own: Rect, river: Rect | None, prompt_y: float
) -> tuple[Rect, Rect, Rect | None, float]:
    """Return the rows moved down where there is no hand: its room goes to the melds and, where they
    stand free, to the piles."""
    left = shape.stage.height - measures.margin - measures.prompt_h - prompt_y
    for_far = left if river or shape.stage.is_small else left / 2
    own = own.moved(0, for_far)._replace(h=own.h + left - for_far if own.h else 0)
    far, river = far._replace(h=far.h + for_far), river and river.moved(0, left)
    return far, own, river, prompt_y + left


def _river(content: Rect, measures: Measures, y: float, height: float) -> Rect:
    return Rect(content.x + RIVER_X, y, content.w - RIVER_X - measures.margin, height)


def _piles(
    shape: Shape, measures: Measures, own: Rect, river: Rect | None, prompt_y: float, panel_y: float
) -> tuple[Rect, float]:
    """Return the zone of stock and discard pile, and the top of their names below it."""
    stage = shape.stage
    x, grown = stage.content.x + measures.margin, WATCHED_PILES if shape.is_watched else 1.0
    if river:
        return Rect(x, river.y - 4, RIVER_X - measures.margin - 12, river.h + 10), river.bottom + 14
    label_h = line(stage, SMALL_TEXT)
    if shape.has_loose:
        y = measures.far_y + 132
        room = min(210 * grown, panel_y - 16 - label_h - y)
        piles = Rect(x, y, measures.piles_w * 0.92 * grown, room)
        return piles, piles.bottom + 8
    label_y, top = min(prompt_y + 16, panel_y - 8 - label_h), own.y - 60
    if stage.is_small:
        label_y = prompt_y + measures.prompt_h - label_h
        top = label_y - 8 - SMALL_PILES * grown / stage.scale
    return Rect(x, top, measures.piles_w * grown, label_y - 8 - top), label_y


def _words(shape: Shape, measures: Measures, y: float) -> tuple[Rect, int, Rect | None]:
    """Return the zone of the prompt, the lines it may have, and the zone of the steps."""
    stage, content = shape.stage, table_of(shape)
    tall = stage.extra >= 60 and not stage.is_small and stage.text >= SHORT_STEPS_TEXT
    lines = 2 if tall else 1
    height = measures.prompt_h * lines
    right = content.right - measures.side
    if shape.has_loose:
        x = content.x + measures.side
        return Rect(x, y, right - x, height), lines, None
    if shape.has_river:
        x = content.x + RIVER_X + RIVER_INSET + stage.text_units(SMALL_TEXT) * RIVER_NAME
    else:
        x = content.x + measures.lane_x + (180 if _pot_has_place(shape) else 0)
        if shape.is_watched:
            x = max(x, content.x + measures.margin + measures.piles_w * WATCHED_PILES + 24)
    words = 17 if stage.text < SHORT_STEPS_TEXT else 10
    width = min(stage.text_units(BODY) * words, (right - x) * 0.45)
    steps = Rect(right - width, y, width, measures.prompt_h)
    return Rect(x, y, steps.x - 24 - x, height), lines, steps


def _panel(
    stage: Stage, measures: Measures, top: float
) -> tuple[Rect, Rect, Rect, Rect, tuple[Rect, ...]]:
    """Return the places in the panel of the player at the bottom: frame, crest, name, score,
    further lines."""
    bottom = stage.height - measures.margin
    height = max(0.0, min(measures.panel_h, bottom - top - 8))
    frame = Rect(stage.content.x + measures.margin, bottom - height, measures.panel_w, height)
    crest_size = measures.panel_w * 0.41
    crest = Rect(frame.x + 12, frame.y + 10, crest_size, crest_size)
    x = crest.right + 8
    w = frame.right - 8 - x
    name_h, score_h = line(stage, BIG_NAME), line(stage, BODY)
    name = Rect(x, frame.y + max(12, (crest_size - name_h - score_h) / 2), w, name_h)
    score = Rect(x, name.bottom, w, score_h)
    row = max(42 if not stage.is_small else 0, line(stage, SMALL_TEXT))
    y = max(crest.bottom, score.bottom) + 4
    count = max(0, min(3, int((frame.bottom - 6 - y) / row)))
    lines = tuple(Rect(frame.x + 24, y + row * k, frame.w - 40, row) for k in range(count))
    return frame, crest, name, score, lines


def _keys(shape: Shape, measures: Measures, top: float) -> tuple[Rect, ...]:
    if not shape.keys:
        return ()
    stage = shape.stage
    bottom = stage.height - measures.margin
    gap = measures.key_gap if shape.keys < 5 else measures.key_gap / 2
    room = (bottom - top - 6 - gap * (shape.keys - 1)) / shape.keys
    height = min(measures.key_h, room)
    x = stage.content.right - measures.margin - measures.key_w
    first = bottom - height * shape.keys - gap * (shape.keys - 1)
    return tuple(
        Rect(x, first + k * (height + gap), measures.key_w, height) for k in range(shape.keys)
    )
