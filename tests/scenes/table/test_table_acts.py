"""After each act at a table, by pointer, keys or pad: what is seen is what there is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from acts_at_tables import TABLES, played
from at_table import AtTable
from looks import not_as_painted_anew

from game.engine.cards import CardId, each
from game.view.layout.target import place_frame


def not_where_it_is(table: AtTable) -> Iterator[str]:
    """Once nothing moves, what lies is what the viewer observes; and all of it can be hit."""
    scene = table.scene
    if scene.picture.director.is_busy(table.now) or scene.picture.is_behind(table.now):
        return
    view, layout = table.table.observation(), scene.picture.layout
    lying: dict[str, list[CardId]] = {}
    for card, spot in layout.cards.items():
        lying.setdefault(spot.zone, []).append(card)
    own = sorted([*lying.get("hand", ()), *lying.get("tray", ())])
    if own != sorted(each(view.hand)):
        yield f"hand {table.hand}"
    if sorted(lying.get("meld", ())) != sorted(card for meld in view.melds for card in meld.cards):
        yield "melds"
    if sorted(lying.get("loose", ())) != sorted(view.loose):
        yield "loose cards"
    pile = lying.get("pile") or lying.get("river") or []
    if pile != list(view.pile[-len(pile) :] if pile else ()) or bool(view.pile) != bool(pile):
        yield "pile"


def lost(table: AtTable) -> Iterator[str]:
    """The focus is on something there is; words told in full have their place; what is lit is on
    the table; a question is answered by what it shows."""
    scene = table.scene
    layout, selection = scene.picture.layout, scene.selection
    hands = selection.hands
    if selection.ring and place_frame(layout, selection.hands.focus) is None:
        yield f"focus {selection.hands.focus}"
    for place, words in (one for some in scene.context.in_full.values() for one in some.items()):
        if words and place_frame(layout, place) is None:
            yield f"in full {place}: {words}"
    if hands.carried:
        for goal in hands.carried.goals:
            if place_frame(layout, goal) is None:
                yield f"lit {goal}"
    if scene.picture.controls != scene.context.texts.controls():
        yield "buttons or choices of before"
    if hands.asked and not 0 <= hands.asked.at < len(hands.asked.offers):
        yield "a choice of nothing"
    for card in hands.marked:
        if not table.table.observation().hand >> card & 1:
            yield f"marked {card}"


@pytest.mark.parametrize("name", TABLES)
def test_after_each_act_all_is_as_it_is_there(name: str) -> None:
    faults = {}
    for number, (act, table) in enumerate(played(name)):
        found = [*not_as_painted_anew(table.services), *not_where_it_is(table), *lost(table)]
        if found:
            faults[number, act] = found
    assert faults == {}
