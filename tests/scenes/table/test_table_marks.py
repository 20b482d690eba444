"""Signs on the table: cards of the pozo that fit, places for marked cards, locked melds."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from at_table import AtTable, betos

from game.engine.cards import CardId, names
from game.play.intents.offers import Target
from game.scenes.table.paint_felt import paint_note
from game.scenes.table.paint_hand import PLUS, _bracket
from game.ui.canvas import Canvas
from game.view.geometry import Rect
from game.view.layout.setting import Spot
from game.view.layout.target import place_frame

ONE_ROW = "7d 9h 6s Kc"
MANY = [f"{rank}{suit}" for suit in "cdh" for rank in "3458TJQA"]
TWO_ROWS = " ".join([ONE_ROW, *MANY, *(f"{card}'" for card in MANY)])


@pytest.mark.parametrize(
    ("phase", "pile", "shown"),
    [("draw", ONE_ROW, "9h 6s"), ("play", ONE_ROW, ""), ("draw", TWO_ROWS, "9h 6s")],
)
def test_what_fits_in_the_pozo_is_lit_while_it_may_be_taken(
    phase: str, pile: str, shown: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    large = {"large_corners": True}
    ana = AtTable("7h 7h' 9c 9d 4s 5s", "loba_de_mas", likes=large, phase=phase, pile=pile)
    pozo = ana.layout.piles.discards
    assert pozo is not None
    lefts = [spot.rect.x for spot in pozo.spots.values()]
    assert lefts.count(lefts[0]) == 1 + (pile == TWO_ROWS)
    found: list[CardId] = []

    def look(canvas: Canvas, rect: Rect, *more: object, **how: object) -> None:
        lit = (card for card, spot in pozo.spots.items() if spot.strip.grown(-1) == rect)
        found.extend(lit)

    monkeypatch.setattr(Canvas, "ring", look)
    ana.scene.redrawn()
    ana.scene.sprites()
    assert names(sorted(set(found), key=list(pozo.spots).index)) == shown


def test_the_plus_of_a_slot_lies_in_its_corner(monkeypatch: pytest.MonkeyPatch) -> None:
    ana = AtTable("9c 9d 9h 4c 4d Ks", variant="carioca", laid_down={"Ana": "no"})
    ana.click("9c")
    found: list[tuple[float, float]] = []
    monkeypatch.setattr(Canvas, "disc", lambda canvas, x, y, side, *how: found.append((x, y)))
    ana.scene.redrawn()
    ana.scene.sprites()
    frame = place_frame(ana.layout, Target("slot", 0))
    assert frame is not None
    (from_right, from_top), *_ = [
        (frame.right - x, y - frame.y) for x, y in found if frame.contains(x, y)
    ]
    assert PLUS / 2 < from_right == from_top < PLUS


@pytest.mark.parametrize("is_locked", [False, True])
def test_words_beside_melds_make_room_for_their_lock(
    is_locked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = AtTable("8h 2c 9s Kd", table=[betos("[5h 6h 7h]")])
    canvas, box = Canvas(ana.services.kit), Rect(100.0, 100.0, 600.0, 60.0)
    locks: list[float] = []
    words: list[Rect] = []
    monkeypatch.setattr(canvas, "icon", lambda name, x, y, side, *how: locks.append(x + side / 2))
    monkeypatch.setattr(canvas, "text", lambda text, room, *how, **more: words.append(room))
    assert paint_note(canvas, box, "Beto", "left", is_locked)
    (room,) = words
    assert len(locks) == is_locked
    assert room.x > locks[0] if is_locked else room.x == box.x
    assert room.right <= box.right


@pytest.mark.parametrize(("angle", "falls"), [(-6.0, True), (0.0, False)])
def test_the_bracket_of_a_group_leans_with_its_cards(
    angle: float, falls: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = AtTable("8h 2c 9s Kd")
    spots = [
        Spot(Rect(x, 300, 200, 280), angle, 0, Rect(x, 300, 100, 280), "hand") for x in (100, 200)
    ]
    canvas, lines = Canvas(ana.services.kit), list[Sequence[tuple[float, float]]]()
    monkeypatch.setattr(canvas, "bent", lambda places, *strokes: lines.append(places))
    _bracket(canvas, spots, "")
    [[up, left, *_, right, _]] = lines
    assert (left[1] > right[1]) == falls
    assert (up[0] < left[0]) == falls
