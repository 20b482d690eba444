"""The page of a new table: which game, who plays, by which house rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from game.play.session.last_setup import beginners_table, last_setup
from game.play.session.seating import Player, TableChoice
from game.play.session.start import any_deal
from game.reading.faults import sentence
from game.scenes.setup.deal_number import DealNumberScene
from game.scenes.setup.draft import SEATS_MOST, Draft
from game.scenes.setup.house_rules import rule_rows, switch
from game.scenes.setup.own_games import OwnGames
from game.scenes.setup.seats import (
    ICONS,
    PHONE,
    Bots,
    SeatActs,
    SeatEditor,
    free_name,
    free_seat,
    kind_said,
    seat_card,
    seat_rows,
)
from game.scenes.setup.summary import complaint, errors_of, summary
from game.scenes.shell.addresses import ToGiving, ToNewBook, ToNewMatch, ToNewTable, ToWorkshop
from game.scenes.shell.deletions import Deletions
from game.scenes.shell.fields import game_name
from game.scenes.shell.page_scene import TOP, Hint, PageScene, hint_box, title
from game.scenes.shell.scene import Services
from game.scenes.shell.stores import Stores
from game.settings import Person
from game.ui import commands
from game.ui.boxes import (
    Box,
    Column,
    FirstFitting,
    Icon,
    Padded,
    Press,
    Row,
    Scrolled,
    Sized,
    Text,
    Wrap,
    level,
)
from game.ui.canvas import Canvas
from game.ui.gestures import Gesture
from game.ui.theme import (
    BRASS_LIGHT,
    EMBER,
    INK,
    IVORY,
    IVORY2,
    MOON,
    SMALL,
    crest_picture,
    dimmed,
)
from game.ui.widgets import Button, Scroll, Widget
from game.ui.words import SANS, SERIF, SERIF_BOLD
from game.variants.catalogue import Catalogue
from game.variants.house_game import HouseGame
from game.variants.load import Reading, Variant
from game.variants.options import Option, Value
from game.variants.shelves import shelved

HEADING, DEAL = 38, 46
LIST_WIDTH, SIDE, APART = 620.0, 64.0, 40.0
#: The edge of everything that scrolls: room for focus rings and the bar.
EDGE = 16.0
GAMES, SEATS, RULES, ANSWERS = 0, 1, 2, 3
FREE_UNDO = "free_undo"
ON_MOON = (58, 58, 52)


class SetUpScene(PageScene):
    """The page of a new table. `last`: the last table. `is_real`: people sit at a real table, and
    their scores are kept. `invites`: regulars of the house have the free seats."""

    veil = 0.76

    def __init__(
        self,
        services: Services,
        catalogue: Catalogue | None = None,
        last: TableChoice | None = None,
        new_deal: Callable[[], int] = any_deal,
        is_real: bool = False,
        invites: bool = False,
    ) -> None:
        super().__init__(services)
        self.new_deal, self.is_real = new_deal, is_real
        #: The number of the deal, to play the same cards again; "" if they come by chance.
        self.number = ""
        names = [services.say(f"setup.usual_name_{seat}") for seat in range(1, SEATS_MOST + 1)]
        self.bots = Bots(services)
        regulars = self.bots.regulars() if invites else ()
        self.draft = Draft(catalogue or Catalogue(), names, last, regulars)
        self.own = OwnGames(services, self.draft)
        self._deletions = Deletions(services, "workshop.delete", "workshop.keep_it", self.rebuild)
        self.page.focus = "deal"
        self._games, self._column = Scroll(), Scroll()
        self._has_shown = False
        #: The game of one's own that the workshop is at.
        self._comes_back_to = ""

    def take(self, choice: TableChoice) -> None:
        """Set up everything as at this table."""
        self.draft.take(choice)
        self.rebuild()

    def seat(self, people: Sequence[Person]) -> None:
        """Seat people at the first seats."""
        for at, person in enumerate(people):
            self.draft.sit(at, person)

    # Building -------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        with self.services.texts.speaking_of(self.draft.game):
            return self._build()

    def _build(self) -> Sequence[Widget]:
        canvas, stage = Canvas(self.services.kit), self.services.kit.stage
        list_width = LIST_WIDTH * (1 + (stage.text - 1) * 0.35)
        hints = [self.way_back, Hint((commands.NEXT_ZONE,))]
        games = Column(
            *(12, Scrolled(self._games, self._game_rows(), (EDGE, 12, EDGE, 12)), 31),
            *(Sized(Padded(hint_box(self.services, hints, lines=1), (8, 0, 0, 0)), height=46), 23),
        )
        width = stage.content.w - 2 * SIDE - list_width - APART
        table = Column(
            12,
            Scrolled(self._column, self._table(canvas, width), (EDGE, 12, EDGE, EDGE)),
            *(12 + EDGE, self._foot(), 24),
            grow=True,
        )
        head = Row(8, Padded(title(self._say("title")), grow=True), self._again())
        page = Column(TOP, head, Row(Sized(games, list_width), APART, table, grow=True))
        widgets = Padded(page, (SIDE, 0, SIDE, 0)).arrange(canvas, stage.content)
        if not self._has_shown:
            self._has_shown = True
            chosen = f"game {self.draft.game}"
            self._games.show(next(one.rect for one in widgets if one.name == chosen))
        return widgets

    def _say(self, what: str) -> str:
        return self.services.say(f"setup.real_{what}" if self.is_real else f"setup.{what}")

    def _game_rows(self) -> Column:
        rows = list[Box | None]()
        for shelf in shelved(self.draft.offered):
            rows.append(heading_of(self.services, shelf.name))
            for name in shelf.games:
                reading, act = self.draft.offered[name], partial(self._choose, name)
                rows.append(game_row(self.services, name, reading, name == self.draft.game, act))
        return Column(*rows, gap=12)

    def _foot(self) -> Row:
        """Return the button that deals, and the reason beside it if that is not possible."""
        deal = deal_button(self._say("deal"), self._deal, self.draft.can_deal)
        fault = Text(self._fault(), SMALL, colour=EMBER, lines=4, may_cut=True, grow=True)
        return Row(fault, 32, deal)

    def _fault(self) -> str:
        if self.draft.can_deal:
            return ""
        if self.draft.plain is None:
            return self.services.say("setup.cannot_deal")
        return first_fault(self.services, self.draft.reading)

    def _again(self) -> Box | None:
        """Return the button that sets up the last table again, unless this table is the same."""
        if self.draft.last is None or self.draft.is_as_last_time:
            return None
        words, act = self.services.say("setup.as_last_time"), self._take_last
        how = partial(Button, zone=ANSWERS, align="left", pad=(110, 14), high=60)
        again = how("again", words, act, "icon_undo")
        return level(Padded(again, (0, 4, 0, 0)))

    def _table(self, canvas: Canvas, width: float) -> Column:
        """Return the part of the page about the seats, which stay in sight, the game and the house
        rules."""
        draft, say = self.draft, self.services.say
        variant = draft.reading.variant or draft.plain
        if variant is None:
            told = complaint(self.services, draft.game, draft.reading.faults)
            return Column(told, *self._own_game())
        key = "setup.partners" if draft.are_partners else "setup.seats"
        free_undo = None
        if draft.offers_free_undo and not self.is_real:
            words, is_on = say("setup.free_undo"), draft.free_undo
            free_undo = switch(self.services, FREE_UNDO, words, is_on, self._set_free_undo, RULES)
            free_undo.tip = say("setup.free_undo_help")
        return Column(
            *(self._around(key), 8, self._seats(canvas), 18),
            *(summary(self.services, canvas, variant, draft.count), 14),
            *self._own_game(),
            *(*self._rules(canvas, width), 16, free_undo, 16),
            None if self.is_real else self._number(),
        )

    def _own_game(self) -> Sequence[Box | float]:
        """Return what can be made of the game: one's own, or another one's own."""
        say, file, variant = self.services.say, self.own.file_of(self.draft.game), self.draft.plain
        door = partial(Button, size=SMALL, zone=RULES, pad=(44, 18), high=54)
        if file is None:
            if variant is None:
                return ()
            make = door("make", say("workshop.make"), partial(self._make, variant))
            make.tip = say("workshop.make_tip")
            return Row(make), 14
        change = door("change", say("workshop.change"), partial(self._change, file))
        copy = door("copy", say("workshop.copy"), partial(self._copy, file))
        give = door("give", say("workshop.give"), partial(self._give, file))
        parts: list[Box] = [change, copy, give, self._deletions.button(self.draft.game)]
        row = Wrap(*parts, gap=(10, 8))
        if self.draft.game not in self._deletions.things:
            return row, 14
        name = game_name(self.services, self.draft.game)
        told = Text(say("workshop.deleted", game=name), SMALL, colour=EMBER, lines=3)
        return told, 6, row, 14

    def _around(self, key: str) -> Box:
        """Return the heading of the seats, and the press that gives everybody a phone and deals."""
        heading = Text(self.services.say(key), HEADING, SERIF, MOON, lines=2)
        if not self.draft.can_deal or self.is_real:
            return heading
        words, how = self.services.say("setup.all_phones"), partial(Button, zone=SEATS, size=SMALL)
        phones = how("all_phones", words, self._deal_phones, ICONS[PHONE], pad=(92, 18), high=54)
        return FirstFitting(Row(heading, 34, phones), Column(heading, 6, phones))

    def _seats(self, canvas: Canvas) -> Box:
        draft = self.draft
        cards = [
            seat_card(at, player, kind_said(self.services, player, self.bots), edit, SEATS)
            for at, player in enumerate(self._players)
            for edit in [partial(self._edit, at)]
        ]
        if draft.count < draft.most:
            words = self.services.say("setup.add_seat")
            cards.append(free_seat(canvas, words, self._add_seat, SEATS))
        return seat_rows(cards)

    @property
    def _players(self) -> Sequence[Player]:
        """Return who plays: people alone, at a real table."""
        players = self.draft.players
        if not self.is_real:
            return players
        return [replace(one, bot="", by_phone=False) for one in players]

    def _rules(self, canvas: Canvas, width: float) -> Sequence[Box | float]:
        """Return the house rules; presets are beside the heading where there is room."""
        draft = self.draft
        if not draft.options:
            return ()
        heading: Box = Text(self.services.say("setup.rules"), HEADING, SERIF, MOON, lines=2)
        named = [("", self.services.say("setup.usual"))]
        named += [
            (name, self.services.texts.text_or(f"preset.{name}.name", name))
            for name in draft.presets
        ]
        if len(named) > 1 or draft.preset != "":
            presets = Wrap(*[self._preset(canvas, *one) for one in named], gap=(12, 8))
            heading = FirstFitting(Row(heading, 34, presets), Column(heading, 6, presets))
        values = [(option, draft.value(option)) for option in draft.options]
        rows = rule_rows(self.services, canvas, values, width, self._set_rule, RULES)
        return heading, 8, rows, 6

    def _preset(self, canvas: Canvas, name: str, text: str) -> Box:
        act, chosen = partial(self._use_preset, name), name == self.draft.preset
        made = Button(f"preset {name}", text, act, "", chosen, RULES, SMALL, pad=(30, 14), high=48)
        return Sized(made, canvas.width(text, SMALL) + 50)

    def _number(self) -> Button:
        """Return the button for the number of the deal, as wide as the rules above, so that keys
        lead straight down to it."""
        key = "setup.deal_number" if self.number else "setup.deal_any"
        text = self.services.say(key, number=self.number)
        how = partial(Button, zone=RULES, size=SMALL, align="left", pad=(36, 18), high=56)
        return how("number", text, self._ask_number)

    # What the widgets do --------------------------------------------------------------------

    def _choose(self, game: str) -> None:
        self.draft.choose(game)
        self._column.offset = 0
        self.rebuild()

    def _make(self, like: Variant) -> None:
        self._work_on(self.own.made_of(like))

    def _change(self, file: Path) -> None:
        house = self.own.opened(file)
        if house is not None:
            self._work_on(house)

    def _work_on(self, house: HouseGame) -> None:
        self._comes_back_to = house.file.stem
        self.services.go(ToWorkshop(house, self._play))

    def _play(self, game: str) -> None:
        """Come back from the workshop with a game to be dealt."""
        self.draft.choose(game)
        self.page.focus = "deal"
        self.rebuild()

    def _copy(self, file: Path) -> None:
        copied = self.own.copy(file)
        if copied:
            self.services.sound("confirm")
            self._reload(copied)

    def _give(self, file: Path) -> None:
        house = self.own.opened(file)
        if house is not None:
            self.services.go(ToGiving(house))

    def _reload(self, game: str = "") -> None:
        self.services.read_games_anew()
        self.draft.reload(game)
        self._has_shown = False
        self.rebuild()

    def returned(self) -> None:
        """Read the games again after the workshop, which may have changed one."""
        if self._comes_back_to:
            self._reload(self._comes_back_to)
            self._comes_back_to = ""
        super().returned()

    def left(self) -> None:
        for game in self._deletions.take_all():
            self.own.delete(game)
        super().left()

    def _set_rule(self, option: Option, value: Value) -> None:
        self.draft.set(option, value)
        self.services.sound("toggle")
        self.rebuild()

    def _set_free_undo(self, is_on: bool) -> None:
        self.draft.free_undo = is_on
        self.services.sound("toggle")
        self.rebuild()

    def _use_preset(self, name: str) -> None:
        self.draft.use_preset(name)
        self.rebuild()

    def _take_last(self) -> None:
        assert self.draft.last is not None
        self.draft.take(self.draft.last)
        self.page.focus = "deal"
        self.rebuild()

    def _add_seat(self) -> None:
        self.draft.add_seat()
        self.page.focus = f"seat {self.draft.count - 1}"
        self.rebuild()

    def _edit(self, seat: int) -> None:
        draft = self.draft

        def follow(before: str, person: Person) -> Player:
            draft.follow(before, person)
            return draft.players[seat]

        remove = partial(draft.remove_seat, seat) if draft.count > draft.least else None
        usual = free_name(self.services, draft.players)
        change, sit = partial(draft.change, seat), partial(draft.sit, seat)
        acts = SeatActs(change, sit, follow, remove, usual)
        bots = None if self.is_real else self.bots
        self.services.stack.push(SeatEditor(self.services, self._players[seat], bots, acts))

    def _ask_number(self) -> None:
        def change(number: str) -> None:
            self.number = number

        self.services.stack.push(DealNumberScene(self.services, self.number, change))

    def _deal(self) -> None:
        self.services.sound("confirm")
        deal = int(self.number) if self.number else self.new_deal()
        choice = self.draft.choice(deal)
        self.services.go(ToNewBook(choice) if self.is_real else ToNewMatch(choice))

    def _deal_phones(self) -> None:
        self.draft.give_phones()
        self.rebuild()
        self._deal()

    def handle(self, gesture: Gesture) -> bool:
        used = super().handle(gesture)
        focused = self.page.focused
        if self.page.ring and focused is not None and focused.zone == GAMES:
            # The page of each game is read from its top.
            self._column.offset = 0
        return used


def heading_of(services: Services, shelf: str) -> Text | None:
    """Return the heading above the games of a shelf; the first ones have none."""
    said = services.texts.text_or(f"shelf.{shelf}")
    return Text(said, HEADING, SERIF, MOON, lines=2, may_cut=True) if said else None


def deal_button(text: str, act: Callable[[], None], enabled: bool) -> Press:
    """Return the button that deals, larger than the others."""
    colour = INK if enabled else dimmed(IVORY, 0.62)
    words = Sized(Text(text, DEAL, SERIF_BOLD, colour, "center"), least=(194, 0))
    style = ("button main", "button main hover") if enabled else ("button off", "button off")
    pad = (39, 15, 39, 15)
    return Press(
        "deal", words, act, pad, style, 18, ANSWERS, least=98, shadow=True, enabled=enabled
    )


def game_row(
    services: Services, variant_id: str, reading: Reading, chosen: bool, act: Callable[[], None]
) -> Press:
    """Return the row of a game: a line about it, and how many can play; or why its file is faulty.
    The number or the warning is beside a short name, or below a long one."""
    players, said = _count(reading), line_of(services, variant_id, reading)
    first = INK if chosen else MOON if players else dimmed(MOON, 0.62)
    second = ON_MOON if chosen else IVORY2 if players else dimmed(IVORY2, 0.7)
    name, line = game_name(services, variant_id), None
    words = Text(name, 38, SERIF_BOLD, first, lines=2, may_cut=True, grow=True)
    if said:
        line = Text(said, 27, SANS, second, lines=2, may_cut=True, grow=True)
    if players:
        colour = INK if chosen else BRASS_LIGHT
        mark = Row(Text(players, 28, SANS, colour, "right"), 8, Icon("icon_human", 28, colour))
    else:
        mark = Row(4, Icon("icon_warn", 34, INK if chosen else EMBER))
    beside = Row(words, 14, mark)
    box: Box = Column(beside, line and Padded(line, (0, 0, 12, 0)))
    if line is not None:
        below = Column(Padded(words, (0, 0, 12, 0)), Row(line, 14, mark))

        def fits(canvas: Canvas, width: float) -> bool:
            return beside.natural_width(canvas) <= width

        box = FirstFitting(box, below, fits=fits)
    crest = reading.variant.crest if reading.variant else ""
    if crest:
        box = Row(level(Icon(crest_picture(crest), 60)), 18, Padded(box, grow=True))
    style = ("button main", "button main") if chosen else ("row", "row hover")
    pad, name = (32, 15, 20, 15), f"game {variant_id}"
    return Press(name, level(box), act, pad, style, 18, least=122, shadow=chosen)


def first_fault(services: Services, reading: Reading) -> str:
    """Return the first fault of a game that cannot be played."""
    return sentence(errors_of(reading.faults)[0], services.say)


def line_of(services: Services, variant_id: str, reading: Reading) -> str:
    if reading.variant is None:
        return first_fault(services, reading)
    about = services.texts.text_or(f"variant.{variant_id}.about")
    return services.texts.text_or(f"setup.about.{variant_id}", about)


def _count(reading: Reading) -> str:
    if reading.variant is None:
        return ""
    least, most = reading.variant.game.players.min, reading.variant.game.players.max
    return f"{least}" if least == most else f"{least}\N{EN DASH}{most}"


def page_at(services: Services, stores: Stores, to: ToNewTable) -> SetUpScene:
    last = None
    with services.telling():
        last = last_setup(called=services.people.names.today)
    scene = SetUpScene(services, stores.games, last, invites=not to.is_learnt)
    if to.is_learnt:
        scene.take(beginners_table(stores.games.load(to.game)))
        return scene
    if last is None:
        scene.seat(services.people.everybody[:1])
    if to.game:
        scene.draft.choose(to.game)
    return scene
