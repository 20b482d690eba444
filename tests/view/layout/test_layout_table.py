"""The whole table in every window: nothing lies on what it may not, or leaves the stage."""

from __future__ import annotations

from itertools import pairwise, product

import pytest
from layout_tables import (
    TEXTS,
    WINDOWS,
    hidden_indexes,
    lay_out,
    outside,
    overlaps_of,
    sea_of,
    slot_of,
    stage_of,
    table_of,
)

from game.view.layout.setting import TableSetting
from game.view.stage import Stage

HANDS = (0, 1, 2, 7, 12, 13, 14, 15, 18, 19, 24, 25, 36, 37, 40)
#: As high as melds on a crowded table.
LEAST_STOCK = 96
RIVERS = (0, 1, 2, 12, 40, 41, 60, 61, 75)


def crowds(players: int) -> list[dict[str, object]]:
    """From a bare table to more than a full one."""
    seats = range(players)
    return [
        {"owners": ()},
        {"owners": [*seats, *seats]},
        {"owners": [at % players for at in range(25)]},
        {"owners": [*seats, *seats, *seats], "lengths": [13] * players + [3] * players + [10]},
    ]


def tables(players: int) -> list[TableSetting]:
    """Every other one has large corners."""
    found = []
    for at, crowd in enumerate(crowds(players)):
        for extra in range(6):
            # Every hand meets every crowd in some of the windows.
            hand = HANDS[(at * 4 + extra * 5 + players) % len(HANDS)]
            river = RIVERS[(at * 3 + extra * 2 + players) % len(RIVERS)] if extra % 3 == 1 else 3
            found.append(
                table_of(
                    players,
                    hand=hand,
                    groups=1 + extra % 4,
                    pile=river,
                    large_corners=extra // 3 == at % 2,
                    keys=4 + extra % 2,
                    has_river=extra % 3 == 1,
                    has_pot=extra % 3 == 2,
                    has_contract=extra % 3 == 0,
                    fits=0b1010 << 100,
                    **crowd,
                )
            )
    return found


def faults_of(stage: Stage, setting: TableSetting) -> list[str]:
    layout = lay_out(stage, setting)
    leaves = [f"{name} leaves" for name in outside(layout, stage)]
    small = [] if layout.piles.stock.frame.h >= LEAST_STOCK else ["stock is too small"]
    return (
        overlaps_of(layout)
        + leaves
        + small
        + list(hidden_indexes(layout, setting.hand.large_corners))
    )


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("window", ["1024x640, safe 5%", "1024x768", "1920x1080"])
def test_all_has_room_beside_the_open_log(window: str, text: float) -> None:
    stage = stage_of(window, text)
    for players, large, melds in product((2, 3, 4, 5), (False, True), (8, 16, 25)):
        owners = [at % players for at in range(melds)]
        setting = table_of(players, owners, (3, 4, 5), large_corners=large)
        layout = lay_out(stage, setting._replace(has_contract=True, has_log=True))
        assert [*outside(layout, stage), *overlaps_of(layout)] == []
        rights = [spot.rect.right for spot in layout.cards.values() if spot.zone == "meld"]
        assert max(rights) <= layout.zones.table.right + 0.01


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("window", WINDOWS)
def test_nothing_overlaps_leaves_or_hides(window: str, text: float) -> None:
    stage = stage_of(window, text)
    faults = {}
    for players in (2, 3, 4, 5):
        for at, setting in enumerate(tables(players)):
            found = faults_of(stage, setting)
            if found:
                faults[players, at] = found
    assert faults == {}


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("window", WINDOWS)
def test_a_contract_is_staged_over_the_hand(window: str, text: float) -> None:
    stage = stage_of(window, text)
    faults = {}
    for players in (2, 3, 4, 5):
        for parts in ([3, 4, 4], [3, 3, 3, 3], [13], [4, 4, 4]):
            for melds in (0, 1, 4):
                owners = [seat for seat in range(1, players) for _ in range(melds)]
                setting = table_of(players, owners, hand=5, pile=12, has_contract=True)
                staged = [setting.view.pile[at * 3 : at * 3 + 2] for at in range(len(parts))]
                setting = setting._replace(view=setting.view._replace(pile=()))
                tray = tuple(slot_of(*part) for part in zip(parts, staged, strict=True))
                setting = setting._replace(tray=tray)
                layout, found = lay_out(stage, setting), faults_of(stage, setting)
                assert layout.tray
                boxes = [*(slot.frame for slot in layout.tray.slots), layout.tray.lay_down]
                found += ["slot leaves" for box in boxes if not box.within(layout.tray.frame)]
                found += ["slots overlap" for one, other in pairwise(boxes) if one.overlaps(other)]
                if found:
                    faults[players, len(parts), melds] = found
    assert faults == {}


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("window", WINDOWS)
def test_a_fishing_table_has_room_for_all(window: str, text: float) -> None:
    stage = stage_of(window, text)
    faults = {}
    for players in (2, 3, 4):
        for loose, builds in ((0, ()), (4, (2, 2)), (9, (2,)), (10, (2, 5)), (16, (3,)), (24, ())):
            for choices in ((), (2, 1, 1, 2), (2,) * 9):
                setting = sea_of(players, loose, builds, choices=choices, choice_at=5)
                cards = setting.view.loose
                if loose == 24:
                    setting = setting._replace(chosen=(cards[:12],))
                elif loose >= 9:
                    setting = setting._replace(chosen=(cards[1:4], cards[5:7]))
                found = faults_of(stage, setting)
                if found:
                    faults[players, loose, builds, choices] = found
    assert faults == {}


# As wide, and as high -----------------------------------------------------------------------------


def test_a_very_wide_window_keeps_the_panels_at_the_edge_of_the_content() -> None:
    layout = lay_out(stage_of("2560x1080"), table_of(3))
    assert layout.zones.panel.x == pytest.approx((2560 - 2268) / 2 + 24)
    assert layout.zones.menu.right == pytest.approx((2560 + 2268) / 2 - 24)


@pytest.mark.parametrize(
    ("players", "whole"), [(2, "words"), (3, "all moons"), (4, "words"), (5, "moon")]
)
def test_the_contract_is_told_as_fully_as_seats_leave_room(players: int, whole: str) -> None:
    plate = lay_out(stage_of(), table_of(players, has_contract=True)).plate
    assert plate
    assert (plate.title is None) == (whole == "moon")
    assert plate.all_moons == (whole == "all moons")
    if whole == "moon":
        assert plate.frame.w == 64


def test_a_kept_height_stays_while_it_fits() -> None:
    setting = table_of(4, [1, 2, 3])
    assert lay_out(stage_of(), setting._replace(kept_height=122)).meld_height == 122
    full = table_of(5, [at % 5 for at in range(25)], kept_height=176)
    assert lay_out(stage_of(), full).meld_height == 114
