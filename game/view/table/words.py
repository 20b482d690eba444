"""The sentences of a table: plaques, prompts, and what an offer would do.

They tell only what the viewer may know.
"""

from collections.abc import Iterable, Sequence

from game.engine.actions import DISCARD
from game.engine.cards import RANK, SUIT, SUIT_LETTERS, CardId, each, pack, rank_at
from game.engine.notation import AnyRules
from game.engine.rules import Refusal
from game.engine.rummy.flow import RummyRules
from game.engine.scoring.match_end import HANDS_WON
from game.engine.state import DRAW, Build, Meld
from game.engine.visibility import Observation
from game.l10n.catalogue import Catalogue
from game.play.intents.marks import Marks
from game.play.intents.moves import Moves
from game.play.intents.offers import PILE_PLACE, Offer, Sum
from game.play.intents.staging import Slot
from game.play.session.table_kind import TableKind
from game.view.table.log import CardRow, Shown, Wording, refusal_line

Facts = dict[str, int | str]
SUIT_SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


class TableWords:
    def __init__(
        self,
        texts: Catalogue,
        variant_id: str,
        players: Sequence[str],
        rules: AnyRules,
        kind: TableKind,
    ) -> None:
        self.wording = Wording(texts, variant_id, players)
        self.rules = rules
        self.kind = kind

    def text(self, key: str, /, **facts: int | str) -> str:
        return self.wording.text(key, **facts)

    # Players --------------------------------------------------------------------------------

    def score(self, score: int) -> str:
        """Return a score, with its sign where scores go both ways."""
        texts = self.wording.texts
        return texts.gain(score) if self.kind.melds_score else texts.number(score)

    def standing(self, view: Observation, seat: int) -> tuple[str, ...]:
        """Return how a player stands, for the plaque: in full, and in fewer and fewer words."""
        side = view.standing.sides[seat]
        if view.standing.out[seat]:
            return self.text("table.out"), self.text("table.out_short")
        goal = self.kind.goal
        if goal.counts == HANDS_WON:
            won = view.standing.scores[side]
            hands_won = [
                self.text(f"table.hands_won{end}", won=won, goal=goal.limit)
                for end in ("", "_short", "_narrow")
            ]
            return *hands_won, f"*{won}* / {goal.limit}"
        points = self._points(view.standing.scores[side])
        used = view.standing.rebuys[seat]
        if not (goal.rebuys and used):
            return points
        rebuys = self.text("table.rebuys_short", used=used, most=goal.rebuys)
        both = (self.text("table.score_and_rebuys", score=one, rebuys=rebuys) for one in points)
        return *both, *points

    def _points(self, score: int) -> tuple[str, ...]:
        """Return a score in full and in fewer words, beside the limit where there is one."""
        said, limit = self.score(score), self.kind.goal.limit
        facts: Facts = {"score": score, "said": said, "limit": limit}
        key = "table.score_of" if limit else "table.score"
        least = f"*{said}* / {limit}" if limit else f"*{said}*"
        fewer = self.text(f"{key}_short", **facts), least, f"*{said}*"
        return self.text(key, **facts), *dict.fromkeys(fewer)

    def own_lines(
        self, view: Observation, seat: int, coins: int, *, staged: bool, is_dealing: bool
    ) -> list[tuple[str, ...]]:
        """Return the lines of the own panel besides name and score, most wanted first; each in
        full, and in fewer words. Nothing is counted while cards are dealt."""
        goal, standing = self.kind.goal, view.standing
        if self.kind.has_loose:
            return [(one,) for one in self.won(view, seat)]
        lines: list[tuple[str, ...]] = []
        if seat == view.viewer and not self.kind.melds_score and not is_dealing:
            points = self.kind.points_of(view.hand)
            lines.append(self._both("table.in_hand", points=points))
        if staged:
            lines.append(self._both("table.staged"))
        elif goal.rebuys:
            used = standing.rebuys[seat]
            lines.append(self._both("table.rebuys", used=used, most=goal.rebuys))
        elif goal.hands and not self.kind.contracts:
            number, most = view.hand_no, goal.hands
            lines.append(self._both("table.hand_of", number=number, most=most))
        if self.kind.has_river and not is_dealing:
            lines.append(self._both("table.stock_left", count=view.stock_size))
        elif self.kind.has_pot:
            lines.append((self.text("table.pot", coins=coins),))
        return lines

    def won(self, view: Observation, seat: int) -> tuple[str, str]:
        """Return the words for how many cards a side has taken, and how many sweeps."""
        side = view.standing.sides[seat]
        heap = self.text("table.heap", count=view.won[side].bit_count())
        return heap, self.text("table.sweeps", count=view.sweeps[side])

    def _both(self, key: str, /, **facts: int | str) -> tuple[str, str]:
        return self.text(key, **facts), self.text(f"{key}_narrow", **facts)

    def sums(self, view: Observation) -> str:
        """Return the points of the viewer's melds and hand; "" where melds do not count."""
        if not self.kind.melds_score or view.viewer < 0:
            return ""
        own = [pack(meld.cards) for meld in view.melds if meld.owner == view.viewer]
        laid = self.score(sum(map(self.kind.points_of, own)))
        held = self.kind.points_of(view.hand)
        return self.text("table.sums", laid=laid, held=self.wording.texts.number(-held))

    # Cards and melds ------------------------------------------------------------------------

    def card(self, card: CardId) -> str:
        return self.wording.card(card)

    def cards(self, cards: Iterable[CardId]) -> str:
        """Return a list of cards in words: "9♥, 5♦ and 2♣"."""
        return str(self.wording.said(CardRow(tuple(map(Shown, cards)))))

    def meld_title(self, name: str) -> str:
        """Return a kind of meld as the name of a place: "Escalera"."""
        key = f"table.meld.{name}"
        return self.text(key) if self.wording.texts.has(key) else name

    def titled(self, meld: Meld) -> str:
        return self.meld_title(self.rules.meld_names[meld.kind])

    def any_of(self, words: Sequence[str]) -> str:
        """Return words joined as a choice: "7 or J"."""
        said = words[0]
        for word in words[1:]:
            said = self.text("table.either", one=said, other=word)
        return said

    def tags(self, meld: Meld) -> dict[CardId, str]:
        """Return what the wild cards of a meld stand for, as the rank on their tag."""
        kind = self.rules.kinds[meld.kind]
        if kind.is_run:
            wild = kind.wild_places(meld)
            return {meld.cards[at]: self.rank(rank_at(meld.start + at)) for at in wild}
        natural = [card for card in meld.cards if not self.rules.wilds >> card & 1]
        wilds = [card for card in meld.cards if self.rules.wilds >> card & 1]
        if not natural or not wilds:
            return {}
        rank = RANK[natural[0]]
        return {card: self.rank(rank) for card in wilds if RANK[card] != rank}

    def rank(self, rank: int) -> str:
        """Return a rank as it stands in the corner of the card."""
        return self.wording.rank(rank)

    def meld(self, meld: Meld, new: Sequence[CardId] = ()) -> str:
        """Return a meld in few characters, "5-6-7-*8* ♥"; new cards are emphasised."""
        tags = self.tags(meld)
        ranks = []
        for card in meld.cards:
            rank = tags.get(card) or (self.rank(RANK[card]) if RANK[card] else "")
            ranks.append(f"*{rank}*" if card in new else rank)
        if self.rules.kinds[meld.kind].is_run:
            suits = {SUIT[card] for card in meld.cards if card not in tags and RANK[card]}
            sign = f" {SUIT_SIGNS[SUIT_LETTERS[suits.pop()]]}" if len(suits) == 1 else ""
            return "-".join(ranks) + sign
        return " ".join(
            text if card in tags else f"{text}{SUIT_SIGNS[SUIT_LETTERS[SUIT[card]]]}"
            for card, text in zip(meld.cards, ranks, strict=True)
            if text
        )

    def sum(self, one: Sum, value: int) -> str:
        """Return a sum with its result: "10 + 5 = 15"."""
        return f"{self.parts(one)} = *{self.value(value)}*"

    def parts(self, one: Sum) -> str:
        """Return the parts of a sum: "10 + 5"."""
        return " + ".join(self.value(part.counts) for part in one)

    def value(self, value: int) -> str:
        """Return what cards count in a capture, as players say it: J for what a jack counts."""
        return self._letters.get(value, str(value))

    @property
    def _letters(self) -> dict[int, str]:
        letters: dict[int, str] = {}
        if not isinstance(self.rules, RummyRules):
            for rank in (11, 12, 13):
                for card in each(pack(self.rules.deck)):
                    values = self.rules.values.addends[card].values
                    if RANK[card] == rank and len(values) == 1:
                        letters[values[0]] = self.rank(rank)
        return letters

    # Places ---------------------------------------------------------------------------------

    def stock(self, view: Observation) -> str:
        key = "table.stock" if self.kind.draws else "table.stock_fishing"
        return self.text(key, count=view.stock_size)

    def pile(self, view: Observation) -> str:
        if self.kind.has_river:
            return self.text("table.river", count=len(view.pile))
        return self.text("table.pile")

    def build(self, build: Build) -> tuple[str, str]:
        """Return the value of a build and its owner, in full and in fewer words."""
        key = "table.fila_of" if build.multiple else "table.build_of"
        owner, value = self.wording.players[build.owner], self.value(build.value)
        full, short = (self.text(one, player=owner, value=value) for one in (key, f"{key}_short"))
        return full, short

    def slot(self, slot: Slot) -> str:
        title, have = self.meld_title(slot.name), len(slot.cards)
        return self.text("table.slot", meld=title, have=have, need=slot.least)

    def contract_title(self, contract: int) -> str:
        return self.text("table.contract", number=contract + 1, most=len(self.kind.contracts))

    # What can be done -----------------------------------------------------------------------

    def turn_prompt(self, moves: Moves, marks: Marks, view: Observation) -> tuple[str, Facts]:
        """Return what the player in turn is asked to do: the end of the key of a prompt, and its
        facts."""
        if self.kind.plays_one:
            if marks.chosen or marks.chosen_builds:
                return "narrowed", {}
            card = self.card(marks.marked[0]) if marks.marked else ""
            return ("send", {"card": card}) if card else ("choose", {})
        if view.phase == DRAW:
            return self.draw_prompt(PILE_PLACE in moves.draws()), {}
        if marks.marked:
            return "marked", {"count": len(marks.marked)}
        if view.duty:
            return "use_taken", {}
        if moves.is_staging:
            return ("contract_ready" if moves.contract_ready else "contract"), {}
        return self.play_prompt(view), {}

    def draw_prompt(self, may_take: bool) -> str:
        """Return what a player can do at the beginning of a turn, as the end of the key of a
        prompt."""
        if not may_take:
            return "draw_stock"
        return "draw_whole" if self.kind.has_river else "draw"

    def play_prompt(self, view: Observation) -> str:
        """Return what may still be put down in a turn without a contract to lay first, as the end
        of the key of a prompt."""
        opening, lay_off = self.rules.opening, self.rules.lay_off
        opened = view.opened[view.to_act]
        is_later = 0 < opened < view.turn_no
        melds = not opening.rounds or (opening.new_melds_later and is_later)
        in_time = (is_later or lay_off.same_turn) if opened else lay_off.needs == "nothing"
        if in_time and lay_off.to != "nobody":
            return "play" if melds else "play_add"
        return "play_first" if melds else "play_discard"

    def offer(self, offer: Offer, cards: Sequence[CardId], view: Observation) -> str:
        """Return what an offer would lay, or what it would do."""
        facts: Facts = {}
        if offer.lies:
            facts["cards"] = self.meld(offer.lies[0], cards)
            name = self.rules.meld_names[offer.lies[0].kind]
            facts["meld"] = self.wording.melds(name)
        if offer.key in ("offer.add.own", "offer.add.there"):
            owner = view.melds[offer.acts[0].place].owner
            facts |= {"meld": name, "player": self.wording.players[owner]}
        if offer.acts and offer.acts[0].kind == DISCARD:
            facts["card"] = self.card(cards[0])
        if offer.key == "offer.draw.whole":
            facts["count"] = len(view.pile)
        if offer.sums:
            facts["sums"] = ", ".join(self.sum(one, offer.value) for one in offer.sums)
        if offer.value:
            facts["value"] = self.value(offer.value)
        return self.text(offer.key, **facts)

    def refusal(self, refusal: Refusal) -> str:
        line = refusal_line(self.rules, refusal)
        sentence, card = self.wording.sentence(line), line.facts.get("card")
        return f"*{self.card(card.card)}*: {sentence}" if isinstance(card, Shown) else sentence
