"""What lights up for a card is what the referee takes, in whole hands of every game: each place
that an act of this card leads to is offered, and each offer is allowed."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.engine.actions import OPEN, Action
from game.engine.cards import CardId, each
from game.engine.phases import DRAW, PLAY
from game.play.intents.moves import STAGE_KEY, Moves
from game.play.intents.offers import Target, place_of
from game.play.session.hand_order import Arranging
from game.play.session.running import RunningTable

from .tables import CATALOGUE, GAMES, least_players, new_table, one_step

#: Acts at each table, and how many of them apart somebody looks.
ACTS, APART = 60, 4
#: The games of the house, and each preset: what is played by it is not asked for elsewhere.
TABLES = [(game, preset) for game in GAMES for preset in ("", *CATALOGUE.load(game).presets)]


def faults(table: RunningTable) -> Iterator[str]:
    moves, legal = Moves(table, Arranging(table)), table.legal()
    for card in each(table.observation().hand):
        offered = moves.places((card,))
        wanted = {place_of(act) for act in legal if is_of(act, card)}
        if moves.is_staging:
            wanted = {place for place in wanted if place.kind != "lane"}
        for place in wanted - offered.keys():
            yield f"{card} is not offered to {place}"
        for place, offers in offered.items():
            if not offers:
                yield f"{card} is offered nothing at {place}"
            yield from (
                f"{card} at {place}: {refused[1].key}"
                for offer in offers
                if offer.key != STAGE_KEY and (refused := table.refuse_all(offer.acts))
            )
    drawn = {place_of(act) for act in legal if act.kind == "draw"}
    shown: set[Target] = set(moves.draws())
    if moves.rummy and drawn != {place for place in shown if place.kind in ("stock", "pile")}:
        yield f"draws {drawn}, shown {shown}"


def is_of(act: Action, card: CardId) -> bool:
    """Whether a card of the hand does this by itself."""
    return (
        act.kind != OPEN
        and act.cards[:1] == (card,)
        and (len(act.cards) == 1 or act.kind in ("take", "build"))
    )


@pytest.mark.parametrize(("game", "preset"), TABLES)
def test_a_card_lights_the_places_where_it_may_go(game: str, preset: str) -> None:
    chosen = dict(CATALOGUE.load(game).presets[preset]) if preset else {}
    players = " ".join("p" * max(2, least_players(game)))
    table = new_table(game, players, seed=3, **chosen)
    found: dict[int, list[str]] = {}
    for number in range(ACTS):
        if table.is_over:
            break
        if table.needs_curtain:
            table.sit(table.to_act)
        if number % APART == 0 and table.phase in (DRAW, PLAY) and (told := list(faults(table))):
            found[number] = told
        one_step(table)
    assert found == {}
