"""The texts of the game in one language, with others behind it for what it lacks.

The keys of the code have dots, "refuse.lay_off.not_opened"; the files, whose names may have none,
have dashes in their place: `refuse-lay_off-not_opened = ...`. No key has a dash of its own.

The texts of a country are those of its language, with what it says differently laid over them: a
*term* said anew (`-pinta = ...`) is heard in every sentence that uses it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.l10n.bounds import sources
from game.l10n.languages import FALLBACK, chain, files, homes, layers
from game.l10n.pieces import TextPieces

if TYPE_CHECKING:
    from datetime import date

Fact = int | float | str

#: The sign before a number below zero, and the hyphen that keyboards have for it.
MINUS, _HYPHEN = "\u2212", re.compile(r"(?<![\w-])-(?=\d)")
_VOWELS = tuple("aeiouæœ")
#: What may stand before a name, so that its letters do not turn the sentence round.
ISOLATE = "\u2068"
NARROW_SPACE, FIRM_SPACE = "\u202f", "\u00a0"
#: The most filled texts that are kept: filling is slow, and a table says the same ones all the
#: time.
KEPT_MOST = 4000


def initial(word: str) -> str:
    """Return the letter a word sounds first: plain, small, and no silent h.

    For languages where the next word matters: "Ana y Eva", but "Ana e Inés" and "Ana e Hilda".
    """
    letters = unicodedata.normalize("NFD", str(word).lstrip(ISOLATE)).lower()
    return letters.removeprefix("h")[:1]


VOWEL, CONSONANT = "vowel", "consonant"
FIGURES = {
    **{"A": "ace", "2": "deuce", "3": "trey", "4": "four", "5": "five", "6": "six", "7": "seven"},
    **{"8": "eight", "9": "nine", "10": "ten", "J": "jack", "Q": "knight", "K": "king"},
}


def sound(word: str) -> str:
    """Return what a word begins with for the ear, a vowel or a consonant: an h is silent, a y is a
    vowel before a consonant.

    For languages in which a word is shortened before a vowel: French has "de" before Beto, but not
    before Ana and Hélène.
    """
    letters = unicodedata.normalize("NFD", str(word).lstrip(ISOLATE)).lower().removeprefix("h")
    is_vowel = letters[:1] in _VOWELS or (letters[:1] == "y" and letters[1:2] not in _VOWELS)
    return VOWEL if letters and is_vowel else CONSONANT


def figure(rank: str) -> str:
    """Return the name of a rank, by which a language chooses a word for it; "other" for what is no
    rank. Names that are numbers would be forms of the plural."""
    return FIGURES.get(str(rank), "other")


def capital(words: str) -> str:
    """Return words as at the beginning of a sentence."""
    return str(words)[:1].upper() + str(words)[1:]


Parents = Callable[[str], Sequence[str]]
"""Returns the games that a game extends, the nearest first."""
OwnWords = Callable[[str], Mapping[str, str]]
"""Returns, by language, what the file of a game itself says for a key; under "" for the others."""
PackOf = Callable[[str], str]
"""Returns the pack a game is shown in; "" if it is the usual one."""


class GameName(str):
    """The id of a game. Where a text chooses by game, it also equals the games it extends."""

    parents: Sequence[str] = ()

    def __eq__(self, other: object) -> bool:
        return str.__eq__(self, other) or other in self.parents

    __hash__ = str.__hash__


@dataclass(slots=True)
class Circumstances:
    """The circumstances in which texts are said now. `game`: the id of the game that is spoken of.
    `pack`: returns the pack a game is shown in, where that is not the usual one.
    `english_courts`: the cards bear A J Q K, though the language has letters of its own."""

    parents: Parents = lambda game: ()
    own: OwnWords = lambda key: {}
    pack: PackOf = lambda game: ""
    game: str = ""
    english_courts: bool = False

    def of_game(self, named: object = None) -> GameName:
        """Return the game a text chooses by. A term may be asked for the word of a named game,
        where no game is played."""
        name = GameName(named if isinstance(named, str) else self.game)
        name.parents = self.parents(name) if name else ()
        return name

    def keys(self, key: str) -> list[str]:
        """Return the keys a text may have: that of the game, those of the games it extends, that of
        its pack, and that of all."""
        if not self.game:
            return [key]
        ends = (self.game, *self.parents(self.game), self.pack(self.game))
        return [*(f"{key}.{end}" for end in ends if end), key]

    def courts(self) -> str:
        return "english" if self.english_courts else "own"

    def functions(self) -> dict[str, Callable[..., Any]]:
        """Return the functions a text may call besides Fluent's own."""
        return {
            "INITIAL": initial,
            "SOUND": sound,
            "CAPITAL": capital,
            "FIGURE": figure,
            "GAME": self.of_game,
            "COURTS": self.courts,
        }


FUNCTIONS = Circumstances().functions()


class Texts:
    """The texts for every key: a game does not stop for want of a word.

    Faults are kept for tests and translators: keys that no language has in `missing`; texts that
    could not be filled, and files that could not be read, in `faulty`.
    """

    def __init__(
        self,
        languages: Iterable[str],
        roots: Sequence[Path],
        parents: Parents = lambda game: (),
        own: OwnWords = lambda key: {},
    ) -> None:
        self.missing: set[str] = set()
        self.faulty: dict[str, str] = {}
        self._now = Circumstances(cache(parents), cache(own))

        def voice(name: str) -> _Voice:
            return _Voice(name, _layers(roots, name), self.faulty, self._now)

        self._voices = list(map(voice, chain(languages, roots)))
        countries = homes(roots, self._voices[0].language)
        self._at_home = {game: voice(name) for game, name in countries.items()}

    def look_up(self, parents: Parents, own: OwnWords) -> None:
        """Give each game the words of its file, and of those it extends, from now on."""
        self._now.parents, self._now.own = cache(parents), cache(own)

    @property
    def language(self) -> str:
        """Return the language most texts come in."""
        return next((voice.language for voice in self._voices if voice.layers), FALLBACK)

    def show_courts(self, english: bool, pack: PackOf = lambda game: "") -> None:
        """Name cards by the letters they bear on the screen, and by the suits of their pack."""
        self._now.english_courts, self._now.pack = english, pack

    @contextmanager
    def speaking_of(self, game: str) -> Iterator[None]:
        """Have everything that is said meanwhile be about this game, by its id; its words may be
        its own, or those of a game it extends."""
        before, self._now.game = self._now.game, game
        try:
            yield
        finally:
            self._now.game = before

    @property
    def languages(self) -> list[str]:
        """Return the languages a text is looked for in, in this order."""
        return [voice.language for voice in self._voices]

    def _speaking(self) -> list[_Voice]:
        """Return the languages asked now: the home of the game that is spoken of comes first, if
        that is wanted."""
        if not (self._at_home and self._now.game):
            return self._voices
        games = (self._now.game, *self._now.parents(self._now.game))
        home = [self._at_home[game] for game in games if game in self._at_home][:1]
        return [*home, *self._voices]

    def has(self, key: str) -> bool:
        if any(voice.has(own) for voice in self._speaking() for own in self._keys(voice, key)):
            return True
        return bool(self._now.own(key))

    def text(self, key: str, /, **facts: Fact) -> str:
        places = ((voice, own) for voice in self._speaking() for own in self._keys(voice, key))
        for voice, own in places:
            found = voice.text(own, facts) if voice.has(own) else None
            if found is not None:
                below = any(not isinstance(fact, str) and fact < 0 for fact in facts.values())
                return _HYPHEN.sub(MINUS, found) if below else found
        said = self._now.own(key)
        if said:
            return self.own_text(said)
        self.missing.add(key)
        return f"[{key}]"

    def own_text(self, said: Mapping[str, str]) -> str:
        """Return what a file says in several languages, in one that is spoken here if it can be."""
        names = [part for name in self.languages for part in (name, name.partition("_")[0])]
        known = [said[name] for name in (*names, "") if name in said]
        return next(iter((*known, *said.values())))

    def _keys(self, voice: _Voice, key: str) -> list[str]:
        """Return the keys a text may have. The games that a game extends are asked for only if some
        text of this key is said for a single game: their files have to be read for that."""
        return self._now.keys(key) if voice.differs(key) else [key]

    def read_ahead(self) -> bool:
        """Read a text of the first language ahead, before it is to be said; return whether one was
        left."""
        voice = next((voice for voice in self._voices if voice.layers), None)
        return voice is not None and voice.read_ahead()

    def text_in(self, game: str, key: str, /, **facts: Fact) -> str:
        """Return a text as it is said in this game, where that differs from what is said in all."""
        with self.speaking_of(game):
            return self.text(key, **facts)

    def text_or(self, key: str, otherwise: str = "") -> str:
        """Return a text that languages need not have, or else `otherwise`."""
        return self.text(key) if self.has(key) else otherwise

    def number(self, whole: int) -> str:
        """Return a whole number as the language writes it."""
        return self.text("number.whole", number=whole)

    def gain(self, points: int) -> str:
        """Return a whole number with its sign, plus or minus."""
        return f"+{self.number(points)}" if points > 0 else self.number(points)

    def day(self, day: date) -> str:
        """Return a date in words."""
        return self.text("load.day", day=day.day, month=f"m{day.month}", year=str(day.year))

    def sum_of(self, points: Sequence[int]) -> str:
        """Return points one by one, equal ones together; nothing where there is nothing to add
        up."""
        said = []
        for worth in dict.fromkeys(points) if len(points) > 1 else ():
            count, number = points.count(worth), self.number(worth)
            said.append(number if count == 1 else f"{count}\u00d7{number}")
        return " + ".join(said)

    def list_and(self, items: Iterable[str]) -> str:
        """Return all of these as the language lists them: "a, b and c"."""
        words = list(items)
        if len(words) < 2:
            return "".join(words)
        listed = words[0]
        for word in words[1:-1]:
            listed = self.text("list.next", before=listed, item=word)
        return self.text("list.last", before=listed, item=words[-1])


def _layers(roots: Sequence[Path], name: str) -> list[list[Path]]:
    """Return a language's own files over those of the languages it stands on, by folder; none, if
    it has none."""
    if not files(roots, name):
        return []
    return [files([root], language) for language in layers(roots, name) for root in roots]


class _Voice:
    """The texts of one language; its files are read when it is first asked for one."""

    def __init__(
        self, language: str, layers: list[list[Path]], faulty: dict[str, str], now: Circumstances
    ) -> None:
        self.language = language
        self.layers = layers
        self._faulty = faulty
        self._now = now
        self._said: dict[tuple[object, ...], str | None] = {}

    def has(self, key: str) -> bool:
        return self._pieces.has(key.replace(".", "-"))

    def differs(self, key: str) -> bool:
        return key.replace(".", "-") in self._pieces.beginnings

    def text(self, key: str, facts: dict[str, Fact]) -> str | None:
        # 1 and 1.0 are equal, and said differently.
        now = (self._now.game, self._now.english_courts)
        asked = (key, *now, *facts.items(), *map(type, facts.values()))
        if asked not in self._said:
            if len(self._said) >= KEPT_MOST:
                self._said.clear()
            self._said[asked] = self._filled(key, facts)
        return self._said[asked]

    def read_ahead(self) -> bool:
        return self._pieces.read_ahead()

    def _filled(self, key: str, facts: dict[str, Fact]) -> str | None:
        name = key.replace(".", "-")
        said = self._pieces.said(name, facts, self._now.of_game())
        if said is not None:
            return said.replace(NARROW_SPACE, FIRM_SPACE)
        try:
            bundle = self._pieces.bundle
            pattern = bundle.get_message(name).value
            if pattern is None:
                return None
            found, errors = bundle.format_pattern(pattern, facts)
        except Exception as error:  # Anybody may add texts: a circular one must not end a game.
            errors, found = [error], None
        if errors:
            self._faulty[key] = f"{self.language}: {errors[0]}"
        # French numbers come with a narrow space, which not every font can draw.
        return None if found is None else str(found).replace(NARROW_SPACE, FIRM_SPACE)

    @cached_property
    def _pieces(self) -> TextPieces:
        found = (source for layer in self.layers for source in sources(layer))
        tell = self._faulty.__setitem__
        return TextPieces(chain([self.language]), self._now.functions(), found, tell)
