"""Where carried cards hang in the air, by pointer or by keys, and which places they are over."""

from __future__ import annotations

from game.engine.state import NOBODY
from game.play.hands.carrying import Drop, Lift, Over
from game.play.hands.hands import Carried
from game.play.hands.sending import Cancel
from game.play.intents.offers import PILE_PLACE, Target
from game.scenes.table.context import TableContext
from game.scenes.table.driver import Driver
from game.scenes.table.selection import Hanging
from game.ui import commands
from game.ui.drag import Drag, DragBegan
from game.view.layout.hand import hand_index_at
from game.view.layout.target import card_height, gap_at, hit, nearest, place_frame
from game.view.motion.motion import Follow


class Carrying:
    """The carrying of cards. `drag`: what a pointer drags."""

    def __init__(self, context: TableContext, driver: Driver) -> None:
        self._context = context
        self._do = driver.do
        self.drag = Drag[Target]()

    # Picking up -----------------------------------------------------------------------------

    def pick_up(self, began: DragBegan[Target]) -> None:
        """Take up what the pointer has begun to drag."""
        context = self._context
        start = place_frame(context.picture.layout, began.thing)
        x, y = (start.cx, start.cy) if start else (began.from_x, began.from_y)
        if self._lift(Lift(began.thing), x, y, began.device):
            self.carry(began.x, began.y)
        else:
            self.drag.cancel()

    def pick_up_by_keys(self, here: Target) -> None:
        """Take up the card with the focus, or the likeliest wild card of the meld with the
        focus."""
        frame = place_frame(self._context.picture.layout, here)
        x, y = (frame.cx, frame.y + 60) if frame else (960.0, 700.0)
        if self._lift(Lift(here, by_keys=True), x, y, self._context.services.device):
            self._step(0)

    def _lift(self, lift: Lift, x: float, y: float, device: str) -> bool:
        """Take something up that hangs at a point at first; return whether anything was."""
        context, selection = self._context, self._context.selection
        now = context.services.clock()
        selection.hangs = Hanging(now, device, Follow.at(x, y, now))
        self._do(lift)
        is_lifted = selection.hands.carried is not None
        selection.lens = None if is_lifted else selection.lens
        return is_lifted

    # Carrying by pointer --------------------------------------------------------------------

    def carry(self, x: float, y: float) -> None:
        """Follow the pointer, and find the places that what is carried is over."""
        context, carried = self._context, self._context.selection.hands.carried
        if carried is None:
            return
        layout = context.picture.layout
        over = hit(layout, x, y)
        near, reaches = None, False
        if over.kind != "hand" and over.place not in carried.goals:
            goals = (goal for goal in carried.goals if goal.kind != "felt")
            near, reaches = nearest(layout, x, y, goals)
        taking = near or over.place
        is_meld = taking.kind == "meld" and taking in carried.goals
        gap = gap_at(layout, taking.at, x) if is_meld else None
        # A card that lies aside cannot go back into the hand.
        is_kept = context.picture.moment.aside not in carried.cards
        is_back = is_kept and over.kind in ("hand", "panel")
        room = hand_index_at(layout.hand, x, y) if is_back else NOBODY
        self._draw_to(x, y)
        self._over(Over(over, near, reaches, gap, room))

    def _draw_to(self, x: float, y: float) -> None:
        selection, now = self._context.selection, self._context.services.clock()
        if selection.hangs is not None:
            follow = selection.hangs.follow.drawn_to(x, y, now, self._context.texts.pace)
            selection.hangs = selection.hangs._replace(follow=follow)

    def _over(self, over: Over) -> None:
        """Hold the cards over a place, in the size they would have there. One that takes them is
        heard."""
        context, selection = self._context, self._context.selection
        before = selection.hands
        self._do(over)
        carried, hangs = selection.hands.carried, selection.hangs
        if selection.hands is not before and carried is not None and hangs is not None:
            height = card_height(context.picture.layout, carried.lit)
            selection.hangs = hangs.fit(height, context.services.clock())
            lit_before = before.carried.lit if before.carried is not None else None
            if carried.lit is not None and carried.lit != lit_before:
                context.heard_at("takes", carried.lit)

    def cancel(self) -> None:
        """Let what is carried return to where it was."""
        self.drag.cancel()
        self._do(Cancel())

    # Putting down ---------------------------------------------------------------------------

    def land(self, place: Target | None = None) -> None:
        """Put down what is carried at a place, or else where it would go now."""
        carried = self._context.selection.hands.carried
        if carried is not None:
            if not carried.by_keys:
                self._start_landing(carried, place or carried.aim)
            self.drag.cancel()
            self._do(Drop(place))

    def _start_landing(self, carried: Carried, place: Target) -> None:
        """Let the cards move to the table from where they are held now."""
        context, picture = self._context, self._context.picture
        hangs = context.selection.hangs
        if hangs is not None and carried.source in ("hand", "meld"):
            refused = place not in carried.goals and place.kind not in ("hand", "felt")
            now, pace = context.services.clock(), context.texts.pace
            own = picture.layout.hand.height
            y = hangs.follow.to_y + hangs.sinks(own, now, pace)
            height = hangs.height(own, now, pace)
            picture.drop_from(carried.cards, hangs.follow.to_x, y, height, refused)

    # With keys ------------------------------------------------------------------------------

    def press(self, name: str, carried: Carried) -> None:
        """Do a command while cards are carried: let them return or, if keys carry them, move them
        from place to place or put them down."""
        if name == commands.BACK:
            self.cancel()
        elif not carried.by_keys:
            pass  # The cards are carried by a pointer.
        elif name in (commands.LEFT, commands.UP, commands.PREVIOUS_ZONE):
            self._step(-1)
        elif name in (commands.RIGHT, commands.DOWN, commands.NEXT_ZONE):
            self._step(1)
        elif name == commands.CONFIRM:
            self.land()
        elif name == "discard" and carried.source == "hand":
            self.land(PILE_PLACE)

    def _step(self, by: int) -> None:
        """Carry the cards to the next place that takes them; 0: to the first."""
        context, carried = self._context, self._context.selection.hands.carried
        if carried is None:
            return
        order = self._in_order(carried)
        goal = order[(order.index(carried.aim) + by) % len(order) if by else 0]
        frame = place_frame(context.picture.layout, goal)
        if frame is not None:
            self._draw_to(frame.right + 40, frame.bottom + 60)
        self._over(Over(goal))

    def _in_order(self, carried: Carried) -> list[Target]:
        """Return the legal places in rows from top to bottom, each from left to right; the pile is
        last."""
        layout = self._context.picture.layout

        def where(goal: Target) -> tuple[bool, float, float]:
            frame = place_frame(layout, goal)
            if frame is None:
                return True, 0.0, 0.0
            return goal.kind == "pile", round(frame.y / 60), frame.x

        return sorted(carried.goals, key=where)
