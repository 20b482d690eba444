"""Random acts on random tables of random house rules, of which most are refused."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from game.engine.actions import (
    BUILD,
    DISCARD,
    DRAW,
    LAY_OFF,
    MELD,
    NOWHERE,
    OPEN,
    PILE,
    RECLAIM,
    STOCK,
    TAKE,
    TRAIL,
    Action,
)
from game.engine.cards import HIGH_ACE, RANK, SUIT, CardId, each, pack
from game.engine.chance import SeededChance
from game.engine.fishing.game import FishingGame, NoBuild, SumBuild
from game.engine.notation import AnyRules
from game.engine.phases import DRAW as DRAWING
from game.engine.phases import PLAY
from game.engine.rules import Refusal
from game.engine.rummy.parts import Discard, EndHand, LayOff, NoPile, Recycle, TopOfPile, WholePile
from game.engine.rummy.sets import SET_SUITS
from game.engine.state import Build, Meld, TableState
from game.paths import bundled
from game.variants.catalogue import Catalogue
from game.variants.load import VariantFaultsError, rules_of
from game.variants.options import Value

OWN = Path(__file__).resolve().parents[1] / "variants" / "games"
GAMES = Catalogue([bundled("assets/variants"), OWN])
#: Chosen more often, since half of the reasons belong to the few games like these.
FISHING = ("la_mona",)
ACTS_A_STEP, STEPS = 12, 25
Found = tuple[str, dict[str, Value], AnyRules, TableState, Action, Refusal]


def refusals(seed: int, count: int) -> Iterator[Found]:
    """Refused acts, `count` of them, with the game and the options they were played by."""
    rng = Random(seed)
    found = 0
    while found < count:
        game = rng.choice((*GAMES.ids(), *FISHING))
        options = random_options(rng, game)
        try:
            known: Any = GAMES.load(game, options).game
        except VariantFaultsError:
            continue
        rules = rules_of(other_parts(rng, known) if rng.random() < 0.5 else known)
        for state in tables(rng, rules):
            for _ in range(ACTS_A_STEP):
                action = random_act(rng, rules, state)
                seen = held(rng, rules, state, action)
                refusal = rules.refuse(seen, action)
                if refusal is not None:
                    found += 1
                    yield game, options, rules, seen, action, refusal


def held(rng: Random, rules: Any, state: TableState, action: Action) -> TableState:
    """The table at a moment at which the act might well be done: the card is drawn, and the cards
    are in the hand. Now and then as it is."""
    if rng.random() < 0.1 or action.kind == DRAW:
        return state
    after, seat = state.clone(), state.to_act
    after.phase = PLAY
    if rules.draws and rng.random() < 0.5:
        after.opened[seat] = rng.choice((0, max(1, state.turn_no - 2), state.turn_no))
    named = action.cards[:1] if not rules.draws else action.cards
    elsewhere = {card for meld in state.melds for card in meld.cards} | set(state.loose)
    wanted = pack(card for card in named if card not in elsewhere)
    after.hands = [cards & ~wanted for cards in after.hands]
    after.stock = [card for card in after.stock if not wanted >> card & 1]
    after.pile = [card for card in after.pile if not wanted >> card & 1]
    after.hands[seat] |= wanted
    if rules.draws and rng.random() < 0.2:
        kept = wanted | pack(rng.sample(list(each(after.hands[seat])), rng.randint(0, 1)))
        after.stock += each(after.hands[seat] & ~kept)
        after.hands[seat] = kept
    return after


def random_options(rng: Random, game: str) -> dict[str, Value]:
    """About every third option otherwise than usual."""
    return {
        option.key: rng.choice(option.trials())
        for option in GAMES.load(game).options
        if rng.random() < 0.35
    }


def other_parts(rng: Random, game: Any) -> Any:
    """A game nobody has written: some of its parts are as no option has them."""
    yes = partial(rng.choice, (False, True))
    if isinstance(game, FishingGame):
        duty = rng.choice(("must_continue", "may_add_another", "may_do_all_but_trail", "free"))
        built = SumBuild(yes(), yes(), yes(), yes(), yes(), yes())
        build = NoBuild() if rng.random() < 0.1 else built
        capture = replace(
            game.capture,
            builds_in_sums=yes(),
            groups=rng.choice(("any", "one")),
            single_first=yes(),
            must_take=yes(),
            pairs=rng.choice(("all", "one", "one_or_three")),
        )
        return replace(game, build=build, standing_builds=duty, capture=capture)
    melds = {name: _other_meld(rng, kind) for name, kind in game.melds.items()}
    piles = (NoPile(), TopOfPile(yes(), yes(), yes(), yes(), yes()), WholePile(yes(), yes(), yes()))
    opening = game.opening
    if opening.rounds:
        told = {"new_melds_later": yes(), "same_rank_sets": yes(), "adjoining_runs": yes()}
        opening = replace(opening, double_sets=yes(), **told)
    needs = rng.choice(("own_meld", "nothing"))
    return replace(
        game,
        melds=melds,
        pile=rng.choice(piles),
        opening=opening,
        lay_off=LayOff(rng.choice(("any", "any", "own", "nobody")), needs, yes(), yes()),
        wild_move=rng.choice(("fixed", "free", "replace_other_end", "shift_outward")),
        discard=Discard(rng.choice(("free", "only_wilds_left", "never"))),
        final_discard=rng.choice(("optional", "required", "forbidden")),
        stock_out=rng.choice((Recycle(), EndHand())),
    )


def _other_meld(rng: Random, kind: Any) -> Any:
    wilds = rng.randint(0, 3)
    told = {"wilds": wilds, "wilds_when_laid": rng.randint(0, 3), "exact_when_laid": wilds > 1}
    if kind.is_run:
        aces = ("either", "low", "high", "round")
        suits = rng.choice(("same", "same", "colour", "any"))
        return replace(kind, ace=rng.choice(aces), suits=suits, **told)
    return replace(kind, suits=rng.choice(tuple(SET_SUITS)), **told)


def tables(rng: Random, rules: AnyRules) -> Iterator[TableState]:
    """One match in its course, with melds and builds that were put there."""
    players = rules.common.players
    chance = SeededChance(str(rng.random()))
    state = rules.start(rng.randint(players.min, players.max), chance)
    state.standing = state.standing._replace(round_no=rng.randint(0, 8))
    for _ in range(STEPS):
        acts = rules.legal_actions(state)
        if not acts:
            return
        if state.phase in (DRAWING, PLAY):
            if rng.random() < 0.5:
                furnish(rng, rules, state)
            yield state
            acts = rules.legal_actions(state)
        if not acts:
            return
        laid = [act for act in acts if act.kind in (MELD, OPEN, LAY_OFF, BUILD)]
        state = state.clone()
        rules.apply(state, rng.choice(laid if laid and rng.random() < 0.7 else acts), chance)


def furnish(rng: Random, rules: Any, state: TableState) -> None:
    """Put a meld or a build on the table, of cards from the stock."""
    if len(state.stock) < 30:
        return
    cards = rng.sample(state.stock, 24)
    if rules.draws and rng.random() < 0.7:
        cards += [card for card in state.stock if rules.wilds >> card & 1]
    owner = rng.choice((state.to_act, rng.randrange(len(state.hands))))
    if rules.draws:
        kind = rng.choice(rules.kinds)
        melds = kind.listed(pack(cards), kind.min)
        if not melds or len(state.melds) > 6:
            return
        _, start = (meld := rng.choice(melds)).reading
        state.melds.append(Meld(kind.index, owner, meld.cards, start))
        state.fits.append(kind.joining(state.melds[-1]))
        state.opened[owner] = state.opened[owner] or max(1, state.turn_no - rng.randint(0, 1))
        state.stock = [card for card in state.stock if card not in meld.cards]
        return
    one, other = rng.sample(cards, 2)
    counted = rules.values.addends
    if not rules.may_build or not counted[one].values or not counted[other].values:
        return
    value = counted[one].values[0] + counted[other].values[0]
    if value < 15 and all(build.value != value for build in state.builds):
        multiple = rules.game.build.multiple and rng.random() < 0.3
        state.builds.append(Build(owner, (one, other), value, multiple, (owner,)))
        state.stock = [card for card in state.stock if card not in (one, other)]


def random_act(rng: Random, rules: Any, state: TableState) -> Action:
    """An act that might be done: near to a good one, or wide of it."""
    hand = list(each(state.hands[state.to_act]))
    if rng.random() < 0.1:
        hand.append(rng.choice(rules.deck))
    if rng.random() < 0.3:
        acts = [act for act in rules.legal_actions(state) if act.reading]
        if acts:
            return _bent(rng, rng.choice(acts), hand)
    return (_rummy_act if rules.draws else _fishing_act)(rng, rules, state, hand)


def _bent(rng: Random, act: Action, hand: list[CardId]) -> Action:
    """A good act with one thing wrong."""
    cards = list(act.cards)
    match rng.randrange(4):
        case 0 if cards and hand:
            cards[rng.randrange(len(cards))] = rng.choice(hand)
        case 1 if hand and len(cards) < 14:
            cards.append(rng.choice(hand))
        case 2 if len(cards) > 1:
            cards.pop(rng.randrange(len(cards)))
        case _:
            return act._replace(place=rng.randint(-1, 3))
    return act._replace(cards=tuple(cards))


def _rummy_act(rng: Random, rules: Any, state: TableState, hand: list[CardId]) -> Action:
    kinds = (DRAW, DISCARD, DISCARD, *[MELD] * 4, *[OPEN] * 4, *[LAY_OFF] * 8, RECLAIM, RECLAIM)
    kind = rng.choice(kinds) if rng.random() < 0.97 else TRAIL
    if kind == OPEN and not rules.opening.rounds and rng.random() < 0.95:
        kind = MELD
    if kind == DRAW:
        return Action(DRAW, place=rng.choice((STOCK, PILE, PILE)))
    if kind == DISCARD or not hand:
        return Action(DISCARD, tuple(rng.sample(hand, min(1, len(hand)))))
    if kind == MELD:
        return Action(MELD, *_meld(rng, rules, hand, rng.choice(rules.kinds)))
    if kind == OPEN:
        return _opening(rng, rules, state, hand)
    card = rng.choice(hand)
    place = rng.randint(0, max(0, len(state.melds) - 1))
    if kind == LAY_OFF and place < len(state.melds):
        meld = state.melds[place]
        if rng.random() < 0.7:
            card = _near(rng, rules, meld)
        fits = rules.kinds[meld.kind].fits(meld, card)
        reading = (fits[0].slot, fits[0].start) if fits and rng.random() < 0.9 else (9, 9)
        return Action(LAY_OFF, (card,), place, reading)
    return Action(kind, (card,), place, (rng.randint(0, 3),))


def _near(rng: Random, rules: Any, meld: Meld) -> CardId:
    """A card of a suit of the meld or a wild one, or for a set one of its rank."""
    suits, ranks = {SUIT[card] for card in meld.cards}, {RANK[card] for card in meld.cards}
    is_run = rules.kinds[meld.kind].is_run
    cards = [
        card
        for card in rules.deck
        if card not in meld.cards
        and (SUIT[card] in suits if is_run else RANK[card] in ranks or rules.wilds >> card & 1)
    ]
    return rng.choice(cards or list(rules.deck))


def _meld(
    rng: Random, rules: Any, hand: list[CardId], kind: Any, good: float = 0.3
) -> tuple[Any, ...]:
    """Cards for a meld, with the place and the reading of the act; not only those that are held."""
    pool = hand if rng.random() < 0.2 else rng.sample(rules.deck, min(len(rules.deck), 22)) + hand
    size = kind.min + rng.choice((0, 0, 0, 0, 1, 1, 2, -1))
    melds = kind.listed(pack(pool), max(kind.min, size))
    if melds and rng.random() < 0.6 + good / 3:
        act = rng.choice(melds)
        cards, start = list(act.cards), act.reading[1]
        if rng.random() > good:
            cards[rng.randrange(len(cards))] = rng.choice(pool)
    else:
        cards = rng.sample(pool, min(len(pool), max(1, size)))
        start = rng.choice((0, 0, 0, rng.randint(1, HIGH_ACE))) if kind.is_run else 0
    return tuple(dict.fromkeys(cards)), NOWHERE, (kind.index, start)


def _opening(rng: Random, rules: Any, state: TableState, hand: list[CardId]) -> Action:
    wanted = rules.opening.round_at(state.standing.round_no)
    names = list(wanted.melds) if wanted else [rules.meld_names[0]]
    if rng.random() < 0.2:
        names[0] = rng.choice(rules.meld_names)
    cards: list[CardId] = []
    reading: list[int] = []
    for name in names:
        kind = rules.kinds[rules.meld_names.index(name)]
        laid, _, (number, start) = _meld(rng, rules, hand, kind, good=0.95)
        laid = tuple(card for card in laid if card not in cards)
        cards += laid
        reading += [number, start, len(laid)]
    return Action(OPEN, tuple(cards), NOWHERE, tuple(reading))


def _fishing_act(rng: Random, rules: Any, state: TableState, hand: list[CardId]) -> Action:
    kind = rng.choice((TRAIL, TAKE, TAKE, BUILD, BUILD, BUILD)) if rng.random() < 0.97 else MELD
    if not hand or kind == MELD:
        return Action(MELD, tuple(hand[:1]))
    card = rng.choice(hand) if rng.random() < 0.8 else rng.choice(rules.deck)
    if kind == TRAIL:
        return Action(TRAIL, (card,))
    pool = state.loose if rng.random() < 0.95 else list(rules.deck)
    under = tuple(rng.sample(pool, min(len(pool), rng.choice((0, 1, 1, 2, 2, 3)))))
    builds = len(state.builds)
    if kind == TAKE:
        values = rules.values.takes[card] or (3,)
        value = rng.choice(values) if rng.random() < 0.9 else rng.randint(1, 15)
        places = rng.sample(range(builds + 1), rng.choice((0, 0, 1))) if builds else []
        return Action(TAKE, (card, *under), NOWHERE, (value, *places))
    sums = [values[0] for other in (card, *under) if (values := rules.values.addends[other].values)]
    place = rng.choice((NOWHERE, NOWHERE, *range(builds))) if builds else NOWHERE
    total = sum(sums) + (
        state.builds[place].value if place != NOWHERE and rng.random() < 0.7 else 0
    )
    if rng.random() < 0.4:
        held = rules.values.held(state.hands[state.to_act])
        total = rng.choice(held) if held else total
    return Action(BUILD, (card, *under), place, (total,))
