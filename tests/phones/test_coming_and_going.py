"""Who comes, sits, asks for a seat, goes and comes back, and what each phone is told of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from game.phones import door
from game.phones.messages import PhoneSaid
from game.phones.server import Data, Heard
from tests.kept import assert_kept

from .phones import House, NoServer, house, plain

KEPT = Path(__file__).with_name("kept")
#: The second phone begins.
SEED = 2


def evening(home: House) -> Iterator[str]:
    """Say what is about to happen, and have it happen."""
    room, table = home.room, home.table
    secret, code = room.door.secret, room.door.code
    room.has_begun = False
    yield "1 comes with the secret, and asks for a language of a country"
    ana = home.phone(secret=secret, languages=["xx", "es-MX;q=0.8", "fr"])
    yield "2 comes with the short code, and asks for no language"
    beto = home.phone(code=code)
    yield "3 comes with nothing that opens, and tries to sit all the same"
    home.phone(code="000001", languages=["en"]).say("sit", seat=0)
    yield "1 asks for seats that are not for phones, and does what only players may"
    for seat in (-1, 2, 9):
        ana.say("sit", seat=seat)
    ana.say("press", at=0)
    yield "1 takes the first seat, and touches the table before it has begun"
    ana.say("sit", seat=0)
    ana.say("press", at=0)
    yield "2 takes the second seat"
    beto.say("sit", seat=1)
    yield "4 comes, sees who sits, and asks for the first seat"
    carla = home.phone(secret=secret, languages=["pt-PT"])
    carla.say("sit", seat=0)
    yield "5 asks for the same"
    dario = home.phone(secret=secret, languages=["fr"])
    dario.say("sit", seat=0)
    yield "the big screen says no"
    room.answer(0, is_yes=False)
    home.hear()
    yield "the cards are dealt"
    room.begin()
    yield "1 wants it large, and other words; 2 reads the rules twice, 1 once"
    ana.say("look", large=True, plain=False)
    ana.say("speak", language="fr_CA")
    for phone in (beto, beto, ana):
        phone.say("rules")
    yield "1 wants red and black only, and words that are not spoken here"
    ana.say("look", large=False, plain=True)
    ana.say("speak", language="xx")
    ana.say("speak", language="fr")
    yield "who says something late is shown the table again, and nothing is done"
    for what in ("press", "use", "send", "take_back", "move"):
        beto.say(what, at=0, card=0, tool="sort", place="stock", moment=0)
    yield "what names no card and no place does nothing"
    for what in ("mark", "mark_build", "press", "take_back", "move", "send"):
        beto.say(what, place="meld", on=True)
    yield "who spoke is shown first what came of it"
    draws = PhoneSaid("press", at=0, moment=beto.table["moment"])
    home.server.heard.put(Heard(beto.line, draws))
    room.hear()
    while room.show_next():
        yield "and then"
    yield "4 and 5 ask for the first seat again, and the big screen says yes"
    for phone in (carla, dario):
        phone.say("sit", seat=0)
    room.answer(0, is_yes=True)
    home.hear()
    yield "1 comes back with the key that opens nothing any more"
    home.phone(key=ana.told("seated")["key"])
    yield "2 is lost"
    home.server.heard.put(Heard(beto.line, None))
    home.hear()
    yield "2 comes back with its key"
    again = home.phone(key=beto.told("seated")["key"], languages=["fr"])
    yield "2 comes with its key once more, while it is there"
    home.phone(key=beto.told("seated")["key"])
    yield "the one before says something"
    again.say("press", at=0)
    yield "the first seat goes to the screen"
    table.reseat(0, replace(table.players[0], by_phone=False))
    room.reseated(0)
    home.hear()
    yield "4 has no seat any more, and asks for both"
    carla.say("press", at=0)
    carla.say("sit", seat=0)
    carla.say("sit", seat=1)
    yield "the first seat goes to a phone again"
    table.reseat(0, replace(table.players[0], by_phone=True))
    room.reseated(0)
    home.hear()
    yield "5 takes it"
    dario.say("sit", seat=0)
    yield "the big screen says no to 4"
    room.answer(1, is_yes=False)
    home.hear()
    yield "the second seat is played with another phone, as before"
    room.reseated(1)
    yield "all go"


def in_short(told: dict[str, Any]) -> str:
    """What is told, without the cards and most of the words."""
    match told:
        case {"what": "seats", "seats": seats, "waits": waits}:
            flags = ("taken", "own")
            said = [
                " ".join([seat["name"], seat["crest"], *(flag for flag in flags if seat[flag])])
                for seat in seats
            ]
            return f"seats: {', '.join(said)}{'; it waits' if waits else ''}"
        case {"what": "words", "language": language, "words": words, "languages": languages}:
            return f"words {language}: {words['choose']} {' '.join(dict(languages))}"
        case {"what": "table", "players": players}:
            away = [player["name"] for player in players if player["away"]]
            return f"table {told['moment']}: {told['prompt']} {told['said']} away: {away}"
        case {"what": "rules", "title": title, "sections": sections}:
            return f"rules {title}: {sections[0]['title']}"
    return json.dumps(told)


def test_each_phone_is_told_of_who_comes_and_goes_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    numbers = count(1)
    monkeypatch.setattr(door, "token_urlsafe", lambda size: f"secret {next(numbers)}")
    monkeypatch.setattr(door, "randbelow", lambda count: count // 2)
    home, kept = house("loba_de_menos", "p p n", seed=SEED), list[str]()
    room, server = home.room, home.server

    def tell(line: int, told: Data) -> None:
        kept.append(f"    {line}: {in_short(json.loads(plain(json.dumps(told))))}")
        NoServer.tell(server, line, told)

    def hang_up(line: int) -> None:
        kept.append(f"    {line}: hung up")
        NoServer.hang_up(server, line)

    monkeypatch.setattr(server, "tell", tell)
    monkeypatch.setattr(server, "hang_up", hang_up)
    before = ""
    for happens in evening(home):
        away, asking, refused = sorted(home.table.away), room.asking, sorted(room.refused)
        now = f"    away {away}, asking {asking}, refused {refused}"
        kept += [happens] if now == before else [now, happens]
        before = now
    assert_kept(KEPT / "coming_and_going.txt", "\n".join(kept) + "\n")
