"""What the rule books of both families have: who plays, how it ends, money, the house."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.engine.game_parts import Game
from game.engine.parts import UNLIMITED
from game.engine.scoring.match_end import Eliminate, MatchEnd, Rounds, RoundsWon, Target
from game.engine.scoring.stakes import Stakes
from game.variants.load import Variant
from game.variants.options import Option, Value, written
from game.view.narrate import Line
from game.view.rulebook_blocks import Block, HouseRule, Text, heading, say


def players(game: Game) -> Iterator[Text]:
    who = game.players
    if who.min == who.max:
        yield say("players.exactly", count=who.min)
    else:
        yield say("players.between", least=who.min, most=who.max)
    for count in who.partners:
        if who.min <= count <= who.max:
            yield say("players.partners", count=count)


def deck(game: Game) -> Text:
    packs, jokers = game.deck.packs, game.deck.jokers
    cards = 52 * packs + jokers
    if jokers:
        return say("deck.jokers", packs=packs, jokers=jokers, cards=cards)
    return say("deck.plain", packs=packs, cards=cards)


def hands(size: int | Mapping[int, int]) -> Iterator[Text]:
    if isinstance(size, int):
        yield say("deal.hand", count=size)
        return
    for seats, count in sorted(size.items()):
        yield say("deal.hand_for", players=seats, count=count)


def dealer(game: Game) -> Iterator[Text]:
    yield say(f"dealer.{game.first_dealer}")
    yield say(f"direction.{game.direction}")


def match(game: Game, end: MatchEnd) -> Iterator[Block]:
    """When the match is over and who has won it."""
    if isinstance(end, Eliminate):
        yield say("match.out", points=end.at)
        yield from _rebuys(end, game)
        yield say("match.last_one", points=end.at)
    elif isinstance(end, Rounds):
        yield say(f"match.rounds.{end.wins}", count=end.count)
        yield say("match.equal_rounds")
    elif isinstance(end, Target):
        yield say(f"match.target.{end.wins}", points=end.at)
        if end.most_hands != UNLIMITED:
            yield say("match.most_hands", count=end.most_hands)
        yield say("match.equal")
    elif isinstance(end, RoundsWon):
        yield say("match.rounds_won", count=end.wins)


def _rebuys(end: Eliminate, game: Game) -> Iterator[Block]:
    pays = game.stakes.on and game.stakes.how == "pot"
    if not end.rebuys or (game.players.max == 2 and not end.rebuys_with_two_players):
        return
    yield heading("heading.rebuys")
    if end.rebuys == UNLIMITED:
        yield say("rebuys.unlimited", points=end.at)
    else:
        yield say("rebuys.count", count=end.rebuys, points=end.at)
    if pays:
        yield say(f"rebuys.{end.rebuy_price}", price=game.stakes.rebuy)
    if game.players.min == 2:
        both = "for_two" if end.rebuys_with_two_players else "not_for_two"
        yield say(f"rebuys.{both}", points=end.at)
    yield heading("heading.match_over")


def money(stakes: Stakes) -> Iterator[Text]:
    if not stakes.on:
        return
    if stakes.how == "pot":
        yield say("money.pot", stake=stakes.stake)
    else:
        yield say("money.difference", points=stakes.per_point)
    yield say("money.lunas")


def house(variant: Variant) -> Iterator[Block]:
    """Options played otherwise than usual, then what the sources leave open and is played so."""
    options = {option.key: option for option in variant.options}
    changed = [
        option
        for key, option in options.items()
        if variant.chosen.get(key, option.default) != option.default
    ]
    if changed:
        yield heading("heading.changed")
        for option in changed:
            yield _house_rule(option, variant.chosen[option.key])
    open_questions = [
        ruling for ruling in variant.rulings if ruling.is_open(variant.chosen, options)
    ]
    if open_questions:
        yield heading("heading.rulings")
        for ruling in open_questions:
            yield Text(Line(ruling.text_key, {}))


def _house_rule(option: Option, value: Value) -> HouseRule:
    return HouseRule(option.key, option.value_key(value), written(value))
