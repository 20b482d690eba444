"""What one phone shows: the table as its seat sees it, in the language of its owner.

It is plain data. The page draws it, and sends back what was touched; nothing is decided there.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from game.engine.cards import CardId
from game.engine.state import IN_PLAY, NOBODY, REBUY, SCORED, Meld
from game.l10n.catalogue import ISOLATE, Catalogue
from game.phones.touch import TOOLS, Touch
from game.play.tally import places
from game.reading.strict import writable
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
from game.view.table.words import Facts, TableWords

Data = dict[str, object]

#: Lines of the log that are shown.
LINES_MOST = 30


def isolated(name: str) -> str:
    """Return a name as it stands in what a page is told: between two marks, which keep its letters
    from turning the sentence round, and its stars from making it bold."""
    return f"{ISOLATE}{writable(name)}\u2069"


class SeatScreen:
    """The screen of one seat just now. `touch`: what its owner has marked, and which acts that
    allows."""

    def __init__(self, touch: Touch, texts: Catalogue) -> None:
        self.touch, self.port = touch, touch.port
        self._session, self._kind = touch.port.session, touch.kind
        rules = self._session.rules
        self._players = players = [
            replace(player, name=isolated(player.name)) for player in self._session.players
        ]
        self._monkey = monkey_of(self._kind.untakeable)
        self._narrator = Narrator(rules, len(players))
        names = [player.name for player in players]
        self.words = TableWords(texts, self._session.variant.id, names, rules, self._kind)
        self.view = self.port.observation()

    def data(self) -> Data:
        """Return everything the phone shows now."""
        return {
            "what": "table",
            "prompt": self._prompt(),
            "said": self.touch.said(self.words) if self.touch.said else "",
            "mine": self.touch.is_mine or self.touch.decides,
            "players": [self._player(seat) for seat in self._in_order()],
            "hand": self._hand(),
            "tray": list(self._tray()),
            "contract": self._contract(),
            "lane": self.words.text("table.own_melds") if self._kind.has_melds else "",
            "melds": [self._meld(meld) for meld in self.view.melds],
            "builds": list(self._builds()),
            "loose": [self._card(card) for card in self.view.loose],
            "piles": self._piles(),
            "acts": self.acts(),
            "tools": self._tools(),
            "log": self._log(),
            "scores": self._scores(),
            "own": self._own(),
        }

    # Cards ----------------------------------------------------------------------------------

    def _card(self, card: CardId, tag: str = "") -> Data:
        name = self.words.card(card)
        data: Data = {"card": card, "art": drawing_of(card, self._monkey), "name": name}
        if tag:
            data["tag"] = tag
        if card in self.touch.chosen:
            data["marked"] = True
        return data

    def _hand(self) -> list[Data]:
        seen = self.port.observation()
        row = self.touch.moves.orders.row(seen)
        staged = self.touch.moves.staged if self.touch.has_tray else 0
        cards = []
        for card in row.cards:
            if staged >> card & 1:
                continue
            one = self._card(card)
            one["marked"] = card in self.touch.marked
            one["fresh"] = bool(row.fresh >> card & 1)
            one["must"] = bool(seen.duty >> card & 1) and seen.to_act == seen.viewer
            one["lit"] = card in self.touch.lit
            cards.append(one)
        return cards

    def _tray(self) -> Iterator[Data]:
        staging = self.touch.moves.staging
        if staging is None or not self.touch.has_tray:
            return
        for at, slot in enumerate(staging.slots()):
            tags = self.words.tags(slot.lies) if slot.lies is not None else {}
            yield {
                "at": at,
                "title": self.words.slot(slot),
                "done": slot.is_complete or slot.spared,
                "cards": [self._card(card, tags.get(card, "")) for card in slot.cards],
            }

    def _contract(self) -> str:
        """Name the contract of this hand, where there is one, and what it still lacks."""
        contracts = self._kind.contracts
        if not contracts or self.view.phase not in IN_PLAY:
            return ""
        now = self._kind.contract_now(self.view.standing)
        parts = [f"*{self.words.contract_title(now)}*", melds_of(self.words, now)]
        staging = self.touch.moves.staging
        if staging is not None and self.touch.has_tray and self.touch.moves.staged:
            parts += missing_words(self.words, staging)[:1]
        return " · ".join(parts)

    def _meld(self, meld: Meld) -> Data:
        tags = self.words.tags(meld)
        return {
            "owner": self._players[meld.owner].name,
            "own": meld.owner == self.port.seat,
            "title": f"{self.words.titled(meld)}: {self.words.meld(meld)}",
            "cards": [self._card(card, tags.get(card, "")) for card in meld.cards],
        }

    def _builds(self) -> Iterator[Data]:
        for at, build in enumerate(self.view.builds):
            yield {
                "title": self.words.build(build)[0],
                "marked": at in self.touch.chosen_builds,
                "cards": [self._card(card) for card in build.cards],
            }

    def _piles(self) -> Data:
        kind = self._kind
        piles: Data = {"stock": self.words.stock(self.view)}
        if kind.has_pile:
            piles["pile"] = self.words.pile(self.view)
            shown = self.view.pile if kind.has_river else self.view.pile[-1:]
            piles["cards"] = [self._card(card) for card in shown]
            below = [] if kind.has_river else self.view.pile[-2::-1]
            piles["below"] = [self._card(card) for card in below]
        return piles

    # Players --------------------------------------------------------------------------------

    def _in_order(self) -> Sequence[int]:
        """Return the seats in the order of play, the viewer's own first."""
        count, way = len(self._players), self._session.rules.step
        return [(self.port.seat + by * way) % count for by in range(count)]

    def _player(self, seat: int) -> Data:
        player = self._players[seat]
        data = {
            "name": player.name,
            "crest": player.crest,
            "standing": self.words.standing(self.view, seat)[0],
            "cards": self.view.hand_sizes[seat],
            "count": self.words.text("phones.cards", count=self.view.hand_sizes[seat]),
            "you": seat == self.port.seat,
            "turn": self.view.to_act == seat and self.view.phase in (*IN_PLAY, REBUY),
            "deals": self.words.text("table.deals") if self.view.dealer == seat else "",
            "out": self.view.standing.out[seat],
            "away": self.words.text("phones.away") if seat in self._session.away else "",
        }
        if self._kind.has_loose:
            data["heap"], data["sweeps"] = self.words.won(self.view, seat)
        return data

    def _own(self) -> list[str]:
        coins = sum(self.view.standing.paid)
        staged = self.touch.has_tray and bool(self.touch.moves.staged)
        seat = self.port.seat
        lines = self.words.own_lines(self.view, seat, coins, staged=staged, is_dealing=False)
        return [*(line[0] for line in lines), *filter(None, [self.words.sums(self.view)])]

    # What can be done -----------------------------------------------------------------------

    def acts(self) -> list[Data]:
        acts = self.touch.acts()
        marked = tuple(self.touch.marked)
        offers = [act.offer for act in acts if act.offer is not None]
        said: Iterable[str]
        if self._kind.plays_one and marked:
            choices = choice_words(self.words, offers, marked[0], self.view)
            said = [" · ".join(filter(None, (one.first[0], one.second))) for one in choices]
        else:
            said = [self.words.offer(offer, marked, self.view) for offer in offers]
        of_offers = iter(said)
        named = []
        for act in acts:
            text = next(of_offers) if act.offer is not None else self.words.text(act.key)
            if act.slot != NOBODY and self.touch.moves.staging is not None:
                slot = self.touch.moves.staging.slots()[act.slot]
                text = f"{text}: {self.words.meld_title(slot.name)} {act.slot + 1}"
            named.append({"text": text, "main": act.is_main})
        return named

    def _tools(self) -> list[Data]:
        """Return all tools; one that cannot be used now has its place all the same."""
        usable = self.touch.tools()
        return [
            {"name": name, "text": self.words.text(f"phones.tool.{name}"), "on": name in usable}
            for name in TOOLS
        ]

    def _prompt(self) -> str:
        if self.view.phase == REBUY:
            return self._question()
        if self.view.phase == SCORED:
            return self.words.text("phones.hand_over")
        if self.view.to_act == NOBODY:
            return self.words.text("log.match_over")
        if not self.touch.is_mine:
            name = self._players[self.view.to_act].name
            return self.words.text("table.prompt.waiting", player=name)
        key, facts = self._what_to_do()
        return self.words.text(f"table.prompt.{key}", **facts)

    def _question(self) -> str:
        sheet = hand_sheet(
            self._session.variant.id,
            self._session.rules,
            self._players,
            self.view,
            self.port.log(),
        )
        asked = sheet.decision
        assert asked is not None
        if not self.touch.decides:
            return self.words.text("scores.rebuy.thinks", player=asked.player.name)
        terms = asked.terms(self.words.text, has_pot=sheet.has_pot)
        return " ".join([asked.question(self.words.text), *terms])

    def _what_to_do(self) -> tuple[str, Facts]:
        touch = self.touch
        if touch.choice is not None:
            return ("choose_short" if self._kind.plays_one else "pick_way_short"), {}
        key, facts = self.words.turn_prompt(touch.moves, touch, self.view)
        if key == "marked" and not touch.acts():
            return "marked_none", facts
        # The full sentence speaks of dragging, so phones have a shorter one.
        return (f"{key}_short" if key in ("send", "contract") else key), facts

    # What has happened ----------------------------------------------------------------------

    def _log(self) -> list[str]:
        logged = [event for event in self.port.log() if EVENT_ROWS[event.kind].logged]
        lines = self._narrator.lines(logged, self.view.melds)
        return [self.words.wording.sentence(line) for _, line in lines][-LINES_MOST:]

    def _scores(self) -> Data:
        standing, players = self.view.standing, self._players
        sides = list(dict.fromkeys(standing.sides))
        names = [
            self.words.wording.texts.list_and(who.name for who in partners(standing, players, side))
            for side in sides
        ]
        result = self._session.result()
        goal = self._kind.goal
        placed = places(standing, result, goal) if result is not None else ()
        return {
            "heads": names,
            "rows": [[self.words.score(row[side]) for side in sides] for row in standing.sheet],
            "totals": [self.words.wording.texts.number(standing.scores[side]) for side in sides],
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
