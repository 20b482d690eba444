"""The page of a book: a column for each player, a row for each hand, and below the next one."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.engine.rules import Refusal
from game.engine.state import Standing
from game.play.book.desk import ChangedElsewhereError, OpenBook, choice_of
from game.play.book.draft import HELD, HandDraft
from game.play.pieces.line import Line, refusal_line
from game.play.session.seating import Player, TableChoice
from game.play.session.table_kind import kind_of
from game.scenes.book.entry import ENDS, EntryActs, EntryBoxes
from game.scenes.rules.judge import JudgeScene
from game.scenes.scores.match import Endings, Settlement
from game.scenes.shell.addresses import ToMenu, ToNewBook, ToRules
from game.scenes.shell.dialogs import notify
from game.scenes.shell.fields import game_name, names_of
from game.scenes.shell.page_scene import Hint, PageScene, title
from game.scenes.shell.scene import Services
from game.scenes.shell.stores import Stores
from game.storage.book_file import Book, books_folder, new_file
from game.ui import commands
from game.ui.boxes import (
    FILL,
    Box,
    Column,
    FirstFitting,
    Icon,
    Panel,
    Part,
    Press,
    Row,
    Scrolled,
    Sized,
    Text,
    level,
)
from game.ui.canvas import Canvas
from game.ui.gestures import KEYS, MOUSE, PAD, Command, Gesture, Typed
from game.ui.theme import EMBER, IVORY, IVORY2, MOON, SMALL, crest_picture, dimmed
from game.ui.widgets import Button, Scroll, Widget
from game.ui.words import SANS, SERIF, SERIF_BOLD
from game.variants.catalogue import Catalogue
from game.view.rulebook.book import Rulebook
from game.view.scores.asked import hand_asked, thing_asked
from game.view.scores.hand import decision_of, nearness
from game.view.scores.match import match_sheet
from game.view.table.log import Wording

if TYPE_CHECKING:
    from game.scenes.book.by_phone import BookPhones

CREST, SMALL_CREST, SCORE, CELL, LABEL = 64.0, 46.0, 46, 34, 180.0
#: The sizes of names, the largest first; from MANY columns on crests are small.
NAMES, MANY = (34, 28, 24), 5
ROWS, HEAD = 4, 5


class BookScene(PageScene):
    veil = 0.74

    def __init__(self, services: Services, book: OpenBook) -> None:
        super().__init__(services)
        self.book = book
        self.kind = kind_of(book.rules, len(book.players))
        self._scroll = Scroll()
        self._refusal: Refusal | None = None
        #: Whether the last hand of a fishing game was entered in points.
        self._by_points = False
        #: The phones on which players enter their own cards, once somebody wants that.
        self._phones: BookPhones | None = None
        self.draft = self._next_draft()
        self._to_field()

    @property
    def wording(self) -> Wording:
        names = [one.name for one in self.book.players]
        return Wording(self.services.texts, self.book.book.variant.id, names)

    def _next_draft(self) -> HandDraft:
        """Return the hand that is asked for: the next one, or one of the book that cannot be."""
        reading = self.book.reading
        rules, number = self.book.rules, reading.number
        self._refusal = reading.refusal
        if reading.refusal is not None:
            return HandDraft.of(rules, reading.state, number, self.book.book.hands[number - 1])
        return HandDraft(rules, reading.state, number, by_points=self._by_points)

    def title(self) -> str:
        return self.services.say("book.title")

    # What is done ---------------------------------------------------------------------------

    @property
    def _asks_hand(self) -> bool:
        """Return whether a hand is to be entered: the next one, or one to be corrected."""
        number, reading = self.draft.number, self.book.reading
        return reading.state.phase.deals or number < reading.number

    def _save(self) -> None:
        draft, hand = self.draft, self.draft.hand()
        self._refusal = self.book.refuse(draft.number, hand)
        if self._refusal is None:
            self._do(partial(self.book.enter, draft.number, hand))
            return
        self.services.sound("refused")
        seats = [value for name, value in self._refusal.facts if name == "player"]
        found = (at for at, one in enumerate(draft.cells) if one.zone == HELD and one.at in seats)
        draft.go(next(found, draft.at))
        self._to_field()

    def _do(self, act: Callable[[], None]) -> None:
        """Change the book, and show what is asked next."""
        try:
            with self.services.telling():
                act()
        except ChangedElsewhereError:
            notify(self.services, "book.elsewhere")
        self.services.sound("confirm")
        self.draft = self._next_draft()
        self._scroll.offset = float("inf")
        self._to_field()
        if self.book.reading.state.phase.is_over and not self.book.reading.waiting:
            self._show_result()

    def _to_field(self) -> None:
        """Give the focus to what is asked."""
        state = self.book.reading.state
        asked = "rebuy" if state.phase.decides else "result"
        self.page.focus = f"cell {self.draft.at}" if self._asks_hand else asked
        self.rebuild()

    def correct(self, number: int) -> None:
        """Show a hand of the book, to be entered otherwise."""
        state, hand = self.book.before(number).state, self.book.book.hands[number - 1]
        self.draft = HandDraft.of(self.book.rules, state, number, hand)
        self._refusal = None
        self._to_field()

    def _undo(self) -> None:
        if self.book.can_undo:
            self._do(self.book.undo)

    def _stop_correcting(self) -> None:
        self.draft = self._next_draft()
        self._to_field()

    def back(self) -> None:
        if self.draft.number < self.book.reading.number:
            self._stop_correcting()
        else:
            self.services.sound("back")
            self.services.go(ToMenu())

    # Elsewhere ------------------------------------------------------------------------------

    def _rules(self, section: str = "") -> None:
        variant = self.book.book.variant
        self.services.go(ToRules(variant.id, section, in_force=variant))

    def _by_phone(self) -> None:
        """Show the code by which phones come. The module for that is imported only now."""
        from game.scenes.book.by_phone import BookPhones

        if self._phones is None:
            self._phones = BookPhones(
                self.services, self.book, self._for_phones, self._entered_by_phone
            )
            self.services.guests = self._phones
        self._phones.show()

    def left(self) -> None:
        super().left()
        if self._phones is not None:
            self._phones.close()
            self._phones = self.services.guests = None

    def rebuild(self) -> None:
        super().rebuild()
        if self._phones is not None:
            self._phones.is_behind = True

    def _for_phones(self) -> HandDraft | None:
        return self.draft if self._asks_hand else None

    def _entered_by_phone(self) -> None:
        """Show what phones have entered."""
        self._refusal = None
        self.rebuild()

    def _judge(self) -> None:
        judge = JudgeScene(self.services, Rulebook(self.book.book.variant), self._rules)
        self.services.stack.push(judge)

    def _show_result(self) -> None:
        """Show the end of the match, as for one that was played here."""
        book, players = self.book.book, self.book.players
        state, rules = self.book.reading.state, self.book.rules
        result = rules.result(state)
        assert result is not None
        sheet = match_sheet(book.variant.id, rules, players, state.standing, result)
        endings = Endings(ToNewBook(choice_of(book)), match_id=self.book.small.file.stem)
        self.services.stack.push(Settlement(self.services, sheet, endings))

    # Building -------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        with self.services.texts.speaking_of(self.book.book.variant.id):
            return self._build()

    def _build(self) -> Sequence[Widget]:
        canvas = Canvas(self.services.kit)
        body = Column(
            self._head(),
            *(6, Scrolled(self._scroll, self._rows(), (8, 4, 8, 4)), 8),
            *(self._asked(), 8),
            self._below(canvas),
        )
        name = game_name(self.services, self.book.book.variant.id)
        doors = partial(Button, size=SMALL, zone=HEAD, pad=(40, 16), high=54)
        undo = doors("undo", self.services.say("table.key.undo"), self._undo)
        undo.enabled = self.book.can_undo
        judge = doors("judge", self.services.say("judge.title"), self._judge)
        rules = doors("rules", self.services.say("pause.rules"), self._rules)
        small = Text(name, SCORE, SERIF_BOLD, MOON, lines=2, may_cut=True)
        heads, words = list[Box](), self.services.say("phones.book_title")
        named = FirstFitting(title(name), small)
        for text, icon, first in ((words, "", title(name)), ("", "icon_phone", named)):
            phones = doors("phones", text, self._by_phone, icon)
            phones.tip = "" if text else words
            parts = (part for one in (undo, phones, judge, rules) for part in (10, level(one)))
            heads.append(Row(Sized(first, grow=True), *parts))
        head = FirstFitting(*heads)
        return self.framed(head, body, top=20, least_head=84)

    def hints(self) -> Sequence[Hint]:
        hints = [self.way_back]
        if self._asks_hand:
            if self.services.device == PAD:
                onward = Hint(("discard",), self.services.say("book.onward"), pad=("discard",))
                hints.append(onward)
            erase = Hint((commands.REMOVE,), self.services.say("book.erase"))
            hints.append(erase._replace(pad=(commands.REMOVE_PAD,)))
        return hints

    @property
    def _columns(self) -> list[tuple[int, ...]]:
        """Return the seats of each column: those of a side, in a fishing game."""
        sides = self.book.reading.state.standing.sides
        if not self.book.rules.has_loose:
            return [(seat,) for seat in range(len(sides))]
        return [
            tuple(s for s, own in enumerate(sides) if own == side) for side in sorted(set(sides))
        ]

    def _line(self, label: Box, cells: Sequence[Box]) -> Row:
        return Row(Sized(label, LABEL), 8, *(Sized(one, grow=True) for one in cells), gap=8)

    def _head(self) -> Row:
        """Return the players, with their scores; who deals next has the sign of a deal."""
        reading, players = self.book.reading, self.book.players
        state = reading.state
        cells = list[Box]()
        for seats in self._columns:
            who = [players[seat] for seat in seats]
            side = state.standing.sides[seats[0]]
            gone = state.standing.out[seats[0]]
            colour = dimmed(IVORY, 0.6) if gone else IVORY
            said = names_of(self.services, who)
            names = [Text(said, size, SERIF, colour, may_cut=True) for size in NAMES]
            name = FirstFitting(*names)
            size = CREST if len(self._columns) < MANY else SMALL_CREST
            crests = Row(*(Icon(crest_picture(one.crest), size) for one in who), gap=-22)
            score = self.services.number(state.standing.scores[side])
            number = Text(score, SCORE, SERIF_BOLD, dimmed(MOON, 0.6) if gone else MOON)
            deals = state.phase.deals and state.dealer in seats
            mark = Icon("icon_discard", 34, MOON) if deals else None
            second = Row(number, 10, mark)
            cell = Row(level(crests), 10, Sized(Column(name, second), grow=True))
            may_choose = not self.book.book.hands and len(seats) == 1
            act = partial(self._deal_first, seats[0]) if may_choose else None
            if act is None:
                cells.append(Panel(cell, (10, 6, 6, 6), "row", 14, shadow=False))
            else:
                made = Press(f"dealer {seats[0]}", cell, act, (10, 6, 6, 6), radius=14, zone=HEAD)
                made.tip = self.services.say("book.deals_first", player=who[0].name)
                cells.append(made)
        hands = self.wording.text("scores.unit")
        return self._line(level(Text(hands, SMALL, SANS, IVORY2)), cells)

    def _deal_first(self, seat: int) -> None:
        self._do(partial(self.book.deal_first, seat))

    def _rows(self) -> Column:
        reading, rows = self.book.reading, list[Box]()
        before = self.book.rules.seated(len(self.book.players)).standing
        for number, standing in enumerate(reading.after, 1):
            rows.append(self._row(number, before, standing))
            before = standing
        for number in range(len(reading.after) + 1, len(self.book.book.hands) + 1):
            rows.append(self._waiting_row(number))
        return Column(*rows, gap=4)

    def _row(self, number: int, before: Standing, after: Standing) -> Press:
        hand = self.book.book.hands[number - 1]
        counted = len(after.sheet) > len(before.sheet)
        cells: list[Box] = []
        for seats in self._columns:
            side = after.sides[seats[0]]
            if before.out[seats[0]]:
                cells.append(Text("", SMALL))
                continue
            gained = self.services.texts.gain(after.sheet[-1][side]) if counted else ""
            total = self.services.number(after.scores[side])
            mark = Icon("icon_check", 26, MOON) if hand.closer in seats else None
            colour = EMBER if after.rebuys[seats[0]] > before.rebuys[seats[0]] else IVORY
            cells.append(
                Row(10, mark, Text(gained, SMALL, SANS, IVORY2, grow=True), 4,
                    Text(total, CELL, SERIF_BOLD, colour, "right"), 12)
            )  # fmt: skip
        label = Text(str(number), CELL, SERIF, MOON)
        name, act = f"hand {number}", partial(self.correct, number)
        chosen = number == self.draft.number
        style = ("button hover", "button hover") if chosen else ("row", "row hover")
        return Press(name, self._line(Row(10, label), cells), act, (0, 2, 0, 2), style, 10, ROWS)

    def _waiting_row(self, number: int) -> Press:
        said = Text(self.wording.text("book.waits", number=number), SMALL, SANS, EMBER, lines=2)
        return Press(f"hand {number}", Row(10, said), None, (0, 4, 0, 4), radius=10, zone=ROWS)

    # What is asked --------------------------------------------------------------------------

    def _asked(self) -> Column:
        """Return the lines about what is asked, and what is to be known."""
        reading, texts = self.book.reading, self.wording
        parts: list[Part] = []
        for one in reading.stale:
            who = self.book.players[one.seat].name
            key = "book.stale_in" if one.buys_in else "book.stale_out"
            told = texts.text(key, player=who, number=one.hand)
            forget = Button(
                "forget",
                self.services.say("book.forget"),
                partial(self._do, self.book.forget_stale),
                zone=ENDS,
                size=SMALL,
                pad=(30, 10),
                high=46,
            )
            parts += [Row(Text(told, SMALL, SANS, EMBER, lines=2, grow=True), 10, level(forget))]
        if self._refusal is not None:
            parts.append(Text(self._why(self._refusal), SMALL, SANS, EMBER, lines=3))
        else:
            parts.append(Text(self._news(), SMALL, SANS, IVORY2, lines=2))
        return Column(*parts, gap=4)

    def _why(self, refusal: Refusal) -> str:
        """Return why a hand cannot be."""
        rules, players = self.book.rules, self.book.players
        facts = dict(refusal_line(rules, refusal).facts)
        for name, value in refusal.facts:
            if name in ("player", "other"):
                is_side = rules.has_loose
                seats = self._columns[int(value)] if is_side else (int(value),)
                facts[name] = names_of(self.services, [players[seat] for seat in seats])
            if name == "thing":
                facts[name] = thing_asked(self.wording, rules, int(value))
        return self.wording.sentence(Line(refusal.key, facts))

    def _news(self) -> str:
        """Return who deals which hand, its contract, and who is nearest to the limit."""
        draft, before, said = self.draft, self.draft.state, list[str]()
        if self._asks_hand:
            said += hand_asked(self.wording, self.kind, before, draft.number)
        lines = nearness(before.standing, self.kind.goal)
        said += [self.wording.sentence(one.line) for one in lines]
        if self.kind.has_pot:
            said.append(self.services.say("scores.pot", count=sum(before.standing.paid)))
        return " · ".join(said)

    def _below(self, canvas: Canvas) -> Box:
        if self._asks_hand:
            entry = EntryBoxes(
                self.services, self.book.book.variant, self.draft, self.wording,
                EntryActs(self._to_field_or_stay, self._save, self._count_by),
            )  # fmt: skip
            return Column(self._fields(entry), 8, entry.keys())
        reading = self.book.reading
        if reading.state.phase.decides:
            return self._question()
        result = Button(
            "result",
            self.services.say("book.result"),
            self._show_result,
            main=True,
            zone=ENDS,
            wide=420,
            high=72,
        )
        return Row(result)

    def _count_by(self, by_points: bool) -> None:
        """Enter the points of the sides of a fishing game, or what they have taken."""
        self._by_points = by_points
        self.draft = self.draft.anew(by_points=by_points)
        self._to_field_or_stay()

    def _to_field_or_stay(self) -> None:
        """After a press, have the field follow; a focus that came by keys or a pad stays."""
        if self.page.focus.startswith("cell ") or self.services.device == MOUSE:
            self.page.focus = f"cell {self.draft.at}"
        self._refusal = None
        self.rebuild()

    def _fields(self, entry: EntryBoxes) -> Box:
        draft, players = self.draft, self.book.players
        rules, things = self.book.rules, range(len(self.book.rules.things))
        if rules.has_loose:
            points = [self.wording.text("book.zone_points")]
            said = [thing_asked(self.wording, rules, at) for at in things]
            named = points if draft.by_points else said
            heads = [Text(one, SMALL, SANS, IVORY2, "center", lines=2) for one in named]
            rows = [self._line(Text("", SMALL), heads)]
            for side, seats in enumerate(self._columns):
                cells = [at for at, one in enumerate(draft.cells) if one.at == side]
                crests = (Icon(crest_picture(players[seat].crest), 44) for seat in seats)
                who = Row(FILL, *crests, 10, gap=4)
                rows.append(self._line(level(who), [entry.field(at) for at in cells]))
            return Column(*rows, gap=4)
        zones = list(dict.fromkeys(one.zone for one in draft.cells))
        rows = []
        for zone in zones:
            by_seat = {one.at: at for at, one in enumerate(draft.cells) if one.zone == zone}
            shown: list[Box] = [
                entry.field(by_seat[seat]) if seat in by_seat else Text("", SMALL)
                for seat in range(len(players))
            ]
            label = Text(self.wording.text(f"book.zone_{zone}"), SMALL, SANS, IVORY2, lines=2)
            rows.append(self._line(level(label), shown))
        return Column(*rows, gap=4)

    def _question(self) -> Panel:
        """Return the question whether a player buys back in."""
        say, state = self.services.say, self.book.reading.state
        asked = decision_of(self.book.rules, self.book.players, state.standing, state.to_act)
        told = " ".join(asked.terms(say, has_pot=self.kind.has_pot))
        answer = partial(Button, zone=ENDS, high=72, pad=(60, 16), grow=True)
        yes = answer("rebuy", say("scores.rebuy.yes"), partial(self._decide, True), main=True)
        no = answer("decline", say("scores.rebuy.no"), partial(self._decide, False))
        question = Text(asked.question(say), CELL, SERIF, MOON, lines=2)
        words = Column(
            question, 6, Text(told, SMALL, SANS, IVORY2, lines=4), 14, Row(yes, no, gap=16)
        )
        return Panel(words, (28, 16, 28, 18))

    def _decide(self, buys_in: bool) -> None:
        self._do(partial(self.book.decide, buys_in))

    # Devices --------------------------------------------------------------------------------

    @property
    def is_typing(self) -> bool:
        """Return whether digits are for the hand: whatever has the focus, they are typed."""
        return self._asks_hand and self.services.device in (KEYS, MOUSE)

    def handle(self, gesture: Gesture) -> bool:
        if isinstance(gesture, Typed) and self._asks_hand:
            if not self.page.focus.startswith("cell "):
                self.page.focus = f"cell {self.draft.at}"
            self.page.ring = True
        used = super().handle(gesture)
        zone, _, at = self.page.focus.partition(" ")
        if zone == "cell" and int(at) != self.draft.at and int(at) < len(self.draft.cells):
            self.draft.go(int(at))
            self.rebuild()
        return used

    def command(self, command: Command) -> bool:
        if commands.removes(command) and self._asks_hand:
            self.draft.erase()
            self._to_field_or_stay()
        elif command.name == "discard" and command.device == PAD and self._asks_hand:
            self.draft.next()
            self._to_field_or_stay()
        elif command.name == "undo":
            self._undo()
        elif command.name == "rules":
            self._rules()
        else:
            return False
        return True


def _begun(services: Services, games: Catalogue, choice: TableChoice) -> OpenBook:
    """Return a new book, and remember the people in it."""
    players = [Player(one.name, one.crest) for one in choice.players]
    for one in players:
        services.people.welcome(one.name, one.crest)
    services.keep_people()
    variant, now = games.load(choice.variant_id, dict(choice.options)), time.time()
    seats = tuple(one.saved() for one in players)
    book = Book(variant, seats, begun_at=now, kept_at=now)
    return OpenBook(book, new_file(books_folder(), variant.id, now), time.time)


def page_at(services: Services, stores: Stores, to: ToNewBook) -> BookScene:
    return BookScene(services, _begun(services, stores.games, to.choice))
