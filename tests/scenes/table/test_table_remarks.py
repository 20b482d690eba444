"""What regulars say, as it is seen at a table."""

from __future__ import annotations

import pytest
from at_table import AtTable
from services import said

from game.bots.styles import SaidLine
from game.engine.events import Event
from game.play.session.regulars import Remark
from game.play.session.seating import Player

ANA_AND_TITO = (Player("Ana", "owl"), Player("Tito", "fox", "tito"))
LINE = "bot.tito.joker_1"


def at_table(**likes: object) -> AtTable:
    return AtTable("5h 6h 7h Kd", players=ANA_AND_TITO, likes=likes)


@pytest.mark.parametrize("own", ["", "Well, well."])
def test_a_remark_is_shown_and_gone_after_a_while(own: str) -> None:
    """A line of one's own, as it is written."""
    ana = at_table()
    ana.scene.picture.remark(Remark(1, SaidLine("" if own else LINE, own)))
    ana.rest()
    assert (own or ana.services.say(LINE)) in set(said(ana.services))
    # A hand that is over stays on the table until it is read.
    ends = ana.scene._remarks
    assert ends.is_read(ana.now)
    ends.hurry()
    assert not ends.is_read(ana.now)
    ana.rest(10)
    assert (own or ana.services.say(LINE)) not in set(said(ana.services))


@pytest.mark.parametrize("remarks", [True, False])
def test_regulars_are_silent_where_the_settings_want_it(remarks: bool) -> None:
    ana = at_table(remarks=remarks)
    picture = ana.scene.picture
    moment = picture.moment._replace(seen=picture.moment.seen._replace(hand_no=5))
    after = picture.moments.after(moment, Event("swept", 1))
    assert (after.talk.remark is not None) == remarks
