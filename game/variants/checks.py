"""Whether a game makes sense as a whole: enough cards, melds that can be made, ends that come.

A check names the key paths it looks at. It is left out where one of them is missing or already
at fault, so that one mistake is noted once.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeVar

from game.engine.cards import RANK
from game.engine.fishing.game import Capture, FishingDeal
from game.engine.game_parts import Deck, Players
from game.engine.parts import for_players
from game.engine.rummy.game import RummyDeal
from game.engine.rummy.meld_part import MeldPart
from game.engine.rummy.opening import AS_USUAL, Opening, Round
from game.engine.rummy.parts import LayOff, Pile
from game.engine.scoring.hand_score import HandScore
from game.engine.scoring.match_end import MatchEnd
from game.engine.scoring.points import RANK_NAMES, PointTable, cards_of
from game.reading.faults import Fact, Faults, FilePlace, nearest
from game.reading.printable import clipped
from game.reading.yaml_tree import Node
from game.variants.inherit import node_at, place_of
from game.variants.schema import Draft


class Report:
    """The report of a check: each fault is noted at the place of a key path, or, where a file below
    wrote that, at what was laid over it last: before that, nothing was wrong. `slots`: where that
    is looked for."""

    def __init__(self, node: Node, faults: Faults, slots: Sequence[str]) -> None:
        self._node = node
        self._faults = faults
        self._slots = slots

    def error(self, path: str, key: str, **facts: Fact) -> None:
        place = self._place(path)
        # One change of a file below is told once, however much it breaks.
        if place == place_of(self._node, path) or not self._faults.has(place, key):
            self._faults.error(place, path, key, **facts)

    def warning(self, path: str, key: str, **facts: Fact) -> None:
        self._faults.warning(self._place(path), path, key, **facts)

    def idle(self, path: str, key: str, **facts: Fact) -> None:
        """Note a doubt about something that does no harm, if it was said on purpose: a file below
        may say more than is wanted of it."""
        if is_last(self._node, place_of(self._node, path)):
            self.warning(path, key, **facts)

    def _place(self, path: str) -> FilePlace:
        place = place_of(self._node, path)
        if is_last(self._node, place):
            return place
        changed = (last_of(self._node, slot) for slot in self._slots)
        return next(filter(None, changed), place)


def is_last(root: Node, place: FilePlace) -> bool:
    """Return whether a place is one of the file, or of the choice, that was laid over last."""
    return bool(place.via) if root.place.via else place.file == root.place.file


def last_of(root: Node, slot: str) -> FilePlace | None:
    """Return where the file or choice laid over last says something of a slot."""
    node = node_at(root, slot)
    if node is None or not is_last(root, node.key_place):
        return None
    while isinstance(node.value, dict):
        said = (one for one in node.value.values() if is_last(root, one.key_place))
        inner = next(said, None)
        if inner is None:
            break
        node = inner
    return node.key_place


class Check(NamedTuple):
    """A check of a game. `find` is called with a report and the slots of the paths, in the order of
    the paths."""

    paths: tuple[str, ...]
    slots: tuple[str, ...]
    find: Callable[..., None]


#: The checks of every family, those of all games first.
_CHECKS: dict[str, list[Check]] = {"rummy": [], "fishing": []}
Find = TypeVar("Find", bound=Callable[..., None])


def looks_at(*paths: str, family: str = "") -> Callable[[Find], Find]:
    """Register a check of one family, or of every game."""

    slots = tuple(dict.fromkeys(path.partition(".")[0] for path in paths))

    def register(find: Find) -> Find:
        for name, checks in _CHECKS.items():
            if family in ("", name):
                checks.append(Check(paths, slots, find))
        return find

    return register


def _parts(draft: Draft) -> Iterator[tuple[str, Any]]:
    """Yield the parts that know what makes no sense in them, with their paths."""
    for slot, read in draft.items():
        named = read.items() if isinstance(read, Mapping) else ()
        for path, part in ((slot, read), *((f"{slot}.{name}", one) for name, one in named)):
            if hasattr(part, "flaws"):
                yield path, part


def check(family: str, draft: Draft, node: Node, faults: Faults) -> None:
    parts = [(path, part) for path, part in _parts(draft) if not faults.taints(path)]
    sound = [
        one
        for one in _CHECKS[family]
        if all(slot in draft for slot in one.slots)
        and not any(faults.taints(path) for path in one.paths)
    ]
    for path, part in parts:
        report = Report(node, faults, [path])
        for field, key, facts, is_grave in part.flaws():
            (report.error if is_grave else report.idle)(f"{path}.{field}", key, **facts)
    for one in sound:
        report = Report(node, faults, one.slots)
        one.find(report, *(draft[slot] for slot in one.slots))


@looks_at("players.partners", "match_end", family="fishing")
def partners_drop_out_together(report: Report, players: Players, match_end: MatchEnd) -> None:
    """Refuse partners where players drop out: buying back in is one player's affair."""
    if players.partners and match_end.goal.puts_out:
        report.error("match_end", "fault.partners_eliminated")


@looks_at("score", "match_end")
def the_better_score_wins(report: Report, score: HandScore, match_end: MatchEnd) -> None:
    few = score.few_are_good
    if match_end.goal.high_is_good is not few:
        return
    if match_end.may_win_either_way:
        given, instead = ("highest", "lowest") if few else ("lowest", "highest")
        report.warning("match_end.wins", "fault.wins_the_wrong_way", given=given, instead=instead)
    else:
        key = "fault.few_points_are_good" if few else "fault.many_points_are_good"
        report.warning("match_end", key)


#: The largest sum of cards that is looked at.
SUM_MOST = 99


@looks_at("players", "deck")
def packs_are_told_for_everybody(report: Report, players: Players, deck: Deck) -> None:
    for key, given in (("packs", deck.packs), ("jokers", deck.jokers)):
        for count in range(players.min, players.max + 1):
            if not isinstance(given, int) and count not in given:
                report.error(f"deck.{key}", "fault.players_not_told", players=count)


@looks_at("players", "deck", "deal", "match_end", family="fishing")
def deals_come_out_even(
    report: Report, players: Players, deck: Deck, deal: FishingDeal, match_end: MatchEnd
) -> None:
    # Where players drop out, those left play on.
    least = 2 if match_end.goal.puts_out else players.min
    uneven: dict[str, Fact] = {}
    for count in range(least, players.max + 1):
        if not isinstance(deal.hand, int) and count not in deal.hand:
            report.error("deal.hand", "fault.players_not_dealt", players=count)
            continue
        hand, cards = for_players(deal.hand, count), len(deck.at(max(count, players.min)).cards())
        needed, left = deal.table + count * hand, (cards - deal.table) % (count * hand)
        if needed > cards:
            facts = {"players": count, "needed": needed, "deck": cards}
            report.error("deal.hand", "fault.deck_too_small", **facts)
            return
        if left and not uneven:
            uneven = {"players": count, "deck": cards, "table": deal.table, "hand": hand}
            uneven["left"] = left
    if uneven:
        report.error("deal.hand", "fault.deal_uneven", **uneven)


@looks_at("deck", "deal", family="fishing")
def tables_are_not_redealt_for_ever(report: Report, deck: Deck, deal: FishingDeal) -> None:
    cards = deck.cards()
    unwelcome = {card for name in deal.redeal_on for card in cards_of(name)}
    if 4 * len(unwelcome & set(cards)) > len(cards):
        report.error("deal.redeal_on", "fault.redeal_too_often")


@looks_at("capture", "deal", family="fishing")
def first_tables_make_a_sum(report: Report, capture: Capture, deal: FishingDeal) -> None:
    if deal.first_table == "dealer" and not capture.together:
        report.error("deal.first_table", "fault.first_table_no_sum")


@looks_at("deck", "capture", family="fishing")
def every_card_has_a_part(report: Report, deck: Deck, capture: Capture) -> None:
    paired = {RANK_NAMES.index(rank) for rank in capture.pair_only}
    if not paired and not _some_card_takes(deck, capture):
        report.error("capture", "fault.nothing_taken")
        return
    idle: dict[str, None] = {}
    torn: dict[str, None] = {}
    for card in deck.cards():
        numbers = capture.adds.lists[card] or capture.reach.lists[card]
        if RANK[card] in paired and numbers:
            torn[RANK_NAMES[RANK[card]]] = None
        elif RANK[card] not in paired and not numbers:
            idle[RANK_NAMES[RANK[card]]] = None
    if idle:
        report.warning("capture", "fault.idle_cards", ranks=", ".join(idle))
    if torn:
        report.warning("capture.pair_only", "fault.pair_only_with_value", ranks=", ".join(torn))


def _some_card_takes(deck: Deck, capture: Capture) -> bool:
    """Return whether cards of the deck can add up to what one of them takes."""
    cards = deck.cards()
    sums = {0}
    for card in cards:
        added = {one + value for one in sums for value in capture.adds.lists[card]}
        sums |= {one for one in added if one <= SUM_MOST}
    taken = {value for card in cards for value in capture.reach.lists[card]}
    return bool(sums & taken)


@looks_at("match_end.count", family="fishing")
def fishing_rounds_are_counted(report: Report, match_end: MatchEnd) -> None:
    if not match_end.hands_most():
        report.error("match_end", "fault.rounds_without_number")


Melds = Mapping[str, MeldPart]


def _counts(players: Players) -> range:
    return range(players.min, players.max + 1)


@looks_at("players.partners", family="rummy")
def everybody_plays_alone(report: Report, players: Players) -> None:
    """Refuse partners: hands are scored for each player, and nobody's melds count for another."""
    if players.partners:
        report.error("players.partners", "fault.partners_in_rummy")


@looks_at("players", "deal.hand", family="rummy")
def every_count_is_dealt_to(report: Report, players: Players, deal: RummyDeal) -> None:
    if isinstance(deal.hand, int):
        return
    for count in _counts(players):
        if count not in deal.hand:
            report.error("deal.hand", "fault.players_not_dealt", players=count)
    for count in deal.hand:
        if count not in _counts(players):
            report.idle(
                f"deal.hand.{count}",
                "fault.players_not_offered",
                given=count,
                least=players.min,
                most=players.max,
            )


def _hands(
    players: Players, deal: RummyDeal, opening: Opening
) -> Iterator[tuple[str, int, int, Round | None]]:
    """Yield how many cards each player is dealt: the key path that says it, the number of players,
    the cards, and the round, if it has a contract."""
    usual = [
        ("deal.hand", count, for_players(deal.hand, count))
        for count in _counts(players)
        if isinstance(deal.hand, int) or count in deal.hand
    ]
    if not opening.rounds:
        yield from ((*hand, None) for hand in usual)
        return
    for number, one in enumerate(opening.rounds, 1):
        for path, count, cards in usual:
            if one.deal:
                yield f"opening.rounds.{number}", count, one.deal, one
            else:
                yield path, count, cards, one


@looks_at("players", "deck", "deal", "opening", "wild", family="rummy")
def enough_cards(
    report: Report,
    players: Players,
    deck: Deck,
    deal: RummyDeal,
    opening: Opening,
    wild: tuple[str, ...],
) -> None:
    decks = {count: deck.at(count) for count in _counts(players)}
    sizes = {at: (len(one.cards()), len(_wild_cards(one, wild))) for at, one in decks.items()}
    for path, count, hand, _ in _hands(players, deal, opening):
        cards, wilds = sizes[count]
        # At least one card must be left to draw, and a natural one to turn up.
        left = 1 + deal.upcard
        if deal.upcard and deal.wild_upcard == "rebury" and 2 * wilds <= cards:
            left = max(left, 1 + wilds)
        needed = count * hand + left
        if needed > cards:
            report.error(path, "fault.deck_too_small", players=count, needed=needed, deck=cards)
            return


@looks_at(
    *("melds", "deal", "deck", "wild", "players", "pile", "opening", "final_discard"),
    family="rummy",
)
def melds_can_be_made(
    report: Report,
    melds: Melds,
    deal: RummyDeal,
    deck: Deck,
    wild: tuple[str, ...],
    players: Players,
    pile: Pile,
    opening: Opening,
    final_discard: str,
) -> None:
    wilds = len(_wild_cards(deck, wild))
    hands = [hand for _, _, hand, _ in _hands(players, deal, opening)]
    asked = {name for one in opening.rounds for name in one.melds}
    # Where many cards may be taken, hands tell nothing; contracts are looked at by themselves.
    is_told = bool(hands) and opening.new_melds_later and not pile.takes_many
    held = max(hands, default=0) + 1 - (final_discard == "required")
    for name, meld in melds.items():
        if meld.min > meld.max:
            continue
        most = meld.most_alike(deck.most_packs) + min(wilds, meld.cap_when_laid)
        if meld.min > most:
            report.error(f"melds.{name}.min", "fault.set_impossible", least=meld.min, most=most)
        elif is_told and name not in asked and meld.min > held:
            report.error(f"melds.{name}.min", "fault.meld_impossible", least=meld.min, most=held)


def _wild_cards(deck: Deck, wild: tuple[str, ...]) -> set[int]:
    cards = set(deck.cards())
    return {card for rank in wild for card in cards_of(rank) if card in cards}


@looks_at("deck", "wild", family="rummy")
def most_cards_are_natural(report: Report, deck: Deck, wild: tuple[str, ...]) -> None:
    """Refuse a deck with hardly a natural card: no meld means anything, and no first card can be
    turned up."""
    if 2 * len(_wild_cards(deck, wild)) > len(deck.cards()):
        report.error("wild", "fault.too_many_wilds")


@looks_at("deck.jokers", "wild", "melds", family="rummy")
def wild_cards_have_a_use(report: Report, deck: Deck, wild: tuple[str, ...], melds: Melds) -> None:
    taken = any(meld.wilds for meld in melds.values())
    if deck.most_jokers and "joker" not in wild:
        report.warning("deck.jokers", "fault.jokers_not_wild")
    elif not taken and (deck.most_jokers or wild not in ((), ("joker",))):
        report.warning("wild", "fault.wilds_in_no_meld")


@looks_at("melds", "opening", family="rummy")
def contracts_name_melds(report: Report, melds: Melds, opening: Opening) -> None:
    asked = {name for one in opening.rounds for name in one.melds}
    told: set[str] = set()
    for number, one in enumerate(opening.rounds, 1):
        for name in dict.fromkeys(one.melds):
            if name not in melds and name not in told:
                told.add(name)
                report.error(
                    f"opening.rounds.{number}",
                    "fault.unknown_meld",
                    given=clipped(name),
                    allowed=", ".join(melds),
                    **nearest(name, melds),
                )
    if opening.new_melds_later or not asked <= melds.keys():
        return
    for name in melds:
        if name not in asked:
            report.idle(f"melds.{name}", "fault.meld_unused", given=name)


@looks_at("players", "deal", "pile", "melds", "opening", "final_discard", family="rummy")
def contracts_fit_the_hand(
    report: Report,
    players: Players,
    deal: RummyDeal,
    pile: Pile,
    melds: Melds,
    opening: Opening,
    final_discard: str,
) -> None:
    if pile.takes_many:
        return
    reported: set[Round] = set()
    for _, _, hand, one in _hands(players, deal, opening):
        if one is None or one in reported or not all(name in melds for name in one.melds):
            continue
        size = sum(melds[name].min for name in one.melds)
        discard = final_discard if one.final_discard == AS_USUAL else one.final_discard
        if size > hand + 1 - (discard == "required"):
            reported.add(one)
            key = "fault.contract_leaves_no_discard" if size == hand + 1 else "fault.contract_size"
            path = f"opening.rounds.{opening.rounds.index(one) + 1}"
            report.error(path, key, size=size, hand=hand)


@looks_at("melds", "opening", family="rummy")
def double_sets_can_be_laid(report: Report, melds: Melds, opening: Opening) -> None:
    if not opening.double_sets:
        return
    for name in dict.fromkeys(name for one in opening.rounds for name in one.melds):
        meld = melds.get(name)
        if meld and not meld.is_run and (meld.exact_when_laid or meld.max < 2 * meld.min):
            report.error("opening.double_sets", "fault.double_set", given=name)


@looks_at("deal", "melds", "opening", "lay_off", "players", family="rummy")
def hands_can_end(
    report: Report,
    deal: RummyDeal,
    melds: Melds,
    opening: Opening,
    lay_off: LayOff,
    players: Players,
) -> None:
    """Refuse contracts smaller than the hand, where cards can be put down in no other way."""
    if lay_off.to != "nobody" or opening.new_melds_later:
        return
    for _, _, hand, one in _hands(players, deal, opening):
        if one is None or not all(name in melds for name in one.melds):
            continue
        if sum(melds[name].min for name in one.melds) < hand:
            report.error("lay_off.to", "fault.hand_never_ends")
            return


@looks_at("match_end.count", "opening", family="rummy")
def rounds_are_counted(report: Report, match_end: MatchEnd, opening: Opening) -> None:
    contracts, hands = len(opening.rounds), match_end.goal.hands
    if not match_end.hands_most() and not contracts:
        report.error("match_end", "fault.rounds_without_number")
    elif contracts and hands not in (0, contracts):
        report.warning("match_end.count", "fault.rounds_differ", given=hands, contracts=contracts)


@looks_at("deck", "melds", "score", family="rummy")
def every_card_has_a_value(report: Report, deck: Deck, melds: Melds, score: HandScore) -> None:
    suited = [rank for rank in RANK_NAMES[1:] if rank not in deck.without]
    held = [*suited, *(["joker"] if deck.most_jokers else [])]
    _report_unvalued(report, f"score.{score.held_key}", score.held, held)
    wild_runs = any(meld.wilds for meld in melds.values() if meld.is_run)
    for name, table in score.tables(wild_runs=wild_runs).items():
        _report_unvalued(report, f"score.{name}", table, suited)


def _report_unvalued(report: Report, path: str, table: PointTable, ranks: list[str]) -> None:
    lacking = [rank for rank in ranks if not all(table.lists[card] for card in cards_of(rank))]
    if lacking:
        report.warning(path, "fault.no_points_for", ranks=", ".join(lacking))
