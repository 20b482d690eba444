"""The people at the table: their plaques, and the panel of the one at the bottom."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.engine.cards import pack
from game.engine.scoring.match_end import HANDS_WON
from game.play.intents.offers import Target
from game.play.pieces.line import Fact, Joined, Line, Number, SignedScore, Strong, Who, Words
from game.play.pieces.moment import Moment
from game.play.pieces.piece import Piece, TableFacts

#: The distance from the limit up to which a player counts as near it, as a part of the limit.
NEAR = 0.15
AWAY: Words = (Line("phones.away"), Line("phones.away_short"))


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatPiece(Piece):
    """A player. `standing`: how they stand in the match; `is_near`: whether that is near the end.
    `held`: the number of their cards, None while they are dealt; `is_low`: whether it is small.
    `sign`: that of a bot or a phone; `is_away`: the phone cannot be reached. `team`: the crest
    whose colour partners share. `heap`: what their side has won, and `sweeps` how often it cleared
    the table. `deals`: the words for the dealer. `lines`: more about the viewer's own match."""

    seat: int
    crest: str
    standing: Words
    held: int | None
    sign: str = ""
    is_turn: bool = False
    is_out: bool = False
    is_away: bool = False
    is_near: bool = False
    is_low: bool = False
    team: str = ""
    heap: Words = ()
    sweeps: int = 0
    deals: Words = ()
    lines: tuple[Words, ...] = ()

    @property
    def state(self) -> Words:
        """What is most wanted to be known of the player, in fewer and fewer words."""
        return AWAY if self.is_away else self.standing

    @property
    def is_alarming(self) -> bool:
        return (self.is_near or self.is_away) and not self.is_out


def describe_seats(table: TableFacts, moment: Moment) -> Iterator[Piece]:
    """Describe all players, the one at the bottom first, then in the order of play."""
    count, way = len(table.players), table.rules.step
    first = max(moment.bottom, 0)
    for by in range(count):
        yield _seat(table, moment, (first + by * way) % count)


def _seat(table: TableFacts, moment: Moment, seat: int) -> SeatPiece:
    seen, kind, player = moment.seen, table.kind, table.players[seat]
    side, held = seen.standing.sides[seat], seen.hand_sizes[seat]
    is_bottom = seat == moment.bottom
    return SeatPiece(
        place=Target("panel") if is_bottom else Target("plaque", seat),
        name=(Who((seat,)),),
        block="keys" if is_bottom else None,
        seat=seat,
        crest=player.crest,
        standing=standing_of(table, moment, seat),
        held=None if moment.is_dealing else held,
        sign="" if player.is_at_screen else "bot" if player.bot else "phone",
        is_turn=seen.to_act == seat and seen.phase.asks,
        is_out=seen.standing.out[seat],
        is_away=seat in table.away,
        is_near=is_near(table, moment, seat),
        is_low=0 < held <= kind.few,
        team=table.players[seen.standing.sides.index(side)].crest if kind.partners else "",
        heap=won_by(moment, seat)[:1] if kind.has_loose else (),
        sweeps=seen.sweeps[side] if kind.has_loose else 0,
        deals=(Line("table.deals"),) if seen.dealer == seat else (),
        lines=tuple(own_lines(table, moment)) if is_bottom else (),
    )


def is_near(table: TableFacts, moment: Moment, seat: int) -> bool:
    """Return whether a player is near the limit of the match."""
    limit, standing = table.kind.goal.limit, moment.seen.standing
    reached = standing.scores[standing.sides[seat]] + max(1, limit * NEAR)
    return 0 < limit <= reached


def standing_of(table: TableFacts, moment: Moment, seat: int) -> Words:
    """Return how a player stands."""
    standing, goal = moment.seen.standing, table.kind.goal
    score = standing.scores[standing.sides[seat]]
    if standing.out[seat]:
        return Line("table.out"), Line("table.out_short")
    if goal.counts == HANDS_WON:
        ends, facts = ("", "_short", "_narrow"), {"won": score, "goal": goal.limit}
        won = (Line(f"table.hands_won{end}", facts) for end in ends)
        return *won, Joined((Strong(score), goal.limit), " / ")
    points, used = _points(score, goal.limit), standing.rebuys[seat]
    if not (goal.rebuys and used):
        return points
    rebuys = Line("table.rebuys_short", {"used": used, "most": goal.rebuys})
    both = (Line("table.score_and_rebuys", {"score": one, "rebuys": rebuys}) for one in points)
    return *both, *points


def _points(score: int, limit: int) -> Words:
    """Return a score, beside the limit where there is one."""
    said = SignedScore(score)
    facts: dict[str, Fact] = {"score": score, "said": said, "limit": limit}
    key = "table.score_of" if limit else "table.score"
    beside = (Joined((Strong(said), limit), " / "),) if limit else ()
    return Line(key, facts), Line(f"{key}_short", facts), *beside, Strong(said)


def won_by(moment: Moment, seat: int) -> Words:
    """Return how many cards the side of a seat has taken, and how often it cleared the table: two
    things, not two wordings."""
    seen = moment.seen
    side = seen.standing.sides[seat]
    heap = Line("table.heap", {"count": seen.won[side].bit_count()})
    return heap, Line("table.sweeps", {"count": seen.sweeps[side]})


def own_lines(table: TableFacts, moment: Moment) -> Iterator[Words]:
    """Yield what the player at the bottom is told besides name and score, most wanted first."""
    kind, seen = table.kind, moment.seen
    goal, standing = kind.goal, seen.standing
    if kind.has_loose:
        yield from ((one,) for one in won_by(moment, moment.bottom))
        return
    if moment.is_open and not kind.melds_score and not moment.is_dealing:
        yield _both("table.in_hand", points=kind.points_of(seen.hand))
    if moment.staged:
        yield _both("table.staged")
    elif goal.rebuys:
        yield _both("table.rebuys", used=standing.rebuys[moment.bottom], most=goal.rebuys)
    elif goal.hands and not kind.contracts:
        yield _both("table.hand_of", number=seen.hand_no, most=goal.hands)
    if kind.has_river and not moment.is_dealing:
        yield _both("table.stock_left", count=seen.stock_size)
    elif kind.has_pot:
        yield (Line("table.pot", {"coins": sum(standing.paid)}),)


def _both(key: str, **facts: int) -> Words:
    return Line(key, facts), Line(f"{key}_narrow", facts)


def sums_of(table: TableFacts, moment: Moment) -> Words:
    """Return the points of the viewer's melds and hand; nothing where melds do not count."""
    seen, kind = moment.seen, table.kind
    if not kind.melds_score or not moment.is_open:
        return ()
    own = (pack(meld.cards) for meld in seen.melds if meld.owner == seen.viewer)
    laid, held = sum(map(kind.points_of, own)), kind.points_of(seen.hand)
    return (Line("table.sums", {"laid": SignedScore(laid), "held": Number(-held)}),)
