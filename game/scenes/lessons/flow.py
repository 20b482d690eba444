"""Where learning leads: the list of lessons, a lesson, its end, and from there on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property

from game.play.lessons.guide import Guide, LostThreadError
from game.play.lessons.lesson import Lesson
from game.play.lessons.progress import NOT_BEGUN, Learning
from game.play.lessons.reading import LessonStore, ShelvedLesson
from game.reading.faults import sentence
from game.scenes.lessons.list import LearnActs, LearnScene, Offered
from game.scenes.lessons.paper import DoneActs, LessonDone
from game.scenes.lessons.scene import LessonActs, LessonScene
from game.scenes.setup.draft import in_order
from game.scenes.shell.dialogs import when_drawn
from game.scenes.shell.fields import game_name
from game.scenes.shell.scene import Services
from game.variants.catalogue import Catalogue


@dataclass(frozen=True)
class LessonFlowActs:
    """`rules`: of a game at a section. `play`: a table of a game is set up."""

    menu: Callable[[], None]
    rules: Callable[[str, str, str], None]
    play: Callable[[str], None]
    settings: Callable[[], None]


class LessonFlow:
    def __init__(self, services: Services, catalogue: Catalogue, acts: LessonFlowActs) -> None:
        self.services, self.catalogue, self.acts = services, catalogue, acts
        self.learning = Learning()

    @cached_property
    def store(self) -> LessonStore:
        return LessonStore(self.catalogue)

    # The list -------------------------------------------------------------------------------

    def open(self) -> None:
        acts = LearnActs(self.begin, lambda game: self.acts.rules(game, "", ""))
        self.services.stack.push(LearnScene(self.services, self.offered, acts))

    def offered(self) -> list[Offered]:
        """Return every game once at least; several lessons of one game one after the other."""
        games = in_order(self.catalogue.ids())
        found = [one for game in games for one in self._of_game(game)]
        stray = [
            one for one in self.store.lessons.values() if not one.lesson and one.id not in games
        ]
        return [*found, *(self._offer("", one) for one in stray)]

    def _of_game(self, game: str) -> Sequence[Offered]:
        shelved = self.store.of_game(game)
        if not shelved:
            return [Offered(game, game_name(self.services, game), None, NOT_BEGUN)]
        return [self._offer(game, one) for one in shelved]

    def _offer(self, game: str, one: ShelvedLesson) -> Offered:
        """Return a row of the list; a lesson named after its game needs no name of its own."""
        title = game_name(self.services, game)
        if one.id != game:
            own = one.id.replace("_", " ").capitalize()
            title = self.services.say("learn.own", game=title, name=own) if game else one.file.name
        return Offered(game, title, one.lesson, self.learning.of(one.id), self._fault(one))

    def _fault(self, one: ShelvedLesson) -> str:
        """Say what is wrong, and where in the file."""
        if one.lesson is not None or not one.faults:
            return ""
        fault = one.faults[0]
        return self.services.say(
            "learn.fault" if fault.line else "learn.fault_of_file",
            file=one.file.name,
            line=fault.line,
            column=fault.column,
            fault=sentence(fault, self.services.say),
        )

    # A lesson -------------------------------------------------------------------------------

    def begin(self, lesson: Lesson) -> None:
        """Begin where it was left; at the start, if what was kept leads nowhere."""
        kept = self.learning.of(lesson.id)
        guide = None
        if kept.step < len(lesson.steps):
            with suppress(LostThreadError):
                guide = Guide.resumed(lesson, self.services.clock, kept.step, kept.acts)
        services, scene = self.services, self._scene(guide or Guide(lesson, self.services.clock))
        when_drawn(services, scene.draw_first, lambda: services.stack.push(scene))

    def _scene(self, guide: Guide) -> LessonScene:
        acts = LessonActs(
            keep=self._keep,
            turn_back=self._turn_back,
            finish=self._finish,
            leave=self._leave,
            rules=lambda guide, refusal, section: self.acts.rules(
                guide.lesson.position.variant.id, refusal, section
            ),
            settings=self.acts.settings,
        )
        return LessonScene(self.services, guide, acts)

    def _keep(self, guide: Guide) -> None:
        self.learning.keep(guide.lesson.id, guide.at, tuple(guide.acts))

    def _turn_back(self, guide: Guide) -> None:
        self._keep(guide)
        self.services.stack.swap(self._scene(guide))

    def _leave(self) -> None:
        """Go back to the list."""
        stack = self.services.stack
        found = next((scene for scene in stack.scenes if isinstance(scene, LearnScene)), None)
        if found is None:
            self.acts.menu()
        else:
            stack.pop_to(found)

    def _finish(self, guide: Guide) -> None:
        lesson = guide.lesson
        self.learning.finish(lesson.id)
        game = lesson.position.variant.id
        following = self._following(lesson)
        acts = DoneActs(
            play=lambda: self.acts.play(game),
            next_lesson=None if following is None else lambda: self._go_to(following),
            rules=lambda: self.acts.rules(game, "", ""),
            back=self._leave,
        )
        self.services.stack.swap(LessonDone(self.services, lesson, acts))

    def _go_to(self, lesson: Lesson) -> None:
        self._leave()
        self.begin(lesson)

    def _following(self, lesson: Lesson) -> Lesson | None:
        """Return the next one that was not yet played to its end; else None."""
        lessons = [one.lesson for one in self.offered() if one.lesson is not None]
        at = next((at for at, one in enumerate(lessons) if one.id == lesson.id), -1)
        others = [*lessons[at + 1 :], *lessons[: max(0, at)]]
        new = (one for one in others if not self.learning.of(one.id).is_done)
        return next(new, None)
