"""What is said of a contract: which one it is, its parts, and what is missing."""

from __future__ import annotations

from collections.abc import Sequence

from game.engine.cards import RANK, CardId
from game.engine.notation import AnyRules
from game.engine.rules import Refusal
from game.engine.rummy.flow import RummyRules
from game.play.staging import Staging
from game.scenes.table.paint_felt import ContractWords
from game.scenes.table.paint_tray import SlotWords
from game.view.model import TableView
from game.view.table_words import TableWords

#: More cards than this are not listed where one is missing.
WANTED_MOST = 3


def contract_words(words: TableWords, rules: AnyRules, view: TableView) -> ContractWords:
    """For the plate in the sky."""
    kind = words.kind
    now, count = kind.contract_now(view.standing), len(kind.contracts)
    title = words.text("table.contract", number=now + 1, most=count)
    names = kind.contracts[now]
    cards = 0
    if isinstance(rules, RummyRules):
        cards = sum(rules.game.melds[name].min for name in names)
    melds = melds_of(words, now)
    parts = words.text("table.contract_cards", melds=melds, cards=cards)
    return ContractWords(now, count, title, f"{now + 1} / {count}", parts, melds)


def melds_of(words: TableWords, contract: int) -> str:
    """1 trio + 2 escaleras."""
    names = words.kind.contracts[contract]
    return " + ".join(
        f"*{words.wording.melds(name, names.count(name))}*" for name in dict.fromkeys(names)
    )


def slot_words(words: TableWords, staging: Staging) -> list[SlotWords]:
    return [
        SlotWords(
            words.text(
                "table.slot",
                meld=words.meld_title(slot.name),
                have=len(slot.cards),
                need=slot.least,
            ),
            f"{len(slot.cards)} / {slot.least}",
            slot.is_complete,
        )
        for slot in staging.slots()
    ]


def missing_words(words: TableWords, staging: Staging) -> tuple[str, ...]:
    """Why what is staged cannot be laid down, in full and in fewer words; nothing: it can."""
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
    """Cards that would do, in few words; empty if they are many."""
    own = [card for card in wants if not words.kind.wilds >> card & 1]
    if len({RANK[card] for card in own}) == 1:
        return words.rank(RANK[own[0]])
    if 0 < len(own) <= WANTED_MOST:
        return words.any_of([words.card(card) for card in own])
    return ""
