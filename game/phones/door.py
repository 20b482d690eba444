"""Who may come to a table with a phone, and which seat is whose.

Nobody comes in without the secret of the QR code or the short code beside it, and nobody plays a
seat that another phone has taken without its key or a yes at the big screen.
"""

from hmac import compare_digest
from secrets import randbelow, token_urlsafe

#: Bytes of a secret: 128 bits.
SECRET_BYTES = 16
CODE_DIGITS = 6
#: The number of wrong tries after which the short code opens nothing any more.
TRIES_MOST = 10


class Door:
    def __init__(self) -> None:
        self.secret = token_urlsafe(SECRET_BYTES)
        #: The short code, for people whose camera fails; empty once too many wrong codes were
        #: tried.
        self.code = f"{randbelow(10**CODE_DIGITS):0{CODE_DIGITS}}"
        self._tries = 0
        #: The key of each seat that a phone has taken.
        self._keys: dict[int, str] = {}

    def lets_in(self, secret: str, code: str) -> bool:
        """Return whether a phone may come in with this secret or code. Each wrong try counts, of
        every phone; a try with neither does not."""
        if _same(self.secret, secret) or _same(self.code, code):
            return True
        self._tries += bool(secret or code)
        if self._tries >= TRIES_MOST:
            self.code = ""
        return False

    def seat_of(self, key: str) -> int | None:
        """Return the seat that this key opens."""
        return next((seat for seat, own in self._keys.items() if _same(own, key)), None)

    def is_taken(self, seat: int) -> bool:
        return seat in self._keys

    def free(self, seat: int) -> None:
        """Take the key of a seat away: no key opens it any more."""
        self._keys.pop(seat, None)

    def give(self, seat: int) -> str:
        """Give a seat to a phone; return its key. The key of the phone before opens nothing any
        more."""
        self._keys[seat] = token_urlsafe(SECRET_BYTES)
        return self._keys[seat]


def _same(secret: str, given: str) -> bool:
    """Compare in a time that does not depend on the difference. An empty secret opens nothing."""
    return bool(secret) and compare_digest(secret.encode(), given.encode())
