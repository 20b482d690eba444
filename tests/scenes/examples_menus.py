"""The menus, a new table and the pause, in the states of the mock-ups and some harder ones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from examples import on

from game.paths import bundled
from game.play.session.seating import Player, TableChoice
from game.scenes.setup.deal_number import DealNumberScene
from game.scenes.setup.scene import SetUpScene
from game.scenes.setup.seats import Bots, SeatActs, SeatEditor
from game.scenes.shell.addresses import ToRules
from game.scenes.shell.dialogs import ConfirmScene
from game.scenes.shell.menu import MainMenu, PauseScene
from game.scenes.shell.scene import Scene, Services
from game.storage.headline import Headline
from game.variants.catalogue import Catalogue

LATEST = Headline(
    "m",
    "loba_de_menos",
    ("Ana", "Beto", "Carmen", "Diego"),
    ("owl", "fox", "hare", "stag"),
    ("person", "naive", "person", "naive"),
    (12, 40, 7, 31),
    6,
    False,
    0.0,
)
FOUR = (
    Player("Ana", "owl"),
    Player("Beto", "fox", "regular"),
    Player("Carmen", "hare"),
    Player("Diego", "stag", "cautious"),
)


def nothing(*_: object) -> None:
    pass


def menu(services: Services, latest: Headline | None = LATEST) -> MainMenu:
    return MainMenu(services, lambda: latest)


def bundled_games() -> Catalogue:
    """Without what this computer's player has added."""
    return Catalogue([bundled("assets/variants")])


def setup(
    services: Services, game: str = "loba_de_menos", **options: bool | int | str
) -> SetUpScene:
    last = TableChoice(game, FOUR, {key.replace("__", "."): one for key, one in options.items()})
    return SetUpScene(services, bundled_games(), last)


def changed_setup(services: Services) -> SetUpScene:
    """Another game than last time, with a preset."""
    scene = setup(services)
    scene.draft.choose("la_mona")
    scene.draft.use_preset("short_match")
    return scene


def added_games() -> Catalogue:
    """With a game somebody has added, and one that is not finished."""
    tests = Path(__file__).parents[1]
    return Catalogue(
        [bundled("assets/variants"), tests / "variants" / "games", tests / "scenes" / "added_games"]
    )


def added_setup(services: Services, game: str) -> SetUpScene:
    scene = SetUpScene(services, added_games())
    scene.draft.choose(game)
    return scene


def pause(services: Services) -> PauseScene:
    rules = ToRules("loba_de_menos")
    return PauseScene(services, rules, lambda: "Loba de Menos · 6", phones=True)


def seat_editor(services: Services) -> SeatEditor:
    acts = SeatActs(nothing, lambda person: FOUR[1], lambda before, person: FOUR[1], nothing)
    return SeatEditor(services, FOUR[1], Bots(services), acts)


EXAMPLES: dict[str, Callable[[Services], Scene]] = {
    "main_menu": menu,
    "main_menu_first_time": lambda services: menu(services, None),
    "setup": setup,
    "setup_loba_de_mas": on(
        lambda services: setup(services, "loba_de_mas"), "option final_discard"
    ),
    "setup_carioca": lambda services: setup(services, "carioca"),
    "setup_la_mona": changed_setup,
    "setup_escoba": lambda services: setup(services, "escoba"),
    "setup_added": lambda services: added_setup(services, "royal_cassino"),
    "setup_unfinished": lambda services: added_setup(services, "unfinished"),
    "setup_seat": seat_editor,
    "setup_deal": on(lambda services: DealNumberScene(services, "482913", nothing), "number"),
    "setup_deal_by_chance": lambda services: DealNumberScene(services, "", nothing),
    "pause": pause,
    "confirm": lambda services: ConfirmScene(services, "pause.lose", nothing),
    "confirm_unsaved": lambda services: ConfirmScene(services, "saves.lose", nothing),
    "confirm_backup": lambda services: ConfirmScene(services, "saves.backup", nothing),
}
