"""The end of a match: who won, the last scores, and the money, if there is any."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import partial
from typing import NamedTuple

from game.engine.scoring.match_end import HANDS_WON
from game.scenes.scores.chart import Chart, ChartLine, ChartSheet
from game.scenes.shell.page_scene import PageScene, first_key
from game.scenes.shell.scene import Services
from game.ui import commands
from game.ui.boxes import FILL, Column, FirstFitting, Leaf, Row, Sized, Text, button
from game.ui.canvas import Canvas
from game.ui.gestures import KEYS, MOUSE, Gesture, is_press
from game.ui.theme import BRASS_LIGHT, IVORY, IVORY2, LEAF, MOON, NAME, SMALL, WINE, Colour
from game.ui.widgets import Mood, Widget
from game.ui.words import SANS, SERIF, SERIF_BOLD
from game.view.geometry import Rect
from game.view.motion.motion import PASSAGE, Pace, Winning, winning
from game.view.scores.match import DIFFERENCE, POT, FinalPlace, MatchSheet
from game.view.scores.words import gain
from game.view.table.log import Wording

TITLE, MONEY_NAME, CELL, ALL, AMOUNT, HEAD = 38, 34, 36, 44, 44, 32
CREST, COIN = 64.0, 38.0
WON, MONEY_LOST, NOTHING = (31, 107, 59), (156, 42, 30), (138, 122, 92)
DARK, FAINT, RULE = (42, 29, 18), (90, 74, 44), (216, 199, 158)
ROW, PAY_ROW, PAYMENTS = 112.0, 104.0, 532.0


def _tone(amount: int) -> Colour:
    return WON if amount > 0 else MONEY_LOST if amount < 0 else NOTHING


class _Painter:
    def __init__(self, canvas: Canvas, services: Services, sheet: MatchSheet) -> None:
        self.canvas, self.services, self.sheet = canvas, services, sheet


class PairTable(_Painter):
    """What each gets of each, where every two settle the difference of their scores."""

    @property
    def least_height(self) -> float:
        return (
            max(72.0, self.canvas.line_high(HEAD))
            + len(self.sheet.players) * self.canvas.line_high(ALL)
            + 24
        )

    @property
    def best_height(self) -> float:
        return max(72.0, self.canvas.line_high(HEAD)) + len(self.sheet.players) * ROW + 24

    def paint(self, box: Rect) -> None:
        canvas, players = self.canvas, self.sheet.players
        canvas.panel(box, "paper", 22, shadow=True)
        names = max(canvas.width(player.name, MONEY_NAME, SERIF) for player in players) + 8
        left = box.x + 28
        first = left + CREST + 12 + min(names, box.w * 0.24) + 12
        said = self.services.say("settle.in_all")
        last = max(150.0, canvas.width(said, HEAD, SERIF_BOLD) + 16)
        wide = (box.right - 16 - first - last) / len(players)
        rows = len(players)
        head = max(72.0, self.canvas.line_high(HEAD))
        high = (box.h - head - 20) / rows
        top = box.y + 8
        size = min(CREST, high - 4)
        corner = Rect(left, top, first - left - 8, head)
        which = self.services.say("settle.from_to")
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
            canvas.text(player.name, name, MONEY_NAME, SERIF, DARK, may_cut=True)
            for at, amount in enumerate(self.sheet.pairs[row]):
                cell = Rect(first + at * wide, y, wide, high)
                if at == row:
                    canvas.text("·", cell, CELL, SANS, NOTHING, "center")
                else:
                    said = gain(amount, self.services.texts)
                    canvas.text(said, cell, CELL, SANS, _tone(amount), "center")
            money = self.sheet.money[row]
            cell = Rect(in_all.x, y, in_all.w, high)
            said = gain(money, self.services.texts)
            canvas.text(said, cell, ALL, SERIF_BOLD, _tone(money), "center")


class PaymentsPanel(_Painter):
    """From whom, to whom, how many lunas."""

    @property
    def _row_least(self) -> float:
        return self.canvas.line_high(AMOUNT) + 8

    @property
    def _title(self) -> float:
        """Return its height."""
        wide = self.best_width - 64
        return self.canvas.height(self.services.say("settle.fewest"), wide, TITLE, SERIF, 2)

    @property
    def least_height(self) -> float:
        return 16 + self._title + 12 + len(self.sheet.payments) * self._row_least + 20

    @property
    def best_height(self) -> float:
        rows = len(self.sheet.payments) * (PAY_ROW + 8)
        return 16 + self._title + 12 + rows + self.canvas.line_high(SMALL) + 20

    @property
    def best_width(self) -> float:
        title = self.canvas.width(self.services.say("settle.fewest"), TITLE, SERIF)
        return min(600.0, max(PAYMENTS, title + 64))

    def paint(self, panel: Rect) -> None:
        canvas, sheet, say = self.canvas, self.sheet, self.services.say
        canvas.panel(panel, "panel", 22, shadow=True)
        title = Rect(panel.x + 32, panel.y + 14, panel.w - 64, self._title)
        canvas.text(say("settle.fewest"), title, TITLE, SERIF, MOON, lines=2)
        top = title.bottom + 12
        room = panel.bottom - 16 - top
        if not sheet.payments:
            words = Rect(panel.x + 32, top, panel.w - 64, room)
            canvas.text(say("settle.nobody_owes"), words, SMALL + 2, SANS, IVORY2, lines=3)
            return
        foot = self.canvas.line_high(SMALL)
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
            canvas.text(self.services.number(amount), words, AMOUNT, SERIF_BOLD, MOON, "right")
        if has_foot:
            said = say("settle.balance", sum=sum(amount for amount in sheet.money if amount > 0))
            words = Rect(panel.x + 32, panel.bottom - 12 - foot, panel.w - 64, foot)
            if canvas.width(said, SMALL) <= words.w:
                canvas.text(said, words, SMALL, SANS, IVORY2)


LARGE_NAME, SCORE, MONEY, PLACES_COIN = 44, 32, 56, 44.0
PLACES_CREST, LEAST_CREST, EDGE, GAP, STEP = 130.0, 72.0, 20.0, 22.0, 30.0
WIDEST = 640.0
CROWN_FALLS_FROM = 300.0
#: Of a crest's width, from one partner's to the next.
BESIDE = 0.55
LOST: Colour = (255, 180, 154)


class PlaceCards(_Painter):
    """A card for each place, the first the highest."""

    def _name(self, place: FinalPlace) -> str:
        return self.services.texts.list_and(player.name for player in place.players)

    def _score(self, place: FinalPlace) -> str:
        key = "settle.rounds" if self.sheet.goal.counts == HANDS_WON else "settle.points"
        return self.services.say(key, count=place.score, shown=self.services.number(place.score))

    # Sizes ----------------------------------------------------------------------------------

    def _width(self, wide: float) -> float:
        count = len(self.sheet.places)
        return min(WIDEST, (wide - (count - 1) * GAP) / count)

    def _crest(self, width: float) -> float:
        return max(LEAST_CREST, min(PLACES_CREST, width * 0.26))

    def _are_names_below(self, width: float) -> bool:
        """Return whether names stand below the crests, small ones: long names in narrow cards."""
        for place in self.sheet.places:
            crests = self._crest(width) * (1 + BESIDE * (len(place.players) - 1))
            name = self.canvas.width(self._name(place), NAME, SERIF)
            if EDGE + crests + 18 + name + 16 > width:
                return True
        return False

    def least_height(self, wide: float) -> float:
        """Return the height of the lowest card, all of them level."""
        width = self._width(wide)
        words = self.canvas.line_high(LARGE_NAME) + self.canvas.line_high(SCORE)
        high = max(self._crest(width), words)
        if self._are_names_below(width):
            high = max(LEAST_CREST, self.canvas.line_high(SCORE)) + self.canvas.line_high(NAME)
        return high + 36 + (self.canvas.line_high(MONEY) + 4 if self.sheet.how else 0)

    def best_height(self, wide: float) -> float:
        return self.least_height(wide) + STEP * min(3, len(self.sheet.places) - 1)

    # Painting -------------------------------------------------------------------------------

    def paint(self, room: Rect, winning: Winning) -> None:
        """Paint the cards in the middle of the room; the first fills its height."""
        places = self.sheet.places
        wide = self._width(room.w)
        left = room.cx - (len(places) * (wide + GAP) - GAP) / 2
        spare = max(0.0, room.h - self.least_height(room.w))
        step = min(STEP, spare / max(1, min(3, len(places) - 1)))
        level = -1
        before: FinalPlace | None = None
        for at, place in enumerate(places):
            if before is None or (place.won, place.score) != (before.won, before.score):
                level += 1
            before = place
            top = room.y + step * min(3, level)
            box = Rect(left + at * (wide + GAP), top, wide, room.bottom - top)
            risen = winning.risen[at]
            if risen == 1:
                self._paint_card(place, box, winning)
            elif risen > 0:
                # It comes up from behind the rows below.
                with self.canvas.clipped(box):
                    self._paint_card(place, box.moved(0, (1 - risen) * box.h), winning)

    def _paint_card(self, place: FinalPlace, box: Rect, winning: Winning) -> None:
        canvas = self.canvas
        is_lit = place.won and winning.light > 0
        if is_lit:
            canvas.moonlight(box, 22, winning.light)
        canvas.panel(box, "panel", 22, shadow=not is_lit)
        if is_lit:
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
        first, second = self.canvas.line_high(size), self.canvas.line_high(SCORE)
        words = Rect(left, y - (first + second) / 2, room.w, first)
        told = words._replace(y=words.bottom, h=second)
        crown_at = box.y if large > room.w - crown - 10 else words.cy
        if below:
            told = told._replace(y=y - second / 2)
            words = Rect(box.x + EDGE, y + crest / 2, box.w - 2 * EDGE, first)
        if place.won and winning.crown > 0:
            # Beside the name, or on the edge above it where the name needs the room.
            falls = (1 - winning.crown) * CROWN_FALLS_FROM
            canvas.icon("icon_crown", box.right - 20 - crown / 2, crown_at - falls, crown, MOON)
        canvas.text(name, words, size, SERIF, IVORY, may_cut=True)
        score = self._score(place)
        if canvas.width(score, SCORE) > room.w:
            score = f"*{self.services.number(place.score)}*"
        canvas.text(score, told, SCORE, SANS, IVORY2)
        if self.sheet.how:
            self._paint_money(place.money, box)

    def _paint_money(self, money: int, box: Rect) -> None:
        canvas = self.canvas
        high = self.canvas.line_high(MONEY)
        line = Rect(box.x + EDGE, box.bottom - 8 - high, box.w - 2 * EDGE, high)
        canvas.icon("luna", line.right - PLACES_COIN / 2, line.cy, PLACES_COIN)
        words = Rect(line.x, line.y, line.w - PLACES_COIN - 14, high)
        colour = LEAF if money > 0 else LOST if money < 0 else IVORY
        canvas.text(gain(money, self.services.texts), words, MONEY, SERIF_BOLD, colour, "right")


MATCH_TITLE, SUBTITLE, LEAST_SUBTITLE, AGAIN, OTHER = 68, 30, 22, 38, 34
MARGIN, BETWEEN, FOOT = 64.0, 28.0, 28.0
#: The chart has nothing to say in less, and no more in more.
LEAST_CHART, BEST_CHART = 260.0, 700.0


class Endings(NamedTuple):
    """What comes next. `again`: the same players and rules; `watch`: the match from its start;
    `same_cards`: the same deal once more."""

    again: Callable[[], None]
    menu: Callable[[], None]
    watch: Callable[[], None] | None = None
    same_cards: Callable[[], None] | None = None


class _Middle(Leaf):
    """The places, and below them money or the chart. What is left over stands between them."""

    def __init__(
        self, services: Services, sheet: MatchSheet, winning: Callable[[], Winning]
    ) -> None:
        super().__init__(grow=True)
        self.services, self.sheet, self.winning = services, sheet, winning

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        services, sheet, room = self.services, self.sheet, self.rect
        cards = PlaceCards(canvas, services, sheet)
        payments = PaymentsPanel(canvas, services, sheet)
        pairs = PairTable(canvas, services, sheet)
        least, best = LEAST_CHART, BEST_CHART
        if sheet.pairs:
            least, best = pairs.least_height, max(pairs.best_height, payments.best_height)
        if sheet.how:
            least = max(least, payments.least_height)
        level = cards.least_height(room.w)
        tall = min(cards.best_height(room.w), max(level, room.h - least - BETWEEN))
        high = min(room.h - tall - BETWEEN, max(least, best))
        spare = (room.h - tall - BETWEEN - high) / 3
        cards.paint(Rect(room.x, room.y + spare, room.w, tall), self.winning())
        below = Rect(room.x, room.y + tall + BETWEEN + 2 * spare, room.w, high)
        if sheet.how:
            wide = payments.best_width
            payments.paint(Rect(below.right - wide, below.y, wide, high))
            below = below._replace(w=below.w - wide - 30)
        if sheet.pairs:
            pairs.paint(below)
        elif high >= LEAST_CHART:
            Chart(canvas, below, self._chart()).paint(canvas)

    def _chart(self) -> ChartSheet:
        sheet = self.sheet
        unit = Wording(self.services.texts, sheet.variant_id, ()).text("scores.unit")
        lines = tuple(
            ChartLine(place.players[0].crest, sheet.history[place.side], place.score, place.score)
            for place in sheet.places
        )
        return ChartSheet(lines, sheet.goal, unit, self.services.number)


class Settlement(PageScene):
    veil = 0.7

    def __init__(self, services: Services, sheet: MatchSheet, endings: Endings) -> None:
        super().__init__(services)
        self.sheet, self.endings = sheet, endings
        self._pace = Pace(services.settings.motion, services.settings.speed)
        self._is_winning = self._pace.travels and self._pace.speed > 0
        #: How many sounds of the winning were heard.
        self._heard = 0

    def ahead(self) -> Generator[None]:
        moves, self._is_winning = self._is_winning, False  # As it looks when all have risen.
        try:
            yield from super().ahead()
        finally:
            self._is_winning = moves

    # Winning --------------------------------------------------------------------------------

    def paint_ground(self, canvas: Canvas) -> None:
        super().paint_ground(canvas)
        light = self._winning().light
        if light > 0:
            canvas.sprites.append(self.services.backdrops.moonshine(light))

    def _winning(self) -> Winning:
        places = len(self.sheet.places)
        if not self._is_winning:
            return Winning((1.0,) * places)
        if self.seen_at is None:
            return Winning((0.0,) * places, 0.0, 0.0)
        began = self.seen_at + self._pace.time(PASSAGE)
        return winning(began, self.services.clock(), self._pace, places)

    def update(self, now: float) -> None:
        shown = self._winning()
        begun = sum(part > 0 for part in (*shown.risen, shown.crown, shown.light))
        if begun > self._heard:
            self._heard = begun
            self._sound(begun - len(shown.risen))
        if self._is_winning:
            self._stale = True
            self._is_winning = shown.light < 1

    def _sound(self, after: int) -> None:
        """Let a place be heard as it rises, the crown as it falls, and the pack at the moon.
        `after`: how many moments there were since the last place."""
        self.services.sound({1: "confirm", 2: "game_won"}.get(after, "land_felt"))
        if after == 2 and self.sheet.how:
            self.services.sound("coin")

    def due(self, now: float) -> float | None:
        return 0.0 if self._is_winning else None

    def handle(self, gesture: Gesture) -> bool:
        if self._is_winning and is_press(gesture):
            self._is_winning = False
            self._stale = True
            self.update(self.services.clock())
            return True
        return super().handle(gesture)

    def back(self) -> None:
        self.services.sound("back")
        self.endings.menu()

    # Texts ----------------------------------------------------------------------------------

    @property
    def _counts_rounds(self) -> bool:
        return self.sheet.goal.counts == HANDS_WON

    def _names(self, sheet: MatchSheet) -> list[str]:
        return [player.name for place in sheet.winners for player in place.players]

    def _title(self) -> str:
        winners = self._names(self.sheet)
        key = "settle.title.rounds" if self._counts_rounds else "settle.title.points"
        return self.services.say(
            key,
            players=len(winners),
            names=self.services.texts.list_and(winners),
            score=self.sheet.winners[0].score,
        )

    def title(self) -> str:
        return self._title()

    def _about(self) -> str:
        """Return the game, how it is settled, and which deal it was."""
        sheet, say = self.sheet, self.services.say
        name = f"variant.{sheet.variant_id}.name"
        parts = [say(name)] if self.services.texts.has(name) else []
        if sheet.how == DIFFERENCE:
            parts.append(say("settle.by_difference"))
        elif sheet.how == POT:
            names = self._names(sheet)
            who = self.services.texts.list_and(names)
            parts.append(say("settle.by_pot", pot=sheet.pot, names=who, players=len(names)))
        if sheet.deal:
            parts.append(say("settle.deal", number=sheet.deal))
        if sheet.taken_back:
            parts.append(say("settle.taken_back", count=sheet.taken_back))
        return " · ".join(parts)

    def _about_size(self, canvas: Canvas, wide: float) -> int:
        """Return the largest size that fits one line: what is below needs the room."""
        about, sizes = self._about(), (SUBTITLE, SMALL, LEAST_SUBTITLE)
        fitting = (size for size in sizes if canvas.width(about, size, SANS) <= wide)
        return next(fitting, LEAST_SUBTITLE)

    def _facts(self) -> str:
        """How long it was, and who won most of it."""
        sheet = self.sheet
        wording = Wording(self.services.texts, sheet.variant_id, ())
        parts = [wording.text("settle.hands", count=sheet.hands)]
        most = max(place.hands_won for place in sheet.places)
        best = [place for place in sheet.places if place.hands_won == most]
        if len(best) == 1 and most and not self._counts_rounds:
            who = self.services.texts.list_and(player.name for player in best[0].players)
            parts.append(wording.text("settle.most_hands", names=who, count=most))
        return " · ".join(parts)

    # The page -------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        canvas, stage = Canvas(self.services.kit), self.services.kit.stage
        room = Rect(stage.content.x + MARGIN, 0, stage.content.w - 2 * MARGIN, stage.height)
        size = self._about_size(canvas, room.w)
        high = max(84.0, canvas.line_high(AGAIN) + 26)
        # Where all of them are too many, their keys are not told, and their words are smaller.
        rows = [self._foot(*how) for how in ((True, 0), (False, 0), (False, 6), (False, 10))]
        page = Column(
            *(30, Text(self._title(), MATCH_TITLE, SERIF_BOLD, MOON, "center", 2, shadow=True)),
            Text(self._about(), size, SANS, IVORY2, "center", 2, shadow=True),
            *(20, _Middle(self.services, self.sheet, self._winning), 24),
            *(Sized(FirstFitting(*rows), height=high), FOOT),
        )
        widgets = page.arrange(canvas, room)
        buttons = [widget for widget in widgets if widget.focusable]
        # To play again comes first for the focus.
        return [*(one for one in widgets if not one.focusable), *reversed(buttons)]

    def _foot(self, has_keys: bool, shrunk: int) -> Row:
        """Return the buttons, and facts at their left where there is room."""
        say, endings = self.services.say, self.endings
        ways: tuple[tuple[str, Callable[[], None] | None, str], ...] = (
            ("menu", endings.menu, commands.BACK),
            ("watch", endings.watch, ""),
            ("same_cards", endings.same_cards, ""),
            ("again", endings.again, commands.CONFIRM),
        )
        buttons = []
        for name, act, command in ways:
            if act is not None:
                main, pad = name == "again", (72.0 - 3 * shrunk, 0.0)
                size, least = (AGAIN, PAYMENTS) if main else (OTHER, 230.0)
                text, wide = say(f"settle.{name}"), 0.0 if shrunk else least
                way = button(name, text, act, "", main, size=size - shrunk, pad=pad, wide=wide)
                way.key = self._key(command) if command and has_keys else ""
                buttons.append(way)
        facts = Text(self._facts(), SMALL, SANS, IVORY2, lines=3, shadow=True)
        told = FirstFitting(facts, FILL, fits=partial(self._tells, facts), grow=True)
        return Row(6, told, 24, *buttons, gap=24)

    @staticmethod
    def _tells(facts: Text, canvas: Canvas, wide: float) -> bool:
        high = max(84.0, canvas.line_high(AGAIN) + 26)
        return wide > 200 and facts.height_at(canvas, wide) <= high

    def _key(self, command: str) -> str:
        has_keys = self.services.device in (KEYS, MOUSE)
        return first_key(self.services, command) if has_keys else ""

    # Showing --------------------------------------------------------------------------------
