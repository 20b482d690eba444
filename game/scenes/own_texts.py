"""Texts a player has added: a language of one's own let fall onto the window, and what is wrong
with files that cannot be read. The game goes on without them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from game.l10n.entries import Entries, Finding, read
from game.l10n.languages import SUFFIX, files, is_tidy, offered, own_name
from game.paths import text_roots, user_texts
from game.reading.whole_file import write_whole
from game.scenes.confirm import ConfirmScene
from game.scenes.house import House
from game.scenes.notice import NoticeScene

FAULTS_TOLD = 3
#: A file says so that it is a whole language.
NAME = "language-name"


class OwnTexts:
    """`root`: the folder of the player's texts."""

    def __init__(self, house: House, root: Path | None = None) -> None:
        self.house = house
        self.root = user_texts() if root is None else root
        self._told: set[Finding] = set()

    def look(self) -> None:
        """Tells what cannot be read of the language that is spoken now, every fault once."""
        found: list[Finding] = []
        for language in self.house.texts.languages:
            found += read(files([self.root], language), language, {})
        new = [one for one in found if one not in self._told and one.fault != "twice"]
        self._told.update(new)
        if new:
            self._tell(lambda: self._say("texts.faulty", faults=self._sentences(new)))

    def _sentences(self, found: Iterable[Finding]) -> str:
        told = list(found)
        lines = [self._sentence(one) for one in told[:FAULTS_TOLD]]
        if len(told) > FAULTS_TOLD:
            lines.append(self.house.say("texts.more_faults", count=len(told) - FAULTS_TOLD))
        return "\n".join(lines)

    def _sentence(self, one: Finding) -> str:
        is_folder = one.file.parent.name == one.language
        name = f"{one.language}/{one.file.name}" if is_folder else one.file.name
        place = f"{name}:{one.line}" if one.line else name
        return self.house.say(f"locale_fault.{one.fault}", place=place, detail=one.detail)

    def _tell(self, say: Callable[[], str]) -> None:
        self.house.stack.push(NoticeScene(self.house, say))

    def _say(self, key: str, **facts: str) -> str:
        return self.house.say(key, **facts)

    # Adding one -----------------------------------------------------------------------------

    def add(self, file: Path) -> None:
        """A file that was let fall onto the window."""
        language = file.stem
        entries: Entries = {}
        found = list(read([file], language, entries))
        is_language = NAME in entries or language in offered(text_roots())
        if found:
            self._tell(lambda: self._say("texts.not_added", faults=self._sentences(found)))
        elif not is_tidy(language) or not is_language:
            self._tell(lambda: self._say("texts.no_language", file=file.name))
        else:
            home = self.root / file.name
            name = own_name([file.parent], language)
            key = "texts.replace" if home.exists() else "texts.add"
            ask = ConfirmScene(
                self.house, key, lambda: self._add(file, home), language=name, count=len(entries)
            )
            self.house.stack.push(ask)

    def _add(self, file: Path, home: Path) -> None:
        try:
            write_whole(home, file.read_bytes())
        except OSError as error:
            detail = error.strerror or ""
            self._tell(lambda: self._say("texts.not_kept", file=home.name, detail=detail))
            return
        self.house.read_texts_anew()
        self.house.settings.language = home.name.removesuffix(SUFFIX)
        self.house.settings_changed()
