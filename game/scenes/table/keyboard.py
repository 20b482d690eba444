"""Where keys and pads are at the table: the focus, and what is held down."""

from __future__ import annotations

from math import dist, inf
from typing import TYPE_CHECKING

from game.engine.cards import each
from game.engine.state import DRAW, NOBODY
from game.play.intents.offers import Target
from game.scenes.table.buttons import keys_of
from game.scenes.table.selection import Tip
from game.ui import commands
from game.ui.gestures import PAD, Command
from game.view.geometry import Rect
from game.view.layout.table import TableLayout
from game.view.layout.target import place_frame

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene


#: The blocks of the table, in the order of Tab.
HAND, OWN, FAR, PILES, KEYS, CHOICES = "hand", "own", "far", "piles", "keys", "choices"
#: The second row of a hand covers not much more than half of the first.
COVERS = 2 / 3
#: More than any way across the table.
OTHER_ROW = 10_000.0


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
            Target("loose", 0, card) for card, spot in layout.cards.items() if spot.zone == "loose"
        ]
    piles = [] if layout.sea else [Target("stock")]
    if layout.river:
        piles.append(Target("river"))
    elif layout.piles.discards:
        piles.append(Target("pile"))
    buttons = [Target("key", at) for at in range(keys)]
    buttons += [Target("help"), Target("menu"), Target("panel")]
    choices = []
    if layout.choices:
        first = layout.choices.first
        choices = [Target("choice", first + at) for at in range(len(layout.choices.boxes))]
    found = {HAND: hand, CHOICES: choices, OWN: own, FAR: far, PILES: piles, KEYS: buttons}
    return {zone: targets for zone, targets in found.items() if targets}


def zone_of(zones: dict[str, list[Target]], target: Target) -> str:
    return next((zone for zone, targets in zones.items() if target in targets), "")


def nearest(layout: TableLayout, targets: list[Target], frame: Rect | None) -> Target:
    """Where the focus goes when what had it, at that frame, has gone."""

    def away(target: Target) -> float:
        now = place_frame(layout, target)
        if now is None or frame is None:
            return inf
        return dist((now.cx, now.cy), (frame.cx, frame.cy))

    return min(targets, key=away)


def step(
    layout: TableLayout, zones: dict[str, list[Target]], here: Target, dx: int, dy: int
) -> Target:
    """The nearest thing that way, wherever it belongs; straight ahead counts for more."""
    start = place_frame(layout, here)
    if start is None:
        return here
    best, least = here, inf
    for targets in zones.values():
        for target in targets:
            frame = place_frame(layout, target)
            if frame is None or target == here:
                continue
            far = _far(start, frame, dx, dy)
            if far < least:
                best, least = target, far
    return best


def _far(start: Rect, end: Rect, dx: int, dy: int) -> float:
    """From edge to edge, so that what is long is not far; to the left and right, what lies in the
    same row is nearer than all else. The neighbours in a fan cover each other, and lie side by
    side; a lane is around its melds, and goes on where its middle is."""
    across = max(end.x - start.right, start.x - end.right)
    along = max(end.y - start.bottom, start.y - end.bottom)
    way, size = (across, min(start.w, end.w)) if dx else (along, min(start.h, end.h))
    slant_x, slant_y = end.cx - start.cx, end.cy - start.cy
    to_middle = slant_x * dx + slant_y * dy
    if to_middle <= 0:
        return inf
    if way < -COVERS * size:
        is_around = end.w > 2 * start.w
        return to_middle if is_around else inf
    aside, slant = (along, slant_y) if dx else (across, slant_x)
    other_row = OTHER_ROW if dx and aside > 0 else 0.0
    return max(0.0, way) + 3 * max(0.0, aside) + 0.2 * abs(slant) + other_row


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


DIRECTIONS = {
    commands.UP: (0, -1),
    commands.DOWN: (0, 1),
    commands.LEFT: (-1, 0),
    commands.RIGHT: (1, 0),
}
ZONE_KEYS = {
    "zone_hand": HAND,
    "zone_own": OWN,
    "zone_far": FAR,
    "zone_piles": PILES,
    "zone_keys": KEYS,
}
#: Longer than this is held; shorter is a tap.
HELD = 0.45


class Keyboard:
    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._last: dict[str, Target] = {}
        #: Where the focus was seen last, and in which block.
        self._seen: tuple[str, Rect | None] = (PILES, None)
        #: Which part of whose turn the focus was put right for.
        self._moment: tuple[int, int, str] = (NOBODY, 0, "")
        #: Since when a pad's West is down on a card of the hand, until it has meant something.
        self._west: float | None = None
        self._scores_since = 0.0

    # Pressing and letting go ----------------------------------------------------------------

    def press(self, command: Command) -> bool:
        scene, selection = self.scene, self.scene.selection
        name = command.name
        if not command.pressed:
            self._let_go(name)
            return False
        if name == "mark" and scene.hurry():
            return True
        scene.settle()
        if name == "scores":
            self.toggle_scores()
            return True
        if selection.scores_open and name == commands.BACK:
            self.close_scores()
            return True
        if name == "pause" and (selection.choice is not None or selection.carried is not None):
            scene.carrying.cancel()
        if selection.choice is not None:
            return scene.choosing.press(name)
        if selection.carried is not None:
            return scene.carrying.press(name)
        if name in DIRECTIONS:
            return self._arrow(*DIRECTIONS[name])
        if name in (commands.NEXT_ZONE, commands.PREVIOUS_ZONE):
            by = 1 if name == commands.NEXT_ZONE else -1
            return self._go(other_zone(self.zones(), self.find_focus(), by, self._last))
        if name in ZONE_KEYS:
            zones = self.zones()
            if ZONE_KEYS[name] in zones:
                self._go(into(zones, ZONE_KEYS[name], self._last))
            return True
        return self._do(command)

    def _do(self, command: Command) -> bool:
        scene, name = self.scene, command.name
        if name == commands.CONFIRM:
            return self._confirm()
        if name == commands.BACK:
            return self._back(command.device)
        if name in ("mark_left", "mark_right"):
            self._mark_along(-1 if name == "mark_left" else 1)
        elif name in ("move_left", "move_right"):
            self._move(-1 if name == "move_left" else 1)
        else:
            if name == "mark" and command.device == PAD and self.find_focus().kind == "hand":
                self._west = scene.services.clock()
            return scene.acting.do(name)
        return True

    def _let_go(self, name: str) -> None:
        if name == "mark":
            self._west = None
        elif name == "scores":
            self.release_scores()

    def let_go_all(self) -> None:
        """The window or a pad has gone: nothing is held down any more."""
        self._west = None
        self.release_scores()

    # What holding does ----------------------------------------------------------------------

    def breathe(self, now: float) -> None:
        if self._west is not None and now >= self._west + HELD:
            self._west = None
            here = self.find_focus()
            if here.kind == "hand":
                self.scene.hands.mark_group(here.card)

    def due(self, now: float) -> float | None:
        return None if self._west is None or self._west == inf else self._west + HELD - now

    def toggle_scores(self) -> None:
        """Held, they show for so long; a tap opens them, and another closes them."""
        selection = self.scene.selection
        selection.scores_open = not selection.scores_open
        self._scores_since = self.scene.services.clock()
        self.scene.changed("air")

    def release_scores(self) -> None:
        if self.scene.services.settings.hold_is_toggle:
            return
        if self.scene.services.clock() >= self._scores_since + HELD:
            self.close_scores()

    def close_scores(self) -> None:
        if self.scene.selection.scores_open:
            self.scene.selection.scores_open = False
            self.scene.changed("air")

    # Focus ----------------------------------------------------------------------------------

    def zones(self) -> dict[str, list[Target]]:
        scene = self.scene
        layout, view = scene.picture.layout, scene.picture.view
        own = {at for at, meld in enumerate(view.melds) if meld.owner == scene.picture.bottom}
        zones = zones_of(layout, own, len(keys_of(scene)))
        if HAND in zones and not scene.picture.is_open:
            del zones[HAND]
        return zones

    def find_focus(self) -> Target:
        """Where the focus is; when its object has gone, what is nearest in the same block."""
        selection, zones = self.scene.selection, self.zones()
        layout = self.scene.picture.layout
        zone = zone_of(zones, selection.focus)
        if not zone:
            zone, frame = self._seen
            targets = zones.get(zone) or next(iter(zones.values()))
            selection.focus = nearest(layout, targets, frame)
            zone = zone_of(zones, selection.focus)
        self._seen = zone, place_frame(layout, selection.focus)
        return selection.focus

    def follow_turn(self) -> None:
        """A turn begins at the stock, and goes on with the card that was drawn."""
        scene = self.scene
        seen = scene.table.observation()
        moment = (seen.viewer, seen.turn_no, seen.phase)
        if moment == self._moment or not scene.table_texts.is_my_turn or scene.kind.is_fishing:
            return
        self._moment = moment
        if seen.phase == DRAW:
            scene.selection.focus = Target("stock")
        else:
            fresh = [card for card in each(scene.picture.fresh) if seen.hand >> card & 1]
            if fresh:
                scene.selection.focus = Target("hand", 0, fresh[-1])
        self.find_focus()
        scene.rearranged()

    def _go(self, target: Target) -> bool:
        scene, selection = self.scene, self.scene.selection
        selection.ring = True
        selection.refused = selection.tip = None
        if target != selection.focus:
            scene.services.sound("focus")
        selection.focus = target
        zone = zone_of(self.zones(), target)
        if zone:
            self._last[zone] = target
        if target.kind == "choice":
            selection.choice_at = target.at
        if selection.lens is not None:
            selection.lens = target if target.kind in ("meld", "river") else None
        scene.rearranged()
        self._tell_in_full(target)
        return True

    def _tell_in_full(self, target: Target) -> None:
        """What had no room is told as soon as the focus is there; buttons tell when pressed."""
        sentence = self.scene.hands.resting.sentence(target) if target.kind != "key" else ""
        if sentence:
            self.scene.selection.tip = Tip(target, sentence)
            self.scene.changed("air")

    def _arrow(self, dx: int, dy: int) -> bool:
        scene, selection = self.scene, self.scene.selection
        here = self.find_focus()
        if not selection.ring:
            return self._go(here)
        if dx and self._west is not None and here.kind == "hand":
            return self._drag_along(dx)
        if dx and selection.lens is not None and selection.lens.kind == "river":
            return self._along_river(dx)
        if dy and scene.kind.is_fishing and here.kind in ("hand", "choice"):
            count = len(scene.table_texts.fishing_offers())
            if count:
                return self._choose((selection.choice_at + dy) % count)
        zones = self.zones()
        zone = zones.get(zone_of(zones, here), [])
        if dx and here.kind == "hand":
            at = zone.index(here) + dx
            if 0 <= at < len(zone):
                return self._go(zone[at])
        return self._go(step(scene.picture.layout, zones, here, dx, dy))

    def _drag_along(self, by: int) -> bool:
        """West is held: the card goes along, and was not meant to be marked."""
        here, selection = self.find_focus(), self.scene.selection
        if self._west != inf:
            self._west = inf
            selection.marked = [card for card in selection.marked if card != here.card]
        self._move(by)
        return True

    def _along_river(self, by: int) -> bool:
        """The lens goes from card to card."""
        selection, pile = self.scene.selection, self.scene.picture.view.pile
        assert selection.lens is not None
        if selection.lens.card in pile:
            at = min(max(0, pile.index(selection.lens.card) + by), len(pile) - 1)
            selection.lens = Target("river", 0, pile[at])
        self.scene.changed("air")
        return True

    def _choose(self, at: int) -> bool:
        """Up and down go through what a fishing card can do."""
        selection = self.scene.selection
        selection.choice_at = at
        if selection.focus.kind == "choice":
            selection.focus = Target("choice", at)
        self.scene.services.sound("focus")
        self.scene.rearranged()
        self._tell_in_full(Target("choice", at))
        return True

    # What Enter and Esc do ------------------------------------------------------------------

    def _confirm(self) -> bool:
        """Enter: a card is picked up; a place takes what is marked; a button acts."""
        scene, selection = self.scene, self.scene.selection
        here = self.find_focus()
        if not selection.ring and not (scene.kind.is_fishing and selection.marked):
            return self._go(here)
        if scene.kind.is_fishing and here.kind in ("hand", "choice"):
            if here.kind == "hand" and here.card not in selection.marked:
                scene.hands.mark(here.card)
            else:
                scene.acting.confirm_choice()
        elif here.kind == "hand" or self._takes_wild(here):
            scene.carrying.pick_up_by_keys(here)
        elif here.kind == "slot" and not selection.marked:
            scene.acting.take_back(here)
        else:
            scene.hands.use(here)
        return True

    def _takes_wild(self, here: Target) -> bool:
        """Enter on a meld with nothing to put there is about its wild card."""
        if here.kind != "meld" or self.scene.selection.marked:
            return False
        return bool(self.scene.carrying.wilds_of(here.at))

    def _back(self, device: str) -> bool:
        selection = self.scene.selection
        if selection.log_open or selection.lens is not None:
            selection.log_open = False
            selection.lens = None
            self.scene.changed("air")
        elif selection.marked or selection.refused or selection.hint or selection.hint_goal:
            selection.marked.clear()
            selection.forget_chosen()
            selection.hush()
            self.scene.rearranged()
            self.scene.changed()
        elif device != PAD:
            self.scene.pause()
        return True

    def _mark_along(self, by: int) -> None:
        """Marks where the focus is and goes on."""
        here = self.find_focus()
        selection = self.scene.selection
        if here.kind != "hand":
            return
        if here.card not in selection.marked:
            self.scene.hands.mark(here.card)
        self._arrow(by, 0)
        here = selection.focus
        if here.kind == "hand" and here.card not in selection.marked:
            self.scene.hands.mark(here.card)

    def _move(self, by: int) -> None:
        """The card with the focus changes places with the neighbour that is seen."""
        here, scene = self.find_focus(), self.scene
        if here.kind != "hand" or not scene.picture.is_open:
            return
        shown = [target.card for target in self.zones()[HAND]]
        to = shown.index(here.card) + by
        if 0 <= to < len(shown):
            seen = scene.table.observation()
            row = scene.moves.orders.row(seen).cards
            if here.card not in row or shown[to] not in row:
                return
            scene.selection.ring = True
            scene.moves.orders.move(seen, (here.card,), row.index(shown[to]) + (by > 0))
            scene.services.sound("slide")
            scene.rearranged()
