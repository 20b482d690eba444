"""Matches of `saves/` being watched, and a notice, for the gallery and for tests."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from examples import on

from game.engine.chance import SeededChance
from game.play.session.seating import Player
from game.scenes.replay.scene import TIME_LINE, BranchScene, ReplayScene
from game.scenes.shell.dialogs import NoticeScene
from game.scenes.shell.scene import Scene, Services
from game.storage.match_codec import SavedMatch
from game.storage.match_file import read_match

SAVES = Path(__file__).parents[2] / "saves"


def match(name: str) -> SavedMatch:
    return read_match(SAVES / f"{name}.json", SeededChance(0))


def nothing(_: SavedMatch) -> None:
    """A branch would be played."""


def open_at(name: str, step: int) -> Callable[[Services], ReplayScene]:
    """The same with all hands open."""

    def scene(services: Services) -> ReplayScene:
        shown = at(name, step)(services)
        shown.showing.sit(0, is_open=True)
        return shown

    return scene


def branch(services: Services) -> BranchScene:
    players = (Player("Ana", "owl"), Player("Maximiliana", "fox", "expert"), Player("Eva", "hare"))
    return BranchScene(services, players, lambda _: None)


def at(name: str, step: int) -> Callable[[Services], ReplayScene]:
    """That match, after so many acts."""

    def scene(services: Services) -> ReplayScene:
        shown = ReplayScene(services, match(name))
        shown.go_to(step)
        return shown

    return scene


EXAMPLES: dict[str, Callable[[Services], Scene]] = {
    "replay": on(at("loba_de_menos-4-classic-money", 60), TIME_LINE, "speed"),
    "replay_start": on(at("loba_de_menos-2", 0), "speed"),
    "replay_end": at("loba_de_menos-4-classic-money", 9999),
    "replay_river": at("loba_de_mas-5", 80),
    "replay_contract": at("carioca-4-central_american", 200),
    "replay_fishing": at("la_mona-4-english_text", 30),
    "replay_many_cards": at("loba_seis_menes-5-multicoloured", 150),
    "replay_open": open_at("loba_de_menos-4-classic-money", 60),
    "replay_open_five": open_at("loba_de_mas-5", 200),
    "replay_open_fishing": open_at("la_mona-4-english_text", 30),
    "replay_open_contract": open_at("carioca-2", 30),
    "replay_branch": branch,
    "notice": lambda services: NoticeScene(services, lambda: services.say("fault.match.missing")),
}
