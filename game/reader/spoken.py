"""Words as they are spoken: what is written for the eye in signs, a voice reads in words."""

from __future__ import annotations

import re
from collections.abc import Iterable

from game.engine.cards import RANK, SUIT, SUIT_LETTERS, TEN, CardId, is_joker
from game.engine.cards import RANK_LETTERS as LETTERS
from game.l10n.catalogue import ISOLATE, Texts

#: The signs of the suits, and their letters.
_SUITS = {"\u2663": "c", "\u2666": "d", "\u2665": "h", "\u2660": "s"}
#: What is written of cards for the eye.
SIGN = re.compile(f"[{''.join(_SUITS)}]")
_ARROWS = {"\u2190": "left", "\u2192": "right", "\u2191": "up", "\u2193": "down"}
_ARROW = re.compile(rf"([{''.join(_ARROWS)}])( (?=[{''.join(_ARROWS)}]))?")
_COURTS = ("A", "J", "Q", "K")
#: What only makes a text look well, and what parts its words.
_DROPPED, _PARTED = re.compile(f"[*{ISOLATE}\u2069]"), re.compile(r" · |\n+")
_ENDS = (".", "?", "!", ":", ",", ";", "…")
#: Where a sentence pauses.
_PAUSE = re.compile(r"\s?[,:;](?=\s)")


class Spoken:
    """The words of one language, or of one game in it, for a voice."""

    def __init__(self, texts: Texts, game: str = "") -> None:
        self._texts, self._game = texts, game
        #: The ranks by their letters in this language.
        self._ranks = {self._say("card.rank", rank=rank): rank for rank in _COURTS}
        ranks = "|".join(["10", "[2-9]", *map(re.escape, self._ranks)])
        suits = "".join(_SUITS)
        self._run = re.compile(rf"((?:{ranks})(?:-(?:{ranks}))+) ?([{suits}])")
        self._card = re.compile(rf"(?<!\w)({ranks})([{suits}])")
        #: Between two cards of a row.
        self._gap = re.compile(rf"([{suits}]|=(?:{ranks})) (?=\S{{1,2}}[{suits}]|\w+=)")
        #: What was read already: a table is read again and again.
        self._read: dict[str, str] = {}
        self._for = re.compile(rf"(?<=\w)=({ranks})(?!\w)")

    def _say(self, key: str, **facts: str | int) -> str:
        return self._texts.text_in(self._game, key, **facts)

    def read(self, text: str) -> str:
        """Return a text as it is spoken."""
        if text not in self._read:
            self._read[text] = self._anew(text)
        return self._read[text]

    def _anew(self, text: str) -> str:
        text = _PARTED.sub(", ", _DROPPED.sub("", text))
        text = self._for.sub(self._standing, self._gap.sub(r"\1, ", text))
        if SIGN.search(text):
            text = self._run.sub(self._run_said, text)
            text = self._card.sub(self._card_said, text)
            for sign, letter in _SUITS.items():
                text = text.replace(sign, self._say("card.suit", suit=letter))
        return " ".join(_ARROW.sub(self._arrow_said, text).split())

    def _arrow_said(self, found: re.Match[str]) -> str:
        return self._say("reader.arrow", way=_ARROWS[found[1]]) + ", " * bool(found[2])

    def _rank(self, letter: str) -> str:
        return self._say("reader.rank", rank=self._ranks.get(letter, letter))

    def _standing(self, found: re.Match[str]) -> str:
        return " " + self._say("reader.standing_for", rank=self._rank(found[1]))

    def _run_said(self, found: re.Match[str]) -> str:
        ranks = ", ".join(map(self._rank, found[1].split("-")))
        return self._say("reader.of_suit", rank=ranks, suit=_SUITS[found[2]])

    def _card_said(self, found: re.Match[str]) -> str:
        return self._say("reader.of_suit", rank=self._rank(found[1]), suit=_SUITS[found[2]])

    def joined(self, texts: Iterable[str]) -> str:
        """Return texts one after the other, with a pause between two."""
        said = ""
        for text in filter(None, map(self.read, texts)):
            said += f"{' ' if said.endswith(_ENDS) else ', ' * bool(said)}{text}"
        return said

    def slowly(self, text: str) -> str:
        """Return a text with a long pause wherever it has one."""
        said = _PAUSE.sub(".", self.read(text))
        return said if said.endswith(_ENDS) else f"{said}."

    def card(self, card: CardId, pack: str = "") -> str:
        """Return the name of a card that is only drawn. `pack`: of whose cards it is one, if not of
        the usual."""
        if is_joker(card):
            return self._say("card.joker")
        rank = RANK[card]
        letter = str(rank) if 1 < rank <= TEN else LETTERS[rank]
        suit = SUIT_LETTERS[SUIT[card]]
        if pack:
            return self._say(f"card.name-{pack}", rank=letter, suit=suit)
        return self._say("reader.of_suit", rank=self._say("reader.rank", rank=letter), suit=suit)
