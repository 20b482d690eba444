"""A hand from its deal to the next one, two people and a bot: all that is seen and heard, and when
the next picture is due. One line for each second, with what is heard in it and a digest of what is
seen."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import md5
from pathlib import Path

import pytest
from houses import heard_in, wait
from watched import Watched

from game.play.session.running import RunningTable
from game.play.session.seating import Player, TableChoice
from game.scenes.scores.hand import Scoring
from tests.clock import Clock
from tests.gallery.seen import due
from tests.kept import assert_kept, lines_of

KEPT = Path(__file__).with_name("kept") / "evening"
PLAYERS = Player("Ana", "owl"), Player("Beto", "fox", "naive"), Player("Carmen", "hare")
TICK, TICKS, TICKS_MOST = 0.125, 8, 800
#: Each with the motion that is wanted, and how many play.
GAMES = {
    "carioca": ("full", 2),
    "la_mona": ("full", 2),
    "loba_de_menos": ("reduced", 3),
    "loba_centroamericana": ("none", 3),
}


def seen(watched: Watched) -> Iterator[str]:
    """Where cards move, and what is said; how a turned card is painted hangs on what is kept."""
    for sprite in watched.services.stack.sprites():
        if sprite.says:
            yield f"{sprite.box} {sprite.says}"
    frame = watched.scene.picture.frame(watched.services.clock())
    yield from (line for moving in frame.moving for line in lines_of(moving))
    yield str(watched.scene.picture.layout.cards)


@pytest.mark.parametrize("game", GAMES)
def test_an_evening_goes_as_it_went(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    motion, seats = GAMES[game]
    table = RunningTable.start(TableChoice(game, PLAYERS[:seats], seed=3), clock=Clock())
    watched = Watched(table, monkeypatch, motion=motion)
    services, heard = watched.services, heard_in(watched.services).how
    told, shown, counted = [], list[str](), 0
    for tick in range(1, TICKS_MOST):
        wait(services, TICK)
        shown += [*seen(watched), due(services)]
        if tick % TICKS == 0:
            top = services.stack.top
            digest = md5(repr(shown).encode()).hexdigest()[:6]
            told.append(" ".join([type(top).__name__, digest, *(f"| {cue}" for cue in heard)]))
            shown.clear()
            heard.clear()
            if isinstance(top, Scoring):
                counted += 1
                if counted == 6:
                    break
            elif not watched.is_moving:
                watched.people_act()
    assert_kept(KEPT / f"{game}.txt", "\n".join(told) + "\n")
