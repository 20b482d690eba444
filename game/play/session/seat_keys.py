"""The keys of seats, kept so that phones come back to them after the table was closed or killed.

They lie in a file of their own, as hashes: a match that is given away has none in it, and to read
the file is not enough to play a seat.
"""

import re
from pathlib import Path
from typing import NamedTuple

from game.paths import user_data
from game.play.session.start import PORT_MOST
from game.reading import strict
from game.storage.small_file import ListForm, SmallFile

FILE = "phones.json"
#: The most matches whose keys are kept, the newest first.
MATCHES_MOST = 400
SIZE_MOST = 256 * 1024
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
        file = (user_data() if home is None else home) / FILE
        self.small = SmallFile(file, ListForm(_match_keys, MatchKeys._asdict), SIZE_MOST)

    def of(self, match: str) -> MatchKeys:
        """Return the keys of a match. Raises SmallFileError if they cannot be read."""
        found = (one for one in self.small.begin() if one.match == match)
        return next(found, MatchKeys(match, 0, {}))

    def put(self, new: MatchKeys) -> None:
        """Keep the keys of a match. Raises SmallFileError if they cannot be written."""

        def with_new(kept: tuple[MatchKeys, ...]) -> tuple[MatchKeys, ...]:
            others = (one for one in kept if one.match != new.match)
            return (new, *others)[:MATCHES_MOST]

        self.small.change(with_new)


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
