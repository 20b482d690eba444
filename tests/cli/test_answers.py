"""What the command line answered, with the keys of its texts."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from game.__main__ import main
from game.l10n.catalogue import Catalogue, Fact
from tests.kept import assert_kept

KEPT = Path(__file__).with_name("kept")
PROJECT = Path(__file__).resolve().parents[2]
COMMANDS = {
    "help": "--help",
    "games": "variants list",
    "a game": "variants show loba_de_mas",
    "a fishing game": "variants show la_mona --option sweep_points=0",
    "a preset": "variants show carioca --option jokers=2",
    "a sound game": "variants check assets/variants/la_mona.yaml",
    "no game": "variants show chess",
    "an unknown option": "variants show carioca --option joker=2",
    "a match": "replay saves/loba_de_menos-2.json --hand 1",
    "a match of contracts": "replay saves/carioca-2.json --hand 2",
    "a match at sea": "replay saves/la_mona-3-second_build.json --hand 1",
    "a match as data": "replay saves/la_mona-2-short.json --hand 1 --json",
    "no match": "replay saves/nothing.json",
    "many matches": "simulate --variant loba_de_mas --matches 2 --seed 4 --bots naive --jobs 1",
    "many at sea": "simulate --variant la_mona --matches 3 --bots naive,random --jobs 1 --json",
    "a contest": "arena --variant loba_de_menos --matches 2 --seed 3 --bots naive,random --jobs 1",
    "statistics": "statistics",
    "languages": "locales",
    "nonsense": "simulate --variant loba_de_mas --matches none",
    "a size": "--size 12",
    "players": "--variant la_mona --players Ana --selftest x",
}


def key_and_facts(self: Catalogue, key: str, /, **facts: Fact) -> str:
    return " ".join([key, *(f"{name}={fact}" for name, fact in facts.items())])


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_answers_as_it_did(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(PROJECT)
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr(Catalogue, "text", key_and_facts)
    try:
        code: object = main(["--lang", "en", *shlex.split(COMMANDS[name])])
    except SystemExit as end:
        code = end.code
    out, err = capsys.readouterr()
    assert_kept(KEPT / f"{name.replace(' ', '_')}.txt", f"{out}\n--\n{err}\n-- {code}\n")
