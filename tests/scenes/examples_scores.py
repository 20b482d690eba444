"""Curtains, counts and endings with scripted tables, for the gallery and for tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import accumulate

from examples_coach import MENOS, Found
from examples_replay import match

from game.engine.cards import parse_card, parse_cards
from game.engine.scoring.match_end import HANDS_WON, POINTS, Goal
from game.play.pieces.line import CardRow, Line, MeldName, Shown, Who
from game.play.session.seating import Player
from game.scenes.scores.hand import Acts, Scoring
from game.scenes.scores.match import Endings, Settlement
from game.scenes.shell.addresses import ToMenu
from game.scenes.shell.dialogs import ConfirmScene
from game.scenes.shell.scene import Scene, Services
from game.scenes.table.curtain import Curtain, CurtainActs, Public
from game.scenes.table.pad_owner import PadOwnerScene
from game.scenes.table.texts import LogLine
from game.view.scores.hand import (
    BACK_IN,
    BONUS,
    CARD,
    HELD,
    IN_ONE,
    MOST_CARDS,
    MOST_SPADES,
    OUT,
    PLAYED,
    RANK_OF,
    SWEEPS,
    TABLE,
    Category,
    Decision,
    HandSheet,
    Left,
    SideScore,
    StoryLine,
)
from game.view.scores.history import History, Point
from game.view.scores.match import DIFFERENCE, POT, FinalPlace, MatchSheet, fewest_payments

ANA, BETO = Player("Ana", "owl"), Player("Beto", "fox")
CARMEN, DIEGO = Player("Carmen", "hare"), Player("Diego", "stag")
MAXIMILIANO = Player("Maximiliano", "puma")
FOUR = (ANA, BETO, CARMEN, DIEGO)
FIVE = (*FOUR, MAXIMILIANO)

TO_101 = Goal(POINTS, False, 101, puts_out=True, rebuys=2)
TO_150 = Goal(POINTS, True, 150)
EIGHT_HANDS = Goal(POINTS, False, hands=8)
TEN_ROUNDS = Goal(HANDS_WON, True, 10)


def nothing(*told: object) -> None:
    """Where an example leads nowhere."""


#: What most sheets have in common, for `replace`: nobody decides, there is no money, it is over.
A_HAND = HandSheet("loba_de_menos", 7, OUT, (CARMEN,), (), (), (), TO_101, 0, False, None, None)
A_MATCH = MatchSheet("la_mona", FOUR, (), "", 0, (0,) * 4, (), (), (), TEN_ROUNDS, 11)
ACTS = Acts(nothing, nothing, nothing, nothing, nothing)
ENDINGS = Endings(ToMenu(), watch=ToMenu())


def went(gains: str) -> History:
    """From points of every hand: "5 12 0"."""
    scores = accumulate(map(int, gains.split()), initial=0)
    return tuple(Point(hand, score) for hand, score in enumerate(scores))


def held(cards: str, **worth: int) -> tuple[Left, ...]:
    """Cards and what they count: their rank, courts and jokers ten, or as told by rank."""
    points = {"A": 10, "T": 10, "J": 10, "Q": 10, "K": 10, "X": 10} | worth
    return tuple(
        Left(parse_card(card), points.get(card[0], 0) or int(card[0])) for card in cards.split()
    )


#: What cards count against whoever holds them where melds count for.
LOW = {"A": 3, "X": 3, "2": 3} | dict.fromkeys("89TJQK", 2) | dict.fromkeys("34567", 1)


def row(
    player: Player,
    cards: str,
    before: int,
    gained: int,
    *,
    out: bool = False,
    over: bool = False,
    parts: tuple[tuple[str, int], ...] = (),
) -> SideScore:
    return SideScore((player,), held(cards), parts, gained, before, before + gained, out, over)


# Hands of the rummies --------------------------------------------------------------------------


def over_the_limit(decision: bool = True, person: bool = True) -> HandSheet:
    """Hand 7 to 101: Diego has 107."""
    diego = DIEGO if person else Player("Diego", "stag", bot="naive")
    return replace(
        A_HAND,
        by_side=(
            row(ANA, "2c 5d Js", 41, 17),
            row(BETO, "4c 5c", 37, 9),
            row(CARMEN, "", 62, 0, out=True),
            row(diego, "4s 5h Ks", 88, 19, over=True),
        ),
        history=(
            went("5 12 0 9 6 9 17"),
            went("12 0 9 0 16 0 9"),
            went("20 13 12 0 9 8 0"),
            went("9 19 12 19 11 18 19"),
        ),
        pot=4,
        has_pot=True,
        decision=Decision(diego, 62, CARMEN, 1, 4, 2, 2, 101) if decision else None,
        dealer=None if decision else ANA,
    )


def first_hand() -> HandSheet:
    """How it ended comes before a chart that has little to show."""
    *run, king = parse_cards("4h 5h 6h Kd")
    return replace(
        over_the_limit(decision=False),
        number=1,
        by_side=(
            row(ANA, "2c 5d Js", 0, 17),
            row(BETO, "4c 5c", 0, 9),
            row(CARMEN, "", 0, 0, out=True),
            row(DIEGO, "4s 5h Ks", 0, 19),
        ),
        history=(went("17"), went("9"), went("0"), went("19")),
        players=FOUR,
        story=(
            StoryLine(
                2,
                Line(
                    "log.melded",
                    {
                        "player": Who((2,)),
                        "meld": MeldName("escalera"),
                        "cards": CardRow(tuple(map(Shown, run)), is_meld=True),
                    },
                ),
            ),
            StoryLine(
                2, Line("log.discarded", {"player": Who((2,)), "cards": CardRow((Shown(king),))})
            ),
            StoryLine(
                3,
                Line(
                    "scores.story.near",
                    {"player": Who((3,)), "players": 1, "left": 82, "limit": 101},
                ),
            ),
        ),
    )


def five_wide_hands() -> HandSheet:
    """Melds for, cards against; five players and many cards, hand 15."""
    many = "2c 3c 4d 5d 6h 7h 8s 9s Ts Jd Qd Kh Ah 2h 3d 4h"
    hands = (many, "", "X 2h 3d Ks", "9h", "4c 4d 4h 5s 6s 7c 8d")
    points = (-14, 40, 3, 12, -7)
    histories = tuple(
        went(" ".join(str(start + step * (at % 4) - at) for at in range(14)) + f" {gained}")
        for start, step, gained in zip((4, 9, -3, 6, 2), (3, 2, 4, 1, 5), points, strict=True)
    )
    rows = []
    for player, cards, gained, history in zip(FIVE, hands, points, histories, strict=True):
        before = history[-2].score
        out = not cards
        against = -sum(left.points for left in held(cards, **LOW))
        bonus = 25 * out
        parts = [(TABLE, gained - against - bonus), (HELD, against), (BONUS, bonus)]
        if not out:
            parts.pop()
        rows.append(row(player, cards, before, gained, out=out, parts=tuple(parts)))
    return replace(
        A_HAND,
        variant_id="loba_de_mas",
        number=15,
        end=IN_ONE,
        winner=(BETO,),
        by_side=tuple(rows),
        history=histories,
        goal=TO_150,
        dealer=CARMEN,
    )


def five_and_a_decision() -> HandSheet:
    """Five at the table, one already back in, the next one to decide; no money."""
    rows = (
        row(ANA, "2c 5d Js", 41, 17),
        row(BETO, "4c 5c", 37, 9),
        row(CARMEN, "", 62, 0, out=True),
        row(DIEGO, "4s 5h Ks", 88, 19)._replace(total=62, fate=BACK_IN),
        row(MAXIMILIANO, "4h 5s Kd Qd Th 8s 2h", 98, 49, over=True),
    )
    return replace(
        A_HAND,
        by_side=rows,
        history=(
            went("5 12 0 9 6 9 17"),
            went("12 0 9 0 16 0 9"),
            went("20 13 12 0 9 8 0"),
            (*went("9 19 12 19 11 18 19"), Point(7, 62)),
            went("9 19 12 19 20 19 49"),
        ),
        decision=Decision(MAXIMILIANO, 62, CARMEN, 0, 0, 0, 0, 101),
    )


def last_contract() -> HandSheet:
    """Two players, the eighth contract: what follows is the result."""
    return replace(
        A_HAND,
        variant_id="carioca",
        number=8,
        winner=(ANA,),
        by_side=(row(ANA, "", 120, 0, out=True), row(BETO, "2c 4h 4d 7s Jc X X", 98, 67)),
        history=(went("0 30 12 45 0 33 0 0"), went("25 0 0 10 40 0 23 67")),
        goal=EIGHT_HANDS,
    )


# A round of fishing ----------------------------------------------------------------------------


def fishing_round() -> HandSheet:
    """Partners; the second round."""
    ace = parse_cards("Ac Ad Ah As")
    one = {name: parse_cards(name) for name in ("2c", "Td", "2s")}
    return replace(
        A_HAND,
        variant_id="la_mona",
        number=2,
        end=PLAYED,
        winner=(ANA, CARMEN),
        by_side=(
            SideScore((ANA, CARMEN), (), (), 9, 1, 2, False, False),
            SideScore((BETO, DIEGO), (), (), 4, 0, 0, False, False),
        ),
        categories=(
            Category(MOST_CARDS, (), (29, 23), (3, 0)),
            Category(MOST_SPADES, (), (6, 7), (0, 1)),
            Category(CARD, one["2c"], (1, 0), (3, 0)),
            Category(CARD, one["Td"], (0, 1), (0, 2)),
            Category(CARD, one["2s"], (1, 0), (1, 0)),
            Category(RANK_OF, ace, (1, 3), (1, 3)),
            Category(SWEEPS, (), (1, 0), (1, 0)),
        ),
        history=(went("1 1"), went("0 0")),
        goal=TEN_ROUNDS,
        dealer=BETO,
        monkey=one["2c"][0],
    )


# Ends of matches -------------------------------------------------------------------------------


def difference_of_scores() -> MatchSheet:
    scores, wins = (160, 130, 20, -20), (5, 3, 2, 1)
    pairs = tuple(tuple(own - other for other in scores) for own in scores)
    money = tuple(map(sum, pairs))
    return replace(
        A_MATCH,
        variant_id="loba_de_mas",
        places=tuple(
            FinalPlace(side, (player,), scores[side], wins[side], side == 0, money[side])
            for side, player in enumerate(FOUR)
        ),
        how=DIFFERENCE,
        money=money,
        pairs=pairs,
        payments=fewest_payments(money),
        history=tuple(went(str(score)) for score in scores),
        goal=TO_150,
    )


def pot_of_five() -> MatchSheet:
    """Maximiliano is the last in play; three players bought back in."""
    paid = (1, 3, 2, 3, 1)
    money = (-1, -3, -2, -3, sum(paid) - 1)
    scores = (104, 112, 130, 101, 77)
    order = (4, 3, 0, 1, 2)
    return replace(
        A_MATCH,
        deal="482913",
        variant_id="loba_de_menos",
        players=FIVE,
        places=tuple(
            FinalPlace(side, (FIVE[side],), scores[side], side, side == 4, money[side])
            for side in order
        ),
        how=POT,
        pot=sum(paid),
        money=money,
        payments=fewest_payments(money),
        history=(
            went("20 30 15 19 20"),
            went("5 40 30 10 27"),
            (*went("60 43"), Point(2, 50), Point(3, 80), Point(4, 130)),
            went("20 14 25 10 12 20"),
            went("0 20 30 17 10 0"),
        ),
        goal=TO_101,
        hands=6,
    )


def partners_without_money() -> MatchSheet:
    return replace(
        A_MATCH,
        places=(
            FinalPlace(0, (ANA, CARMEN), 10, 10, True, 0),
            FinalPlace(1, (BETO, DIEGO), 1, 1, False, 0),
        ),
        history=(went("1 1 0 1 1 1 1 1 1 1 1"), went("0 0 1 0 0 0 0 0 0 0 0")),
    )


# Curtains --------------------------------------------------------------------------------------


def public(services: Services, busy: bool = False) -> Public:
    """What everybody may know; `busy`: much of it."""
    say, scores, cards = services.say, (41, 37, 62, 88, 1), (6, 3, 2, 5, 1)
    added = {"player": "Carmen", "card": "8♥", "cards": "5♥ 6♥ 7♥ 8♥"}

    def meanwhile() -> list[LogLine]:
        told = [
            LogLine(say("log.discarded", player="Beto", cards="7♣"), BETO.crest),
            LogLine(say("log.added", **added), CARMEN.crest),
            LogLine(say("log.drew.hidden", player="Diego"), DIEGO.crest),
            LogLine(say("log.discarded", player="Diego", cards="J♠"), DIEGO.crest),
        ]
        return told * (4 if busy else 1)

    def table() -> list[LogLine]:
        players = zip(FIVE if busy else FOUR, scores, cards, strict=False)
        lines = [
            LogLine(say("curtain.state", player=who.name, score=score, cards=count), who.crest)
            for who, score, count in players
        ]
        return [*lines, LogLine(say("curtain.stock", count=34), "")]

    return Public(meanwhile, table)


def curtain(services: Services, who: Player = ANA, busy: bool = False) -> Curtain:
    acts = CurtainActs(nothing, lambda: True, nothing, nothing)
    return Curtain(services, who, public(services, busy), acts)


def whose_pad(services: Services, people: tuple[Player, ...] = (ANA, BETO)) -> Scene:
    services.stack.push(curtain(services))
    return PadOwnerScene(services, 0, people, nothing)


def others_pad(services: Services) -> Scene:
    services.stack.push(curtain(services, MAXIMILIANO))
    return ConfirmScene(services, "pad.others", nothing, owner="Encarnación", player="Maximiliano")


def answered(services: Services) -> Scene:
    """Diego has just bought back in."""
    sheet = over_the_limit()
    *others, diego = sheet.by_side
    back = diego._replace(total=62, over_limit=False, fate=BACK_IN)
    scene = Scoring(services, sheet, ACTS)
    history = (*sheet.history[:-1], (*sheet.history[-1], Point(7, 62)))
    scene.show(replace(sheet, by_side=(*others, back), history=history, decision=None))
    return scene


def looking(services: Services) -> Scene:
    """The coach is still looking at the hand."""
    reviewing = Found(match(MENOS), [], 0.4)
    return Scoring(services, first_hand(), ACTS._replace(reviewing=reviewing, coach=nothing))


def with_firsts(services: Services) -> Scene:
    def firsts() -> list[str]:
        say, names = services.say, ("contracts", "long_run", "in_one")
        what = services.texts.list_and(say(f"statistics.first.{name}") for name in names)
        return [say("statistics.first", player="Maximiliano", what=what)]

    services.ends_evening = "last".__eq__
    endings = ENDINGS._replace(firsts=firsts, same_cards=ToMenu(), match_id="last")
    return Settlement(services, difference_of_scores(), endings)


EXAMPLES: dict[str, Callable[[Services], Scene]] = {
    "curtain": curtain,
    "pad_owner": whose_pad,
    "pad_owner_five": lambda services: whose_pad(services, FIVE),
    "pad_others": others_pad,
    "curtain_busy": lambda services: curtain(services, MAXIMILIANO, busy=True),
    "scoring_decision": lambda services: Scoring(services, over_the_limit(), ACTS),
    "scoring_bot_decides": lambda services: Scoring(services, over_the_limit(person=False), ACTS),
    "scoring_five_decide": lambda services: Scoring(services, five_and_a_decision(), ACTS),
    "scoring_next": lambda services: Scoring(services, over_the_limit(decision=False), ACTS),
    "scoring_table_and_hand": lambda services: Scoring(services, five_wide_hands(), ACTS),
    "scoring_last_hand": lambda services: Scoring(services, last_contract(), ACTS),
    "scoring_answered": answered,
    "scoring_first_hand": looking,
    "scoring_fishing": lambda services: Scoring(services, fishing_round(), ACTS),
    "settlement_difference": lambda services: Settlement(services, difference_of_scores(), ENDINGS),
    "settlement_pot": lambda services: Settlement(services, pot_of_five(), ENDINGS),
    "settlement_first": with_firsts,
    "settlement_partners": lambda services: Settlement(services, partners_without_money(), ENDINGS),
}
