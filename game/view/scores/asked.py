"""What is asked for when a hand of real cards is entered, in words."""

from collections.abc import Sequence

from game.engine.cards import RANK, CardId
from game.engine.notation import AnyRules
from game.engine.state import TableState
from game.play.pieces.line import Line, Listed, melds_counted
from game.play.session.table_kind import TableKind
from game.view.scores.hand import category_of
from game.view.scores.said import label_of
from game.view.table.log import Wording


def hand_asked(wording: Wording, kind: TableKind, before: TableState, number: int) -> list[str]:
    """Return who deals a hand, and its contract."""
    dealer = wording.players[before.dealer]
    said = [wording.text("book.deals", player=dealer, number=number)]
    if kind.contracts:
        melds = Listed(melds_counted(kind.contracts[kind.contract_now(before.standing)]))
        said.append(wording.sentence(Line("book.contract", {"melds": melds})))
    return said


def thing_asked(wording: Wording, rules: AnyRules, at: int) -> str:
    """Return what a thing of a fishing game is called."""
    category = category_of(rules.things[at], rules.deck)
    key = f"book.count_{category.kind}"
    return wording.text(key) if wording.has(key) else label_of(wording, category)


def cards_named(wording: Wording, cards: Sequence[CardId]) -> str:
    """Return the ranks of cards, each once with how often it is there."""
    ranks = [wording.rank(RANK[card]) if RANK[card] else "\N{BLACK STAR}" for card in cards]
    counted = [
        rank if ranks.count(rank) == 1 else f"{ranks.count(rank)}\N{MULTIPLICATION SIGN}{rank}"
        for rank in dict.fromkeys(ranks)
    ]
    return " ".join(counted)
