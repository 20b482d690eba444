"""The page of statistics: who has won how often and how, over all matches that have ended."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass, field
from datetime import date
from functools import partial
from pathlib import Path
from typing import NamedTuple

from game.paths import user_exports
from game.play.archive import Archive
from game.play.book.statistics import lines_at_table
from game.play.coaching.ratings import Rating, Ratings
from game.play.evening import PAUSE, Evening, evenings, played
from game.play.session.running import RunningTable
from game.reading.whole_file import write_whole
from game.scenes.setup.seats import Bots
from game.scenes.shell.addresses import ToEvening, ToNewTable, ToStatistics
from game.scenes.shell.dialogs import ConfirmScene, notify, why_not
from game.scenes.shell.fields import game_name
from game.scenes.shell.page_scene import Hint, PageScene, Tab, invitation, title
from game.scenes.shell.paper_chart import Tick
from game.scenes.shell.scene import Services
from game.scenes.shell.stores import Stores
from game.scenes.statistics.parts import (
    MATCHES_SEEN,
    Figure,
    GameStep,
    Outcome,
    PlayerRow,
    TimeChart,
    TimeSheet,
    figures_block,
    standing_rows,
)
from game.storage.book_file import books_folder, files_of_books
from game.storage.names import Names, names_file
from game.storage.records import (
    Records,
    RecordsBusyError,
    RecordsDamagedError,
    RecordsNewerError,
    records_file,
)
from game.storage.standings import Figures, First, KnownPlayer, PlayedLine, Result, Rival, Standings
from game.storage.statistics import STATISTICS, who_is
from game.ui import commands
from game.ui.boxes import (
    FILL,
    Box,
    Column,
    FirstFitting,
    Padded,
    Panel,
    Press,
    Row,
    Scrolled,
    Sized,
    Text,
    level,
)
from game.ui.canvas import Canvas
from game.ui.theme import BODY, H2, IVORY, IVORY2, MOON, NAME, SMALL
from game.ui.widgets import Button, Choice, Scroll, Widget
from game.ui.words import PLAIN, SERIF
from game.view.coach import Measure
from game.view.scores.history import ticks_around
from game.view.scores.sheet import file_at_table, records_csv
from game.view.table.log import Wording


def figures_said(services: Services, game: str, figures: Figures) -> list[Figure]:
    """Return the figures with their words; counts of what never happened are left out, and in a
    single match what was not won."""
    wording = Wording(services.texts, game, ())
    number, say = services.texts.number, services.say
    percent = round(100 * figures.won / figures.played)
    hands, hands_won = figures.counted["hands"], figures.counted["hands_won"]
    rows = {"played": number(figures.played)}
    if figures.won or figures.played > 1:
        rows["won_matches"] = say("statistics.share", count=figures.won, percent=percent)
    for key, streak in (("streak", figures.streak), ("longest", figures.longest_streak)):
        if streak:
            rows[key] = number(streak)
    if hands_won or figures.played > 1:
        rows["hands_won"] = say("statistics.won", won=hands_won, played=hands)
    for key, value in (("best", figures.best), ("best_hand", figures.best_hand)):
        if value is not None:
            rows[key] = number(value)
    for one in sorted(STATISTICS, key=lambda one: one.on_page):
        if one.on_page and figures.counted[one.name]:
            rows[one.name] = number(figures.counted[one.name])
    return [Figure(value, wording.text(f"statistics.{key}")) for key, value in rows.items()]


def places_sheet(services: Services, results: Sequence[Result]) -> TimeSheet:
    """Return the chart of places as levels, the first place at the top, down to the last one of the
    largest table."""
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
    levels = ticks_around(low, high)
    outcomes = tuple(Outcome(float(one.score), one.won) for one in results)
    said = tuple(Tick(float(level), services.texts.number(level)) for level in levels)
    return TimeSheet(outcomes, said, _foot(services, len(results)))


def _foot(services: Services, count: int) -> str:
    if count <= MATCHES_SEEN:
        return services.say("statistics.matches_on", count=count)
    return services.say("statistics.matches_last", shown=MATCHES_SEEN, count=count)


#: The tab of all players.
ALL = ""
PLACES, SCORES = "places", "scores"
#: Seconds until records that could not be read are tried again.
AGAIN_AFTER = 0.5
TAB_LEAST, TAB_MOST = 300.0, 460.0
GAP = 26.0


class StatisticsActs(NamedTuple):
    """What the page calls. `export`: to write all records to a file, and tell where. `forget`: to
    count a person's matches no more. `rating`: returns how well a person plays a game, luck
    aside. `has_books`: whether anything was played with real cards."""

    export: Callable[[], None]
    forget: Callable[[KnownPlayer], None]
    rating: Callable[[str, str], Rating | None] = lambda who, game: None
    has_books: bool = False


@dataclass(slots=True)
class ShownRecords:
    """The records of the chosen player and game."""

    games: list[str] = field(default_factory=list)
    everybody: list[KnownPlayer] = field(default_factory=list)
    players: list[KnownPlayer] = field(default_factory=list)
    figures: Figures = field(default_factory=Figures)
    rivals: list[Rival] = field(default_factory=list)
    #: How many matches do not count because of free undo.
    left_out: int = 0
    firsts: list[First] = field(default_factory=list)


class StatisticsScene(PageScene):
    """The page of statistics. `read`: opens the records; it may raise RecordsBusyError, and so may
    what it yields."""

    veil = 0.55

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
        #: The game looked at, "" for all; whose figures are shown; what the chart draws.
        self.game, self.who, self.drawn = "", ALL, PLACES
        self.shown = ShownRecords()
        #: Whether a newer Loba has written the records, so that they cannot be shown.
        self._is_newer = False
        #: The versions of the archive when it was read last, and when the list of players was.
        self._version = self._known = -1
        self._look_at: float | None = None
        self._inside, self._list = Scroll(), Scroll()

    # What is known --------------------------------------------------------------------------

    def entered(self) -> None:
        super().entered()
        self._look()

    def returned(self) -> None:
        self._look()

    def update(self, now: float) -> None:
        super().update(now)
        is_due = self._look_at is not None and now >= self._look_at
        if is_due or self._version != self._archive.version:
            self._look()

    def due(self, now: float) -> float | None:
        if self._look_at is None or self.page.glide.is_under_way:
            return super().due(now)
        return max(0.0, self._look_at - now)

    def _look(self) -> None:
        """Read the records; if that fails, keep what was read before."""
        self._version, self._look_at = self._archive.version, None
        self.services.tell(*self._archive.notices)
        try:
            with self._read() as standings:
                self.shown = self._asked(standings)
        except RecordsNewerError:
            self._is_newer = True
        except RecordsBusyError:
            self._look_at = self.services.clock() + AGAIN_AFTER
        self.rebuild()

    def _asked(self, standings: Standings) -> ShownRecords:
        games = standings.games()
        if self.game not in games:
            self.game = ""
        everybody = self.shown.everybody if self._known == self._version else standings.players()
        self._known = self._version
        if self.who not in {one.who for one in everybody}:
            self.who = ALL
        if not self.who:
            players = standings.players(self.game) if self.game else everybody
            return ShownRecords(games, everybody, players, left_out=standings.left_out(self.game))
        figures = standings.figures(self.who, self.game)
        rivals = standings.rivals(self.who, self.game)
        left_out = standings.left_out(self.game, self.who)
        is_bot = any(one.who == self.who and one.bot for one in everybody)
        firsts = [] if is_bot else standings.firsts(self.who)
        firsts = [one for one in firsts if self.game in ("", one.game)]
        return ShownRecords(games, everybody, [], figures, rivals, left_out, firsts)

    def _other_game(self, by: int) -> None:
        games = ["", *self.shown.games]
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

    def _named(self, one: KnownPlayer | Rival) -> str:
        return self.bots.name(one.bot) if one.bot else one.name

    # Laying out -----------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        canvas, name = Canvas(self.services.kit), title(self.services.say("statistics.title"))
        if not self.shown.everybody:
            return self.framed(name, self._nothing_yet(), least_head=0)
        content = self.services.kit.stage.content
        games = [self._game_said(game) for game in ("", *self.shown.games)]
        widest = max(GameStep(game, self._other_game).natural_width(canvas) for game in games)
        widest = min(max(420.0, widest), content.w - 144)
        game = Sized(GameStep(self._game_said(self.game), self._other_game), widest)
        head = FirstFitting(Row(name, 40, FILL, level(game)), Column(name, 12, Row(FILL, game)))
        tabs = [self._tab(*one) for one in self._players()]
        # Names of people may be cut, but not the word for everybody.
        wides = [tab.natural_width(canvas) + 10 for tab in tabs]
        tab_width = max(TAB_LEAST, wides[0], min(TAB_MOST, max(wides)))
        width = content.w - 56 - tab_width - 40 - 64 - 72
        shown = self._player(canvas, width) if self.who else self._table(canvas, width)
        inside = Column(*shown, GAP, self._answers())
        panel = Scrolled(self._inside, inside, (26, 18, 34, 20))
        body = Row(
            *(Sized(Scrolled(self._list, Column(*tabs, gap=12), 14), tab_width), 40),
            Panel(panel, (32, 24, 40, 26), grow=True),
        )
        widgets = self.framed(Padded(head, (0, 0, -8, 0)), body, least_head=0)
        self._list.show(next(tab.rect for tab in tabs if tab.chosen))
        return widgets

    def _game_said(self, game: str) -> str:
        return game_name(self.services, game) if game else self.services.say("statistics.all_games")

    def _players(self) -> list[tuple[str, str, str]]:
        """Return the players for the tabs, with icon and name."""
        named = [
            (one.who, "icon_bot" if one.bot else "icon_human", self._named(one))
            for one in self.shown.everybody
        ]
        return [(ALL, "icon_crown", self.services.say("statistics.everybody")), *named]

    def _tab(self, who: str, icon: str, name: str) -> Tab:
        act = partial(self._show, who)
        return Tab(f"player {who}", icon, name, who == self.who, act, 33, 38, 70, may_cut=True)

    def _head(self, text: str, about: str) -> list[Box | float]:
        head = Text(text, H2, SERIF, MOON, lines=3)
        return [head, Text(about, SMALL, PLAIN, IVORY2, lines=4), 14]

    def _table(self, canvas: Canvas, width: float) -> list[Box | float]:
        """Return the rows of all players."""
        say = self.services.say
        about = " ".join([say("statistics.everybody_about"), *self._left_out()])
        standings = []
        for one in self.shown.players:
            said = say("statistics.won", won=one.won, played=one.played)
            standings.append(PlayerRow(one.who, self._named(one), one.won / one.played, said))
        rows = standing_rows(canvas, standings, width + 40, self._show)
        return [*self._head(self._game_said(self.game), about), Padded(rows, (-20, 0, -20, 0))]

    def _left_out(self) -> list[str]:
        count = self.shown.left_out
        return [self.services.say("statistics.left_out", count=count)] if count else []

    def _player(self, canvas: Canvas, width: float) -> list[Box | float]:
        who = next(one for one in self.shown.everybody if one.who == self.who)
        figures = self.shown.figures
        about = self._game_said(self.game)
        if not figures.played:
            about = self.services.say("statistics.not_played")
        head = self._head(self._named(who), " · ".join([about, *self._left_out()]))
        if not figures.played:
            return head[:-1]
        block = figures_block(canvas, figures_said(self.services, self.game, figures))
        chart = [GAP, *self._chart()] if len(figures.results) > 1 else []
        below = [*self._rivals(canvas, width), *self._firsts()]
        return [*head, block, *self._rating(who), *chart, *below]

    def _firsts(self) -> list[Box | float]:
        """Return what this person has done for the first time: when, and with whom."""
        say, texts = self.services.say, self.services.texts
        rows: list[Box | float] = []
        for one in self.shown.firsts:
            day = texts.day(date.fromtimestamp(one.played_at))
            told = " · ".join([day, texts.list_and(one.beside)])
            with texts.speaking_of(one.game):
                words = say(f"statistics.first.{one.name}")
            rows += [10, Text(words, BODY, colour=IVORY, lines=3)]
            rows += [Text(told, SMALL, PLAIN, IVORY2, lines=3)]
        if not rows:
            return []
        heading = Text(say("statistics.firsts"), NAME, SERIF, MOON, lines=3)
        return [GAP, Press("firsts", Column(heading, *rows), None, style=("", ""), zone=2)]

    def _rating(self, who: KnownPlayer) -> list[Box | float]:
        """Return the words for how well a person plays, luck aside, if anything was rated."""
        said = self.acts.rating(who.name, self.game) if self.game and not who.bot else None
        if said is None:
            return []
        measure = Measure(self.services.texts, self.game, said.rounds)
        return [
            *(GAP, Text(measure.rating(said), NAME, SERIF, MOON, lines=3)),
            Text(measure.rating_about(said), SMALL, PLAIN, IVORY2, lines=6),
        ]

    def _chart(self) -> list[Box | float]:
        """Return the chart of places, or of scores where these were recorded."""
        say, results = self.services.say, self.shown.figures.results
        heading = Text(say("statistics.over_time"), NAME, SERIF, MOON, lines=3)
        head: Box = Sized(heading, least=(0, 56))
        drawn = PLACES
        if self.shown.figures.best is not None:
            drawn = self.drawn
            items = [(what, say(f"statistics.{what}")) for what in (PLACES, SCORES)]
            choice = Sized(Choice("drawn", items, drawn, self._draw, 2), least=(0, 56))
            below = Column(head, 8, Row(choice), 2)
            head = FirstFitting(Row(head, 24, FILL, level(choice)), below)
        sheet = (places_sheet if drawn == PLACES else scores_sheet)(self.services, results)
        return [head, 8, TimeChart(sheet)]

    def _rivals(self, canvas: Canvas, width: float) -> list[Box | float]:
        say = self.services.say
        if not self.shown.rivals:
            return []
        standings = []
        for one in self.shown.rivals:
            decided = one.ahead + one.behind
            share = one.ahead / decided if decided else 0.5
            day = self.services.texts.day(date.fromtimestamp(one.last_at))
            facts = {"count": one.together, "ahead": one.ahead, "behind": one.behind}
            said = say("statistics.against", last=one.last, day=day, **facts)
            standings.append(PlayerRow(one.who, self._named(one), share, said))
        rows = standing_rows(canvas, standings, width + 40, self._show, middle=True)
        heading = Text(say("statistics.rivals"), NAME, SERIF, MOON, lines=3)
        about = Text(say("statistics.rivals_about"), SMALL, PLAIN, IVORY2, lines=4)
        return [GAP, heading, about, 8, Padded(rows, (-20, 0, -20, 0))]

    @property
    def _has_company(self) -> bool:
        """Return whether there may be an evening: people have played with people."""
        return self.acts.has_books or sum(not one.bot for one in self.shown.everybody) > 1

    def _answers(self) -> Column:
        """Return the buttons to show evenings, to export everything, and to forget the matches of a
        person."""
        asked = [("export", self.acts.export)]
        if self._has_company:
            asked.insert(0, ("evening", self._evening))
        person = next((one for one in self.shown.everybody if one.who == self.who), None)
        if person is not None and not person.bot:
            asked.append(("forget", partial(self.acts.forget, person)))
        words = {name: self.services.say(f"statistics.{name}") for name, _ in asked}
        buttons = [Row(_answer(name, words[name], act)) for name, act in asked]
        return Column(*buttons, gap=14)

    def _evening(self) -> None:
        self.services.go(ToEvening())

    def _nothing_yet(self) -> Box:
        """Return an invitation to play, shown while there are no statistics."""
        say = self.services.say
        words = say("statistics.reading" if self._archive.is_busy else "statistics.empty")
        if self._is_newer:
            words = say("statistics.newer")
        elif self.shown.left_out:
            words = say("statistics.none_counts", count=self.shown.left_out)
        play = invitation(words, say("statistics.play"), partial(self.services.go, ToNewTable()))
        if not self._has_company:
            return play
        evening = _answer("evening", say("statistics.evening"), self._evening)
        return Column(Padded(play, grow=True), Row(FILL, evening, FILL), 18)

    # Showing --------------------------------------------------------------------------------

    def hints(self) -> Sequence[Hint]:
        if not self.shown.everybody:
            return [self.way_back]
        return [self.along_rows, Hint((commands.NEXT_ZONE,)), self.way_back]


def _answer(name: str, words: str, act: Callable[[], None]) -> Button:
    return Button(name, words, act, "", False, 2, SMALL, pad=(64, 22), high=60)


EXPORT = "loba.csv"
#: Empty records in memory, used while there is no file.
IN_MEMORY = Path(":memory:")


class RecordsFlow:
    """The scenes of statistics."""

    def __init__(self, services: Services, archive: Archive) -> None:
        self.services, self.archive = services, archive
        self._ratings = Ratings()
        #: The time and size of the file whose values were checked last.
        self._checked: tuple[int, int] | None = None
        #: The match asked for last, at which version of the archive, and whether it ends an
        #: evening.
        self._newest: tuple[tuple[str, int], bool] = ("", 0), False

    def page(self) -> StatisticsScene:
        self.archive.bring_up_to_date()
        has_books = bool(files_of_books(books_folder()))
        acts = StatisticsActs(self.export, self._ask_to_forget, self._rating, has_books)
        return StatisticsScene(self.services, self.standings, self.archive, acts)

    def _rating(self, who: str, game: str) -> Rating | None:
        with self.services.telling():
            rating = self._ratings.rating(who, game, self.services.people.names)
            self.services.tell(*self._ratings.small.notices)
            return rating
        return None

    def rivals_of(self, name: str) -> list[Rival]:
        """Return whom a person has met, as far as the records can be read now."""
        with suppress(RecordsBusyError), self.standings() as known:
            return known.rivals(who_is(name))
        return []

    def first_times(self, table: RunningTable) -> Callable[[], Sequence[str]]:
        """Take a match that is over into the records; return what gives the sentences about what
        people have done in it for the first time, as far as it is there."""
        self.archive.bring_up_to_date()
        match_id, told = table.keeping.match_id, dict[tuple[int, str], list[str]]()
        people = [player.name for player in table.players if player.is_person]

        def known() -> list[str]:
            now = self.archive.version, self.services.texts.language
            if now not in told:
                told[now] = self._firsts_in(match_id, people)
            return told[now]

        return known

    def _firsts_in(self, match_id: str, people: Sequence[str]) -> list[str]:
        texts, told = self.services.texts, list[str]()
        with suppress(RecordsBusyError), self.standings() as known:
            for name in people:
                firsts = [one for one in known.firsts(who_is(name)) if one.match_id == match_id]
                if firsts:
                    with texts.speaking_of(firsts[0].game):
                        done = [texts.text(f"statistics.first.{one.name}") for one in firsts]
                    what = texts.list_and(done)
                    told.append(texts.text("statistics.first", player=name, what=what))
        return told

    def evenings(self, since: float = 0.0) -> list[Evening]:
        """Return the evenings, here and with real cards, the newest first. `since`: the earliest
        end of a match, in seconds."""
        here, names = list[PlayedLine](), self.services.people.names
        with suppress(RecordsBusyError), self.standings() as known:
            here = list(known.lines(since))
        real = (
            one._replace(name=names.today(one.name, one.played_at)) for one in lines_at_table(since)
        )
        return evenings([*played(here, is_real=False), *played(real, is_real=True)])

    def ends_evening(self, match_id: str) -> bool:
        """Return whether a match that has just ended is the last of an evening, as far as it is
        known."""
        now = match_id, self.archive.version
        if self._newest[0] != now:
            found = self.evenings(time.time() - 2 * PAUSE)
            is_last = any(one.matches[-1].first.match_id == match_id for one in found)
            self._newest = now, is_last
        return self._newest[1]

    def _ask_to_forget(self, person: KnownPlayer) -> None:
        forget = partial(self.forget, person.name)
        question = ConfirmScene(
            self.services, "statistics.forget", forget, name=person.name, count=person.played
        )
        self.services.stack.push(question)

    def forget(self, name: str) -> None:
        """Count this person's finished matches no more. Those of the other players still count."""
        names = Names(names_file())
        try:
            names.forget_matches(name, time.time())
        except OSError as error:
            told = why_not(error, "people.notice.not_done")
            notify(self.services, told.key, **dict(told.facts))
            return
        # If the file is busy, the archive makes the change as soon as it can.
        with suppress(RecordsBusyError), Records(records_file()) as records:
            records.make_changes(names.changes)
        self.archive.bring_up_to_date()
        self.archive.version += 1

    def export(self) -> None:
        """Write all records to the folder in which people look for files, and tell where."""
        file = user_exports() / EXPORT
        table = partial(records_csv, texts=self.services.texts)
        named = partial(game_name, self.services)
        try:
            with self.standings() as known:
                # The mark at the beginning tells spreadsheets the encoding.
                write_whole(file, table(known.lines(), game_name=named).encode("utf-8-sig"))
            lines = lines_at_table()
            if lines:
                content = table(lines, game_name=named).encode("utf-8-sig")
                write_whole(file_at_table(file), content)
        except (OSError, RecordsBusyError) as error:
            detail = str(error.__cause__ or error)
            notify(self.services, "statistics.not_exported", file=str(file), detail=detail)
        else:
            notify(self.services, "statistics.exported", file=str(file))

    @contextmanager
    def standings(self) -> Iterator[Standings]:
        """Open the records as they are now. A missing file is made by the archive later, because
        that takes longer than a frame."""
        file = records_file()
        with Records(file if file.exists() else IN_MEMORY) as records:
            self._check(file, records)
            yield Standings(records)

    def _check(self, file: Path, records: Records) -> None:
        """Check the values of the file, once after each change."""
        try:
            status = file.stat()
        except OSError:
            return
        stamp = status.st_mtime_ns, status.st_size
        if stamp == self._checked:
            return
        try:
            records.check_values()
        except RecordsDamagedError:
            self.archive.bring_up_to_date()
            raise
        self._checked = stamp


def page_at(services: Services, stores: Stores, to: ToStatistics) -> StatisticsScene:
    return RecordsFlow(services, stores.archive).page()
