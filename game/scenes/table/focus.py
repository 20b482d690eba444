"""The focus of keys and pads at the table, and where it can go."""

from __future__ import annotations

from dataclasses import replace
from math import dist, inf
from typing import get_args

from game.play.intents.offers import Target
from game.play.pieces.piece import Block
from game.scenes.table.texts import TableTexts
from game.view.geometry import Rect
from game.view.layout.target import place_frame

#: Two places that overlap count as neighbours up to this part of the smaller one: the second row of
#: a hand covers not much more than half of the first.
COVERS = 2 / 3
#: A distance longer than any on the table.
OTHER_ROW = 10_000.0


class Focus:
    """A finder of the focus. The place with the focus is in the selection; when it has gone, this
    finds the nearest one."""

    def __init__(self, texts: TableTexts) -> None:
        self._texts, self._picture, self._selection = texts, texts.picture, texts.selection
        #: The target that had the focus last in each block.
        self._last: dict[str, Target] = {}
        #: The block and the frame of the focus when it was last found.
        self._seen: tuple[str, Rect | None] = ("piles", None)

    def blocks(self) -> dict[str, list[Target]]:
        """Return all targets that can have the focus, by block, in the order of Tab."""
        texts = self._texts
        found: dict[str, list[Target]] = {block: [] for block in get_args(Block)}
        for place, piece in (*texts.controls().items(), *texts.pieces.items()):
            if piece.block is not None and self._frame(place) is not None:
                found[piece.block].append(place)
        return {block: targets for block, targets in found.items() if targets}

    def _frame(self, target: Target) -> Rect | None:
        return place_frame(self._picture.layout, target)

    def find(self) -> Target:
        """Return the target with the focus; if it has gone, the nearest one of its block."""
        selection, blocks = self._selection, self.blocks()
        block = _block_of(blocks, selection.hands.focus)
        if not block:
            block, frame = self._seen
            targets = blocks.get(block) or next(iter(blocks.values()))
            found = min(targets, key=lambda target: _away(self._frame(target), frame))
            selection.hands = replace(selection.hands, focus=found)
            block = _block_of(blocks, found)
        focus = selection.hands.focus
        self._seen = block, self._frame(focus)
        return focus

    def keep(self, target: Target) -> None:
        """Note that a target has the focus, for the way back into its block."""
        block = _block_of(self.blocks(), target)
        if block:
            self._last[block] = target

    # Where it can go ------------------------------------------------------------------------

    def block(self) -> list[Target]:
        """Return the block of the focus."""
        here, blocks = self.find(), self.blocks()
        return blocks[_block_of(blocks, here)]

    def into(self, block: str) -> Target | None:
        """Return the target of a block that had the focus there last, or the first one; None if
        there is none."""
        targets, last = self.blocks().get(block, []), self._last.get(block)
        return last if last in targets else next(iter(targets), None)

    def into_next(self, by: int) -> Target | None:
        """Return a target in the next block."""
        here, blocks = self.find(), self.blocks()
        names = list(blocks)
        return self.into(names[(names.index(_block_of(blocks, here)) + by) % len(names)])

    def step(self, dx: int, dy: int) -> Target:
        """Return the nearest target in a direction, in any block; one straight ahead counts as
        nearer. In the hand it is the next card."""
        here, block = self.find(), self.block()
        at = block.index(here) + dx if dx and here.kind == "hand" else -1
        if 0 <= at < len(block):
            return block[at]
        start = self._frame(here)
        best, least = here, inf
        for target in (target for targets in self.blocks().values() for target in targets):
            frame = self._frame(target)
            far = _far(start, frame, dx, dy) if start and frame and target != here else inf
            if far < least:
                best, least = target, far
        return best


def _block_of(blocks: dict[str, list[Target]], target: Target) -> str:
    return next((block for block, targets in blocks.items() if target in targets), "")


def _away(frame: Rect | None, before: Rect | None) -> float:
    """Return how far a target is from the one that has gone."""
    if frame is None or before is None:
        return inf
    return dist((frame.cx, frame.cy), (before.cx, before.cy))


def _far(start: Rect, end: Rect, dx: int, dy: int) -> float:
    """Return a distance between the edges of two places, so that large ones are not far. To the
    left and right, places of the same row are nearer than all others. Cards of a fan overlap but
    count as side by side; a lane contains its melds and counts from its middle."""
    across = max(end.x - start.right, start.x - end.right)
    along = max(end.y - start.bottom, start.y - end.bottom)
    way, size = (across, min(start.w, end.w)) if dx else (along, min(start.h, end.h))
    slant_x, slant_y = end.cx - start.cx, end.cy - start.cy
    to_middle = slant_x * dx + slant_y * dy
    if to_middle <= 0:
        return inf
    aside, slant = (along, slant_y) if dx else (across, slant_x)
    if way < -COVERS * size:
        is_around = end.w > 2 * start.w and aside <= 0
        return to_middle if is_around else inf
    other_row = OTHER_ROW if dx and aside > 0 else 0.0
    return max(0.0, way) + 3 * max(0.0, aside) + 0.2 * abs(slant) + other_row
