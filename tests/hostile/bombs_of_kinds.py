"""Bombs for files of one kind: what is sound by its form, and asks for the impossible."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing

from tests.hostile.formats import SVG
from tests.hostile.kinds import KINDS


def _match_bombs() -> Iterator[tuple[str, bytes]]:
    read = map(json.loads, KINDS["matches"].samples())
    told = next(one for one in read if one.get("table"))

    def changed(**changes: object) -> bytes:
        return json.dumps({**told, **changes}).encode()

    table = told["table"]
    yield "won is empty", changed(table={**table, "won": []})
    yield "no seats", changed(seats=[])
    yield "many seats", changed(seats=told["seats"] * 4000)
    yield "a long log", changed(log=told["log"] * 30)
    yield "a log of digests", changed(log=[["digest", "0" * 12]] * 50_000)
    yield "a log of shuffles", changed(log=[line for line in told["log"] if line[0] != "act"] * 900)
    yield "no log", changed(log=[])
    yield "a long name", changed(name="W" * 40, seats=[{**told["seats"][0], "name": "W" * 40}] * 2)
    yield "hostile names", changed(name="\u202e" * 20, deal="\x1b" * 9)
    yield "hands without end", changed(table={**table, "hand_no": 10**30})
    yield "an old version", changed(version=1)
    yield "a new version", changed(version=10**9)
    for key in ("min", "max"):
        players = {**told["variant"].get("players", {}), key: 10**6}
        yield f"many players, {key}", changed(variant={**told["variant"], "players": players})
    deck = {**told["variant"].get("deck", {}), "packs": 10**6}
    yield "many packs", changed(variant={**told["variant"], "deck": deck})
    yield "an old match", changed(begins_at=table)
    keys = {f"k{number}": 1 for number in range(100_000)}
    for part in ("score", "players", "deck"):
        more = {**told["variant"].get(part, {}), **keys}
        yield f"many keys of {part}", changed(variant={**told["variant"], part: more})
    yield "many rules", changed(variant={**told["variant"], **keys})


def _headline_bombs() -> Iterator[tuple[str, bytes]]:
    told = json.loads(KINDS["headlines"].samples()[1])
    for number, moment in enumerate(
        (1e18, -1e18, 1e300, -62135596801, 253402300800, 10**400, 1e11)
    ):
        yield f"a date {number}", json.dumps({**told, "saved_at": moment}).encode()
    for key in ("names", "crests", "kinds", "scores"):
        yield f"{key} too short", json.dumps({**told, key: []}).encode()
        yield f"{key} too long", json.dumps({**told, key: told[key] * 400}).encode()
    yield "large scores", json.dumps({**told, "scores": [10**4000, -(10**4000)]}).encode()
    yield "large hand", json.dumps({**told, "hand_no": 10**4000}).encode()
    yield "unknown game", json.dumps({**told, "variant_id": "{ $x }\x00"}).encode()
    yield "long name", json.dumps({**told, "name": "W" * 12_000}).encode()


def _language_bombs() -> Iterator[tuple[str, bytes]]:
    name = b"language-name = X\n"
    for number, value in enumerate(
        (
            *(b'{ "\\u0000" }', b'{ "\\U110000" }', b'{ "\\uD800" }', b'{ "\\u001B" }'),
            b"{ NUMBER(1, minimumFractionDigits: 300000000) }",
            b"{ NUMBER(1, minimumIntegerDigits: 300000000) }",
            b"{ NUMBER(1, minimumIntegerDigits: 20000) }",
            b"{ NUMBER(1, minimumSignificantDigits: 300000000) }",
            b'{ NUMBER(1, style: "percent", currency: "XXXXXXX") }',
            b"{ DATETIME(1e300) }",
            *(
                "\u0301".encode() * 100_000,
                b"W" * 200_000,
                b"W " * 100_000,
                "\ufdfa".encode() * 50_000,
            ),
            *(b"x\n    " * 30_000 + b"y", b"{ $x } " * 20_000, b"{ menu-title }" * 10_000),
            *(
                b"{ 1 ->\n [a] x\n *[b] y\n }" * 5000,
                b"{ $count ->" + b"\n [a] x" * 20_000 + b"\n *[b] y\n }",
            ),
        )
    ):
        keys = (b"menu-title", b"menu-new_table", b"menu-motto", b"number-whole", b"setup-title")
        if len(value) > 1000:
            keys = keys[:2] if len(value) < 120_000 else keys[1:2]
        yield f"text {number}", name + b"".join(key + b" = " + value + b"\n" for key in keys)
        if len(value) < 240_000:
            yield f"name {number}", b"language-name = " + value + b"\n"
    yield "menu of itself", name + b"menu-title = { menu-matches }\nmenu-matches = { menu-title }\n"
    pairs = (b"m%d = { m%d } { m%d }\n" % (n, n + 1, n + 1) for n in range(60))
    yield "doubling", name + b"menu-title = { m0 }\n" + b"".join(pairs)
    yield "terms", name + b"".join(b"-t%d = { -t%d }\n" % (n, n + 1) for n in range(9000))


def _drawing_bombs() -> Iterator[tuple[str, bytes]]:
    head = f'<svg xmlns="{SVG}" viewBox="0 0 250 350" width="250" height="350">'
    whole = '<rect width="250" height="350" fill="#fff"/>'

    def drawn(inside: str) -> bytes:
        return f"{head}{whole}{inside}</svg>".encode()

    stroke = 'stroke="#000" stroke-width="1"'
    yield "dashes", drawn(f'<path d="M0 0 L1e9 1e9" {stroke} stroke-dasharray="0.5"/>')
    yield "small dashes", drawn(f'<path d="M0 0 L250 350" {stroke} stroke-dasharray="1e-7"/>')
    yield "no dashes", drawn(f'<path d="M0 0 L250 350" {stroke} stroke-dasharray="0 0"/>')
    yield (
        "many dashes",
        drawn(f'<path d="M0 0 {"L250 350 L0 0 " * 500}" {stroke} stroke-dasharray="0.1"/>'),
    )
    yield (
        "dashed circle",
        drawn(f'<circle cx="5" cy="5" r="1e8" {stroke} fill="none" stroke-dasharray="0.5"/>'),
    )
    yield "many paths", drawn('<path d="M0 0 L250 350 L0 350 Z" fill="#123" opacity=".5"/>' * 3500)
    yield "one long path", drawn(f'<path d="M0 0 {"L250 350 L0 9 " * 17_000}" fill="#123"/>')
    yield (
        "wide strokes",
        drawn(f'<path d="M0 0 {"Q9 1e6 250 350 T0 1 " * 9000}" stroke="#123" stroke-width="1e6"/>'),
    )
    yield "curves", drawn(f'<path d="M0 0 {"C1e4 0 0 1e4 9 9 " * 12_000}" {stroke} fill="#111"/>')
    yield (
        "round strokes",
        drawn(
            f'<path d="M0 0 {"L250 350 L0 0 " * 9000}" stroke="#000" stroke-width="900" '
            'stroke-linejoin="round" stroke-linecap="round"/>'
        ),
    )
    yield "arcs", drawn(f'<path d="M0 0 {"A1e-9 1e9 0 1 0 9 9 " * 9000}" {stroke}/>')
    stops = "".join(f'<stop offset="{n / 9000}" stop-color="#123"/>' for n in range(5000))
    yield (
        "stops",
        drawn(
            f'<linearGradient id="a">{stops}</linearGradient>'
            '<rect width="9" height="9" fill="url(#a)"/>'
        ),
    )
    yield (
        "gradients of gradients",
        drawn(
            '<linearGradient id="a" xlink:href="#b"/><linearGradient id="b" xlink:href="#a"/>'
            '<rect width="250" height="350" fill="url(#a)"/>'
        ),
    )
    yield "groups", drawn('<g transform="scale(2)">' * 12_000 + "</g>" * 12_000)
    yield "open groups", drawn("<g>" * 60_000)
    yield "long attribute", drawn(f'<path d="{"9" * 200_000}"/>')
    yield "long colour", drawn(f'<rect width="9" height="9" fill="rgb({"9" * 90_000}"/>')
    yield (
        "entities",
        (
            b'<!DOCTYPE s [<!ENTITY a "x"><!ENTITY b "'
            + b"&a;" * 9000
            + b'">]>'
            + drawn("&b;" * 900)
        ),
    )
    for number, size in enumerate(("1e9", "0", "-5", "nan", "1e-30", "1e38", "99999")):
        changed = head.replace('width="250" height="350"', f'width="{size}" height="{size}"')
        yield f"size {number}", f"{changed}{whole}</svg>".encode()
        box = head.replace("0 0 250 350", f"0 0 {size} {size}")
        yield f"view {number}", f"{box}{whole}</svg>".encode()
    yield "no drawing", b"<svg>"
    yield "a picture of bits", b"\x89PNG\r\n\x1a\n" + bytes(999)
    yield "a picture said to be huge", b"BM" + b"\xff" * 60
    yield "a moving picture", b"GIF89a\xff\xff\xff\xff\xf7\x00\x00" + bytes(900)
    yield "a script", drawn('<script>1</script><image href="/etc/passwd"/><text>x</text>')


def _record_bombs() -> Iterator[tuple[str, bytes]]:
    """A database may hold more than tables."""
    counted = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n"
    endless = f"{counted}) SELECT "
    matches = (
        "'m' || x match_id, '' stamp, '' digest, x played_at, 'carioca' game, '{}' options,"
        " '' deal, 1 counts, 0 high_is_good, 0 counts_hands, 1 acts, 1 hands, 2 sides,"
        " 0 taken_back FROM n"
    )
    figures = "'person', 0, 1, 1, 5, 0, 0, 1, 1, 5, 9, 1, 0, 0, 0, 0, 1, 0, 0"
    bombs = {
        "a view without end": ["DROP TABLE matches", f"CREATE VIEW matches AS {endless}{matches}"],
        "a long view": [
            "DROP TABLE matches",
            f"CREATE VIEW matches AS {endless}{matches} LIMIT 3000000",
        ],
        "a view for names": [
            "DROP TABLE changed_names",
            f"CREATE VIEW changed_names AS {endless} x made FROM n",
        ],
        "a trigger without end": [
            "CREATE TRIGGER t BEFORE INSERT ON matches BEGIN INSERT INTO hands "
            "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) "
            "SELECT 'a', 1, x, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 FROM n; END"
        ],
        "dates": ["UPDATE matches SET played_at = 1e18"],
        "small dates": ["UPDATE matches SET played_at = -1e18"],
        "dates that are words": ["UPDATE matches SET played_at = 'x'"],
        "dates that are bytes": ["UPDATE matches SET played_at = x'00ff'"],
        "dates that are none": ["UPDATE matches SET played_at = 9e999"],
        "games that are bytes": ["UPDATE matches SET game = x'00ff'"],
        "games that are numbers": ["UPDATE matches SET game = 7"],
        "names that are bytes": ["UPDATE seats SET name = x'ff'"],
        "names that are numbers": ["UPDATE seats SET name = 7.5"],
        "long names": ["UPDATE seats SET name = printf('%.*c', 3000000, 'W')"],
        "names in no letters": ["UPDATE seats SET name = CAST(x'ff00fe' AS TEXT)"],
        "places that are words": ["UPDATE seats SET place = 'x', won = 'y', score = 'z'"],
        "large scores": ["UPDATE seats SET score = 9e18, hands = 9223372036854775807"],
        "rules that are none": ["UPDATE matches SET options = '['"],
        "rules that are a list": ["UPDATE matches SET options = '[1]'"],
        "deep rules": ["UPDATE matches SET options = printf('%.*c', 300000, '[')"],
        "rules that are bytes": ["UPDATE matches SET options = x'ff'"],
        "sides that are words": ["UPDATE seats SET side = 'a'", "UPDATE matches SET sides = 'b'"],
        "stamps that are numbers": ["UPDATE matches SET stamp = 1"],
        "stamps in no letters": ["UPDATE matches SET stamp = CAST(x'ff' AS TEXT)"],
        "kinds that are bytes": ["UPDATE seats SET kind = x'ff', who = 'bot:x'"],
        "who is a number": ["UPDATE seats SET who = 7"],
        "who is bytes": ["UPDATE seats SET who = x'ff'"],
        "no changes": ["DELETE FROM changed_names"],
        "changes that are a word": ["UPDATE changed_names SET made = 'x'"],
        "changes that are bytes": ["UPDATE changed_names SET made = x'ff'"],
        "changes to come": ["UPDATE changed_names SET made = -5"],
        "no tables": ["DROP TABLE hands", "DROP TABLE seats", "DROP TABLE matches"],
        "no seats": ["DROP TABLE seats"],
        "fewer columns": ["ALTER TABLE matches DROP COLUMN taken_back"],
        "more columns": ["ALTER TABLE matches ADD COLUMN more"],
        "many matches": [
            f"INSERT OR IGNORE INTO matches {counted} LIMIT 10000) SELECT {matches}",
            f"INSERT OR IGNORE INTO seats SELECT match_id, 0, 'name:a', 'A', {figures}"
            " FROM matches",
        ],
        "many people": [
            f"INSERT OR IGNORE INTO seats {counted} LIMIT 40000) SELECT 'm0', x, 'name:' || x,"
            f" 'P' || x, {figures} FROM n"
        ],
        "a newer version": ["PRAGMA user_version = 99"],
        "a version below zero": ["PRAGMA user_version = -3"],
        "the first version": ["PRAGMA user_version = 0"],
        "an older version": ["PRAGMA user_version = 1"],
        "written ahead": ["PRAGMA journal_mode = WAL"],
        "other letters": ["PRAGMA writable_schema = 1", "UPDATE sqlite_master SET sql = 'x'"],
    }
    sound = KINDS["records"].samples()[0]
    for title, statements in bombs.items():
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as base:
            base.deserialize(sound)
            for statement in statements:
                base.execute(statement)
            yield title, base.serialize()


def _progress_bombs() -> Iterator[tuple[str, bytes]]:
    long = {"step": 9, "acts": ["x" * 1000] * 200, "done": False}
    yield "long acts", json.dumps({"la_mona": long}).encode()
    yield "many acts", json.dumps({"la_mona": {**long, "acts": ["draw stock"] * 15_000}}).encode()
    yield "many lessons", json.dumps({f"l{n}": {"step": 1} for n in range(9000)}).encode()


def _people_bombs() -> Iterator[tuple[str, bytes]]:
    for title, name in {
        "wide": "W" * 40,
        "marks": "a" + "\u0301" * 39,
        "one": "\ufdfa" * 40,
    }.items():
        yield f"a {title} name", json.dumps({"name": name, "crest": "owl"}).encode()
    keys = {"undo": [f"k{n}" for n in range(9000)]}
    yield "many keys chosen", json.dumps({"name": "A", "keys": keys}).encode()
    yield (
        "keys without end",
        json.dumps({"name": "A", "keys": {f"c{n}": [] for n in range(9000)}}).encode(),
    )


def _last_table_bombs() -> Iterator[tuple[str, bytes]]:
    seat = {"name": "A", "crest": "owl", "bot": "regular"}
    yield "many players", json.dumps({"game": "carioca", "players": [seat] * 900}).encode()
    yield "one player", json.dumps({"game": "carioca", "players": [seat]}).encode()
    yield (
        "bots of many names",
        json.dumps(
            {
                "game": "carioca",
                "players": [{**seat, "bot": bot} for bot in ("expert@999999", "own", "\x00")],
            }
        ).encode(),
    )
    yield (
        "wide names",
        json.dumps({"game": "carioca", "players": [{**seat, "name": "W" * 24}] * 5}).encode(),
    )


def _names_bombs() -> Iterator[tuple[str, bytes]]:
    ring = [{"name": f"p{n}", "now": f"p{(n + 1) % 2000}", "until": None} for n in range(2000)]
    yield "names in a ring", json.dumps(ring).encode()
    yield ("absurd dates", b'[{"name": "ana", "now": "Eva", "until": 1e999}]')
    yield "large dates", json.dumps([{"name": "ana", "now": "", "until": 10**400}]).encode()


def _variant_bombs() -> Iterator[tuple[str, bytes]]:
    carioca = next(one for one in KINDS["variants"].samples() if b"# Carioca, of" in one)

    def changed(*changes: tuple[bytes, bytes]) -> bytes:
        content = carioca
        for old, new in changes:
            assert old in content
            content = content.replace(old, new, 1)
        return content

    hand = (b"hand: 12", b"hand: 40")
    packs = (b"packs: 2, jokers: 2", b"packs: 4, jokers: 8")
    yield "a large hand", changed(hand, packs)
    yield (
        "a long contract",
        changed((b"- [trio, trio]\n", b"- [" + b", ".join([b"trio"] * 12) + b"]\n"), hand, packs),
    )
    yield "many rounds", changed((b"    - [trio, trio]\n", b"    - [trio, trio]\n" * 900))
    yield "its own parent", changed((b"extends: base/contract_loba", b"extends: own"))
    yield "a parent with a typo", changed((b"base/contract_loba", b"base/contract_lobo"))
    yield "a parent elsewhere", changed((b"base/contract_loba", b"../../../etc/passwd"))
    options = b"".join(
        b"  o%d: {at: players.max, values: [2, 5], default: 2}\n" % n for n in range(900)
    )
    yield "many options", changed((b"options:\n", b"options:\n" + options))
    values = b", ".join(b"%d" % n for n in range(2, 4000))
    yield "many values", changed((b"values: [2, 5]", b"values: [" + values + b"]"))
    for number in (0, -1, 99, 999_999_999):
        yield (
            f"players {number}",
            changed((b"min: 2, max: 2", b"min: %d, max: %d" % (number, number))),
        )
        yield f"packs {number}", changed((b"packs: 2", b"packs: %d" % number))
        yield f"jokers {number}", changed((b"jokers: 2", b"jokers: %d" % number))
        yield f"hand {number}", changed((b"hand: 12", b"hand: %d" % number))


def _position_bombs() -> Iterator[tuple[str, bytes]]:
    yield (
        "many actions",
        b"variant: carioca\nactions: |\n" + b"  draw stock\n  discard any\n" * 2000,
    )
    yield (
        "many players",
        b"variant: carioca\nplayers: [" + b", ".join(b"p%d" % n for n in range(9000)) + b"]\n",
    )
    yield "many cards", b"variant: carioca\nhand: " + b"9c " * 20_000 + b"\n"
    yield "a large number of cards", b"variant: carioca\nhand: 999999999\n"
    yield "many melds", b"variant: carioca\ntable:\n" + b"  - {meld: [5h 6h 7h], owner: 2}\n" * 1800
    yield "one player", b"variant: carioca\nplayers: [A]\n"
    yield "the same players", b"variant: carioca\nplayers: [A, A]\n"
    yield "a hostile player", b'variant: carioca\nplayers: ["\\e[31m", "\\u202e"]\n'
    yield "a file for a game", b"variant: /dev/zero\n"
    yield "itself for a game", b"variant: own\n"
    yield "itself for a game, with its suffix", b"variant: own.yaml\n"
    yield "seeds", b'variant: carioca\nseed: "' + b"9" * 50_000 + b'"\n'
    yield "scores", b"variant: carioca\nscores: [999999999, -999999999]\nround: 999999999\n"


def _lesson_bombs() -> Iterator[tuple[str, bytes]]:
    head = b"about: {en: x}\nlearnt: [{en: x}]\nposition: {variant: carioca}\nsteps:\n"
    yield "many steps", head + b"  - {say: {en: x}}\n" * 3000
    yield "long words", head + b"  - {say: {en: " + b"W" * 50_000 + b"}}\n"
    yield "many words", head + b"  - {say: {en: " + b"a b " * 14_000 + b"}}\n"
    yield "many lights", head + b"  - {say: {en: x}, light: " + b"9h " * 15_000 + b"}\n"
    yield (
        "many languages",
        head + b"  - {say: {" + b", ".join(b"a%d: x" % n for n in range(6000)) + b"}}\n",
    )
    yield "no words", head + b'  - {say: {en: ""}}\n'
    yield "stray words", head + b"  - {say: {es: x}}\n"


OWN: dict[str, Callable[[], Iterator[tuple[str, bytes]]]] = {
    "matches": _match_bombs,
    "replays": _match_bombs,
    "backups": _match_bombs,
    "headlines": _headline_bombs,
    "languages": _language_bombs,
    "decks": _drawing_bombs,
    "records": _record_bombs,
    "progress": _progress_bombs,
    "people": _people_bombs,
    "last_table": _last_table_bombs,
    "names": _names_bombs,
    "variants": _variant_bombs,
    "checked variants": _variant_bombs,
    "positions": _position_bombs,
    "lessons": _lesson_bombs,
}
