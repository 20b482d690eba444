"""`loba host`: a table for phones, in the window; where there is no screen, for phones alone."""

from __future__ import annotations

import sys
from argparse import Namespace
from dataclasses import replace
from functools import partial
from threading import Event, Thread
from typing import TYPE_CHECKING

from game.cli.arguments import BOT, PHONE, check_amount, table_named
from game.cli.frame import FINE, CommandFrame, RefusedError, register_choices
from game.cli.window import OpenWindow, way_to_table
from game.l10n.catalogue import Texts
from game.play.session.running import RunningTable
from game.play.session.start import ANY_PORT, PORT_MOST, Hosting, NoScreenError, Start

if TYPE_CHECKING:
    from game.phones.host import Host


def register(frame: CommandFrame) -> None:
    host = frame.command("host", host_table)
    host.argument("--variant", metavar="ID")
    host.argument("--seats", metavar="SEATS", default=f"{PHONE},{BOT}")
    register_choices(host)
    host.argument("--seed", metavar="S", default="")
    host.argument("--load", metavar="SAVE")
    host.argument("--address", metavar="ADDRESS")
    host.argument("--port", metavar="PORT", type=int)
    host.argument("--no-window", action="store_true")


def host_table(arguments: Namespace, texts: Texts) -> int:
    """Host a table for phones; return the exit code."""
    if not way_to_table(arguments, texts):
        raise RefusedError(texts.text("window.no_variant"))
    address = _address(arguments.address, texts)
    if arguments.port not in (None, ANY_PORT):
        check_amount("--port", arguments.port, PORT_MOST, texts)
    arguments.position, arguments.players = None, arguments.seats
    table, _ = table_named(arguments, texts, with_phones=True)
    if not table.people:
        raise RefusedError(texts.text("host.no_phones"))
    for seat in table.people:
        table.reseat(seat, replace(table.players[seat], by_phone=True))
    hosting = Hosting(address, arguments.port, partial(_opened, texts))
    if arguments.no_window:
        return _host_alone(table, hosting, texts)
    try:
        open_window: OpenWindow = arguments.find_window()
        return open_window(Start(table, language=arguments.spoken, hosting=hosting))
    except NoScreenError:
        return _host_alone(table, hosting, texts)


def _host_alone(table: RunningTable, hosting: Hosting, texts: Texts) -> int:
    """Host a table without a screen."""
    from game.phones.host import Host
    from game.phones.room import PhoneRoom
    from game.phones.server import StartError
    from game.trouble.journal import Journal

    def show_code(room: PhoneRoom) -> None:
        hosting.opened(room.server.host, room.door.code, room.door.secret)
        _say(texts, "host.new_code")

    def tell(key: str, facts: dict[str, str]) -> None:
        _say(texts, key, **facts)

    host, journal = Host(table, texts.language, tell, show_code), Journal()
    try:
        host.room.open(hosting.address, hosting.port)
        Thread(target=_listen, args=(host,), name="typed", daemon=True).start()
        host.run(Event())
    except StartError as error:
        where = {"address": hosting.address, "detail": str(error)}
        raise RefusedError(texts.text("host.not_opened", **where)) from error
    except KeyboardInterrupt:
        host.room.server.close()
        _say(texts, "host.closed")
    finally:
        journal.close()
    return FINE


def _address(given: str | None, texts: Texts) -> str:
    from game.phones.address import is_of_the_house, own_address

    address = given or own_address()
    if not address:
        raise RefusedError(texts.text("host.no_network"))
    if not given and not is_of_the_house(address):
        raise RefusedError(texts.text("host.public", address=address))
    return address


def _opened(texts: Texts, host: str, code: str, secret: str) -> None:
    """Say where phones find the table."""
    from game.phones.qr import qr_lines

    url = f"http://{host}/"
    _say(texts, "host.open", address=url)
    _say(texts, "host.code", code=code)
    print("\n".join(qr_lines(f"{url}#{secret}")))
    print(f"{url}#{secret}")
    _say(texts, "host.listening")


def _listen(host: Host) -> None:
    for line in sys.stdin or ():
        host.take(line)


def _say(texts: Texts, key: str, **facts: str) -> None:
    print(texts.text(key, **facts), flush=True)
