"""The page that tells how a hand went: what a player could expect of it, and which choices cost
most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from game.coach.hand import counts_rounds
from game.coach.review import CostlyChoice, HandReview
from game.engine.actions import STOCK, Action
from game.play.coaching.positions import position_before, table_of, with_other_cards
from game.play.coaching.reviews import Reviewing
from game.play.session.seating import player_of
from game.play.session.taking_back import branch_of
from game.scenes.coach.curve import Curve
from game.scenes.coach.small_table import SmallTable
from game.scenes.shell.addresses import ToBranch
from game.scenes.shell.dialogs import ConfirmScene
from game.scenes.shell.fields import say_in
from game.scenes.shell.page_scene import Hint, PageScene, title
from game.scenes.shell.scene import Services
from game.storage.match_codec import SavedMatch
from game.ui import commands
from game.ui.boxes import (
    FILL,
    Box,
    Column,
    Drawing,
    FirstFitting,
    Icon,
    Padded,
    Panel,
    Press,
    Row,
    Scrolled,
    Sized,
    Text,
    Wrap,
    level,
)
from game.ui.canvas import Canvas
from game.ui.theme import BODY, EMBER, INK, IVORY, IVORY2, LEAF, MOON, NAME, SMALL, crest_picture
from game.ui.widgets import Button, Scroll, Widget
from game.ui.words import BOLD, PLAIN, SERIF
from game.view.coach import CoachedMoment, Measure, TableSeen
from game.view.geometry import Rect

#: Seconds between two checks of how far the review is.
LOOKS_EVERY = 0.2
TABLE_HIGH, CREST, BADGE = 390.0, 44.0, 46.0


#: The tables that are shown of a choice: before it, as it was played, and as it would be better.
BEFORE, PLAYED, BETTER = "before", "played", "better"


class _Shown(NamedTuple):
    """A costly choice with its sentences, and how the table looks before and after it."""

    tables: Mapping[str, TableSeen]
    done: str
    advice: str
    reasons: list[str]


def measure_of(services: Services, saved: SavedMatch) -> Measure:
    sides = len(saved.match.state.standing.scores)
    return Measure(services.texts, saved.variant.id, counts_rounds(saved.rules), sides)


class CoachPage(PageScene):
    """The base of pages with a table or a chart, and words beside it."""

    veil = 0.62

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._inside = Scroll()

    def headed(self, head: Box, body: Box) -> list[Widget]:
        return self.framed(Padded(head, (0, 0, -8, 0)), body, least_head=0)

    def beside(self, left: Box, part: float, words: Box, foot: Box | None = None) -> Row:
        """Return a row of a box, which takes a part of the width, and a panel with words that
        scroll. `foot`: what stays in sight below them."""
        wide = (self.services.kit.stage.content.w - 120) * part
        scrolled = Scrolled(self._inside, words, (24, 14, 30, 16))
        inside = Column(scrolled, 22, foot) if foot is not None else scrolled
        panel = Panel(inside, (28, 22, 36, 22), grow=True)
        return Row(Sized(left, wide), 32, panel)


class HowItWent(CoachPage):
    """The page about a hand. It begins `reviewing`, unless that has begun already; `stops`: and
    ends it when it is left."""

    def __init__(self, services: Services, reviewing: Reviewing, stops: bool = False) -> None:
        super().__init__(services)
        self.reviewing, self.stops = reviewing, stops
        self.players = [player_of(*told) for told in enumerate(reviewing.saved.seats)]
        self.measure = measure_of(services, reviewing.saved)
        #: The seat whose hand is looked at, and the index of the choice looked at.
        self.seat, self.at = reviewing.seats[0], 0
        self._table = BEFORE
        self._seen = -1.0
        self._choices: dict[int, _Shown] = {}
        self.page.focus = "choice 0"

    def _say(self, key: str, /, **facts: int | str) -> str:
        """Return a text in the words of the game, which may call its hands rounds."""
        return say_in(self.services, self.reviewing.saved.variant.id, key, **facts)

    # Life -----------------------------------------------------------------------------------

    def entered(self) -> None:
        super().entered()
        self.reviewing.begin()

    def left(self) -> None:
        super().left()
        if self.stops:
            self.reviewing.stop()

    def refit(self) -> None:
        # The language may have changed.
        self._choices.clear()
        self.measure = measure_of(self.services, self.reviewing.saved)
        super().refit()

    def update(self, now: float) -> None:
        super().update(now)
        self.services.tell(*self.reviewing.notices)
        share = self.reviewing.share(self.seat)
        if share != self._seen or self.reviewing.has_failed:
            self.rebuild()
            if share == 1:
                # Until now the page had only the way back, which got the focus. It shows many cards
                # now, which are drawn bit by bit.
                self.page.focus = "choice 0"
                self.services.stack.expect(self)

    def due(self, now: float) -> float | None:
        waits = self.reviewing.share(self.seat) < 1 and not self.reviewing.has_failed
        glides = super().due(now)
        return LOOKS_EVERY if glides is None and waits else glides

    def _show(self, at: int) -> None:
        self.at, self._table = at, BEFORE
        self._inside.offset = 0
        self.rebuild()

    def _turn(self, table: str) -> None:
        """Show another table of the choice, or the one before it again."""
        self._table = BEFORE if self._table == table else table
        self.rebuild()

    def _sit(self, seat: int) -> None:
        self.seat = seat
        self._choices.clear()
        self._show(0)

    # Playing on -----------------------------------------------------------------------------

    def _ask(self, choice: CostlyChoice, others: bool) -> None:
        go_on = partial(self._play_on, choice, others)
        self.services.stack.push(ConfirmScene(self.services, "coach.play_from", go_on))

    def _play_on(self, choice: CostlyChoice, others: bool) -> None:
        reviewing = self.reviewing
        if others:
            position = position_before(reviewing.saved, reviewing.hand, choice.act_index)
            branch = with_other_cards(position)
        else:
            branch = branch_of(reviewing.saved, choice.act_index - 1, self.players)
        self.services.go(ToBranch(branch))

    # Laying out -----------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        self._seen = self.reviewing.share(self.seat)
        review, people = self.reviewing.review(self.seat), self._people()
        parts: list[Box] = [title(self.services.say("coach.title"))]
        parts += [self._balance(review)] if review is not None else []
        parts += [people] if people is not None else []
        name, *others = parts
        beside = (part for one in others for part in (FILL, level(one)))
        head = FirstFitting(Row(name, 40, *beside), Column(*parts, gap=10))
        body = self._waiting() if review is None else self._judged(review)
        return self.headed(head, body)

    def _people(self) -> Box | None:
        """Return the buttons of the people whose hands can be looked at; None if there is only
        one."""
        if len(self.reviewing.seats) < 2:
            return None
        return Wrap(*[self._person(seat) for seat in self.reviewing.seats], gap=(12, 8))

    def _person(self, seat: int) -> Press:
        player, chosen = self.players[seat], seat == self.seat
        name = Text(player.name, BODY, SERIF, INK if chosen else MOON, may_cut=True)
        style = ("button main", "button main") if chosen else ("row", "row hover")
        box, act = Row(Icon(crest_picture(player.crest), CREST), 12, name), partial(self._sit, seat)
        return Press(f"seat {seat}", box, act, (16, 8, 22, 8), style, zone=3)

    def _waiting(self) -> Box:
        say = self._say
        if self.reviewing.has_failed:
            inside = Column(Text(say("coach.failed"), NAME, SERIF, MOON, "center", 6))
        else:
            percent = round(100 * self._seen)
            inside = Column(
                *(Text(say("coach.looking", percent=percent), NAME, SERIF, MOON, "center", 4), 24),
                *(Drawing(self._paint_share, height=12), 24),
                Text(say("coach.looking_about"), SMALL, PLAIN, IVORY2, "center", 8),
            )
        return Column(FILL, Row(FILL, Sized(Panel(inside, 48), 980), FILL), FILL)

    def _paint_share(self, canvas: Canvas, rect: Rect) -> None:
        canvas.progress(rect, self._seen)

    def _balance(self, review: HandReview) -> Text:
        """Return the words for what the cards brought, and what the play brought."""
        told = [
            self.measure.share(what, value, review.half_width)
            for what, value in (("cards", review.luck), ("play", review.play))
        ]
        return Text(" ".join(told), NAME, SERIF, MOON, lines=3)

    def _judged(self, review: HandReview) -> Box:
        rows = [self._row(at, choice) for at, choice in enumerate(review.costly)]
        words = self._say("coach.turn"), self._say("coach.curve_foot")
        curve = Curve(self.measure, *words, review, self.at)
        left = Column(curve, *(part for row in rows for part in (12, row)))
        shown = self._detail(review.costly[self.at]) if rows else self._nothing()
        inside = Column(shown, 18, self._notes(review))
        ways = self._ways(review.costly[self.at]) if rows else None
        return self.beside(left, 0.47, inside, ways)

    def _choice(self, choice: CostlyChoice) -> _Shown:
        if choice.act_index not in self._choices:
            situation, other = self._situation(choice), self._situation(choice)
            advice, reasons = situation.advice(choice.better), situation.why(choice.reasons)
            done = situation.do(choice.done)
            other.do(choice.better)
            tables = {BEFORE: situation.seen, PLAYED: situation.after(), BETTER: other.after()}
            self._choices[choice.act_index] = _Shown(tables, done, advice, reasons)
        return self._choices[choice.act_index]

    def _situation(self, choice: CostlyChoice) -> CoachedMoment:
        reviewing = self.reviewing
        position = position_before(reviewing.saved, reviewing.hand, choice.act_index)
        return CoachedMoment(self.services.texts, table_of(position, self.services.clock))

    def _row(self, at: int, choice: CostlyChoice) -> Press:
        """Return the row of a costly choice: its number on the curve, what was done, and what it
        cost."""
        chosen = at == self.at
        ink = INK if chosen else IVORY
        cost = self.measure.signed(-choice.cost)
        box = Row(
            *(Text(str(at + 1), BODY, BOLD, ink), 18),
            *(Text(self._choice(choice).done, SMALL, PLAIN, ink, lines=3, grow=True), 18),
            Text(cost, BODY, BOLD, ink, "right"),
        )
        style = ("button main", "button main") if chosen else ("row", "row hover")
        return Press(
            f"choice {at}", box, partial(self._show, at), (22, 10, 22, 10), style, least=64
        )

    def _notes(self, review: HandReview) -> Text | None:
        notes = [self._say("coach.equal", count=len(review.equal))] if review.equal else []
        notes += [] if review.complete else [self._say("coach.unsure")]
        return Text(" ".join(notes), SMALL, PLAIN, IVORY2, lines=9) if notes else None

    def _nothing(self) -> Column:
        say = self._say
        about = Text(say("coach.nothing_about"), SMALL, PLAIN, IVORY2, lines=9)
        return Column(Text(say("coach.nothing"), NAME, SERIF, MOON, lines=5), 14, about)

    def _detail(self, choice: CostlyChoice) -> Column:
        shown, seen = self._choice(choice), self._table
        reasons = [Text(one, SMALL, PLAIN, IVORY, lines=9) for one in shown.reasons]
        better = choice.better if seen != PLAYED else None
        done = choice.done if seen != BETTER else None
        marked = better, done, seen != BEFORE
        # Larger words leave less room for it.
        high = TABLE_HIGH / self.services.kit.stage.text**0.4
        table = SmallTable(self.services, shown.tables[seen], high, *marked)
        return Column(
            *(table, 16),
            *(self._act(PLAYED, choice.done, shown.done), 8),
            *(self._act(BETTER, choice.better, shown.advice), 16),
            Text(self.measure.cost(choice.cost, choice.half_width), NAME, SERIF, MOON, lines=3),
            *(part for one in reasons for part in (6, one)),
        )

    def _act(self, table: str, act: Action, sentence: str) -> Press:
        """Return the row of what was played or would be better; pressed, it shows the table after
        it. What a draw from the stock would have brought is not shown."""
        icon, colour = ("icon_cross", EMBER) if table == PLAYED else ("icon_check", LEAF)
        said = Text(sentence, BODY, colour=IVORY, lines=4)
        words = Column(Text(self._say(f"coach.{table}"), SMALL, PLAIN, IVORY2), said, grow=True)
        box, turn = Row(Icon(icon, BADGE, colour), 16, words), partial(self._turn, table)
        style = ("row hover", "row hover") if table == self._table else ("row", "row hover")
        show = turn if act.place != STOCK else None
        return Press(table, box, show, (16, 8, 16, 8), style, zone=1)

    def _ways(self, choice: CostlyChoice) -> Wrap:
        """Return the buttons to play on from a choice."""
        say = self._say
        way = partial(Button, zone=2, size=SMALL, pad=(44, 18), high=60)
        buttons = [
            way(name, say(f"coach.{name}"), partial(self._ask, choice, others))
            for name, others in (("play_from", False), ("other_cards", True))
        ]
        return Wrap(*buttons, gap=(14, 14))

    # Showing --------------------------------------------------------------------------------

    def hints(self) -> Sequence[Hint]:
        return [self.along_rows, Hint((commands.NEXT_ZONE,)), self.way_back]
