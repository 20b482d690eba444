"""Those who have no secret and do not leave: python rude.py HOST:PORT ADDRESSES

From as many addresses of this machine, each without a pause: lines that say nothing, lines with
nothing that opens, which are back as soon as they are answered, and connections that ask for
nothing."""

from __future__ import annotations

import os
import socket
import sys
from contextlib import suppress
from threading import Thread

REQUEST = (
    "GET /table HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
HELLO = b'{"v":1,"do":"hello","languages":["en"]}'
WAYS = ("silent line", "hello", "silent connection")


def frame(text: bytes) -> bytes:
    """A short text as pages send it: masked, here with zeros."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


def come(host: str, address: str, way: str) -> None:
    """Come once, in one of these ways, and stay until closed or answered."""
    name, _, port = host.partition(":")
    where = (name, int(port))
    with socket.create_connection(where, timeout=10, source_address=(address, 0)) as line:
        if way != "silent connection":
            line.sendall(REQUEST.format(host=host).encode())
        if way == "hello":
            line.recv(4096)
            line.sendall(frame(HELLO))
            line.recv(4096)
        else:
            while line.recv(4096):
                pass


def keep_coming(host: str, address: str, way: str) -> None:
    while True:
        with suppress(OSError):
            come(host, address, way)


if __name__ == "__main__":
    host, addresses = sys.argv[1], int(sys.argv[2])
    for number in range(addresses):
        facts = host, f"127.0.1.{1 + number}", WAYS[number % len(WAYS)]
        Thread(target=keep_coming, args=facts, daemon=True).start()
    print("coming", flush=True)
    sys.stdin.read()
    os._exit(0)
