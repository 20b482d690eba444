"""A finished match, as people read it: the places, and who pays what to whom."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.engine.notation import AnyRules
from game.engine.rules import MatchResult
from game.engine.scoring.match_end import Goal
from game.engine.state import Standing
from game.play.session.seating import Player
from game.play.session.table_kind import kind_of
from game.play.tally import places
from game.view.scores.hand import partners
from game.view.scores.history import History, histories

POT, DIFFERENCE = "pot", "difference"


class Payment(NamedTuple):
    """A payment from one seat to another. `amount`: in lunas."""

    payer: int
    receiver: int
    amount: int


class FinalPlace(NamedTuple):
    """The result of one side of the match. `side`: its index in the history; `hands_won`: in this
    match."""

    side: int
    players: tuple[Player, ...]
    score: int
    hands_won: int
    won: bool
    money: int


@dataclass(frozen=True, slots=True)
class MatchSheet:
    """All that is shown of a finished match. `how`: the way money is settled, empty without money.
    `pairs`: what each seat gets from each other, if pairs settle. `deal`: its number, if it has
    one. `taken_back`: how often free undo was used."""

    variant_id: str
    players: tuple[Player, ...]
    places: tuple[FinalPlace, ...]
    how: str
    pot: int
    money: tuple[int, ...]
    pairs: tuple[tuple[int, ...], ...]
    payments: tuple[Payment, ...]
    history: tuple[History, ...]
    goal: Goal
    hands: int
    deal: str = ""
    taken_back: int = 0

    @property
    def winners(self) -> tuple[FinalPlace, ...]:
        return tuple(place for place in self.places if place.won)

    @property
    def put_in(self) -> list[tuple[int, int]]:
        """Each seat with what it has put into the pot, if one player gets all of it; the most
        first."""
        receivers = {payment.receiver for payment in self.payments}
        if self.how != POT or len(receivers) != 1:
            return []
        given = {payment.payer: payment.amount for payment in self.payments}
        given[receivers.pop()] = self.pot - sum(given.values())
        shares = [(seat, amount) for seat, amount in given.items() if amount > 0]
        return sorted(shares, key=lambda share: (-share[1], share[0]))

    @property
    def is_won_by_house(self) -> bool:
        """Whether a person has won, or only bots have played."""
        persons = [player for player in self.players if player.is_person]
        winners = [player for place in self.winners for player in place.players]
        return not persons or any(player in persons for player in winners)


def match_sheet(
    variant_id: str,
    rules: AnyRules,
    players: Sequence[Player],
    standing: Standing,
    result: MatchResult,
    deal: str = "",
    taken_back: int = 0,
) -> MatchSheet:
    stakes = rules.common.stakes
    kind = kind_of(rules, len(players))
    how = stakes.how if stakes.on else ""
    pairs: tuple[tuple[int, ...], ...] = ()
    if how == DIFFERENCE:
        pairs = stakes.pairs(standing, high_is_good=kind.goal.high_is_good)
    return MatchSheet(
        variant_id=variant_id,
        players=tuple(players),
        places=_places(standing, players, result, places(standing, result, kind.goal)),
        how=how,
        pot=result.pot,
        money=result.money,
        pairs=pairs,
        payments=fewest_payments(result.money),
        history=histories(standing, rules.match_end),
        goal=kind.goal,
        hands=standing.round_no,
        deal=deal,
        taken_back=taken_back,
    )


def _places(
    standing: Standing, players: Sequence[Player], result: MatchResult, order: Sequence[int]
) -> tuple[FinalPlace, ...]:
    found = []
    for side in sorted(range(len(order)), key=lambda side: (order[side], side)):
        seats = [seat for seat, own in enumerate(standing.sides) if own == side]
        place = FinalPlace(
            side,
            partners(standing, players, side),
            result.scores[side],
            standing.hands_won[side],
            side in result.winners,
            sum(result.money[seat] for seat in seats),
        )
        found.append(place)
    return tuple(found)


def fewest_payments(money: Sequence[int]) -> tuple[Payment, ...]:
    """Return payments that settle these gains and losses, as few as possible.

    Players whose gains and losses add up to nothing settle among themselves, with one payment fewer
    than there are players; so the players are divided into as many such groups as possible.
    """
    owing = [seat for seat, sum_ in enumerate(money) if sum_]
    groups: dict[int, tuple[int, ...]] = {0: ()}
    sums = [
        sum(money[seat] for at, seat in enumerate(owing) if mask >> at & 1)
        for mask in range(1 << len(owing))
    ]
    for mask in range(1, 1 << len(owing)):
        if sums[mask]:
            continue
        best: tuple[int, ...] = (mask,)
        part = (mask - 1) & mask
        while part:
            if not sums[part] and len(groups[part]) + len(groups[mask ^ part]) > len(best):
                best = (*groups[part], *groups[mask ^ part])
            part = (part - 1) & mask
        groups[mask] = best
    payments: list[Payment] = []
    for group in groups[(1 << len(owing)) - 1]:
        seats = [seat for at, seat in enumerate(owing) if group >> at & 1]
        payments += _settled({seat: money[seat] for seat in seats})
    return tuple(sorted(payments, key=lambda payment: (-payment.amount, payment.payer)))


def _settled(money: dict[int, int]) -> list[Payment]:
    """Return payments from the player who owes most to the one who gets most, until nobody owes."""
    payments = []
    while any(money.values()):
        payer = min(money, key=lambda seat: (money[seat], seat))
        receiver = max(money, key=lambda seat: (money[seat], -seat))
        amount = min(-money[payer], money[receiver])
        payments.append(Payment(payer, receiver, amount))
        money[payer] += amount
        money[receiver] -= amount
    return payments
