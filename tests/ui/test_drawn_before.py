"""What an earlier run has drawn is used again; whatever lies in its place is only drawn anew."""

from __future__ import annotations

import os
import time
import zlib
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.paths import SAFE_VARIABLE, user_cache
from game.ui.drawn_before import HEAD, drawn_before, keep_drawn, make_room
from game.ui.svg_rasterizer import Order, SvgRasterizer

SIZE = (64, 48)
PIXELS = bytes(64 * 48 * 4)


@pytest.fixture
def art(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LOBA_HOME", str(tmp_path / "home"))
    monkeypatch.delenv(SAFE_VARIABLE, raising=False)
    pygame.display.init()
    pygame.display.set_mode((8, 8))
    file = tmp_path / "night.svg"
    file.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3">'
        '<circle cx="2" cy="1.5" r="1" fill="#E8C040" fill-opacity="0.7"/></svg>'
    )
    return file


def kept() -> list[Path]:
    folder = user_cache() / "pictures"
    return sorted(folder.iterdir()) if folder.is_dir() else []


def pixels(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def drawn(art: Path, **more: bool) -> pygame.Surface:
    """By a thread, as at the start; what it keeps is written by then."""
    rasterizer, order = SvgRasterizer(**more), Order(art, SIZE)
    rasterizer.order(order)
    until = time.monotonic() + 5
    while rasterizer._workers and time.monotonic() < until:
        time.sleep(0.005)
    return rasterizer.fetch(order)


def test_the_next_run_need_not_draw(art: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = drawn(art, remembers=True)
    assert len(kept()) == 1
    monkeypatch.setattr("game.ui.svg_rasterizer._draw", lambda order: pytest.fail("drawn again"))
    assert pixels(drawn(art, remembers=True)) == pixels(first)


def test_all_of_a_full_table_is_drawn_beside_the_window(
    art: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rasterizer, orders = SvgRasterizer(), [Order(art, (8 + at, 6)) for at in range(120)]
    for order in orders:
        rasterizer.order(order)
    until = time.monotonic() + 5
    while not rasterizer.wait() and time.monotonic() < until:
        pass
    monkeypatch.setattr("game.ui.svg_rasterizer._draw", lambda order: pytest.fail("drawn again"))
    for order in orders:
        rasterizer.fetch(order)


def test_another_drawing_or_size_is_another_picture(art: Path) -> None:
    picture = drawn(art, remembers=True)
    assert drawn_before(art, SIZE) is not None
    assert drawn_before(art, (65, 48)) is None
    art.write_text(art.read_text().replace("E8C040", "E8C041"))
    assert drawn_before(art, SIZE) is None
    keep_drawn(art, SIZE, picture)
    assert len(kept()) == 2


def put(content: bytes) -> Callable[[Path], object]:
    return lambda file: file.write_bytes(content)


def put_picture(wide: int, high: int, pixels: bytes) -> Callable[[Path], object]:
    def put(file: Path) -> None:
        head = HEAD.pack(bytes.fromhex(file.stem), wide, high)
        file.write_bytes(zlib.compress(head + pixels))

    return put


@pytest.mark.parametrize(
    "spoil",
    [
        put(b""),
        put(b"GIF89a"),
        lambda file: file.write_bytes(file.read_bytes()[:-1]),
        lambda file: file.write_bytes(file.read_bytes()[:-4] + b"...."),
        put(zlib.compress(b"short")),
        put_picture(0, 0, b""),
        put_picture(64, 49, PIXELS),
        put_picture(2**32 - 1, 2**32 - 1, PIXELS),
        put_picture(64, 48, PIXELS[1:]),
        put_picture(64, 48, bytes(20_000_000)),
        put(bytes(9_000_000)),
        lambda file: (file.unlink(), os.mkfifo(file)),
    ],
    ids=[
        *("empty", "other kind", "cut", "changed", "short", "no size", "too high", "too large"),
        *("a byte less", "bomb", "huge", "pipe"),
    ],
)
@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names")
def test_what_is_damaged_is_drawn_anew(art: Path, spoil: Callable[[Path], object]) -> None:
    first = drawn(art, remembers=True)
    (file,) = kept()
    whole = file.read_bytes()
    spoil(file)
    assert pixels(drawn(art, remembers=True)) == pixels(first)
    assert file.read_bytes() == whole


def test_a_picture_of_something_else_is_not_taken_for_it(art: Path) -> None:
    """It has the right name, the right size, and is sound."""
    first = drawn(art, remembers=True)
    (file,) = kept()
    whole = file.read_bytes()
    file.unlink()
    art.write_text(art.read_text().replace("E8C040", "2040E8"))
    drawn(art, remembers=True)
    (other,) = kept()
    other.rename(file)
    art.write_text(art.read_text().replace("2040E8", "E8C040"))
    assert pixels(drawn(art, remembers=True)) == pixels(first)
    assert file.read_bytes() == whole


def test_where_nothing_can_be_written_it_is_drawn(art: Path) -> None:
    user_cache().parent.mkdir(parents=True, exist_ok=True)
    user_cache().write_bytes(b"in the way")
    assert pixels(drawn(art, remembers=True)) == pixels(drawn(art))


def test_the_oldest_make_room(art: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.ui.drawn_before.FILES_MOST", 2)
    picture = drawn(art)
    for at in range(4):
        keep_drawn(art, (100 + at, 48), picture)
        os.utime(max(kept(), key=lambda file: file.stat().st_mtime_ns), (at, at))
        make_room()
    assert len(kept()) == 2
    assert [drawn_before(art, (100 + at, 48)) is not None for at in range(4)] == [
        *(False, False),
        *(True, True),
    ]


def test_what_comes_from_the_future_makes_room_first(
    art: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock was wrong when it was written: it would stay for years."""
    monkeypatch.setattr("game.ui.drawn_before.FILES_MOST", 1)
    picture = drawn(art)
    keep_drawn(art, (100, 48), picture)
    (file,) = kept()
    ahead = time.time() + 1e8
    os.utime(file, (ahead, ahead))
    keep_drawn(art, (101, 48), picture)
    make_room()
    assert len(kept()) == 1
    assert drawn_before(art, (101, 48)) is not None


def test_what_is_safe_reads_and_writes_none(art: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn(art)
    monkeypatch.setenv(SAFE_VARIABLE, "1")
    drawn(art, remembers=True)
    assert kept() == []
