"""Checks of a fishing game: deals that come out even, cards that can take."""

from __future__ import annotations

from game.engine.cards import RANK, full_deck
from game.engine.fishing.game import Capture, FishingDeal
from game.engine.game_parts import Deck, Players
from game.engine.parts import for_players
from game.engine.scoring.match_end import Eliminate, MatchEnd, Rounds
from game.engine.scoring.points import RANK_NAMES, cards_of
from game.variants.check_frame import Report, looks_at

#: Of the numbers a card may take.
SUM_MOST = 99


@looks_at("players", "deck", "deal", "match_end")
def deals_come_out_even(
    report: Report, players: Players, deck: Deck, deal: FishingDeal, match_end: MatchEnd
) -> None:
    cards = len(full_deck(deck.packs, deck.jokers))
    # Where players drop out, those left play on.
    least = 2 if isinstance(match_end, Eliminate) else players.min
    for count in range(least, players.max + 1):
        if not isinstance(deal.hand, int) and count not in deal.hand:
            report.error("deal.hand", "fault.players_not_dealt", players=count)
            continue
        hand = for_players(deal.hand, count)
        if deal.table + count * hand > cards:
            report.error(
                "deal.hand",
                "fault.deck_too_small",
                players=count,
                needed=deal.table + count * hand,
                deck=cards,
            )
        elif (cards - deal.table) % (count * hand):
            report.error(
                "deal.hand",
                "fault.deal_uneven",
                players=count,
                deck=cards,
                table=deal.table,
                hand=hand,
                left=(cards - deal.table) % (count * hand),
            )


@looks_at("deck", "deal")
def tables_are_not_redealt_for_ever(report: Report, deck: Deck, deal: FishingDeal) -> None:
    cards = full_deck(deck.packs, deck.jokers)
    unwelcome = {card for name in deal.redeal_on for card in cards_of(name)}
    if 4 * len(unwelcome & set(cards)) > len(cards):
        report.error("deal.redeal_on", "fault.redeal_too_often")


@looks_at("deck", "capture")
def every_card_has_a_part(report: Report, deck: Deck, capture: Capture) -> None:
    paired = {RANK_NAMES.index(rank) for rank in capture.pair_only}
    if not paired and not _some_card_takes(deck, capture):
        report.error("capture", "fault.nothing_taken")
        return
    idle: dict[str, None] = {}
    torn: dict[str, None] = {}
    for card in full_deck(deck.packs, deck.jokers):
        told = capture.adds.lists[card] or capture.takes.lists[card]
        if RANK[card] in paired and told:
            torn[RANK_NAMES[RANK[card]]] = None
        elif RANK[card] not in paired and not told:
            idle[RANK_NAMES[RANK[card]]] = None
    if idle:
        report.warning("capture", "fault.idle_cards", ranks=", ".join(idle))
    if torn:
        report.warning("capture.pair_only", "fault.pair_only_with_value", ranks=", ".join(torn))


def _some_card_takes(deck: Deck, capture: Capture) -> bool:
    """Can the cards of the deck add up to what one of them takes?"""
    cards = full_deck(deck.packs, deck.jokers)
    sums = {0}
    for card in cards:
        added = {one + value for one in sums for value in capture.adds.lists[card]}
        sums |= {one for one in added if one <= SUM_MOST}
    taken = {value for card in cards for value in capture.takes.lists[card]}
    return bool(sums & taken)


@looks_at("match_end.count")
def rounds_are_counted(report: Report, match_end: MatchEnd) -> None:
    if isinstance(match_end, Rounds) and not match_end.count:
        report.error("match_end", "fault.rounds_without_number")


CHECKS = (
    deals_come_out_even,
    tables_are_not_redealt_for_ever,
    every_card_has_a_part,
    rounds_are_counted,
)
