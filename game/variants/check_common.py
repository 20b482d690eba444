"""Checks of what both families say: players, and the end of the match."""

from __future__ import annotations

from game.engine.game_parts import Players
from game.engine.scoring.hand_score import HandScore, Penalty
from game.engine.scoring.match_end import Eliminate, MatchEnd, Rounds, Target
from game.variants.check_frame import Report, looks_at


@looks_at("players.min", "players.max")
def players_in_order(report: Report, players: Players) -> None:
    if players.min > players.max:
        report.error("players.min", "fault.least_over_most", least=players.min, most=players.max)


@looks_at("players")
def partners_can_sit(report: Report, players: Players) -> None:
    for place, count in enumerate(players.partners, 1):
        path = f"players.partners.{place}"
        if count % 2:
            report.error(path, "fault.partners_odd", given=count)
        elif players.min <= players.max and not players.min <= count <= players.max:
            report.error(
                path, "fault.players_not_offered", given=count, least=players.min, most=players.max
            )


@looks_at("players.partners", "match_end")
def partners_drop_out_together(report: Report, players: Players, match_end: MatchEnd) -> None:
    """They cannot: buying back in is one player's affair."""
    if players.partners and isinstance(match_end, Eliminate):
        report.error("match_end", "fault.partners_eliminated")


@looks_at("score", "match_end")
def the_better_score_wins(report: Report, score: HandScore, match_end: MatchEnd) -> None:
    few_are_good = isinstance(score, Penalty)
    if isinstance(match_end, Rounds | Target):
        if (match_end.wins == "lowest") is not few_are_good:
            instead = "lowest" if few_are_good else "highest"
            report.warning(
                "match_end.wins", "fault.wins_the_wrong_way", given=match_end.wins, instead=instead
            )
    elif isinstance(match_end, Eliminate) is not few_are_good:
        key = "fault.few_points_are_good" if few_are_good else "fault.many_points_are_good"
        report.warning("match_end", key)


CHECKS = (players_in_order, partners_can_sit, partners_drop_out_together, the_better_score_wins)
