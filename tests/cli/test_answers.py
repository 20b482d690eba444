"""What the command line answered, with the keys of its texts."""

from __future__ import annotations

import json
import os
import shlex
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game.__main__ import main
from game.checkup import doctor
from game.cli.app import _understood, commands, frame_of
from game.l10n.catalogue import Fact, Texts
from game.l10n.check import Games
from game.paths import bundled
from tests.kept import assert_kept

Told = Callable[[str], str]
KEPT = Path(__file__).with_name("kept")
PROJECT = Path(__file__).resolve().parents[2]
COMMANDS = {
    "help": "--help",
    "games": "variants list",
    "a fishing game": "variants show la_mona --option sweep_points=0",
    "a sound game": "variants check assets/variants/la_mona.yaml",
    "no game": "variants show chess",
    "an unknown option": "variants show carioca --option joker=2",
    "no match": "replay saves/nothing.json",
    "many matches": "simulate --variant loba_de_mas --matches 2 --seed 4 --bots naive --jobs 1",
    "many at sea": "simulate --variant la_mona --matches 3 --bots naive,random --jobs 1 --json",
    "a contest": "arena --variant loba_de_menos --matches 2 --seed 3 --bots naive,random --jobs 1",
    "a contest as data": "arena --variant la_mona --preset short_match --bots naive,random"
    " --matches 1 --json",
    "a contest of three": "arena --variant la_mona --preset short_match --bots naive,random"
    " --matches 1 --players 3",
    "statistics": "statistics",
    "languages": "locales",
    "nonsense": "simulate --variant loba_de_mas --matches none",
    "a size": "--size 12",
    "players": "--variant la_mona --players Ana --selftest x",
}

POSITIONS = {
    "melds": """
variant: loba_de_menos
players: [Ana, Beto]
scores: {Ana: 20, Beto: 30}
hands: {Ana: 5h 6h 7h 9c Kd, Beto: 9s 9d}
pile: 2c 3d
actions: |
  fly 5h -> legal
  meld 5h 6h -> refuse.meld.too_few
  meld 5h 6h 9c -> legal
  meld 5h 6h 7h
  discard Kd -> legal
  Beto: draw stock -> refuse.already_drew
after: {scores: {Ana: 5}, turn: Beto}
""",
    "the_end": """
variant: loba_de_menos
players: 2
options: {money: true, stake: 5}
scores: [0, 100]
hands: [Kd, 9s 9d]
laid_down: 1
actions: discard Kd -> legal
""",
    "partners": """
variant: la_mona
players: 4
turn: 2
hands: {2: 9h 2c 4c}
table: 7d 2s 6d
builds: [{build: 4h 5c, value: 9, owner: 1}]
actions: |
  take 9h: 7d 2s #1 -> legal
  trail Kd -> legal
""",
    "broken": """
variant: la_mona
table: 7d 7d
""",
    "a_faulty_end": """
variant: la_mona
actions: trail 9c
after: {table: 7q}
""",
}
#: Matches of which each turn is kept that is told as none before it.
MATCHES = {
    "a match": "replay saves/loba_de_menos-2.json --hand 1",
    "a match of contracts": "replay saves/carioca-4-central_american.json --hand 5",
    "a match at sea": "replay saves/la_mona-3-second_build.json --hand 1",
}
#: Lines that are tried one after the other, with the same folder of the player.
SESSIONS = {
    "help of commands": ["variants --help", "variants show --help"],
    "bad lines": ["--lang xx", "--lang es_XX --nonsense", "variants"],
    "bad simulations": [
        "simulate --variant carioca --option jokers",
        "simulate --variant carioca --option =2",
        "simulate --variant carioca --option jokers=",
    ],
    "bad amounts": [
        "simulate --variant carioca --matches 1000001",
        "simulate --variant carioca --jobs 65",
        "simulate --variant carioca --matches 0",
        "simulate --variant carioca --seed x",
    ],
    "bad games": [
        "simulate --variant carioka",
        "simulate --variant nowhere.yaml",
        "simulate --variant carioca --preset nothing",
    ],
    "bad seats": [
        "simulate --variant carioca --players 9",
        "simulate --variant la_mona --bots naive,naive,naive --players 2",
        "simulate --variant la_mona --bots nobody",
    ],
    "bad contests": [
        "arena --variant la_mona --bots naive",
        "arena --variant la_mona --bots naive,nobody",
        "arena --variant la_mona --bots naive,nowhere.py",
        "arena --variant la_mona --bots naive,naive",
        "arena --variant la_mona --bots naive,random --time 601",
        "arena --variant la_mona --bots naive,random --time 0",
        "arena --variant la_mona --bots naive,random --players 5",
    ],
    "bad hands": [
        "coach saves/carioca-2.json --hand 99",
        "coach saves/carioca-2.json --seat 0",
        "coach saves/carioca-2.json --seat 3",
        "replay saves/carioca-2.json --hand 0",
        "replay saves/carioca-2.json --hand 9",
    ],
    "bad files": [
        "referee nowhere.yaml",
        "statistics --game none",
        "locales check --lang xx",
        "locales new ?",
        "locales new it --from xx",
    ],
    "bad tables": [
        "host",
        "host --variant la_mona --address 127.0.0.1 --seats bot,bot",
        "host --variant la_mona --address 127.0.0.1 --seats phone,nobody",
        "host --variant la_mona --address 127.0.0.1 --seats phone",
        "host --load nothing --address 127.0.0.1",
        "host --load nothing --variant la_mona",
        "host --load nothing --preset short_match",
    ],
    "bad windows": [
        "--size 1023x640",
        "--size 1024x639",
        "--size 10240x99",
        "--variant la_mona --load nothing",
        "--load nothing --position x.yaml",
        "--players Ana,Beto",
        "--seed 7",
        "--preset short_match",
        "--option jokers=2",
        "--load nothing --seed 7",
        "--position nowhere.yaml --option jokers=2",
        "--open nowhere.json --players Ana,Beto",
    ],
    "bad players": [
        "--variant la_mona --players Ana",
        "--variant la_mona --players Ana,:naive",
        "--variant la_mona --players Ana,Beto:nobody",
        "--variant la_mona --players Ana,Beto:expert@9",
        "--variant la_mona --players Ana,Beto:nowhere.py",
    ],
    "bad saves": ["--position nowhere.yaml", "--load nothing", "--load README.md"],
    "hearings": [
        *(f"referee HOME/{name}.yaml" for name in POSITIONS),
        *(f"referee HOME/{name}.yaml --legal --json" for name in POSITIONS),
        "referee HOME/melds.yaml --legal",
    ],
    "simulations": [
        "simulate --variant loba_de_menos --matches 1 --seed 3 --bots naive,random",
        "simulate --variant la_mona --preset short_match --players 4 --matches 2",
    ],
    "bad variants": ["variants check nowhere.yaml", "variants check nowhere"],
}


def key_and_facts(self: Texts, key: str, /, **facts: Fact) -> str:
    """All bots that are known are one more with each new style."""
    if key == "simulate.unknown_bot":
        facts["known"] = "..."
    return " ".join([key, *(f"{name}={fact}" for name, fact in facts.items())])


def in_rows(data: dict[str, Any]) -> Iterator[str]:
    """Each plain value on a line, as a person reads it best, and each item of a list."""
    for name, value in data.items():
        for one in value if value and isinstance(value, list) else [value]:
            yield f"{name}: {json.dumps(one, ensure_ascii=False)}"


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Told:
    """What a line is answered, and how the command ends."""
    monkeypatch.chdir(PROJECT)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(Texts, "text", key_and_facts)

    def tell(line: str) -> str:
        code = main(["--lang", "en", *shlex.split(line)])
        out, err = capsys.readouterr()
        shown = "\n".join(in_rows(json.loads(out))) if out.startswith("{") else out
        return f"{shown}\n--\n{err}\n-- {code}\n"

    return tell


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_answers_as_it_did(name: str, told: Told) -> None:
    assert_kept(KEPT / f"{name.replace(' ', '_')}.txt", told(COMMANDS[name]))


@pytest.mark.parametrize("name", MATCHES)
def test_each_kind_of_turn_is_told_as_it_was(name: str, told: Told) -> None:
    kinds: set[tuple[str, ...]] = set()
    turns = []
    for turn in told(MATCHES[name]).split("\n\n"):
        kind = tuple(line.split(" ")[0] for line in turn.splitlines() if line[:1] != " ")
        if kind not in kinds:
            turns.append(turn)
        kinds.add(kind)
    assert_kept(KEPT / f"{name.replace(' ', '_')}.txt", "\n\n".join(turns))


@pytest.mark.parametrize("language", ["en", "es", "fr", "pt"])
def test_every_command_and_each_of_its_arguments_is_explained(language: str) -> None:
    texts = Texts([language], [bundled("locales")])
    frame_of(texts, (*commands(), doctor))
    assert not texts.missing


@pytest.mark.parametrize("name", SESSIONS)
def test_one_line_after_the_other_is_answered_as_it_was(
    name: str, told: Told, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    for position, text in POSITIONS.items():
        (tmp_path / f"{position}.yaml").write_text(text, encoding="utf-8")
    lines = {line: line.replace("HOME", str(tmp_path)) for line in SESSIONS[name]}
    answers = "".join(f"$ loba {line}\n{told(real)}" for line, real in lines.items())
    kept = answers.replace(str(tmp_path), "HOME").replace(str(PROJECT), "PROJECT")
    assert_kept(KEPT / f"{name.replace(' ', '_')}.txt", kept)


LANGUAGES = {
    "en": """
language-name = English
a-title = Hearts { $n ->
    [one] one card
   *[other] { $n } cards
 }
b-rest = All the others of { $who }
""",
    "it": """
language-name = Italiano
a-title = Cuori { $m }
odd-one = Nessuno lo chiede
""",
    "pt": """
language-name = Português
a-title = Copas { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
b-rest = Todos os outros de { $who }
""",
}


def test_small_languages_are_checked_as_they_were(
    told: Told, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for language, text in LANGUAGES.items():
        file = tmp_path / "small" / language / "table.ftl"
        file.parent.mkdir(parents=True)
        file.write_text(text, encoding="utf-8")
    monkeypatch.setenv("LOBA_HOME", str(tmp_path))
    monkeypatch.setattr("game.cli.locales.text_roots", lambda: [tmp_path / "small"])
    monkeypatch.setattr("game.cli.locales._games", lambda texts: Games())
    checks = ("", "--gaps", "--json", "--lang it", "--lang it --gaps", "--lang PT", "--lang xx")
    lines = [f"locales check {line}" for line in checks]
    lines += [f"locales new {line}" for line in ("fr", "fr", "ru --for-players --from it")]
    kept = "".join(f"$ loba {line}\n{told(line)}" for line in lines)
    assert_kept(KEPT / "small_languages.txt", kept.replace(str(tmp_path), "HOME"))


#: The least that each command is to be told.
LEAST = (
    *("", "variants list", "variants show x", "variants check x", "referee x"),
    *("simulate --variant x", "arena --variant x --bots x", "replay x", "coach x", "host"),
    *("statistics", "locales check", "locales new x"),
)


def test_what_nobody_says_is_as_it_was() -> None:
    lines, of_all = list[str](), dict[str, str]()
    for line in LEAST:
        given = vars(_understood(shlex.split(line), Texts([], []), ()))
        said = {name: str(given[name]) for name in sorted(given) if name != "run"}
        lines.append(f"$ loba {line}")
        lines += [f"    {name}: {one}" for name, one in said.items() if of_all.get(name) != one]
        of_all = of_all or said
    assert_kept(KEPT / "least.txt", "\n".join(lines) + "\n")


def test_who_has_read_enough_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w", encoding="utf-8") as nobody:
        monkeypatch.setattr(sys, "stdout", nobody)
        assert main(["--lang", "en", "variants", "list"]) == 0
    assert nobody.closed, "nor is there any when Python writes the rest at the end"
