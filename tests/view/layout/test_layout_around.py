"""People around a table: what stays where it is from the first card of a hand to its last."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from layout_tables import TEXTS, Deck, lay_out, overlaps_of, slot_of, stage_of, table_of

from game.engine.state import NOBODY, Meld
from game.view.layout.seats import SIDES
from game.view.layout.setting import TableSetting
from game.view.layout.table import TableLayout
from game.view.stage import Stage

SIZES = ("1024x640", "1280x720", "1920x1080", "3840x2160", "2560x1080")
#: What the five rummies need of a table: a pile, a pot, a river, a contract.
KINDS: dict[str, dict[str, object]] = {
    "pile": {},
    "pot": {"has_pot": True},
    "river": {"has_river": True, "pile": 30},
    "contract": {"has_contract": True},
}
MELDS = 26


def a_hand(
    stage: Stage, players: int, kind: str, seed: int, large: bool = False
) -> Iterator[tuple[TableSetting, TableLayout]]:
    """The tables of a hand, after each meld and each card that is added to one. The first half of
    it a contract is staged."""
    chance, deck, melds = Random(seed), Deck(), list[Meld]()
    setting = table_of(players, hand=9, large_corners=large, **KINDS[kind])  # type: ignore[arg-type]
    deck.deal(60)
    for at in range(MELDS):
        grown = chance.randrange(len(melds)) if melds and chance.random() < 0.4 else NOBODY
        if grown != NOBODY and len(melds[grown].cards) < 13:
            cards = (*melds[grown].cards, *deck.deal(1))
            melds[grown] = melds[grown]._replace(cards=cards)
        else:
            owner = chance.randrange(1 if kind == "contract" and at < MELDS / 2 else 0, players)
            melds.append(Meld(0, owner, deck.deal(chance.choice((3, 3, 4))), 0))
        facts: dict[str, object] = {"view": setting.view._replace(melds=tuple(melds))}
        if kind == "contract":
            facts["tray"] = (slot_of(3), slot_of(4), slot_of(4)) if at < MELDS / 2 else ()
        elif kind != "river":
            facts["has_aside"] = chance.random() < 0.2
        setting = setting._replace(**facts)  # type: ignore[arg-type]
        yield setting, lay_out(stage, setting)


@pytest.mark.parametrize("text", [1.0, 1.4])
@pytest.mark.parametrize("size", SIZES)
def test_from_the_first_meld_to_the_last_piles_seats_and_words_stand_still(
    size: str, text: float
) -> None:
    """The cards that are laid only ever become smaller, in few steps, and cover nothing. Every
    number of players meets every kind of table, in some of the windows."""
    stage = stage_of(size, text)
    faults: list[object] = []
    first = SIZES.index(size) + 2 * (text > 1)
    for players, kind in zip((2, 3, 4, 5), [*KINDS, *KINDS, *KINDS][first:], strict=False):
        before: TableLayout | None = None
        heights = []
        for setting, layout in a_hand(stage, players, kind, seed=players):
            case = players, kind, len(setting.view.melds)
            heights.append(layout.meld_height)
            faults += [(*case, fault) for fault in overlaps_of(layout)]
            if before is not None:
                still = [(one.piles, one.seats, one.zones) for one in (before, layout)]
                faults += [(*case, "moves")] if still[0] != still[1] else []
            before = layout
        if heights != sorted(heights, reverse=True) or len(set(heights)) > 7:
            faults.append((players, kind, heights))
    assert faults == []


@pytest.mark.parametrize("size", SIZES)
def test_the_piles_lie_in_the_moon(size: str) -> None:
    for players in (2, 3, 4, 5):
        for kind in ("pile", "pot", "contract"):
            layout = lay_out(stage_of(size), table_of(players, **KINDS[kind]))  # type: ignore[arg-type]
            zones, discards = layout.zones, layout.piles.discards
            assert discards is not None
            both = layout.piles.stock.frame.around(discards.frame)
            assert both.within(zones.moon)
            assert abs(both.cx - zones.moon.cx) < 10
            seats = [place.plaque for place in layout.seats.values()]
            assert not any(zones.moon.overlaps(seat) for seat in seats)
            assert zones.moon.within(zones.content)


def test_people_sit_around_the_table() -> None:
    for count, sides in SIDES.items():
        assert len(sides) == count
    for players in (2, 3, 4, 5):
        layout = lay_out(stage_of(), table_of(players))
        middle = layout.zones.moon
        for place in layout.seats.values():
            if place.side == "above":
                assert place.plaque.bottom < middle.y
            else:
                assert (place.plaque.right < middle.x) == (place.side == "left")


@pytest.mark.parametrize("size", SIZES)
def test_own_melds_grow_outwards_from_the_first(size: str) -> None:
    stage, before = stage_of(size), None
    for own in range(1, 5):
        layout = lay_out(stage, table_of(4, [0] * own, lengths=[3]))
        assert before is None or layout.melds[: own - 1] == before.melds
        before = layout
    assert before is not None
    first, second, third, fourth = before.melds
    assert third.right < first.x < first.right < second.x < second.right < fourth.x
    assert first.cx == pytest.approx(before.zones.table.cx)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_largest_text_makes_no_card_of_a_usual_table_smaller(size: str, players: int) -> None:
    """From one meld for each player on; a full table needs the room of the words."""
    for kind in ("pile", "pot"):
        usual, large = (
            lay_out(stage_of(size, text), table_of(players, range(players), **KINDS[kind]))  # type: ignore[arg-type]
            for text in (1.0, 1.4)
        )
        assert large.meld_height == usual.meld_height


@pytest.mark.parametrize(("size", "least"), [("1024x640", 114), ("1920x1080", 114)])
def test_a_full_table_of_five_stays_readable(size: str, least: float) -> None:
    owners = [at % 5 for at in range(25)]
    layout = lay_out(stage_of(size), table_of(5, owners, hand=20))
    assert layout.meld_height >= least


@pytest.mark.parametrize("text", TEXTS)
def test_a_watched_table_has_its_melds_as_large_as_there_is_room(text: float) -> None:
    for players in (2, 3, 4, 5):
        setting = table_of(players, range(players), me=NOBODY, keys=0)
        watched = lay_out(stage_of("1920x1080", text), setting)
        played = lay_out(stage_of("1920x1080", text), table_of(players, range(players)))
        assert watched.meld_height >= played.meld_height
        assert watched.piles.stock.frame.h > played.piles.stock.frame.h
