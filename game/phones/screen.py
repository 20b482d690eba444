"""What one phone shows: the table as its seat sees it, in the language of its owner.

It is plain data. The page draws it, and sends back what was touched; nothing is decided there.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from game.engine.cards import CardId
from game.engine.state import NOBODY
from game.l10n.catalogue import ISOLATE, Texts
from game.phones.touch import TOOLS, Touch
from game.play.intents.offers import Kind, Target
from game.play.pieces.acts import decides
from game.play.pieces.buttons import BUTTONS
from game.play.pieces.contract import PlatePiece, SlotPiece
from game.play.pieces.describe import describe
from game.play.pieces.fishing import BuildPiece
from game.play.pieces.hand import HandPiece
from game.play.pieces.line import Fact, Joined, SignedScore, Strong
from game.play.pieces.melds import LanePiece, MeldPiece, Tags
from game.play.pieces.piece import Piece
from game.play.pieces.prompt import prompt_of, without_dragging
from game.play.pieces.seats import SeatPiece, won_by
from game.play.tally import places
from game.reading.strict import writable
from game.variants.load import Variant
from game.view.motion.events import EVENT_ROWS
from game.view.rulebook.blocks import RIGHT, WRONG, BookSection, Examples, Heading
from game.view.rulebook.book import Rulebook
from game.view.rulebook.words import BookWords
from game.view.scores.hand import HandSheet, hand_sheet, partners
from game.view.scores.said import end_of_hand
from game.view.table.drawings import drawing_of, monkey_of
from game.view.table.log import Narrator
from game.view.table.words import TableWords

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

    def __init__(self, touch: Touch, texts: Texts) -> None:
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
        self._situation = touch.situation
        self._facts, self.moment, *_ = self._situation
        self.view = self.moment.seen
        self.pieces = describe(self._facts, self.moment, {})

    def data(self) -> Data:
        """Return everything the phone shows now."""
        data: dict[str, Any] = {
            "what": "table",
            "prompt": self._prompt(),
            "said": self.touch.said(self.words) if self.touch.said else "",
            "mine": self.touch.is_mine or decides(self._situation),
            "players": [],
            "hand": [],
            "tray": [],
            "contract": self._contract(),
            "lane": self.words.text("table.own_melds") if self._kind.has_melds else "",
            "melds": [],
            "builds": [],
            "loose": [],
            "piles": {},
            "acts": self.acts(),
            "tools": self._tools(),
            "log": self._log(),
            "scores": self._scores(),
            "own": self._own(),
        }
        for piece in self.pieces.values():
            if piece.place.kind in PILES:
                data["piles"] |= self._pile(piece)
            elif piece.place.kind in TEMPLATES:
                part, template = TEMPLATES[piece.place.kind]
                data[part].append(template(self, piece))
        return data

    # Cards ----------------------------------------------------------------------------------

    def _card(self, card: CardId, tag: str = "") -> Data:
        name = self.words.card(card)
        data: Data = {"card": card, "art": drawing_of(card, self._monkey), "name": name}
        if tag:
            data["tag"] = tag
        if card in self.touch.hands.chosen:
            data["marked"] = True
        return data

    def _cards(self, piece: Piece, tags: Tags = ()) -> list[Data]:
        said = {card: self.words.line(rank) for card, rank in tags}
        return [self._card(card, said.get(card, "")) for card in piece.cards]

    def _held(self, piece: HandPiece) -> Data:
        card = piece.place.card
        return {
            **self._card(card),
            "marked": card in self.touch.hands.marked,
            "fresh": piece.is_fresh,
            "must": piece.is_owed,
            "lit": bool(self.touch.hands.lit >> card & 1),
        }

    def _slot(self, slot: SlotPiece) -> Data:
        title, cards = self.words.line(slot.name[0]), self._cards(slot, slot.tags)
        return {"at": slot.place.at, "title": title, "done": slot.is_done, "cards": cards}

    def _contract(self) -> str:
        """Name the contract of this hand, where there is one, and what it still lacks."""
        plates = self.pieces.of(PlatePiece)
        if not plates or not self.view.phase.in_play:
            return ""
        parts: list[Fact] = [Strong(plates[0].name[0]), plates[0].parts[-1]]
        missing = self.pieces.get(Target("missing"))
        if missing is not None and self.moment.staged:
            parts += missing.name[:1]
        return self.words.line(Joined(tuple(parts)))

    def _meld(self, meld: MeldPiece) -> Data:
        return {
            "owner": self._players[meld.owner].name,
            "own": meld.is_own,
            "title": self.words.line(Joined((meld.name[0], meld.shown[0]), ": ")),
            "cards": self._cards(meld, meld.tags),
        }

    def _build(self, build: BuildPiece) -> Data:
        return {
            "title": self.words.line(build.name[0]),
            "marked": build.place.at in self.touch.hands.chosen_builds,
            "cards": self._cards(build),
        }

    def _loose(self, piece: Piece) -> Data:
        return self._card(piece.place.card)

    def _pile(self, pile: Piece) -> Data:
        name, cards = self.words.line(pile.name[0]), self._cards(pile)
        if pile.place.kind == "stock":
            return {"stock": name}
        if pile.is_row:
            return {"pile": name, "cards": cards, "below": []}
        return {"pile": name, "cards": cards[-1:], "below": cards[-2::-1]}

    # Players --------------------------------------------------------------------------------

    def _player(self, who: SeatPiece) -> Data:
        line = self.words.line
        data: Data = {
            "name": line(who.name[0]),
            "crest": who.crest,
            "standing": line(who.standing[0]),
            "cards": who.held,
            "count": self.words.text("phones.cards", count=who.held or 0),
            "you": who.seat == self.port.seat,
            "turn": who.is_turn,
            "deals": "".join(map(line, who.deals)),
            "out": who.is_out,
            "away": self.words.text("phones.away") if who.is_away else "",
        }
        if who.heap:
            data["heap"], data["sweeps"] = map(line, won_by(self.moment, who.seat))
        # What no template shows stands with the player it belongs to.
        others = (one for one in self.pieces.values() if one.beside == who.place)
        notes = [line(one.name[0]) for one in others if one.place.kind not in ELSEWHERE]
        return {**data, "notes": notes} if notes else data

    def _own(self) -> list[str]:
        said = [line[0] for line in self.pieces.of(SeatPiece)[0].lines]
        said += [one for lane in self.pieces.of(LanePiece)[:1] for one in lane.note]
        return [self.words.line(one) for one in said]

    # What can be done -----------------------------------------------------------------------

    def acts(self) -> list[Data]:
        acts = self.touch.acts() if self.port.seat != NOBODY else []
        return [{"text": self.words.line(act.name[0]), "main": act.is_main} for act in acts]

    def _tools(self) -> list[Data]:
        """Return all tools; one that cannot be used now has its place all the same."""
        text, now = self.words.text, self._situation
        return [
            {"name": name, "text": text(f"phones.tool.{name}"), "on": BUTTONS[name].works(now)}
            for name in TOOLS
        ]

    def _prompt(self) -> str:
        if self.view.phase.decides:
            return self._question()
        if not self.view.phase.asks:
            return self._end()
        touch = self.touch
        if touch.hands.asked is not None:
            return self.words.text("phones.pick")
        asked = prompt_of(self._situation)
        assert asked is not None
        return self.words.sentence(without_dragging(asked))

    def _sheet(self) -> HandSheet:
        session = self._session
        log = self.port.log()
        return hand_sheet(session.variant.id, session.rules, self._players, self.view, log)

    def _end(self) -> str:
        log, over = list(self.port.log()), self.view.phase.is_over
        end = end_of_hand(self.words, self._narrator, self._sheet(), self.view, log)
        return f"{end} {self.words.text('log.match_over')}" if over else end

    def _question(self) -> str:
        sheet = self._sheet()
        asked = sheet.decision
        assert asked is not None
        if not decides(self._situation):
            return self.words.text("scores.rebuy.thinks", player=asked.player.name)
        terms = asked.terms(self.words.text, has_pot=sheet.has_pot)
        return " ".join([asked.question(self.words.text), *terms])

    # What has happened ----------------------------------------------------------------------

    def _log(self) -> list[str]:
        logged = [event for event in self.port.log() if EVENT_ROWS[event.kind].logged]
        lines = self._narrator.lines(logged, self.view.melds)
        return [self.words.sentence(line) for _, line in lines][-LINES_MOST:]

    def _scores(self) -> Data:
        standing, players = self.view.standing, self._players
        sides = list(dict.fromkeys(standing.sides))
        names = [
            self.words.texts.list_and(who.name for who in partners(standing, players, side))
            for side in sides
        ]
        result = self._session.result()
        goal, line = self._kind.goal, self.words.line
        placed = places(standing, result, goal) if result is not None else ()
        return {
            "heads": names,
            "rows": [[line(SignedScore(row[side])) for side in sides] for row in standing.sheet],
            "totals": [self.words.texts.number(standing.scores[side]) for side in sides],
            "places": [f"{placed[side]}." for side in sides] if placed else [],
        }


Template = Callable[[SeatScreen, Any], Data]
#: The kinds of pieces that are shown in parts of the page, each with its template.
TEMPLATES: dict[Kind, tuple[str, Template]] = {
    "panel": ("players", SeatScreen._player),
    "plaque": ("players", SeatScreen._player),
    "hand": ("hand", SeatScreen._held),
    "slot": ("tray", SeatScreen._slot),
    "meld": ("melds", SeatScreen._meld),
    "build": ("builds", SeatScreen._build),
    "loose": ("loose", SeatScreen._loose),
}
PILES = ("stock", "pile")
#: The kinds of what is told by other parts of the page.
ELSEWHERE = ("lane", "column")

# The rules ------------------------------------------------------------------------------------

MARKS = {RIGHT: "✓", WRONG: "✗"}


def rules_data(variant: Variant, texts: Texts) -> Data:
    book = Rulebook(variant)
    words = BookWords(texts, book)
    sections = [
        {"title": words.title(section), "lines": list(_lines(words, section))}
        for section in book.sections
    ]
    return {"what": "rules", "title": words.name, "sections": sections}


def _lines(words: BookWords, section: BookSection) -> Iterator[Data]:
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
