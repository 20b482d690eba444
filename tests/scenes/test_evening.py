"""An evening: found after matches here and with real cards, saved as a picture, gone on with."""

from __future__ import annotations

import time

import pygame
from services import click, play_to_the_end, press, said, table_of, to_the_result, top_of
from settings_rig import widget

from game.engine.entered import EnteredHand
from game.paths import user_exports
from game.play.book.desk import OpenBook
from game.play.session.seating import Player, TableChoice
from game.scenes.evening import EveningScene
from game.scenes.scores.match import Settlement
from game.scenes.setup.scene import SetUpScene
from game.scenes.shell.addresses import ToNewMatch, ToStatistics
from game.scenes.shell.dialogs import NoticeScene
from game.scenes.shell.navigator import Navigator
from game.scenes.shell.scene import Services
from game.settings import WINS
from game.storage.book_file import Book, books_folder, new_file

PLAYERS = (Player("Ana", "owl"), Player("Beto", "fox"))


def play(services: Services, navigator: Navigator, seed: int) -> Settlement:
    """A match of two people, from the deal to its result."""
    choice = TableChoice("la_mona", PLAYERS, {"rounds_to_win": 1}, seed=seed)
    navigator.go(ToNewMatch(choice))
    play_to_the_end(table_of(services).table)
    to_the_result(services)
    return top_of(services, Settlement)


def with_real_cards(navigator: Navigator) -> OpenBook:
    """A match that Beto wins, and Ana with another name for it."""
    variant = navigator.stores.games.load("loba_de_menos", {})
    seats = tuple(one.saved()._replace(name=one.name.upper()) for one in PLAYERS)
    book = OpenBook(
        Book(variant, seats), new_file(books_folder(), "loba_de_menos", time.time()), time.time
    )
    while book.reading.state.phase.deals:
        hand = EnteredHand.nothing(2)._replace(closer=1, in_one=True, held_points=(40, 0))
        book.enter(len(book.book.hands) + 1, hand)
    return book


def test_an_evening_is_there_after_two_matches(services: Services) -> None:
    """The way to it from the result and from the statistics; its choice is kept, its picture is a
    file, and the next table has the same people, at a real table first the one who deals."""
    navigator = Navigator(services)
    first = play(services, navigator, 1)
    assert "evening" not in {one.name for one in first.page.widgets}
    book = with_real_cards(navigator)
    assert services.ends_evening(book.small.file.stem)
    navigator.menu()
    click(services, widget(play(services, navigator, 2), "evening"))
    scene = top_of(services, EveningScene)
    assert [one.is_real for one in scene.evening.matches] == [False, True, False]
    assert "Beto went out in a single turn 3 times." in said(services)

    scene._choose(WINS)
    assert services.settings.evening == WINS
    click(services, widget(scene, "save"))
    assert isinstance(services.stack.top, NoticeScene)
    (file,) = user_exports().iterdir()
    assert pygame.image.load(file).get_width() == 1920
    press(services, "confirm")
    deals = scene.evening.next_up(WINS)[1]
    click(services, widget(scene, "another_real"))
    table = top_of(services, SetUpScene)
    assert (table.is_real, table.draft.game) == (True, "la_mona")
    assert table.draft.players[0].name == deals
    assert {one.crest for one in table.draft.players} == {"owl", "fox"}
    navigator.menu()
    navigator.go(ToStatistics())
    click(services, widget(services.stack.top, "evening"))
    assert isinstance(services.stack.top, EveningScene)


def test_a_corrected_match_stays_in_its_evening(services: Services) -> None:
    book = with_real_cards(Navigator(services))
    ended = book.book.kept_at
    book._now = lambda: ended + 1e6
    book.enter(1, EnteredHand.nothing(2)._replace(closer=1, held_points=(39, 0)))
    assert book.book.kept_at == ended
