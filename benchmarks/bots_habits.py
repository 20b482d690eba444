"""The blind test: whether the acts of twenty hands tell which regular of the house has played them.

    python -m benchmarks.bots_habits GAME [--hands N] [--learn N] [--players N] [BOT ...]

The bots meet at tables of as many seats as the game needs. The chooser is fixed beforehand: it
counts a few plain things in the acts, such as how often the pile was drawn from and how high the
thrown cards are, and names the bot whose mean is nearest, each count measured by how much it
differs between twenty hands and twenty others of one bot. It has learned the means from hands of
other seeds. It is given no names, no crests, no seconds and no lines.
"""

from __future__ import annotations

from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from statistics import fmean, stdev
from typing import Final

from game.bots.base import Bot, decision
from game.bots.habits import QUESTIONS
from game.bots.levels import bot_named, styles_read
from game.engine.actions import DISCARD, DRAW, LAY_OFF, MELD, OPEN, RECLAIM, TRAIL, Action
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.notation import AnyRules
from game.engine.visibility import Observation, observe
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of

#: The hands that the chooser is given; the most of one match.
GIVEN, OF_A_MATCH = 20, 10
THROWS: Final = (DISCARD, TRAIL)
LAYS: Final = (MELD, OPEN, LAY_OFF, RECLAIM)

Hand = Counter[str]
"""What one player did in one hand, counted."""


def note(hand: Hand, seen: Observation, act: Action) -> None:
    """Count an act."""
    kind = "throw" if act.kind in THROWS else "lay" if act.kind in LAYS else act.kind
    kind = "draw" if act.kind == DRAW else kind
    hand[kind] += 1
    hand["wild"] += sum(card not in range(208) for card in act.cards) if kind == "lay" else 0
    for name, question in QUESTIONS.items():
        hand[f"{kind} {name}"] += question(seen, act)  # type: ignore[assignment]


def figures(hands: Sequence[Hand]) -> list[float]:
    """Return the figures of some hands: of all throws, draws and plays those of each sort."""
    total: Hand = Counter()
    for hand in hands:
        total.update(hand)
    turns = max(1, total["throw"] + total["take"] + total["build"])
    return [
        *(total[f"throw {name}"] / max(1, total["throw"]) for name in QUESTIONS),
        total["draw pile"] / max(1, total["draw"]),
        total["take many"] / max(1, total["take"]),
        *(total[kind] / turns for kind in ("take", "build", "lay", "wild")),
        turns / len(hands),
    ]


def played(
    rules: AnyRules, bots: Mapping[str, Bot], seats: int, seed: str, wanted: int
) -> dict[str, list[Hand]]:
    """Return the hands of each bot, at least so many, against all others in turns."""
    names, found = list(bots), {name: list[Hand]() for name in bots}
    number = 0
    while min(map(len, found.values())) < wanted:
        apart = 1 + number // len(names) % (len(names) - 1)
        table = [names[(number + apart * seat) % len(names)] for seat in range(seats)]
        number += 1
        for hands in one_match(rules, [bots[name] for name in table], f"{seed} {number}"):
            for name, hand in zip(table, hands, strict=True):
                found[name].append(hand)
    return {name: hands[:wanted] for name, hands in found.items()}


def one_match(rules: AnyRules, bots: Sequence[Bot], seed: str) -> Iterator[list[Hand]]:
    """Play a match, and yield what each seat did in each of its first hands."""
    seats = len(bots)
    match, dice = Match(rules, seats, SeededChance(seed)), Random(seed)
    hands: list[Hand] = [Counter() for _ in range(seats)]
    state = match.state
    while not match.is_over and match.state.hand_no <= OF_A_MATCH:
        state = match.state
        seat, hand_no = state.to_act, state.hand_no
        seen = observe(state, seat)
        act = decision(bots[seat], seen, rules.legal_actions(state), dice)
        note(hands[seat], seen, act)
        match.submit(seat, act)
        if match.is_over or match.state.hand_no != hand_no:
            yield hands
            hands = [Counter() for _ in range(seats)]


def blocks(hands: Sequence[Hand]) -> list[list[float]]:
    return [figures(hands[at : at + GIVEN]) for at in range(0, len(hands) - GIVEN + 1, GIVEN)]


class Chooser:
    """Names the bot whose mean is nearest. `learned`: hands of each bot."""

    def __init__(self, learned: Mapping[str, Sequence[Hand]]) -> None:
        self.means = {name: figures(hands) for name, hands in learned.items()}
        spreads = [
            [stdev(column) for column in zip(*blocks(hands), strict=True)]
            for hands in learned.values()
        ]
        self.scale = [fmean(column) + 1e-3 for column in zip(*spreads, strict=True)]

    def named(self, shown: Sequence[float]) -> str:
        def away(name: str) -> float:
            parts = zip(shown, self.means[name], self.scale, strict=True)
            return sum(((here - mean) / scale) ** 2 for here, mean, scale in parts)

        return min(self.means, key=away)


def main() -> None:
    parser = ArgumentParser(description=__doc__, formatter_class=RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bots", nargs="*")
    parser.add_argument("--hands", type=int, default=200)
    parser.add_argument("--learn", type=int, default=200)
    parser.add_argument("--players", type=int, default=0)
    given = parser.parse_intermixed_args()
    rules = rules_of(Catalogue().load(given.game).game)
    seats = given.players or max(2, rules.common.players.min)
    regulars = [name for name, one in styles_read().items() if one.style and one.style.lines]
    bots = {name: bot_named(name, rules) for name in given.bots or regulars}
    chooser = Chooser(played(rules, bots, seats, "learned", given.learn))
    shown = played(rules, bots, seats, "shown", given.hands)
    print(f"| {given.game}, {seats} players | known | taken for |\n|---|---|---|")
    right = tried = 0
    for name, hands in shown.items():
        chosen = Counter(map(chooser.named, blocks(hands)))
        right, tried = right + chosen[name], tried + chosen.total()
        others = ", ".join(f"{one} {count}" for one, count in chosen.items() if one != name)
        print(f"| {name} | {chosen[name]} of {chosen.total()} | {others} |", flush=True)
    print(f"| together | {right} of {tried}: {100 * right / tried:.0f} % | |")


if __name__ == "__main__":
    main()
