"""What a screen reader has of a program: its tree on the accessibility bus, and nothing else."""

from __future__ import annotations

import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import pytest

PACKAGES = ("accesskit", "jeepney")
#: Debian's package at-spi2-core has it here.
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
PATIENCE = 20.0
ACCESSIBLE, ACTION = "org.a11y.atspi.Accessible", "org.a11y.atspi.Action"
EVENTS = "org.a11y.atspi.Event.Object"
REGISTRY = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
NODES_MOST = 500


def missing() -> str:
    """What is not installed here, as a reason to skip; "" if all is there."""
    absent = [one for one in PACKAGES if find_spec(one) is None]
    absent += [] if shutil.which("dbus-daemon") else ["dbus-daemon"]
    absent += [] if LAUNCHER.exists() else ["at-spi2-core"]
    return f"nothing is read without {', '.join(absent)}" if absent else ""


class Thing(NamedTuple):
    """A node as the bus tells it."""

    name: str
    where: tuple[str, str]
    parent: str


@contextmanager
def accessibility_bus(monkeypatch: pytest.MonkeyPatch) -> Iterator[Reader]:
    """A session bus, at which somebody reads the screens of all programs that begin meanwhile."""
    from jeepney import DBusAddress, Properties, new_method_call
    from jeepney.io.blocking import open_dbus_connection

    session = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", "--print-address"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert session.stdout is not None
    address = session.stdout.readline().strip()
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
    launcher = subprocess.Popen(
        [LAUNCHER, "--launch-immediately"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        bus, status = (
            DBusAddress("/org/a11y/bus", "org.a11y.Bus", f"org.a11y.{one}")
            for one in ("Bus", "Status")
        )
        with open_dbus_connection(address) as own:
            asked = new_method_call(bus, "GetAddress")
            found = until(lambda: own.send_and_get_reply(asked).body[0])
            own.send_and_get_reply(Properties(status).set("IsEnabled", "b", True))
        with open_dbus_connection(found) as connection:
            yield Reader(connection)
    finally:
        for process in (launcher, session):
            process.terminate()
            process.wait(PATIENCE)
        session.stdout.close()


def until(found: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """What is found at last."""
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        if (one := found()) is not None:
            return one
        time.sleep(0.05)
    raise AssertionError("it does not come")


class Reader:
    """Somebody at the bus."""

    def __init__(self, connection: Any) -> None:
        from jeepney import MatchRule, message_bus

        self._bus = connection
        told = MatchRule(type="signal", interface=EVENTS, member="Announcement")
        connection.send_and_get_reply(message_bus.AddMatch(told))
        #: What was announced, in order.
        self._heard = connection.filter(told, bufsize=1000).queue

    @property
    def heard(self) -> list[str]:
        return [message.body[3][1] for message in self._heard]

    def _call(self, where: tuple[str, str], of: str, member: str, *told: Any) -> Any:
        from jeepney import DBusAddress, MessageType, new_method_call

        kinds = "".join("i" if isinstance(one, int) else "s" for one in told) or None
        to = DBusAddress(where[1], where[0], of)
        answer = self._bus.send_and_get_reply(new_method_call(to, member, kinds, told), timeout=5)
        if answer.header.message_type is MessageType.error:
            return None  # What was there is gone.
        return answer.body[0]

    def _name(self, where: tuple[str, str]) -> str:
        told = self._call(where, "org.freedesktop.DBus.Properties", "Get", ACCESSIBLE, "Name")
        return told[1] if told is not None else ""

    def things(self) -> list[Thing]:
        """All there is, as the tree has it."""
        found: list[Thing] = []
        waiting = [(where, "") for where in self._call(REGISTRY, ACCESSIBLE, "GetChildren") or []]
        while waiting and len(found) < NODES_MOST:
            where, parent = waiting.pop(0)
            name, children = self._name(where), self._call(where, ACCESSIBLE, "GetChildren")
            if children is not None:
                found.append(Thing(name, where, parent))
                waiting = [(child, name) for child in children] + waiting
        return found

    def find(self, name: str) -> Thing | None:
        """The first thing of this name; what is called so at its beginning, if that ends with a
        star."""
        begins, star, _ = name.partition("*")
        named = (one for one in self.things() if one.name.startswith(begins))
        return next((one for one in named if star or one.name == begins), None)

    def press(self, thing: Thing) -> bool:
        """Press a thing, and return whether it was there."""
        return bool(self._call(thing.where, ACTION, "DoAction", 0))

    def press_named(self, name: str) -> None:
        """Press what is called so, once it is there and can be pressed."""
        until(lambda: ((thing := self.find(name)) and self.press(thing)) or None)
