"""A walk through every scene of the house, at real tables at which bots play.

The clock is the tour's own, so that nothing has to be waited for. Nobody looks: what is proved is
that every scene can be built and painted from a match as it really goes.
"""

from __future__ import annotations

from datetime import datetime

from game.app import App
from game.opening import texts_of
from game.play.session.running import RunningTable
from game.play.session.seating import Player, TableChoice, usual_crest
from game.scenes.lessons.flow import School, SchoolActs
from game.scenes.lessons.paper import DoneActs, LessonDone
from game.scenes.matches.scene import MatchActs, MatchMenu, SavedTable
from game.scenes.people import PeopleActs, PeopleScene, PersonActs, PersonEditor
from game.scenes.replay.branch import BranchScene
from game.scenes.rules.scene import RulesScene
from game.scenes.scores.hand import Scoring
from game.scenes.scores.match import Settlement
from game.scenes.settings.keys import KeysScene
from game.scenes.setup.deal_number import DealNumberScene
from game.scenes.setup.seats import Bots, SeatActs, SeatEditor
from game.scenes.shell.dialogs import ConfirmScene, Moment
from game.scenes.shell.navigator import Doors
from game.scenes.shell.scene import House, Scene, SceneStack
from game.scenes.table.pad_owner import PadOwnerScene
from game.scenes.table.scene import TableScene
from game.settings import Person, Settings
from game.storage.settings_file import SettingsFile
from game.ui.audio import Player as SoundPlayer
from game.ui.commands import BACK, CONFIRM
from game.ui.gestures import Command
from game.ui.window import GameWindow
from game.variants.load import Variant
from game.view.rulebook.book import shelf as rulebooks

#: Longer than anything in the house moves, and than a bot seems to think.
STEP = 2.5
#: No hand, and no match of the game that is played to its end, needs so many steps.
STEPS_MOST = 3000
NAMES = ("Ana", "Beto", "Carla", "Dani", "Eva")
BOT = "regular"
#: What may be done at the end of a hand before the next.
ON = Command(CONFIRM)


class StuckError(Exception):
    """Nothing leads on from here."""


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Tour:
    """`seen`: the names of the scenes that have been painted."""

    def __init__(self, window: GameWindow, language: str) -> None:
        self.clock = Clock()
        settings = Settings(language=language, master_volume=0.0)
        self.house = House(settings, texts_of, self.clock, window.size)
        self.house.stack = SceneStack()
        self.app = App(window, self.house, SoundPlayer(settings), SettingsFile())
        # Bots think where they are asked: beside, they would follow another clock.
        self.house.wake = None
        self.doors = Doors(self.house)
        self.seen: set[str] = set()

    def look(self) -> None:
        """What is there now is painted."""
        self.app.turn()
        stack = self.house.stack
        self.seen |= {type(scene).__name__ for scene in stack.scenes if stack.is_seen(scene)}

    def wait(self) -> None:
        self.clock.now += STEP
        self.look()

    def press(self, command: Command) -> None:
        self.house.stack.handle(command)
        self.wait()

    # Pages ----------------------------------------------------------------------------------

    def pages(self) -> None:
        """All that opens from the menu, and what lies over it."""
        house, doors = self.house, self.doors
        doors.menu()
        self.look()
        for door in (doors.set_up, doors.kept.show, doors.learn, doors.statistics, doors.settings):
            door()
            self.look()
            house.stack.pop()
        player = Player(NAMES[0], usual_crest(0))
        catalogue = doors.catalogue
        for scene in (
            KeysScene(house),
            RulesScene(house, rulebooks([catalogue.load(name) for name in catalogue.ids()])),
            ConfirmScene(house, "pause.lose", lambda: None),
            SeatEditor(
                house,
                player,
                Bots(house),
                SeatActs(nothing, lambda person: player, lambda before, person: player),
            ),
            *self._people(),
            self._menu_of_a_match(),
            DealNumberScene(house, "", nothing),
            BranchScene(house, (player,) * 2, nothing),
            PadOwnerScene(house, 0, (player,), nothing),
        ):
            house.stack.push(scene)
            self.look()
            house.stack.pop()
        self._moment()
        # Nobody has played this one, which is told.
        doors.kept.go_on("none")
        self.look()

    def _moment(self) -> None:
        """Nothing is drawn before it has been seen."""
        house = self.house
        house.kit.engraver.hold()
        house.backdrops.order("table")
        house.stack.push(Moment(house, nothing))
        self.wait()
        house.stack.pop()
        house.kit.engraver.begin()

    def _people(self) -> tuple[Scene, ...]:
        """Who is known here, and what they like."""
        person = Person(NAMES[0])
        acts = PersonActs(lambda name: True, nothing, nothing, nothing)
        return (
            PeopleScene(self.house, lambda: [person], PeopleActs(*[nothing] * 4)),
            PersonEditor(self.house, person, acts),
        )

    def _menu_of_a_match(self) -> MatchMenu:
        crests = (usual_crest(0), usual_crest(1))
        row = SavedTable("it", "carioca", NAMES[:2], crests, (0, 0), 1, False, datetime.min)
        acts = MatchActs(lambda name: None, lambda name: None, lambda: None)
        return MatchMenu(self.house, row, acts)

    def lessons(self) -> int:
        """Every lesson as it begins and as it ends; gives how many there are."""
        house, stack = self.house, self.house.stack
        acts = SchoolActs(self.doors.menu, nothing, nothing, nothing)
        school = School(house, self.doors.catalogue, acts, self.clock)
        self.doors.menu()
        for one in school.shelf.lessons.values():
            if one.lesson is None:
                raise StuckError(one.id)
            school.begin(one.lesson)
            self.wait()
            stack.pop()
            stack.push(LessonDone(house, one.lesson, DoneActs(nothing, None, nothing, nothing)))
            self.look()
            stack.pop()
        return len(school.shelf.lessons)

    # Tables ---------------------------------------------------------------------------------

    def two_people(self, variant: Variant) -> None:
        """The curtain between them, the hand of whoever plays, and a pause."""
        self._sit_down(variant, bot="")
        self.wait()
        self.wait()
        self.press(ON)
        self.press(Command("menu"))
        self.press(Command(BACK))

    def a_hand(self, variant: Variant) -> int:
        """Bots play until it is counted; gives the number of acts."""
        table = self._sit_down(variant, BOT)
        self._until(Scoring)
        return len(table.saved().match.log) - 1

    def to_the_end(self, variant: Variant) -> int:
        """A whole match, to the settlement, and its replay; gives the number of hands."""
        table = self._sit_down(variant, BOT)
        self._until(Settlement)
        self.doors.watch_table(table)
        self.wait()
        self.doors.menu()
        for door in (self.doors.kept.show, self.doors.statistics):
            door()
            self.look()
            self.house.stack.pop()
        return len(table.observation().standing.sheet)

    def _until(self, last: type[Scoring | Settlement]) -> None:
        for _ in range(STEPS_MOST):
            top = self.house.stack.top
            if isinstance(top, last):
                self.wait()
                return
            if isinstance(top, TableScene):
                self.wait()
            else:
                self.press(ON)
        raise StuckError(type(self.house.stack.top).__name__)

    def _sit_down(self, variant: Variant, bot: str) -> RunningTable:
        players = players_of(variant, bot)
        self.doors.deal(TableChoice(variant.id, players, variant.chosen, seed=1))
        self.look()
        return next(
            scene.table for scene in self.house.stack.scenes if isinstance(scene, TableScene)
        )

    def close(self) -> None:
        while self.house.stack.scenes:
            self.house.stack.pop()


def nothing(*told: object) -> None:
    """Nobody asks for it on the tour."""


def players_of(variant: Variant, bot: str) -> tuple[Player, ...]:
    """As few as can play it."""
    names = NAMES[: variant.game.players.min]
    return tuple(Player(name, usual_crest(seat), bot) for seat, name in enumerate(names))
