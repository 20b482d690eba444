"""A book that phones come to: each fills the cells of one player, and people save the hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from game.engine.cards import ACE
from game.engine.entered import LOW, OnTable
from game.engine.state import NOBODY
from game.phones.door import Door
from game.phones.files import Files
from game.phones.lines import Lines
from game.phones.messages import PhoneSaid
from game.phones.screen import Data, isolated
from game.phones.server import Server
from game.phones.speech import look_data, page_words, spoken, texts_in, with_voice, words_data
from game.play.book.desk import OpenBook
from game.play.book.draft import TABLE, THING, Cell, HandDraft
from game.play.book.share import SeatShare
from game.play.session.start import ANY_PORT, PORT
from game.play.session.table_kind import kind_of
from game.settings import Settings
from game.view.scores.asked import cards_named, hand_asked, thing_asked
from game.view.table.drawings import drawing_of, special_of
from game.view.table.log import Wording


@dataclass
class ScoringPhone:
    """A phone that has come. `seat`: whose cards are entered on it; `shown`: what it was told
    last; `beat`: the number of the last entry, which counts once though it may come twice."""

    line: int
    language: str
    seat: int = NOBODY
    beat: int = NOBODY
    shown: Data = field(default_factory=dict)


class BookRoom(Lines[ScoringPhone]):
    """The phones of a book. `asked`: returns the hand that is asked for, if one is; `usual`: the
    language of those whose phone asks for none that is spoken here; `pack`: the one in the
    settings."""

    def __init__(
        self,
        book: OpenBook,
        asked: Callable[[], HandDraft | None],
        wake: Callable[[], None],
        usual: str,
        pack: str,
    ) -> None:
        super().__init__(Server(Files(self._wording), wake))
        self.door = Door()
        self._book, self._asked, self._usual, self._pack = book, asked, usual, pack
        #: The hand that phones were shown last, and its number among all that they were shown.
        self._draft: HandDraft | None = None
        self._moment = 0
        self._has_changed = False

    def open(self, address: str, port: int | None = None) -> None:
        """Open the server. Raises StartError."""
        self.server.open(address, PORT if port is None else port or ANY_PORT)

    @property
    def here(self) -> set[int]:
        """Return the seats of those who enter their cards by phone."""
        return {phone.seat for phone in self._phones.values()} - {NOBODY}

    # What phones say ------------------------------------------------------------------------

    def hear(self) -> bool:
        """Do what phones have said; return whether the hand has changed."""
        self._follow()
        self._has_changed = False
        self._answer_all()
        return self._has_changed

    def _answer(self, line: int, said: PhoneSaid, address: str) -> None:
        phone, draft = self._phones.get(line), self._draft
        if phone is None:
            if said.do == "hello":
                self._welcome(line, said, address)
            else:
                self._hang_up(line)
        elif said.do == "sit":
            self._sit(phone, said.seat)
        elif said.do == "seats":
            phone.seat = NOBODY
            self._offer(phone)
        elif said.beat != NOBODY and said.beat == phone.beat:
            return
        elif draft is not None and phone.seat != NOBODY and said.moment == self._moment:
            phone.beat = said.beat
            share = SeatShare(draft, phone.seat, phone.line)
            self._has_changed |= share.enter(said.do, said.at, said.card, said.on)

    def _welcome(self, line: int, said: PhoneSaid, address: str) -> None:
        why = self.door.refusal(said.secret, said.code, address)
        if why:
            self.server.tell(line, {"what": "no_entry", "why": why})
            self._hang_up(line)
            return
        language = spoken(said.languages, self._usual)
        phone = self._phones[line] = ScoringPhone(line, language)
        self.server.let_in(line)
        self.server.tell(line, words_data(language) | {"words": self._words(language)})
        wanted = Settings(pack=self._pack)
        self.server.tell(line, look_data(wanted, language, self._book.book.variant.id))
        self._offer(phone)
        self._sit(phone, said.seat)

    def _sit(self, phone: ScoringPhone, seat: int) -> None:
        if 0 <= seat < len(self._book.players):
            phone.seat, phone.shown = seat, {}

    def _offer(self, phone: ScoringPhone) -> None:
        seats = [
            {"seat": seat, "name": isolated(one.name), "crest": one.crest, "own": False}
            for seat, one in enumerate(self._book.players)
        ]
        seats = [{**one, "taken": one["seat"] in self.here} for one in seats]
        message: Data = {"what": "seats", "seats": seats, "waits": False}
        self.server.tell(phone.line, message | {"crests": (), "plays": False})

    # What phones are shown ------------------------------------------------------------------

    def _follow(self) -> None:
        draft = self._asked()
        if draft is not self._draft:
            self._draft = draft
            self._moment += 1

    def show(self) -> None:
        """Show each phone what has changed for it."""
        self._follow()
        for phone in list(self._phones.values()):
            if phone.seat != NOBODY:
                with self._ending(phone.line):
                    shown = self._entry(phone)
                    if shown != phone.shown:
                        phone.shown = shown
                        texts = texts_in(phone.language, self._pack)
                        told = with_voice(shown, texts, self._book.book.variant.id)
                        self.server.tell(phone.line, told)

    def _entry(self, phone: ScoringPhone) -> Data:
        book, draft = self._book, self._draft
        who, game = book.players[phone.seat], book.book.variant.id
        names = [isolated(one.name) for one in book.players]
        wording = Wording(texts_in(phone.language, self._pack), game, names)
        entry: Data = {"what": "entry", "moment": self._moment, "seat": phone.seat}
        entry |= {"who": names[phone.seat], "crest": who.crest, "cells": [], "out": ""}
        if draft is None:
            return entry | {"prompt": wording.text("phones.book_waits")}
        kind = kind_of(book.rules, len(names))
        prompt = " · ".join(hand_asked(wording, kind, draft.state, draft.number))
        share = SeatShare(draft, phone.seat, phone.line)
        if not share.cells:
            prompt = wording.text("refuse.entered.out", player=names[phone.seat])
        entry["cells"] = [self._cell(wording, draft, one) for one in share.cells]
        entry["out"] = wording.text("phones.book_out") if share.held else ""
        words = {name: wording.text(f"book.{name}") for name in ("erase", "as_wild")}
        return entry | words | {"prompt": prompt}

    def _cell(self, wording: Wording, draft: HandDraft, cell: Cell) -> Data:
        is_thing, zone = cell.zone == THING, "points" if draft.by_points else cell.zone
        label = thing_asked(wording, draft.rules, cell.thing) if is_thing else ""
        return {
            "label": label or wording.text(f"book.zone_{zone}"),
            "counts": wording.texts.number(draft.worth(cell)) if cell.is_filled else "",
            "cards": cards_named(wording, [one.card for one in cell.cards]),
            "kinds": [self._kind(wording, one) for one in cell.kinds],
            "wild": cell.zone == TABLE,
        }

    def _kind(self, wording: Wording, one: OnTable) -> Data:
        low = f"{wording.rank(ACE)} {wording.rank(2)}" if one.slot == LOW else ""
        art = drawing_of(one.card, special_of(self._book.book.variant.game))
        return {"art": art, "name": f"{wording.card(one.card)} {low}".strip(), "tag": low}

    # Languages ------------------------------------------------------------------------------

    def _words(self, language: str) -> dict[str, str]:
        """Return the words of the page, with those in which a book is not a table."""
        words, said = page_words(language), texts_in(language).text
        return words | {name: said(f"phones.book_{name}") for name in ("choose", "taken", "sit")}

    def _wording(self, wanted: Sequence[str]) -> tuple[str, Mapping[str, str]]:
        language = spoken(wanted, self._usual)
        return language, self._words(language)
