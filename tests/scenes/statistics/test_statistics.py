"""The statistics: whose, at which game, and everything reached with every device."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from examples_statistics import (
    GOOD,
    UNKNOWN,
    WEAK,
    matches,
    nothing,
    rated,
    records_of,
    scene,
)
from services import a_house, click, press, said, shown, wait
from settings_rig import bring, names, use, widget

from game.play.archive import Archive
from game.play.coaching.ratings import Rating
from game.scenes.shell.addresses import Address, ToNewTable
from game.scenes.shell.scene import Services
from game.scenes.statistics.parts import PlayerRow, TimeChart, standing_rows
from game.scenes.statistics.scene import EXPORT, RecordsFlow, StatisticsActs, StatisticsScene
from game.storage.records import Records, RecordsBusyError
from game.storage.standings import Standings
from game.ui.canvas import Canvas
from game.ui.widgets import Mood
from game.view.geometry import Rect

PLAYERS = ("Ana", "Beto", "regular")
ACTS = StatisticsActs(nothing, nothing)


@pytest.fixture
def services() -> Services:
    return a_house((1920, 1080))


def a_scene(services: Services, who: str = "", game: str = "") -> StatisticsScene:
    return shown(services, scene(services, 30, PLAYERS, who, game))


def test_everybody_stands_beside_each_other_and_of_a_single_match_no_line_is_drawn(
    services: Services,
) -> None:
    rows = [name for name in names(a_scene(services)) if name.startswith("who")]
    assert set(rows) == {"who name:ana", "who name:beto", "who bot:regular"}
    assert "Regular" in said(services)
    found = shown(services, scene(services, 1, ("Ana", "regular"), "name:ana"))
    words = set(said(services))
    assert {"Matches", "Best score", "Rivals"} <= words
    assert not {"Won", "Current streak", "Longest streak", "Hands won", "0"} & words
    assert "chart" not in names(found)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_the_middle_of_a_bar_is_marked_and_the_mark_reaches_as_far_above_as_below(
    size: tuple[int, int],
) -> None:
    services = a_house(size)

    def painted(marked: bool) -> list[Rect]:
        canvas = Canvas(services.kit)
        one = PlayerRow("name:ana", "Ana", 0.0, "")
        rows = standing_rows(canvas, [one], 800, print, marked)
        (row,) = rows.arrange(canvas, Rect(0, 0, 800, 72))
        row.paint(canvas, Mood())
        return [Rect(*sprite.box) for sprite in canvas.sprites]

    bar = max(painted(False), key=lambda box: box.w)
    (mark,) = set(painted(True)) - set(painted(False))
    assert (mark.cx, mark.cy) == pytest.approx((bar.cx, bar.cy), abs=0.5)
    assert mark.h > bar.h


@pytest.mark.parametrize("way", ["tab", "row", "keys"])
def test_a_player_is_looked_at_alone(services: Services, way: str) -> None:
    found = a_scene(services)
    name = "who" if way == "row" else "player"
    use(found, f"{name} name:ana", "keys" if way == "keys" else "pointer")
    assert found.who == "name:ana"
    assert {"figures", "chart", "who name:beto"} <= set(names(found))
    assert "who name:ana" not in names(found)


def test_one_game_is_looked_at_and_then_the_next(services: Services) -> None:
    found = a_scene(services, "name:ana")
    played = found.shown.figures.played
    games = found.shown.games
    found.page.focus, found.page.ring = "game", True
    seen = []
    for _ in games:
        press(services, "right")
        seen.append(found.game)
        assert found.shown.figures.played < played
    assert seen == games
    press(services, "right")
    assert found.game == ""
    box = widget(found, "game").seen
    click(services, widget(found, "game"))
    assert found.game == games[0]
    widget(found, "game").press(box.x + 20, box.cy)
    assert found.game == ""


def test_scores_are_drawn_where_they_mean_something(services: Services) -> None:
    found = a_scene(services, "name:ana", "loba_de_menos")
    chart = widget(found, "chart")
    found.page.focus, found.page.ring = "drawn", True
    press(services, "right")
    other = widget(found, "chart")
    assert isinstance(chart, TimeChart)
    assert isinstance(other, TimeChart)
    assert chart.sheet != other.sheet
    found.game = "la_mona"
    found.refit()
    assert "drawn" not in names(a_scene(services, "name:ana", "la_mona"))


def test_who_has_not_played_a_game_is_told_so(services: Services) -> None:
    facts = list(matches(40, ("Ana", "Beto")))
    only = [one for one in facts if one.game == "carioca"]
    rest = [
        one._replace(seats=tuple(seat._replace(name="Eva") for seat in one.seats[:1]))
        for one in facts
        if one.game == "la_mona"
    ]
    found = StatisticsScene(services, records_of([*only, *rest]), Archive(None, None), ACTS)
    found.who, found.game = "name:eva", "carioca"
    shown(services, found)
    assert services.say("statistics.not_played") in said(services)


COMPARED = (
    "what this play earns compared with the expert\u2019s in the same seat, which counts as 0."
)
OLDER = "12 older hands do not count: they were rated less exactly."


@pytest.mark.parametrize(
    ("game", "rating", "told", "about"),
    [
        ("carioca", WEAK, "Play, luck aside: *\u22121.2* a hand (±0.4)", "From 24 hands: "),
        ("la_mona", GOOD, "Play, luck aside: *+1.6* in 100 rounds (±0.5)", "From 24 rounds: "),
        ("carioca", UNKNOWN, "Play, luck aside: not known yet", ""),
    ],
)
def test_how_somebody_plays_is_told_of_each_game_with_how_sure_that_is(
    services: Services, game: str, rating: Rating, told: str, about: str
) -> None:
    found = shown(services, rated(services, game, rating))
    assert told in said(services)
    few = f"7 hands rated so far; it takes 20. {OLDER}"
    assert (f"{about}{COMPARED}" if about else few) in said(services)
    found.game = ""
    found.refit()
    assert told not in said(services)


def test_nobody_has_played_yet_and_is_invited_and_what_is_taken_in_meanwhile_is_shown(
    services: Services,
) -> None:
    went: list[Address] = []
    services.go = went.append
    archive = Archive(None, None)
    stock = [records_of(()), records_of(list(matches(5, ("Ana", "Beto"))))]
    found = StatisticsScene(services, lambda: stock[archive.version](), archive, ACTS)
    shown(services, found)
    press(services, "confirm")
    assert went == [ToNewTable()]
    assert "play" in names(found)
    archive.version += 1
    wait(services, 0.1)
    assert "player name:ana" in names(found)


def test_while_another_copy_writes_all_stays_as_it_was_and_is_asked_again(
    services: Services,
) -> None:
    busy = False
    read = records_of(list(matches(5, ("Ana", "Beto"))))

    @contextmanager
    def reading() -> Iterator[Standings]:
        if busy:
            raise RecordsBusyError
        with read() as standings:
            yield standings

    found = StatisticsScene(services, reading, Archive(None, None), ACTS)
    shown(services, found)
    busy = True
    click(services, bring(found, "player name:ana"))
    assert "player name:ana" in names(found)
    busy = False
    assert found.due(services.clock()) is not None
    wait(services, 1)
    assert {"figures", "chart"} <= set(names(found))
    assert found.due(services.clock()) is None


# Written down ----------------------------------------------------------------------------------


def test_everything_is_written_down_where_people_find_it(services: Services, home: Path) -> None:
    (home / "data").mkdir()
    with Records(home / "data" / "records.db") as records:
        for at, one in enumerate(matches(3, ("=Ana", "Beto"))):
            records.take_in(f"m{at}", "", 1e9 + at, one)
    RecordsFlow(services, Archive(None, None)).export()
    file = home / "exports" / EXPORT
    text = file.read_text(encoding="utf-8-sig")
    head, *rows = text.splitlines()
    assert head.startswith("Match,Date,Game,")
    assert len(rows) == 6
    assert all(",'=Ana," in row or ",Beto," in row for row in rows)
    assert any(str(file) in words for words in said(services))


def test_what_cannot_be_written_is_told(services: Services, home: Path) -> None:
    (home / "exports").write_text("no folder")
    RecordsFlow(services, Archive(None, None)).export()
    assert any("could not be written" in words for words in said(services))
