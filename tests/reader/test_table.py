"""A table as a screen reader is given it: all of it is named, and nothing hidden is in it."""

from __future__ import annotations

from random import Random

import pytest

from game.l10n.catalogue import Texts
from game.paths import text_roots
from game.play.hands.hands import Hands
from game.play.intents.moves import Moves
from game.play.intents.offers import STOCK_PLACE, Target
from game.play.pieces.describe import Pieces, describe
from game.play.pieces.line import Number
from game.play.pieces.moment import Moments
from game.play.pieces.piece import Piece, TableFacts
from game.play.session.hand_order import Arranging
from game.play.session.port import SeatPort
from game.play.session.running import RunningTable
from game.play.session.table_kind import kind_of
from game.reader.node import Tree, every
from game.reader.spoken import Spoken
from game.reader.table import TableHeard
from game.variants import parents_of
from game.view.geometry import Rect
from game.view.table.words import TableWords
from tests.play.tables import GAMES, least_players, new_table, one_step

ENGLISH = Texts(["en"], text_roots(), parents_of)
STEPS, EVERY = 60, 15


def read_by(table: RunningTable, seat: int, *more: Piece) -> Tree:
    """The tree of a seat that looks at what lies there, and perhaps at something more."""
    port, kind = SeatPort(table, seat), kind_of(table.rules, len(table.players))
    moment = Moments(port, Moves(port, Arranging(table))).now()
    game, names = table.variant.id, [player.name for player in table.players]
    pieces = describe(TableFacts(table.rules, kind, table.players), moment, {})
    pieces.update({piece.place: piece for piece in more})
    return TableHeard(
        pieces,
        Pieces(),
        Hands(),
        TableWords(ENGLISH, game, names, table.rules, kind),
        Spoken(ENGLISH, game),
        prompt="",
        ways=(),
        goals=(),
        frame=lambda place: Rect(0, 0, 1, 1),
        keys=str,
    ).tree()


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_change_nothing_that_is_read(game: str) -> None:
    table = new_table(game, " ".join("n" * least_players(game)))
    rng, differing = Random(3), 0
    for step in range(STEPS):
        real = table.match.state
        if step % EVERY == 0:
            trees = [read_by(table, seat) for seat in range(len(table.players))]
            assert all(node.name for tree in trees for node in every(tree.nodes))
            for seat, tree in enumerate(trees):
                world = table.rules.world(SeatPort(table, seat).observation(), rng)
                differing += world != real
                table.match.state = world
                assert read_by(table, seat) == tree
                table.match.state = real
        one_step(table)
    assert differing


@pytest.mark.parametrize(
    ("beside", "group"),
    [
        (Target("panel"), "group-seat-0"),
        (Target("plaque", 1), "group-seat-1"),
        (STOCK_PLACE, "group-table"),
    ],
)
def test_a_new_thing_is_read_with_what_it_stands_beside(beside: Target, group: str) -> None:
    new = Piece(place=Target("new thing"), name=(Number(7),), beside=beside)
    (found,) = (
        one.key
        for one in read_by(new_table("loba_de_mas", "n n"), 0, new).nodes
        if any(part.name == "7" for part in one.parts)
    )
    assert found == group
