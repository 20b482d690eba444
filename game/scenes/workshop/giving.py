"""The page that gives a game away: a code for phones, and the folder with the file."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from game.phones.giving import Giver
from game.scenes.phones.code import CODE, paint_code
from game.scenes.shell.addresses import ToGiving
from game.scenes.shell.dialogs import notify
from game.scenes.shell.fields import game_name
from game.scenes.shell.page_scene import PageScene, title
from game.scenes.shell.scene import Services
from game.scenes.shell.show_file import show_in_folder
from game.scenes.shell.stores import Stores
from game.ui.boxes import FILL, Box, Column, Drawing, Padded, Row, Sized, Text
from game.ui.theme import BODY, EMBER, IVORY, IVORY2, NAME, SMALL
from game.ui.widgets import Button, Widget
from game.ui.words import PLAIN, SERIF


class GiveScene(PageScene):
    """The page. `called`: the name of the game. The file is handed out as long as the page is
    open."""

    veil = 0.76

    def __init__(
        self, services: Services, file: Path, content: bytes, called: str, address: str = ""
    ) -> None:
        super().__init__(services)
        self.file, self.called = file, called
        self.giver = Giver(file.name, content)
        self.giver.open(address)

    def left(self) -> None:
        self.giver.close()
        super().left()

    def _show(self) -> None:
        if not show_in_folder(self.file):
            notify(self.services, "workshop.folder_not_shown", folder=str(self.file.parent))

    def build(self) -> Sequence[Widget]:
        say = self.services.say
        folder = Button("folder", say("workshop.show_folder"), self._show, main=True, high=72)
        words = Column(
            *(Text(say("workshop.give_about"), NAME, PLAIN, IVORY, lines=9), 28),
            *(Text(say("workshop.give_file"), BODY, PLAIN, IVORY2, lines=9), 18),
            *(Row(folder), 14),
            Text(str(self.file), SMALL, PLAIN, IVORY2, lines=4, may_cut=True),
            FILL,
            grow=True,
        )
        body = Row(16, self._code(), 56, Padded(words, (0, 24, 0, 0), grow=True))
        head = title(say("workshop.give_title", game=self.called))
        return self.framed(head, body)

    def _code(self) -> Box:
        """Return the code, or the reason why there is none."""
        key, facts = self.giver.trouble
        if key:
            why = Text(self.services.say(key, **facts), NAME, SERIF, EMBER, lines=9)
            return Sized(Column(why, FILL), CODE)
        draw = partial(paint_code, self.giver.address)
        return Sized(Column(Drawing(draw, CODE, CODE), FILL), CODE)


def page_at(services: Services, stores: Stores, to: ToGiving) -> GiveScene:
    house = to.house
    called = game_name(services, house.file.stem)
    return GiveScene(services, house.file, house.text.encode(), called, to.address)
