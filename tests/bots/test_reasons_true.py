"""Every reason is true of what the seat sees: each has its condition, worked out in another way,
and is held to it at hundreds of tables of each game, also of games nobody wrote code for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from game.bots.advice import Counsellor
from game.bots.base import Reason
from game.engine.actions import LAY_OFF, MELD, OPEN, TAKE, Action
from game.engine.arrange.contract import ContractPlanner
from game.engine.cards import BIT, FACE, RANK, SUIT, CardId, CardSet, each, pack
from game.engine.chance import SeededChance
from game.engine.phases import DRAW, PLAY
from game.engine.state import TableState
from game.engine.visibility import Observation, observe, unseen
from game.variants.catalogue import Catalogue
from tests.bots.hints_sampled import to_read
from tests.engine.battery.players import Walk, late_walk
from tests.engine.battery.tables import IDS, MIXED, PLAIN
from tests.kept import assert_kept

GAMES, KEPT = Catalogue(), Path(__file__).with_name("kept")
#: At each table so many moments, so many acts apart; at each so many acts are explained, with
#: so many reasons each.
SEEN, APART, ACTS, REASONS = 8, 5, 2, 6
#: So many tables, plain and with options; at those of games nobody wrote code for fewer moments.
TABLES, SEEN_OF_GUESTS = 2, 3


class Told(NamedTuple):
    rules: Any
    state: TableState
    seen: Observation
    legal: list[Action]
    act: Action
    facts: dict[str, Any]

    @property
    def hand(self) -> tuple[CardId, ...]:
        return tuple(each(self.seen.hand))

    @property
    def held(self) -> int:
        return sum(map(self.points, self.hand))

    def points(self, card: CardId) -> int:
        return int(self.rules.game.score.held.by_card[card])

    @property
    def unseen(self) -> CardSet:
        return unseen(self.rules.deck_set, self.seen)


Condition = Callable[[Told], bool]


def natural(told: Told, card: CardId) -> bool:
    return not told.rules.wilds >> card & 1


def alone(told: Told, card: CardId) -> bool:
    """No other card of the hand has its rank, nor its suit within two steps."""
    others = [one for one in told.hand if one != card and natural(told, one)]
    kinds = told.rules.kinds
    owed = told.rules.laying.owed(told.seen, told.seen.viewer)
    wanted = set(owed.wanted) if owed else range(len(kinds))
    runs = any(kinds[kind].is_run for kind in wanted)
    sets = any(not kinds[kind].is_run for kind in wanted)
    any_suit = any(kinds[kind].is_run and kinds[kind].part.suits != "same" for kind in wanted)
    for one in others:
        apart = abs(RANK[one] - RANK[card])
        near = 0 < min(apart, 13 - apart if 1 in (RANK[one], RANK[card]) else 99) <= 2
        if runs and near and SUIT[one] == SUIT[card] and not any_suit:
            return False
        if sets and not apart and SUIT[one] != SUIT[card]:
            return False
    return True


def makes_meld(told: Told, card: CardId) -> bool:
    """Together with the cards that are named."""
    cards = (*told.facts["cards"], card)
    return any(kind.readings(cards) for kind in told.rules.kinds)


def lack(told: Told, hand: CardSet) -> int:
    judge = told.rules.laying.owed(told.seen, told.seen.viewer)
    plan = ContractPlanner(judge, told.rules.common.deck.packs).plan(hand)
    return plan.missing if plan else -1


def is_spare(told: Told) -> bool:
    without = told.seen.hand & ~BIT[told.facts["card"]]
    return bool(told.facts["lack"] == lack(told, told.seen.hand) == lack(told, without))


def copies(told: Told) -> int:
    return (told.seen.hand & face_bits(told.facts["card"])).bit_count()


def gone(told: Told) -> bool:
    return not any(told.unseen & face_bits(card) for card in told.facts["cards"])


def face_bits(card: CardId) -> CardSet:
    return pack(one for one in range(len(FACE)) if FACE[one] == FACE[card])


def may_add(told: Told, seat: int, card: CardId) -> bool:
    part, seen = told.rules.game.lay_off, told.seen
    return any(
        bool(told.rules.kinds[meld.kind].fits(meld, card))
        and (part.to == "any" or (part.to == "own" and meld.owner == seat))
        for meld in seen.melds
    ) and bool(seen.opened[seat] or part.needs == "nothing")


def fewest(told: Told) -> int:
    seen = told.seen
    return min(
        size
        for seat, size in enumerate(seen.hand_sizes)
        if seat != seen.viewer and not seen.standing.out[seat]
    )


def takers(told: Told) -> list[CardId]:
    """Unseen cards that could take something after the act, by the list of legal acts."""
    after = told.state.clone()
    told.rules.apply(after, told.act, SeededChance(0))
    found = []
    for card in each(told.unseen):
        there = after.clone()
        there.builds = [build._replace(owner=-1, makers=()) for build in after.builds]
        there.hands[there.to_act] = BIT[card]
        if any(act.kind == TAKE for act in told.rules.play_actions(there)):
            found.append(card)
    return found


def score_of(told: Told) -> int:
    standing = told.seen.standing
    return standing.scores[standing.sides[told.seen.viewer]]


def opened_now(told: Told) -> bool:
    return told.seen.opened[told.seen.viewer] in (0, told.seen.turn_no)


def top(told: Told) -> CardId:
    return told.seen.pile[-1]


CONDITIONS: dict[str, Condition] = {
    "at_once_off": lambda told: (
        opened_now(told) and told.rules.game.score.out_in_one == -told.facts["points"]
    ),
    "at_once_more": opened_now,
    "goes_out_more": lambda told: told.rules.game.score.out == told.facts["points"],
    "draw_only": lambda told: len(told.legal) == 1,
    "draw_wild": lambda told: not natural(told, top(told)),
    "draw_contract": lambda told: lack(told, told.seen.hand | pack(told.seen.pile)) == 0,
    "draw_nearer": lambda told: told.facts["lack"] < lack(told, told.seen.hand),
    "draw_joins": lambda told: may_add(told, told.seen.viewer, top(told)),
    "draw_meld": lambda told: makes_meld(told, top(told)),
    "draw_last": lambda told: makes_meld(told, top(told)),
    "draw_waits": lambda told: told.facts["left"] > told.facts["before"],
    "draw_pozo": lambda told: told.facts["count"] == len(told.seen.pile),
    "stock_unplayable": lambda told: (
        len(told.legal) == 1 and told.rules.pile.must_play and told.facts["card"] == top(told)
    ),
    "stock_pozo": lambda told: told.facts["points"] == sum(map(told.points, told.seen.pile)),
    "stock_pozo_part": lambda told: 0 < told.facts["stays"] < len(told.seen.pile),
    "stock_hold": lambda told: (
        told.facts["left"] == fewest(told) > 3 and not told.seen.opened[told.seen.viewer]
    ),
    "stock_fits_nothing": lambda told: not may_add(told, told.seen.viewer, top(told)),
    "stock_lonely": lambda told: alone(told, top(told)),
    "stock_lacks": lambda told: (
        told.facts["lack"]
        == lack(told, told.seen.hand)
        == lack(told, told.seen.hand | BIT[top(told)])
    ),
    "stock_dead": gone,
    "stock_few": lambda told: told.facts["left"] > 0,
    "open": lambda told: (
        told.act.kind == OPEN and told.facts["points"] == sum(map(told.points, told.act.cards))
    ),
    "lay_over": lambda told: (
        told.facts["points"]
        == score_of(told) + told.held
        >= told.facts["limit"]
        > score_of(told) + told.held - sum(map(told.points, told.act.cards))
    ),
    "hurry": lambda told: told.seen.hand_sizes[told.facts["seat"]] == told.facts["left"] <= 3,
    "lay_duty": lambda told: (
        told.seen.duty >> told.facts["card"] & 1 and told.facts["card"] in told.act.cards
    ),
    "lay_counts": lambda told: told.facts["table"] > 0 and told.act.kind in (MELD, LAY_OFF),
    "add": lambda told: told.facts["points"] == sum(map(told.points, told.act.cards)),
    "meld": lambda told: told.facts["points"] == sum(map(told.points, told.act.cards)),
    "hold_off": lambda told: opened_now(told) and told.facts["left"] == fewest(told) > 3,
    "hold_more": lambda told: opened_now(told) and told.facts["left"] == fewest(told) > 3,
    "hold_back": lambda told: told.facts["left"] == fewest(told) > 3,
    "throw_even": lambda told: told.facts["other"] in told.hand,
    "throw_contract": lambda told: (
        told.facts["less"]
        == lack(told, told.seen.hand & ~BIT[told.facts["card"]])
        < told.facts["lack"]
        == lack(told, told.seen.hand & ~BIT[told.facts["other"]])
    ),
    "throw_contract_meld": lambda told: (
        lack(told, told.seen.hand & ~BIT[told.facts["card"]])
        < told.facts["lack"]
        == lack(told, told.seen.hand & ~BIT[told.facts["other"]])
        and set(told.facts["cards"]) <= {*told.hand} - {told.facts["card"], told.facts["other"]}
    ),
    "throw_lacks": lambda told: is_spare(told) and copies(told) == 1,
    "throw_lacks_twin": lambda told: is_spare(told) and copies(told) > 1,
    "throw_dead": gone,
    "throw_helped": lambda told: (
        told.facts["left"] > told.facts["fewer"]
        and all(told.unseen & face_bits(card) for card in told.facts["cards"])
    ),
    "throw_fits_later": lambda told: any(
        told.rules.kinds[meld.kind].fits(meld, told.facts["other"]) for meld in told.seen.melds
    ),
    "throw_over": lambda told: (
        told.facts["points"] >= told.facts["limit"]
        and told.facts["points"] <= score_of(told) + told.held
    ),
    "throw_dear_now": lambda told: (
        told.points(told.facts["card"]) == told.facts["points"]
        and told.seen.hand_sizes[told.facts["seat"]] == told.facts["left"] <= 3
    ),
    "throw_dear": lambda told: (
        told.points(told.facts["card"])
        == told.facts["points"]
        > told.facts["fewer"]
        == told.points(told.facts["other"])
    ),
    "throw_idle": lambda told: not may_add(told, told.seen.viewer, told.facts["card"]),
    "next_adds": lambda told: (
        may_add(told, told.facts["seat"], told.facts["other"])
        and not may_add(told, told.facts["seat"], told.facts["card"])
    ),
    "next_holds": lambda told: not pack(told.facts["cards"]) & ~told.seen.known[told.facts["seat"]],
    "twin_passed": lambda told: FACE[told.facts["card"]] in [FACE[c] for c in told.seen.pile[:-1]],
    "next_wants": lambda told: told.facts["left"] < told.facts["more"],
    "take_points": lambda told: told.facts["points"] > 0,
    "take_all": lambda told: told.facts["points"] == told.rules.game.score.sweep,
    "take_cards": lambda told: told.facts["count"] >= len(told.act.cards),
    "takes_cards": lambda told: told.facts["count"] >= len(told.act.cards),
    "take_spades": lambda told: told.facts["count"] > 0,
    "leaves_nothing": lambda told: not takers(told),
    "leaves_less": lambda told: told.facts["left"] == len(takers(told)) < told.facts["more"],
    "trail_left": lambda told: told.facts["left"] == len(takers(told)) > 0,
    "keeps_points": lambda told: told.points(told.facts["other"]) == told.facts["points"] > 0,
    "keeps_take": lambda told: told.facts["card"] in told.hand,
    "keeps_take_points": lambda told: told.facts["card"] in told.hand,
    "build": lambda told: told.facts["card"] in told.hand and told.facts["left"] > 0,
    "build_safe": lambda told: told.facts["card"] in told.hand,
    "special_waits": lambda told: bool(told.unseen >> told.facts["card"] & 1),
}


def explained(walk: Walk, most: int) -> Iterator[tuple[Told, Reason]]:
    counsellor = Counsellor(walk.rules)
    count = 0
    for number, state in enumerate(islice(walk.positions(10**6), 3, None)):
        if state.phase not in (DRAW, PLAY) or number % APART:
            continue
        seen, legal = observe(state, state.to_act), walk.rules.legal_actions(state)
        for act in legal[:: max(1, len(legal) // ACTS)]:
            found = list(islice(counsellor.reasons(seen, legal, act), REASONS))
            assert found
            for reason in found:
                facts = dict(reason.facts)
                yield Told(walk.rules, state, seen, legal, act, facts), reason
        count += 1
        if count == most:
            return


@pytest.mark.parametrize("game", IDS)
def test_every_reason_is_true(game: str) -> None:
    counted: Counter[str] = Counter()
    most = SEEN if game in GAMES.ids() else SEEN_OF_GUESTS
    for tables, begin in ((PLAIN, Walk), (MIXED, late_walk)):
        own = [table for table in tables if table.variant == game][:TABLES]
        for told, reason in (one for table in own for one in explained(begin(table), most)):
            name = reason.key.removeprefix("advice.")
            counted[name] += 1
            is_true = CONDITIONS.get(name)
            assert is_true is None or is_true(told), (reason, told.act, told.seen)
    assert len(counted) > 4


@pytest.mark.long
def test_sixty_hints_are_as_they_were_read() -> None:
    """As a card player reads them: true, decisive and clear. Where they change, read them again,
    with their positions: `python -m tests.bots.hints_sampled --read`."""
    told = [line for game in GAMES.ids() for line, _ in to_read(game)]
    assert_kept(KEPT / "sixty_hints.txt", "\n".join(told) + "\n")
