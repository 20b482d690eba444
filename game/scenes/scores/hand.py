"""After a hand: what was left, how the scores stand, and who buys back in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.scenes.scores.chart import Chart, ChartLine, ChartSheet
from game.scenes.scores.hand_rows import FishingPanel, RowsPanel
from game.scenes.shell.page_scene import Hint, PageScene, first_key, hint_lines, hints_height
from game.scenes.shell.scene import Services
from game.ui import commands
from game.ui.canvas import Canvas
from game.ui.gestures import KEYS, MOUSE, TOUCH, Command, Gesture, Pointer, Wheel
from game.ui.theme import BRASS_LIGHT, IVORY, IVORY2, MOON, PROMPT, SMALL
from game.ui.widgets import Button, Mood, Widget
from game.ui.words import BOLD, LINE, SANS, SERIF_BOLD
from game.view.geometry import Rect
from game.view.motion.motion import COUNTS, Pace, ease_out, part
from game.view.scores.hand import PLAYED, Decision, HandSheet
from game.view.scores.history import HANDS_SEEN
from game.view.table.log import Wording

QUESTION, ANSWER = 48, 36
LEAST, CREST, SMALL_CREST, EDGE = 262.0, 200.0, 120.0, 32.0
LEAST_ANSWER, COIN = 494.0, 46.0


class DecisionPanel:
    def __init__(self, canvas: Canvas, services: Services, sheet: HandSheet) -> None:
        assert sheet.decision is not None
        self.canvas, self.services = canvas, services
        self.decision: Decision = sheet.decision
        self.has_pot = sheet.has_pot
        say, player = services.say, self.decision.player.name
        self.question = say("scores.rebuy.question", player=player, limit=self.decision.limit)
        self.yes, self.no = say("scores.rebuy.yes"), say("scores.rebuy.no")
        self.waiting = say("scores.rebuy.thinks", player=player)

    def _lines(self) -> list[str]:
        say, decision = self.services.say, self.decision
        like = decision.like.name
        lines = [say("scores.rebuy.back_at", score=decision.back_at, player=like)]
        if self.has_pot:
            pot = decision.pot
            lines.append(
                say("scores.rebuy.price", price=decision.price, pot=pot, then=pot + decision.price)
            )
        if decision.most:
            lines.append(say("scores.rebuy.times", left=decision.left, most=decision.most))
        else:
            lines.append(say("scores.rebuy.no_limit"))
        return lines

    # Sizes ----------------------------------------------------------------------------------

    @property
    def _answers(self) -> float:
        """Width of the two buttons."""
        canvas = self.canvas
        if not self.decision.player.is_person:
            return max(LEAST_ANSWER, canvas.width(self.waiting, PROMPT, SANS) + 8)
        icon = 2 * COIN if self.has_pot else 0
        widest = max(canvas.width(self.yes, ANSWER, BOLD) + icon, canvas.width(self.no, ANSWER))
        return max(LEAST_ANSWER, widest + 60)

    def _words(self, wide: float) -> tuple[float, float]:
        """Where the words begin, and their width, in a panel so wide."""
        left = EDGE + self._crest(wide) + 34
        return left, wide - left - self._answers - 40 - EDGE

    def _crest(self, wide: float) -> float:
        """Smaller where the words need the room."""
        room = wide - EDGE - CREST - 34 - self._answers - 40 - EDGE
        return CREST if sum(self._heights(room)) + 56 <= LEAST * 1.25 else SMALL_CREST

    def _heights(self, width: float) -> list[float]:
        """Of the question and of every line below it."""
        canvas = self.canvas
        question = canvas.height(self.question, width, QUESTION, SERIF_BOLD, 3)
        return [
            question,
            *(canvas.height(line, width, PROMPT, SANS, 3) for line in self._lines()),
        ]

    def height(self, wide: float) -> float:
        words = sum(self._heights(self._words(wide)[1])) + 8
        answers = 2 * self._answer_high + 20
        return max(LEAST, words + 48, answers + 56)

    @property
    def _answer_high(self) -> float:
        return max(84.0, self.canvas.kit.stage.text_units(ANSWER) * LINE + 24)

    # The page -------------------------------------------------------------------------------

    def buttons(
        self, panel: Rect, rebuy: Callable[[], None], decline: Callable[[], None]
    ) -> list[Widget]:
        """None while a bot decides."""
        if not self.decision.player.is_person:
            return []
        wide, high = self._answers, min(94.0, (panel.h - 56 - 20) / 2)
        high = max(high, self._answer_high)
        top = panel.cy - high - 10
        yes = Rect(panel.right - EDGE - wide, top, wide, high)
        no = yes.moved(0, high + 20)
        name = self.decision.player.name
        coin = CoinButton if self.has_pot and self.decision.price else Button
        return [
            coin(f"rebuy {name}", yes, self.yes, rebuy, main=True, size=ANSWER),
            Button(f"decline {name}", no, self.no, decline, size=ANSWER),
        ]

    def paint(self, panel: Rect) -> None:
        canvas = self.canvas
        canvas.moonlight(panel, 26)
        canvas.panel(panel, "panel", 26)
        canvas.ring(panel, BRASS_LIGHT, 4, 26)
        crest = self._crest(panel.w)
        x = panel.x + EDGE + crest / 2
        canvas.crest(self.decision.player.crest, x, panel.cy, crest)
        left, width = self._words(panel.w)
        heights = self._heights(width)
        y = panel.y + (panel.h - sum(heights) - 8) / 2
        box = Rect(panel.x + left, y, width, heights[0])
        canvas.text(self.question, box, QUESTION, SERIF_BOLD, MOON, lines=3)
        y = box.bottom + 8
        for line, high in zip(self._lines(), heights[1:], strict=True):
            canvas.text(line, Rect(box.x, y, width, high), PROMPT, SANS, IVORY, lines=3)
            y += high
        if not self.decision.player.is_person:
            wide = self._answers
            waiting = Rect(panel.right - EDGE - wide, panel.y, wide, panel.h)
            canvas.text(self.waiting, waiting, PROMPT, SANS, IVORY, "center")


class CoinButton(Button):
    """What it does is paid for: it shows a coin."""

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        super().paint(canvas, mood)
        rect = self.seen
        words = canvas.width(self.text, self.size, BOLD)
        canvas.icon("luna", rect.cx - words / 2 - 14 - COIN / 2, rect.cy, COIN)


#: So long no press answers anything: nobody buys in or retires by hurrying through.
DEAF = 0.6
#: Of the time of counting: the lines until here, and the numbers from there on.
LINES_END, NUMBERS_BEGIN = 0.55, 0.45
TITLE, NEXT = 66, 36
SCORING_EDGE, GAP, FOOT = 64.0, 28.0, 94.0
LEAST_ROWS, LEAST_CHART = 680.0, 600.0
CHART_HIGH = 300.0
SEE_TABLE, UNDO = "scores", "undo"


class Acts(NamedTuple):
    """What the scene may ask for. `next`: the next hand, or the final result. `table`: a look at
    the table as it was left. `think`: bots that are to decide may; `thinks_in`: in how many
    seconds again, if at all. `next_key`: the text of what leads on, if it is no hand. `undo`: back
    into the hand, where undo is free."""

    next: Callable[[], None]
    rebuy: Callable[[], None]
    decline: Callable[[], None]
    table: Callable[[], None] | None = None
    pause: Callable[[], None] | None = None
    think: Callable[[], None] = lambda: None
    thinks_in: Callable[[], float | None] = lambda: None
    next_key: str = ""
    undo: Callable[[], None] | None = None


class _Places(NamedTuple):
    title: Rect
    pot: Rect | None
    chart: Rect | None
    rows: Rect
    columns: int
    below: Rect


class Scoring(PageScene):
    """`show` brings it on: after every decision the sheet is another one."""

    def __init__(self, services: Services, sheet: HandSheet, acts: Acts) -> None:
        super().__init__(services)
        self.sheet, self.acts = sheet, acts
        self._pace = Pace(services.settings.motion, services.settings.speed)
        self._is_counting = self._pace.travels
        self._began = self._since = 0.0
        self._last = 0

    def entered(self) -> None:
        self.page.ring = self.services.device not in (MOUSE, TOUCH)
        self._began = self._since = self.services.clock()
        self.services.sound("score_line")

    def show(self, sheet: HandSheet) -> None:
        """The same hand, one decision further. The next answer, too, must be meant."""
        if sheet.decision != self.sheet.decision:
            self._since = self.services.clock()
        self._is_counting = False
        self.sheet = sheet
        self.rebuild()

    # Time -----------------------------------------------------------------------------------

    def update(self, now: float) -> None:
        if self._is_counting:
            self._stale = True
            self._is_counting = self._part(now) < 1
        if not self._is_counting:
            self.acts.think()

    def due(self, now: float) -> float | None:
        return 0.0 if self._is_counting else self.acts.thinks_in()

    def _part(self, now: float) -> float:
        return part(self._began, now, self._pace.time(COUNTS)) if self._is_counting else 1.0

    @property
    def _counted(self) -> tuple[float, float]:
        """How far the lines have come, and the numbers, which follow."""
        gone = self._part(self.services.clock())
        lines = min(1.0, gone / LINES_END)
        numbers = max(0.0, gone - NUMBERS_BEGIN) / (1 - NUMBERS_BEGIN)
        return ease_out(lines), ease_out(numbers)

    def handle(self, gesture: Gesture) -> bool:
        pressed = isinstance(gesture, Command) and gesture.pressed
        pressed = pressed or (isinstance(gesture, Pointer) and bool(gesture.button))
        if pressed and (self._is_counting or self.services.clock() - self._since < DEAF):
            self._is_counting = False
            self._stale = True
            return True
        if isinstance(gesture, Wheel) and self._scrolls:
            return self._scroll(1 if gesture.steps < 0 else -1)
        return super().handle(gesture)

    def back(self) -> None:
        if self.acts.pause is not None:
            self.acts.pause()

    def command(self, command: Command) -> bool:
        acts = self.acts
        act = {SEE_TABLE: acts.table, UNDO: acts.undo, commands.PAUSE: acts.pause}.get(command.name)
        if act is None:
            return False
        act()
        return True

    # Texts ----------------------------------------------------------------------------------

    def _title(self) -> str:
        sheet = self.sheet
        wording = Wording(self.services.texts, sheet.variant_id, ())
        who = self.services.texts.list_and(player.name for player in sheet.winner)
        how = sheet.end
        if how == PLAYED:
            how = "won" if who else "nobody"
        return wording.text(
            f"scores.title.{how}", player=who, players=len(sheet.winner), number=sheet.number
        )

    def title(self) -> str:
        return self._title()

    def _pot(self) -> str:
        return self.services.say("scores.pot", count=self.sheet.pot) if self.sheet.has_pot else ""

    def _next(self) -> str:
        if self.acts.next_key:
            return self.services.say(self.acts.next_key)
        if self.sheet.is_over:
            return self.services.say("scores.result")
        return Wording(self.services.texts, self.sheet.variant_id, ()).text("scores.next")

    # Places ---------------------------------------------------------------------------------

    def _rows_panel(self, canvas: Canvas) -> RowsPanel | FishingPanel:
        kind = FishingPanel if self.sheet.categories else RowsPanel
        return kind(canvas, self.services, self.sheet)

    def _decision(self, canvas: Canvas) -> DecisionPanel | None:
        if self.sheet.decision is None:
            return None
        return DecisionPanel(canvas, self.services, self.sheet)

    def _places(self, canvas: Canvas) -> _Places:
        stage = canvas.kit.stage
        left, wide = stage.content.x + SCORING_EDGE, stage.content.w - 2 * SCORING_EDGE
        pot = None
        title_wide = wide
        if self._pot():
            pill = canvas.width(self._pot(), SMALL + 2, SANS) + 38 + 14 + 60
            pot = Rect(left + wide - pill, 50, pill, max(56.0, stage.text_units(SMALL) * LINE + 14))
            title_wide -= pill + 32
        high = canvas.height(self._title(), title_wide, TITLE, SERIF_BOLD, 2)
        title = Rect(left + 6, 34, title_wide, high)
        decision = self._decision(canvas)
        if decision is None:
            tall = max(84.0, stage.text_units(NEXT) * LINE + 26)
            below = Rect(left, stage.height - 28 - tall, wide, tall)
        else:
            tall = decision.height(wide)
            below = Rect(left, stage.height - FOOT - tall, wide, tall)
        top = max(138.0, title.bottom + 14)
        area = Rect(left, top, wide, below.y - GAP - top)
        rows = self._rows_panel(canvas)
        if rows.least_height(1) > area.h or area.h < CHART_HIGH:
            return _Places(title, pot, None, area, 2, below)
        right = min(max(rows.best_width(), LEAST_ROWS), wide - 32 - LEAST_CHART)
        chart = Rect(area.x, area.y, wide - right - 32, area.h)
        high = rows.most_height()
        list_ = Rect(area.right - right, area.y, right, high if high < area.h * 0.75 else area.h)
        return _Places(title, pot, chart, list_, 1, below)

    # The page -------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        canvas = Canvas(self.services.kit)
        places = self._places(canvas)
        widgets: list[Widget] = []
        decision = self._decision(canvas)
        if decision is None:
            wide = self._next_width(canvas)
            box = Rect(places.below.right - wide, places.below.y, wide, places.below.h)
            text = self._next()
            widgets.append(Button("next", box, text, self.acts.next, main=True, size=NEXT))
        else:
            widgets += decision.buttons(places.below, self.acts.rebuy, self.acts.decline)
        widgets += self._ways_back(canvas, places)
        if places.chart is not None and self._scrolls:
            widgets += self._arrows(places.chart)
        return widgets

    def _next_width(self, canvas: Canvas) -> float:
        return max(460.0, canvas.width(self._next(), NEXT, BOLD) + 120)

    def _ways_back(self, canvas: Canvas, places: _Places) -> list[Button]:
        """To the table as it lies, and into the hand: at the foot, where the hints are, or at the
        left of the next hand."""
        below, say = places.below, self.services.say
        buttons: list[Button] = []
        for name, command, text, act in (
            ("table", SEE_TABLE, say("scores.see_table"), self.acts.table),
            ("undo", UNDO, say("table.key.undo"), self.acts.undo),
        ):
            if act is None:
                continue
            has_keys = self.services.device in (KEYS, MOUSE)
            key = first_key(self.services, command) if has_keys else ""
            cap = max(38.0, canvas.width(key, SMALL) + 18) + 12 if key else 0.0
            wide = canvas.width(text, SMALL, SANS) + cap + 60
            used = sum(button.rect.w + 20 for button in buttons)
            box = Rect(below.x + used, below.y, wide, below.h)
            if self.sheet.decision is not None:
                box = Rect(below.right - used - wide, below.bottom + 20, wide, FOOT - 32)
            buttons.append(Button(name, box, text, act, key=key, zone=1, size=SMALL))
        return buttons

    @property
    def _hands(self) -> int:
        return max(history[-1].hand for history in self.sheet.history)

    @property
    def _scrolls(self) -> bool:
        return self._hands > HANDS_SEEN

    def _arrows(self, chart: Rect) -> list[Widget]:
        """To earlier hands and back, where not all of them are seen."""
        arrows: list[Widget] = []
        for name, act, by, at in (
            ("left", self._earlier, -1, 2),
            ("right", self._later, 1, 1),
        ):
            box = Rect(chart.right - 16 - at * 58, chart.bottom - 64, 50, 50)
            button = Button(name, box, "", act, f"icon_{name}", zone=2)
            button.enabled = self._can_scroll(by)
            arrows.append(button)
        return arrows

    def _earlier(self) -> None:
        self._scroll(-1)

    def _later(self) -> None:
        self._scroll(1)

    def _can_scroll(self, by: int) -> bool:
        return HANDS_SEEN <= (self._last or self._hands) + by <= self._hands

    def _scroll(self, by: int) -> bool:
        if not self._can_scroll(by):
            return False
        self._last = (self._last or self._hands) + by
        self.rebuild()
        return True

    # Showing --------------------------------------------------------------------------------

    def paint_ground(self, canvas: Canvas) -> None:
        canvas.sprites.append(self.services.backdrops.night())
        canvas.veil(0.74)
        places = self._places(canvas)
        lines, numbers = self._counted
        canvas.text(self._title(), places.title, TITLE, SERIF_BOLD, MOON, lines=2, shadow=True)
        if places.pot is not None:
            canvas.panel(places.pot, "pill", 28)
            canvas.icon("luna", places.pot.x + 46, places.pot.cy, 38)
            words = Rect(places.pot.x + 78, places.pot.y, places.pot.w - 90, places.pot.h)
            canvas.text(self._pot(), words, SMALL + 2, SANS, IVORY)
        if places.chart is not None:
            chart_sheet = chart_of(self.services, self.sheet, self._last)
            Chart(canvas, places.chart, chart_sheet).paint(canvas, lines, numbers)
        self._rows_panel(canvas).paint(places.rows, places.columns, numbers)
        decision = self._decision(canvas)
        if decision is not None:
            decision.paint(places.below)
        self._paint_waiting(canvas, places)

    def _paint_waiting(self, canvas: Canvas, places: _Places) -> None:
        """Who decides and how, or who deals."""
        sheet, below = self.sheet, places.below
        first = min(
            (widget.rect.x for widget in self.page.widgets if widget.zone == 1), default=below.right
        )
        if sheet.decision is not None:
            text = self.services.say("scores.decides", player=sheet.decision.player.name)
            wide = canvas.width(text, SMALL, SANS) + 8
            end = first - 24 if first > below.x else below.right
            box = Rect(end - wide, below.bottom + 20, wide, FOOT - 32)
            hints = (
                []
                if not sheet.decision.player.is_person
                else [
                    Hint((commands.UP, commands.DOWN), self.services.say("scores.choose")),
                    Hint((commands.CONFIRM,), self.services.say("scores.confirm")),
                ]
            )
            room = box.x - 32 - below.x
            if hints_height(self.services, room, hints) <= FOOT - 32:
                for key in hint_lines(self.services, below.x + 8, box.bottom - 4, room, hints):
                    key.paint(canvas, Mood())
        elif sheet.dealer is not None:
            text = self.services.say("scores.deals", player=sheet.dealer.name)
            wide = canvas.width(text, SMALL, SANS) + 8
            box = Rect(below.right - self._next_width(canvas) - 32 - wide, below.y, wide, below.h)
        else:
            return
        canvas.text(text, box, SMALL, SANS, IVORY2, "right", shadow=True)


def chart_of(services: Services, sheet: HandSheet, last: int = 0) -> ChartSheet:
    unit = Wording(services.texts, sheet.variant_id, ()).text("scores.unit")
    lines = tuple(
        ChartLine(row.players[0].crest, history, row.before, row.total)
        for row, history in zip(sheet.by_side, sheet.history, strict=True)
    )
    return ChartSheet(lines, sheet.goal, unit, services.number, last)
