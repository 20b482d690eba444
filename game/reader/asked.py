"""Whether a screen reader runs, found out without anything that readers need.

On desktops of Linux the session bus knows: one property says whether anybody reads screens. It is
asked over a socket, in the few words of D-Bus that this takes, and its thread sleeps until the
property changes. Windows and macOS are asked when somebody does something.
"""

from __future__ import annotations

import ctypes
import os
import socket
import struct
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress

_BUS, _STATUS = "org.a11y.Bus", "/org/a11y/bus"
_PROPERTIES, _DBUS = "org.freedesktop.DBus.Properties", "org.freedesktop.DBus"
#: What is to be told: a change of the property, and the coming of those who keep it.
_MATCHES = (
    f"type='signal',path='{_STATUS}',interface='{_PROPERTIES}'",
    f"type='signal',interface='{_DBUS}',member='NameOwnerChanged',arg0='{_BUS}'",
)
_CALL, _REPLY, _SIGNAL = 1, 2, 4
#: Nobody is started for this question.
_NO_AUTO_START = 2
#: How the answer "true" looks: a variant with a boolean.
_YES = b"\x01b\0\0\x01\0\0\0"


class ReaderWatch:
    """Watches for a reader, and calls `came` once, from any thread, when one runs."""

    def __init__(self, came: Callable[[], None]) -> None:
        self._came = came
        self._is_known = False

    def begin(self, environ: Mapping[str, str] = os.environ) -> None:
        """Begin to watch: ask the session bus, or else the system."""
        address = bus_of(environ)
        if address:
            threading.Thread(target=self._watch, args=(address,), daemon=True).start()
        else:
            self.look()

    def look(self) -> None:
        """Ask the system, where it does not tell by itself."""
        if self._is_known:
            return
        with suppress(OSError, AttributeError, ValueError):
            if sys.platform == "win32":
                self._is_known = _on_windows()
            elif sys.platform == "darwin":
                self._is_known = _on_macos()
        if self._is_known:
            self._came()

    def _watch(self, address: str) -> None:
        if sys.platform == "win32":
            raise NotImplementedError
        with suppress(OSError, ValueError), socket.socket(socket.AF_UNIX) as bus:
            bus.connect(address)
            if any(answers(bus, os.getuid())):
                self._came()


def bus_of(environ: Mapping[str, str]) -> str:
    """Return the address of the session bus as sockets have it; "" where there is none."""
    if sys.platform in ("win32", "darwin"):
        return ""
    for way in environ.get("DBUS_SESSION_BUS_ADDRESS", "").split(";"):
        kind, _, facts = way.partition(":")
        known = dict(fact.partition("=")[::2] for fact in facts.split(","))
        if kind == "unix" and "abstract" in known:
            return f"\0{known['abstract']}"
        if kind == "unix" and "path" in known:
            return known["path"]
    return ""


# The session bus ------------------------------------------------------------------------------


def answers(bus: socket.socket, user: int) -> Iterator[bool]:
    """Yield whether somebody reads screens: now, and after each change."""
    bus.sendall(b"\0AUTH EXTERNAL %s\r\nBEGIN\r\n" % str(user).encode().hex().encode())
    calls = [_call(1, _DBUS, "/org/freedesktop/DBus", _DBUS, "Hello")]
    calls += [
        _call(2, _DBUS, "/org/freedesktop/DBus", _DBUS, "AddMatch", match) for match in _MATCHES
    ]
    ask = _call(3, _BUS, _STATUS, _PROPERTIES, "Get", "org.a11y.Status", "IsEnabled")
    bus.sendall(b"".join([*calls, ask]))
    with bus.makefile("rb") as heard:
        if not heard.readline().startswith(b"OK"):
            return
        while head := heard.read(16):
            order = "<" if head[:1] == b"l" else ">"
            kind, length, fields = head[1], *struct.unpack(f"{order}I4xI", head[4:])
            heard.read(-(-fields // 8) * 8)
            body = heard.read(length)
            if kind == _SIGNAL:
                bus.sendall(ask)
            elif kind == _REPLY and body[:4] == _YES[:4]:
                yield struct.unpack(f"{order}I", body[4:8])[0] == 1


def _call(serial: int, to: str, path: str, interface: str, member: str, *told: str) -> bytes:
    """Return the message of a call whose arguments are strings."""
    body = b""
    for one in told:
        body = _padded(body, 4) + _string(one)
    facts = [(1, "o", path), (2, "s", interface), (3, "s", member), (6, "s", to)]
    if told:
        facts.append((8, "g", "s" * len(told)))
    fields = b""
    for code, kind, value in facts:
        fields = _padded(fields, 8) + bytes((code, 1)) + kind.encode() + b"\0"
        if kind == "g":
            fields += bytes((len(value),)) + value.encode() + b"\0"
        else:
            fields += _string(value)
    head = struct.pack("<cBBBIII", b"l", _CALL, _NO_AUTO_START, 1, len(body), serial, len(fields))
    return _padded(head + fields, 8) + body


def _string(text: str) -> bytes:
    return struct.pack("<I", len(text)) + text.encode() + b"\0"


def _padded(data: bytes, to: int) -> bytes:
    return data + bytes(-len(data) % to)


# Windows and macOS ----------------------------------------------------------------------------

_GET_SCREEN_READER = 0x46


def _on_windows() -> bool:
    """Return whether a reader says that it runs; Narrator says so elsewhere."""
    if sys.platform != "win32":
        raise NotImplementedError
    import winreg

    runs = ctypes.c_int(0)
    ctypes.windll.user32.SystemParametersInfoW(_GET_SCREEN_READER, 0, ctypes.byref(runs), 0)
    if runs.value:
        return True
    with winreg.OpenKey(
        winreg.HKEY_CURRENT_USER, r"Software\Microsoft\Narrator\NoRoam"
    ) as narrator:
        return bool(winreg.QueryValueEx(narrator, "RunningState")[0])


def _on_macos() -> bool:
    """Return whether VoiceOver is on, as `NSWorkspace` says."""
    objc = ctypes.CDLL("/usr/lib/libobjc.dylib")
    objc.objc_getClass.restype = objc.sel_registerName.restype = ctypes.c_void_p
    send = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(
        ("objc_msgSend", objc)
    )
    shared = send(objc.objc_getClass(b"NSWorkspace"), objc.sel_registerName(b"sharedWorkspace"))
    is_on = send(shared, objc.sel_registerName(b"isVoiceOverEnabled"))
    return bool((is_on or 0) & 0xFF)
