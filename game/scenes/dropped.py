"""A file let fall onto the window: a match, a position or a game of one's own is opened; anything
else is told what is wrong with it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from secrets import randbelow

from game.engine.chance import SeededChance
from game.paths import user_data
from game.play.position import read_position
from game.play.running import RunningTable
from game.reading.faults import Fault, Faults, Severity, sentence
from game.reading.files import read_plain
from game.reading.whole_file import write_whole
from game.reading.yaml_tree import SIZE_MOST, read_file
from game.scenes.house import House
from game.scenes.naming import game_name
from game.scenes.notice import NoticeScene
from game.storage.codec import SavedMatch
from game.storage.match_file import SUFFIX as MATCH
from game.storage.match_file import read_match
from game.storage.shelf import Shelf
from game.storage.strict import MatchFileError
from game.variants.catalogue import Catalogue
from game.variants.inherit import SUFFIXES as GAMES
from game.variants.inherit import find
from game.variants.load import read_variant

FAULTS_TOLD = 3


@dataclass(frozen=True)
class DroppedActs:
    """`set_up`: a new table; the games are read anew."""

    sit_down: Callable[[RunningTable, bool], None]
    watch: Callable[[SavedMatch], None]
    set_up: Callable[[], None]


class DroppedFiles:
    def __init__(
        self,
        house: House,
        shelf: Shelf,
        catalogue: Catalogue,
        acts: DroppedActs,
        clock: Callable[[], float],
    ) -> None:
        self.house = house
        self.shelf = shelf
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
        return self.house.say(f"menu.dropped.{what}", **facts)

    def _tell_anew(self, say: Callable[[], str]) -> None:
        self.house.stack.push(NoticeScene(self.house, say))

    def _open_match(self, file: Path) -> None:
        """What is dropped stays as it is: the match goes on as one of the player's own."""
        try:
            saved = read_match(file, SeededChance(randbelow(2**32)))
        except MatchFileError as error:
            key, facts = error.fault.key, dict(error.fault.facts)
            self._tell_faulty(file, lambda: self.house.say(key, **facts))
            return
        if saved.match.is_over:
            self.acts.watch(saved)
            return
        match_id = self.shelf.new_id(saved.variant.id, time.time())
        keeper = self.shelf.keeper(match_id, time.time)
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
            self._tell_anew(lambda: self.house.say("saves.not_written", detail=detail))
            return
        self.acts.set_up()
        name = reading.variant.id
        self._tell_anew(lambda: self._say("added", game=game_name(self.house, name)))

    def _tell_faults(self, file: Path, faults: Sequence[Fault]) -> None:
        self._tell_faulty(file, lambda: self._sentences(faults))

    def _tell_faulty(self, file: Path, say: Callable[[], str]) -> None:
        self._tell_anew(lambda: self._say("faults", file=file.name, fault=say()))

    def _sentences(self, faults: Sequence[Fault]) -> str:
        grave = [fault for fault in faults if fault.severity == Severity.ERROR] or list(faults)
        told = []
        for fault in grave[:FAULTS_TOLD]:
            said = sentence(fault, self.house.say)
            if fault.line:
                said = self.house.say("menu.dropped.fault", line=fault.line, fault=said)
            told.append(said)
        return " ".join(told)


def _content_of(file: Path) -> bytes | None:
    with suppress(OSError):
        return read_plain(file, SIZE_MOST)
    return None
