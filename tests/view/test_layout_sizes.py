"""The more there is, the smaller it lies, and the more room, the larger; never the other way."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, product

import pytest
from layout_tables import TEXTS, Deck, lay_out, sea_of, stage_of, table_of

from game.view.geometry import Rect
from game.view.layout.contract import lay_plate
from game.view.layout.fishing import lay_choices
from game.view.layout.hand import lay_hand
from game.view.layout.melds import rows_needed
from game.view.layout.overlays import Ground, place_paper
from game.view.layout.setting import Hand, Slot
from game.view.layout.zones import Shape, zones_of
from game.view.stage import Stage

STAGES = [stage_of(window, text) for window in ("1920x1080", "1024x640") for text in TEXTS]
CORNERS = (False, True)
RIVERS, TRAYS = range(1, 104, 3), range(3, 40)
#: The zone of a hand in a usual window.
HAND = Rect(366, 748, 1222, 316)


def never_larger(sizes: Sequence[float]) -> bool:
    """By more than a pixel or two: the corners of an arc reach further out the higher it is."""
    return all(other <= one * 1.005 for one, other in pairwise(sizes))


# Cards -------------------------------------------------------------------------------------------


def hand_height(large: bool, cards: int, zone: Rect = HAND) -> float:
    return lay_hand(zone, Hand((Deck().deal(cards),), large_corners=large)).height


def river_height(stage: Stage, large: bool, cards: int) -> float:
    setting = table_of(4, pile=cards, has_river=True, large_corners=large)
    river = lay_out(stage, setting).river
    assert river is not None
    return min(spot.rect.h for spot in river.spots.values())


def sea_height(stage: Stage, builds: int, loose: int) -> float:
    sea = lay_out(stage, sea_of(3, loose, (3,) * builds)).sea
    assert sea is not None
    return sea.height


def melds_height(stage: Stage, players: int, count: int) -> float:
    owners = [at % players for at in range(count)]
    layout = lay_out(stage, table_of(players, owners, hand=0))
    return min(layout.meld_height, layout.own_height)


def tray_height(stage: Stage, large: bool, cards: int) -> float:
    setting = table_of(3, hand=0, has_contract=True, tray=(Slot(cards), Slot(3)))
    tray = lay_out(stage, setting._replace(hand=Hand(large_corners=large))).tray
    assert tray is not None
    return tray.slots[0].frame.h


@pytest.mark.parametrize("large", CORNERS)
def test_a_hand_is_never_larger_for_more_cards(large: bool) -> None:
    sizes = [hand_height(large, cards) for cards in range(1, 60)]
    assert never_larger(sizes)
    assert sizes[-1] < sizes[0] / 1.3


@pytest.mark.parametrize("large", CORNERS)
def test_a_hand_with_more_room_is_never_smaller(large: bool) -> None:
    for cards in (1, 7, 14, 20, 40):
        wider = [hand_height(large, cards, Rect(0, 0, wide, 316)) for wide in range(1600, 500, -20)]
        higher = [hand_height(large, cards, Rect(0, 0, 1222, high)) for high in range(500, 200, -9)]
        assert never_larger(wider)
        assert never_larger(higher)
        assert higher[-1] < higher[0]


@pytest.mark.parametrize("stage", STAGES)
def test_what_lies_on_the_table_is_never_larger_for_more_of_it(stage: Stage) -> None:
    told = {
        **{f"river {large}": [river_height(stage, large, n) for n in RIVERS] for large in CORNERS},
        **{f"sea {n}": [sea_height(stage, n, loose) for loose in range(20)] for n in (0, 3)},
        **{f"melds {n}": [melds_height(stage, n, at) for at in range(28)] for n in (2, 4)},
        **{
            f"tray {large}": [tray_height(stage, large, n) for n in range(3, 40)]
            for large in CORNERS
        },
    }
    assert [name for name, sizes in told.items() if not never_larger(sizes)] == []
    assert [name for name, sizes in told.items() if not sizes[-1] < sizes[0]] == []


def test_melds_flow_into_as_few_rows_as_their_widths_need() -> None:
    """Of several rows none could take the first meld of the next."""
    for widths, wide in product(((1, 2, 1.5), (1.6,) * 9, (3, 1, 1, 3)), range(90, 900, 7)):
        rows, x = 1, 0.0
        for width in widths:
            needed = width * 100 + (30 if x else 0)
            if x + needed > wide + 0.01:
                rows, x, needed = rows + 1, 0.0, width * 100
            x += needed
        expected = 0 if max(widths) * 100 > wide else rows
        assert rows_needed(widths, 100, wide, 30) == expected, (widths, wide)


# Words -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stage", STAGES)
def test_choices_show_the_one_that_is_looked_at(stage: Stage) -> None:
    """As many as have room, in their order, with a bar only where there are more."""
    zones = zones_of(Shape(stage, 4, has_river=False, has_loose=True, has_pot=False))
    for count in range(1, 25):
        lines = tuple(1 + at % 3 for at in range(count))
        seen = []
        for at in range(count):
            laid = lay_choices(stage, zones, lines, at)
            last = laid.first + len(laid.boxes)
            assert laid.first <= at < last <= count
            assert (laid.bar is None) == (len(laid.boxes) == count)
            assert all(one.bottom <= other.y for one, other in pairwise(laid.boxes))
            assert laid.panel.bottom <= zones.prompt.y
            seen.append(laid.first)
            if laid.bar is not None:
                rows = [laid.at(laid.bar.y + laid.bar.h * part / 50) for part in range(-9, 59)]
                assert rows == sorted(rows)
                assert (rows[0], rows[-1]) == (0, count - 1)
                free = zones.prompt.y - laid.panel.bottom
                assert free < max(box.h for box in laid.boxes) * 3
        assert seen == sorted(seen)


@pytest.mark.parametrize("stage", STAGES)
def test_a_plate_tells_more_the_wider_it_is(stage: Stage) -> None:
    told = []
    for wide in range(20, 1300, 5):
        sky = Rect(0, 0, wide, 100)
        plate = lay_plate(stage, sky)
        assert plate.frame.within(sky.grown(0.01)._replace(y=-50, h=200))
        told.append((plate.title is not None, plate.all_moons))
    assert told == sorted(told)
    assert (told[0], told[-1]) == ((False, False), (True, True))


def test_keys_share_their_room_and_stand_from_the_foot() -> None:
    for stage, count in product(STAGES, range(9)):
        keys = zones_of(Shape(stage, count, False, False, True)).keys
        assert len(keys) == count
        assert len({(key.x, key.w, round(key.h, 6)) for key in keys}) <= 1
        assert all(one.bottom < other.y for one, other in pairwise(keys))


# The paper of a lesson ---------------------------------------------------------------------------


def test_a_paper_covers_what_is_spoken_of_only_where_there_is_no_room() -> None:
    inside = Rect(0, 0, 1000, 600)
    lit, kept, lying = (
        [Rect(x, 100, 80, 100) for x in (300, 400)],
        [Rect(0, 500, 1000, 90)],
        [Rect(700, 0, 300, 300)],
    )
    ground = Ground(inside, tuple(lit), tuple(kept), tuple(lying))
    free = place_paper([(280, 300)], ground, inside)
    assert free.within(inside)
    assert not any(free.overlaps(one) for one in (*lit, *kept, *lying))
    wide = place_paper([(900, 220)], ground, inside)
    assert wide.within(inside)
    assert not any(wide.overlaps(one) for one in (*lit, *kept))
    low = place_paper([(900, 300), (300, 300)], ground, inside)
    assert low.w == 300
    assert not any(low.overlaps(one) for one in (*lit, *kept))


def test_a_paper_stays_as_near_as_it_may_to_where_it_was() -> None:
    inside = Rect(0, 0, 1600, 900)
    ground = Ground(inside, (), (), ())
    for home in (Rect(0, 0, 300, 200), Rect(700, 300, 300, 200), Rect(1300, 700, 300, 200)):
        laid = place_paper([(300, 200)], ground, home)
        assert abs(laid.cx - home.cx) + abs(laid.cy - home.cy) <= 64
