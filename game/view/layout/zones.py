"""The zones of the table, before any card lies in them: boxes in a column that share its height."""

from __future__ import annotations

from math import hypot
from typing import NamedTuple

from game.view.geometry import Rect
from game.view.layout.boxes import BoxPart, across, down
from game.view.layout.setting import (
    BIG_NAME,
    BODY,
    CARD_RATIO,
    MARGIN,
    NAME,
    PROMPT,
    SMALL_TEXT,
    TableSetting,
    least,
    line,
)
from game.view.stage import Stage

#: From this text size on, only the present step of a turn is told in words, so that the prompt has
#: room.
SHORT_STEPS_TEXT = 1.2
#: From this text size on, buttons do not show the key that does the same.
BARE_KEYS_TEXT = 1.4
#: The width of the log, of the steps of a turn, in full and short, and of a button at the right, in
#: heights of their text.
LOG_WORDS, STEPS_WORDS, SHORT_STEPS_WORDS, KEY_WORDS = 15, 17, 10, 8.4
#: If more players than this sit across the table, one of them sits below.
SEATS_ABOVE = 4
#: Where nobody sits at the bottom: the least text size, the second for four players or more. Such
#: tables are watched from across a room.
WATCHED_TEXT, WATCHED_BY_MANY = 1.6, 1.4
#: The heights of melds, piles and hand. The tray of a contract needs more than melds do.
MELDS, PILES, HAND = BoxPart(170, 0.27), BoxPart(150, 0.11, 204), BoxPart(316, 0.35)
RIVER = BoxPart(172, 0.11, 230)
TRAY, BEFORE_TRAY = BoxPart(212, 0.27), BoxPart(150, 0.27)
WATCHED_PILES = BoxPart(150, 0.2, 290)
#: The gap between stock and pile, also with the pot in it; the width of a river as a part of the
#: table's.
PILES_GAP, POT_GAP, RIVER_WIDE = 56, 140, 0.5
#: The gap between a pile and its name, for the light around the pile; between stock and river; how
#: far the moon reaches beyond the piles in it.
NAME_GAP, RIVER_GAP, MOON_PART = 6, 22, 1.14


class Zones(NamedTuple):
    content: Rect
    #: The part of the stage for the table: all of it, or what the open log leaves.
    table: Rect
    #: From above: the plaques above, what these players have laid, the piles with their names, the
    #: own melds.
    sky: Rect
    top: Rect
    piles: Rect
    own: Rect
    #: The place of a plaque below, where nobody has a hand there.
    below: Rect
    #: The moon of the felt, around the piles.
    moon: Rect
    stock: Rect
    #: The place of the discard pile, where there is one; and of the pot.
    discards: Rect | None
    pot: Rect | None
    pile_labels: Rect
    prompt: Rect
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


def zones_of(stage: Stage, setting: TableSetting) -> Zones:
    content, is_watched = stage.content, setting.is_watched
    has_plaque_below = is_watched and len(setting.opponents) > SEATS_ABOVE
    key_w = max(least(stage, 286, 166), KEY_WORDS * stage.text_units(BODY))
    log_w = stage.text_units(BODY) * LOG_WORDS if setting.has_log else 0.0
    table = content._replace(w=content.w - log_w)
    plaque_h = max(96.0, line(stage, NAME) + line(stage, SMALL_TEXT) + 14)
    piles_h = RIVER if setting.has_river else PILES
    own_h = TRAY if setting.has_contract else MELDS
    if is_watched:
        piles_h, own_h = WATCHED_PILES, own_h if has_plaque_below else BoxPart(0, 0.1)
    hand_h = plaque_h * has_plaque_below if is_watched else HAND
    top_h = BEFORE_TRAY if setting.has_contract else MELDS
    label_h, words_h = line(stage, SMALL_TEXT), max(44.0, line(stage, PROMPT))
    above = 12, plaque_h, 10, top_h, 12, piles_h, NAME_GAP, label_h, 10 - NAME_GAP
    rows = down(content, *above, own_h, 8, words_h, hand_h, 16)
    _, sky, _, top, _, piles, _, labels, _, own, _, words, low, _ = rows
    sky, top, own = (rect._replace(x=table.x, w=table.w) for rect in (sky, top, own))
    wide = _piles_width(setting, piles.h, table)
    piles = Rect(table.cx - wide / 2, piles.y, wide, piles.h)
    stock, discards, pot = _piles(setting, piles)
    panel_w, hand_x = 320.0, content.x + MARGIN + 320.0 + 22
    hand = Rect(hand_x, low.y, content.right - MARGIN - key_w - 22 - hand_x, low.h)
    right = content.right - MARGIN - 4
    steps = None
    if not setting.has_loose:
        count = STEPS_WORDS if stage.text < SHORT_STEPS_TEXT else SHORT_STEPS_WORDS
        steps_w = min(stage.text_units(BODY) * count, content.w * 0.3)
        steps = Rect(right - steps_w, words.y, steps_w, words.h)
    prompt_right = steps.x - 24 if steps else right
    prompt = Rect(content.x + MARGIN, words.y, prompt_right - content.x - MARGIN, words.h)
    if is_watched and has_plaque_below:
        low = low._replace(x=table.x, w=table.w)
    size = MOON_PART * hypot(piles.h, stock.w * 2 + _gap(setting))
    button = least(stage, 68, 46)
    apart = least(stage, 12, 8)
    menu = Rect(content.right - MARGIN - button, sky.cy - button / 2, button, button)
    log_y = sky.bottom + 8
    log = Rect(table.right, log_y, content.right - MARGIN - table.right, words.y - 12 - log_y)
    return Zones(
        content,
        table,
        sky,
        top,
        piles._replace(h=labels.bottom - piles.y),
        own,
        low,
        Rect(piles.cx - size / 2, piles.cy - size / 2, size, size),
        stock,
        discards,
        pot,
        labels._replace(x=piles.x, w=piles.w),
        prompt,
        steps,
        stage.text < SHORT_STEPS_TEXT,
        *_panel(stage, panel_w, words.bottom),
        hand,
        _keys(stage, setting.keys, key_w, words.bottom),
        stage.text < BARE_KEYS_TEXT,
        menu.moved(-button - apart, 0),
        menu,
        menu.moved(-2 * (button + apart), 0),
        log,
    )


def _gap(setting: TableSetting) -> float:
    has_pot = setting.has_pot and not setting.has_river and not setting.has_loose
    return POT_GAP if has_pot else PILES_GAP


def _piles_width(setting: TableSetting, height: float, table: Rect) -> float:
    card_w = height * CARD_RATIO
    if setting.has_river:
        return table.w * RIVER_WIDE
    return card_w if setting.has_loose else 2 * card_w + _gap(setting)


def _piles(setting: TableSetting, piles: Rect) -> tuple[Rect, Rect | None, Rect | None]:
    """Return the places of stock, discard pile and pot."""
    card = piles.h * CARD_RATIO
    if setting.has_loose:
        return piles, None, None
    if setting.has_river:
        stock, _, discards = across(piles, card * 0.82, RIVER_GAP, BoxPart(0, 1))
        return stock, discards, None
    stock, between, discards = across(piles, card, BoxPart(0, 1), card)
    return stock, discards, between if setting.has_pot else None


def _panel(
    stage: Stage, width: float, top: float
) -> tuple[Rect, Rect, Rect, Rect, tuple[Rect, ...]]:
    """Return the places in the panel of the player at the bottom: frame, crest, name, score,
    further lines."""
    bottom = stage.height - MARGIN
    height = max(0.0, min(least(stage, 256, 180), bottom - top - 8))
    frame = Rect(stage.content.x + MARGIN, bottom - height, width, height)
    crest_size = width * 0.41
    crest = Rect(frame.x + 12, frame.y + 10, crest_size, crest_size)
    x = crest.right + 8
    w = frame.right - 8 - x
    name_h, score_h = line(stage, BIG_NAME), line(stage, BODY)
    name = Rect(x, frame.y + max(12, (crest_size - name_h - score_h) / 2), w, name_h)
    score = Rect(x, name.bottom, w, score_h)
    row = max(42, line(stage, SMALL_TEXT))
    y = max(crest.bottom, score.bottom) + 4
    count = max(0, min(3, int((frame.bottom - 6 - y) / row)))
    lines = tuple(Rect(frame.x + 24, y + row * k, frame.w - 40, row) for k in range(count))
    return frame, crest, name, score, lines


def _keys(stage: Stage, keys: int, width: float, top: float) -> tuple[Rect, ...]:
    gap, bottom = 10 if keys < 5 else 5, stage.height - MARGIN
    high = min(least(stage, 60, 40), (bottom - top - 6 + gap) / max(1, keys) - gap)
    x, first = stage.content.right - MARGIN - width, bottom - (high + gap) * keys + gap
    return tuple(Rect(x, first + (high + gap) * at, width, high) for at in range(keys))
