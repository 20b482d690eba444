"""Three hands of a game, told one by one, and the whole check behind them."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from game.engine.state import NOBODY
from game.play.house_trial import HANDS, HandTold, MendTold, faults_of_trial, hands_tried, tried
from game.reading.faults import Fault
from game.variants.catalogue import Catalogue, own_roots
from game.variants.house_game import HouseGame
from game.variants.load import read_variant

GAMES = Catalogue(own_roots())
#: A run of ten is never held, except where there are five players now and then.
STUCK = """\
schema: 1
id: stuck
extends: loba_de_menos
melds: {pierna: null, escalera: {min: 10}}
players: {min: 2, max: 2}
"""


@pytest.mark.parametrize("game", GAMES.ids())
def test_hands_are_told_with_their_winner_and_turns(game: str) -> None:
    variant = GAMES.load(game)
    hands = list(hands_tried(variant.resolved, variant.game.players.max))
    assert len(hands) == HANDS
    for hand in hands:
        assert hand.turns >= variant.game.players.max or hand.winner != NOBODY
        assert NOBODY <= hand.winner < variant.game.players.max
        assert not hand.is_blocked
    assert hands == list(hands_tried(variant.resolved, variant.game.players.max))


def test_blocked_hands_are_told_and_what_the_check_says_of_them(tmp_path: Path) -> None:
    file = tmp_path / "stuck.yaml"
    file.write_text(STUCK, encoding="utf-8")
    roots = (*own_roots(), tmp_path)
    variant = read_variant(file, roots).variant
    assert variant is not None
    told = [*islice(tried(variant.resolved, 2, file, roots), HANDS + 2)]
    hands = [one for one in told if isinstance(one, HandTold)]
    assert told[:HANDS] == hands
    assert any(one.is_blocked for one in hands)
    (fault,) = (one for one in told if isinstance(one, Fault))
    assert (fault.path, fault.key) == ("melds", "fault.always_blocked")
    (mend,) = (one.mend for one in told if isinstance(one, MendTold))
    assert mend.path == "melds"
    house = HouseGame.opened(file, roots)
    house.put(mend.changes)
    file.write_text(house.text, encoding="utf-8")
    mended = read_variant(file, roots).variant
    assert mended is not None
    assert faults_of_trial(file, roots, mended)[0] == []
