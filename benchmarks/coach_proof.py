"""How far the coach can be trusted: what it finds, what it says wrongly, whether it says it twice.

Run: python -m benchmarks.coach_proof planted GAME [--quick] [--hands N] [--players N] [--seed N]
     python -m benchmarks.coach_proof played GAME [--bot expert] [--quick] [--hands N] ...

`planted`: experts play, and once in each hand the first player does something else that costs two
points or more (a tenth of a round). What it costs is measured by experts who play on in worlds of
their own: the coach plays on with other players, in other worlds. How many are found is told by
what they cost.

`played`: hands of a bot as they are. Each mistake that is called is judged by experts again.

Each hand is reviewed once more in other worlds, to see whether the same is said. `--quick`: quick
players measure what acts cost, in worlds of their own: many more in the same time, but they are the
players of the coach.

What it took is told in seconds of processor.
"""

from __future__ import annotations

import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from itertools import count
from random import Random
from statistics import fmean
from typing import NamedTuple

from game.bots.advice import Counsellor
from game.bots.base import decision, dice_of
from game.bots.fishing.regular import RegularFishingBot
from game.bots.levels import bot_named
from game.bots.rummy.player import RummyBot
from game.coach.hand import PlayedHand, hand_of, is_played
from game.coach.judging import OF_CURVES, Sums, Worlds, are_alike
from game.coach.quick import QuickPlayer, quick_player
from game.coach.review import HandReview
from game.coach.reviewing import Budget, least_cost, review
from game.engine.actions import Action
from game.engine.chance import Dice, SeededChance
from game.engine.match import Match
from game.engine.notation import AnyRules, say_action
from game.engine.rummy.flow import RummyRules
from game.engine.state import TableState
from game.engine.visibility import Observation, observe
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of

#: Worlds of the experts: to choose a blunder, and to say what it costs.
CHOSEN_IN, COSTED_IN = 16, 100
#: How many times as many worlds quick players get.
QUICKER = 4
#: Acts of a hand tried as blunders.
TRIES = 6
#: What the blunders are told apart by, in units of the least that counts.
STEPS = (1, 2, 4, 8)
OTHER_WORLDS = 7


class Thinker:
    """The whole mind of the bots at first sight, as a player in worlds."""

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules
        self.bot = RummyBot(rules) if isinstance(rules, RummyRules) else RegularFishingBot(rules)

    def act(self, table: TableState, dice: Dice) -> Action:
        legal = self.rules.legal_actions(table)
        assert isinstance(dice, Random)
        return decision(self.bot, observe(table, table.to_act), legal, dice)


class Judge:
    """Says what an act costs: by experts who play on, or by quick players."""

    def __init__(self, rules: AnyRules, *, is_quick: bool) -> None:
        self.rules = rules
        self.player: QuickPlayer = quick_player(rules) if is_quick else Thinker(rules)
        self.times = QUICKER if is_quick else 1

    def cost(self, seen: Observation, better: Action, done: Action, worlds: int, salt: int) -> Sums:
        sums, there = Sums(), Worlds(self.rules, self.player, seen, salt)
        for _ in range(worlds * self.times):
            one, other = there.next(better, done)
            sums.add(one - other)
        return sums


class Plant(NamedTuple):
    act_index: int
    cost: Sums


class Hands:
    """Hands of one bot, or of experts with a blunder in each."""

    def __init__(self, rules: AnyRules, bot: str, seats: int, seed: int) -> None:
        self.rules = rules
        self.bot = bot_named(bot, rules)
        self.counsellor = Counsellor(rules)
        self.seats = seats
        self.seed = seed

    def _act(self, match: Match, dice: Random) -> Action:
        state = match.state
        legal = self.rules.legal_actions(state)
        return decision(self.bot, observe(state, state.to_act), legal, dice)

    def _at_hand(self, seed: str) -> tuple[Match, int]:
        """A match at the deal of one of its first hands."""
        match, dice = Match(self.rules, self.seats, SeededChance(seed)), Random(seed)
        hand_no = 1 + int(3 * dice.random())
        while not match.is_over and match.state.hand_no < hand_no:
            match.submit(match.state.to_act, self._act(match, dice))
        return match, match.state.hand_no

    def played(self) -> Iterator[PlayedHand]:
        for number in count():
            seed = f"{self.seed} {number}"
            match, hand_no = self._at_hand(seed)
            dice = Random(seed)
            while is_played(match.state) and match.state.hand_no == hand_no:
                match.submit(match.state.to_act, self._act(match, dice))
            hand = hand_of(match, self.rules, hand_no)
            if hand is not None:
                yield hand

    def planted(self, judge: Judge, least: float) -> Iterator[tuple[PlayedHand, Plant]]:
        for number in count():
            seed = f"{self.seed} {number}"
            match, hand_no = self._at_hand(seed)
            dice = Random(seed)
            turn = 1 + int(dice.random() * 14)
            plant, tries = None, 0
            while is_played(match.state) and match.state.hand_no == hand_no:
                seen, legal = (
                    observe(match.state, match.state.to_act),
                    self.rules.legal_actions(match.state),
                )
                act = self._hint(seen, legal)
                ripe = seen.viewer == 0 and plant is None and seen.turn_no >= turn
                if ripe and len(legal) > 1 and tries < TRIES:
                    tries += 1
                    blunder = legal[int(dice.random() * len(legal))]
                    cost = self._cost(judge, seen, act, blunder, least)
                    if cost is not None:
                        plant, act = Plant(len(match.log), cost), blunder
                match.submit(seen.viewer, act)
            hand = hand_of(match, self.rules, hand_no)
            if plant is not None and hand is not None:
                yield hand, plant

    def _hint(self, seen: Observation, legal: list[Action]) -> Action:
        return decision(self.counsellor, seen, legal, dice_of(seen))

    def _cost(
        self, judge: Judge, seen: Observation, act: Action, blunder: Action, least: float
    ) -> Sums | None:
        if are_alike(act, blunder):
            return None
        if judge.cost(seen, act, blunder, CHOSEN_IN, 1).mean < least:
            return None
        cost = judge.cost(seen, act, blunder, COSTED_IN, 2)
        return cost if cost.mean >= least else None


def reviewed(hand: PlayedHand, salt: int = 0) -> tuple[HandReview, float]:
    began = time.process_time()
    *_, last = review(hand, 0, Budget(salt=salt))
    assert isinstance(last, HandReview)
    return last, time.process_time() - began


class Agreement:
    """What is said of the same hands twice, in different worlds."""

    def __init__(self) -> None:
        self.twice = self.once = 0

    def add(self, hand: PlayedHand, said: HandReview) -> None:
        again, _ = reviewed(hand, OTHER_WORLDS)
        one, other = ({choice.act_index for choice in each.costly} for each in (said, again))
        self.twice += len(one & other)
        self.once += len(one ^ other)


def planted(hands: Hands, judge: Judge, wanted: int) -> None:
    agreement = Agreement()
    found: list[tuple[float, bool]] = []
    sure: list[bool] = []
    spent, others, off = [], 0, []
    least = least_cost(hands.rules)
    for hand, plant in hands.planted(judge, least):
        said, seconds = reviewed(hand)
        spent.append(seconds)
        agreement.add(hand, said)
        named = {choice.act_index: choice.cost for choice in said.costly}
        found.append((plant.cost.mean, plant.act_index in named))
        if plant.cost.mean - OF_CURVES * plant.cost.error >= least:
            sure.append(plant.act_index in named)
        others += len(named.keys() - {plant.act_index})
        if plant.act_index in named:
            off.append(named[plant.act_index] - plant.cost.mean)
        done = hand.entries[plant.act_index - hand.begins].action
        assert done is not None
        print(
            f"{say_action(hands.rules, done):30} costs {plant.cost.mean:6.2f} "
            f"± {OF_CURVES * plant.cost.error:5.2f}; said {named.get(plant.act_index, 0):6.2f}",
            flush=True,
        )
        if len(found) == wanted:
            break
    for low, high in zip(STEPS, (*STEPS[1:], 10**6), strict=True):
        here = [one for cost, one in found if low * least <= cost < high * least]
        if here:
            print(f"costs {low * least:g} and more: {sum(here)} of {len(here)} found")
    print(f"{sum(one for _, one in found)} of {len(found)} found; {others} other acts named")
    print(f"of those that cost {least:g} at the least, for sure: {sum(sure)} of {len(sure)}")
    print(f"said both times {agreement.twice}, only once {agreement.once}")
    if off:
        print(f"said minus measured cost: {fmean(off):.2f} on average")
    print(f"seconds a review: {fmean(spent):.1f}, at the most {max(spent):.1f}")


def played(hands: Hands, judge: Judge, wanted: int) -> None:
    agreement = Agreement()
    spent, checked, wrong = [], 0, 0
    differing, with_mistakes = 0, 0
    for number, hand in enumerate(hands.played(), 1):
        said, seconds = reviewed(hand)
        spent.append(seconds)
        agreement.add(hand, said)
        differing += len(said.equal) + len(said.costly)
        with_mistakes += bool(said.costly)
        for choice in said.costly:
            seen = observe(hand.state_before(choice.act_index), 0)
            cost = judge.cost(seen, choice.better, choice.done, COSTED_IN, 3)
            checked += 1
            wrong += cost.mean < 0
            print(
                f"{say_action(hands.rules, choice.done):30} said {choice.cost:6.2f}; "
                f"costs {cost.mean:6.2f} ± {OF_CURVES * cost.error:5.2f}",
                flush=True,
            )
        if number == wanted:
            break
    print(f"{wanted} hands, {differing} acts unlike the hint, {with_mistakes} with a mistake")
    print(f"{checked} mistakes called, {wrong} that cost nothing as they were measured")
    print(f"said both times {agreement.twice}, only once {agreement.once}")
    print(f"seconds a review: {fmean(spent):.1f}, at the most {max(spent):.1f}")


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("what", choices=("planted", "played"))
    parser.add_argument("game")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--hands", type=int, default=40)
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    told: Namespace = parser.parse_args()
    rules = rules_of(Catalogue().load(told.game).game)
    seats = told.players or max(2, rules.common.players.min)
    hands = Hands(rules, told.bot, seats, told.seed)
    judge = Judge(rules, is_quick=told.quick)
    (planted if told.what == "planted" else played)(hands, judge, told.hands)


if __name__ == "__main__":
    main()
