"""What a game is like, for whoever draws its table: told by its parts, never by its name."""

from __future__ import annotations

from dataclasses import dataclass

from game.bots.rummy.hoard import Hoard
from game.engine.cards import BIT, FACE, RANK, CardId, CardSet
from game.engine.fishing.flow import FishingRules
from game.engine.fishing.game import SumBuild
from game.engine.notation import AnyRules
from game.engine.rummy.flow import RummyRules
from game.engine.rummy.parts import NoPile, WholePile
from game.engine.scoring.hand_score import TableMinusHand
from game.engine.scoring.match_end import Eliminate, MatchEnd, Rounds, RoundsWon, Target
from game.engine.state import Standing

POINTS, HANDS_WON = "points", "hands_won"


@dataclass(frozen=True, slots=True)
class Goal:
    """How a match is won. `counts`: what the scores are. `high_is_good`: more of it is better.
    `limit`: the score that ends the match or puts a player out; 0: there is none. `hands`: how
    many are played; 0: as many as it takes. `rebuys`: how often a player may buy back in."""

    counts: str
    high_is_good: bool
    limit: int = 0
    hands: int = 0
    puts_out: bool = False
    rebuys: int = 0


@dataclass(frozen=True, slots=True)
class TableKind:
    """`has_river`: the pile is taken whole, so all of it lies open. `wilds`: the cards that stand
    for others. `contracts`: the names of the melds of every contract. `marked`: cards worth more
    than the others of their rank; `untakeable`: no card takes them. `worth`: what each card counts,
    in the hand of a rummy and in the heap of a fishing game."""

    is_fishing: bool
    has_pile: bool
    has_river: bool
    may_build: bool
    melds_score: bool
    partners: bool
    has_pot: bool
    goal: Goal
    contracts: tuple[tuple[str, ...], ...]
    wilds: CardSet
    marked: CardSet
    untakeable: CardSet
    worth: tuple[int, ...]

    def contract_now(self, standing: Standing) -> int:
        """Which contract this hand asks for, from 0; -1: none."""
        return min(standing.round_no, len(self.contracts) - 1)

    def points_of(self, cards: CardSet) -> int:
        return sum(points for card, points in enumerate(self.worth) if cards & BIT[card])


def kind_of(rules: AnyRules, seats: int) -> TableKind:
    """The kind of table this game makes with so many players."""
    fishing = isinstance(rules, FishingRules)
    stakes = rules.common.stakes
    contracts: tuple[tuple[str, ...], ...] = ()
    wilds = untakeable = 0
    if isinstance(rules, RummyRules):
        worth = Hoard(rules).costs
        wilds = rules.wilds
        if rules.laying.contract is not None:
            contracts = tuple(round_.melds for round_ in rules.laying.contract.rounds)
    else:
        worth = rules.game.score.cards.by_card
        untakeable = sum(BIT[card] for card in rules.deck if not rules.values.addends[card].values)
    return TableKind(
        is_fishing=fishing,
        has_pile=isinstance(rules, RummyRules) and not isinstance(rules.game.pile, NoPile),
        has_river=isinstance(rules, RummyRules) and isinstance(rules.game.pile, WholePile),
        may_build=isinstance(rules, FishingRules) and isinstance(rules.game.build, SumBuild),
        melds_score=isinstance(rules, RummyRules) and isinstance(rules.game.score, TableMinusHand),
        partners=len(set(rules.common.players.sides(seats))) < seats,
        has_pot=stakes.on and stakes.how == "pot",
        goal=_goal_of(rules.match_end),
        contracts=contracts,
        wilds=wilds,
        marked=_standing_out(rules.deck, worth) if fishing else 0,
        untakeable=untakeable,
        worth=worth,
    )


def _goal_of(end: MatchEnd) -> Goal:
    match end:
        case Eliminate():
            return Goal(POINTS, False, end.at, puts_out=True, rebuys=end.rebuys)
        case Rounds():
            return Goal(POINTS, end.wins == "highest", hands=end.count)
        case Target():
            return Goal(POINTS, end.wins == "highest", end.at)
        case RoundsWon():
            return Goal(HANDS_WON, True, end.wins)
    raise TypeError(end)


def _standing_out(deck: tuple[CardId, ...], worth: tuple[int, ...]) -> CardSet:
    """Cards that are worth more than most of their rank."""
    marked = 0
    for card in deck:
        alike = {FACE[other]: worth[other] for other in deck if RANK[other] == RANK[card]}
        usual = sorted(alike.values())[(len(alike) - 1) // 2]
        if worth[card] > usual:
            marked |= BIT[card]
    return marked
