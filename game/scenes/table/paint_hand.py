"""The cards of the hand with their signs, and the marks over the table: what is pointed at, lit or
refused, and where cards may go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, radians, sin

from game.engine.cards import BIT, CardId, CardSet
from game.engine.state import NOBODY
from game.play.hands.hands import Carried
from game.play.intents.offers import LANE_PLACE, PILE_PLACE, Kind, Target
from game.play.pieces.hand import HandPiece
from game.scenes.table.paint_buttons import BUTTON_KINDS
from game.scenes.table.paint_felt import paint_lane_label
from game.scenes.table.texts import TableTexts
from game.ui.canvas import Canvas
from game.ui.theme import BRASS_LIGHT, EMBER, GLOW, INK, IVORY, NIGHT0
from game.ui.words import BOLD, SANS
from game.view.geometry import Rect
from game.view.layout.piles import LIGHT
from game.view.layout.setting import SMALL_TEXT, Spot
from game.view.layout.table import TableLayout
from game.view.layout.target import box_of, meld_ghost, place_frame, shown_at

#: How far a disc stands above its card so that it covers no rank, in its own size.
ABOVE_INDEX = 0.8
#: The radius of a card's corners, as a part of its height.
CORNER = 0.05
#: How far the bracket of a group is above the lower edge of its cards, and the length of its ends.
BRACKET_RISE, TICK = 20, 12


def part_of(spot: Spot, part: Rect) -> Rect:
    """Return where a part of a card is when the card leans. `part`: where it is when upright."""
    if not spot.angle:
        return part
    turn = radians(spot.angle)
    dx, dy = part.cx - spot.rect.cx, part.cy - spot.rect.cy
    x = spot.rect.cx + dx * cos(turn) - dy * sin(turn)
    y = spot.rect.cy + dx * sin(turn) + dy * cos(turn)
    return Rect(x - part.w / 2, y - part.h / 2, part.w, part.h)


def _on_card(spot: Spot, x: float, rise: float) -> tuple[float, float]:
    """Return a point that is this much above the lower edge of a card, also when the card leans.
    `x`: where it is when upright."""
    at = part_of(spot, Rect(x, spot.strip.bottom - rise, 0, 0))
    return at.x, at.y


def paint_marked(canvas: Canvas, spot: Spot) -> None:
    """Paint the ring of a marked card; cards right of it cover a part of the ring."""
    rect = spot.rect.grown(3)
    canvas.ring(rect, BRASS_LIGHT, 4, spot.rect.h * CORNER, angle=-spot.angle)


def paint_pearl(canvas: Canvas, spot: Spot, is_new: bool) -> None:
    """Paint a dot above the index of a card that is new, or below a marked card."""
    rect = spot.rect
    pearl = Rect(rect.x + 14, rect.y - 26, 18, 18)
    if not is_new:
        pearl = Rect(rect.cx - 8, rect.bottom + 8, 16, 16)
    at = part_of(spot, pearl)
    canvas.disc(at.cx, at.cy, pearl.w, "moon disc")


def paint_disc(canvas: Canvas, spot: Spot, words: str) -> None:
    """Paint a small disc above the index: with the number of places a card has."""
    size = max(30.0, canvas.kit.stage.text_units(SMALL_TEXT) * 1.2)
    rect = spot.rect
    middle = Rect(rect.x + rect.w * 0.19 - size / 2, rect.y - size * ABOVE_INDEX, size, size)
    box = part_of(spot, middle)
    canvas.disc(box.cx, box.cy, size)
    canvas.letters(words, box, 0.8, BOLD, INK)


def paint_duty(canvas: Canvas, spot: Spot, words: str) -> None:
    """Paint the mark of a card that must be used now; without words, of one of several."""
    strip = part_of(spot, spot.strip)
    canvas.ring(strip.grown(4), GLOW, 5, spot.rect.h * CORNER, angle=-spot.angle)
    if not words:
        return
    high = canvas.kit.stage.text_units(SMALL_TEXT) * 1.25 + 8
    wide = canvas.width(words, SMALL_TEXT, BOLD) + 32
    low = Rect(strip.cx - wide / 2, strip.y + strip.h * 0.66, wide, high)
    box = low.kept_in(canvas.kit.stage.content.grown(-12))
    canvas.panel(box, "disc", high / 2)
    canvas.text(words, box, SMALL_TEXT, BOLD, INK, "center")


def paint_barred(canvas: Canvas, spot: Spot) -> None:
    """Paint a lock, low on a card that may not be discarded in the turn in which it was taken."""
    size = max(30.0, canvas.kit.stage.text_units(SMALL_TEXT) * 1.2)
    strip = spot.strip
    at = part_of(spot, Rect(strip.cx, strip.y + strip.h * 0.75, 0, 0))
    canvas.disc(at.x, at.y, size, "count")
    canvas.icon("icon_lock", at.x, at.y, size * 0.62, IVORY)


def paint_signs(canvas: Canvas, texts: TableTexts, held: HandPiece, spot: Spot) -> None:
    """Paint the signs of a card of the hand: a dot if it is new or marked, discs."""
    card, is_marked = held.place.card, held.place.card in texts.selection.hands.marked
    if is_marked:
        paint_pearl(canvas, spot, is_new=False)
    if held.is_barred:
        paint_barred(canvas, spot)
    places = texts.places_of(card)
    if held.is_owed:
        paint_duty(canvas, spot, "".join(texts.words.wordings(held.duty)))
    elif places and not is_marked:
        paint_disc(canvas, spot, str(places))
    elif held.is_fresh:
        paint_pearl(canvas, spot, is_new=True)


def paint_groups(
    canvas: Canvas, layout: TableLayout, groups: Sequence[tuple[str, tuple[CardId, ...]]]
) -> None:
    """Paint a bracket below each group, with the name of its meld."""
    for name, cards in groups:
        for in_row, is_front in _rows(layout, cards):
            _bracket(canvas, in_row, name if is_front else "")


def _rows(layout: TableLayout, cards: Sequence[CardId]) -> Iterator[tuple[list[Spot], bool]]:
    """Yield the cards of a group in each row, and whether the row is the front one."""
    for at, (_, row) in enumerate(layout.hand.lines):
        spots = [layout.cards[card] for card in cards if card in row]
        if spots:
            yield spots, at == len(layout.hand.lines) - 1


def _bracket(canvas: Canvas, spots: Sequence[Spot], name: str) -> None:
    stage = canvas.kit.stage
    rise = BRACKET_RISE if name else 8
    row = sorted(spots, key=lambda spot: spot.rect.x)
    left, right = row[0].strip.x + 10, row[-1].strip.right - 10
    first, last = (
        [_on_card(spot, x, rise + above) for above in (0, TICK)]
        for spot, x in ((row[0], left), (row[-1], right))
    )
    under = [_on_card(spot, spot.strip.cx, rise) for spot in row]
    line = [first[1], first[0], *under, last[0], last[1]]
    # Where cards reach below the window, all of it is higher.
    lift = max(0.0, max(y for _, y in line) + rise + 12 - stage.height)
    line = [(x, y - lift) for x, y in line]
    canvas.bent(line, (NIGHT0, 9.0), (BRASS_LIGHT, 4.0))
    wide, high = canvas.width(name, SMALL_TEXT) + 36, stage.text_units(SMALL_TEXT) * 1.25 + 4
    if name and wide <= right - left:
        x, y = (sum(at) / len(under) for at in zip(*line[2:-2], strict=True))
        pill = Rect(x - wide / 2, y - high / 2, wide, high)
        canvas.panel(pill, "count", high / 2)
        canvas.text(name, pill, SMALL_TEXT, SANS, IVORY, "center")


#: Places that show in their own way that they have the focus.
BUTTONS = {*BUTTON_KINDS, "choice"}
ON_TABLE = ("build", "slot")
PLUS, LAMP = 42, 48


class Marks:
    def __init__(self, texts: TableTexts) -> None:
        self.texts, self.picture, self.selection = texts, texts.picture, texts.selection

    def paint(self, canvas: Canvas) -> None:
        self._hint(canvas)
        self._ringed(canvas, self.texts.looked_up(), 3, 10)
        self._pointed(canvas)
        self._fitting(canvas)
        self._goals(canvas)
        self._way(canvas)
        refused = self.selection.hands.refused
        frame = place_frame(self.picture.layout, refused.place) if refused else None
        if refused is not None and frame is not None and refused.place.kind != "felt":
            angle = self._lean(refused.place)
            canvas.ring(self._around(refused.place.place, frame), EMBER, 4, 16, angle=angle)
            canvas.disc(frame.right + 6, frame.y - 4, 46, "disc bad")
            sign = "icon_warn" if refused.is_warning else "icon_cross"
            canvas.icon(sign, frame.right + 6, frame.y - 4, 26, IVORY)
        if not self.picture.layout.tray and self._is_ringed("lane"):
            # The ring of the lane must not cross the lane's name.
            lane = self.texts.pieces.get(LANE_PLACE)
            if lane is not None:
                paint_lane_label(canvas, self.texts, lane)

    def _is_ringed(self, kind: Kind) -> bool:
        """Return whether a place of this kind is lit now, or has a refusal."""
        selection, carried = self.selection, self.selection.hands.carried
        lit = [*(carried.goals if carried else self.texts.marked_goals())]
        lit += [selection.hands.focus] if selection.ring else []
        lit += [selection.hands.goal] if selection.hands.goal is not None else []
        lit += [selection.hands.refused.place] if selection.hands.refused is not None else []
        return any(place.kind == kind for place in (*lit, *self.texts.owed_goals()))

    def _lean(self, target: Target) -> float:
        spot = self.picture.layout.cards.get(target.card)
        return -spot.angle if spot is not None and target.kind in ("hand", "loose") else 0.0

    # Light ----------------------------------------------------------------------------------

    def _hint(self, canvas: Canvas) -> None:
        selection, layout = self.selection, self.picture.layout
        for spot in self._ringed(canvas, selection.hands.lit, 4, 14):
            top = Rect(spot.strip.cx, spot.rect.y - LAMP * ABOVE_INDEX / 2, 0, 0)
            self._lamp(canvas, part_of(spot, top))
        if selection.hands.goal is not None:
            frame = place_frame(layout, selection.hands.goal)
            if frame is not None:
                canvas.moonlight(frame.grown(8), 16)
                canvas.ring(frame.grown(8), GLOW, 5, 16)
                self._lamp(canvas, Rect(frame.right, frame.y, 0, 0))

    def _ringed(self, canvas: Canvas, cards: CardSet, beyond: float, radius: float) -> list[Spot]:
        """Paint a ring around what is seen of each of these cards; return where they lie."""
        lit = [spot for card, spot in self.picture.layout.cards.items() if cards & BIT[card]]
        for spot in lit:
            part = part_of(spot, spot.strip)
            canvas.ring(part.grown(beyond), GLOW, 5, radius, angle=-spot.angle)
        return lit

    def _lamp(self, canvas: Canvas, at: Rect) -> None:
        canvas.disc(at.x, at.y, LAMP)
        canvas.icon("icon_hint", at.x, at.y, 34, INK)

    def _pointed(self, canvas: Canvas) -> None:
        selection, layout = self.selection, self.picture.layout
        if selection.hands.carried is not None:
            return
        if selection.ring:
            focus = selection.hands.focus
            frame, spot = place_frame(layout, focus), layout.cards.get(focus.card)
            if spot is not None and focus.kind == "hand":
                frame = part_of(spot, spot.strip).grown(-4)
            if frame is not None and focus.kind not in BUTTONS:
                canvas.focus(frame, 14, self._lean(focus))
            held = self.texts.pieces.get(focus)
            if spot is not None and isinstance(held, HandPiece):
                # The ring must not cross a sign.
                paint_signs(canvas, self.texts, held, spot)
            return
        hover = selection.hover
        frame = place_frame(layout, hover)
        if frame is None:
            return
        if hover.place in self.texts.draw_goals():
            light = box_of(layout, hover.place).light
            canvas.moonlight(light, 16)
            canvas.ring(light, GLOW, 5, 16)
        elif hover.kind in ON_TABLE or self.texts.is_row(hover):
            canvas.ring(frame.grown(8), BRASS_LIGHT, 2, 14)

    def _fitting(self, canvas: Canvas) -> None:
        """Mark the cards of a row that would go with the hand, while it may be taken."""
        pile = self.picture.layout.piles.discards
        if pile is None or not self.texts.is_row(PILE_PLACE) or not self.texts.may_take():
            return
        fits = self.picture.fits(self.picture.moment)
        for card, spot in pile.spots.items():
            if fits & BIT[card]:
                canvas.ring(spot.strip.grown(-1), GLOW, 4, spot.rect.h * CORNER)

    # Where cards may go ---------------------------------------------------------------------

    def _goals(self, canvas: Canvas) -> None:
        """Paint where marked or carried cards may go."""
        carried = self.selection.hands.carried
        goals = list(carried.goals if carried else self.texts.marked_goals())
        if not carried and not self.selection.hands.marked:
            goals = self.texts.owed_goals()
        for goal in goals:
            frame = place_frame(self.picture.layout, goal)
            if frame is None or (carried and goal == carried.lit):
                continue
            frame = self._around(goal, frame)
            canvas.ring(frame, GLOW, 3, 14, 0.75)
            self._plus(canvas, goal, frame)
        if carried and carried.lit is not None:
            self._lit(canvas, carried, carried.lit)

    def _lit(self, canvas: Canvas, carried: Carried, aim: Target) -> None:
        frame = place_frame(self.picture.layout, aim)
        if frame is None:
            return
        ghosts = self._ghosts(carried, aim)
        for ghost in ghosts if aim.kind in ("meld", "lane") else ():
            frame = frame.around(ghost)
        frame = self._around(aim, frame)
        canvas.moonlight(frame, 16)
        canvas.ring(frame, GLOW, 5, 16)
        for ghost in ghosts:
            canvas.panel(ghost, "ghost", 8)
        self._plus(canvas, aim, frame)

    def _around(self, goal: Target, frame: Rect) -> Rect:
        """Return the frame of a place's light: not over the words below a pile or a slot."""
        if goal.kind == "lane" and not self.picture.layout.tray:
            return frame
        return frame.grown({"slot": 3, "pile": LIGHT}.get(goal.kind, 10))

    def _ghosts(self, carried: Carried, aim: Target) -> list[Rect]:
        """Return exactly where the cards would lie."""
        layout, offers = self.picture.layout, carried.offers_at(aim)
        lies, ghost = offers[0].lies if offers else (), None
        if aim.kind == "lane" and not layout.tray:
            return self.picture.new_ghosts(lies)
        if aim.kind == "meld" and lies:
            ghost = meld_ghost(layout, lies[0].cards, carried.cards)
        elif aim.kind == "slot" and layout.tray:
            ghost = layout.tray.slots[aim.at].missing
        return [ghost] if ghost is not None else []

    def _way(self, canvas: Canvas) -> None:
        """Light what would be taken or built with in the way that is looked at."""
        choice, layout = self.selection.hands.asked, self.picture.layout
        if choice is None:
            return
        parts = [part for one in choice.offers[choice.at].sums for part in one]
        for part in parts:
            if part.card in choice.cards:
                continue
            goal = (
                Target("loose", 0, part.card)
                if part.card != NOBODY
                else Target("build", part.build)
            )
            frame = place_frame(layout, goal)
            if frame is not None:
                canvas.moonlight(frame.grown(6), 14)
                canvas.ring(frame.grown(6), GLOW, 4, 14, angle=self._lean(shown_at(layout, goal)))

    def _plus(self, canvas: Canvas, goal: Target, frame: Rect) -> None:
        """Paint a plus at the upper right corner of a place; inside a slot."""
        x, y = frame.right - 4, frame.y + 4
        if goal.kind == "slot":
            y = frame.y + PLUS / 2 + 8
            x = frame.right - PLUS / 2 - 8
        canvas.disc(x, y, PLUS)
        box = Rect(x - PLUS / 2, y - PLUS / 2 - 2, PLUS, PLUS)
        canvas.letters("+", box, 0.76, BOLD, INK)
