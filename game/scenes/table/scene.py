"""The table in play: gestures become acts, and what happens becomes pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.engine.cards import CardSet, each
from game.engine.events import Event
from game.engine.state import OVER, REBUY, SCORED
from game.play.session.hand_order import HandOrders
from game.play.session.running import RunningTable
from game.play.session.table_kind import kind_of
from game.scenes.shell.fields import game_name
from game.scenes.shell.scene import Scene, Services
from game.scenes.table.acting import Acting
from game.scenes.table.bot_turns import BotTurns
from game.scenes.table.buttons import buttons_of
from game.scenes.table.carrying import Carrying
from game.scenes.table.choosing import Choosing
from game.scenes.table.deck import monkey_of
from game.scenes.table.hinting import Hinting
from game.scenes.table.keyboard import Keyboard
from game.scenes.table.moves import Moves
from game.scenes.table.painting import (
    ABOVE_GROUND,
    ABOVE_TABLE,
    LAYERS,
    Layer,
    Layers,
    Painting,
    draw_ahead,
    draw_hand_ahead,
)
from game.scenes.table.personal import OwnWays
from game.scenes.table.picture import Choices, Picture
from game.scenes.table.pointer import Hands
from game.scenes.table.selection import Selection
from game.scenes.table.sounds import TableSounds
from game.scenes.table.texts import TableTexts
from game.ui.canvas import Canvas
from game.ui.gestures import PRESSED, Command, FocusLost, Gesture, PadsChanged, Pointer, Wheel
from game.ui.painter import Sprite
from game.view.layout.setting import Hand
from game.view.motion.director import Director, Frame
from game.view.motion.motion import Pace, reading

BETWEEN_HANDS = (SCORED, REBUY, OVER)


@dataclass(frozen=True)
class TableActs:
    """What leads away from the table. `hand_over`: a hand has ended and all of it was seen, or
    people must decide; `curtain`: the next person is to come."""

    hand_over: Callable[[], None]
    curtain: Callable[[], None]
    pause: Callable[[], None]
    rules: Callable[[str], None]


class TableScene(Scene):
    def __init__(self, services: Services, table: RunningTable, acts: TableActs) -> None:
        super().__init__(services)
        self.table = table
        self.acts = acts
        self.kind = kind_of(table.rules, len(table.players))
        self.selection = Selection()
        self.moves = Moves(table, HandOrders(table.rules))
        settings = services.settings
        director = Director(settings.motion, settings.speed)
        self.picture = Picture(
            services.kit.stage, table, self.kind, self.moves, director, self.selection
        )
        self.table_texts = TableTexts(services, self.picture, self.moves, self.selection)
        self.painting = Painting(services, self.picture, self.table_texts, self.selection)
        self.sounds = TableSounds(services, table.rules, self.picture.view, table.people)
        self.hands = Hands(self)
        self.carrying = Carrying(self)
        self.choosing = Choosing(self)
        self.keyboard = Keyboard(self)
        self.acting = Acting(self)
        self.hinting = Hinting(self)
        self.bots = BotTurns(self)
        self.ways = OwnWays(self)
        self.layers = Layers(self.painting, self.picture)
        self._frame: Frame | None = None
        self._told_end = -1
        self._looks_back = False
        self.refit()

    # Life -----------------------------------------------------------------------------------

    def entered(self) -> None:
        self.services.sound("shuffle")
        self.catch_up()

    def returned(self) -> None:
        self.table.uncover()
        self.catch_up()
        if self.selection.take_up(self._moment):
            self.rearranged()

    def left(self) -> None:
        self.ways.leave()
        self.bots.leave()
        self.layers.forget()
        self.services.kit.cards.look = self.services.look("")

    def refit(self) -> None:
        settings = self.services.settings
        self.services.kit.cards.look = self.services.look(monkey_of(self.kind))
        self.picture.large_corners = settings.large_corners
        self.picture.director.pace = Pace(settings.motion, settings.speed)
        self.table_texts.refit()
        if self.selection.told:
            self.selection.told = self.selection.tell()
        if self.picture.stage != self.services.kit.stage:
            # What is held would be somewhere else now.
            self.carrying.cancel()
        self._dress()
        self.picture.refit(self.services.kit.stage)
        self.changed()

    def look_back(self) -> None:
        """The table of a finished hand is looked at; the next press leads on again."""
        self._looks_back = True
        self.catch_up()

    def catch_up(self) -> None:
        """Shows the table as it is, for whoever may look at it now."""
        self.selection.let_go()
        self.hands.drag.cancel()
        self.keyboard.let_go_all()
        self._dress()
        self.picture.renew()
        self.sounds.follow(self.picture.view)
        if self.selection.ring:
            self.keyboard.find_focus()
        self.changed()

    def expect(self, hand: CardSet) -> None:
        """The hand that is to be shown next."""
        cards = Hand((tuple(each(hand)),), large_corners=self.picture.large_corners)
        draw_hand_ahead(self.services.kit, self.picture.layout.zones.hand, cards)

    def pause(self) -> None:
        self._look_away()
        self.acts.pause()

    def open_rules(self) -> None:
        """At the section of what was refused, if anything was."""
        key = self.selection.refused.key if self.selection.refused else ""
        self._look_away()
        self.acts.rules(key)

    def _look_away(self) -> None:
        """What is held goes home; where others could see it, the hand turns face down."""
        self.selection.set_aside(self._moment)
        self.carrying.cancel()
        self.keyboard.let_go_all()
        self.ways.keep()
        self.table.cover()
        if self.table.is_covered:
            self.catch_up()

    @property
    def _moment(self) -> tuple[int, int]:
        return self.table.bottom, self.table.version

    def title(self) -> str:
        return self.services.say(
            "table.title", game=game_name(self.services, self.table.variant.id)
        )

    def measure(self) -> Canvas:
        """A canvas to measure words with."""
        return Canvas(self.services.kit)

    # Gestures -------------------------------------------------------------------------------

    def handle(self, gesture: Gesture) -> bool:
        if self._looks_back and _is_press(gesture):
            self._looks_back = False
            self.acts.hand_over()
            return True
        if isinstance(gesture, FocusLost):
            self._look_away()
            self.changed()
        elif isinstance(gesture, PadsChanged):
            self.carrying.cancel()
            self.keyboard.let_go_all()
        elif isinstance(gesture, Pointer):
            self.services.device = gesture.device
            return self._looks_at_last(gesture) or self.hands.follow(gesture)
        elif isinstance(gesture, Wheel):
            return self.hands.wheel(gesture)
        elif isinstance(gesture, Command):
            if self.ways.is_others_pad(gesture):
                return True
            self.services.device = gesture.device
            return self._looks_at_last(gesture) or self.keyboard.press(gesture)
        else:
            return False
        return True

    def _looks_at_last(self, gesture: Gesture) -> bool:
        """A press that only turns up the hand that was turned down."""
        if not self.table.is_covered or not _is_press(gesture):
            return False
        self.returned()
        return True

    def settle(self) -> None:
        """A press ends what moves, and counts."""
        if self.picture.is_behind(self.services.clock()):
            self.picture.finish()
            self.services.hush()
            if self._has_to_turn:
                self.picture.renew()
            self.sounds.follow(self.picture.view)
            self._caught_up()

    @property
    def _has_to_turn(self) -> bool:
        """The hand at the bottom may not be seen any longer, or may be seen again."""
        return self.picture.latest.viewer != self.table.viewer

    def _caught_up(self, is_behind: bool = False) -> None:
        self.table_texts.is_behind = is_behind
        self.rearranged()

    def redrawn(self) -> None:
        self.changed()

    def happened(self, events: Sequence[Event]) -> None:
        """Something was done at this screen."""
        self.selection.hush()
        self.selection.forget_chosen()
        self.selection.keep_only(self.table.observation().hand)
        self.picture.choices = Choices()
        now = self.services.clock()
        self.picture.tell(events, now)
        self.table_texts.is_behind = self.picture.is_behind(now) or self._has_to_turn
        self._dress()
        self.changed()

    def was_refused(self, key: str) -> None:
        """The rules were against something; it is told where it was tried."""

    def undone(self) -> None:
        """The last act was taken back: everything glides to where it was."""
        self.bots.forget()
        self.services.sound("undo")
        self.selection.hush()
        self.selection.keep_only(self.table.observation().hand)
        self.selection.forget_chosen()
        self._dress()
        self.picture.glide_to_now(self.services.clock())
        self.sounds.follow(self.picture.latest)
        self.changed()

    def rearranged(self, *layers: Layer) -> None:
        """Only places have changed; in these layers, or in all."""
        self.ways.rearranged()
        self._dress()
        self.picture.rearrange(self.services.clock())
        if self.selection.ring:
            self.keyboard.find_focus()
        self.changed(*layers)

    def changed(self, *layers: Layer) -> None:
        """These layers, or all, are no longer what they should be."""
        self.layers.old.update(layers or LAYERS)

    # Time -----------------------------------------------------------------------------------

    def update(self, now: float) -> None:
        if self.selection.forget_words(now):
            self.changed("marks", "air")
        table = self.picture.shown.table
        frame = self.picture.frame(now)
        draw_ahead(self.services.kit, frame.begun)
        self.sounds.play(frame)
        if any(step.event is not None for step in frame.begun):
            self.changed()
        elif frame.begun:
            is_hand = self.picture.shown.table is table
            self.changed(*(ABOVE_TABLE if is_hand else ABOVE_GROUND))
        if frame.moving or (self._frame is not None and self._frame.moving):
            self.changed("air")
        self.layers.hide(frame.hidden)
        behind = self.picture.director.is_behind(now)
        if behind != self.table_texts.is_behind:
            self._caught_up(behind)
        self._frame = frame
        self.hands.resting.breathe(now)
        self.keyboard.breathe(now)
        self.ways.go_on(now)
        if frame.is_busy:
            pass  # What moves is seen to its end before anybody goes on.
        elif self.picture.latest.viewer != self.table.viewer:
            self._turn_over(now)
        else:
            self.keyboard.follow_turn()
            self.hinting.go_on()
            self._go_on(now)
        if self.selection.ring and self.layers.old:
            self.keyboard.find_focus()

    def _turn_over(self, now: float) -> None:
        """All is seen that happened before: the hand turns, face down or face up."""
        self.selection.let_go()
        self.hands.drag.cancel()
        self._dress()
        self.picture.glide_to_now(now)
        self.sounds.follow(self.picture.latest)
        self.changed()

    def _go_on(self, now: float) -> None:
        """All is seen: who is next?"""
        if not self._may_go_on:
            return
        self.bots.tell_notices()
        if not self.table.is_bots_turn:
            self.bots.forget()
        if self.table.needs_curtain:
            self.acts.curtain()
        elif self.table.is_bots_turn:
            self.bots.go_on(now)
        elif self._is_to_be_told:
            self._told_end = self.table.version
            self._look_away()
            self.acts.hand_over()

    @property
    def _may_go_on(self) -> bool:
        """Nobody looks at something else, or at how it was."""
        return self.services.stack.top is self and not self._looks_back

    @property
    def _is_to_be_told(self) -> bool:
        """Has a hand ended, or is there something to decide, of which nobody has been told?"""
        return self.table.phase in BETWEEN_HANDS and self._told_end != self.table.version

    def hurry(self) -> bool:
        return self.bots.hurry()

    def due(self, now: float) -> float | None:
        resting = self.hands.resting.due(now)
        times = [self.picture.director.due(now), resting, self.keyboard.due(now)]
        times += [self.hinting.due(), self.ways.due(now)]
        times += [until - now for until in self.selection.words_end()]
        if not self.picture.is_behind(now) and self._may_go_on:
            if self.table.is_bots_turn:
                times.append(self.bots.due(now))
            elif self._is_to_be_told or self.table.needs_curtain:
                times.append(0.0)
        elif self.picture.is_behind(now):
            times.append(self.picture.director.due(now) or 0.0)
        known = [max(0.0, time) for time in times if time is not None]
        return min(known) if known else None

    def say(self, key: str, seconds: float | None = None, **facts: int | str) -> None:
        """Says something for a moment."""
        self.tell(lambda: self.table_texts.words.text(key, **facts), seconds)

    def tell(self, sentence: Callable[[], str], seconds: float | None = None) -> None:
        """For as long as it takes to be read, unless something else is said."""
        said = sentence()
        self.selection.told, self.selection.tell = said, sentence
        stays = reading(said) if seconds is None else seconds
        self.selection.told_until = self.services.clock() + stays
        self.changed("air")

    # What is to be seen ---------------------------------------------------------------------

    def _dress(self) -> None:
        """Buttons and choices for what can be done now, and the keys of whoever can."""
        self.ways.follow()
        self.selection.tip = None
        self.picture.choices = self.choosing.now()
        self.painting.buttons = buttons_of(self)

    def sprites(self) -> Sequence[Sprite]:
        now = self.services.clock()
        if "ground" in self.layers.old:
            self.painting.buttons = buttons_of(self)
        sprites, self.still = self.layers.paint(self._frame or self.picture.frame(now), now)
        return sprites


def _is_press(gesture: Gesture) -> bool:
    if isinstance(gesture, Pointer):
        return gesture.what == PRESSED
    return isinstance(gesture, Command) and gesture.pressed
