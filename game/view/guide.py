"""The guide for players, for the browser: how to play together, and the rules of every game. Each
language is one file, pictures included, so that it can be sent to somebody.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import NamedTuple

from game.l10n.catalogue import Texts
from game.l10n.languages import FALLBACK, offered, own_name
from game.paths import bundled, text_roots, user_cache
from game.reading.faults import Message, message
from game.reading.whole_file import make_folder, write_whole
from game.variants import parents_of, words_of
from game.variants.catalogue import Catalogue
from game.view.rulebook.book import Rulebook, rulebooks
from game.view.rulebook.html import book_html, marked, page
from game.view.rulebook.words import BookWords


class Chapter(NamedTuple):
    """A chapter, named as its picture is. `steps`: what to do, in this order. `notes`: questions,
    each with its answer. All are parts of keys."""

    key: str
    steps: tuple[str, ...]
    notes: tuple[str, ...]


CHAPTERS = (
    Chapter("family", ("choose", "seats", "deal", "curtain"), ("beginners", "own", "pads", "stop")),
    Chapter("phones", ("seat", "scan", "sit"), ("network", "lost", "later", "trust")),
    Chapter("house", ("choose", "switch", "deal"), ("in_force", "missing")),
    Chapter("trouble", (), ("undo", "refused", "letters", "unseen", "match", "closes", "moving")),
)


def file_of(language: str) -> Path:
    """Return the file of the guide in a language."""
    return user_cache() / "guide" / f"loba_{language}.html"


def writing(wanted: str) -> Iterator[float | Path | Message]:
    """Write the guide in a language, which may be that of a country, then in every language that is
    no country's. Yield how far the first file is, 0 to 1, then each file; if one cannot be written,
    why."""
    roots, parents = text_roots(), cache(parents_of)
    others = [one for one in offered(roots) if "_" not in one and one != wanted]
    names = {language: own_name(roots, language) for language in (wanted, *others)}
    readings = Catalogue().readings().values()
    yield 0.5
    books = rulebooks(one.variant for one in readings if one.variant is not None)
    try:
        make_folder(file_of(FALLBACK).parent)
        for language in names:
            texts = Texts([language], roots, parents, words_of)
            written = guide(texts, language, names, books)
            write_whole(file_of(language), written.encode(), lasting=False)
            yield file_of(language)
    except OSError as error:
        yield message("saves.not_written", {"detail": error.strerror or ""})


def guide(texts: Texts, language: str, names: Mapping[str, str], books: Sequence[Rulebook]) -> str:
    """Return the page in one language. `names`: those of all languages, by which pages lead to each
    other."""
    title, words = texts.text("guide.title"), [BookWords(texts, book) for book in books]
    others = (
        f'<a href="{file_of(code).name}" lang="{code.replace("_", "-")}">{escape(name)}</a>'
        for code, name in names.items()
        if code != language
    )
    chapters = (
        f'<li><a href="#{chapter.key}">{marked(texts.text(f"guide.{chapter.key}"))}</a></li>'
        for chapter in CHAPTERS
    )
    games = (f'<a href="#{escape(one.book.id)}">{marked(one.name)}</a>' for one in words)
    rules = marked(texts.text("guide.rules"))
    body = [
        f"<p>{' · '.join(others)}</p>",
        f"<h1>{marked(title)}</h1>",
        f'<p class="about">{marked(texts.text("guide.about"))}</p>',
        f"<ul>{''.join(chapters)}<li>{rules}<br>{' · '.join(games)}</li></ul>",
        *(piece for chapter in CHAPTERS for piece in _chapter(texts, language, chapter)),
        f"<h2>{rules}</h2>",
        f"<p>{marked(texts.text('guide.rules.about'))}</p>",
        *(piece for one in words for piece in book_html(one, 2)),
    ]
    return page(title, language, body)


def _chapter(texts: Texts, language: str, chapter: Chapter) -> Iterator[str]:
    def say(part: str) -> str:
        return marked(texts.text(f"guide.{chapter.key}.{part}"))

    title = texts.text(f"guide.{chapter.key}")
    yield f'<h2 id="{chapter.key}">{marked(title)}</h2>'
    yield f"<p>{say('about')}</p>"
    if chapter.steps:
        yield f"<ol>{''.join(f'<li>{say(step)}</li>' for step in chapter.steps)}</ol>"
    picture = b64encode(_picture(chapter.key, language).read_bytes()).decode()
    yield f'<img src="data:image/webp;base64,{picture}" alt="{escape(title)}">'
    yield from (f"<p>{say(note)}</p>" for note in chapter.notes)


def _picture(chapter: str, language: str) -> Path:
    """Return the picture of a chapter; languages of which there is none show that of English."""
    folder = bundled("assets/guide")
    files = (folder / f"{chapter}_{one}.webp" for one in (language.partition("_")[0], FALLBACK))
    return next(filter(Path.is_file, files))
