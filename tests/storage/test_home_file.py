"""One file with everything: what goes in comes out, and what is not sound changes nothing."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import stat
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from zipfile import ZIP_BZIP2, ZipFile, ZipInfo

import pytest
from small_homes import FILES, NOW, content_of, filled, home_in, packed, refusal

from game.l10n.catalogue import Texts
from game.paths import bundled
from game.storage import home_file
from game.storage.home import Home, HomeError, contents_here, files_of
from game.storage.home_file import FORMAT, MANIFEST, VERSION, contents_of, free_file, packing
from game.storage.home_swap import ASIDE, UNPACKED, beside

ONE_ZERO = Path(__file__).parents[1] / "homes" / "1.0" / "home"


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return filled(home_in(tmp_path / "old"), "old")


@pytest.fixture
def file(home: Home, tmp_path: Path) -> Path:
    file = tmp_path / "all.zip"
    packed(home, file)
    return file


# What goes in ----------------------------------------------------------------------------------


@pytest.mark.parametrize("together", [False, True])
def test_all_of_a_home_comes_out_in_another_place(tmp_path: Path, together: bool) -> None:
    old = filled(home_in(tmp_path / "old", together), "old")
    packed(old, tmp_path / "all.zip")
    new = home_in(tmp_path / "new", not together)
    assert refusal(tmp_path / "all.zip", new) == ""
    assert content_of(new) == content_of(old)
    assert sorted(content_of(new)) == sorted(FILES)


def test_files_are_as_old_as_they_were(home: Home, tmp_path: Path) -> None:
    """The records know a match by when its file was written."""
    old = home.data / "replays" / "la_mona-2.json"
    os.utime(old, ns=(0, 1_700_000_000_123_456_789))
    packed(home, tmp_path / "all.zip")
    new = home_in(tmp_path / "new")
    assert refusal(tmp_path / "all.zip", new) == ""
    again = new.data / "replays" / "la_mona-2.json"
    assert again.stat().st_mtime_ns == old.stat().st_mtime_ns


def test_any_tool_can_open_it(file: Path) -> None:
    with ZipFile(file) as archive:
        assert archive.testzip() is None
        assert {*archive.namelist()} == {*FILES, MANIFEST}
        manifest = json.loads(archive.read(MANIFEST))
    assert manifest["format"], manifest["version"] == (FORMAT, VERSION)
    assert (manifest["matches"], manifest["people"], manifest["made_at"]) == (2, 1, NOW)


def test_it_tells_what_is_in_it_and_a_home_tells_the_same(home: Home, file: Path) -> None:
    inside, here = contents_of(file), contents_here(home)
    assert inside[:2] == here[:2] == (2, 1)
    assert inside.since == pytest.approx(here.since, abs=1)
    assert inside.made_at == NOW


@pytest.mark.parametrize(
    "name",
    [
        *("data/logs/loba.log", "data/reports/crash.txt", "data/phones.json", "data/notes.txt"),
        *("data/matches/carioca-1.lock", "data/matches/.carioca-1.json.7.part"),
        *("settings/token", "data/aside/data/names.json", "data/names.json.bak"),
    ],
)
def test_what_does_not_belong_to_a_home_is_not_in_it(home: Home, tmp_path: Path, name: str) -> None:
    other = tmp_path / "old" / name
    other.parent.mkdir(parents=True, exist_ok=True)
    other.write_text("secret", "utf-8")
    packed(home, tmp_path / "all.zip")
    with ZipFile(tmp_path / "all.zip") as archive:
        assert {*archive.namelist()} == {*FILES, MANIFEST}


def test_every_file_of_a_home_of_1_0_belongs_to_it() -> None:
    known = {Path(file) for file in files_of(home_in(ONE_ZERO)).values()}
    assert known == {one for one in ONE_ZERO.rglob("*") if one.is_file()}


def test_names_that_other_systems_cannot_write_are_told(home: Home, tmp_path: Path) -> None:
    strange = ("con.yaml", "a:b.yaml", "end.", " .yaml ", "x" * 130)
    for name in strange:
        (home.data / "variants" / name).write_text("x", "utf-8")
    left_out = packed(home, tmp_path / "all.zip").left_out
    assert {one.rpartition("/")[2] for one in left_out} == {*strange} - {" .yaml "} | {" .yaml "}
    assert refusal(tmp_path / "all.zip", home_in(tmp_path / "new")) == ""


def test_what_cannot_be_read_is_told_and_the_rest_is_packed(home: Home, tmp_path: Path) -> None:
    file = home.data / "cards" / "large" / "AS.svg"
    file.unlink()
    with file.open("wb") as large:
        large.truncate(home_file.FILE_MOST + 1)
    found = packed(home, tmp_path / "all.zip")
    assert found.left_out == ("data/cards/large/AS.svg",)
    assert found.contents.matches == 2


def test_records_are_whole_while_another_program_writes(home: Home, tmp_path: Path) -> None:
    base = sqlite3.connect(home.data / "records.db", isolation_level=None)
    base.execute("CREATE TABLE t (x)")
    base.execute("INSERT INTO t VALUES (1)")
    base.execute("BEGIN IMMEDIATE")
    base.execute("INSERT INTO t VALUES (2)")
    packed(home, tmp_path / "all.zip")
    base.execute("COMMIT")
    base.close()
    new = home_in(tmp_path / "new")
    assert refusal(tmp_path / "all.zip", new) == ""
    with closing(sqlite3.connect(new.data / "records.db")) as again:
        assert again.execute("SELECT x FROM t").fetchall() == [(1,)]


def test_a_match_that_ends_meanwhile_is_in_it(home: Home, tmp_path: Path) -> None:
    """It moves from one folder to the other, or back, between the looks at both."""
    match = home.data / "matches" / "carioca-1.json"
    steps = packing(tmp_path / "all.zip", home, NOW)
    next(steps)
    shutil.copy(match, home.data / "replays" / match.name)
    match.unlink()
    *_, last = steps
    # It was listed before it was moved; the next file of all would have it.
    assert isinstance(last, home_file.Packed)
    assert packed(home, tmp_path / "all.zip").contents.matches == 2


def test_where_there_is_no_room_nothing_is_left_behind(
    home: Home, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    folder = tmp_path / "there"
    folder.mkdir()
    monkeypatch.setattr("os.fsync", full)
    *_, last = packing(folder / "all.zip", home, NOW)
    assert last.key == "home.fault.not_written"  # type: ignore[union-attr]
    assert list(folder.iterdir()) == []


def test_a_file_of_today_has_a_free_name(tmp_path: Path) -> None:
    first = free_file(tmp_path, NOW)
    first.touch()
    assert free_file(tmp_path, NOW).stem == f"{first.stem}-2"


# What comes from anybody -----------------------------------------------------------------------


def hostile(file: Path, entries: dict[str, bytes], **manifest: object) -> Path:
    """Write an archive as somebody may write it who means ill."""
    told = {"format": FORMAT, "version": VERSION, **manifest}
    with ZipFile(file, "w") as archive:
        for name, content in {**entries, MANIFEST: json.dumps(told).encode()}.items():
            archive.writestr(ZipInfo(name), content)
    return file


def with_entry(file: Path, **how: int) -> None:
    entry = ZipInfo("data/names.json")
    for key, value in how.items():
        setattr(entry, key, value)
    with ZipFile(file, "w") as archive:
        archive.writestr(entry, b"[]")
        archive.writestr(MANIFEST, json.dumps({"format": FORMAT, "version": VERSION}))


def spoilt(file: Path) -> None:
    whole = bytearray(file.read_bytes())
    whole[60:64] = b"\xff\xff\xff\xff"
    file.write_bytes(whole)


def bomb(file: Path) -> None:
    with ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        with archive.open("data/matches/a.json", "w") as target:
            for _ in range(65):
                target.write(bytes(2**20))
        archive.writestr(MANIFEST, json.dumps({"format": FORMAT, "version": VERSION}))


def many(file: Path) -> None:
    with ZipFile(file, "w") as archive:
        for at in range(70_000):
            archive.writestr(ZipInfo(f"data/matches/{at}.json"), b"")


STRANGE_NAMES = (
    *("../data/names.json", "data/../names.json", "/etc/passwd", "C:/data/names.json"),
    *("data/matches/../../names.json", "data\\names.json", "data/matches/..\\..\\x.json"),
    *("data/matches/a:b.json", "data/matches/nul.json", "data/matches/a.json.", "data//names.json"),
    *("data/matches/.hidden", "data/logs/x.log", "settings/phones.json", "data/names.json/x"),
    *("data/matches", "names.json", "data/matches/a\n.json", "data/cards/a/b/c/d/e/f/g.svg"),
)
REFUSED: dict[str, tuple[Callable[[Path], object], str]] = {
    **{
        repr(name): (lambda file, name=name: hostile(file, {name: b"x"}), "strange")
        for name in STRANGE_NAMES
    },
    "a link": (
        lambda file: with_entry(file, external_attr=(stat.S_IFLNK | 0o777) << 16),
        "strange",
    ),
    "two names that Windows takes for one": (
        lambda file: hostile(file, {"data/names.json": b"", "data/NAMES.json": b""}),
        "strange",
    ),
    "nothing": (lambda file: file.write_bytes(b""), "not_a_home"),
    "words": (lambda file: file.write_text("Loba", "utf-8"), "not_a_home"),
    "another zip file": (lambda file: ZipFile(file, "w").writestr("a", b""), "not_a_home"),
    "another manifest": (lambda file: hostile(file, {}, format="mine"), "not_a_home"),
    "half": (lambda file: file.write_bytes(file.read_bytes()[:-30]), "not_a_home"),
    "a spoilt entry": (spoilt, "damaged"),
    "a manifest of many brackets": (lambda file: manifest_of(file, b"[" * 100_000), "damaged"),
    "a manifest that is a list": (lambda file: manifest_of(file, b"[]"), "not_a_home"),
    "no version": (lambda file: hostile(file, {}, version=None), "damaged"),
    "a newer version": (lambda file: hostile(file, {}, version=VERSION + 1, program="9"), "newer"),
    "a way of packing few have": (
        lambda file: with_entry(file, compress_type=ZIP_BZIP2),
        "damaged",
    ),
    "a bomb": (bomb, "too_large"),
    "more files than anybody has": (many, "too_large"),
    "a folder": (lambda file: (file.unlink(), file.mkdir()), "not_a_home"),
    "not there": (lambda file: file.unlink(), "missing"),
}


def manifest_of(file: Path, content: bytes) -> None:
    with ZipFile(file, "w") as archive:
        archive.writestr(MANIFEST, content)


@pytest.mark.parametrize("what", REFUSED)
def test_what_is_not_sound_is_refused_and_changes_nothing(
    home: Home, file: Path, tmp_path: Path, what: str
) -> None:
    do, why = REFUSED[what]
    before = content_of(home)
    do(file)
    assert refusal(file, home) == why
    assert content_of(home) == before
    assert not (home.data / ASIDE).exists()
    assert not (home.data / UNPACKED).exists()
    assert {one.name for one in tmp_path.iterdir()} <= {"old", "all.zip"}


@pytest.mark.parametrize("what", [one for one in REFUSED if one != "a spoilt entry"])
def test_what_is_refused_is_refused_before_anybody_is_asked(file: Path, what: str) -> None:
    """A spoilt entry is found once it is unpacked."""
    do, why = REFUSED[what]
    do(file)
    with pytest.raises(HomeError) as refused:
        contents_of(file)
    assert refused.value.fault.key == f"home.fault.{why}"


def test_no_changed_byte_is_without_an_answer(home: Home, file: Path) -> None:
    """Restored or refused, never anything else; and what is restored is what was packed."""
    before, whole = content_of(home), file.read_bytes()
    for at in range(0, 1200, 7):
        content = bytearray(whole)
        content[-at - 1] ^= 0x41
        file.write_bytes(content)
        refusal(file, home)
        assert content_of(home) == before, at


@pytest.mark.parametrize("language", ["en", "es", "fr", "pt"])
def test_every_refusal_has_a_sentence(language: str) -> None:
    texts = Texts([language], [bundled("locales")])
    for why in {why for _, why in REFUSED.values()} | {"played", "under_way", "none_aside"}:
        said = texts.text(f"home.fault.{why}", name="x", program="9", detail="")
        assert not said.startswith("home.fault")
    assert not texts.missing


def test_too_little_room_is_told_before_anything_is_written(
    home: Home, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = shutil.disk_usage(tmp_path)._replace(free=10)
    monkeypatch.setattr("shutil.disk_usage", lambda folder: usage)
    assert refusal(file, home) == "no_room"
    assert not beside(home, UNPACKED).data.exists()
