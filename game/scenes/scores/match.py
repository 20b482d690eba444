"""The page at the end of a match: who won, the last scores, and the money, if there is any."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from game.engine.scoring.match_end import HANDS_WON
from game.scenes.scores.chart import BAD, GOOD, Chart, ChartLine, chart_sheet
from game.scenes.shell.addresses import Address, ToEvening, ToMenu
from game.scenes.shell.fields import game_name, names_of, say_in
from game.scenes.shell.page_scene import PageScene, first_key
from game.scenes.shell.paper_chart import AXIS
from game.scenes.shell.scene import Services
from game.ui import commands
from game.ui.boxes import (
    FILL,
    Box,
    Column,
    Drawing,
    FirstFitting,
    Ground,
    Icon,
    Leaf,
    Padded,
    Panel,
    Part,
    Row,
    Sized,
    Spacer,
    Text,
)
from game.ui.canvas import Canvas
from game.ui.gestures import KEYS, MOUSE, Gesture, is_press
from game.ui.theme import (
    BRASS_LIGHT,
    IVORY,
    IVORY2,
    LEAF,
    MOON,
    SMALL,
    WINE,
    Colour,
    crest_picture,
)
from game.ui.widgets import Button, Mood, Widget
from game.ui.words import SANS, SERIF, SERIF_BOLD
from game.view.geometry import Rect
from game.view.motion.motion import PASSAGE, Winning, winning
from game.view.scores.match import DIFFERENCE, POT, FinalPlace, MatchSheet

TITLE, MONEY_NAME, CELL, ALL, AMOUNT, HEAD = 38, 34, 36, 44, 44, 32
CREST, COIN = 64.0, 38.0
NOTHING, DARK, RULE = (138, 122, 92), (42, 29, 18), (216, 199, 158)
ROW, PAY_ROW, PAYMENTS = 112.0, 104.0, 532.0


def _money(services: Services, amount: int, size: float, face: str = SANS) -> Text:
    colour = GOOD if amount > 0 else BAD if amount < 0 else NOTHING
    return Text(services.texts.gain(amount), size, face, colour, "center", grow=True)


def _pairs_head(canvas: Canvas) -> float:
    return max(72.0, canvas.line_high(HEAD))


def pair_table(
    services: Services, canvas: Canvas, sheet: MatchSheet, wide: float, high: float
) -> Panel:
    """Return the table of what each player gets from every other, where every two settle the
    difference of their scores."""
    players, head = sheet.players, _pairs_head(canvas)
    row_high = (high - head - 20) / len(players)
    size = min(CREST, row_high - 4)
    names = max(canvas.width(player.name, MONEY_NAME, SERIF) for player in players) + 8
    name_wide = min(names, wide * 0.24)
    corner, in_all = services.say("settle.from_to"), services.say("settle.in_all")
    room = CREST + 12 + name_wide + 4
    last = max(150.0, canvas.width(in_all, HEAD, SERIF_BOLD) + 16)
    which = Text(corner if canvas.width(corner, SMALL) <= room else "", SMALL, colour=AXIS)
    crests = [Icon(crest_picture(player.crest), size) for player in players]
    across = [Sized(crest, grow=True) for crest in crests]
    total = Sized(Text(in_all, HEAD, SERIF_BOLD, WINE, "center"), last)
    parts: list[Part] = [8, Sized(Row(28, Sized(which, room), 8, *across, total, 16), height=head)]
    for at, (player, money) in enumerate(zip(players, sheet.money, strict=True)):
        cells = [_money(services, amount, CELL) for amount in sheet.pairs[at]]
        cells[at] = Text("·", CELL, colour=NOTHING, align="center", grow=True)
        crest = Sized(Icon(crest_picture(player.crest), size), CREST)
        name = Sized(Text(player.name, MONEY_NAME, SERIF, DARK, may_cut=True), name_wide)
        whole = Sized(_money(services, money, ALL, SERIF_BOLD), last)
        row = Row(28, crest, 12, name, 12, *cells, whole, 16)
        parts += [Drawing(_paint_rule), Sized(row, height=row_high)]
    return Panel(Column(*parts), 0, "paper")


def _paint_rule(canvas: Canvas, rect: Rect) -> None:
    canvas.line(rect.x + 20, rect.y, rect.w - 40, 2, RULE, 1.0)


class Payments:
    """The payments: from whom, to whom, how many lunas; or, of a pot that one player takes, what
    each of them has put in."""

    def __init__(self, services: Services, canvas: Canvas, sheet: MatchSheet) -> None:
        self.services, self.canvas, self.sheet = services, canvas, sheet
        self.put_in = sheet.put_in
        title = services.say("settle.put_in" if self.put_in else "settle.fewest")
        self.title = Text(title, TITLE, SERIF, MOON, lines=2)
        shares = [self._share(*share, PAY_ROW).natural_width(canvas) + 48 for share in self.put_in]
        self.wide = min(600.0, max(PAYMENTS, self.title.natural_width(canvas) + 62, *shares))
        self._row_least = canvas.line_high(AMOUNT) + 8
        self._foot = canvas.line_high(SMALL)
        self._head = 28 + self.title.height_at(canvas, self.wide - 64)

    @property
    def least_height(self) -> float:
        return self._head + len(self.put_in or self.sheet.payments) * self._row_least + 20

    def panel(self, high: float) -> Panel:
        """Return the panel of payments, one below the other; at its foot the sum of the lunas,
        where that has room."""
        sheet, say = self.sheet, self.services.say
        rows = [partial(self._share, *share) for share in self.put_in]
        rows = rows or [partial(self._row, *payment) for payment in sheet.payments]
        count, room = len(rows), high - 14 - self._head
        parts: list[Part] = [14, self.title, 12]
        if not count:
            nobody = Text(say("settle.nobody_owes"), SMALL + 2, colour=IVORY2, lines=3, grow=True)
            return Panel(Column(*parts, nobody, 16), (32, 0, 32, 0))
        has_foot = room - self._foot >= count * (self._row_least + 8)
        row_high = min(PAY_ROW, (room - self._foot * has_foot) / count - 8)
        for made in rows:
            row = Panel(made(row_high), 0, "row", 16, shadow=False)
            parts += [Padded(Sized(row, height=row_high), (-8, 0, -8, 0)), 8]
        said = say("settle.balance", sum=sum(max(0, amount) for amount in sheet.money))
        if self.put_in:
            said = say("scores.pot", count=sheet.pot)
        if has_foot and self.canvas.width(said, SMALL) <= self.wide - 64:
            parts += [FILL, Text(said, SMALL, colour=IVORY2), 12]
        return Panel(Column(*parts), (32, 0, 32, 0))

    def _row(self, payer: int, receiver: int, amount: int, high: float) -> Row:
        players, size = self.sheet.players, min(74.0, high - 8)
        give, get = (
            Sized(Icon(crest_picture(players[seat].crest), size), 74) for seat in (payer, receiver)
        )
        arrow = Icon("icon_right", 36, IVORY)
        return Row(15, give, 23, arrow, 23, get, 15, *self._amount(amount, high, grow=True))

    def _share(self, seat: int, amount: int, high: float) -> Row:
        player = self.sheet.players[seat]
        crest = Sized(Icon(crest_picture(player.crest), min(74.0, high - 8)), 74)
        name = Text(player.name, MONEY_NAME, SERIF, IVORY, may_cut=True, grow=True)
        return Row(15, crest, 15, name, 12, *self._amount(amount, high))

    def _amount(self, amount: int, high: float, grow: bool = False) -> tuple[Part, ...]:
        """Return a number of lunas, smaller where the row is low."""
        size = AMOUNT * min(1.0, high / self.canvas.line_high(AMOUNT))
        said = Text(self.services.number(amount), size, SERIF_BOLD, MOON, "right", grow=grow)
        return said, 12, Icon("luna", COIN), 16


#: The sizes of a name, the largest first: it is larger than what its player has won, unless it is
#: too long.
NAMES, SCORE, MONEY, PLACES_COIN = (56, 50, 44, 34), 32, 40, 40.0
PLACES_CREST, LEAST_CREST, EDGE, GAP, STEP = 130.0, 72.0, 20.0, 22.0, 30.0
WIDEST = 640.0
CROWN_FALLS_FROM = 300.0
#: The distance from one partner's crest to the next, as a part of its width.
BESIDE = 0.55
LOST: Colour = (255, 180, 154)


class PlaceCards(Ground):
    """A card for each place, the first the highest. Their shadows lie below the panels after
    them."""

    def __init__(
        self, services: Services, sheet: MatchSheet, winning: Callable[[], Winning]
    ) -> None:
        super().__init__("panel", 22, shadow=True)
        self.services, self.sheet, self.winning = services, sheet, winning

    def _score(self, place: FinalPlace) -> str:
        key = "settle.rounds" if self.sheet.goal.counts == HANDS_WON else "settle.points"
        return self.services.say(key, count=place.score, shown=self.services.number(place.score))

    # Sizes ----------------------------------------------------------------------------------

    def _width(self, wide: float) -> float:
        count = len(self.sheet.places)
        return min(WIDEST, (wide - (count - 1) * GAP) / count)

    def _crest(self, width: float) -> float:
        return max(LEAST_CREST, min(PLACES_CREST, width * 0.26))

    def _are_names_below(self, canvas: Canvas, width: float) -> bool:
        """Return whether names stand below small crests, because they are too long for the
        cards."""
        for place in self.sheet.places:
            crests = self._crest(width) * (1 + BESIDE * (len(place.players) - 1))
            name = canvas.width(names_of(self.services, place.players), NAMES[2], SERIF)
            if EDGE + crests + 18 + name + 16 > width:
                return True
        return False

    def least_height(self, canvas: Canvas, wide: float) -> float:
        """Return the least height of the cards, at which all are equally high."""
        width = self._width(wide)
        words = canvas.line_high(NAMES[0]) + canvas.line_high(SCORE)
        high = max(self._crest(width), words)
        if self._are_names_below(canvas, width):
            high = max(LEAST_CREST, canvas.line_high(SCORE)) + canvas.line_high(NAMES[2])
        return high + 36 + (canvas.line_high(MONEY) + 4 if self.sheet.how else 0)

    def best_height(self, canvas: Canvas, wide: float) -> float:
        return self.least_height(canvas, wide) + STEP * min(3, len(self.sheet.places) - 1)

    # Painting -------------------------------------------------------------------------------

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        """Paint the cards in the middle of the room; the first is as high as the room."""
        places, room, winning = self.sheet.places, self.rect, self.winning()
        wide = self._width(room.w)
        left = room.cx - (len(places) * (wide + GAP) - GAP) / 2
        spare = max(0.0, room.h - self.least_height(canvas, room.w))
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
                self._paint_card(canvas, place, box, winning)
            elif risen > 0:
                # The card rises from behind the rows below.
                with canvas.clipped(box):
                    self._paint_card(canvas, place, box.moved(0, (1 - risen) * box.h), winning)

    def _paint_card(self, canvas: Canvas, place: FinalPlace, box: Rect, winning: Winning) -> None:
        is_lit = place.won and winning.light > 0 and self.sheet.is_won_by_house
        if is_lit:
            canvas.moonlight(box, 22, winning.light)
        canvas.panel(box, "panel", 22, shadow=not is_lit)
        if place.won and winning.light > 0:
            canvas.ring(box, BRASS_LIGHT, 4, 22)
        below = self._are_names_below(canvas, box.w)
        crest = LEAST_CREST if below else self._crest(box.w)
        step = crest * BESIDE
        y = box.y + 18 + crest / 2
        for at, player in enumerate(place.players):
            canvas.crest(player.crest, box.x + EDGE + crest / 2 + at * step, y, crest)
        left = box.x + EDGE + crest + step * (len(place.players) - 1) + 18
        room = Rect(left, box.y, box.right - 16 - left, box.h)
        crown = 66.0 if box.w > 380 else 48.0
        name = names_of(self.services, place.players)
        free = box.w - 2 * EDGE if below else room.w
        widths = {size: canvas.width(name, size, SERIF) for size in NAMES[2 * below :]}
        size = next((size for size, wide in widths.items() if wide <= free), NAMES[-1])
        first, second = canvas.line_high(size), canvas.line_high(SCORE)
        words = Rect(left, y - (first + second) / 2, room.w, first)
        second_line = words._replace(y=words.bottom, h=second)
        crown_at = box.y if widths[size] > room.w - crown - 10 else words.cy
        if below:
            second_line = second_line._replace(y=y - second / 2)
            words = Rect(box.x + EDGE, y + crest / 2, box.w - 2 * EDGE, first)
        if place.won and winning.crown > 0:
            # The crown is beside the name, or on the edge above it where the name needs the room.
            falls = (1 - winning.crown) * CROWN_FALLS_FROM
            canvas.icon("icon_crown", box.right - 20 - crown / 2, crown_at - falls, crown, MOON)
        canvas.text(name, words, size, SERIF, IVORY, may_cut=True)
        score = self._score(place)
        if canvas.width(score, SCORE) > room.w:
            score = f"*{self.services.number(place.score)}*"
        canvas.text(score, second_line, SCORE, SANS, IVORY2)
        if self.sheet.how:
            self._paint_money(canvas, place.money, box)

    def _paint_money(self, canvas: Canvas, money: int, box: Rect) -> None:
        high = canvas.line_high(MONEY)
        line = Rect(box.x + EDGE, box.bottom - 8 - high, box.w - 2 * EDGE, high)
        canvas.icon("luna", line.right - PLACES_COIN / 2, line.cy, PLACES_COIN)
        words = Rect(line.x, line.y, line.w - PLACES_COIN - 14, high)
        colour = LEAF if money > 0 else LOST if money < 0 else IVORY
        canvas.text(self.services.texts.gain(money), words, MONEY, SERIF_BOLD, colour, "right")


MATCH_TITLE, SUBTITLE, LEAST_SUBTITLE, AGAIN, OTHER = 68, 30, 22, 38, 34
MARGIN, BETWEEN, FOOT = 64.0, 28.0, 28.0
#: The height that the chart needs to be readable, and the one above which it gets no clearer.
LEAST_CHART, BEST_CHART = 260.0, 700.0


class Later(Leaf):
    """A box that is not seen before the moon lights up, and then as dense as the light."""

    def __init__(self, box: Box, light: Callable[[], float]) -> None:
        super().__init__(box.grow)
        self.box, self.light = box, light

    def natural_width(self, canvas: Canvas) -> float:
        return self.box.natural_width(canvas)

    def height_at(self, canvas: Canvas, width: float) -> float:
        return self.box.height_at(canvas, width)

    def arrange(self, canvas: Canvas, rect: Rect) -> list[Widget]:
        # Paper lies over the shadows of panels, and words over all.
        parts = self.box.arrange(canvas, rect)
        self.parts = sorted(parts, key=lambda one: (not isinstance(one, Ground), _is_paper(one)))
        return super().arrange(canvas, rect)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        with canvas.faded(self.light()):
            for part in self.parts:
                part.paint(canvas, mood)


class Endings(NamedTuple):
    """What follows the match. `again`: another with the same players and rules; `watch`: the match
    from its start; `same_cards`: the same deal once more. `firsts`: returns what people did for the
    first time, as far as it is known by now. `match_id`: of a match that may end an evening."""

    again: Address
    watch: Address | None = None
    same_cards: Address | None = None
    firsts: Callable[[], Sequence[str]] = tuple
    match_id: str = ""


def _is_paper(widget: Widget) -> bool:
    return isinstance(widget, Ground) and widget.style == "paper"


class _Middle(Spacer):
    """The places, and below them money or the chart. The room that is left is between them."""

    def __init__(
        self, services: Services, sheet: MatchSheet, winning: Callable[[], Winning]
    ) -> None:
        super().__init__()
        self.services, self.sheet = services, sheet
        self.cards, self.light = PlaceCards(services, sheet, winning), lambda: winning().light

    def arrange(self, canvas: Canvas, rect: Rect) -> list[Widget]:
        services, sheet, cards, count = self.services, self.sheet, self.cards, len(self.sheet.pairs)
        payments = Payments(services, canvas, sheet)
        least, best = LEAST_CHART, BEST_CHART
        if count:
            head = _pairs_head(canvas) + 24
            least = head + count * canvas.line_high(ALL)
            best = head + count * ROW
        if sheet.how:
            least = max(least, payments.least_height)
        lowest = cards.least_height(canvas, rect.w)
        tall = min(cards.best_height(canvas, rect.w), max(lowest, rect.h - least - BETWEEN))
        high = min(rect.h - tall - BETWEEN, max(least, best))
        wide = rect.w - payments.wide - 30 if sheet.how else rect.w
        left: Box = FILL
        if count:
            left = Sized(pair_table(services, canvas, sheet, wide, high), grow=True)
        elif high >= LEAST_CHART:
            left = Drawing(self._paint_chart, grow=True)
        right = Sized(payments.panel(high), payments.wide) if sheet.how else None
        below = Sized(Later(Row(left, right, gap=30), self.light), height=high)
        column = Column(FILL, Sized(cards, height=tall), BETWEEN, FILL, below, FILL)
        return column.arrange(canvas, rect)

    def _paint_chart(self, canvas: Canvas, rect: Rect) -> None:
        sheet = self.sheet
        lines = (
            ChartLine(place.players[0].crest, sheet.history[place.side], place.score, place.score)
            for place in sheet.places
        )
        Chart(canvas, rect, chart_sheet(self.services, sheet, lines)).paint(canvas)


class Settlement(PageScene):
    veil = 0.7

    def __init__(self, services: Services, sheet: MatchSheet, endings: Endings) -> None:
        super().__init__(services)
        self.sheet, self.endings = sheet, endings
        self._pace = services.pace
        self._is_winning = self._pace.travels and self._pace.speed > 0
        #: How many sounds of the winning have been played.
        self._heard = 0
        self._known = self._known_by_now()

    def ahead(self) -> Iterator[object]:
        pieces = super().ahead()
        while True:
            # Each piece is made as when all cards have risen.
            moves, self._is_winning = self._is_winning, False
            try:
                made = next(pieces, self)
            finally:
                self._is_winning = moves
            if made is self:
                return
            yield made

    # Winning --------------------------------------------------------------------------------

    def paint_ground(self, canvas: Canvas) -> None:
        super().paint_ground(canvas)
        light = self._winning().light
        if light > 0 and self.sheet.is_won_by_house:
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
        if self._known != self._known_by_now():
            self.rebuild()

    def _known_by_now(self) -> tuple[Sequence[str], bool]:
        """Return the first times, and whether the match ends an evening."""
        endings = self.endings
        return endings.firsts(), self.services.ends_evening(endings.match_id)

    def _sound(self, after: int) -> None:
        """Play the sound of what begins: a place rises, the crown falls, or the moon lights.
        `after`: 1 for the crown, 2 for the moon, less for a place."""
        end = "game_won" if self.sheet.is_won_by_house else "owl"
        self.services.sound({1: "confirm", 2: end}.get(after, "land_felt"))
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
        self.services.go(ToMenu())

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
        """Return the words about the game, how it is settled, and which deal it was."""
        sheet, say = self.sheet, self.services.say
        parts = [game_name(self.services, sheet.variant_id)]
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
        """Return the largest size in which `_about` fits one line: the room below is needed."""
        about, sizes = self._about(), (SUBTITLE, SMALL, LEAST_SUBTITLE)
        fitting = (size for size in sizes if canvas.width(about, size, SANS) <= wide)
        return next(fitting, LEAST_SUBTITLE)

    def _facts(self) -> str:
        """Return how many hands were played, and who won most of them."""
        sheet = self.sheet
        say = partial(say_in, self.services, sheet.variant_id)
        parts = [say("settle.hands", count=sheet.hands)]
        most = max(place.hands_won for place in sheet.places)
        best = [place for place in sheet.places if place.hands_won == most]
        if len(best) == 1 and most and not self._counts_rounds:
            who = names_of(self.services, best[0].players)
            parts.append(say("settle.most_hands", names=who, count=most))
        return " · ".join(parts)

    # The page -------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        canvas, stage = Canvas(self.services.kit), self.services.kit.stage
        self._known = self._known_by_now()
        room = Rect(stage.content.x + MARGIN, 0, stage.content.w - 2 * MARGIN, stage.height)
        size = self._about_size(canvas, room.w)
        high = max(84.0, canvas.line_high(AGAIN) + 26)
        # Where the buttons have too little room, their keys are left out, and then their words get
        # smaller.
        rows = [self._foot(*how) for how in ((True, 0), (False, 0), (False, 6), (False, 10))]
        head = Column(
            Text(self._title(), MATCH_TITLE, SERIF_BOLD, MOON, "center", 2, shadow=True),
            Text(self._about(), size, SANS, IVORY2, "center", 2, shadow=True),
            *(Text(one, SMALL, SANS, MOON, "center", 2, shadow=True) for one in self._known[0]),
        )
        page = Column(
            *(30, Later(head, lambda: self._winning().light)),
            *(20, _Middle(self.services, self.sheet, self._winning), 24),
            *(Sized(FirstFitting(*rows), height=high), FOOT),
        )
        widgets = page.arrange(canvas, room)
        buttons = [widget for widget in widgets if widget.focusable]
        # The focus goes first to the button to play again.
        return [*(one for one in widgets if not one.focusable), *reversed(buttons)]

    def _foot(self, has_keys: bool, shrunk: int) -> Row:
        """Return the buttons, with the facts at their left where there is room."""
        say, endings = self.services.say, self.endings
        ways = (
            ("menu", ToMenu(), commands.BACK),
            ("watch", endings.watch, ""),
            ("same_cards", endings.same_cards, ""),
            ("evening", ToEvening() if self._known[1] else None, ""),
            ("again", endings.again, commands.CONFIRM),
        )
        buttons = []
        for name, to, command in ways:
            if to is not None:
                act = partial(self.services.go, to)
                main, pad = name == "again", (72.0 - 3 * shrunk, 0.0)
                size, least = (AGAIN, PAYMENTS) if main else (OTHER, 230.0)
                text, wide = say(f"settle.{name}"), 0.0 if shrunk else least
                way = Button(name, text, act, "", main, size=size - shrunk, pad=pad, wide=wide)
                way.key = self._key(command) if command and has_keys else ""
                buttons.append(way)
        facts = Text(self._facts(), SMALL, SANS, IVORY2, lines=3, shadow=True)
        about = FirstFitting(facts, FILL, fits=partial(self._tells, facts), grow=True)
        later = Later(about, lambda: self._winning().light)
        return Row(6, later, 24, *buttons, gap=24)

    @staticmethod
    def _tells(facts: Text, canvas: Canvas, wide: float) -> bool:
        high = max(84.0, canvas.line_high(AGAIN) + 26)
        return wide > 200 and facts.height_at(canvas, wide) <= high

    def _key(self, command: str) -> str:
        has_keys = self.services.device in (KEYS, MOUSE)
        return first_key(self.services, command) if has_keys else ""

    # Showing --------------------------------------------------------------------------------
