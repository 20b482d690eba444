"""Carrying cards through the air, by pointer or by keys, and putting them down."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import BIT, CardId
from game.engine.state import DRAW, NOBODY, PLAY
from game.play.intents.offers import HAND_PLACE, PILE_PLACE, STOCK_PLACE, Offers, Target
from game.play.session.port import NOT_YOUR_TURN
from game.scenes.table.context import TableContext
from game.scenes.table.selection import FROM_HAND, FROM_MELD, FROM_PILE, FROM_STOCK, Carried
from game.scenes.table.sending import DRAW_FIRST, Sending
from game.ui import commands
from game.ui.card_art import BACK
from game.ui.drag import Drag, DragBegan
from game.view.layout.hand import hand_index_at
from game.view.layout.target import (
    card_height,
    drop_area,
    gap_at,
    hit,
    nearest,
    place_frame,
    shown_at,
)
from game.view.motion.motion import Follow

#: Places that answer what is let go over them, even if they refuse it. Over any other place, such
#: as the felt, a place nearby gets it.
REFUSING = ("meld", "pile", "slot", "stock", "river", "loose", "build")


class Carrying:
    """The carrying of cards. `drag`: what a pointer drags."""

    def __init__(self, context: TableContext, sending: Sending) -> None:
        self._context = context
        self._sending = sending
        self.drag = Drag[Target]()

    # Picking up -----------------------------------------------------------------------------

    def pick_up(self, began: DragBegan[Target]) -> None:
        """Take up what the pointer has begun to drag."""
        context = self._context
        carried = self._take(began.thing)
        if carried is None:
            self.drag.cancel()
            return
        now = context.services.clock()
        start = place_frame(context.picture.layout, began.thing)
        x, y = (start.cx, start.cy) if start else (began.from_x, began.from_y)
        carried.follow = Follow.at(x, y, now).drawn_to(began.x, began.y, now, context.texts.pace)
        carried.device = began.device
        self._hold(carried)
        self.carry(began.x, began.y)
        context.rearranged()

    def pick_up_by_keys(self, here: Target) -> None:
        """Take up the card with the focus, or the likeliest wild card of the meld with the
        focus."""
        context = self._context
        if not context.texts.is_my_turn or context.table.phase != PLAY:
            drawing = context.texts.is_my_turn and context.table.phase == DRAW
            refusal = DRAW_FIRST if drawing else NOT_YOUR_TURN
            self._sending.came(refusal, here)
            return
        if here.kind == "meld":
            here = self._likely_wild(here.at)
        carried = self._take(here)
        if carried is None:
            return
        if not carried.goals:
            self._say_why_nowhere(carried)
            return
        frame = place_frame(context.picture.layout, here)
        carried.by_keys = True
        carried.device = context.services.device
        x, y = (frame.cx, frame.y + 60) if frame else (960.0, 700.0)
        carried.follow = Follow.at(x, y, context.services.clock())
        self._hold(carried)
        self._aim(0)

    def _hold(self, carried: Carried) -> None:
        selection = self._context.selection
        selection.carried = carried
        selection.lens = selection.refused = None
        self._context.services.sound("lift" if len(carried.cards) == 1 else "lift_several")

    def _take(self, thing: Target) -> Carried | None:
        """Return what is to be carried from a place; None if it cannot be."""
        context, selection = self._context, self._context.selection
        moves, now = context.moves, context.services.clock()
        if thing.kind in ("hand", "slot"):
            if not (thing.card >= 0 and context.hand >> thing.card & 1):
                return None  # The card has left the hand since it was pressed.
            cards: tuple[CardId, ...] = (thing.card,)
            if context.kind.plays_one:
                # Choices would move the cards of the table aside.
                selection.unmark()
            elif thing.kind == "hand":
                cards = selection.gathered(thing.card)
            goals = moves.places(cards) if context.texts.is_my_turn else {}
            return Carried(cards, FROM_HAND, goals, now)
        if thing.kind in ("stock", "pile", "river"):
            may = moves.draws().get(thing.place)
            if not may:
                self._sending.came(moves.why_not((), thing.place), thing.place)
                return None
            return self._drawn(thing, may, now)
        wild = self.wild_at(thing)
        if wild is None:
            return None
        return Carried((thing.card,), FROM_MELD, moves.places_of_wild(*wild), now, wild=wild)

    def _drawn(self, thing: Target, may: Offers, now: float) -> Carried:
        """Return the card of the stock, the top card of the pile, or the whole river, to be
        carried."""
        pile = self._context.picture.view.pile
        if thing.kind == "stock":
            return Carried((BACK,), FROM_STOCK, {HAND_PLACE: may}, now)
        cards = tuple(reversed(pile)) if thing.kind == "river" else tuple(pile[-1:])
        return Carried(cards, FROM_PILE, {HAND_PLACE: may}, now)

    # Carrying by pointer --------------------------------------------------------------------

    def carry(self, x: float, y: float) -> None:
        """Follow the pointer, and find the place where the cards would go."""
        context, carried = self._context, self._context.selection.carried
        if carried is None or carried.follow is None:
            return
        now = context.services.clock()
        carried.follow = carried.follow.drawn_to(x, y, now, context.texts.pace)
        layout = context.picture.layout
        over = hit(layout, x, y)
        carried.over = over
        aim, near = over.place, None
        if aim not in carried.goals and over.kind != "hand":
            near, takes = self._near(carried, x, y)
            if near is not None and (takes or over.kind not in REFUSING):
                aim = near
        joint = None
        on_wild = over.card != NOBODY and context.kind.wilds >> over.card & 1
        # If cards are dropped on a wild card, the player is asked to which end it moves.
        if aim.kind == "meld" and len(carried.goals.get(aim, ())) > 1 and not on_wild:
            joint = gap_at(layout, aim.at, x)
        room = NOBODY
        # A card that lies aside cannot go back into the hand.
        kept = carried.source == FROM_HAND and context.picture.moment.aside not in carried.cards
        if kept and over.kind in ("hand", "panel"):
            room = hand_index_at(layout.hand, x, y)
        before = (carried.aim, carried.joint, carried.room, carried.near)
        carried.aim, carried.joint, carried.room, carried.near = aim, joint, room, near
        carried.fit(card_height(layout, carried.lit), now)
        if before != (aim, joint, room, near):
            if before[1] != joint:
                context.rearranged("cards", "hand")
            elif before[2] != room:
                context.rearranged("hand")
            context.changed("marks")
        context.changed("air")

    def _near(self, carried: Carried, x: float, y: float) -> tuple[Target | None, bool]:
        """Return the closest place that would take the cards, and whether the pointer is close
        enough to drop them there, whatever it is over."""
        layout = self._context.picture.layout
        targets = {shown_at(layout, goal): goal for goal in carried.goals}
        near = nearest(layout, x, y, [one for one in targets if one.kind != "felt"])
        if near is None:
            return None, False
        return targets[near], drop_area(layout, near).contains(x, y)

    def cancel(self) -> None:
        """Let what is carried return to where it was."""
        selection = self._context.selection
        self.drag.cancel()
        if selection.carried is not None or selection.choice is not None:
            selection.carried = selection.choice = None
            self._context.rearranged()

    # Putting down ---------------------------------------------------------------------------

    def land(self, aim: Target | None = None) -> None:
        """Put down what is carried at `aim`, or else where the pointer is."""
        context, selection, sending = self._context, self._context.selection, self._sending
        carried, moves = selection.carried, context.moves
        if carried is None:
            return
        aim = aim or carried.aim or carried.over.place
        if not carried.by_keys:
            self._start_landing(carried, aim)
        selection.carried = None
        self.drag.cancel()
        fits = aim in carried.goals
        if carried.wild is not None and (fits or aim.kind in ("hand", "meld")):
            sending.came(moves.send_wild(*carried.wild, aim), aim)
        elif carried.source in (FROM_STOCK, FROM_PILE) and aim == HAND_PLACE:
            sending.draw(STOCK_PLACE if carried.source == FROM_STOCK else PILE_PLACE)
        elif carried.source != FROM_HAND:
            context.rearranged()
        elif aim.kind == "hand":
            self._put_in_hand(carried)
        elif not fits and aim.kind == "felt" and not context.kind.has_loose:
            context.rearranged()
        elif context.texts.is_my_turn:
            sending.came(moves.send(carried.cards, aim, carried.joint), aim)
        else:
            sending.came(NOT_YOUR_TURN, aim)

    def _start_landing(self, carried: Carried, aim: Target) -> None:
        """Let the cards move to the table from where they are held now."""
        context, hung, picture = self._context, carried.follow, self._context.picture
        if hung is not None and carried.source in (FROM_HAND, FROM_MELD):
            refused = aim not in carried.goals and aim.kind not in ("hand", "felt")
            now, pace, own = (
                context.services.clock(),
                context.texts.pace,
                picture.layout.hand.height,
            )
            y = hung.to_y + carried.sinks(own, now, pace)
            height = carried.height(own, now, pace)
            picture.drop_from(carried.cards, hung.to_x, y, height, refused)

    def _put_in_hand(self, carried: Carried) -> None:
        """Put the cards into the hand, at the place in its order where they were dropped; those of
        the tray leave it."""
        context, moves = self._context, self._context.moves
        if moves.is_staging:
            moves.take_back(carried.cards)
        if carried.room != NOBODY:
            seen = context.table.observation()
            whole = moves.orders.row(seen).cards
            shown = self._without(whole, carried.cards)
            at = len(whole)
            if carried.room < len(shown):
                at = whole.index(shown[carried.room])
            moves.orders.move(seen, carried.cards, at)
        context.services.sound("slide")
        context.rearranged()

    def _without(self, row: Sequence[CardId], cards: Sequence[CardId]) -> list[CardId]:
        """Return the row without these cards and those in the tray."""
        staged = self._context.moves.staged
        return [card for card in row if card not in cards and not staged >> card & 1]

    # Wild cards of the table ----------------------------------------------------------------

    def wild_at(self, under: Target) -> tuple[int, int] | None:
        """Return the index of a meld and of the wild card in it that is under the pointer; None if
        there is none that may be moved."""
        melds = self._context.picture.view.melds
        if under.kind != "meld" or under.card == NOBODY or under.at >= len(melds):
            return None
        cards = melds[under.at].cards
        if under.card not in cards or cards.index(under.card) not in self.wilds_of(under.at):
            return None
        return under.at, cards.index(under.card)

    def wilds_of(self, meld: int) -> list[int]:
        """Return the indices of the wild cards in a meld, if the viewer may move them now."""
        context = self._context
        if not context.texts.is_my_turn or context.table.phase != PLAY:
            return []
        cards = context.picture.view.melds[meld].cards
        return [at for at, card in enumerate(cards) if context.kind.wilds & BIT[card]]

    def _likely_wild(self, meld: int) -> Target:
        """Return the first wild card of a meld that can be moved; the first of all if none can."""
        wilds = self.wilds_of(meld)
        moves, cards = self._context.moves, self._context.picture.view.melds[meld].cards
        at = next((at for at in wilds if moves.places_of_wild(meld, at)), wilds[0])
        return Target("meld", meld, cards[at])

    # With keys ------------------------------------------------------------------------------

    def press(self, name: str, carried: Carried) -> None:
        """Do a command while cards are carried: let them return or, if keys carry them, move them
        from place to place or put them down."""
        if name == commands.BACK:
            self.cancel()
        elif not carried.by_keys:
            pass  # The cards are carried by a pointer.
        elif name in (commands.LEFT, commands.UP, commands.PREVIOUS_ZONE):
            self._aim(carried.at - 1)
        elif name in (commands.RIGHT, commands.DOWN, commands.NEXT_ZONE):
            self._aim(carried.at + 1)
        elif name == commands.CONFIRM and carried.aim is not None:
            self.land(carried.aim)
        elif name == "discard" and carried.source == FROM_HAND:
            self.land(PILE_PLACE)

    def _say_why_nowhere(self, carried: Carried) -> None:
        moves = self._context.moves
        if carried.wild is not None:
            self._sending.came(moves.send_wild(*carried.wild, HAND_PLACE), HAND_PLACE)
        else:
            self._sending.came(moves.why_not(carried.cards, PILE_PLACE), PILE_PLACE)

    def _aim(self, at: int) -> None:
        context, carried = self._context, self._context.selection.carried
        if carried is None or carried.follow is None:
            return
        order = self._in_order(carried)
        carried.at = at % len(order)
        carried.aim = order[carried.at]
        frame, now = place_frame(context.picture.layout, carried.aim), context.services.clock()
        carried.fit(card_height(context.picture.layout, carried.aim), now)
        if frame is not None:
            x, y = frame.right + 40, frame.bottom + 60
            carried.follow = carried.follow.drawn_to(x, y, now, context.texts.pace)
        context.services.sound("focus")
        context.rearranged()

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
