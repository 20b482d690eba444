"""What phones are told while fingers touch this and that, letter by letter but for the
marks around names."""

from __future__ import annotations

import json
from hashlib import md5
from pathlib import Path
from random import Random

import pytest

from game.phones import door
from game.phones.server import Data
from tests.kept import assert_kept
from tests.play.tables import GAMES

from .phones import NoServer, house, is_in_play, plain, touch_something

KEPT = Path(__file__).with_name("kept")
#: What is told after so many touches stands in one line.
TOUCHES, TOGETHER = 120, 4


@pytest.mark.parametrize("game", GAMES)
def test_each_touch_is_answered_as_it_was(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "token_urlsafe", lambda size: f"{size} bytes")
    monkeypatch.setattr(door, "randbelow", lambda count: count // 2)
    home, dice = house(game, seed=5), Random(game)
    heard: list[str] = []

    def tell(line: int, told: Data) -> None:
        heard.append(f"{line} {plain(json.dumps(told))}\n")
        NoServer.tell(home.server, line, told)

    monkeypatch.setattr(home.server, "tell", tell)
    phones, kept = home.seated(), ""
    for number in range(TOGETHER, TOUCHES + 1, TOGETHER):
        for _ in range(TOGETHER):
            if home.table.is_over:
                break
            seat = home.table.to_act if is_in_play(home) else dice.randrange(len(phones))
            touch_something(phones[seat], dice)
        digest = md5("".join(heard).encode()).hexdigest()[:8]
        kept += f"{number} {home.table.phase} {len(heard)} {digest}\n"
        heard.clear()
    assert_kept(KEPT / f"{game}.txt", kept)
