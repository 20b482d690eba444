"""A walk through every scene of the game, at real tables at which bots play.

The clock is the tour's own, so that nothing has to be waited for. It proves that every scene can be
built and painted from a match as it really goes; nobody looks at the pictures.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.app import App
from game.bots.base import Reason
from game.coach.hand import PlayedHand
from game.coach.review import CostlyChoice, CurvePoint, HandReview
from game.engine.state import NOBODY
from game.l10n.catalogue import Texts
from game.opening import texts_of
from game.paths import user_data
from game.play.book.desk import OpenBook
from game.play.coaching.positions import position_of
from game.play.coaching.practice import Exercise
from game.play.coaching.reviews import Reviewing, Reviews
from game.play.intents.offers import LANE_PLACE, PILE_PLACE, STOCK_PLACE, Target
from game.play.session.hand_order import Arranging
from game.play.session.running import RunningTable
from game.play.session.seating import Player, TableChoice, seated, usual_crest
from game.scenes.book.by_phone import BookPhones, ByPhonePage
from game.scenes.book.flow import BooksScene
from game.scenes.book.scene import BookScene
from game.scenes.coach.quiz import Quiz
from game.scenes.coach.scene import HowItWent
from game.scenes.lessons.flow import LessonFlow
from game.scenes.lessons.guide import GuideScene
from game.scenes.lessons.paper import LessonDone
from game.scenes.matches import KeptMatches, MatchMenu
from game.scenes.people import FirstName, PeopleScene, PersonEditor
from game.scenes.phones.code_page import CodePage
from game.scenes.phones.door import TableDoor
from game.scenes.replay.scene import BranchScene
from game.scenes.rules.judge import JudgeScene
from game.scenes.rules.offered import OfferedGame
from game.scenes.scores.hand import Scoring
from game.scenes.scores.match import Settlement
from game.scenes.setup.deal_number import DealNumberScene
from game.scenes.setup.seats import Bots, SeatActs, SeatEditor
from game.scenes.shell.addresses import (
    IN_MENU,
    ToEvening,
    ToGiving,
    ToKeys,
    ToMatch,
    ToMatches,
    ToNewBook,
    ToNewMatch,
    ToPractice,
    ToReplay,
    ToRules,
    ToStatistics,
    ToWorkshop,
)
from game.scenes.shell.dialogs import ConfirmScene, LoadingScene, WaitScene
from game.scenes.shell.navigator import Navigator
from game.scenes.shell.scene import Scene, SceneStack, Services
from game.scenes.table.pad_owner import PadOwnerScene
from game.scenes.table.scene import TableScene
from game.scenes.workshop.naming import NamingScene
from game.scenes.workshop.scene import WorkshopScene
from game.settings import Person, Settings
from game.storage.headline import Headline
from game.storage.settings_file import SettingsFile
from game.ui.audio import SoundPlayer
from game.ui.commands import BACK, CONFIRM
from game.ui.gestures import MAIN, MOVED, PRESSED, RELEASED, Command, Pointer
from game.ui.window import GameWindow
from game.variants.house_file import beginning
from game.variants.house_game import HouseGame
from game.variants.load import Variant
from game.view.layout.target import place_frame
from game.view.rulebook.book import rulebooks

#: Seconds of a step: longer than any movement, and than a bot seems to think.
STEP = 2.5
#: The most steps of a hand, or of the match that is played to its end; none needs more.
STEPS_MOST = 3000
NAMES = ("Ana", "Beto", "Carla", "Dani", "Eva")
BOT = "regular"
#: The command that leads on: at the end of a hand, to the next one.
ON = Command(CONFIRM)
#: The commands of a person in a turn, before its last act.
TURN = ("draw_stock", "mark", "hint", "log", "log", "zone_hand", "right", "mark")


#: The places the pointer visits.
VISITED = (STOCK_PLACE, PILE_PLACE, LANE_PLACE)


class StuckError(Exception):
    """No command leads on from this scene."""


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Tour:
    """A walk through the scenes. `seen`: the names of the scenes that have been painted. `on_look`:
    called after each."""

    def __init__(
        self,
        window: GameWindow,
        language: str,
        open_texts: Callable[[str], Texts] = texts_of,
        text_scale: float = 1.0,
    ) -> None:
        self.clock = Clock()
        settings = Settings(language=language, master_volume=0.0, text_scale=text_scale)
        self.services = Services(settings, open_texts, self.clock, window.size)
        self.services.stack = SceneStack()
        self.app = App(window, self.services, SoundPlayer(settings), SettingsFile())
        # Bots think in this process: in one of their own they would follow another clock.
        self.services.wake = None
        self.navigator = Navigator(self.services)
        self.seen: set[str] = set()
        self.on_look: Callable[[], None] = nothing
        #: The pixel at which a card is held, while one is.
        self.held: tuple[int, int] | None = None

    def look(self) -> None:
        """Paint the scenes that are there now."""
        stack = self.services.stack
        self.app.turn()
        while not stack.is_made:
            self.app.turn()
        self.seen |= {type(scene).__name__ for scene in stack.scenes if stack.is_seen(scene)}
        self.on_look()

    def wait(self) -> None:
        self.clock.now += STEP
        self.look()

    def press(self, command: Command) -> None:
        self.services.stack.handle(command)
        self.wait()

    # Pages ----------------------------------------------------------------------------------

    def pages(self) -> None:
        """Open and paint all pages that the menu leads to, and those that cover them."""
        services, navigator = self.services, self.navigator
        navigator.menu()
        self.look()
        player = Player(NAMES[0], usual_crest(0))
        catalogue = navigator.stores.games
        games = [catalogue.load(name) for name in catalogue.ids()]
        house = self._house()
        for to in (
            *(page() for page in IN_MENU),
            ToNewBook(TableChoice(games[0].id, (player, Player(NAMES[1], usual_crest(1))))),
            ToEvening(),
            ToPractice(),
            ToKeys(),
            ToRules(games[0].id),
            ToWorkshop(house, nothing),
            ToGiving(house, "127.0.0.1"),
        ):
            navigator.go(to)
            self.look()
            top = services.stack.top
            if isinstance(top, BookScene):
                self._book_phones(top.book)
            services.stack.pop()
        books = rulebooks(games)
        for scene in (
            OfferedGame(services, books[0], None, nothing),
            self._workshop(house),
            NamingScene(WorkshopScene(services, house, nothing).desk),
            ConfirmScene(services, "pause.lose", lambda: None),
            WaitScene(services, "home.restoring"),
            GuideScene(services),
            BooksScene(services, catalogue, ()),
            JudgeScene(services, books[0], nothing),
            SeatEditor(
                services,
                player,
                Bots(services),
                SeatActs(nothing, lambda person: player, lambda before, person: player),
            ),
            *self._people(),
            *self._coach(games, player),
            self._menu_of_a_match(),
            DealNumberScene(services, "", nothing),
            BranchScene(services, (player,) * 2, nothing),
            PadOwnerScene(services, 0, (player,), nothing),
        ):
            services.stack.push(scene)
            self.look()
            services.stack.pop()
        self._phones(games[0], player)
        self._moment()
        # There is no match of this id: the page that says so is shown.
        navigator.go(ToMatch("none"))
        self.look()

    def _phones(self, variant: Variant, player: Player) -> None:
        """Show the page of the QR code, with a server that no other machine can reach."""
        with_phones = (replace(player, by_phone=True),) * 2
        table = RunningTable.of_variant(variant, with_phones, 1, clock=self.clock)
        door = TableDoor(table, Arranging(table), self.services.texts.language)
        door.open("127.0.0.1", 0)
        self.services.stack.push(CodePage(self.services, door, nothing, nothing))
        self.look()
        self.services.stack.pop()
        door.close()

    def _book_phones(self, book: OpenBook) -> None:
        """Show the page of the code for phones beside a book, likewise."""
        phones = BookPhones(self.services, book, lambda: None, nothing)
        phones.room.open("127.0.0.1", 0)
        self.services.stack.push(ByPhonePage(phones))
        self.look()
        self.services.stack.pop()
        phones.close()

    def _moment(self) -> None:
        """Show the progress bar, while a picture is still to be drawn."""
        services = self.services
        services.kit.rasterizer.hold()
        services.backdrops.order("table")
        services.stack.push(LoadingScene(services, Scene(services), nothing))
        self.wait()
        services.stack.pop()
        services.kit.rasterizer.begin()

    def _people(self) -> tuple[Scene, ...]:
        """Return the pages about people."""
        person = Person(NAMES[0])
        self.services.people.welcome(person.name, person.crest)
        people = PeopleScene(self.services, person.crest, nothing, nothing)
        editor = PersonEditor(self.services, person, people)
        return FirstName(self.services), people, editor

    def _coach(self, games: Sequence[Variant], player: Player) -> tuple[Scene, ...]:
        """Return the pages of the coach: the review of a hand that is still to come, that of a hand
        with an act that cost something, and an exercise. The game is the first that begins with a
        choice."""
        tables = (
            RunningTable.of_variant(game, (player,) * game.game.players.min, 1, clock=self.clock)
            for game in games
        )
        table = next(one for one in tables if one.rules.legal_actions(one.match.state)[1:])
        match, saved = table.match, table.saved()
        hand = PlayedHand(table.rules, match.dealt, match.hand_begins, ())
        done, better = table.rules.legal_actions(match.state)[:2]
        exercise = Exercise(position_of(saved, match.state), better, (), {})
        looks = Reviewing(saved, hand, (0,), None)
        table.do_all([done])
        played = hand._replace(entries=tuple(table.match.log[hand.begins :]))
        at, seat = hand.begins, table.match.log[hand.begins].seat
        moments = CurvePoint(at, 9.0, 4.0), CurvePoint(at + 1, 2.0, 0.0)
        costly = CostlyChoice(at, done, better, 9.0, 2.0, (Reason("advice.draw_even"),))
        review = HandReview(seat, 1, moments, (costly,), (at,), 9.0, -4.0, 2.0, 0, False)
        Reviews().keep(played, review)
        reviewed = Reviewing(table.saved(), played, (seat,), None)
        return (
            HowItWent(self.services, looks),
            HowItWent(self.services, reviewed),
            Quiz(self.services, "coach.practice", exercise, nothing),
        )

    def _house(self) -> HouseGame:
        """Return a game of one's own."""
        games = self.navigator.stores.games
        like, file = games.load(games.ids()[0]), user_data() / "house.yaml"
        text = beginning(file.stem, NAMES[0], like, "", self.services.say)
        return HouseGame(file, text, games.roots)

    def _workshop(self, house: HouseGame) -> WorkshopScene:
        """Return the page on which it is changed, with a section opened."""
        workshop = WorkshopScene(self.services, house, nothing)
        workshop.opened = "scoring"
        return workshop

    def _menu_of_a_match(self) -> MatchMenu:
        row = Headline("it", "carioca", (), (), (), (), 0, False, 0.0)
        return MatchMenu(
            self.services, row, KeptMatches(self.services, self.navigator.stores.matches)
        )

    def lessons(self) -> int:
        """Show every lesson at its beginning and its end; return how many there are."""
        services, stack = self.services, self.services.stack
        lesson_flow = LessonFlow(services, self.navigator.stores.games)
        self.navigator.menu()
        for one in lesson_flow.store.lessons.values():
            if one.lesson is None:
                raise StuckError(one.id)
            lesson_flow.begin(one.lesson)
            self.wait()
            stack.pop()
            stack.push(LessonDone(services, one.lesson, nothing))
            self.look()
            stack.pop()
        return len(lesson_flow.store.lessons)

    # Tables ---------------------------------------------------------------------------------

    def two_people(self, variant: Variant) -> None:
        """Show a table with two people: the curtain between them, a turn with all commands, and a
        pause."""
        self._sit_down(variant, bot="")
        # The curtain falls, then closes, and at first hears nobody.
        for _ in range(3):
            self.wait()
        self.press(ON)
        for asked in TURN:
            self.press(Command(asked))
        scene = self.services.stack.top
        if isinstance(scene, TableScene):
            self._point(scene)
        self.press(Command("pause"))
        self.press(Command(BACK))

    def _point(self, scene: TableScene) -> None:
        """Rest the pointer on each place, then carry a card to the player's own melds; meanwhile
        the phones of the others are away."""
        scene.table.away = frozenset(range(len(scene.table.players))) - {scene.picture.bottom}
        strip = scene.picture.layout.cards[scene.picture.moment.order.cards[0]].strip
        self._move_over(scene, VISITED)
        self.services.stack.handle(Pointer(PRESSED, strip.cx, strip.cy, MAIN, (MAIN,)))
        self._move_over(scene, (LANE_PLACE,), MAIN)
        # The card is let go where it came from.
        for what, *buttons in ((MOVED, MAIN), (RELEASED,)):
            self.services.stack.handle(Pointer(what, strip.cx, strip.cy, MAIN, tuple(buttons)))
        self.wait()

    def _move_over(self, scene: TableScene, places: Sequence[Target], *buttons: int) -> None:
        for place in places:
            frame = place_frame(scene.picture.layout, place)
            if frame is not None:
                stage = self.services.kit.stage
                self.held = (stage.x_px(frame.cx), stage.y_px(frame.cy)) if buttons else None
                self.services.stack.handle(Pointer(MOVED, frame.cx, frame.cy, 0, buttons))
                self.wait()
        self.held = None

    def a_hand(self, variant: Variant) -> int:
        """Let bots play a hand until it is counted; return the number of acts."""
        table = self._sit_down(variant, BOT)
        self._until(Scoring)
        return len(table.saved().match.log) - 1

    def to_the_end(self, variant: Variant) -> int:
        """Let bots play a whole match, to the settlement; show its replay; return the number of
        hands."""
        table = self._sit_down(variant, BOT)
        self._until(Settlement)
        self.navigator.go(ToReplay(table.saved()))
        self.wait()
        self.navigator.menu()
        for to in (ToMatches(), ToStatistics()):
            self.navigator.go(to)
            self.look()
            self.services.stack.pop()
        return len(table.observation().standing.sheet)

    def _until(self, last: type[Scoring | Settlement]) -> None:
        for _ in range(STEPS_MOST):
            top = self.services.stack.top
            if isinstance(top, last):
                self.wait()
                return
            if isinstance(top, TableScene):
                self.wait()
            else:
                self.press(ON)
        raise StuckError(type(self.services.stack.top).__name__)

    def _sit_down(self, variant: Variant, bot: str) -> RunningTable:
        players = players_of(variant, bot)
        self.navigator.go(ToNewMatch(TableChoice(variant.id, players, variant.chosen, seed=1)))
        self.look()
        return next(
            scene.table for scene in self.services.stack.scenes if isinstance(scene, TableScene)
        )

    def close(self) -> None:
        while self.services.stack.scenes:
            self.services.stack.pop()


def nothing(*_: object) -> None:
    """Do nothing: stands for acts that nobody asks for on the tour."""


def players_of(variant: Variant, bot: str) -> tuple[Player, ...]:
    """Return the fewest players that can play it."""
    return seated(NAMES[: variant.game.players.min], bot, NOBODY)
