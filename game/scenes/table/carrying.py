"""Carrying cards through the air, by pointer or by keys, and putting them down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.rules import Refusal
from game.engine.state import DRAW, NOBODY, PLAY
from game.play.intents.offers import HAND_PLACE, PILE_PLACE, Target
from game.scenes.table.selection import FROM_HAND, FROM_MELD, FROM_PILE, FROM_STOCK, Carried
from game.ui import commands
from game.ui.card_art import BACK
from game.ui.drag import DragBegan
from game.view.layout.hand import hand_index_at
from game.view.layout.target import drop_area, gap_at, hit, nearest, place_frame, shown_at
from game.view.motion.motion import Follow

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene


#: Over these, what is let go is meant for them, and they say why not; the felt around them says
#: nothing, and leaves it to what is near.
REFUSING = ("meld", "pile", "slot", "stock", "river", "loose", "build")


class Carrying:
    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    # With the pointer -----------------------------------------------------------------------

    def pick_up(self, began: DragBegan[Target]) -> None:
        scene, selection = self.scene, self.scene.selection
        thing = began.thing
        carried = self.take(thing)
        if carried is None:
            scene.hands.drag.cancel()
            return
        now = scene.services.clock()
        start = place_frame(scene.picture.layout, thing)
        x, y = (start.cx, start.cy) if start else (began.from_x, began.from_y)
        carried.follow = Follow.at(x, y, now).drawn_to(
            began.x, began.y, now, scene.table_texts.pace
        )
        carried.device = began.device
        selection.carried = carried
        selection.lens = selection.refused = None
        scene.services.sound("lift" if len(carried.cards) == 1 else "lift_several")
        self.carry(began.x, began.y)
        scene.rearranged()

    def take(self, thing: Target) -> Carried | None:
        """What would be carried from there."""
        scene, selection = self.scene, self.scene.selection
        now = scene.services.clock()
        held = scene.table.observation().hand
        if thing.kind in ("hand", "slot") and not (thing.card >= 0 and held >> thing.card & 1):
            return None  # It has gone since it was pressed.
        if thing.kind == "hand":
            cards = selection.gathered(thing.card)
            if scene.kind.is_fishing:
                # Choices would push the cards of the table aside.
                cards = (thing.card,)
                selection.marked.clear()
                selection.forget_chosen()
            goals = scene.moves.places(cards) if scene.table_texts.is_my_turn else {}
            return Carried(cards, FROM_HAND, goals, now)
        if thing.kind == "slot":
            goals = scene.moves.places((thing.card,)) if scene.table_texts.is_my_turn else {}
            return Carried((thing.card,), FROM_HAND, goals, now)
        if thing.kind in ("stock", "pile", "river"):
            pile = scene.picture.view.pile
            goal = thing.place
            may = scene.moves.draws().get(goal)
            if not may:
                scene.hands.came(scene.moves.why_not((), goal), goal)
                return None
            stock = thing.kind == "stock"
            cards = (BACK,) if stock else tuple(pile[-1:])
            if thing.kind == "river":
                cards = tuple(reversed(pile))
            return Carried(cards, FROM_STOCK if stock else FROM_PILE, {HAND_PLACE: may}, now)
        wild = self.wild_at(thing)
        if wild is not None:
            goals = scene.moves.places_of_wild(*wild)
            return Carried((thing.card,), FROM_MELD, goals, now, wild=wild)
        return None

    def carry(self, x: float, y: float) -> None:
        scene, selection = self.scene, self.scene.selection
        carried = selection.carried
        if carried is None or carried.follow is None:
            return
        now = scene.services.clock()
        carried.follow = carried.follow.drawn_to(x, y, now, scene.table_texts.pace)
        layout = scene.picture.layout
        over = hit(layout, x, y)
        carried.over = over
        aim, near = over.place, None
        if aim not in carried.goals and over.kind != "hand":
            near, takes = self._near(carried, x, y)
            if near is not None and (takes or over.kind not in REFUSING):
                aim = near
        joint = None
        on_wild = over.card != NOBODY and scene.kind.wilds >> over.card & 1
        # Dropped on a wild card it is asked to which end that one moves.
        if aim.kind == "meld" and len(carried.goals.get(aim, ())) > 1 and not on_wild:
            joint = gap_at(layout, aim.at, x)
        room = NOBODY
        # What lies aside cannot be kept: the hand opens no room for it.
        kept = carried.source == FROM_HAND and scene.picture.aside not in carried.cards
        if kept and over.kind in ("hand", "panel"):
            room = hand_index_at(layout.hand, x, y)
        before = (carried.aim, carried.joint, carried.room, carried.near)
        carried.aim, carried.joint, carried.room, carried.near = aim, joint, room, near
        if before != (aim, joint, room, near):
            if before[1] != joint:
                scene.rearranged("cards", "hand")
            elif before[2] != room:
                scene.rearranged("hand")
            scene.changed("marks")
        scene.changed("air")

    def _near(self, carried: Carried, x: float, y: float) -> tuple[Target | None, bool]:
        """The closest place that would take them, and whether they are close enough to go there
        from whatever they are over."""
        layout = self.scene.picture.layout
        targets = {shown_at(layout, goal): goal for goal in carried.goals}
        near = nearest(layout, x, y, [one for one in targets if one.kind != "felt"])
        if near is None:
            return None, False
        return targets[near], drop_area(layout, near).contains(x, y)

    def drop(self) -> None:
        scene, selection = self.scene, self.scene.selection
        carried = selection.carried
        if carried is None:
            return
        aim = carried.aim or carried.over.place
        selection.carried = None
        hung = carried.follow
        height = scene.picture.layout.hand.height
        if hung is not None and carried.source in (FROM_HAND, FROM_MELD):
            refused = aim not in carried.goals and aim.kind not in ("hand", "felt")
            scene.picture.drop_from(carried.cards, hung.to_x, hung.to_y, height, refused)
        self.land(carried, aim)

    def land(self, carried: Carried, aim: Target) -> None:
        """What is carried is put down there."""
        scene, selection = self.scene, self.scene.selection
        selection.carried = None
        scene.hands.drag.cancel()
        if carried.wild is not None:
            if aim in carried.goals or aim.kind in ("hand", "meld"):
                scene.hands.came(scene.moves.send_wild(*carried.wild, aim), aim)
            else:
                scene.rearranged()
        elif carried.source in (FROM_STOCK, FROM_PILE):
            if aim == HAND_PLACE:
                goal = Target("stock" if carried.source == FROM_STOCK else "pile")
                scene.hands.draw(goal)
            else:
                scene.rearranged()
        elif aim.kind == "hand":
            self._put_in_hand(carried)
        elif aim not in carried.goals and aim.kind == "felt" and not scene.kind.is_fishing:
            scene.rearranged()
        else:
            scene.hands.send(carried.cards, aim, carried.joint)

    def _put_in_hand(self, carried: Carried) -> None:
        """Own order: the cards go where they were dropped, and out of the tray."""
        scene = self.scene
        if scene.moves.is_staging:
            scene.moves.take_back(carried.cards)
        if carried.room != NOBODY:
            seen = scene.table.observation()
            staged = scene.moves.staging.staged() if scene.moves.staging else 0
            row = [
                card
                for card in scene.moves.orders.row(seen).cards
                if card not in carried.cards and not staged >> card & 1
            ]
            whole = scene.moves.orders.row(seen).cards
            at = len(whole)
            if carried.room < len(row):
                at = whole.index(row[carried.room])
            scene.moves.orders.move(seen, carried.cards, at)
        scene.services.sound("slide")
        scene.rearranged()

    def cancel(self) -> None:
        """What is carried goes home."""
        selection = self.scene.selection
        self.scene.hands.drag.cancel()
        if selection.carried is not None or selection.choice is not None:
            selection.carried = selection.choice = None
            self.scene.rearranged()

    # Wild cards of the table ----------------------------------------------------------------

    def wild_at(self, under: Target) -> tuple[int, int] | None:
        """The wild card of a meld under the pointer: which meld, and where in it."""
        melds = self.scene.picture.view.melds
        if under.kind != "meld" or under.card == NOBODY or under.at >= len(melds):
            return None
        cards = melds[under.at].cards
        if under.card not in cards or cards.index(under.card) not in self.wilds_of(under.at):
            return None
        return under.at, cards.index(under.card)

    def wilds_of(self, meld: int) -> list[int]:
        """Where in a meld wild cards lie that its viewer might move now."""
        scene = self.scene
        rummy, melds = scene.moves.rummy, scene.picture.view.melds
        if rummy is None or meld >= len(melds):
            return []
        if not scene.table_texts.is_my_turn or scene.table.phase != PLAY:
            return []
        cards = melds[meld].cards
        return [at for at, card in enumerate(cards) if scene.kind.wilds >> card & 1]

    def _likely_wild(self, meld: int) -> Target:
        """The first that has somewhere to go; else the first."""
        wilds = self.wilds_of(meld)
        moves, cards = self.scene.moves, self.scene.picture.view.melds[meld].cards
        at = next((at for at in wilds if moves.places_of_wild(meld, at)), wilds[0])
        return Target("meld", meld, cards[at])

    # With keys ------------------------------------------------------------------------------

    def pick_up_by_keys(self, here: Target) -> None:
        scene, selection = self.scene, self.scene.selection
        if not scene.table_texts.is_my_turn or scene.table.phase != PLAY:
            drawing = scene.table_texts.is_my_turn and scene.table.phase == DRAW
            key = "refuse.draw_first" if drawing else "refuse.not_your_turn"
            scene.hands.refused(here, Refusal(key))
            return
        if here.kind == "meld":
            here = self._likely_wild(here.at)
        carried = self.take(here)
        if carried is None:
            return
        if not carried.goals:
            self._say_why_nowhere(carried)
            return
        frame = place_frame(scene.picture.layout, here)
        carried.by_keys = True
        carried.device = scene.services.device
        now = scene.services.clock()
        x, y = (frame.cx, frame.y + 60) if frame else (960.0, 700.0)
        carried.follow = Follow.at(x, y, now)
        selection.carried = carried
        selection.lens = selection.refused = None
        scene.services.sound("lift" if len(carried.cards) == 1 else "lift_several")
        self._aim(0)

    def _say_why_nowhere(self, carried: Carried) -> None:
        scene = self.scene
        if carried.wild is not None:
            scene.hands.came(scene.moves.send_wild(*carried.wild, HAND_PLACE), HAND_PLACE)
        else:
            goal = PILE_PLACE
            scene.hands.came(scene.moves.why_not(carried.cards, goal), goal)

    def put_by_pointer(self, aim: Target, is_main: bool) -> None:
        """What keys have picked up, a click puts down; anywhere else it goes home."""
        carried = self.scene.selection.carried
        if carried is not None and is_main and aim in carried.goals:
            self.land(carried, aim)
        else:
            self.cancel()

    def _aim(self, at: int) -> None:
        scene = self.scene
        carried = scene.selection.carried
        if carried is None or carried.follow is None:
            return
        order = self._in_order()
        carried.at = at % len(order)
        carried.aim = order[carried.at]
        frame = place_frame(scene.picture.layout, carried.aim)
        if frame is not None:
            now = scene.services.clock()
            x, y = frame.right + 40, frame.bottom + 60
            carried.follow = carried.follow.drawn_to(x, y, now, scene.table_texts.pace)
        scene.services.sound("focus")
        scene.rearranged()

    def _in_order(self) -> list[Target]:
        """Legal places from left to right and top to bottom."""
        scene = self.scene
        carried = scene.selection.carried
        assert carried is not None
        layout = scene.picture.layout

        def where(goal: Target) -> tuple[bool, float, float]:
            frame = place_frame(layout, goal)
            if frame is None:
                return True, 0.0, 0.0
            return goal.kind == "pile", round(frame.y / 60), frame.x

        return sorted(carried.goals, key=where)

    def press(self, name: str) -> bool:
        carried = self.scene.selection.carried
        assert carried is not None
        if name == commands.BACK:
            self.cancel()
        elif not carried.by_keys:
            pass  # A pointer has it.
        elif name in (commands.LEFT, commands.UP, commands.PREVIOUS_ZONE):
            self._aim(carried.at - 1)
        elif name in (commands.RIGHT, commands.DOWN, commands.NEXT_ZONE):
            self._aim(carried.at + 1)
        elif name == commands.CONFIRM and carried.aim is not None:
            self.land(carried, carried.aim)
        elif name == "discard" and carried.source == FROM_HAND:
            self.land(carried, PILE_PLACE)
        return True
