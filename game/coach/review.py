"""What the coach says of a hand: values of the engine without words, and the same as plain data.

Results are what the hand brings a player against the mean of the others: points, or shares of a
round where hands are won or lost (`hand.counts_rounds`). More is better. A `half_width` is that of
an interval: of 95 % for a curve, of 99 % for a choice.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from game.bots.base import Fact, Reason
from game.coach.hand import PlayedHand
from game.engine.actions import Action
from game.engine.cards import CARDS_MOST, names
from game.engine.notation import NotationError, read_action, say_action
from game.reading import strict
from game.storage.table_file import read_cards

#: The most choices shown, and the most reasons given for each.
CHOICES_MOST, REASONS_MOST = 3, 3
#: The most acts of a hand, and the most facts of a reason.
MOMENTS_MOST, FACTS_MOST = 20_000, 12
WORLDS_MOST = 10**9
TEXT_MOST = 1_000
_REASON = re.compile(r"advice\.[a-z_]{1,40}")
_FACT = re.compile(r"[a-z_]{1,40}")


Found = TypeVar("Found")


class SearchProgress(NamedTuple):
    """How far a search is, from 0 to 1."""

    share: float


def with_less_progress(
    steps: Iterator[SearchProgress | Found], apart: float
) -> Iterator[SearchProgress | Found]:
    """Yield all that is found, and how far the search is whenever it is this much further."""
    said = 0.0
    for one in steps:
        if not isinstance(one, SearchProgress):
            yield one
        elif one.share > said + apart:
            said = one.share
            yield one


@dataclass(frozen=True)
class CurvePoint:
    """What a player could expect of the hand before an act of their own; or, at the end, its
    result, of which nothing is uncertain. `act_index`: the number of the act in the log of the
    match."""

    act_index: int
    expected: float
    half_width: float


@dataclass(frozen=True)
class CostlyChoice:
    """An act that cost something: `better` would have brought `cost` more."""

    act_index: int
    done: Action
    better: Action
    cost: float
    half_width: float
    reasons: tuple[Reason, ...]


@dataclass(frozen=True)
class HandReview:
    """The review of one hand of a player. `costly`: the choices that surely cost something, the
    dearest first. `equal`: acts that are not what a sound player would have done, where no
    difference could be told. `play`: what all acts of the player brought against those of a sound
    player in their place, within `half_width` (95 %); `luck`: all the rest of the result. `worlds`:
    how many were looked at. `complete`: False if some acts were not looked at.
    """

    seat: int
    hand_no: int
    moments: tuple[CurvePoint, ...]
    costly: tuple[CostlyChoice, ...]
    equal: tuple[int, ...]
    luck: float
    play: float
    half_width: float
    worlds: int
    complete: bool


def encode_review(hand: PlayedHand, review: HandReview) -> dict[str, Any]:
    return {
        "seat": review.seat,
        "hand": review.hand_no,
        "moments": [[one.act_index, one.expected, one.half_width] for one in review.moments],
        "costly": [_said(hand, choice) for choice in review.costly],
        "equal": list(review.equal),
        "luck": review.luck,
        "play": review.play,
        "half_width": review.half_width,
        "worlds": review.worlds,
        "complete": review.complete,
    }


def _said(hand: PlayedHand, choice: CostlyChoice) -> dict[str, Any]:
    return {
        "act": choice.act_index,
        "better": say_action(hand.rules, choice.better),
        "cost": choice.cost,
        "half_width": choice.half_width,
        "reasons": [
            [reason.key, {name: _plain(fact) for name, fact in reason.facts.items()}]
            for reason in choice.reasons
        ],
    }


def _plain(fact: Fact) -> int | str:
    return fact if isinstance(fact, int) else names(fact)


REVIEW_KEYS = (
    "seat",
    "hand",
    "moments",
    "costly",
    "equal",
    "luck",
    "play",
    "half_width",
    "worlds",
    "complete",
)
CHOICE_KEYS = ("act", "better", "cost", "half_width", "reasons")


def decode_review(hand: PlayedHand, data: object) -> HandReview:
    """Return the review of this hand that was written. The acts done come from the hand, and the
    better ones must be allowed there."""
    entries = strict.read_map(data, "review", REVIEW_KEYS)
    seat = strict.read_whole(entries["seat"], "seat", 0, len(hand.dealt.hands) - 1)
    moments = strict.read_list(entries["moments"], "moments", MOMENTS_MOST)
    costly = strict.read_list(entries["costly"], "costly", CHOICES_MOST)
    return HandReview(
        seat,
        strict.read_whole(entries["hand"], "hand", hand.dealt.hand_no, hand.dealt.hand_no),
        tuple(_moment(hand, one) for one in moments),
        tuple(_choice(hand, seat, one) for one in costly),
        tuple(_act(hand, one) for one in strict.read_list(entries["equal"], "equal", MOMENTS_MOST)),
        _number(entries["luck"], "luck"),
        _number(entries["play"], "play"),
        _number(entries["half_width"], "half_width", least=0),
        strict.read_whole(entries["worlds"], "worlds", 0, WORLDS_MOST),
        strict.read_flag(entries["complete"], "complete"),
    )


def _number(data: object, where: str, least: float = -strict.NUMBER_MOST) -> float:
    return strict.read_number(data, where, least, strict.NUMBER_MOST)


def _act(hand: PlayedHand, data: object) -> int:
    """Read the number of an act of this hand."""
    return strict.read_whole(data, "act", hand.begins, hand.begins + len(hand.entries) - 1)


def _moment(hand: PlayedHand, data: object) -> CurvePoint:
    values = strict.read_list(data, "moments", 3)
    if len(values) != 3:
        strict.fail("line", where="moments")
    act = strict.read_whole(values[0], "moments", hand.begins, hand.begins + len(hand.entries))
    return CurvePoint(act, _number(values[1], "moments"), _number(values[2], "moments", least=0))


def _choice(hand: PlayedHand, seat: int, data: object) -> CostlyChoice:
    entries = strict.read_map(data, "costly", CHOICE_KEYS)
    number = _act(hand, entries["act"])
    entry, state = hand.entries[number - hand.begins], hand.state_before(number)
    if entry.seat != seat or entry.action is None:
        strict.fail("line", where="act")
    text = strict.read_text(entries["better"], "better", TEXT_MOST)
    try:
        better = read_action(hand.rules, state, text)
    except NotationError:
        strict.fail("act", where="better", act=text)
    if hand.rules.refuse(state, better) is not None:
        strict.fail("illegal", where="better", act=text)
    reasons = strict.read_list(entries["reasons"], "reasons", REASONS_MOST)
    return CostlyChoice(
        number,
        entry.action,
        better,
        _number(entries["cost"], "cost"),
        _number(entries["half_width"], "half_width", least=0),
        tuple(_reason(hand, one) for one in reasons),
    )


def _reason(hand: PlayedHand, data: object) -> Reason:
    values: Sequence[object] = strict.read_list(data, "reasons", 2)
    if len(values) != 2 or not isinstance(values[1], dict) or len(values[1]) > FACTS_MOST:
        strict.fail("line", where="reasons")
    key = strict.read_word(values[0], "reasons", _REASON)
    facts: Mapping[str, Fact] = {
        strict.read_word(name, "reasons", _FACT): _fact(hand, name, fact)
        for name, fact in values[1].items()
    }
    return Reason(key, facts)


def _fact(hand: PlayedHand, name: str, data: object) -> Fact:
    if isinstance(data, str):
        return read_cards(data, "reasons", least=0)
    if name in ("card", "other"):
        return strict.read_whole(data, "reasons", 0, CARDS_MOST - 1)
    if name == "seat":
        return strict.read_whole(data, "reasons", 0, len(hand.dealt.hands) - 1)
    return strict.read_whole(data, "reasons", -strict.NUMBER_MOST, strict.NUMBER_MOST)
