"""The table in play: gestures become acts, and what happens becomes pictures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.engine.cards import RANK, SUIT, SUIT_LETTERS, each
from game.engine.events import Event
from game.engine.state import NOBODY, OVER, REBUY, SCORED
from game.play.hand_order import HandOrders
from game.play.running import RunningTable
from game.play.table_kind import kind_of
from game.scenes.base import Scene
from game.scenes.house import House
from game.scenes.naming import game_name
from game.scenes.table.buttons import buttons_of
from game.scenes.table.carrying import Carrying
from game.scenes.table.choosing import Choosing
from game.scenes.table.fingers import Fingers
from game.scenes.table.hands import Hands
from game.scenes.table.keyboard import Keyboard
from game.scenes.table.moves import Moves
from game.scenes.table.painting import Painting
from game.scenes.table.picture import Choices, Picture, Shown
from game.scenes.table.telling import Telling
from game.ui.canvas import Canvas
from game.ui.ear import Ear
from game.ui.gestures import PRESSED, Command, FocusLost, Gesture, PadsChanged, Pointer, Wheel
from game.ui.sprite import Sprite
from game.view.director import Director, Frame
from game.view.motion import Pace
from game.view.places import Token

#: A bot seems to think for so long before its first act of a turn, and before each other.
THINKS, THINKS_LONGER, GOES_ON = 0.6, 1.2, 0.35
#: At each look a bot may use so much of the time between two pictures.
THINKING_SLICE = 0.004
BETWEEN_HANDS = (SCORED, REBUY, OVER)
_RANKS = ("", "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


@dataclass(frozen=True)
class TableActs:
    """What leads away from the table. `hand_over`: a hand has ended and all of it was seen, or
    people must decide; `curtain`: the next person is to come."""

    hand_over: Callable[[], None]
    curtain: Callable[[], None]
    pause: Callable[[], None]
    rules: Callable[[str], None]


class TableScene(Scene):
    def __init__(self, house: House, table: RunningTable, acts: TableActs) -> None:
        super().__init__(house)
        self.table = table
        self.acts = acts
        self.kind = kind_of(table.rules, len(table.players))
        self.fingers = Fingers()
        self.moves = Moves(table, HandOrders(table.rules))
        settings = house.settings
        director = Director(settings.motion, settings.speed)
        self.picture = Picture(
            house.kit.stage, table, self.kind, self.moves, director, self.fingers
        )
        self.telling = Telling(house, self.picture, self.moves, self.fingers)
        self.painting = Painting(house, self.picture, self.telling, self.fingers)
        self.ear = Ear(table.rules, self.picture.view, table.people)
        self.hands = Hands(self)
        self.carrying = Carrying(self)
        self.choosing = Choosing(self)
        self.keyboard = Keyboard(self)
        self._ground = self._cards = self._air = Canvas(house.kit)
        self._old = {"ground", "cards", "air"}
        self._hidden: frozenset[Token] = frozenset()
        self._frame: Frame | None = None
        self._bot_due: float | None = None
        self._bot_seat = NOBODY
        self._told_end = -1
        self._looks_back = False
        self.refit()

    # Life -----------------------------------------------------------------------------------

    def entered(self) -> None:
        self.house.sound("shuffle")
        self.catch_up()

    def returned(self) -> None:
        self.catch_up()

    def left(self) -> None:
        self.house.kit.cards.look = self.house.look("")

    def refit(self) -> None:
        settings = self.house.settings
        self.house.kit.cards.look = self.house.look(self._monkey())
        self.picture.large_corners = settings.large_corners
        self.picture.director.pace = Pace(settings.motion, settings.speed)
        self.telling.refit()
        self.carrying.cancel()
        self._dress()
        self.picture.refit(self.house.kit.stage)
        self.changed()

    def _monkey(self) -> str:
        """The drawing's name of the card with the monkey on it: the one that no card takes."""
        cards = list(each(self.kind.untakeable)) if self.kind.is_fishing else []
        if len(cards) != 1:
            return ""
        return _RANKS[RANK[cards[0]]] + SUIT_LETTERS[SUIT[cards[0]]].upper()

    def look_back(self) -> None:
        """The table of a finished hand is looked at; the next press leads on again."""
        self._looks_back = True
        self.catch_up()

    def catch_up(self) -> None:
        """Shows the table as it is, for whoever may look at it now."""
        self.fingers.let_go()
        self._dress()
        self.picture.renew()
        self.ear.follow(self.picture.view)
        self.changed()

    def title(self) -> str:
        return self.house.say("table.title", game=game_name(self.house, self.table.variant.id))

    def measure(self) -> Canvas:
        """A canvas to measure words with."""
        return Canvas(self.house.kit)

    # Gestures -------------------------------------------------------------------------------

    def handle(self, gesture: Gesture) -> bool:
        if self._looks_back and _is_press(gesture):
            self._looks_back = False
            self.acts.hand_over()
            return True
        if isinstance(gesture, FocusLost):
            self.carrying.cancel()
            self.changed()
            return True
        if isinstance(gesture, PadsChanged):
            return True
        if isinstance(gesture, Pointer):
            self.house.device = gesture.device
            used = self.hands.follow(gesture)
        elif isinstance(gesture, Wheel):
            used = self.hands.wheel(gesture)
        elif isinstance(gesture, Command):
            self.house.device = gesture.device
            used = self.keyboard.press(gesture)
        else:
            return False
        return used

    def settle(self) -> None:
        """A press ends what moves, and counts."""
        if self.picture.is_behind(self.house.clock()):
            self.picture.finish()
            self.changed()

    def happened(self, events: Sequence[Event]) -> None:
        """Something was done at this screen."""
        self.fingers.hint = 0
        self.fingers.forget_chosen()
        self.fingers.keep_only(self.table.observation().hand)
        self.picture.tell(events, self.house.clock())
        self._dress()
        self.changed()

    def rearranged(self) -> None:
        """Only places have changed."""
        self._dress()
        self.picture.rearrange(self.house.clock())
        self.changed()

    def changed(self, *layers: str) -> None:
        """These layers, or all, are no longer what they should be."""
        self._old.update(layers or ("ground", "cards", "air"))

    # Time -----------------------------------------------------------------------------------

    def update(self, now: float) -> None:
        self._forget_words(now)
        frame = self.picture.frame(now)
        self._sound(frame)
        if frame.begun:
            self.changed()
        if frame.moving or (self._frame is not None and self._frame.moving):
            self.changed("air")
        if frame.hidden != self._hidden:
            self._hidden = frame.hidden
            self.changed("cards")
        behind = frame.is_busy
        if behind != self.telling.is_behind:
            self.telling.is_behind = behind
            self._dress()
            self.changed()
        self._frame = frame
        self.hands.breathe(now)
        if not behind:
            self._go_on(now)

    def _sound(self, frame: Frame) -> None:
        """What begins to be seen is heard; every card of a deal by itself, as it flies."""
        if "deal" in frame.cues:
            self.house.sound("deal")
        for step in frame.begun:
            if step.event is None or not isinstance(step.note, Shown) or step.kind == "dealt":
                continue
            for heard in self.ear.hear(step.event, step.note.view):
                self.house.sound(heard.cue, step=heard.step, delay=heard.delay)

    def _go_on(self, now: float) -> None:
        """All is seen: who is next?"""
        if self.house.stack.top is not self:
            return
        for notice in self.table.take_notices():
            name = self.table.players[notice.seat].name if notice.seat != NOBODY else ""
            self.tell(self.telling.words.text(notice.key, player=name))
        if self.table.needs_curtain:
            self.acts.curtain()
        elif self.table.is_bots_turn:
            self._let_bot_think(now)
        elif self._is_to_be_told:
            self._told_end = self.table.version
            self.acts.hand_over()

    @property
    def _is_to_be_told(self) -> bool:
        """Has a hand ended, or is there something to decide, of which nobody has been told?"""
        return self.table.phase in BETWEEN_HANDS and self._told_end != self.table.version

    def _let_bot_think(self, now: float) -> None:
        if self._bot_due is None:
            self._bot_due = now + self._pause()
        if not self.table.ready():
            self.table.bot_turn(THINKING_SLICE)
        if now >= self._bot_due and self.table.ready():
            self._bot_due = None
            self._bot_seat = self.table.to_act
            self.happened(self.table.play_bot())

    def _pause(self) -> float:
        if self.table.to_act == self._bot_seat:
            seconds = GOES_ON
        else:
            # Different for every turn, and the same for the same one.
            turn = self.table.observation().turn_no * 7 + self.table.to_act * 3
            seconds = THINKS + (THINKS_LONGER - THINKS) * (turn % 10) / 10
        return self.telling.pace.pause(seconds)

    def hurry(self) -> bool:
        """The bot plays at once."""
        if not self.table.is_bots_turn:
            return False
        self.settle()
        self.table.hurry()
        self._bot_due = self.house.clock()
        return True

    def due(self, now: float) -> float | None:
        times = [self.picture.director.due(now), self.hands.due(now)]
        fingers = self.fingers
        if fingers.refused is not None:
            times.append(fingers.refused.until - now)
        if fingers.told:
            times.append(fingers.told_until - now)
        if not self.picture.is_behind(now) and self.house.stack.top is self:
            if self.table.is_bots_turn:
                waits = 0.0 if not self.table.ready() else (self._bot_due or now) - now
                times.append(max(0.0, waits))
            elif self._is_to_be_told or self.table.needs_curtain:
                times.append(0.0)
        elif self.picture.is_behind(now):
            times.append(self.picture.director.due(now) or 0.0)
        known = [max(0.0, time) for time in times if time is not None]
        return min(known) if known else None

    def _forget_words(self, now: float) -> None:
        fingers = self.fingers
        if fingers.refused is not None and now >= fingers.refused.until:
            fingers.refused = None
            self.changed("cards", "air")
        if fingers.told and now >= fingers.told_until:
            fingers.told = ""
            self.changed("air")

    def tell(self, sentence: str, seconds: float = 3.0) -> None:
        """Says something for a moment."""
        self.fingers.told = sentence
        self.fingers.told_until = self.house.clock() + seconds
        self.changed("air")

    # What is to be seen ---------------------------------------------------------------------

    def _dress(self) -> None:
        """Buttons and choices for what can be done now."""
        offers = self.telling.fishing_offers() if self.kind.is_fishing else []
        if offers:
            self.fingers.choice_at = min(self.fingers.choice_at, len(offers) - 1)
            _, words = self.telling.choices()
            lines = tuple(2 if told.second else 1 for told in words)
            looked_at = offers[self.fingers.choice_at]
            view = self.table.observation()
            sets = []
            for one in looked_at.sums:
                cards = [
                    part.card if part.build < 0 else view.builds[part.build].cards[0]
                    for part in one
                ]
                on_table = [card for card in cards if card not in self.fingers.marked]
                if on_table:
                    sets.append(tuple(on_table))
            self.picture.choices = Choices(lines, tuple(sets))
        else:
            self.picture.choices = Choices()
        self.painting.buttons = buttons_of(self)

    def sprites(self) -> Sequence[Sprite]:
        now = self.house.clock()
        old, self._old = self._old, set()
        if "ground" in old:
            self.painting.buttons = buttons_of(self)
            self._ground = self.painting.ground()
        if "cards" in old:
            self._cards = self.painting.cards(self._hidden)
        if "air" in old or self._frame is None:
            frame = self._frame or self.picture.frame(now)
            self._air = self.painting.air(frame, now)
        return [*self._ground.sprites, *self._cards.sprites, *self._air.sprites]


def _is_press(gesture: Gesture) -> bool:
    if isinstance(gesture, Pointer):
        return gesture.what == PRESSED
    return isinstance(gesture, Command) and gesture.pressed
