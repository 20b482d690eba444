"""The context that all parts of one table share, and the ways to show a change."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from operator import attrgetter

from game.engine.events import Event
from game.play.intents.moves import Moves
from game.play.intents.offers import Target
from game.play.pieces.describe import Pieces
from game.play.session.hand_order import Arranging, HandOrders
from game.play.session.running import RunningTable
from game.play.session.table_kind import kind_of
from game.scenes.shell.scene import Services
from game.scenes.table.focus import Focus
from game.scenes.table.personal import Personal
from game.scenes.table.picture import MomentLaidOut, Picture
from game.scenes.table.selection import Selection
from game.scenes.table.texts import TableTexts
from game.ui.canvas import Canvas
from game.ui.widgets import NOWHERE
from game.view.layout.table import TableLayout
from game.view.layout.target import place_frame
from game.view.motion.crests import Crests
from game.view.motion.director import Director, Frame
from game.view.motion.events import EventSounds
from game.view.table.drawings import monkey_of

#: How far to a side the sounds at the ends of the table are moved.
PAN_MOST = 0.7
#: Returns what of a selection makes things lie where they do.
LAID_BY = attrgetter("hands", "hover", "ring", "log_open")


class TableContext:
    """The objects that the controllers and painters of one table share, instead of the scene.

    `services`: the program around the table: clock, settings, sounds, other scenes.
    `table`: the running match, as this screen may see it and act in it.
    `selection`: what hands do, and what is pointed at, open and said.
    `arranging`: the orders of all hands, and their trays.
    `moves`: what cards can do, and doing it.
    `picture`: the moment that is shown, laid out, and those that wait to be shown.
    `texts`: the words of that moment.
    `focus`: where keys and pads are.
    `personal`: the keys, the pad and the kept order of each person.
    `crests`: the animals that take part in them.
    `sounds`: the sounds of the moments that are shown.
    `in_full`: the full words of places that had no room for them, by layers.
    `was_refused`: called with the key of a refusal that was shown; a lesson answers it.
    """

    def __init__(
        self,
        services: Services,
        table: RunningTable,
        orders: HandOrders | None = None,
        texts: type[TableTexts] = TableTexts,
    ) -> None:
        self.services = services
        self.table = table
        kind = kind_of(table.rules, len(table.players))
        self.selection = Selection()
        self._looked_at = LAID_BY(self.selection)
        self.arranging = Arranging(table, orders)
        self.moves = Moves(table, self.arranging)
        director = Director(*services.pace)
        self.picture = Picture(
            services.kit.stage, table, kind, self.moves, director, self.selection
        )
        self.texts = texts(services, self.picture)
        self.focus = Focus(self.texts)
        self.personal = Personal(services, table, self.arranging)
        self.sounds = EventSounds(table.rules, self.picture.view, table.people)
        self.crests = Crests(kind)
        self.in_full: dict[str, dict[Target, str]] = {}
        #: What the lens does not cover.
        self.kept_free = NOWHERE
        #: When something happened last at the table; that may not be shown yet.
        self.acted_at = services.clock()
        self.was_refused: Callable[[str], None] = lambda key: None

    def canvas(self) -> Canvas:
        """Return an empty canvas, to paint on or to measure words with."""
        kit = self.services.kit
        return Canvas(replace(kit, stage=self.picture.written(kit.stage)))

    def dress_cards(self) -> None:
        """Set the look of the cards that this game and its players want."""
        marked = monkey_of(self.picture.kind.untakeable)
        self.services.kit.cards.look = self.services.look(marked, self.table.variant.id)
        self.picture.large_corners = self.services.settings.large_corners

    def full_words(self, place: Target) -> str:
        """Return the words of a place that had no room for them."""
        return next((words[place] for words in self.in_full.values() if place in words), "")

    def offer(self) -> None:
        """Make room for what can be done now, with the keys of the person who can."""
        self.personal.follow()
        self.selection.tip = None
        self.picture.offer(self.texts.controls())

    # Changes --------------------------------------------------------------------------------

    def look(self, *, is_rearranged: bool = False) -> None:
        """Lay out what hands and pointer have changed since the last look. `is_rearranged`: hand or
        tray lie otherwise, too."""
        if is_rearranged or self._looked_at != LAID_BY(self.selection):
            self.rearranged()

    def rearranged(self) -> None:
        """Show that things have only changed their places."""
        self._looked_at = LAID_BY(self.selection)
        self.personal.rearranged()
        self.offer()
        self.selection.forget_gone(self.picture.layout)
        self.picture.rearrange(self.services.clock())
        self.find_focus()

    def find_focus(self) -> None:
        """Find the focus again if its place has gone."""
        if self.selection.ring:
            self.focus.find()

    def happened(self, events: Sequence[Event]) -> None:
        """Show new events of the match."""
        self._end_moment()
        self.picture.choices = Pieces()
        now = self.acted_at = self.services.clock()
        self.picture.tell(events, now)
        self.texts.is_behind = self.picture.is_behind(now) or self.has_to_turn
        self.offer()
        self.find_focus()
        self._looked_at = LAID_BY(self.selection)

    def undone(self) -> None:
        """Show that the last act was taken back: everything moves back to where it was."""
        self.services.sound("undo")
        self._end_moment()
        self.glide()

    def _end_moment(self) -> None:
        """Forget the words, choices and marks of the moment before."""
        self.selection.hush()
        hand = self.table.observation().hand
        self.selection.hands = self.selection.hands.in_new_moment(hand)

    def glide(self) -> None:
        """Move everything to where it is now on the table."""
        self.offer()
        self.picture.glide_to_now(self.services.clock())
        self.jumped()
        self.find_focus()
        self._looked_at = LAID_BY(self.selection)

    def follow(self, frame: Frame) -> None:
        """Play the sounds of what begins to be shown, and add it to the story."""
        for cue in frame.cues:
            self.services.sound(cue.name, pan=pan_of(self.picture.layout, cue.seat))
        for step in frame.begun:
            if step.event is not None and isinstance(step.note, MomentLaidOut):
                self.crests.tell(
                    step.event, step.note.view, self.services.clock(), self.services.pace
                )
                pan = pan_of(step.note.layout, step.event.seat)
                for one in self.sounds.of(step.event, step.note.view):
                    self.services.sound(one.cue, step=one.step, delay=one.delay, pan=pan)
                self.texts.story.tell(step.event, step.note.view.melds)

    def jumped(self) -> None:
        """Go on from the table as it is now, because what led to it was not shown, or was taken
        back."""
        self.sounds.follow(self.picture.latest)
        self.texts.story.retell(self.table.log(), self.picture.latest.melds)

    @property
    def has_to_turn(self) -> bool:
        """Whether the hand at the bottom has to be turned: it may not be seen any longer, or may be
        seen again."""
        return self.picture.latest.viewer != self.table.viewer

    def heard_at(self, cue: str, place: Target) -> None:
        """Play a sound from where a place of the table is; without a place, from the middle."""
        layout = self.picture.layout
        frame = place_frame(layout, place)
        self.services.sound(cue, pan=_pan(layout, frame.cx) if frame is not None else 0.0)

    # Words ----------------------------------------------------------------------------------

    def say(self, key: str, /, seconds: float | None = None, **facts: int | str) -> None:
        """Show a text for a moment."""
        self.tell(lambda: self.texts.words.text(key, **facts), seconds)

    def tell(self, sentence: Callable[[], str], seconds: float | None = None) -> None:
        """Show a sentence for as long as it takes to read, unless something else is shown."""
        said = sentence()
        self.selection.hands = replace(self.selection.hands, refused=None)
        self.selection.said, self.selection.say_again = said, sentence
        stays = self.texts.pace.reading(said) if seconds is None else seconds
        self.selection.said_until = self.services.clock() + stays


def pan_of(layout: TableLayout, seat: int) -> float:
    """Return the direction of a player's sounds, from -1, the left, to 1; 0 for the one at the
    bottom."""
    place = layout.seats.get(seat)
    return _pan(layout, place.plaque.cx) if place is not None else 0.0


def _pan(layout: TableLayout, x: float) -> float:
    content = layout.zones.content
    return PAN_MOST * max(-1.0, min(1.0, 2 * (x - content.x) / content.w - 1))
