"""Who is let in, and how far the secrets can be guessed."""

from base64 import urlsafe_b64decode

import pytest

from game.phones import door
from game.phones.address import own_address
from game.phones.door import Door


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


@pytest.mark.parametrize("wrong", [("wrong", ""), ("", "wrong"), ("wrong", "wrong")])
def test_the_tenth_wrong_try_ends_the_short_code(wrong: tuple[str, str]) -> None:
    own = Door()
    code = own.code
    for _ in range(9):
        assert not own.lets_in(*wrong)
        assert not own.lets_in("", ""), "to try nothing is none"
    assert own.lets_in("", code)
    assert not own.lets_in(*wrong)
    assert not own.lets_in("", code)
    assert not own.lets_in("", ""), "the code that is none"
    assert own.lets_in(own.secret, "")


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
