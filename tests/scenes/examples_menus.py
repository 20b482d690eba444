"""The menus, a new table and the pause, in the states of the mock-ups and some harder ones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game.paths import bundled
from game.play.session.seating import Player, TableChoice
from game.scenes.setup.deal_number import DealNumberScene
from game.scenes.setup.scene import SetUpScene
from game.scenes.setup.seats import Bots, SeatActs, SeatEditor
from game.scenes.shell.dialogs import ConfirmScene
from game.scenes.shell.menu import MainMenu, MenuActs, PauseActs, PauseScene
from game.scenes.shell.scene import House, Scene
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


def menu_acts(latest: Headline | None = LATEST) -> MenuActs:
    return MenuActs(*[nothing] * 7, latest=lambda: latest)


def bundled_games() -> Catalogue:
    """Without what this computer's player has added."""
    return Catalogue([bundled("assets/variants")])


def setup(house: House, game: str = "loba_de_menos", **options: bool | int | str) -> SetUpScene:
    last = TableChoice(game, FOUR, {key.replace("__", "."): one for key, one in options.items()})
    return SetUpScene(house, nothing, bundled_games(), last)


def changed_setup(house: House) -> SetUpScene:
    """Another game than last time, with a preset."""
    scene = setup(house)
    scene.draft.choose("la_mona")
    scene.draft.use_preset("short_match")
    return scene


def added_games() -> Catalogue:
    """With a game somebody has added, and one that is not finished."""
    tests = Path(__file__).parents[1]
    return Catalogue(
        [bundled("assets/variants"), tests / "variants" / "games", tests / "scenes" / "added_games"]
    )


def added_setup(house: House, game: str) -> SetUpScene:
    scene = SetUpScene(house, nothing, added_games())
    scene.draft.choose(game)
    return scene


def pause(house: House) -> PauseScene:
    acts = PauseActs(nothing, nothing, nothing, nothing)
    return PauseScene(house, acts, lambda: "Loba de Menos · 6")


def seat_editor(house: House) -> SeatEditor:
    acts = SeatActs(nothing, lambda person: FOUR[1], lambda before, person: FOUR[1], nothing)
    return SeatEditor(house, FOUR[1], Bots(house), acts)


EXAMPLES: dict[str, Callable[[House], Scene]] = {
    "main_menu": lambda house: MainMenu(house, menu_acts()),
    "main_menu_first_time": lambda house: MainMenu(house, menu_acts(None)),
    "setup": setup,
    "setup_loba_de_mas": lambda house: setup(house, "loba_de_mas"),
    "setup_carioca": lambda house: setup(house, "carioca"),
    "setup_la_mona": changed_setup,
    "setup_added": lambda house: added_setup(house, "cassino"),
    "setup_unfinished": lambda house: added_setup(house, "unfinished"),
    "setup_seat": seat_editor,
    "setup_deal": lambda house: DealNumberScene(house, "482913", nothing),
    "setup_deal_by_chance": lambda house: DealNumberScene(house, "", nothing),
    "pause": pause,
    "confirm": lambda house: ConfirmScene(house, "pause.lose", nothing),
    "confirm_unsaved": lambda house: ConfirmScene(house, "saves.lose", nothing),
    "confirm_backup": lambda house: ConfirmScene(house, "saves.backup", nothing),
}
