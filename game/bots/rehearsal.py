"""Thinking ahead: the acts that deserve it are tried in many possible worlds, all of them in the
same ones, and whatever comes off worse is tried no further.

A few worlds are little evidence. A sound player's first choice only gives way to an act that is
better beyond doubt.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random

from game.engine.actions import Action

Trial = Callable[[Action, float], float]
"""What comes of an act in the world of this seed."""

#: Before so many worlds nothing is concluded.
WORLDS_LEAST = 12
#: An act is given up when it is so many standard errors behind.
BEHIND = 3.0


class _Candidate:
    """An act, and how much better it did than the first choice, world by world."""

    def __init__(self, act: Action) -> None:
        self.act = act
        self.leads: list[float] = []

    def judged(self) -> tuple[float, float]:
        """The mean lead, and its standard error."""
        count = len(self.leads)
        mean = sum(self.leads) / count
        spread = sum((lead - mean) ** 2 for lead in self.leads) / (count - 1)
        return mean, sqrt(spread / count)


def rehearse(
    acts: Sequence[Action], trial: Trial, worlds: int, doubt: float, rng: Random
) -> Iterator[Action]:
    """The best of some acts so far, again and again, until so many worlds have been seen. The
    first is what a sound player would do at first sight; another one has to be better by `doubt`
    standard errors."""
    first = best = acts[0]
    others = [_Candidate(act) for act in acts[1:]]
    yield best
    for number in range(1, worlds + 1):
        seed = rng.random()
        result = trial(first, seed)
        yield best
        for other in others:
            other.leads.append(trial(other.act, seed) - result)
            yield best
        if number >= WORLDS_LEAST:
            judged = [(other, *other.judged()) for other in others]
            sure = [(mean, other) for other, mean, error in judged if mean > doubt * error]
            best = max(sure, key=lambda found: found[0])[1].act if sure else first
            others = [other for other, mean, error in judged if mean > -BEHIND * error]
            if not others:
                break
    yield best
