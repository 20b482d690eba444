"""The chart of a match on paper."""

from __future__ import annotations

from examples_scores import partners_without_money
from services import a_house

from game.scenes.scores.chart import Chart, ChartLine, chart_sheet
from game.ui.canvas import Canvas
from game.view.geometry import Rect


def test_every_score_of_a_line_is_marked_the_last_one_too() -> None:
    services, sheet = a_house(), partners_without_money()
    lines = [
        ChartLine(place.players[0].crest, sheet.history[place.side], place.score, place.score)
        for place in sheet.places
    ]
    panel = Rect(0, 0, 1200, 500)
    chart = Chart(Canvas(services.kit), panel, chart_sheet(services, sheet, lines))
    for line in lines:
        drawn = chart._line(line, panel, 1.0)
        assert drawn.count("<polygon") == len([one for one in line.history if one.hand])
