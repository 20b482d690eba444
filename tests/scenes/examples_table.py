"""Tables in the middle of play, set up by the position files of `tests/gallery`, with hands that
point, mark, carry and choose: for the gallery and for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from game.bots.styles import SaidLine
from game.engine.cards import QUEEN, RANK, CardId, parse_card
from game.paths import bundled
from game.play.intents.offers import Target
from game.play.positions.position import Position, read_position
from game.play.session.regulars import Remark
from game.play.session.running import RunningTable
from game.play.session.seating import Player, usual_crest
from game.scenes.shell.scene import Scene, Services
from game.scenes.table.paint_air import choice_boxes
from game.scenes.table.scene import TableActs, TableScene
from game.settings import GROUPS
from game.ui.gestures import MAIN, MOVED, PAD, PRESSED, RELEASED, Command, Pointer
from game.variants.catalogue import Catalogue
from game.view.geometry import Rect
from game.view.layout.target import place_frame

POSITIONS = Path(__file__).parents[1] / "gallery"
#: So long a refusal is told here, however long the picture takes.
FOR_EVER = 1e9


def nothing(*_: object) -> None:
    """Where an example leads nowhere."""


ACTS = TableActs(nothing, nothing, nothing, nothing)


@lru_cache(maxsize=32)
def position(name: str) -> Position:
    reading = read_position(POSITIONS / f"{name}.yaml", Catalogue([bundled("assets/variants")]))
    assert reading.position is not None, reading.faults
    return reading.position


Pose = Callable[["PosedTable"], None]


class PosedTable(TableScene):
    """A table at which the hands do something as soon as it is seen."""

    def __init__(self, services: Services, table: RunningTable, poses: Sequence[Pose]) -> None:
        self.poses = poses
        super().__init__(services, table, ACTS)

    def entered(self) -> None:
        super().entered()
        for pose in self.poses:
            self.update(self.services.clock())
            pose(self)

    # What hands do --------------------------------------------------------------------------

    def frame(self, target: Target) -> Rect:
        found = place_frame(self.picture.layout, target)
        assert found is not None, target
        return found

    def point(self, what: str, x: float, y: float, *buttons: int) -> None:
        self.handle(Pointer(what, x, y, MAIN if what != MOVED else 0, buttons))

    def hold(self, card: CardId) -> None:
        """A card of the hand, or of a meld, is pressed and moved a little."""
        strip = self.picture.layout.cards[card].strip
        x, y = strip.x + min(20.0, strip.w / 2), strip.y + 60
        self.point(PRESSED, x, y, MAIN)
        self.point(MOVED, x + 12, y - 12, MAIN)

    def mark(self, cards: Iterable[CardId]) -> None:
        self.selection.hands = replace(self.selection.hands, marked=tuple(cards))
        self.context.look()

    def command(self, *names: str) -> None:
        for name in names:
            self.handle(Command(name))


def mark(*cards: str) -> Pose:
    def pose(scene: PosedTable) -> None:
        scene.mark(map(parse_card, cards))

    return pose


def carry(card: str, to: Target, right: float = 0.0, down: float = 0.0) -> Pose:
    """To a place, and so far from its lower right corner."""

    def pose(scene: PosedTable) -> None:
        scene.hold(parse_card(card))
        place = scene.frame(to)
        scene.point(MOVED, place.right + right, place.bottom + down, MAIN)

    return pose


def drop(card: str, on: Target) -> Pose:
    def pose(scene: PosedTable) -> None:
        scene.hold(parse_card(card))
        place = scene.frame(on)
        scene.point(MOVED, place.cx, place.cy, MAIN)
        scene.point(RELEASED, place.cx, place.cy)

    return pose


def hover(target: Target, rests: float = 0.0) -> Pose:
    def pose(scene: PosedTable) -> None:
        place = scene.frame(target)
        scene.point(MOVED, place.cx, place.cy)
        scene.selection.hover_since += -rests if rests else FOR_EVER

    return pose


def refuse(card: str, at: Target) -> Pose:
    """The card is sent there, which is not allowed."""

    def pose(scene: PosedTable) -> None:
        scene.mark([parse_card(card)])
        scene.commands.use(at)
        assert scene.selection.hands.refused is not None
        scene.selection.refused_until = FOR_EVER
        scene.mark([])

    return pose


def stage(*slots: str) -> Pose:
    def pose(scene: PosedTable) -> None:
        staging = scene.moves.staging
        assert staging is not None
        for at, cards in enumerate(slots):
            assert staging.stage([parse_card(card) for card in cards.split()], at) is None
        scene.context.rearranged()

    return pose


def use(place: Target) -> Pose:
    return lambda scene: scene.commands.use(place)


def by_pad(scene: PosedTable) -> None:
    scene.services.device = PAD


def hidden(scene: PosedTable) -> None:
    """Whoever sits before the screen looks away."""
    scene.table.cover()


def says(seat: int, key: str) -> Pose:
    return lambda scene: scene.picture.remark(Remark(seat, SaidLine(key)))


def press(*names: str) -> Pose:
    return lambda scene: scene.command(*names)


def grouped(scene: PosedTable) -> None:
    scene.moves.orders.sort(scene.picture.bottom, GROUPS)
    scene.context.rearranged()


def wild_into_hand(scene: PosedTable) -> None:
    """A queen is sent where the joker is, which may go either way."""
    queen = next(card for card in scene.picture.moment.order.cards if RANK[card] == QUEEN)
    scene.mark([queen])
    scene.commands.use(Target("meld", 0))


def point_at_way(at: int) -> Pose:
    def pose(scene: PosedTable) -> None:
        texts, asked = scene.context.texts, scene.selection.hands.asked
        assert asked is not None
        boxes = choice_boxes(scene.context.canvas(), scene.picture, asked.target, texts.ways())
        scene.point(MOVED, boxes[at].cx, boxes[at].cy)

    return pose


def in_order(cards: str) -> Pose:
    """Ana holds her cards as told."""

    def pose(scene: PosedTable) -> None:
        row = tuple(parse_card(card) for card in cards.split())
        seen = scene.table.observation()
        scene.moves.orders.move(seen, scene.moves.orders.row(seen).cards, 0)
        scene.moves.orders.row(seen)
        for at, card in enumerate(row):
            scene.moves.orders.move(seen, [card], at)
        scene.context.rearranged()

    return pose


def table(
    name: str, *poses: Pose, bots: Sequence[int] = (1,), **likes: object
) -> Callable[[Services], TableScene]:
    """That position, Ana before the screen; bots sit where told. `likes`: settings it needs."""

    def scene(services: Services) -> TableScene:
        for like, value in {"motion": "none", "speed": 0, **likes}.items():
            setattr(services.settings, like, value)
        if likes:
            services.fit(services.pixels)
        given = position(name)
        players = [
            Player(who, usual_crest(seat), "naive" if seat in bots else "")
            for seat, who in enumerate(given.seats.names)
        ]
        running = RunningTable.from_position(given, clock=services.clock, players=players)
        if running.needs_curtain:
            running.sit(running.to_act)
        return PosedTable(services, running, poses)

    return scene


CONTRACT = stage("7d 7s X", "4h 5h 6h 7h", "8s 9s Ts")

EXAMPLES: dict[str, Callable[[Services], Scene]] = {
    "table_loba_de_menos": table(
        "table_loba_de_menos",
        in_order("2c 5d 8h 9d Js Kh Kd"),
        carry("8h", Target("meld", 2), right=12, down=80),
    ),
    "table_loba_de_menos_draw": table("table_draw"),
    "table_by_pad": table("table_draw", by_pad),
    "table_hidden": table("table_draw", hidden, bots=()),
    "table_loba_de_menos_rest": table("table_loba_de_menos"),
    "table_loba_de_mas": table("table_loba_de_mas", hover(Target("pile")), bots=(1, 3)),
    "table_carioca": table("table_carioca", CONTRACT, mark("Qh")),
    "table_carioca_empty": table("table_carioca", high_contrast=True),
    "table_contract_ready": table(
        "table_contract_ready", stage("9c 9d 9h", "Kd Kh Ks"), bots=(1, 2)
    ),
    "table_la_mona": table("table_la_mona", in_order("As 2c 8c Qs"), mark("2c")),
    "table_la_mona_teams": table("table_la_mona_teams", bots=(1, 2, 3)),
    "table_la_mona_build": table(
        "table_la_mona_teams", mark("3h"), press("next_zone"), bots=(1, 2, 3)
    ),
    "table_escoba": table("table_escoba", in_order("4h 5s Qc"), mark("4h")),
    "table_which_way": table(
        "table_scopa",
        drop("Kd", Target("loose", 0, parse_card("3h"))),
        bots=(1, 2, 3),
    ),
    "table_scopa": table("table_scopa", in_order("2h 7s Kd"), mark("7s"), bots=(1, 2, 3)),
    "table_cassino": table("table_cassino", in_order("2h 8c Qh As"), mark("8c"), bots=(1, 2)),
    "table_25_melds": table("table_25_melds", mark("8h"), bots=(1, 3)),
    "table_25_lens": table("table_25_melds", hover(Target("meld", 7), rests=1), bots=(1, 3)),
    "table_small": table("table_small", refuse("X'", Target("meld", 4))),
    "table_groups": table("table_groups", grouped, bots=(1, 3)),
    "table_carried_several": table(
        "table_groups",
        mark("5h", "6h", "7h"),
        carry("6h", Target("lane"), right=-500, down=-60),
        bots=(1, 3),
    ),
    "table_hint": table("table_groups", use(Target("key", 1)), press("hint"), bots=(1, 3)),
    "table_log": table("table_draw", press("draw_stock"), press("log", "up", "up")),
    "table_scores": table("table_carioca", press("scores")),
    "table_scores_of_five": table("table_loba_de_mas", press("scores"), bots=(1, 3)),
    "table_three_rows": table("table_three_rows"),
    "table_joker_ends": table("table_joker_ends", wild_into_hand, point_at_way(1)),
    "table_must_use": table("table_aside", hover(Target("key", 3), rests=1)),
    "table_barred": table("table_barred"),
    "table_legal_words": table("table_groups", bots=(1, 3), say_legal=True),
    "table_la_mona_legal_words": table(
        "table_la_mona", mark("2c"), press("up", "up", "up"), say_legal=True
    ),
    "table_remark": table("table_loba_de_menos", says(1, "bot.odette.pile_2")),
    "table_remark_aside": table("table_groups", says(1, "bot.odette.pile_2"), bots=(1, 3)),
    "table_plain": table("table_loba_de_menos", high_contrast=True, two_colours=True),
    "table_large_corners": table("table_25_melds", large_corners=True, bots=(1, 3)),
}
