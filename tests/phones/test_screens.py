"""What phones show at tables that are set up, and what each touch changes on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import unified_diff
from hashlib import md5
from operator import add
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.bots.base import decision
from game.bots.simple import naive_bot
from game.engine.cards import parse_card
from game.l10n.catalogue import Fact, Texts
from game.phones.screen import rules_data
from game.view.rulebook.blocks import RIGHT, WRONG, Examples, Heading
from game.view.rulebook.book import Rulebook
from game.view.rulebook.words import BookWords
from tests.kept import assert_kept, lines_of
from tests.play.tables import CATALOGUE, GAMES, set_up

from .phones import TEXTS, House, InHand, house

KEPT = Path(__file__).with_name("kept")
SIGNS = {RIGHT: "✓", WRONG: "✗"}
MENOS: dict[str, object] = {"variant": "loba_de_menos", "laid_down": 1}
#: A table, and what is touched there, one after the other: `6h` marks a card of the hand or of the
#: table and `-6h` leaves it. `2: ` before it: by that player; otherwise by the one to act.
MOMENTS: dict[str, tuple[Mapping[str, object], str]] = {
    "melds and a pile": (
        {**MENOS, "table": ["[5h 6h 7h]", {"meld": "{9c 9d 9s}", "owner": 2}], "players": 3}
        | {"hands": ["8h 9h 4d Kd", "Kc Ks", "2c"], "pile": "3c 9h' 2d", "scores": [40, 95, 101]}
        | {"out": [3]},
        "8h; 9h; send meld 0; Kd; send meld 0; send meld 1; send stock 0; send slot 0; -Kd;"
        "send pile 0; use left; 4d; use left; use left; use right; move 4d 3; move 4d 0;"
        "move Kd -1; 2: Kc; 2: Ks; 2: send lane 0; 2: use sort; 2: use hint; 2: use left; 2: -Ks;"
        "2: use left; 2: press 0; use undo; use undo; use redo; use hint; -4d; Kd; send pile 0;"
        "press 0",
    ),
    "the turn begins": (
        {**MENOS, "hand": "5h 6h 7h 9c", "pile": "Kd 7h'", "phase": "draw"},
        "send lane 0; 5h; send pile 0; press 1; send stock 0; press 0; use undo; use sort;"
        "use sort; use sort; -5h; press -1; send pile 0",
    ),
    "a card that has to be put down": (
        {"variant": "loba_de_mas", "hand": "5h 6h 7h 9c 9d", "must_play": "7h", "pile": "2c 4c"},
        "9c; send pile 0; -9c; 5h; 6h; 7h; press 0; use undo",
    ),
    "a contract": (
        {"variant": "carioca", "round": 2, "hand": "9c 9d 9h 4c 5c X 6c Kd 2s"},
        "9c; 9d; press 0; send slot 0; 9h; send slot 0; send slot 7; 4c; 5c; X; send slot 1;"
        "take 4c; use undo; use redo; 6c; send slot 1; 4c; send slot 1; press 0; 2: take 4c;"
        "Kd; send felt 0; send pile 0",
    ),
    "a contract in its draw": (
        {"variant": "carioca", "round": 1, "hand": "9c 9d 9h 4c", "phase": "draw"},
        "9c; send slot 0; use hint; press 0",
    ),
    "two ways": (
        {**MENOS, "hand": "X Kd Ac", "table": ["[5h 6h 7h]"]},
        "Ac; -Ac; move Ac 2; X; send meld 0; Kd; -Kd; press 2; send meld 0; press 0",
    ),
    "cards to fish": (
        {"variant": "la_mona", "hand": "7h 2c 9d", "table": "3d 4s 7c 2h 5h", "captured": [4, 6]}
        | {"sweeps": [1, 0]},
        "2: 3d; 3d; 2c; send felt 0; 7h; 3d; 4s; -4s; 7c; 5h; 2c; 7h; 4s; 3d; press 0; 2: 2h;"
        "2: press 0",
    ),
    "builds": (
        {"variant": "la_mona", "hand": "9h 2c 9c", "table": "7d 3s 6d"}
        | {"builds": [{"build": "4h 5c", "value": 9, "owner": 1}]},
        "build 0; 9h; build 0; build 1; 3s; -build 0; 6d; press 0; 2: build 0",
    ),
    "buying back in": (
        {"variant": "loba_de_menos", "players": 4, "phase": "decide", "turn": 2}
        | {"scores": [50, 110, 105, 20]},
        "press 0; 2: press 0; 3: press 1; 4: press 0; 2: press 0; 3: press 0; press 0",
    ),
    "the last card": (
        {**MENOS, "hands": ["Kd", "4c 9s"], "scores": [0, 100]},
        "Kd; press 0; 2: use hint; 2: press 0",
    ),
    "a hand ends": (
        {**MENOS, "hands": ["Kd", "4c 9s"], "scores": [10, 20]},
        "Kd; press 0; use sort; 2: press 0; press 0",
    ),
}


def key_and_facts(self: Texts, key: str, /, **facts: Fact) -> str:
    return " ".join([key, *(f"{name}={fact}" for name, fact in facts.items())])


def touch(phones: list[InHand], said: str) -> int:
    """Touch a phone; return which one."""
    seat, colon, what = said.partition(": ")
    home = phones[0].house
    phone = phones[int(seat) - 1 if colon else max(0, home.table.to_act)]
    match (what if colon else said).split():
        case ["send", place, at]:
            phone.say("send", place=place, at=int(at))
        case ["take", card]:
            phone.say("take_back", card=parse_card(card))
        case ["move", card, at]:
            phone.say("move", card=parse_card(card), at=int(at))
        case ["press", at]:
            phone.say("press", at=int(at))
        case ["use", tool]:
            phone.say("use", tool=tool)
        case ["build" | "-build" as on, at]:
            phone.say("mark_build", at=int(at), on=on == "build")
        case [card]:
            phone.say("mark", card=parse_card(card.lstrip("-")), on=not card.startswith("-"))
    return phones.index(phone)


def screen(phone: InHand) -> list[str]:
    """What is shown, a line for each part: of a card only its drawing and its marks."""
    shown = {key: value for key, value in phone.table.items() if key not in ("what", "moment")}
    tools = shown.pop("tools")
    assert [tool["text"] for tool in tools] == [f"phones.tool.{tool['name']}" for tool in tools]
    on = " ".join(tool["name"] if tool["on"] else f"({tool['name']})" for tool in tools)
    asks = f"{'mine' if shown.pop('mine') else 'not mine'}: {shown.pop('prompt')}"
    says = f"answer {shown.pop('answer')} {shown.pop('said')}".strip()
    return [asks, says, *lines_in_short(shown), f"tools {on}"]


def lines_in_short(shown: dict[str, Any]) -> Iterator[str]:
    """A line for each part; one for all that there is nothing of."""
    told = {key: in_short(value) for key, value in shown.items()}
    for key, value in told.items():
        if isinstance(value, list):
            yield from (
                line for at, one in enumerate(value) for line in lines_of(one, f"{key} {at}")
            )
        elif value:
            yield from lines_of(value, key)
    yield f"no {' '.join(key for key, value in told.items() if not value)}"


def in_short(value: Any) -> Any:
    if isinstance(value, dict):
        if "art" in value:
            return card_in_short(value)
        return {key: in_short(one) for key, one in value.items()}
    if isinstance(value, list):
        items = [in_short(one) for one in value]
        if any(isinstance(one, dict) for one in items):
            return items
        cards = bool(value) and isinstance(value[0], dict)
        return ", ".join(items) if cards else " / ".join(items)
    return value


def card_in_short(told: dict[str, Any]) -> str:
    """A card by its number and its drawing, its name where that is another one, and its marks."""
    art, marks = told["art"], ("marked", "fresh", "must", "lit")
    usual = f"card.name rank={art[:-1]} suit={art[-1].lower()}"
    named = [] if told["name"] == usual else [told["name"]]
    rest = [
        f"{key}={value}"
        for key, value in told.items()
        if key not in ("card", "art", "name", *marks)
    ]
    return " ".join([f"{told['card']}", art, *named, *rest, *filter(told.get, marks)])


def changes(old: list[str], new: list[str], head: str) -> Iterator[str]:
    """Under a head, that has how many lines are gone, those that are new."""
    _, _, *differs = unified_diff(old, new, "", "", n=0, lineterm="") if old != new else ("", "")
    changed = [line for line in differs if not line.startswith("@@")]
    new_ones = [line for line in changed if line.startswith("+")]
    yield f"-- {head}: {len(changed) - len(new_ones)} gone" if changed else f"-- {head}"
    yield from new_ones


def story(home: House, touches: str) -> Iterator[str]:
    """One screen, and how the others differ from it; then what each touch changes on the phone
    that is touched, and last whether the others told of each as they did. Whatever changes on a
    phone is a moment later."""
    phones = home.seated()
    before = [screen(phone) for phone in phones]
    yield from before[0]
    for number, other in enumerate(before[1:], 2):
        yield from changes(before[0], other, f"{number} sees")
    others = []
    for said in map(str.strip, touches.split(";")):
        moments = [phone.table["moment"] for phone in phones]
        touched = touch(phones, said)
        after = [screen(phone) for phone in phones]
        are_new = [old != new for old, new in zip(before, after, strict=True)]
        assert [phone.table["moment"] for phone in phones] == list(map(add, moments, are_new))
        yield from changes(before[touched], after[touched], said)
        told = ["".join(new) for at, new in enumerate(after) if are_new[at] and at != touched]
        digests = [md5(text.encode()).hexdigest()[:8] for text in told]
        others += [" ".join([said, *digests])] if digests else []
        before = after
    yield f"others: {'; '.join(others)}"


def test_of_a_long_hand_the_last_thirty_lines_are_shown() -> None:
    home = house("carioca")
    table, bot, dice = home.table, naive_bot(home.table.rules), Random(0)
    phone, *_ = home.seated()
    logs: list[list[str]] = []
    while len(logs) < 60:
        port = home.room.touch_of(table.to_act).port
        port.act(decision(bot, port.observation(), port.legal(), dice))
        home.room.show()
        logs.append(phone.table["log"])
    assert table.match.state.hand_no == 1
    assert max(map(len, logs)) == len(logs[-1]) == 30
    assert logs[-1][0] != logs[0][0]


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_the_paragraphs_headings_and_examples_of_the_book(game: str) -> None:
    variant = CATALOGUE.load(game)
    words = BookWords(TEXTS, Rulebook(variant))
    told: Any = rules_data(variant, TEXTS)
    for section, shown in zip(words.book.sections, told["sections"], strict=True):
        assert shown["title"] == words.title(section)
        lines = iter(shown["lines"])
        for block in section.blocks:
            if isinstance(block, Examples):
                for example in block.all:
                    line = next(lines)
                    assert len(line["cards"]) == sum(map(len, example.groups)) > 0
                    title, text = map(words.line, (example.title, example.text))
                    assert line["text"] == f"*{SIGNS.get(example.verdict, '')} {title}* {text}"
            else:
                for text in words.said(block):
                    assert next(lines) == {"text": text, "head": isinstance(block, Heading)}
        assert next(lines, None) is None


@pytest.mark.parametrize("name", MOMENTS)
def test_each_screen_shows_what_it_did(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "text", key_and_facts)
    told, touches = MOMENTS[name]
    home = House(set_up(**told))
    assert_kept(KEPT / f"{name.replace(' ', '_')}.txt", "\n".join(story(home, touches)) + "\n")
