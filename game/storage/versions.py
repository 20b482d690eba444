"""The versions of match files: each step takes the plain data of one and gives those of the next.

A step that has been released is never changed: what players have on their disks was written once
and for all. Data that make no sense are passed on as they are, for those who read them afterwards
to say what is wrong.
"""

from collections.abc import Callable, Mapping
from typing import Any

from game.reading.strict import fail, read_whole

FORMAT = "loba-match"
VERSION_MOST = 10**9

Data = dict[str, Any]


def named_with_crests_and_a_table(data: Data) -> Data:
    """Change version 1 to 2: a match has a name, players have crests, and the table lies beside the
    log."""
    seats = data.get("seats")
    if isinstance(seats, list):
        seats = [{**seat, "crest": ""} if isinstance(seat, dict) else seat for seat in seats]
    return {**data, "version": 2, "name": "", "seats": seats, "begins_at": None, "table": None}


def numbered_and_branched(data: Data) -> Data:
    """Change version 2 to 3: the number of its deal, if it has one, and whether it branched off
    another match."""
    return {**data, "version": 3, "deal": "", "is_branch": False}


def with_free_undo(data: Data) -> Data:
    """Change version 3 to 4: whether undo is free, and how often more was taken back than the usual
    rule lets."""
    return {**data, "version": 4, "free_undo": False, "taken_back": 0}


def with_hands_as_they_lay(data: Data) -> Data:
    """Change version 4 to 5: how the players have laid out their hands, which an older file does
    not say."""
    return {**data, "version": 5, "arranged": []}


#: The step that leads from each version to the next.
STEPS: Mapping[int, Callable[[Data], Data]] = {
    1: named_with_crests_and_a_table,
    2: numbered_and_branched,
    3: with_free_undo,
    4: with_hands_as_they_lay,
}
FIRST, VERSION = 1, 1 + len(STEPS)


def of_today_or_fail(data: object) -> Data:
    """Return the data of a file, which may be anything, in today's version. Raises MatchFileError
    if it is no match, or a newer one."""
    read = of_today_or_newer(data)
    if read["version"] > VERSION:
        fail("newer", version=read["version"], known=VERSION)
    return read


def of_today_or_newer(data: object) -> Data:
    """Return the data of a file in today's version; data of a newer version stay as they are. The
    data may be anything: raises MatchFileError if they are no match."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        fail("not_a_match")
    return of_today(data, read_whole(data.get("version"), "version", FIRST, VERSION_MOST))


def of_today(data: Data, version: int) -> Data:
    """Return the data of a file of any version there has been in today's version."""
    for older in range(version, VERSION):
        data = STEPS[older](data)
    return data
