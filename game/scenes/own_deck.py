"""What is wrong with the cards a player has drawn. The game shows its own in their place."""

from __future__ import annotations

from game.scenes.house import House
from game.scenes.notice import NoticeScene
from game.ui.own_cards import SIZE_MOST, Flaw, own_cards

FLAWS_TOLD = 3


def tell_of_flaws(house: House) -> None:
    """Once, after the window was opened."""
    flaws = own_cards().flaws
    if flaws:
        house.stack.push(NoticeScene(house, lambda: _sentence(house, flaws)))


def _sentence(house: House, flaws: tuple[Flaw, ...]) -> str:
    most = SIZE_MOST // 1024
    lines = [
        house.say(f"card_flaw.{flaw.fault}", file=flaw.file, most=most)
        for flaw in flaws[:FLAWS_TOLD]
    ]
    if len(flaws) > FLAWS_TOLD:
        lines.append(house.say("card_flaw.more", count=len(flaws) - FLAWS_TOLD))
    return house.say("cards.faulty", flaws="\n".join(lines))
