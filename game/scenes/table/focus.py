"""Where keys and pads can point on the table, and how they get from there to there."""

from __future__ import annotations

from game.scenes.table.goals import goal_frame
from game.view.layout.table import TableLayout
from game.view.layout.target import Target

#: The blocks of the table, in the order of Tab.
HAND, OWN, FAR, PILES, KEYS, CHOICES = "hand", "own", "far", "piles", "keys", "choices"
ZONES = (HAND, CHOICES, OWN, FAR, PILES, KEYS)


def zones_of(layout: TableLayout, own_melds: set[int], keys: int) -> dict[str, list[Target]]:
    """Everything that can have the focus, by block; empty blocks are left out."""
    hand = [
        Target("hand", spot.at, card)
        for card, spot in sorted(layout.cards.items(), key=lambda item: item[1].depth)
        if spot.zone == "hand"
    ]
    own = [Target("meld", at) for at in sorted(own_melds)]
    if layout.tray:
        own = [Target("slot", at) for at in range(len(layout.tray.slots))]
        own.append(Target("lay_down"))
    elif not layout.sea:
        own.append(Target("lane"))
    far = [Target("meld", at) for at in range(len(layout.melds)) if at not in own_melds]
    if layout.sea:
        far += [Target("build", at) for at in layout.sea.builds]
        far += [
            Target("loose", 0, card)
            for card, spot in layout.cards.items()
            if spot.zone == "loose"
        ]
    piles = [] if layout.sea else [Target("stock")]
    if layout.river:
        piles.append(Target("river"))
    elif layout.piles.discards:
        piles.append(Target("pile"))
    buttons = [Target("key", at) for at in range(keys)] + [Target("help"), Target("menu")]
    choices = []
    if layout.choices:
        first = layout.choices.first
        choices = [Target("choice", first + at) for at in range(len(layout.choices.boxes))]
    found = {HAND: hand, CHOICES: choices, OWN: own, FAR: far, PILES: piles, KEYS: buttons}
    return {zone: targets for zone, targets in found.items() if targets}


def zone_of(zones: dict[str, list[Target]], target: Target) -> str:
    return next((zone for zone, targets in zones.items() if target in targets), "")


def nearest_left(zones: dict[str, list[Target]], target: Target, layout: TableLayout) -> Target:
    """Where the focus goes when its object has gone: to the nearest of the same block."""
    kinds = {"hand": HAND, "key": KEYS, "choice": CHOICES, "stock": PILES, "pile": PILES}
    kinds |= {"river": PILES, "slot": OWN, "lane": OWN, "lay_down": OWN, "meld": FAR, "loose": FAR}
    zone = kinds.get(target.kind, HAND)
    targets = zones.get(zone) or next(iter(zones.values()))
    same = [one for one in targets if one.kind == target.kind]
    return min(same or targets, key=lambda one: abs(one.at - target.at))


def step(
    layout: TableLayout, zones: dict[str, list[Target]], here: Target, dx: int, dy: int
) -> Target:
    """The nearest thing that way, wherever it belongs; straight ahead counts for more."""
    start = goal_frame(layout, here)
    if start is None:
        return here
    best, least = here, 0.0
    for targets in zones.values():
        for target in targets:
            frame = goal_frame(layout, target)
            if frame is None or target == here:
                continue
            ahead = (frame.cx - start.cx) * dx + (frame.cy - start.cy) * dy
            aside = abs((frame.cy - start.cy) * dx) + abs((frame.cx - start.cx) * dy)
            if ahead <= 4:
                continue
            far = ahead + 2.2 * aside
            if best == here or far < least:
                best, least = target, far
    return best


def other_zone(
    zones: dict[str, list[Target]], here: Target, by: int, last: dict[str, Target]
) -> Target:
    """Into the next block, where one was there last."""
    names = list(zones)
    at = names.index(zone_of(zones, here)) if zone_of(zones, here) else 0
    return into(zones, names[(at + by) % len(names)], last)


def into(zones: dict[str, list[Target]], zone: str, last: dict[str, Target]) -> Target:
    first = zones[zone][0]
    before = last.get(zone, first)
    return before if before in zones[zone] else first
