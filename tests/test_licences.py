"""Everything in the built program has its licence in it, and it says what system it runs on."""

from __future__ import annotations

import json
import re
import shutil
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pygame
import pytest

CI = Path(__file__).resolve().parents[1] / ".ci"
MODULES = (
    *("pygame.font", "yaml", "fluent.runtime", "platformdirs", "babel.core", "json", "game.app"),
)


@pytest.fixture
def licences(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(CI))
    return import_module("licences")


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other libraries")
def test_a_library_nobody_knows_the_licence_of_ends_the_build(licences: ModuleType) -> None:
    with pytest.raises(licences.UnknownPartsError, match="libgme-1a2b3c4d"):
        licences.parts(
            MODULES, dict.fromkeys(["pygame_ce.libs/libogg-1.so.0", "libgme-1a2b3c4d.so.0"], "")
        )


def test_page_and_list_name_packages_libraries_python_and_fonts(licences: ModuleType) -> None:
    found = licences.parts(
        MODULES,
        dict.fromkeys(["libogg-15db22d2.so.0.8.6", "lib-dynload/_heapq.cpython-311.so"], ""),
    )
    names = {part.name for part in found}
    assert {"pygame-ce", "PyYAML", "fluent.runtime", "babel", "platformdirs"} <= names
    fonts = {"Source Sans Pro", "Source Serif Pro"}
    assert {"Python", "PyInstaller", "Ogg", *fonts} <= names
    assert all(part.version for part in found if part.name in fonts)
    assert all(part.licence and len(part.text) > 200 for part in found)
    bill = json.loads(licences.listed(found, "1.0.0"))
    assert {one["name"] for one in bill["components"]} == names
    page = licences.page(found)
    assert all(part.name in page for part in found)


def bundled() -> dict[str, str]:
    """The libraries that pygame's package brings here."""
    folder = Path(pygame.__file__).parents[1] / "pygame_ce.libs"
    return {f"pygame_ce.libs/{file.name}": str(file) for file in folder.glob("*.so*")}


#: Nothing in these libraries says which version they are.
SILENT = {"Ogg", "opusfile"}


@pytest.mark.skipif(not bundled(), reason="pygame brings no libraries here")
def test_every_library_that_can_be_asked_has_its_version(licences: ModuleType) -> None:
    known = {stem for row in licences.table().values() for stem in row["files"]}
    files = {file: at for file, at in bundled().items() if licences.stem_of(file) in known}
    found = [part for part in licences.parts(MODULES, files) if part.files]
    assert len(found) > 15
    assert {part.name for part in found if not part.version} <= SILENT
    versions = {part.name: part.version for part in found}
    assert versions["SDL"] == ".".join(map(str, pygame.get_sdl_version()))
    assert all(re.fullmatch(r"\d+(\.\d+)+", version) for version in versions.values() if version)


@pytest.mark.skipif(not shutil.which("dpkg-query"), reason="this is no Debian")
@pytest.mark.parametrize("name", ["libgcc_s.so.1", "libffi.so.8"])
def test_a_library_of_the_system_has_the_version_of_its_package(
    licences: ModuleType, name: str
) -> None:
    found = [file for file in Path("/lib").glob(f"*-linux-gnu/{name}") if file.exists()]
    if not found:
        pytest.skip(f"there is no {name}")
    [part] = [one for one in licences.parts(MODULES, {name: str(found[0])}) if one.files == (name,)]
    assert re.fullmatch(r"\d+(\.\d+)+", part.version)


def test_it_is_said_where_the_source_is_of_what_anybody_may_change(licences: ModuleType) -> None:
    found = licences.parts(MODULES, {})
    owed = [part for part in found if "GPL" in part.licence and "exception" not in part.licence]
    assert {part.name for part in owed} >= {"pygame-ce"}
    for name, row in licences.table().items():
        if "GPL" in row["licence"] and "exception" not in row["licence"]:
            assert "VERSION" in row["source"], name
    page, bill = licences.page(found), json.loads(licences.listed(found, "1.0.0"))
    for part in owed:
        assert f"pypi.org/project/pygame-ce/{part.version}" in part.source
        assert part.source in page
        [listed] = [one for one in bill["components"] if one["name"] == part.name]
        assert listed["externalReferences"][0]["url"] == part.source


@pytest.mark.parametrize(
    ("file", "stem"),
    [
        ("pygame_ce.libs/libSDL2-2-50d19f93.0.so.0.3200.10", "SDL2-2"),
        ("libpng16-fefdc88d.so.16.58.0", "png16"),
        ("libstdc++.so.6", "stdc++"),
        ("pygame\\SDL2_image.dll", "SDL2_image"),
        ("lib-dynload/pyexpat.cpython-311-x86_64-linux-gnu.so", "pyexpat"),
    ],
)
def test_a_library_is_known_without_its_version(licences: ModuleType, file: str, stem: str) -> None:
    assert licences.stem_of(file) == stem


def test_every_text_belongs_to_a_part(licences: ModuleType) -> None:
    table = licences.table()
    wanted = {row.get("text", name) for name, row in table.items()} | {"Python"}
    wanted |= {text for _, text in licences.WITHOUT.values()}
    assert {file.stem for file in (CI / "licences").glob("*.txt")} == wanted


def test_the_newest_symbol_of_any_library_says_which_c_library_is_needed(
    licences: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pack = import_module("pack")
    (tmp_path / "loba").write_bytes(b"\0GLIBC_2.9\0GLIBC_2.2.5\0")
    (tmp_path / "_internal").mkdir()
    (tmp_path / "_internal/libz.so.1").write_bytes(b"\0GLIBC_2.31\0GLIBC_PRIVATE\0")
    (tmp_path / "_internal/notes.txt").write_bytes(b"GLIBC_2.99")
    assert pack.libc_needed(tmp_path) == (2, 31)
    for most, faults in (("2.31", 0), ("2.35", 0), ("2.28", 1), ("", 0)):
        monkeypatch.setenv(pack.LIBC_MOST, most)
        assert len(list(pack.linux_faults(tmp_path, 0))) == faults
