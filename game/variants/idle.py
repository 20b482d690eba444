"""Keys that mean nothing in a game: what they say could be anything, and nothing would change."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from game.variants.schema import Draft


class Idle(NamedTuple):
    """A rule of one family, or of every game: the keys that mean nothing where `holds` does, and
    the end of the text key that says why."""

    why: str
    family: str
    paths: tuple[str, ...]
    slots: tuple[str, ...]
    holds: Callable[..., bool]


def _wilds_in(deck: Any, wild: Any) -> bool:
    return bool(deck.most_jokers and "joker" in wild) or any(rank != "joker" for rank in wild)


def _asks_twice(opening: Any, melds: Any, *, runs: bool) -> bool:
    kinds = [[melds[name].is_run for name in one.melds if name in melds] for one in opening.rounds]
    return any(asked.count(runs) > 1 for asked in kinds)


_RULES = (
    Idle(
        "no_wilds",
        "rummy",
        (
            *("wild_move", "lay_off.reclaim", "discard.wilds", "deal.wild_upcard"),
            *("melds.*.wilds", "melds.*.wilds_when_laid"),
            *("score.wild_as", "score.rescore_wilds"),
        ),
        ("deck", "wild"),
        lambda deck, wild: not _wilds_in(deck, wild),
    ),
    Idle(
        "wilds_in_no_meld",
        "rummy",
        ("lay_off.reclaim", "score.wild_as", "score.rescore_wilds"),
        ("melds",),
        lambda melds: not any(meld.wilds for meld in melds.values()),
    ),
    Idle(
        "wilds_in_no_run",
        "rummy",
        ("wild_move",),
        ("melds",),
        lambda melds: not any(meld.wilds for meld in melds.values() if meld.is_run),
    ),
    Idle(
        "no_jokers",
        "rummy",
        ("score.points.joker", "score.hand.joker"),
        ("deck",),
        lambda deck: not deck.most_jokers,
    ),
    Idle("no_upcard", "rummy", ("deal.wild_upcard",), ("deal",), lambda deal: not deal.upcard),
    Idle(
        "need_not_play",
        "rummy",
        ("pile.for_lay_off", "pile.lay_off_with_first_meld"),
        ("pile",),
        lambda pile: not pile.must_play,
    ),
    Idle(
        "nobody_adds",
        "rummy",
        ("lay_off.needs", "lay_off.same_turn"),
        ("lay_off",),
        lambda lay_off: lay_off.to == "nobody",
    ),
    Idle(
        "stock_ends_hand",
        "rummy",
        ("blocked_hand",),
        ("stock_out",),
        lambda stock_out: stock_out.ends_hand,
    ),
    Idle(
        "no_bonus",
        "rummy",
        ("score.out_in_one_for",),
        ("score",),
        lambda score: not getattr(score, "out_in_one", 0),
    ),
    Idle(
        "no_two_sets",
        "rummy",
        ("opening.double_sets", "opening.same_rank_sets"),
        ("opening", "melds"),
        lambda opening, melds: not _asks_twice(opening, melds, runs=False),
    ),
    Idle(
        "no_two_runs",
        "rummy",
        ("opening.adjoining_runs",),
        ("opening", "melds"),
        lambda opening, melds: not _asks_twice(opening, melds, runs=True),
    ),
    Idle(
        "no_rebuys",
        "",
        ("match_end.rebuy_price", "match_end.rebuys_with_two_players", "stakes.rebuy"),
        ("match_end",),
        lambda match_end: not match_end.goal.rebuys,
    ),
    Idle(
        "no_stakes",
        "",
        ("stakes.how", "stakes.stake", "stakes.rebuy", "stakes.per_point"),
        ("stakes",),
        lambda stakes: not stakes.on,
    ),
    Idle(
        "no_builds",
        "fishing",
        ("standing_builds", "capture.builds_in_sums"),
        ("build",),
        lambda build: not build.is_allowed,
    ),
    Idle(
        "no_raising",
        "fishing",
        ("build.raise_own", "build.raise_needs_previous"),
        ("build",),
        lambda build: not build.raises,
    ),
    Idle(
        "no_sweep_points",
        "fishing",
        ("sweep.on_last_play", "sweep.despite"),
        ("score",),
        lambda score: not score.sweep,
    ),
)


def idle_keys(family: str, draft: Draft) -> Mapping[str, str]:
    """Return the key paths that mean nothing in a game, each with the end of the text key that says
    why. All slots of the game must have been read."""
    found: dict[str, str] = {}
    for rule in _RULES:
        if rule.family in ("", family) and rule.holds(*(draft[slot] for slot in rule.slots)):
            for path in rule.paths:
                for one in _meant(path, draft):
                    found.setdefault(one, rule.why)
    return found


def _meant(path: str, draft: Draft) -> Iterator[str]:
    """Yield the path; one for each meld that takes wild cards where it speaks of all."""
    if "*" not in path:
        yield path
        return
    yield from (path.replace("*", name) for name, meld in draft["melds"].items() if meld.wilds)
