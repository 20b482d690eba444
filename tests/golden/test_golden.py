"""The golden games come out as they are written, on every machine and in every order of hashing.

If a change of the rules is meant to change them: `python -m tests.golden.write`.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from .perft import counted, positions
from .telling import FOLDER, replayed
from .write import DIGESTS, digest, names, told

ROOT = FOLDER.parents[1]
GAMES = sorted(FOLDER.glob("*.txt"))
COUNTS = sorted(FOLDER.glob("*.perft"))


def test_every_variant_has_a_game_to_read_and_every_number_of_players_a_digest() -> None:
    assert {file.stem for file in GAMES} == {f"{variant}.{seats}p" for variant, seats in told()}
    assert {file.stem for file in COUNTS} == {variant for variant, _ in told()}
    assert len(DIGESTS.read_text(encoding="utf-8").splitlines()) == len(names())


def test_the_same_seed_and_acts_give_the_same_game_everywhere() -> None:
    assert [digest(*name) for name in names()] == DIGESTS.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", [file.name for file in GAMES])
def test_a_golden_game_comes_out_as_written(name: str) -> None:
    text = (FOLDER / name).read_text(encoding="utf-8")
    assert len(text) < 60_000
    assert replayed(text).text == text


@pytest.mark.parametrize("name", [file.name for file in COUNTS])
def test_there_are_as_many_sequences_as_counted(name: str) -> None:
    lines = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    assert [line.partition(":")[0] for line in lines] == list(positions(name.partition(".")[0]))
    for line in lines:
        assert counted(line.partition(":")[0]) == line


def test_a_change_would_be_noticed() -> None:
    text = GAMES[0].read_text(encoding="utf-8")
    other = re.sub("; discard [^;\\n]*", "", text, count=1)
    assert other != text
    with pytest.raises(Exception, match="refuse"):
        replayed(other)


@pytest.mark.parametrize("seed", ["0", "1"])
def test_the_order_of_hashing_does_not_matter(seed: str) -> None:
    code = (
        "import sys; from pathlib import Path; from tests.golden.telling import replayed\n"
        "for file in map(Path, sys.argv[1:]):\n"
        "    text = file.read_text(encoding='utf-8')\n"
        "    assert replayed(text).text == text, file.name\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *map(str, GAMES)],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
