"""What is done in the workshop: a game that is changed, tried and kept, without a picture of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.play.house_trial import HANDS, HandTold, MendTold, Told, tried
from game.reading.apart import Apart
from game.reading.faults import Fault, Severity
from game.reading.whole_file import write_whole
from game.reading.worker import Limits
from game.scenes.shell.dialogs import notify
from game.scenes.shell.fields import game_name
from game.scenes.shell.scene import Services
from game.variants.house_file import SCHEMA_FILE
from game.variants.house_game import Changes, HouseGame
from game.variants.json_schema import schema_text
from game.variants.load import Variant
from game.variants.mends import Mend, mends
from game.variants.options import Option, Value
from game.view.rulebook.book import HOUSE, Rulebook

#: What a trial may take: the whole check of a large game takes some seconds.
LIMITS = Limits(seconds=30.0, mebibytes=1024)
#: Seconds without a change before a trial begins, and between two looks at what it has told.
TRIES_AFTER, LOOKS_EVERY = 0.5, 0.1


class Desk:
    """The desk at which a game is changed. `show`: called after every change."""

    def __init__(self, services: Services, house: HouseGame, show: Callable[[], None]) -> None:
        self.services, self.house, self.show = services, house, show
        below = house.below.variant
        self.usual_book = Rulebook(below) if below else None
        self.book = self._book() or self.usual_book
        #: The section of the rules that the last change is about.
        self.section = self.book.sections[0].key if self.book else ""
        self.hands: list[HandTold] = []
        #: What only the trial has found.
        self.found: list[Fault] = []
        self._trial: Apart[Told] | None = None
        #: Whether the trial that is under way has told its hands.
        self._has_hands = False
        self._tries_at: float | None = services.clock()
        self._mends: dict[Fault, list[Mend]] = {}

    @property
    def is_trying(self) -> bool:
        """Return whether hands are tried, or will be: those there are were played before."""
        return self._tries_at is not None or (self._trial is not None and not self._has_hands)

    @property
    def variant(self) -> Variant | None:
        return self.house.reading.variant

    def _book(self) -> Rulebook | None:
        return Rulebook(self.variant) if self.variant else None

    @property
    def name_below(self) -> str:
        below = self.house.below.variant
        return game_name(self.services, below.id) if below else ""

    # What cannot be -------------------------------------------------------------------------

    @property
    def faults(self) -> Sequence[Fault]:
        """Return what is wrong, the errors first; what the trial has found is told as well."""
        known = dict.fromkeys([*self.house.reading.faults, *self.found])
        return sorted(known, key=lambda one: one.severity is not Severity.ERROR)

    def mends_of(self, fault: Fault) -> Sequence[Mend]:
        if fault not in self._mends:
            self._mends[fault] = mends(self.house, fault)
        return self._mends[fault]

    # What is changed ------------------------------------------------------------------------

    def put(self, changes: Changes) -> None:
        self._do(lambda: self.house.put(changes))

    def set(self, path: str, value: Any) -> None:
        self._do(lambda: self.house.set(path, value))

    def choose_part(self, path: str, slot: str, part: str) -> None:
        self._do(lambda: self.house.choose_part(path, slot, part))

    def choose(self, option: Option, value: Value) -> None:
        self._do(lambda: self.house.choose(option, value))

    def add_meld(self, part: str) -> None:
        self._do(lambda: self.house.add_meld(part))

    def remove_meld(self, name: str) -> None:
        self._do(lambda: self.house.remove_meld(name))

    def say(self, word: str, text: str, language: str) -> None:
        """Say a name or a line, in a language; that for all so far was in the one spoken here."""
        before = self.services.texts.language
        self._do(lambda: self.house.say(word, text, language, before))
        self.services.read_games_anew()

    def take_back(self) -> None:
        self._do(self.house.take_back, cue="undo")

    def _do(self, act: Callable[[], object], cue: str = "toggle") -> None:
        if not self.house.catch_up():
            notify(self.services, "workshop.not_read")
            return
        before, played_so_far = self.house.text, self._played
        act()
        if self.house.text == before:
            return
        self.services.sound(cue)
        self.keep()
        self._tell_rules()
        if self._played != played_so_far:
            self._stop()
            self.found = []
            self._mends.clear()
            self._tries_at = self.services.clock() + TRIES_AFTER if self.variant else None
        self.show()

    @property
    def _played(self) -> object:
        """Return what is played, and may be chosen: a name or a crest needs no other trial."""
        return self.variant and (self.variant.game, self.variant.options)

    def _tell_rules(self) -> None:
        """Make the book anew, and note which section tells what has changed."""
        before, book = self.book, self._book()
        if book is None:
            return
        self.book = book
        known = [one.blocks for one in before.sections] if before else []
        changed = [one.key for one in book.sections if one.blocks not in known]
        told = [key for key in changed if key != HOUSE]
        if told and self.section not in told:
            self.section = told[0]
        if not any(one.key == self.section for one in book.sections):
            self.section = book.sections[0].key

    def keep(self, lasting: bool = False) -> None:
        schema = self.house.file.parent / SCHEMA_FILE
        try:
            self.house.keep(lasting)
            if not schema.exists():
                write_whole(schema, schema_text(self.services.say).encode(), lasting=False)
        except OSError as error:
            notify(self.services, "saves.not_written", detail=error.strerror or "")

    # Trying ---------------------------------------------------------------------------------

    def update(self, now: float) -> None:
        """Begin a trial when nothing has changed for a while; take its hands as soon as they are
        told, for the whole check takes longer."""
        if self.is_trying and self._trial is not None:
            self._take_hands(list(self._trial.results))
        if self._tries_at is None or now < self._tries_at:
            return
        self._tries_at, variant = None, self.variant
        if variant is None:
            return
        seats, file = variant.game.players.min, self.house.file
        args = dict(variant.resolved), seats, file, (*self.house.roots, file.parent)
        services = self.services
        self._has_hands = False
        self._trial = services.ahead.begin(services.wake, LIMITS, self._told, tried, *args)

    def due(self, now: float) -> float | None:
        if self._tries_at is not None:
            return max(0.0, self._tries_at - now)
        return LOOKS_EVERY if self.is_trying else None

    def _take_hands(self, results: Sequence[Told]) -> None:
        hands = [one for one in results if isinstance(one, HandTold)]
        if len(hands) == HANDS:
            self.hands, self._has_hands = hands, True
            self.show()

    def _told(self, results: Sequence[Told], ended: str) -> None:
        self._trial = None
        self._take_hands(results)
        known = {(one.key, one.path) for one in self.house.reading.faults}
        found = [one for one in results if isinstance(one, Fault)]
        self.found = [one for one in found if (one.key, one.path) not in known]
        self._mends |= {one: [] for one in self.found}
        for told in results:
            if isinstance(told, MendTold) and told.fault in self.found:
                self._mends[told.fault].append(told.mend)
        self.show()

    def _stop(self) -> None:
        """Forget a trial of what the game was before."""
        if self._trial is not None:
            self.services.ahead.drop(self._trial)
            self._trial = None

    def close(self) -> None:
        self._stop()
        if not self.house.is_kept and self.house.can_take_back:
            self.keep(lasting=True)
