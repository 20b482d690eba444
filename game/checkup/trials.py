"""Trials of everything that comes with the game: each thing is used once, and has to work.

Each trial returns a word or two on what it has tried, and raises an error if something is wrong.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from http import HTTPStatus
from http.client import HTTPConnection
from threading import Event
from typing import NamedTuple

import pygame

from game.bots.levels import styles_read
from game.checkup.tour import BOT, Tour, players_of
from game.engine.cards import full_deck, name
from game.engine.chance import SeededChance
from game.l10n.catalogue import Texts
from game.l10n.check import check
from game.l10n.languages import available
from game.l10n.letters import FONTS
from game.paths import bundled, layers
from game.phones.files import Files
from game.phones.server import Server
from game.play.session.keeping import Keeper
from game.play.session.running import RunningTable
from game.settings import Settings
from game.storage.match_codec import encode
from game.storage.match_store import MatchStore
from game.storage.settings_file import SettingsFile
from game.ui.audio import CUES, files_of, open_device
from game.ui.canvas import Kit
from game.ui.card_art import BACK
from game.ui.window import GameWindow
from game.variants.catalogue import Catalogue
from game.variants.load import Variant
from game.view.motion.places import MELDED
from game.view.stage import Stage
from game.view.table.drawings import DECKS, Look

#: Letters of all our languages, and the height in pixels they are tried at.
LETTERS, PX = "Ñandú ça ¿qué? «œuf» 0123456789", 30
CARD_PX, ART_PX = 120, 64
#: The seconds in which a process has to answer.
PATIENCE = 60.0
#: A game with a house rule by which a match of it is soon over.
QUICK = ("la_mona", {"rounds_to_win": 1})


class FaultyError(Exception):
    """Something that comes with the game is not as it should be."""


class Trial(NamedTuple):
    """A trial. `key` ends the key of its name; `of` is the thing it is tried on, if there are
    several."""

    key: str
    run: Callable[[], str]
    of: str = ""


def trials(window: GameWindow) -> Iterator[Trial]:
    catalogue = Catalogue()
    yield Trial("window", partial(_window, window))
    yield Trial("variants", partial(_variants, catalogue))
    yield Trial("languages", _languages)
    yield Trial("bots", _bots)
    yield Trial("letters", partial(_letters, window))
    yield Trial("pictures", _pictures)
    yield from (Trial("deck", partial(_deck, window, DECKS[deck]), deck) for deck in DECKS)
    yield Trial("sounds", _sounds)
    tour = Tour(window, "es")
    yield Trial("pages", partial(_pages, tour))
    yield Trial("lessons", partial(_lessons, tour))
    for variant in map(catalogue.load, catalogue.ids()):
        yield Trial("hand", partial(_hand, tour, variant), variant.id)
    quick = catalogue.load(*QUICK)
    yield Trial("match", partial(_match, tour, quick), quick.id)
    yield Trial("save", partial(_save, quick))
    yield Trial("settings", _settings)
    yield Trial("beside", partial(_beside, quick))
    yield Trial("phones", _phones)


# What comes with the game ---------------------------------------------------------------------


def _variants(catalogue: Catalogue) -> str:
    for name_of in catalogue.ids():
        reading = catalogue.read(name_of)
        presets = () if reading.variant is None else tuple(reading.variant.presets)
        tried = [reading, *(catalogue.read(name_of, preset=preset) for preset in presets)]
        for fault in (fault for one in tried for fault in one.faults):
            raise FaultyError(f"{fault.file}:{fault.line} {fault.path} {fault.key}")
    return f"{len(catalogue.ids())}"


def _languages() -> str:
    roots = layers("locales")
    for one in check(roots).errors:
        raise FaultyError(f"{one.language}/{one.file.name}:{one.line} {one.fault} {one.key}")
    names = [Texts([one], roots).text("language.name") for one in available(roots)]
    return ", ".join(names)


def _bots() -> str:
    readings = styles_read()
    for name_of, reading in readings.items():
        if reading.style is None:
            raise FaultyError(name_of)
    return f"{len(readings)}"


def _letters(window: GameWindow) -> str:
    words = _kit(window, Look()).words
    for face in FONTS:
        block = words.block(LETTERS, face, PX, (255, 255, 255))
        if not block.whole or not _is_drawn(block.surface):
            raise FaultyError(face)
    return f"{len(FONTS)}"


def _pictures() -> str:
    files = sorted(bundled("assets/art").glob("*.svg"))
    for file in files:
        if not _is_drawn(pygame.image.load_sized_svg(file, (ART_PX, ART_PX))):
            raise FaultyError(file.name)
    return f"{len(files)}"


def _deck(window: GameWindow, look: Look) -> str:
    art = _kit(window, look).cards
    cards = {"back": BACK} | {name(card): card for card in full_deck(1, 2)}
    for name_of, card in cards.items():
        if not _is_drawn(art.show(card, CARD_PX, MELDED).surface):
            raise FaultyError(name_of)
    return f"{len(cards)}"


def _window(window: GameWindow) -> str:
    """Return the driver and the size of the window; the driver tells whether anybody can see it."""
    return f"{pygame.display.get_driver()}, {window.size[0]}x{window.size[1]}"


def _kit(window: GameWindow, look: Look) -> Kit:
    return Kit.of(Stage.of(window.size, 0.0, 1.0), look)


def _is_drawn(picture: pygame.Surface) -> bool:
    """Return whether anything of a picture can be seen."""
    return bool(picture.get_bounding_rect())


def _sounds() -> str:
    open_device()
    try:
        files = [file for cue in CUES for file in files_of(cue)]
        for file in files:
            if pygame.mixer.Sound(bundled("assets/sounds") / file).get_length() <= 0:
                raise FaultyError(file)
    finally:
        pygame.mixer.quit()
    return f"{len(files)}"


# What is done with it -------------------------------------------------------------------------


def _pages(tour: Tour) -> str:
    tour.pages()
    return " ".join(sorted(tour.seen))


def _lessons(tour: Tour) -> str:
    return f"{tour.lessons()}"


def _hand(tour: Tour, variant: Variant) -> str:
    tour.two_people(variant)
    return f"{tour.a_hand(variant)}"


def _match(tour: Tour, variant: Variant) -> str:
    before = set(tour.seen)
    hands = tour.to_the_end(variant)
    tour.close()
    return " ".join([f"{hands}", *sorted(tour.seen - before)])


def _save(variant: Variant) -> str:
    """Try that a match is read as it was written, and goes on from there."""
    store = MatchStore()
    keeper = store.keeper("selftest", time.time)
    table = _table(variant, keeper)
    while table.phase.asks:
        table.bot_turn(PATIENCE)
        table.play_bot()
    read = store.load("selftest", SeededChance(0))
    if encode(read) != encode(table.saved()):
        raise FaultyError("selftest")
    store.remove("selftest")
    return f"{len(read.match.log)}"


def _settings() -> str:
    wanted = Settings(language="fr", text_scale=1.2, keys={"undo": ("u",)})
    SettingsFile().write(wanted)
    file = SettingsFile()
    if file.read() != wanted or file.notices:
        raise FaultyError(file.file.name)
    return ""


def _beside(variant: Variant) -> str:
    """Try that bots can think in a process of their own."""
    heard = Event()
    table = _table(variant)
    table.begin_background_work(heard.set)
    try:
        until = time.monotonic() + PATIENCE
        while not table.ready() and time.monotonic() < until:
            table.bot_turn(0.0)
            heard.wait(0.05)
        # The bot's act is there a moment before `heard` is set.
        is_heard = table.ready() and heard.wait(PATIENCE)
        if not (is_heard and table.bots.thinks_beside):
            raise FaultyError(BOT)
        notices = table.take_notices()
        if notices:
            raise FaultyError(notices[0].key)
    finally:
        table.end_background_work()
    return ""


def _phones() -> str:
    """Try that a server on this machine gives out the page for phones."""
    server = Server(Files(lambda wanted: ("en", {})), lambda: None)
    server.open("127.0.0.1", 0)
    try:
        with closing(HTTPConnection(server.host, timeout=PATIENCE)) as line:
            line.request("GET", "/")
            if line.getresponse().status != HTTPStatus.OK:
                raise FaultyError(server.host)
    finally:
        server.close()
    return ""


def _table(variant: Variant, keeper: Keeper | None = None) -> RunningTable:
    return RunningTable.of_variant(
        variant, players_of(variant, BOT), 1, clock=time.monotonic, keeper=keeper
    )
