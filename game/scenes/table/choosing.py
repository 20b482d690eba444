"""Choosing one of several ways to do something, by pointer or by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.table.moves import Choice
from game.scenes.table.paint_air import choice_boxes
from game.scenes.table.picture import Choices
from game.ui import commands
from game.ui.gestures import MAIN, MOVED, PRESSED, Pointer

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene


#: So many ways are told beside a place, in any window.
WAYS_MOST = 8


class Choosing:
    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    def now(self) -> Choices:
        """What a marked fishing card can do. Nothing while one is carried, for the choices would
        push the cards of the table aside; nor while the table on show is not yet the one that
        the choices are about."""
        scene, selection = self.scene, self.scene.selection
        if not scene.table_texts.is_my_turn or selection.carried is not None:
            return Choices()
        offers = scene.table_texts.fishing_offers()
        if not offers:
            return Choices()
        selection.choice_at = min(selection.choice_at, len(offers) - 1)
        _, words = scene.table_texts.choices()
        builds = scene.table.observation().builds
        sets = []
        for one in offers[selection.choice_at].sums:
            cards = [part.card if part.build < 0 else builds[part.build].cards[0] for part in one]
            on_table = tuple(card for card in cards if card not in selection.marked)
            if on_table:
                sets.append(on_table)
        return Choices(tuple(2 if told.second else 1 for told in words), tuple(sets))

    def ask(self, choice: Choice) -> None:
        """At the place. More than can be told there are chosen from like those of a marked card,
        with the place as the first thing that is taken."""
        scene, selection = self.scene, self.scene.selection
        if scene.kind.is_fishing and len(choice.offers) > WAYS_MOST:
            selection.forget_chosen()
            selection.marked = list(choice.cards)
            if choice.target.kind == "loose":
                selection.chosen.append(choice.target.card)
            else:
                selection.chosen_builds.append(choice.target.at)
        else:
            selection.choice = choice
        scene.rearranged()

    def follow(self, pointer: Pointer) -> bool:
        scene, selection = self.scene, self.scene.selection
        choice = selection.choice
        if choice is None:
            return False
        rows = scene.table_texts.choice_rows()
        boxes = choice_boxes(scene.measure(), scene.picture, choice.target, rows)
        at = next((at for at, box in enumerate(boxes) if box.contains(pointer.x, pointer.y)), -1)
        if pointer.what == MOVED and at >= 0 and at != choice.at:
            selection.choice = choice._replace(at=at)
            scene.changed("marks", "air")
        elif pointer.what == PRESSED:
            if at >= 0 and pointer.button == MAIN:
                self.take(at)
            else:
                selection.choice = None
                scene.rearranged()
        return True

    def take(self, at: int) -> None:
        choice = self.scene.selection.choice
        if choice is not None:
            self.scene.selection.choice = None
            self.scene.hands.came(self.scene.moves.do(choice.offers[at]), choice.target)

    def press(self, name: str) -> bool:
        scene, selection = self.scene, self.scene.selection
        choice = selection.choice
        assert choice is not None
        count = len(choice.offers)
        if name in (commands.LEFT, commands.UP):
            selection.choice = choice._replace(at=(choice.at - 1) % count)
        elif name in (commands.RIGHT, commands.DOWN, commands.NEXT_ZONE):
            selection.choice = choice._replace(at=(choice.at + 1) % count)
        elif name == commands.CONFIRM:
            self.take(choice.at)
        elif name == commands.BACK:
            selection.choice = None
            scene.rearranged()
        scene.changed("marks", "air")
        return True
