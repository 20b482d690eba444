"""What is packed for Linux is the same, whoever packs it and wherever."""

from __future__ import annotations

import gzip
import os
import shutil
import subprocess
import sys
import tarfile
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

CI = Path(__file__).resolve().parents[1] / ".ci"
#: What a program consists of here: what is started, what is loaded, what is read.
PROGRAM = ("loba", "_internal/libz.so.1", "_internal/game/words.txt")
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="packages for Linux")


@pytest.fixture
def pack(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(CI))
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    return import_module("pack")


def packed(pack: ModuleType, folder: Path, umask: int) -> dict[str, str]:
    """The checksums of all packages, by somebody with this umask, who built it in this folder."""
    before = os.umask(umask)
    try:
        program = folder / "loba"
        for name in (*PROGRAM, *(f"_internal/{one}" for one in pack.NOTICES)):
            file = program / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(name)
            file.chmod((0o666 if name.endswith(".txt") else 0o777) & ~umask)
        pack.pack_for_linux(program, folder, "loba-1")
    finally:
        os.umask(before)
    made = [file for file in folder.iterdir() if file.is_file()]
    return {file.name: sha256(file.read_bytes()).hexdigest() for file in made}


def test_it_is_the_same_under_every_umask_and_in_every_folder(
    pack: ModuleType, tmp_path: Path
) -> None:
    folders = [tmp_path / "here", tmp_path / "somewhere/else", tmp_path / "third"]
    for folder in folders:
        folder.mkdir(parents=True)
    usual, closed, open_ = (
        packed(pack, folder, umask)
        for folder, umask in zip(folders, (0o022, 0o077, 0o002), strict=True)
    )
    assert usual == closed == open_
    assert "loba-1.tar.gz" in usual
    with tarfile.open(folders[1] / "loba-1.tar.gz") as tar:
        modes = {one.name.partition("/")[2]: one.mode for one in tar if one.isfile()}
    assert modes["program/loba"] == modes["install"] == 0o755
    for name in ("game/words.txt", "libz.so.1"):
        assert modes[f"program/_internal/{name}"] == 0o644


@pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="there is no dpkg-deb")
def test_the_package_for_debian_has_its_page_its_news_and_what_it_sums_up(
    pack: ModuleType, tmp_path: Path
) -> None:
    packed(pack, tmp_path, 0o077)
    root = tmp_path / "root"
    subprocess.run(["dpkg-deb", "-R", tmp_path / "loba-1.deb", root], check=True)
    for name in ("man/man6/loba.6.gz", "doc/loba/changelog.gz", "doc/loba/copyright"):
        assert (root / "usr/share" / name).is_file()
    news = gzip.decompress((root / "usr/share/doc/loba/changelog.gz").read_bytes()).decode()
    assert max(map(len, news.splitlines())) <= 80
    subprocess.run(["md5sum", "-c", "--quiet", "DEBIAN/md5sums"], cwd=root, check=True)
    control = (root / "DEBIAN/control").read_text()
    for library in ("libdecor-0-0", "libdbus-1-3", "libwayland-egl1", "libx11-6"):
        assert library in control


def test_the_manual_page_says_what_help_says(pack: ModuleType) -> None:
    page = import_module("manual").page("2026-01-01")
    for said in ("\\-\\-players", "loba host", "loba doctor", "loba variants check"):
        assert said in page, said
