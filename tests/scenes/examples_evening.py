"""Evenings: among friends, of many who come and go, and none yet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

from examples import on

from game.play.evening import Evening, MatchPlayed
from game.scenes.evening import EveningScene
from game.scenes.shell.scene import Scene, Services
from game.settings import POINTS
from game.ui.painter import Sprite
from tests.play.evenings import HOUR, match

#: Eight in the evening, wherever that is.
EIGHT = datetime(2026, 11, 27, 20).timestamp() / HOUR
FRIENDS = Evening(
    (
        match(EIGHT, "Ana, Beto, Carmen, Diego", "loba_de_menos", score="38 104 117 131"),
        match(
            EIGHT + 1.2,
            "Diego Carmen, Ana Beto",
            "la_mona",
            is_real=True,
            **{"score": "21 21 14 14", "high": "1 1 1 1"},
        ),
        match(
            EIGHT + 2.4,
            "Carmen, Ana, Diego, Beto",
            "loba_de_mas",
            **{"score": "158 121 44 -12", "high": "1 1 1 1", "hands": "9 9 9 9"},
            **{"half": "12 71 30 15", "longest_run": "5 9 4 0", "in_one": "1 0 0 0"},
        ),
        match(EIGHT + 3.5, "Ana, Carmen, Beto", "carioca", is_real=True, in_one="2 0 0"),
    )
)


def of_many() -> Evening:
    """Eight people, some of whom come later or leave, at the longest names of games."""
    names = ("Ana", "Beto", "Carmen", "Maximiliano_Augusto", "Diego", "Eva", "Leo", "Sofía")
    games = ("loba_centroamericana", "loba_seis_menes", "loba_de_menos", "escoba")

    def one(at: int) -> MatchPlayed:
        here = names[at % 4 : at % 4 + 5]
        scores = " ".join(str(35 * place + at) for place in range(5))
        return match(EIGHT + at, ", ".join(here), games[at % 4], is_real=at % 3 == 1, score=scores)

    return Evening(tuple(one(at) for at in range(11)))


def by_points(services: Services) -> EveningScene:
    services.settings.evening = POINTS
    return EveningScene(services, [of_many(), FRIENDS])


class AsPicture(Scene):
    """What is written into a file, as much of it as the window holds."""

    def sprites(self) -> Sequence[Sprite]:
        return [Sprite(EveningScene(self.services, [FRIENDS]).picture(), 0, 0)]


EXAMPLES: dict[str, Callable[[Services], Scene]] = {
    "evening": lambda services: EveningScene(services, [FRIENDS]),
    "evening_of_many": on(by_points, "worth"),
    "evening_none": on(lambda services: EveningScene(services, []), "hint back"),
    "evening_as_picture": AsPicture,
}
