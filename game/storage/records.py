"""The records: what was played and who won, in a database.

All of it follows from the replays. So a file that is damaged is set aside and made again from them,
and nothing is lost by deleting it. One that a newer Loba has written is left to it.
"""

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from typing import Self

from game.paths import user_data
from game.reading.printable import printable
from game.reading.strict import DATE_MOST, SEATS_MOST
from game.reading.whole_file import move
from game.storage.names import Change
from game.storage.statistics import OF_HANDS, STATISTICS, SUM_MOST, MatchFacts, who_is

FILE = "records.db"
_OF_SEAT = ("name", "kind", "side", "place", "won", "score", "money")
#: Seconds to wait while another process writes: where pictures are painted, and where nobody is
#: kept waiting.
BRIEFLY, PATIENTLY = 0.003, 5.0
#: The ends of the names of the database and of the files SQLite puts beside it.
_BESIDE = ("", "-journal", "-wal", "-shm")

#: What SQLite raises; and what Python raises where its texts cannot be decoded.
_FAILS = (sqlite3.Error, UnicodeDecodeError)
#: Faults that are not those of the file itself.
_PASSING = {
    *(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR),
    *(sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_FULL, sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_PERM),
}

FIRST = """
CREATE TABLE matches (
    match_id TEXT PRIMARY KEY,
    stamp TEXT NOT NULL,
    digest TEXT NOT NULL,
    played_at REAL NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    deal TEXT NOT NULL,
    counts INTEGER NOT NULL,
    high_is_good INTEGER NOT NULL,
    counts_hands INTEGER NOT NULL,
    acts INTEGER NOT NULL,
    hands INTEGER NOT NULL,
    sides INTEGER NOT NULL
);
CREATE INDEX matches_by_digest ON matches (digest);
CREATE TABLE seats (
    match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    who TEXT NOT NULL,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    side INTEGER NOT NULL,
    place INTEGER NOT NULL,
    won INTEGER NOT NULL,
    score INTEGER NOT NULL,
    money INTEGER NOT NULL,
    rebuys INTEGER NOT NULL,
    hands INTEGER NOT NULL,
    hands_won INTEGER NOT NULL,
    best_hand INTEGER,
    turns INTEGER NOT NULL,
    closed INTEGER NOT NULL,
    in_one INTEGER NOT NULL,
    swept INTEGER NOT NULL,
    drowned INTEGER NOT NULL,
    piles INTEGER NOT NULL,
    opened INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_by_who ON seats (who, match_id, won, name, kind);
CREATE TABLE hands (
    match_id TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    hand_no INTEGER NOT NULL,
    points INTEGER NOT NULL,
    score INTEGER NOT NULL,
    turns INTEGER NOT NULL,
    won INTEGER NOT NULL,
    closed INTEGER NOT NULL,
    in_one INTEGER NOT NULL,
    swept INTEGER NOT NULL,
    drowned INTEGER NOT NULL,
    piles INTEGER NOT NULL,
    opened INTEGER NOT NULL,
    PRIMARY KEY (match_id, seat, hand_no)
) WITHOUT ROWID;
"""
#: Counts how often free undo was made use of; never in matches from before there was any.
WITH_FREE_UNDO = """
ALTER TABLE matches ADD COLUMN taken_back INTEGER NOT NULL DEFAULT 0
"""
#: Counts the changes of names that have been made in the seats.
CHANGED_NAMES = """
CREATE TABLE changed_names (made INTEGER NOT NULL);
INSERT INTO changed_names VALUES (0);
"""


def _counting(*names: str) -> str:
    """Return the step to columns for more statistics of hands. Matches whose replays are still
    there are taken in anew."""
    column = "ALTER TABLE {} ADD COLUMN {} INTEGER NOT NULL DEFAULT 0"
    columns = [column.format(table, name) for table in ("seats", "hands") for name in names]
    return "; ".join([*columns, "UPDATE matches SET stamp = ''"])


#: Counts the longest run, and the cards that nothing takes and that took others.
FIRST_TIMES = _counting("longest_run", "saved")
#: The steps from each version of the database to the next. A released step stays as it is.
STEPS = (FIRST, WITH_FREE_UNDO, CHANGED_NAMES, FIRST_TIMES)


# What a value may be --------------------------------------------------------------------------

TEXT_MOST = 10_000

Bounds = tuple[float, float]
_TEXT, _DATE = (0, TEXT_MOST), (0, DATE_MOST)
_WHOLE, _COUNT, _FLAG = (-SUM_MOST, SUM_MOST), (0, SUM_MOST), (0, 1)
_PLACE, _SEAT = (1, SEATS_MOST), (0, SEATS_MOST - 1)

#: The bounds of each column, by table: of the length of a text, or of a number.
COLUMNS: Mapping[str, Mapping[str, Bounds]] = {
    "matches": {
        **dict.fromkeys(("match_id", "stamp", "digest", "game", "options", "deal"), _TEXT),
        **dict.fromkeys(("counts", "high_is_good", "counts_hands"), _FLAG),
        **dict.fromkeys(("acts", "hands", "taken_back"), _COUNT),
        "played_at": _DATE,
        "sides": _PLACE,
    },
    "seats": {
        **dict.fromkeys(("match_id", "who", "name", "kind"), _TEXT),
        **dict.fromkeys(("seat", "side"), _SEAT),
        **dict.fromkeys(("score", "money", "ifnull(best_hand, 0)"), _WHOLE),
        **{one.name: _COUNT for one in STATISTICS},
        "place": _PLACE,
        "won": _FLAG,
    },
    "hands": {
        "match_id": _TEXT,
        "seat": _SEAT,
        "hand_no": _COUNT,
        **dict.fromkeys(("points", "score"), _WHOLE),
        **{one.name: (0, one.most) for one in OF_HANDS},
        "won": _FLAG,
    },
    "changed_names": {"made": _COUNT},
}


def is_sound(base: sqlite3.Connection, tables: Iterable[str] = COLUMNS) -> bool:
    """Return whether every value is one its column is for. May raise sqlite3.Error, as where a
    table is missing."""
    for table in tables:
        # NULL, as the answer to a comparison, means a value that is not sound either.
        asked = f"SELECT 1 FROM {table} WHERE ({_sound(COLUMNS[table])}) IS NOT 1 LIMIT 1"
        if base.execute(asked).fetchone() is not None:
            return False
    return bool(base.execute("SELECT count(*) = 1 FROM changed_names").fetchone()[0])


def _sound(columns: Mapping[str, Bounds]) -> str:
    """Return the condition of a sound row, in SQL."""
    conditions, whole = [], []
    for one, bounds in columns.items():
        least, most = bounds
        if bounds is _TEXT:
            conditions.append(f"typeof({one}) = 'text' AND length({one}) <= {most}")
            continue
        # In SQL a text is between no two numbers.
        conditions.append(f"{one} BETWEEN {least} AND {most}")
        if bounds is not _DATE:
            whole.append(one)
    # A sum with one number that is not whole is not whole. To ask for the type of each takes
    # longer.
    return " AND ".join([*conditions, f"typeof({' + '.join(whole)}) = 'integer'"])


# The file --------------------------------------------------------------------------------------


def _made_of(base: sqlite3.Connection) -> list[tuple[bytes, bytes, bytes]]:
    """Return the statements that made the tables, indexes and whatever else there is in a
    database."""
    asked = "SELECT type, name, sql FROM sqlite_master WHERE name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
    # A file may come from anybody: its names and statements need not be valid text.
    base.text_factory = bytes
    return list(base.execute(f"{asked} ORDER BY type, name"))


def _take_steps(base: sqlite3.Connection, version: int) -> None:
    """Bring the database from this version to the newest."""
    for number, step in enumerate(STEPS[version:], version + 1):
        for statement in step.split(";"):
            base.execute(statement)
        base.execute(f"PRAGMA user_version = {number}")


@cache
def _made_of_steps() -> list[tuple[bytes, bytes, bytes]]:
    with closing(sqlite3.connect(":memory:")) as base:
        _take_steps(base, 0)
        return _made_of(base)


class RecordsBusyError(Exception):
    """Another process writes just now, or the disk does not let us: try again later."""


class RecordsDamagedError(RecordsBusyError):
    """The file held values no records can have; it was set aside, and the records are to be made
    again."""


class RecordsNewerError(RecordsBusyError):
    """A newer Loba has written the file, which stays as it is."""


class Records:
    """The database of the records. Every method may raise RecordsBusyError."""

    def __init__(self, file: Path, wait: float = BRIEFLY) -> None:
        self.file = file
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise RecordsBusyError from error
        try:
            self._open(wait)
        except RecordsNewerError:
            self.close()
            raise
        except _FAILS as error:
            self._mend(error, wait)

    def _open(self, wait: float) -> None:
        self._base = sqlite3.connect(self.file, timeout=wait, isolation_level=None)
        self._base.execute("PRAGMA foreign_keys = ON")
        if self._version() != len(STEPS):
            with self._all_or_nothing():
                # Two copies of the game may open it at once: for the second all steps are done.
                _take_steps(self._base, self._version())
        if _made_of(self._base) != _made_of_steps():
            # A view or a trigger that somebody has added could run without end.
            raise sqlite3.DatabaseError
        self._base.text_factory = _text

    def _version(self) -> int:
        version = int(self._base.execute("PRAGMA user_version").fetchone()[0])
        if version > len(STEPS):
            raise RecordsNewerError
        return version

    def _mend(self, error: Exception, wait: float) -> None:
        """Set a damaged file aside and open a new one; raise RecordsBusyError if the fault is not
        that of the file."""
        self.close()
        if _passes(error):
            raise RecordsBusyError from error
        self._set_aside()
        with _busy_said():
            self._open(wait)

    def _set_aside(self) -> None:
        """Move the file away, but keep it for those who want to know what happened."""
        for end in _BESIDE:
            old = self.file.with_name(self.file.name + end)
            try:
                if old.exists():
                    move(old, old.with_name(f"{old.name}.aside"))
            except OSError as error:
                raise RecordsBusyError from error

    def close(self) -> None:
        if hasattr(self, "_base"):
            self._base.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def check(self) -> None:
        """Read all of it; set a damaged file aside. Takes longer than a picture may."""
        try:
            if self._base.execute("PRAGMA quick_check").fetchone()[0] != "ok":
                raise sqlite3.DatabaseError
            if not is_sound(self._base):
                raise sqlite3.DatabaseError
        except _FAILS as error:
            self._mend(error, PATIENTLY)

    def check_values(self) -> None:
        """Look whether the values that are shown are sound. If not, set the file aside, to be made
        again, and raise RecordsDamagedError. Takes a moment, so it is for a file that has
        changed."""
        try:
            if is_sound(self._base, ("matches", "seats")):
                return
        except _FAILS as error:
            if _passes(error):
                raise RecordsBusyError from error
        self.close()
        self._set_aside()
        raise RecordsDamagedError

    # Taking in ------------------------------------------------------------------------------

    def stamps(self) -> Mapping[str, str]:
        """Return the stamp of the file of each match, by its id, as it was when the match was taken
        in."""
        with _busy_said():
            return dict(self._base.execute("SELECT match_id, stamp FROM matches"))

    def take_in(self, match_id: str, stamp: str, played_at: float, facts: MatchFacts) -> None:
        """Take in a match. It counts once, under whatever names it comes: a copy counts for
        nothing."""
        hands = max((len(seat.hands) for seat in facts.seats), default=0)
        with _busy_said(), self._all_or_nothing():
            self._base.execute("DELETE FROM matches WHERE match_id = ?", (match_id,))
            is_copy = self._base.execute(
                "SELECT 1 FROM matches WHERE digest = ? AND counts", (facts.digest,)
            ).fetchone()
            self._insert(
                "matches",
                match_id=match_id,
                stamp=stamp,
                digest=facts.digest,
                played_at=played_at,
                game=facts.game,
                options=_options(facts),
                deal=facts.deal,
                counts=facts.may_count and not is_copy,
                high_is_good=facts.high_is_good,
                counts_hands=facts.counts_hands,
                acts=facts.acts,
                hands=hands,
                sides=len({seat.side for seat in facts.seats}),
                taken_back=facts.taken_back,
            )
            for at, seat in enumerate(facts.seats):
                if not seat.name:
                    continue  # The matches of this player are to count for nobody.
                columns = {key: getattr(seat, key) for key in ("who", *_OF_SEAT)}
                best = max((hand.points for hand in seat.hands), default=None)
                counted = {one.name: one.of_seat(seat) for one in STATISTICS}
                self._insert(
                    "seats", match_id=match_id, seat=at, best_hand=best, **columns, **counted
                )
                for number, hand in enumerate(seat.hands, 1):
                    columns = {"points": hand.points, "score": hand.score, "won": hand.won}
                    counted = {one.name: one.of_hand(hand) for one in OF_HANDS}
                    self._insert(
                        "hands", match_id=match_id, seat=at, hand_no=number, **columns, **counted
                    )

    def _insert(self, table: str, **row: object) -> None:
        columns, places = ", ".join(row), ", ".join("?" * len(row))
        self._base.execute(
            f"INSERT INTO {table} ({columns}) VALUES ({places})", tuple(row.values())
        )

    @contextmanager
    def _all_or_nothing(self) -> Iterator[None]:
        self._base.execute("BEGIN IMMEDIATE")
        try:
            yield
        except BaseException:
            self._base.execute("ROLLBACK")
            raise
        self._base.execute("COMMIT")

    # Names ----------------------------------------------------------------------------------

    def changes_made(self) -> int:
        with _busy_said():
            return int(self._base.execute("SELECT made FROM changed_names").fetchone()[0])

    def make_changes(self, changes: Sequence[Change]) -> None:
        """Make those changes of names that have not been made yet. Matches taken in later must come
        with today's names."""
        with _busy_said(), self._all_or_nothing():
            for change in changes[self.changes_made() :]:
                self._make(change)
            self._base.execute("UPDATE changed_names SET made = ?", (len(changes),))

    def _make(self, change: Change) -> None:
        whose = """
            who = ? AND match_id IN (SELECT match_id FROM matches WHERE ? IS NULL OR played_at <= ?)
        """
        facts = (who_is(change.name), change.until, change.until)
        if change.now:
            self._base.execute(
                f"UPDATE seats SET who = ?, name = ? WHERE {whose}",
                (who_is(change.now), change.now, *facts),
            )
            return
        seats = f"SELECT match_id, seat FROM seats WHERE {whose}"
        self._base.execute(f"DELETE FROM hands WHERE (match_id, seat) IN ({seats})", facts)
        self._base.execute(f"DELETE FROM seats WHERE {whose}", facts)

    # Asking ---------------------------------------------------------------------------------

    def ask(self, question: str, *facts: object) -> list[tuple[object, ...]]:
        with _busy_said():
            return self._base.execute(question, facts).fetchall()


def _options(facts: MatchFacts) -> str:
    """Return the options of a match as text; none if they are longer than options can be."""
    text = json.dumps(dict(facts.options), ensure_ascii=False, sort_keys=True)
    return text if len(text) <= TEXT_MOST else "{}"


def _text(raw: bytes) -> str:
    """Return a text of the database without characters that cannot be shown: it may hold
    anything."""
    text = raw.decode(errors="replace")
    return text if text.isprintable() else printable(text)


def _passes(error: Exception) -> bool:
    """Return whether another process writes, or the disk is full or read-only: the file itself is
    sound."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR)
    return code & 0xFF in _PASSING


@contextmanager
def _busy_said() -> Iterator[None]:
    try:
        yield
    except _FAILS as error:
        # The next opening or check finds damage and mends it.
        raise RecordsBusyError from error


def records_file(home: Path | None = None) -> Path:
    return (user_data() if home is None else home) / FILE
