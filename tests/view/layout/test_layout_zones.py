"""Piles, river, plaques, builds and choices: what stands in each zone, and how it gives way."""

from __future__ import annotations

import pytest
from layout_tables import bounds_of, lay_out, sea_of, slot_of, stage_of, table_of

from game.play.intents.offers import Target
from game.view.layout.hand import SELECTED_RISE
from game.view.layout.piles import RIVER_PAD
from game.view.layout.seats import LETTERS
from game.view.layout.setting import LEAST_STRIP, STRIP_LARGE
from game.view.layout.target import hit


@pytest.mark.parametrize(
    ("cards", "layers"), [(0, 0), (1, 1), (12, 1), (13, 2), (46, 4), (60, 5), (108, 5)]
)
def test_a_stock_has_a_layer_for_every_twelve_cards(cards: int, layers: int) -> None:
    setting = table_of()
    view = setting.view._replace(stock_size=cards)
    layout = lay_out(stage_of(), setting._replace(view=view))
    assert len(layout.piles.stock.backs) == layers


def test_a_pile_shows_its_top_card_and_two_below() -> None:
    setting = table_of(pile=9)
    layout = lay_out(stage_of(), setting)
    shown = [card for card, spot in layout.cards.items() if spot.zone == "pile"]
    assert shown == list(setting.view.pile[-3:])
    assert layout.piles.discards
    assert layout.cards[shown[-1]].strip == layout.piles.discards.frame


def test_a_discard_does_not_turn_the_cards_below_it() -> None:
    setting = table_of(pile=9)
    before = lay_out(stage_of(), setting).cards
    view = setting.view._replace(pile=setting.view.pile[:-1])
    after = lay_out(stage_of(), setting._replace(view=view)).cards
    top = view.pile[-1]
    assert before[top].angle == after[top].angle


@pytest.mark.parametrize(
    ("cards", "large_corners", "rows"),
    [(1, False, 1), (25, False, 1), (40, False, 2), (90, False, 3), (25, True, 2)],
)
def test_a_river_has_as_many_rows_as_it_needs(cards: int, large_corners: bool, rows: int) -> None:
    setting = table_of(5, pile=cards, has_river=True, large_corners=large_corners)
    layout = lay_out(stage_of(), setting)
    river = layout.piles.discards
    assert river is not None
    assert len({spot.rect.y for spot in river.spots.values()}) == rows
    assert all(bounds_of(spot).within(river.frame) for spot in river.spots.values())


@pytest.mark.parametrize(("large_corners", "shown"), [(False, LEAST_STRIP), (True, STRIP_LARGE)])
def test_a_long_river_is_as_large_as_its_width_allows(large_corners: bool, shown: float) -> None:
    setting = table_of(5, pile=180, has_river=True, large_corners=large_corners)
    river = lay_out(stage_of(), setting).piles.discards
    assert river is not None
    first, last = (river.spots[setting.view.pile[at]] for at in (0, 59))
    assert first.strip.w == pytest.approx(shown * first.rect.w)
    assert last.rect.right == pytest.approx(river.frame.right - RIVER_PAD)


def test_cards_that_fit_the_hand_stand_out_of_the_river() -> None:
    setting = table_of(5, pile=20, has_river=True)
    fitting = setting.view.pile[4]
    spots = lay_out(stage_of(), setting._replace(fits=1 << fitting)).cards
    level = spots[setting.view.pile[0]].rect.y
    for card in setting.view.pile:
        assert spots[card].rect.y == level - (16 if card == fitting else 0)


def test_the_fan_gives_way_to_the_name() -> None:
    roomy = lay_out(stage_of(), table_of(3)).seats[1]
    crowded = lay_out(stage_of("1024x640, safe 5%", 1.4), table_of(5, has_river=True)).seats[1]
    assert len(roomy.fan) == 3
    assert crowded.fan == ()
    letters = crowded.name._replace(h=crowded.name.h * LETTERS)
    assert not letters.overlaps(crowded.bubble)
    assert crowded.name.right > crowded.bubble.x
    assert crowded.second.right < crowded.bubble.x


def test_words_in_an_empty_column_may_have_a_second_line() -> None:
    stage = stage_of("1024x640", 1.4)
    for seat, note in lay_out(stage, table_of(5)).notes.items():
        assert note.h >= 2 * stage.text_units(27), seat


@pytest.mark.parametrize("text", [1.0, 1.2, 1.4])
def test_plaques_hold_two_lines_of_any_size(text: float) -> None:
    stage = stage_of(text=text)
    for seat in lay_out(stage, table_of(4)).seats.values():
        assert seat.name.h >= stage.text_units(34)
        assert seat.second.h >= stage.text_units(27)
        assert seat.name.bottom <= seat.second.y
        assert seat.name.within(seat.plaque)
        assert seat.second.within(seat.plaque)


def test_the_name_of_the_lane_gives_way_to_melds() -> None:
    assert lay_out(stage_of(), table_of(4, [1])).lane_label
    assert lay_out(stage_of(), table_of(4, [0])).lane_label is None


def test_steps_lose_words_before_the_prompt_does() -> None:
    usual, large = (lay_out(stage_of(text=text), table_of()).zones for text in (1.0, 1.4))
    assert usual.all_step_words
    assert not large.all_step_words


def test_a_discard_that_must_be_used_lies_beside_the_own_melds() -> None:
    setting = table_of(4, [0] * 6)
    card, *rest = setting.hand.groups[0]
    hand = setting.hand._replace(groups=(tuple(rest),), aside=card)
    layout = lay_out(stage_of(), setting._replace(hand=hand, has_aside=True))
    rect = layout.cards[card].rect
    assert rect.within(layout.zones.content)
    assert rect.bottom < layout.zones.prompt.y
    assert not rect.overlaps(layout.lane)
    assert not any(rect.overlaps(meld) for meld in layout.melds)
    assert hit(layout, rect.cx, rect.cy) == Target("hand", 0, card)
    selected = setting._replace(hand=hand._replace(selected=1 << card), has_aside=True)
    assert lay_out(stage_of(), selected).cards[card].rect.y == rect.y - SELECTED_RISE


def test_a_slot_shows_what_is_missing() -> None:
    setting = table_of(2, hand=7)
    cards = setting.hand.groups[0]
    tray = (slot_of(3, cards[:3]), slot_of(4, cards[3:5]), slot_of(4))
    layout = lay_out(
        stage_of(), setting._replace(tray=tray, hand=setting.hand._replace(groups=(cards[5:],)))
    )
    assert layout.tray
    full, partly, empty = layout.tray.slots
    assert full.missing is None
    assert partly.missing
    assert partly.missing.x == pytest.approx(layout.cards[cards[4]].rect.right)
    assert empty.missing
    assert empty.missing.w == pytest.approx(empty.frame.w - 20)


# Fishing -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("loose", "height"), [(4, 188), (8, 188), (11, 132)])
def test_loose_cards_are_smaller_where_there_are_many(loose: int, height: float) -> None:
    layout = lay_out(stage_of(), sea_of(3, loose))
    assert layout.fishing
    assert layout.fishing.height == height


def test_rows_without_sums_keep_no_room_for_them() -> None:
    setting = sea_of(2, loose=12, choices=(2,) * 5)
    layout = lay_out(stage_of(), setting._replace(chosen=(setting.view.loose[:3],)))
    assert layout.fishing
    assert layout.fishing.height == 132


def test_a_loose_card_leans_the_same_wherever_it_lies() -> None:
    setting = sea_of(3, loose=8)
    before = lay_out(stage_of(), setting).cards
    view = setting.view._replace(loose=setting.view.loose[3:])
    after = lay_out(stage_of(), setting._replace(view=view)).cards
    assert all(before[card].angle == after[card].angle for card in view.loose)
    assert all(abs(spot.angle) <= 4 for spot in before.values() if spot.zone == "loose")


def test_a_chosen_set_is_framed_with_a_sign_between_its_cards() -> None:
    setting = sea_of(3, loose=5, builds=(2,))
    a, b, c, *_ = setting.view.loose
    build = setting.view.builds[0].cards
    layout = lay_out(stage_of(), setting._replace(chosen=((a, c), (b, build[0]))))
    assert layout.fishing
    first, second = layout.fishing.chosen
    assert len(first.signs) == len(second.signs) == 1
    for chosen, cards in ((first, (a, c)), (second, (b, *build))):
        for card, spot in layout.cards.items():
            if spot.zone in ("loose", "build"):
                assert spot.rect.within(chosen.frame) == (card in cards)
        assert not any(chosen.signs[0].overlaps(layout.cards[card].rect) for card in cards)


def test_choices_without_room_are_reached_with_a_bar() -> None:
    few, many = (
        lay_out(stage_of(), sea_of(choices=(2,) * count, choice_at=count - 1)).choices
        for count in (3, 12)
    )
    assert few
    assert many
    assert (len(few.boxes), few.bar) == (3, None)
    assert many.bar
    assert many.first + len(many.boxes) == many.total == 12
    assert many.at(many.bar.y) == 0
    assert many.at(many.bar.bottom) == 11
    assert all(box.right <= many.bar.x for box in many.boxes)
