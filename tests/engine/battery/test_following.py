"""The picture, carried along by what the viewer may see, ends up where the viewer is."""

from __future__ import annotations

import pytest

from game.engine.events import EVENT_KINDS
from game.engine.following import before_first_deal, observed_after
from game.engine.visibility import observe, redact

from .players import Walk, late_walk, shy
from .tables import TABLES, Table

STEPS = 120
SPECTATOR = -1


def follow(walk: Walk, steps: int) -> set[str]:
    """Follows for every viewer what happens, from the deal on; returns the kinds of events."""
    standing, kinds = walk.state.standing, set[str]()
    viewers = range(SPECTATOR, walk.seats)
    seen = {viewer: before_first_deal(standing, viewer) for viewer in viewers}
    for state in walk.positions(steps):
        kinds |= {event.kind for event in walk.events}
        for viewer in viewers:
            for event in walk.events:
                seen[viewer] = observed_after(seen[viewer], redact(event, viewer))
            assert seen[viewer] == observe(state, viewer), walk.events
    return kinds


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_following_what_is_seen_gives_what_is_observed(table: Table) -> None:
    follow(late_walk(table), STEPS)


def test_every_kind_of_event_is_followed() -> None:
    """There are tables that show all kinds."""
    rebuys = Table("loba_de_menos", (("reenganche.max", 20),), 4)
    flipped = Table("loba_de_menos", (("recycle", "flip"), ("joker_reclaim", True)), 3)
    contracts, builds = Table("carioca", (), 2), Table("la_mona", (), 4)
    kinds = set[str]()
    for seed in range(4):
        for table in (rebuys, flipped, contracts, builds):
            kinds |= follow(Walk(table, seed), 600)
    for table in (flipped, contracts):
        kinds |= follow(Walk(table, player=shy), 1500)
    for seed in range(100):
        kinds |= follow(Walk(rebuys, seed), 0)
    assert kinds == set(EVENT_KINDS)


def test_who_misses_an_event_goes_astray() -> None:
    walk = Walk(Table("loba_de_menos", (), 2))
    seen = observe(walk.state, 0)
    for _ in walk.steps(20):
        for event in walk.events:
            if event.kind != "discarded":
                seen = observed_after(seen, redact(event, 0))
    assert seen != observe(walk.state, 0)
