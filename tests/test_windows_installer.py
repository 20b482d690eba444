"""What puts Loba on Windows is understood by its tool; where there is Wine, it is run."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
from io import BytesIO
from pathlib import Path

import pygame
import pytest

SCRIPT = Path(__file__).resolve().parents[1] / ".ci/windows/installer.nsi"
PROGRAM = ("loba.exe", "loba-cli.exe", "_internal/game/words.txt")
#: Under Wine, of what a person has.
PLACE = "AppData/Local/Programs/Loba"
START = "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Loba.lnk"

pytestmark = pytest.mark.skipif(not shutil.which("makensis"), reason="there is no makensis")


@pytest.fixture
def program(tmp_path: Path) -> Path:
    for name in PROGRAM:
        file = tmp_path / "loba" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"MZ")
    return tmp_path / "loba"


def made(program: Path, *more: str) -> Path:
    """The installer of a program; warnings are errors."""
    png = BytesIO()
    pygame.image.save(pygame.Surface((32, 32)), png, "icon.png")
    size = len(png.getvalue())
    icon, out = program.parent / "loba.ico", program.parent / "loba-1.2.3-setup.exe"
    head = struct.pack("<3H4B2H2I", 0, 1, 1, 32, 32, 0, 0, 1, 32, size, 22)
    icon.write_bytes(head + png.getvalue())
    told = {"VERSION": "1.2.3", "PROGRAM": program, "KILOBYTES": 7, "ICON": icon, "OUT": out}
    words = [f"-D{key}={value}" for key, value in told.items()]
    done = subprocess.run(
        ["makensis", "-WX", "-V2", *words, *more, SCRIPT], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return out


def test_its_tool_takes_the_script_without_a_warning(program: Path) -> None:
    assert made(program).read_bytes().startswith(b"MZ")


@pytest.mark.limit(300)
@pytest.mark.skipif(
    not (shutil.which("wine") and shutil.which("xvfb-run")), reason="there is no Wine"
)
def test_it_installs_over_an_older_one_and_removes_only_what_it_brought(
    program: Path, tmp_path: Path
) -> None:
    home = tmp_path / "wine"
    surroundings = {
        **os.environ,
        **{"WINEPREFIX": str(home), "WINEDEBUG": "-all", "HOME": str(tmp_path)},
        # Nothing of the desktop here learns of what is installed there.
        "WINEDLLOVERRIDES": "winemenubuilder.exe,mscoree,mshtml=d",
    }

    def run(line: str) -> None:
        script = f"wine {line} /S && wineserver -w"
        subprocess.run(
            ["xvfb-run", "-a", "sh", "-c", script], env=surroundings, check=True, timeout=250
        )

    def there(name: str) -> Path:
        return next((home / "drive_c/users").glob(f"*/{name}"), home / "none")

    # Wine for 64 bits alone runs only such an installer.
    run(str(made(program, "-DTARGET=amd64-unicode")))
    place = there(PLACE)
    assert all((place / name).is_file() for name in PROGRAM)
    assert there(START).is_file()
    asked = (home / "user.reg").read_text(encoding="latin-1")
    for said in ("Uninstall\\\\Loba", "FriendlyAppName", '".yaml"', "QuietUninstallString"):
        assert said in asked
    (place / "_internal/older.txt").write_text("of an older one")
    (place / "mine.txt").write_text("mine")
    run(str(program.parent / "loba-1.2.3-setup.exe"))
    assert not (place / "_internal/older.txt").exists()
    run(f"'{place}/uninstall.exe'")
    assert sorted(file.name for file in place.iterdir()) == ["mine.txt"]
    assert not there(START).exists()
    assert "FriendlyAppName" not in (home / "user.reg").read_text(encoding="latin-1")
