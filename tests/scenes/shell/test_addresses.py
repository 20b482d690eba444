"""Each page is made by the module its address names, and the tour goes to all of them."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import get_type_hints

import pytest

import game.checkup.tour
from game.scenes.shell.addresses import PageAddress
from game.scenes.shell.scene import Scene
from game.scenes.shell.stores import Stores

PAGES = PageAddress.__subclasses__()


@pytest.mark.parametrize("page", PAGES)
def test_its_module_makes_the_page(page: type[PageAddress]) -> None:
    told = get_type_hints(import_module(page.module).page_at)
    assert (told["stores"], told["to"]) == (Stores, page)
    assert issubclass(told["return"], Scene)


def test_the_tour_goes_to_all_of_them() -> None:
    tour = Path(game.checkup.tour.__file__).read_text(encoding="utf-8")
    named = [page for page in PAGES if f"{page.__name__}(" in tour or page.item]
    assert named == PAGES
