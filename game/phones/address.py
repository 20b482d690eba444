"""The address of this machine in the house, where phones find it."""

import socket
from collections.abc import Callable
from ipaddress import ip_address

from game.phones.server import StartError

#: An address for examples: nothing is sent there, the system only says which way it would go.
_FAR_AWAY = ("192.0.2.1", 9)


def own_address() -> str:
    """Return the address that others in the same network see; empty without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(_FAR_AWAY)
        except OSError:
            return ""
        return str(asked.getsockname()[0])


def is_of_the_house(address: str) -> bool:
    """Return whether the address is one of this machine or of a local network, not of the whole
    net."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return (found.is_private or found.is_link_local) and not found.is_unspecified


def open_in_house(
    opens: Callable[[str], None], address: str = "", *, may_be_public: bool = False
) -> tuple[str, dict[str, str]]:
    """Open a server at an address, or at this machine's own. Return why that could not be done, as
    a key and its facts; the key is "" if it was. `may_be_public`: the whole internet may reach
    it."""
    found = address or own_address()
    if not found:
        return "host.no_network", {}
    if not may_be_public and not is_of_the_house(found):
        return "phones.public", {"address": found}
    try:
        opens(found)
    except StartError as error:
        return "host.not_opened", {"address": found, "detail": str(error)}
    return "", {}
