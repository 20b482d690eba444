"""The sections of a rule book by their keys, and which of them answers a refusal."""

from __future__ import annotations

GOAL, DEAL, TURN, DRAW, MELDS = "goal", "deal", "turn", "draw", "melds"
WILDS, CONTRACTS, LAY_OFF = "wilds", "contracts", "lay_off"
CAPTURE, INERT, BUILD, FILA, SWEEP = "capture", "inert", "build", "fila", "sweep"
END, SCORING, MATCH, MONEY, HOUSE = "end", "scoring", "match", "money", "house"

#: By section, the refusals it explains, each without its "refuse.".
EXPLAINS: dict[str, tuple[str, ...]] = {
    DEAL: ("deal_first",),
    TURN: (
        *("not_your_turn", "not_now", "draw_first", "already_drew", "malformed", "not_held"),
        *("not_in_this_game", "undo.nothing", "undo.seen", "redo.nothing", "play.one_only"),
        *("discard.one_only", "discard.none_marked"),
    ),
    DRAW: (
        *("draw.stock_empty", "draw.pile_empty", "draw.never_from_pile", "draw.unplayable"),
        *("draw.not_once_opened", "draw.not_for_lay_off", "taken_card_stranded"),
        *("discard.taken_card_first", "discard.just_taken"),
    ),
    MELDS: (
        *("meld.too_few", "meld.too_many", "set.ranks_differ", "set.suit_twice"),
        *("set.fourth_suit", "set.suit_missing", "set.no_wilds", "run.suit", "run.not_next"),
        *("run.ace_both_ways", "run.no_wilds", "meld.too_many_wilds", "meld.only_wilds"),
        "open.no_contract",
    ),
    WILDS: (
        *("run.wild_locked", "run.wild_no_seat", "discard.wild"),
        *("reclaim.never", "reclaim.no_wild", "reclaim.other_card"),
    ),
    CONTRACTS: (
        *("contract_first", "open.already", "open.not_exact"),
        *("stage.no_slot", "stage.not_here", "stage.incomplete"),
        *("open.same_rank", "open.adjoining_runs", "meld.not_after_contract"),
    ),
    LAY_OFF: (
        *("same_turn_as_opening", "no_such_meld", "lay_off.never", "lay_off.not_opened"),
        *("lay_off.own_only", "lay_off.full", "lay_off.rank", "lay_off.not_there"),
        *("run.no_room", "run.rank_there", "lay_off.needs_card"),
    ),
    CAPTURE: (
        *("not_on_table", "no_such_build", "take.nothing", "take.value", "take.not_sum"),
        *("take.build_value", "take.pairs_only"),
    ),
    INERT: ("take.inert",),
    BUILD: (
        *("trail.own_build", "build.never", "build.no_card", "build.not_sum"),
        *("build.nothing_under", "build.no_raise", "build.no_raise_own", "build.no_old_card"),
        *("build.raise_by_table_card", "build.keep_card", "build.must_continue"),
    ),
    FILA: ("build.closed",),
    END: ("discard.not_the_last", "keep_a_discard", "too_large"),
    MATCH: ("match_over", "decide_first"),
}

#: The key of a refusal -> the section that explains it.
SECTION_OF_REFUSAL: dict[str, str] = {
    f"refuse.{refusal}": section for section, refusals in EXPLAINS.items() for refusal in refusals
}


def section_for(refusal: str) -> str:
    """The section to open where somebody asks why; how a turn goes, if nothing is closer."""
    return SECTION_OF_REFUSAL.get(refusal, TURN)
