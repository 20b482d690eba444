"""Is this allowed? The judge for a real table: cards are clicked, and the rules answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.engine.cards import (
    FACE,
    SUIT,
    CardId,
    is_joker,
    one_of_each_face,
    pack,
    twins_of,
    unpack,
)
from game.scenes.shell.page_scene import Hint, PageScene, removal, title
from game.scenes.shell.scene import Services
from game.ui import commands
from game.ui.boxes import (
    Box,
    Column,
    Drawing,
    Grid,
    Icon,
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
from game.ui.gestures import Command
from game.ui.theme import IVORY, IVORY2, MOON, SMALL
from game.ui.widgets import Button, Choice, Scroll, Widget
from game.ui.words import SANS, SERIF
from game.view.geometry import Rect
from game.view.rulebook.blocks import ContractTable
from game.view.rulebook.book import Rulebook
from game.view.rulebook.judge import ADD, CONTRACT, TAKE, Judge, Judgement
from game.view.rulebook.words import BookWords

#: The heights of a card that can be chosen, and of one that was.
CARD, CHOSEN_CARD = 98.0, 112.0
WIDE = 5 / 7
GAP = 14.0
#: The columns of the cards: a suit to a row, and the joker behind the first.
COLUMNS = 14
#: The rows of chosen cards, by their names.
HAND, THERE = "hand", "there"


class JudgeScene(PageScene):
    """The page of questions about cards. `show_rule`: opens the section that an answer comes
    from."""

    veil = 0.35

    def __init__(
        self, services: Services, book: Rulebook, show_rule: Callable[[str], None]
    ) -> None:
        super().__init__(services)
        self.book, self.show_rule = book, show_rule
        self.judge = Judge(book.variant)
        self.question = self.judge.questions[0]
        self.number = 1
        self.chosen: dict[str, list[CardId]] = {HAND: [], THERE: []}
        self.active = self._rows[0]
        self._scroll = Scroll()

    # What is asked --------------------------------------------------------------------------

    @property
    def _rows(self) -> tuple[str, ...]:
        """Return the rows of cards that the question has."""
        return (THERE, HAND) if self.question in (ADD, TAKE) else (HAND,)

    @property
    def answer(self) -> Judgement | None:
        cards, there = self.chosen[HAND], self.chosen[THERE]
        return self.judge.answer(self.question, cards, there, self.number)

    def ask(self, question: object) -> None:
        self.question = str(question)
        self.clear()

    def ask_contract(self, number: object) -> None:
        self.number = int(str(number))
        self.rebuild()

    def use(self, row: str) -> None:
        self.active = row
        self.rebuild()

    def choose(self, card: CardId) -> None:
        """Put another card that looks like this one into the row in use."""
        left = self._left(card)
        if left:
            self.chosen[self.active].append(left[0])
            self.services.sound("land_card")
            self.rebuild()

    def _left(self, card: CardId) -> Sequence[CardId]:
        """Return the cards of the deck that look like this one and have not been chosen."""
        chosen = pack(one for row in self.chosen.values() for one in row)
        return unpack(twins_of(card) & self.judge.rules.deck_set & ~chosen)

    def remove(self, row: str, at: int) -> None:
        del self.chosen[row][at]
        self.rebuild()

    def clear(self) -> None:
        self.chosen = {HAND: [], THERE: []}
        self.active = self._rows[0]
        self.rebuild()

    def open_rule(self, section: str) -> None:
        self.services.stack.pop()
        self.show_rule(section)

    # Laying out -----------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        say, questions = self.services.say, self.judge.questions
        self._words = BookWords(self.services.texts, self.book)
        asked = [(one, say(f"judge.ask.{one}")) for one in questions]
        choices = [Choice("question", asked, self.question, self.ask)] if len(asked) > 1 else []
        if self.question == CONTRACT:
            numbers = [(one, str(one)) for one in range(1, self.judge.contracts + 1)]
            choices.append(Choice("number", numbers, self.number, self.ask_contract))
        rows = [self._chosen(row) for row in self._rows]
        body = Column(
            *(part for one in choices for part in (one, GAP)),
            *(Row(*rows, gap=GAP), GAP, self._verdict(), GAP),
            self._cards(),
        )
        head = say("judge.title")
        shown = Scrolled(self._scroll, body, 10)
        return self.framed(title(f"{head}  {self._words.name}"), shown, least_head=84)

    def hints(self) -> Sequence[Hint]:
        return (self.way_back, removal(self.services.say("judge.remove")))

    def _chosen(self, row: str) -> Box:
        """Return a row of chosen cards under its name; of two, the one in use stands out."""
        cards = [
            self._card(f"{row} {at}", card, CHOSEN_CARD, partial(self.remove, row, at))
            for at, card in enumerate(self.chosen[row])
        ]
        room: Box = Sized(Wrap(*cards, gap=(6, 6)), least=(0, CHOSEN_CARD))
        name = self._name_of(row)
        if len(self._rows) == 1:
            head: Box = Text(name, SMALL, SANS, IVORY2, lines=3)
        else:
            is_used = row == self.active
            head = Button(f"row {row}", name, partial(self.use, row), main=is_used, high=54)
            head.chosen = is_used
        return Panel(Column(head, 8, room), (20, 12, 20, 14), shadow=False, grow=True)

    def _name_of(self, row: str) -> str:
        if self.question == CONTRACT:
            blocks = (block for one in self.book.sections for block in one.blocks)
            table = next(block for block in blocks if isinstance(block, ContractTable))
            return self._words.contract(table.rows[self.number - 1])
        if row == THERE:
            return self.services.say("judge.laid" if self.question == ADD else "judge.table")
        return self.services.say("judge.hand")

    def _card(
        self, name: str, card: CardId, high: float, act: Callable[[], None], enabled: bool = True
    ) -> Press:
        def paint(canvas: Canvas, rect: Rect) -> None:
            with_deck = canvas.like(self.services.kit_for(self.book.variant))
            with_deck.card(card, rect.cx, rect.cy, high, dim=not enabled)
            canvas.sprites += with_deck.sprites

        drawing = Drawing(paint, high * WIDE, high)
        return Press(name, drawing, act, style=("", ""), radius=8, enabled=enabled)

    def _verdict(self) -> Box:
        say, answer = self.services.say, self.answer
        clear = Button("clear", say("judge.clear"), self.clear, high=60)
        if answer is None:
            words: Box = Text(say("judge.begin"), face=SERIF, colour=IVORY2, lines=4, grow=True)
            return Panel(Row(words, 16, level(clear)), (24, 14, 20, 14), shadow=False)
        icon = Icon("icon_check" if answer.is_allowed else "icon_cross", 44, MOON)
        key = "judge.yes" if answer.is_allowed else "judge.no"
        said = f"*{say(key)}.* {self._words.line(answer.why)}"
        words = Text(said, face=SERIF, colour=IVORY, lines=6, grow=True)
        rule = Button("rule", say("judge.rule"), partial(self.open_rule, answer.section), high=60)
        row = Row(level(icon), 18, words, 16, level(rule), 10, level(clear))
        return Panel(row, (24, 14, 20, 14), shadow=False)

    def _cards(self) -> Grid:
        """Return every face of the deck: a suit to a row, and the joker at the end of the first."""
        faces = list(one_of_each_face(self.judge.rules.deck_set))
        jokers = [self._cell(card) for card in faces if is_joker(card)]
        cells: list[Box] = []
        for suit in sorted({SUIT[card] for card in faces if not is_joker(card)}):
            cells += [self._cell(one) for one in faces if SUIT[one] == suit and not is_joker(one)]
            cells.append(jokers.pop() if jokers else Text(""))
        return Grid(*cells, columns=COLUMNS, gap=(4, 6))

    def _cell(self, card: CardId) -> Widget:
        act, left = partial(self.choose, card), self._left(card)
        return self._card(f"card {FACE[card]}", card, CARD, act, enabled=bool(left))

    def command(self, command: Command) -> bool:
        """Remove the card that has the focus, or the last one of the row in use."""
        if not commands.removes(command):
            return False
        row, _, at = self.page.focus.partition(" ")
        if row in self.chosen and at.isdecimal():
            self.remove(row, int(at))
        elif self.chosen[self.active]:
            self.remove(self.active, len(self.chosen[self.active]) - 1)
        return True
