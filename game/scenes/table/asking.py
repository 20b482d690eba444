"""Answering which of several ways is meant, with a pointer, keys or a pad."""

from __future__ import annotations

from game.play.hands.sending import Answer, Cancel, LookAt
from game.play.intents.moves import WhichWay
from game.scenes.table.context import TableContext
from game.scenes.table.driver import Driver
from game.scenes.table.paint_air import choice_boxes
from game.ui import commands
from game.ui.gestures import MAIN, MOVED, PRESSED, Pointer


class Asking:
    def __init__(self, context: TableContext, driver: Driver) -> None:
        self._context = context
        self._do = driver.do

    def follow(self, pointer: Pointer, asked: WhichWay) -> None:
        """Choose with the pointer; a press outside the ways cancels the question."""
        context = self._context
        rows = context.texts.ways()
        boxes = choice_boxes(context.canvas(), context.picture, asked.target, rows)
        at = next((at for at, box in enumerate(boxes) if box.contains(pointer.x, pointer.y)), -1)
        if pointer.what == MOVED and at >= 0:
            self._do(LookAt(at))
        elif pointer.what == PRESSED:
            is_answer = at >= 0 and pointer.button == MAIN
            self._do(Answer(at) if is_answer else Cancel())

    def press(self, name: str, asked: WhichWay) -> None:
        """Choose with keys or a pad."""
        if name in (commands.LEFT, commands.UP):
            self._do(LookAt(asked.at - 1))
        elif name in (commands.RIGHT, commands.DOWN, commands.NEXT_ZONE):
            self._do(LookAt(asked.at + 1))
        elif name == commands.CONFIRM:
            self._do(Answer(asked.at))
        elif name == commands.BACK:
            self._do(Cancel())
