"""Builds Loba for the system this runs on, measures it, and packs it to be given away.

    python .ci/pack.py [FOLDER]

FOLDER, `dist` if none is named, then holds `loba`, the program as a folder, and one file with all
of it: on Linux a .tar.gz with an entry for the desktop's menu and `install`, and a .deb where one
can be made; elsewhere a .zip.
"""

from __future__ import annotations

import os
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from gzip import GzipFile, compress
from hashlib import md5
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(PROJECT))
# Icons are drawn here, and no window opened.
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame  # noqa: E402
from elf import Binary  # noqa: E402
from manual import page as manual_page  # noqa: E402

from game import __version__  # noqa: E402

MB = 1_000_000
#: A variable: the C library that is to be enough on Linux.
LIBC_MOST = "LOBA_LIBC_MOST"
#: On Linux, unpacked.
SIZE_MOST = 60 * MB
LARGEST = 10
ICON_SIDES = (16, 24, 32, 48, 64, 128, 256, 512)
#: What the licences ask to be given away with the program.
NOTICES = ("THIRD_PARTY_LICENSES.txt", "loba.cdx.json")
#: How Debian calls a processor.
DEBIAN = {"x86_64": "amd64", "aarch64": "arm64"}
SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}


def main(folder: Path) -> int:
    # What is packed is the same, whatever else the builder's files are for.
    os.umask(0o022)
    build(folder)
    program = folder / "loba"
    if sys.platform == "linux":
        for file in plain_files(program):
            Binary(file).without_folders()
        give_plain_modes(program)
    size = measured(program)
    system = SYSTEMS.get(sys.platform, sys.platform)
    name = f"loba-{__version__}-{system}-{platform.machine().lower()}"
    packed = pack_for_linux(program, folder, name) if system == "linux" else pack(folder, name)
    print(f"{packed}: {packed.stat().st_size / MB:.1f} MB")
    faults = list(linux_faults(program, size)) if system == "linux" else []
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


def linux_faults(program: Path, size: int) -> Iterator[str]:
    """Say which C library it needs, and yield what is too large or too new."""
    needed = libc_needed(program)
    print(f"needs glibc {'.'.join(map(str, needed))}")
    for file in plain_files(program):
        if folders := Binary(file).folders():
            yield f"{file.name} looks for libraries in {folders}."
    if size > SIZE_MOST:
        yield f"The program has more than {SIZE_MOST // MB} MB."
    most = os.environ.get(LIBC_MOST)
    if most and needed > version(most):
        yield f"It is to run with glibc {most}."


def plain_files(folder: Path) -> list[Path]:
    return [file for file in sorted(folder.rglob("*")) if file.is_file() and not file.is_symlink()]


def give_plain_modes(folder: Path) -> None:
    """Have everybody read what is in a folder, and start what its owner may start; libraries are
    loaded, and not started."""
    for one in (folder, *folder.rglob("*")):
        if not one.is_symlink():
            is_started = one.stat().st_mode & 0o100 and ".so" not in one.name
            one.chmod(0o755 if one.is_dir() or is_started else 0o644)


def build(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as work:
        command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
        command += ["--distpath", str(folder), "--workpath", work, str(PROJECT / "build.spec")]
        # Sets are stored in their order, which is another in every process otherwise.
        subprocess.run(command, check=True, env={**os.environ, "PYTHONHASHSEED": "0"})


def built_at() -> int:
    """Return the seconds that everything is said to have been made at."""
    return int(os.environ.get("SOURCE_DATE_EPOCH", time.time()))


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


def installer(folder: Path, name: str) -> None:
    """Make what puts the program on Windows, where its tool is at hand."""
    makensis = shutil.which("makensis")
    if makensis is None:
        print("no makensis: no installer")
        return
    program, made = folder / "loba", folder / f"{name}-setup.exe"
    told = {
        "VERSION": __version__,
        "PROGRAM": str(program),
        "KILOBYTES": str(sum(file.stat().st_size for file in plain_files(program)) // 1024),
        "ICON": str(program / "_internal/loba.ico"),
        "OUT": str(made),
    }
    script = PROJECT / ".ci/windows/installer.nsi"
    command = [makensis, "-WX", "-V2", *(f"-D{key}={value}" for key, value in told.items())]
    subprocess.run([*command, str(script)], check=True)
    print(f"{made}: {made.stat().st_size / MB:.1f} MB")


def pack(folder: Path, name: str) -> Path:
    """On macOS the program that can be opened from the desktop, elsewhere the folder."""
    packed = folder / f"{name}.zip"
    if sys.platform == "darwin":
        # Links within it have to stay links.
        command = ["ditto", "-c", "-k", "--keepParent", str(folder / "Loba.app"), str(packed)]
        subprocess.run(command, check=True)
    else:
        if sys.platform == "win32":
            shutil.copy(PROJECT / ".ci/windows/README.txt", folder / "loba")
            installer(folder, name)
        shutil.make_archive(str(folder / name), "zip", folder, "loba")
    return packed


def pack_for_linux(program: Path, folder: Path, name: str) -> Path:
    """Pack the program with what desktops want to know, and a package for Debian beside it."""
    with tempfile.TemporaryDirectory() as room:
        tree = Path(room) / f"loba-{__version__}"
        shutil.copytree(program, tree / "program", symlinks=True)
        shutil.copy(PROJECT / ".ci/linux/install", tree)
        for notice in NOTICES:
            shutil.copy(program / "_internal" / notice, tree)
        share(tree / "share")
        give_plain_modes(tree)
        if shutil.which("dpkg-deb"):
            debian_package(tree, folder / f"{name}.deb")
        manifest = linux("flatpak.yaml").replace("ARCHIVE", f"{name}.tar.gz")
        (folder / "loba.flatpak.yaml").write_text(manifest, encoding="utf-8")
        return tarred(tree, folder / f"{name}.tar.gz")


def tarred(tree: Path, packed: Path) -> Path:
    """Pack a folder in the order of its names; nobody owns what is in it."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = built_at()
        return entry

    with (
        packed.open("wb") as file,
        GzipFile("", "wb", fileobj=file, mtime=built_at()) as zipped,
        tarfile.open(fileobj=zipped, mode="w") as tar,
    ):
        tar.add(tree, tree.name, filter=plain)
    return packed


def share(folder: Path) -> None:
    """Lay out a `share` folder for desktops: menu entry, shop page, types of files, icons."""
    icons = folder / "icons/hicolor"
    texts = {
        "applications/loba.desktop": linux("loba.desktop"),
        "metainfo/loba.metainfo.xml": linux("loba.metainfo.xml")
        .replace("VERSION", __version__)
        .replace("DATE", datetime.fromtimestamp(built_at(), UTC).date().isoformat()),
        "mime/packages/loba.xml": linux("loba-mime.xml"),
    }
    for place, text in texts.items():
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_text(text, encoding="utf-8")
    drawing = PROJECT / "assets/art/icon.svg"
    for side in ICON_SIDES:
        apps = icons / f"{side}x{side}/apps"
        apps.mkdir(parents=True)
        pygame.image.save(pygame.image.load_sized_svg(drawing, (side, side)), apps / "loba.png")
    manual = folder / "man/man6/loba.6.gz"
    manual.parent.mkdir(parents=True)
    told = manual_page(datetime.fromtimestamp(built_at(), UTC).date().isoformat())
    manual.write_bytes(compress(told.encode(), mtime=0))
    (icons / "scalable/apps").mkdir(parents=True)
    shutil.copy(drawing, icons / "scalable/apps/loba.svg")


def linux(name: str) -> str:
    return (PROJECT / ".ci/linux" / name).read_text(encoding="utf-8")


def debian_package(tree: Path, packed: Path) -> None:
    """Pack the same for Debian and what is built on it."""
    with tempfile.TemporaryDirectory() as room:
        root = Path(room) / "loba"
        shutil.copytree(tree / "program", root / "usr/lib/loba", symlinks=True)
        shutil.copytree(tree / "share", root / "usr/share")
        doc = root / "usr/share/doc/loba"
        doc.mkdir(parents=True)
        shutil.copy(tree / NOTICES[0], doc / "copyright")
        made = datetime.fromtimestamp(built_at(), UTC).strftime("%a, %d %b %Y %H:%M:%S %z")
        news = linux("changelog").format(version=__version__, date=made)
        (doc / "changelog.gz").write_bytes(compress(news.encode(), mtime=0))
        (root / "usr/games").mkdir()
        (root / "usr/games/loba").symlink_to("../lib/loba/loba")
        (root / "DEBIAN").mkdir()
        size = sum(file.stat().st_size for file in root.rglob("*") if file.is_file()) // 1024
        control = linux("control").format(
            version=__version__,
            architecture=DEBIAN.get(platform.machine().lower(), platform.machine()),
            size=size,
            libc=".".join(map(str, libc_needed(tree / "program"))),
        )
        (root / "DEBIAN/control").write_text(control, encoding="utf-8")
        sums = (
            f"{md5(file.read_bytes()).hexdigest()}  {file.relative_to(root)}\n"
            for file in plain_files(root / "usr")
        )
        (root / "DEBIAN/md5sums").write_text("".join(sums), encoding="utf-8")
        give_plain_modes(root)
        for file in (root, *root.rglob("*")):
            os.utime(file, (built_at(), built_at()), follow_symlinks=False)
        command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(packed)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    print(f"{packed}: {packed.stat().st_size / MB:.1f} MB")


def libc_needed(program: Path) -> tuple[int, ...]:
    """Return the oldest C library on which all of the program's binaries load."""
    versions = {(2, 0)}
    for file in program.rglob("*"):
        if file.is_file() and (file.name == "loba" or ".so" in file.name):
            found = re.findall(rb"GLIBC_(\d+(?:\.\d+)+)", file.read_bytes())
            versions |= {version(one.decode()) for one in found}
    return max(versions)


def version(written: str) -> tuple[int, ...]:
    return tuple(map(int, written.split(".")))


if __name__ == "__main__":
    raise SystemExit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "dist").resolve()))
