"""What a pointer does at the table: point, mark, carry, drop; and what carrying means for keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.engine.cards import CardId
from game.engine.rules import Refusal
from game.engine.state import DRAW, NOBODY, PLAY
from game.play import offers as places
from game.play.offers import Target as Goal
from game.scenes.table.fingers import (
    REFUSAL_STAYS,
    Refused,
)
from game.scenes.table.goals import goal_of, target_of
from game.scenes.table.moves import SLOT, Choice, Done, Outcome
from game.ui.drag import (
    Clicked,
    Drag,
    DragBegan,
    DragCancelled,
    DragMoved,
    Dropped,
    SweepEnded,
    SweepMoved,
)
from game.ui.gestures import LEFT_WINDOW, MAIN, MOVED, OTHER, PRESSED, Pointer, Wheel
from game.view.layout.target import Target, hit

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

#: The lens opens when the pointer has rested so long.
LENS_AFTER = 0.35
#: From these places something can be picked up.
DRAGGABLE = ("hand", "stock", "pile", "river", "slot", "meld", "loose")


class Hands:
    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.drag: Drag[Target] = Drag()
        self._swept: set[CardId] = set()

    # Gestures -------------------------------------------------------------------------------

    def follow(self, pointer: Pointer) -> bool:
        scene, fingers = self.scene, self.scene.fingers
        if pointer.what == LEFT_WINDOW:
            self._hover(Target("felt"))
            return True
        if pointer.what == PRESSED:
            scene.settle()
            if fingers.log_open and not self._in_log(pointer):
                fingers.log_open = False
                scene.changed("air")
                return True
        if fingers.ring and pointer.what == MOVED:
            fingers.ring = False
            scene.changed()
        if fingers.choice is not None:
            return scene.choosing.follow(pointer)
        under = hit(scene.picture.layout, pointer.x, pointer.y)
        happenings = self.drag.follow(pointer, under, self._can_drag(under))
        for happening in happenings:
            match happening:
                case DragBegan():
                    scene.carrying.pick_up(happening)
                case DragMoved():
                    scene.carrying.carry(happening.x, happening.y)
                case Dropped():
                    scene.carrying.carry(happening.x, happening.y)
                    scene.carrying.drop()
                case DragCancelled():
                    scene.carrying.cancel()
                case Clicked():
                    self._click(happening)
                case SweepMoved():
                    self._sweep(happening)
                case SweepEnded():
                    self._swept.clear()
        if fingers.carried is None and pointer.what == MOVED:
            self._hover(under)
        return True

    def _in_log(self, pointer: Pointer) -> bool:
        return self.scene.picture.layout.zones.log.contains(pointer.x, pointer.y)

    def wheel(self, wheel: Wheel) -> bool:
        """The wheel opens and closes the lens."""
        scene = self.scene
        under = hit(scene.picture.layout, wheel.x, wheel.y)
        if under.kind in ("meld", "river"):
            scene.fingers.lens = under if wheel.steps > 0 else None
            scene.changed("air")
            return True
        return False

    def _can_drag(self, under: Target) -> bool:
        scene = self.scene
        if under.kind not in DRAGGABLE or not scene.picture.is_open:
            return False
        if under.kind in ("stock", "pile", "river"):
            return scene.telling.is_my_turn and scene.table.phase == DRAW
        if under.kind == "meld":
            return scene.carrying.wild_at(under) is not None
        if under.kind == "slot":
            return under.card != NOBODY
        return under.kind == "hand" and under.card != NOBODY

    def _hover(self, under: Target) -> None:
        scene, fingers = self.scene, self.scene.fingers
        if under == fingers.hover:
            return
        moved_in_hand = "hand" in (under.kind, fingers.hover.kind)
        fingers.hover = under
        fingers.hover_since = scene.house.clock()
        if fingers.lens is not None:
            fingers.lens = None
        if moved_in_hand:
            scene.rearranged()
        scene.changed("cards", "air", "ground")

    def breathe(self, now: float) -> None:
        """What happens while the pointer rests."""
        scene, fingers = self.scene, self.scene.fingers
        if fingers.carried is not None and fingers.carried.follow is not None:
            if not fingers.carried.follow.moved(now, scene.telling.pace).rests:
                scene.changed("air")
        elif self._lens_waits and now >= fingers.hover_since + LENS_AFTER:
            fingers.lens = fingers.hover
            scene.changed("air")

    @property
    def _lens_waits(self) -> bool:
        fingers = self.scene.fingers
        is_card = fingers.hover.kind == "meld" or (
            fingers.hover.kind == "river" and fingers.hover.card != NOBODY
        )
        return fingers.lens is None and is_card and not fingers.ring and not fingers.carried

    def due(self, now: float) -> float | None:
        fingers = self.scene.fingers
        if fingers.carried is not None and fingers.carried.follow is not None:
            rests = fingers.carried.follow.moved(now, self.scene.telling.pace).rests
            return None if rests else 0.0
        if self._lens_waits:
            return fingers.hover_since + LENS_AFTER - now
        return None

    # Clicking -------------------------------------------------------------------------------

    def _click(self, click: Clicked[Target]) -> None:
        scene, fingers = self.scene, self.scene.fingers
        under = click.thing or Target("felt")
        if click.button == OTHER:
            if fingers.marked:
                fingers.marked.clear()
                scene.rearranged()
            return
        if click.button != MAIN:
            return
        scene.house.sound("confirm")
        if under.kind == "hand" and under.card != NOBODY:
            if click.clicks == 2:
                self.double(under.card)
            else:
                self.mark(under.card)
        elif under.kind == "slot" and click.clicks == 2 and under.card != NOBODY:
            scene.moves.take_back([under.card])
            scene.rearranged()
        else:
            self.use(under)

    def mark(self, card: CardId) -> None:
        """Marks or unmarks a card of the hand; a fishing hand plays one at a time."""
        scene, fingers = self.scene, self.scene.fingers
        if not scene.picture.is_open:
            return
        if scene.kind.is_fishing:
            fingers.forget_chosen()
            fingers.marked = [] if card in fingers.marked else [card]
        else:
            fingers.toggle(card)
        scene.house.sound("lift")
        scene.rearranged()

    def double(self, card: CardId) -> None:
        """A second click at once: in the last step the card is discarded, else its group is
        marked."""
        scene, fingers = self.scene, self.scene.fingers
        goal = Goal(places.PILE)
        if scene.telling.is_my_turn and scene.moves.places((card,)).get(goal):
            fingers.marked.clear()
            self.send((card,), goal)
        else:
            self.mark_group(card)

    def mark_group(self, card: CardId) -> None:
        scene, fingers = self.scene, self.scene.fingers
        row = scene.moves.orders.row(scene.table.observation())
        group = next((group.cards for group in row.groups if card in group.cards), (card,))
        fingers.marked = list(group)
        scene.rearranged()

    def use(self, under: Target) -> None:
        """A place is clicked, or confirmed by a key: what is marked goes there; a button or a
        pile does what it does."""
        scene, fingers = self.scene, self.scene.fingers
        if under.kind == "key":
            self.scene.keyboard.button(under.at)
        elif under.kind in ("help", "menu"):
            (scene.acts.pause if under.kind == "menu" else self._rules)()
        elif under.kind == "choice":
            fingers.choice_at = under.at
            self.scene.keyboard.confirm_choice()
        elif under.kind == "lay_down":
            self.scene.keyboard.lay_down()
        elif under.kind in ("stock", "pile", "river") and scene.table.phase == DRAW:
            self.draw(goal_of(under))
        elif under.kind in ("plaque", "panel"):
            fingers.log_open = not fingers.log_open
            scene.changed("air")
        elif scene.kind.is_fishing and under.kind in ("loose", "build"):
            self._pick_for_capture(under)
        elif fingers.marked and under.kind not in ("hand", "plate"):
            if under.kind == "felt" and not scene.kind.is_fishing:
                fingers.marked.clear()
                scene.rearranged()
            else:
                self.send(tuple(fingers.marked), goal_of(under))
        elif under.kind == "pile" and scene.table.phase == PLAY:
            self.refused(under, Refusal("refuse.already_drew"))

    def _rules(self) -> None:
        refused = self.scene.fingers.refused
        self.scene.acts.rules(refused.key if refused else "")

    def _pick_for_capture(self, under: Target) -> None:
        """Cards of the table are chosen one by one for what the marked card takes."""
        scene, fingers = self.scene, self.scene.fingers
        if len(fingers.marked) != 1 or scene.moves.fishing is None:
            scene.tell(scene.telling.words.text("table.prompt.choose"))
            return
        if under.kind == "loose":
            picked, chosen = under.card, fingers.chosen
        else:
            picked, chosen = under.at, fingers.chosen_builds
        if picked in chosen:
            chosen.remove(picked)
        else:
            chosen.append(picked)
            if not scene.telling.fishing_offers():
                found = scene.moves.fishing.capture_of(
                    fingers.marked[0], fingers.chosen, fingers.chosen_builds
                )
                chosen.remove(picked)
                if isinstance(found, Refusal):
                    self.refused(under, found)
        fingers.choice_at = 0
        scene.rearranged()

    def draw(self, goal: Goal) -> None:
        scene = self.scene
        if not scene.picture.is_open and not scene.table.is_bots_turn:
            return
        self.came(scene.moves.send((), goal), goal)

    # Sending --------------------------------------------------------------------------------

    def send(self, cards: Sequence[CardId], goal: Goal, joint: int | None = None) -> None:
        if not self.scene.telling.is_my_turn:
            self.came(Refusal("refuse.not_your_turn"), goal)
            return
        self.came(self.scene.moves.send(cards, goal, joint), goal)

    def came(self, outcome: Outcome, goal: Goal) -> None:
        """What came of it."""
        scene, fingers = self.scene, self.scene.fingers
        match outcome:
            case Done(events):
                fingers.choice = None
                if goal.kind in (SLOT, places.LANE):
                    fingers.marked.clear()
                if events:
                    fingers.marked.clear()
                    scene.happened(events)
                else:
                    scene.house.sound("land_felt")
                    scene.rearranged()
            case Choice():
                fingers.choice = outcome
                scene.rearranged()
            case Refusal():
                self.refused(target_of(scene.picture.layout, goal), outcome)

    def refused(self, target: Target, refusal: Refusal) -> None:
        scene = self.scene
        sentence = scene.telling.words.refusal(refusal)
        until = scene.house.clock() + REFUSAL_STAYS
        scene.fingers.refused = Refused(target, refusal.key, sentence, until)
        scene.house.sound("refused")
        scene.rearranged()

    # Sweeping -------------------------------------------------------------------------------

    def _sweep(self, sweep: SweepMoved) -> None:
        """The other button is drawn along the hand: every card it passes is marked."""
        scene, fingers = self.scene, self.scene.fingers
        steps = max(1, int(abs(sweep.x - sweep.from_x) // 12))
        for step in range(steps + 1):
            part = step / steps
            x = sweep.from_x + (sweep.x - sweep.from_x) * part
            under = hit(scene.picture.layout, x, sweep.from_y + (sweep.y - sweep.from_y) * part)
            if under.kind == "hand" and under.card != NOBODY and under.card not in self._swept:
                self._swept.add(under.card)
                if under.card not in fingers.marked and not scene.kind.is_fishing:
                    fingers.marked.append(under.card)
                    scene.rearranged()
