"""How large things lie as there are more of them, or as their room grows: where it changes, as
text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import groupby, product
from pathlib import Path
from typing import NamedTuple

import pytest
from layout_tables import Deck, lay_out, stage_of, table_of

from game.engine.state import Build
from game.view.geometry import Rect
from game.view.layout.contract import lay_plate, lay_tray
from game.view.layout.fishing import Choices, lay_choices, lay_sea
from game.view.layout.hand import lay_hand
from game.view.layout.melds import Sizes, fits, flow, rows_needed
from game.view.layout.piles import lay_river
from game.view.layout.seats import room_for
from game.view.layout.setting import Hand, Slot
from game.view.layout.zones import Shape, zones_of
from game.view.stage import Stage
from tests.kept import assert_kept

KEPT = Path(__file__).with_name("kept")
STAGES = stage_of(), stage_of("1024x640", 1.2)


class Sweep(NamedTuple):
    name: str
    of: Callable[[int], object]
    over: range

    def line(self) -> str:
        """Say from where on it is so."""
        told = ((at, _said(self.of(at))) for at in self.over)
        runs = (next(same) for _, same in groupby(told, lambda one: one[1]))
        return f"{self.name}: {'; '.join(f'{at}: {said}' for at, said in runs)}"


def _said(value: object) -> str:
    if isinstance(value, float):
        return f"{value:.4g}"
    return " ".join(map(_said, value)) if isinstance(value, tuple) else str(value)


def a_hand(large: bool, cards: int) -> object:
    hand = Hand((Deck().deal(cards),), large_corners=large)
    laid = lay_hand(Rect(366, 748, 1222, 316), hand)
    return laid.rows, round(laid.height)


def hands() -> Iterator[Sweep]:
    for large in (False, True):
        yield Sweep(f"hand, large {large}", partial(a_hand, large), range(60))


def a_river(stage: Stage, large: bool, cards: int) -> object:
    zones = zones_of(Shape(stage, 4, True, False, False))
    laid = lay_river(stage, zones, Deck().deal(cards), 0, large)
    return laid.rows, laid.spots[0].rect.h // 4


def last_of_a_river(stage: Stage, large: bool, cards: int) -> object:
    zones = zones_of(Shape(stage, 4, True, False, False))
    spots = lay_river(stage, zones, Deck().deal(cards), 0b1011, large).spots
    return tuple(edge for card in (cards - 1, cards // 2) for edge in _edges(spots[card].strip))


def _edges(rect: Rect | None) -> tuple[object, ...]:
    return () if rect is None else tuple(map(round, rect))


def rivers() -> Iterator[Sweep]:
    for stage, large in product(STAGES, (False, True)):
        yield Sweep(f"river, large {large}", partial(a_river, stage, large), range(1, 104))
        last = partial(last_of_a_river, stage, large)
        yield Sweep(f"river's last, large {large}", last, range(1, 104, 17))


def a_sea(
    builds: int, loose: int, wide: int = 1300, high: int = 430, watched: bool = False
) -> object:
    cards = Deck().deal(40)
    made = [Build(1, cards[at * 5 : at * 5 + 5], 9, False, (1,)) for at in range(builds)]
    room = Rect(0, 0, wide, high)
    laid = lay_sea(STAGES[0], room, cards[20 : 20 + loose], made, [], False, watched)
    return laid.height, len({spot.rect.y for spot in laid.spots.values()})


def seas() -> Iterator[Sweep]:
    for builds in (0, 3):
        yield Sweep(f"sea, {builds} builds", partial(a_sea, builds), range(1, 20))
    yield Sweep(
        "watched sea", lambda high: a_sea(2, 9, 900, high, watched=True), range(90, 1300, 5)
    )
    yield Sweep("wide sea", lambda loose: a_sea(2, loose, 3000, 900), range(1, 16))
    yield Sweep("low sea", lambda high: a_sea(2, 9, 700, high), range(90, 1000, 5))
    yield Sweep("narrow sea", lambda wide: a_sea(2, 0, wide, 500), range(100, 700, 5))


def some_choices(looked_at: int, count: int) -> Choices:
    zones = zones_of(Shape(STAGES[0], 4, False, True, False))
    return lay_choices(STAGES[0], zones, (1, 2, 3) * count, looked_at % (3 * count))


def choices() -> Iterator[Sweep]:
    def seen(looked_at: int, count: int) -> object:
        laid = some_choices(looked_at, count)
        return laid.first, len(laid.boxes), laid.bar is not None

    for looked_at in (0, 4, -1):
        yield Sweep(f"choices, at {looked_at}", partial(seen, looked_at), range(1, 9))
    zones = zones_of(Shape(STAGES[0], 4, False, True, False))

    def above(foot: int) -> object:
        prompt = zones.prompt._replace(y=foot)
        laid = lay_choices(STAGES[0], zones._replace(prompt=prompt), (1, 2, 1, 3), 1)
        return laid.first, len(laid.boxes)

    yield Sweep("choices above the prompt", above, range(200, 900))
    many = some_choices(0, 4)
    assert many.bar is not None
    top, high = round(many.bar.y), round(many.bar.h)
    yield Sweep("bar of choices", lambda y: many.at(top + y), range(-60, high + 60))


def a_plate(stage: Stage, width: int) -> object:
    laid = lay_plate(stage, Rect(0, 0, width, 100))
    return laid.title is not None, laid.all_moons, laid.frame.w // 100


def a_tray(stage: Stage, far: int, large: bool, cards: int) -> object:
    zones = zones_of(Shape(stage, 4, False, False, False))
    slots = Slot(cards), Slot(3, Deck().deal(2)), Slot(0)
    laid = lay_tray(stage, zones, slots, large, lambda room: far or room / 2)
    first, second, _ = (slot.frame for slot in laid.slots)
    return first.h, first.w / cards // 1, second.x - first.right


def contracts() -> Iterator[Sweep]:
    for stage in STAGES:
        yield Sweep("plate", partial(a_plate, stage), range(20, 1300))
        for far, large in ((0, False), (90, False), (200, True)):
            tray = partial(a_tray, stage, far, large)
            yield Sweep(f"tray, far {far}, large {large}", tray, range(1, 60))


def some_melds(wide: float, count: int, room: Rect) -> object:
    widths = (wide,) * count
    sizes = Sizes(tuple(range(count)), widths, tuple(one * 0.9 for one in widths))
    laid = flow(sizes, room, 100)
    rows = len({y for _, _, y in laid.places})
    return rows, laid.is_close, laid.last_right // 20, fits(sizes, room, 100)


def melds_of_all(stage: Stage, players: int, count: int) -> object:
    owners = [at % players for at in range(count)]
    laid = lay_out(stage, table_of(players, owners, hand=0))
    return laid.meld_height, laid.own_height, len(laid.dividers), len(laid.notes)


def a_full_table(stage: Stage, facts: dict[str, object], count: int) -> object:
    """Beside melds: the card aside, the stock, and the words in each column."""
    owners = [at % 3 for at in range(count)]
    laid = lay_out(stage, table_of(3, owners, hand=0, **facts))
    notes = [_edges(note) for note in (*laid.notes.values(), laid.lane_note)]
    aside, stock = _edges(laid.aside), round(laid.piles.stock.frame.h)
    return laid.meld_height, *aside, stock, "notes", *(edge for note in notes for edge in note)


def full_tables() -> Iterator[Sweep]:
    slots = Slot(3, (160, 161)), Slot(4)
    for stage, (name, facts) in product(
        STAGES,
        {
            "aside": {"has_aside": True},
            "tray": {"tray": slots},
            "river": {"has_river": True},
        }.items(),
    ):
        table = partial(a_full_table, stage, facts)
        yield Sweep(f"full table, {name}", table, range(0, 34, 3))


def melds() -> Iterator[Sweep]:
    usual, lower = Rect(0, 0, 600, 330), Rect(0, 0, 500, 330)
    yield Sweep("melds", lambda count: some_melds(1.6, count, usual), range(30))
    yield Sweep("wide melds", lambda wide: some_melds(wide / 20, 5, lower), range(20, 180))
    yield Sweep("rows", lambda wide: rows_needed((1, 2, 1.5), 100, wide, 30), range(90, 600))
    low = partial(some_melds, 1.6, 9)
    yield Sweep("low room", lambda high: low(lower._replace(h=high)), range(90, 600))
    for players, stage in product((2, 4), STAGES):
        over = range(0, 28, 1 if players == 4 else 3)
        yield Sweep(f"melds of {players}", partial(melds_of_all, stage, players), over)


def open_hands() -> Iterator[Sweep]:
    seats = lay_out(STAGES[0], table_of(5)).seats

    def room(below: bool, large: bool, cards: int) -> object:
        return room_for(((), Deck().deal(cards), (), (), ()), seats, below, large)

    for large in (False, True):
        yield Sweep(f"open hand, large {large}", partial(room, large, large), range(60))


def words_of(text: float, facts: dict[str, bool], high: int) -> object:
    """What the height of the window decides about words: of the prompt, the steps, the panel."""
    shape = {"has_river": False, "has_loose": False, "has_pot": False, **facts}
    zones = zones_of(Shape(Stage.of((1920, high), 0.0, text), 4, **shape))
    steps = round(zones.steps.w) if zones.steps is not None else 0
    return zones.prompt_lines, zones.all_step_words, steps, len(zones.panel_lines)


def keys_of(stage: Stage, count: int) -> object:
    keys = zones_of(Shape(stage, count, False, False, True)).keys
    return tuple(round(key.y) for key in keys[:2])


def zones() -> Iterator[Sweep]:
    for text, facts in product((1.0, 1.2, 1.4), ({}, {"has_river": True}, {"has_pot": True})):
        beside = partial(words_of, text, facts)
        yield Sweep(f"words of {text}, {' '.join(facts)}", beside, range(1080, 1400))
    for stage in STAGES:
        yield Sweep("keys", partial(keys_of, stage), range(9))


SWEEPS = hands, rivers, seas, choices, contracts, melds, full_tables, open_hands, zones


@pytest.mark.parametrize("sweeps", SWEEPS)
def test_sizes_change_where_they_did(sweeps: Callable[[], Iterator[Sweep]]) -> None:
    told = [sweep.line() for sweep in sweeps()]
    assert_kept(KEPT / f"sizes_of_{sweeps.__name__}.txt", "\n".join(told) + "\n")
