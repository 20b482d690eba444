"""The page of an evening: what the same people have played, who leads, who chooses and deals next,
and what is worth telling; also as a picture to keep or send."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import partial
from io import BytesIO
from math import ceil

import pygame
from pygame import Surface

from game.paths import user_exports
from game.play.evening import WORTHS, Evening, MatchPlayed
from game.play.session.seating import Player, TableChoice
from game.reading.whole_file import write_whole
from game.scenes.setup.scene import SetUpScene
from game.scenes.shell.addresses import ToEvening, ToNewTable
from game.scenes.shell.dialogs import notify
from game.scenes.shell.fields import game_name, say_in
from game.scenes.shell.page_scene import Hint, PageScene, invitation, title
from game.scenes.shell.scene import Services
from game.scenes.shell.stores import Stores
from game.scenes.statistics.parts import GameStep
from game.scenes.statistics.scene import RecordsFlow
from game.settings import CRESTS, known_crest
from game.ui import commands
from game.ui.backdrop import Backdrops
from game.ui.boxes import (
    FILL,
    Box,
    Column,
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
from game.ui.canvas import Canvas, Kit
from game.ui.painter import Painter
from game.ui.theme import BODY, IVORY, IVORY2, MOON, NAME, SMALL, crest_picture, dimmed
from game.ui.widgets import Button, Choice, Mood, Scroll, Widget
from game.ui.words import PLAIN, SANS, SERIF, SERIF_BOLD
from game.variants.catalogue import Catalogue
from game.view.stage import HEIGHT, WIDTH, Stage

CREST, CELL, CROWN = 72.0, 34, 34.0
#: The width of the column of games, as a part of the table; of a step through evenings.
GAMES, STEP = 0.27, 520.0
#: The sizes of names and of sums, the largest first.
NAMES, SUMS = (34, 28, 24), (46, 38, 30)
PEOPLE, ROWS, ANSWERS = 2, 3, 4
#: Of the table and of the picture; how dark the night behind them is.
EDGE, MARGIN, VEIL = 16.0, 72.0, 0.6


def crests(services: Services, people: Mapping[str, str]) -> dict[str, str]:
    """Return a crest for each name: their own, or one that is free."""
    found = dict[str, str]()
    for seat, (who, name) in enumerate(people.items()):
        person = services.people.find(name)
        own = person.crest if person else known_crest("", seat)
        free = [one for one in CRESTS if one not in found.values()]
        found[who] = own if own in free or not free else free[0]
    return found


class EveningScene(PageScene):
    """`evenings`: all there are, the newest first."""

    veil = VEIL

    def __init__(
        self, services: Services, evenings: Sequence[Evening], games: Catalogue | None = None
    ) -> None:
        super().__init__(services)
        self.evenings, self._games = evenings, games
        #: Which of them is shown.
        self.at = 0
        self._scroll = Scroll()
        is_real = bool(evenings) and evenings[0].matches[-1].is_real
        self.page.focus = "another_real" if is_real else "another"

    def title(self) -> str:
        return self.services.say("evening.title")

    @property
    def evening(self) -> Evening:
        return self.evenings[self.at]

    @property
    def worth(self) -> str:
        return self.services.settings.evening

    @property
    def _began(self) -> datetime:
        return datetime.fromtimestamp(self.evening.matches[0].first.played_at)

    # Building -------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        say, canvas = self.services.say, Canvas(self.services.kit)
        name = title(say("evening.title"))
        if not self.evenings:
            play = partial(self.services.go, ToNewTable())
            return self.framed(name, invitation(say("evening.empty"), say("statistics.play"), play))
        said = self.services.texts.day(self._began)
        wide = self.services.kit.stage.content.w - 56 - 64 - 2 * EDGE - 40
        day: Box = Text(said, NAME, SERIF, IVORY2)
        if len(self.evenings) > 1:
            step = GameStep(said, self._step)
            day = Sized(step, max(STEP, step.natural_width(canvas)))
        head = FirstFitting(Row(name, 40, FILL, level(day)), Column(name, 12, Row(FILL, day)))
        items = [(worth, say(f"evening.worth_{worth}")) for worth in WORTHS]
        choice = Choice("worth", items, self.worth, self._choose, 1)
        asked = Text(say("evening.worth"), SMALL, PLAIN, IVORY2, lines=2)
        told = Press("told", self._told(), None, (20, 12, 20, 14), ("row", "row"), zone=ROWS)
        body = Column(
            FirstFitting(Row(level(asked), 24, choice), Column(asked, 6, choice)),
            *(12, self._head(wide), 8),
            Scrolled(self._scroll, Column(*self._rows(wide), 12, told, gap=6), (EDGE, 4, EDGE, 4)),
            *(16, self._answers()),
        )
        return self.framed(head, Padded(body, (EDGE, 0, EDGE, 0)), least_head=84)

    def _answers(self) -> Wrap:
        """Return the buttons that lead on with the same people, and the one of the picture."""
        say, is_real = self.services.say, self.evening.matches[-1].is_real
        ways = (
            ("another", partial(self._another, False), not is_real),
            ("another_real", partial(self._another, True), is_real),
            ("save", self._save, False),
        )
        return Wrap(
            *(
                Button(one, say(f"evening.{one}"), act, main=main, zone=ANSWERS)
                for one, act, main in ways
            ),
            gap=(18, 12),
        )

    def hints(self) -> Sequence[Hint]:
        rows = [self.along_rows, Hint((commands.NEXT_ZONE,))] if self.evenings else []
        return [*rows, self.way_back]

    def _line(self, wide: float, first: Box, cells: Sequence[Box]) -> Row:
        across = (Sized(one, grow=True) for one in cells)
        return Row(Sized(first, wide * GAMES), 8, *across, gap=6)

    def _head(self, wide: float) -> Panel:
        """Return everybody with crest and sum; who leads has a crown."""
        evening, say, cells = self.evening, self.services.say, list[Press]()
        sums, leaders = evening.sums(self.worth), evening.leaders(self.worth)
        found = crests(self.services, evening.people)
        for who, name in evening.people.items():
            names = [Text(name, size, SERIF, IVORY, "center", may_cut=True) for size in NAMES]
            second = self._number(sums[who], who in leaders, SUMS)
            crest = Icon(crest_picture(found[who]), CREST)
            cell = Column(crest, 2, FirstFitting(*names), second)
            cells.append(Press(f"who {who}", cell, None, style=("", ""), zone=PEOPLE))
            won = [one.won for one in evening.of(who)]
            cells[-1].tip = say("evening.won", player=name, won=sum(won), played=len(won))
        words = say("evening.matches", count=len(evening.matches))
        first = level(Text(words, SMALL, PLAIN, IVORY2, lines=3))
        return Panel(self._line(wide, first, cells), (20, 12, 20, 8), "row", 16, shadow=False)

    def _rows(self, wide: float) -> list[Press]:
        return [self._row(wide, *one) for one in enumerate(self.evening.matches)]

    def _row(self, wide: float, at: int, match: MatchPlayed) -> Press:
        moment = datetime.fromtimestamp(match.first.played_at)
        key = "evening.real" if match.is_real else "evening.here"
        when = self.services.say(key, time=f"{moment.hour}:{moment.minute:02}")
        first = Column(
            Text(game_name(self.services, match.first.game), CELL, SERIF, IVORY, lines=3),
            Text(when, SMALL, PLAIN, IVORY2, lines=2),
        )
        cells: list[Box] = [
            level(self._number(WORTHS[self.worth](line, match), line.won, (CELL,)))
            if (line := match.people.get(who))
            else Text("\N{EN DASH}", CELL, SANS, dimmed(IVORY2, 0.6), "center")
            for who in self.evening.people
        ]
        box = self._line(wide, first, cells)
        return Press(f"match {at}", box, None, (20, 6, 20, 8), ("row", "row"), zone=ROWS)

    def _number(self, number: int, is_first: bool, sizes: Sequence[int]) -> Box:
        """Return a number, in the middle where there is room; the first one has a crown."""
        rows, crown = list[Box](), Icon("icon_crown", CROWN, MOON) if is_first else None
        for size in sizes:
            said = Text(self.services.number(number), size, SERIF_BOLD, MOON)
            if crown:
                rows.append(Row(FILL, crown, 8, said, 8 + CROWN, FILL))
            rows.append(Row(FILL, crown, 4 if crown else None, said, FILL))
        return FirstFitting(*rows)

    def _told(self) -> Column:
        """Return who chooses and deals next, and the moments."""
        say, (chooses, deals) = self.services.say, self.evening.next_up(self.worth)
        following = say("evening.next", chooser=chooses, dealer=deals)
        parts: list[Box | float] = [Text(following, BODY, colour=IVORY, lines=4)]
        for at, (kind, names, game, number) in enumerate(self.evening.moments()):
            if not at:
                parts += [18, Text(say("evening.moments"), NAME, SERIF, MOON, lines=2)]
            key, who = f"evening.moment_{kind}", self.services.texts.list_and(names)
            told: dict[str, int | str] = {"players": who, "count": len(names), "number": number}
            told["game"] = game_name(self.services, game)
            said = say_in(self.services, game, key, **told)
            parts += [6, Text(said, BODY, PLAIN, IVORY2, lines=3)]
        return Column(*parts)

    # As a picture ---------------------------------------------------------------------------

    def picture(self) -> Surface:
        """Return the whole evening as a picture, which is as high as it has to be."""
        wide = WIDTH - 2 * MARGIN - 40
        say = self.services.say
        about = f"{self.services.texts.day(self._began)} · {say(f'evening.worth_{self.worth}')}"
        head = Row(title(say("evening.title")), FILL, level(Text(about, NAME, SERIF, IVORY2)))
        told = Padded(self._told(), (20, 18, 20, 0))
        page = Padded(Column(head, 20, self._head(wide), *self._rows(wide), told, gap=6), MARGIN)
        look = self.services.look("")
        kit = Kit.of(Stage.of((WIDTH, HEIGHT)), look)
        pixels = WIDTH, max(HEIGHT, ceil(page.height_at(Canvas(kit), WIDTH)))
        kit = Kit.of(Stage.of(pixels), look)
        canvas = Canvas(kit)
        canvas.sprites.append(Backdrops(kit, pixels).night())
        canvas.veil(VEIL)
        for widget in page.arrange(canvas, kit.stage.whole):
            widget.paint(canvas, Mood())
        surface = Surface(pixels)
        Painter(surface).show(canvas.sprites)
        return surface

    # What is done ---------------------------------------------------------------------------

    def _step(self, by: int) -> None:
        self.at = (self.at + by) % len(self.evenings)
        self._scroll.offset = 0
        self.services.sound("page")
        self.rebuild()

    def _choose(self, worth: object) -> None:
        self.services.settings.evening = str(worth)
        self.services.settings_changed(looks=False)
        self.rebuild()

    def _another(self, is_real: bool) -> None:
        """Set up another table as the last one; at a real table only people sit, and first the one
        who deals."""
        match = self.evening.matches[-1]
        lines = [one for one in match.lines if not (is_real and one.bot)]
        if is_real:
            _, deals = self.evening.next_up(self.worth)
            first = next(at for at, one in enumerate(lines) if one.name == deals)
            lines = [*lines[first:], *lines[:first]]
        found = crests(self.services, {one.name: one.name for one in lines})
        players = tuple(Player(one.name, found[one.name], one.bot) for one in lines)
        options = match.first.options.items()
        rules = {key: one for key, one in options if isinstance(one, bool | int | str)}
        choice = TableChoice(match.first.game, players, rules)
        scene = SetUpScene(self.services, self._games, choice, is_real=is_real)
        self.services.stack.push(scene)

    def _save(self) -> None:
        """Write the picture to the folder in which people look for files, and tell where."""
        file, content = user_exports() / f"loba-{self._began:%Y-%m-%d-%H%M}.png", BytesIO()
        pygame.image.save(self.picture(), content, "picture.png")
        try:
            write_whole(file, content.getvalue())
        except OSError as error:
            notify(self.services, "evening.not_saved", file=str(file), detail=str(error))
        else:
            notify(self.services, "evening.saved", file=str(file))


def page_at(services: Services, stores: Stores, to: ToEvening) -> EveningScene:
    found = RecordsFlow(services, stores.archive).evenings()
    return EveningScene(services, found, stores.games)
