"""Pages in the engines of other phones: Firefox, and the WebKit that iPhones have."""

from __future__ import annotations

import base64
import json
import os
import shutil
import socket
import subprocess
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.window.screen import a_screen, missing

from .browser import PATIENCE, TO_SEE, Page, until

FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
WEBKIT_DRIVER = shutil.which("WebKitWebDriver")
#: A plain window around the engine, from the same packages as its driver.
MINI_BROWSERS = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
#: Nothing is looked up.
PREFERENCES = """user_pref("app.update.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
"""

#: Of the page.
WIDE, HIGH = 390, 844
OpenPage = Callable[[], Page]


def why_not(engine: str) -> str:
    """What an engine cannot be driven without here; "" if all is there."""
    if engine == "firefox":
        return "" if FIREFOX else "no firefox-esr to open pages with"
    if not (WEBKIT_DRIVER and MINI_BROWSERS):
        return "no webkit2gtk-driver to open pages with"
    return missing()


class FirefoxPage(Page):
    """Driven by WebDriver BiDi."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._number = 0
        self._tab = ""

    def ask(self, method: str, **facts: Any) -> dict[str, Any]:
        self._number += 1
        self._line.send(json.dumps({"id": self._number, "method": method, "params": facts}))
        while True:
            heard = json.loads(self._line.recv(PATIENCE))
            if heard.get("id") == self._number:
                assert heard["type"] == "success", heard
                found: dict[str, Any] = heard["result"]
                return found

    def begin(self) -> None:
        """Open a tab with a memory of its own."""
        room = self.ask("browser.createUserContext")["userContext"]
        made = self.ask("browsingContext.create", type="tab", userContext=room)
        self._tab = made["context"]
        size = {"width": WIDE, "height": HIGH}
        self.ask("browsingContext.setViewport", context=self._tab, viewport=size)

    def run(self, script: str) -> Any:
        found = self.ask(
            "script.evaluate",
            expression=f"JSON.stringify({script})",
            target={"context": self._tab},
            awaitPromise=True,
        )
        assert found["type"] == "success", found
        told = found["result"].get("value")
        return None if told is None else json.loads(told)

    def go(self, address: str) -> None:
        for one in ("about:blank", address):
            self.ask("browsingContext.navigate", context=self._tab, url=one, wait="complete")

    def touch(self, x: float, y: float, after: float = TO_SEE) -> None:
        place = {"type": "pointerMove", "x": round(x), "y": round(y)}
        pause = {"type": "pause", "duration": round(after * 1000)}
        acts = [place, pause, *({"type": f"pointer{way}", "button": 0} for way in ("Down", "Up"))]
        finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}}
        self.ask("input.performActions", context=self._tab, actions=[{**finger, "actions": acts}])

    def picture(self, file: Path) -> None:
        shot = self.ask("browsingContext.captureScreenshot", context=self._tab)
        file.write_bytes(base64.b64decode(shot["data"]))


@contextmanager
def firefox(home: Path) -> Iterator[OpenPage]:
    assert FIREFOX is not None
    home.mkdir()
    (home / "user.js").write_text(PREFERENCES)
    options = ("--headless", "--no-remote", "--profile", str(home), "--remote-debugging-port", "0")
    with _running([FIREFOX, *options], {}), ExitStack() as lines:
        told = home / "WebDriverBiDiServer.json"
        until(lambda: told.exists() and told.read_text().endswith("}"), "Firefox starts")
        address = f"ws://127.0.0.1:{json.loads(told.read_text())['ws_port']}/session"
        page = FirefoxPage(lines.enter_context(connect(address, proxy=None, max_size=None)))
        page.ask("session.new", capabilities={})

        def opened() -> Page:
            page.begin()
            return page

        yield opened


class WebKitPage(Page):
    """Driven by WebDriver; each page is a browser of its own."""

    def __init__(self, driver: str) -> None:
        self._driver = driver
        args = ["--automation", "--full-screen"]
        options = {"binary": str(MINI_BROWSERS[-1]), "args": args}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self._session = str(self._ask("POST", "/session", capabilities=wanted)["sessionId"])

    def _ask(self, how: str, path: str, **facts: Any) -> Any:
        body = json.dumps(facts).encode() if how == "POST" else None
        asked = urllib.request.Request(f"{self._driver}{path}", body, method=how)
        with urllib.request.urlopen(asked, timeout=PATIENCE) as told:
            return json.load(told)["value"]

    def ask(self, path: str, **facts: Any) -> Any:
        return self._ask("POST", f"/session/{self._session}/{path}", **facts)

    def run(self, script: str) -> Any:
        return self.ask("execute/sync", script=f"return ({script})", args=[])

    def go(self, address: str) -> None:
        for one in ("about:blank", address):
            self.ask("url", url=one)

    def touch(self, x: float, y: float, after: float = TO_SEE) -> None:
        place = {"type": "pointerMove", "duration": 0, "x": round(x), "y": round(y)}
        pause = {"type": "pause", "duration": round(after * 1000)}
        acts = [place, pause, *({"type": f"pointer{way}", "button": 0} for way in ("Down", "Up"))]
        # This port of the engine knows no fingers.
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
        self.ask("actions", actions=[{**mouse, "actions": acts}])

    def picture(self, file: Path) -> None:
        shot = self._ask("GET", f"/session/{self._session}/screenshot")
        file.write_bytes(base64.b64decode(shot))

    def close(self) -> None:
        self._ask("DELETE", f"/session/{self._session}")


@contextmanager
def webkit(home: Path) -> Iterator[OpenPage]:
    assert WEBKIT_DRIVER is not None
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    # Nothing here has a graphics card, or a system bus for a sandbox.
    likes = {"HOME": str(home), "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1"}
    likes |= {"LIBGL_ALWAYS_SOFTWARE": "1", "GSETTINGS_BACKEND": "memory", "NO_AT_BRIDGE": "1"}
    # The window of this browser has a bar that is wider than a phone, but not on a whole screen.
    with a_screen(f"{WIDE}x{HIGH}x24") as screen, ExitStack() as pages:
        environment = {**likes, "DISPLAY": screen.display}
        pages.enter_context(_running([WEBKIT_DRIVER, f"--port={port}"], environment))
        until(lambda: _answers(port), "the driver of WebKit starts")

        def opened() -> Page:
            page = WebKitPage(f"http://127.0.0.1:{port}")
            pages.callback(page.close)
            return page

        yield opened


def _answers(port: int) -> bool:
    with socket.socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


@contextmanager
def _running(command: list[str], environment: dict[str, str]) -> Iterator[None]:
    with subprocess.Popen(
        command,
        env={**os.environ, **environment},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as process:
        try:
            yield
        finally:
            process.terminate()


ENGINES = {"firefox": firefox, "webkit": webkit}
