"""The scene in which a match is watched again: the table as it was, and a bar to go through the
match."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from game.coach.hand import hand_of
from game.play.coaching.reviews import Reviewing, who_played
from game.play.session.seating import Player, follows, sits_down
from game.play.session.taking_back import branch_of
from game.reader.node import ReaderNode, Tree
from game.scenes.coach.scene import HowItWent
from game.scenes.replay.table import Showing, WatchedTable
from game.scenes.setup.seats import (
    Bots,
    SeatActs,
    SeatEditor,
    free_name,
    kind_said,
    seat_card,
    seat_rows,
)
from game.scenes.shell.addresses import ToBranch, ToReplay
from game.scenes.shell.fields import table_title
from game.scenes.shell.page_scene import Dialog, PageScene
from game.scenes.shell.scene import Services
from game.scenes.shell.stores import Stores
from game.scenes.table.reading import heard_at, spoken_at
from game.settings import Person
from game.storage.match_codec import PEOPLE, SavedMatch
from game.ui import commands
from game.ui.boxes import (
    FILL,
    Box,
    Column,
    FirstFitting,
    Grid,
    Icon,
    Press,
    Row,
    Sized,
    Text,
)
from game.ui.canvas import Canvas
from game.ui.gestures import Command, Gesture
from game.ui.painter import Sprite
from game.ui.theme import BRASS_LIGHT, H2, IVORY2, MOON, NAME, SMALL, crest_picture
from game.ui.widgets import Button, Choice, Mood, Slider, Widget
from game.ui.words import SANS, SERIF
from game.view.geometry import Rect
from game.view.stage import Stage

SPEEDS = (1, 2, 4)
#: The zones for Tab: the bar, the buttons at the right, and the way out.
BAR_ZONE, SIDE_ZONE, OUT_ZONE = 90, 91, 92
TIME_LINE = "time_line"


class TimeLine(Slider):
    """The whole match as a line from left to right, with a mark where each of its `hands`
    begins."""

    grow = True
    called = ""

    def __init__(
        self, step: int, steps: int, hands: Sequence[int], go_to: Callable[[int], None]
    ) -> None:
        steps = max(1, steps)
        self._marks = [begins / steps for begins in hands[1:]]

        def change(value: float) -> None:
            go_to(round(value * steps))

        super().__init__(TIME_LINE, step / steps, change, steps, BAR_ZONE)

    def told(self, words: str) -> ReaderNode:
        return super().told(words)._replace(name=self.called)

    def paint(self, canvas: Canvas, mood: Mood) -> None:
        rail = self._rail()
        for mark in self._marks:
            canvas.line(rail.x + rail.w * mark - 1, rail.cy - 17, 3, 34, BRASS_LIGHT, 0.7)
        super().paint(canvas, mood)


class SeatButton(Press):
    """The button that tells whose hand is open; a press, or left and right, changes the seat. Where
    the name is long the eye is left out. Without a crest all hands are open."""

    def __init__(
        self, rect: Rect, player: str, crest: str, why: str, change: Callable[[int], None]
    ) -> None:
        sign = Icon("icon_eye", min(40.0, rect.h * 0.6))
        name = Text(player, NAME, SERIF, may_cut=True, grow=True)
        box: Box = Row(sign, 18, name)
        if crest:
            shown = Icon(crest_picture(crest), rect.h * 0.84)
            box = FirstFitting(Row(sign, 12, shown, 10, name), Row(shown, 10, name))
        style = ("button", "button hover")
        super().__init__("eyes", box, partial(change, 1), (18, 0, 14, 0), style, 14, SIDE_ZONE)
        self.tip, self._change = why, change

    def step(self, by: int) -> bool:
        self._change(by)
        return True


#: Seconds the table stands still between two acts.
READING = 0.8
BUTTON, GAP, EDGE, BELOW = 76.0, 10.0, 24.0, 16.0
#: The number of buttons at the right of the hand: for seat, hand and speed.
SIDE_PLACES = 3
PLAY_COMMANDS = ("mark", commands.PAUSE)
COACH = "hint"
HAND_COMMANDS = {"mark_left": -1, "mark_right": 1}


class ReplayScene(PageScene):
    """A match that is watched again, at first from the first person's seat."""

    #: The table paints its own ground.
    ground = ""

    def __init__(self, services: Services, saved: SavedMatch) -> None:
        super().__init__(services)
        self._saved = saved
        people = (at for at, seat in enumerate(saved.seats) if seat.kind in PEOPLE)
        self.table = WatchedTable(services, saved, next(people, 0))
        self.showing = Showing(services, self.table)
        #: The act that was announced last, and its sentence.
        self._announced = -1, ""
        self.plays = False
        self._speed = 1
        #: When the next act is played; None until the last one has been shown.
        self._next_at: float | None = None
        self._look_before = services.kit.cards.look
        self.page.focus = TIME_LINE
        self._fit_table()

    # Life -----------------------------------------------------------------------------------

    def left(self) -> None:
        super().left()
        self.services.kit.cards.look = self._look_before

    def refit(self) -> None:
        self._fit_table()
        super().refit()

    def title(self) -> str:
        return table_title(self.services, self.table.variant.id)

    def tree(self) -> Tree:
        """Return the page with the table above it, and announce the act that is shown."""
        shown, context = (self.table.step, self.showing.texts.prompt()[0]), self.showing.context
        if shown != self._announced:
            self.services.announce(spoken_at(context).read(shown[1]))
        self._announced = shown
        table, page = heard_at(context).tree(), super().tree()
        return page._replace(nodes=(*table.nodes, *page.nodes))

    def _fit_table(self) -> None:
        self.showing.refit(self._table_stage(), SIDE_PLACES)

    def _bar_height(self) -> float:
        return max(60.0, self.services.kit.stage.text_units(SMALL) * 1.25 + 22)

    def _table_stage(self) -> Stage:
        """Return the stage of the table, which ends above the bar."""
        stage = self.services.kit.stage
        return stage._replace(height=stage.height - BELOW - self._bar_height())

    def _bar_place(self) -> Rect:
        """Return the place of the bar, as wide as the table above it."""
        table = self._table_stage().content
        return Rect(table.x + EDGE, table.bottom, table.w - 2 * EDGE, self._bar_height())

    # Going through the match ----------------------------------------------------------------

    def go_to(self, step: int) -> None:
        """Go to a step: one act on with its movement, anywhere else at once."""
        step = min(max(0, step), self.table.last_step)
        if step == self.table.step + 1:
            self.showing.go_on()
        elif step != self.table.step:
            self.showing.go_to(step)
        self._next_at = None
        if step == self.table.last_step:
            self.plays = False
        self.rebuild()

    def go_to_hand(self, by: int) -> None:
        """Go to the next hand; for -1, to the beginning of this one, or if it has just begun, of
        the one before."""
        hands, step = self.table.hands, self.table.step
        if by > 0:
            self.go_to(next((at for at in hands if at > step), self.table.last_step))
        else:
            self.go_to(max((at for at in hands if at < step), default=0))

    def play(self, plays: bool) -> None:
        self.plays = plays and self.table.step < self.table.last_step
        self._next_at = None
        self.rebuild()

    def _set_speed(self, speed: object) -> None:
        assert isinstance(speed, int)
        self._speed = speed
        self.showing.set_speed(speed)
        self._next_at = None

    def _other_seat(self, by: int) -> None:
        """Watch from another seat; after the last one, with all hands open."""
        table, seats = self.table, len(self.table.players)
        at = (seats if table.is_open else table.seat) + by
        self.showing.sit(at % (seats + 1) % seats, is_open=at % (seats + 1) == seats)
        self._next_at = None
        self.rebuild()

    def update(self, now: float) -> None:
        super().update(now)
        self.showing.update(now)
        if not self.plays or self.showing.is_moving(now):
            return
        if self._next_at is None:
            self._next_at = now + READING / self._speed
        elif now >= self._next_at:
            self.go_to(self.table.step + 1)

    def due(self, now: float) -> float | None:
        times = [super().due(now), self.showing.due(now)]
        if self.plays and not self.showing.is_moving(now):
            times.append(max(0.0, self._next_at - now) if self._next_at is not None else 0.0)
        return min((time for time in times if time is not None), default=None)

    # Gestures -------------------------------------------------------------------------------

    def handle(self, gesture: Gesture) -> bool:
        if isinstance(gesture, Command) and gesture.pressed and self._goes(gesture.name):
            return True
        return super().handle(gesture)

    def _goes(self, name: str) -> bool:
        """Do a command of the bar, and return whether it was one. Left and right go through the
        match unless another widget has the ring."""
        if name in PLAY_COMMANDS or (name == commands.CONFIRM and self.page.focus == TIME_LINE):
            self.play(not self.plays)
        elif name in HAND_COMMANDS:
            self.go_to_hand(HAND_COMMANDS[name])
        elif name == COACH and self._has_ended:
            self._how_it_went()
        elif name in (commands.LEFT, commands.RIGHT) and not self.page.ring:
            self.page.focus, self.page.ring = TIME_LINE, True
            self.go_to(self.table.step + (1 if name == commands.RIGHT else -1))
        else:
            return False
        return True

    # What is to be seen ---------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        return [*self._bar(), *self._side(), *self._branch(), self._way_out()]

    def _bar(self) -> Sequence[Widget]:
        """Lay out buttons, time line and step in one row, so that the hand can keep its size."""
        canvas, table = Canvas(self.services.kit), self.table
        line = TimeLine(table.step, table.last_step, table.hands, self.go_to)
        line.called = self._where(table.step)
        where = Text(self._where(table.step), SMALL, align="center")
        wide = canvas.width(self._where(table.last_step), SMALL) + 24
        buttons = [Sized(button, BUTTON) for button in self._buttons()]
        coach = Sized(self._coach_button(), BUTTON)
        row = Row(*buttons, 2 * GAP, line, Sized(where, wide), coach, gap=GAP)
        # The focus goes first to the time line.
        return sorted(row.arrange(canvas, self._bar_place()), key=lambda one: one is not line)

    def _buttons(self) -> Sequence[Button]:
        """Return the buttons of the bar, disabled where they lead nowhere."""
        step, last = self.table.step, self.table.last_step
        play = "pause" if self.plays else "play"
        wanted: list[tuple[str, str, Callable[[], None], bool]] = [
            ("to_start", "icon_to_start", lambda: self.go_to(0), step > 0),
            ("back", "icon_left", lambda: self.go_to(step - 1), step > 0),
            (play, f"icon_{play}", lambda: self.play(not self.plays), step < last),
            ("forward", "icon_right", lambda: self.go_to(step + 1), step < last),
            ("to_end", "icon_to_end", lambda: self.go_to(last), step < last),
        ]
        return [
            # The middle button has one name for play and pause, so that it keeps the focus.
            self._icon_button(
                "play" if name == play else name, f"replay_bar.{name}", act, icon, BAR_ZONE, works
            )
            for name, icon, act, works in wanted
        ]

    def _icon_button(
        self, name: str, why: str, act: Callable[[], None], icon: str, zone: int, works: bool = True
    ) -> Button:
        """Return a button without words. `why`: the key of its tip."""
        button = Button(name, "", act, icon, main=name == "play", zone=zone)
        button.enabled, button.tip = works, self.services.say(why)
        return button

    def _where(self, step: int) -> str:
        return self.services.say("replay.step", step=step, steps=self.table.last_step)

    def _side(self) -> Sequence[Widget]:
        """Lay out the buttons for seat, hand and speed, at the places of a table's buttons."""
        canvas = Canvas(self.services.kit)
        eyes, hands, speed = self.showing.picture.layout.zones.keys
        say, table = self.services.say, self.table
        seen_by = table.players[table.seat]
        name, crest = seen_by.name, seen_by.crest
        if table.is_open:
            name, crest = say("replay.all_hands"), ""
        seat = SeatButton(eyes, name, crest, say("replay.eyes"), self._other_seat)
        back, on = (
            self._icon_button(
                name, f"replay.{name}", partial(self.go_to_hand, by), icon, SIDE_ZONE, works
            )
            for name, by, icon, works in (
                ("previous_hand", -1, "icon_left", table.step > 0),
                ("next_hand", 1, "icon_right", table.step < table.hands[-1]),
            )
        )
        number = self.showing.picture.view.hand_no
        words = self.showing.texts.words.text("table.hand_no", number=number)
        which = FirstFitting(
            *(Text(said, SMALL, align="center") for said in (words, str(number))), grow=True
        )
        arrow = min(BUTTON, hands.w / 4)
        speeds = [(speed, say("replay_bar.speed", speed=speed)) for speed in SPEEDS]
        return [
            *seat.arrange(canvas, eyes),
            *Row(Sized(back, arrow), which, Sized(on, arrow)).arrange(canvas, hands),
            Choice("speed", speeds, self._speed, self._set_speed, SIDE_ZONE).placed(speed),
        ]

    def _branch(self) -> Sequence[Widget]:
        """Return the button to play on from here, at the place of the rules button of a table in
        play."""
        works = not self.table.is_over
        why = "replay.branch" if works else "replay.branch_over"
        button = self._icon_button("branch", why, self._ask_who, "icon_table", OUT_ZONE, works)
        return [button.placed(self.showing.picture.layout.zones.help)]

    def _coach_button(self) -> Button:
        why = "coach.title" if self._has_ended else "coach.not_over"
        act, works = self._how_it_went, self._has_ended
        return self._icon_button("coach", why, act, "icon_hint", OUT_ZONE, works)

    @property
    def _has_ended(self) -> bool:
        """Whether the hand that is watched was played to its end."""
        end = self._saved.match.state
        return self.table.match.state.hand_no < end.hand_no or not end.phase.in_play

    def _how_it_went(self) -> None:
        """Show the reviews of the people; where none played the hand, of the seat from which the
        match is watched, or another."""
        saved, table = self._saved, self.table
        hand = hand_of(saved.match, saved.rules, table.match.state.hand_no)
        assert hand is not None
        self.play(False)
        others = who_played(hand, [table.seat, *range(len(saved.seats))])
        seats = who_played(hand, table.people) or others[:1]
        reviewing = Reviewing(saved, hand, seats, self.services.wake)
        self.services.stack.push(HowItWent(self.services, reviewing, stops=True))

    def _ask_who(self) -> None:
        self.play(False)
        self.services.stack.push(BranchScene(self.services, self.table.players, self._branch_off))

    def _branch_off(self, players: tuple[Player, ...]) -> None:
        self.services.go(ToBranch(branch_of(self._saved, self.table.step, players)))

    def _way_out(self) -> Button:
        button = self._icon_button("leave", "replay.leave", self.back, "icon_cross", OUT_ZONE)
        return button.placed(self.showing.picture.layout.zones.menu)

    def paint_ground(self, canvas: Canvas) -> None:
        """Paint nothing: the table changes with every frame, so it is painted apart."""

    def ahead(self) -> Iterator[object]:
        self.services.backdrops.order("table")
        yield from self.showing.painting.ahead()
        yield from super().ahead()

    def sprites(self) -> Sequence[Sprite]:
        return [*self.showing.sprites(), *super().sprites()]


class BranchScene(Dialog):
    """The dialog for playing on from a step. `play`: gets the players, in the order of their
    seats."""

    width, grows = 1180.0, 0.5

    def __init__(
        self,
        services: Services,
        players: Sequence[Player],
        play: Callable[[tuple[Player, ...]], None],
    ) -> None:
        super().__init__(services)
        self.players, self._play = list(players), play
        self.bots = Bots(services)
        self.page.focus = "play"

    def _edit(self, seat: int) -> None:
        def change(player: Player) -> None:
            self.players[seat] = player

        def sit(person: Person) -> Player:
            self.players = sits_down(self.players, seat, person)
            return self.players[seat]

        def follow(before: str, person: Person) -> Player:
            self.players = follows(self.players, before, person)
            return self.players[seat]

        usual = free_name(self.services, self.players)
        acts = SeatActs(change, sit, follow, usual=usual)
        self.services.stack.push(SeatEditor(self.services, self.players[seat], self.bots, acts))

    def _begin(self) -> None:
        self.services.sound("confirm")
        self._play(tuple(self.players))

    # Laying out -----------------------------------------------------------------------------

    def content(self, canvas: Canvas) -> Column:
        """Return the question with its answers: side by side, or one below the other where they are
        long."""
        say = self.services.say
        cards = [
            seat_card(at, player, kind_said(self.services, player, self.bots), edit)
            for at, player in enumerate(self.players)
            for edit in [partial(self._edit, at)]
        ]
        back = Button("back", say("replay.branch_back"), self.back, zone=1, wide=300, high=72)
        play = Button("play", say("replay.branch_play"), self._begin, main=True, zone=1, wide=300)
        return Column(
            *(Text(say("replay.branch_title"), H2, SERIF, MOON, lines=3), 6),
            *(Text(say("replay.branch_about"), SMALL, SANS, IVORY2, lines=6), 22),
            *(seat_rows(cards), 26),
            FirstFitting(
                Row(FILL, Grid(back, play, columns=2, gap=(16, 0))), Column(play, 16, back)
            ),
        )


def page_at(services: Services, stores: Stores, to: ToReplay) -> ReplayScene:
    return ReplayScene(services, to.saved)
