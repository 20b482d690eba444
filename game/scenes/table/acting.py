"""What a command does at the table, wherever the focus is: one way for keys, pads and buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.engine.cards import CardId
from game.engine.rules import Refusal
from game.engine.state import NOBODY
from game.play.intents.offers import FELT_PLACE, LANE_PLACE, PILE_PLACE, STOCK_PLACE, Offer, Target
from game.scenes.table.buttons import keys_of

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

#: The offers of a fishing card that each command stands for.
FISHING = {
    "capture": ("offer.take", "offer.take.sweep"),
    "trail": ("offer.trail",),
    "build": ("offer.build", "offer.raise"),
    "fila": ("offer.build.multiple",),
}
DRAWS = {"draw_stock": STOCK_PLACE, "take_pile": PILE_PLACE}
NOT_YOUR_TURN = Refusal("refuse.not_your_turn")
NONE_MARKED = Refusal("refuse.discard.none_marked")


class Acting:
    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    # Buttons --------------------------------------------------------------------------------

    def button(self, at: int) -> None:
        keys = keys_of(self.scene)
        if at >= len(keys):
            return
        if keys[at].works:
            self.scene.services.sound("confirm")
            self.do(keys[at].command)
            return
        self.scene.hands.say_no(Target("key", at), *self.why_not(keys[at].command))

    def why_not(self, command: str) -> tuple[str, Callable[[], str]]:
        """Why a button does nothing now: the key of the refusal, and what gives its sentence."""
        table_texts = self.scene.table_texts
        refusal = self._refusal_of(command)
        if refusal is None:
            return "", lambda: table_texts.words.text("table.prompt.choose")
        if command == "undo" and refusal.key == "refuse.undo.seen" and self._is_mine:
            return refusal.key, lambda: table_texts.words.text("table.undo_draw")
        return refusal.key, lambda: table_texts.words.refusal(refusal)

    @property
    def _is_mine(self) -> bool:
        return self.scene.table_texts.is_my_turn

    def _refusal_of(self, command: str) -> Refusal | None:
        """None: a card has to be marked first."""
        scene, marked = self.scene, tuple(self.scene.selection.marked)
        if command == "undo":
            return scene.table.undo_refusal() or Refusal("refuse.undo.nothing")
        if not self._is_mine:
            return NOT_YOUR_TURN
        if command in DRAWS:
            return scene.moves.why_not((), DRAWS[command])
        if command == "discard":
            return scene.moves.why_not(marked, PILE_PLACE) if marked else NONE_MARKED
        if command == "lay_down":
            return scene.moves.why_not(marked, LANE_PLACE)
        if command in FISHING:
            return self._why_not_fish(command, marked[0]) if marked else None
        return Refusal("refuse.not_now")

    def _why_not_fish(self, command: str, card: CardId) -> Refusal | None:
        fishing, selection = self.scene.moves.fishing, self.scene.selection
        assert fishing is not None
        if command == "trail":
            return fishing.why_not((card,), FELT_PLACE)
        if command == "capture":
            found = fishing.capture_of(card, selection.chosen, selection.chosen_builds)
            return found if isinstance(found, Refusal) else Refusal("refuse.not_now")
        built = fishing.builds_with(card, selection.chosen)
        return built if isinstance(built, Refusal) else Refusal("refuse.not_now")

    # Commands -------------------------------------------------------------------------------

    def do(self, name: str) -> bool:
        scene, selection, hands = self.scene, self.scene.selection, self.scene.hands
        here = scene.keyboard.find_focus()
        if name in DRAWS:
            hands.draw(DRAWS[name])
        elif name in FISHING:
            self._fish(name)
        elif name == "hurry":
            return scene.hurry()
        elif name == "mark":
            self._mark(here)
        elif name == "mark_group":
            if here.kind == "hand":
                hands.mark_group(here.card)
        elif name == "lay_down":
            self.lay_down()
        elif name == "stage":
            self._stage(here)
        elif name == "take_back":
            self.take_back(here)
        elif name == "discard":
            self._discard()
        elif name == "undo":
            self._undo()
        elif name == "redo":
            scene.hands.came(scene.moves.redo(), FELT_PLACE)
        elif name == "hint":
            scene.hinting.ask()
        elif name in ("sort", "group"):
            self._sort(name)
        elif name == "lens":
            self._lens(here)
        elif name == "log":
            selection.log_open = not selection.log_open
            scene.changed("air")
        elif name == "rules":
            scene.open_rules()
        elif name == "pause":
            scene.pause()
        else:
            return False
        return True

    def _mark(self, here: Target) -> None:
        """A card of the hand; a card of the tray comes back to it."""
        if here.kind == "hand":
            self.scene.hands.mark(here.card)
        elif here.kind == "slot":
            self.take_back(here)

    def lay_down(self) -> None:
        """The contract, once it is complete; new melds of what is marked."""
        scene, marked = self.scene, tuple(self.scene.selection.marked)
        if scene.moves.is_staging and (scene.table_texts.contract_ready or not marked):
            self.lay_contract()
        elif marked:
            scene.hands.send(marked, LANE_PLACE)

    def lay_contract(self) -> None:
        if self._is_mine and self.scene.moves.is_staging:
            self.scene.hands.came(self.scene.moves.lay_contract(), LANE_PLACE)
        else:
            self.scene.hands.came(NOT_YOUR_TURN, LANE_PLACE)

    def _stage(self, here: Target) -> None:
        scene = self.scene
        cards = tuple(scene.selection.marked)
        if not cards and here.kind == "hand":
            cards = (here.card,)
        if scene.moves.is_staging:
            if cards:
                scene.hands.send(cards, LANE_PLACE)
        elif scene.kind.contracts and scene.moves.staging is not None:
            refusal = scene.moves.staging.why_not(cards) if self._is_mine else None
            scene.hands.came(refusal or NOT_YOUR_TURN, LANE_PLACE)

    def take_back(self, here: Target) -> None:
        scene = self.scene
        staging = scene.moves.staging
        if staging is None or not scene.moves.is_staging:
            return
        slots = staging.slots()
        if here.kind == "slot" and here.at < len(slots) and slots[here.at].cards:
            scene.moves.take_back(slots[here.at].cards[-1:])
        elif not staging.undo():
            scene.say("table.nothing_staged")
            return
        scene.services.sound("undo")
        scene.rearranged()

    def _discard(self) -> None:
        """What is marked; else the card with the focus, or under the pointer."""
        scene, selection = self.scene, self.scene.selection
        pointed = selection.focus if selection.ring else selection.hover
        cards = tuple(selection.marked)
        if not cards and pointed.kind == "hand" and pointed.card != NOBODY:
            cards = (pointed.card,)
        if scene.kind.is_fishing:
            self._fish("trail")
        elif cards:
            scene.hands.send(cards, PILE_PLACE)
        else:
            scene.hands.came(NONE_MARKED if self._is_mine else NOT_YOUR_TURN, PILE_PLACE)

    def _undo(self) -> None:
        scene = self.scene
        outcome = scene.moves.undo()
        if isinstance(outcome, Refusal):
            scene.hands.say_no(self._place_of("undo"), *self.why_not("undo"))
        else:
            scene.undone()

    def _place_of(self, command: str) -> Target:
        """Its button; while another stands there, the words are said where prompts are."""
        keys = keys_of(self.scene)
        found = (at for at, key in enumerate(keys) if key.command == command)
        return next((Target("key", at) for at in found), Target("felt"))

    def _sort(self, name: str) -> None:
        scene = self.scene
        viewer = scene.table.viewer
        if viewer == NOBODY:
            return
        if name == "group" and scene.moves.rummy is not None:
            scene.moves.orders.sort(viewer, "groups")
            how = "groups"
        else:
            how = scene.moves.orders.next_sort(viewer)
        scene.ways.sorted(how)
        scene.services.sound("fan")
        scene.say(f"table.sorted.{how}", 1.6)
        scene.rearranged()

    def _lens(self, here: Target) -> None:
        """On what has the focus; of a river on its last card, from which arrows lead on."""
        scene, selection = self.scene, self.scene.selection
        pointed = here if selection.ring else selection.hover
        pile = scene.picture.view.pile
        if selection.lens is not None:
            selection.lens = None
        elif pointed.kind == "river" and pile:
            shown = pointed.card if pointed.card != NOBODY else pile[-1]
            selection.lens = Target("river", 0, shown)
        elif pointed.kind in ("meld", "hand", "loose", "build"):
            selection.lens = pointed
        scene.changed("air")

    # La Mona and its kin --------------------------------------------------------------------

    def confirm_choice(self) -> None:
        """The choice that is looked at is done."""
        offers = self.scene.table_texts.fishing_offers()
        if offers:
            self._take(offers[min(self.scene.selection.choice_at, len(offers) - 1)])

    def _take(self, offer: Offer) -> None:
        if self._is_mine:
            self.scene.hands.came(self.scene.moves.do(offer), FELT_PLACE)
        else:
            self.scene.hands.came(NOT_YOUR_TURN, FELT_PLACE)

    def _fish(self, name: str) -> None:
        """The choice that is looked at, if it is of this kind; else the best that is."""
        scene, selection = self.scene, self.scene.selection
        if not scene.kind.is_fishing:
            return
        offers = scene.table_texts.fishing_offers()
        fitting = [offer for offer in offers if offer.key in FISHING[name]]
        if fitting:
            looked_at = offers[min(selection.choice_at, len(offers) - 1)]
            self._take(looked_at if looked_at in fitting else fitting[0])
            return
        scene.hands.say_no(Target("felt"), *self.why_not(name))
