"""Files of the player: texts, drawings of cards, and what is dropped onto the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING

from game.engine.chance import SeededChance
from game.l10n.languages import SIZE_MOST as TEXTS_SIZE_MOST
from game.l10n.languages import SUFFIX, files, is_tidy, name_in, offered
from game.paths import text_roots, user_data, user_texts
from game.play.positions.position import read_position
from game.play.session.running import RunningTable
from game.reading.faults import Fault, Faults, Severity, sentence
from game.reading.files import read_plain
from game.reading.strict import MatchFileError
from game.reading.whole_file import write_whole
from game.reading.worker import DONE, Limits
from game.reading.yaml_edit import GONE, with_value
from game.reading.yaml_tree import SIZE_MOST, read_file
from game.scenes.shell.addresses import ToBranch, ToNewTable, ToReplay, ToTable
from game.scenes.shell.dialogs import ConfirmScene, NoticeScene, notify
from game.scenes.shell.fields import game_name
from game.scenes.shell.scene import Services
from game.storage.match_file import SUFFIX as MATCH
from game.storage.match_file import read_match
from game.ui.own_cards import LIMITS as DRAWING_LIMITS
from game.ui.own_cards import SIZE_MOST as DRAWING_SIZE_MOST
from game.ui.own_cards import DrawingFlaw, DrawingTrial, tried
from game.variants.catalogue import Catalogue
from game.variants.house_game import HouseGame, free_file
from game.variants.inherit import SUFFIXES as GAMES
from game.variants.inherit import find
from game.variants.load import read_variant

if TYPE_CHECKING:
    from game.l10n.entries import Finding

#: The most faults that are shown at once.
FAULTS_SAID = 3
#: The limits for reading texts: a language as large as it may be takes two seconds.
TEXTS_LIMITS = Limits(seconds=20.0, mebibytes=512)

#: The files of a language, and its name.
_Asked = tuple[Sequence[Path], str]


def _notice(services: Services, say: Callable[[], str]) -> None:
    services.stack.push(NoticeScene(services, say))


def _few(lines: Sequence[str], more: Callable[[int], str]) -> str:
    """Join the first lines; `more` returns the words for how many others there are."""
    others = len(lines) - FAULTS_SAID
    return "\n".join([*lines[:FAULTS_SAID], *([more(others)] if others > 0 else [])])


class OwnTexts:
    """Texts the player has added. `root`: their folder."""

    def __init__(self, services: Services, root: Path | None = None) -> None:
        self.services = services
        self.root = user_texts() if root is None else root
        self._said: set[Finding] = set()

    def look(self) -> None:
        """Tell the faults in the player's own texts of the present language, each of them once."""
        own = [(files([self.root], name), name) for name in self.services.texts.languages]
        asked = [(sources, language) for sources, language in own if sources]
        if asked:
            self._read(asked, self._looked_at)

    def _read(self, asked: Sequence[_Asked], then: Callable[[list[Finding], int], None]) -> None:
        """Read languages in the background; `then` gets the faults, and the number of texts."""
        # Imported here because few players have texts of their own.
        from game.l10n.check import faults_of
        from game.l10n.entries import Finding

        def read(results: Sequence[Finding | int], ended: str) -> None:
            found = [one for one in results if isinstance(one, Finding)]
            if ended != DONE:
                sources, language = asked[0]
                found.append(Finding(language, sources[0], 0, "slow", ""))
            then(found, sum(one for one in results if isinstance(one, int)))

        services = self.services
        services.ahead.begin(services.wake, TEXTS_LIMITS, read, faults_of, asked)

    def _looked_at(self, found: list[Finding], count: int) -> None:
        new = [one for one in found if one not in self._said and one.fault != "twice"]
        self._said.update(new)
        if new:
            self._notice("texts.faulty", new)

    def _notice(self, key: str, found: Sequence[Finding]) -> None:
        say = self.services.say

        def said() -> str:
            lines = [self._sentence(one) for one in found]
            return say(key, faults=_few(lines, lambda count: say("texts.more_faults", count=count)))

        _notice(self.services, said)

    def _sentence(self, one: Finding) -> str:
        is_folder = one.file.parent.name == one.language
        name = f"{one.language}/{one.file.name}" if is_folder else one.file.name
        place = f"{name}:{one.line}" if one.line else name
        return self.services.texts.text(
            f"locale_fault.{one.fault}", place=place, key=one.key, detail=one.detail, most=one.most
        )

    # Adding one -----------------------------------------------------------------------------

    def add(self, file: Path) -> None:
        """Add a file that was dropped onto the window, if it has no faults and the player
        agrees."""
        self._read([([file], file.stem)], partial(self._looked_into, file))

    def _looked_into(self, file: Path, found: list[Finding], count: int) -> None:
        services, language, name = self.services, file.stem, name_in(file)
        is_known = language in offered(text_roots())
        if found:
            self._notice("texts.not_added", found)
        elif not is_tidy(language) or not (name or is_known):
            notify(services, "texts.no_language", file=file.name)
        else:
            home = self.root / file.name
            key, add = "texts.replace" if home.exists() else "texts.add", partial(self._add, file)
            facts: dict[str, int | str] = {"language": name or language, "count": count}
            services.stack.push(ConfirmScene(services, key, partial(add, home), **facts))

    def _add(self, file: Path, home: Path) -> None:
        services = self.services
        try:
            write_whole(home, read_plain(file, TEXTS_SIZE_MOST))
        except OSError as error:
            notify(services, "texts.not_kept", file=home.name, detail=error.strerror or "")
            return
        services.read_texts_anew()
        services.settings.language = home.name.removesuffix(SUFFIX)
        services.settings_changed()


def look_at_own_deck(services: Services) -> None:
    """Use the player's drawings that have passed before, and try the others in the background. To
    be called once, after the first picture."""
    _go_on(services, DrawingTrial())


def _go_on(services: Services, trial: DrawingTrial) -> None:
    if trial.waiting:

        def take(faults: Sequence[str], ended: str) -> None:
            trial.take(faults, ended)
            _go_on(services, trial)

        files = [one.file for one in trial.waiting]
        services.ahead.begin(services.wake, DRAWING_LIMITS, take, tried, files)
    elif trial.flaws:
        _notice(services, lambda: _flaws_sentence(services, trial.flaws))
    if services.kit.cards.renew():
        services.stack.redrawn()


def _flaws_sentence(services: Services, flaws: Sequence[DrawingFlaw]) -> str:
    say, most = services.say, DRAWING_SIZE_MOST // 1024
    lines = [say(f"card_flaw.{flaw.fault}", file=flaw.file, most=most) for flaw in flaws]
    return say("cards.faulty", flaws=_few(lines, lambda count: say("card_flaw.more", count=count)))


class DroppedFiles:
    """An opener of matches, positions and games that are dropped onto the window; it tells the
    faults of those that have any."""

    def __init__(self, services: Services, catalogue: Catalogue) -> None:
        self.services, self.catalogue = services, catalogue

    def open(self, file: Path) -> None:
        if file.suffix == MATCH:
            self._open_match(file)
        elif file.suffix in GAMES and file.is_file():
            self._open_yaml(file)
        else:
            notify(self.services, "menu.dropped.unknown", file=file.name)

    def _open_match(self, file: Path) -> None:
        """Go on with a match, or watch one that is over; the file itself stays unchanged."""
        try:
            saved = read_match(file, SeededChance(randbelow(2**32)))
        except MatchFileError as error:
            self._notice_faults(file, partial(error.fault.said, self.services.say))
            return
        self.services.go(ToReplay(saved) if saved.match.is_over else ToBranch(saved))

    def _open_yaml(self, file: Path) -> None:
        """Open a YAML file: a game, which names its family or the game it extends, or a
        position."""
        if self._is_game(file):
            self._add_game(file)
            return
        reading = read_position(file, self.catalogue)
        if reading.position is None:
            self._notice_faults(file, partial(self._sentences, reading.faults))
        else:
            table = RunningTable.from_position(reading.position, clock=self.services.clock)
            self.services.go(ToTable(table, is_kept=False))

    @staticmethod
    def _is_game(file: Path) -> bool:
        node = read_file(file, Faults())
        keys = node.value if node is not None and isinstance(node.value, dict) else {}
        return "variant" not in keys and bool({"family", "extends", "id"} & set(keys))

    def _add_game(self, file: Path) -> None:
        """Show the rules of a game; it is kept if the player wants it."""
        # Imported only here: hardly anybody is given a game.
        from game.scenes.rules.offered import OfferedGame
        from game.view.rulebook.book import Rulebook

        reading = read_variant(file, self.catalogue.roots)
        if reading.variant is None:
            self._notice_faults(file, partial(self._sentences, reading.faults))
            return
        try:
            house = HouseGame.opened(file, self.catalogue.roots)
        except OSError as error:
            notify(self.services, "saves.not_written", detail=error.strerror or "")
            return
        if find(file.stem, self.catalogue.roots[:1]) is not None:
            notify(self.services, "menu.dropped.taken", name=file.stem)
            return
        below = house.below.variant
        usual, keep = Rulebook(below) if below else None, partial(self._keep_game, house)
        self.services.stack.push(OfferedGame(self.services, Rulebook(reading.variant), usual, keep))

    def _keep_game(self, house: HouseGame) -> None:
        """Copy a game to the player's games, and show the page of a new table. One of the same name
        that is there already stays: the new one gets another."""
        folder, file, text = user_data() / "variants", house.file, house.text
        home = find(file.stem, [folder]) or folder / f"{file.stem}{GAMES[0]}"
        if home.exists() and _content_of(home) != text.encode():
            home = free_file(folder, file.stem, self.catalogue.ids())
            text = text if house.said("id") is GONE else with_value(text, "id", home.stem)
        try:
            write_whole(home, text.encode())
        except OSError as error:
            notify(self.services, "saves.not_written", detail=error.strerror or "")
            return
        name = home.stem
        self.services.read_games_anew()
        self.services.go(ToNewTable(name))
        say = self.services.say
        _notice(
            self.services, lambda: say("menu.dropped.added", game=game_name(self.services, name))
        )

    def _notice_faults(self, file: Path, say: Callable[[], str]) -> None:
        said = partial(self.services.say, "menu.dropped.faults", file=file.name)
        _notice(self.services, lambda: said(fault=say()))

    def _sentences(self, faults: Sequence[Fault]) -> str:
        grave = [fault for fault in faults if fault.severity == Severity.ERROR] or list(faults)
        said = []
        for fault in grave[:FAULTS_SAID]:
            words = sentence(fault, self.services.say)
            if fault.line:
                words = self.services.say("menu.dropped.fault", line=fault.line, fault=words)
            said.append(words)
        return " ".join(said)


def _content_of(file: Path) -> bytes | None:
    with suppress(OSError):
        return read_plain(file, SIZE_MOST)
    return None
