"""What is in everything a player has, in words."""

from collections.abc import Sequence
from datetime import date

from game.l10n.catalogue import Texts
from game.storage.home import Contents

#: The most names of files that are listed.
NAMES_MOST = 5


def when(texts: Texts, seconds: float) -> str:
    """Return a date in words."""
    return texts.day(date.fromtimestamp(seconds))


def in_words(texts: Texts, contents: Contents) -> str:
    facts = {"matches": contents.matches, "people": contents.people}
    if not contents.since:
        return texts.text("home.inside", **facts)
    return texts.text("home.inside_since", **facts, since=when(texts, contents.since))


def left_out(texts: Texts, names: Sequence[str]) -> str:
    """Return the sentence about files that could not be taken along."""
    named = ", ".join(names[:NAMES_MOST]) + (", …" if len(names) > NAMES_MOST else "")
    return texts.text("home.left_out", count=len(names), names=named)
