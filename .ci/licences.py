"""The licences of all that is in the built program: one page to read, and a list for programs.

`build.spec` asks for both. A library that nobody knows a licence of ends the build.
"""

from __future__ import annotations

import json
import re
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution, packages_distributions
from pathlib import Path
from typing import Any

from library_versions import version_of

PROJECT = Path(__file__).resolve().parents[1]
TEXTS = Path(__file__).with_suffix("")
PAGE, LIST = "THIRD_PARTY_LICENSES.txt", "loba.cdx.json"
#: Packages that come without a text of their licence, and where it is.
WITHOUT = {
    "pygame-ce": ("LGPL-2.1-only", "LGPL-2.1"),
    "fluent.runtime": ("Apache-2.0", "Apache-2.0"),
    "fluent.syntax": ("Apache-2.0", "Apache-2.0"),
}
#: Packages that bring the text of their licence, and do not say its name.
UNNAMED = {"segno": "BSD-3-Clause", "accesskit": "(MIT OR Apache-2.0) AND BSD-3-Clause"}
#: What one line between two parts looks like.
LINE = "=" * 78


class UnknownPartsError(Exception):
    """Libraries of which no licence is known."""


@dataclass(frozen=True)
class Part:
    name: str
    version: str
    licence: str
    text: str
    #: Whether it is a package of Python's index.
    is_package: bool = False
    #: Where its source is, if its licence asks that people can have it.
    source: str = ""
    #: The files it consists of, where they are libraries.
    files: tuple[str, ...] = ()


def parts(modules: Iterable[str], files: Mapping[str, str]) -> list[Part]:
    """Return all parts of a program with these modules and binary files, sorted by name. `files`:
    where each is now."""
    found = {*_packages({name.partition(".")[0] for name in modules}), *_libraries(files)}
    return sorted({*found, _python(), _bootloader(), *_fonts()}, key=lambda part: part.name.lower())


def page(found: Iterable[Part]) -> str:
    """Return the texts of all licences; one that several parts share stands once."""
    shared: dict[str, list[Part]] = {}
    for part in found:
        shared.setdefault(part.text, []).append(part)
    intro = (PROJECT / "LICENSE").read_text(encoding="utf-8")
    pages = [f"Loba\n\n{intro}", "What it is built on, and the licence of each part."]
    for text, those in shared.items():
        heads = [head for part in those for head in _heads(part)]
        pages.append("\n".join(heads) + f"\n\n{text.strip()}\n")
    return f"\n{LINE}\n\n".join(pages)


def _heads(part: Part) -> Iterator[str]:
    yield f"{part.name} {part.version}".strip() + f" ({part.licence})"
    if part.source:
        yield f"  Source: {part.source}"
        yield "  Its files lie beside this page, and you may put changed ones in their place."


def listed(found: Iterable[Part], version: str) -> str:
    """Return the same as a bill of materials (CycloneDX 1.5)."""
    components = [
        {
            "type": "library",
            "name": part.name,
            **({"version": part.version} if part.version else {}),
            **({"purl": f"pkg:pypi/{part.name}@{part.version}"} if part.is_package else {}),
            "licenses": [{"expression": part.licence}],
            **_source(part),
            **_files(part),
        }
        for part in found
    ]
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "loba", "version": version}},
        "components": components,
    }
    return json.dumps(bill, indent=2) + "\n"


def _source(part: Part) -> dict[str, object]:
    reference = {"type": "source-distribution", "url": part.source}
    return {"externalReferences": [reference]} if part.source else {}


def _files(part: Part) -> dict[str, object]:
    named = [{"name": "loba:file", "value": file} for file in part.files]
    return {"properties": named} if named else {}


def _packages(names: set[str]) -> Iterator[Part]:
    known = packages_distributions()
    for package in sorted({one for name in names for one in known.get(name, ())} - {"loba"}):
        found = distribution(package)
        name = found.metadata["Name"]
        licence, text = WITHOUT.get(name, (_licence_of(found), ""))
        said = _text(text) if text else _own_text(found)
        source = f"https://pypi.org/project/{name}/{found.version}/#files"
        yield Part(name, found.version, licence, said, True, source if "GPL" in licence else "")


def _licence_of(found: Distribution) -> str:
    said = found.metadata.get("License-Expression") or found.metadata.get("License")
    return str(said or UNNAMED.get(found.metadata["Name"], ""))


def _own_text(found: Distribution) -> str:
    texts = [
        Path(str(found.locate_file(file))).read_text(encoding="utf-8")
        for file in found.files or ()
        if re.match(r"(LICEN[CS]E|COPYING)", file.name, re.IGNORECASE)
    ]
    if not texts:
        raise UnknownPartsError(f"{found.name}: no licence in the package; see {TEXTS.name}.py")
    return "\n".join(texts)


def table() -> dict[str, Any]:
    return tomllib.loads((TEXTS / "parts.toml").read_text(encoding="utf-8"))


def _libraries(files: Mapping[str, str]) -> Iterator[Part]:
    rows = table()
    owners = {stem: name for name, row in rows.items() for stem in row["files"]}
    unknown, owned = [], dict[str, list[str]]()
    for file in sorted(files):
        stem = stem_of(file)
        if stem in owners:
            owned.setdefault(owners[stem], []).append(file)
        elif not is_of_a_package(file):
            unknown.append(file)
    for name, those in owned.items():
        row = rows[name]
        version = version_of(name, row, [Path(files[file]) for file in those])
        source = row.get("source", "").replace("VERSION", version)
        names = tuple(file.replace("\\", "/").rpartition("/")[2] for file in those)
        text = _text(row.get("text", name))
        yield Part(name, version, row["licence"], text, source=source, files=names)
    if unknown and sys.platform == "linux":
        raise UnknownPartsError(f"no licence is known of {', '.join(unknown)}; see parts.toml")
    for file in unknown:
        # The wheels of other systems bring other libraries, which have been seen by nobody yet.
        print(f"no licence is known of {file}", file=sys.stderr)


def stem_of(file: str) -> str:
    """Return the name of a library without its folder, its version, and what a wheel adds."""
    name = re.split(
        r"\.(?:so|dll|dylib|pyd|cpython)\b", file.replace("\\", "/").rpartition("/")[2]
    )[0]
    return re.sub(r"-[0-9a-f]{8}(\.0)?$", "", name).removeprefix("lib")


def is_of_a_package(file: str) -> bool:
    """Return whether it is Python itself, or the binary half of a module of Loba, a package or
    Python."""
    path = file.replace("\\", "/")
    return (
        path.startswith(("game/", "pygame/", "yaml/", "websockets/", "accesskit/", "python3"))
        or "__mypyc." in path
        or "lib-dynload/" in path
        or (stem_of(path).startswith(("python3", "vcruntime", "api-ms", "ucrtbase")))
    )


def _text(name: str) -> str:
    return (TEXTS / f"{name}.txt").read_text(encoding="utf-8")


def _python() -> Part:
    home = Path(sysconfig.get_path("stdlib"))
    text = next(
        (
            file
            for file in (home / "LICENSE.txt", Path(sys.base_prefix) / "LICENSE.txt")
            if file.is_file()
        ),
        None,
    )
    version = ".".join(map(str, sys.version_info[:3]))
    return Part(
        "Python", version, "PSF-2.0", text.read_text(encoding="utf-8") if text else _text("Python")
    )


def _bootloader() -> Part:
    found = distribution("pyinstaller")
    licence = "GPL-2.0-or-later WITH Bootloader-exception"
    return Part("PyInstaller", found.version, licence, _own_text(found), True)


def _fonts() -> Iterator[Part]:
    folder = PROJECT / "assets/fonts"
    text = (folder / "OFL.txt").read_text(encoding="utf-8")
    for name, file in (("Source Sans Pro", "SansPro"), ("Source Serif Pro", "SerifPro")):
        # Its words stand there in two bytes a letter, from an odd place or an even one.
        said = (folder / f"Source{file}-Semibold.ttf").read_bytes().replace(b"\0", b"")
        found = re.search(rb"Version (\d+\.\d+)", said)
        yield Part(name, found[1].decode() if found else "", "OFL-1.1", text)
