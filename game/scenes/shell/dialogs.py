"""Small scenes over another: a question, a notice, a progress bar while something is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from game.l10n.catalogue import Fact
from game.reading.faults import Message
from game.scenes.shell.page_scene import Dialog
from game.scenes.shell.scene import Scene, Services
from game.storage.small_file import SmallFileError
from game.ui.boxes import FILL, Column, Drawing, Row, Text
from game.ui.canvas import Canvas
from game.ui.gestures import Gesture
from game.ui.painter import Sprite
from game.ui.theme import H2, IVORY2, MOON, NAME
from game.ui.widgets import Button
from game.ui.words import PLAIN, SERIF
from game.view.geometry import Rect


class _Small(Dialog):
    grows, pad = 0.0, (48.0, 48.0, 48.0, 48.0)


class ConfirmScene(_Small):
    """A question. `key`: the beginning of the keys of its texts: `.question`, `.detail` (may be
    missing), `.yes` and `.no`; the first two know the `facts`. A fact that is words is a function,
    asked again when the language has changed. "No" has the focus at first, and Esc means no."""

    def __init__(
        self,
        services: Services,
        key: str,
        act: Callable[[], None],
        **facts: Fact | Callable[[], str],
    ) -> None:
        super().__init__(services)
        self.key, self.act, self.facts = key, act, facts

    def content(self, canvas: Canvas) -> Column:
        say, detail = self.services.say, f"{self.key}.detail"
        answers = Row(
            Button("no", say(f"{self.key}.no"), self.back, main=True, wide=280, high=72, grow=True),
            Button("yes", say(f"{self.key}.yes"), self._agree, wide=280, high=72, grow=True),
            gap=24,
        )
        self.width = max(960.0, answers.natural_width(canvas) + 96)
        facts = {name: one() if callable(one) else one for name, one in self.facts.items()}
        question = say(f"{self.key}.question", **facts)
        parts: list[Text | float] = [Text(question, H2, SERIF, MOON, "center", lines=9)]
        if self.services.texts.has(detail):
            said = say(detail, **facts)
            parts += [12, Text(said, face=PLAIN, colour=IVORY2, align="center", lines=9)]
        return Column(*parts, 36, answers)

    def _agree(self) -> None:
        self.services.stack.pop()
        self.act()


class NoticeScene(_Small):
    """A notice, which Enter, Esc or a click on its button closes. `say`: returns the sentence; it
    is asked again when the language has changed."""

    def __init__(self, services: Services, say: Callable[[], str]) -> None:
        super().__init__(services)
        self.say = say

    def content(self, canvas: Canvas) -> Column:
        words = self.services.say("notice.understood")
        close = Button("close", words, self.back, main=True, wide=280, high=72)
        sentence = Text(self.say(), NAME, SERIF, MOON, "center", lines=12)
        return Column(sentence, 36, Row(FILL, close, FILL))


def notify(services: Services, key: str, /, **facts: int | str) -> None:
    """Show a text until it is closed; it follows a change of the language."""
    services.stack.push(NoticeScene(services, partial(services.say, key, **facts)))


def why_not(error: OSError, not_kept: str) -> Message:
    """Return what people are told of an error of a file. `not_kept`: the key of the sentence for
    one that could not be written."""
    if isinstance(error, SmallFileError) and not error.told.key.endswith(".not_kept"):
        return error.told
    return Message(not_kept, (("detail", error.strerror or ""),))


#: Seconds before the progress bar is shown, and between two checks of what is drawn.
SHOWN_AFTER, LOOKS_EVERY = 0.3, 0.02


def when_made(services: Services, scene: Scene, then: Callable[[], None]) -> None:
    """Call `then` once everything is made that the first picture of a scene needs: at once where
    the stack is empty, or where nothing can be drawn in the background."""
    if services.wake is None or not services.stack.scenes:
        then()
    else:
        services.stack.push(LoadingScene(services, scene, then))


class WaitScene(_Small):
    """A progress bar while something is done; `key`: of its words. `results`: what was told of the
    work so far; numbers tell how much of it is done, of 1."""

    width = 720.0

    def __init__(self, services: Services, key: str) -> None:
        super().__init__(services)
        self.key = key
        self.results: Sequence[object] = ()
        self.began = services.clock()

    @property
    def done(self) -> float:
        """The part that is done, 0 to 1."""
        return next((one for one in self.results[-1:] if isinstance(one, float)), 0.0)

    def content(self, canvas: Canvas) -> Column:
        words = Text(self.services.say(self.key), NAME, SERIF, MOON, "center", lines=4)
        return Column(words, 28, Drawing(self._paint_bar, height=10))

    def _paint_bar(self, canvas: Canvas, rect: Rect) -> None:
        canvas.progress(rect, self.done)

    def due(self, now: float) -> float | None:
        return LOOKS_EVERY

    def ahead(self) -> Iterator[object]:
        """Yield nothing: this scene shows nothing at first, so nothing has to be made ahead."""
        yield from ()

    def handle(self, gesture: Gesture) -> bool:
        """Ignore all gestures: they were meant for the scene before, or for the one to come."""
        return True

    def sprites(self) -> Sequence[Sprite]:
        if self.services.clock() - self.began < SHOWN_AFTER:
            return ()
        self._stale = True
        return super().sprites()


class LoadingScene(WaitScene):
    """A progress bar. `then`: called when all that `scene` needs is made, and this scene has been
    left."""

    def __init__(self, services: Services, scene: Scene, then: Callable[[], None]) -> None:
        super().__init__(services, "table.laying")
        self._scene, self._then = scene, then
        self._ordered = max(1, services.kit.rasterizer.open_orders)

    def entered(self) -> None:
        self.services.stack.expect(self._scene)
        self.services.ahead.hurry(self._scene)

    @property
    def done(self) -> float:
        """The part that is drawn, 0 to 1."""
        return max(0.0, 1 - self.services.kit.rasterizer.open_orders / self._ordered)

    def update(self, now: float) -> None:
        services = self.services
        self._ordered = max(self._ordered, services.kit.rasterizer.open_orders)
        if self._scene not in services.ahead and services.kit.rasterizer.is_done:
            services.stack.pop()
            self._then()

    def due(self, now: float) -> float | None:
        return 0.0 if self.services.kit.rasterizer.is_done else LOOKS_EVERY
