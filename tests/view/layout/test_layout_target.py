"""What the pointer is on, where a card would drop, and the lens."""

from __future__ import annotations

import pytest
from layout_tables import WINDOWS, lay_out, stage_of, table_of

from game.engine.cards import CardId
from game.play.intents.offers import Target
from game.view.layout.hand import lay_hand
from game.view.layout.melds import GAP
from game.view.layout.overlays import lens
from game.view.layout.setting import TableSetting
from game.view.layout.table import TableLayout
from game.view.layout.target import gap_at, hit, nearest


def layout_of(setting: TableSetting, window: str = "1920x1080") -> TableLayout:
    return lay_out(stage_of(window), setting)


@pytest.fixture
def table() -> TableLayout:
    return layout_of(table_of(4, [1, 1, 2, 0, 3], hand=9, has_pot=True))


def test_a_risen_card_stays_under_the_pointer_that_raised_it() -> None:
    setting = table_of(4, hand=9)
    zone = layout_of(setting).zones.hand
    for card in setting.hand.groups[0]:
        rest = lay_hand(zone, setting.hand).spots[card].rect
        hand = setting.hand._replace(focus=card)
        layout = layout_of(setting._replace(hand=hand))
        assert hit(layout, rest.x + 20, rest.bottom - 4).card == card


def test_the_nearest_place_lights_up_within_its_reach(table: TableLayout) -> None:
    targets = [Target("meld", at) for at in range(5)] + [Target("pile"), Target("lane")]
    first, second = table.melds[:2]
    between = (first.right + second.x) / 2
    assert nearest(table, first.cx, first.cy, targets) == (Target("meld", 0), True)
    assert nearest(table, between - 1, first.bottom + 50, targets)[0] == Target("meld", 0)
    assert nearest(table, between + 1, first.bottom + 50, targets)[0] == Target("meld", 1)
    for beside, expected in ((23, True), (25, False), (119, False)):
        found = nearest(table, first.cx, first.bottom + beside, targets[:2])
        assert found == (Target("meld", 0), expected)
    assert nearest(table, first.cx, first.bottom + 121, targets[:2]) == (None, False)
    assert nearest(table, 0, 0, []) == (None, False)


def cards_of(layout: TableLayout, meld: int) -> list[CardId]:
    return [card for card, spot in layout.cards.items() if (spot.zone, spot.at) == ("meld", meld)]


@pytest.mark.parametrize("joint", range(5))
def test_a_joint_opens_and_stays_open_under_the_pointer(joint: int) -> None:
    setting = table_of(4, [1, 1], lengths=[4])
    closed = layout_of(setting)
    opened = layout_of(setting._replace(joint=(1, joint)))
    lefts = [
        [layout.cards[card].rect.x for card in cards_of(closed, 1)] for layout in (closed, opened)
    ]
    moved = [after - before for before, after in zip(*lefts, strict=True)]
    if joint in (0, 4):
        assert moved == [0, 0, 0, 0]
        return
    by = GAP * closed.meld_height
    assert moved == pytest.approx([-by] * joint + [by] * (4 - joint))
    assert gap_at(closed, 1, closed.cards[cards_of(closed, 1)[joint]].rect.x) == joint
    middle = opened.cards[cards_of(closed, 1)[joint]].rect.x - 25
    assert gap_at(opened, 1, middle) == joint


@pytest.mark.parametrize("window", WINDOWS)
def test_the_lens_opens_every_meld_on_the_stage(window: str) -> None:
    stage = stage_of(window)
    setting = table_of(5, [at % 5 for at in range(10)], lengths=[3, 13], pile=40, has_river=True)
    layout = lay_out(stage, setting)
    for at, meld in enumerate(setting.view.melds):
        opened = lens(layout, Target("meld", at))
        assert opened.frame.within(stage.whole)
        assert list(opened.spots) == list(meld.cards)
        for spot in opened.spots.values():
            assert spot.rect.h == pytest.approx(220)
            assert spot.strip.w >= 0.42 * spot.rect.w - 1e-6
            assert spot.rect.within(opened.frame)
    for card in setting.view.pile:
        opened = lens(layout, Target("pile", 0, card))
        assert opened.frame.within(stage.whole)
        assert list(opened.spots) == [card]
