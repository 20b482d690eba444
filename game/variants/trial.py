"""Trying a variant out: every value of its options, pairs of them, hands played at random, and
matches of players who try to win.

Faults that a reader of files cannot see come out when the game is played. A game that is too large
to be searched through is tried as far as the work allows, and the rule that makes it too large is
named.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import chain, combinations, islice
from pathlib import Path

from game.engine.actions import Action
from game.engine.arrange.arranger import Arranger
from game.engine.arrange.contract import ContractPlanner
from game.engine.arrange.search import most_cards
from game.engine.cards import pack
from game.engine.chance import Chance, SeededChance
from game.engine.notation import AnyRules
from game.engine.rummy.flow import RummyRules
from game.engine.scoring.match_end import HANDS_MOST
from game.engine.state import NOBODY, Standing, TableState
from game.engine.work import MELDS, ROUNDS, SUMS, TURN_END, Rule
from game.reading.faults import OPTION, OTHER, Fault, Faults, FilePlace, Severity
from game.variants.idle import idle_keys
from game.variants.load import Game, Variant, changed_by, rules_of
from game.variants.options import Chosen, Option, Value, written

#: The most values and options that are read, when a game is read again for each pair or choice that
#: is tried. The pairs of the largest game of ours need nearly all, and take half a second.
READING_MOST = 60_000

Choice = tuple[str, Value]


def try_pairs(file: Path, roots: Sequence[Path], variant: Variant) -> Iterator[Fault]:
    """Yield the faults that arise only with two options chosen, and how many pairs were not tried,
    if they are too many."""
    changes = [_changes(option) for option in variant.options]
    tried = list(islice(_pairs(changes), _readings_most(variant)))
    singles = dict.fromkeys(choice for pair in tried for choice in pair)
    chosen = [(), *((one,) for one in singles), *tried]
    games = changed_by(file, roots, ((dict(choice), None) for choice in chosen))
    own = {one.key for one in variant.options if is_in(one.place, file)}
    known: dict[tuple[Choice, ...], set[Fault]] = {}
    for pair, (_, faults, _) in zip(chosen, games, strict=True):
        # Faults are compared by text and place, not by the option that brought them in.
        new = {_plain(fault) for fault in faults}
        known[pair] = new
        if len(pair) < 2:
            continue
        one, other = pair
        new -= known[()] | known[one,] | known[other,]
        is_own = {key for key, _ in pair} <= own
        for fault in sorted(new):
            names = ((OPTION, _said(one)), (OTHER, _said(other)))
            told = fault if is_own else _of_both(fault, file)
            yield told._replace(facts=(*fault.facts, *names))
    count = sum(len(some) * len(others) for some, others in combinations(changes, 2))
    if count > len(tried):
        left_out, facts = Faults(), {"tried": len(tried), "count": count}
        left_out.warning(FilePlace(str(file)), "options", "fault.pairs_not_tried", **facts)
        yield from left_out


def is_in(place: FilePlace, file: Path) -> bool:
    return place.file == str(file)


def _of_both(fault: Fault, file: Path) -> Fault:
    """Return the fault of two choices of a game below: no line of this file is wrong, and who
    chooses both is told so."""
    return fault._replace(severity=Severity.WARNING, file=str(file), line=0, column=0)


def _readings_most(variant: Variant) -> int:
    """Return how often a variant may be read with other options chosen."""
    return READING_MOST // (_values_in(variant.resolved) + len(variant.options))


def _values_in(tree: object) -> int:
    if isinstance(tree, Mapping):
        return sum(map(_values_in, tree.values()))
    return sum(map(_values_in, tree)) if isinstance(tree, list) else 1


def _changes(option: Option) -> list[Choice]:
    """Return the values worth trying that are not the default."""
    usual = written(option.default)
    return [(option.key, value) for value in option.trials() if written(value) != usual]


def _pairs(changes: Sequence[Sequence[Choice]]) -> Iterator[tuple[Choice, Choice]]:
    """Yield all pairs of choices; those of the first values of every two options come first."""
    longest = max(map(len, changes), default=0)
    for places in range(2 * longest - 1):
        for some, others in combinations(changes, 2):
            for at in range(max(0, places - len(others) + 1), min(places + 1, len(some))):
                yield some[at], others[places - at]


def _plain(fault: Fault) -> Fault:
    return fault._replace(facts=tuple(fact for fact in fault.facts if fact[0] != OPTION))


def _said(choice: Choice) -> str:
    key, value = choice
    return f"{key}={written(value)}"


HANDS = 5
#: Random players take a few hundred steps for a hand; no sound game needs this many.
STEPS_MOST = 20_000
#: What hands played at random may cost, in steps: for all numbers of players together; for a single
#: hand to try a choice of an option; and the steps counted for every act.
WORK_MOST, WORK_OF_CHOICE, AN_ACT = 75_000, 1_000, 1
#: The most choices of one option or preset that are tried. Our games have at most 33.
CHOICES_MOST = 100
#: The warning that fewer hands were played than were to be.
TRIED_IN_PART = "fault.tried_in_part"
#: The warning that a rule makes the game too large to be searched through.
TOO_MANY_WAYS = "fault.too_many_ways"
#: The most different contracts of one game for which a way to lay them is looked for.
ROUNDS_MOST = 20


def try_options(file: Path, roots: Sequence[Path], variant: Variant) -> Iterator[Fault]:
    """Yield the faults that arise only with some option or preset chosen."""
    wanted: list[tuple[str, Chosen, str | None]] = [
        (f"{option.key}={written(value)}", {option.key: value}, None)
        for option in variant.options
        for value in option.trials()
        if written(value) != written(option.default)
    ]
    wanted += [(name, {}, name) for name in variant.presets]
    own = {one.key for one in variant.options if is_in(one.place, file)}
    faults = Faults()
    tried = wanted[: min(CHOICES_MOST, _readings_most(variant))]
    if len(wanted) > len(tried):
        most = {"choices": len(wanted), "most": len(tried)}
        faults.warning(FilePlace(str(file)), "options", "fault.too_many_choices", **most)
        yield from faults
    told: set[Fault] = set()
    is_large = bool(wanted and too_large(variant.game))
    choices = ((chosen, preset) for _, chosen, preset in tried)
    games = changed_by(file, roots, chain([({}, None)], choices))
    plain = next(games)
    # What is doubtful without a choice is told then, wherever a choice makes it be.
    known = {(fault.key, fault.path) for fault in plain.faults}
    idle = {} if plain.game is None else dict(idle_keys(variant.family, vars(plain.game)))
    for (label, chosen, _), (game, own_faults, sources) in zip(tried, games, strict=True):
        found = list(own_faults)
        if game is not None and not is_large and own >= chosen.keys():
            found += _faults_too_large(file, sources, too_large(game))
        if game is not None:
            still = idle_keys(variant.family, vars(game))
            idle = {path: why for path, why in idle.items() if path in still}
        for fault in found:
            if (fault.key, fault.path) not in known and fault not in told:
                told.add(fault)
                option = () if fault.fact("option") else (("option", label),)
                yield fault._replace(facts=(*fault.facts, *option))
    if len(wanted) == len(tried):
        yield from _idle_faults(file, variant, idle)


def _idle_faults(file: Path, variant: Variant, idle: Mapping[str, str]) -> Faults:
    """Note each key that the file has written, and that means nothing whatever is chosen."""
    faults = Faults()
    for path, why in idle.items():
        said = variant.sources.items()
        places = [at for one, at in said if is_in(at, file) and f"{one}.".startswith(f"{path}.")]
        if places:
            faults.warning(min(places), path, f"fault.idle.{why}")
    return faults


def too_large(game: Game) -> list[str]:
    """Return the key paths of rules that make a hand too large to be searched through, as far as
    the first acts of a hand tell."""
    seats = game.players.max
    paths: list[str] = []
    with suppress(Exception):  # An error comes again, and is reported, when hands are played.
        rules = rules_of(game, seats)
        paths += _too_large_to_arrange(rules, seats)
        play(rules, seats, 1, WORK_OF_CHOICE)
        paths += _paths_of(rules)
    return paths


def _too_large_to_arrange(rules: AnyRules, seats: int) -> Iterator[str]:
    """Yield the key path of the hand size, and that of a contract, with which a bot, or the order
    of a hand, would not find the best melds."""
    if not isinstance(rules, RummyRules):
        return
    deck = SeededChance("trial").shuffled(rules.deck)
    state = rules.start(seats, SeededChance("trial"))
    judges = rules.laying.judges
    if not judges or judges[0].part.new_melds_later:
        hand = pack(deck[: rules.hand_size(state) + 1])
        if not Arranger(rules.kinds, most_cards()).best(hand).exact:
            yield "deal.hand"
    tried: set[tuple[tuple[str, ...], int]] = set()
    for number, judge in enumerate(judges):
        asked = judge.part.rounds[number]
        size = asked.deal or rules.hand_size(state)
        if (asked.melds, size) in tried or len(tried) == ROUNDS_MOST:
            continue
        tried.add((asked.melds, size))
        plan = ContractPlanner(judge, rules.common.deck.most_packs).plan(pack(deck[: size + 1]))
        if plan is None or not plan.exact:
            yield f"opening.rounds.{number + 1}"
            return


def _paths_of(rules: AnyRules) -> list[str]:
    return [_path_of(rules, rule) for rule in sorted(rules.work.cut)]


def _path_of(rules: AnyRules, rule: Rule) -> str:
    """Return the key path of the rule that made a search too large."""
    slot, entry = rule
    if slot == SUMS:
        return "capture"
    if slot == TURN_END:
        return "pile.must_play" if rules.pile.must_play else "final_discard"
    if slot == ROUNDS:
        return f"opening.rounds.{entry + 1}"
    assert slot == MELDS
    return f"melds.{rules.meld_names[entry]}"


def _faults_too_large(
    file: Path, sources: Callable[[], dict[str, FilePlace]], paths: Sequence[str]
) -> Faults:
    faults = Faults()
    if not paths:
        return faults
    said = sources().items()
    for path in dict.fromkeys(paths):
        places = [place for at, place in said if f"{at}.".startswith(f"{path}.")]
        faults.warning(min(places, default=FilePlace(str(file))), path, TOO_MANY_WAYS)
    return faults


def try_playing(file: Path, variant: Variant, hands: int = HANDS) -> Iterator[Fault]:
    """Play random hands with every number of players; yield what is wrong."""
    faults = Faults()
    place = FilePlace(str(file))
    players = variant.game.players
    paths = too_large(variant.game)
    left, cut_at = WORK_MOST, 0
    for seats in range(players.min, players.max + 1):
        share = left // (players.max + 1 - seats)
        try:
            rules = rules_of(variant.game, seats)
            played = play(rules, seats, hands, share)
            if not played and not rules.work.cut and not paths:
                raise EndlessHandError
            if played < hands and not cut_at:
                cut_at = seats
            left = max(0, left - rules.work.done)
            paths += _paths_of(rules)
        except EndlessHandError:
            steps = min(share // AN_ACT, STEPS_MOST)
            faults.error(place, "", "fault.hand_endless", players=seats, steps=steps)
        except Exception as error:  # The author is told of every error in a sentence.
            faults.error(
                place, "", "fault.hand_broke_down", players=seats, detail=type(error).__name__
            )
    faults.take(_faults_too_large(file, lambda: dict(variant.sources), paths))
    if cut_at:
        faults.warning(place, "", TRIED_IN_PART, players=cut_at, hands=hands)
    yield from faults


class EndlessHandError(Exception):
    """A hand does not end, or a player has nothing to do."""


def play(rules: AnyRules, seats: int, hands: int, work: int = WORK_MOST) -> int:
    """Play `hands` hands at random, the same ones every time, or as many as the work allows; return
    how many were played to their end."""
    chance: Chance = SeededChance("trial")
    played = 0
    while played < hands and rules.work.done < work:
        played += _play_match(rules, seats, hands - played, chance, work)
    return played


def _play_match(rules: AnyRules, seats: int, hands: int, chance: Chance, work: int) -> int:
    state = rules.start(seats, chance)
    steps, hand_no = 0, state.hand_no
    while rules.result(state) is None and state.hand_no <= hands:
        steps = steps + 1 if state.hand_no == hand_no else 0
        hand_no = state.hand_no
        actions = rules.legal_actions(state)
        if not actions or steps > STEPS_MOST:
            raise EndlessHandError
        rules.work.done += AN_ACT
        if rules.work.done >= work:
            return state.hand_no - 1
        rules.apply(state, actions[chance.pick(len(actions))], chance)
    return min(state.hand_no, hands)


# Played to win --------------------------------------------------------------------------------

Player = Callable[[TableState, Sequence[Action]], Action]
"""Chooses one of the acts that are allowed."""

#: What is played with every number of players: matches, or hands if these are more; and the most
#: hands of one match. The fewest hands, of all and of one round, from which something is concluded.
MATCHES, MATCH_HANDS, MATCH_HANDS_MOST, HANDS_TELLING, ROUND_TELLING = 3, 24, 40, 8, 3

#: The steps counted for an act that a bot thinks of.
A_THOUGHT = 5
#: The slots that may be why hands are blocked.
BLOCKING = ("melds", "opening", "deal", "lay_off", "pile", "deck")


@dataclass
class Course:
    """How the hands and matches went. `by_round`: of each round, how many hands were played and
    how many somebody won."""

    hands: int = 0
    won: int = 0
    blocked: int = 0
    matches: int = 0
    longest: int = 0
    scored: int = 0
    by_round: dict[int, tuple[int, int]] = field(default_factory=dict)

    @property
    def undecided(self) -> int:
        return self.hands - self.won - self.blocked

    def watch(self, rules: AnyRules, state: TableState, round_no: int) -> None:
        """Count a hand that is over."""
        is_won = state.hand_winner != NOBODY
        stock_out = getattr(rules.common, "stock_out", None)
        self.hands += 1
        self.won += is_won
        self.blocked += not (is_won or stock_out is None or stock_out.ends_hand)
        self.scored += sum(map(abs, state.standing.sheet[-1])) if state.standing.sheet else 0
        played, won = self.by_round.get(round_no, (0, 0))
        self.by_round[round_no] = played + 1, won + is_won

    def add(self, other: Course) -> None:
        for name in ("hands", "won", "blocked", "matches", "scored"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.longest = max(self.longest, other.longest)
        for number, (played, won) in other.by_round.items():
            known = self.by_round.get(number, (0, 0))
            self.by_round[number] = known[0] + played, known[1] + won


def try_matches(
    file: Path, variant: Variant, player_of: Callable[[AnyRules], Player]
) -> tuple[Course, Faults]:
    """Play matches with every number of players; return how they went, and what shows that the game
    cannot be played as it is meant: hands that nobody wins, points that nobody scores, a match that
    does not come to its end."""
    players, all_of_them, faults = variant.game.players, Course(), Faults()
    left = WORK_MOST
    for seats in range(players.min, players.max + 1):
        rules = rules_of(variant.game, seats)
        course, standing = _matches(
            rules, seats, player_of(rules), left // (players.max + 1 - seats)
        )
        left = max(0, left - rules.work.done)
        all_of_them.add(course)
        if course.hands < HANDS_TELLING or course.blocked == course.hands or faults:
            continue
        told = {"players": seats, "hands": course.hands}
        if not course.scored:
            _, place = _last_said(file, variant, "score")
            faults.error(place, "score", "fault.nothing_scored", **told)
        elif standing is not None:
            _check_length(faults, file, variant, standing, seats)
    hands, blocked = all_of_them.hands, all_of_them.blocked
    slot, place = _last_said(file, variant, *BLOCKING)
    if not faults and blocked == hands >= ROUND_TELLING:
        faults.error(place, slot, "fault.always_blocked", hands=hands)
    elif not faults and blocked * 2 > hands >= HANDS_TELLING:
        faults.warning(place, slot, "fault.often_blocked", hands=hands, blocked=blocked)
    for number, (played, won) in all_of_them.by_round.items():
        if played >= ROUND_TELLING and not won and not faults and _has_contracts(variant.game):
            path = f"opening.rounds.{number + 1}"
            _, place = _last_said(file, variant, "opening", "melds")
            faults.warning(place, path, "fault.round_blocked", round=number + 1, hands=played)
    return all_of_them, faults


def _has_contracts(game: Game) -> bool:
    opening = getattr(game, "opening", None)
    return opening is not None and bool(opening.rounds)


def _check_length(
    faults: Faults, file: Path, variant: Variant, standing: Standing, seats: int
) -> None:
    """Note a match that would go on until it is stopped, as far as its first hands tell."""
    limit, best, hands = variant.game.match_end.goal.limit, max(standing.scores), standing.round_no
    if limit and hands >= HANDS_TELLING and hands * limit > HANDS_MOST * max(best, 0):
        _, place = _last_said(file, variant, "match_end", "score")
        facts = {"players": seats, "hands": hands, "best": best, "limit": limit, "most": HANDS_MOST}
        faults.error(place, "match_end", "fault.match_endless", **facts)


def _last_said(file: Path, variant: Variant, *slots: str) -> tuple[str, FilePlace]:
    """Return the first of these slots that the file speaks of, "" for none, and where."""
    said = variant.sources.items()
    for slot in slots:
        places = [at for path, at in said if is_in(at, file) and f"{path}.".startswith(f"{slot}.")]
        if places:
            return slot, min(places)
    return "", FilePlace(str(file), 1)


def _matches(
    rules: AnyRules, seats: int, player: Player, work: int
) -> tuple[Course, Standing | None]:
    """Play as many matches as are to be, or as the work allows; return also how a match stood that
    was left before its end."""
    course, chance = Course(), SeededChance("trial")
    while course.matches < MATCHES and course.hands < MATCH_HANDS:
        state, hands = rules.start(seats, chance), 0
        while rules.result(state) is None:
            rules.work.done += A_THOUGHT
            if hands == MATCH_HANDS_MOST or rules.work.done >= work:
                return course, state.standing
            was_in_play, round_no = state.phase.in_play, state.standing.round_no
            rules.apply(state, player(state, rules.legal_actions(state)), chance)
            if was_in_play and not state.phase.in_play:
                hands += 1
                course.watch(rules, state, round_no)
        course.matches += 1
        course.longest = max(course.longest, hands)
    return course, None
