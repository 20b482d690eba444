"""The small web server: files of ours to read, and one open line for each phone.

It runs in a thread and knows nothing of any game. What phones say is put into a queue with the
number of the line it came by; what they are to be told is handed over the same way.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from functools import partial
from http import HTTPStatus
from itertools import count
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any, NamedTuple, Protocol, cast
from urllib.parse import quote

from websockets.asyncio.server import Server as Listener
from websockets.asyncio.server import ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.protocol import OPEN

from game.engine.state import NOBODY
from game.phones.files import File
from game.phones.messages import PhoneSaid, read

#: The address at which phones talk to the table.
LINE = "/table"
#: Bytes of a message.
MESSAGE_MOST = 2048
#: Messages of one phone: the most at once, and the most a second.
BURST, RATE = 40, 20.0
#: The most connections at once, lines and those that only read files; and those of one address, for
#: several phones that come by the same one.
CONNECTIONS_MOST, OF_ONE_MOST = 200, 48
#: Seconds within which a request must be complete, and a new line say who it is.
PATIENCE = 5.0
#: Seconds between two questions whether a phone is still there, and until its answer.
PING = 10.0
#: The turns of the loop after which a connection that came at the end is known.
LATE = 10
#: What a page says to hear whether its line is alive; nobody but the server hears it.
BEAT = "beat"
#: The code with which a line is closed for a message that was not as it should be.
UNWELCOME = 1008

Data = dict[str, object]


class Heard(NamedTuple):
    """A message that came by a line; None: the line is closed. `address`: from where."""

    line: int
    said: PhoneSaid | None
    address: str = ""


class StartError(Exception):
    """The server could not be opened at this address; the text is the system's."""


class Finder(Protocol):
    """What finds the files that are handed out."""

    def find(self, path: str, accepted: str) -> File | None:
        """Return the file at an address. `accepted`: the languages, as a browser names them."""


class Server:
    """The server. `wake` is called from its thread when there is something in `heard`. `lines`:
    whether phones may open a line."""

    def __init__(self, files: Finder, wake: Callable[[], None], lines: bool = True) -> None:
        self.heard: SimpleQueue[Heard] = SimpleQueue()
        self.host = ""
        self._files = files
        self._wake = wake
        self._has_lines = lines
        self._lines: dict[int, Connection] = {}
        self._connections: dict[Connection, None] = {}
        self._under_way: set[asyncio.Future[None]] = set()
        self._numbers = count(1)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ended = asyncio.Event()
        self._began = Event()
        self._trouble: OSError | None = None
        self._thread: Thread | None = None

    # For the thread of the table ------------------------------------------------------------

    def open(self, address: str, port: int) -> None:
        """Open the server; `host` is then what phones write into their address line. If the port is
        taken, another one is used. Raises StartError."""
        work = self._run(address, port)
        self._thread = Thread(target=asyncio.run, args=(work,), name="phones", daemon=True)
        self._thread.start()
        self._began.wait()
        if self._trouble is not None:
            self.close()
            raise StartError(str(self._trouble)) from self._trouble

    def tell(self, line: int, message: Data) -> None:
        text = json.dumps(message, ensure_ascii=False, separators=(",", ":"))
        self._with(line, lambda phone: self._do(_sent(phone, text)))

    def let_in(self, line: int) -> None:
        """Keep a line where there are too many: of the others the oldest gives way."""
        self._with(line, Connection.let_in)

    def hang_up(self, line: int) -> None:
        self._with(line, lambda phone: self._do(phone.close(UNWELCOME)))

    def _with(self, line: int, what: Callable[[Connection], None]) -> None:
        """Have something done with a phone, unless its line is closed by then."""

        def done() -> None:
            if line in self._lines:
                what(self._lines[line])

        self._call(done)

    def _call(self, what: Callable[[], None]) -> None:
        """Have something done in the thread of the server, unless it has ended."""
        if self._loop is not None:
            with suppress(RuntimeError):
                self._loop.call_soon_threadsafe(what)

    def close(self) -> None:
        """Close all lines and the server."""
        if self._thread is not None:
            self._call(self._ended.set)
            self._thread.join()
            self._thread = None

    # In the thread of the server ------------------------------------------------------------

    async def _run(self, address: str, port: int) -> None:
        self._loop = asyncio.get_running_loop()
        try:
            async with await self._listen(address, port) as listener:
                self.host = f"{address}:{next(iter(listener.sockets)).getsockname()[1]}"
                self._began.set()
                await self._ended.wait()
                await self._turn_away(listener)
        except OSError as error:
            self._trouble = error
        finally:
            self._began.set()

    async def _turn_away(self, listener: Listener) -> None:
        """Let nobody in any more, and end connections that are no open lines: browsers hold some
        ready, and they would be waited for."""
        # A connection that has just come would be lost, not ended, were the listener closed now.
        for one in listener.sockets:
            with suppress(NotImplementedError):
                asyncio.get_running_loop().remove_reader(one.fileno())
        for _ in range(LATE):
            await asyncio.sleep(0)
        for connection in [one for one in self._connections if one.state is not OPEN]:
            connection.end()

    async def _listen(self, address: str, port: int) -> Listener:
        silent = logging.Logger("phones")
        silent.addHandler(logging.NullHandler())
        listen = partial(
            serve,
            self._talk,
            address,
            process_request=self._answer,
            create_connection=cast(
                "type[ServerConnection]", partial(Connection, self._connections)
            ),
            max_size=MESSAGE_MOST,
            max_queue=BURST,
            open_timeout=PATIENCE,
            ping_interval=PING,
            ping_timeout=PING,
            close_timeout=1.0,
            compression=None,
            server_header=None,
            logger=silent,
        )
        try:
            return await listen(port=port)
        except OSError:
            return await listen(port=0)

    def _answer(self, asked_by: ServerConnection, asked: Request) -> Response | None:
        """Return a file, or a refusal; None: a line may be opened."""
        # A request by another name of this machine, or from another site's page, was not made by
        # our page.
        if asked.headers.get_all("Host") != [self.host]:
            return self._response(HTTPStatus.MISDIRECTED_REQUEST)
        origins = asked.headers.get_all("Origin")
        path = asked.path.partition("?")[0]
        if path != LINE or not self._has_lines:
            file = self._files.find(path, asked.headers.get("Accept-Language", ""))
            return self._response(HTTPStatus.OK if file else HTTPStatus.NOT_FOUND, file)
        if origins != [f"http://{self.host}"]:
            return self._response(HTTPStatus.FORBIDDEN)
        return None

    def _response(self, status: HTTPStatus, file: File | None = None) -> Response:
        body = file.body if file is not None else b""
        policy = (
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
            f"connect-src 'self' ws://{self.host}; "
            "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        )
        headers = Headers(
            {
                "Content-Length": str(len(body)),
                "Connection": "close",
                "Content-Security-Policy": policy,
                "X-Content-Type-Options": "nosniff",
                "Referrer-Policy": "no-referrer",
                "Cache-Control": "max-age=86400" if file and file.lasts else "no-store",
            }
        )
        if file is not None:
            headers["Content-Type"] = file.kind
            headers["Content-Encoding"] = "gzip"
            if file.name:
                headers["Content-Disposition"] = f'attachment; filename="{quote(file.name)}"'
        return Response(status.value, status.phrase, headers, body)

    async def _talk(self, opened: ServerConnection) -> None:
        phone = cast("Connection", opened)
        line = next(self._numbers)
        self._lines[line] = phone
        allowed, before, said_hello = float(BURST), time.monotonic(), False
        try:
            while True:
                # A line that says nothing at first is soon closed.
                waits = None if said_hello else PATIENCE
                message = await asyncio.wait_for(phone.recv(), waits)
                said_hello = True
                now = time.monotonic()
                allowed = min(float(BURST), allowed + (now - before) * RATE) - 1
                before = now
                said = read(message)
                if said is None or allowed < 0:
                    await phone.close(UNWELCOME)
                    break
                if said.do != BEAT:
                    self._hear(Heard(line, said, phone.address))
                if said.beat != NOBODY and phone.is_let_in:
                    await phone.send(json.dumps({"what": BEAT, "beat": said.beat}))
        except (ConnectionClosed, TimeoutError):
            pass
        finally:
            self._lines.pop(line, None)
            self._hear(Heard(line, None))

    def _hear(self, heard: Heard) -> None:
        self.heard.put(heard)
        self._wake()

    def _do(self, work: Coroutine[None, None, None]) -> None:
        """Do some work beside all else, and keep it from being collected as garbage until it is
        done."""
        task = asyncio.ensure_future(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)


class Connection(ServerConnection):
    """A connection; `there`: all there are, the oldest first. Where a new one is too many, the
    oldest that was not let in gives way, first of the same address: a phone inside stays, and one
    that comes has the time to say who it is."""

    def __init__(self, there: dict[Connection, None], *facts: Any, **more: Any) -> None:
        super().__init__(*facts, **more)
        self.address = ""
        self.is_let_in = False
        self._there = there

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        # One that is gone already has no address.
        self.address = str((self.remote_address or ("",))[0])
        self._there[self] = None
        own = [one for one in self._there if one.address == self.address]
        if len(own) > OF_ONE_MOST:
            _give_way(own)
        elif len(self._there) > CONNECTIONS_MOST:
            _give_way(self._there)

    def connection_lost(self, exc: Exception | None) -> None:
        self._there.pop(self, None)
        super().connection_lost(exc)

    def let_in(self) -> None:
        self.is_let_in = True

    def end(self) -> None:
        del self._there[self]
        self.transport.abort()


def _give_way(connections: Iterable[Connection]) -> None:
    next(one for one in connections if not one.is_let_in).end()


async def _sent(phone: ServerConnection, text: str) -> None:
    # A phone that was asleep asks anew when it wakes.
    with suppress(ConnectionClosed):
        await phone.send(text)
