"""The phones on which players enter their own cards, as long as the page of the book is open."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.phones.address import open_in_house
from game.phones.book_room import BookRoom
from game.play.book.desk import OpenBook
from game.play.book.draft import HandDraft
from game.scenes.phones.code import address_lines, code_of
from game.scenes.shell.page_scene import PageScene, title
from game.scenes.shell.scene import Services
from game.ui.boxes import FILL, Column, Row, Sized, Text
from game.ui.idle import wake
from game.ui.theme import EMBER, IVORY, IVORY2, NAME
from game.ui.widgets import Button, Widget
from game.ui.words import SERIF

#: The width of the column beside the code.
WIDE = 860.0


class BookPhones:
    """The phones of a book in the window. `asked`: returns the hand that is asked for, if one is;
    `changed`: called when phones have changed it. `is_behind`: they are still to be shown what has
    changed."""

    def __init__(
        self,
        services: Services,
        book: OpenBook,
        asked: Callable[[], HandDraft | None],
        changed: Callable[[], None],
    ) -> None:
        self.services, self.book, self._changed = services, book, changed
        language, pack = services.texts.language, services.settings.pack
        self.room = BookRoom(book, asked, wake, language, pack)
        #: Why phones cannot come, as a key and its facts; the key is "" if they can.
        self.trouble: tuple[str, dict[str, str]] = "", {}
        self.is_behind = True
        self._page: ByPhonePage | None = None

    def attend(self, now: float) -> None:
        """Do what phones have said, and show them what has changed."""
        if not self.room.server.heard.empty():
            self.is_behind = True
            if self.room.hear():
                self._changed()
            if self._page is not None:
                self._page.rebuild()
        if self.is_behind:
            self.is_behind = False
            self.room.show()

    def show(self) -> None:
        """Show the page of the code, and open the door if it is not open yet."""
        if not self.room.server.host:
            self.trouble = open_in_house(self.room.open)
        self._page = ByPhonePage(self)
        self.services.stack.push(self._page)

    def page_left(self) -> None:
        self._page = None

    def close(self) -> None:
        self.room.server.close()


class ByPhonePage(PageScene):
    """The page of the code, and who enters their cards by phone."""

    veil = 0.76

    def __init__(self, phones: BookPhones) -> None:
        super().__init__(phones.services)
        self.phones = phones
        self.page.focus = "done"

    def left(self) -> None:
        super().left()
        self.phones.page_left()

    def title(self) -> str:
        return self.services.say("phones.book_title")

    def build(self) -> Sequence[Widget]:
        say, room, (key, facts) = self.services.say, self.phones.room, self.phones.trouble
        done = Button("done", say("phones.book_back"), self.back, main=True, high=76, pad=(90, 20))
        head = title(say("phones.book_title"))
        if key:
            why = Text(say(key, **facts), NAME, SERIF, EMBER, lines=9)
            return self.framed(head, Column(why, FILL), Row(FILL, done))
        wide = WIDE * (1 + (self.services.kit.stage.text - 1) * 0.2)
        players = self.phones.book.players
        names = self.services.texts.list_and(players[seat].name for seat in sorted(room.here))
        here = Text(say("phones.book_here", players=names), NAME, SERIF, IVORY, lines=3)
        beside = Column(
            *(Text(say("phones.book_about"), NAME, colour=IVORY2, lines=6), 24),
            *address_lines(self.services, room.server, room.door, wide, self.rebuild),
            *((here,) if names else ()),
            FILL,
        )
        body = Row(code_of(room.server, room.door), 48, Sized(beside, wide))
        return self.framed(head, body, Row(FILL, done))
