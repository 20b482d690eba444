"""What the tables of the records may hold. A database keeps anything in any column, and anybody may
have written the file: whoever asks it for figures need not look again."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping

from game.storage.strict import DATE_MOST, NUMBER_MOST, SEATS_MOST

TEXT_MOST = 10_000
#: More than the sum of any match; few enough that a database can add up thousands of them.
SUM_MOST = 10_000 * NUMBER_MOST

_TEXT = f"typeof({{0}}) = 'text' AND length({{0}}) <= {TEXT_MOST}"
_WHOLE = f"typeof({{0}}) = 'integer' AND {{0}} BETWEEN {-SUM_MOST} AND {SUM_MOST}"
_COUNT = f"typeof({{0}}) = 'integer' AND {{0}} BETWEEN 0 AND {SUM_MOST}"
_FLAG = "typeof({0}) = 'integer' AND {0} BETWEEN 0 AND 1"
_PLACE = f"typeof({{0}}) = 'integer' AND {{0}} BETWEEN 1 AND {SEATS_MOST}"
_SEAT = f"typeof({{0}}) = 'integer' AND {{0}} BETWEEN 0 AND {SEATS_MOST - 1}"
_DATE = f"typeof({{0}}) IN ('real', 'integer') AND {{0}} BETWEEN 0 AND {DATE_MOST}"
_WHOLE_OR_NOTHING = f"({{0}} IS NULL OR {_WHOLE})"

_PLAYED = dict.fromkeys(("turns", "swept", "drowned", "piles"), _COUNT)
COLUMNS: Mapping[str, Mapping[str, str]] = {
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
        **dict.fromkeys(("score", "money"), _WHOLE),
        **dict.fromkeys(("hands", "hands_won", "closed", "in_one", "opened", "rebuys"), _COUNT),
        **_PLAYED,
        "place": _PLACE,
        "won": _FLAG,
        "best_hand": _WHOLE_OR_NOTHING,
    },
    "hands": {
        "match_id": _TEXT,
        "seat": _SEAT,
        "hand_no": _COUNT,
        **dict.fromkeys(("points", "score"), _WHOLE),
        **dict.fromkeys(("won", "closed", "in_one", "opened"), _FLAG),
        **_PLAYED,
    },
    "changed_names": {"made": _COUNT},
}


def is_sound(base: sqlite3.Connection, tables: Iterable[str] = COLUMNS) -> bool:
    """Every value is what its column is for. May raise sqlite3.Error, as where a table is
    missing."""
    for table in tables:
        conditions = (one.format(column) for column, one in COLUMNS[table].items())
        sound = " AND ".join(f"({one})" for one in conditions)
        # What is neither true nor false is not sound either.
        asked = f"SELECT 1 FROM {table} WHERE ({sound}) IS NOT 1 LIMIT 1"
        if base.execute(asked).fetchone() is not None:
            return False
    return bool(base.execute("SELECT count(*) = 1 FROM changed_names").fetchone()[0])
