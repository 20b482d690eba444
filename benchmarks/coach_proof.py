"""How far the coach can be trusted: what it finds, what it says wrongly, whether it says it twice.

    python -m benchmarks.coach_proof plant FOLDER GAME [--kind KIND] [--quick] [--hands N] ...
    python -m benchmarks.coach_proof play FOLDER GAME [--bot BOT] [--hands N] ...
    python -m benchmarks.coach_proof review FOLDER
    python -m benchmarks.coach_proof read GAME [--hands N]

`plant`: experts play, and once in each hand the first player does something else that costs two
points or more (a tenth of a round). What it costs is measured by experts who play on in worlds of
their own. `--kind`: what is done instead: a wild card thrown (`joker`), a finished meld broken
(`meld`), a card thrown that the next player can add (`feeding`), the pile taken for the stock
(`pile`), the hand not ended (`going_out`), nothing taken (`leaving`); without it, anything.
`--quick`: quick players measure it, in many more worlds.

`play`: hands of a bot as they are, its first player against experts.

Either keeps every hand in the folder; a hand that is there is not made again.

`review`: all hands of the folder that were not reviewed yet, each twice, in different worlds. Each
mistake called in a hand that was played is measured by experts. Then it sums up what the folder
holds. Times are seconds of processor.

`read`: the sentences about blunders of each kind, in hands of quick players, without their costs;
and how often each reason comes first.
"""

from __future__ import annotations

import json
import pickle
import time
from argparse import ArgumentParser
from collections import Counter, defaultdict
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from game.bots.advice import Counsellor
from game.bots.base import USUAL, decision, dice_of
from game.bots.levels import bot_named
from game.bots.rummy.mind import RummyMind
from game.coach.daily import dealt
from game.coach.hand import PlayedHand, hand_of
from game.coach.judging import OF_CURVES, Sums, Worlds, are_alike
from game.coach.quick import WorldPlayer, quick_player
from game.coach.review import CHOICES_MOST, CostlyChoice, HandReview
from game.coach.reviewing import Budget, least_cost, review, why
from game.coach.sound import CarefulPlayer
from game.engine.actions import DISCARD, PILE, STOCK, TAKE, TRAIL, Action
from game.engine.cards import pack
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.engine.notation import AnyRules, say_action
from game.engine.rummy.flow import RummyRules
from game.engine.visibility import Observation, observe
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of
from game.view.table.hints import why as sentence
from tests.bots.hints_sampled import words_of

#: The worlds in which experts choose a blunder, and in which they usually measure its cost.
CHOSEN_IN, COSTED_IN = 16, 100
#: The worlds in which experts measure a mistake that the coach called: more and more, until its
#: cost is CLEAR standard errors.
MEASURED_IN, CLEAR = (30, 70, 100), 2.5
#: How many times as many worlds quick players get as experts do.
QUICKER = 4
#: The most acts of a hand that are tried as blunders.
TRIES = 6
#: The bounds between classes of blunders, in units of the least cost that counts.
STEPS = (1, 2, 4, 8)
OTHER_WORLDS = 7
PLANTED = "planted"


class Judge:
    """A judge of what an act costs, by experts who play on, or by quick players."""

    def __init__(self, rules: AnyRules, *, is_quick: bool, worlds: int = COSTED_IN) -> None:
        self.rules, self.worlds = rules, worlds
        self.player: WorldPlayer = quick_player(rules) if is_quick else CarefulPlayer(rules)
        self.times = QUICKER if is_quick else 1
        self.counsellor = Counsellor(rules)

    def cost(self, seen: Observation, better: Action, done: Action, worlds: int, salt: int) -> Sums:
        sums, there = Sums(), Worlds(self.rules, self.counsellor, self.player, seen, salt)
        for _ in range(worlds * self.times):
            one, other = there.next(better, done)
            sums.add(one - other)
        return sums


#: The kinds of blunders.
KINDS = ("joker", "meld", "feeding", "pile", "going_out", "leaving")


@cache
def mind_of(rules: RummyRules) -> RummyMind:
    return RummyMind(rules, USUAL)


def is_of(kind: str, rules: AnyRules, seen: Observation, hint: Action, act: Action) -> bool:
    """Return whether an act in place of the hint is a blunder of this kind."""
    if kind == "leaving":
        return hint.kind == TAKE and act.kind == TRAIL
    if kind == "pile":
        return hint.place == STOCK and act.place == PILE
    if not isinstance(rules, RummyRules):
        return False
    if kind == "going_out":
        table, winning = rules.world(seen, Random(0)), mind_of(rules).winning
        return winning.goes_out(table, hint) and not winning.goes_out(table, act)
    if act.kind != DISCARD or rules.wilds >> act.cards[0] & 1:
        return kind == "joker" and act.kind == DISCARD
    if kind == "feeding":
        return rules.laying.joins(seen, seen.standing.next_seat[seen.viewer], act.cards[0])
    arranger, hand = mind_of(rules).arranger, seen.hand
    with_it, without_it = (arranger.best(hand & ~pack(one.cards)) for one in (hint, act))
    return kind == "meld" and hint.kind == DISCARD and without_it.value < with_it.value


class Kept(NamedTuple):
    """A hand, and its blunder, if one was planted: the number of the act, its cost, and the error
    of that at 95 %."""

    hand: PlayedHand
    blunder: tuple[int, float, float] | None = None


class Hands:
    """A maker of hands, each from a seed."""

    def __init__(self, rules: AnyRules, bot: str, seats: int) -> None:
        self.rules = rules
        self.bots = [bot_named(name, rules) for name in (bot, *["expert"] * (seats - 1))]
        self.counsellor = Counsellor(rules)

    def _at_hand(self, seed: str) -> tuple[Match, int]:
        """Return a match at the deal of one of its first hands, and the number of that hand."""
        match, dice = Match(self.rules, len(self.bots), SeededChance(seed)), Random(seed)
        hand_no = 1 + int(3 * dice.random())
        while not match.is_over and match.state.hand_no < hand_no:
            self._submit(match, dice)
        return match, match.state.hand_no

    def _submit(self, match: Match, dice: Random) -> None:
        seat = match.state.to_act
        seen, legal = observe(match.state, seat), self.rules.legal_actions(match.state)
        match.submit(seat, decision(self.bots[seat], seen, legal, dice))

    def played(self, seed: str) -> Kept | None:
        match, hand_no = self._at_hand(seed)
        dice = Random(seed)
        while match.state.phase.in_play and match.state.hand_no == hand_no:
            self._submit(match, dice)
        hand = hand_of(match, self.rules, hand_no)
        return None if hand is None else Kept(hand)

    def planted(self, seed: str, judge: Judge, kind: str) -> Kept | None:
        match, hand_no = self._at_hand(seed)
        dice = Random(seed)
        turn = 1 + int(dice.random() * 14)
        plant, tries = None, 0
        while match.state.phase.in_play and match.state.hand_no == hand_no:
            seen = observe(match.state, match.state.to_act)
            legal = self.rules.legal_actions(match.state)
            act = decision(self.counsellor, seen, legal, dice_of(seen))
            ripe = seen.viewer == 0 and plant is None and seen.turn_no >= turn
            if kind:
                legal = [one for one in legal if ripe and is_of(kind, self.rules, seen, act, one)]
            if ripe and legal and tries < TRIES:
                tries += 1
                blunder = legal[int(dice.random() * len(legal))]
                cost = self._cost(judge, seen, act, blunder)
                if cost is not None:
                    plant, act = (len(match.log), cost.mean, OF_CURVES * cost.error), blunder
            match.submit(seen.viewer, act)
        hand = hand_of(match, self.rules, hand_no)
        return None if plant is None or hand is None else Kept(hand, plant)

    def _cost(self, judge: Judge, seen: Observation, act: Action, blunder: Action) -> Sums | None:
        least = least_cost(self.rules)
        if are_alike(act, blunder):
            return None
        if judge.cost(seen, act, blunder, CHOSEN_IN, 1).mean < least:
            return None
        cost = judge.cost(seen, act, blunder, judge.worlds, 2)
        return cost if cost.mean >= least else None


def make(told: Any) -> None:
    rules = rules_of(Catalogue().load(told.game).game)
    is_planted = told.what == "plant"
    hands = Hands(
        rules,
        "expert" if is_planted else told.bot,
        max(2, rules.common.players.min),
    )
    judge = Judge(rules, is_quick=told.quick, worlds=told.worlds)
    told.folder.mkdir(parents=True, exist_ok=True)
    kind = PLANTED + "-quick" * told.quick + f"-{told.kind}" * bool(told.kind)
    kind = kind if is_planted else told.bot
    made = 0
    for number in count():
        file = told.folder / f"{told.game} {kind} {told.seed} {number}.hand"
        if not file.exists():
            seed = f"{told.seed} {number}"
            found = hands.planted(seed, judge, told.kind) if is_planted else hands.played(seed)
            file.write_bytes(pickle.dumps(found))
        made += pickle.loads(file.read_bytes()) is not None
        if made == told.hands:
            return


def read(game: str, hands: int) -> None:
    rules, counted = rules_of(Catalogue().load(game).game), Counter[tuple[str, str]]()
    words, counsellor, player = words_of(game, "en"), Counsellor(rules), quick_player(rules)
    for number in range(hands):
        match = dealt(rules, f"read {number}", number % max(1, len(rules.opening.rounds)))
        dice = Random(number)
        while match.state.phase.in_play:
            state = match.state
            seen, legal = observe(state, state.to_act), rules.legal_actions(state)
            hint = decision(counsellor, seen, legal, dice_of(seen))
            for kind in KINDS:
                wrong = [act for act in legal if is_of(kind, rules, seen, hint, act)]
                if wrong and not are_alike(hint, wrong[0]):
                    told = why(counsellor, seen, legal, hint, wrong[0])
                    counted[kind, told[0].key if told else ""] += 1
                    acts = f"{say_action(rules, wrong[0])}, not {say_action(rules, hint)}"
                    print(f"{kind}: {acts}:", *(sentence(words, one) for one in told))
            match.submit(state.to_act, player.act(state, dice))
    for (kind, key), times in counted.most_common():
        print(f"{times:5d}  {kind:10} {key}")


# Reviewing --------------------------------------------------------------------------------------


def reviewed(kept: Kept) -> dict[str, Any]:
    """Return what two reviews say of a hand, and what experts say of the mistakes."""
    hand = kept.hand
    began = time.process_time()
    first = _said(hand, 0)
    seconds = time.process_time() - began
    again = _said(hand, OTHER_WORLDS) if first.equal or first.costly else first
    judge = Judge(hand.rules, is_quick=False)
    called = first.costly if kept.blunder is None else ()
    measured = [_measured(judge, hand, choice) for choice in called]
    return {
        "blunder": kept.blunder,
        "first": [(one.act_index, one.cost, one.half_width) for one in first.costly],
        "reasons": [[reason.key for reason in one.reasons] for one in first.costly],
        "again": [(one.act_index, one.cost, one.half_width) for one in again.costly],
        "measured": [(cost.mean, OF_CURVES * cost.error) for cost in measured],
        "equal": len(first.equal),
        "least": least_cost(hand.rules),
        "seconds": seconds,
    }


def _measured(judge: Judge, hand: PlayedHand, choice: CostlyChoice) -> Sums:
    seen, cost = observe(hand.state_before(choice.act_index), 0), Sums()
    for salt, worlds in enumerate(MEASURED_IN, 3):
        cost += judge.cost(seen, choice.better, choice.done, worlds, salt)
        if cost.mean > CLEAR * cost.error:
            break
    return cost


def _said(hand: PlayedHand, salt: int) -> HandReview:
    *_, last = review(hand, 0, Budget(salt=salt))
    assert isinstance(last, HandReview)
    return last


def review_all(folder: Path) -> None:
    found: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for file in sorted(folder.glob("*.hand")):
        said = file.with_suffix(".json")
        kept = pickle.loads(file.read_bytes())
        if kept is None:
            continue
        if not said.exists():
            said.write_text(json.dumps(reviewed(kept)))
        found[" ".join(file.name.split()[:2])].append(json.loads(said.read_text()))
    for name, hands in found.items():
        print(f"{name}: {len(hands)} hands")
        (sum_planted if PLANTED in name else sum_played)(hands)
        sum_twice(hands)
        spent = [hand["seconds"] for hand in hands]
        print(f"  seconds a review: {fmean(spent):.1f}, at the most {max(spent):.1f}")


def sum_planted(hands: list[dict[str, Any]]) -> None:
    least = hands[0]["least"]
    named = [hand["blunder"][0] in [one[0] for one in hand["first"]] for hand in hands]
    costs = [hand["blunder"][1] for hand in hands]
    for low, high in zip(STEPS, (*STEPS[1:], 10**6), strict=True):
        here = [one for one, cost in zip(named, costs, strict=True) if low <= cost / least < high]
        print(f"  costs {low * least:g} and more: {sum(here)} of {len(here)} found")
    sure = [
        one
        for one, hand in zip(named, hands, strict=True)
        if hand["blunder"][1] - hand["blunder"][2] >= least
    ]
    print(f"  all: {sum(named)} of {len(named)}; surely dear: {sum(sure)} of {len(sure)}")
    found = [
        (one[1], hand["blunder"][1], reasons[:1])
        for hand in hands
        for one, reasons in zip(hand["first"], hand["reasons"], strict=True)
        if one[0] == hand["blunder"][0]
    ]
    if found:
        said, measured = (fmean(one[at] for one in found) for at in (0, 1))
        print(f"  of these: said {said:.1f}, measured {measured:.1f}")
        print("  ", Counter(key for *_, keys in found for key in keys).most_common())
    others = sum(len(hand["first"]) for hand in hands) - sum(named)
    print(f"  other acts named: {others}")


def sum_played(hands: list[dict[str, Any]]) -> None:
    measured = [one for hand in hands for one in hand["measured"]]
    wrong = sum(mean <= 0 for mean, _ in measured)
    surely = sum(mean + half < 0 for mean, half in measured)
    said = [one[1] for hand in hands for one in hand["first"]]
    print(f"  acts unlike the hint: {sum(hand['equal'] + len(hand['first']) for hand in hands)}")
    print(f"  hands with a mistake: {sum(bool(hand['first']) for hand in hands)}")
    print(f"  mistakes: {len(measured)}, cost nothing as measured: {wrong}, surely: {surely}")
    if said:
        print(f"  said {fmean(said):.1f}, measured {fmean(one[0] for one in measured):.1f}")


def sum_twice(hands: list[dict[str, Any]]) -> None:
    twice, once, beside = [], [], 0
    for hand in hands:
        runs = [{act: cost for act, cost, _ in hand[run]} for run in ("first", "again")]
        for one, other in (runs, runs[::-1]):
            missing = [cost for act, cost in one.items() if act not in other]
            once += missing
            beside += len(missing) * (len(other) == CHOICES_MOST)
            twice += [abs(cost - other[act]) for act, cost in one.items() if act in other]
    print(
        f"  said twice {len(twice) // 2}, once {len(once)}, {beside} of these beside the most told"
    )
    if twice:
        print(f"  costs said twice are {fmean(twice):.1f} apart")
    if once:
        print(f"  costs said once are {fmean(once):.1f}")


def main() -> None:
    parser = ArgumentParser()
    parser.add_argument("what", choices=("plant", "play", "review", "read"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--kind", default="", choices=("", *KINDS))
    parser.add_argument("--worlds", type=int, default=COSTED_IN)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--hands", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    if told.what == "review":
        review_all(told.folder)
    elif told.what == "read":
        read(told.folder.name, told.hands)
    else:
        make(told)


if __name__ == "__main__":
    main()
