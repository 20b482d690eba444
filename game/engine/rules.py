"""Why an act is refused, and how a match has ended."""

from typing import NamedTuple

Fact = tuple[str, int | str]


class Refusal(NamedTuple):
    """Why an act is not allowed: a text key with its facts, and a stable subject for tests."""

    key: str
    facts: tuple[Fact, ...] = ()


class IllegalActionError(Exception):
    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key, *refusal.facts)
        self.refusal = refusal


class MatchResult(NamedTuple):
    """Winning sides, the score of each side, the pot, and what each seat gains or pays."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]
    pot: int
    money: tuple[int, ...]
