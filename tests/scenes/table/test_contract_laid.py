"""A contract is laid meld by meld: what is staged waits where it is, then goes straight to its
meld."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

import pytest
from at_table import AtTable
from services import wait

from game.engine.cards import CardId, parse_cards
from game.play.session.seating import Player
from game.ui.gestures import MOVED, Pointer
from game.view.motion.places import Place

TWO_SETS = ("9c 9d 9h", "4c 4d 4s")
SET_AND_RUN = ("9c 9d 9h", "4c 5c 6c 7c")
THREE_SETS = ("9c 9d 9h", "4c 4d 4s", "Kc Kd Kh")
TWO_AND_RUN = ("9c 9d 9h", "Kc Kd Kh", "4c 5c 6c 7c")
#: Games, rounds, and the contract of each.
CONTRACTS = [
    *(("carioca", 1, TWO_SETS), ("carioca", 4, THREE_SETS), ("carioca", 5, TWO_AND_RUN)),
    *(("loba_centroamericana", 2, SET_AND_RUN), ("loba_centroamericana", 4, THREE_SETS)),
    *(("loba_seis_menes", 1, TWO_SETS), ("loba_seis_menes", 5, TWO_AND_RUN)),
]
EVERY_CONTRACT = pytest.mark.parametrize(("variant", "round_no", "melds"), CONTRACTS)
PEOPLE = (Player("Ana", "owl"), Player("Beto", "fox", "naive"), Player("Carmen", "hare", "naive"))
FRAME = 1 / 50
#: Of its way a card may swing beyond the end: less than this part. Elsewhere it is off by less than
#: a unit.
SWING, UNIT = 0.05, 1.0

Ways = dict[CardId, list[Place]]


def ana_with(
    variant: str,
    round_no: int,
    melds: Sequence[str],
    players: tuple[Player, ...] = PEOPLE,
    motion: str = "full",
    **told: object,
) -> AtTable:
    """Ana, who has staged her contract."""
    if variant == "carioca":
        players = players[:2]
    hand = " ".join([*melds, "Jd Ah 2h"])
    likes: dict[str, object] = {"motion": motion}
    told = {"round": round_no, "laid_down": {"Ana": "no"}, **told}
    ana = AtTable(hand, variant=variant, players=players, likes=likes, **told)
    for at, meld in enumerate(melds):
        assert ana.scene.moves.staging is not None
        assert ana.scene.moves.staging.stage(parse_cards(meld), at) is None
    ana.scene.context.rearranged()
    ana.rest(3)
    return ana


def seen(ana: AtTable, card: CardId) -> Place | None:
    """Where the picture shows a card now, on its way or lying; None if it does not show it."""
    frame, shown = ana.scene._frame, ana.scene.picture.shown
    assert frame is not None
    for moving in frame.moving:
        if moving.token == card:
            return moving.place
    is_lying = card not in frame.hidden and card in shown.layout.cards
    return shown.places[card] if is_lying else None


def where(ana: AtTable, card: CardId) -> Place:
    place = seen(ana, card)
    assert place is not None
    return place


def followed(ana: AtTable, cards: Sequence[CardId], seconds: float = 4.0) -> Ways:
    """The ways of these cards, from where they are now, picture by picture."""
    ways: Ways = {card: [where(ana, card)] for card in cards}
    for _ in range(round(seconds / FRAME)):
        wait(ana.services, FRAME)
        ana.scene.sprites()
        for card in cards:
            ways[card].append(where(ana, card))
    assert not ana.scene.picture.is_behind(ana.now)
    return ways


def away(one: Place, other: Place) -> float:
    return hypot(one.x - other.x, one.y - other.y)


def assert_straight(way: Sequence[Place]) -> None:
    """Never back to where it came from, and never below there, where the hand is."""
    start, end = way[0], way[-1]
    far = away(start, end)
    for before, now in pairwise(way):
        assert away(start, now) > away(start, before) - SWING * far - UNIT
        assert now.y < max(start.y, end.y) + SWING * far + UNIT


@EVERY_CONTRACT
@pytest.mark.parametrize("motion", ["full", "brief"])
def test_each_meld_waits_where_it_is_staged_and_goes_straight_to_its_place_in_turn(
    variant: str, round_no: int, melds: Sequence[str], motion: str
) -> None:
    ana = ana_with(variant, round_no, melds, motion=motion)
    rows = [parse_cards(meld) for meld in melds]
    ana.keys("lay_down")
    ways = followed(ana, [card for row in rows for card in row])
    assert len(ana.melds) == len(melds)
    for way in ways.values():
        assert_straight(way)
    begins = [
        min(
            next(at for at, place in enumerate(ways[card]) if place != ways[card][0])
            for card in row
        )
        for row in rows
    ]
    assert begins == sorted(set(begins))
    assert len(begins) == len(rows)


def test_undo_brings_the_melds_back_to_the_tray_and_redo_lays_them_again() -> None:
    ana = ana_with("carioca", 4, THREE_SETS)
    cards = parse_cards(" ".join(THREE_SETS))
    staged = [where(ana, card) for card in cards]
    ana.keys("lay_down")
    laid = followed(ana, cards)
    ana.keys("undo")
    for card, way in followed(ana, cards).items():
        assert_straight(way[::-1])
        assert_straight(laid[card])
    assert staged == [where(ana, card) for card in cards]
    ana.keys("redo")
    again = followed(ana, cards)
    for card in cards:
        assert_straight(again[card])
        assert again[card][-1] == laid[card][-1]


def test_a_press_while_it_is_laid_shows_it_laid() -> None:
    ana = ana_with("carioca", 4, THREE_SETS)
    cards = parse_cards(" ".join(THREE_SETS))
    ana.keys("lay_down")
    ana.rest(0.2)
    ana.point("felt")
    ana.scene.handle(Pointer(MOVED, *ana.at("Kd")))
    ana.click("felt")
    assert not ana.scene.picture.is_behind(ana.now)
    spots = ana.layout.cards
    assert [spots[card].zone for card in cards] == ["meld"] * len(cards)


@pytest.mark.parametrize(
    ("other", "hand", "zone"),
    [
        ("", "", "tray"),
        ("naive", "5c 5d 5h 8c 8d 8h Kc Qd", "tray"),
        ("naive", "5c 5d 5h 8c 8d 8h", "hand"),
    ],
)
def test_it_stays_staged_until_another_person_is_called(other: str, hand: str, zone: str) -> None:
    """Not even the discard that ends a turn puts it back in the hand, nor a bot that lays its own.
    With the second hand the bot goes out; only then it counts with the others."""
    players = Player("Ana", "owl"), Player("Beto", "fox", other)
    ana = ana_with("carioca", 1, TWO_SETS, players, **({"hands": {"Beto": hand}} if hand else {}))
    cards = parse_cards(" ".join(TWO_SETS))
    staged = [where(ana, card) for card in cards]
    ana.focus_on("Jd")
    ana.keys("discard")
    picture, pictures, turns = ana.scene.picture, 0, [0]
    while picture.is_open and picture.view.phase.in_play and turns != [0, 1, 0]:
        assert [where(ana, card) for card in cards] == staged
        wait(ana.services, FRAME)
        ana.scene.sprites()
        pictures += 1
        turns += [picture.view.to_act] if picture.view.to_act != turns[-1] else []
    assert pictures > 1
    assert not other or len(picture.view.melds) == 2
    assert not other or {picture.layout.cards[card].zone for card in cards} == {zone}


def test_no_bots_card_comes_back_to_its_hand() -> None:
    ana = AtTable(
        "Jd Ah 2h",
        variant="carioca",
        players=PEOPLE[:2],
        likes={"motion": "full"},
        **{"laid_down": {"Ana": "no"}, "hands": {"Beto": "5c 5d 5h 8c 8d 8h Kc Qd"}},
    )
    cards = parse_cards("5c 5d 5h 8c 8d 8h")
    ana.drag("Jd", "pile")
    ways: Ways = {card: [] for card in cards}
    while ana.scene.picture.view.to_act != 0:
        wait(ana.services, FRAME)
        ana.scene.sprites()
        for card in cards:
            ways[card] += filter(None, [seen(ana, card)])
    for way in ways.values():
        assert_straight(way)
