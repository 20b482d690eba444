"""Whatever fingers touch, in every game: each phone holds what its seat sees and can do now, and
holds it in words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

from game.phones.screen import SeatScreen
from tests.play.tables import UNLIKE_FIRST

from .phones import TEXTS, House, InHand, house, is_in_play, plain, touch_something

TOUCHES = 120
#: Said once, when it happens.
OF_A_MOMENT = {"moment", "said", "heard", "buzz"}


@pytest.mark.parametrize("game", UNLIKE_FIRST)
def test_each_phone_holds_what_there_is(game: str) -> None:
    home, dice = house(game, seed=5), Random(game)
    phones = home.seated()
    faults: dict[int, list[str]] = {}
    for number in range(TOUCHES):
        if home.table.is_over:
            break
        seat = home.table.to_act if is_in_play(home) else dice.randrange(len(phones))
        touch_something(phones[seat], dice)
        found = [fault for phone in phones for fault in faults_of(home, phone)]
        if found:
            faults[number] = found
    assert faults == {}


def faults_of(home: House, phone: InHand) -> Iterator[str]:
    seat = phone.table_seat
    touch = home.room.touch_of(seat)
    now = json.loads(plain(json.dumps(SeatScreen(touch, TEXTS).data())))
    held = phone.table
    for key in now.keys() - OF_A_MOMENT:
        if held.get(key) != now[key]:
            yield f"seat {seat} holds {key} {held.get(key)}, and it is {now[key]}"
    for what in ("prompt", *(act["text"] for act in now["acts"])):
        words = now[what] if what == "prompt" else what
        if "{" in words or words.startswith(("phones.", "table.", "offer.")):
            yield f"seat {seat} is told {words}"
    own = [card["card"] for card in now["hand"]]
    if len(own) != len(set(own)):
        yield f"seat {seat} holds a card twice"
    if now["mine"] and is_in_play(home) and not (now["acts"] or now["hand"] or now["tools"]):
        yield f"seat {seat} has nothing to touch"
