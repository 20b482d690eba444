"""The kind of table a game makes: known by its parts, never by its name."""

from dataclasses import dataclass

from game.engine.cards import BIT, FACE, RANK, CardId, CardSet, each, pack
from game.engine.notation import AnyRules
from game.engine.parts import for_players
from game.engine.scoring.match_end import Goal
from game.engine.state import Standing

#: The number of dealt cards from which a hand is long.
LONG_HAND = 6


@dataclass(frozen=True, slots=True)
class TableKind:
    """The kind of a table. `draws`: a turn begins with drawing; `plays_one`: a turn plays one
    card of the hand. `has_loose`: cards lie loose and are taken. `has_river`: many cards of the
    pile may be taken, so all of it lies open. `wilds`: the cards that stand for others.
    `contracts`: the names of the melds of every contract. `marked`: cards worth more than the
    others of their rank; `prized`: of these the dearest. `untakeable`: no card takes them.
    `worth`: what each card counts, where it is held or taken in the end. `few`: this number of
    cards or fewer is an alarm."""

    draws: bool
    plays_one: bool
    has_loose: bool
    has_melds: bool
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
    prized: CardSet
    untakeable: CardSet
    worth: tuple[int, ...]
    few: int

    def contract_now(self, standing: Standing) -> int:
        """Return which contract this hand asks for, from 0; -1: none."""
        return min(standing.round_no, len(self.contracts) - 1)

    def points_of(self, cards: CardSet) -> int:
        return sum(points for card, points in enumerate(self.worth) if cards & BIT[card])


def kind_of(rules: AnyRules, seats: int) -> TableKind:
    """Return the kind of table this game makes with this number of players."""
    stakes, worth = rules.common.stakes, rules.game.score.held.by_card
    return TableKind(
        draws=rules.draws,
        plays_one=rules.plays_one,
        has_loose=rules.has_loose,
        has_melds=bool(rules.kinds),
        has_pile=rules.pile.is_drawn,
        has_river=rules.pile.takes_many,
        may_build=rules.may_build,
        melds_score=rules.game.score.melds_count,
        partners=len(set(rules.common.players.sides(seats))) < seats,
        has_pot=stakes.has_pot,
        goal=rules.match_end.goal_for(seats),
        contracts=tuple(round_.melds for round_ in rules.opening.rounds),
        wilds=rules.wilds,
        marked=_marked_of(rules),
        prized=prized_of(rules),
        untakeable=rules.untakeable,
        worth=worth,
        few=few_of(rules, seats),
    )


def few_of(rules: AnyRules, seats: int) -> int:
    """Return from how many cards down a hand is nearly over; 0 where hands are never long."""
    return 2 if for_players(rules.game.deal.hand, seats) >= LONG_HAND else 0


def prized_of(rules: AnyRules) -> CardSet:
    """Return the cards whose capture is a moment of its own: of those worth more than others of
    their rank the dearest, unless nothing takes them."""
    worth, marked = rules.game.score.held.by_card, list(each(_marked_of(rules)))
    most = max((worth[card] for card in marked), default=0)
    return pack(card for card in marked if worth[card] == most) & ~rules.untakeable


def _marked_of(rules: AnyRules) -> CardSet:
    return _standing_out(rules.deck, rules.game.score.held.by_card) if rules.has_loose else 0


def _standing_out(deck: tuple[CardId, ...], worth: tuple[int, ...]) -> CardSet:
    """Return the cards that are worth more than most of their rank."""
    marked = 0
    for card in deck:
        alike = {FACE[other]: worth[other] for other in deck if RANK[other] == RANK[card]}
        usual = sorted(alike.values())[(len(alike) - 1) // 2]
        if worth[card] > usual:
            marked |= BIT[card]
    return marked
