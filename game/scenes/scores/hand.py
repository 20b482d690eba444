"""The page after a hand: what was left, the scores, and who buys back in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from game.engine.state import NOBODY
from game.play.coaching.reviews import Reviewing
from game.play.session.seating import Player
from game.reader.node import ReaderNode
from game.scenes.scores.chart import Chart, ChartLine, ChartSheet, chart_sheet
from game.scenes.scores.hand_rows import FishingPanel, RowsPanel
from game.scenes.shell.fields import names_of, say_in
from game.scenes.shell.page_scene import Hint, PageScene, first_key, hint_box
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
    Padded,
    Panel,
    Row,
    Sized,
    Spacer,
    Text,
    level,
)
from game.ui.canvas import Canvas
from game.ui.gestures import KEYS, MOUSE, Command, Gesture, Pointer, Wheel
from game.ui.theme import BRASS_LIGHT, IVORY, IVORY2, MOON, PROMPT, SMALL, crest_picture
from game.ui.widgets import Button, Mood, Widget
from game.ui.words import BOLD, SANS, SERIF_BOLD
from game.view.geometry import Rect
from game.view.motion.motion import ANSWERED, ASKED, COUNTS, PASSAGE, ease_out, part
from game.view.scores.hand import PLAYED, Decision, HandSheet
from game.view.scores.history import HANDS_SEEN
from game.view.table.log import Wording

QUESTION, ANSWER = 48, 36
LEAST, CREST, SMALL_CREST, EDGE = 262.0, 200.0, 120.0, 32.0
LEAST_ANSWER, COIN, STORY_CREST = 494.0, 46.0, 44.0


class CoinButton(Button):
    """A button with a coin, for what has to be paid."""

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        super().paint(canvas, mood)
        rect = self.seen
        words = canvas.width(self.text, self.size, BOLD)
        canvas.icon("luna", rect.cx - words / 2 - 14 - COIN / 2, rect.cy, COIN)


class LookingButton(Button):
    """A button that shows how much of the page it leads to has been worked out. `share`: returns
    that, 0 to 1."""

    share: Callable[[], float]

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        super().paint(canvas, mood)
        if self.share() < 1:
            rail = Rect(self.seen.x + 16, self.seen.bottom - 13, self.seen.w - 32, 7)
            canvas.progress(rail, self.share())


#: Seconds in which a new page ignores presses, so that nobody in a hurry buys in or retires by
#: mistake.
DEAF = 0.6
#: When the lines are complete, and when the numbers begin, as parts of the time of counting.
LINES_END, NUMBERS_BEGIN = 0.55, 0.45
TITLE, NEXT = 66, 36
MARGIN, GAP, FOOT = 64.0, 28.0, 62.0
LEAST_ROWS, LEAST_CHART = 680.0, 600.0
CHART_HIGH = 300.0
#: Up to this many hands the lines say little and the chart is small: its size, and least height.
FEW_HANDS, SMALL_CHART, LEAST_SMALL_CHART = 2, (560.0, 400.0), 220.0
SEE_TABLE, UNDO, COACH = "scores", "undo", "hint"
#: Seconds between two checks how far the reviews are.
LOOKS_EVERY = 0.2


class Acts(NamedTuple):
    """What the page calls. `next`: for the next hand, or the final result. `table`: to look at the
    table as it was left. `think`: to let bots think about a decision; `thinks_in`: returns after
    how many seconds again, if at all. `next_key`: the text of the button that leads on, if not to a
    hand. `undo`: to go back into the hand, where undo is free. `reviewing`: the reviews of the
    hand, worked out as long as the page is open; `coach`: to show them."""

    next: Callable[[], None]
    rebuy: Callable[[], None]
    decline: Callable[[], None]
    table: Callable[[], None] | None = None
    pause: Callable[[], None] | None = None
    think: Callable[[], None] = lambda: None
    thinks_in: Callable[[], float | None] = lambda: None
    next_key: str = ""
    undo: Callable[[], None] | None = None
    reviewing: Reviewing | None = None
    coach: Callable[[], None] | None = None


class CountedUp(NamedTuple):
    """How far the lines of the chart and the numbers have been counted up, 0 to 1."""

    lines: float
    numbers: float


class _Answer(NamedTuple):
    """A decision that was made, as a sentence."""

    player: Player
    sentence: str


class _Lit(Padded):
    """A box on a lit panel."""

    def arrange(self, canvas: Canvas, rect: Rect) -> list[Widget]:
        ground = Drawing(self._paint).arrange(canvas, rect)
        return [*ground, *super().arrange(canvas, rect)]

    @staticmethod
    def _paint(canvas: Canvas, rect: Rect) -> None:
        canvas.moonlight(rect, 26)
        canvas.panel(rect, "panel", 26)
        canvas.ring(rect, BRASS_LIGHT, 4, 26)


class ScoreChart(Ground):
    """The chart as a widget. Like a panel it lies below the panels after it, with its shadow."""

    def __init__(self, scene: Scoring, counted: Callable[[], CountedUp]) -> None:
        super().__init__("paper", 22, shadow=True)
        self.scene, self.counted = scene, counted

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        Chart(canvas, self.rect, self.scene.chart()).paint(canvas, *self.counted())

    def told(self, words: str) -> ReaderNode:
        """Return the totals by their players: the words on a chart are only numbers on its edge."""
        services = self.scene.services
        totals = (
            f"{names_of(services, one.players)} {services.number(one.total)}"
            for one in self.scene.sheet.by_side
        )
        return self.node("IMAGE", ", ".join(totals))


class ScoreArea(Spacer):
    """The chart beside the scores; with too little room, only the scores, in two columns."""

    def __init__(
        self, scene: Scoring, rows: RowsPanel | FishingPanel, counted: Callable[[], CountedUp]
    ) -> None:
        super().__init__()
        self.scene, self.rows, self.chart = scene, rows, ScoreChart(scene, counted)

    def arrange(self, canvas: Canvas, rect: Rect) -> list[Widget]:
        rows, scene = self.rows, self.scene
        if rows.least_height(1) > rect.h or rect.h < CHART_HIGH:
            rows.columns = 2
            return rows.arrange(canvas, rect)
        high = rows.most_height()
        high = high if high < rect.h * 0.75 else rect.h
        if scene.has_little_to_chart:
            # The scores of the hand have priority over the chart, and room for all their words.
            wide = min(rect.w - 32 - SMALL_CHART[0], rows.most_width())
            left = rect.x + wide + 32
            chart = Rect(left, rect.y, rect.right - left, rect.h)
            widgets: list[Widget] = []
            if scene.sheet.story:
                story = scene.story()
                above = chart._replace(h=story.height_at(canvas, chart.w))
                widgets = story.arrange(canvas, above)
                chart = chart._replace(y=above.bottom + GAP, h=rect.bottom - above.bottom - GAP)
            if chart.h >= LEAST_SMALL_CHART:
                chart = chart._replace(h=min(chart.h, max(SMALL_CHART[1], chart.w * 0.55)))
                widgets += self.chart.arrange(canvas, chart)
            return [*widgets, *rows.arrange(canvas, rect._replace(w=wide, h=high))]
        wide = min(max(rows.best_width(), LEAST_ROWS), rect.w - 32 - LEAST_CHART)
        chart = rect._replace(w=rect.w - wide - 32)
        corner = Rect(chart.right - 132, chart.bottom - 64, 108, 50)
        return [
            *self.chart.arrange(canvas, chart),
            *rows.arrange(canvas, Rect(rect.right - wide, rect.y, wide, high)),
            *scene.arrows().arrange(canvas, corner),
        ]


class Scoring(PageScene):
    """The page after a hand. After every decision, `show` brings another sheet."""

    veil = 0.74

    def __init__(self, services: Services, sheet: HandSheet, acts: Acts) -> None:
        super().__init__(services)
        self.sheet, self.acts = sheet, acts
        self._pace = services.pace
        self._is_counting = self._pace.travels and self._pace.speed > 0
        #: When the page began to ask, or to show what was answered.
        self._since = 0.0
        self._answer: _Answer | None = None
        self._last = 0
        self._shown_share = 0.0

    def entered(self) -> None:
        super().entered()
        self._since = self.services.clock()
        if self.acts.reviewing is not None:
            self.acts.reviewing.begin()

    def left(self) -> None:
        super().left()
        if self.acts.reviewing is not None:
            self.acts.reviewing.stop()

    def show(self, sheet: HandSheet) -> None:
        """Show the same hand after a decision. Presses are ignored again for a moment."""
        asked = self.sheet.decision
        if sheet.decision != asked:
            self._since = self.services.clock()
            self._answer = self._answered(asked, sheet) if asked is not None else None
        self._is_counting = False
        self.sheet = sheet
        self.rebuild()

    def _answered(self, asked: Decision, sheet: HandSheet) -> _Answer:
        row = next(row for row in sheet.by_side if asked.player in row.players)
        is_back = not row.over_limit
        self.services.sound("reenganche" if is_back else "retire")
        key, name = "log.rebought" if is_back else "log.declined", asked.player.name
        said = say_in(self.services, sheet.variant_id, key, player=name, score=row.total)
        return _Answer(asked.player, said)

    def _ask_next(self) -> None:
        """Ask for the next decision: the answer shown until now has been read."""
        self._answer = None
        self._since = self.services.clock()
        self.rebuild()

    @property
    def _stays(self) -> float:
        """Return until when the present question or answer is shown."""
        return self._since + self._pace.pause(ASKED if self._answer is None else ANSWERED)

    # Time -----------------------------------------------------------------------------------

    def update(self, now: float) -> None:
        if self._is_counting:
            self._stale = True
            self._is_counting = self._part(now) < 1
        if self.acts.reviewing is not None:
            self.services.tell(*self.acts.reviewing.notices)
        if self._share() != self._shown_share:
            self._stale, self._shown_share = True, self._share()
        if self._is_counting or now < self._stays:
            return
        if self._answer is not None:
            self._ask_next()
        else:
            self.acts.think()

    def due(self, now: float) -> float | None:
        looks = LOOKS_EVERY if self._share() < 1 else None
        return min((one for one in (self._moves_in(now), looks) if one is not None), default=None)

    def rests(self, now: float) -> bool:
        """Return whether the page stays the same but for the progress of the reviews."""
        return self._moves_in(now) is None

    def _moves_in(self, now: float) -> float | None:
        if self._is_counting:
            return 0.0
        wants = self.acts.thinks_in() if self._answer is None else 0.0
        return None if wants is None else max(wants, self._stays - now)

    def _share(self) -> float:
        """Return how much of the reviews is done, 0 to 1."""
        reviewing = self.acts.reviewing
        return 1.0 if reviewing is None or reviewing.has_failed else reviewing.share()

    def _part(self, now: float) -> float:
        if not self._is_counting:
            return 1.0
        if self.seen_at is None:
            return 0.0
        return part(self.seen_at + self._pace.time(PASSAGE), now, self._pace.time(COUNTS))

    def _counted(self) -> CountedUp:
        """Return how far the lines have been counted up, and the numbers, which follow."""
        gone = self._part(self.services.clock())
        lines = min(1.0, gone / LINES_END)
        numbers = max(0.0, gone - NUMBERS_BEGIN) / (1 - NUMBERS_BEGIN)
        return CountedUp(ease_out(lines), ease_out(numbers))

    def handle(self, gesture: Gesture) -> bool:
        pressed = isinstance(gesture, Command) and gesture.pressed
        pressed = pressed or (isinstance(gesture, Pointer) and bool(gesture.button))
        if pressed and self._answer is not None:
            self._ask_next()
            return True
        if pressed and (self._is_counting or self.services.clock() - self._since < DEAF):
            self._is_counting = False
            self._stale = True
            return True
        if isinstance(gesture, Wheel) and self._scrolls:
            self._scroll(1 if gesture.steps < 0 else -1)
            return True
        return super().handle(gesture)

    def back(self) -> None:
        if self.acts.pause is not None:
            self.acts.pause()

    def command(self, command: Command) -> bool:
        acts = self.acts
        act = {
            SEE_TABLE: acts.table,
            UNDO: acts.undo,
            COACH: acts.coach,
            commands.PAUSE: acts.pause,
        }.get(command.name)
        if act is None:
            return False
        act()
        return True

    # Texts ----------------------------------------------------------------------------------

    def _title(self) -> str:
        sheet = self.sheet
        who = names_of(self.services, sheet.winner)
        how = ("won" if who else "nobody") if sheet.end == PLAYED else sheet.end
        say = partial(say_in, self.services, sheet.variant_id)
        count = len(sheet.winner)
        return say(f"scores.title.{how}", player=who, players=count, number=sheet.number)

    def title(self) -> str:
        return self._title()

    def _next(self) -> str:
        if self.acts.next_key:
            return self.services.say(self.acts.next_key)
        if self.sheet.is_over:
            return self.services.say("scores.result")
        return say_in(self.services, self.sheet.variant_id, "scores.next")

    # Places ---------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        canvas, stage = Canvas(self.services.kit), self.services.kit.stage
        room = Rect(stage.content.x + MARGIN, 0, stage.content.w - 2 * MARGIN, stage.height)
        kind = FishingPanel if self.sheet.categories else RowsPanel
        rows = kind(canvas, self.services, self.sheet, lambda: self._counted().numbers)
        answer, decision = self._answer, self.sheet.decision
        below: tuple[Box | float, ...]
        if answer is not None:
            box = self._said(answer.player, answer.sentence)
            below = box, 20, self._foot(canvas, None), 12
        elif decision is not None:
            box = self._question(canvas, decision, room.w)
            below = box, 20, self._foot(canvas, decision), 12
        else:
            below = (self._next_row(canvas), 28)
        page = Column(
            *(36, Sized(self._head(canvas), least=(0, 88)), 14),
            *(ScoreArea(self, rows, self._counted), GAP, *below),
        )
        # The focus goes first to the button that leads on.
        return sorted(page.arrange(canvas, room), key=lambda one: one.zone)

    def _head(self, canvas: Canvas) -> Row:
        words = Text(self._title(), TITLE, SERIF_BOLD, MOON, lines=2, shadow=True)
        title = Column(words, FILL, grow=True)
        if not self.sheet.has_pot:
            return Row(8, title, -8)
        said = self.services.say("scores.pot", count=self.sheet.pot)
        wide = canvas.width(said, SMALL + 2, SANS) + 112
        pot = Row(Icon("luna", 38), 13, Text(said, SMALL + 2, grow=True))
        pill = Panel(pot, (27, 0, 12, 0), "pill", 28, shadow=False)
        high = max(56.0, canvas.line_high(SMALL) + 14)
        return Row(8, title, 26, Column(16, Sized(pill, wide, high), FILL))

    # A decision -----------------------------------------------------------------------------

    def _question(self, canvas: Canvas, decision: Decision, wide: float) -> Box:
        """Return the question with the answers, or with a note that a bot is thinking."""
        say, player = self.services.say, decision.player
        terms = decision.terms(say, has_pot=self.sheet.has_pot)
        words = Column(
            *(Text(decision.question(say), QUESTION, SERIF_BOLD, MOON, lines=3), 8),
            *(Text(line, PROMPT, lines=3) for line in terms),
        )
        answer = max(84.0, canvas.line_high(ANSWER) + 24)
        answers_wide = self._answers_width(canvas, decision)
        room = wide - 2 * EDGE - 34 - answers_wide - 40
        # The crest is smaller where the words need the room.
        fits = words.height_at(canvas, room - CREST) - 8 + 56 <= LEAST * 1.25
        crest = CREST if fits else SMALL_CREST
        high = max(LEAST, words.height_at(canvas, room - crest) + 48)
        answers = self._answers(decision, max(answer, min(94.0, (high - 56 - 20) / 2)))
        row = Row(
            *(Icon(crest_picture(player.crest), crest), 34, level(words, grow=True), 40),
            Sized(answers, answers_wide),
        )
        return Sized(_Lit(Padded(row, (EDGE, 0, EDGE, 0))), height=high)

    def _said(self, player: Player, sentence: str) -> Box:
        words = Text(sentence, QUESTION, SERIF_BOLD, MOON, lines=3)
        row = Row(Icon(crest_picture(player.crest), SMALL_CREST), 34, level(words, grow=True))
        return Sized(_Lit(Padded(row, (EDGE, 0, EDGE, 0))), height=LEAST)

    def _answers_width(self, canvas: Canvas, decision: Decision) -> float:
        say = self.services.say
        if not decision.player.is_at_screen:
            waiting = say("scores.rebuy.thinks", player=decision.player.name)
            return max(LEAST_ANSWER, canvas.width(waiting, PROMPT) + 8)
        icon = 2 * COIN if self.sheet.has_pot else 0
        yes = canvas.width(say("scores.rebuy.yes"), ANSWER, BOLD) + icon
        words = max(yes, canvas.width(say("scores.rebuy.no"), ANSWER))
        return max(LEAST_ANSWER, words + 60)

    def _answers(self, decision: Decision, high: float) -> Box:
        say, name, acts = self.services.say, decision.player.name, self.acts
        if not decision.player.is_at_screen:
            return Text(say("scores.rebuy.thinks", player=name), PROMPT, align="center")
        coin = CoinButton if self.sheet.has_pot and decision.price else Button
        yes, no = say("scores.rebuy.yes"), say("scores.rebuy.no")
        buttons = (
            coin(f"rebuy {name}", yes, acts.rebuy, main=True, size=ANSWER),
            Button(f"decline {name}", no, acts.decline, size=ANSWER),
        )
        return level(Column(*(Sized(button, height=high) for button in buttons), gap=20))

    # The foot -------------------------------------------------------------------------------

    def _next_row(self, canvas: Canvas) -> Box:
        say, dealer = self.services.say, self.sheet.dealer
        words = say("scores.deals", player=dealer.name) if dealer is not None else ""
        lead = self.acts.next
        on = Button("next", self._next(), lead, main=True, size=NEXT, pad=(120, 0), wide=460)
        deals = Text(words, SMALL, colour=IVORY2, align="right", shadow=True) if words else None
        row = Row(*self._ways_back(canvas), FILL, deals, 32, on, gap=20)
        return Sized(row, height=max(84.0, canvas.line_high(NEXT) + 26))

    def _foot(self, canvas: Canvas, decision: Decision | None) -> Box:
        """Return the hints where there is room, the words for who decides, if anybody still does,
        and the ways back."""
        say = self.services.say
        keys: Box = FILL
        decides = None
        if decision is not None:
            words = say("scores.decides", player=decision.player.name)
            text = Text(words, SMALL, colour=IVORY2, align="right", shadow=True)
            decides = Sized(text, canvas.width(words, SMALL) + 8)
            if decision.player.is_at_screen:
                keys = self._keys()
        ways = self._ways_back(canvas)[::-1]
        row = Row(8, keys, 24, decides, *([24] if ways else []), *ways, gap=20)
        return Sized(row, height=FOOT)

    def _keys(self) -> Box:
        say = self.services.say
        shown = [
            Hint((commands.UP, commands.DOWN), say("scores.choose")),
            Hint((commands.CONFIRM,), say("scores.confirm")),
        ]
        hints = hint_box(self.services, shown)
        return FirstFitting(
            Column(FILL, hints, 4),
            FILL,
            fits=lambda canvas, wide: hints.height_at(canvas, wide) <= FOOT,
            grow=True,
        )

    def _ways_back(self, canvas: Canvas) -> list[Button]:
        """Return the buttons that lead back to the table, back into the hand, and to the coach's
        page."""
        buttons: list[Button] = []
        for name, command, key, act in (
            ("table", SEE_TABLE, "scores.see_table", self.acts.table),
            ("undo", UNDO, "table.key.undo", self.acts.undo),
            ("coach", COACH, "coach.title", self.acts.coach),
        ):
            if act is not None:
                words, pad = self.services.say(key), (60.0, 0.0)
                way = LookingButton(name, words, act, zone=1, size=SMALL, pad=pad)
                way.share = self._share if name == "coach" else lambda: 1.0
                if self.services.device in (KEYS, MOUSE):
                    way.key = first_key(self.services, command)
                buttons.append(way)
        return buttons

    # Earlier hands --------------------------------------------------------------------------

    @property
    def _hands(self) -> int:
        return max(history[-1].hand for history in self.sheet.history)

    @property
    def has_little_to_chart(self) -> bool:
        return self._hands <= FEW_HANDS

    @property
    def _scrolls(self) -> bool:
        return self._hands > HANDS_SEEN

    def arrows(self) -> Row:
        """Return the buttons to earlier hands and back, where not all hands are visible."""
        arrows = []
        for name, by in (("left", -1), ("right", 1)) if self._scrolls else ():
            arrow = Button(name, "", partial(self._scroll, by), f"icon_{name}", zone=2)
            arrow.enabled = self._can_scroll(by)
            arrows.append(Sized(arrow, 50))
        return Row(*arrows, gap=8)

    def _can_scroll(self, by: int) -> bool:
        return HANDS_SEEN <= (self._last or self._hands) + by <= self._hands

    def _scroll(self, by: int) -> None:
        if self._can_scroll(by):
            self._last = (self._last or self._hands) + by
            self.rebuild()

    # Showing --------------------------------------------------------------------------------

    def first_seen(self) -> None:
        self._since = self.services.clock()
        self.services.sound("score_line")

    def story(self) -> Box:
        """Return the sentences about how the hand ended."""
        sheet, lines = self.sheet, []
        wording = Wording(
            self.services.texts, sheet.variant_id, [player.name for player in sheet.players]
        )
        for seat, line in sheet.story:
            player = sheet.players[seat] if seat != NOBODY else None
            crest = Icon(crest_picture(player.crest), STORY_CREST) if player else STORY_CREST
            words = Text(wording.sentence(line), SMALL + 2, SANS, IVORY, lines=4, grow=True)
            lines.append(Row(crest, 14, level(words, grow=True)))
        return Panel(Column(*lines, gap=14), (24, 20, 24, 20), "panel", 22)

    def chart(self) -> ChartSheet:
        sides = zip(self.sheet.by_side, self.sheet.history, strict=True)
        lines = (
            ChartLine(row.players[0].crest, history, row.before, row.total)
            for row, history in sides
        )
        return chart_sheet(self.services, self.sheet, lines, self._last)
