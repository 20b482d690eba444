"""The picture, carried along by what the viewer may see, ends up where the viewer is."""

from __future__ import annotations

import pytest

from game.engine.events import EVENT_KINDS
from game.engine.visibility import observe, redact
from game.view.table.model import TableView

from .players import Walk, late_walk, shy
from .tables import PAIRED, PLAIN, SAMPLED, Table

STEPS = 200
SPECTATOR = -1


def fold_along(walk: Walk, steps: int) -> set[str]:
    """Folds for every viewer what happens, from the deal on; returns the kinds of events."""
    standing, kinds = walk.state.standing, set[str]()
    views = [TableView.empty(standing, viewer) for viewer in range(SPECTATOR, walk.seats)]
    for state in walk.positions(steps):
        kinds |= {event.kind for event in walk.events}
        for view in views:
            for event in walk.events:
                view.fold(redact(event, view.viewer))
            assert view == TableView.of(observe(state, view.viewer)), walk.events
    return kinds


@pytest.mark.parametrize("table", [*PLAIN, *SAMPLED, *PAIRED], ids=str)
def test_folding_what_is_seen_gives_what_is_observed(table: Table) -> None:
    fold_along(late_walk(table), STEPS)


def test_every_kind_of_event_is_folded() -> None:
    """None of the folds goes unseen: there are tables that show them all."""
    rebuys = Table("loba_de_menos", (("reenganche.max", 20),), 4)
    flipped = Table("loba_de_menos", (("recycle", "flip"), ("joker_reclaim", True)), 3)
    contracts, builds = Table("carioca", (), 2), Table("la_mona", (), 4)
    kinds = set[str]()
    for seed in range(4):
        for table in (rebuys, flipped, contracts, builds):
            kinds |= fold_along(Walk(table, seed), 600)
    for table in (flipped, contracts):
        kinds |= fold_along(Walk(table, player=shy), 1500)
    for seed in range(100):
        kinds |= fold_along(Walk(rebuys, seed), 0)
    assert kinds == set(EVENT_KINDS)


def test_a_view_that_misses_an_event_goes_astray() -> None:
    walk = Walk(Table("loba_de_menos", (), 2))
    view = TableView.of(observe(walk.state, 0))
    for _ in walk.steps(20):
        for event in walk.events:
            if event.kind != "discarded":
                view.fold(redact(event, 0))
    assert view != TableView.of(observe(walk.state, 0))
