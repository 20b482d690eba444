"""What one phone shows: the table as its seat sees it, in the language of its owner.

It is plain data. The page draws it, and sends back what was touched; nothing is decided there.
"""

from collections.abc import Iterable, Iterator, Sequence

from game.engine.cards import CardId
from game.engine.state import DRAW, NOBODY, PLAY, REBUY, SCORED, Meld
from game.l10n.catalogue import Catalogue
from game.phones.touch import Touch
from game.play.session.port import SeatPort
from game.play.tally import places
from game.variants.load import Variant
from game.view.motion.events import EVENT_ROWS
from game.view.rulebook.blocks import RIGHT, WRONG, Examples, Heading, Section
from game.view.rulebook.book import Rulebook
from game.view.rulebook.words import BookWords
from game.view.scores.hand import hand_sheet, partners
from game.view.table.choices import choice_words
from game.view.table.contracts import melds_of, missing_words
from game.view.table.drawings import drawing_of, monkey_of
from game.view.table.log import Narrator
from game.view.table.model import TableView
from game.view.table.words import Facts, TableWords

Data = dict[str, object]

#: Lines of the log that are shown.
LINES_MOST = 30


class SeatScreen:
    """The screen of one seat. `touch`: what its owner has marked, and what that may become."""

    def __init__(self, touch: Touch) -> None:
        self.touch = touch
        self.port: SeatPort = touch.port
        self._session = self.port.session
        self._kind = touch.kind
        self._monkey = monkey_of(touch.kind.untakeable)
        self._narrator = Narrator(self._session.rules, len(self._session.players))

    def words_in(self, texts: Catalogue) -> TableWords:
        names = [player.name for player in self._session.players]
        session = self._session
        return TableWords(texts, session.variant.id, names, session.rules, self._kind)

    def data(self, texts: Catalogue) -> Data:
        """Return all that is to be seen now."""
        words = self.words_in(texts)
        view = TableView.of(self.port.observation())
        return {
            "what": "table",
            "prompt": self._prompt(words, view),
            "said": self.touch.said(words) if self.touch.said else "",
            "mine": self.touch.is_mine or self.touch.decides,
            "players": [self._player(words, view, seat) for seat in self._in_order()],
            "hand": self._hand(words),
            "tray": list(self._tray(words, view)),
            "contract": self._contract(words, view),
            "lane": words.text("table.own_melds") if self._kind.has_melds else "",
            "melds": [self._meld(words, meld) for meld in view.melds],
            "builds": list(self._builds(words, view)),
            "loose": [self._card(words, card) for card in view.loose],
            "piles": self._piles(words, view),
            "acts": self._acts(words, view),
            "tools": [{"name": name, "text": text} for name, text in self._tools(words)],
            "log": self._log(words, view),
            "scores": self._scores(words, view),
            "own": self._own(words, view),
        }

    # Cards ----------------------------------------------------------------------------------

    def _card(self, words: TableWords, card: CardId, tag: str = "") -> Data:
        data: Data = {"card": card, "art": drawing_of(card, self._monkey), "name": words.card(card)}
        if tag:
            data["tag"] = tag
        if card in self.touch.chosen:
            data["marked"] = True
        return data

    def _hand(self, words: TableWords) -> list[Data]:
        seen = self.port.observation()
        row = self.touch.moves.orders.row(seen)
        staged = self.touch.moves.staged if self.touch.has_tray else 0
        cards = []
        for card in row.cards:
            if staged >> card & 1:
                continue
            one = self._card(words, card)
            one["marked"] = card in self.touch.marked
            one["fresh"] = bool(row.fresh >> card & 1)
            one["must"] = bool(seen.duty >> card & 1) and seen.to_act == seen.viewer
            one["lit"] = card in self.touch.lit
            cards.append(one)
        return cards

    def _tray(self, words: TableWords, view: TableView) -> Iterator[Data]:
        staging = self.touch.moves.staging
        if staging is None or not self.touch.has_tray:
            return
        for at, slot in enumerate(staging.slots()):
            tags = words.tags(slot.lies) if slot.lies is not None else {}
            yield {
                "at": at,
                "title": words.slot(slot),
                "done": slot.is_complete or slot.spared,
                "cards": [self._card(words, card, tags.get(card, "")) for card in slot.cards],
            }

    def _contract(self, words: TableWords, view: TableView) -> str:
        """Name the contract of this hand, where there is one, and what it still lacks."""
        contracts = self._kind.contracts
        if not contracts or view.phase not in (DRAW, PLAY):
            return ""
        now = self._kind.contract_now(view.standing)
        parts = [f"*{words.contract_title(now)}*", melds_of(words, now)]
        staging = self.touch.moves.staging
        if staging is not None and self.touch.has_tray and self.touch.moves.staged:
            parts += missing_words(words, staging)[:1]
        return " · ".join(parts)

    def _meld(self, words: TableWords, meld: Meld) -> Data:
        tags = words.tags(meld)
        return {
            "owner": self._session.players[meld.owner].name,
            "own": meld.owner == self.port.seat,
            "title": f"{words.titled(meld)}: {words.meld(meld)}",
            "cards": [self._card(words, card, tags.get(card, "")) for card in meld.cards],
        }

    def _builds(self, words: TableWords, view: TableView) -> Iterator[Data]:
        for at, build in enumerate(view.builds):
            yield {
                "title": words.build(build)[0],
                "marked": at in self.touch.chosen_builds,
                "cards": [self._card(words, card) for card in build.cards],
            }

    def _piles(self, words: TableWords, view: TableView) -> Data:
        kind = self._kind
        piles: Data = {"stock": words.stock(view)}
        if kind.has_pile:
            piles["pile"] = words.pile(view)
            shown = view.pile if kind.has_river else view.pile[-1:]
            piles["cards"] = [self._card(words, card) for card in shown]
            below = [] if kind.has_river else view.pile[-2::-1]
            piles["below"] = [self._card(words, card) for card in below]
        return piles

    # Players --------------------------------------------------------------------------------

    def _in_order(self) -> Sequence[int]:
        """Return the seats in the order of play, the own one first."""
        count = len(self._session.players)
        return [(self.port.seat + step) % count for step in range(count)]

    def _player(self, words: TableWords, view: TableView, seat: int) -> Data:
        player = self._session.players[seat]
        data = {
            "name": player.name,
            "crest": player.crest,
            "standing": words.standing(view, seat)[0],
            "cards": view.hand_sizes[seat],
            "count": words.text("phones.cards", count=view.hand_sizes[seat]),
            "you": seat == self.port.seat,
            "turn": view.to_act == seat and view.phase in (DRAW, PLAY, REBUY),
            "deals": words.text("table.deals") if view.dealer == seat else "",
            "out": view.standing.out[seat],
            "away": words.text("phones.away") if seat in self._session.away else "",
        }
        if self._kind.has_loose:
            data["heap"], data["sweeps"] = words.won(view, seat)
        return data

    def _own(self, words: TableWords, view: TableView) -> list[str]:
        coins = sum(view.standing.paid)
        staged = self.touch.has_tray and bool(self.touch.moves.staged)
        seat = self.port.seat
        lines = words.own_lines(view, seat, coins, staged=staged, is_dealing=False)
        return [*(line[0] for line in lines), *filter(None, [words.sums(view)])]

    # What can be done -----------------------------------------------------------------------

    def _acts(self, words: TableWords, view: TableView) -> list[Data]:
        acts = self.touch.acts()
        marked = tuple(self.touch.marked)
        offers = [act.offer for act in acts if act.offer is not None]
        said: Iterable[str]
        if self._kind.plays_one and marked:
            choices = choice_words(words, offers, marked[0], view)
            said = [" · ".join(filter(None, (one.first[0], one.second))) for one in choices]
        else:
            said = [words.offer(offer, marked, view) for offer in offers]
        of_offers = iter(said)
        named = []
        for act in acts:
            text = next(of_offers) if act.offer is not None else words.text(act.key)
            if act.slot != NOBODY and self.touch.moves.staging is not None:
                slot = self.touch.moves.staging.slots()[act.slot]
                text = f"{text}: {words.meld_title(slot.name)} {act.slot + 1}"
            named.append({"text": text, "main": act.is_main})
        return named

    def _tools(self, words: TableWords) -> Iterator[tuple[str, str]]:
        for name in self.touch.tools():
            yield name, words.text(f"phones.tool.{name}")

    def _prompt(self, words: TableWords, view: TableView) -> str:
        if view.phase == REBUY:
            return self._question(words, view)
        if view.phase == SCORED:
            return words.text("phones.hand_over")
        if view.to_act == NOBODY:
            return words.text("log.match_over")
        if not self.touch.is_mine:
            name = self._session.players[view.to_act].name
            return words.text("table.prompt.waiting", player=name)
        key, facts = self._what_to_do(words, view)
        return words.text(f"table.prompt.{key}", **facts)

    def _question(self, words: TableWords, view: TableView) -> str:
        sheet = hand_sheet(
            self._session.variant.id,
            self._session.rules,
            self._session.players,
            view,
            self.port.log(),
        )
        asked = sheet.decision
        assert asked is not None
        if not self.touch.decides:
            return words.text("scores.rebuy.thinks", player=asked.player.name)
        terms = asked.terms(words.text, has_pot=sheet.has_pot)
        return " ".join([asked.question(words.text), *terms])

    def _what_to_do(self, words: TableWords, view: TableView) -> tuple[str, Facts]:
        touch = self.touch
        if touch.choice is not None:
            return ("choose_short" if self._kind.plays_one else "pick_way_short"), {}
        key, facts = words.turn_prompt(touch.moves, touch, view)
        if key == "marked" and not touch.acts():
            return "marked_none", facts
        # What is said in full is about dragging.
        return (f"{key}_short" if key in ("send", "contract") else key), facts

    # What has happened ----------------------------------------------------------------------

    def _log(self, words: TableWords, view: TableView) -> list[str]:
        logged = [event for event in self.port.log() if EVENT_ROWS[event.kind].logged]
        lines = self._narrator.lines(logged, view.melds)
        return [words.wording.sentence(line) for _, line in lines][-LINES_MOST:]

    def _scores(self, words: TableWords, view: TableView) -> Data:
        standing, players = view.standing, self._session.players
        sides = list(dict.fromkeys(standing.sides))
        names = [
            words.wording.texts.list_and(who.name for who in partners(standing, players, side))
            for side in sides
        ]
        result = self._session.result()
        goal = self._kind.goal
        placed = places(standing, result, goal) if result is not None else ()
        counted = standing.scores if goal.counts == "points" else standing.hands_won
        return {
            "heads": names,
            "rows": [[words.score(row[side]) for side in sides] for row in standing.sheet],
            "totals": [words.wording.texts.number(counted[side]) for side in sides],
            "places": [f"{placed[side]}." for side in sides] if placed else [],
        }


# The rules ------------------------------------------------------------------------------------

MARKS = {RIGHT: "✓", WRONG: "✗"}


def rules_data(variant: Variant, texts: Catalogue) -> Data:
    book = Rulebook(variant)
    words = BookWords(texts, book)
    sections = [
        {"title": words.title(section), "lines": list(_lines(words, section))}
        for section in book.sections
    ]
    return {"what": "rules", "title": words.name, "sections": sections}


def _lines(words: BookWords, section: Section) -> Iterator[Data]:
    for block in section.blocks:
        if isinstance(block, Examples):
            for example in block.all:
                cards = [drawing_of(shown.card) for group in example.groups for shown in group]
                mark = MARKS.get(example.verdict, "")
                title = f"*{mark} {words.line(example.title)}*"
                yield {"text": f"{title} {words.line(example.text)}", "cards": cards}
        else:
            for text in words.said(block):
                yield {"text": text, "head": isinstance(block, Heading)}
