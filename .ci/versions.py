"""Tells which versions of packages are there, and which may be.

    python .ci/versions.py differ    those of this environment unlike .ci/constraints.txt
    python .ci/versions.py lowest    the lowest ones that pyproject.toml allows

What `lowest` tells can be given to pip.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import distributions
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
PINS = Path(__file__).with_name("constraints.txt")
#: Ourselves, and what every environment begins with.
UNPINNED = {"loba", "pip"}


def plain(name: str) -> str:
    """Return a name of a package as all ways to write it have in common."""
    return re.sub(r"[-_.]+", "-", name).lower()


def differ(installed: dict[str, str], pins: str) -> Iterator[str]:
    pinned = dict(re.findall(r"^([\w.-]+)==(\S+)$", pins, re.MULTILINE))
    versions = {plain(name): version for name, version in pinned.items()}
    for name, version in sorted(installed.items(), key=lambda one: plain(one[0])):
        pin = versions.get(plain(name), "none")
        if version != pin and plain(name) not in UNPINNED:
            yield f"{name} {version}, pinned: {pin}"


def lowest(project: str) -> Iterator[str]:
    for wanted in tomllib.loads(project)["project"]["dependencies"]:
        found = re.fullmatch(r"([\w.-]+)>=([\w.]+)(?:,<\d+)?", wanted)
        if found is None:
            raise ValueError(f"no lowest version: {wanted}")
        yield f"{found[1]}=={found[2]}"


def main(what: str) -> None:
    if what == "lowest":
        lines = lowest((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    else:
        installed = {one.metadata["Name"]: one.version for one in distributions()}
        lines = differ(installed, PINS.read_text(encoding="utf-8"))
    for line in lines:
        print(line)


if __name__ == "__main__":
    main(sys.argv[1])
