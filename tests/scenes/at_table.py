"""Somebody at a table, with a pointer, keys or a pad in hand; cards as players write them.

ana = AtTable("5h 6h 7h Kd", table=[betos("[9c Tc Jc]")])
ana.drag("Kd", "pile")
ana.keys("hint")
"""

from __future__ import annotations

from dataclasses import replace

from services import a_house, heard_in, wait

from game.engine.cards import CardId, each, names, parse_card
from game.engine.fishing.game import FishingGame
from game.engine.notation import say_meld
from game.engine.rummy.flow import RummyRules
from game.play.hands.hands import Carried
from game.play.intents.offers import Target
from game.play.pieces.buttons import ButtonPiece
from game.play.session.running import RunningTable
from game.play.session.seating import Player
from game.scenes.table.context import TableContext
from game.scenes.table.paint_buttons import button_of
from game.scenes.table.scene import TableActs, TableScene
from game.ui.gestures import KEYS as KEYBOARD
from game.ui.gestures import (
    MAIN,
    MOUSE,
    MOVED,
    OTHER,
    PAD,
    PRESSED,
    RELEASED,
    TOUCH,
    Command,
    FocusLost,
    Pointer,
    Wheel,
)
from game.ui.widgets import Button
from game.view.geometry import Rect
from game.view.layout.setting import MARGIN
from game.view.layout.table import TableLayout
from game.view.layout.target import box_of, hit, place_frame
from tests.clock import Clock
from tests.play.tables import CATALOGUE, position

Place = str | tuple[float, float]
#: What is told by its kind alone.
PLACES = {"stock", "pile", "lane", "tray", "lay_down", "panel", "help", "log", "menu"}
ANA_AND_BETO = (Player("Ana", "owl"), Player("Beto", "fox", "naive"))


def buttons_of(context: TableContext) -> list[tuple[Target, Button]]:
    """The buttons of a table as they lie on it."""
    texts = context.texts
    layout, pieces = texts.picture.layout, (*texts.controls().values(), *texts.pieces.values())
    found = [piece for piece in pieces if isinstance(piece, ButtonPiece)]
    laid = [(piece, box_of(layout, piece.place)) for piece in found]
    return [(piece.place, button_of(texts, piece, box)) for piece, box in laid if box]


class AtTable:
    """Ana plays; Beto is a bot that waits. `likes`: settings of the house."""

    def __init__(
        self,
        hand: str,
        variant: str = "loba_de_menos",
        players: tuple[Player, ...] = ANA_AND_BETO,
        likes: dict[str, object] | None = None,
        size: tuple[int, int] = (1920, 1080),
        **told: object,
    ) -> None:
        if not isinstance(CATALOGUE.load(variant).game, FishingGame):
            told = {"laid_down": 1, "pile": "3c", **told}
        names_of = [player.name for player in players]
        setting = position(variant=variant, players=names_of, hand=hand, **told)
        table = RunningTable.from_position(setting, clock=Clock(), players=players)
        if table.needs_curtain:
            table.sit(table.to_act)
        self.table = table
        self.services = a_house(size, **{"motion": "none", "speed": 1, **(likes or {})})
        self.heard = heard_in(self.services)
        #: Where the table has led to.
        self.led: list[str] = []
        self.scene = TableScene(
            self.services,
            table,
            TableActs(
                hand_over=lambda: self.led.append("hand over"),
                curtain=lambda: self.led.append("curtain"),
                pause=lambda: self.led.append("pause"),
                rules=lambda key: self.led.append(f"rules {key}".strip()),
            ),
        )
        self.texts, self.selection = self.scene.context.texts, self.scene.selection
        self.services.stack.push(self.scene)
        self.rest()

    @property
    def now(self) -> float:
        return self.services.clock()

    def rest(self, seconds: float = 0.4) -> None:
        for _ in range(4):
            wait(self.services, seconds / 4)
        self.scene.sprites()

    # What there is ----------------------------------------------------------------------------

    @property
    def layout(self) -> TableLayout:
        return self.scene.picture.layout

    @property
    def carried(self) -> Carried:
        """What is carried."""
        assert self.selection.hands.carried is not None
        return self.selection.hands.carried

    @property
    def hand(self) -> str:
        """The cards of the hand as they lie, from the left; what is staged lies elsewhere."""
        spots = self.scene.picture.layout.cards.items()
        row = sorted((spot.depth, card) for card, spot in spots if spot.zone == "hand")
        return names([card for _, card in row])

    @property
    def held(self) -> str:
        """All the cards that the rules know in the hand, by name."""
        return " ".join(sorted(names([card]) for card in each(self.table.observation().hand)))

    @property
    def melds(self) -> list[str]:
        rules = self.table.rules
        assert isinstance(rules, RummyRules)
        return [say_meld(rules, meld) for meld in self.table.observation().melds]

    @property
    def pile(self) -> str:
        return names(self.table.observation().pile)

    @property
    def marked(self) -> str:
        return names(self.scene.selection.hands.marked)

    @property
    def tray(self) -> list[str]:
        staging = self.scene.moves.staging
        assert staging is not None
        return [names(slot.cards) for slot in staging.slots()]

    @property
    def focus(self) -> str:
        """A card by its name, anything else by its kind."""
        at = self.scene.selection.hands.focus
        return names([at.card]) if at.kind == "hand" else at.kind

    @property
    def refused(self) -> str:
        refused = self.scene.selection.hands.refused
        return refused.refusal.key if refused else ""

    @property
    def why_not(self) -> str:
        """The sentence of what was refused last."""
        refused = self.scene.selection.hands.refused
        return self.scene.context.texts.refusal(refused.refusal) if refused else ""

    @property
    def ways(self) -> int:
        """How many ways there are to choose from."""
        choice = self.scene.selection.hands.asked
        return len(choice.offers) if choice else 0

    @property
    def lit(self) -> set[str]:
        """The places where what is carried may go."""
        carried = self.scene.selection.hands.carried
        return {goal.kind for goal in carried.goals} if carried else set()

    # Where things are -------------------------------------------------------------------------

    def at(self, place: Place) -> tuple[float, float]:
        """`5h`, `stock`, `pile`, `lane`, `meld 1`, `slot 2`, `key undo`, `loose`, `felt`..."""
        if isinstance(place, tuple):
            return place
        layout = self.scene.picture.layout
        word, _, which = place.partition(" ")
        if word == "felt":
            return layout.zones.table.x + MARGIN + 10, layout.zones.top.y + 4
        if word == "hand":
            return layout.zones.hand.cx, layout.zones.hand.cy
        if word == "key":
            return self._middle(self._key(which))
        if word == "before":
            spot = layout.cards[self.card(which)]
            return spot.rect.x + 4, spot.rect.cy
        if word == "lane":
            # The own melds lie in the middle of it.
            lane = layout.lane
            across = sorted(range(4, int(lane.w) - 4, 8), key=lambda x: abs(x - lane.w / 2))
            points = ((lane.x + x, lane.cy) for x in across)
            bare = (point for point in points if hit(layout, *point).kind in ("lane", "tray"))
            return next(bare, self._middle(lane))
        if word in ("stock", "pile", "tray", "lay_down", "panel", "help", "log", "menu"):
            return self._middle(place_frame(layout, Target(word)))  # type: ignore[arg-type]
        if word in ("meld", "slot", "plaque", "choice", "build"):
            target = Target(word, int(which) - (word != "plaque"))  # type: ignore[arg-type]
            return self._middle(place_frame(layout, target))
        return self._middle(layout.cards[self.card(place)].strip)

    @staticmethod
    def card(text: str) -> CardId:
        return parse_card(text)

    @staticmethod
    def _middle(rect: Rect | None) -> tuple[float, float]:
        if rect is None:
            raise LookupError("not on this table now")
        return rect.cx, rect.cy

    def _key(self, command: str) -> Rect:
        for target, button in buttons_of(self.scene.context):
            if target.kind == "key" and button.name == command:
                return button.rect
        raise LookupError(command)

    # With a pointer ---------------------------------------------------------------------------

    def point(self, place: Place, device: str = MOUSE) -> None:
        self.scene.handle(Pointer(MOVED, *self.at(place), device=device))
        self.rest(0.02)

    def press(self, place: Place, button: int = MAIN, clicks: int = 1, device: str = MOUSE) -> None:
        x, y = self.at(place)
        self.scene.handle(Pointer(PRESSED, x, y, button, (button,), clicks, device=device))

    def release(self, place: Place, button: int = MAIN, device: str = MOUSE) -> None:
        self.scene.handle(Pointer(RELEASED, *self.at(place), button, device=device))
        self.rest()

    def click(self, *places: Place, button: int = MAIN, clicks: int = 1) -> None:
        for place in places:
            at = self.at(place)
            self.press(at, button, clicks)
            self.release(at, button)

    def double_click(self, place: Place) -> None:
        at = self.at(place)
        self.click(at)
        self.click(at, clicks=2)

    def right_click(self, place: Place) -> None:
        self.click(place, button=OTHER)

    def sweep(self, start: str, end: str) -> None:
        """With the other button along the hand."""
        to = self.at(end)
        self.press(start, OTHER)
        self.scene.handle(Pointer(MOVED, *to, 0, (OTHER,)))
        self.release(to, OTHER)

    def lift(self, place: Place, over: Place, device: str = MOUSE) -> None:
        """Takes a card up and carries it there, without letting go."""
        x, y = self.at(place)
        self.press((x, y), device=device)
        for step in (0.1, 0.6, 1.0):
            to_x, to_y = self.at(over)
            if device == TOUCH:
                to_y += 60  # What a finger carries hangs above it.
            way = x + (to_x - x) * step, y + (to_y - y) * step
            self.scene.handle(Pointer(MOVED, *way, 0, (MAIN,), device=device))
            self.rest(0.02)

    def drag(self, place: Place, to: Place, device: str = MOUSE) -> None:
        self.lift(place, to, device)
        x, y = self.at(to)
        self.release((x, y + (60 if device == TOUCH else 0)), device=device)

    def wheel(self, place: Place, steps: float | str) -> None:
        self.scene.handle(Wheel(*self.at(place), float(steps)))

    def look_away(self) -> None:
        """Go to another window; whoever could look over the shoulder sees no card."""
        self.scene.handle(FocusLost())
        self.rest()

    # With keys or a pad -----------------------------------------------------------------------

    def keys(self, *commands: str, device: str = KEYBOARD, pad: int = -1) -> None:
        for name in commands:
            self.scene.handle(Command(name, True, False, device, pad))
            self.scene.handle(Command(name, False, False, device, pad))
            self.rest(0.02)

    def pad(self, *commands: str, number: int = 0) -> None:
        self.keys(*commands, device=PAD, pad=number)

    def hold(self, command: str, device: str = PAD) -> None:
        self.scene.handle(Command(command, True, False, device, 0))

    def let_go(self, command: str, device: str = PAD) -> None:
        self.scene.handle(Command(command, False, False, device, 0))

    def focus_on(self, text: str) -> None:
        """Arrows would lead there, in the hand or on the table."""
        card = self.card(text)
        kind = "loose" if card in self.table.observation().loose else "hand"
        self._focus(Target(kind, 0, card))

    def focus_place(self, kind: str, at: int = 0) -> None:
        self._focus(Target(kind, at))  # type: ignore[arg-type]

    def _focus(self, place: Target) -> None:
        selection = self.scene.selection
        selection.hands, selection.ring = replace(selection.hands, focus=place), True
        self.scene.context.look()


def betos(meld: str) -> dict[str, str]:
    """A meld that lies before Beto."""
    return {"meld": meld, "owner": "Beto"}
