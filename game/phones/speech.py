"""What the page of a phone says, and how its cards look, by the settings of its owner."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import chain

from game.l10n.catalogue import Texts
from game.l10n.languages import offered, own_name
from game.paths import text_roots
from game.phones.files import wished
from game.phones.screen import Data
from game.reader.spoken import SIGN, Spoken
from game.settings import CRESTS, OF_GAME, Settings
from game.variants import parents_of, words_of
from game.view.table.drawings import decks, look_of, pack_of

#: The words that the page itself says, beside those of the table.
PAGE_WORDS = (
    *("choose", "code", "connecting", "enter", "hand", "language", "log", "lost", "melds"),
    *("scan_again", "wrong_code", "too_many", "old_browser", "scores", "taken", "waits", "went_on"),
    *("no_seat", "waits_start", "yours", "below", "rules", "large", "two_colours"),
    *("turn", "sound", "no_shake", "no_wake", "no_sound", "hide_hand", "show_hand"),
    *("must", "lit", "fresh", "name", "watch", "sit", "acts", "felt", "stock"),
)


def spoken(wanted: Sequence[str], usual: str) -> str:
    """Return the first of these languages that is spoken here; `usual` if none is."""
    for name in wished(wanted):
        for known in (name, name.partition("_")[0]):
            if known in _offered():
                return known
    return usual


@cache
def _offered() -> list[str]:
    return offered(text_roots())


@cache
def texts_in(language: str, pack: str = OF_GAME) -> Texts:
    texts = Texts([language], text_roots(), parents_of, words_of)
    texts.show_courts(english=False, pack=cache(partial(pack_of, Settings(pack=pack))))
    return texts


@cache
def _spoken_in(texts: Texts, game: str) -> Spoken:
    return Spoken(texts, game)


def with_voice(told: Data, texts: Texts, game: str) -> Data:
    """Return a message with how a voice says what is written in it with signs."""
    words = _spoken_in(texts, game)
    heard = {text: words.read(text) for text in _texts_of(told) if SIGN.search(text)}
    return {**told, "heard": heard} if heard else told


def _texts_of(told: object) -> Iterator[str]:
    if isinstance(told, str):
        yield told
    elif isinstance(told, Mapping):
        yield from chain.from_iterable(map(_texts_of, told.values()))
    elif isinstance(told, Sequence):
        yield from chain.from_iterable(map(_texts_of, told))


@cache
def page_words(language: str) -> dict[str, str]:
    texts = texts_in(language)
    words = {name: texts.text(f"phones.page.{name}") for name in PAGE_WORDS}
    return words | {crest: texts.text(f"people.crest.{crest}") for crest in CRESTS}


@cache
def _own_names() -> list[list[str]]:
    return [[name, own_name(text_roots(), name)] for name in _offered()]


def words_data(language: str) -> Data:
    """Return the message that gives a phone the words of its page."""
    message: Data = {"what": "words", "language": language}
    return message | {"words": page_words(language), "languages": _own_names()}


def look_data(settings: Settings, language: str, game: str) -> Data:
    """Return the message that tells a phone which cards to show."""
    deck = decks(look_of(settings, language, pack=pack_of(settings, game)))[0]
    look: Data = {"what": "look", "large": settings.large_corners, "plain": settings.two_colours}
    return {**look, "deck": deck}
