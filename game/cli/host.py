"""`loba host`: a table that is played with phones alone, without a window."""

from __future__ import annotations

import sys
from argparse import Namespace
from threading import Event, Thread
from typing import TYPE_CHECKING

from game.cli.arguments import table_named
from game.cli.frame import FINE, Frame, RefusedError, register_choices
from game.l10n.catalogue import Catalogue as Texts
from game.play.session.seating import USUAL_BOT

if TYPE_CHECKING:
    from game.phones.host import Host

PHONE, BOT = "phone", "bot"
#: L-O-B-A on the keys of a telephone. Phones that come back find the table where it was.
PORT = 5622


def register(frame: Frame) -> None:
    host = frame.command("host", host_table)
    host.argument("--variant", metavar="ID")
    host.argument("--seats", metavar="SEATS", default=f"{PHONE},{BOT}")
    register_choices(host)
    host.argument("--seed", metavar="S", default="")
    host.argument("--load", metavar="SAVE")
    host.argument("--address", metavar="ADDRESS")
    host.argument("--port", metavar="PORT", type=int, default=PORT)


def host_table(arguments: Namespace, texts: Texts) -> int:
    """Gives the exit code."""
    # What opens a door is read only by those who ask for it.
    from game.phones.host import Host

    if not (arguments.variant or arguments.load):
        raise RefusedError(texts.text("window.no_variant"))
    address = _address(arguments.address, texts)
    arguments.position, arguments.players = None, _players(arguments.seats, texts)
    table, _ = table_named(arguments, texts)
    if not table.people:
        raise RefusedError(texts.text("host.no_phones"))
    host = Host(table, texts.language, lambda key, facts: _say(texts, key, **facts))
    try:
        _open(host, address, arguments.port, texts)
        Thread(target=_listen, args=(host,), name="yes", daemon=True).start()
        host.run(Event())
    except KeyboardInterrupt:
        host.room.server.close()
        _say(texts, "host.closed")
    return FINE


def _players(seats: str, texts: Texts) -> str:
    """Return who sits where as the window is told it: `Ana,Beto:regular`."""
    told = []
    for at, who in enumerate(seats.split(",")):
        name = texts.text(f"setup.usual_name_{at + 1}")
        bot = USUAL_BOT if who.strip() == BOT else who.strip()
        told.append(name if bot == PHONE else f"{name}:{bot}")
    return ",".join(told)


def _address(given: str | None, texts: Texts) -> str:
    from game.phones.address import is_of_the_house, own_address

    address = given or own_address()
    if not address:
        raise RefusedError(texts.text("host.no_network"))
    if not given and not is_of_the_house(address):
        raise RefusedError(texts.text("host.public", address=address))
    return address


def _open(host: Host, address: str, port: int, texts: Texts) -> None:
    """Open the door, and say where it is."""
    from game.phones.qr import qr_lines
    from game.phones.server import StartError

    room = host.room
    try:
        room.server.open(address, port)
    except StartError as error:
        told = {"address": f"{address}:{port}", "detail": str(error)}
        raise RefusedError(texts.text("host.not_opened", **told)) from error
    url = f"http://{room.server.host}/"
    _say(texts, "host.open", address=url)
    _say(texts, "host.code", code=room.door.code)
    print("\n".join(qr_lines(f"{url}#{room.door.secret}")))
    print(f"{url}#{room.door.secret}")
    _say(texts, "host.listening")


def _listen(host: Host) -> None:
    """Take each line that is typed for a yes."""
    for _ in sys.stdin or ():
        host.allow()


def _say(texts: Texts, key: str, **facts: str) -> None:
    print(texts.text(key, **facts), flush=True)
