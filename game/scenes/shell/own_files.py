"""A file let fall onto the window: a match, a position or a game of one's own is opened; anything
else is told what is wrong with it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from secrets import randbelow

from game.engine.chance import SeededChance
from game.l10n.check import faults_of
from game.l10n.entries import Finding
from game.l10n.languages import SIZE_MOST as TEXTS_SIZE_MOST
from game.l10n.languages import SUFFIX, files, is_tidy, name_in, offered
from game.paths import text_roots, user_data, user_texts
from game.play.positions.position import read_position
from game.play.session.running import RunningTable
from game.reading.apart import DONE, Limits
from game.reading.faults import Fault, Faults, Severity, sentence
from game.reading.files import read_plain
from game.reading.strict import MatchFileError
from game.reading.whole_file import write_whole
from game.reading.yaml_tree import SIZE_MOST, read_file
from game.scenes.shell.dialogs import ConfirmScene, NoticeScene
from game.scenes.shell.fields import game_name
from game.scenes.shell.scene import Services
from game.storage.match_codec import SavedMatch
from game.storage.match_file import SUFFIX as MATCH
from game.storage.match_file import read_match
from game.storage.match_store import MatchStore
from game.ui.own_cards import LIMITS as DRAWING_LIMITS
from game.ui.own_cards import SIZE_MOST as DRAWING_SIZE_MOST
from game.ui.own_cards import Flaw, Trial, tried
from game.variants.catalogue import Catalogue
from game.variants.inherit import SUFFIXES as GAMES
from game.variants.inherit import find
from game.variants.load import read_variant

FAULTS_TOLD = 3
#: A language as large as it may be takes two seconds.
TEXTS_LIMITS = Limits(seconds=20.0, mebibytes=512)

#: The files of a language, and its name.
_Asked = tuple[Sequence[Path], str]


class OwnTexts:
    """`root`: the folder of the player's texts."""

    def __init__(self, services: Services, root: Path | None = None) -> None:
        self.services = services
        self.root = user_texts() if root is None else root
        self._told: set[Finding] = set()

    def look(self) -> None:
        """Tells what cannot be read of the language that is spoken now, every fault once."""
        own = [(files([self.root], name), name) for name in self.services.texts.languages]
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

        services = self.services
        services.background.begin(services.wake, TEXTS_LIMITS, read, faults_of, asked)

    def _looked_at(self, found: list[Finding], count: int) -> None:
        new = [one for one in found if one not in self._told and one.fault != "twice"]
        self._told.update(new)
        if new:
            self._tell(lambda: self._say("texts.faulty", faults=self._sentences(new)))

    def _sentences(self, found: Iterable[Finding]) -> str:
        told = list(found)
        lines = [self._sentence(one) for one in told[:FAULTS_TOLD]]
        if len(told) > FAULTS_TOLD:
            lines.append(self.services.say("texts.more_faults", count=len(told) - FAULTS_TOLD))
        return "\n".join(lines)

    def _sentence(self, one: Finding) -> str:
        is_folder = one.file.parent.name == one.language
        name = f"{one.language}/{one.file.name}" if is_folder else one.file.name
        place = f"{name}:{one.line}" if one.line else name
        return self.services.texts.text(
            f"locale_fault.{one.fault}",
            place=place,
            key=one.key,
            detail=one.detail,
            most=one.most,
        )

    def _tell(self, say: Callable[[], str]) -> None:
        self.services.stack.push(NoticeScene(self.services, say))

    def _say(self, key: str, **facts: str) -> str:
        return self.services.say(key, **facts)

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
                self.services,
                key,
                lambda: self._add(file, home),
                language=name or language,
                count=count,
            )
            self.services.stack.push(ask)

    def _add(self, file: Path, home: Path) -> None:
        try:
            write_whole(home, read_plain(file, TEXTS_SIZE_MOST))
        except OSError as error:
            detail = error.strerror or ""
            self._tell(lambda: self._say("texts.not_kept", file=home.name, detail=detail))
            return
        self.services.read_texts_anew()
        self.services.settings.language = home.name.removesuffix(SUFFIX)
        self.services.settings_changed()


FLAWS_TOLD = 3


class OwnDeck:
    """To be looked at once, after the first picture."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def look(self) -> None:
        """Shows what can be used at once; the rest is tried beside the window."""
        self._go_on(Trial())

    def _go_on(self, trial: Trial) -> None:
        services = self.services
        if trial.waiting:

            def take(faults: Sequence[str], ended: str) -> None:
                trial.take(faults, ended)
                self._go_on(trial)

            files = [one.file for one in trial.waiting]
            services.background.begin(services.wake, DRAWING_LIMITS, take, tried, files)
        elif trial.flaws:
            services.stack.push(NoticeScene(services, lambda: _sentence(services, trial.flaws)))
        if services.kit.cards.renew():
            services.stack.redrawn()


def _sentence(services: Services, flaws: Sequence[Flaw]) -> str:
    most = DRAWING_SIZE_MOST // 1024
    lines = [
        services.say(f"card_flaw.{flaw.fault}", file=flaw.file, most=most)
        for flaw in flaws[:FLAWS_TOLD]
    ]
    if len(flaws) > FLAWS_TOLD:
        lines.append(services.say("card_flaw.more", count=len(flaws) - FLAWS_TOLD))
    return services.say("cards.faulty", flaws="\n".join(lines))


@dataclass(frozen=True)
class DroppedActs:
    """`set_up`: a new table; the games are read anew."""

    sit_down: Callable[[RunningTable, bool], None]
    watch: Callable[[SavedMatch], None]
    set_up: Callable[[], None]


class DroppedFiles:
    def __init__(
        self,
        services: Services,
        store: MatchStore,
        catalogue: Catalogue,
        acts: DroppedActs,
        clock: Callable[[], float],
    ) -> None:
        self.services = services
        self.store = store
        self.catalogue = catalogue
        self.acts = acts
        self.clock = clock

    def open(self, file: Path) -> None:
        if file.suffix == MATCH:
            self._open_match(file)
        elif file.suffix in GAMES and file.is_file():
            self._open_yaml(file)
        else:
            self._tell("unknown", file=file.name)

    def _tell(self, what: str, **facts: str) -> None:
        self._tell_anew(lambda: self._say(what, **facts))

    def _say(self, what: str, **facts: str) -> str:
        return self.services.say(f"menu.dropped.{what}", **facts)

    def _tell_anew(self, say: Callable[[], str]) -> None:
        self.services.stack.push(NoticeScene(self.services, say))

    def _open_match(self, file: Path) -> None:
        """What is dropped stays as it is: the match goes on as one of the player's own."""
        try:
            saved = read_match(file, SeededChance(randbelow(2**32)))
        except MatchFileError as error:
            key, facts = error.fault.key, dict(error.fault.facts)
            self._tell_faulty(file, lambda: self.services.say(key, **facts))
            return
        if saved.match.is_over:
            self.acts.watch(saved)
            return
        match_id = self.store.new_id(saved.variant.id, time.time())
        keeper = self.store.keeper(match_id, time.time)
        # Even if nobody plays on just now. If it cannot be kept, the table will tell.
        with suppress(OSError):
            keeper(saved)()
        table = RunningTable.from_match(saved, clock=self.clock, keeper=keeper)
        self.acts.sit_down(table, True)

    def _open_yaml(self, file: Path) -> None:
        """A game says which family it is of or what it extends; a position, which game it is."""
        if self._is_game(file):
            self._add_game(file)
            return
        reading = read_position(file, self.catalogue)
        if reading.position is None:
            self._tell_faults(file, reading.faults)
        else:
            table = RunningTable.from_position(reading.position, clock=self.clock)
            self.acts.sit_down(table, False)

    @staticmethod
    def _is_game(file: Path) -> bool:
        node = read_file(file, Faults())
        keys = node.value if node is not None and isinstance(node.value, dict) else {}
        return "variant" not in keys and bool({"family", "extends", "id"} & set(keys))

    def _add_game(self, file: Path) -> None:
        """It is copied to the player's games, and a table can be set up with it."""
        reading = read_variant(file, self.catalogue.roots)
        if reading.variant is None:
            self._tell_faults(file, reading.faults)
            return
        folder = user_data() / "variants"
        home = find(file.stem, [folder]) or folder / f"{file.stem}{GAMES[0]}"
        try:
            content = read_plain(file, SIZE_MOST)
            if _content_of(home) != content:
                if file.stem in self.catalogue.ids():
                    self._tell("taken", name=file.stem)
                    return
                write_whole(home, content)
        except OSError as error:
            detail = error.strerror or ""
            self._tell_anew(lambda: self.services.say("saves.not_written", detail=detail))
            return
        self.acts.set_up()
        name = reading.variant.id
        self._tell_anew(lambda: self._say("added", game=game_name(self.services, name)))

    def _tell_faults(self, file: Path, faults: Sequence[Fault]) -> None:
        self._tell_faulty(file, lambda: self._sentences(faults))

    def _tell_faulty(self, file: Path, say: Callable[[], str]) -> None:
        self._tell_anew(lambda: self._say("faults", file=file.name, fault=say()))

    def _sentences(self, faults: Sequence[Fault]) -> str:
        grave = [fault for fault in faults if fault.severity == Severity.ERROR] or list(faults)
        told = []
        for fault in grave[:FAULTS_TOLD]:
            said = sentence(fault, self.services.say)
            if fault.line:
                said = self.services.say("menu.dropped.fault", line=fault.line, fault=said)
            told.append(said)
        return " ".join(told)


def _content_of(file: Path) -> bytes | None:
    with suppress(OSError):
        return read_plain(file, SIZE_MOST)
    return None
