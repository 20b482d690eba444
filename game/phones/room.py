"""A table with phones: who has come, which seat is whose, and what each is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import cast

from game.engine.state import NOBODY
from game.phones.door import Door
from game.phones.files import Files
from game.phones.lines import Lines
from game.phones.messages import PhoneSaid
from game.phones.screen import Data, SeatScreen, isolated, rules_data
from game.phones.server import Server
from game.phones.speech import look_data, page_words, spoken, texts_in, with_voice, words_data
from game.phones.touch import Touch
from game.play.bots.mind import Notice
from game.play.hands.gestures import Move
from game.play.hands.marking import Choose
from game.play.hands.sending import Send, Unstage
from game.play.intents.offers import Target
from game.play.session.hand_order import Arranging
from game.play.session.seat_keys import MatchKeys, SeatKeys
from game.play.session.seating import called
from game.play.session.session import Session
from game.play.session.start import ANY_PORT, PORT
from game.settings import CRESTS, OF_GAME, Settings
from game.storage.match_store import Turn
from game.storage.small_file import SmallFileError

#: The places a phone may send cards to, and whether there are several of the kind.
PLACES = dict.fromkeys(("stock", "pile", "lane", "felt"), False) | {"meld": True, "slot": True}
#: The most moments whose acts a phone may still answer to.
MOMENTS_MOST = 8


@dataclass
class Phone:
    """A phone that has come. `seat`: the one it plays; `wants`: the one it asks for; `large`: it
    shows large letters and corners; `two_colours`: of the suits; `moment`: the number of what it
    was shown last, `shown`; `acts`: those of the last moments, with their turns; `is_late`: it has
    answered to an earlier moment; `watches`: it is shown what everybody may see."""

    line: int
    language: str
    seat: int = NOBODY
    wants: int = NOBODY
    large: bool = False
    two_colours: bool = False
    moment: int = 0
    shown: Data = field(default_factory=dict)
    acts: dict[int, tuple[Turn, list[Data]]] = field(default_factory=dict)
    is_late: bool = False
    watches: bool = False

    @property
    def sees(self) -> bool:
        """Return whether this phone is shown the table."""
        return self.seat != NOBODY or self.watches


class PhoneRoom(Lines[Phone]):
    """A table with its phones. All is done in the thread of the table; only the server has one of
    its own."""

    def __init__(
        self,
        session: Session,
        arranging: Arranging,
        wake: Callable[[], None],
        usual: str,
        door: Door | None = None,
        pack: str = OF_GAME,
    ) -> None:
        """Make the room. `usual`: the language of those whose phone asks for none that is spoken
        here. `door`: of the table before, whose phones come back to their seats. `pack`: the one
        that the big screen shows."""
        self.session = session
        self._pack = pack
        self.door = door or Door()
        self._seat_keys, self._keeps_seats = SeatKeys(), True
        #: The port at which the phones of this match found the table last; 0 if they never did.
        self._port = 0
        with self._telling():
            kept = self._seat_keys.of(session.keeping.match_id)
            self.door.keys = kept.keys or self.door.keys
            self._port = kept.port
        super().__init__(Server(Files(self._wording), wake))
        #: Whether the cards are dealt; before that phones wait for the others.
        self.has_begun = True
        self._arranging = arranging
        self._usual = usual
        self._touches: dict[int, Touch] = {}
        #: The lines of the phones that are still to be shown what has changed, in this order.
        self._behind: dict[int, None] = {}
        #: The data of the rules in force, in each language they were asked for.
        self._rules: dict[str, Data] = {}
        #: The last phone of each seat: one that comes with the key is given its language and looks.
        self._last: dict[int, Phone] = {}
        #: The seats for which a phone was told no: the big screen asks about them again only if
        #: somebody opens the page of the code.
        self.refused: set[int] = set()
        #: The seats that are ready for the next hand.
        self._ready: set[int] = set()

    def open(self, address: str, port: int | None = None) -> None:
        """Open the server, first at the port where its phones look for it. `port`: the one that is
        wanted, or ANY_PORT. Raises StartError."""
        usual = PORT if port is None else ANY_PORT
        self.server.open(address, port or self._port or usual)
        self._port = int(self.server.host.rpartition(":")[2])
        self._keep_keys()

    def _keep_keys(self) -> None:
        """Keep the keys of the seats for when the table is opened again, if its match is kept."""
        match = self.session.keeping.match_id
        if match:
            with self._telling():
                self._seat_keys.put(MatchKeys(match, self._port, self.door.keys))

    @contextmanager
    def _telling(self) -> Iterator[None]:
        """Tell, once, that something is wrong with the kept keys; the table plays on."""
        with suppress(SmallFileError):
            yield
            if not self._seat_keys.small.notices:
                return
        if self._keeps_seats:
            self._keeps_seats = False
            self.session.notices.append(Notice("notice.seats_not_kept"))

    # For the big screen ---------------------------------------------------------------------

    @property
    def asking(self) -> tuple[int, ...]:
        """Return the seats that another phone wants to take over."""
        return tuple(phone.wants for phone in self._phones.values() if phone.wants != NOBODY)

    @property
    def _here(self) -> set[int]:
        """Return the seats whose phones are here."""
        return {phone.seat for phone in self._phones.values()} - {NOBODY}

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
                self._seat(phone, seat, self._key(seat))
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
            if self.door.is_taken(seat):
                self.door.free(seat)
                self._keep_keys()
            for phone in self._phones.values():
                if phone.seat == seat:
                    phone.seat, phone.shown = NOBODY, {}
        self._offer_all()

    # What phones say ------------------------------------------------------------------------

    def hear(self) -> None:
        """Answer all messages that have come in; a phone that has said something is shown the
        outcome first."""
        self._behind = dict.fromkeys([*self._answer_all(), *self._phones])
        self._go_on_together()
        self.session.away = frozenset(set(self.session.with_phones) - self._here)

    def _answer(self, line: int, said: PhoneSaid, address: str) -> None:
        phone = self._phones.get(line)
        if phone is None:
            if said.do == "hello":
                self._welcome(line, said, address)
            else:
                self._hang_up(line)
        elif said.do == "speak":
            self._speak(phone, [said.language])
        elif said.do == "look":
            phone.large, phone.two_colours = said.large, said.plain
            self._tell_look(phone)
        elif said.do == "rules":
            self._tell_rules(phone)
        elif phone.seat == NOBODY:
            phone.watches = said.do == "watch" and self.has_begun
            if said.do == "sit":
                self._sit(phone, said.seat)
            elif said.do == "seats":
                self._offer_seats(phone)
        elif said.do == "call" and not self.has_begun:
            self._call(phone.seat, said)
        elif self.has_begun:
            self._touched(phone, said)

    def _welcome(self, line: int, said: PhoneSaid, address: str) -> None:
        seat = self.door.seat_of(said.key)
        if seat is None:
            # A key from before the seat was given away, or of another table, has to be told of as
            # an old code.
            why = self.door.refusal(said.secret or said.key, said.code, address)
            if why:
                self.server.tell(line, {"what": "no_entry", "why": why})
                self._hang_up(line)
                return
        phone = self._phones[line] = Phone(line, self._usual)
        self.server.let_in(line)
        self._speak(phone, said.languages)
        if seat is None:
            self._offer_seats(phone)
        else:
            self._seat(phone, seat)

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
        message |= {"crests": CRESTS, "plays": self.has_begun}
        self.server.tell(phone.line, message)

    def _offer_all(self) -> None:
        for phone in self._phones.values():
            if not phone.sees or not self.has_begun:
                self._offer_seats(phone)

    def _sit(self, phone: Phone, seat: int) -> None:
        if seat not in self.session.with_phones:
            return
        if self.door.is_taken(seat):
            phone.wants = seat
            self._offer_seats(phone)
        else:
            self._seat(phone, seat, self._key(seat))

    def _call(self, seat: int, said: PhoneSaid) -> None:
        """Give a player the name and the crest they want, if the name is nobody else's."""
        before = self.session.players
        for at, player in enumerate(called(before, seat, said.name, said.crest)):
            if player != before[at]:
                self.session.reseat(at, player)
        self._offer_all()

    def _key(self, seat: int) -> str:
        """Return a new key of a seat."""
        key = self.door.give(seat)
        self._keep_keys()
        return key

    def _seat(self, phone: Phone, seat: int, key: str = "") -> None:
        """Let a phone play a seat; tell the phone that played it before."""
        for other in list(self._phones.values()):
            if other.seat == seat:
                self.server.tell(other.line, {"what": "went_on"})
                self._hang_up(other.line)
        phone.seat, phone.wants = seat, NOBODY
        if key:
            self.server.tell(phone.line, {"what": "seated", "key": key})
        elif seat in self._last:
            last = self._last[seat]
            phone.large, phone.two_colours = last.large, last.two_colours
            self._speak(phone, [last.language])
        self._last[seat] = phone
        self._offer_all()

    def _touched(self, phone: Phone, said: PhoneSaid) -> None:
        """Do what was touched. It counts for the table that was shown last; an act that comes late
        counts if it is still there, unchanged."""
        touch = self.touch_of(phone.seat)
        touch.follow()
        if said.do == "mark":
            touch.mark(said.card, said.on)
        elif said.do == "mark_build":
            touch.do(Choose(Target("build", said.at), said.on))
        elif said.do == "press":
            self._press(phone, touch, said)
        elif said.moment != phone.moment:
            phone.is_late = True
        elif said.do == "use":
            touch.use(said.tool)
        elif said.do == "send":
            if said.place in PLACES:
                touch.do(Send(Target(said.place, said.at if PLACES[said.place] else 0)))
        elif said.do == "take_back":
            touch.do(Unstage((said.card,)))
        elif said.do == "move":
            touch.do(Move((said.card,), said.at))

    def _press(self, phone: Phone, touch: Touch, said: PhoneSaid) -> None:
        """Do the act that was shown at this place when it was pressed, if there is still one like
        it in the same turn."""
        turn, shown = phone.acts.get(said.moment, ((0, 0), []))
        screen = SeatScreen(touch, texts_in(phone.language, self._pack))
        now = screen.acts() if turn == _turn_of(screen) else []
        if 0 <= said.at < len(shown) and shown[said.at] in now:
            if self.session.phase.deals:
                self._ready.add(phone.seat)
                self._go_on_together()
            else:
                touch.press(now.index(shown[said.at]))
        elif said.moment != phone.moment:
            phone.is_late = True

    def _go_on_together(self) -> None:
        """Deal the next hand once everybody who is here by phone is ready; until then, tell those
        who are ready for whom they wait."""
        here = self._here
        self._ready &= here
        if not self.session.phase.deals:
            self._ready.clear()
        elif self._ready and self._ready == here:
            seat = min(self._ready)
            self._ready.clear()
            for one in here:
                self.touch_of(one).said = None
            self.touch_of(seat).press(0)
        else:
            players = self.session.players
            names = [isolated(players[seat].name) for seat in sorted(here - self._ready)]
            for seat in self._ready:
                self.touch_of(seat).said = lambda words: words.text(
                    "phones.ready", players=words.texts.list_and(names)
                )

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
            if phone is not None and phone.sees and self.has_begun:
                with self._ending(line):
                    self._show(phone)
                return True
        return False

    def _show(self, phone: Phone) -> None:
        touch = self.touch_of(phone.seat)
        touch.follow()
        touch.think()
        screen = SeatScreen(touch, texts_in(phone.language, self._pack))
        shown = screen.data() | {"answer": touch.answers}
        if shown != phone.shown:
            phone.shown = shown
            phone.moment += 1
            phone.acts[phone.moment] = _turn_of(screen), cast("list[Data]", shown["acts"])
            phone.acts.pop(phone.moment - MOMENTS_MOST, None)
        elif not phone.is_late:
            return
        # A late phone is shown the same again under the same number: with a new one, all that it
        # says before it hears of that would be late as well.
        phone.is_late = False
        told = with_voice(shown, screen.words.texts, self.session.variant.id)
        self.server.tell(phone.line, {**told, "moment": phone.moment})

    # Languages ------------------------------------------------------------------------------

    def _speak(self, phone: Phone, wanted: Sequence[str]) -> None:
        """Give a phone the words of the page in the first of these languages that is spoken
        here."""
        phone.language = spoken(wanted, self._usual)
        self.server.tell(phone.line, words_data(phone.language))
        self._tell_look(phone)

    def _tell_look(self, phone: Phone) -> None:
        wanted = Settings(pack=self._pack, two_colours=phone.two_colours, large_corners=phone.large)
        game = self.session.variant.id
        self.server.tell(phone.line, look_data(wanted, phone.language, game))

    def _tell_rules(self, phone: Phone) -> None:
        if phone.language not in self._rules:
            variant, texts = self.session.variant, texts_in(phone.language, self._pack)
            self._rules[phone.language] = with_voice(rules_data(variant, texts), texts, variant.id)
        self.server.tell(phone.line, self._rules[phone.language])

    def _wording(self, wanted: Sequence[str]) -> tuple[str, Mapping[str, str]]:
        language = spoken(wanted, self._usual)
        return language, page_words(language)


def _turn_of(screen: SeatScreen) -> Turn:
    return screen.view.hand_no, screen.view.turn_no
