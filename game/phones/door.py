"""Who may come to a table with a phone, and which seat is whose.

Nobody comes in without the secret of the QR code or the short code beside it, and nobody plays a
seat that another phone has taken without its key or a yes at the big screen.
"""

from collections import Counter
from hashlib import sha256
from hmac import compare_digest
from secrets import randbelow, token_urlsafe

#: Bytes of a secret: 128 bits.
SECRET_BYTES = 16
CODE_DIGITS = 6
#: The number of wrong codes after which no code from the same address opens anything, and the
#: number, of all addresses, after which the code ends.
TRIES_MOST, TRIES_OF_ALL = 10, 100
#: What a phone that may not come in is told, each a word of the page: to type the code, to scan
#: again, or what was wrong with the code it gave.
ASKED, SCAN_AGAIN, WRONG_CODE, TOO_MANY = "code", "scan_again", "wrong_code", "too_many"


class Door:
    """The entry to a table. `keys`: the hash of the key of each seat that a phone has taken."""

    def __init__(self) -> None:
        self.keys: dict[int, str] = {}
        self.renew()

    def renew(self) -> None:
        """Make a new secret and a new code; those before open nothing any more."""
        self.secret = token_urlsafe(SECRET_BYTES)
        #: The short code, for people whose camera fails; empty once too many wrong codes were
        #: tried.
        self.code = f"{randbelow(10**CODE_DIGITS):0{CODE_DIGITS}}"
        #: The wrong codes from each address.
        self._tries = Counter[str]()

    def refusal(self, secret: str, code: str, address: str) -> str:
        """Return why a phone may not come in; empty if it may. Of a code that was typed only the
        digits are read. Each wrong code counts against its address; nothing else does."""
        if _same(self.secret, secret):
            return ""
        if not code:
            return SCAN_AGAIN if secret else ASKED
        if not self.code or self._tries[address] >= TRIES_MOST:
            return TOO_MANY
        digits = "".join(one for one in code if one in "0123456789")
        if _same(self.code, digits):
            return ""
        if len(digits) == CODE_DIGITS:
            self._tries[address] += 1
            if self._tries.total() >= TRIES_OF_ALL:
                self.code = ""
        return WRONG_CODE

    def seat_of(self, key: str) -> int | None:
        """Return the seat that this key opens."""
        given = _hash(key)
        return next((seat for seat, own in self.keys.items() if _same(own, given)), None)

    def is_taken(self, seat: int) -> bool:
        return seat in self.keys

    def free(self, seat: int) -> None:
        """Take the key of a seat away: no key opens it any more."""
        self.keys.pop(seat, None)

    def give(self, seat: int) -> str:
        """Give a seat to a phone; return its key. The key of the phone before opens nothing any
        more."""
        key = token_urlsafe(SECRET_BYTES)
        self.keys[seat] = _hash(key)
        return key


def _hash(key: str) -> str:
    # Salt and many rounds protect what people choose; nobody can try all keys of 128 random bits.
    return sha256(key.encode()).hexdigest()


def _same(secret: str, given: str) -> bool:
    """Compare in a time that does not depend on the difference. An empty secret opens nothing."""
    return bool(secret) and compare_digest(secret.encode(), given.encode())
