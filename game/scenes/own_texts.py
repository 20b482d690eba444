"""Texts a player has added: a language of one's own let fall onto the window, and what is wrong
with files that cannot be read. The game goes on without them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path

from game.l10n.check import faults_of
from game.l10n.entries import Finding
from game.l10n.languages import SIZE_MOST, SUFFIX, files, is_tidy, name_in, offered
from game.paths import text_roots, user_texts
from game.reading.apart import DONE, Limits
from game.reading.files import read_plain
from game.reading.whole_file import write_whole
from game.scenes.confirm import ConfirmScene
from game.scenes.house import House
from game.scenes.notice import NoticeScene

FAULTS_TOLD = 3
#: A language as large as it may be takes two seconds.
LIMITS = Limits(seconds=20.0, mebibytes=512)

#: The files of a language, and its name.
_Asked = tuple[Sequence[Path], str]


class OwnTexts:
    """`root`: the folder of the player's texts."""

    def __init__(self, house: House, root: Path | None = None) -> None:
        self.house = house
        self.root = user_texts() if root is None else root
        self._told: set[Finding] = set()

    def look(self) -> None:
        """Tells what cannot be read of the language that is spoken now, every fault once."""
        own = [(files([self.root], name), name) for name in self.house.texts.languages]
        asked = [(sources, language) for sources, language in own if sources]
        if asked:
            self._read(asked, self._looked_at)

    def _read(self, asked: Sequence[_Asked], then: Callable[[list[Finding], int], None]) -> None:
        """`then` is called with what is wrong, and how many texts there are. Reading a whole
        language takes longer than a picture may."""

        def read(told: Sequence[Finding | int], ended: str) -> None:
            found = [one for one in told if isinstance(one, Finding)]
            if ended != DONE:
                sources, language = asked[0]
                found.append(Finding(language, sources[0], 0, "slow", ""))
            then(found, sum(one for one in told if isinstance(one, int)))

        house = self.house
        house.errands.begin(house.wake, LIMITS, read, faults_of, asked)

    def _looked_at(self, found: list[Finding], count: int) -> None:
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
        return self.house.texts.text(
            f"locale_fault.{one.fault}",
            place=place,
            key=one.key,
            detail=one.detail,
            most=one.most,
        )

    def _tell(self, say: Callable[[], str]) -> None:
        self.house.stack.push(NoticeScene(self.house, say))

    def _say(self, key: str, **facts: str) -> str:
        return self.house.say(key, **facts)

    # Adding one -----------------------------------------------------------------------------

    def add(self, file: Path) -> None:
        """A file that was let fall onto the window."""
        self._read([([file], file.stem)], partial(self._looked_into, file))

    def _looked_into(self, file: Path, found: list[Finding], count: int) -> None:
        language, name = file.stem, name_in(file)
        is_known = language in offered(text_roots())
        if found:
            self._tell(lambda: self._say("texts.not_added", faults=self._sentences(found)))
        elif not is_tidy(language) or not (name or is_known):
            self._tell(lambda: self._say("texts.no_language", file=file.name))
        else:
            home = self.root / file.name
            key = "texts.replace" if home.exists() else "texts.add"
            ask = ConfirmScene(
                self.house,
                key,
                lambda: self._add(file, home),
                language=name or language,
                count=count,
            )
            self.house.stack.push(ask)

    def _add(self, file: Path, home: Path) -> None:
        try:
            write_whole(home, read_plain(file, SIZE_MOST))
        except OSError as error:
            detail = error.strerror or ""
            self._tell(lambda: self._say("texts.not_kept", file=home.name, detail=detail))
            return
        self.house.read_texts_anew()
        self.house.settings.language = home.name.removesuffix(SUFFIX)
        self.house.settings_changed()
