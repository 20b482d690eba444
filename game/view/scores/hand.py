"""A finished hand, as people read it: the cards left, what they count, and whether somebody must
decide."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.engine.cards import ACE, RANK, SPADES, CardId, CardSet, card_of, each, pack
from game.engine.events import Event
from game.engine.fishing.flow import FishingRules
from game.engine.notation import AnyRules
from game.engine.parts import UNLIMITED
from game.engine.scoring.categories import SINGLE, RaceTally, Thing
from game.engine.scoring.hand_score import Score
from game.engine.scoring.match_end import Goal
from game.engine.state import NOBODY, Standing
from game.engine.visibility import Observation
from game.play.pieces.line import Line, Who, spelt
from game.play.session.seating import Player
from game.play.session.table_kind import TableKind, kind_of
from game.view.motion.events import EVENT_ROWS
from game.view.scores.history import History, histories
from game.view.table.log import Narrator

# The ways a hand ends.
OUT, IN_ONE, STOCK, BLOCKED, VOID, PLAYED = "out", "in_one", "stock", "blocked", "void", "played"
# What becomes of a player who has reached the limit.
BACK_IN, RETIRED, ELIMINATED = "back_in", "retired", "eliminated"
# The parts a hand counts by, where melds count as well as the cards held.
TABLE, HELD, BONUS = "table", "held", "bonus"
# The kinds of things a fishing round counts.
MOST_CARDS, MOST_SPADES = "most_cards", "most_spades"
SWEEPS, CARD, RANK_OF = "sweeps", "card", "rank"
#: The most acts told of the last turn: its last ones.
ACTS_MOST = 3


class Left(NamedTuple):
    """A card still held, with its points."""

    card: CardId
    points: int


class SideScore(NamedTuple):
    """The result of one side. `parts`: what its points consist of, where more counts than the cards
    held. `before` and `total`: the score without this hand, and with it."""

    players: tuple[Player, ...]
    cards: tuple[Left, ...]
    parts: tuple[tuple[str, int], ...]
    gained: int
    before: int
    total: int
    went_out: bool
    over_limit: bool
    fate: str = ""


class Category(NamedTuple):
    """A kind of thing a fishing round counts: how many of it each side has, and the points each
    gets."""

    kind: str
    cards: tuple[CardId, ...]
    counts: tuple[int, ...]
    points: tuple[int, ...]
    line: Line | None = None


class Decision(NamedTuple):
    """A player's choice to buy back in, at the score of `like`, the highest still in play. `left`
    of `most`: how often it may be done, this time included; `most` is 0 for as often as the player
    likes."""

    player: Player
    back_at: int
    like: Player
    price: int
    pot: int
    left: int
    most: int
    limit: int

    def question(self, say: Callable[..., str]) -> str:
        return say("scores.rebuy.question", player=self.player.name, limit=self.limit)

    def terms(self, say: Callable[..., str], *, has_pot: bool) -> list[str]:
        """Return what buying back in brings and costs, and how often it may be done."""
        pot, price = self.pot, self.price
        lines = [say("scores.rebuy.back_at", score=self.back_at, player=self.like.name)]
        if has_pot:
            lines.append(say("scores.rebuy.price", price=price, pot=pot, then=pot + price))
        if self.most:
            return [*lines, say("scores.rebuy.times", left=self.left, most=self.most)]
        return [*lines, say("scores.rebuy.no_limit")]


class StoryLine(NamedTuple):
    """A line of the story of a hand. `seat`: that of the player whose crest stands before it, or
    NOBODY."""

    seat: int
    line: Line


@dataclass(frozen=True, slots=True)
class HandSheet:
    """All that is shown of a finished hand. `rows`: best hand first, those last who were out;
    `by_side`: all sides in their order, as `history` and the categories have them. `dealer`: that
    of the next hand, if there is one. `monkey`: the card that no card takes. `story`: how the hand
    ended; its seats are those of `players`."""

    variant_id: str
    number: int
    end: str
    winner: tuple[Player, ...]
    by_side: tuple[SideScore, ...]
    categories: tuple[Category, ...]
    history: tuple[History, ...]
    goal: Goal
    pot: int
    has_pot: bool
    decision: Decision | None
    dealer: Player | None
    monkey: CardId = NOBODY
    story: tuple[StoryLine, ...] = ()
    players: tuple[Player, ...] = ()

    @property
    def rows(self) -> tuple[SideScore, ...]:
        sign, goal = -1 if self.goal.high_is_good else 1, self.goal

        def place(row: SideScore) -> tuple[bool, bool, int]:
            was_out = goal.puts_out and row.before >= goal.limit
            return was_out, not row.went_out, sign * row.gained

        return tuple(sorted(self.by_side, key=place))

    @property
    def is_over(self) -> bool:
        return self.decision is None and self.dealer is None


def hand_sheet(
    variant_id: str,
    rules: AnyRules,
    players: Sequence[Player],
    view: Observation,
    events: Sequence[Event],
) -> HandSheet:
    """Return the sheet of a finished hand. `events`: all events of it that were seen. Without them
    the points are the same, but it is not known how the hand ended."""
    standing = view.standing
    kind = kind_of(rules, len(players))
    end = _end_of(events, view, kind)
    history = histories(standing, rules.match_end)
    return HandSheet(
        variant_id=variant_id,
        number=view.hand_no,
        end=end,
        winner=partners(standing, players, view.hand_winner),
        by_side=_rows(rules, kind, players, view, events, end),
        categories=_categories(rules, view, kind.marked),
        history=history,
        goal=kind.goal,
        pot=sum(standing.paid),
        has_pot=kind.has_pot,
        decision=decision_of(rules, players, standing, view.to_act) if view.phase.decides else None,
        dealer=players[view.dealer] if view.phase.deals else None,
        monkey=next(each(kind.untakeable), NOBODY),
        story=story_of(rules, view, events, kind.goal),
        players=tuple(players),
    )


def partners(standing: Standing, players: Sequence[Player], side: int) -> tuple[Player, ...]:
    """Return all players of a side; none for NOBODY."""
    return tuple(player for player, own in zip(players, standing.sides, strict=True) if own == side)


def _end_of(events: Sequence[Event], view: Observation, kind: TableKind) -> str:
    end = next((event for event in reversed(events) if event.kind == "hand_over"), None)
    if view.standing.voids:
        return VOID
    if not kind.draws:
        return PLAYED
    if view.hand_winner != NOBODY:
        return IN_ONE if end is not None and end.fact("in_one") else OUT
    return BLOCKED if end is not None and end.fact("blocked") else STOCK


# What each side has ----------------------------------------------------------------------------


def _rows(
    rules: AnyRules,
    kind: TableKind,
    players: Sequence[Player],
    view: Observation,
    events: Sequence[Event],
    end: str,
) -> tuple[SideScore, ...]:
    standing, match_end = view.standing, rules.match_end
    nothing = (0,) * len(standing.scores)
    counted = end != VOID and bool(standing.sheet)
    gained = standing.sheet[-1] if counted else nothing
    credited = match_end.credit(gained) if counted else nothing
    rows = []
    for side, total in enumerate(standing.scores):
        seats = [seat for seat, own in enumerate(standing.sides) if own == side]
        cards = tuple(
            Left(card, kind.worth[card])
            for seat in seats
            for card in sorted(each(view.known[seat]), key=lambda card: kind.worth[card])
        )
        fate, reached = _fate(events, seats[0], total)
        rows.append(
            SideScore(
                players=tuple(players[seat] for seat in seats),
                cards=cards,
                parts=_parts(rules.game.score, view, seats, gained[side], end) if counted else (),
                gained=gained[side],
                before=reached - credited[side],
                total=total,
                went_out=end in (OUT, IN_ONE) and view.hand_winner in seats,
                over_limit=kind.goal.puts_out and total >= kind.goal.limit,
                fate=fate,
            )
        )
    return tuple(rows)


def _fate(events: Sequence[Event], seat: int, total: int) -> tuple[str, int]:
    """Return what became of a player after the count, and the score right after the hand was
    counted."""
    fate, reached, counted = "", total, False
    for event in events:
        if event.kind == "scored":
            counted = True
            assert event.standing is not None
            reached = event.standing.scores[event.standing.sides[seat]]
        elif counted and event.seat == seat:
            if event.kind == "rebought":
                fate = BACK_IN
            elif event.kind == "declined":
                fate = RETIRED
            elif event.kind == "eliminated":
                fate = fate or ELIMINATED
    return fate, reached


def _parts(
    score: Score, view: Observation, seats: Sequence[int], gained: int, end: str
) -> tuple[tuple[str, int], ...]:
    """Return the points for melds, against cards held, and for going out; nothing where melds do
    not count."""
    if not score.melds_count:
        return ()
    held = -sum(score.held.by_card[card] for seat in seats for card in each(view.known[seat]))
    won = view.hand_winner in seats
    bonus = score.bonus(len(view.hand_sizes), in_one_turn=end == IN_ONE) if won else 0
    parts = ((TABLE, gained - held - bonus), (HELD, held), (BONUS, bonus))
    return tuple((name, points) for name, points in parts if points or name == TABLE)


# A fishing round -------------------------------------------------------------------------------


def _categories(rules: AnyRules, view: Observation, marked: CardSet) -> tuple[Category, ...]:
    if not isinstance(rules, FishingRules):
        return ()
    score, won = rules.game.score, view.won
    found = [_prize(tally) for tally in score.tallies(won, pack(view.loose))]
    worth = score.cards.by_card
    counting = [card for card in rules.deck if worth[card]]
    single = [card for card in counting if marked >> card & 1]
    groups = [[card] for card in sorted(single, key=lambda card: -worth[card])]
    for rank in dict.fromkeys(RANK[card] for card in counting if card not in single):
        groups.append([card for card in counting if RANK[card] == rank and card not in single])
    for cards in groups:
        counts = [sum(own >> card & 1 for card in cards) for own in won]
        points = [sum(worth[card] for card in cards if own >> card & 1) for own in won]
        kind = CARD if len(cards) == 1 else RANK_OF
        found.append(Category(kind, tuple(cards), tuple(counts), tuple(points)))
    if score.sweep:
        points = [score.sweep * sweeps for sweeps in view.sweeps]
        found.append(Category(SWEEPS, (), view.sweeps, tuple(points)))
    return tuple(found)


def category_of(thing: Thing, deck: Sequence[CardId]) -> Category:
    """Return a thing that counts, before anybody has any of it."""
    if thing.told.key == SINGLE:
        cards = tuple(card for card in deck if thing.cards >> card & 1)
        return Category(CARD if len(cards) == 1 else RANK_OF, cards, (), ())
    if not thing.cards and thing.each:
        return Category(SWEEPS, (), (), ())
    return _prize(RaceTally(thing.told, (), ()))


def _prize(tally: RaceTally) -> Category:
    """Return the line of a prize, with a card for the suit or rank that it is about."""
    kind, facts = tally.told
    suit, rank = facts.get("suit", SPADES), facts.get("rank", ACE)
    is_plain = kind in (MOST_CARDS, MOST_SPADES)
    cards = () if is_plain else (card_of(int(rank), int(suit)),)
    line = Line(f"scores.category.{kind}" if is_plain else f"rules.worth.{kind}", spelt(facts))
    return Category(kind, cards, tuple(tally.counts), tuple(tally.points), line)


# How it came to its end, and how near that of the match is ------------------------------------


def story_of(
    rules: AnyRules, view: Observation, events: Sequence[Event], goal: Goal
) -> tuple[StoryLine, ...]:
    """Return the lines about the end of a hand: the last acts, and then how near the end of the
    match is."""
    narrator = Narrator(rules, len(view.hand_sizes))
    acts = [StoryLine(event.seat, narrator.line(event, view.melds)) for event in _last_turn(events)]
    return (*acts[-ACTS_MOST:], *nearness(view.standing, goal))


def _last_turn(events: Sequence[Event]) -> list[Event]:
    """Return the acts of the last turn by the player who ended the hand, without draws."""
    turn: list[Event] = []
    for event in events:
        if event.kind == "turn":
            turn = []
        elif event.kind == "hand_over":
            return turn
        elif EVENT_ROWS[event.kind].said and event.seat != NOBODY and event.kind != "drew":
            turn.append(event)
    return []


def nearness(standing: Standing, goal: Goal) -> list[StoryLine]:
    """Return the line about who is nearest to the limit, or how many hands are left."""
    if left := max(0, goal.hands - standing.round_no):
        return [StoryLine(NOBODY, Line("scores.story.hands", {"left": left}))]
    scores, sides = standing.scores, standing.sides
    highest = max(scores)
    if not 0 < highest < goal.limit:
        return []
    seats = tuple(seat for seat, side in enumerate(sides) if scores[side] == highest)
    facts = {"limit": goal.limit, "left": goal.limit - highest, "players": len(seats)}
    line = Line("scores.story.near", {"player": Who(seats), **facts})
    return [StoryLine(seats[0] if len(seats) == 1 else NOBODY, line)]


# Buying back in --------------------------------------------------------------------------------


def decision_of(
    rules: AnyRules, players: Sequence[Player], standing: Standing, seat: int
) -> Decision:
    """Return the choice of the player in a seat to buy back in."""
    goal = rules.match_end.goal
    unlimited = goal.rebuys == UNLIMITED
    back_at, like = rules.match_end.back_in(standing)
    return Decision(
        player=players[seat],
        back_at=back_at,
        like=partners(standing, players, like)[0],
        price=rules.rebuy_cost(standing, seat),
        pot=sum(standing.paid),
        left=0 if unlimited else goal.rebuys - standing.rebuys[seat],
        most=0 if unlimited else goal.rebuys,
        limit=goal.limit,
    )
