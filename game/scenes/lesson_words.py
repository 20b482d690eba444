"""What a lesson says, in the language of the house; its cards as the table calls them."""

from __future__ import annotations

import re

from game.engine.cards import UnknownCardError, parse_cards
from game.l10n.languages import chain
from game.play.lesson import Lesson, Said
from game.scenes.house import House
from game.view.wording import Wording

#: `[5h 6h]` in a text are cards.
CARDS = re.compile(r"\[([^\[\]]+)\]")


class LessonWords:
    def __init__(self, house: House, lesson: Lesson) -> None:
        self.house = house
        self.wording = Wording(house.texts, lesson.position.variant.id, ())

    def say(self, said: Said) -> str:
        return CARDS.sub(self._cards, self._text(said))

    def _text(self, said: Said) -> str:
        if said.key:
            return self.wording.text(said.key)
        for language in [*chain([self.house.texts.language]), *said.words]:
            if language in said.words:
                return said.words[language]
        return ""

    def _cards(self, found: re.Match[str]) -> str:
        try:
            return " ".join(map(self.wording.card, parse_cards(found[1])))
        except UnknownCardError:
            return found[0]
