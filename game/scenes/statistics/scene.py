"""Who has won how often and how, over all matches that are over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

from game.play.archive import Archive
from game.scenes.setup.seats import Bots
from game.scenes.shell.fields import game_name
from game.scenes.shell.page_scene import FOOT, Hint, PageScene, Tab, hint_lines, hints_height
from game.scenes.shell.scene import Services
from game.scenes.statistics.parts import (
    MATCHES_SEEN,
    Figure,
    FiguresBlock,
    GameStep,
    Outcome,
    RivalRow,
    StandingRow,
    Tick,
    TimeChart,
    TimeSheet,
    place_rows,
)
from game.storage.records import RecordsBusyError
from game.storage.standings import Figures, Result, Rival, Standings, Who
from game.ui import commands
from game.ui.canvas import Canvas
from game.ui.gestures import MOUSE, TOUCH
from game.ui.theme import BODY, H2, IVORY2, MOON, NAME, SMALL
from game.ui.widgets import Button, Choice, Label, Scroll, Widget
from game.ui.words import LINE, PLAIN, SERIF, SERIF_BOLD
from game.view.geometry import Rect
from game.view.scores.history import ticks
from game.view.table.log import Wording


class _Said(NamedTuple):
    key: str
    value: str


def figures_said(services: Services, game: str, told: Figures) -> list[Figure]:
    """Those that mean something: what never happened, and need not, is left out."""
    wording = Wording(services.texts, game, ())
    number = services.texts.number
    percent = round(100 * told.won / told.played)
    rows = [
        _Said("played", number(told.played)),
        _Said("won_matches", services.say("statistics.share", count=told.won, percent=percent)),
        _Said("streak", number(told.streak)),
        _Said("longest", number(told.longest_streak)),
        _Said("hands_won", services.say("statistics.won", won=told.hands_won, played=told.hands)),
    ]
    rows += [
        _Said(key, number(value))
        for key, value in (("best", told.best), ("best_hand", told.best_hand))
        if value is not None
    ]
    rows += [
        _Said(key, number(value))
        for key, value in (
            ("closed", told.closed),
            ("in_one", told.in_one),
            ("rebuys", told.rebuys),
            ("opened", told.opened),
            ("piles", told.piles),
            ("swept", told.swept),
            ("drowned", told.drowned),
        )
        if value
    ]
    return [Figure(row.value, wording.text(f"statistics.{row.key}")) for row in rows]


def places_sheet(services: Services, results: Sequence[Result]) -> TimeSheet:
    """First places at the top. Where tables were of different sizes, the last place is that of
    the largest."""
    most = max(max(one.sides for one in results), 2)
    outcomes = tuple(Outcome(-float(one.place), one.won) for one in results)
    levels = tuple(
        Tick(-float(place), services.say("statistics.place", place=place))
        for place in range(most, 0, -1)
    )
    return TimeSheet(outcomes, levels, _foot(services, len(results)))


def scores_sheet(services: Services, results: Sequence[Result]) -> TimeSheet:
    scores = [one.score for one in results]
    low, high = min(0, *scores), max(1, *scores)
    levels = ticks(low, high)
    step = levels[1] - levels[0] if len(levels) > 1 else high - low
    levels = (*levels, levels[-1] + step) if levels[-1] < high else levels
    levels = (levels[0] - step, *levels) if levels[0] > low else levels
    outcomes = tuple(Outcome(float(one.score), one.won) for one in results)
    said = tuple(Tick(float(level), services.texts.number(level)) for level in levels)
    return TimeSheet(outcomes, said, _foot(services, len(results)))


def _foot(services: Services, count: int) -> str:
    if count <= MATCHES_SEEN:
        return services.say("statistics.matches_on", count=count)
    return services.say("statistics.matches_last", shown=MATCHES_SEEN, count=count)


TITLE = 66
#: Everybody beside each other.
ALL = ""
PLACES, SCORES = "places", "scores"
#: The records could not be read just now: they are asked again after so many seconds.
AGAIN_AFTER = 0.5
TAB_LEAST, TAB_MOST = 300.0, 460.0
GAP = 26.0


class StatisticsActs(NamedTuple):
    """`play`: a new table. `export`: writes everything down, and tells where. `forget`: a person's
    matches are to count no more."""

    play: Callable[[], None]
    export: Callable[[], None]
    forget: Callable[[Who], None]


@dataclass(slots=True)
class ShownRecords:
    """What the records say of the chosen player and game."""

    games: list[str] = field(default_factory=list)
    everybody: list[Who] = field(default_factory=list)
    players: list[Who] = field(default_factory=list)
    figures: Figures = field(default_factory=Figures)
    results: list[Result] = field(default_factory=list)
    rivals: list[Rival] = field(default_factory=list)
    #: Matches that count for nothing because of free undo.
    left_out: int = 0


class StatisticsScene(PageScene):
    """`read` opens the records; it may raise RecordsBusyError, and so may what it gives."""

    def __init__(
        self,
        services: Services,
        read: Callable[[], AbstractContextManager[Standings]],
        archive: Archive,
        acts: StatisticsActs,
    ) -> None:
        super().__init__(services)
        self._read, self._archive, self.acts = read, archive, acts
        self.bots = Bots(services)
        #: The game that is looked at, "" for all; whose figures; what the chart draws.
        self.game, self.who, self.drawn = "", ALL, PLACES
        self.told = ShownRecords()
        #: Of the archive: when it was looked at, and when everybody was asked for.
        self._version = self._known = -1
        self._look_at: float | None = None
        self._title_box = self.panel = Rect(0, 0, 0, 0)
        self._inside = Scroll(self.panel)

    # What is known --------------------------------------------------------------------------

    def entered(self) -> None:
        self.page.ring = self.services.device not in (MOUSE, TOUCH)
        self._look()

    def returned(self) -> None:
        self._look()

    def update(self, now: float) -> None:
        is_due = self._look_at is not None and now >= self._look_at
        if is_due or self._version != self._archive.version:
            self._look()

    def due(self, now: float) -> float | None:
        return None if self._look_at is None else max(0.0, self._look_at - now)

    def _look(self) -> None:
        """What cannot be read just now is shown as it was."""
        self._version, self._look_at = self._archive.version, None
        try:
            with self._read() as standings:
                self.told = self._asked(standings)
        except RecordsBusyError:
            self._look_at = self.services.clock() + AGAIN_AFTER
        self.rebuild()

    def _asked(self, standings: Standings) -> ShownRecords:
        games = standings.games()
        if self.game not in games:
            self.game = ""
        everybody = self.told.everybody if self._known == self._version else standings.players()
        self._known = self._version
        if self.who not in {one.who for one in everybody}:
            self.who = ALL
        if not self.who:
            players = standings.players(self.game) if self.game else everybody
            return ShownRecords(games, everybody, players, left_out=standings.left_out(self.game))
        results = standings.results(self.who, self.game)
        figures = standings.figures(self.who, self.game, results)
        rivals = standings.rivals(self.who, self.game)
        left_out = standings.left_out(self.game, self.who)
        return ShownRecords(games, everybody, [], figures, results, rivals, left_out)

    def _other_game(self, by: int) -> None:
        games = ["", *self.told.games]
        self.game = games[(games.index(self.game) + by) % len(games)]
        self._turn_page()

    def _show(self, who: str) -> None:
        if who != self.who:
            self.who = who
            self._turn_page()

    def _draw(self, what: object) -> None:
        self.drawn = str(what)
        self.rebuild()

    def _turn_page(self) -> None:
        self.services.sound("page")
        self._inside.offset = 0
        self._look()

    def _named(self, one: Who | Rival) -> str:
        return self.bots.name(one.bot) if one.bot else one.name

    # Laying out -----------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        canvas = Canvas(self.services.kit)
        stage = self.services.kit.stage
        content = stage.content
        self._title_box = Rect(content.x + 72, 36, content.w - 144, stage.text_units(TITLE) * LINE)
        bottom = content.bottom - FOOT - 22
        bottom -= hints_height(self.services, content.w - 144, self._hints())
        foot = hint_lines(
            self.services, content.x + 72, content.bottom - FOOT, content.w - 144, self._hints()
        )
        if not self.told.everybody:
            return [*self._nothing_yet(canvas, bottom), *foot]
        game = self._game_step(canvas)
        top = max(self._title_box.bottom, game.rect.bottom) + 18
        tabs = self._tabs(canvas, Rect(content.x + 56, top, 0, bottom - top))
        left = content.x + 56 + tabs[0].rect.w + 40
        self.panel = Rect(left, top, content.right - 64 - left, bottom - top)
        view = Rect(self.panel.x + 6, self.panel.y + 6, self.panel.w - 12, self.panel.h - 12)
        self._inside.view = view
        inner = Rect(view.x + 26, view.y + 18, view.w - 60, 0)
        shown, end = self._table(canvas, inner) if not self.who else self._player(canvas, inner)
        answers = self._answers(canvas, inner._replace(y=end + GAP))
        for one in (*shown, *answers):
            one.scroll = self._inside
        end = answers[-1].rect.bottom
        self._inside.height = end + 20 - view.y
        self._inside.move(0)
        return [*tabs, game, *shown, *answers, *foot]

    def _game_step(self, canvas: Canvas) -> GameStep:
        """Beside the title, or below it where that has no room."""
        content, say = self.services.kit.stage.content, self.services.say
        named = [self._game_said(game) for game in ("", *self.told.games)]
        wide = max(GameStep.width(canvas, text) for text in named)
        wide = min(max(420.0, wide), content.w - 144)
        high = max(72.0, canvas.kit.stage.text_units(BODY) * LINE + 22)
        x, title = content.right - 64 - wide, self._title_box
        beside = title.x + canvas.width(say("statistics.title"), TITLE, SERIF_BOLD) + 40 <= x
        y = title.cy - high / 2 if beside else title.bottom + 12
        return GameStep(Rect(x, y, wide, high), self._game_said(self.game), self._other_game)

    def _game_said(self, game: str) -> str:
        return game_name(self.services, game) if game else self.services.say("statistics.all_games")

    def _tabs(self, canvas: Canvas, place: Rect) -> list[Tab]:
        named = [(ALL, "icon_crown", self.services.say("statistics.everybody"))]
        named += [
            (one.who, "icon_bot" if one.bot else "icon_human", self._named(one))
            for one in self.told.everybody
        ]
        wides = [canvas.width(name, BODY + 3, SERIF) + 104 for *_, name in named]
        # Names of people may be cut, but not the word for everybody.
        wide = max(TAB_LEAST, wides[0], min(TAB_MOST, max(wides)))
        high = max(70.0, canvas.kit.stage.text_units(BODY + 3) * LINE + 20)
        scroll = Scroll(Rect(place.x - 14, place.y - 14, wide + 28, place.h + 28))
        tabs: list[Tab] = []
        y = place.y
        for who, icon, name in named:

            def act(who: str = who) -> None:
                self._show(who)

            rect = Rect(place.x, y, wide, high)
            tab = Tab(f"player {who}", icon, name, who == self.who, act, BODY + 3, 38, may_cut=True)
            tab.arrange(canvas, rect)
            tabs.append(tab)
            y += high + 12
        if y > place.bottom + 12:
            scroll.height = y - place.y + 28
            for tab in tabs:
                tab.put_on(scroll)
            scroll.show(next(tab.rect for tab in tabs if tab.chosen))
        return tabs

    def _head(self, canvas: Canvas, place: Rect, text: str, about: str) -> list[Label]:
        head = Rect(place.x, place.y, place.w, canvas.height(text, place.w, H2, SERIF))
        below = place._replace(y=head.bottom, h=canvas.height(about, place.w, SMALL, PLAIN))
        return [
            Label(head, text, H2, SERIF, MOON, lines=3),
            Label(below, about, SMALL, PLAIN, IVORY2, lines=4),
        ]

    def _table(self, canvas: Canvas, place: Rect) -> tuple[list[Widget], float]:
        """Everybody beside each other."""
        say = self.services.say
        about = " ".join([say("statistics.everybody_about"), *self._left_out()])
        head = self._head(canvas, place, self._game_said(self.game), about)
        rows = []
        for one in self.told.players:

            def act(who: str = one.who) -> None:
                self._show(who)

            said = say("statistics.won", won=one.won, played=one.played)
            rows.append(StandingRow(one.who, self._named(one), one.won / one.played, said, act))
        view = Rect(place.x - 20, head[-1].rect.bottom + 14, place.w + 40, 0)
        return [*head, *rows], place_rows(canvas, rows, view)

    def _left_out(self) -> list[str]:
        count = self.told.left_out
        return [self.services.say("statistics.left_out", count=count)] if count else []

    def _player(self, canvas: Canvas, place: Rect) -> tuple[list[Widget], float]:
        who = next(one for one in self.told.everybody if one.who == self.who)
        figures = self.told.figures
        about = self._game_said(self.game)
        if not figures.played:
            about = self.services.say("statistics.not_played")
        about = " · ".join([about, *self._left_out()])
        head = self._head(canvas, place, self._named(who), about)
        widgets: list[Widget] = [*head]
        y = head[-1].rect.bottom + 14
        if not figures.played:
            return widgets, y
        block = FiguresBlock(
            canvas, figures_said(self.services, self.game, figures), place._replace(y=y)
        )
        widgets.append(block)
        chart, y = self._chart(canvas, place._replace(y=block.rect.bottom + GAP))
        widgets += chart
        rivals, y = self._rivals(canvas, place._replace(y=y + GAP))
        return [*widgets, *rivals], y

    def _chart(self, canvas: Canvas, place: Rect) -> tuple[list[Widget], float]:
        """Places; or scores, where they can be told from each other."""
        say, results = self.services.say, self.told.results
        title = say("statistics.over_time")
        high = max(56.0, canvas.kit.stage.text_units(BODY) * LINE + 16)
        heading, y = self._heading(canvas, place, title, high)
        widgets: list[Widget] = [heading]
        drawn = PLACES
        if self.told.figures.best is not None:
            drawn = self.drawn
            items = [(what, say(f"statistics.{what}")) for what in (PLACES, SCORES)]
            wide = 2 * max(canvas.width(text, 27, SERIF_BOLD) + 44 for _, text in items)
            switch = Rect(place.right - wide, heading.rect.cy - high / 2, wide, high)
            if switch.x < heading.rect.x + canvas.width(title, NAME, SERIF) + 24:
                switch = switch._replace(x=place.x, y=y, w=min(wide, place.w))
                y = switch.bottom + 10
            widgets.append(Choice("drawn", switch, items, drawn, self._draw, zone=2))
        sheet = (places_sheet if drawn == PLACES else scores_sheet)(self.services, results)
        tall = max(TimeChart.least_height(canvas, len(sheet.ticks)), 330.0)
        chart = TimeChart(canvas, Rect(place.x, y, place.w, tall), sheet)
        return [*widgets, chart], chart.rect.bottom

    def _heading(self, canvas: Canvas, place: Rect, text: str, least: float) -> tuple[Label, float]:
        high = max(least, canvas.height(text, place.w, NAME, SERIF))
        label = Label(place._replace(h=high), text, NAME, SERIF, MOON, lines=3)
        return label, label.rect.bottom + 8

    def _rivals(self, canvas: Canvas, place: Rect) -> tuple[list[Widget], float]:
        say = self.services.say
        if not self.told.rivals:
            return [], place.y - GAP
        heading, y = self._heading(canvas, place, say("statistics.rivals"), 0)
        about = say("statistics.rivals_about")
        below = Rect(place.x, y - 8, place.w, canvas.height(about, place.w, SMALL, PLAIN))
        rows = []
        for one in self.told.rivals:

            def act(who: str = one.who) -> None:
                self._show(who)

            decided = one.ahead + one.behind
            share = one.ahead / decided if decided else 0.5
            said = say("statistics.against", ahead=one.ahead, behind=one.behind)
            rows.append(RivalRow(one.who, self._named(one), share, said, act))
        end = place_rows(canvas, rows, Rect(place.x - 20, below.bottom + 8, place.w + 40, 0))
        label = Label(below, about, SMALL, PLAIN, IVORY2, lines=4)
        return [heading, label, *rows], end

    def _answers(self, canvas: Canvas, place: Rect) -> list[Button]:
        """What can be done with all of it, and, below, with what is known of one person."""
        asked = [("export", self.acts.export)]
        person = next((one for one in self.told.everybody if one.who == self.who), None)
        if person is not None and not person.bot:
            asked.append(("forget", partial(self.acts.forget, person)))
        buttons: list[Button] = []
        for name, act in asked:
            text = self.services.say(f"statistics.{name}")
            wide = min(place.w, canvas.width(text, SMALL) + 64)
            high = max(60.0, canvas.height(text, wide - 36, SMALL) + 22)
            rect = Rect(place.x, place.y, wide, high)
            buttons.append(Button(name, rect, text, act, size=SMALL, zone=2))
            place = place._replace(y=rect.bottom + 14)
        return buttons

    def _nothing_yet(self, canvas: Canvas, bottom: float) -> list[Widget]:
        """Nobody has won or lost: an invitation."""
        say, content = self.services.say, self.services.kit.stage.content
        words = say("statistics.reading" if self._archive.is_busy else "statistics.empty")
        if self.told.left_out:
            words = say("statistics.none_counts", count=self.told.left_out)
        wide = min(980.0, content.w - 144)
        high = canvas.height(words, wide - 96, NAME, SERIF)
        play = say("statistics.play")
        button_h = max(76.0, canvas.kit.stage.text_units(BODY) * LINE + 28)
        button_w = min(wide - 96, max(300.0, canvas.width(play, BODY, SERIF_BOLD) + 80))
        tall = 48 + high + 32 + button_h + 48
        top = self._title_box.bottom
        self.panel = Rect(content.cx - wide / 2, (top + bottom - tall) / 2, wide, tall)
        text = Rect(self.panel.x + 48, self.panel.y + 48, wide - 96, high)
        place = Rect(content.cx - button_w / 2, text.bottom + 32, button_w, button_h)
        return [
            Label(text, words, NAME, SERIF, IVORY2, "center", 6),
            Button("play", place, play, self.acts.play, main=True),
        ]

    # Showing --------------------------------------------------------------------------------

    def _hints(self) -> list[Hint]:
        say = self.services.say
        back = Hint((commands.BACK,), say("load.back"), self.back)
        if not self.told.everybody:
            return [back]
        return [
            Hint((commands.UP, commands.DOWN), say("settings.hint_row")),
            Hint((commands.NEXT_ZONE,), say("setup.hint_next")),
            back,
        ]

    def paint_ground(self, canvas: Canvas) -> None:
        super().paint_ground(canvas)
        canvas.veil(0.55)
        canvas.text(self.services.say("statistics.title"), self._title_box, TITLE, SERIF_BOLD, MOON)
        canvas.panel(self.panel, "panel", 22, shadow=True)
