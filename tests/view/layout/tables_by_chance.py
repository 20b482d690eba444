"""Tables by chance, each by its seed: of every kind, in every window, with anything on them."""

from __future__ import annotations

from random import Random

from layout_tables import TEXTS, WINDOWS, Deck, melds_of, slot_of, stage_of, view_of

from game.engine.cards import CardId, pack
from game.engine.state import NOBODY, Build
from game.play.intents.staging import Slot
from game.view.layout.setting import HandRow, TableSetting

#: What only a player at the bottom has.
OWN = "tray", "aside"


class TableByChance:
    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.deck = Deck()
        self.stage = stage_of(self.chance.choice(list(WINDOWS)), self.chance.choice(TEXTS))
        self.large = self.chance.random() < 0.3
        self.setting = self._setting()

    def _setting(self) -> TableSetting:
        chance, deck = self.chance, self.deck
        players = chance.randrange(2, 6)
        seats = range(players)
        view = view_of(players)._replace(
            stock_size=chance.randrange(80), hand_sizes=tuple(chance.randrange(6) for _ in seats)
        )
        me = NOBODY if chance.random() < 0.15 else chance.choice(seats)
        kinds = ("piles", "pot", "river", "contract", "tray", "aside", "sea")
        kind = chance.choice([one for one in kinds if me != NOBODY or one not in OWN])
        facts: dict[str, object] = {}
        if kind == "sea":
            loose = deck.deal(chance.choice((0, 3, 7, 12, 25)))
            builds = [deck.deal(chance.randrange(1, 8)) for _ in range(chance.randrange(6))]
            view = view._replace(
                loose=loose, builds=tuple(Build(1, cards, 9, False, (1,)) for cards in builds)
            )
            facts |= self._captures([*((card,) for card in view.loose), *builds])
        else:
            # A contract is staged before any meld of one's own.
            laying = [seat for seat in seats if kind != "tray" or seat != me]
            owners = [chance.choice(laying) for _ in range(chance.choice((0, 2, 5, 12, 20)))]
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
            me,
            HandRow(large_corners=self.large)
            if me == NOBODY
            else self._hand(aside=kind == "aside"),
            keys=0 if me == NOBODY else chance.randrange(6),
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
        return tuple(slot_of(least, self.deck.deal(self.chance.randrange(9))) for least in wanted)

    def _hand(self, *, aside: bool) -> HandRow:
        chance = self.chance
        if chance.random() < 0.1:
            return HandRow(backs=chance.randrange(1, 25), large_corners=self.large)
        cards = self.deck.deal(chance.choice((0, 1, 2, 7, 11, 13, 14, 16, 18, 20, 30, 40)))
        parts = chance.randrange(1, 5)
        taken = self.deck.deal(1)[0] if aside and chance.random() < 0.7 else NOBODY
        return HandRow(
            tuple(cards[at::parts] for at in range(parts)),
            lifted=pack(card for card in cards if chance.random() < 0.15),
            selected=pack(card for card in (*cards, taken) if card >= 0 and chance.random() < 0.2),
            focus=chance.choice((NOBODY, NOBODY, taken, *cards[:9])),
            room=chance.choice((NOBODY, NOBODY, 0, 3, len(cards))) if cards else NOBODY,
            aside=taken,
            large_corners=self.large,
        )
