"""Whole turns in the engines of other phones; each is skipped, and says so, where it is not
installed (`apt-get install firefox-esr webkit2gtk-driver`)."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.bots.simple import naive_bot

from .engines import ENGINES, HIGH, WIDE, why_not
from .hosted import hosted, real_table
from .test_pages import Player, sit

pytestmark = pytest.mark.long
#: Of the person with the page: a few rounds.
ACTS = 10
CARDS = "[...document.querySelectorAll('#hand .card')].map(one => one.dataset.card)"


@pytest.mark.limit(300)
@pytest.mark.parametrize("game", ["carioca", "la_mona"])
@pytest.mark.parametrize("engine", sorted(ENGINES))
def test_turns_are_played_in_other_engines(engine: str, game: str, tmp_path: Path) -> None:
    if why_not(engine):
        pytest.skip(why_not(engine))
    table = real_table(game, "p n", seed=3)
    with hosted(table) as house, ENGINES[engine](tmp_path / "home") as opened:
        page = opened()
        sit(page, house, 0)
        assert page.run("[innerWidth, innerHeight]") == [WIDE, HIGH]
        player = Player(house, page, 0, naive_bot(table.rules))
        for _ in range(ACTS):
            page.until(lambda: not table.is_bots_turn, "the bot has played")
            player.act(Random(game))
        page.wait("[...document.images].every(one => one.complete && one.naturalWidth)")
        assert page.run("document.documentElement.scrollWidth") <= WIDE
        page.picture(tmp_path / f"{engine}_{game}.png")
        before = page.run(CARDS)
        page.go(house.url)
        page.wait("document.querySelectorAll('#hand .card').length")
        assert page.run(CARDS) == before, "the key of the seat was kept"
