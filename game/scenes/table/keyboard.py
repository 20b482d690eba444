"""Where keys and pads are at the table: the focus, and what is held down."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING

from game.engine.cards import each
from game.engine.state import DRAW, NOBODY
from game.scenes.table import focus
from game.scenes.table.buttons import keys_of
from game.scenes.table.fingers import Tip
from game.scenes.table.goals import goal_frame
from game.ui import commands
from game.ui.gestures import PAD, Command
from game.view.geometry import Rect
from game.view.layout.target import Target

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

DIRECTIONS = {
    commands.UP: (0, -1),
    commands.DOWN: (0, 1),
    commands.LEFT: (-1, 0),
    commands.RIGHT: (1, 0),
}
ZONE_KEYS = {
    "zone_hand": focus.HAND,
    "zone_own": focus.OWN,
    "zone_far": focus.FAR,
    "zone_piles": focus.PILES,
    "zone_keys": focus.KEYS,
}
#: Longer than this is held; shorter is a tap.
HELD = 0.45


class Keyboard:
    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._last: dict[str, Target] = {}
        #: Where the focus was seen last, and in which block.
        self._seen: tuple[str, Rect | None] = (focus.PILES, None)
        #: Which part of whose turn the focus was put right for.
        self._moment: tuple[int, int, str] = (NOBODY, 0, "")
        #: Since when a pad's West is down on a card of the hand, until it has meant something.
        self._west: float | None = None
        self._scores_since = 0.0

    # Pressing and letting go ----------------------------------------------------------------

    def press(self, command: Command) -> bool:
        scene, fingers = self.scene, self.scene.fingers
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
        if fingers.scores_open and name == commands.BACK:
            self.close_scores()
            return True
        if name == "pause" and (fingers.choice is not None or fingers.carried is not None):
            scene.carrying.cancel()
        if fingers.choice is not None:
            return scene.choosing.press(name)
        if fingers.carried is not None:
            return scene.carrying.press(name)
        if name in DIRECTIONS:
            return self._arrow(*DIRECTIONS[name])
        if name in (commands.NEXT_ZONE, commands.PREVIOUS_ZONE):
            by = 1 if name == commands.NEXT_ZONE else -1
            return self._go(focus.other_zone(self.zones(), self.find_focus(), by, self._last))
        if name in ZONE_KEYS:
            zones = self.zones()
            if ZONE_KEYS[name] in zones:
                self._go(focus.into(zones, ZONE_KEYS[name], self._last))
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
                self._west = scene.house.clock()
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
        fingers = self.scene.fingers
        fingers.scores_open = not fingers.scores_open
        self._scores_since = self.scene.house.clock()
        self.scene.changed("air")

    def release_scores(self) -> None:
        if self.scene.house.settings.hold_is_toggle:
            return
        if self.scene.house.clock() >= self._scores_since + HELD:
            self.close_scores()

    def close_scores(self) -> None:
        if self.scene.fingers.scores_open:
            self.scene.fingers.scores_open = False
            self.scene.changed("air")

    # Focus ----------------------------------------------------------------------------------

    def zones(self) -> dict[str, list[Target]]:
        scene = self.scene
        layout, view = scene.picture.layout, scene.picture.view
        own = {at for at, meld in enumerate(view.melds) if meld.owner == scene.picture.bottom}
        zones = focus.zones_of(layout, own, len(keys_of(scene)))
        if focus.HAND in zones and not scene.picture.is_open:
            del zones[focus.HAND]
        return zones

    def find_focus(self) -> Target:
        """Where the focus is; when its object has gone, what is nearest in the same block."""
        fingers, zones = self.scene.fingers, self.zones()
        layout = self.scene.picture.layout
        zone = focus.zone_of(zones, fingers.focus)
        if not zone:
            zone, frame = self._seen
            targets = zones.get(zone) or next(iter(zones.values()))
            fingers.focus = focus.nearest(layout, targets, frame)
            zone = focus.zone_of(zones, fingers.focus)
        self._seen = zone, goal_frame(layout, fingers.focus)
        return fingers.focus

    def follow_turn(self) -> None:
        """A turn begins at the stock, and goes on with the card that was drawn."""
        scene = self.scene
        seen = scene.table.observation()
        moment = (seen.viewer, seen.turn_no, seen.phase)
        if moment == self._moment or not scene.telling.is_my_turn or scene.kind.is_fishing:
            return
        self._moment = moment
        if seen.phase == DRAW:
            scene.fingers.focus = Target("stock")
        else:
            fresh = [card for card in each(scene.picture.fresh) if seen.hand >> card & 1]
            if fresh:
                scene.fingers.focus = Target("hand", 0, fresh[-1])
        self.find_focus()
        scene.rearranged()

    def _go(self, target: Target) -> bool:
        scene, fingers = self.scene, self.scene.fingers
        fingers.ring = True
        fingers.refused = fingers.tip = None
        if target != fingers.focus:
            scene.house.sound("focus")
        fingers.focus = target
        zone = focus.zone_of(self.zones(), target)
        if zone:
            self._last[zone] = target
        if target.kind == "choice":
            fingers.choice_at = target.at
        if fingers.lens is not None:
            fingers.lens = target if target.kind in ("meld", "river") else None
        scene.rearranged()
        self._tell_in_full(target)
        return True

    def _tell_in_full(self, target: Target) -> None:
        """What had no room is told as soon as the focus is there; buttons tell when pressed."""
        sentence = self.scene.hands.resting.sentence(target) if target.kind != "key" else ""
        if sentence:
            self.scene.fingers.tip = Tip(target, sentence)
            self.scene.changed("air")

    def _arrow(self, dx: int, dy: int) -> bool:
        scene, fingers = self.scene, self.scene.fingers
        here = self.find_focus()
        if not fingers.ring:
            return self._go(here)
        if dx and self._west is not None and here.kind == "hand":
            return self._drag_along(dx)
        if dx and fingers.lens is not None and fingers.lens.kind == "river":
            return self._along_river(dx)
        if dy and scene.kind.is_fishing and here.kind in ("hand", "choice"):
            count = len(scene.telling.fishing_offers())
            if count:
                return self._choose((fingers.choice_at + dy) % count)
        zones = self.zones()
        zone = zones.get(focus.zone_of(zones, here), [])
        if dx and here.kind == "hand":
            at = zone.index(here) + dx
            if 0 <= at < len(zone):
                return self._go(zone[at])
        return self._go(focus.step(scene.picture.layout, zones, here, dx, dy))

    def _drag_along(self, by: int) -> bool:
        """West is held: the card goes along, and was not meant to be marked."""
        here, fingers = self.find_focus(), self.scene.fingers
        if self._west != inf:
            self._west = inf
            fingers.marked = [card for card in fingers.marked if card != here.card]
        self._move(by)
        return True

    def _along_river(self, by: int) -> bool:
        """The lens goes from card to card."""
        fingers, pile = self.scene.fingers, self.scene.picture.view.pile
        assert fingers.lens is not None
        if fingers.lens.card in pile:
            at = min(max(0, pile.index(fingers.lens.card) + by), len(pile) - 1)
            fingers.lens = Target("river", 0, pile[at])
        self.scene.changed("air")
        return True

    def _choose(self, at: int) -> bool:
        """Up and down go through what a fishing card can do."""
        fingers = self.scene.fingers
        fingers.choice_at = at
        if fingers.focus.kind == "choice":
            fingers.focus = Target("choice", at)
        self.scene.house.sound("focus")
        self.scene.rearranged()
        self._tell_in_full(Target("choice", at))
        return True

    # What Enter and Esc do ------------------------------------------------------------------

    def _confirm(self) -> bool:
        """Enter: a card is picked up; a place takes what is marked; a button acts."""
        scene, fingers = self.scene, self.scene.fingers
        here = self.find_focus()
        if not fingers.ring and not (scene.kind.is_fishing and fingers.marked):
            return self._go(here)
        if scene.kind.is_fishing and here.kind in ("hand", "choice"):
            if here.kind == "hand" and here.card not in fingers.marked:
                scene.hands.mark(here.card)
            else:
                scene.acting.confirm_choice()
        elif here.kind == "hand" or self._takes_wild(here):
            scene.carrying.pick_up_by_keys(here)
        elif here.kind == "slot" and not fingers.marked:
            scene.acting.take_back(here)
        else:
            scene.hands.use(here)
        return True

    def _takes_wild(self, here: Target) -> bool:
        """Enter on a meld with nothing to put there is about its wild card."""
        if here.kind != "meld" or self.scene.fingers.marked:
            return False
        return bool(self.scene.carrying.wilds_of(here.at))

    def _back(self, device: str) -> bool:
        fingers = self.scene.fingers
        if fingers.log_open or fingers.lens is not None:
            fingers.log_open = False
            fingers.lens = None
            self.scene.changed("air")
        elif fingers.marked or fingers.refused or fingers.hint or fingers.hint_goal:
            fingers.marked.clear()
            fingers.forget_chosen()
            fingers.hush()
            self.scene.rearranged()
            self.scene.changed()
        elif device != PAD:
            self.scene.pause()
        return True

    def _mark_along(self, by: int) -> None:
        """Marks where the focus is and goes on."""
        here = self.find_focus()
        fingers = self.scene.fingers
        if here.kind != "hand":
            return
        if here.card not in fingers.marked:
            self.scene.hands.mark(here.card)
        self._arrow(by, 0)
        here = fingers.focus
        if here.kind == "hand" and here.card not in fingers.marked:
            self.scene.hands.mark(here.card)

    def _move(self, by: int) -> None:
        """The card with the focus changes places with the neighbour that is seen."""
        here, scene = self.find_focus(), self.scene
        if here.kind != "hand" or not scene.picture.is_open:
            return
        shown = [target.card for target in self.zones()[focus.HAND]]
        to = shown.index(here.card) + by
        if 0 <= to < len(shown):
            seen = scene.table.observation()
            row = scene.moves.orders.row(seen).cards
            if here.card not in row or shown[to] not in row:
                return
            scene.fingers.ring = True
            scene.moves.orders.move(seen, (here.card,), row.index(shown[to]) + (by > 0))
            scene.house.sound("slide")
            scene.rearranged()
