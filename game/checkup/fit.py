"""`loba locales fit`: whether the texts of a language have room where they are shown.

Every page is painted in the smallest window, with texts as they are and as large as can be set. A
text has no room if it is cut, if something lies over it, or if it is on a button that the edge of
its page cuts off.
"""

from __future__ import annotations

import gc
import shutil
from argparse import Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.checkup.selftest import nobodys_home, opened
from game.cli.frame import FAULTY, FINE, WRONG_USE, CommandFrame
from game.l10n.catalogue import Texts
from game.paths import is_safe, text_roots, user_texts

if TYPE_CHECKING:
    from game.l10n.entries import Finding

SCALES = 1.0, 1.4
#: The games whose tables are looked at, one of each family.
GAMES = ("loba_de_mas", "carioca", "la_mona")
#: The beginning of the keys of cards, which may lie over each other.
CARDS = "card."


class HeardTexts(Texts):
    """Texts that remember the key of every sentence they have said."""

    keys: dict[str, str]

    def text(self, key: str, /, **facts: int | float | str) -> str:
        said = super().text(key, **facts)
        self.__dict__.setdefault("keys", {})[said] = key
        return said


def register(frame: CommandFrame) -> None:
    fitted = frame.command("locales").command("fit", fit_texts)
    fitted.argument("language", metavar="LANG")


def fit_texts(arguments: Namespace, texts: Texts) -> int:
    from game.cli.locales import sentence
    from game.l10n.languages import offered, tidy

    language, known = tidy(arguments.language), offered(text_roots())
    if language not in known:
        said = texts.text("locales.none", name=arguments.language, known=texts.list_and(known))
        print(said)
        return WRONG_USE
    findings = list(without_room(language))
    for one in findings:
        print(sentence(one, texts))
    print(texts.text("locales.fit", count=len(findings)))
    return FAULTY if findings else FINE


def without_room(language: str) -> Iterator[Finding]:
    """Yield the texts that have no room somewhere, each once. May raise NoScreenError."""
    roots, own = text_roots(), user_texts()
    is_read = own.is_dir() and not is_safe()
    with nobodys_home():
        # The texts somebody has added are checked; none of their other files is read.
        if is_read:
            shutil.copytree(own, user_texts())
        heard = HeardTexts([language], roots)
        cut = sorted(set[str]().union(*(_cut(heard, language, scale) for scale in SCALES)))
    yield from _findings(cut, heard, language)


def _cut(heard: HeardTexts, language: str, scale: float) -> set[str]:
    """Return all texts that had no room on a walk through the pages."""
    from game.checkup.hidden import covered, cut_off, gives_way
    from game.checkup.tour import Tour
    from game.checkup.trials import QUICK
    from game.scenes.lessons.scene import LessonScene
    from game.scenes.table.scene import TableScene
    from game.ui.canvas import Canvas

    cut: set[str] = set()

    def look() -> None:
        # Canvases have no common list, so all objects are searched for them.
        for one in gc.get_objects():
            if isinstance(one, Canvas):
                cut.update(spill.text for spill in one.spilled)
        scene = tour.services.stack.top
        cut.update(cut_off(scene))
        # The paper of a lesson lies over the table, and tells what it is about; cards fly over
        # anything.
        is_flown_over = isinstance(scene, TableScene) and scene.is_moving
        if not (isinstance(scene, LessonScene) or is_flown_over):
            for words in covered(scene.sprites(), tour.held):
                key = heard.keys.get(words, CARDS)
                if not key.startswith(CARDS) and not gives_way(key, scene):
                    cut.add(words)

    with opened(seen=False) as window:
        tour = Tour(window, language, lambda language: heard, scale)
        tour.on_look = look
        tour.pages()
        tour.lessons()
        for game in GAMES:
            tour.two_people(tour.navigator.stores.games.load(game))
        tour.to_the_end(tour.navigator.stores.games.load(*QUICK))
        tour.close()
    return cut


def _findings(cut: list[str], heard: HeardTexts, language: str) -> Iterator[Finding]:
    from game.l10n.entries import Finding
    from game.l10n.skeleton import spoken

    entries = spoken(text_roots(), language)
    for text in cut:
        key = heard.keys.get(text, "")
        entry = entries.get(key.replace(".", "-"))
        if entry is None:
            yield Finding(language, user_texts(), 0, "no_room", key.replace(".", "-"), text)
        else:
            yield entry.finding("no_room", text)
