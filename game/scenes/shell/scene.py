"""A scene, the stack scenes stand on, and the services they share."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Protocol

from game.l10n.catalogue import Texts
from game.reader.node import Request, Tree
from game.reading.faults import Message
from game.scenes.shell.addresses import Address
from game.settings import Person, Settings
from game.storage.people import People
from game.storage.small_file import SmallFileError
from game.ui import breath
from game.ui.backdrop import Backdrops
from game.ui.canvas import Kit
from game.ui.card_art import CardArt
from game.ui.commands import Choice, Keymap, over, usual
from game.ui.gestures import KEYS, PAD, Command, Gesture, PadsChanged, Pointer
from game.ui.painter import Sprite
from game.ui.svg_rasterizer import SvgRasterizer
from game.ui.work_ahead import CARDS, NOW, SCENES, TEXTS, WorkAhead
from game.variants import parents_of, words_of
from game.view.motion.motion import MORE_TIME, Pace
from game.view.stage import Stage
from game.view.table.drawings import Look, look_of, pack_of, special_of

if TYPE_CHECKING:
    from game.variants.load import Variant

#: The owner of a gamepad that people hand round.
EVERYBODYS = ""


class PhonesAtTable(Protocol):
    """The phones at a table: `attend` is called before each frame, `close` in the end."""

    def attend(self, now: float) -> float | None:
        """Attend to the phones, and return after how many seconds to come again, if nothing is
        received."""

    def close(self) -> None: ...


#: The name of the work for pictures that are still those of another size of the window.
STRETCHED = "stretched"


class PlaysSound(Protocol):
    """A player of sounds. `step`: the note of a scale; `delay` in seconds; `pan` from -1, the left,
    to 1."""

    def __call__(
        self, cue: str, *, step: int = 1, delay: float = 0.0, pan: float = 0.0
    ) -> None: ...


class Announces(Protocol):
    """Announces a sentence. `is_urgent`: it cuts other words short."""

    def __call__(self, sentence: str, *, is_urgent: bool = False) -> None: ...


@dataclass(slots=True)
class Services:
    """Everything that all scenes share. `open_texts`: returns the texts of a language, "" for the
    system's. `clock`: returns seconds."""

    settings: Settings
    open_texts: Callable[[str], Texts]
    clock: Callable[[], float]
    pixels: tuple[int, int]
    #: The rasterizer, which may be drawing already.
    rasterizer: SvgRasterizer = field(default_factory=SvgRasterizer)
    texts: Texts = field(init=False)
    kit: Kit = field(init=False)
    backdrops: Backdrops = field(init=False)
    stack: SceneStack = field(init=False)
    #: Plays a sound by the name of its cue.
    sound: PlaysSound = field(default=lambda cue, **how: None)
    #: Drops the sounds that are still to come.
    hush: Callable[[], None] = field(default=lambda: None)
    #: Announces a sentence to those who do not see the screen, if there are any.
    announce: Announces = field(default=lambda sentence, *, is_urgent=False: None)
    #: Whether somebody had the screen read to them since the program began.
    is_read: bool = False
    #: The last device used, for the hints on screen.
    device: str = "mouse"
    #: The gamepads that are plugged in, and the one used last; -1 if another device was used since.
    pads: tuple[int, ...] = ()
    pad: int = -1
    #: The name of the person to whom each gamepad belongs, by its number, or EVERYBODYS; a gamepad
    #: that belongs to nobody yet is not in it.
    pad_owners: dict[int, str] = field(default_factory=dict)
    #: Whether the next key or button is reported by its name, whatever it means.
    choosing_key: bool = False
    #: Called after every change of a setting: it updates the file, the keys, the window and the
    #: sound.
    follow_settings: Callable[[], None] = field(default=lambda: None)
    #: All people known here.
    people: People = field(default_factory=People)
    #: The person before the screen, if known: their keys are in force.
    person: Person | None = None
    #: Called when other keys are in force: another person is before the screen, or has changed
    #: theirs.
    follow_keys: Callable[[], None] = field(default=lambda: None)
    #: Called after every change of a person, to save it.
    keep_people: Callable[[], None] = field(default=lambda: None)
    #: Called when the texts are those of another language than before.
    texts_opened: Callable[[], None] = field(default=lambda: None)
    #: Goes where an address leads.
    go: Callable[[Address], None] = field(default=lambda to: None)
    #: Returns whether a match is the last of an evening, as far as that is known by now.
    ends_evening: Callable[[str], bool] = field(default=lambda match_id: False)
    #: Opens a file that was dropped onto the window.
    open_file: Callable[[str], None] = field(default=lambda file: None)
    #: Begins at the menu with the player's files as they are now: others have taken their place.
    reopen: Callable[[], None] = field(default=lambda: None)
    #: Ends the window's sleep, from any thread. If it is None, all work is done in this thread.
    wake: Callable[[], None] | None = None
    #: The phones at the table, while there are some.
    guests: PhonesAtTable | None = None
    #: Returns whether the backdrops may show their small movements now.
    may_breathe: Callable[[], bool] = field(default=lambda: False)
    #: What people are to know of their files; whether it was shown yet.
    notices: dict[Message, bool] = field(default_factory=dict)
    leaving: bool = False
    #: Returns the key of the question that is asked before the table is left; "" if nothing is
    #: lost.
    loses: Callable[[], str] = field(default=lambda: "")
    #: What is made before it is wanted, here and in other processes.
    ahead: WorkAhead = field(default_factory=WorkAhead)
    #: The texts opened so far, by the language that was asked for.
    _opened: dict[str, Texts] = field(init=False, default_factory=dict)
    #: The kits for other decks than the one on the table.
    _kits: dict[Look, Kit] = field(init=False, default_factory=dict)
    #: The packs of games, by the setting and the game.
    _packs: dict[tuple[str, str], str] = field(init=False, default_factory=dict)
    #: The usual keys, by device and language.
    _usual: dict[tuple[str, str], Choice] = field(init=False, default_factory=dict)
    #: Called when nobody has touched anything for a while: for work that may be wanted later.
    at_leisure: Callable[[], object] = field(init=False, default=str)

    def __post_init__(self) -> None:
        self._speak()
        self._furnish()
        self.ahead.put(CARDS, CARDS, iter(lambda: self.kit.cards.make_ahead(), None))
        self.ahead.put(TEXTS, TEXTS, iter(lambda: self.texts.read_ahead(), None))

    def _speak(self) -> None:
        """Take the texts of the language that is set, and the cards with its letters."""
        self.texts = self._texts()
        self.texts.show_courts(english=not self.settings.french_courts, pack=self.pack)

    def fit(self, pixels: tuple[int, int], hurried: bool = False) -> None:
        """Make everything for this size of the window and the present settings. `hurried`: old
        drawings are stretched until new ones are drawn."""
        self.pixels = pixels
        # Earlier orders are for another size, or for another look.
        self.rasterizer.forget()
        old = self.kit, self.backdrops
        self._furnish()
        if hurried:
            self.kit.stretch(old[0])
            self.backdrops.stretch(old[1])
            self.ahead.put(NOW, STRETCHED, self._sharpened())
        else:
            self.ahead.drop(STRETCHED)
            self.rasterizer.begin()

    def _furnish(self) -> None:
        settings = self.settings
        stage = Stage.of(self.pixels, settings.safe_area, settings.text_scale)
        self.kit = Kit.of(stage, self.look(""), self.rasterizer)
        self._kits.clear()
        self.backdrops = Backdrops(self.kit, self.pixels, settings.high_contrast)

    def _sharpened(self) -> Iterator[object]:
        """Draw anew what is stretched, the cards first, once it has been shown."""
        yield False
        self.rasterizer.begin()
        yield from iter(lambda: self.rasterizer.is_done, True)
        self.kit.sharpen()
        self.stack.redrawn()
        self.backdrops.order()
        yield from iter(lambda: self.rasterizer.is_done, True)
        self.backdrops.sharpen()
        self.stack.redrawn()

    def pack(self, game: str) -> str:
        """Return the pack a game is shown in, if it is not the usual one."""
        asked = self.settings.pack, game
        if asked not in self._packs:
            self._packs[asked] = pack_of(self.settings, game)
        return self._packs[asked]

    def look(self, marked: str, game: str = "") -> Look:
        """Return the deck of a game in the settings. `marked`: the card with the monkey."""
        return look_of(self.settings, self.texts.language, marked, self.pack(game))

    def kit_for(self, variant: Variant) -> Kit:
        """Return a kit with the deck of a game whose rules are told."""
        return self.kit_of(variant.id, special_of(variant.game))

    def kit_of(self, game: str, marked: str) -> Kit:
        """Return a kit with the deck of a game that need not be on the table."""
        look = self.look(marked, game)
        if look == self.kit.cards.look:
            return self.kit
        if look not in self._kits:
            self._kits[look] = replace(self.kit, cards=CardArt(self.kit.shapes, look))
        return self._kits[look]

    def settings_changed(self, looks: bool = True) -> None:
        """Update everything after a change of the settings. `looks`: texts, sizes or colours may
        have changed, so every scene is built again."""
        before = self.texts
        if looks:
            self._speak()
            self.fit(self.pixels)
            self.stack.refit()
            if self.stack.scenes:
                self.stack.expect(self.stack.top)
        self.follow_settings()
        if self.texts is not before:
            self.texts_opened()

    def _texts(self) -> Texts:
        """Return the texts of the language that is set, which are read only once, because that is
        slow."""
        language = self.settings.language
        if language not in self._opened:
            self._opened[language] = self.open_texts(language)
        return self._opened[language]

    def read_texts_anew(self) -> None:
        """Forget all texts, because their files have changed."""
        self._opened.clear()
        self._usual.clear()

    def read_games_anew(self) -> None:
        """Forget what the files of games call them, because one has changed."""
        self._packs.clear()
        self.texts.look_up(parents_of, words_of)

    # Small files ----------------------------------------------------------------------------

    def tell(self, *notices: Message) -> None:
        """Show each notice about people's files once, as soon as they can read it."""
        for one in notices:
            self.notices.setdefault(one, False)

    @contextmanager
    def telling(self) -> Iterator[None]:
        """Go on where a small file cannot be read or written, and have people told."""
        try:
            yield
        except SmallFileError as error:
            self.tell(error.told)

    # People ---------------------------------------------------------------------------------

    def turn_to(self, person: Person | None) -> None:
        """Use the keys of a person from now on; with None those of everybody."""
        if person is not self.person:
            self.person = person
            self.follow_keys()

    def person_changed(self) -> None:
        """Save a changed person, and update the keys."""
        self.follow_keys()
        self.keep_people()

    @property
    def pace(self) -> Pace:
        """The speed of cards and pictures, by the settings."""
        waits = MORE_TIME if self.settings.more_time else 1.0
        return Pace(self.settings.motion, self.settings.speed, waits)

    def usual_keys(self, device: str = KEYS) -> Choice:
        """Return the usual keys or buttons."""
        at = device, self.settings.language
        if at not in self._usual:
            self._usual[at] = usual(device, self.say)
        return self._usual[at]

    def keymaps(self) -> dict[str, Keymap]:
        """Return the keys and buttons of the person before the screen, by device."""
        return {one: Keymap(self.usual_keys(one), self.own_keys(one)) for one in (KEYS, PAD)}

    def own_keys(self, device: str = KEYS) -> Choice:
        """Return those keys or buttons of the person before the screen that differ from the usual
        ones."""
        settings, person = self.settings, self.person
        others = settings.pad_keys if device == PAD else settings.keys
        if person is None:
            return others
        return over(others, person.pad_keys if device == PAD else person.keys)

    def notice(self, gesture: Gesture) -> None:
        """Note the device of a gesture."""
        self.device = getattr(gesture, "device", self.device)
        if isinstance(gesture, PadsChanged):
            self.pads = gesture.pads
        elif isinstance(gesture, Command | Pointer):
            self.pad = gesture.pad if isinstance(gesture, Command) else -1

    def leave(self) -> None:
        self.leaving = True

    def number(self, whole: int) -> str:
        return self.texts.number(whole)

    def say(self, key: str, /, **facts: int | float | str) -> str:
        return self.texts.text(key, **facts)


class Scene:
    """A screen; screens are on a stack, and only the top one gets gestures. Its sprites are asked
    for after every gesture and while it moves, so it should keep what does not change."""

    #: Whether it hides everything below.
    covers = True
    #: The backdrop whose small movements it shows while it rests; it must be its first sprite.
    breathes = ""
    #: How many of its sprites, from the first, hardly ever change.
    still = 0

    def __init__(self, services: Services) -> None:
        self.services = services

    @property
    def is_typing(self) -> bool:
        """Whether letters go to a text field, instead of being commands."""
        return False

    def entered(self) -> None:
        """React to having been put on the stack."""

    def returned(self) -> None:
        """React to being on top again: the scene above was left."""

    def left(self) -> None:
        """React to having been taken from the stack."""

    def refit(self) -> None:
        """Lay everything out again: the window, the language or a setting has changed."""

    def redrawn(self) -> None:
        """Paint everything again at the same places: it can be drawn better now."""
        self.refit()

    def handle(self, gesture: Gesture) -> bool:
        """Handle a gesture, and return whether it meant something here."""
        return False

    def update(self, now: float) -> None:
        """Update what changes with time."""

    def due(self, now: float) -> float | None:
        """Return the seconds until `update` has to be called: 0 while something moves, None for
        never."""
        return None

    def sprites(self) -> Sequence[Sprite]:
        return ()

    def ahead(self) -> Iterator[object]:
        """Make what its first picture needs before it is shown, a piece at a time (see
        `WorkAhead`)."""
        yield from ()

    def tree(self) -> Tree:
        """Return what a screen reader is given; nothing that is not on the screen."""
        return Tree()

    def asked(self, request: Request) -> None:
        """Do what a screen reader asks for."""

    def title(self) -> str:
        """Return the title of the window, with nothing private."""
        return self.services.say("window.title")


class SceneStack:
    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        #: The scenes that will be shown, or just have been.
        self._expected: set[Scene] = set()
        #: How many of the last sprites, from the first, hardly ever change.
        self.still = 0
        #: Since when backdrops may move: not before the first picture of the program is complete.
        self.breathes_from = 0.0

    @property
    def top(self) -> Scene:
        return self.scenes[-1]

    def expect(self, scene: Scene) -> None:
        """Expect a scene to be shown: its pieces are made while nothing moves, or now if it is on
        the stack already."""
        if scene in self.scenes or scene not in self._expected:
            self._expected.add(scene)
            kind = NOW if scene in self.scenes else SCENES
            scene.services.ahead.put(kind, scene, scene.ahead())

    @property
    def is_made(self) -> bool:
        """Whether the top scene can be shown."""
        return self.top not in self.top.services.ahead

    def push(self, scene: Scene) -> None:
        self.expect(scene)
        for other in self._expected - {scene}:
            scene.services.ahead.drop(other)
        scene.services.ahead.hurry(scene)
        self._expected = {scene}
        self.scenes.append(scene)
        scene.entered()

    def pop(self) -> None:
        """Remove the top scene."""
        gone = self.scenes.pop()
        gone.left()
        self._expected.discard(gone)
        gone.services.ahead.drop(gone)
        if self.scenes:
            self.top.returned()
            if gone.covers:
                self.expect(self.top)

    def swap(self, scene: Scene) -> None:
        """Replace the top scene by another one."""
        self.scenes.pop().left()
        self.push(scene)

    def take_away(self, scene: Scene) -> None:
        """Remove a scene from wherever it is in the stack; those above it stay."""
        if scene is self.top:
            self.pop()
        else:
            self.scenes.remove(scene)
            scene.left()

    def pop_to(self, scene: Scene) -> None:
        """Remove all scenes above a scene."""
        while self.top is not scene:
            self.scenes.pop().left()
        scene.returned()

    def start_over(self, scene: Scene) -> None:
        """Remove all scenes, and push one."""
        while self.scenes:
            self.scenes.pop().left()
        self.push(scene)

    def refit(self) -> None:
        for scene in self.scenes:
            scene.refit()

    def redrawn(self) -> None:
        for scene in self.scenes:
            scene.redrawn()

    def handle(self, gesture: Gesture) -> bool:
        return self.top.handle(gesture)

    def update(self, now: float) -> None:
        for scene in list(self.scenes):
            if scene in self.scenes and self.is_seen(scene):
                scene.update(now)

    @property
    def ground(self) -> Scene:
        """Return the lowest visible scene."""
        return next(scene for scene in self.scenes if self.is_seen(scene))

    def is_seen(self, scene: Scene) -> bool:
        at = self.scenes.index(scene)
        return not any(above.covers for above in self.scenes[at + 1 :])

    def due(self, now: float) -> float | None:
        times = [scene.due(now) for scene in self.scenes if self.is_seen(scene)]
        return min((time for time in times if time is not None), default=None)

    def breath_due(self, now: float) -> float | None:
        """Return the seconds until the backdrop moves next, or None; it moves only while all scenes
        rest."""
        ground = self.ground
        if not ground.breathes or not ground.services.may_breathe() or self.due(now) == 0:
            return None
        return breath.due(ground.breathes, now - self.breathes_from)

    def breathing(self, now: float) -> Sequence[Sprite]:
        """Return all sprites, with that of the backdrop's small movement directly above it."""
        sprites, ground = self.sprites(), self.ground
        if self.breath_due(now) is None:
            return sprites
        sign = ground.services.backdrops.breath(ground.breathes, now - self.breathes_from)
        if sign is None:
            return sprites
        self.still += self.still > 0
        return [sprites[0], sign, *sprites[1:]]

    def sprites(self) -> Sequence[Sprite]:
        self.top.services.ahead.drop(self.top)
        seen = [scene for scene in self.scenes if self.is_seen(scene)]
        top = seen[-1].sprites()
        if len(seen) == 1:
            self.still = seen[0].still
            return top
        below = [sprite for scene in seen[:-1] for sprite in scene.sprites()]
        self.still = len(below)
        return [*below, *top]
