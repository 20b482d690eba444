"""Real pages in a headless Chromium, driven by its debugging protocol."""

from __future__ import annotations

import base64
import json
import os
import shutil
import signal
import subprocess
import time
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

#: The first have no window to draw, and start in half the time. What has the name of the second in
#: Debian is a script that starts the first beside itself, and dies alone.
BROWSERS = (
    *("/usr/lib/chromium/chromium-headless-shell", "chromium-headless-shell"),
    *("chromium", "chromium-browser"),
)
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
#: Where this is to be had, a browser ends with the test that opened it, even a test that is killed.
ENDS_WITH_US = ["setpriv", "--pdeathsig", "KILL"] if shutil.which("setpriv") else []
#: It looks nothing up, and needs no screen.
OPTIONS = (
    *("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    *("--remote-debugging-port=0", "--hide-scrollbars"),
)
#: Seconds for a page to come to what is waited for, on a machine with other things to do.
PATIENCE = 30.0
#: Seconds after which a person has seen what a page shows, and presses it. Quicker presses do not
#: count there for what has just come.
TO_SEE = 0.4


def until(what: Callable[[], bool], told: str = "") -> None:
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, f"never: {told}"
        time.sleep(0.02)


class Page(ABC):
    """One phone: `tap` and `text` name elements as style sheets do."""

    @abstractmethod
    def run(self, script: str) -> Any:
        """Return what an expression of JavaScript is."""

    @abstractmethod
    def go(self, address: str) -> None: ...

    @abstractmethod
    def touch(self, x: float, y: float, after: float = TO_SEE) -> None:
        """Put a finger on this place, and take it away, so many seconds after now."""

    @abstractmethod
    def picture(self, file: Path) -> None: ...

    def text(self, what: str) -> str:
        return str(self.run(f"document.querySelector({what!r})?.innerText ?? ''"))

    def count(self, what: str) -> int:
        return int(self.run(f"document.querySelectorAll({what!r}).length"))

    def tap(self, what: str, at: int = 0, after: float = TO_SEE) -> None:
        """Touch the middle of an element that a person could see and reach."""
        spot = self.run(
            f"""(() => {{ const one = document.querySelectorAll({what!r})[{at}];
            one.scrollIntoView({{block: "center", behavior: "instant"}});
            const box = one.getBoundingClientRect();
            const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
            return [x, y, one.contains(document.elementFromPoint(x, y))]; }})()"""
        )
        assert spot[2], f"{what} {at} is covered"
        self.touch(spot[0], spot[1], after)

    def wait(self, script: str) -> None:
        self.until(lambda: bool(self.run(f"Boolean({script})")), script)

    def until(self, what: Callable[[], bool], told: str = "") -> None:
        until(what, told)


class ChromiumPage(Page):
    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._number = 0

    def ask(self, method: str, **facts: Any) -> dict[str, Any]:
        self._number += 1
        self._line.send(json.dumps({"id": self._number, "method": method, "params": facts}))
        while True:
            heard = json.loads(self._line.recv(PATIENCE))
            if heard.get("id") == self._number:
                assert "error" not in heard, heard
                found: dict[str, Any] = heard["result"]
                return found

    def run(self, script: str) -> Any:
        found = self.ask(
            "Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True
        )
        assert "exceptionDetails" not in found, found
        return found["result"].get("value")

    def size(self, wide: int, high: int) -> None:
        self.ask(
            "Emulation.setDeviceMetricsOverride",
            width=wide,
            height=high,
            deviceScaleFactor=1,
            mobile=True,
        )
        self.ask("Emulation.setTouchEmulationEnabled", enabled=True)

    def go(self, address: str) -> None:
        # A change of the fragment alone would load nothing.
        self.ask("Page.navigate", url="about:blank")
        self.ask("Page.navigate", url=address)

    def touch(self, x: float, y: float, after: float = TO_SEE) -> None:
        # The finger says itself when it came: nobody has to wait.
        when = time.time() + after
        for kind, points in (("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])):
            self.ask("Input.dispatchTouchEvent", type=kind, touchPoints=points, timestamp=when)

    def drag(self, what: str, start: int, end: int) -> None:
        """Draw one of these elements to the right half of another with a finger, and let it go."""
        self.carry(what, start, end)
        self.ask("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def carry(self, what: str, start: int, end: int) -> None:
        """Draw one of these elements over the right half of another with a finger."""
        boxes = self.run(
            f"[...document.querySelectorAll({what!r})].map(one => one.getBoundingClientRect())"
            ".map(box => [box.x, box.y, box.width, box.height])"
        )
        (x, y, w, h), (to_x, to_y, to_w, _) = boxes[start], boxes[end]
        points = [(x + w / 2, y + h / 2), (x + w, y + h / 2), (to_x + to_w * 0.8, to_y + h / 2)]
        for kind, (at_x, at_y) in zip(
            ("touchStart", "touchMove", "touchMove"), points, strict=True
        ):
            self.ask("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": at_x, "y": at_y}])

    def picture(self, file: Path) -> None:
        shot = self.ask("Page.captureScreenshot", format="png")
        file.write_bytes(base64.b64decode(shot["data"]))


class Browser:
    def __init__(self, port: int) -> None:
        self._port = port
        self._lines = ExitStack()

    def page(self, wide: int = 390, high: int = 844) -> ChromiumPage:
        """Open a page with a memory of its own, as another phone has."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self._port}/json/version") as told:
            address = json.load(told)["webSocketDebuggerUrl"]
        main = self._lines.enter_context(connect(address, proxy=None))
        whole = ChromiumPage(main)
        room = whole.ask("Target.createBrowserContext")["browserContextId"]
        made = whole.ask("Target.createTarget", url="about:blank", browserContextId=room)
        address = f"ws://127.0.0.1:{self._port}/devtools/page/{made['targetId']}"
        line = self._lines.enter_context(connect(address, proxy=None, max_size=None))
        page = ChromiumPage(line)
        page.size(wide, high)
        return page

    def close(self) -> None:
        self._lines.close()


@contextmanager
def browser(home: Path) -> Iterator[Browser]:
    assert CHROMIUM is not None
    with subprocess.Popen(
        [*ENDS_WITH_US, CHROMIUM, *OPTIONS, f"--user-data-dir={home}", "about:blank"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as process:
        told = home / "DevToolsActivePort"
        until(lambda: told.exists() and "\n" in told.read_text(), "the browser starts")
        found = Browser(int(told.read_text().split("\n")[0]))
        try:
            yield found
        finally:
            found.close()
            os.killpg(process.pid, signal.SIGTERM)
