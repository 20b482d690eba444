"""How styles show: what each gives the next player, what it is caught with, what it keeps.

    python -m benchmarks.bots_styles GAME [--players N] [--matches M] [--other BOT] BOT ...

Each plays duplicate deals against another bot, which is `regular` if no other is named.
`fed`: discards that the next player took, in per cent. `again`: cards taken from the pile that were
thrown in the same turn or in one of the next two. `caught`: cards and points in the hand when
somebody else went out. `wild`: turns that ended with a wild card in the hand, of those that could,
in per cent. `wins` against the other.
"""

from __future__ import annotations

from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from statistics import fmean
from typing import Final

from game.bots.base import Bot
from game.bots.contest import Contest, DuplicateDeal, Estimate, seatings
from game.bots.levels import bot_named
from game.engine.actions import DISCARD, DRAW, DRAW_PILE, PILE, Action
from game.engine.cards import BIT, CardSet, pack, with_twins
from game.engine.match import Match
from game.engine.rummy.flow import RummyRules
from game.engine.scoring.points import total
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of

NAMES: Final = ("fed", "again", "caught", "points", "wild", "wins")
#: The number of turns for which a card that was taken is watched.
TURNS: Final = 3


class Watched(Contest):
    """A contest that notes what happens to the first bot. `found`: by name, the mean of each
    deal."""

    def __init__(self, rules: RummyRules, bots: tuple[Bot, Bot], seats: int) -> None:
        super().__init__(rules, bots, seats, 1)
        self.rummy = rules
        self.found: dict[str, list[float]] = {name: [] for name in NAMES}
        self._here: dict[str, list[float]] = {}
        self._threw = False
        #: For the present hand and each seat, the faces that were taken, and for how many turns
        #: they are still watched.
        self._taken: dict[int, dict[CardSet, int]] = {}
        self._hand: tuple[object, ...] = ()

    def block(self, number: int) -> DuplicateDeal:
        self._here = {name: [] for name in NAMES}
        played = super().block(number)
        self._here["wins"] = [100.0 * played.wins]
        for name, numbers in self._here.items():
            if numbers:
                self.found[name].append(fmean(numbers))
        return played

    def watch(self, match: Match, seating: tuple[int, ...], act: Action) -> None:
        state, rules, here = match.state, self.rummy, self._here
        seat, ours = state.to_act, [seat for seat, bot in enumerate(seating) if bot == 0]
        left = state.hands[seat] & ~pack(act.cards)
        if act.kind == DRAW and self._threw:
            here["fed"].append(100.0 * (act.place == PILE))
        self._threw = act.kind == DISCARD and seat in ours
        if self._threw and left and rules.wilds:
            here["wild"].append(100.0 * bool(left & rules.wilds))
        if (seating, state.hand_no) != self._hand:
            self._hand, self._taken = (seating, state.hand_no), {}
        if seat in ours:
            self._watch_taken(match, act)
        elif not left and act.kind != DRAW:
            costs = rules.game.score.held.by_card
            for mine in ours:
                here["caught"].append(state.hands[mine].bit_count())
                here["points"].append(total(state.hands[mine], costs))

    def _watch_taken(self, match: Match, act: Action) -> None:
        taken = self._taken.setdefault(match.state.to_act, {})
        again = self._here["again"]
        if act == DRAW_PILE and not self.rummy.pile.takes_many:
            again.append(0.0)
            taken[with_twins(BIT[match.state.pile[-1]])] = TURNS
        elif act.kind == DISCARD:
            for face, turns in list(taken.items()):
                taken[face] = turns - 1
                if face >> act.cards[0] & 1:
                    # The card was counted as kept.
                    again[again.index(0.0)] = 100.0
                    del taken[face]
                elif turns == 1:
                    del taken[face]


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
        watched = Watched(rules, (bot_named(name, rules), bot_named(given.other, rules)), seats)
        for number in range(given.matches // len(seatings(seats))):
            watched.block(number + 1)
        cells = [_cell(watched.found[one]) for one in NAMES]
        print(f"| {name} | " + " | ".join(cells) + " |", flush=True)


def _cell(numbers: Sequence[float]) -> str:
    if len(numbers) < 2:
        return ""
    found = Estimate.of(numbers)
    return f"{found.mean:.1f} ± {found.within:.1f}"


if __name__ == "__main__":
    main()
