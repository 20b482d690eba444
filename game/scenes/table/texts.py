"""The words of the table at one moment: plates, prompt, steps, labels, choices."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import CardId, CardSet, each, pack
from game.engine.rules import Refusal
from game.engine.state import DRAW, IN_PLAY, NOBODY, PLAY
from game.play.hands.table_now import TableNow
from game.play.intents.moves import Moves
from game.play.intents.offers import (
    LANE_PLACE,
    Offer,
    Offers,
    Target,
    nearest,
)
from game.play.pieces.contract import PlatePiece, SlotPiece, missing_of
from game.play.pieces.describe import Pieces, describe
from game.play.pieces.fishing import BuildPiece, TakeablePiece
from game.play.pieces.line import CardRow, Line, MeldTitle, Shown, Words
from game.play.pieces.melds import LanePiece, MeldPiece
from game.play.pieces.offers import (
    ChoicePiece,
    choices_title,
    describe_choices,
    offer_line,
    way_line,
)
from game.play.pieces.piece import TableFacts
from game.play.pieces.prompt import prompt_of
from game.play.pieces.seats import SeatPiece
from game.scenes.shell.scene import Services
from game.scenes.table.paint_felt import (
    BuildWords,
    ChoiceWords,
    ContractWords,
    LogLine,
    SlotWords,
    TurnStep,
)
from game.scenes.table.paint_seats import Plate
from game.scenes.table.picture import Choices, Picture
from game.scenes.table.selection import Selection
from game.scenes.table.story import Deed, Story
from game.ui.theme import player_colour
from game.view.geometry import Rect
from game.view.layout.target import frame_of
from game.view.motion.events import EVENT_ROWS
from game.view.table.log import Narrator
from game.view.table.words import TableWords

AWAY: Words = (Line("phones.away"), Line("phones.away_short"))
#: The parts of its way between which the moon moves during a match.
MOON_RISES, MOON_SETS = 0.2, 0.8


class TableTexts:
    def __init__(
        self, services: Services, picture: Picture, moves: Moves, selection: Selection
    ) -> None:
        self.services = services
        self.picture = picture
        self.moves = moves
        self.table = picture.table
        self.selection = selection
        self.narrator = Narrator(self.table.rules, len(self.table.players))
        self.story = Story(self.narrator)
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

    @property
    def pieces(self) -> Pieces:
        """What is seen in the moment that is shown."""
        moment, players, away = self.picture.moment, self.table.players, self.table.away
        if self._described[0] != (moment, players, away):
            self.facts = TableFacts(self.table.rules, self.picture.kind, players, away)
            pieces = describe(self.facts, moment, self._described[1])
            self._described = (moment, players, away), pieces
        return self._described[1]

    # Players --------------------------------------------------------------------------------

    def seat(self, seat: int) -> SeatPiece:
        return next(piece for piece in self.pieces.of(SeatPiece) if piece.seat == seat)

    def plate(self, seat: int) -> Plate:
        piece, wordings = self.seat(seat), self.words.wordings
        crest = self.table.players[piece.leader].crest if piece.leader != NOBODY else ""
        return Plate(
            self.words.line(piece.name[0]),
            piece.crest,
            wordings(AWAY if piece.is_away else piece.standing),
            piece.held,
            f"icon_{piece.sign}" if piece.sign else "",
            piece.is_turn,
            piece.is_out,
            player_colour(crest) if crest else None,
            "".join(wordings(piece.heap)),
            piece.sweeps,
            piece.is_near or piece.is_away,
            piece.is_low,
            "".join(wordings(piece.deals)),
        )

    def own_lines(self) -> list[tuple[str, ...]]:
        lines = [self.words.wordings(line) for line in self.seat(self.picture.moment.bottom).lines]
        plate = self.picture.layout.plate
        if plate is not None and plate.title is None:
            lines.append((self.contract().title, self.contract().short))
        return lines

    def lane(self, seat: int) -> LanePiece | None:
        """Return the place of a player's melds; None where there are none."""
        return next((lane for lane in self.pieces.of(LanePiece) if lane.owner == seat), None)

    def lane_name(self) -> str:
        return "".join(self.name(LANE_PLACE))

    def name(self, place: Target) -> tuple[str, ...]:
        """Return the name of a place, in full and in fewer words; "" if it has none now."""
        piece = self.pieces.get(place)
        return (self.words.wordings(piece.name) if piece is not None else ()) or ("",)

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

    def deal_note(self) -> str:
        moment = self.picture.moment
        if moment.is_dealing:
            return ""
        hand, left = moment.seen.hand_no, moment.seen.stock_size
        return self.words.text("table.hand_deals", number=hand, left=left)

    # Contracts ------------------------------------------------------------------------------

    def contract(self) -> ContractWords:
        (plate,), line = self.pieces.of(PlatePiece), self.words.line
        title, short = map(line, plate.name)
        return ContractWords(plate.now, plate.most, title, short, *map(line, plate.parts))

    def slots(self) -> list[SlotWords]:
        line = self.words.line
        slots = self.pieces.of(SlotPiece)
        return [
            SlotWords(line(slot.name[0]), line(slot.name[1]), slot.is_complete) for slot in slots
        ]

    def tags(self) -> dict[CardId, str]:
        """Return what the wild cards on the table stand for."""
        melds, slots = self.pieces.of(MeldPiece), self.pieces.of(SlotPiece)
        tags = [*(meld.tags for meld in melds), *(slot.tags for slot in slots)]
        return {card: self.words.line(rank) for some in tags for card, rank in some}

    def missing(self) -> tuple[str, ...]:
        """Return why the contract cannot be laid yet, in full and in fewer words; nothing if it
        can."""
        staging, moment = self.moves.staging, self.picture.moment
        if staging is None or not self.moves.is_staging or not moment.tray:
            return ()
        return self.words.wordings(missing_of(self.facts, moment, staging))

    # The hand -------------------------------------------------------------------------------

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

    # Fishing --------------------------------------------------------------------------------

    def builds(self) -> list[BuildWords]:
        line, wordings = self.words.line, self.words.wordings
        return [
            BuildWords(wordings(piece.name), line(piece.value[0]), piece.crest, piece.is_closed)
            for piece in self.pieces.of(BuildPiece)
        ]

    def dear(self) -> list[CardId]:
        """Return the cards on the table that are worth more than others of their rank."""
        return [card for piece in self.pieces.of(TakeablePiece) for card in piece.dear]

    def fishing_offers(self) -> Sequence[Offer]:
        """Return what the marked card can do with the cards chosen for it, best first."""
        acts = self.table.acting != NOBODY
        return self.selection.hands.offers(self.moves.fishing) if acts else ()

    def choice_looked_at(self) -> Offer | None:
        acts = self.table.acting != NOBODY
        return self.selection.hands.looked_at(self.moves.fishing) if acts else None

    def _all_offers(self) -> int:
        """Return how many things the marked card can do, whatever is chosen for it."""
        assert self.moves.fishing is not None
        return len(self.moves.fishing.offers_with(self.selection.hands.marked[0]))

    def choices(self) -> tuple[str, list[ChoiceWords]]:
        """Return the title of the choices, and the words of each."""
        offers = self.fishing_offers()
        if not offers:
            return "", []
        card = self.selection.hands.marked[0]
        choices = describe_choices(self.facts, offers, card, self.picture.latest)
        said = [self._choice(choice) for choice in choices]
        title = self.words.line(choices_title(offers, card))
        if self.selection.hands.chosen or self.selection.hands.chosen_builds:
            count, most = len(offers), self._all_offers()
            title = self.words.text("table.choices_narrowed", count=count, most=most)
        return title, said

    def _choice(self, choice: ChoicePiece) -> ChoiceWords:
        first, more = map(self.words.wordings, (choice.name, choice.more))
        return ChoiceWords(first, "".join(more), choice.warns)

    def choice_sets(self) -> Choices:
        """Return the choices of a marked fishing card for the layout. There are none while a card
        is carried, for they would move the cards of the table aside, nor while the table that is
        shown is not the one they are about."""
        hands, looked_at = self.selection.hands, self.choice_looked_at()
        if looked_at is None or not self.is_my_turn or hands.carried is not None:
            return Choices()
        _, words = self.choices()
        builds = self.table.observation().builds
        sets = []
        for one in looked_at.sums:
            cards = [part.card if part.build < 0 else builds[part.build].cards[0] for part in one]
            on_table = tuple(card for card in cards if card not in hands.marked)
            if on_table:
                sets.append(on_table)
        return Choices(tuple(2 if words_of.second else 1 for words_of in words), tuple(sets))

    def sums(self) -> list[str]:
        offer = self.choice_looked_at()
        if offer is None:
            return []
        return [self.words.sum(one, offer.value) if len(one) > 1 else "" for one in offer.sums]

    # What can be done -----------------------------------------------------------------------

    @property
    def is_my_turn(self) -> bool:
        return (
            not self.is_behind
            and self.table.acting != NOBODY
            and self.table.acting == self.table.viewer
            and self.table.phase in IN_PLAY
        )

    def may_take(self) -> bool:
        return self.is_my_turn and any(goal.kind == "pile" for goal in self.draw_goals())

    def draw_goals(self) -> list[Target]:
        if not self.is_my_turn or self.table.phase != DRAW or self.selection.hands.carried:
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

    def places_of(self, card: CardId) -> int:
        """Return on how many melds a card may go, or in how many ways it takes, while its owner may
        play it."""
        if not self.is_my_turn or self.table.phase != PLAY:
            return 0
        moment = (self.table.version, self.table.viewer)
        if self._places[0] != moment:
            hand = each(self.table.observation().hand)
            found = {held: self.moves.intents.places_of(held) for held in hand}
            self._places = (moment, found)
        return self._places[1].get(card, 0)

    def steps(self) -> list[TurnStep]:
        view = self.picture.view
        mine = view.to_act == self.picture.bottom
        if not self.picture.kind.draws or view.phase not in IN_PLAY or not mine:
            return []
        states = ("now", "later", "later") if view.phase == DRAW else ("done", "now", "later")
        names = (("draw", "icon_draw"), ("play", "icon_meld"), ("discard", "icon_discard"))
        return [
            TurnStep(self.words.text(f"table.step.{name}"), icon, state)
            for (name, icon), state in zip(names, states, strict=True)
        ]

    @property
    def now(self) -> TableNow:
        """What hands can do at this table now."""
        return TableNow(self.moves, self.picture.kind, self.is_my_turn, self.picture.is_open)

    def prompt(self) -> tuple[str, ...]:
        """Return what can be done now, in full and in fewer words."""
        allowed = self._allowed() if self.services.settings.say_legal else []
        if allowed:
            return allowed_words(self.words, allowed)
        hands, goals = self.selection.hands, self.marked_goals()
        asked = prompt_of(self.facts, self.picture.moment, hands, self.now, goals)
        said = self.words.sentence(asked) if asked is not None else ""
        if not self.is_my_turn or asked is None:
            return self._what_happens(said)
        return self._shorter(asked, "_short")

    def _what_happens(self, waiting: str) -> tuple[str, ...]:
        """Return what was done last, followed by whose turn it is where that has room."""
        latest = self.story.latest
        if latest is None:
            return (waiting,)
        said = self.deed(latest)
        is_theirs = self.picture.view.to_act == latest.seat
        return said if is_theirs or not waiting else (f"{said[0]} {waiting}", *said)

    def deed(self, deed: Deed) -> tuple[str, ...]:
        """Return an act in words: in full, and in fewer words if there are any."""
        return self._shorter(deed.line, ".short")

    def _shorter(self, line: Line, end: str) -> tuple[str, ...]:
        """Return a line in words; also in fewer, if there is a text for that, whose key has this
        end."""
        short = line._replace(key=f"{line.key}{end}")
        said = self.words.sentence(line)
        return (said, self.words.sentence(short)) if self.words.texts.has(short.key) else (said,)

    def last_deed(self, seat: int) -> tuple[str, ...]:
        """Return what a player did last, in fewer and fewer words: then only the cards, then ""."""
        deed = self.story.deeds.get(seat)
        if deed is None:
            return ()
        row, card = (deed.line.facts.get(name) for name in ("cards", "card"))
        cards = card if row == CardRow(()) else row or card
        said = [self.words.said(cards)] if isinstance(cards, CardRow | Shown) else []
        return (*self.deed(deed), *map(str, said), "")

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
        offers = carried.goals.get(carried.aim, ())
        if carried.joint is not None:
            offers = nearest(offers, carried.cards, carried.joint)
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

    def choice_rows(self) -> list[str]:
        choice = self.selection.hands.asked
        if choice is None:
            return []
        if self.picture.kind.plays_one:
            card, view = choice.cards[0], self.picture.view
            ways = (way_line(self.facts, offer, card, view) for offer in choice.offers)
            return list(map(self.words.line, ways))
        return [self.offer(offer, choice.cards) for offer in choice.offers]

    def tip_at_pointer(self) -> list[tuple[str, Rect]]:
        """Return the words about the place under the pointer."""
        hover, tip = self.selection.hover, self.selection.tip
        layout = self.picture.layout
        if tip is not None:
            return [(tip.sentence, frame_of(layout, tip.target))]
        if hover.kind in ("river", "pile") and self.may_take():
            words, frame = self.words.text("offer.draw.pile"), layout.zones.piles
            if layout.river:
                count, frame = len(self.picture.view.pile), layout.river.frame
                words = self.words.text("offer.draw.whole", count=count)
                fits = self.picture.fits(self.picture.moment).bit_count()
                if fits:
                    words = f"{words}. {self.words.text('table.fits', count=fits)}"
            return [(words, frame)]
        if hover.kind == "plate" and layout.plate and layout.plate.title is None:
            contract = self.contract()
            return [(f"*{contract.title}* · {contract.parts}", layout.plate.frame.moved(0, 160))]
        return []

    def log_lines(self) -> list[LogLine]:
        """Return the log of this hand, the newest line last."""
        logged = [event for event in self.table.log() if EVENT_ROWS[event.kind].logged]
        return [
            LogLine(
                self.words.sentence(line),
                self.table.players[event.seat].crest if event.seat != NOBODY else "",
                pack(card for card in event.cards if card is not None),
            )
            for event, line in self.narrator.lines(logged, self.picture.view.melds)
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
