"""The cards a player has drawn: shown once they have been tried, and told of where they cannot be.
The game shows its own in their place."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.house import House
from game.scenes.notice import NoticeScene
from game.ui.own_cards import LIMITS, SIZE_MOST, Flaw, Trial, tried

FLAWS_TOLD = 3


class OwnDeck:
    """To be looked at once, after the first picture."""

    def __init__(self, house: House) -> None:
        self.house = house

    def look(self) -> None:
        """Shows what can be used at once; the rest is tried beside the window."""
        self._go_on(Trial())

    def _go_on(self, trial: Trial) -> None:
        house = self.house
        if trial.waiting:

            def take(faults: Sequence[str], ended: str) -> None:
                trial.take(faults, ended)
                self._go_on(trial)

            files = [one.file for one in trial.waiting]
            house.errands.begin(house.wake, LIMITS, take, tried, files)
        elif trial.flaws:
            house.stack.push(NoticeScene(house, lambda: _sentence(house, trial.flaws)))
        if house.kit.cards.renew():
            house.stack.redrawn()


def _sentence(house: House, flaws: Sequence[Flaw]) -> str:
    most = SIZE_MOST // 1024
    lines = [
        house.say(f"card_flaw.{flaw.fault}", file=flaw.file, most=most)
        for flaw in flaws[:FLAWS_TOLD]
    ]
    if len(flaws) > FLAWS_TOLD:
        lines.append(house.say("card_flaw.more", count=len(flaws) - FLAWS_TOLD))
    return house.say("cards.faulty", flaws="\n".join(lines))
