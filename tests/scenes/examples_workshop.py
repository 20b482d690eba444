"""The workshop in the states of somebody who makes a game of their house."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp

from examples import on
from services import top_of

from game.paths import bundled
from game.scenes.shell.scene import Scene, Services
from game.scenes.workshop.giving import GiveScene
from game.scenes.workshop.naming import NamingScene
from game.scenes.workshop.scene import WorkshopScene
from game.ui.gestures import MAIN, MOVED, PRESSED, Pointer
from game.variants.house_game import HouseGame

#: The folder of the games that are changed here, each in one of its own.
FOLDER = TemporaryDirectory()


def nothing(*_: object) -> None:
    pass


def workshop(services: Services, game: str = "carioca") -> WorkshopScene:
    text = f"schema: 1\nid: {game}_house\nextends: {game}\nname: {{en: Our house, es: La casa}}\n"
    file = Path(mkdtemp(dir=FOLDER.name)) / f"{game}_house.yaml"
    house = HouseGame(file, text, [bundled("assets/variants")])
    return WorkshopScene(services, house, nothing)


def opened(
    section: str, game: str = "carioca", **values: object
) -> Callable[[Services], WorkshopScene]:
    def scene(services: Services) -> WorkshopScene:
        made = workshop(services, game)
        for path, value in values.items():
            made.desk.set(path.replace("__", "."), value)
        made.opened = section
        return made

    return scene


def naming(services: Services) -> Scene:
    services.stack.push(workshop(services))
    made = top_of(services, WorkshopScene)
    made.desk.say("crest", "puma", "")
    return NamingScene(made.desk)


def giving(services: Services) -> Scene:
    """No phone can come: the address would be another in every picture."""
    file = Path("variants") / "carioca_house.yaml"
    return GiveScene(services, file, b"", "Our house", address="8.8.8.8")


def carrying(services: Services) -> Scene:
    """A meld of the first contract hangs below the pointer."""
    made = opened("laying")(services)
    made._ready()
    tile = next(one for one in made.page.widgets if one.name == "tile 0 0").seen
    made.handle(Pointer(PRESSED, tile.cx, tile.cy, MAIN, (MAIN,)))
    made.handle(Pointer(MOVED, tile.cx + 120, tile.cy + 60, 0, (MAIN,)))
    return made


EXAMPLES: dict[str, Callable[[Services], Scene]] = {
    "workshop": opened(""),
    "workshop_points": on(
        opened("scoring", score__points__joker=50), "field score.points", "brush score.points"
    ),
    "workshop_contracts": carrying,
    "workshop_melds": opened("melds", melds__trio__wilds=2),
    "workshop_cannot_be": opened("cards", deal__hand=8, deck__jokers=3),
    "workshop_drawing": opened("drawing", pile="whole"),
    "workshop_match": opened("match", players__max=4),
    "workshop_fishing": on(
        opened("taking", "la_mona"), "field capture.takes", "field capture.adds"
    ),
    "workshop_table_minus_hand": opened("scoring", "loba_de_mas"),
    "workshop_naming": naming,
    "workshop_giving": giving,
}
