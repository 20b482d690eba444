"""The parts that rule books of both families share: who plays, what cards count, how it ends,
money."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from game.engine.cards import ACE, FIRST_JOKER, HIGH_ACE, KING, RANK, SPADES, TEN, card_of
from game.engine.game_parts import Deck, Game
from game.engine.scoring.hand_score import LOW_ACE
from game.engine.scoring.match_end import MatchEnd
from game.engine.scoring.points import PointTable
from game.play.pieces.line import Joined, Line, Listed, Number, Rank
from game.reading.faults import FilePlace, VariantFaultsError
from game.reading.yaml_tree import nodes_of, plain_of
from game.variants.inherit import leaves, merged
from game.variants.load import Variant, variant_from_mapping
from game.variants.options import Option
from game.view.rulebook.blocks import Block, TextBlock, Worth, heading, line, say

Numbers = tuple[int, ...]
#: The most cards that are drawn of a row; of a longer one only both ends are.
DRAWN_MOST = 3
#: The suits that examples use by turns, so that no suit seems to matter.
SUITS = (SPADES, 2, 0, 1)


def worth_of(table: PointTable, jokers: bool = False) -> tuple[Worth, ...]:
    """Return the rows of a table of points. Single cards that count differently come last, then the
    joker."""
    usual = [_usual(table, rank) for rank in range(HIGH_ACE)]
    rows = list(_rows(usual))
    low_ace = table.said(LOW_ACE, -1)
    if low_ace >= 0:
        low = Worth((card_of(ACE, SPADES),), (low_ace,), line("worth.low_ace"))
        rows.insert(bool(usual[ACE]), low)
    for card in (card_of(rank, suit) for rank in range(ACE, HIGH_ACE) for suit in range(4)):
        own = table.lists[card]
        if own and own != usual[RANK[card]]:
            rows.append(Worth((card,), own))
    if jokers and table.lists[FIRST_JOKER]:
        rows.append(Worth((FIRST_JOKER,), table.lists[FIRST_JOKER]))
    return tuple(rows)


def _usual(table: PointTable, rank: int) -> Numbers:
    """Return what most cards of a rank count."""
    if rank < ACE:
        return ()
    counts = [table.lists[card_of(rank, suit)] for suit in range(4)]
    return max(counts, key=counts.count)


def _rows(usual: Sequence[Numbers]) -> Iterator[Worth]:
    """Yield a row for each range of ranks that count the same, or their printed number; the ace has
    its own row."""
    rank = ACE
    while rank <= KING:
        ranks: tuple[int, ...] = (ACE,)
        printed: tuple[int, ...] = ()
        if rank > ACE:
            ranks = _stretch(rank, KING, [counts == usual[rank] for counts in usual])
            printed = _stretch(rank, TEN, [counts == (at,) for at, counts in enumerate(usual)])
        if len(printed) > 1:
            ranks = printed
            yield _worth(printed, ())
        elif usual[rank]:
            yield _worth(ranks, usual[rank])
        rank += len(ranks)


def _stretch(start: int, end: int, belongs: Sequence[bool]) -> tuple[int, ...]:
    """Return the ranks from `start` on, up to `end`, for which `belongs` holds without a gap."""
    rank = start
    while rank <= end and belongs[rank]:
        rank += 1
    return tuple(range(start, rank))


def _worth(ranks: tuple[int, ...], numbers: Numbers) -> Worth:
    gap = len(ranks) > DRAWN_MOST
    drawn = (ranks[0], ranks[-1]) if gap else ranks
    cards = tuple(card_of(rank, SUITS[at % 4]) for at, rank in enumerate(drawn))
    return Worth(cards, numbers, gap=gap)


def players(game: Game) -> Iterator[TextBlock]:
    who = game.players
    if who.min == who.max:
        yield say("players.exactly", count=who.min)
    else:
        yield say("players.between", least=who.min, most=who.max)
    for count in who.partners:
        if who.min <= count <= who.max:
            yield say("players.partners", count=count)


def deck(game: Game) -> Iterator[TextBlock]:
    by_deck: dict[Deck, list[int]] = {}
    for count in range(game.players.min, game.players.max + 1):
        by_deck.setdefault(game.deck.at(count), []).append(count)
    for one, numbers in by_deck.items():
        told = _packs(one)
        if len(by_deck) > 1:
            told = line("deck.for", players=Listed(tuple(map(Number, numbers))), deck=told)
        yield TextBlock(told)
    if game.deck.without:
        yield say("deck.without", ranks=Listed(tuple(map(Rank, game.deck.missing))))
    if game.deck.suits == "spanish":
        yield say("deck.spanish")


def _packs(deck: Deck) -> Line:
    packs, jokers, cards = deck.most_packs, deck.most_jokers, len(deck.cards())
    if not jokers:
        return line("deck.plain", packs=packs, cards=cards)
    each = (cards - jokers) // packs
    return line("deck.jokers", packs=packs, jokers=jokers, cards=cards, each=each)


def order(game: Game) -> Iterator[TextBlock]:
    there = [rank for rank in range(ACE, HIGH_ACE) if rank not in game.deck.missing]
    yield say("deck.order", ranks=Joined(tuple(map(Rank, there)), " "))
    for low, high in pairwise(there):
        if high > low + 1:
            yield say("deck.next", low=Rank(low), high=Rank(high))


def hands(size: int | Mapping[int, int]) -> Iterator[TextBlock]:
    if isinstance(size, int):
        yield say("deal.hand", count=size)
        return
    for seats, count in sorted(size.items()):
        yield say("deal.hand_for", players=seats, count=count)


def dealer(game: Game) -> Iterator[TextBlock]:
    yield say(f"dealer.{game.first_dealer}")
    if game.first_dealer != "random":
        yield say("dealer.again_jokers" if game.deck.most_jokers else "dealer.again")
    yield say(f"direction.{game.direction}")


def aim_of(match_end: MatchEnd) -> Line:
    aim = match_end.aim()
    return line(aim.key, **aim.facts)


def changed_options(variant: Variant) -> list[Option]:
    """Return the options that differ from the usual ones."""
    chosen = variant.chosen
    return [one for one in variant.options if chosen.get(one.key, one.default) != one.default]


def as_usual(variant: Variant, option: Option) -> Variant | None:
    """Return the variant with one option as it usually is: the same, if another option has done
    away with what it changes. None if that cannot be told, or is no game."""
    if not option.paths:
        return None
    resolved = nodes_of(dict(variant.resolved), FilePlace(""))
    there = [path for path, _ in leaves(resolved)]
    if not any(f"{known}.".startswith(f"{path}.") for path in option.paths for known in there):
        return variant
    try:
        return variant_from_mapping(plain_of(merged(resolved, option.patch(option.default))))
    except VariantFaultsError:
        return None


def rulings(variant: Variant) -> Iterator[Block]:
    """Yield what the sources leave open, and no option in force decides otherwise."""
    options = {option.key: option for option in variant.options}
    found = [ruling for ruling in variant.rulings if ruling.is_open(variant.chosen, options)]
    if found:
        yield heading("heading.rulings")
        yield from (TextBlock(Line(ruling.text_key, {})) for ruling in found)
