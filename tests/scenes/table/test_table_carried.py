"""What is carried does not hide where it goes, and its slip names the act."""

from __future__ import annotations

import pytest
from at_table import AtTable, betos

from game.scenes.table.paint_hand import paint_disc
from game.view.layout.target import meld_ghost
from game.view.motion.motion import Pace
from tests.clock import Clock

HEARTS = betos("[5h 6h 7h]")


@pytest.mark.parametrize("motion", ["full", "brief", "none"])
def test_a_carried_card_takes_the_size_of_what_lies_there_and_the_place_stays_in_sight(
    motion: str,
) -> None:
    """The indexes of the meld, and the upper half of where the card would lie, are free."""
    ana = AtTable("8h 9c 2c Ks", table=[HEARTS], likes={"motion": motion})
    ana.lift("8h", "meld 1")
    ana.rest(1)
    hangs, layout = ana.selection.hangs, ana.layout
    assert hangs is not None
    own, pace = layout.hand.height, Pace(motion, 1)
    high = hangs.height(own, ana.now, pace)
    assert high == layout.meld_height
    top = hangs.follow.y + hangs.sinks(own, ana.now, pace) - high / 2
    run = [ana.card(card) for card in ("5h", "6h", "7h", "8h")]
    ghost = meld_ghost(layout, run, run[-1:])
    assert ghost is not None
    assert top >= ghost.cy - 1


def test_of_many_carried_cards_five_are_shown() -> None:
    def shown(count: int) -> int:
        hand = "8h 9c 2c Ks 3d 4d 5d 6d"
        cards = hand.split()[:count]
        ana = AtTable(hand)
        ana.click(*cards)
        ana.lift(cards[0], "pile")
        ana.rest(1)
        ana.scene.sprites()
        return len(ana.scene.painting.painted["air"].sprites)

    assert shown(4) + 1 == shown(5) == shown(6) == shown(7)


@pytest.mark.parametrize(
    ("owner", "said"),
    [
        ("Beto", "Se agrega a la escalera de Beto: 5-6-7-*8* ♥"),
        ("Ana", "Se agrega a tu escalera: 5-6-7-*8* ♥"),
    ],
)
def test_the_slip_names_the_act(owner: str, said: str) -> None:
    table = [{"meld": "[5h 6h 7h]", "owner": owner}]
    ana = AtTable("8h 9c 2c Ks", table=table, likes={"language": "es"})
    ana.lift("8h", "meld 1")
    assert ana.texts.aim_words() == said


def test_the_ring_is_on_the_part_of_a_card_that_is_seen_and_strikes_through_no_sign() -> None:
    """How many places a card has is painted again over the ring."""
    ana = AtTable("8h 9c 2c Ks 3d 4d 5d 6d", table=[HEARTS])
    disc = ana.scene.context.canvas()
    paint_disc(disc, ana.layout.cards[ana.card("8h")], "1")
    over = []
    for card in ("8h", "9c"):
        ana.focus_on(card)
        ana.scene.sprites()
        marks = ana.scene.painting.painted["marks"].sprites
        over.append({sprite.surface for sprite in disc.sprites} <= {one.surface for one in marks})
    assert over == [True, False]
    assert max(sprite.box[2] for sprite in marks) < ana.layout.cards[ana.card("9c")].rect.w


@pytest.mark.parametrize(("card", "opens"), [("8h", False), ("X", True)])
def test_a_meld_opens_where_a_card_points_only_if_it_may_go_to_several_places(
    card: str, opens: bool
) -> None:
    ana = AtTable(f"{card} 9c 2c Ks", table=[HEARTS])
    places = dict(ana.layout.cards)
    hearts = [ana.card(one) for one in ("5h", "6h", "7h")]
    ana.lift(card, (places[hearts[1]].rect.x, places[hearts[1]].rect.cy))
    now = ana.layout.cards
    assert any(now[one].rect.x != places[one].rect.x for one in hearts) == opens


@pytest.mark.parametrize("early", [0.01, 0.0])
def test_words_are_gone_at_the_moment_their_time_is_over(early: float) -> None:
    """Those of a refusal go with its place as well."""
    for discards in (True, False):
        ana = AtTable("8h 9c 2c Ks", table=[HEARTS])
        ana.drag("Ks", "meld 1")
        assert ana.refused
        if discards:
            ana.click("Ks", "pile")
            assert ana.refused == ""
    (until,) = ana.selection.words_end()
    clock = ana.services.clock
    assert isinstance(clock, Clock)
    clock.now = until - early
    ana.scene.update(clock.now)
    assert bool(ana.refused) == (early > 0)
