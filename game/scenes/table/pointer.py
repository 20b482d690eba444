"""What a pointer that rests brings up: the lens, why a button does nothing, and what a place says
in full. What is carried comes to rest as well.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.engine.cards import CardId
from game.engine.rules import Refusal
from game.engine.state import DRAW, NOBODY, PLAY
from game.play.intents.offers import PILE_PLACE, Target
from game.scenes.table.buttons import keys_of
from game.scenes.table.moves import Choice, Done, Held, Outcome
from game.scenes.table.paint_air import lay_log
from game.scenes.table.selection import Carried, Refused, Tip
from game.ui.drag import (
    Clicked,
    Drag,
    DragBegan,
    DragCancelled,
    DragMoved,
    Dropped,
    Happening,
    SweepEnded,
    SweepMoved,
)
from game.ui.gestures import (
    LEFT_WINDOW,
    MAIN,
    MOVED,
    OTHER,
    PRESSED,
    RELEASED,
    Pointer,
    Wheel,
)
from game.view.layout.target import hit, shown_at
from game.view.motion.motion import PICKED_UP_SCALE, picked_up, reading

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene


#: For so long it has to rest.
RESTED = 0.35


class Resting:
    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    def breathe(self, now: float) -> None:
        scene, selection = self.scene, self.scene.selection
        if selection.carried is not None and selection.carried.follow is not None:
            if not self._hangs_still(selection.carried, now):
                scene.changed("air")
        elif now >= selection.hover_since + RESTED and self._rests:
            sentence = self.sentence(selection.hover)
            if sentence:
                selection.tip = Tip(selection.hover, sentence)
            else:
                selection.lens = selection.hover
            scene.changed("air")

    def due(self, now: float) -> float | None:
        selection = self.scene.selection
        if selection.carried is not None and selection.carried.follow is not None:
            return None if self._hangs_still(selection.carried, now) else 0.0
        if self._rests:
            return selection.hover_since + RESTED - now
        return None

    def _hangs_still(self, carried: Carried, now: float) -> bool:
        """It has come to the pointer, and has its full size."""
        pace = self.scene.table_texts.pace
        is_there = carried.follow is None or carried.follow.moved(now, pace).rests
        return is_there and picked_up(carried.since, now, pace) == PICKED_UP_SCALE

    @property
    def _rests(self) -> bool:
        """The pointer is on something that will tell more of itself, and has not yet."""
        selection = self.scene.selection
        if selection.lens is not None or selection.tip is not None:
            return False
        if selection.ring or selection.carried is not None:
            return False
        hover = selection.hover
        if hover.kind == "meld" or (hover.kind == "river" and hover.card != NOBODY):
            return True
        return bool(self.sentence(hover))

    def sentence(self, place: Target) -> str:
        """What a place says for itself: a button that does nothing, why; any other, what it had no
        room for."""
        if place.kind != "key":
            return self.scene.painting.in_full(place)
        keys = keys_of(self.scene)
        if place.at >= len(keys) or keys[place.at].works:
            return ""
        return self.scene.acting.why_not(keys[place.at].command)[1]()


#: What has a look of its own while the pointer is on it.
BUTTONS = {"key", "help", "menu"}
#: From these places something can be picked up.
DRAGGABLE = ("hand", "stock", "pile", "river", "slot", "meld")
#: A click on these sends there what is marked.
TAKES_MARKED = ("meld", "lane", "tray", "slot", "pile", "river", "stock")


class Hands:
    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.drag = Drag[Target]()
        self.resting = Resting(scene)
        self._swept: set[CardId] = set()

    # Gestures -------------------------------------------------------------------------------

    def follow(self, pointer: Pointer) -> bool:
        scene, selection = self.scene, self.scene.selection
        if pointer.what == LEFT_WINDOW:
            self._hover(Target("felt"))
            return True
        if pointer.what == PRESSED:
            scene.settle()
            if self._closes(pointer):
                return True
        elif pointer.what == RELEASED:
            scene.keyboard.release_scores()
        if selection.ring and pointer.what == MOVED:
            selection.ring = False
            scene.changed()
        if selection.choice is not None:
            return scene.choosing.follow(pointer)
        under = hit(scene.picture.layout, pointer.x, pointer.y)
        if pointer.what == PRESSED and self._takes_press(pointer, under):
            return True
        for happening in self.drag.follow(pointer, under, self._can_drag(under)):
            self._happens(happening)
        if selection.carried is None and pointer.what in (MOVED, PRESSED):
            self._hover(under)
        return True

    def _takes_press(self, pointer: Pointer, under: Target) -> bool:
        """A press that means something at once."""
        carried = self.scene.selection.carried
        if carried is not None and carried.by_keys:
            self.scene.carrying.put_by_pointer(under.place, pointer.button == MAIN)
            return True
        if under.kind in ("plaque", "plate") and pointer.button == MAIN:
            self.scene.keyboard.toggle_scores()
            return True
        return False

    def _happens(self, happening: Happening[Target]) -> None:
        carrying = self.scene.carrying
        match happening:
            case DragBegan():
                carrying.pick_up(happening)
            case DragMoved():
                carrying.carry(happening.x, happening.y)
            case Dropped():
                carrying.carry(happening.x, happening.y)
                carrying.drop()
            case DragCancelled():
                carrying.cancel()
            case Clicked():
                self._click(happening)
            case SweepMoved():
                self._sweep(happening)
            case SweepEnded():
                self._swept.clear()

    def _closes(self, pointer: Pointer) -> bool:
        """A press beside what lies over the table only closes it."""
        selection = self.scene.selection
        if selection.scores_open:
            self.scene.keyboard.close_scores()
            return True
        if selection.log_open and not self._in_log(pointer):
            selection.log_open = False
            self.scene.changed("air")
            return True
        return False

    def _in_log(self, pointer: Pointer) -> bool:
        log = lay_log(self.scene.measure(), self.scene.table_texts)
        return log.box.contains(pointer.x, pointer.y)

    def wheel(self, wheel: Wheel) -> bool:
        """The wheel opens and closes the lens."""
        scene = self.scene
        under = hit(scene.picture.layout, wheel.x, wheel.y)
        if under.kind in ("meld", "river"):
            scene.selection.lens = under if wheel.steps > 0 else None
            scene.changed("air")
            return True
        return False

    def _can_drag(self, under: Target) -> bool:
        scene = self.scene
        if under.kind not in DRAGGABLE or not scene.picture.is_open:
            return False
        if under.kind in ("stock", "pile", "river"):
            return scene.table_texts.is_my_turn and scene.table.phase == DRAW
        if under.kind == "meld":
            return scene.carrying.wild_at(under) is not None
        if under.kind == "slot":
            return under.card != NOBODY and scene.table_texts.is_my_turn
        return under.kind == "hand" and under.card != NOBODY

    def _hover(self, under: Target) -> None:
        scene, selection = self.scene, self.scene.selection
        if under == selection.hover:
            return
        kinds = {under.kind, selection.hover.kind}
        selection.hover = under
        selection.hover_since = scene.services.clock()
        selection.lens = selection.tip = None
        if "hand" in kinds:
            scene.rearranged("hand")
        if kinds & BUTTONS:
            scene.changed("ground")
        scene.changed("marks", "air")

    # Clicking -------------------------------------------------------------------------------

    def _click(self, click: Clicked[Target]) -> None:
        scene = self.scene
        under = click.thing or Target("felt")
        if click.button == OTHER:
            self.unmark()
            return
        if click.button != MAIN:
            return
        if under.kind == "hand" and under.card != NOBODY:
            if not scene.table.observation().hand >> under.card & 1:
                return  # Keys have sent it away since it was pressed.
            if click.clicks == 2:
                self.double(under.card)
            else:
                self.mark(under.card)
        elif under.kind == "slot" and click.clicks == 2 and under.card != NOBODY:
            if scene.moves.is_staging:
                scene.moves.take_back([under.card])
                scene.services.sound("undo")
                scene.rearranged()
        else:
            self.use(under)

    def mark(self, card: CardId) -> None:
        """Marks or unmarks a card of the hand; a fishing hand plays one at a time."""
        scene, selection = self.scene, self.scene.selection
        if not scene.picture.is_open:
            return
        if scene.kind.is_fishing:
            selection.forget_chosen()
            selection.marked = [] if card in selection.marked else [card]
        else:
            selection.toggle(card)
        scene.services.sound("lift")
        scene.rearranged()

    def double(self, card: CardId) -> None:
        """A second click at once marks the group of a card; in the last step a card that goes
        with no other is discarded."""
        scene, selection = self.scene, self.scene.selection
        goal = PILE_PLACE
        group = self._group(card)
        if len(group) == 1 and scene.table_texts.is_my_turn and scene.moves.places(group).get(goal):
            selection.marked.clear()
            self.send(group, goal)
        else:
            self.mark_group(card)

    def mark_group(self, card: CardId) -> None:
        scene = self.scene
        if not scene.picture.is_open:
            return
        scene.selection.forget_chosen()
        scene.selection.marked = list(self._group(card))
        scene.services.sound("lift_several")
        scene.rearranged()

    def _group(self, card: CardId) -> tuple[CardId, ...]:
        moves = self.scene.moves
        staged = moves.staging.staged() if moves.staging is not None else 0
        group = moves.orders.group_of(self.scene.table.observation(), card)
        return tuple(one for one in group if not staged >> one & 1) or (card,)

    def use(self, under: Target) -> None:
        """A place is clicked, or confirmed by a key: what is marked goes there; a button or a
        pile does what it does."""
        scene, selection = self.scene, self.scene.selection
        acting = scene.acting
        if under.kind == "key":
            acting.button(under.at)
        elif under.kind == "menu":
            scene.pause()
        elif under.kind == "help":
            scene.open_rules()
        elif under.kind == "choice":
            selection.choice_at = under.at
            acting.confirm_choice()
        elif under.kind == "lay_down":
            acting.lay_contract()
        elif under.kind in ("stock", "pile", "river") and scene.table.phase == DRAW:
            self.draw(under.place)
        elif under.kind == "panel":
            acting.do("log")
        elif scene.kind.is_fishing and under.kind in ("loose", "build"):
            self._pick_for_capture(under)
        elif under.kind == "felt":
            self.unmark()
        elif selection.marked and under.kind in TAKES_MARKED:
            self.send(tuple(selection.marked), under.place)
        elif under.kind == "pile" and scene.table.phase == PLAY:
            self.came(Refusal("refuse.already_drew"), under.place)

    def unmark(self) -> None:
        selection = self.scene.selection
        if selection.marked:
            selection.marked.clear()
            selection.forget_chosen()
            self.scene.rearranged()

    def _pick_for_capture(self, under: Target) -> None:
        """Cards of the table are chosen one by one for what the marked card takes."""
        scene, selection = self.scene, self.scene.selection
        if len(selection.marked) != 1 or scene.moves.fishing is None:
            scene.say("table.prompt.choose")
            return
        if under.kind == "loose":
            picked, chosen = under.card, selection.chosen
        else:
            picked, chosen = under.at, selection.chosen_builds
        if picked in chosen:
            chosen.remove(picked)
        else:
            chosen.append(picked)
            if not scene.table_texts.fishing_offers():
                found = scene.moves.fishing.capture_of(
                    selection.marked[0], selection.chosen, selection.chosen_builds
                )
                chosen.remove(picked)
                if isinstance(found, Refusal):
                    self.refused(under, found)
        selection.choice_at = 0
        scene.rearranged()

    def draw(self, goal: Target) -> None:
        scene = self.scene
        if not scene.picture.is_open and not scene.table.is_bots_turn:
            return
        self.came(scene.moves.send((), goal), goal)

    # Sending --------------------------------------------------------------------------------

    def send(self, cards: Sequence[CardId], goal: Target, joint: int | None = None) -> None:
        if not self.scene.table_texts.is_my_turn:
            self.came(Refusal("refuse.not_your_turn"), goal)
            return
        self.came(self.scene.moves.send(cards, goal, joint), goal)

    def came(self, outcome: Outcome, goal: Target) -> None:
        """What came of it."""
        scene, selection = self.scene, self.scene.selection
        match outcome:
            case Done(events):
                selection.choice = None
                if goal.kind in ("slot", "lane"):
                    selection.marked.clear()
                if events:
                    selection.marked.clear()
                    scene.happened(events)
                else:
                    scene.services.sound("land_felt")
                    scene.rearranged()
            case Choice():
                scene.choosing.ask(outcome)
            case Held():
                selection.choice = None
                scene.rearranged()
            case Refusal():
                self.refused(shown_at(scene.picture.layout, goal), outcome)

    def refused(self, target: Target, refusal: Refusal) -> None:
        table_texts = self.scene.table_texts
        self.say_no(target, refusal.key, lambda: table_texts.words.refusal(refusal))

    def say_no(self, target: Target, key: str, say: Callable[[], str]) -> None:
        """At the place, for a while. `key`: which rule it is about."""
        scene = self.scene
        scene.selection.tip = None
        until = scene.services.clock() + reading(say())
        scene.selection.refused = Refused(target, key, say, until)
        scene.services.sound("refused")
        scene.rearranged()
        scene.was_refused(key)

    # Sweeping -------------------------------------------------------------------------------

    def _sweep(self, sweep: SweepMoved) -> None:
        """The other button is drawn along the hand: every card it passes is marked."""
        scene, selection = self.scene, self.scene.selection
        steps = max(1, int(abs(sweep.x - sweep.from_x) // 12))
        for step in range(steps + 1):
            part = step / steps
            x = sweep.from_x + (sweep.x - sweep.from_x) * part
            under = hit(scene.picture.layout, x, sweep.from_y + (sweep.y - sweep.from_y) * part)
            if under.kind == "hand" and under.card != NOBODY and under.card not in self._swept:
                self._swept.add(under.card)
                if under.card not in selection.marked and not scene.kind.is_fishing:
                    selection.marked.append(under.card)
                    scene.rearranged()
