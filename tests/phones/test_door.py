"""Who is let in, and how far the secrets can be guessed."""

from base64 import urlsafe_b64decode

import pytest

from game.phones import door
from game.phones.address import own_address
from game.phones.door import ASKED, SCAN_AGAIN, TOO_MANY, TRIES_MOST, TRIES_OF_ALL, WRONG_CODE, Door

from .written import limits


def test_secrets_have_128_bits_and_no_two_are_the_same() -> None:
    own = Door()
    secrets = {own.secret, Door().secret, own.give(0), own.give(1)}
    assert len(secrets) == 4
    assert {len(urlsafe_b64decode(f"{one}==")) for one in secrets} == {128 // 8}


@pytest.mark.parametrize(("drawn", "code"), [(7, "000007"), (-1, "999999")])
def test_the_short_code_has_six_digits(
    monkeypatch: pytest.MonkeyPatch, drawn: int, code: str
) -> None:
    monkeypatch.setattr(door, "randbelow", lambda count: drawn % count)
    assert Door().code == code


@pytest.fixture
def own() -> Door:
    found = Door()
    found.code = "856964"
    return found


@pytest.mark.parametrize("typed", ["856964", "856 964", " 856-964.", "856\u00a0964", "code 856964"])
def test_of_a_typed_code_only_the_digits_are_read(own: Door, typed: str) -> None:
    assert own.refusal("", typed, "a") == ""


@pytest.mark.parametrize("digits", ["85696", "8569644", "", "٨٥٦٩٦٤"])
def test_what_cannot_be_the_code_is_refused_and_costs_no_try(own: Door, digits: str) -> None:
    for _ in range(TRIES_MOST):
        assert own.refusal("", f"code: {digits}", "a") == WRONG_CODE
    assert own.refusal("", "856964", "a") == ""


def test_the_tenth_wrong_code_of_an_address_is_its_last(own: Door) -> None:
    for _ in range(TRIES_MOST - 1):
        assert own.refusal("", "000000", "a") == WRONG_CODE
        assert own.refusal("old", "", "a") == SCAN_AGAIN, "an old secret is no code"
        assert own.refusal("", "", "a") == ASKED
    assert own.refusal("", "856964", "a") == ""
    assert own.refusal("", "000000", "a") == WRONG_CODE
    assert own.refusal("", "856964", "a") == TOO_MANY
    assert own.refusal(own.secret, "", "a") == ""
    assert own.refusal("", "856964", "b") == ""


def test_many_addresses_together_cannot_guess_the_code_either(own: Door) -> None:
    for number in range(TRIES_OF_ALL):
        assert own.code
        assert own.refusal("", "000000", str(number)) == WRONG_CODE
    assert own.code == ""
    assert own.refusal("", "856964", "somebody") == TOO_MANY
    assert own.refusal("", "", "somebody") == ASKED, "the code that is none opens nothing"
    own.renew()
    assert own.refusal("", own.code, "somebody") == ""
    assert own.refusal("", own.code, "0") == ""


def test_as_many_wrong_codes_are_allowed_as_is_written() -> None:
    assert limits("wrong codes of one address, and of all") == [TRIES_MOST, TRIES_OF_ALL]


def test_a_new_code_comes_with_a_new_secret_and_the_keys_stay(own: Door) -> None:
    secret, key = own.secret, own.give(0)
    own.renew()
    assert own.refusal(secret, "", "a") == SCAN_AGAIN
    assert own.refusal(own.secret, "", "a") == ""
    assert own.seat_of(key) == 0


def test_no_key_can_be_read_off_what_is_kept_of_it(own: Door) -> None:
    key = own.give(0)
    assert key not in repr(own.keys)
    assert own.seat_of(own.keys[0]) is None


def test_a_key_opens_its_own_seat_until_another_is_given_or_the_seat_is_free() -> None:
    own = Door()
    keys = [own.give(seat) for seat in (0, 1)]
    assert [own.seat_of(key) for key in keys] == [0, 1]
    assert [own.is_taken(seat) for seat in (0, 1, 2)] == [True, True, False]
    assert own.seat_of("") is None
    again = own.give(0)
    assert [own.seat_of(key) for key in (keys[0], again)] == [None, 0]
    own.free(0)
    own.free(2)
    assert own.seat_of(again) is None
    assert [own.is_taken(seat) for seat in (0, 1)] == [False, True]


class Way:
    """A socket that knows its own address once it is told where to go."""

    def __init__(self, own: str) -> None:
        self.own = own
        self.told = "0.0.0.0"

    def __call__(self, *_: object) -> "Way":
        return self

    def __enter__(self) -> "Way":
        return self

    def __exit__(self, *_: object) -> None:
        self.told = ""

    def connect(self, far: tuple[str, int]) -> None:
        if not self.own:
            raise OSError("no network")
        self.told = self.own

    def getsockname(self) -> tuple[str, int]:
        return self.told, 40000


@pytest.mark.parametrize("own", ["192.168.1.7", ""])
def test_the_own_address_is_the_one_that_leads_to_the_network(
    monkeypatch: pytest.MonkeyPatch, own: str
) -> None:
    monkeypatch.setattr("game.phones.address.socket.socket", Way(own))
    assert own_address() == own
