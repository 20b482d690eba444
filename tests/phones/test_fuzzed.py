"""Anything that can come by a line, before and after a phone was let in: the table plays on."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from itertools import count as count_from
from random import Random
from typing import NoReturn

import pytest
from websockets.exceptions import ConnectionClosed

from game.bots.base import decision
from game.bots.simple import naive_bot
from game.phones import lines
from game.phones.messages import NUMBER_MOST, PhoneSaid, read
from game.phones.server import Data, Heard
from tests.play.tables import CATALOGUE, GAMES, new_table

from .hosted import hosted
from .phones import NoServer, house, is_in_play, play_as
from .test_messages import BROKEN
from .test_server import heard, phone, say

SOME, MANY = 1_500, 100_000
#: How many messages come between two acts of somebody honest.
BETWEEN = 100
DOES = (
    *("hello", "speak", "look", "rules", "sit", "mark", "mark_build", "press", "use", "send"),
    *("take_back", "move", "", "__init__"),
)
TEXTS = (
    *("", "x" * 200, "856 964", "en", "es-AR;q=0.8", "x-klingon", "../../etc/passwd", "*", "%s"),
    *("sort", "left", "right", "undo", "redo", "hint", "stock", "pile", "lane", "meld", "slot"),
    *("\ud800", "\u202e", "\u2068", "\0", "\n", "é" * 200, "\U0001f0a1", "y" * 201, "felt"),
)
NUMBERS = (-1, 0, 1, 2, 3, 12, 51, 52, 107, 999, NUMBER_MOST, -2, 2**63, 10**400)
OTHERS = (None, 0.5, 1e308, float("nan"), float("inf"), [], {}, [[]], ["en"], [None], {"a": {}})
FIELDS = ("v", *PhoneSaid._fields)


def hostile(dice: Random, moment: int = 0) -> bytes:
    """A message: mostly one that is read, with values that make little sense."""
    if dice.random() < 0.1:
        return dice.choice(BROKEN).encode()
    if dice.random() < 0.05:
        return dice.randbytes(dice.randrange(200))
    told: dict[str, object] = {"v": 1, "do": dice.choice(DOES), "moment": moment}
    for name in dice.sample(FIELDS, dice.randrange(5)):
        told[name] = _value(dice, name)
    text = json.dumps(told, ensure_ascii=dice.random() < 0.5).encode(errors="surrogatepass")
    if dice.random() < 0.05:
        at = dice.randrange(len(text))
        text = text[:at] + dice.randbytes(1) + text[at + dice.randrange(2) :]
    return text


def _value(dice: Random, name: str) -> object:
    pools: dict[str, tuple[object, ...]] = {
        **dict.fromkeys(("moment", "seat", "card", "at"), (*NUMBERS, *range(13))),
        **dict.fromkeys(("on", "large", "plain"), (True, False)),
        "v": (1, 2),
        "languages": (["en", "fr"], list(TEXTS[:8]), list(TEXTS)),
    }
    if dice.random() < 0.1:
        return dice.choice((*OTHERS, *NUMBERS, *TEXTS, True))
    return dice.choice(pools.get(name, TEXTS))


class Forgetful(NoServer):
    """Keeps only what each line was told last, of each kind."""

    def tell(self, line: int, told: Data) -> None:
        before = self.told.get(line, [])
        self.told[line] = [one for one in before if one["what"] != told["what"]]
        super().tell(line, told)


class Attacked:
    """A table and its honest phones, all but the last seat. `line`: the one of the attacker."""

    def __init__(self, game: str, dice: Random) -> None:
        self.home = house(game, "p p" if CATALOGUE.load(game).game.players.max == 2 else "p p p")
        self.home.server = self.home.room.server = Forgetful()  # type: ignore[assignment]
        self.phones = self.home.seated()
        self.dice = dice
        self.bot = naive_bot(self.home.table.rules)
        self.line = self.phones[-1].line

    def receive(self, text: bytes) -> PhoneSaid | None:
        """Have a message come by the line of the attacker, as the server hands it over."""
        # Other bytes are no text: the line is closed before they are read.
        with suppress(UnicodeDecodeError):
            said = read(text.decode())
            self.home.server.heard.put(Heard(self.line, said, "192.168.1.66"))
            self.home.room.hear()
            return said
        return None

    def play_on(self) -> None:
        """Have whoever is to act do something sensible."""
        table = self.home.table
        self.home.room.show()
        before = table.version
        if not is_in_play(self.home):
            for one in self.phones[:-1]:
                one.say("press", at=0)
        elif table.to_act < len(self.phones) - 1:
            play_as(self.bot, self.phones[table.to_act], self.dice)
        else:
            port = self.home.room.touch_of(table.to_act).port
            port.act(decision(self.bot, port.observation(), port.legal(), self.dice))
        assert table.version > before


def attack(seed: str, count: int, come: Callable[[Attacked], None]) -> None:
    """Have as many messages come, at tables of all games, while the others play on. `come`: have
    the attacker come by a line, before each message."""
    dice, well_read = Random(seed), 0
    for game in GAMES:
        table = Attacked(game, dice)
        for number in range(count // len(GAMES)):
            if table.home.table.is_over:
                table = Attacked(game, dice)
            come(table)
            phone = table.home.room._phones.get(table.line)
            well_read += table.receive(hostile(dice, phone.moment if phone else 0)) is not None
            if number % BETWEEN == 0:
                table.play_on()
    assert well_read > count / 3


HOW_MANY = [SOME, pytest.param(MANY, marks=[pytest.mark.long, pytest.mark.limit(1200)])]


@pytest.fixture(autouse=True)
def nothing_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "note_survived", fail)


def fail(error: BaseException) -> NoReturn:
    raise AssertionError from error


@pytest.mark.parametrize("count", HOW_MANY)
def test_whatever_comes_before_a_phone_is_let_in_changes_nothing(count: int) -> None:
    lines = count_from(1000)

    def come(table: Attacked) -> None:
        table.home.server.told.pop(table.line, None)
        table.line = next(lines)
        assert len(table.home.room._phones) == len(table.phones)

    attack("before", count, come)


@pytest.mark.parametrize("count", HOW_MANY)
def test_whatever_a_phone_says_that_was_let_in_the_table_plays_on(count: int) -> None:
    def come(table: Attacked) -> None:
        if table.line not in table.home.room._phones:
            key = table.phones[-1].told("seated")["key"]
            table.line = table.home.phone(key=key).line

    attack("after", count, come)


def test_whatever_comes_by_real_lines_an_honest_phone_plays_on() -> None:
    dice = Random("lines")
    with hosted(new_table("loba_de_menos", "p p")) as table, phone(table) as honest:
        say(honest, "hello", secret=table.door.secret)
        say(honest, "sit", seat=0)
        key = heard(honest, "seated")["key"]
        for hello in ({}, {"secret": table.door.secret}):
            for _ in range(60):
                with phone(table) as line, suppress(ConnectionClosed):
                    if hello:
                        say(line, "hello", **hello)
                        say(line, "sit", seat=1)
                    for _ in range(5):
                        line.send(hostile(dice), text=True)
        with phone(table) as again:
            say(again, "hello", key=key)
            assert heard(again, "table")["hand"]
