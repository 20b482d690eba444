"""Judging what a position tries, and comparing its table with what was expected."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from game.engine.actions import Action
from game.engine.cards import CardId, names, pack, unpack
from game.engine.chance import SeededChance
from game.engine.events import Event
from game.engine.fishing.flow import FishingRules
from game.engine.match import Match
from game.engine.notation import NotationError, read_action, say_action, say_meld
from game.engine.parts import Whole, Word
from game.engine.phases import PHASES
from game.engine.rules import IllegalActionError, Refusal
from game.engine.rummy.flow import RummyRules
from game.engine.state import NOBODY, Build, Meld
from game.play.positions.deck import REST, UNKNOWN, PositionDeck
from game.play.positions.laid import BuildReader, MeldReader, side_name
from game.play.positions.position import ILLEGAL, LEGAL, ActLine, Position, written_lines
from game.play.positions.setting import SCORE_MOST
from game.reading.given import FaultFoundError, Given
from game.variants.values import read_whole, read_word


class Verdict(NamedTuple):
    """The judgement on an action. `said` is the action as it was understood; `unreadable` why it
    was not. `held` is false if something else was expected. `scores` are those after it."""

    line: ActLine
    seat: int
    said: str
    refusal: Refusal | None
    unreadable: NotationError | None
    events: tuple[Event, ...]
    scores: tuple[int, ...]
    held: bool

    @property
    def legal(self) -> bool:
        return self.refusal is None and self.unreadable is None


class Referee:
    """The referee of a script, who plays on from a position; the position stays as it is."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.rules = position.rules
        seats, chance = len(position.seats.names), SeededChance(position.seed)
        self._match = Match(position.rules, seats, chance, position.state)
        self.state = self._match.state

    def judge_all(self) -> Iterator[Verdict]:
        for line in self.position.script.lines:
            yield self.judge(line)

    def judge(self, line: ActLine) -> Verdict:
        seat = self.state.to_act if line.seat == NOBODY else line.seat
        said, events = line.text, tuple[Event, ...]()
        unreadable, refusal = None, None
        try:
            action = read_action(self.rules, self.state, line.text)
            said = self.say(action)
            events = tuple(self._match.submit(seat, action))
        except NotationError as error:
            unreadable = error
        except IllegalActionError as error:
            refusal = error.refusal
        held = unreadable is None and _is_as_expected(line.expected, refusal)
        scores = self.state.standing.scores
        return Verdict(line, seat, said, refusal, unreadable, events, scores, held)

    def say(self, action: Action) -> str:
        return say_action(self.rules, action, in_full=False)

    def legal(self) -> list[str]:
        """Return the acts that are allowed now, in notation."""
        return [self.say(action) for action in self.rules.legal_actions(self.state)]

    def is_cut(self) -> bool:
        """Return whether more acts are allowed than `legal` lists: a fishing table can hold more
        sums than anybody could read."""
        return self.rules.is_cut(self.state)


def _is_as_expected(expected: str, refusal: Refusal | None) -> bool:
    if not expected:
        return True
    if expected in (LEGAL, ILLEGAL):
        return (refusal is None) == (expected == LEGAL)
    return refusal is not None and refusal.key == expected


NOBODY_NAME = "-"


class Difference(NamedTuple):
    """A difference from what was expected. `key` is the key in the position file; the others as
    they would be written there."""

    key: str
    line: int
    expected: str
    found: str


Pair = tuple[str, str]
"""What was expected and what was found, written alike."""


class After:
    """The comparison of a table with what a position file expects in the end. Faults in the
    expectations are noted."""

    def __init__(self, referee: Referee) -> None:
        self.position = referee.position
        self.referee = referee
        self.rules = referee.rules
        self.seats = self.position.seats
        self.state = referee.state
        standing = self.state.standing
        self._readers: dict[str, Callable[[Given], Pair]] = {
            "turn": self._turn,
            "phase": self._phase,
            "table": lambda given: self._row(given, unpack(pack(self.state.loose)), ordered=False),
            "hands": self._hands,
            "stock": lambda given: self._row(given, self.state.stock[::-1]),
            "points": self._points,
            "scores": lambda given: self._by_side(given, standing.scores),
            "hands_won": lambda given: self._by_side(given, standing.hands_won),
            "rebuys": lambda given: self._by_seat(given, standing.rebuys),
            "paid": lambda given: self._by_seat(given, standing.paid),
            "out": self._out,
            "winners": self._winners,
            "pot": self._pot,
            "money": self._money,
            "legal": self._legal,
        }
        rules = self.rules
        if isinstance(rules, RummyRules):
            self._readers["table"] = lambda given: self._melds(given, rules)
            self._readers["pile"] = lambda given: self._row(given, self.state.pile)
        else:
            self._readers["builds"] = lambda given: self._builds(given, rules)
            self._readers["captured"] = self._captured
            self._readers["sweeps"] = lambda given: self._by_side(given, self.state.sweeps)

    def differences(self) -> Iterator[Difference]:
        given = self.position.script.after
        if given is None:
            return
        for key, entry in given.entries().items():
            if key not in self._readers:
                entry.refuse_unknown_key(key, self._readers)
                continue
            try:
                expected, found = self._readers[key](entry)
            except FaultFoundError:
                continue
            if expected != found:
                yield Difference(key, entry.node.key_place.line, expected, found)

    # Players and numbers ----------------------------------------------------------------------

    def _named(self, seats: Sequence[int]) -> str:
        return ", ".join(self.seats.names[seat] for seat in sorted(seats)) or NOBODY_NAME

    def _turn(self, given: Given) -> Pair:
        to_act = self.state.to_act
        found = [] if to_act == NOBODY else [to_act]
        return self._named([self.seats.seat(given)]), self._named(found)

    def _phase(self, given: Given) -> Pair:
        word = read_word(given, Word(tuple(phase.word for phase in PHASES.values())))
        return word, self.state.phase.word

    def _out(self, given: Given) -> Pair:
        out = [seat for seat, gone in enumerate(self.state.standing.out) if gone]
        return self._named(self.seats.several(given)), self._named(out)

    def _winners(self, given: Given) -> Pair:
        """Compare the winners of the match; nobody as long as it goes on."""
        result = self.rules.result(self.state)
        sides = result.winners if result else ()
        won = [seat for seat, side in enumerate(self.seats.sides) if side in sides]
        return self._named(self.seats.several(given)), self._named(won)

    def _points(self, given: Given) -> Pair:
        """Compare the points of the last hand."""
        sheet = self.state.standing.sheet
        points = sheet[-1] if sheet else (0,) * len(self.state.standing.scores)
        return self._by_side(given, points)

    def _money(self, given: Given) -> Pair:
        result = self.rules.result(self.state)
        return self._by_seat(given, result.money if result else (0,) * len(self.seats.names))

    def _pot(self, given: Given) -> Pair:
        return str(_number(given)), str(sum(self.state.standing.paid))

    def _by_side(self, given: Given, found: Sequence[int]) -> Pair:
        rows = self.seats.by_side(given)
        return _numbers({side_name(self.seats, side): (rows[side], found[side]) for side in rows})

    def _by_seat(self, given: Given, found: Sequence[int]) -> Pair:
        rows = self.seats.by_seat(given)
        return _numbers({self.seats.names[seat]: (rows[seat], found[seat]) for seat in rows})

    # Cards ------------------------------------------------------------------------------------

    def _deck(self) -> PositionDeck:
        return PositionDeck(self.rules.deck, self.rules.deck_set, SeededChance(self.position.seed))

    def _row(self, given: Given, found: Sequence[CardId], *, ordered: bool = True) -> Pair:
        """Compare cards, or just how many there are."""
        row = self._deck().row(given)
        if REST in row:
            given.fail("fault.after_cards")
        if UNKNOWN in row or not row:
            return str(len(row)), str(len(found))
        wanted = row if ordered else unpack(pack(row))
        return names(wanted), names(found)

    def _hands(self, given: Given) -> Pair:
        return self._rows(self.seats.by_seat(given), self.state.hands, self.seats.names)

    def _captured(self, given: Given) -> Pair:
        sides = [side_name(self.seats, side) for side in range(len(self.state.won))]
        return self._rows(self.seats.by_side(given), self.state.won, sides)

    def _rows(self, rows: Mapping[int, Given], found: Sequence[int], owners: Sequence[str]) -> Pair:
        pairs = [
            (owners[owner], self._row(entry, unpack(found[owner]), ordered=False))
            for owner, entry in rows.items()
        ]
        expected, actual = (
            ", ".join(f"{owner}: {pair[at]}" for owner, pair in pairs) for at in (0, 1)
        )
        return expected, actual

    def _melds(self, given: Given, rules: RummyRules) -> Pair:
        reader = MeldReader(rules, self.seats, self._deck(), self.position.state.to_act)
        return self._said_melds(reader.read(given)), self._said_melds(self.state.melds)

    def _said_melds(self, melds: Sequence[Meld]) -> str:
        kinds = self.rules.kinds
        return " ".join(
            say_meld(
                self.rules,
                meld if kinds[meld.kind].is_run else meld._replace(cards=unpack(pack(meld.cards))),
            )
            for meld in melds
        )

    def _builds(self, given: Given, rules: FishingRules) -> Pair:
        reader = BuildReader(rules, self.seats, self._deck(), self.position.state)
        return self._said_builds(reader.read(given)), self._said_builds(self.state.builds)

    def _said_builds(self, builds: Sequence[Build]) -> str:
        return "; ".join(
            f"{build.value}: {names(unpack(pack(build.cards)))}"
            f" ({self.seats.names[build.owner]}{', multiple' * build.multiple})"
            for build in builds
        )

    # Actions ----------------------------------------------------------------------------------

    def _legal(self, given: Given) -> Pair:
        """Compare all acts that are allowed, in any order."""
        expected = []
        for item in written_lines(given):
            try:
                action = read_action(self.rules, self.state, item.text())
            except NotationError as error:
                item.fail(error.key, word=error.word)
            expected.append(self.referee.say(action))
        return "; ".join(sorted(expected)), "; ".join(sorted(self.referee.legal()))


def _number(given: Given) -> int:
    return read_whole(given, Whole(-SCORE_MOST, SCORE_MOST))


def _numbers(rows: Mapping[str, tuple[Given, int]]) -> Pair:
    """Return what was expected and what was found of some numbers, by name."""
    expected = [f"{name} {_number(given)}" for name, (given, _) in rows.items()]
    return ", ".join(expected), ", ".join(f"{name} {found}" for name, (_, found) in rows.items())
