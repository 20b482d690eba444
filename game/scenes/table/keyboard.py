"""What keys and pad buttons do at the table: every act without a pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.cards import BIT
from game.engine.rules import Refusal
from game.engine.state import NOBODY
from game.play import offers as places
from game.play.offers import Target as Goal
from game.scenes.table import focus
from game.scenes.table.buttons import keys_of
from game.ui import commands
from game.ui.gestures import Command
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


class Keyboard:
    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._last: dict[str, Target] = {}

    def press(self, command: Command) -> bool:
        scene, fingers = self.scene, self.scene.fingers
        name = command.name
        if not command.pressed:
            if name == "scores" and fingers.scores_open:
                fingers.scores_open = False
                scene.changed("air")
            return False
        if name == "mark" and scene.hurry():
            return True
        scene.settle()
        if fingers.choice is not None:
            return scene.choosing.press(name)
        if fingers.carried is not None:
            return scene.carrying.press(name)
        if name in DIRECTIONS:
            return self._arrow(*DIRECTIONS[name])
        if name in (commands.NEXT_ZONE, commands.PREVIOUS_ZONE):
            by = 1 if name == commands.NEXT_ZONE else -1
            return self._go(focus.other_zone(self.zones(), fingers.focus, by, self._last))
        if name in ZONE_KEYS:
            zones = self.zones()
            if ZONE_KEYS[name] in zones:
                self._go(focus.into(zones, ZONE_KEYS[name], self._last))
            return True
        return self.do(name)

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
        """Where the focus is; when its object has gone, what is nearest."""
        fingers, zones = self.scene.fingers, self.zones()
        if not focus.zone_of(zones, fingers.focus):
            fingers.focus = focus.nearest_left(zones, fingers.focus, self.scene.picture.layout)
        return fingers.focus

    def _go(self, target: Target) -> bool:
        scene, fingers = self.scene, self.scene.fingers
        fingers.ring = True
        fingers.refused = None
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
        return True

    def _arrow(self, dx: int, dy: int) -> bool:
        scene, fingers = self.scene, self.scene.fingers
        here = self.find_focus()
        if not fingers.ring:
            return self._go(here)
        zones = self.zones()
        zone = zones.get(focus.zone_of(zones, here), [])
        if dx and here.kind == "hand":
            at = zone.index(here) + dx
            if 0 <= at < len(zone):
                return self._go(zone[at])
        return self._go(focus.step(scene.picture.layout, zones, here, dx, dy))

    # Acts -----------------------------------------------------------------------------------

    def button(self, at: int) -> None:
        keys = keys_of(self.scene)
        if at < len(keys):
            key = keys[at]
            if key.works:
                self.do(key.command)
            else:
                self._why_not(key.command, at)

    def _why_not(self, command: str, at: int) -> None:
        """A button that does nothing now says why."""
        scene = self.scene
        refusal = None
        if command == "undo":
            refusal = scene.table.undo_refusal()
        elif command == "discard":
            refusal = (scene.table.legal() and Refusal("refuse.discard.none_marked")) or None
        elif command in ("draw_stock", "take_pile"):
            goal = Goal(places.STOCK if command == "draw_stock" else places.PILE)
            refusal = scene.moves.why_not((), goal)
        elif command == "lay_down" and scene.fingers.marked:
            refusal = scene.moves.why_not(tuple(scene.fingers.marked), Goal(places.LANE))
        if refusal is None and not scene.telling.is_my_turn:
            refusal = Refusal("refuse.not_your_turn")
        if refusal is not None:
            scene.hands.refused(Target("key", at), refusal)

    def do(self, name: str) -> bool:
        """A command that means the same wherever the focus is."""
        scene, fingers, hands = self.scene, self.scene.fingers, self.scene.hands
        if name == commands.CONFIRM:
            return self._confirm()
        if name == commands.BACK:
            return self._back()
        if name == "hurry":
            return scene.hurry()
        if name in ("draw_stock", "take_pile"):
            hands.draw(Goal(places.STOCK if name == "draw_stock" else places.PILE))
        elif name == "mark":
            here = self.find_focus()
            if here.kind == "hand":
                hands.mark(here.card)
        elif name in ("mark_left", "mark_right"):
            self._mark_along(-1 if name == "mark_left" else 1)
        elif name == "mark_group":
            here = self.find_focus()
            if here.kind == "hand":
                hands.mark_group(here.card)
        elif name in ("move_left", "move_right"):
            self._move(-1 if name == "move_left" else 1)
        elif name == "lay_down":
            self.lay_down()
        elif name == "stage":
            self._stage()
        elif name == "take_back":
            self._take_back()
        elif name == "discard":
            self._discard()
        elif name == "undo":
            self._undo()
        elif name == "hint":
            self._hint()
        elif name in ("sort", "group"):
            self._sort(name)
        elif name == "lens":
            here = self.find_focus() if fingers.ring else fingers.hover
            fingers.lens = None if fingers.lens else here
            scene.changed("air")
        elif name in ("trail", "build", "fila"):
            self._fish(name)
        elif name in ("log", "scores"):
            fingers.log_open = not fingers.log_open
            scene.changed("air")
        elif name == "rules":
            scene.acts.rules(fingers.refused.key if fingers.refused else "")
        elif name == "pause":
            scene.acts.pause()
        else:
            return False
        return True

    def _confirm(self) -> bool:
        """Enter: a card of the hand is picked up; a place takes what is marked; a button acts."""
        scene, fingers = self.scene, self.scene.fingers
        here = self.find_focus()
        if not fingers.ring and not scene.kind.is_fishing:
            return self._go(here)
        if scene.kind.is_fishing and here.kind in ("hand", "choice", "key"):
            if here.kind == "hand" and here.card not in fingers.marked:
                scene.hands.mark(here.card)
            elif here.kind == "key" and fingers.ring:
                self.button(here.at)
            else:
                self.confirm_choice()
            return True
        if here.kind == "hand":
            return scene.carrying.pick_up_by_keys(here)
        scene.hands.use(here)
        return True

    def _back(self) -> bool:
        fingers = self.scene.fingers
        if fingers.log_open or fingers.lens is not None:
            fingers.log_open = False
            fingers.lens = None
            self.scene.changed("air")
        elif fingers.marked or fingers.refused is not None or fingers.hint:
            fingers.marked.clear()
            fingers.forget_chosen()
            fingers.refused = None
            fingers.hint = 0
            self.scene.rearranged()
        else:
            self.scene.acts.pause()
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
        """The card with the focus changes places with its neighbour."""
        here, scene = self.find_focus(), self.scene
        if here.kind != "hand" or not scene.picture.is_open:
            return
        seen = scene.table.observation()
        row = scene.moves.orders.row(seen).cards
        at = row.index(here.card)
        to = at + by if by < 0 else at + 2
        if 0 <= to <= len(row):
            scene.moves.orders.move(seen, (here.card,), to)
            scene.house.sound("slide")
            scene.rearranged()

    def lay_down(self) -> None:
        """New melds of what is marked; or the contract, when nothing is."""
        scene, fingers = self.scene, self.scene.fingers
        goal = Goal(places.LANE)
        if scene.moves.is_staging and not fingers.marked:
            scene.hands.came(scene.moves.lay_contract(), goal)
        elif fingers.marked:
            scene.hands.send(tuple(fingers.marked), goal)

    def _stage(self) -> None:
        scene, fingers = self.scene, self.scene.fingers
        cards = tuple(fingers.marked)
        here = self.find_focus()
        if not cards and here.kind == "hand":
            cards = (here.card,)
        if cards and scene.moves.is_staging:
            scene.hands.send(cards, Goal(places.LANE))

    def _take_back(self) -> None:
        scene = self.scene
        if not scene.moves.is_staging or scene.moves.staging is None:
            return
        here = self.find_focus()
        slots = scene.moves.staging.slots()
        if here.kind == "slot" and here.at < len(slots) and slots[here.at].cards:
            scene.moves.take_back(slots[here.at].cards[-1:])
        else:
            scene.moves.staging.undo()
        scene.house.sound("undo")
        scene.rearranged()

    def _discard(self) -> None:
        scene, fingers = self.scene, self.scene.fingers
        cards = tuple(fingers.marked)
        here = self.find_focus()
        if not cards and here.kind == "hand" and fingers.ring:
            cards = (here.card,)
        if scene.kind.is_fishing:
            self._fish("trail")
        elif cards:
            scene.hands.send(cards, Goal(places.PILE))

    def _undo(self) -> None:
        scene = self.scene
        outcome = scene.moves.undo()
        if isinstance(outcome, Refusal):
            scene.hands.refused(Target("key", 0), outcome)
            return
        scene.house.sound("undo")
        scene.fingers.keep_only(scene.table.observation().hand)
        scene.fingers.forget_chosen()
        scene.picture.glide_to_now(scene.house.clock())
        scene.changed()

    def _hint(self) -> None:
        scene, fingers = self.scene, self.scene.fingers
        if not scene.telling.is_my_turn:
            return
        action = scene.table.hint()
        if action is None:
            return
        fingers.hint = sum(BIT[card] for card in action.cards)
        fingers.hint_since = scene.house.clock()
        scene.house.sound("hint")
        if not action.cards:
            fingers.focus = Target("stock") if action.place == -1 else Target("pile")
            fingers.ring = True
        scene.tell(scene.telling.words.text("table.hint"))
        scene.changed()

    def _sort(self, name: str) -> None:
        scene = self.scene
        viewer = scene.table.viewer
        if viewer == NOBODY:
            return
        if name == "group" and scene.moves.rummy is not None:
            scene.moves.orders.sort(viewer, "groups")
            how = "groups"
        else:
            how = scene.moves.orders.next_sort(viewer)
        scene.house.sound("fan")
        scene.tell(scene.telling.words.text(f"table.sorted.{how}"), 1.6)
        scene.rearranged()

    # La Mona and its kin --------------------------------------------------------------------

    def confirm_choice(self) -> None:
        """The choice that is looked at is done."""
        scene, fingers = self.scene, self.scene.fingers
        offers = scene.telling.fishing_offers()
        if offers:
            offer = offers[min(fingers.choice_at, len(offers) - 1)]
            scene.hands.came(scene.moves.do(offer), Goal(places.FELT))

    def _fish(self, name: str) -> None:
        """Builds and trailing by their own keys: the best of that kind."""
        scene, fingers = self.scene, self.scene.fingers
        keys = {
            "trail": ("offer.trail",),
            "build": ("offer.build", "offer.raise"),
            "fila": ("offer.build.multiple",),
        }[name]
        offers = scene.telling.fishing_offers()
        fitting = [offer for offer in offers if offer.key in keys]
        if fitting:
            scene.hands.came(scene.moves.do(fitting[0]), Goal(places.FELT))
        elif fingers.marked:
            refusal = scene.moves.why_not((fingers.marked[0],), Goal(places.FELT))
            if name == "trail":
                scene.hands.refused(Target("felt"), refusal)
