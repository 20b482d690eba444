"""What people do with their cards without playing them, kept with the match: how the hand lies, and
what is staged for the contract."""

from __future__ import annotations

from game.play.hand_order import HandOrders
from game.play.running import RunningTable
from game.play.staging import Staging
from game.storage.arrangement import Arrangement, Arrangements


class Arranging:
    """Takes up what was kept, and from then on tells the table what there is to keep."""

    def __init__(self, table: RunningTable, orders: HandOrders, staging: Staging | None) -> None:
        self._table = table
        self._orders = orders
        self._staging = staging
        #: How the hands lay when the match was left.
        self.as_left = table.saved().arranged
        #: What is in the file by now, or on its way there.
        self._kept = self.as_left
        for seat, kept in enumerate(self.as_left):
            if kept is not None and seat in table.people:
                self._take_up(seat, kept)
        table.arranged = self._to_keep

    def _take_up(self, seat: int, kept: Arrangement) -> None:
        self._orders.take_up(seat, kept)
        if self._staging is not None:
            self._staging.take_up(seat, kept.hand_no, kept.staged)

    def _to_keep(self) -> Arrangements:
        self._kept = self.now()
        return self._kept

    def now(self) -> Arrangements:
        """Of bots, and where nothing was touched, there is nothing to tell."""
        table = self._table
        hand_no = table.observation().hand_no
        return tuple(
            self._of(seat, hand_no) if seat in table.people else None
            for seat in range(len(table.players))
        )

    def _of(self, seat: int, hand_no: int) -> Arrangement | None:
        found = self._orders.arrangement(seat)
        if found.hand_no != hand_no:
            # Of a hand that is over only the sort lasts.
            found = Arrangement(sort=found.sort)
        if self._staging is not None:
            staged = self._staging.tray_of(seat, hand_no)
            found = found._replace(hand_no=hand_no, staged=staged) if staged else found
        return None if found == Arrangement() else found

    @property
    def has_changed(self) -> bool:
        """Something lies elsewhere than when it was kept last."""
        return self.now() != self._kept

    def keep(self) -> None:
        self._table.keep()
