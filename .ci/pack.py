"""Builds Loba for the system this runs on, measures it, and packs it to be given away.

    python .ci/pack.py [FOLDER]

FOLDER, `dist` if none is named, then holds `loba`, the program as a folder, and one file with all
of it: on Linux a .tar.gz with an entry for the desktop's menu and `install`, elsewhere a .zip.
"""

from __future__ import annotations

import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(PROJECT))

from game import __version__  # noqa: E402
from game.l10n.catalogue import Catalogue  # noqa: E402
from game.l10n.languages import available  # noqa: E402

MB = 1_000_000
#: On Linux, unpacked.
SIZE_MOST = 60 * MB
LARGEST = 10
SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}


def main(folder: Path) -> int:
    build(folder)
    program = folder / "loba"
    size = measured(program)
    system = SYSTEMS.get(sys.platform, sys.platform)
    name = f"loba-{__version__}-{system}-{platform.machine().lower()}"
    packed = pack_for_linux(program, folder, name) if system == "linux" else pack(folder, name)
    print(f"{packed}: {packed.stat().st_size / MB:.1f} MB")
    if system == "linux" and size > SIZE_MOST:
        print(f"The program has more than {SIZE_MOST // MB} MB.", file=sys.stderr)
        return 1
    return 0


def build(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as work:
        command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
        command += ["--distpath", str(folder), "--workpath", work, str(PROJECT / "build.spec")]
        subprocess.run(command, check=True)


def measured(program: Path) -> int:
    sizes = {
        file.relative_to(program): file.stat().st_size
        for file in program.rglob("*")
        if file.is_file() and not file.is_symlink()
    }
    print(f"{program}: {sum(sizes.values()) / MB:.1f} MB, the largest:")
    for file, size in sorted(sizes.items(), key=lambda one: -one[1])[:LARGEST]:
        print(f"{size / MB:8.1f}  {file}")
    return sum(sizes.values())


def pack(folder: Path, name: str) -> Path:
    """On macOS the program that can be opened from the desktop, elsewhere the folder."""
    packed = folder / f"{name}.zip"
    if sys.platform == "darwin":
        # Links within it have to stay links.
        command = ["ditto", "-c", "-k", "--keepParent", str(folder / "Loba.app"), str(packed)]
        subprocess.run(command, check=True)
    else:
        shutil.make_archive(str(folder / name), "zip", folder, "loba")
    return packed


def pack_for_linux(program: Path, folder: Path, name: str) -> Path:
    with tempfile.TemporaryDirectory() as room:
        tree = Path(room) / f"loba-{__version__}"
        shutil.copytree(program, tree / "program", symlinks=True)
        shutil.copy(PROJECT / ".ci/linux/install", tree)
        shutil.copy(PROJECT / "assets/art/icon.svg", tree / "loba.svg")
        (tree / "loba.desktop").write_text(desktop_entry(), encoding="utf-8")
        return Path(shutil.make_archive(str(folder / name), "gztar", room, tree.name))


def desktop_entry() -> str:
    """With what Loba is, in every language it speaks."""
    lines = (PROJECT / ".ci/linux/loba.desktop").read_text(encoding="utf-8").splitlines()
    roots = [PROJECT / "locales"]
    for language in available(roots):
        about = Catalogue([language], roots).text("cli.about")
        lines.append(f"Comment[{language}]={about}")
        if language == "en":
            lines.append(f"Comment={about}")
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    raise SystemExit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "dist").resolve()))
