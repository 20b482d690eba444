"""What mends a fault: changes that have been tried, so that what is offered helps."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice
from typing import Any, NamedTuple

from game.engine import parts
from game.reading.faults import Fault
from game.reading.yaml_edit import GONE
from game.reading.yaml_tree import joined
from game.variants.house_game import Changes, HouseGame, at, melds_of, with_melds
from game.variants.load import Variant
from game.variants.schema import PART

#: The most that are offered of one fault, and the most that are tried where one takes seconds.
OFFERED_MOST, PLAYED_MOST = 3, 6
MORE, LESS, NEAR = "more", "less", "near"


class Mend(NamedTuple):
    """A change that mends a fault. `path`: the key path it is told by, and `value`: what is set
    there; GONE where the game below says it, or nothing does."""

    path: str
    value: Any
    changes: Changes


def mends(house: HouseGame, fault: Fault) -> list[Mend]:
    """Return what mends a fault that reading has found, each tried by itself."""
    tried = (one for one in _different(_wanted(house, fault)) if _helps(house, fault, one))
    return list(islice(tried, OFFERED_MOST))


def mends_by_playing(
    house: HouseGame,
    fault: Fault,
    known: Iterable[Fault],
    faults_of: Callable[[Variant], Iterable[Fault]],
) -> Iterator[Mend]:
    """Return what mends one of the known faults that playing has found; each is played when it is
    asked for. `faults_of`: what is found when a game is played."""
    paths = [path for path, _ in house.fields() if house.is_changed(path)]
    usual = (Mend(path, GONE, {path: at(house.usual, path)}) for path in paths)
    wanted = islice(_different(chain(_wanted(house, fault), usual)), PLAYED_MOST)
    others = {one.key for one in known} - {fault.key}

    def helps(mend: Mend) -> bool:
        after = house.with_changes(mend.changes).variant
        return after is not None and others.issuperset(one.key for one in faults_of(after))

    return islice(filter(helps, wanted), OFFERED_MOST)


def _different(mends: Iterable[Mend]) -> Iterator[Mend]:
    known: list[Changes] = []
    for mend in mends:
        if mend.changes not in known:
            known.append(mend.changes)
            yield mend


def _wanted(house: HouseGame, fault: Fault) -> Iterator[Mend]:
    for path, how in _WAYS.get(fault.key, ()):
        path = path.replace("*", fault.path.rpartition(".")[0])
        if how in (MORE, LESS, NEAR):
            value = _nearest(house, fault, path, how)
            if value is not None:
                yield Mend(path, value, {path: value})
        elif at(house.game, path) is not GONE:
            yield Mend(path, how, {path: how})
    yield from _MAKERS.get(fault.key, _none)(house, fault)
    slot = fault.path.partition(".")[0]
    for path in (fault.path, slot):
        usual = at(house.usual, path)
        if path and house.is_changed(path) and at(house.game, path) is not GONE:
            yield Mend(path, GONE, {path: usual})
    if at(house.game, fault.path) is GONE and house.said(fault.path) is not GONE:
        yield Mend(fault.path, GONE, {fault.path: GONE})


def _helps(house: HouseGame, fault: Fault, mend: Mend) -> bool:
    """Return whether a fault is gone then, and no error has come."""
    known = {(one.key, one.path) for one in house.reading.faults}
    after = house.with_changes(mend.changes)
    new = {(one.key, one.path) for one in after.faults} - known
    is_gone = all((one.key, one.path) != (fault.key, fault.path) for one in after.faults)
    return is_gone and not new


def _nearest(house: HouseGame, fault: Fault, path: str, how: str) -> int | None:
    """Return the number nearest to the present one that helps."""
    now, shape = (
        house.value(path),
        dict(house.fields())[path].shape if _is_field(house, path) else None,
    )
    if not isinstance(now, int) or not isinstance(shape, parts.Whole | parts.ByPlayers):
        return None
    upward, downward = list(range(now + 1, shape.high + 1)), list(range(now - 1, shape.low - 1, -1))

    def helps(value: int) -> bool:
        return _helps(house, fault, Mend(path, value, {path: value}))

    if how == NEAR:
        near = sorted((*upward, *downward), key=lambda one: abs(one - now))
        return next(filter(helps, near[:TRIED_MOST]), None)
    values = upward if how == MORE else downward
    return _first(values[:TRIED_MOST], helps)


#: The most values of a number that are looked at.
TRIED_MOST = 12


def _first(values: Sequence[int], helps: Callable[[int], bool]) -> int | None:
    """Return the first that helps, where all behind one that helps do so too, or nearly all."""
    low, high = 0, len(values)
    while low < high:
        middle = (low + high) // 2
        if helps(values[middle]):
            high = middle
        else:
            low = middle + 1
    return values[low] if low < len(values) else None


def _is_field(house: HouseGame, path: str) -> bool:
    return any(path == one for one, _ in house.fields())


_Ways = Sequence[tuple[str, Any]]
#: By fault: key paths, and what is set there. `*` stands for what is around the path of the fault.
_WAYS: Mapping[str, _Ways] = {
    "fault.deck_too_small": (
        ("deck.packs", MORE),
        ("deal.hand", LESS),
        ("players.max", LESS),
    ),
    "fault.deal_uneven": (("deal.table", NEAR), ("deal.hand", NEAR), ("players.max", LESS)),
    "fault.contract_size": (("deal.hand", MORE),),
    "fault.contract_leaves_no_discard": (("deal.hand", MORE), ("final_discard", "optional")),
    "fault.hand_never_ends": (("lay_off.to", "any"), ("opening.new_melds_later", True)),
    "fault.rounds_without_number": (("match_end.count", 6),),
    "fault.rounds_differ": (("match_end.count", 0),),
    "fault.partners_eliminated": (("players.partners", []),),
    "fault.partners_in_rummy": (("players.partners", []),),
    "fault.partners_odd": (("players.partners", []),),
    "fault.least_over_most": (("*.max", MORE), ("*.min", LESS)),
    "fault.three_suits": (("*.min", MORE), ("*.suits", "all_different")),
    "fault.wilds_when_laid": (("*.wilds_when_laid", "unlimited"), ("*.wilds", MORE)),
    "fault.reclaim_from_nobody": (("lay_off.reclaim", False), ("lay_off.to", "any")),
    "fault.set_impossible": (("*.min", LESS), ("deck.packs", MORE)),
    "fault.meld_impossible": (("*.min", LESS), ("deal.hand", MORE)),
    "fault.too_many_wilds": (("deck.jokers", LESS), ("deck.packs", MORE)),
    "fault.jokers_not_wild": (("deck.jokers", 0),),
    "fault.wilds_in_no_meld": (("deck.jokers", 0), ("wild", [])),
    "fault.meld_unused": (("opening.new_melds_later", True),),
    "fault.double_set": (("opening.double_sets", False),),
    "fault.redeal_too_often": (("deal.redeal_on", []),),
    "fault.pair_only_with_value": (("capture.pair_only", []),),
    "fault.always_blocked": (("lay_off.to", "any"), ("lay_off.needs", "nothing")),
    "fault.often_blocked": (("lay_off.to", "any"), ("lay_off.needs", "nothing")),
    "fault.hand_endless": (("stock_out", "end_hand"),),
}


def _none(house: HouseGame, fault: Fault) -> Iterator[Mend]:
    yield from ()


def _one_number(house: HouseGame, fault: Fault) -> Iterator[Mend]:
    """Yield as many cards for everybody as most get."""
    hand = house.value("deal.hand")
    if isinstance(hand, Mapping) and hand:
        value = min(hand.values())
        yield Mend("deal.hand", value, {"deal.hand": value})


def _smaller_contract(house: HouseGame, fault: Fault) -> Iterator[Mend]:
    """Yield more cards for this contract, or one of its melds less."""
    path, _, number = fault.path.rpartition(".")
    rounds, place = list(house.value(path)), int(number) - 1
    melds = melds_of(rounds[place])
    for melds_less in (melds[:-1],) if len(melds) > 1 else ():
        smaller = [*rounds[:place], with_melds(rounds[place], melds_less), *rounds[place + 1 :]]
        yield Mend(path, smaller, {path: smaller})


def _wins(house: HouseGame, fault: Fault) -> Iterator[Mend]:
    instead = fault.fact("instead")
    yield Mend("match_end.wins", instead, {"match_end.wins": instead})


def _ends(wins: str) -> Callable[[HouseGame, Fault], Iterator[Mend]]:
    """Return what yields ends of a match for scores of which few, or many, are good."""

    def yielded(house: HouseGame, fault: Fault) -> Iterator[Mend]:
        limit = house.value("match_end.at")
        end = {PART: "target", "at": limit if isinstance(limit, int) else 100, "wins": wins}
        yield Mend("match_end", end, {"match_end": end})

    return yielded


def _joker_is_wild(house: HouseGame, fault: Fault) -> Iterator[Mend]:
    wild = ["joker", *house.value("wild")]
    yield Mend("wild", wild, {"wild": wild})


def _fewer_wild(house: HouseGame, fault: Fault) -> Iterator[Mend]:
    wild = house.value("wild")[:-1]
    yield Mend("wild", wild, {"wild": wild})


def _some_meld_takes(house: HouseGame, fault: Fault) -> Iterator[Mend]:
    for name in house.game["melds"]:
        path = joined(joined("melds", name), "wilds")
        yield Mend(path, 1, {path: 1})


def _points_for_all(house: HouseGame, fault: Fault) -> Iterator[Mend]:
    """Yield a worth for the cards that have none: ten, or a joker more."""
    ranks = [str(one) for one in str(fault.fact("ranks") or "").split(", ") if one]
    worth = {rank: 25 if rank == "joker" else 10 for rank in ranks}
    changes = {joined(fault.path, rank): value for rank, value in worth.items()}
    if changes:
        path = next(iter(changes))
        yield Mend(path, changes[path], changes)


def _sooner(house: HouseGame, fault: Fault) -> Iterator[Mend]:
    """Yield a limit that is reached in about as many hands as others play."""
    best, hands = fault.fact("best"), fault.fact("hands")
    if isinstance(best, int) and isinstance(hands, int) and best > 0:
        limit = max(1, best * USUAL_HANDS // hands)
        limit -= limit % (10 if limit > 50 else 1)
        yield Mend("match_end.at", limit, {"match_end.at": limit})


#: The hands of a match that is neither short nor long.
USUAL_HANDS = 12


_MAKERS: Mapping[str, Callable[[HouseGame, Fault], Iterator[Mend]]] = {
    "fault.round_blocked": _smaller_contract,
    "fault.match_endless": _sooner,
    "fault.players_not_dealt": _one_number,
    "fault.contract_size": _smaller_contract,
    "fault.contract_leaves_no_discard": _smaller_contract,
    "fault.wins_the_wrong_way": _wins,
    "fault.few_points_are_good": _ends("lowest"),
    "fault.many_points_are_good": _ends("highest"),
    "fault.jokers_not_wild": _joker_is_wild,
    "fault.too_many_wilds": _fewer_wild,
    "fault.wilds_in_no_meld": _some_meld_takes,
    "fault.no_points_for": _points_for_all,
}
