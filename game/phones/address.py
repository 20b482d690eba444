"""The address of this machine in the house, where phones find it."""

import socket
from ipaddress import ip_address

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
