"""Every kind of file a player may add or the game reads back: a sound one, where it lies in the
player's folder, and how the game reads it.

The readers find the files as the game does: `LOBA_HOME` names the folder.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from game.bots.levels import FaultyBotError, UnknownBotError, known_bots, maker_named
from game.bots.levels import styles_read as read_styles
from game.bots.styles import style_ids
from game.cli import app as command_line
from game.engine.cards import parse_cards
from game.engine.chance import SeededChance
from game.engine.entered import EnteredHand, OnTable
from game.engine.match import Match
from game.l10n.catalogue import Texts
from game.l10n.entries import read as read_entries
from game.l10n.languages import files, offered, own_name
from game.opening import texts_of
from game.paths import bundled, user_data, user_texts
from game.play.archive import take_in
from game.play.book.desk import OpenBook
from game.play.book.draft import HandDraft as BookDraft
from game.play.book.statistics import lines_of
from game.play.lessons.guide import Guide, LostThreadError
from game.play.lessons.lesson import Lesson
from game.play.lessons.progress import FILE as PROGRESS
from game.play.lessons.progress import Learning
from game.play.lessons.reading import LessonStore, read_lesson
from game.play.session.last_setup import FILE as LAST_TABLE
from game.play.session.last_setup import last_setup
from game.play.session.running import RunningTable
from game.play.session.seat_keys import FILE as SEAT_KEYS
from game.play.session.seat_keys import MatchKeys, SeatKeys
from game.play.tally import facts_of
from game.reading.strict import MatchFileError
from game.scenes.setup.draft import Draft
from game.settings import Settings
from game.storage.book_file import Book, BookForm, BuyingIn, books_folder, books_in
from game.storage.headline import HEADLINE_SUFFIX, read_headline
from game.storage.match_codec import SavedMatch, Seat
from game.storage.match_file import read_match
from game.storage.match_store import MatchStore
from game.storage.names import FILE as NAMES
from game.storage.names import Names, names_file
from game.storage.people import People
from game.storage.records import FILE as RECORDS
from game.storage.records import Records, RecordsBusyError, records_file
from game.storage.settings_file import NAME as SETTINGS
from game.storage.settings_file import SettingsFile
from game.storage.small_file import SmallFileError
from game.storage.standings import Standings
from game.storage.statistics import MatchFacts, SeatFacts
from game.ui.own_cards import own_cards
from game.variants import trial
from game.variants.catalogue import Catalogue
from game.variants.inherit import files_in
from game.variants.load import Reading, read_variant, rules_of
from game.variants.options import Chosen
from game.view.scores.sheet import records_csv

PROJECT = Path(__file__).resolve().parents[2]
SAVES = sorted((PROJECT / "saves").rglob("*.json"), key=lambda file: file.stat().st_size)
#: Where files lie that are let fall onto the window.
DROPPED = "dropped"
#: The first of them.
BACKUP = ".backup1"
#: Of many files so many are given to a command that takes one.
FILES_MOST = 3
#: A language nobody speaks.
LANGUAGE = "xx"


class Kind(NamedTuple):
    """`place`: in the player's folder; where any name will do, `suffix` says how they end.
    `read` is what the game does with such files before it shows them. `beside`: what else has to be
    there. `rarity`: of so many files one is tried, where that takes long."""

    name: str
    place: str
    format: str
    samples: Callable[[], list[bytes]]
    read: Callable[[], None]
    suffix: str = ""
    beside: Mapping[str, Callable[[], bytes]] = {}
    rarity: int = 1


# Reading ------------------------------------------------------------------------------------------


def list_matches() -> None:
    store = MatchStore()
    store.latest()
    store.finished()
    store.damaged()


def open_matches() -> None:
    list_matches()
    store = MatchStore()
    for one in [*store.going_on(), *store.finished()]:
        try:
            saved = store.load(one.match_id, SeededChance(0))
        except MatchFileError:
            store.backup(one.match_id, SeededChance(0))
            continue
        facts_of(saved)
        RunningTable.from_match(saved, clock=float)
        play_on(saved, 3)
    for file in sorted(store.matches.glob("*.json"))[:FILES_MOST]:
        command("replay", str(file))


def open_backup() -> None:
    """Of a match that is damaged."""
    list_matches()
    store = MatchStore()
    store.backup("mine", SeededChance(0))
    with suppress(MatchFileError, OSError):
        store.set_aside("mine")


def play_on(saved: SavedMatch, acts: int) -> None:
    match = saved.match
    for _ in range(acts):
        if match.is_over:
            return
        match.submit(match.state.to_act, saved.rules.legal_actions(match.state)[0])


def open_settings() -> None:
    reader = SettingsFile()
    settings = reader.read()
    assert isinstance(settings, Settings)
    with suppress(OSError):
        reader.write(settings)


def open_people() -> None:
    people = People.of_this_computer(Names(names_file()))
    people.welcome("Zoe", "owl")
    for person in people.everybody:
        people.find(person.name)
        person.crest = "puma" if person.crest == "owl" else "owl"
    with suppress(OSError):
        people.keep_changes()


def open_names() -> None:
    names = Names(names_file())
    names.then("Anna", 5.0)
    with suppress(OSError):
        names.rename(names.today("Ana"), "Eva", 9.0)
    open_people()


def open_replays() -> None:
    list_matches()
    take_in()


def open_records() -> None:
    take_in()
    with suppress(RecordsBusyError), Records(records_file()) as records:
        standings = Standings(records)
        for game in ["", *standings.games()]:
            standings.left_out(game)
            for who in standings.players(game):
                standings.figures(who.who, game)
                standings.rivals(who.who, game)
        records_csv(standings.lines(), texts_of("en"), str)
    command("statistics")


def open_variants() -> None:
    catalogue = Catalogue()
    for file in files_in(user_data() / "variants"):
        variant = read_variant(file, catalogue.roots).variant
        if variant is not None:
            rules = rules_of(variant.game)
            match = Match(rules, variant.game.players.min, SeededChance(1))
            play_on(SavedMatch(variant, (), rules, match), 20)


def check_variants() -> None:
    # What is tried here is the reading: bots play the game for a shorter while.
    trial.WORK_MOST = 10_000
    for file in files_in(user_data() / "variants")[:FILES_MOST]:
        command("variants", "check", str(file))
    command("variants", "list")


def open_positions() -> None:
    for file in files_in(user_data().parent / DROPPED)[:FILES_MOST]:
        command("referee", str(file))


def open_lessons() -> None:
    for one in LessonStore(Catalogue(), [user_data() / "lessons"]).lessons.values():
        if one.lesson is not None:
            Guide(one.lesson, float)


def open_progress() -> None:
    learning = Learning()
    lesson = _a_lesson()
    # What people are told, and go on.
    with suppress(SmallFileError):
        kept = learning.of(lesson.id)
        if kept.step < len(lesson.steps):
            with suppress(LostThreadError):
                Guide.resumed(lesson, float, kept.step, kept.acts)
    with suppress(SmallFileError):
        learning.keep("loba_de_menos", 1, ("draw stock",))


@cache
def _a_lesson() -> Lesson:
    lesson = read_lesson(bundled("assets/lessons") / "la_mona.yaml", _OURS).lesson
    assert lesson is not None
    return lesson


def open_last_table() -> None:
    last = None
    with suppress(SmallFileError):
        last = last_setup()
    draft = Draft(_OURS, [f"P{seat}" for seat in range(8)], last)
    if draft.can_deal:
        RunningTable.start(draft.choice(1), clock=float, catalogue=_OURS)


def open_seat_keys() -> None:
    with suppress(SmallFileError):
        SeatKeys().put(MatchKeys("mine", SeatKeys().of("mine").port, {0: "0" * 64}))


def open_books() -> None:
    for file, book in books_in(books_folder()):
        opened = OpenBook(book, file, lambda: 0.0)
        for number in range(1, len(book.hands) + 1):
            BookDraft.of(opened.rules, opened.before(1).state, number, book.hands[number - 1])
        list(lines_of(file.stem, book))


class _Ours(Catalogue):
    """Our own games, each read once."""

    def __init__(self) -> None:
        super().__init__([bundled("assets/variants")])
        self._plain: dict[str, Reading] = {}

    def read(
        self, variant_id: str, options: Chosen | None = None, preset: str | None = None
    ) -> Reading:
        if options or preset:
            return super().read(variant_id, options, preset)
        if variant_id not in self._plain:
            self._plain[variant_id] = super().read(variant_id)
        return self._plain[variant_id]


_OURS = _Ours()


def open_bots() -> None:
    read_styles()
    game = _OURS.load("carioca")
    for name in (*known_bots()[-1:], *style_ids([user_data() / "bots"])):
        with suppress(FaultyBotError, UnknownBotError):
            maker_named(name)(rules_of(game.game))


def open_language() -> None:
    """Every text that is left in it is said."""
    root = [user_texts()]
    for language in offered(root):
        own_name(root, language)
        found = files(root, language)
        for _ in read_entries(found, language, {}):
            pass
        texts = Texts([language], root)
        keys = {key for file in found if file.is_file() for key in _keys(file)}
        for key in sorted(keys)[:400]:
            texts.text(key, player="Ana", count=2, seat=1, game="x")


def _keys(file: Path) -> list[str]:
    """Those that may be in it; a link to what cannot be read has none."""
    text = ""
    with suppress(OSError), file.open("rb") as source:
        text = source.read(2**18).decode(errors="replace")
    return [key.replace("-", ".") for key in re.findall(r"^([a-z][\w-]*) = ?", text, re.MULTILINE)]


def open_deck() -> None:
    own_cards()


class CrashedError(AssertionError):
    """A command ended with a traceback."""


def command(*words: str) -> None:
    """As typed on the command line."""

    def crashed(error: Exception, texts: object) -> int:
        raise CrashedError(" ".join(words)) from error

    command_line._crashed = crashed  # type: ignore[assignment]
    command_line.run(words, lambda: lambda start: 0)


def write_new(file: Path, content: bytes) -> None:
    """Raises FileExistsError where there is something of that name: another bomb may be a pipe or
    a link, and nothing is to be written through it."""
    with file.open("xb") as target:
        target.write(content)


# Sound files --------------------------------------------------------------------------------------


def _of_files(pattern: str, *changes: tuple[bytes, bytes], most: int = 99) -> list[bytes]:
    found = sorted(PROJECT.glob(pattern), key=lambda file: file.stat().st_size)[:most]
    contents = [file.read_bytes() for file in found]
    for old, new in changes:
        contents = [re.sub(old, new, content, flags=re.MULTILINE) for content in contents]
    assert contents
    return contents


def matches() -> list[bytes]:
    """As played in the window, and as simulated: without a crest."""
    plain = [file.read_bytes() for file in SAVES[:12]]
    return [*plain, *(one.replace(b'"crest": ""', b'"crest": "owl"') for one in plain[:6])]


@cache
def going_on() -> bytes:
    """A match in the middle."""
    saved = read_match(SAVES[0], SeededChance(0))
    told = json.loads(SAVES[0].read_bytes())
    if not saved.match.is_over:
        return SAVES[0].read_bytes()
    acts = [at for at, line in enumerate(told["log"]) if line[0] == "act"]
    return json.dumps({**told, "log": told["log"][: acts[len(acts) // 2]]}).encode()


def headlines() -> list[bytes]:
    found = [read_headline(file)._asdict() for file in SAVES[:6]]
    crests = {"crests": ["owl", "fox", "puma", "hare", "stag"]}
    return [json.dumps({**one, **more}).encode() for one in found for more in ({}, crests)]


def settings() -> list[bytes]:
    return [
        b'{"language": "es", "text_scale": 1.2, "volumes": {"cards": 0.5}, "speed": 2,'
        b' "keys": {"undo": ["u"]}, "safe_area": 0.03, "fullscreen": false}',
        b'{"language": "xx", "text_scale": 1.0, "large_corners": true, "two_colours": true,'
        b' "french_courts": true, "high_contrast": true, "motion": "none", "speed": 1,'
        b' "say_legal": true, "hold_is_toggle": true, "master_volume": 0.4,'
        b' "pad_keys": {"undo": ["north"]}, "keys": {"undo": ["u"], "confirm": ["return"]}}',
    ]


def last_tables() -> list[bytes]:
    return [
        b'{"game": "carioca", "options": {"jokers": 4, "ace": "high_low"}, "players":'
        b' [{"name": "Ana", "crest": "owl", "bot": ""},'
        b' {"name": "Beto", "crest": "fox", "bot": "naive"}]}',
        b'{"game": "own", "options": {}, "free_undo": true, "players":'
        b' [{"name": "Ana", "crest": "owl", "bot": ""},'
        b' {"name": "", "crest": "fox", "bot": "own"}]}',
    ]


def people() -> list[bytes]:
    return [
        b'{"name": "Ana", "crest": "owl", "sort": "suit", "keys": {"undo": ["u"]}, "pad_keys": {}}',
        b'{"name": "Zo\\u00eb", "crest": "fox", "sort": "own", "keys": {},'
        b' "pad_keys": {"confirm": ["south"]}}',
    ]


def names() -> list[bytes]:
    return [
        b'[{"name": "anna", "now": "Ana", "until": null}, {"name": "ana", "now": "", "until": 7.5}]'
    ]


def progress() -> list[bytes]:
    return [
        b'{"la_mona": {"step": 2, "acts": ["take Qc: Qh"], "done": false},'
        b' "carioca": {"step": 0, "acts": [], "done": true}}',
        b'{"own": {"step": 1, "acts": [], "done": false}}',
    ]


def seat_keys() -> list[bytes]:
    keys = {str(seat): f"{seat:064x}" for seat in range(5)}
    kept = [{"match": "mine", "port": 5622, "keys": keys}, {"match": "m", "port": 0, "keys": {}}]
    return [json.dumps(kept).encode()]


def books() -> list[bytes]:
    """Of a rummy by cards and counts, of one in which melds count, and of a fishing game."""
    ana, hand = (Seat("Ana"), Seat("Bea")), EnteredHand.nothing(2)
    king, ace = parse_cards("Kc Ac")
    menos = (
        hand._replace(closer=0, held=((), (king, king, ace))),
        hand._replace(closer=1, in_one=True, held_points=(120, 0)),
    )
    table = (OnTable(king, wild=True), OnTable(ace, 1)), (OnTable(king),)
    mas = (hand._replace(closer=1, table=table, table_points=(0, 12), held_points=(3, 0)),)
    took = ((30, 22), (7, 6), (3, 1), (1, 0), (0, 1), (1, 0), (2, 0))
    mona = (EnteredHand(took=took), EnteredHand(held_points=(9, 4)))
    known = Catalogue([bundled("assets/variants")])
    kept = (
        Book(known.load("loba_de_menos"), ana, 1, 1.0, 2.0, menos, (BuyingIn(2, 0, True),)),
        Book(known.load("loba_de_mas"), ana, hands=mas),
        Book(known.load("la_mona"), ana, hands=mona),
    )
    return [json.dumps({"format": 1, **BookForm().encode(book)}).encode() for book in kept]


def variants() -> list[bytes]:
    """Called as their file is: else they would be refused before all else."""
    return _of_files("assets/variants/*.yaml", (rb"^id: .*$", rb"id: own"))


def positions() -> list[bytes]:
    return _of_files("tests/gallery/*.yaml") + _manual_positions()


def _manual_positions() -> list[bytes]:
    manual = (PROJECT / "docs/positions.md").read_text(encoding="utf-8")
    found = re.findall(r"```yaml\n(.*?)```", manual, re.DOTALL)
    return [one.encode() for one in found if "variant:" in one]


def lessons() -> list[bytes]:
    """With their words in them, as a player writes them."""
    return _of_files("assets/lessons/*.yaml", (rb"^about: .*$", rb"about: {en: x, es: y}"), most=4)


def styles() -> list[bytes]:
    named = b"name: Uncle Paco\nabout: He waits, and then he strikes.\n"
    return [one + named for one in _of_files("assets/bots/*.yaml")]


def languages() -> list[bytes]:
    named = b"language-name = Xish\n"
    return [named + one for one in _of_files("locales/e[ns]/*.ftl")]


def drawings() -> list[bytes]:
    return _of_files("assets/cards/*.svg", most=9) + _of_files("assets/cards/back.svg")


def _people(facts: MatchFacts) -> tuple[SeatFacts, ...]:
    """Ana plays against bots."""
    return (facts.seats[0]._replace(name="Ana", kind="person"), *facts.seats[1:])


@cache
def records() -> list[bytes]:
    """Of three matches that are over."""
    with TemporaryDirectory() as home:
        file = Path(home) / RECORDS
        with Records(file) as base:
            found = (facts_of(read_match(one, SeededChance(0))) for one in SAVES)
            for at, facts in enumerate(list(filter(None, found))[:3]):
                base.take_in(f"m{at}", "1 1", 1.7e9 + at, facts._replace(seats=_people(facts)))
        with closing(sqlite3.connect(file)) as base:
            return [base.serialize()]


KINDS = {
    one.name: one
    for one in (
        Kind("matches", "data/matches/mine.json", "json", matches, open_matches, ".json"),
        Kind("replays", "data/replays/mine.json", "json", matches, open_replays, ".json"),
        Kind(
            *("backups", f"data/matches/mine{BACKUP}", "json", matches, open_backup),
            beside={"data/matches/mine.json": lambda: b"{"},
        ),
        Kind(
            *("headlines", f"data/matches/mine{HEADLINE_SUFFIX}", "json", headlines, list_matches),
            beside={"data/matches/mine.json": going_on},
        ),
        Kind("settings", f"settings/{SETTINGS}", "json", settings, open_settings),
        Kind("people", "settings/people/ana.json", "json", people, open_people, ".json"),
        Kind("names", f"data/{NAMES}", "json", names, open_names),
        Kind("records", f"data/{RECORDS}", "sqlite", records, open_records),
        Kind("variants", "data/variants/own.yaml", "yaml", variants, open_variants, ".yaml"),
        Kind(
            *(
                "checked variants",
                "data/variants/own.yaml",
                "yaml",
                variants,
                check_variants,
                ".yaml",
            ),
            rarity=8,
        ),
        Kind("positions", f"{DROPPED}/own.yaml", "yaml", positions, open_positions, ".yaml"),
        Kind("lessons", "data/lessons/own.yaml", "yaml", lessons, open_lessons, ".yaml"),
        Kind("progress", f"data/{PROGRESS}", "json", progress, open_progress),
        Kind("phones", f"data/{SEAT_KEYS}", "json", seat_keys, open_seat_keys),
        Kind("last_table", f"settings/{LAST_TABLE}", "json", last_tables, open_last_table),
        Kind("bots", "data/bots/own.yaml", "yaml", styles, open_bots, ".yaml"),
        Kind("languages", f"data/locales/{LANGUAGE}.ftl", "ftl", languages, open_language, ".ftl"),
        Kind("decks", "data/cards/back.svg", "svg", drawings, open_deck, ".svg"),
        Kind("books", "data/books/mine.json", "json", books, open_books, ".json"),
    )
}
