"""Learning: the list, a lesson at several of its steps, and its end."""

from __future__ import annotations

from collections.abc import Callable

from examples_menus import bundled_games
from in_lesson import LESSONS, guide_at, lesson_named

from game.play.lessons.progress import NOT_BEGUN, Progress
from game.scenes.lessons.flow import LearnScene, LessonFlow, Offered
from game.scenes.lessons.paper import LessonDone
from game.scenes.lessons.scene import LessonActs, LessonScene
from game.scenes.shell.fields import game_name
from game.scenes.shell.scene import Scene, Services
from game.variants.shelves import shelved


def nothing(*_: object) -> None:
    """Where an example leads nowhere."""


ACTS = LessonActs(nothing, nothing, nothing, nothing)


def learn(services: Services) -> Scene:
    """One is learnt, one is half-way."""
    places = [(shelf.name, game) for shelf in shelved(LESSONS) for game in shelf.games]
    far = [Progress(is_done=True), Progress(4), *[NOT_BEGUN] * len(places)]

    def offered() -> list[Offered]:
        fault = services.say("fault.empty_file")
        told = services.say("learn.fault", file="mine.yaml", line=1, column=1, fault=fault)
        return [
            *(
                Offered(game, game_name(services, game), lesson_named(game), progress, "", shelf)
                for (shelf, game), progress in zip(places, far, strict=False)
            ),
            Offered("", "mine.yaml", None, NOT_BEGUN, told),
        ]

    flow = LessonFlow(services, bundled_games())
    flow.offered = offered  # type: ignore[method-assign]
    return LearnScene(services, flow)


def lesson(name: str, at: int, *others: str) -> Callable[[Services], Scene]:
    """At a step, after something else was tried there."""

    def example(services: Services) -> Scene:
        guide = guide_at(lesson_named(name), at, services.clock)
        for other in others:
            guide.judge([guide.table.read(other)])
        return LessonScene(services, guide, ACTS)

    return example


def done(services: Services) -> Scene:
    return LessonDone(services, lesson_named("la_mona"), nothing, nothing)


EXAMPLES: dict[str, Callable[[Services], Scene]] = {
    "learn": learn,
    "lesson_begins": lesson("loba_de_menos", 0),
    "lesson_draw": lesson("loba_de_menos", 1),
    "lesson_tried": lesson("loba_de_menos", 2),
    "lesson_answered": lesson("loba_de_menos", 4, "discard Kd"),
    "lesson_added": lesson("loba_de_menos", 8),
    "lesson_mona": lesson("la_mona", 3, "trail 2c"),
    "lesson_fila": lesson("la_mona", 7),
    "lesson_done": done,
}
