"""Copies the project to FOLDER and compiles its engine, bots and coach there, for speed.

    python .ci/compile.py FOLDER

The sources are the same and stay beside what is made of them; Python takes the compiled ones. It
needs a compiler for C. Nothing else does: without this step Loba plays the same, more slowly.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

PROJECT = Path(__file__).resolve().parents[1]
NOT_OURS = shutil.ignore_patterns(
    *(".git", ".venv", ".peers", "dist", "__pycache__", ".*_cache", "*.so", "*.pyd")
)
COMPILED = ("game/engine", "game/bots", "game/coach")
#: The compiler takes the constants of these dataclasses for fields that a variant file may set.
#: What they say is read when a game is loaded, not while it is played. A program talks to another
#: process, and asks on which system. A review is sent from one process to another. A phase is a
#: string with a row, and what is compiled derives no class from `str`. A benchmark derives a class
#: from that of contests, which must not be compiled for that.
AS_THEY_ARE = {
    "game/bots/contest.py",
    "game/bots/program.py",
    "game/coach/review.py",
    "game/engine/parts.py",
    "game/engine/phases.py",
    "game/engine/game_parts.py",
    "game/engine/fishing/game.py",
    "game/engine/rummy/game.py",
    "game/engine/rummy/meld_part.py",
    "game/engine/rummy/opening.py",
    "game/engine/rummy/parts.py",
    "game/engine/scoring/hand_score.py",
    "game/engine/scoring/match_end.py",
}


def main(folder: Path) -> int:
    shutil.copytree(PROJECT, folder, ignore=NOT_OURS, dirs_exist_ok=True)
    os.chdir(folder)
    # The settings of the project are for those who work on it, and not all known to setuptools.
    kept = Path("pyproject.toml").rename("pyproject.kept")
    files = [
        file.as_posix()
        for room in COMPILED
        for file in sorted(Path(room).rglob("*.py"))
        if file.stem != "__init__" and file.as_posix() not in AS_THEY_ARE
    ]
    modules = mypycify(["--strict", *files], opt_level="1", debug_level="0")
    setup(packages=[], ext_modules=modules, script_args=["--quiet", "build_ext", "--inplace"])
    shutil.rmtree("build")
    kept.rename("pyproject.toml")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
