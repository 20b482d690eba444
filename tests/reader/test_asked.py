"""Whether somebody reads screens is asked of the session bus in plain D-Bus."""

from __future__ import annotations

import socket
import sys

import pytest

from game.reader.asked import answers, bus_of

if sys.platform in ("win32", "darwin"):
    pytest.skip("there is no session bus", allow_module_level=True)

REPLY, ERROR, SIGNAL = 2, 3, 4
OK = b"OK 0123456789abcdef\r\n"


def message(kind: int, body: bytes = b"") -> bytes:
    fields = b"\x08\x01g\0\x01v\0"
    sizes = b"".join(size.to_bytes(4, "little") for size in (len(body), 7, len(fields)))
    return bytes((ord("l"), kind, 1, 1)) + sizes + fields + b"\0" + body


def said(is_read: bool) -> bytes:
    return message(REPLY, b"\x01b\0\0" + is_read.to_bytes(4, "little"))


@pytest.mark.parametrize(
    ("sent", "heard"),
    [
        ([said(True)], [True]),
        ([said(False), message(SIGNAL), said(True)], [False, True]),
        ([message(ERROR, b"\x04\0\0\0gone\0"), message(SIGNAL), said(True)], [True]),
        ([message(REPLY, b"\x04\0\0\0:1.7\0")], []),
        ([], []),
    ],
    ids=["read already", "read later", "its keeper comes later", "its own name", "closed"],
)
def test_the_bus_says_whether_somebody_reads_now_and_after_each_change(
    sent: list[bytes], heard: list[bool]
) -> None:
    ours, bus = socket.socketpair()
    with ours, bus:
        bus.sendall(OK + b"".join(sent))
        bus.shutdown(socket.SHUT_WR)
        assert list(answers(ours, 1000)) == heard
        asked = bus.recv(1 << 16)
    assert asked.startswith(b"\0AUTH EXTERNAL ")
    assert asked.count(b"IsEnabled") == 1 + sent.count(message(SIGNAL))


@pytest.mark.parametrize(
    ("address", "at"),
    [
        ("unix:path=/run/user/1000/bus", "/run/user/1000/bus"),
        ("unix:abstract=/tmp/dbus-x,guid=1f", "\0/tmp/dbus-x"),
        ("tcp:host=localhost,port=7;unix:path=/tmp/bus,guid=1f", "/tmp/bus"),
        ("", ""),
    ],
)
def test_the_bus_is_where_the_desktop_says(address: str, at: str) -> None:
    assert bus_of({"DBUS_SESSION_BUS_ADDRESS": address}) == at
    assert bus_of({}) == ""
