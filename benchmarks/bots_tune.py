"""What a weight is worth: an expert with another value of it against the expert as it is.

Run: python -m benchmarks.bots_tune GAME [--deals N] [--players N] [--level L] NAME=VALUE ...
     python -m benchmarks.bots_tune GAME --open-hands
     python -m benchmarks.bots_tune GAME --against BOT [--open-hands] NAME=VALUE ...

Every change is tried by itself, on the same deals; several at once are written hold=0+danger=3.
`--against BOT`: any bot in place of the expert as it is.
`--open-hands`: instead, the first bot sees the hands of all others. Nobody can play as well as
that without cheating, so it shows how much luck there is in a game. Hands are shown, not the stock.
"""

from __future__ import annotations

from argparse import ArgumentParser
from dataclasses import replace

from game.bots.base import Bot, Weights
from game.bots.contest import Contest, DuplicateDeal, bout_of
from game.bots.levels import LEVELS, bot_named, make_bot
from game.engine.state import TableState
from game.engine.visibility import Observation, observe
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of


class OpenHands(Contest):
    """A contest whose first bot sees all hands."""

    def shown(self, state: TableState, seat: int, bot: int) -> Observation:
        seen = observe(state, seat)
        if bot:
            return seen
        known = list(state.hands)
        known[seat] = state.known[seat]
        return seen._replace(known=tuple(known))


def changed(weights: Weights, told: str) -> Weights:
    """Return the weights with changes written as `hold=0+danger=3`."""
    values: dict[str, float] = {}
    for change in told.split("+"):
        name, _, value = change.partition("=")
        values[name] = type(getattr(weights, name))(float(value))
    return replace(weights, **values)  # type: ignore[arg-type]


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("changes", nargs="*")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--level", default="expert", choices=LEVELS)
    parser.add_argument("--worlds", type=int, default=1)
    parser.add_argument("--open-hands", action="store_true")
    parser.add_argument("--against", metavar="BOT")
    told = parser.parse_intermixed_args()
    rules = rules_of(Catalogue().load(told.game).game)
    seats = told.players or max(2, rules.common.players.min)
    usual = replace(LEVELS[told.level], worlds=told.worlds)

    def bot(weights: Weights) -> Bot:
        return make_bot(weights, rules)

    other = bot_named(told.against, rules) if told.against else bot(usual)
    if told.open_hands:
        tell("open hands", OpenHands(rules, (bot(usual), other), seats, 1), told.deals)
    for change in told.changes:
        bots = bot(changed(usual, change)), other
        tell(change, Contest(rules, bots, seats, 1), told.deals)


def tell(name: str, contest: Contest, deals: int) -> None:
    blocks: list[DuplicateDeal] = [contest.block(number) for number in range(1, deals + 1)]
    bout = bout_of((name, "usual"), contest.seats, blocks)
    wins, lead = bout.wins, bout.lead
    print(
        f"{name:24} wins {100 * wins.mean:5.1f} ± {100 * wins.within:4.1f} %  "
        f"lead {lead.mean:7.1f} ± {lead.within:5.1f}  ({bout.matches} matches)",
        flush=True,
    )


if __name__ == "__main__":
    main()
