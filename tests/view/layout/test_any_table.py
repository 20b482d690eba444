"""Tables by chance, of every kind and in every window: what must hold wherever things lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations, pairwise, product

from layout_tables import bounds_of, hidden_indexes, lay_out, outside, overlaps_of
from tables_by_chance import TableByChance

from game.engine.cards import CardId
from game.engine.state import NOBODY, Meld
from game.play.intents.offers import Target
from game.view.layout.hand import hand_index_at
from game.view.layout.setting import HandRow, Spot, TableSetting
from game.view.layout.table import TableLayout, lay_table
from game.view.layout.target import (
    card_height,
    gap_at,
    hit,
    meld_ghost,
    nearest,
    place_frame,
    target_of,
)

#: Each of them differs from the others where something is decided.
SEEDS = range(120)
#: What a table is, whatever is done at it.
KIND = ("has_river", "has_loose", "has_pot", "has_contract", "has_log")
#: Of each table, so many melds are opened.
MELDS_TRIED = 3
Faults = Callable[[TableByChance, TableLayout], Iterator[object]]


@cache
def laid(seed: int) -> tuple[TableByChance, TableLayout]:
    table = TableByChance(seed)
    return table, lay_out(table.stage, table.setting)


def at_every_table(faults: Faults) -> Callable[[], None]:
    def test() -> None:
        found = {seed: told for seed in SEEDS if (told := list(faults(*laid(seed))))}
        assert found == {}

    test.__doc__ = faults.__doc__
    return test


def spots_of(layout: TableLayout, zone: str, at: int | None = None) -> dict[CardId, Spot]:
    return {
        card: spot
        for card, spot in layout.cards.items()
        if spot.zone == zone and at in (None, spot.at)
    }


def hand_of(table: TableByChance) -> list[CardId]:
    """The cards of the hand that have places of their own: those in the air share the one that is
    open for them."""
    hand = table.setting.hand
    cards = [card for group in hand.groups for card in group] if not hand.backs else []
    return [card for card in cards if hand.room == NOBODY or not hand.lifted >> card & 1]


def at_rest(table: TableByChance) -> TableLayout:
    """The table while no card has risen, and no meld is open for one."""
    hand = table.setting.hand._replace(selected=0, focus=NOBODY)
    return lay_out(table.stage, table.setting._replace(hand=hand, joint=None))


# Every card is there -----------------------------------------------------------------------------


@at_every_table
def test_every_card_lies_once_and_where_it_belongs(
    table: TableByChance, layout: TableLayout
) -> Iterator[object]:
    setting, view = table.setting, table.setting.view
    hand = setting.hand
    river = list(view.pile) if setting.has_river else []
    expected: dict[tuple[str, int], list[CardId]] = {
        ("hand", 0): [card for group in hand.groups for card in group if not hand.backs],
        ("river", 0): river,
        ("pile", 0): [] if setting.has_loose or river else list(view.pile[-3:]),
        **{("meld", at): list(meld.cards) for at, meld in enumerate(view.melds)},
        **{("build", at): list(build.cards) for at, build in enumerate(view.builds)},
        **{("tray", at): list(slot.cards) for at, slot in enumerate(setting.tray)},
        ("loose", 0): list(view.loose),
    }
    if hand.aside != NOBODY:
        expected["hand", 0].append(hand.aside)
    for (zone, at), cards in expected.items():
        if sorted(spots_of(layout, zone, at)) != sorted(cards):
            yield zone, at
    if len(layout.cards) != sum(map(len, expected.values())):
        yield "more cards than there are"
    if len(layout.hand.backs) != hand.backs:
        yield "backs"
    depths = Counter(spot.depth for spot in set(layout.cards.values()))
    yield from (f"two cards at depth {depth}" for depth, count in depths.items() if count > 1)


@at_every_table
def test_cards_lie_in_the_order_they_have(
    table: TableByChance, layout: TableLayout
) -> Iterator[object]:
    """In a meld, a build and a slot side by side; in a hand and a river row by row."""
    setting, view = table.setting, table.setting.view
    rows = [*(meld.cards for meld in view.melds), *(build.cards for build in view.builds)]
    rows += [slot.cards for slot in setting.tray]
    for row in rows:
        spots = [layout.cards[card] for card in row]
        if any(other.rect.x <= one.rect.x for one, other in pairwise(spots)):
            yield "not from the left", row
        if len({(spot.rect.y, spot.rect.h) for spot in spots}) > 1:
            yield "not side by side", row
    river = list(view.pile) if setting.has_river else []
    for cards, lines in ((hand_of(table), len(layout.hand.lines) or 1), (river, 2)):
        spots = [layout.cards[card] for card in cards]
        if any(other.depth <= one.depth for one, other in pairwise(spots)):
            yield "a card below the one before"
        back = sum(other.rect.x <= one.rect.x for one, other in pairwise(spots))
        if back >= lines:
            yield "not row by row", back


@at_every_table
def test_melds_lie_in_the_order_they_were_laid(
    table: TableByChance, layout: TableLayout
) -> Iterator[object]:
    """Those of one owner outwards from the first of each row, all of one height, each with its
    frame around its cards."""
    melds, frames = table.setting.view.melds, layout.melds
    for owner in {meld.owner for meld in melds}:
        own = [frames[at] for at, meld in enumerate(melds) if meld.owner == owner]
        for row in {frame.y for frame in own}:
            found = [frame for frame in own if frame.y == row]
            first = found[0]
            right = [frame.x for frame in found if frame.x > first.x]
            left = [frame.x for frame in found if frame.x < first.x]
            if right != sorted(right) or left != sorted(left, reverse=True):
                yield "not outwards from the first", owner
        if {frame.h for frame in own} != {layout.meld_height}:
            yield "not of one height", owner
    for at, frame in enumerate(frames):
        if table.setting.joint is None or table.setting.joint[0] != at:
            spots = list(spots_of(layout, "meld", at).values())
            if not all(spot.rect.within(frame.grown(0.01)) for spot in spots):
                yield "outside its frame", at
            if spots[0].rect.x != frame.x or abs(spots[-1].rect.right - frame.right) > 0.01:
                yield "a frame too wide", at


# Every card is seen, and found -------------------------------------------------------------------


@at_every_table
def test_every_index_is_seen(table: TableByChance, layout: TableLayout) -> Iterator[object]:
    yield from hidden_indexes(layout, table.setting.hand.large_corners)


@at_every_table
def test_no_card_covers_the_strip_of_another(
    table: TableByChance, layout: TableLayout
) -> Iterator[object]:
    """While none has risen."""
    level = at_rest(table)
    zones: dict[tuple[str, int], set[Spot]] = {}
    for spot in level.cards.values():
        if spot.zone != "pile" and not spot.angle:
            zones.setdefault((spot.zone, spot.at), set()).add(spot)
    for where, spots in zones.items():
        for spot, above in combinations(sorted(spots, key=lambda spot: spot.depth), 2):
            if spot.strip.grown(-0.01).overlaps(above.rect):
                yield where, spot.strip, above.rect


@at_every_table
def test_every_card_is_hit_where_it_is_seen(
    table: TableByChance, layout: TableLayout
) -> Iterator[object]:
    """But where another has risen over it."""
    hand = table.setting.hand
    own = hand_of(table)
    for card, spot in layout.cards.items():
        if spot.strip.h and (spot.zone != "hand" or card in own):
            x, y = spot.strip.cx, spot.strip.y + spot.rect.h * 0.25
            found = hit(layout, x, y)
            is_risen = found.kind == "hand" and hand.selected >> max(found.card, 0) & 1
            if found != target_of(spot, card) and not is_risen and found.card != hand.focus:
                yield target_of(spot, card), found


@at_every_table
def test_what_is_hit_is_a_place_under_the_pointer(
    table: TableByChance, layout: TableLayout
) -> Iterator[object]:
    """And every place can be hit."""
    wanted = [Target("menu"), Target("help"), Target("log"), Target("stock")]
    wanted += [] if table.setting.me == NOBODY else [Target("hand"), Target("panel")]
    wanted += [Target("key", at) for at in range(len(layout.zones.keys))]
    wanted += [Target("plaque", seat) for seat in layout.seats]
    wanted += [Target("meld", at) for at in range(len(layout.melds))]
    wanted += [Target("slot", at) for at in range(len(layout.tray.slots) if layout.tray else 0)]
    wanted += [Target("build", at) for at in (layout.fishing.builds if layout.fishing else ())]
    points = [*product(range(9, int(table.stage.width), 90), range(9, int(table.stage.height), 90))]
    for frame in (place_frame(layout, place) for place in wanted):
        parts = (0.02, 0.5, 0.98)
        points += [(frame.x + frame.w * x, frame.y + frame.h * y) for x in parts for y in parts]
    found = set()
    for x, y in points:
        place = hit(layout, x, y)
        found.add(place._replace(card=NOBODY))
        if place.card != NOBODY:
            spot = layout.cards[place.card]
            if place != target_of(spot, place.card) or not bounds_of(spot).grown(40).contains(x, y):
                yield "a card elsewhere", place
        elif place.kind != "felt":
            frame = place_frame(layout, place)
            if frame is None or not frame.contains(x, y):
                yield "a place elsewhere", place
    yield from (f"not found: {place}" for place in wanted if place not in found)


@at_every_table
def test_nothing_lies_on_anything_else(
    table: TableByChance, layout: TableLayout
) -> Iterator[object]:
    if not table.setting.open_hands and table.setting.me != NOBODY:
        yield from overlaps_of(at_rest(table))


@at_every_table
def test_nothing_leaves_the_stage(table: TableByChance, layout: TableLayout) -> Iterator[object]:
    if table.setting.me != NOBODY:
        yield from outside(at_rest(table), table.stage)


@at_every_table
def test_words_lie_within_what_they_stand_on(
    table: TableByChance, layout: TableLayout
) -> Iterator[object]:
    """And apart from each other."""
    zones = layout.zones
    groups = []
    if table.setting.me != NOBODY:
        panel = [zones.panel_name, zones.panel_score, *zones.panel_lines]
        groups.append(("panel", zones.panel, panel))
    for seat, place in layout.seats.items():
        groups.append((f"plaque {seat}", place.plaque, [place.name, place.second]))
    if layout.tray:
        inner = [slot.frame for slot in layout.tray.slots]
        inner += [slot.label for slot in layout.tray.slots]
        inner += [layout.tray.lay_down, layout.tray.words]
        groups.append(("tray", layout.tray.frame, inner))
    if layout.choices:
        choices = layout.choices
        bar = [choices.bar] if choices.bar else []
        groups.append(("choices", choices.panel, [choices.title, *choices.boxes, *bar]))
    if layout.plate and layout.plate.title and layout.plate.parts:
        plate = layout.plate
        groups.append(("plate", plate.frame, [plate.moons, plate.title, plate.parts]))
    for name, frame, inner in groups:
        for rect in inner:
            if not rect.within(frame.grown(0.01)):
                yield f"outside the {name}", rect, frame
        for one, other in combinations(inner, 2):
            if one.grown(-0.01).overlaps(other):
                yield f"one over the other in the {name}", one, other


# Where cards go ----------------------------------------------------------------------------------


@at_every_table
def test_a_place_is_nearest_to_what_is_held_over_it(
    table: TableByChance, layout: TableLayout
) -> Iterator[object]:
    """And takes it a little beside it too, at the height of what lies there."""
    places = [Target("meld", at) for at in range(len(layout.melds))]
    places += [Target("build", at) for at in (layout.fishing.builds if layout.fishing else ())]
    places += [Target("slot", at) for at in range(len(layout.tray.slots) if layout.tray else 0)]
    places += [Target("pile")] if layout.piles.discards else []
    for place in places:
        frame = place_frame(layout, place)
        if nearest(layout, frame.cx, frame.cy, [place]) != (place, True):
            yield "not near itself", place
        others = [
            other for other in places if place_frame(layout, other).contains(frame.cx, frame.cy)
        ]
        if nearest(layout, frame.cx, frame.cy, places)[0] not in others:
            yield "another is nearer", place
        if nearest(layout, frame.right + 200, frame.bottom + 200, [place])[0] is not None:
            yield "near from far away", place
        if nearest(layout, frame.x, frame.bottom + 1, [place]) != (place, True):
            yield "takes nothing at its edge", place
        spots = layout.cards.items()
        lying = [spot for card, spot in spots if target_of(spot, card).place == place]
        heights = {spot.rect.h for spot in lying if spot.zone != "hand"} or {frame.h}
        if {card_height(layout, place)} != heights:
            yield "another height", place, card_height(layout, place)


@at_every_table
def test_a_card_enters_a_meld_where_it_is_held(
    table: TableByChance, layout: TableLayout
) -> Iterator[object]:
    """A gap that is open there stays open; a ghost shows where it would lie."""
    held, other = table.deck.deal(2)
    level = at_rest(table)
    for at, meld in list(enumerate(table.setting.view.melds))[:MELDS_TRIED]:
        cards = meld.cards
        for gap in range(len(cards) + 1):
            opened = lay_table(table.stage, table.setting._replace(joint=(at, gap)))
            spots = [opened.cards[card].rect for card in cards]
            edges = [spots[0].x - 9, *(spot.x for spot in spots[1:]), spots[-1].right + 9]
            if gap_at(opened, at, edges[gap] - 1) != gap:
                yield "a gap that shuts", at, gap
            if [one.y for one in spots] != [layout.melds[at].y] * len(cards):
                yield "a meld that leaves its row", at
        for gap, new in product((0, 1, len(cards)), ([held], [held, other])):
            row = [*cards[:gap], *new, *cards[gap:]]
            ghost = meld_ghost(level, row, new)
            spots = [level.cards[card].rect for card in cards]
            if ghost is None or (ghost.y, ghost.h) != (spots[0].y, spots[0].h):
                yield "no ghost beside the cards", at, gap
            elif gap and not spots[gap - 1].x < ghost.x:
                yield "a ghost left of the card before", at, gap
            elif not gap and not ghost.x < spots[0].x:
                yield "a ghost right of the first card", at
            elif ghost.w < spots[0].w or (len(new) > 1) != (ghost.w > spots[0].w):
                yield "a ghost of another width", at, gap
        if meld_ghost(layout, cards, [held]) is not None:
            yield "a ghost of nothing", at


@at_every_table
def test_a_card_enters_the_hand_where_it_is_held(
    table: TableByChance, layout: TableLayout
) -> Iterator[object]:
    cards, hand = hand_of(table), layout.hand
    for at, card in enumerate(cards):
        spot = layout.cards[card]
        found = hand_index_at(hand, spot.strip.x + 1, spot.rect.y + 1 + spot.rect.h * 0.2)
        if found != at:
            yield "left of it", at, found
        found = hand_index_at(hand, spot.strip.right - 1, spot.rect.y + 1 + spot.rect.h * 0.2)
        if found != at + 1:
            yield "right of it", at, found
    if cards and hand_index_at(hand, 0, 0) != 0:
        yield "left of all"
    end = table.stage.width, table.stage.height
    if cards and hand_index_at(hand, *end) != len(cards):
        yield "right of all"


# What stays, and what gives way -----------------------------------------------------------------


@at_every_table
def test_the_same_table_is_laid_the_same_again(
    table: TableByChance, layout: TableLayout
) -> Iterator[object]:
    if lay_out(table.stage, TableSetting(**table.setting._asdict())) != layout:
        yield "another"


@at_every_table
def test_a_hand_moves_nothing_but_itself(
    table: TableByChance, layout: TableLayout
) -> Iterator[object]:
    """Whatever is taken up, chosen or put in another order, or turned face down."""
    hand = table.setting.hand
    mixed = tuple(group[::-1] for group in hand.groups[::-1])
    count = sum(map(len, hand.groups))
    for other in (
        HandRow(mixed, aside=hand.aside, large_corners=hand.large_corners),
        HandRow(backs=count, aside=hand.aside, large_corners=hand.large_corners),
    ):
        now = lay_out(table.stage, table.setting._replace(hand=other))
        nothing = {"hand": None, "cards": None}
        if now._replace(**nothing) != layout._replace(**nothing):  # type: ignore[arg-type]
            yield "other places", other.backs
        for card, spot in layout.cards.items():
            if spot.zone != "hand" and now.cards[card] != spot:
                yield "another card moves", card
    down = [
        lay_out(table.stage, table.setting._replace(hand=HandRow(groups, backs=9)))
        for groups in (hand.groups, mixed)
    ]
    if down[0] != down[1]:
        yield "the order of a hand is seen that lies face down"


@at_every_table
def test_one_meld_more_leaves_the_others_in_order_and_none_larger(
    table: TableByChance, layout: TableLayout
) -> Iterator[object]:
    """Nor does it move what has a place of its own: the seats, the hand, the keys, the words."""
    setting = table.setting
    if setting.has_loose:
        return
    for owner in range(len(setting.view.hand_sizes)) if not setting.tray else layout.seats:
        new = Meld(0, owner, table.deck.deal(3), 0)
        melds = (*setting.view.melds, new)
        more = setting._replace(view=setting.view._replace(melds=melds), kept_height=0, joint=None)
        before = lay_out(table.stage, setting._replace(kept_height=0, joint=None))
        after = lay_out(table.stage, more)
        if (after.zones, after.seats) != (before.zones, before.seats):
            yield "what has its place moves", owner
        if after.hand.lines != before.hand.lines:
            yield "the hand moves", owner
        if after.meld_height > before.meld_height:
            yield "larger than before", owner


@at_every_table
def test_the_piles_lie_where_they_lay_at_the_beginning(
    table: TableByChance, layout: TableLayout
) -> Iterator[object]:
    """Whatever is laid, staged, chosen, opened or put aside."""
    bare = TableSetting(
        table.setting.view._replace(melds=(), loose=(), builds=()),
        table.setting.me,
        keys=table.setting.keys,
        **{name: getattr(table.setting, name) for name in KIND},
    )
    first, now = (
        [pile and (pile.frame, pile.label, pile.next, pile.backs) for pile in laid.piles]
        for laid in (lay_table(table.stage, bare), layout)
    )
    if now != first:
        yield now, first


@at_every_table
def test_the_first_meld_of_a_row_stays_where_it_is(
    table: TableByChance, layout: TableLayout
) -> Iterator[object]:
    """While the melds keep their height, and its row has room at both sides."""
    setting = table.setting._replace(joint=None, kept_height=0)
    melds = setting.view.melds
    owner = setting.me
    if owner != NOBODY and not setting.has_loose:
        more = (*melds, Meld(0, owner, table.deck.deal(3), 0))
        before = lay_table(table.stage, setting)
        after = lay_table(table.stage, setting._replace(view=setting.view._replace(melds=more)))
        own = [at for at, meld in enumerate(melds) if meld.owner == owner]
        if len(own) in (1, 2, 3) and before.meld_height == after.meld_height:
            zone, row = before.zones.table, after.melds[own[0]]
            rest = [after.melds[at] for at in (*own, len(melds))]
            ends = min(one.x for one in rest), max(one.right for one in rest)
            is_free = zone.x + 400 < ends[0] and ends[1] < zone.right - 400
            if is_free and row.y == rest[-1].y and before.melds[own[0]] != row:
                yield "moved", owner, before.melds[own[0]], row
