"""Mutated and hostile files of every kind: an answer at once, and never a traceback.

Some hundreds here; twenty thousand on request.
"""

from __future__ import annotations

import json
import os
import time
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from mutations import mutated

from game.bots.levels import BOTS
from game.bots.styles import read_style
from game.engine.chance import SeededChance
from game.engine.match import Match
from game.l10n.catalogue import Catalogue as Texts
from game.paths import bundled
from game.play.last_setup import FILE, last_setup
from game.play.lesson_progress import FILE as LESSON_FILE
from game.play.lesson_progress import Learning
from game.settings import Settings
from game.storage.codec import SavedMatch, playable_rules
from game.storage.headline import read_headline
from game.storage.match_file import read_match
from game.storage.names import FILE as NAMES_FILE
from game.storage.names import Names
from game.storage.people import People
from game.storage.settings_file import NAME, SettingsFile
from game.storage.shelf import Shelf
from game.storage.strict import MatchFileError
from game.variants.load import read_variant

PROJECT = Path(__file__).resolve().parents[1]
SAVES = sorted((PROJECT / "saves").rglob("*.json"), key=lambda file: file.stat().st_size)[:12]
VARIANTS = sorted(bundled("assets/variants").glob("*.yaml"))
STYLES = sorted(bundled("assets/bots").glob("*.yaml"))
LOCALES = sorted(bundled("locales").rglob("*.ftl"))
SETTINGS = (
    b'{"language": "es", "text_scale": 1.2, "volumes": {"cards": 0.5}, "speed": 2,'
    b' "keys": {"undo": ["u"]}, "safe_area": 0.03, "fullscreen": false}',
)
LAST_TABLES = (
    b'{"game": "carioca", "options": {"a": 1}, "players": [{"name": "Ana", "crest": "owl",'
    b' "bot": ""}, {"name": "Beto", "crest": "fox", "bot": "naive"}]}',
)
PEOPLE = (
    b'{"name": "Ana", "crest": "owl", "sort": "suit", "keys": {"undo": ["u"]}, "pad_keys": {}}',
)
NAMES = (
    b'[{"name": "anna", "now": "Ana", "until": null}, {"name": "ana", "now": "", "until": 7.5}]',
)
LESSONS = (
    b'{"carioca": {"step": 2, "acts": ["draw stock", "discard 9h"], "done": false},'
    b' "la_mona": {"step": 0, "acts": [], "done": true}}',
)

SECONDS_MOST = 1.0
MEMORY_MOST = 200 * 2**20


@contextmanager
def at_once() -> Iterator[None]:
    """In time of this process, for others may be at work as well."""
    began = time.process_time()
    yield
    assert time.process_time() - began < SECONDS_MOST


# What is done with a file of each kind ------------------------------------------------------------


def open_save(file: Path) -> None:
    read_headline(file)
    try:
        saved = read_match(file, SeededChance(0))
    except MatchFileError:
        return
    play_on(saved, 3)


def play_on(saved: SavedMatch, acts: int) -> None:
    match = saved.match
    for _ in range(acts):
        if match.is_over:
            return
        match.submit(match.state.to_act, saved.rules.legal_actions(match.state)[0])


def open_settings(file: Path) -> None:
    reader = SettingsFile(file)
    settings = reader.read()
    assert isinstance(settings, Settings)
    reader.write(settings)


def open_last_table(file: Path) -> None:
    last_setup(file.parent)


def open_person(file: Path) -> None:
    people = People(file.parent)
    people.read()
    for person in people.everybody:
        person.crest = "puma" if person.crest == "owl" else "owl"
    people.keep_changes()


def open_names(file: Path) -> None:
    names = Names(file)
    names.then("Anna", 5.0)
    names.rename(names.today("Ana"), "Eva", 9.0)


def open_lessons(file: Path) -> None:
    Learning(file).keep("loba_de_menos", 1, ("draw stock",))


def open_variant(file: Path) -> None:
    variant = read_variant(file, [bundled("assets/variants")]).variant
    if variant is not None:
        rules = playable_rules(variant)
        match = Match(rules, variant.game.players.min, SeededChance(1))
        play_on(SavedMatch(variant, (), rules, match), 20)


def open_style(file: Path) -> None:
    read_style(file, tuple(BOTS))


def open_language(file: Path) -> None:
    """Every text that is left in it is said."""
    texts = Texts(["xx"], [file.parent.parent])
    for line in file.read_bytes().decode(errors="replace").splitlines():
        key, equals, _ = line.partition(" = ")
        if equals:
            texts.text(key.replace("-", "."), player="Ana", count=2, seat=1, game="x")


KINDS: dict[str, tuple[Callable[[Path], None], list[Callable[[], bytes]], str]] = {
    "saves": (open_save, [file.read_bytes for file in SAVES], "match.json"),
    "settings": (open_settings, [partial(bytes, one) for one in SETTINGS], NAME),
    "last tables": (open_last_table, [partial(bytes, one) for one in LAST_TABLES], FILE),
    "people": (open_person, [partial(bytes, one) for one in PEOPLE], "ana.json"),
    "names": (open_names, [partial(bytes, one) for one in NAMES], NAMES_FILE),
    "lessons": (open_lessons, [partial(bytes, one) for one in LESSONS], LESSON_FILE),
    "variants": (open_variant, [file.read_bytes for file in VARIANTS], "own.yaml"),
    "styles": (open_style, [file.read_bytes for file in STYLES], "own.yaml"),
    "locales": (open_language, [file.read_bytes for file in LOCALES], "own.ftl"),
}


def open_mutated(folder: Path, kind: str, seeds: range) -> None:
    opening, samples, name = KINDS[kind]
    place = folder / "xx" / name
    place.parent.mkdir()
    for seed in seeds:
        dice = Random(f"{kind} {seed}")
        place.write_bytes(mutated(dice.choice(samples)(), dice))
        with at_once():
            opening(place)


@pytest.mark.parametrize("kind", KINDS)
def test_mutated_files_are_answered_at_once(tmp_path: Path, kind: str) -> None:
    open_mutated(tmp_path, kind, range(70))


@pytest.mark.long
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("kind", KINDS)
def test_twenty_thousand_mutated_files(tmp_path: Path, kind: str, part: int) -> None:
    each = 20_000 // len(KINDS) // 10 + 1
    open_mutated(tmp_path, kind, range(100 + part * each, 100 + (part + 1) * each))


# Written in bad faith ---------------------------------------------------------------------------

LAUGHS = "\n".join(
    [
        "a: &a [x, x, x, x, x, x, x, x, x]",
        *(f"{new}: &{new} [{', '.join([f'*{old}'] * 9)}]" for old, new in pairwise("abcdefghi")),
    ]
)
ENDLESS_TEXTS = "\n".join(
    [
        "-a0 = lol",
        *(f"-a{n} = {{ -a{n - 1} }}{{ -a{n - 1} }}" for n in range(1, 40)),
        "menu-title = { -a39 }",
        "menu-loop = { menu-loop }",
    ]
)
HEAD = '{"format": "loba-match", "version": 2, "name": "", "variant": {}, "seats": [], '
HOSTILE = {
    "nothing": b"",
    "aliases": LAUGHS.encode(),
    "texts of texts": ENDLESS_TEXTS.encode(),
    "deep lists": b"[" * 1_000_000,
    "deep maps": b'{"a":' * 300_000,
    "deep in the log": f'{HEAD}"begins_at": null, "table": null, "log": '.encode() + b"[" * 900_000,
    "many small lists": b"[" + b"[]," * 1_300_000 + b"[]]",
    "many keys": b"{" + b",".join(b'"%d":0' % n for n in range(400_000)) + b"}",
    "many words": b"[" + b",".join(b'"%d"' % n for n in range(400_000)) + b"]",
    "many lines": f'{HEAD}"begins_at": null, "table": null, "log": ['.encode()
    + b'["act",0,"x"],' * 250_000
    + b"[]]}",
    "long number": b'{"version": ' + b"9" * 1_000_000 + b"}",
    "deep texts": b"menu-title = " + b"{ $x ->\n *[a] " * 20_000,
    "braces": b"menu-title = " + b"{" * 200_000,
    "deep yaml": b"a: " + b"[" * 30_000,
    "no text": bytes(range(256)) * 900,
    "another encoding": "ñandú".encode("utf-16") * 9000,
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("content", HOSTILE.values(), ids=HOSTILE)
def test_hostile_files_are_answered_at_once_and_in_little_room(
    tmp_path: Path, kind: str, content: bytes
) -> None:
    opening, _, name = KINDS[kind]
    place = tmp_path / "xx" / name
    place.parent.mkdir()
    place.write_bytes(content)
    with at_once():
        opening(place)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("content", ["a hundred megabytes", "many small lists", "many lines"])
def test_large_files_take_little_memory(tmp_path: Path, kind: str, content: str) -> None:
    opening, _, name = KINDS[kind]
    place = tmp_path / "xx" / name
    place.parent.mkdir()
    with place.open("wb") as target:
        target.write(HOSTILE.get(content, b"[0,"))
        if content not in HOSTILE:
            target.truncate(100 * 2**20)
    tracemalloc.start()
    if kind == "locales":
        Texts(["xx"], [tmp_path]).text("menu.title")
    else:
        opening(place)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < MEMORY_MOST


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no such pipes")
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in ("variants", "styles")])
def test_a_pipe_that_never_says_anything_holds_nobody_up(tmp_path: Path, kind: str) -> None:
    opening, _, name = KINDS[kind]
    place = tmp_path / "xx" / name
    place.parent.mkdir()
    os.mkfifo(place)
    if kind == "locales":
        Texts(["xx"], [tmp_path]).text("menu.title")
    elif kind == "settings":
        assert SettingsFile(place).read() == Settings()
    else:
        opening(place)


def test_whatever_happens_to_a_match_its_sound_backup_is_still_there(tmp_path: Path) -> None:
    sound = SAVES[0].read_bytes()
    for seed in range(40):
        shelf = Shelf(tmp_path / str(seed))
        shelf.matches.mkdir(parents=True)
        dice = Random(seed)
        spoilt = mutated(sound, dice)
        (shelf.matches / "mine.json").write_bytes(spoilt)
        (shelf.matches / "mine.backup1").write_bytes(mutated(sound, dice))
        (shelf.matches / "mine.backup2").write_bytes(sound)
        assert shelf.backup("mine", SeededChance(0)) is not None
        aside = shelf.set_aside("mine")
        assert aside.read_bytes() == spoilt
        shelf.load("mine", SeededChance(0))
        assert (shelf.matches / "mine.backup2").read_bytes() == sound
        assert json.loads(sound) == json.loads((shelf.matches / "mine.backup2").read_bytes())
