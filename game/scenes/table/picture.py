"""The table as it is shown: always somewhere between what was and what is.

The engine is at the end of what happened. Here its events wait their turn; each is folded into
the view, laid out, and played as movement from the picture before to the picture after.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from typing import NamedTuple

from game.engine.cards import RANK, SUIT, CardId, CardSet, each
from game.engine.events import Event
from game.engine.state import DRAW, NOBODY, PLAY
from game.play.hand_order import HandOrders, Row
from game.play.running import RunningTable
from game.play.table_kind import TableKind
from game.scenes.table.fingers import Fingers
from game.scenes.table.moves import Moves
from game.view.director import Director, Frame
from game.view.geometry import Rect
from game.view.layout.setting import Hand, Slot, TableSetting
from game.view.layout.table import TableLayout, lay_out
from game.view.model import TableView
from game.view.places import (
    DOWN,
    DRAGGED,
    HAND,
    MELDED,
    Anchor,
    Back,
    Place,
    Snapshot,
    Step,
    Token,
)
from game.view.stage import Stage

#: Backs in a fan lie below every card that moves over them.
FAN_DEPTH, STOCK_DEPTH = -100, -200
LEVELS = {"hand": HAND, "pile": HAND, "aside": HAND}


class Choices(NamedTuple):
    """What a fishing hand chooses from, for the layout: lines of each choice, and the sets that
    the one looked at would take."""

    lines: tuple[int, ...] = ()
    sets: tuple[tuple[CardId, ...], ...] = ()


class Shown(NamedTuple):
    """A moment of the table: what lies there, and where."""

    view: TableView
    layout: TableLayout


class Picture:
    """`view` and `layout` are of the moment on show; what comes after it waits in the director."""

    def __init__(
        self,
        stage: Stage,
        table: RunningTable,
        kind: TableKind,
        moves: Moves,
        director: Director,
        fingers: Fingers,
    ) -> None:
        self.stage = stage
        self.table = table
        self.kind = kind
        self.moves = moves
        self.fingers = fingers
        self.orders: HandOrders = moves.orders
        self.director = director
        self.large_corners = False
        self.keys = 4
        self.choices = Choices()
        self.row: tuple[CardId, ...] = ()
        self.fresh: CardSet = 0
        self._kept_height = 0.0
        self._has_dropped = False
        self._latest = self._shown = self._laid(TableView.of(table.observation()))

    @property
    def view(self) -> TableView:
        return self._shown.view

    @property
    def latest(self) -> TableView:
        """What is shown at the end of what waits."""
        return self._latest.view

    @property
    def layout(self) -> TableLayout:
        return self._shown.layout

    # What happens ---------------------------------------------------------------------------

    def renew(self) -> None:
        """Look at the table anew: after an undo, a change of seats, a load."""
        self.director.forget()
        self._latest = self._shown = self._laid(TableView.of(self.table.observation()))

    def glide_to_now(self, now: float) -> None:
        """The same, but what lies elsewhere now goes there."""
        before = self.snapshot(self._shown.layout)
        self.director.finish()
        self._latest = self._laid(TableView.of(self.table.observation()))
        after = self.snapshot(self._latest.layout)
        self.director.play(Step(None, before, after, note=self._latest), now)
        self._look(now)

    def tell(self, events: Iterable[Event], now: float, pause: float = 0.0) -> None:
        """These happened, one after the other. `pause`: before the first of them is seen."""
        self._has_dropped = False
        for event in events:
            before = self.snapshot(self._latest.layout)
            view = copy(self._latest.view)
            view.fold(event)
            self._latest = self._laid(view)
            after = self.snapshot(self._latest.layout)
            anchors = self.anchors(self._latest.layout)
            step = Step(event, before, after, anchors, pause, note=self._latest)
            self.director.play(step, now)
            pause = 0.0
        self._look(now)

    def is_behind(self, now: float) -> bool:
        """There is more to be seen than is shown."""
        return self.director.is_busy(now)

    def finish(self) -> None:
        """Everything is shown at once."""
        self.director.finish()
        self._shown = self._latest

    def rearrange(self, now: float) -> None:
        """Things are put elsewhere by hand, and glide there."""
        before = self.snapshot(self._latest.layout)
        self._latest = self._laid(self._latest.view)
        after = self.snapshot(self._latest.layout)
        if before != after or self._has_dropped:
            self._has_dropped = False
            self.director.play(Step(None, before, after, note=self._latest), now)
        self._look(now)

    def _look(self, now: float) -> None:
        """What took no time is there already."""
        if not self.director.is_busy(now):
            self._shown = self._latest

    def refit(self, stage: Stage) -> None:
        """Another size: everything is there at once."""
        self.stage = stage
        self.director.forget()
        self._latest = self._shown = self._laid(self._latest.view)

    def frame(self, now: float) -> Frame:
        frame = self.director.frame(now)
        if frame.step is not None and isinstance(frame.step.note, Shown):
            self._shown = frame.step.note
        if not frame.is_busy:
            self._shown = self._latest
        return frame

    # Layout ---------------------------------------------------------------------------------

    @property
    def bottom(self) -> int:
        return self.table.bottom

    @property
    def is_open(self) -> bool:
        """Does the hand at the bottom lie face up?"""
        return self.view.viewer == self.bottom

    def _laid(self, view: TableView) -> Shown:
        layout = lay_out(self.stage, self._setting(view))
        if not self.fingers.carried:
            self._kept_height = 0.0
        elif not self._kept_height:
            self._kept_height = layout.meld_height
        return Shown(view, layout)

    def _setting(self, view: TableView) -> TableSetting:
        kind, fingers = self.kind, self.fingers
        carried = fingers.carried
        joint = None
        if carried and carried.joint is not None and carried.aim is not None:
            joint = (carried.aim.index, carried.joint)
        tray: tuple[Slot, ...] = ()
        staging = self.moves.staging
        if staging is not None and self._has_tray(view):
            tray = tuple(Slot(slot.least, slot.cards) for slot in staging.slots())
        return TableSetting(
            view,
            tuple(range(len(view.hand_sizes))),
            self.bottom,
            self._hand(view),
            keys=self.keys,
            has_river=kind.has_river,
            is_fishing=kind.is_fishing,
            has_pot=kind.has_pot,
            has_contract=bool(kind.contracts),
            tray=tray,
            fits=self.fits(view) if kind.has_river else 0,
            joint=joint,
            chosen=self.choices.sets,
            choices=self.choices.lines,
            choice_at=fingers.choice_at,
            kept_height=self._kept_height,
        )

    def _has_tray(self, view: TableView) -> bool:
        """What is being put together stays in sight while others play."""
        staging = self.moves.staging
        if staging is None or view.viewer != self.bottom or view.phase not in (DRAW, PLAY):
            return False
        return staging.is_open

    def _hand(self, view: TableView) -> Hand:
        fingers = self.fingers
        if view.viewer != self.bottom:
            return Hand(backs=view.hand_sizes[self.bottom], large_corners=self.large_corners)
        staging = self.moves.staging
        staged = staging.staged() if staging is not None and self._has_tray(view) else 0
        row = self._ordered(view)
        shown = [card for card in row.cards if not staged >> card & 1]
        groups = _parted(shown, row)
        carried = fingers.carried
        focus = NOBODY
        if carried is None:
            pointed = fingers.focus if fingers.ring else fingers.hover
            focus = pointed.card if pointed.kind == "hand" else NOBODY
        return Hand(
            groups,
            lifted=fingers.lifted,
            selected=sum(1 << card for card in fingers.marked if card in shown),
            focus=focus if focus in shown else NOBODY,
            room=carried.room if carried and carried.source == "hand" else NOBODY,
            large_corners=self.large_corners,
        )

    def _ordered(self, view: TableView) -> Row:
        """The hand in its owner's order; what has left it in the engine but not yet in the
        picture keeps its place."""
        row = self.orders.row(self.table.observation())
        cards = [card for card in row.cards if view.hand >> card & 1]
        for at, card in enumerate(self.row):
            if view.hand >> card & 1 and card not in cards:
                cards.insert(min(at, len(cards)), card)
        cards += [card for card in each(view.hand) if card not in cards]
        self.row = tuple(cards)
        self.fresh = row.fresh
        return Row(self.row, row.fresh, row.groups)

    def fits(self, view: TableView) -> CardSet:
        """Cards of the river that go with the hand: two more of a kind, or neighbours."""
        if view.viewer != self.bottom:
            return 0
        held = list(each(view.hand))
        fits = 0
        for card in view.pile:
            alike = sum(RANK[other] == RANK[card] and SUIT[other] != SUIT[card] for other in held)
            near = {
                RANK[other] - RANK[card]
                for other in held
                if SUIT[other] == SUIT[card] and 0 < abs(RANK[other] - RANK[card]) <= 2
            }
            runs = {1, 2} <= near or {-1, 1} <= near or {-2, -1} <= near
            if RANK[card] and (alike >= 2 or runs):
                fits |= 1 << card
        return fits

    # Places of everything -------------------------------------------------------------------

    def snapshot(self, layout: TableLayout) -> Snapshot:
        places: dict[Token, Place] = {}
        for card, spot in layout.cards.items():
            level = LEVELS.get(spot.zone, MELDED)
            rect = spot.rect
            places[card] = Place(rect.cx, rect.cy, rect.h, spot.angle, card, level, spot.depth)
        for n, spot in enumerate(layout.hand.backs):
            rect = spot.rect
            back = Back(self.bottom, n)
            places[back] = Place(rect.cx, rect.cy, rect.h, spot.angle, DOWN, HAND, spot.depth)
        for seat, at in layout.seats.items():
            for n, fanned in enumerate(at.fan):
                rect = fanned.rect
                depth = FAN_DEPTH + n
                places[Back(seat, n)] = Place(
                    rect.cx, rect.cy, rect.h, fanned.angle, DOWN, MELDED, depth
                )
        for n, rect in enumerate(layout.piles.stock.backs):
            depth = STOCK_DEPTH + n
            places[Back(NOBODY, n)] = Place(rect.cx, rect.cy, rect.h, 0.0, DOWN, HAND, depth)
        return places

    def anchors(self, layout: TableLayout) -> dict[Anchor, Place]:
        found = {Anchor("stock"): _middle(layout.piles.stock.frame)}
        if layout.piles.discards:
            found[Anchor("pile")] = _middle(layout.piles.discards.frame)
        elif layout.river:
            frame = layout.river.frame
            found[Anchor("pile")] = _middle(Rect(frame.right - 120, frame.y + 8, 94, 132))
        for seat, at in layout.seats.items():
            middle = at.fan[0].rect if at.fan else at.bubble
            found[Anchor("hand", seat)] = Place(middle.cx, middle.cy, 70)
            found[Anchor("won", seat)] = Place(at.crest.cx, at.crest.cy, 60)
        hand = layout.zones.hand
        found[Anchor("hand", self.bottom)] = Place(hand.cx, hand.cy, layout.hand.height)
        panel = layout.zones.panel_crest
        found[Anchor("won", self.bottom)] = Place(panel.cx, panel.cy, 90)
        return found

    def drop_from(
        self, cards: Sequence[CardId], x: float, y: float, height: float, refused: bool
    ) -> None:
        """These were let go there, and start their way from it."""
        self._has_dropped = True
        for at, card in enumerate(cards):
            place = Place(x + 36 * at, y, height, 0.0, card, DRAGGED, 9000 + at)
            self.director.drop_from(card, place, refused=refused)


def _middle(rect: Rect) -> Place:
    return Place(rect.cx, rect.cy, rect.h)


def _parted(shown: Sequence[CardId], row: Row) -> tuple[tuple[CardId, ...], ...]:
    """The row in its groups, and what is in none."""
    groups = [
        tuple(card for card in group.cards if card in shown) for group in row.groups
    ]
    grouped = {card for group in groups for card in group}
    rest = tuple(card for card in shown if card not in grouped)
    return tuple(group for group in (*groups, rest) if group)
