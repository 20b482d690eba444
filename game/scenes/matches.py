"""The page of saved matches, to go on with, watch, name, copy, export or delete them; and the
messages if one cannot be opened.

A deleted match can be taken back until the page is left; only then its file is deleted.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from secrets import randbelow

from game.engine.chance import SeededChance
from game.paths import user_exports
from game.play.session.running import RunningTable
from game.play.session.seating import NAME_MOST
from game.reading.faults import Message
from game.reading.strict import MatchFileError, is_damage
from game.scenes.shell.addresses import ToMatches, ToNewTable, ToReplay, ToTable
from game.scenes.shell.deletions import Deletions
from game.scenes.shell.dialogs import ConfirmScene, NoticeScene, notify
from game.scenes.shell.fields import game_name, say_in
from game.scenes.shell.page_scene import Dialog, Hint, PageScene, invitation, title
from game.scenes.shell.scene import Services
from game.scenes.shell.stores import Stores
from game.settings import known_crest
from game.storage.headline import Headline
from game.storage.match_store import DAMAGED_SUFFIX, MatchStore
from game.ui import commands
from game.ui.boxes import (
    Box,
    Column,
    FirstFitting,
    Icon,
    Padded,
    Press,
    Row,
    Scrolled,
    Sized,
    Text,
    Wrap,
)
from game.ui.canvas import Canvas
from game.ui.gestures import Command, Gesture
from game.ui.theme import (
    BRASS_LIGHT,
    H2,
    IVORY2,
    MOON,
    NAME,
    SMALL,
    Colour,
    crest_picture,
    dimmed,
    player_colour,
)
from game.ui.widgets import Button, Scroll, TextField, Widget
from game.ui.words import PLAIN, SANS, SERIF

TITLE, CREST = 36, 44
#: How many matches of each section are listed, until older ones are asked for.
LISTED = 50


def is_set_aside(match: Headline) -> bool:
    """Return whether a file is a damaged match, kept because it may be repaired."""
    return match.match_id.endswith(DAMAGED_SUFFIX)


def is_damaged(match: Headline) -> bool:
    return is_set_aside(match) or not match.variant_id


def title_of(services: Services, match: Headline) -> str:
    if is_damaged(match):
        return match.match_id
    game = game_name(services, match.variant_id)
    return services.say("saves.named", name=match.name, game=game) if match.name else game


def match_row(
    canvas: Canvas,
    name: str,
    words: str,
    notes: Sequence[str],
    players: Sequence[tuple[str, str, str]],
    gone: bool,
    act: Callable[[], None],
) -> Press:
    """Return the row of a match. `notes`: when it was played, how it stands, and what can be done;
    beside the title where there is room. `players`: name, crest and score of each. `gone`: dim,
    because it is deleted or damaged."""
    head = canvas.kit.stage.text_units(TITLE) * 1.27
    colour = dimmed(MOON, 0.62) if gone else MOON
    line = Sized(Text(words, TITLE, SERIF, colour, may_cut=True), height=head)
    second = dimmed(IVORY2, 0.8) if gone else IVORY2
    shown = Wrap(*[_player(*one, gone) for one in players], gap=(34, 0))
    widest = max(canvas.width(one, SMALL) for one in notes) + 12
    when, state = _when_and_state(notes, second, "right")
    right = Column(
        Sized(when, height=head), state, Text(notes[2], SMALL, SANS, BRASS_LIGHT, "right")
    )
    left = Sized(Column(line, 2, shown), line.natural_width(canvas), grow=True)
    beside = Row(left, 20, Sized(Column(right, 2), widest))
    below = Column(line, *_when_and_state(notes, second, "left"), 2, shown)
    box = FirstFitting(beside, below)
    return Press(name, box, act, (26, 12, 26, 14), lit_by_focus=True, grow=True)


def _when_and_state(notes: Sequence[str], colour: Colour, align: str) -> tuple[Text, Text]:
    state = Text(notes[1], SMALL, SANS, colour, align)
    return Text(notes[0], SMALL, PLAIN, colour, align), state


def _player(name: str, crest: str, score: str, gone: bool) -> Padded:
    colour = dimmed(player_colour(crest), 0.62) if gone else player_colour(crest)
    said = Text(f"{name} *{score}*", SMALL, SANS, colour)
    return Padded(Row(Icon(crest_picture(crest), CREST), 10, said), (0, 4, 0, 4))


class MatchMenu(Dialog):
    width = 860.0

    def __init__(self, services: Services, table: Headline, kept: KeptMatches) -> None:
        super().__init__(services)
        self.table, self.kept = table, kept
        self.name = table.name

    def back(self) -> None:
        """Leave the dialog first, so that a message about the new name lies over the list."""
        super().back()
        if self.name.strip() != self.table.name:
            self.kept.rename(self.table.match_id, self.name.strip())

    def _copy(self) -> None:
        self.back()
        self.kept.copy(self.table, self.name.strip())

    def _export(self) -> None:
        self.back()
        self.kept.export(self.table.match_id)

    def _write(self, name: str) -> None:
        self.name = name

    def content(self, canvas: Canvas) -> Column:
        say, game = self.services.say, game_name(self.services, self.table.variant_id)
        return Column(
            *(Text(game, H2, SERIF, MOON), 18),
            *(Text(say("saves.name"), SMALL, SANS, BRASS_LIGHT), 10),
            *(TextField("name", self.name, self._write, self.back, NAME_MOST), 30),
            *(Button("copy", say("saves.copy"), self._copy, "icon_plus", align="left"), 16),
            *(Button("export", say("saves.export"), self._export, "icon_take", align="left"), 30),
            Button("done", say("saves.done"), self.back, main=True, zone=1),
        )


class LoadScene(PageScene):
    """The list of saved matches."""

    begins_with_ring = False

    veil = 0.5

    def __init__(
        self, services: Services, kept: KeptMatches, now: Callable[[], datetime] = datetime.now
    ) -> None:
        super().__init__(services)
        self._kept, self._now = kept, now
        self._tables = kept.matches()
        self.deletions = Deletions(services, "load.delete", "load.keep", self.rebuild)
        self._scroll = Scroll()
        self._most = LISTED
        listed = [one for _, tables in self._sections() for one in tables]
        self.page.focus = f"open {listed[0].match_id}" if listed else ""

    # Doing ----------------------------------------------------------------------------------

    def open(self, table: Headline) -> None:
        self.services.sound("confirm")
        if table.is_over:
            self._kept.watch(table.match_id)
        else:
            self._kept.go_on(table.match_id)

    def show_older(self, first: Headline) -> None:
        """List more matches of each section. `first`: the next one, which gets the focus."""
        self._most += LISTED
        self.page.focus = f"open {first.match_id}"
        self.rebuild()

    def returned(self) -> None:
        self._tables = self._kept.matches()
        super().returned()

    def left(self) -> None:
        super().left()
        for match_id in self.deletions.take_all():
            self._kept.delete(match_id)

    def command(self, command: Command) -> bool:
        focus = self.page.focus.split(" ", 1)[-1]
        known = any(table.match_id == focus for table in self._tables)
        if not known or not commands.removes(command):
            return False
        self.deletions.toggle(focus)
        return True

    def handle(self, gesture: Gesture) -> bool:
        before = self._confirms()
        used = super().handle(gesture)
        if self._confirms() != before:
            self.rebuild()
        return used

    def _confirms(self) -> str:
        """Return the words for what confirming does at the focus, for the foot of the page."""
        what, _, match_id = self.page.focus.partition(" ")
        if what == "more":
            return self.services.say("load.more")
        table = next((one for one in self._tables if one.match_id == match_id), None)
        if table is None:
            return ""
        is_gone = match_id in self.deletions.things
        return (
            self.deletions.say(match_id) if what == "delete" or is_gone else self._act_words(table)
        )

    # Laying out -----------------------------------------------------------------------------

    def _sections(self) -> list[tuple[str, list[Headline]]]:
        """Return the matches grouped by how they stand, the last one played first."""
        tables = sorted(self._tables, key=lambda table: table.saved_at, reverse=True)
        going = [one for one in tables if not one.is_over and not is_damaged(one)]
        over = [one for one in tables if one.is_over and not is_damaged(one)]
        damaged = [one for one in tables if is_damaged(one)]
        named = [("going", going), ("over", over), ("damaged", damaged)]
        return [(name, listed) for name, listed in named if listed]

    def build(self) -> Sequence[Widget]:
        canvas, say = Canvas(self.services.kit), self.services.say
        if not self._tables:
            play = partial(self.services.go, ToNewTable())
            asked = invitation(say("load.empty"), say("statistics.play"), play)
            return self.framed(title(say("load.title")), asked)
        parts: list[Box | float] = []
        for section, tables in self._sections():
            head = Text(say(f"load.section_{section}"), NAME, SERIF, MOON)
            parts += [Padded(head, (4, 5, 0, 5.7)), 8]
            parts += [part for one in tables[: self._most] for part in (self._row(canvas, one), 14)]
            older = tables[self._most :]
            if older:
                words, act = say("load.older", count=len(older)), partial(self.show_older, older[0])
                parts += [Button(f"older {section}", words, act, grow=True), 14]
            parts.append(10)
        # Rings of the focus need room at the edge of the scrolled part.
        listed = Scrolled(self._scroll, Column(*parts), (14, 12, 26, 0))
        return self.framed(title(say("load.title")), Padded(listed, (4, 0, 12, 0)))

    def _row(self, canvas: Canvas, table: Headline) -> Row:
        match_id, gone = table.match_id, table.match_id in self.deletions.things
        parts = self.say_when(table.saved_at), self._state(table, gone), self._act_words(table)
        seats = zip(table.names, table.crests, table.scores, strict=True)
        players = [
            (name, known_crest(crest, seat), self.services.number(score))
            for seat, (name, crest, score) in enumerate(seats)
        ]
        dim, words = gone or is_damaged(table), title_of(self.services, table)
        act = partial(self.open, table)
        row = match_row(canvas, f"open {match_id}", words, parts, players, dim, act)
        row.enabled = not gone and not is_set_aside(table)
        more = Button(f"more {match_id}", "", partial(self._kept.more, table), "icon_menu", zone=1)
        more.enabled, more.tip = (
            row.enabled and not is_damaged(table),
            self.services.say("load.more"),
        )
        return Row(row, Sized(more, 76), self.deletions.button(match_id), gap=18)

    def _act_words(self, table: Headline) -> str:
        """Return what a press on the row of a match does; "" if it does nothing."""
        if table.match_id in self.deletions.things or is_set_aside(table):
            return ""
        if is_damaged(table):
            return self.services.say("saves.recover")
        return self.services.say("load.watch" if table.is_over else "load.go_on")

    def _state(self, table: Headline, gone: bool) -> str:
        if gone:
            return self.services.say("load.deleted")
        if is_damaged(table):
            return self.services.say("load.damaged" if is_set_aside(table) else "saves.damaged")
        key = "load.over" if table.is_over else "load.hand"
        words = say_in(self.services, table.variant_id, key, hand=table.hand_no)
        return f"{words} · {self.services.say('load.free_undo')}" if table.taken_back else words

    def say_when(self, seconds: float) -> str:
        """Return a time in words: "today" or "yesterday" with the hour, else the date."""
        moment = datetime.fromtimestamp(seconds)
        say, today = self.services.say, self._now().date()
        if moment.date() in (today, today - timedelta(days=1)):
            key = "load.today" if moment.date() == today else "load.yesterday"
            return say(key, time=f"{moment.hour}:{moment.minute:02}")
        return self.services.texts.day(moment)

    # Showing --------------------------------------------------------------------------------

    def hints(self) -> Sequence[Hint]:
        if not self._tables:
            return [self.way_back]
        deletes = [] if self.page.focus.startswith("older") else [self.deletions.hint]
        return [Hint((commands.CONFIRM,), self._confirms()), *deletes, self.way_back]


class KeptMatches:
    """The store of matches with its pages."""

    def __init__(self, services: Services, store: MatchStore) -> None:
        self.services, self.store = services, store

    # The list -------------------------------------------------------------------------------

    def matches(self) -> list[Headline]:
        return [*self.store.going_on(), *self.store.finished(), *self.store.damaged()]

    # Opening --------------------------------------------------------------------------------

    def go_on(self, match_id: str) -> None:
        try:
            then = SeededChance(randbelow(2**32))
            saved, keeper = self.store.open(match_id, then, time.time)
        except MatchFileError as error:
            self._cannot_open(match_id, error.fault)
            return
        table = RunningTable.from_match(saved, clock=self.services.clock, keeper=keeper)
        self.services.go(ToTable(table))

    def watch(self, match_id: str) -> None:
        try:
            saved = self.store.load(match_id, SeededChance(0))
        except MatchFileError as error:
            self._cannot_open(match_id, error.fault)
            return
        self.services.go(ToReplay(saved))

    def _cannot_open(self, match_id: str, fault: Message) -> None:
        """Offer the backup of a damaged match, if a sound one exists; else tell the fault, and set
        a damaged file aside."""
        say = partial(fault.said, self.services.say)
        if is_damage(fault):
            if self.store.backup(match_id, SeededChance(0)) is not None:
                go_on = partial(self._go_on_from_backup, match_id)
                self.services.stack.push(ConfirmScene(self.services, "saves.backup", go_on))
                return
            with suppress(OSError, MatchFileError):
                aside = self.store.set_aside(match_id).name
                self._tell(lambda: self.services.say("saves.set_aside", fault=say(), file=aside))
                return
        self._tell(say)

    def _go_on_from_backup(self, match_id: str) -> None:
        if self._done(lambda: self.store.set_aside(match_id)):
            self.go_on(match_id)

    # Changing what is kept ------------------------------------------------------------------

    def more(self, table: Headline) -> None:
        self.services.stack.push(MatchMenu(self.services, table, self))

    def rename(self, match_id: str, name: str) -> None:
        self._done(lambda: self.store.rename(match_id, name))

    def copy(self, table: Headline, name: str) -> None:
        """Copy a match. `name`: that of the match; without a name, that of its game."""
        name = name or game_name(self.services, table.variant_id)
        name = self.services.say("saves.copy_of", name=name)
        self._done(lambda: self.store.copy(table.match_id, name, time.time()))

    def export(self, match_id: str) -> None:
        def export() -> None:
            file = str(self.store.export(match_id, user_exports()))
            notify(self.services, "saves.exported", file=file)

        self._done(export)

    def delete(self, match_id: str) -> None:
        is_damaged = match_id.endswith(DAMAGED_SUFFIX)
        remove = self.store.remove_damaged if is_damaged else self.store.remove
        self._done(lambda: remove(match_id))

    def _done(self, act: Callable[[], object]) -> bool:
        """Do something with files, and return whether it worked; if not, tell why."""
        try:
            act()
        except MatchFileError as error:
            self._tell(partial(error.fault.said, self.services.say))
        except OSError as error:
            notify(self.services, "saves.not_written", detail=error.strerror or "")
        else:
            return True
        return False

    def _tell(self, say: Callable[[], str]) -> None:
        self.services.stack.push(NoticeScene(self.services, say))


def page_at(services: Services, stores: Stores, to: ToMatches) -> LoadScene:
    return LoadScene(services, KeptMatches(services, stores.matches))
