"""The keys of seats, kept so that phones come back to them after the table was closed or killed.

They lie in a file of their own, as hashes: a match that is given away has none in it, and to read
the file is not enough to play a seat.
"""

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from game.paths import user_data
from game.play.session.start import PORT_MOST
from game.reading import strict
from game.reading.json_file import read_entries, write_json

FILE = "phones.json"
#: The most matches whose keys are kept, the newest first.
MATCHES_MOST = 20
SIZE_MOST = 64 * 1024
#: The most letters of the name a match is kept by, which has its game in it.
MATCH_MOST = 200
_HASH = re.compile("[0-9a-f]{64}")


class MatchKeys(NamedTuple):
    """The keys of one match. `keys`: seats with the hashes of their keys. `port`: where its phones
    found the table."""

    match: str
    port: int
    keys: dict[int, str]


class SeatKeys:
    def __init__(self, home: Path | None = None) -> None:
        self.file = (user_data() if home is None else home) / FILE

    def read(self) -> list[MatchKeys]:
        """Return the keys of all matches, the newest first; none if they cannot be read."""
        with suppress(OSError, ValueError):
            return read_entries(self.file, SIZE_MOST, MATCHES_MOST, _match_keys)
        return []

    def change(self, change: Callable[[list[MatchKeys]], Sequence[MatchKeys]]) -> None:
        """Write what a function makes of the keys; where they cannot be written, phones will have
        to scan again."""
        kept = change(self.read())[:MATCHES_MOST]
        with suppress(OSError):
            write_json(self.file, [one._asdict() for one in kept])

    def of(self, match: str) -> MatchKeys:
        found = (one for one in self.read() if one.match == match)
        return next(found, MatchKeys(match, 0, {}))

    def put(self, new: MatchKeys) -> None:
        self.change(lambda kept: [new, *(one for one in kept if one.match != new.match)])


def _match_keys(data: object) -> MatchKeys:
    entries = strict.read_map(data, FILE, MatchKeys._fields)
    keys = entries["keys"]
    if not isinstance(keys, dict):
        strict.fail("not_map", where="keys")
    seats = [str(seat) for seat in range(strict.SEATS_MOST)]
    return MatchKeys(
        strict.read_text(entries["match"], "match", MATCH_MOST),
        strict.read_whole(entries["port"], "port", 0, PORT_MOST),
        {
            int(strict.read_choice(seat, "seat", seats)): strict.read_word(key, "key", _HASH)
            for seat, key in keys.items()
        },
    )
