"""A crowd without a secret before the door: whoever has one comes in all the same."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.play.tables import new_table

from .hosted import Hosted, hosted
from .test_server import heard, phone, say

pytestmark = pytest.mark.skipif(
    sys.platform == "darwin", reason="this machine has one address there"
)
RUDE = 30
#: Seconds within which an honest phone has to be in, on a machine with nothing else to do.
SOON = 2.0


@contextmanager
def crowd(table: Hosted) -> Iterator[None]:
    command = [sys.executable, str(Path(__file__).with_name("rude.py"))]
    with subprocess.Popen(
        [*command, table.server.host, str(RUDE)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as rude:
        assert rude.stdout is not None
        assert rude.stdout.readline()
        try:
            yield
        finally:
            rude.kill()


def come_in(table: Hosted) -> float:
    """Come once with the secret, from an address without rude neighbours; return how long it
    took to be in."""
    began = time.monotonic()
    with phone(table) as line:
        say(line, "hello", secret=table.door.secret, languages=["en"])
        assert heard(line, "seats")
        return time.monotonic() - began


def test_an_honest_phone_comes_in_through_thirty_rude_ones_each_time_and_stays() -> None:
    with hosted(new_table("loba_de_menos", "p p")) as table, phone(table) as inside:
        say(inside, "hello", secret=table.door.secret)
        heard(inside, "seats")
        with crowd(table):
            for _ in range(5):
                come_in(table)
            say(inside, "sit", seat=0)
            assert heard(inside, "table")["hand"]


@pytest.mark.long
def test_fifty_of_fifty_honest_phones_come_in_soon() -> None:
    with hosted(new_table("loba_de_menos", "p p")) as table, crowd(table):
        assert max(come_in(table) for _ in range(50)) < SOON
