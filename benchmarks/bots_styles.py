"""How styles show: what each gives the next player, what it is caught with, what it keeps.

    python -m benchmarks.bots_styles GAME [--players N] [--matches M] [--other BOT] BOT ...

Each plays duplicate deals against another bot, which is `regular` if no other is named.
`fed`: discards that the next player took, in per cent. `caught`: cards and points in the hand when
somebody else went out. `wild`: turns that ended with a wild card in the hand, of those that could,
in per cent. `wins` against the other.
"""

from __future__ import annotations

from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from game.bots.base import Bot, decision
from game.bots.contest import Estimate, seatings
from game.bots.levels import bot_named
from game.engine.actions import DISCARD, DRAW, PILE, Action
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.rummy.flow import RummyRules
from game.engine.scoring.points import total
from game.engine.visibility import observe
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of

NAMES: Final = ("fed", "caught", "points", "wild", "wins")


class Watch:
    """What happens to the seats of one bot in a match. `found`: by name, a number for each time."""

    def __init__(self, rules: RummyRules, seats: Sequence[int]) -> None:
        self.rules = rules
        self.seats = frozenset(seats)
        self.found: dict[str, list[float]] = {name: [] for name in NAMES}
        self._threw = False

    def before(self, match: Match, seat: int, act: Action) -> None:
        rules, hands = self.rules, match.state.hands
        left = hands[seat]
        for card in act.cards:
            left &= ~(1 << card)
        if act.kind == DRAW and self._threw:
            self.found["fed"].append(100.0 * (act.place == PILE))
        self._threw = act.kind == DISCARD and seat in self.seats
        if self._threw and left and rules.wilds:
            self.found["wild"].append(100.0 * bool(left & rules.wilds))
        # Only these acts take the last card of a hand.
        if not left and act.kind != DRAW and seat not in self.seats:
            costs = rules.game.score.held.by_card
            for mine in self.seats:
                self.found["caught"].append(hands[mine].bit_count())
                self.found["points"].append(total(hands[mine], costs))


def watched(
    rules: RummyRules, bots: tuple[Bot, Bot], seats: int, deals: int
) -> Mapping[str, list[float]]:
    """All that was seen of the first bot; by name, the mean of each deal."""
    means: dict[str, list[float]] = {name: [] for name in NAMES}
    for number in range(1, deals + 1):
        here: dict[str, list[float]] = {name: [] for name in NAMES}
        for seating in seatings(seats):
            watch = Watch(rules, [seat for seat, bot in enumerate(seating) if bot == 0])
            match = Match(rules, seats, SeededChance(f"1 {number}"))
            dice = [Random(f"1 {number} {seat}") for seat in range(seats)]
            while not match.is_over:
                seat = match.state.to_act
                seen, legal = observe(match.state, seat), rules.legal_actions(match.state)
                act = decision(bots[seating[seat]], seen, legal, dice[seat])
                watch.before(match, seat, act)
                match.submit(seat, act)
            result = rules.result(match.state)
            assert result is not None
            won = [seating[seat] for seat in result.winners]
            watch.found["wins"].append(100.0 * won.count(0) / len(won))
            for name in NAMES:
                here[name] += watch.found[name]
        for name in NAMES:
            if here[name]:
                means[name].append(sum(here[name]) / len(here[name]))
    return means


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bots", nargs="+")
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--other", default="regular")
    given = parser.parse_intermixed_args()
    rules = rules_of(Catalogue().load(given.game).game)
    if not isinstance(rules, RummyRules):
        parser.error(f"{given.game} is not a rummy")
    seats = given.players or max(2, rules.common.players.min)
    print(f"| {given.game}, {seats} players | " + " | ".join(NAMES) + " |")
    print("|---|" + "---|" * len(NAMES))
    for name in given.bots:
        bots = bot_named(name, rules), bot_named(given.other, rules)
        means = watched(rules, bots, seats, given.matches // len(seatings(seats)))
        cells = [_cell(means[one]) for one in NAMES]
        print(f"| {name} | " + " | ".join(cells) + " |", flush=True)


def _cell(numbers: Sequence[float]) -> str:
    if len(numbers) < 2:
        return ""
    found = Estimate.of(numbers)
    return f"{found.mean:.1f} ± {found.within:.1f}"


if __name__ == "__main__":
    main()
