"""The seats of a table that is being set up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from random import shuffle
from typing import NamedTuple

from game.bots.levels import LEVELS, styles_read
from game.bots.styles import Style
from game.play.session.seating import NAME_MOST, Player
from game.reading.faults import Fault
from game.reading.strict import writable
from game.scenes.people import PeopleScene
from game.scenes.setup.draft import SEATS_MOST
from game.scenes.setup.summary import errors_of, fault_said
from game.scenes.shell.fields import crest_row
from game.scenes.shell.page_scene import Dialog
from game.scenes.shell.scene import Services
from game.settings import Person, known_as
from game.ui.boxes import (
    FILL,
    Column,
    FirstFitting,
    Grid,
    Icon,
    Part,
    Press,
    Row,
    Scrolled,
    Sized,
    Tallest,
    Text,
)
from game.ui.canvas import Canvas
from game.ui.theme import BODY, BRASS_LIGHT, H2, IVORY, IVORY2, MOON, SMALL, crest_picture
from game.ui.widgets import NOWHERE, Button, Scroll, TextField, Widget, broken_width
from game.ui.words import BOLD, SANS, SERIF
from game.view.bot_names import bot_name

#: The kind of a person with a phone; no file of a bot can have this name.
PHONE = "a phone"
#: The icons of people at this screen, and with a phone.
ICONS = {"": "icon_human", PHONE: "icon_phone"}


class Bots:
    """The bots that can play, with their names. Files are read once; words change with the
    language."""

    def __init__(self, services: Services) -> None:
        self._services = services
        readings = styles_read()
        self._styles: Mapping[str, Style] = {
            name: one.style for name, one in readings.items() if one.style
        }
        self._faults: Mapping[str, Fault] = {
            name: errors_of(one.faults)[0] for name, one in readings.items() if one.style is None
        }

    @property
    def offered(self) -> Sequence[str]:
        regulars = [bot for bot in self._styles if self.is_regular(bot)]
        others = [bot for bot in self._styles if bot not in regulars]
        return (*LEVELS, *regulars, *others)

    def regulars(self) -> list[Player]:
        """Return the regulars of the house as players, in any order."""
        found = [bot for bot in self._styles if self.is_regular(bot)]
        shuffle(found)
        return [Player(self.name(bot), self.crest(bot), bot) for bot in found]

    def is_regular(self, bot: str) -> bool:
        """Return whether a bot is a regular of the house, who sits down under the own name."""
        return bot in self._styles and self._styles[bot].is_regular

    def strength(self, bot: str) -> str:
        """Return the name of the level as which a regular plays; "" for others."""
        return self.name(self._styles[bot].strength) if self.is_regular(bot) else ""

    @property
    def faulty(self) -> Sequence[str]:
        """Return the names of faulty files; `about` tells their faults."""
        return tuple(self._faults)

    def name(self, bot: str) -> str:
        """Return the name of a bot: the one in its file, or the game's, or else its id."""
        return bot_name(self._services.texts, bot, self._styles.get(bot))

    def about(self, bot: str) -> str:
        if bot in self._faults:
            wrong = fault_said(self._services, self._faults[bot])
            return f"{self._services.say('setup.faulty')} {wrong}"
        style, about = self._styles.get(bot), self._services.texts.text_or(f"bot.{bot}.about")
        return style.about or about or self.about(style.level) if style else about

    def listed(self, bot: str) -> str:
        """Return the name of a bot in a list; that of a regular with the strength."""
        return " · ".join(filter(None, (self.name(bot), self.strength(bot))))

    def crest(self, bot: str) -> str:
        """Return the crest of a style, or "" if it has none."""
        style = self._styles.get(bot)
        return style.crest if style else ""


class SeatActs(NamedTuple):
    """What a seat's dialog calls. `change`: with the player after every change. `sit`: with a known
    person who takes the seat; `follow`: with a person who has changed, and the name before; both
    return who sits here then. `remove`: to remove the seat; None if no fewer can play. `usual`: the
    name here once a regular has left."""

    change: Callable[[Player], None]
    sit: Callable[[Person], Player]
    follow: Callable[[str, Person], Player]
    remove: Callable[[], None] | None = None
    usual: str = ""


def free_name(services: Services, players: Sequence[Player]) -> str:
    """Return the first of the usual names that nobody has."""
    taken = {known_as(player.name) for player in players}
    names = (services.say(f"setup.usual_name_{seat}") for seat in range(1, SEATS_MOST + 1))
    return next((name for name in names if known_as(name) not in taken), "")


class SeatEditor(Dialog):
    width = 1060.0
    pad = (48.0, 40.0, 48.0, 40.0)

    """The dialog of a seat. Without `bots` only people sit down."""

    def __init__(
        self, services: Services, player: Player, bots: Bots | None, acts: SeatActs
    ) -> None:
        super().__init__(services)
        self.player, self.bots, self.acts = player, bots, acts
        self._called = player.name
        #: The faulty file that was pressed, whose fault is shown.
        self._asked = ""
        self._has_shown = False
        #: The scrolling of the buttons of bots, for when there are too many.
        self._kinds = Scroll()

    def _set(self, player: Player) -> None:
        self._asked = ""
        self._tell(player)
        self.rebuild()

    def _rename(self, name: str) -> None:
        self._tell(replace(self.player, name=name))

    def _tell(self, player: Player) -> None:
        """Report the player, under the name they had before while the field is empty."""
        self.player = player
        self.acts.change(replace(player, name=writable(player.name) or self._called))

    def _remove(self) -> None:
        assert self.acts.remove is not None
        self.acts.remove()
        self.back()

    # Building -------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        widgets = super().build()
        if not self._has_shown:
            self._has_shown = True
            chosen = (one.rect for one in widgets if one.name == f"kind {self._kind_now}")
            self._kinds.show(next(chosen, NOWHERE))
        return widgets

    def content(self, canvas: Canvas) -> Column:
        say = self.services.say
        known = Button("known", say("people.known"), self._choose, "icon_human", pad=(92, 20))
        name = TextField("name", self.player.name, self._rename, self.back, NAME_MOST)
        half = partial(Button, zone=1, high=72, grow=True)
        remove = self.acts.remove and half("remove", say("setup.remove"), self._remove)
        done = half("done", say("setup.done"), self.back, main=True)
        return Column(
            *(Text(say("setup.seat_title"), H2, SERIF, MOON), 16),
            *(Text(say("setup.name"), SMALL, SANS, BRASS_LIGHT), 10, Row(name, 16, known), 20),
            *(Text(say("setup.crest"), SMALL, SANS, BRASS_LIGHT), 10),
            *(crest_row(self.services, self.player.crest, self._wear), 20),
            *(self._played_by(canvas, self.bots) if self.bots is not None else ()),
            *(24, Row(remove or FILL, done, gap=16)),
        )

    def _played_by(self, canvas: Canvas, bots: Bots) -> tuple[Part, ...]:
        """Return the choice of who plays here."""
        say, known = self.services.say, (*bots.offered, *bots.faulty)
        kinds = [("", say("setup.person")), (PHONE, say("setup.phone"))]
        kinds += [(bot, bots.listed(bot)) for bot in known]
        widest = max(canvas.width(text, BODY, BOLD) for _, text in kinds) + 92
        buttons = [self._kind(bots, bot, text) for bot, text in kinds]
        grid = Grid(*buttons, columns=3, least=widest, gap=(16, 10))
        about, *others = [
            Text(self._said_of(bots, bot), SMALL, SANS, IVORY2, lines=9, middle=False)
            for bot in (self._asked or self._kind_now, "", PHONE, *known)
        ]
        heading = Text(say("setup.played_by"), SMALL, SANS, BRASS_LIGHT)
        return heading, 10, Scrolled(self._kinds, grid, pad=10), 16, Tallest(about, *others)

    def _kind(self, bots: Bots, bot: str, text: str) -> Button:
        """Return the button of a person or a bot; that of a faulty file tells what is wrong."""
        if bot in bots.faulty:
            act, icon, crest = partial(self._ask, bot), "icon_warn", ""
        else:
            crest = bots.crest(bot)
            name = self._name_for(bots, bot)
            act, icon = partial(self._play, bot, crest, name), ICONS.get(bot, "icon_bot")
            icon = crest_picture(crest) if crest else icon
        is_main = bot == self._kind_now and bot not in bots.faulty
        made = Button(f"kind {bot}", text, act, icon, is_main, align="left", pad=(92, 20), high=64)
        made.tints, made.chosen = not crest, is_main
        return made

    def _name_for(self, bots: Bots, bot: str) -> str:
        """Return the name of who plays here once this bot does, or a person."""
        if bots.is_regular(bot):
            return bots.name(bot)
        return self.acts.usual if bots.is_regular(self.player.bot) else self.player.name

    def _play(self, bot: str, crest: str, name: str) -> None:
        """Seat a bot, with the crest of its style, or a person."""
        player = replace(self.player, name=name, crest=crest or self.player.crest)
        self._called = name
        self._set(replace(player, bot="" if bot == PHONE else bot, by_phone=bot == PHONE))

    def _ask(self, bot: str) -> None:
        self._asked = bot
        self.rebuild()

    @property
    def _kind_now(self) -> str:
        return PHONE if self.player.by_phone else self.player.bot

    def _wear(self, crest: str) -> None:
        self._set(replace(self.player, crest=crest))
        person = self.services.people.find(self.player.name) if self.player.is_person else None
        if person is not None:
            person.crest = crest
            self.services.person_changed()

    # People who are known -------------------------------------------------------------------

    def _choose(self) -> None:
        people = PeopleScene(
            self.services,
            self.player.crest,
            sit=lambda person: self._show(self.acts.sit(person)),
            changed=lambda before, person: self._show(self.acts.follow(before, person)),
        )
        self.services.stack.push(people)

    def _show(self, player: Player) -> None:
        """Show who sits here now."""
        self.player, self._called, self._asked = player, player.name, ""
        self.rebuild()

    def _said_of(self, bots: Bots, bot: str) -> str:
        if bot in ICONS:
            return self.services.say("setup.phone_about" if bot else "setup.person_about")
        return bots.about(bot)


NAME, KIND, CREST = 32, 27, 84


def icon_of(player: Player) -> str:
    return ICONS[PHONE if player.by_phone else ""] if player.is_person else "icon_bot"


def kind_said(services: Services, player: Player, bots: Bots) -> str:
    """Return the name of a bot, the level of a regular, or the words for a person."""
    if player.bot:
        return bots.strength(player.bot) or bots.name(player.bot)
    return services.say("setup.phone" if player.by_phone else "setup.person")


def seat_card(at: int, player: Player, kind: str, act: Callable[[], None], zone: int = 0) -> Press:
    """Return the panel of a seat with its player."""
    icon = Icon(icon_of(player), 28, IVORY2)
    said = Text(kind, KIND, SANS, IVORY2, "center", may_cut=True)
    column = Column(
        *(Icon(crest_picture(player.crest), CREST), 2),
        Text(player.name, NAME, SERIF, MOON, "center", may_cut=True),
        FirstFitting(Row(FILL, icon, 8, said, FILL), said),
    )
    return Press(f"seat {at}", column, act, (8, 10, 8, 10), radius=18, zone=zone)


def free_seat(canvas: Canvas, text: str, act: Callable[[], None], zone: int) -> Press:
    """Return the panel of a seat at which one more can sit down."""
    words = Text(text, KIND, SANS, IVORY2, "center", lines=2, lit=IVORY)
    narrow = Sized(words, broken_width(canvas, text, KIND))
    column = Column(FILL, Icon("icon_plus", 56, IVORY2, lit=MOON), FILL, narrow)
    style = ("free seat", "free seat")
    return Press("add seat", column, act, (8, 0, 8, 14), style, radius=18, zone=zone)


def seat_rows(cards: Sequence[Press]) -> FirstFitting:
    """Return the seats in rows, as many in each as have room for their words."""
    return FirstFitting(*[Grid(*cards, columns=count, gap=(16, 16)) for count in (5, 4, 3)])
