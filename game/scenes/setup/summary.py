"""A page about the chosen game, in sentences and cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from game.engine.cards import (
    ACE,
    HIGH_ACE,
    JACK,
    KING,
    QUEEN,
    SUIT_LETTERS,
    TEN,
    CardId,
    card_of,
    is_joker,
    name,
    parse_card,
    parse_cards,
)
from game.engine.fishing.game import FishingGame
from game.engine.rummy.game import RummyGame
from game.engine.rummy.meld_part import MeldPart
from game.engine.scoring.points import RANK_NAMES
from game.reading.faults import Fault, Severity, sentence
from game.scenes.shell.fields import game_name, say_in
from game.scenes.shell.scene import Services
from game.ui.boxes import Box, Column, Drawing, Padded, Panel, Row, Sized, Text, Wrap
from game.ui.canvas import Canvas, Kit
from game.ui.theme import MOON, WINE, Colour
from game.ui.words import PLAIN, SANS, SERIF_BOLD
from game.variants.load import Variant
from game.view.geometry import Rect
from game.view.rulebook.book import Rulebook
from game.view.table.log import Wording

SUIT_SIGNS = dict(zip("cdhs", "♣♦♥♠", strict=True))


class CardExample(NamedTuple):
    """Cards side by side, with what they are. `wild`: the index of the wild card among them, or -1;
    `stands_for`: the rank it stands for. `apart`: whether the last card takes the others."""

    cards: tuple[CardId, ...]
    label: str
    wild: int = -1
    stands_for: str = ""
    apart: bool = False


# Sentences ------------------------------------------------------------------------------------


def sentences(services: Services, variant: Variant, seats: int) -> str:
    """Return a line for each paragraph, by the house rules in force."""
    wording = Wording(services.texts, variant.id, ())
    brief = Rulebook(variant).brief(seats)
    return "\n".join(" ".join(map(wording.sentence, paragraph)) for paragraph in brief)


# Cards ----------------------------------------------------------------------------------------


def examples(services: Services, variant: Variant) -> list[CardExample]:
    """Return examples of melds or captures, the best first."""
    game = variant.game
    if isinstance(game, FishingGame):
        return _captures(services, game)
    return _melds(services, variant.id, game)


def meld_name(services: Services, kind: str, game: str) -> str:
    """Return the name of a meld in this game: what one calls escalera is the escala of another."""
    key = f"summary.meld.{kind}"
    if services.texts.has(key):
        return say_in(services, game, key)
    return kind.replace("_", " ").capitalize()


def _melds(services: Services, variant_id: str, game: RummyGame) -> list[CardExample]:
    wilds = list(_wild_cards(game))
    plain, with_wild = [], []
    for kind, part in game.melds.items():
        called = meld_name(services, kind, variant_id)
        cards = parse_cards(part.pictured(game.deck.most_packs))
        if len(cards) > 5:
            continue
        plain.append(CardExample(cards, called))
        if not part.is_run or not part.cap_when_laid:
            continue
        for wild in wilds:
            with_wild.append(_with_wild(services, part, called, wild))
    return plain[:2] + with_wild[:1] + plain[2:] + with_wild[1:]


def _wild_cards(game: RummyGame) -> Iterator[CardId]:
    for rank in game.wild:
        if rank == "joker":
            if game.deck.most_jokers:
                yield parse_card("X")
        else:
            yield parse_card(f"{rank}d")


def _with_wild(services: Services, part: MeldPart, called: str, wild: CardId) -> CardExample:
    """Return cards of a run from three on, with the wild card as five."""
    last = max(5, 2 + part.min)
    cards = [wild if rank == 5 else parse_card(f"{rank}s") for rank in range(3, last + 1)]
    key = "summary.joker_as" if is_joker(wild) else "summary.wild_as"
    label = services.say(key, meld=called, rank="5", card=RANK_NAMES[_rank(wild)])
    return CardExample(tuple(cards), label, 2, "5")


def _rank(card: CardId) -> int:
    return 0 if is_joker(card) else "XA23456789TJQK".index(name(card)[0])


def _captures(services: Services, game: FishingGame) -> list[CardExample]:
    found = list(_Takings(services, game).shown())
    if game.build.is_allowed:
        cards = parse_card("3h"), parse_card("4s")
        found.append(CardExample(cards, services.say("summary.build", sum="3 + 4 = 7")))
    return found


class _Takings:
    """What cards take, by the numbers of this game. `counts`: what each rank counts in a sum;
    `taker`: the lowest rank that takes a number."""

    def __init__(self, services: Services, game: FishingGame) -> None:
        self.say, self.game, self.together = services.say, game, game.capture.together
        ranks = [rank for rank in range(ACE, HIGH_ACE) if rank not in game.deck.missing]
        adds, takes = game.capture.adds.lists, game.capture.reach.lists
        self.counts = {rank: adds[_card(rank, "h")] for rank in ranks}
        self.taker = {one: rank for rank in reversed(ranks) for one in takes[_card(rank, "h")]}

    def shown(self) -> Iterator[CardExample]:
        pairs = (pair for pair in ((4, 5), (3, 4)) if self._makes_number(*pair))
        for pair in islice(pairs, 1):
            yield self._takes(self.taker[sum(pair)], *pair)
        if self.game.capture.single_first and self._makes_number(3, 4):
            cards = _card(3, "h"), _card(4, "d"), _card(7, "s"), _card(self.taker[7], "c")
            label = self.say("summary.single_first", card="7", sum="3 + 4")
            yield CardExample(cards, label, apart=True)
        special = self.game.special_card()
        if special is not None:
            rest = self.game.capture.reach.lists[special][0] - 10
            if 1 < rest < 10 and self._are_numbers(10):
                label = self.say("summary.takes", card=_said(special), sum=f"10 + {rest}")
                yield CardExample((_card(10, "d"), _card(rest, "s"), special), label, apart=True)
        for rank in (KING, QUEEN, JACK):
            for count in self.counts.get(rank, ()):
                # The highest court card that counts less than its place in the whole pack.
                if count < rank:
                    yield from self._with_court_card(rank, count)
                    return

    def _are_numbers(self, *values: int) -> bool:
        """Return whether these are counted by cards with numbers, as they say."""
        return all(self.counts.get(value) == (value,) for value in values)

    def _makes_number(self, *values: int) -> bool:
        return self._are_numbers(*values) and self.taker.get(sum(values), KING) <= TEN

    def _with_court_card(self, rank: int, count: int) -> Iterator[CardExample]:
        if self.together and count in self.taker:
            yield self._takes(self.taker[count], rank)
        elif self.taker.get(count) == rank and self._are_numbers(4, count - 4):
            yield self._takes(rank, 4, count - 4)

    def _takes(self, rank: int, *others: int) -> CardExample:
        cards = *map(_card, others, "hd"), _card(rank, "c")
        own, *words = [self.say("card.rank", rank=RANK_NAMES[one]) for one in (rank, *others)]
        if self.together:
            said = " + ".join((own, *words))
            label = self.say("summary.together", sum=said, value=self.together)
        else:
            label = self.say("summary.takes", card=own, sum=" + ".join(words))
        return CardExample(cards, label, apart=True)


def _card(rank: int, suit: str) -> CardId:
    return card_of(rank, SUIT_LETTERS.index(suit))


def _said(card: CardId) -> str:
    return RANK_NAMES[_rank(card)] + SUIT_SIGNS[name(card)[1]]


PAPER_INK: Colour = (42, 29, 18)
LABEL, CARD, STRIP = 28, 118, 0.3
LABEL_WIDTH = 210.0
#: The most faults that are shown: nobody reads more before correcting the first.
FAULTS_MOST = 3


def summary(services: Services, canvas: Canvas, variant: Variant, seats: int) -> Panel:
    """Return a page that sums up a game."""
    kit = services.kit_for(variant)
    shown = [_example(canvas, kit, one) for one in examples(services, variant)]
    cards = Wrap(*shown, gap=(40, 0), most=1, apart=110)
    words = sentences(services, variant, seats)
    return _paper(game_name(services, variant.id), words, 20, Padded(cards, (10, 0, -10, 0)))


def complaint(services: Services, variant_id: str, faults: Sequence[Fault]) -> Panel:
    """Return a page that tells why a file written by somebody cannot be played."""
    said = [fault_said(services, fault) for fault in errors_of(faults)[:FAULTS_MOST]]
    words = "\n".join([services.say("setup.faulty"), *said])
    return _paper(game_name(services, variant_id), words)


def errors_of(faults: Iterable[Fault]) -> list[Fault]:
    """Return the faults for which a file cannot be used."""
    return [fault for fault in faults if fault.severity is Severity.ERROR]


def fault_said(services: Services, fault: Fault) -> str:
    """Return a fault in words, with its line."""
    what = sentence(fault, services.say)
    return services.say("setup.fault", line=fault.line, what=what) if fault.line else what


def _paper(title: str, words: str, *below: Box | float) -> Panel:
    head = Padded(Text(title, 46, SERIF_BOLD, WINE, may_cut=True), (0, 2, 0, 2))
    text = Text(words, 29, PLAIN, PAPER_INK, lines=99, middle=False)
    return Panel(Column(head, text, *below), (44, 20, 44, 26), "paper")


def _example(canvas: Canvas, kit: Kit, example: CardExample) -> Row:
    """Return cards with their label. `kit`: has the deck of this game, which may show one of its
    cards in another way."""

    def draw(canvas: Canvas, rect: Rect) -> None:
        with_deck = canvas.like(kit)
        for at, card in enumerate(example.cards):
            left = rect.x + _left(example, at)
            with_deck.card(card, left + CARD * 5 / 14, rect.cy, CARD)
        canvas.sprites.extend(with_deck.sprites)
        if example.wild >= 0:
            left = rect.x + _left(example, example.wild) + 3
            tag = Rect(left, rect.cy + CARD * 0.05, 26, 38)
            canvas.panel(tag, "wild", 5)
            canvas.text(example.stands_for, tag, 26, SERIF_BOLD, MOON, "center", may_cut=True)

    label = Text(example.label, LABEL, SANS, WINE, lines=3)
    wide = min(LABEL_WIDTH, label.natural_width(canvas))
    cards = Drawing(draw, _left(example, len(example.cards) - 1) + CARD * 5 / 7, CARD)
    return Row(cards, 20, Sized(label, wide))


def _left(example: CardExample, at: int) -> float:
    """Return where a card begins within its example."""
    wide = CARD * 5 / 7
    step = wide * STRIP
    if example.apart and at == len(example.cards) - 1:
        return (at - 1) * step + wide + 14
    return at * step
