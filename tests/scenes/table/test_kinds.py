"""The kind of a piece is a key: whatever is described has its box, and a painter or its cards."""

from __future__ import annotations

import pytest
from acts_at_tables import TABLES, played

from game.scenes.table import paint_felt as felt
from game.scenes.table.painting import GROUND
from game.view.layout.target import BOXES, POINTED, box_of, hit, place_frame

#: What is painted by its cards, or together with the prompt.
CARDS, WITH_THE_PROMPT = {"hand", "meld", "loose"}, {"step"}
PAINTED = {*GROUND, *felt.AIR, *felt.OVER_CARDS}


@pytest.mark.parametrize("name", TABLES)
def test_each_piece_is_laid_and_painted_and_keys_reach_only_what_a_pointer_hits(name: str) -> None:
    seen = set()
    for _, table in played(name):
        layout, texts = table.scene.picture.layout, table.scene.context.texts
        for place in (*texts.pieces, *texts.controls()):
            seen.add(place.kind)
            if place.kind not in CARDS | WITH_THE_PROMPT:
                assert place.kind in PAINTED
                assert place.kind in BOXES
        for place in (one for zone in table.scene.context.focus.blocks().values() for one in zone):
            frame = place_frame(layout, place)
            assert frame is not None
            if place.kind in POINTED and place.kind not in CARDS:
                assert box_of(layout, place) is not None
                over = hit(layout, frame.cx, frame.cy)
                assert over.place == place.place or over.card >= 0
    assert {"plaque", "panel", "key", "stock"} <= seen
