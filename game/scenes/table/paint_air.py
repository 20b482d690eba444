"""The layer above the table: cards on their way, choices, the lens, tips, the log, the scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.engine.cards import each
from game.engine.state import NOBODY
from game.play.hands.hands import Carried
from game.play.intents.offers import Target
from game.play.pieces.contract import PlatePiece, melds_of
from game.scenes.table import paint_felt as felt
from game.scenes.table.context import TableContext
from game.scenes.table.fitting import fitting, fitting_or_none
from game.scenes.table.paint_buttons import around_middle, prompt_in
from game.scenes.table.paint_felt import phase
from game.scenes.table.picture import Picture
from game.scenes.table.selection import Hanging
from game.scenes.table.texts import LogLine, TableTexts
from game.ui.canvas import Canvas
from game.ui.card_art import BACK
from game.ui.theme import BODY, INK, IVORY, IVORY2, MOON, NAME, player_colour
from game.ui.tip import REFUSED, TIP, paint_tip
from game.ui.words import BOLD, SANS, SERIF
from game.view.geometry import Rect
from game.view.layout.overlays import lens
from game.view.layout.setting import CARD_RATIO
from game.view.layout.target import place_frame
from game.view.motion.director import Frame
from game.view.motion.events import EVENT_ROWS
from game.view.motion.motion import PICKED_UP_SCALE, picked_up
from game.view.motion.places import DOWN, DRAGGED, FlyingPoints, Place, Star

LINE, TITLES = 27, (36, 32, 28)
#: The room at both ends of a slip.
SLIP_PAD = 24
PAD, GAP = 28, 8


class Log(NamedTuple):
    """The log as it is shown: the lines that have room, each with its index. The later ones get
    room first."""

    box: Rect
    title: Rect
    lines: tuple[tuple[int, LogLine, Rect], ...]
    total: int

    def at(self, x: float, y: float) -> int:
        """Return the index of the line at a point, or NOBODY."""
        return next((at for at, _, box in self.lines if box.contains(x, y)), NOBODY)


def lay_log(canvas: Canvas, table_texts: TableTexts) -> Log:
    box = table_texts.picture.layout.zones.log
    crest = canvas.line_high(LINE)
    wide = box.w - 2 * PAD - crest - AFTER_CREST
    title = Rect(box.x + PAD, box.y + 16, box.w - 2 * PAD, canvas.line_high(TITLES[0]))
    lines = table_texts.log_lines()
    nothing = LogLine(table_texts.words.text("table.log_empty"))
    y, top = box.bottom - 16, title.bottom + 10
    laid: list[tuple[int, LogLine, Rect]] = []
    last = max(1, len(lines) - table_texts.selection.log_skips)
    for at, line in reversed(list(enumerate(lines or [nothing]))[:last]):
        high = canvas.height(line.text, wide, LINE) + GAP
        if y - high < top:
            break
        y -= high
        laid.insert(0, (at, line, Rect(title.x, y, title.w, high)))
    up = y - top  # While there are few lines, they begin at the top.
    moved = tuple((at, line, place.moved(0, -up)) for at, line, place in laid)
    return Log(box, title, moved, len(lines))


def paint_log(canvas: Canvas, table_texts: TableTexts) -> None:
    log, at_line = lay_log(canvas, table_texts), table_texts.selection.log_at
    canvas.panel(log.box, "dialog", 22, shadow=True)
    title = table_texts.words.text("table.log")
    sizes = (each for each in TITLES if canvas.width(title, each, SERIF) <= log.title.w)
    canvas.text(title, log.title, next(sizes, TITLES[-1]), SERIF, MOON)
    side = canvas.line_high(LINE)
    for at, line, box in log.lines:
        if at == at_line:
            canvas.panel(box.grown(4), "row hover", 8)
        x = box.x + side + AFTER_CREST
        words = Rect(x, box.y, box.right - x, box.h)
        if line.crest:
            canvas.crest(line.crest, box.x + side / 2, box.y + GAP / 2 + side / 2, side)
            strip = box.h - GAP
            canvas.line(x - 8, box.y + GAP / 2, 3, strip, player_colour(line.crest), 1.0)
        canvas.text(line.text, words, LINE, SANS, IVORY if line.crest else IVORY2, lines=9)


SCORES_PAD, SCORES_GAP = 32, 10
AFTER_CREST, BETWEEN = 14, 24


def paint_scores(canvas: Canvas, table_texts: TableTexts) -> None:
    """Paint the scores on a panel no larger than needed: players at the left, contracts at the
    right."""
    picture = table_texts.picture
    stage, zones = canvas.kit.stage, picture.layout.zones
    row = stage.text_units(NAME) * 1.25 + SCORES_GAP
    seats, count = range(len(table_texts.table.players)), len(picture.kind.contracts)
    rows = max(len(seats), count)
    high = min(rows * row + 2 * SCORES_PAD, zones.content.h - 2 * SCORES_PAD)
    row = (high - 2 * SCORES_PAD) / rows
    half = max(
        stage.text_units(NAME) * 14,
        max(_player_width(canvas, table_texts, seat, row) for seat in seats),
    )
    wide = min((half if not count else 2 * half) + 2 * SCORES_PAD, zones.content.w - 2 * SCORES_PAD)
    box = Rect(zones.content.cx - wide / 2, zones.top.y, wide, high).kept_in(
        zones.content.grown(-SCORES_PAD)
    )
    canvas.panel(box, "dialog", 22, shadow=True)
    column = (wide - 3 * SCORES_PAD) / 2 if count else wide - 2 * SCORES_PAD
    for at, seat in enumerate(seats):
        line = Rect(box.x + SCORES_PAD, box.y + SCORES_PAD + at * row, column, row)
        _player(canvas, table_texts, seat, line)
    for at in range(count):
        line = Rect(box.right - SCORES_PAD - column, box.y + SCORES_PAD + at * row, column, row)
        _contract(canvas, table_texts, at, line)


def _player_width(canvas: Canvas, table_texts: TableTexts, seat: int, row: float) -> float:
    """Return the width of a player's row, with name and standing in full."""
    who, words = table_texts.seat(seat), table_texts.words
    name, state = words.line(who.name[0]), words.line(who.state[0])
    said = canvas.width(name, NAME, SERIF) + canvas.width(state, BODY)
    return row + AFTER_CREST + said + BETWEEN


def _player(canvas: Canvas, table_texts: TableTexts, seat: int, box: Rect) -> None:
    who, words, side = table_texts.seat(seat), table_texts.words, box.h - 6
    called, state = words.line(who.name[0]), words.wordings(who.state)
    canvas.crest(who.crest, box.x + side / 2, box.cy, side)
    x = box.x + side + AFTER_CREST
    wide = box.right - x
    name = canvas.width(called, NAME, SERIF) + BETWEEN
    standing = fitting(canvas, state, max(wide / 2, wide - name), BODY)
    said = canvas.width(standing, BODY) + 2
    room = Rect(x, box.y, wide - said - BETWEEN, box.h)
    canvas.text(called, room, NAME, SERIF, may_cut=True)
    canvas.text(standing, Rect(box.right - said, box.y, said, box.h), BODY, SANS, IVORY2, "right")


def _contract(canvas: Canvas, table_texts: TableTexts, at: int, box: Rect) -> None:
    """Paint the line of a contract, the present one in the colour of the moon."""
    (contract,) = table_texts.pieces.of(PlatePiece)
    now = contract.now
    side = min(box.h - 8, 44.0)
    moon = phase(at, len(table_texts.picture.kind.contracts)) if at <= now else 0
    canvas.icon(f"moon_{moon}", box.x + side / 2, box.cy, side)
    x = box.x + side + 16
    room = Rect(x, box.y, box.right - x, box.h)
    said = table_texts.words.line(melds_of(table_texts.picture.kind.contracts[at]))
    words = fitting_or_none(canvas, [said], room.w, BODY)
    canvas.text(words, room, BODY, SANS, MOON if at == now else IVORY)


POINTS = 40
#: The step and the angle from card to card in the fan of carried cards; the most that are shown.
FAN_STEP, FAN_TURN, FAN_MOST = 36, 4.0, 5
#: The most cards in the air that are painted exactly.
MOVING_FEW = 4
#: The height of a carried card from a pile or a meld.
CARRIED_HEIGHT = 200


class Air:
    def __init__(self, context: TableContext) -> None:
        self.services = context.services
        self.picture = context.picture
        self.texts = context.texts
        self.selection = context.selection
        self._context = context

    def fly(self, canvas: Canvas, frame: Frame) -> None:
        """Paint what is on its way; a prize that is won is lit."""
        event = frame.step.event if frame.step is not None else None
        is_won = event is not None and EVENT_ROWS[event.kind].way.into == "won"
        prized = set(each(self.picture.kind.prized)) if is_won else ()
        is_rough = len(frame.moving) > MOVING_FEW
        for moving in frame.moving:
            place = moving.place
            if isinstance(moving.token, FlyingPoints | Star):
                if place.opacity > 0.5:
                    self._count(canvas, moving.token, place)
                continue
            if moving.token in prized and place.face == moving.token:
                wide = place.height * CARD_RATIO
                x, y = place.x - wide / 2, place.y - place.height / 2
                canvas.moonlight(Rect(x, y, wide, place.height).grown(6), 14)
            face = BACK if place.face == DOWN else place.face
            how = round(moving.lift), -place.angle, moving.turn, place.opacity, is_rough
            canvas.moving_card(face, place.x, place.y, place.height, *how, light=moving.light)

    def paint(self, canvas: Canvas, now: float) -> None:
        """Paint what is carried, asked, told or opened."""
        selection = self.selection
        self._choice(canvas)
        if selection.lens is not None and selection.hands.carried is None:
            self._lens(canvas, selection.lens)
        if selection.hands.carried is not None and selection.hangs is not None:
            self._carried(canvas, selection.hands.carried, selection.hangs, now)
        self._tips(canvas)
        if selection.log_open:
            paint_log(canvas, self.texts)
        if selection.scores_open:
            paint_scores(canvas, self.texts)

    def _count(self, canvas: Canvas, points: FlyingPoints | Star, place: Place) -> None:
        """Paint the points of a hand, or the star of a cleared table."""
        if isinstance(points, Star):
            canvas.icon("wincho", place.x, place.y, place.height)
            return
        said = self.services.texts.gain(points.amount)
        wide = max(place.height, canvas.width(said, POINTS, BOLD) + 36)
        box = Rect(place.x - wide / 2, place.y - place.height / 2, wide, place.height)
        canvas.panel(box, "moon disc", place.height / 2)
        canvas.text(said, box, POINTS, BOLD, INK, "center")

    def _carried(self, canvas: Canvas, carried: Carried, hangs: Hanging, now: float) -> None:
        """Paint carried cards in the order of the hand, the card that is held in front."""
        hung = hangs.follow.moved(now, self.texts.pace)
        lean = hung.lean(self.texts.pace)
        pace = self.texts.pace
        own = whole = float(CARRIED_HEIGHT)
        if carried.source == "hand":
            high = self.picture.layout.hand.height
            own, whole = high * picked_up(hangs.since, now, pace), high * PICKED_UP_SCALE
        height = hangs.height(own, now, pace)
        grows = own != whole or not hangs.is_sized(now, pace)
        hung = hung._replace(y=hung.y + hangs.sinks(own, now, pace))
        fan = FAN_STEP * height / own
        row = self.picture.moment.order.cards
        first, *others = carried.cards or (BACK,)
        rest = sorted(others, key=lambda card: row.index(card) if card in row else 0)
        shown = [*rest[: FAN_MOST - 1], first]
        for at, card in enumerate(shown):
            behind = len(shown) - 1 - at
            x, tilt = hung.x - fan * behind, -FAN_TURN * behind
            angle = -(lean + tilt)
            if hung.rests and not grows:
                canvas.card(card, x, hung.y, height, DRAGGED, angle)
            else:
                drawn = whole if grows else height
                canvas.leaning_card(card, x, hung.y, height, DRAGGED, angle, drawn)
        if len(carried.cards) > 1:
            x, y = hung.x + height * 0.33, hung.y - height * 0.46
            canvas.disc(x, y, 56, "moon disc")
            box = Rect(x - 28, y - 28, 56, 56)
            canvas.letters(str(len(carried.cards)), box, 0.6, BOLD, INK)

    def _tips(self, canvas: Canvas) -> None:
        selection, layout = self.selection, self.picture.layout
        whole = self.services.kit.stage.content
        refused, carried = selection.hands.refused, selection.hands.carried
        if refused is not None:
            key = "table.think_twice" if refused.is_warning else "table.impossible"
            self._slip(canvas, self.texts.refusal(refused.refusal), self.services.say(key))
        elif carried is not None and selection.hangs is not None:
            self._slip(canvas, self.texts.aim_words())
        elif selection.said:
            self._slip(canvas, selection.said)
        elif selection.tip is not None:
            frame = place_frame(layout, selection.tip.target) or layout.zones.prompt
            if layout.choices and selection.tip.target.kind == "choice":
                frame = layout.choices.panel  # Beside the choices, not over them.
            paint_tip(canvas, selection.tip.sentence, frame, whole)
        else:
            self._slip(canvas, self.texts.pile_at_pointer())

    def _slip(self, canvas: Canvas, sentence: str, refused: str = "") -> None:
        """Paint a sentence in the place of the prompt, which it hides while it is shown; one that
        is too long for the place also takes that of the steps, and a second line."""
        if not sentence:
            return
        zones, texts = self.picture.layout.zones, self.texts
        said = f"*{refused}* {sentence}" if refused else sentence
        prompt = prompt_in(canvas, texts)[1]
        wide, row = canvas.width(said, TIP) + 2 * SLIP_PAD, zones.prompt
        if wide > row.w:
            row = row._replace(w=zones.content.right - row.x - (row.x - zones.content.x))
        box = around_middle(row, zones.hand.cx, wide).around(prompt.grown(SLIP_PAD / 2))
        box = box._replace(y=row.y, h=row.h)
        high = max(box.h, canvas.height(said, box.w - 2 * SLIP_PAD + 4, TIP) + 10)
        box = box._replace(y=box.bottom - high, h=high)
        canvas.panel(box, "tip", 12, shadow=True)
        if refused:
            canvas.line(box.x, box.y + 6, 10, box.h - 12, REFUSED, 1.0)
        words = Rect(box.x + SLIP_PAD, box.y, box.w - 2 * SLIP_PAD + 4, box.h)
        canvas.text(said, words, TIP, SANS, INK, "center", lines=9)

    def _lens(self, canvas: Canvas, target: Target) -> None:
        opened, tags = lens(self.picture.layout, target), self.texts.tags()
        if opened is None or opened.frame.overlaps(self._context.kept_free):
            return
        canvas.panel(opened.frame, "dialog", 16, shadow=True)
        for card, spot in opened.spots.items():
            rect = spot.rect
            canvas.card(card, rect.cx, rect.cy, rect.h, 0)
            if card in tags:
                felt.paint_tag(canvas, spot.strip, rect.h, tags[card])

    def _choice(self, canvas: Canvas) -> None:
        """Paint the list of several possible ways, beside the place they are about."""
        choice = self.selection.hands.asked
        if choice is None:
            return
        rows = self.texts.ways()
        boxes = choice_boxes(canvas, self.picture, choice.target, rows)
        around = boxes[0].around(boxes[-1]).grown(14)
        canvas.panel(around, "dialog", 18, shadow=True)
        for at, (box, words) in enumerate(zip(boxes, rows, strict=True)):
            main = at == choice.at
            canvas.panel(box, "button main" if main else "row", 12)
            inner = box.grown(-6)._replace(x=box.x + 18, w=box.w - 36)
            canvas.text(words, inner, 29, BOLD if main else SANS, INK if main else IVORY)


def choice_boxes(
    canvas: Canvas, picture: Picture, target: Target, rows: Sequence[str]
) -> list[Rect]:
    """Return the boxes of the ways of a choice."""
    frame = place_frame(picture.layout, target) or picture.layout.zones.prompt
    wide = max(canvas.width(words, 29, BOLD) for words in rows) + 60
    high = canvas.kit.stage.text_units(29) * 1.25 + 26
    whole = Rect(frame.x, frame.bottom + 20, wide, (high + 10) * len(rows))
    inside = picture.stage.content.grown(-30)
    whole = whole.kept_in(inside)
    return [Rect(whole.x, whole.y + at * (high + 10), wide, high) for at in range(len(rows))]
