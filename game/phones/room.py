"""A table with phones: who has come, which seat is whose, and what each is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache

from game.engine.state import NOBODY
from game.l10n.catalogue import Catalogue
from game.l10n.languages import offered, own_name
from game.paths import text_roots
from game.phones.door import Door
from game.phones.files import Files, wished
from game.phones.screen import Data, SeatScreen, isolated, rules_data
from game.phones.server import Server
from game.phones.touch import Touch, place_named
from game.play.session.hand_order import Arranging
from game.play.session.session import Session
from game.settings import Settings
from game.variants import parents_of
from game.view.table.drawings import decks, look_of

#: The words that the page itself says, beside those of the table.
PAGE_WORDS = (
    *("choose", "code", "connecting", "enter", "hand", "language", "log", "lost", "melds"),
    *("no_entry", "old_browser", "scores", "taken", "waits", "went_on"),
    *("no_seat", "waits_start", "yours", "below", "rules", "large", "two_colours"),
)


@dataclass
class Phone:
    """A phone that has come. `seat`: the one it plays; `wants`: the one it asks for; `large`: it
    shows large letters and corners; `two_colours`: of the suits; `moment`: the number of what it
    was shown last, `shown`; `is_late`: it has answered to an earlier one."""

    line: int
    language: str
    seat: int = NOBODY
    wants: int = NOBODY
    large: bool = False
    two_colours: bool = False
    moment: int = 0
    shown: Data = field(default_factory=dict)
    is_late: bool = False


class PhoneRoom:
    """A table with its phones. All is done in the thread of the table; only the server has one of
    its own."""

    def __init__(
        self,
        session: Session,
        arranging: Arranging,
        wake: Callable[[], None],
        likes: str,
        door: Door | None = None,
    ) -> None:
        """Make the room. `likes`: the language of those whose phone asks for none that is spoken
        here. `door`: of the table before, whose phones come back to their seats."""
        self.session = session
        self.door = door or Door()
        self.server = Server(Files(self._wording), wake)
        #: Whether the cards are dealt; before that phones wait for the others.
        self.has_begun = True
        self._arranging = arranging
        self._likes = likes
        self._touches: dict[int, Touch] = {}
        self._phones: dict[int, Phone] = {}
        #: The lines of the phones that are still to be shown what has changed, in this order.
        self._behind: dict[int, None] = {}
        #: The data of the rules in force, in each language they were asked for.
        self._rules: dict[str, Data] = {}
        #: The last phone of each seat: one that comes with the key is given its language and looks.
        self._last: dict[int, Phone] = {}
        #: The seats for which a phone was told no: the big screen asks about them again only if
        #: somebody opens the page of the code.
        self.refused: set[int] = set()

    # For the big screen ---------------------------------------------------------------------

    @property
    def asking(self) -> tuple[int, ...]:
        """Return the seats that another phone wants to take over."""
        return tuple(phone.wants for phone in self._phones.values() if phone.wants != NOBODY)

    def touch_of(self, seat: int) -> Touch:
        if seat not in self._touches:
            self._touches[seat] = Touch(self.session, seat, self._arranging)
        return self._touches[seat]

    @property
    def is_waiting(self) -> bool:
        """Return whether somebody has asked for a hint and has not been answered yet."""
        return any(touch.is_waiting for touch in self._touches.values())

    def answer(self, seat: int, *, is_yes: bool) -> None:
        """Say whether the phone that wants to take over a seat may; of several, the first."""
        (self.refused.discard if is_yes else self.refused.add)(seat)
        for phone in [phone for phone in self._phones.values() if phone.wants == seat]:
            phone.wants = NOBODY
            if is_yes:
                self._seat(phone, seat, self.door.give(seat))
                is_yes = False
            else:
                self._offer_seats(phone)

    def begin(self) -> None:
        """Deal the cards to those who have waited for the others."""
        self.has_begun = True
        self.show()

    def reseated(self, seat: int) -> None:
        """Follow a change of who plays a seat: the key of its phone opens nothing any more."""
        if seat not in self.session.with_phones:
            self.refused.discard(seat)
            self.door.free(seat)
            for phone in self._phones.values():
                if phone.seat == seat:
                    phone.seat, phone.shown = NOBODY, {}
        self._offer_all()

    # What phones say ------------------------------------------------------------------------

    def hear(self) -> None:
        """Answer all messages that have come in; a phone that has said something is shown the
        outcome first."""
        first: list[int] = []
        while not self.server.heard.empty():
            line, said = self.server.heard.get()
            first.append(line)
            if said is None:
                self._phones.pop(line, None)
            else:
                self._answer(line, said)
        self._behind = dict.fromkeys([*first, *self._phones])
        there = {phone.seat for phone in self._phones.values()}
        self.session.away = frozenset(set(self.session.with_phones) - there)

    def _answer(self, line: int, said: Mapping[str, object]) -> None:
        phone, what = self._phones.get(line), said.get("do")
        if phone is None:
            if what == "hello":
                self._welcome(line, said)
            else:
                self.server.hang_up(line)
        elif what == "speak":
            self._speak(phone, [str(said.get("language"))])
        elif what == "look":
            phone.large, phone.two_colours = said.get("large") is True, said.get("plain") is True
            self._tell_look(phone)
        elif what == "rules":
            self._tell_rules(phone)
        elif phone.seat == NOBODY:
            if what == "sit":
                self._sit(phone, said.get("seat"))
        elif self.has_begun:
            self._touched(phone, what, said)

    def _welcome(self, line: int, said: Mapping[str, object]) -> None:
        phone = Phone(line, self._likes)
        languages = said.get("languages")
        self._phones[line] = phone
        self._speak(phone, languages if isinstance(languages, list) else [])
        seat = self.door.seat_of(str(said.get("key", "")))
        if seat is not None:
            self._seat(phone, seat)
        elif self.door.lets_in(str(said.get("secret", "")), str(said.get("code", ""))):
            self._offer_seats(phone)
        else:
            del self._phones[line]
            self.server.tell(line, {"what": "no_entry"})
            self.server.hang_up(line)

    def _offer_seats(self, phone: Phone) -> None:
        players = self.session.players
        seats = [
            {
                "seat": seat,
                "name": isolated(players[seat].name),
                "crest": players[seat].crest,
                "taken": self.door.is_taken(seat),
                "own": seat == phone.seat,
            }
            for seat in self.session.with_phones
        ]
        message: Data = {"what": "seats", "seats": seats, "waits": phone.wants != NOBODY}
        self.server.tell(phone.line, message)

    def _offer_all(self) -> None:
        for phone in self._phones.values():
            if phone.seat == NOBODY or not self.has_begun:
                self._offer_seats(phone)

    def _sit(self, phone: Phone, seat: object) -> None:
        if not isinstance(seat, int) or seat not in self.session.with_phones:
            return
        if self.door.is_taken(seat):
            phone.wants = seat
            self._offer_seats(phone)
        else:
            self._seat(phone, seat, self.door.give(seat))

    def _seat(self, phone: Phone, seat: int, key: str = "") -> None:
        """Let a phone play a seat; tell the phone that played it before."""
        for other in list(self._phones.values()):
            if other.seat == seat:
                del self._phones[other.line]
                self.server.tell(other.line, {"what": "went_on"})
                self.server.hang_up(other.line)
        phone.seat, phone.wants = seat, NOBODY
        if key:
            self.server.tell(phone.line, {"what": "seated", "key": key})
        elif seat in self._last:
            last = self._last[seat]
            phone.large, phone.two_colours = last.large, last.two_colours
            self._speak(phone, [last.language])
        self._last[seat] = phone
        self._offer_all()

    def _touched(self, phone: Phone, what: object, said: Mapping[str, object]) -> None:
        """Do what was touched. An act counts only for the table that was shown last: one that comes
        late, or twice, does nothing."""
        touch = self.touch_of(phone.seat)
        touch.follow()
        card, at, on = said.get("card"), said.get("at"), said.get("on") is True
        if what == "mark" and isinstance(card, int):
            touch.mark(card, on)
        elif what == "mark_build" and isinstance(at, int):
            touch.mark_build(at, on)
        elif said.get("moment") != phone.moment:
            phone.is_late = True
        elif what == "press" and isinstance(at, int):
            touch.press(at)
        elif what == "use":
            touch.use(str(said.get("tool")))
        elif what == "send":
            place = place_named(said.get("place"), at)
            if place is not None:
                touch.send(place)
        elif what == "take_back" and isinstance(card, int):
            touch.take_back(card)
        elif what == "move" and isinstance(card, int) and isinstance(at, int):
            touch.move(card, at)

    # What phones are shown ------------------------------------------------------------------

    def show(self) -> None:
        """Show each phone what has changed for it."""
        self._behind = dict.fromkeys(self._phones)
        while self.show_next():
            pass

    def show_next(self) -> bool:
        """Show the next phone what has changed for it; return whether there was one. To show all of
        them takes longer than a picture of the window may."""
        while self._behind:
            line = next(iter(self._behind))
            del self._behind[line]
            phone = self._phones.get(line)
            if phone is not None and phone.seat != NOBODY and self.has_begun:
                self._show(phone)
                return True
        return False

    def _show(self, phone: Phone) -> None:
        touch = self.touch_of(phone.seat)
        touch.follow()
        touch.think()
        shown = SeatScreen(touch, _texts(phone.language)).data()
        if shown != phone.shown:
            phone.shown = shown
            phone.moment += 1
        elif not phone.is_late:
            return
        # A late phone is shown the same again under the same number: with a new one, all that it
        # says before it hears of that would be late as well.
        phone.is_late = False
        self.server.tell(phone.line, {**shown, "moment": phone.moment})

    # Languages ------------------------------------------------------------------------------

    def _speak(self, phone: Phone, wanted: list[str]) -> None:
        """Give a phone the words of the page in the first of these languages that is spoken
        here."""
        phone.language = self._spoken(wanted)
        message: Data = {"what": "words", "language": phone.language}
        message["words"] = page_words(_texts(phone.language))
        message["languages"] = [[name, own_name(text_roots(), name)] for name in _offered()]
        self.server.tell(phone.line, message)
        self._tell_look(phone)

    def _tell_look(self, phone: Phone) -> None:
        likes = Settings(two_colours=phone.two_colours, large_corners=phone.large)
        deck = decks(look_of(likes, phone.language))[0]
        message: Data = {"what": "look", "large": phone.large, "plain": phone.two_colours}
        self.server.tell(phone.line, {**message, "deck": deck})

    def _tell_rules(self, phone: Phone) -> None:
        if phone.language not in self._rules:
            rules = rules_data(self.session.variant, _texts(phone.language))
            self._rules[phone.language] = rules
        self.server.tell(phone.line, self._rules[phone.language])

    def _spoken(self, wanted: list[str]) -> str:
        for name in wished(wanted):
            for known in (name, name.partition("_")[0]):
                if known in _offered():
                    return known
        return self._likes

    def _wording(self, wanted: list[str]) -> tuple[str, Mapping[str, str]]:
        language = self._spoken(wanted)
        return language, page_words(_texts(language))


@cache
def _offered() -> list[str]:
    return offered(text_roots())


@cache
def _texts(language: str) -> Catalogue:
    return Catalogue([language], text_roots(), parents_of)


def page_words(texts: Catalogue) -> dict[str, str]:
    return {name: texts.text(f"phones.page.{name}") for name in PAGE_WORDS}
