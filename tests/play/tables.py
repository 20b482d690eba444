"""Tables to try the play room on, written as card players would."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest

from game.bots.base import decision
from game.bots.simple import naive_bot
from game.engine.actions import Action
from game.engine.cards import CardId, names, parse_card, parse_cards
from game.engine.notation import say_action, say_meld
from game.engine.phases import SCORED
from game.engine.rummy.flow import RummyRules
from game.paths import bundled
from game.play.intents.fishing import FishingIntents
from game.play.intents.moves import Moves
from game.play.intents.offers import Offer
from game.play.intents.rummy import RummyIntents
from game.play.positions.position import Position, position_in
from game.play.session.hand_order import Arranging
from game.play.session.running import RunningTable
from game.play.session.seating import Player, TableChoice, usual_crest
from game.reading.faults import Faults, FilePlace
from game.reading.given import Given
from game.reading.yaml_tree import nodes_of
from game.variants.catalogue import Catalogue
from tests.clock import Clock

CATALOGUE = Catalogue([bundled("assets/variants")])
GAMES = CATALOGUE.ids()
#: Those that differ most, for tests that take long; on request, all.
UNLIKE = ("loba_de_menos", "loba_de_mas", "carioca", "la_mona", "scopa")
UNLIKE_FIRST = [
    pytest.param(game, marks=() if game in UNLIKE else pytest.mark.long) for game in GAMES
]


def position(**told: object) -> Position:
    given = Given(nodes_of(told, FilePlace("table")), "", Faults())
    found = position_in(given, CATALOGUE, Path())
    assert found is not None, list(given.faults)
    assert not given.faults.fatal, list(given.faults)
    return found


def set_up(**told: object) -> RunningTable:
    """A table as a position file would tell it, with whoever is to play before the screen."""
    table = RunningTable.from_position(position(**told), clock=Clock())
    if table.needs_curtain:
        table.sit(table.to_act)
    return table


def rummy(**told: object) -> RummyIntents:
    table = set_up(**told)
    found = Moves(table, Arranging(table)).rummy
    assert found is not None
    return found


def fishing(variant: str = "la_mona", **told: object) -> FishingIntents:
    table = set_up(variant=variant, **told)
    found = Moves(table, Arranging(table)).fishing
    assert found is not None
    return found


def seated(bots: str) -> tuple[Player, ...]:
    """`p f n r`: a person, one with a phone, the naive bot, the random one."""
    kinds = {"p": "", "f": "", "n": "naive", "r": "random"}
    return tuple(
        Player(f"P{seat}", usual_crest(seat), kinds[word], word == "f")
        for seat, word in enumerate(bots.split())
    )


def new_table(
    variant_id: str, bots: str, *, seed: int = 1, **options: bool | int | str
) -> RunningTable:
    choice = TableChoice(variant_id, seated(bots), options, seed=seed)
    return RunningTable.start(choice, clock=Clock(), catalogue=CATALOGUE)


def least_players(variant_id: str) -> int:
    return CATALOGUE.load(variant_id).game.players.min


def one_step(table: RunningTable) -> None:
    """Whoever is to act does the next thing: people what a simple bot would."""
    if table.phase == SCORED:
        table.deal_next()
    elif table.is_bots_turn:
        table.bot_turn(0.0)
        table.play_bot()
    else:
        if table.needs_curtain:
            table.sit(table.to_act)
        table.act(simple_act(table))


def simple_act(table: RunningTable) -> Action:
    """What a simple bot would do in the place of whoever sits before the screen."""
    return decision(naive_bot(table.rules), table.observation(), table.legal(), Random(0))


def card(text: str) -> CardId:
    return parse_card(text)


def row(text: str) -> tuple[CardId, ...]:
    return parse_cards(text)


def lies(table: RunningTable, offers: Iterable[Offer]) -> list[str]:
    """The melds that would lie there, offer by offer: `[5h 6h X=7]`."""
    rules = table.rules
    assert isinstance(rules, RummyRules)
    return [" + ".join(say_meld(rules, meld) for meld in one.lies) for one in offers]


def said(table: RunningTable, offers: Iterable[Offer]) -> list[str]:
    """The acts, offer by offer, in notation."""
    return [" / ".join(say_action(table.rules, act) for act in one.acts) for one in offers]


def sums(offer: Offer) -> list[str]:
    """`5h 4d` for each group."""
    return [
        " ".join(names([part.card]) if part.card >= 0 else f"#{part.build + 1}" for part in group)
        for group in offer.sums
    ]
