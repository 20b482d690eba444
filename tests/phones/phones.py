"""Phones without a net: what they say goes straight to the room, and what they are told is kept."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache, partial
from queue import SimpleQueue
from random import Random
from typing import Any

from game.bots.base import Bot, decision
from game.engine.actions import DRAW as DRAW_CARD
from game.engine.actions import OPEN, Action
from game.engine.events import EVENT_KINDS, Event
from game.engine.phases import DRAW, PLAY, SCORED
from game.engine.rummy.judge import pieces_of
from game.engine.visibility import observe
from game.l10n.catalogue import Texts
from game.paths import text_roots
from game.phones.messages import VERSION, read
from game.phones.room import PhoneRoom
from game.phones.screen import SeatScreen
from game.phones.server import Data, Heard
from game.play.hands.gestures import Do
from game.play.pieces.acts import ActPiece
from game.play.session.hand_log import LoggedAct
from game.play.session.hand_order import Arranging
from game.play.session.running import RunningTable
from game.settings import OF_GAME, Settings
from game.view.table.drawings import pack_of
from tests.play.tables import CATALOGUE, new_table

TEXTS = Texts(["en"], text_roots())
TEXTS.show_courts(english=False, pack=cache(partial(pack_of, Settings())))


class NoServer:
    """Takes the place of the server."""

    def __init__(self) -> None:
        self.heard: SimpleQueue[Heard] = SimpleQueue()
        self.told: dict[int, list[Data]] = {}
        self.inside: list[int] = []
        self.hung_up: list[int] = []
        self.host = "127.0.0.1:5622"

    def let_in(self, line: int) -> None:
        self.inside.append(line)

    def tell(self, line: int, told: Data) -> None:
        self.told.setdefault(line, []).append(told)

    def hang_up(self, line: int) -> None:
        self.hung_up.append(line)
        self.heard.put(Heard(line, None))


def plain(told: str) -> str:
    """What is told without the marks around names."""
    return told.replace("\\u2068", "").replace("\\u2069", "")


class InHand:
    """A phone in somebody's hand."""

    def __init__(self, house: House, line: int, address: str) -> None:
        self.house = house
        self.line = line
        self.address = address

    def say(self, do: str, **facts: object) -> None:
        moment = self.table.get("moment", 0) if self.is_seated else 0
        said = read(json.dumps({"v": VERSION, "moment": moment, "do": do} | facts))
        assert said is not None, "the server would have closed the line"
        self.house.server.heard.put(Heard(self.line, said, self.address))
        self.house.hear()

    def told(self, what: str) -> dict[str, Any]:
        """Return what it was told last of this kind, names as they are read."""
        found = [one for one in self.house.server.told.get(self.line, []) if one["what"] == what]
        return dict(json.loads(plain(json.dumps(found[-1])))) if found else {}

    @property
    def is_seated(self) -> bool:
        return bool(self.told("table"))

    @property
    def table(self) -> dict[str, Any]:
        return self.told("table")

    @property
    def table_seat(self) -> int:
        return self.house.room._phones[self.line].seat

    @property
    def hand(self) -> list[str]:
        return [card["name"] for card in self.table["hand"]]

    @property
    def acts(self) -> list[str]:
        return [act["text"] for act in self.table["acts"]]

    def mark(self, *names: str) -> None:
        for name in names:
            card = next(one for one in self.table["hand"] if one["name"] == name)
            self.say("mark", card=card["card"], on=True)

    def press(self, beginning: str) -> None:
        at = next(at for at, text in enumerate(self.acts) if text.startswith(beginning))
        self.say("press", at=at)


class House:
    """A table, its room, and phones that come to it."""

    def __init__(self, table: RunningTable, pack: str = OF_GAME) -> None:
        self.table = table
        for seat in table.people:
            table.reseat(seat, replace(table.players[seat], by_phone=True))
        self.arranging = Arranging(table)
        self.room = PhoneRoom(table, self.arranging, lambda: None, "en", pack=pack)
        self.server = NoServer()
        self.room.server = self.server  # type: ignore[assignment]
        self.phones: list[InHand] = []

    def hear(self) -> None:
        self.room.hear()
        self.room.show()

    def phone(self, address: str = "192.168.1.7", **hello: object) -> InHand:
        """A phone that comes with the secret of the QR code, unless it says something else."""
        phone = InHand(self, len(self.phones) + 1, address)
        self.phones.append(phone)
        phone.say("hello", **(hello or {"secret": self.room.door.secret, "languages": ["en"]}))
        return phone

    def seated(self) -> list[InHand]:
        """A phone in every seat of a person."""
        phones = [self.phone() for _ in self.table.with_phones]
        for phone, seat in zip(phones, self.table.with_phones, strict=True):
            phone.say("sit", seat=seat)
        return phones


def house(game: str, players: str = "", *, seed: int = 1) -> House:
    least = CATALOGUE.load(game).game.players.min
    return House(new_table(game, players or " ".join("p" * least), seed=seed))


def touch_something(phone: InHand, dice: Random) -> None:
    """Touch something that a finger could reach: mostly what leads on."""
    table = phone.table
    if table["acts"] and dice.random() < 0.6:
        phone.say("press", at=dice.randrange(len(table["acts"])))
        return
    choices: list[Callable[[], None]] = []
    for card in [*table["hand"], *table["loose"]]:
        turn = {"card": card["card"], "on": not card.get("marked")}
        choices += [lambda turn=turn: phone.say("mark", **turn)] * 2  # type: ignore[misc]
    for name in table["tools"]:
        choices.append(lambda name=name: phone.say("use", tool=name["name"]))  # type: ignore[misc]
    for kind in ("lane", "pile", "stock", "felt"):
        choices.append(lambda kind=kind: phone.say("send", place=kind, at=0))  # type: ignore[misc]
    for kind, there in (("meld", table["melds"]), ("slot", table["tray"])):
        for at in range(len(there)):
            choices.append(
                lambda kind=kind, at=at: phone.say("send", place=kind, at=at)  # type: ignore[misc]
            )
    for slot in table["tray"]:
        for card in slot["cards"]:
            choices.append(
                lambda card=card: phone.say("take_back", card=card["card"])  # type: ignore[misc]
            )
    dice.choice(choices)()


def play_as(bot: Bot, phone: InHand, dice: Random) -> None:
    """Touch what does the act that a bot would choose in this seat."""
    house = phone.house
    touch = house.room.touch_of(phone.table_seat)
    if not is_in_play(house):
        all_ready(house) if house.table.phase == SCORED else phone.say("press", at=0)
        return
    action = decision(bot, touch.port.observation(), touch.port.legal(), dice)
    if action.kind == OPEN:
        for slot, (_, _, cards) in enumerate(pieces_of(action)):
            _mark(phone, cards)
            phone.say("send", place="slot", at=slot)
        phone.press("Lay down")
        return
    if action.kind != DRAW_CARD:
        _mark(phone, action.cards[:1] if house.table.rules.plays_one else action.cards)
    acts = [offered_by(act) for act in touch.acts()]
    before = house.table.version
    phone.say("press", at=acts.index((action,)))
    if house.table.version == before:
        phone.say("press", at=acts.index((action,)))  # It was warned of.


def offered_by(act: ActPiece) -> tuple[Action, ...]:
    """What an act on a phone does with cards."""
    return act.gesture.offer.acts if isinstance(act.gesture, Do) else ()


def all_ready(house: House) -> None:
    """Have everybody with a phone say that the next hand may be dealt."""
    for phone in house.phones:
        if phone.line in house.room._phones:
            phone.say("press", at=0)


def _mark(phone: InHand, cards: Iterable[int]) -> None:
    for card in phone.table["hand"]:
        if card["marked"]:
            phone.say("mark", card=card["card"], on=False)
    for one in cards:
        phone.say("mark", card=one, on=True)


@contextmanager
def other_secrets(house: House, seat: int, dice: Random) -> Iterator[None]:
    """Deal anew, meanwhile, all that this seat does not know, at the table and in its log."""
    match, log = house.table.match, house.table.hand_log
    state, acts = match.state, log._acts
    match.state = house.table.rules.world(observe(state, seat), dice)
    log._acts = [
        LoggedAct(act.seat, tuple(_other_cards(event, seat, dice) for event in act.events))
        for act in acts
    ]
    house.table.version += 1
    yield
    match.state, log._acts = state, acts
    house.table.version += 1


def _other_cards(event: Event, seat: int, dice: Random) -> Event:
    if event.seat == seat or event.is_open or not EVENT_KINDS[event.kind].private:
        return event
    return event._replace(cards=tuple(dice.sample(range(52), len(event.cards))))


def letters_for(house: House, seat: int) -> str:
    """Return all that the phone of a seat would be told now."""
    touch = house.room.touch_of(seat)
    house.table.version += 1
    touch.follow()
    return json.dumps(SeatScreen(touch, TEXTS).data())


def is_in_play(house: House) -> bool:
    return house.table.phase in (DRAW, PLAY)
