"""Tables to lay out: so many players, melds and cards, and every window they must fit."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from math import cos, radians, sin

from game.engine.cards import CARDS_MOST, CardId
from game.engine.following import before_first_deal
from game.engine.state import Build, Meld, Standing
from game.engine.visibility import Observation
from game.play.intents.staging import Slot
from game.view.geometry import Rect
from game.view.layout.setting import HandRow, Spot, TableSetting
from game.view.layout.table import TableLayout, lay_table, with_hand
from game.view.stage import Stage

WINDOWS: dict[str, tuple[tuple[int, int], float]] = {
    "1024x640": ((1024, 640), 0),
    "1024x768": ((1024, 768), 0),
    "1024x640, safe 5%": ((1024, 640), 0.05),
    "1280x720": ((1280, 720), 0),
    "1920x1080": ((1920, 1080), 0),
    "1920x1080, safe 5%": ((1920, 1080), 0.05),
    "2560x1080": ((2560, 1080), 0),
    "1600x1200": ((1600, 1200), 0),
    "1920x1200": ((1920, 1200), 0),
    "3840x2160": ((3840, 2160), 0),
}
TEXTS = (1.0, 1.2, 1.4)


def stage_of(window: str = "1920x1080", text: float = 1.0) -> Stage:
    pixels, safe_area = WINDOWS[window]
    return Stage.of(pixels, safe_area, text)


class Deck:
    """Deals cards that differ; which ones does not matter to a layout."""

    def __init__(self) -> None:
        self._cards = iter(range(CARDS_MOST))

    def deal(self, count: int) -> tuple[CardId, ...]:
        return tuple(islice(self._cards, count))


def lay_out(stage: Stage, setting: TableSetting) -> TableLayout:
    return with_hand(lay_table(stage, setting), setting.hand)


def slot_of(least: int, cards: tuple[CardId, ...] = ()) -> Slot:
    return Slot(0, "trio", least, cards, False, None, ())


def view_of(players: int, melds: Sequence[Meld] = ()) -> Observation:
    nothing = (0,) * players
    standing = Standing(
        tuple(range(players)), nothing, nothing, nothing, nothing, (False,) * players, nothing
    )
    return before_first_deal(standing, 0)._replace(
        hand_sizes=(5,) * players, stock_size=46, melds=tuple(melds)
    )


def melds_of(deck: Deck, owners: Sequence[int], lengths: Sequence[int]) -> list[Meld]:
    """Owners by meld, lengths in turn."""
    return [
        Meld(0, owner, deck.deal(length), 0)
        for owner, length in zip(owners, cycle(lengths), strict=False)
    ]


def table_of(
    players: int = 4,
    owners: Sequence[int] = (),
    lengths: Sequence[int] = (3, 4, 3, 5, 3),
    hand: int = 7,
    groups: int = 1,
    pile: int = 3,
    large_corners: bool = False,
    **facts: object,
) -> TableSetting:
    deck = Deck()
    melds = melds_of(deck, owners, lengths)
    view = view_of(players, melds)._replace(pile=deck.deal(pile))
    cards = deck.deal(hand)
    parted = tuple(cards[at::groups] for at in range(groups)) if hand else ()
    own = HandRow(parted, large_corners=large_corners)
    return TableSetting(view, 0, own)._replace(**facts)  # type: ignore[arg-type]


def sea_of(
    players: int = 3, loose: int = 4, builds: Sequence[int] = (), hand: int = 4, **facts: object
) -> TableSetting:
    """A fishing table; builds by their numbers of cards."""
    deck = Deck()
    view = view_of(players)._replace(
        loose=deck.deal(loose),
        builds=tuple(Build(1, deck.deal(cards), 9, False, (1,)) for cards in builds),
    )
    own = HandRow((deck.deal(hand),))
    setting = TableSetting(view, 0, own, has_loose=True)
    return setting._replace(**facts)  # type: ignore[arg-type]


def bounds_of(spot: Spot) -> Rect:
    """The upright rectangle around a turned card."""
    rect, turn = spot.rect, radians(spot.angle)
    c, s = abs(cos(turn)), abs(sin(turn))
    w, h = rect.w * c + rect.h * s, rect.w * s + rect.h * c
    return Rect(rect.cx - w / 2, rect.cy - h / 2, w, h)


def boxes_of(layout: TableLayout) -> dict[str, Rect]:
    """Everything that may not lie on anything else, by a name to be told by."""
    zones = layout.zones
    boxes: dict[str, Rect | None] = {
        "help": zones.help,
        "log button": zones.log_button,
        "menu": zones.menu,
        "log": zones.log,
        "prompt": zones.prompt,
        "steps": zones.steps,
        "panel": zones.panel,
        "pot": zones.pot,
        "stock": layout.piles.stock.frame,
        "stock's name": layout.piles.stock.label,
        "lane's name": layout.lane_label,
        "lane's note": layout.lane_note,
        "sky": layout.sky_note,
        **{f"key {at}": key for at, key in enumerate(zones.keys)},
        **{f"meld {at}": frame for at, frame in enumerate(layout.melds)},
        **{f"plaque {seat}": place.plaque for seat, place in layout.seats.items()},
        **{f"note {seat}": note for seat, note in layout.notes.items()},
        **{
            f"last act {seat}": place.last_act
            for seat, place in layout.seats.items()
            if not layout.open_hands
        },
        **{f"open hand {card}": spot.strip for card, spot in layout.open_hands.items()},
    }
    if layout.piles.discards:
        boxes["pile"] = layout.piles.discards.frame
        boxes["pile's name"] = layout.piles.discards.label
    if layout.plate:
        boxes["plate"] = layout.plate.frame
    if layout.tray:
        boxes["tray"] = layout.tray.frame
        title, frame = layout.tray.title, layout.tray.frame
        boxes["tray's name"] = title._replace(h=frame.y - title.y)
    if layout.choices:
        boxes["choices"] = layout.choices.panel
    if layout.fishing:
        chosen = {f"set {at}": chosen.frame for at, chosen in enumerate(layout.fishing.chosen)}
        boxes.update(chosen)
        for at, build in layout.fishing.builds.items():
            if not any(build.frame.overlaps(frame) for frame in chosen.values()):
                boxes[f"build {at}"] = build.frame
        for card, spot in layout.fishing.spots.items():
            if spot.zone == "loose":
                bounds = bounds_of(spot)
                if not any(bounds.overlaps(frame) for frame in chosen.values()):
                    boxes[f"loose {card}"] = bounds
        boxes.update({f"won {seat}": place.won for seat, place in layout.seats.items()})
    return {name: box for name, box in boxes.items() if box is not None and box.w > 0 < box.h}


def overlaps_of(layout: TableLayout) -> list[str]:
    """What lies on what, besides cards on cards of their own zone."""
    # From left to right, so that each is compared only with those that begin before it ends.
    boxes = sorted(boxes_of(layout).items(), key=lambda named: named[1].x)
    begins = [box.x for _, box in boxes]
    faults = []
    for at, (one, box) in enumerate(boxes):
        inside, near = box.grown(-0.01), boxes[at + 1 : bisect_left(begins, box.right)]
        faults += [f"{one} on {other}" for other, second in near if inside.overlaps(second)]
    for spot in layout.cards.values():
        if spot.zone == "hand":
            bounds = bounds_of(spot).grown(-0.01)
            faults += [f"hand on {name}" for name, box in boxes if bounds.overlaps(box)]
    return sorted(set(faults))


def outside(layout: TableLayout, stage: Stage) -> list[str]:
    """What leaves the stage."""
    whole = stage.whole.grown(0.01)
    found = [name for name, box in boxes_of(layout).items() if not box.within(whole)]
    found += [
        f"{spot.zone} card" for spot in layout.cards.values() if not bounds_of(spot).within(whole)
    ]
    return sorted(set(found))


def hidden_indexes(layout: TableLayout, large_corners: bool) -> Iterator[str]:
    """Cards whose index is cut: too little of the width, or of the height, is free."""
    least, top = (0.42, 0.66) if large_corners else (0.28, 0.46)
    lengths = Counter(spot.at for spot in layout.cards.values() if spot.zone == "meld")
    for spot in layout.cards.values():
        wide, high = spot.strip.w / spot.rect.w, spot.strip.h / spot.rect.h
        is_long = spot.zone == "meld" and lengths[spot.at] > 8 and not large_corners
        is_buried = spot.zone == "pile" and high == 0
        if not is_buried and (wide < (0.26 if is_long else least) - 1e-6 or high < top - 1e-6):
            yield f"{spot.zone} {spot.at}: {wide:.2f} x {high:.2f}"
