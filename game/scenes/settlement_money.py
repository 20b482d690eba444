"""Who pays what to whom: every two players in a table, and then in the fewest payments."""

from __future__ import annotations

from game.scenes.house import House
from game.ui.canvas import Canvas
from game.ui.theme import IVORY, IVORY2, MOON, SMALL, WINE, Colour
from game.ui.words import LINE, SANS, SERIF, SERIF_BOLD
from game.view.geometry import Rect
from game.view.score_words import gain
from game.view.settlement_view import MatchSheet

TITLE, NAME, CELL, ALL, AMOUNT, HEAD = 38, 34, 36, 44, 44, 32
CREST, COIN = 64.0, 38.0
WON, LOST, NOTHING = (31, 107, 59), (156, 42, 30), (138, 122, 92)
DARK, FAINT, RULE = (42, 29, 18), (90, 74, 44), (216, 199, 158)
ROW, PAY_ROW, PAYMENTS = 112.0, 104.0, 532.0


def _tone(amount: int) -> Colour:
    return WON if amount > 0 else LOST if amount < 0 else NOTHING


class PairTable:
    """What each gets of each, where every two settle the difference of their scores."""

    def __init__(self, canvas: Canvas, house: House, sheet: MatchSheet) -> None:
        self.canvas, self.house, self.sheet = canvas, house, sheet

    def _line(self, size: float) -> float:
        return self.canvas.kit.stage.text_units(size) * LINE

    @property
    def least_height(self) -> float:
        return max(72.0, self._line(HEAD)) + len(self.sheet.players) * self._line(ALL) + 24

    @property
    def best_height(self) -> float:
        return max(72.0, self._line(HEAD)) + len(self.sheet.players) * ROW + 24

    def paint(self, box: Rect) -> None:
        canvas, players = self.canvas, self.sheet.players
        canvas.panel(box, "paper", 22, shadow=True)
        names = max(canvas.width(player.name, NAME, SERIF) for player in players) + 8
        left = box.x + 28
        first = left + CREST + 12 + min(names, box.w * 0.24) + 12
        said = self.house.say("settle.in_all")
        last = max(150.0, canvas.width(said, HEAD, SERIF_BOLD) + 16)
        wide = (box.right - 16 - first - last) / len(players)
        rows = len(players)
        head = max(72.0, self._line(HEAD))
        high = (box.h - head - 20) / rows
        top = box.y + 8
        size = min(CREST, high - 4)
        corner = Rect(left, top, first - left - 8, head)
        which = self.house.say("settle.from_to")
        if canvas.width(which, SMALL) <= corner.w:
            canvas.text(which, corner, SMALL, SANS, FAINT)
        for at, player in enumerate(players):
            canvas.crest(player.crest, first + (at + 0.5) * wide, top + head / 2, size)
        in_all = Rect(first + rows * wide, top, last, head)
        canvas.text(said, in_all, HEAD, SERIF_BOLD, WINE, "center")
        for row, player in enumerate(players):
            y = top + head + row * high
            canvas.line(box.x + 20, y, box.w - 40, 2, RULE, 1.0)
            canvas.crest(player.crest, left + CREST / 2, y + high / 2, size)
            name = Rect(left + CREST + 12, y, first - left - CREST - 24, high)
            canvas.text(player.name, name, NAME, SERIF, DARK, may_cut=True)
            for at, amount in enumerate(self.sheet.pairs[row]):
                cell = Rect(first + at * wide, y, wide, high)
                if at == row:
                    canvas.text("·", cell, CELL, SANS, NOTHING, "center")
                else:
                    said = gain(amount, self.house.texts)
                    canvas.text(said, cell, CELL, SANS, _tone(amount), "center")
            money = self.sheet.money[row]
            cell = Rect(in_all.x, y, in_all.w, high)
            said = gain(money, self.house.texts)
            canvas.text(said, cell, ALL, SERIF_BOLD, _tone(money), "center")


class PaymentsPanel:
    """From whom, to whom, how many lunas."""

    def __init__(self, canvas: Canvas, house: House, sheet: MatchSheet) -> None:
        self.canvas, self.house, self.sheet = canvas, house, sheet

    def _line(self, size: float) -> float:
        return self.canvas.kit.stage.text_units(size) * LINE

    @property
    def _row_least(self) -> float:
        return self._line(AMOUNT) + 8

    @property
    def _title(self) -> float:
        """Its height."""
        wide = self.best_width - 64
        return self.canvas.height(self.house.say("settle.fewest"), wide, TITLE, SERIF, 2)

    @property
    def least_height(self) -> float:
        return 16 + self._title + 12 + len(self.sheet.payments) * self._row_least + 20

    @property
    def best_height(self) -> float:
        rows = len(self.sheet.payments) * (PAY_ROW + 8)
        return 16 + self._title + 12 + rows + self._line(SMALL) + 20

    @property
    def best_width(self) -> float:
        title = self.canvas.width(self.house.say("settle.fewest"), TITLE, SERIF)
        return min(600.0, max(PAYMENTS, title + 64))

    def paint(self, panel: Rect) -> None:
        canvas, sheet, say = self.canvas, self.sheet, self.house.say
        canvas.panel(panel, "panel", 22, shadow=True)
        title = Rect(panel.x + 32, panel.y + 14, panel.w - 64, self._title)
        canvas.text(say("settle.fewest"), title, TITLE, SERIF, MOON, lines=2)
        top = title.bottom + 12
        room = panel.bottom - 16 - top
        if not sheet.payments:
            words = Rect(panel.x + 32, top, panel.w - 64, room)
            canvas.text(say("settle.nobody_owes"), words, SMALL + 2, SANS, IVORY2, lines=3)
            return
        foot = self._line(SMALL)
        has_foot = room - foot >= len(sheet.payments) * (self._row_least + 8)
        if has_foot:
            room -= foot
        high = min(PAY_ROW, room / len(sheet.payments) - 8)
        for at, (payer, receiver, amount) in enumerate(sheet.payments):
            row = Rect(panel.x + 24, top + at * (high + 8), panel.w - 48, high)
            canvas.panel(row, "row", 16)
            size = min(74.0, high - 8)
            for seat, x in ((payer, 52.0), (receiver, 208.0)):
                canvas.crest(sheet.players[seat].crest, row.x + x, row.cy, size)
            canvas.icon("icon_right", row.x + 130, row.cy, 36, IVORY)
            canvas.icon("luna", row.right - 16 - COIN / 2, row.cy, COIN)
            words = Rect(row.x + 260, row.y, row.w - 260 - COIN - 28, row.h)
            canvas.text(self.house.number(amount), words, AMOUNT, SERIF_BOLD, MOON, "right")
        if has_foot:
            said = say("settle.balance", sum=sum(amount for amount in sheet.money if amount > 0))
            words = Rect(panel.x + 32, panel.bottom - 12 - foot, panel.w - 64, foot)
            if canvas.width(said, SMALL) <= words.w:
                canvas.text(said, words, SMALL, SANS, IVORY2)
