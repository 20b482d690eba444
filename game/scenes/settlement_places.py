"""The players side by side at the end, best first, each a step lower than the one before."""

from __future__ import annotations

from game.play.table_kind import HANDS_WON
from game.scenes.house import House
from game.ui.canvas import Canvas
from game.ui.theme import BRASS_LIGHT, IVORY, IVORY2, LEAF, MOON, NAME, Colour
from game.ui.words import LINE, SANS, SERIF, SERIF_BOLD
from game.view.geometry import Rect
from game.view.score_words import gain
from game.view.settlement_view import MatchSheet, Place

LARGE_NAME, SCORE, MONEY, COIN = 44, 32, 56, 44.0
CREST, LEAST_CREST, EDGE, GAP, STEP = 130.0, 72.0, 20.0, 22.0, 30.0
WIDEST = 640.0
#: Of a crest's width, from one partner's to the next.
BESIDE = 0.55
LOST: Colour = (255, 180, 154)


class PlaceCards:
    def __init__(self, canvas: Canvas, house: House, sheet: MatchSheet) -> None:
        self.canvas, self.house, self.sheet = canvas, house, sheet

    def _line(self, size: float) -> float:
        return self.canvas.kit.stage.text_units(size) * LINE

    def _name(self, place: Place) -> str:
        return self.house.texts.list_and(player.name for player in place.players)

    def _score(self, place: Place) -> str:
        key = "settle.rounds" if self.sheet.goal.counts == HANDS_WON else "settle.points"
        return self.house.say(key, count=place.score, shown=self.house.number(place.score))

    # Sizes ----------------------------------------------------------------------------------

    def _width(self, wide: float) -> float:
        count = len(self.sheet.places)
        return min(WIDEST, (wide - (count - 1) * GAP) / count)

    def _crest(self, width: float) -> float:
        return max(LEAST_CREST, min(CREST, width * 0.26))

    def _are_names_below(self, width: float) -> bool:
        """In narrow cards long names stand below the crests, which are small then."""
        for place in self.sheet.places:
            crests = self._crest(width) * (1 + BESIDE * (len(place.players) - 1))
            name = self.canvas.width(self._name(place), NAME, SERIF)
            if EDGE + crests + 18 + name + 16 > width:
                return True
        return False

    def least_height(self, wide: float) -> float:
        """Of the lowest card, all of them level."""
        width = self._width(wide)
        words = self._line(LARGE_NAME) + self._line(SCORE)
        high = max(self._crest(width), words)
        if self._are_names_below(width):
            high = max(LEAST_CREST, self._line(SCORE)) + self._line(NAME)
        return high + 36 + (self._line(MONEY) + 4 if self.sheet.how else 0)

    def best_height(self, wide: float) -> float:
        return self.least_height(wide) + STEP * min(3, len(self.sheet.places) - 1)

    # Painting -------------------------------------------------------------------------------

    def paint(self, room: Rect) -> None:
        """In the middle of the room; the first fills its height."""
        places = self.sheet.places
        wide = self._width(room.w)
        left = room.cx - (len(places) * (wide + GAP) - GAP) / 2
        spare = max(0.0, room.h - self.least_height(room.w))
        step = min(STEP, spare / max(1, min(3, len(places) - 1)))
        level = -1
        before: Place | None = None
        for at, place in enumerate(places):
            if before is None or (place.won, place.score) != (before.won, before.score):
                level += 1
            before = place
            top = room.y + step * min(3, level)
            box = Rect(left + at * (wide + GAP), top, wide, room.bottom - top)
            self._paint_card(place, box)

    def _paint_card(self, place: Place, box: Rect) -> None:
        canvas = self.canvas
        if place.won:
            canvas.moonlight(box, 22)
        canvas.panel(box, "panel", 22, shadow=not place.won)
        if place.won:
            canvas.ring(box, BRASS_LIGHT, 4, 22)
        below = self._are_names_below(box.w)
        crest = LEAST_CREST if below else self._crest(box.w)
        step = crest * BESIDE
        y = box.y + 18 + crest / 2
        for at, player in enumerate(place.players):
            canvas.crest(player.crest, box.x + EDGE + crest / 2 + at * step, y, crest)
        left = box.x + EDGE + crest + step * (len(place.players) - 1) + 18
        room = Rect(left, box.y, box.right - 16 - left, box.h)
        crown = 66.0 if box.w > 380 else 48.0
        name = self._name(place)
        large = canvas.width(name, LARGE_NAME, SERIF)
        size = LARGE_NAME if large <= room.w and not below else NAME
        first, second = self._line(size), self._line(SCORE)
        words = Rect(left, y - (first + second) / 2, room.w, first)
        told = words._replace(y=words.bottom, h=second)
        crown_at = box.y if large > room.w - crown - 10 else words.cy
        if below:
            told = told._replace(y=y - second / 2)
            words = Rect(box.x + EDGE, y + crest / 2, box.w - 2 * EDGE, first)
        if place.won:
            # Beside the name, or on the edge above it where the name needs the room.
            canvas.icon("icon_crown", box.right - 20 - crown / 2, crown_at, crown, MOON)
        canvas.text(name, words, size, SERIF, IVORY, may_cut=True)
        score = self._score(place)
        if canvas.width(score, SCORE) > room.w:
            score = f"*{self.house.number(place.score)}*"
        canvas.text(score, told, SCORE, SANS, IVORY2)
        if self.sheet.how:
            self._paint_money(place.money, box)

    def _paint_money(self, money: int, box: Rect) -> None:
        canvas = self.canvas
        high = self._line(MONEY)
        line = Rect(box.x + EDGE, box.bottom - 8 - high, box.w - 2 * EDGE, high)
        canvas.icon("luna", line.right - COIN / 2, line.cy, COIN)
        words = Rect(line.x, line.y, line.w - COIN - 14, high)
        colour = LEAF if money > 0 else LOST if money < 0 else IVORY
        canvas.text(gain(money, self.house.texts), words, MONEY, SERIF_BOLD, colour, "right")
