"""A page follows a change of the window and of what somebody likes: it is as if it had been opened
so."""

from __future__ import annotations

import threading

import pygame
import pytest
from examples import all_examples
from looks import digest
from services import a_house, top_of

from game.scenes.shell.page_scene import PageScene
from game.scenes.shell.scene import STRETCHED, Scene, Services
from game.ui.gestures import FocusLost
from game.ui.pictures import NIGHT
from game.ui.svg_rasterizer import Order, _draw

EXAMPLES = dict(all_examples())
SMALL, LARGE = (1024, 640), (1600, 900)
#: One of each kind of page.
PAGES = (
    *("first_name", "keys_of_person", "learn", "lesson_done", "load", "people", "person_new"),
    *("rules_points", "scoring_first_hand", "scoring_fishing", "settings_look", "settlement_pot"),
    *("settlement_difference", "setup_la_mona", "setup_deal", "setup_seat", "statistics_player"),
)


def laid_out(services: Services) -> list[tuple[object, ...]]:
    """The widgets of the top page, with their words and places."""
    page = top_of(services, PageScene)
    page.handle(FocusLost())
    return [(one.name, getattr(one, "text", ""), *one.rect) for one in page.page.widgets]


def opened(name: str, window: tuple[int, int], **likes: object) -> Services:
    services = a_house(window, **likes)
    services.stack.push(Scene(services))
    services.stack.push(EXAMPLES[name](services))
    return services


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_laid_out_for_another_window_language_and_size_of_letters(name: str) -> None:
    services = opened(name, SMALL, language="en")
    before = laid_out(services)
    services.pixels, services.settings.text_scale = LARGE, 1.2
    services.settings.language = "fr"
    services.settings_changed()
    now = laid_out(services)
    assert now != before
    assert now == laid_out(opened(name, LARGE, language="fr", text_scale=1.2))


@pytest.mark.parametrize("name", ["main_menu", "people", "table_carioca", "table_la_mona"])
def test_once_a_window_is_not_pulled_any_more_all_in_it_is_sharp(name: str) -> None:
    services = opened(name, SMALL)
    digest(services)
    services.fit(LARGE, hurried=True)
    services.stack.refit()
    stretched = digest(services)
    while STRETCHED in services.ahead:
        services.ahead.go_on(0.0, services.clock)
    assert stretched != digest(services) == digest(opened(name, LARGE))


def test_what_is_behind_everything_is_made_sharp_by_another_thread(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    services = opened("main_menu", LARGE)
    digest(services)
    services.fit(SMALL, hurried=True)
    services.stack.refit()
    digest(services)
    drawn_by = {}

    def draw(order: Order) -> pygame.Surface:
        drawn_by[order.path.stem] = threading.current_thread()
        return _draw(order)

    monkeypatch.setattr("game.ui.svg_rasterizer._draw", draw)
    while STRETCHED in services.ahead:
        services.ahead.go_on(0.0, services.clock)
    digest(services)
    assert drawn_by[NIGHT] != threading.main_thread()
