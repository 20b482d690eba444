"""The hand: how many rows, how it makes room, and where a dropped card would enter."""

from __future__ import annotations

from itertools import pairwise

import pytest
from layout_tables import Deck, bounds_of

from game.engine.cards import pack, parse_card, parse_cards
from game.view.geometry import Rect
from game.view.layout.hand import HandLayout, hand_index_at, lay_hand
from game.view.layout.setting import HandRow

#: That of a 1920x1080 window.
ZONE = Rect(366, 748, 1222, 316)
SEVEN = parse_cards("2c 5d 8h 9d Js Kh Kd")


def hand_of(count: int, **facts: object) -> HandLayout:
    hand = HandRow((Deck().deal(count),), **facts)  # type: ignore[arg-type]
    return lay_hand(ZONE, hand)


@pytest.mark.parametrize(
    ("cards", "rows", "height"),
    [(1, 1, 270), (14, 1, 270), (15, 1, 250), (18, 1, 250), (19, 2, 214), (37, 3, 160)],
)
def test_a_hand_fills_its_rows_before_it_takes_another(
    cards: int, rows: int, height: float
) -> None:
    layout = hand_of(cards)
    assert (len(layout.lines), layout.height) == (rows, pytest.approx(height))


@pytest.mark.parametrize(("cards", "rows"), [(12, 1), (13, 2), (24, 2), (25, 3)])
def test_large_corners_fill_rows_sooner(cards: int, rows: int) -> None:
    assert len(hand_of(cards, large_corners=True).lines) == rows


@pytest.mark.parametrize("large_corners", [False, True])
def test_every_index_is_free_and_every_card_near_the_zone(large_corners: bool) -> None:
    hands = [hand_of(cards, large_corners=large_corners) for cards in range(1, 100)]
    least, top = (0.42, 0.66) if large_corners else (0.30, 0.46)
    for spot in (spot for layout in hands for spot in layout.spots.values()):
        assert spot.strip.w >= least * spot.rect.w - 1e-6
        assert spot.strip.h >= top * spot.rect.h - 1e-6
        bounds = bounds_of(spot)
        assert bounds.x >= ZONE.x - 1
        assert bounds.right <= ZONE.right + 1
        assert ZONE.y <= bounds.y + 1e-6
        assert bounds.bottom <= ZONE.bottom + 16


def test_an_arc_is_even_on_both_sides_and_no_steeper_than_seven_degrees() -> None:
    for cards in range(2, 15):
        spots = list(hand_of(cards).spots.values())
        angles = [spot.angle for spot in spots]
        assert angles == sorted(angles)
        assert angles[0] == pytest.approx(-angles[-1])
        assert angles[-1] <= 7 + 1e-9
        assert spots[0].rect.y - min(spot.rect.y for spot in spots) <= 22 + 1e-9


def test_a_focused_card_rises_and_its_right_neighbours_give_way() -> None:
    rest = lay_hand(ZONE, HandRow((SEVEN,)))
    focus = parse_card("8h")
    risen = lay_hand(ZONE, HandRow((SEVEN,), focus=focus))
    moves = [risen.spots[card].rect.x - rest.spots[card].rect.x for card in SEVEN]
    assert moves == pytest.approx([0, 0, 0, 12, 12, 12, 12])
    assert risen.spots[focus].rect.y == rest.spots[focus].rect.y - 10
    assert risen.spots[focus].strip.w == pytest.approx(rest.spots[focus].strip.w + 12)


def test_selected_cards_rise() -> None:
    rest = lay_hand(ZONE, HandRow((SEVEN,)))
    chosen = parse_cards("5d Kd")
    risen = lay_hand(ZONE, HandRow((SEVEN,), selected=pack(chosen)))
    for card in SEVEN:
        assert rest.spots[card].rect.y - risen.spots[card].rect.y == (28 if card in chosen else 0)


def test_groups_are_parted() -> None:
    groups = (parse_cards("4h 5h 6h"), parse_cards("9c 9d 9s"), parse_cards("Kd"))
    layout = lay_hand(ZONE, HandRow(groups))
    spots = [layout.spots[card] for group in groups for card in group]
    gaps = [b.rect.x - a.rect.x for a, b in pairwise(spots)]
    step = gaps[0]
    assert gaps == pytest.approx([step, step, step + 18, step, step, step + 18])


def test_a_lifted_card_keeps_its_place() -> None:
    lifted = pack(parse_cards("8h"))
    assert (
        lay_hand(ZONE, HandRow((SEVEN,), lifted=lifted)).spots
        == lay_hand(ZONE, HandRow((SEVEN,))).spots
    )


@pytest.mark.parametrize("room", range(7))
def test_room_opens_where_the_card_in_the_air_would_enter(room: int) -> None:
    lifted = parse_card("8h")
    staying = [card for card in SEVEN if card != lifted]
    layout = lay_hand(ZONE, HandRow((SEVEN,), lifted=pack([lifted]), room=room))
    assert layout.room == layout.spots[lifted]
    order = sorted(SEVEN, key=lambda card: layout.spots[card].rect.x)
    assert order == [*staying[:room], lifted, *staying[room:]]


def test_a_card_from_elsewhere_gets_room_without_a_change_of_rows() -> None:
    full = HandRow((Deck().deal(14),), room=14)
    layout = lay_hand(ZONE, full)
    assert len(layout.lines) == 1
    assert layout.room
    assert layout.room.rect.x > max(spot.rect.x for spot in layout.spots.values())


@pytest.mark.parametrize("count", [7, 18, 19, 40])
def test_an_open_room_stays_open_under_the_pointer(count: int) -> None:
    cards = Deck().deal(count)
    for room in range(count):
        hand = HandRow((cards,), lifted=pack(cards[3:4]), room=room)
        layout = lay_hand(ZONE, hand)
        assert layout.room
        strip = layout.room.strip
        assert hand_index_at(layout, strip.cx, strip.cy) == room


def test_an_empty_hand_takes_the_first_card() -> None:
    layout = lay_hand(ZONE, HandRow())
    assert layout.spots == {}
    assert hand_index_at(layout, ZONE.cx, ZONE.cy) == 0
