"""The words of a contract: the melds it asks for, and what is missing."""

from collections.abc import Sequence

from game.engine.cards import RANK, CardId
from game.engine.rules import Refusal
from game.play.intents.staging import Staging
from game.view.table.words import TableWords

#: Where more cards than this would do, they are not listed.
WANTED_MOST = 3


def melds_of(words: TableWords, contract: int) -> str:
    """Return the melds of a contract, as text: "1 trio + 2 escaleras"."""
    names = words.kind.contracts[contract]
    return " + ".join(
        f"*{words.wording.melds(name, names.count(name))}*" for name in dict.fromkeys(names)
    )


def missing_words(words: TableWords, staging: Staging) -> tuple[str, ...]:
    """Return why the staged cards cannot be laid down, in full and in fewer words; nothing if they
    can."""
    slots = [slot for slot in staging.slots() if not (slot.is_complete or slot.spared)]
    missing = sum(max(0, slot.least - len(slot.cards)) for slot in slots)
    if not missing:
        found = staging.lay_down()
        return (words.refusal(found),) if isinstance(found, Refusal) else ()
    short = words.text("table.missing", count=missing)
    slot = next(slot for slot in slots if len(slot.cards) < slot.least)
    wanted = _wanted(words, slot.wants) if missing == 1 else ""
    if not wanted:
        return (short,)
    title = words.meld_title(slot.name)
    return words.text("table.missing_which", meld=title, cards=wanted), short


def _wanted(words: TableWords, wants: Sequence[CardId]) -> str:
    """Return the cards that would do, in few words; "" if they are many."""
    own = [card for card in wants if not words.kind.wilds >> card & 1]
    if len({RANK[card] for card in own}) == 1:
        return words.rank(RANK[own[0]])
    if 0 < len(own) <= WANTED_MOST:
        return words.any_of([words.card(card) for card in own])
    return ""
