"""What had no room at the table is told in full where the pointer rests, or the focus is."""

from __future__ import annotations

from dataclasses import replace

import pytest
from at_table import AtTable

from game.engine.phases import NOT_NOW
from game.play.intents.offers import LANE_PLACE, Target
from game.play.pieces.melds import LanePiece
from game.play.session.seating import Player
from game.scenes.table.paint_air import paint_scores
from game.scenes.table.paint_seats import paint_plaque
from game.settings import CRESTS
from game.ui.canvas import Canvas
from game.ui.theme import NAME
from game.ui.tip import paint_tip
from game.ui.words import SERIF
from game.view.geometry import Rect

NAMES = ("Ana", "Maximiliano Augusto", "Maximiliana", "Bartolomeo", "Francisca")


def ana_among(
    *names: str, size: tuple[int, int] = (1024, 640), text: float = 1.4, **told: object
) -> AtTable:
    players = tuple(
        Player(name, crest, "" if name == "Ana" else "naive")
        for name, crest in zip(names, CRESTS, strict=False)
    )
    return AtTable("8h 2c 9s Kd", players=players, size=size, likes={"text_scale": text}, **told)


def tip(ana: AtTable) -> str:
    tip = ana.selection.tip
    return tip.sentence if tip else ""


def test_a_name_that_is_cut_is_told_in_full_on_its_plaque_until_the_pointer_has_gone() -> None:
    ana = ana_among(*NAMES)
    ana.point("plaque 1")
    assert tip(ana) == ""
    ana.rest()
    assert "*Maximiliano Augusto*" in tip(ana)
    ana.point("felt")
    assert tip(ana) == ""


@pytest.mark.parametrize(
    ("size", "text"),
    [((1024, 640), 1.4), ((1280, 720), 1.4), ((1920, 1080), 1.4), ((1920, 1080), 1.0)],
)
def test_names_of_eleven_letters_have_room_also_among_five_in_the_largest_text(
    size: tuple[int, int], text: float
) -> None:
    """And a plaque with room for all says no more."""
    ana = ana_among(*NAMES, size=size, text=text)
    for seat in (2, 3, 4):
        ana.point(f"plaque {seat}")
        ana.rest()
        assert NAMES[seat] not in tip(ana)
        assert text > 1.0 or seat != 2 or tip(ana) == ""


def test_the_focus_tells_it_at_once() -> None:
    """Of the own panel, whose last line has no room."""
    ana = ana_among(*NAMES)
    ana.keys("zone_keys", "left", "left", "left", "left")
    for _ in range(8):
        if ana.focus == "panel":
            break
        ana.keys("left")
    assert ana.focus == "panel"
    assert tip(ana) == ana.scene.context.full_words(ana.selection.hands.focus)
    assert "Reenganches" in tip(ana)


def test_what_is_written_beside_the_own_melds_is_not_told_again_on_the_panel() -> None:
    table = [{"meld": "4c 4d 4h", "owner": "Ana"}]
    ana = ana_among("Ana", "Beto", variant="loba_de_mas", table=table)
    lane = ana.texts.pieces[LANE_PLACE]
    assert isinstance(lane, LanePiece)
    (count,) = ana.texts.words.wordings(lane.note)
    assert count in {sprite.says for sprite in ana.scene.sprites()}
    assert count not in ana.scene.context.full_words(Target("panel"))


def test_the_scores_tell_all_names_in_full_and_the_plaque_of_who_is_out_what_has_room() -> None:
    ana = ana_among(*NAMES)
    canvas = Canvas(ana.services.kit)
    paint_scores(canvas, ana.texts)
    drawn = {sprite.says: sprite.box[2] for sprite in canvas.sprites if sprite.says in NAMES}
    scale = ana.scene.picture.stage.scale
    for name in NAMES:
        assert drawn[name] / scale >= canvas.width(name, NAME, SERIF) - 2
    place = ana.layout.seats[1]
    x, _, w, _ = ana.scene.picture.stage.to_px(place.plaque)
    told, texts = [], ana.texts
    for count in range(1, 40):
        canvas = Canvas(ana.services.kit)
        words = "o" * count
        who = replace(texts.seat(1), standing=(words, "-"), held=0, is_out=True)
        paint_plaque(canvas, texts, who, place)
        told += [Rect(*one.box).right for one in canvas.sprites if one.says == words]
    assert 1 < len(told) < 39
    assert max(told) <= x + w


@pytest.mark.parametrize("seat", [1, 4])
def test_the_slip_does_not_cover_the_plaque_it_is_about(seat: int) -> None:
    ana = ana_among(*NAMES)
    plaque = ana.layout.seats[seat].plaque
    stage = ana.scene.picture.stage.content
    slip = paint_tip(Canvas(ana.services.kit), "*Maximiliano* · 0", plaque, stage)
    assert not slip.overlaps(plaque)
    assert slip.within(stage)


@pytest.mark.parametrize("text", [1.0, 1.4])
def test_a_refusal_is_told_in_the_place_of_the_prompt_and_covers_no_card(
    text: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    melds = ("4s 4h 4d", "[9c Tc Jc]", "[5h 6h 7h]", "Qs Qd Qc")
    table = [{"meld": meld, "owner": who} for meld, who in zip(melds, NAMES[1:], strict=True)]
    ana = ana_among(*NAMES, text=text, table=table)
    layout, stage = ana.layout, ana.scene.picture.stage
    monkeypatch.setattr(ana.texts, "refusal", lambda refusal: "no " * 12)
    cards = [Rect(*stage.to_px(spot.rect)) for spot in layout.cards.values()]
    for at in range(len(melds) + 1):
        if at < len(melds):
            ana.scene.commands.driver.refuse(Target("meld", at), NOT_NOW)
        else:
            ana.keys("redo")
        ana.rest()
        shown = {sprite.says: Rect(*sprite.box) for sprite in ana.scene.sprites()}
        slip = next(box for said, box in shown.items() if "no no" in said)
        row = stage.to_px(layout.zones.prompt._replace(w=layout.zones.content.w))
        assert slip.within(Rect(*row).grown(4))
        assert not any(slip.overlaps(card) for card in cards)
