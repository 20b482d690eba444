"""The moonlight on what a lesson speaks of: where it is, and how it looks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from game.engine.actions import MELD, OPEN
from game.play.guide import Guide
from game.play.lesson import Lit
from game.scenes.table.goals import goal_frame
from game.scenes.table.paint_hand import part_of
from game.scenes.table.picture import Picture
from game.ui.canvas import Canvas
from game.ui.theme import GLOW
from game.view.geometry import Rect
from game.view.layout.fishing import choices_width
from game.view.layout.paper import Ground
from game.view.layout.target import Target

EDGE = 16.0


class Beam(NamedTuple):
    """A place in the light; `angle`: it leans so far, as a card does."""

    frame: Rect
    angle: float = 0.0


def beams_of(picture: Picture, lit: Iterable[Lit]) -> list[Beam]:
    """Where these things are just now; what is not on the table gives no light."""
    return [beam for one in lit for beam in _beams(picture, one)]


def _beams(picture: Picture, lit: Lit) -> Iterator[Beam]:
    layout = picture.layout
    if lit.place == "card":
        spot = layout.cards.get(lit.at)
        if spot is not None:
            yield Beam(part_of(spot, spot.strip), -spot.angle)
        return
    if lit.place == "loose":
        for spot in layout.cards.values():
            if spot.zone == "loose":
                yield Beam(spot.rect, -spot.angle)
        return
    frame: Rect | None
    if lit.place == "player":
        seat = layout.seats.get(lit.at)
        frame = seat.plaque if seat is not None else layout.zones.panel
    elif lit.place == "group":
        fishing = picture.kind.is_fishing
        frame = goal_frame(layout, Target("build" if fishing else "meld", lit.at))
    elif lit.place == "contract":
        tray, plate = layout.tray, layout.plate
        frame = tray.frame if tray else plate.frame if plate else None
    elif lit.place == "pile":
        frame = goal_frame(layout, Target("river" if layout.river else "pile"))
    else:
        places: dict[str, Target] = {
            "stock": Target("stock"),
            "hand": Target("hand"),
            "lane": Target("lane"),
        }
        frame = goal_frame(layout, places[lit.place])
    if frame is not None:
        yield Beam(frame)


def paint_beams(canvas: Canvas, beams: Iterable[Beam]) -> None:
    for beam in beams:
        frame = beam.frame.grown(6)
        if not beam.angle:
            canvas.moonlight(frame, EDGE)
        canvas.ring(frame, GLOW, 5, EDGE, angle=beam.angle)


def ground_of(picture: Picture, guide: Guide, beams: Iterable[Beam]) -> Ground:
    """What the paper of a lesson should keep off."""
    layout, zones = picture.layout, picture.layout.zones
    step = guide.step
    hand = [spot.rect for spot in layout.hand.spots.values()]
    kept = [zones.prompt, zones.help, zones.menu, *zones.keys, *hand, layout.piles.stock.frame]
    kept += [layout.piles.discards.frame] if layout.piles.discards else []
    kept += [layout.river.frame] if layout.river else []
    kept += [layout.tray.frame] if layout.tray else []
    if step is not None and any(act.split()[0] in (MELD, OPEN) for act in step.wanted):
        kept.append(layout.lane)
    if picture.kind.is_fishing and step is not None and step.waits:
        wide = choices_width(picture.stage)
        top = zones.far.y + 24
        x = zones.content.right - zones.measures.margin - wide
        kept.append(Rect(x, top, wide, zones.prompt.y - top))
    kept += [spot.rect for spot in layout.cards.values() if spot.zone in ("loose", "build")]
    lying = [place.plaque for place in layout.seats.values()]
    lying += [zones.panel, *layout.melds]
    lying += [place for place in (layout.plate and layout.plate.frame, layout.sky_note) if place]
    inside = picture.stage.content.grown(-EDGE)
    lit = tuple(beam.frame.grown(EDGE) for beam in beams)
    return Ground(inside, lit, tuple(kept), tuple(lying))
