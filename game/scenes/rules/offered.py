"""The rules of a game that somebody has given: they are read first, and then kept or not."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial

from game.scenes.rules.scene import RulesScene
from game.scenes.shell.scene import Services
from game.ui.boxes import Part, level
from game.ui.widgets import Button
from game.view.rulebook.blocks import Block, BookSection
from game.view.rulebook.book import Rulebook, unlike


class OfferedGame(RulesScene):
    """The page, open at the first section that is not that of the game below. `usual`: the book of
    that game; `keep`: called if the game is to be kept."""

    def __init__(
        self, services: Services, book: Rulebook, usual: Rulebook | None, keep: Callable[[], None]
    ) -> None:
        new = (one.key for one in book.sections if unlike(one, usual))
        super().__init__(services, [book], book.id, next(new, ""))
        self.usual, self._keep = usual, keep
        self.page.focus = "keep"

    def keep(self) -> None:
        self.services.stack.pop()
        self._keep()

    def marked(self, section: BookSection) -> Collection[Block]:
        return unlike(section, self.usual)

    def _doors(self) -> tuple[Part, ...]:
        say = self.services.say
        door = partial(Button, pad=(40, 16), high=56, zone=2)
        keep_not = door("keep_not", say("workshop.keep_not"), self.back)
        keep = door("keep", say("workshop.keep"), self.keep, main=True)
        return level(keep_not), 12, level(keep)
