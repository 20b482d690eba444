"""Actions and melds as text that a card player can read, and back.

    draw stock            draw pile             discard 9h
    meld 5h X=6 7h        meld pierna {4c 4d 4h}
    open trio {9c 9d 9h} + escala [4d 5d 6d 7d]
    add Jh to #3          add Jh to #3 as J from 7
    swap 9h into #2 at 3
    trail 5h              take 9c: 3h 6d #1     build 9 with 2h: 7d
    build 9 with 2h on #1: 4d 5s
    rebuy                 decline               deal

`#3` is the third meld (or build) on the table. A wild card says what it stands for: `X=6`,
`2d=J`. In brackets the order is taken as it is written; otherwise bare wild cards are read in
the best way.
"""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from game.engine.actions import (
    BUILD,
    DISCARD,
    DRAW,
    DRAW_STOCK,
    LAY_OFF,
    MELD,
    NOWHERE,
    OPEN,
    RECLAIM,
    TAKE,
    TRAIL,
    Action,
)
from game.engine.cards import (
    RANK,
    RANK_LETTERS,
    TEN,
    CardId,
    Ranks,
    name,
    names,
    parse_card,
)
from game.engine.fishing.flow import FishingRules
from game.engine.phases import ACTS
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.judge import opening_action, pieces_of
from game.engine.rummy.parts import MeldKind
from game.engine.rummy.runs import UNREAD
from game.engine.state import Meld, TableState

AnyRules = RummyRules | FishingRules
LOW_ACE_LETTER: Final = "a"


class NotationError(ValueError):
    """A text is not an action; `key` says why."""

    def __init__(self, key: str, word: str) -> None:
        super().__init__(key, word)
        self.key = key
        self.word = word


# Writing ------------------------------------------------------------------------------------


def say_slot(ranks: Ranks, slot: int) -> str:
    """Return the letter of a slot: `a` is the ace low, `A` the ace high."""
    return LOW_ACE_LETTER if ranks.at(slot) == slot == 1 else RANK_LETTERS[ranks.at(slot)]


def say_row(rules: AnyRules, meld: Meld) -> str:
    """Return the cards of a meld, wild ones with what they stand for."""
    kind = rules.kinds[meld.kind]
    if meld.start == UNREAD:
        return names(meld.cards)
    wild = kind.wild_places(meld)
    return " ".join(
        f"{name(card)}={RANK_LETTERS[rules.ranks.at(meld.start + place)]}"
        if place in wild
        else name(card)
        for place, card in enumerate(meld.cards)
    )


def say_meld(rules: AnyRules, meld: Meld) -> str:
    row = say_row(rules, meld)
    return f"[{row}]" if rules.kinds[meld.kind].is_run else f"{{{row}}}"


def say_action(rules: AnyRules, action: Action, in_full: bool = True) -> str:
    """Return an act as people write it. `in_full`: with the value by which a card takes, also where
    it has no other."""
    kind = action.kind
    if kind == DRAW:
        pile = "stock" if action == DRAW_STOCK else "pile"
        return " ".join((kind, pile, *map(name, action.cards)))
    if kind in ACTS:
        return kind
    if kind in (DISCARD, TRAIL):
        return f"{kind} {name(action.cards[0])}"
    if kind == TAKE:
        return _say_take(rules, action, in_full)
    if kind == BUILD:
        return _say_build(action)
    return _say_laying(rules, action)


def _say_take(rules: AnyRules, action: Action, in_full: bool) -> str:
    card, *others = action.cards
    value, *builds = action.reading
    taken = " ".join([*map(name, others), *(f"#{at + 1}" for at in builds)])
    has_one = isinstance(rules, FishingRules) and len(rules.values.takes[card]) == 1
    by = f" as {value}" if in_full or not has_one else ""
    return f"take {name(card)}{by}: {taken}"


def _say_build(action: Action) -> str:
    card, *others = action.cards
    on = "" if action.place == NOWHERE else f" on #{action.place + 1}"
    with_ = f": {' '.join(map(name, others))}" if others else ""
    return f"build {action.reading[0]} with {name(card)}{on}{with_}"


def _say_laying(rules: AnyRules, action: Action) -> str:
    if action.kind == MELD:
        kind_no, first = action.reading
        return "meld " + _say_named(rules, Meld(kind_no, 0, action.cards, first))
    if action.kind == OPEN:
        pieces = [Meld(kind, 0, cards, start) for kind, start, cards in pieces_of(action)]
        return "open " + " + ".join(_say_named(rules, piece) for piece in pieces)
    card, number = name(action.cards[0]), action.place + 1
    if action.kind == RECLAIM:
        return f"swap {card} into #{number} at {action.reading[0] + 1}"
    slot, start = action.reading
    where = f" as {say_slot(rules.ranks, slot)} from {say_slot(rules.ranks, start)}" if slot else ""
    return f"add {card} to #{number}{where}"


def _say_named(rules: AnyRules, meld: Meld) -> str:
    return f"{rules.meld_names[meld.kind]} {say_meld(rules, meld)}"


# Reading ------------------------------------------------------------------------------------


class ReadCard(NamedTuple):
    """A card as it was written: with the rank it is to stand for, if that was said."""

    card: CardId
    as_rank: int


def read_card(word: str) -> CardId:
    try:
        return parse_card(word)
    except ValueError:
        raise NotationError("notation.card", word) from None


def read_row(text: str) -> list[ReadCard]:
    """Return the cards of a row such as `5h X=6 7h`, with or without brackets."""
    row = []
    for word in text.strip("[]{} ").split():
        card, _, rank = word.partition("=")
        as_rank = RANK_LETTERS.find(rank[:1].upper().replace("1", "T")) if rank else 0
        if as_rank < 0:
            raise NotationError("notation.rank", word)
        row.append(ReadCard(read_card(card), as_rank))
    return row


def read_meld(rules: RummyRules, text: str, wanted: Sequence[int] = ()) -> Meld:
    """Return a meld from text. Without a name the first kind that fits is meant, `wanted` ones
    first; where none fits, the one that comes nearest."""
    named = list(rules.meld_names)
    first, _, rest = text.strip().partition(" ")
    if first.strip(":") in named:
        return _read_as(rules, named.index(first.strip(":")), rest)
    kinds = [*wanted, *(at for at in range(len(named)) if at not in wanted)]
    tries = [_read_as(rules, kind, text) for kind in kinds]
    for meld in tries:
        if rules.kinds[meld.kind].fault(meld.cards, meld.start) is None:
            return meld
    likely = {kind.index for kind in rules.likely_kinds(tries[0].cards)}
    return next(meld for meld in tries if meld.kind in likely)


def _read_as(rules: RummyRules, kind_no: int, text: str) -> Meld:
    row = read_row(text)
    cards = tuple(read.card for read in row)
    kind = rules.kinds[kind_no]
    if kind.is_run and ("[" in text or any(read.as_rank for read in row)):
        return Meld(kind_no, 0, cards, _start_as_written(rules.ranks, kind, row))
    if not kind.is_run and kind.fault(cards, UNREAD) is None:
        return Meld(kind_no, 0, cards, UNREAD)
    readings = rules.best_readings(kind_no, cards)
    ordered, start = readings[0] if readings else (cards, UNREAD)
    return Meld(kind_no, 0, ordered, start)


def _start_as_written(ranks: Ranks, kind: MeldKind, row: Sequence[ReadCard]) -> int:
    """Return the slot from which the cards, in this order, make sense; UNREAD if there is none. A
    two that is wild but says nothing is first taken for a plain two.
    """
    cards = tuple(read.card for read in row)
    for plain_twos in (True, False):
        possible = [
            start
            for start in range(1, ranks.high_ace + (not kind.round))
            if all(
                _said_rank(kind, read, plain_twos) in (0, ranks.at(slot))
                for slot, read in enumerate(row, start)
            )
        ]
        sound = [start for start in possible if kind.fault(cards, start) is None]
        if sound or (possible and not plain_twos):
            return (sound or possible)[-1]
    return UNREAD


def _said_rank(kind: MeldKind, read: ReadCard, plain_twos: bool) -> int:
    """Return the rank a card must have in the run; 0 if any will do."""
    if read.as_rank or (kind.wilds >> read.card & 1 and not plain_twos):
        return read.as_rank
    return RANK[read.card]


#: No table has a thousand of anything, and Python reads no number of thousands of digits.
_NUMBER: Final = r"(\d{1,3})"
_ADD: Final = re.compile(rf"add (\S+) to #?{_NUMBER}(?: as (\S+))?(?: from (\S+))?$")
_SWAP: Final = re.compile(rf"swap (\S+) into #?{_NUMBER}(?: at {_NUMBER})?$")
_TAKE: Final = re.compile(rf"take (\S+?)(?: as {_NUMBER})?\s*(?::\s*(.*))?$")
_BUILD: Final = re.compile(rf"build {_NUMBER} with (\S+?)(?: on #?{_NUMBER})?\s*(?::\s*(.*))?$")
_PLACE: Final = re.compile(rf"#{_NUMBER}")


def read_action(rules: AnyRules, state: TableState, text: str) -> Action:
    """Return the action a text means at this table."""
    text = " ".join(text.split())
    verb, _, rest = text.partition(" ")
    if text in ACTS:
        return ACTS[text]
    if verb == DRAW:
        for act in (DRAW_STOCK, *rules.pile.draws(state.pile)):
            if say_action(rules, act) == text:
                return act
    if verb in (DISCARD, TRAIL) and rest:
        return Action(verb, (read_card(rest),))
    if verb in (TAKE, BUILD) and isinstance(rules, FishingRules):
        return _read_take(rules, state, text) if verb == TAKE else _read_build(state, text)
    if verb in (MELD, OPEN, "add", "swap") and isinstance(rules, RummyRules) and rest:
        return _read_laying(rules, state, verb, text)
    raise NotationError("notation.action", text)


def _matched(form: re.Pattern[str], text: str) -> re.Match[str]:
    match = form.match(text)
    if match is None:
        raise NotationError("notation.action", text)
    return match


def _read_laying(rules: RummyRules, state: TableState, verb: str, text: str) -> Action:
    rest = text.partition(" ")[2]
    if verb == MELD:
        meld = read_meld(rules, rest)
        return Action(MELD, meld.cards, NOWHERE, (meld.kind, meld.start))
    if verb == OPEN:
        wanted = rules.laying.judge(state).wanted if rules.laying.judges else ()
        melds = [read_meld(rules, piece, wanted) for piece in rest.split("+")]
        return opening_action([(meld.kind, meld.start, meld.cards) for meld in melds])
    if verb == "swap":
        return _read_swap(rules, state, text)
    return _read_add(rules, state, text)


def _read_add(rules: RummyRules, state: TableState, text: str) -> Action:
    match = _matched(_ADD, text)
    card, place = read_card(match[1]), int(match[2]) - 1
    reading = (0, 0)
    if 0 <= place < len(state.melds):
        meld = state.melds[place]
        kind = rules.kinds[meld.kind]
        one_ace = kind.round
        for fit in kind.fits(meld, card):
            words = ((match[3], fit.slot), (match[4], fit.start))
            if all(_says(rules.ranks, word, slot, one_ace) for word, slot in words):
                reading = (fit.slot, fit.start)
                break
    return Action(LAY_OFF, (card,), place, reading)


def _says(ranks: Ranks, word: str | None, slot: int, one_ace: bool) -> bool:
    """Return whether a word, if there is one, means this slot. Round the corner an ace is just an
    ace."""
    if word is None or (one_ace and slot == 1 and word.lower() == LOW_ACE_LETTER):
        return True
    if word.lower() == LOW_ACE_LETTER:
        return word == say_slot(ranks, slot)
    return word.upper().replace("10", RANK_LETTERS[TEN]) == say_slot(ranks, slot)


def _read_swap(rules: RummyRules, state: TableState, text: str) -> Action:
    match = _matched(_SWAP, text)
    card, place = read_card(match[1]), int(match[2]) - 1
    at = int(match[3]) - 1 if match[3] else -1
    if at < 0 and 0 <= place < len(state.melds):
        meld = state.melds[place]
        kind = rules.kinds[meld.kind]
        wild = kind.wild_places(meld)
        fitting = [here for here in wild if kind.wild_seat_cards(meld, here) >> card & 1]
        at = (fitting or list(wild) or [0])[0]
    return Action(RECLAIM, (card,), place, (at,))


def _read_things(text: str | None) -> tuple[tuple[CardId, ...], tuple[int, ...]]:
    cards, builds = [], []
    for word in (text or "").replace("+", " ").split():
        if word.startswith("#"):
            place = _PLACE.fullmatch(word)
            if place is None:
                raise NotationError("notation.build", word)
            builds.append(int(place[1]) - 1)
        else:
            cards.append(read_card(word))
    return tuple(cards), tuple(builds)


def _read_take(rules: FishingRules, state: TableState, text: str) -> Action:
    match = _matched(_TAKE, text)
    card = read_card(match[1])
    cards, builds = _read_things(match[3])
    values = (int(match[2]),) if match[2] else rules.values.takes[card]
    tries = [Action(TAKE, (card, *cards), NOWHERE, (value, *builds)) for value in values]
    fitting = [action for action in tries if rules.captures.refuse(state, action) is None]
    return (fitting or tries or [Action(TAKE, (card, *cards), NOWHERE, (0, *builds))])[0]


def _read_build(state: TableState, text: str) -> Action:
    match = _matched(_BUILD, text)
    cards, builds = _read_things(match[4])
    if builds:
        raise NotationError("notation.build_on", text)
    total = int(match[1])
    same = [at for at, build in enumerate(state.builds) if build.value == total]
    place = int(match[3]) - 1 if match[3] else (same or [NOWHERE])[0]
    return Action(BUILD, (read_card(match[2]), *cards), place, (total,))
