"""A hand entered by people is scored as the same hand played here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from game.engine.actions import DECLINE_REBUY
from game.engine.cards import parse_cards
from game.engine.chance import IN_THOUGHT
from game.engine.entered import EnteredHand
from game.engine.notation import AnyRules
from game.engine.state import TableState
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of
from game.variants.options import Value
from tests.engine.real_cards import hands_of
from tests.rules.random_refusals import random_options

Table = Callable[[], tuple[AnyRules, TableState]]
GAMES = sorted(Catalogue().readings())


def tables() -> Iterator[tuple[str, dict[str, Value]]]:
    """All games by their usual rules, and by those of each preset."""
    for game in GAMES:
        variant = Catalogue().load(game)
        yield game, {}
        for options in variant.presets.values():
            yield game, dict(options)


def course(state: TableState) -> tuple[object, ...]:
    return state.standing, state.phase, state.pending, state.to_act, state.dealer, state.hand_no


def play_and_enter(game: str, options: dict[str, Value], seed: int, most: int) -> int:
    """Play hands of a match, and enter them at another table, which must stand the same after each;
    return how many they were."""
    variant = Catalogue().load(game, options)
    players = variant.game.players
    seats = players.min + seed % (players.max - players.min + 1)
    rules, done = rules_of(variant.game, seats), 0
    book: TableState | None = None
    for one in hands_of(rules, seats, seed):
        book = rules.seated(seats, one.dealer) if book is None else book
        for act in one.decided:
            rules.apply(book, act, IN_THOUGHT)
        assert rules.refuse_entered(book, one.hand) is None, one
        rules.enter(book, one.hand)
        assert course(book) == course(one.state), one
        done += 1
        if done == most:
            break
    return done


@pytest.mark.parametrize(("game", "options"), [*tables()])
def test_entered_hands_are_scored_as_those_played(game: str, options: dict[str, Value]) -> None:
    assert play_and_enter(game, options, seed=5, most=12)


@pytest.mark.parametrize("game", GAMES)
def test_house_rules_count_alike_both_ways(game: str) -> None:
    dice = Random(f"house rules {game}")
    assert sum(play_and_enter(game, usable_options(dice, game), seed, most=8) for seed in (1, 2))


def usable_options(dice: Random, game: str) -> dict[str, Value]:
    """Some options otherwise than usual, which do not contradict each other."""
    while Catalogue().read(game, options := random_options(dice, game)).variant is None:
        continue
    return options


@pytest.mark.long
@pytest.mark.limit(600)
def test_ten_thousand_hands_are_scored_alike_both_ways() -> None:
    done, seed, dice = 0, 0, Random("real cards")
    while done < 10_000:
        seed += 1
        for game, options in tables():
            done += play_and_enter(game, options, seed, most=500)
        for game in GAMES:
            done += play_and_enter(game, usable_options(dice, game), seed, most=500)


def menos(players: int = 3) -> tuple[AnyRules, TableState]:
    rules = rules_of(Catalogue().load("loba_de_menos").game, players)
    return rules, rules.seated(players, 0)


def mona() -> tuple[AnyRules, TableState]:
    rules = rules_of(Catalogue().load("la_mona").game, 2)
    return rules, rules.seated(2, 0)


HAND = EnteredHand.nothing(3)
#: Of La Mona: cards, spades, aces, the twos that count, the ten of diamonds, winchos.
ROUND = ((30, 22), (7, 6), (3, 1), (1, 0), (0, 1), (1, 0), (2, 0))


@pytest.mark.parametrize(
    ("table", "hand", "why"),
    [
        (menos, HAND._replace(closer=0, held=((), parse_cards("Kc " * 9), ())), "too_many"),
        (menos, HAND._replace(closer=0, held_points=(0, 3001, 5)), "no_such_count"),
        (menos, HAND._replace(closer=0, held_points=(0, 30, 0)), "two_closed"),
        (menos, HAND._replace(closer=0, held_points=(5, 30, 10)), "closer_holds"),
        (mona, EnteredHand(took=((30, 23), *ROUND[1:])), "adds_up"),
        (mona, EnteredHand(took=(*ROUND[:2], (3, 0), *ROUND[3:])), "adds_up"),
        (mona, EnteredHand(took=((47, 5), *ROUND[1:])), "more_than_all"),
        (mona, EnteredHand(took=ROUND), ""),
        (mona, EnteredHand(held_points=(5, 4)), "no_such_points"),
        (mona, EnteredHand(held_points=(9, 4)), ""),
    ],
)
def test_a_hand_that_cannot_be_is_refused(table: Table, hand: EnteredHand, why: str) -> None:
    rules, state = table()
    refusal = rules.refuse_entered(state, hand)
    assert (refusal.key if refusal else "") == (f"refuse.entered.{why}" if why else "")


def test_a_hand_waits_until_everybody_has_decided() -> None:
    rules, state = menos()
    rules.enter(state, HAND._replace(closer=0, held_points=(0, 130, 10)))
    hand = HAND._replace(closer=0, held_points=(0, 5, 10))
    refusal = rules.refuse_entered(state, hand)
    assert state.to_act == 1
    assert refusal is not None
    assert refusal.key == "refuse.decide_first"
    rules.apply(state, DECLINE_REBUY, IN_THOUGHT)
    refusal = rules.refuse_entered(state, hand)
    assert refusal is not None
    assert refusal.key == "refuse.entered.out"


def test_a_blocked_hand_that_is_dealt_again_needs_no_counts() -> None:
    game = Catalogue().load("loba_de_menos", {"blocked_hand": "void_redeal"}).game
    rules = rules_of(game, 3)
    state = rules.seated(3, 0)
    assert rules.refuse_entered(state, HAND) is None
    rules.enter(state, HAND)
    assert (state.standing.voids, state.dealer, state.standing.sheet) == (1, 1, ())
    rules = rules_of(Catalogue().load("loba_de_menos").game, 3)
    refusal = rules.refuse_entered(rules.seated(3, 0), HAND)
    assert refusal is not None
    assert refusal.key == "refuse.entered.who_closed"
