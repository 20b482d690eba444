"""The rule books open at telling places: a table of moons, crossed-out melds, points, a search."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from examples import on

from game.engine.cards import parse_cards
from game.paths import bundled
from game.scenes.rules.judge import JudgeScene
from game.scenes.rules.scene import RulesScene
from game.scenes.shell.scene import Scene, Services
from game.variants.catalogue import Catalogue
from game.variants.options import Value
from game.view.rulebook.book import Rulebook, rulebooks

#: Without what this computer's player has added.
GAMES = Catalogue([bundled("assets/variants")])


@cache
def books(game: str = "", **options: Value) -> list[Rulebook]:
    """With a match of this game in play. A book is the same in every language."""
    told = {key.replace("__", "."): value for key, value in options.items()}
    in_force = GAMES.load(game, told) if game else None
    return rulebooks([GAMES.load(name) for name in GAMES.ids()], in_force)


def opened(game: str, section: str) -> Callable[[Services], Scene]:
    return lambda services: RulesScene(services, books(), game, section)


def played_otherwise(services: Services) -> RulesScene:
    shelved = books("loba_de_menos", run__min=4, reenganche__max=0, money=True)
    return RulesScene(services, shelved, "loba_de_menos", "house")


def searched(services: Services) -> RulesScene:
    scene = RulesScene(services, books())
    scene.search("joker")
    return scene


def asked(game: str, question: str, cards: str, there: str = "") -> Callable[[Services], Scene]:
    def scene(services: Services) -> Scene:
        book = next(one for one in books() if one.id == game)
        made = JudgeScene(services, book, lambda section: None)
        made.ask(question)
        made.chosen = {"hand": list(parse_cards(cards)), "there": list(parse_cards(there))}
        return made

    return scene


EXAMPLES: dict[str, Callable[[Services], Scene]] = {
    "rules_first_page": opened("loba_de_menos", "goal"),
    "rules_piernas": opened("loba_de_menos", "melds"),
    "rules_points": opened("loba_de_mas", "scoring"),
    "rules_moons": on(opened("carioca", "contracts"), "sheet", "next"),
    "rules_deposes": opened("loba_seis_menes", "contracts"),
    "rules_the_mona": opened("la_mona", "inert"),
    "rules_of_the_house": played_otherwise,
    "rules_searched": searched,
    "judge_contract": asked("carioca", "contract", "9c 9d 9h 4c 4d 4h"),
    "judge_no_meld": asked("loba_de_menos", "meld", "9c 9d X"),
    "judge_added": asked("loba_de_menos", "add", "8d", "5h 6h 7h"),
    "judge_take": asked("la_mona", "take", "9c", "5h 4d"),
}
