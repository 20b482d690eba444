"""Copies the project to FOLDER and compiles its engine and bots there, for speed.

    python .ci/compile.py FOLDER

The sources are the same and stay beside what is made of them; Python takes the compiled ones. It
needs a compiler for C. Nothing else does: without this step Loba plays the same, more slowly.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

PROJECT = Path(__file__).resolve().parents[1]
COMPILED = ("game/engine", "game/bots")
#: The compiler takes the constants of these dataclasses for fields that a variant file may set.
#: What they say is read when a game is loaded, not while it is played.
AS_THEY_ARE = {
    "game/engine/parts.py",
    "game/engine/game_parts.py",
    "game/engine/fishing/game.py",
    "game/engine/rummy/game.py",
    "game/engine/rummy/opening.py",
    "game/engine/rummy/parts.py",
    "game/engine/scoring/hand_score.py",
    "game/engine/scoring/match_end.py",
}


def main(folder: Path) -> int:
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    for name in subprocess.check_output(listed, cwd=PROJECT, text=True).splitlines():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(PROJECT / name, folder / name)
    os.chdir(folder)
    # The settings of the project are for those who work on it, and not all known to setuptools.
    kept = Path("pyproject.toml").rename("pyproject.kept")
    files = [
        file.as_posix()
        for room in COMPILED
        for file in sorted(Path(room).rglob("*.py"))
        if file.stem != "__init__" and file.as_posix() not in AS_THEY_ARE
    ]
    modules = mypycify(["--strict", *files], opt_level="2", debug_level="0")
    command = ["build_ext", "--inplace", "--quiet"]
    setup(name="loba", packages=[], ext_modules=modules, script_args=command)
    shutil.rmtree("build")
    kept.rename("pyproject.toml")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve()))
