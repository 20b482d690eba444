"""A row for each kind of event: its movement, its sound, and where it is told.

Its sentence is in the texts under `log.` and its name; the facts of the sentence are gathered by
`Narrator`, and a sound that depends on more than the kind is chosen by `EventSounds`. Sounds are
chosen only by what the viewer may see: any card that comes face down has the same one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Literal, NamedTuple

from game.engine.cards import each
from game.engine.events import Event
from game.engine.notation import AnyRules
from game.engine.state import NOBODY, Meld
from game.engine.visibility import Observation
from game.play.session.table_kind import few_of, prized_of
from game.view.motion.motion import FLIP, MOVE, POINTS, POINTS_WAIT
from game.view.motion.places import Zone

#: Seconds a card is on its way, and between the starts of two cards; then the most for all of them.
#: To draw is also to cut.
DRAW = 0.300
DEALT = 0.240, 0.050, 0.560
LAID_DOWN = 0.240, 0.070
SWEPT = MOVE, 0.018, 0.700
#: The seconds for which it is seen that a bot has taken or added a card, or laid several down.
TAKEN, LAID = 0.3, 0.4
#: How high a dealt card flies above the straight line, as a part of the length of its way.
DEAL_ARC = 0.08

#: What moves in an event: all cards it names, the one it calls "card", or the points of hands and
#: the star of a cleared table.
Named = Literal["all", "card", "points", "none"]
#: Of the cards an event names, those that come to lie open.
Lays = Literal["all", "first", "card", "none"]


class MovementWay(NamedTuple):
    """The movement of an event. `apart`: seconds between the starts of two cards; fewer where all
    would take longer than `in_all`. `named`: which cards travel; `leaving`: whether all others that
    leave the picture do, too. `out_of`, `into`: where cards come from and go to when they are not
    in the picture. `rises`: a card goes over its place and comes down into it. `meets`: the first
    card goes to the others before all leave. `sounds`: the cue heard as each card starts; all else
    is heard by `EventSounds`. `waits`: seconds before the first starts. `riffles`: the stock is
    riffled at the end. `held_up`: seconds a card is shown to all at its goal, before it returns.
    `in_turn`: seconds between the starts of successive events of this kind, which are shown
    together; the cards of several go round the table."""

    lasts: float = 0.0
    apart: float = 0.0
    in_all: float = 0.0
    named: Named = "all"
    leaving: bool = False
    out_of: Zone | None = None
    into: Zone | None = None
    arc: float = 0.0
    spins: bool = False
    rises: bool = False
    meets: bool = False
    sounds: str = ""
    waits: float = 0.0
    riffles: bool = False
    held_up: float = 0.0
    in_turn: float | None = None


#: The way of a step without an event, and of events that move no card.
STAYS = MovementWay(MOVE)


class EventRow(NamedTuple):
    """What is shown and heard of an event. `cue`: its sound, where it is always the same. `said`:
    told in words while it happens; otherwise cards, plaques or light tell it. `logged`: in the list
    of what was done in this hand. `is_news`: told to a player who was not looking meanwhile.
    `lays`: which of its cards come to lie open on the table. `icon`: the drawing beside its
    sentence. `is_seen`: the seconds for which an act of a bot is seen before the next one; a card
    that is drawn or discarded needs none."""

    way: MovementWay = STAYS
    cue: str = ""
    said: bool = True
    logged: bool = True
    is_news: bool = True
    lays: Lays = "none"
    icon: str = "icon_meld"
    is_seen: float = 0.0


EVENT_ROWS: Mapping[str, EventRow] = {
    "hand_began": EventRow(
        MovementWay(*SWEPT, "none", True, into="stock", riffles=True), "shuffle", is_news=False
    ),
    "cut": EventRow(
        MovementWay(DRAW, out_of="stock", into="hand", sounds="flip", held_up=0.260, in_turn=0.080),
        logged=False,
        is_news=False,
    ),
    # The cards of a deal have a sound each as they fly.
    "dealt": EventRow(
        MovementWay(
            *DEALT,
            out_of="stock",
            into="hand",
            arc=DEAL_ARC,
            spins=True,
            sounds="deal",
            in_turn=DEALT[1],
        ),
        said=False,
        logged=False,
        is_news=False,
    ),
    "reburied": EventRow(STAYS, "slide"),
    "upcard": EventRow(MovementWay(FLIP, out_of="stock", into="pile"), "flip", is_news=False),
    "stock": EventRow(said=False, is_news=False),
    "laid_out": EventRow(MovementWay(*DEALT[:2], out_of="stock", arc=DEAL_ARC)),
    "turn": EventRow(said=False, logged=False, is_news=False),
    "drew": EventRow(MovementWay(DRAW, out_of="stock", into="hand", rises=True), icon="icon_draw"),
    "took": EventRow(
        MovementWay(*SWEPT, out_of="pile", into="hand"), icon="icon_take", is_seen=TAKEN
    ),
    "dry": EventRow(STAYS, "stock_empty", is_seen=LAID),
    "recycled": EventRow(
        MovementWay(*SWEPT, "none", True, into="stock"), "reshuffle", is_seen=LAID
    ),
    "melded": EventRow(MovementWay(*LAID_DOWN, out_of="hand"), lays="all", is_seen=LAID),
    "added": EventRow(
        MovementWay(LAID_DOWN[0], named="card", out_of="hand"), lays="card", is_seen=TAKEN
    ),
    "reclaimed": EventRow(
        MovementWay(LAID_DOWN[0], named="card", leaving=True, out_of="hand", into="hand"),
        "joker_moves",
        lays="card",
        icon="icon_swap",
        is_seen=LAID,
    ),
    "opened": EventRow(STAYS, "contract"),
    "discarded": EventRow(
        MovementWay(MOVE, out_of="hand", into="pile"), "discard", icon="icon_discard"
    ),
    "trailed": EventRow(
        MovementWay(MOVE, out_of="hand"), lays="first", icon="icon_discard", is_seen=TAKEN
    ),
    "taken": EventRow(
        MovementWay(*SWEPT, leaving=True, out_of="hand", into="won", meets=True),
        icon="icon_check",
        is_seen=LAID,
    ),
    "swept": EventRow(MovementWay(0.500, named="points", waits=0.500), "wincho", icon="wincho"),
    "built": EventRow(MovementWay(MOVE, out_of="hand"), lays="first", is_seen=LAID),
    "leftovers": EventRow(MovementWay(*SWEPT, into="won")),
    "shown": EventRow(MovementWay(FLIP, out_of="hand", in_turn=0.0), "fan", said=False),
    "hand_over": EventRow(MovementWay(waits=0.300), icon="icon_check"),
    "scored": EventRow(
        MovementWay(POINTS, named="points", waits=POINTS_WAIT, sounds="coin"), said=False
    ),
    "must_decide": EventRow(STAYS, "over_limit"),
    # The event `eliminated` follows and has the sound.
    "declined": EventRow(),
    "rebought": EventRow(STAYS, "reenganche"),
    "eliminated": EventRow(STAYS, "retire"),
    "to_deal": EventRow(said=False),
    # The page that follows has the sound: it is known there who has won.
    "match_over": EventRow(),
}


#: Seconds between the notes that sound as the cards of a run land, or as cards are counted up.
NOTES_APART = 0.07


class Sound(NamedTuple):
    """A sound with the arguments of `Player.play`."""

    cue: str
    step: int = 1
    delay: float = 0.0


class EventSounds:
    """The choice of sounds for events. `people`: the seats of those who play at this screen. Each
    event must be asked for once, after the view has followed it."""

    def __init__(self, rules: AnyRules, view: Observation, people: Collection[int]) -> None:
        self._people = people
        self._few = few_of(rules, len(view.hand_sizes))
        #: Seats that have come down to a few cards, for which that was already heard.
        self._alarmed: set[int] = set()
        #: How many melds of a contract have been laid one after the other by now.
        self._parts = 0
        self._contracts = bool(rules.opening.rounds)
        self._runs = frozenset(at for at, kind in enumerate(rules.kinds) if kind.is_run)
        #: Cards that take and cannot be taken; laying one down on the table has its own sound.
        self._untakeable = frozenset(each(rules.untakeable))
        #: Cards whose capture is heard as a coin.
        self._prized = frozenset(each(prized_of(rules)))
        self.follow(view)

    def follow(self, view: Observation) -> None:
        """Start from another table: after an undo, or in another match."""
        self._melds = view.melds
        self._alarmed |= self._low(view)

    def of(self, event: Event, view: Observation) -> list[Sound]:
        """Return the sounds of an event. `view`: the table after it."""
        self._parts = self._parts + 1 if event.kind == "melded" else 0
        choose = _CHOSEN.get(event.kind, EventSounds._plain)
        heard = choose(self, event, view)
        if event.kind != "dealt" and self._few_left(view):
            heard.append(Sound("two_left", delay=0.2))
        self.follow(view)
        return heard

    def _few_left(self, view: Observation) -> bool:
        """Return whether somebody has just come down to a few cards. A seat counts once, until it
        has many cards again."""
        sizes = enumerate(view.hand_sizes)
        self._alarmed -= {seat for seat, size in sizes if size > self._few + 1}
        return bool(self._low(view) - self._alarmed)

    def _low(self, view: Observation) -> set[int]:
        return {seat for seat, size in enumerate(view.hand_sizes) if 0 < size <= self._few}

    def _plain(self, event: Event, view: Observation) -> list[Sound]:
        """Return the sound of a kind of event, which may hang on one fact more."""
        cue = EVENT_ROWS[event.kind].cue
        match event.kind:
            case "turn":
                cue = "your_turn" if event.seat in self._people else "their_turn"
            case "took":
                cue = "draw" if len(event.cards) == 1 else "take_pozo"
            case "built":
                cue = "fila" if event.fact("multiple") else "build"
        return [Sound(cue)] if cue else []

    def _drew(self, event: Event, view: Observation) -> list[Sound]:
        empty = [Sound("stock_empty", delay=0.3)] if not view.stock_size else []
        return [Sound("draw"), *empty]

    def _melded(self, event: Event, view: Observation) -> list[Sound]:
        """Return the sounds of a new meld; the parts of a contract land on a rising note."""
        lands = len(event.cards) * NOTES_APART
        first = 2 * self._parts - 1 if self._contracts else 1
        landing = [Sound("laid_down", delay=lands)]
        if event.fact("kind") in self._runs:
            return [*_scale("run", len(event.cards), first), *landing]
        if self._contracts:
            landing.append(Sound("run", first, lands))
        return [Sound("pierna"), *landing]

    def _added(self, event: Event, view: Observation) -> list[Sound]:
        before, meld = self._melds[event.place], view.melds[event.place]
        if meld.kind not in self._runs:
            return [Sound("land_card"), Sound("added")]
        if _has_moved(before, meld):
            return [Sound("joker_moves")]
        return [Sound("land_card"), Sound("run", len(meld.cards))]

    def _laid_out(self, event: Event, view: Observation) -> list[Sound]:
        lying = [Sound("land_felt", delay=n * NOTES_APART) for n in range(len(event.cards))]
        return [*lying, *self._drowned(event)]

    def _trailed(self, event: Event, view: Observation) -> list[Sound]:
        return self._drowned(event) or [Sound("land_felt")]

    def _drowned(self, event: Event) -> list[Sound]:
        return [Sound("mona_drowned")] if self._untakeable.intersection(event.cards) else []

    def _taken(self, event: Event, view: Observation) -> list[Sound]:
        """Return a note for each thing taken: the sum is counted card by card."""
        if event.cards[0] in self._untakeable:
            return [Sound("land_card"), Sound("mona_taken", delay=NOTES_APART)]
        builds = sum(name == "build" for name, _ in event.facts)
        notes = len(event.cards) - 1 + builds
        coins = [Sound("coin", delay=notes * NOTES_APART)] if self._wins_prize(event) else []
        return [Sound("land_card"), *_scale("capture", notes), *coins]

    def _wins_prize(self, event: Event) -> bool:
        return not self._prized.isdisjoint(event.cards)

    def _leftovers(self, event: Event, view: Observation) -> list[Sound]:
        if self._wins_prize(event):
            return [Sound("slide"), Sound("coin", delay=NOTES_APART)]
        return [Sound("mona_taken" if self._untakeable.intersection(event.cards) else "slide")]

    def _hand_over(self, event: Event, view: Observation) -> list[Sound]:
        if event.fact("in_one"):
            return [Sound("closes"), Sound("howl", delay=0.5)]
        return [Sound("closes" if event.seat != NOBODY else "stock_empty")]


def _scale(cue: str, notes: int, first: int = 1) -> list[Sound]:
    return [Sound(cue, first + n, n * NOTES_APART) for n in range(notes)]


def _has_moved(before: Meld, run: Meld) -> bool:
    """Return whether a card that already lay in the run stands for another rank now."""
    slots = {card: before.start + at for at, card in enumerate(before.cards)}
    return any(slots.get(card, slot) != slot for slot, card in enumerate(run.cards, run.start))


_CHOSEN: dict[str, Callable[[EventSounds, Event, Observation], list[Sound]]] = {
    "drew": EventSounds._drew,
    "melded": EventSounds._melded,
    "added": EventSounds._added,
    "laid_out": EventSounds._laid_out,
    "trailed": EventSounds._trailed,
    "taken": EventSounds._taken,
    "leftovers": EventSounds._leftovers,
    "hand_over": EventSounds._hand_over,
}
