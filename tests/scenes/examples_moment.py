"""On the way to a table, while it is being drawn."""

from __future__ import annotations

from game.scenes.shell.dialogs import SHOWN_AFTER, Moment
from game.scenes.shell.scene import House


def nothing() -> None:
    pass


def laying_the_table(house: House) -> Moment:
    """Most of it is drawn."""
    engraver = house.kit.engraver
    engraver.hold()
    house.backdrops.order("table", "curtain")
    moment = Moment(house, nothing)
    engraver.forget()
    house.backdrops.order("curtain")
    moment.began -= SHOWN_AFTER
    return moment


EXAMPLES = {"moment": laying_the_table}
