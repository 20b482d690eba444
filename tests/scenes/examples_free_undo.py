"""Where undo is free: how it is chosen, made use of and told, for the gallery and for tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from examples import on
from examples_menus import FOUR, bundled_games
from examples_scores import ACTS, ENDINGS, difference_of_scores, over_the_limit, pot_of_five
from examples_settings import TABLES, load
from examples_statistics import FRIENDS, matches, nothing, records_of
from examples_table import ACTS as TABLE_ACTS

from game.bots.base import decision
from game.bots.simple import naive_bot
from game.engine.phases import SCORED
from game.play.archive import Archive
from game.play.session.running import RunningTable
from game.play.session.seating import TableChoice
from game.scenes.scores.hand import Scoring
from game.scenes.scores.match import Settlement
from game.scenes.setup.scene import FREE_UNDO, SetUpScene
from game.scenes.shell.addresses import ToMenu
from game.scenes.shell.scene import Scene, Services
from game.scenes.statistics.scene import StatisticsActs, StatisticsScene
from game.scenes.table.scene import TableScene
from game.view.scores.hand import HandSheet
from game.view.scores.match import MatchSheet

ALONE = (FOUR[0], *(replace(player, bot="naive") for player in FOUR[1:]))


def setup(services: Services) -> Scene:
    """The switch has the focus, and what it means is told."""
    last = TableChoice("la_mona", ALONE, free_undo=True)
    return on(lambda services: SetUpScene(services, bundled_games(), last), FREE_UNDO)(services)


def running(game: str, acts: int) -> RunningTable:
    """Ana has done so much in this hand, and it is her turn again."""
    choice = TableChoice(game, ALONE, seed=20, free_undo=True)
    table = RunningTable.start(choice, clock=lambda: 0.0, catalogue=bundled_games())
    while table.to_act or acts:
        assert table.phase != SCORED
        if table.is_bots_turn:
            table.bot_turn(0.0)
            table.play_bot()
        else:
            bot = naive_bot(table.rules)
            table.act(decision(bot, table.observation(), table.legal(), Random(0)))
            acts -= 1
    return table


def table(game: str) -> Callable[[Services], Scene]:
    return lambda services: TableScene(services, running(game, 4), TABLE_ACTS)


def scoring(services: Services, sheet: HandSheet) -> Scoring:
    return Scoring(services, sheet, ACTS._replace(undo=nothing))


def settlement(services: Services, sheet: MatchSheet, times: int) -> Settlement:
    marked = replace(sheet, deal="482913", taken_back=times)
    return Settlement(services, marked, ENDINGS._replace(same_cards=ToMenu()))


def statistics(
    services: Services, left_out: int, counted: int = 0, who: str = ""
) -> StatisticsScene:
    every = list(matches(left_out + counted, FRIENDS))
    facts = [one._replace(taken_back=2) for one in every[:left_out]] + every[left_out:]
    acts = StatisticsActs(nothing, nothing)
    shown = StatisticsScene(services, records_of(facts), Archive(None, None), acts)
    shown.who = who
    return shown


EXAMPLES: dict[str, Callable[[Services], Scene]] = {
    "setup_free_undo": setup,
    "table_free_undo_draw": table("loba_de_menos"),
    "table_free_undo_mona": table("la_mona"),
    "scoring_free_undo": lambda services: scoring(services, over_the_limit(decision=False)),
    "scoring_free_undo_decision": lambda services: scoring(services, over_the_limit()),
    "settlement_same_cards": lambda services: settlement(services, pot_of_five(), 0),
    "settlement_free_undo": lambda services: settlement(services, difference_of_scores(), 12),
    "settlement_free_undo_once": lambda services: settlement(services, pot_of_five(), 1),
    "load_free_undo": lambda services: load(
        services, [one._replace(taken_back=3) for one in TABLES[:3]]
    ),
    "statistics_free_undo": lambda services: statistics(services, 7, 30),
    "statistics_free_undo_player": lambda services: statistics(services, 7, 30, "name:ana"),
    "statistics_free_undo_only": lambda services: statistics(services, 7),
}
