"""What is seen, said and can be done at the table in the moment that is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from game.engine.actions import Action
from game.engine.cards import RANK, CardId, CardSet, each, pack
from game.engine.events import Event
from game.engine.rules import Refusal
from game.engine.state import NOBODY, Meld
from game.play.hands.table_now import TableNow
from game.play.intents.offers import LANE_PLACE, PILE_PLACE, Offer, Offers, Target
from game.play.pieces.acts import ways_of
from game.play.pieces.buttons import leads_to
from game.play.pieces.contract import SlotPiece
from game.play.pieces.describe import Pieces, describe, describe_now
from game.play.pieces.line import CardRow, Line, MeldTitle, Shown
from game.play.pieces.melds import MeldPiece
from game.play.pieces.offers import offer_line
from game.play.pieces.piece import Piece, TableFacts
from game.play.pieces.prompt import prompt_of
from game.play.pieces.seats import SeatPiece
from game.play.pieces.situation import Situation
from game.play.pieces.turn import StepPiece
from game.scenes.shell.scene import Services
from game.scenes.table.picture import Picture
from game.scenes.table.story import LastAct, Story
from game.ui.canvas import Canvas
from game.view.motion.events import EVENT_ROWS
from game.view.table.hints import where
from game.view.table.log import Narrator
from game.view.table.words import TableWords

#: The parts of its way between which the moon moves during a match.
MOON_RISES, MOON_SETS = 0.2, 0.8


class LogLine(NamedTuple):
    """A line of the log: its sentence, the crest of its player, and the cards it is about."""

    text: str
    crest: str = ""
    cards: CardSet = 0


class Led(NamedTuple):
    """What a lesson asks for now. `act`: None while there is something to read, or to be tried."""

    act: Action | None


class TableTexts:
    #: Whether a match is only watched again: then nobody is offered anything.
    is_watched = False

    def __init__(self, services: Services, picture: Picture) -> None:
        self.services, self.picture, self.table = services, picture, picture.table
        self.moves, self.selection = picture.moves, picture.selection
        self.narrator = Narrator(self.table.rules, len(self.table.players))
        self.story = Story(self.narrator)
        #: Returns what a lesson asks for; None where people do as they like.
        self.led: Callable[[], Led | None] = lambda: None
        #: Whether the picture is behind the table.
        self.is_behind = False
        #: The moment that was described last, who was away then, and its pieces.
        self._described: tuple[object, Pieces] = None, Pieces()
        self.facts = TableFacts(self.table.rules, picture.kind, self.table.players)
        self.refit()
        #: The goals of the marked cards as found last, with the moment; `_places`: likewise the
        #: number of places of each card of the hand.
        self._marked: tuple[object, dict[Target, Offers]] = None, {}
        self._places: tuple[object, dict[CardId, int]] = None, {}

    def refit(self) -> None:
        """Follow a change of the language or the settings."""
        variant = self.table.variant
        names = [player.name for player in self.table.players]
        self.words = TableWords(
            self.services.texts, variant.id, names, self.table.rules, self.picture.kind
        )
        self.pace = self.services.pace
        self.table.is_quiet = not self.services.settings.remarks
        #: Whether everything is shown in high contrast.
        self.plain = self.services.settings.high_contrast

    # What is seen ---------------------------------------------------------------------------

    @property
    def pieces(self) -> Pieces:
        """What is seen in the moment that is shown."""
        moment, players, away = self.picture.moment, self.table.players, self.table.away
        if self._described[0] != (moment, players, away):
            self.facts = TableFacts(self.table.rules, self.picture.kind, players, away)
            pieces = describe(self.facts, moment, self._described[1])
            self._described = (moment, players, away), pieces
        return self._described[1]

    def seat(self, seat: int) -> SeatPiece:
        return next(piece for piece in self.pieces.of(SeatPiece) if piece.seat == seat)

    def name(self, piece: Piece) -> tuple[str, ...]:
        """Return the name of a piece, in full and in fewer words; "" if it has none now."""
        return self.words.wordings(piece.name) or ("",)

    def moon(self) -> float:
        """Return how far the moon is on its way, which depends on how far the match is."""
        view, goal = self.picture.view, self.picture.kind.goal
        standing = view.standing
        if goal.hands:
            part = view.hand_no / goal.hands
        elif goal.limit:
            part = max(standing.scores) / goal.limit
        else:
            part = 0.5
        return MOON_RISES + (MOON_SETS - MOON_RISES) * min(1.0, max(0.0, part))

    def tags(self) -> dict[CardId, str]:
        """Return what the wild cards on the table stand for."""
        melds, slots = self.pieces.of(MeldPiece), self.pieces.of(SlotPiece)
        tags = [*(meld.tags for meld in melds), *(slot.tags for slot in slots)]
        return {card: self.words.line(rank) for some in tags for card, rank in some}

    def groups(self) -> list[tuple[str, tuple[CardId, ...]]]:
        """Return the groups of a sorted hand by the name of their meld."""
        if not self.picture.is_open:
            return []
        row = self.moves.orders.row(self.table.observation())
        in_hand = {card for card, spot in self.picture.layout.cards.items() if spot.zone == "hand"}
        found = []
        for group in row.groups:
            cards = tuple(card for card in group.cards if card in in_hand)
            if len(cards) > 1:
                found.append((self.words.line(MeldTitle(group.name)), cards))
        return found

    # What can be done -----------------------------------------------------------------------

    @property
    def is_my_turn(self) -> bool:
        return (
            not self.is_behind
            and self.table.acting != NOBODY
            and self.table.acting == self.table.viewer
            and self.table.phase.in_play
        )

    def may_take(self) -> bool:
        return self.is_my_turn and any(goal.kind == "pile" for goal in self.draw_goals())

    def draw_goals(self) -> list[Target]:
        if not self.is_my_turn or not self.table.phase.draws or self.selection.hands.carried:
            return []
        return [goal for goal in self.moves.draws() if goal.kind in ("stock", "pile")]

    def marked_goals(self) -> dict[Target, Offers]:
        """Return where the marked cards may go together."""
        marked = self.selection.hands.marked
        if not marked or not self.is_my_turn or self.picture.kind.plays_one:
            return {}
        moment = (self.table.version, marked, self.moves.staged)
        if self._marked[0] != moment:
            self._marked = moment, self.moves.places(marked)
        return self._marked[1]

    def owed_goals(self) -> list[Target]:
        """Return where the card that lies aside may go; with others of the hand, also as a new
        meld."""
        card = self.picture.moment.aside
        if card == NOBODY or not self.is_my_turn:
            return []
        goals = list(self.moves.places((card,)))
        group = self.moves.orders.group_of(self.table.observation(), card)
        return [*goals, LANE_PLACE] if len(group) > 1 and LANE_PLACE not in goals else goals

    def places_of(self, card: CardId) -> int:
        """Return on how many melds a card may go, or in how many ways it takes, while its owner may
        play it."""
        if not self.is_my_turn or not self.table.phase.lays:
            return 0
        moment = (self.table.version, self.table.viewer)
        if self._places[0] != moment:
            hand = each(self.table.observation().hand)
            found = {held: self.moves.intents.places_of(held) for held in hand}
            self._places = (moment, found)
        return self._places[1].get(card, 0)

    @property
    def now(self) -> TableNow:
        """What hands can do at this table now."""
        return TableNow(self.moves, self.picture.kind, self.is_my_turn, self.picture.is_open)

    @property
    def situation(self) -> Situation:
        goals, hands = self.marked_goals(), self.selection.hands
        return Situation(self.facts, self.picture.moment, hands, self.now, goals)

    def controls(self) -> Pieces:
        """Return what the person can do, and with what."""
        return describe_now(self.situation)

    def steps(self) -> list[StepPiece]:
        return [] if self.is_watched else self.pieces.of(StepPiece)

    def prompt(self) -> tuple[str, ...]:
        """Return what can be done now, in full and in fewer words."""
        allowed = self._allowed() if self.services.settings.say_legal else []
        if allowed:
            return allowed_words(self.words, allowed)
        asked = prompt_of(self.situation)
        said = self.words.sentence(asked) if asked is not None else ""
        if not self.is_my_turn or asked is None:
            return self._what_happens(said)
        led, hands = self.led(), self.selection.hands
        if led is not None and not (hands.marked or hands.carried or hands.asked):
            words, view = self.words, self.picture.view
            return (where(words, self.moves, view, led.act) if led.act else "",)
        return self._shorter(asked, "_short")

    def urges(self, command: str) -> bool:
        """Return whether a button that is likely pressed may be shown as such: a lesson may ask for
        something else."""
        led = self.led()
        return led is None or (led.act is not None and leads_to(command, led.act))

    def _what_happens(self, waiting: str) -> tuple[str, ...]:
        """Return what was done last, followed by whose turn it is where that has room."""
        latest = self.story.latest
        if latest is None:
            return (waiting,)
        said = self.told_act(latest)
        is_theirs = self.picture.view.to_act == latest.seat
        return said if is_theirs or not waiting else (f"{said[0]} {waiting}", *said)

    def told_act(self, act: LastAct) -> tuple[str, ...]:
        """Return an act in words: in full, and in fewer words if there are any."""
        return self._shorter(act.line, ".short")

    def _shorter(self, line: Line, end: str) -> tuple[str, ...]:
        """Return a line in words; also in fewer, if there is a text for that, whose key has this
        end."""
        short = line._replace(key=f"{line.key}{end}")
        said = self.words.sentence(line)
        return (said, self.words.sentence(short)) if self.words.has(short.key) else (said,)

    def last_act(self, seat: int) -> tuple[str, ...]:
        """Return what a player did last, in fewer and fewer words: then only the cards, then their
        ranks, then ""."""
        last = self.story.last_acts.get(seat)
        if last is None:
            return ()
        row, card = (last.line.facts.get(name) for name in ("cards", "card"))
        cards = card if row == CardRow(()) else row or card
        if isinstance(cards, Shown):
            cards = CardRow((cards,))
        if not isinstance(cards, CardRow):
            return (*self.told_act(last), "")
        ranks = [self.words.rank(RANK[one.card]) for one in cards.cards if RANK[one.card]]
        return (*self.told_act(last), str(self.words.said(cards)), " ".join(ranks), "")

    def _allowed(self) -> list[str]:
        """Return everything that the marked or carried cards may do, in words."""
        carried = self.selection.hands.carried
        cards = carried.cards if carried else self.selection.hands.marked
        goals = carried.goals if carried else self.marked_goals()
        return [self.offer(offer, cards) for offers in goals.values() for offer in offers]

    def aim_words(self) -> str:
        """Return what would happen if the carried cards were let go now."""
        carried = self.selection.hands.carried
        if carried is None:
            return ""
        offers = carried.offers_at(carried.aim)
        if not offers:
            return ""
        if len(offers) > 1:
            return self.words.text("table.several_ways", count=len(offers))
        return self.offer(offers[0], carried.cards)

    def offer(self, offer: Offer, cards: Sequence[CardId]) -> str:
        return self.words.line(offer_line(self.facts, offer, cards, self.picture.view))

    def refusal(self, refusal: Refusal) -> str:
        """Return why something is refused."""
        if refusal.key == "refuse.undo.seen" and self.is_my_turn:
            return self.words.text("table.undo_draw")
        return self.words.refusal(refusal)

    def ways(self) -> list[str]:
        """Return the words of the ways that are asked about."""
        asked = self.selection.hands.asked
        return list(map(self.words.line, ways_of(self.situation, asked))) if asked else []

    def pile_at_pointer(self) -> str:
        """Return the words about taking the pile, where it is under the pointer."""
        if self.selection.hover.kind != "pile" or not self.may_take():
            return ""
        draw = self.moves.draws()[PILE_PLACE][0]
        words = self.words.line(offer_line(self.facts, draw, (), self.picture.view))
        if not self.pieces[PILE_PLACE].is_row:
            return words
        fits = self.picture.fits(self.picture.moment).bit_count()
        return f"{words}. {self.words.text('table.fits', count=fits)}" if fits else words

    def is_row(self, place: Target) -> bool:
        """Return whether the cards of a place cover each other, so that a lens shows them."""
        piece = self.pieces.get(place.place)
        return piece is not None and piece.is_row

    def log_lines(self) -> list[LogLine]:
        """Return the log of this hand, the newest line last."""
        logged = (event for event in self.table.log() if EVENT_ROWS[event.kind].logged)
        return self.logged(logged, self.picture.view.melds)

    def logged(self, events: Iterable[Event], melds: Sequence[Meld]) -> list[LogLine]:
        """Return the lines of these events. `melds`: those on the table."""
        return [
            LogLine(
                self.words.sentence(line),
                self.table.players[event.seat].crest if event.seat != NOBODY else "",
                pack(card for card in event.cards if card is not None),
            )
            for event, line in self.narrator.lines(events, melds)
        ]

    def looked_up(self) -> CardSet:
        """Return the cards in the line of the log that is looked at."""
        at = self.selection.log_at
        if not self.selection.log_open or at == NOBODY:
            return 0
        lines = self.log_lines()
        return lines[at].cards if at < len(lines) else 0


def allowed_words(words: TableWords, allowed: Sequence[str]) -> tuple[str, ...]:
    """Return the legal moves in words: all of them, or the first with the number of the others."""
    acts = list(dict.fromkeys(allowed))
    more = words.text("table.prompt.allowed_more", act=acts[0], count=len(acts) - 1)
    return (" · ".join(acts), more) if len(acts) > 1 else (acts[0],)


Painter = Callable[[Canvas, TableTexts, Any, Any], str]
"""Paints a piece in its box, and returns what of its words had no room."""
