"""Tables by chance, each by its seed: of every kind, in every window, with anything on them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import md5
from random import Random

from layout_tables import TEXTS, WINDOWS, Deck, lay_out, melds_of, stage_of, view_of

from game.engine.cards import CardId, pack
from game.engine.state import NOBODY, Build, Meld
from game.play.intents.offers import Target
from game.view.geometry import Rect
from game.view.layout import overlays
from game.view.layout.hand import hand_index_at
from game.view.layout.setting import Hand, Slot, TableSetting
from game.view.layout.table import TableLayout
from game.view.layout.target import (
    card_height,
    drop_area,
    gap_at,
    hit,
    meld_ghost,
    nearest,
    new_ghosts,
    place_frame,
)
from game.view.stage import Stage

#: Points of a table that are asked about.
POINTS = 16
_NUMBER = re.compile(r"-?\d+\.\d+(?:e-?\d+)?")


class TableByChance:
    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.deck = Deck()
        self.stage = stage_of(self.chance.choice(list(WINDOWS)), self.chance.choice(TEXTS))
        self.large = self.chance.random() < 0.3
        self.setting = self._setting()

    def _setting(self) -> TableSetting:
        chance, deck = self.chance, self.deck
        players = chance.randrange(2, 7)
        seats = range(players)
        view = view_of(players)._replace(
            stock_size=chance.randrange(80),
            hand_sizes=tuple(chance.randrange(6) for _ in seats),
        )
        me = NOBODY if chance.random() < 0.15 else chance.choice(seats)
        kind = chance.choice(("piles", "pot", "river", "contract", "tray", "aside", "sea"))
        facts: dict[str, object] = {}
        if kind == "sea":
            loose = deck.deal(chance.choice((0, 3, 7, 12, 25)))
            builds = [deck.deal(chance.randrange(1, 8)) for _ in range(chance.randrange(6))]
            view = view._replace(
                loose=loose, builds=tuple(Build(1, cards, 9, False, (1,)) for cards in builds)
            )
            facts |= self._captures([*((card,) for card in view.loose), *builds])
        else:
            owners = [chance.choice(seats) for _ in range(chance.choice((0, 2, 5, 12, 20)))]
            lengths = [chance.choice((3, 4, 5, 9)) for _ in range(4)]
            melds = tuple(melds_of(deck, owners, lengths))
            view = view._replace(melds=melds, pile=deck.deal(chance.choice((0, 1, 8, 25))))
            facts |= {
                "has_pot": kind == "pot" or chance.random() < 0.1,
                "has_river": kind == "river",
                "has_contract": kind in ("contract", "tray"),
                "tray": self._tray() if kind == "tray" else (),
                "has_aside": kind == "aside",
                "fits": pack(card for card in view.pile if chance.random() < 0.3),
                "kept_height": chance.choice((0, 0, 96.5, 150)),
            }
            if owners and chance.random() < 0.5:
                facts["joint"] = chance.randrange(len(owners)), chance.randrange(5)
        if chance.random() < 0.2:
            hands = [deck.deal(chance.choice((0, 1, 4, 8, 12))) for _ in seats]
            facts["open_hands"] = tuple(() if seat == me else hands[seat] for seat in seats)
        return TableSetting(
            view,
            tuple(seats),
            me,
            self._hand(aside=kind == "aside"),
            keys=chance.randrange(6),
            has_loose=kind == "sea",
            has_log=chance.random() < 0.2,
        )._replace(**facts)  # type: ignore[arg-type]

    def _captures(self, piles: list[tuple[CardId, ...]]) -> dict[str, object]:
        """Captures to choose from, and what one of them would take."""
        chance = self.chance
        lines = tuple(chance.randrange(1, 4) for _ in range(chance.choice((0, 0, 1, 4, 15))))
        some = chance.sample(piles, min(len(piles), chance.randrange(6)))
        cut = chance.randrange(len(some) + 1)
        sums = [tuple(pile[0] for pile in part) for part in (some[:cut], some[cut:]) if part]
        at = chance.randrange(len(lines)) if lines else 0
        return {"choices": lines, "choice_at": at, "chosen": tuple(sums)}

    def _tray(self) -> tuple[Slot, ...]:
        wanted = [self.chance.randrange(3, 8) for _ in range(self.chance.randrange(1, 5))]
        return tuple(Slot(least, self.deck.deal(self.chance.randrange(9))) for least in wanted)

    def _hand(self, *, aside: bool) -> Hand:
        chance = self.chance
        if chance.random() < 0.1:
            return Hand(backs=chance.randrange(1, 25), large_corners=self.large)
        cards = self.deck.deal(chance.choice((0, 1, 2, 7, 11, 13, 14, 16, 18, 20, 30, 40)))
        parts = chance.randrange(1, 5)
        taken = self.deck.deal(1)[0] if aside and chance.random() < 0.7 else NOBODY
        return Hand(
            tuple(cards[at::parts] for at in range(parts)),
            lifted=pack(card for card in cards if chance.random() < 0.15),
            selected=pack(card for card in (*cards, taken) if card >= 0 and chance.random() < 0.2),
            focus=chance.choice((NOBODY, NOBODY, taken, *cards[:9])),
            room=chance.choice((NOBODY, NOBODY, 0, 3, len(cards))) if cards else NOBODY,
            aside=taken,
            large_corners=self.large,
        )


def digests(seed: int) -> Iterator[str]:
    """Yield digests of a table's layout, part by part, and of where things are found on it."""
    table = TableByChance(seed)
    layout = lay_out(table.stage, table.setting)
    for part, value in layout._asdict().items():
        yield f"{part} {_digest(value)}"
    yield f"found {_digest(list(_found(table, layout)))}"
    yield f"covering {_digest(list(_covering(table.stage, layout, table.chance)))}"


def _digest(value: object) -> str:
    told = _NUMBER.sub(lambda number: f"{float(number[0]):.5g}", repr(value))
    return md5(told.encode()).hexdigest()[:4]


def _found(table: TableByChance, layout: TableLayout) -> Iterator[object]:
    chance, stage, zone = table.chance, table.stage, layout.zones.hand
    points = [
        (chance.uniform(0, stage.width), chance.uniform(0, stage.height)) for _ in range(POINTS)
    ]
    points += [(chance.uniform(zone.x, zone.right), chance.uniform(zone.y, zone.bottom + 9))]
    spots = chance.sample(sorted(layout.cards.items()), min(6, len(layout.cards)))
    points += [(spot.rect.x + 9, spot.rect.bottom - 3) for _, spot in spots]
    places = [hit(layout, x, y) for x, y in points]
    yield places
    yield [hand_index_at(layout.hand, x, y) for x, y in points[POINTS:]]
    targets = list(dict.fromkeys(places))
    yield [nearest(layout, x, y, targets[::2]) for x, y in points[::3]]
    for place in (*targets, Target("pile"), Target("lane"), Target("tray"), Target("hand", 0, 1)):
        bare = place._replace(card=NOBODY)
        yield place_frame(layout, place), card_height(layout, place), card_height(layout, bare)
    yield [drop_area(layout, target) for target in targets]
    yield from _ghosts(table, layout)


def _ghosts(table: TableByChance, layout: TableLayout) -> Iterator[object]:
    """Yield where a meld would lie with a card more, and where a new one would."""
    chance, setting = table.chance, table.setting
    held, *three = table.deck.deal(4)
    for at, meld in list(enumerate(setting.view.melds))[:3]:
        row = list(meld.cards)
        row.insert(chance.randrange(len(row) + 1), held)
        yield meld_ghost(layout, row, (held, row[0])), meld_ghost(layout, row, (held,))
        yield gap_at(layout, at, layout.melds[at].cx)
    if not setting.has_loose and setting.me != NOBODY:
        aside = setting.hand.aside
        for cards in (tuple(three), (*three[:2], aside)):
            yield new_ghosts(table.stage, setting, [Meld(0, setting.me, cards, 0)])


def _covering(stage: Stage, layout: TableLayout, chance: Random) -> Iterator[object]:
    for at in range(min(3, len(layout.melds))):
        yield overlays.lens(layout, at)
    for card in sorted(layout.cards)[:2]:
        yield overlays.card_lens(layout, card)
    rects = [spot.rect for spot in layout.cards.values()]
    lit, kept = chance.sample(rects, min(2, len(rects))), [layout.zones.prompt, *layout.zones.keys]
    inside = Rect(stage.content.x, chance.uniform(0, 300), 800, 500)
    ground = overlays.Ground(inside, tuple(lit), tuple(kept), tuple(rects[::3]))
    sizes = (chance.uniform(300, 700), 220.0), (360.0, chance.uniform(200, 450))
    yield overlays.place_paper(sizes, ground, chance.choice([layout.zones.prompt, *rects[:5]]))
