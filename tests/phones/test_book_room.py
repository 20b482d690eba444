"""Phones of a book without a net: what each is told, and what it may change."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.phones.book_room import BookRoom
from game.phones.messages import VERSION, read
from game.phones.server import Heard
from game.play.book.desk import OpenBook
from game.play.book.draft import HandDraft
from game.settings import OF_GAME
from game.storage.book_file import Book
from game.storage.match_codec import Seat
from game.variants.catalogue import Catalogue

from .phones import NoServer, plain

NAMES = ("Ana", "Beto", "Cira")


class House:
    """A book with its phones, and the hand that is asked for."""

    def __init__(self, file: Path, game: str = "loba_de_menos") -> None:
        seats = tuple(Seat(name) for name in NAMES)
        self.book = OpenBook(Book(Catalogue().load(game), seats), file, lambda: 1.0)
        self.draft: HandDraft | None = None
        self.room = BookRoom(self.book, lambda: self.draft, lambda: None, "en", OF_GAME)
        self.server = NoServer()
        self.room.server = self.server  # type: ignore[assignment]
        self.ask()

    def ask(self) -> None:
        reading = self.book.reading
        self.draft = HandDraft(self.book.rules, reading.state, reading.number)
        self.room.show()

    def say(self, line: int, do: str, **facts: object) -> bool:
        moment = self.told(line, "entry").get("moment", 0)
        said = read(json.dumps({"v": VERSION, "do": do, "moment": moment} | facts))
        assert said is not None
        self.server.heard.put(Heard(line, said, "192.168.1.7"))
        has_changed = self.room.hear()
        self.room.show()
        return has_changed

    def come(self, line: int, seat: int, language: str = "en") -> None:
        self.say(line, "hello", secret=self.room.door.secret, languages=[language])
        self.say(line, "sit", seat=seat)

    def told(self, line: int, what: str) -> dict[str, Any]:
        found = [one for one in self.server.told.get(line, []) if one["what"] == what]
        return dict(json.loads(plain(json.dumps(found[-1])))) if found else {}

    def counts(self, line: int) -> list[str]:
        return [cell["counts"] for cell in self.told(line, "entry")["cells"]]


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "book.json")


def test_each_enters_their_own_cards_and_is_asked_for_the_next_hand(house: House) -> None:
    house.say(1, "hello", secret=house.room.door.secret)
    assert [one["name"] for one in house.told(1, "seats")["seats"]] == list(NAMES)
    assert house.told(1, "words")["words"]["choose"] == "Who are you?"
    house.say(1, "sit", seat=1)
    house.come(2, 2, "pt")
    house.come(3, 0)
    assert house.room.here == {0, 1, 2}
    assert house.told(2, "entry")["out"] == "Bati"
    for digit in (2, 5):
        assert house.say(1, "digit", at=0, card=digit)
    kinds = house.told(2, "entry")["cells"][0]["kinds"]
    assert kinds[-1]["art"].startswith("joker")
    house.say(2, "card", at=0, card=len(kinds) - 1)
    house.say(2, "card", at=0, card=len(kinds) - 2)
    house.say(3, "out")
    assert (house.counts(1), house.counts(3)) == (["25"], ["0"])
    assert house.told(2, "entry")["cells"][0]["cards"] == "\N{BLACK STAR} K"
    assert house.draft is not None
    hand = house.draft.hand()
    assert house.book.refuse(1, hand) is None
    assert not house.book.book.hands, "only people enter a hand"
    house.book.enter(1, hand)
    house.ask()
    assert house.counts(1) == [""]
    assert house.told(1, "entry")["prompt"].startswith("Hand 2")
    scores = house.book.reading.state.standing.scores
    assert house.counts(2) == [""]
    assert (scores[0], scores[1]) == (0, 25)
    house.draft = None
    house.room.show()
    assert house.told(1, "entry")["cells"] == []
    assert not house.say(1, "digit", at=0, card=1)


def test_two_phones_for_one_player_both_see_what_stands(house: House) -> None:
    house.come(1, 1)
    house.come(2, 1)
    house.say(1, "digit", at=0, card=3)
    house.say(2, "digit", at=0, card=4)
    assert house.counts(1) == house.counts(2) == ["4"]
    house.say(2, "seats")
    assert [one["taken"] for one in house.told(2, "seats")["seats"]] == [False, True, False]


def test_who_does_not_know_the_secret_does_nothing(house: House) -> None:
    for facts in ({}, {"secret": "A" * 22}, {"code": "12"}, {"key": "A"}):
        house.say(1, "hello", seat=0, **facts)
        assert house.told(1, "no_entry")
    house.say(2, "digit", at=0, card=3)
    assert house.server.hung_up == [1, 1, 1, 1, 2]
    assert not house.server.inside
    assert house.room.here == set()


def test_an_entry_counts_once_and_not_for_the_hand_after_it(house: House) -> None:
    house.come(1, 0)
    before = house.told(1, "entry")["moment"]
    house.ask()
    assert not house.say(1, "digit", at=0, card=3, moment=before)
    assert house.say(1, "digit", at=0, card=3, beat=7)
    assert not house.say(1, "digit", at=0, card=3, beat=7)
    assert house.say(1, "digit", at=0, card=3, beat=8)
    assert house.counts(1) == ["33"]


def test_whatever_a_phone_says_it_changes_only_the_cells_of_its_player(house: House) -> None:
    house.come(1, 1)
    dice = Random(5)
    dos = ("digit", "card", "erase", "out", "seats ", "save", "press", "speak", "look", "undo", "")
    numbers = (-1, 0, 1, 2, 9, 10, 500, 10**6)
    for _ in range(400):
        facts: dict[str, object] = {"at": dice.choice(numbers), "card": dice.choice(numbers)}
        facts |= {"seat": dice.choice(numbers), "on": dice.random() < 0.5}
        house.say(1, dice.choice(dos), **facts)
    assert house.draft is not None
    assert [cell.is_filled for cell in house.draft.cells if cell.at != 1] == [False, False]
    assert house.counts(1) != [""]
    assert house.server.hung_up == []
