"""Binaries given away look for libraries beside themselves, and not where they were built."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

CI = Path(__file__).resolve().parents[1] / ".ci"
needs_compiler = pytest.mark.skipif(
    sys.platform != "linux" or not shutil.which("cc"), reason="there is no compiler"
)


@pytest.fixture
def elf(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(CI))
    return import_module("elf")


@needs_compiler
@pytest.mark.parametrize("dtags", ["--enable-new-dtags", "--disable-new-dtags"])
@pytest.mark.parametrize(
    ("folders", "left"),
    [("/builder/somebody/build/lib", []), ("$ORIGIN/../lib", ["$ORIGIN/../lib"])],
)
def test_the_folders_of_the_builder_are_taken_out(
    elf: ModuleType, tmp_path: Path, dtags: str, folders: str, left: list[str]
) -> None:
    source, file = tmp_path / "four.c", tmp_path / "four.so"
    source.write_text("int four(void) { return 4; }\n")
    flags = [f"-Wl,{dtags}", f"-Wl,-rpath,{folders}"]
    subprocess.run(["cc", "-shared", "-o", file, source, *flags, "-lm"], check=True)
    own = [folders.encode()] if not left else []
    assert elf.Binary(file).folders() == own
    elf.Binary(file).without_folders()
    assert elf.Binary(file).folders() == []
    assert (folders.encode() in file.read_bytes()) == bool(left)
    asked = "import ctypes, sys; print(ctypes.CDLL(sys.argv[1]).four())"
    done = subprocess.run([sys.executable, "-c", asked, file], capture_output=True, text=True)
    assert done.stdout == "4\n", done.stderr


def test_what_is_no_binary_stays_as_it_is(elf: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "words.txt"
    file.write_text("words")
    assert elf.Binary(file).folders() == []
    elf.Binary(file).without_folders()
    assert file.read_text() == "words"
