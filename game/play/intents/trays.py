"""What is staged for contracts, seat by seat."""

from game.storage.arrangement import Slots


class Trays:
    """The trays of all seats at one table. Each is looked at only by who may see that hand."""

    def __init__(self) -> None:
        #: Of which hand, and for which contract, the trays are.
        self._moment = (0, 0)
        #: For each seat, its trays from the first to the present one: taking back is free.
        self._trays: dict[int, list[Slots]] = {}
        #: What was staged when the match was left, and in which hand, until its owner comes.
        self._left: dict[int, tuple[int, Slots]] = {}

    def tray_of(self, seat: int, hand_no: int) -> Slots:
        """Return what a player has staged in that hand."""
        if seat in self._trays and self._moment[0] == hand_no:
            tray = self._trays[seat][-1]
            return tray if any(tray) else ()
        left_in, tray = self._left.get(seat, (hand_no, ()))
        return tray if left_in == hand_no else ()

    def take_up(self, seat: int, hand_no: int, tray: Slots) -> None:
        """Take up a tray as it was left; it is looked at only when its owner may look at it."""
        self._left[seat] = hand_no, tray

    def known(self, seat: int, hand_no: int, contract: int) -> list[Slots] | None:
        """Return the trays of a seat in this hand; None: they were not looked at yet."""
        # The next contract counts from the end of a hand, before the next is dealt.
        if self._moment != (hand_no, contract):
            self._moment = (hand_no, contract)
            self._trays.clear()
        return self._trays.get(seat)

    def begin(self, seat: int, trays: list[Slots]) -> list[Slots]:
        self._trays[seat] = trays
        return trays

    def left_by(self, seat: int, hand_no: int) -> Slots:
        """Return, once, what was staged in this hand when the match was left."""
        left_in, left = self._left.pop(seat, (hand_no, ()))
        return left if left_in == hand_no else ()
