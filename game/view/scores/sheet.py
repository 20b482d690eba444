"""The records as a table for a spreadsheet: a line for every player of every match."""

import csv
from collections.abc import Callable, Iterable
from datetime import datetime
from io import StringIO
from pathlib import Path

from game.l10n.catalogue import Texts
from game.storage.standings import PlayedLine
from game.storage.statistics import STATISTICS

#: The first characters that make a spreadsheet take a cell for a formula.
_FORMULAS = ("=", "+", "-", "@", "\t")

_COLUMNS = (
    *("column_match", "column_date", "column_game", "column_rules", "column_deal"),
    *("column_branch", "column_free_undo", "column_player", "column_bot", "column_place"),
    *("column_won", "column_score", "column_money"),
    *(one.head or one.name for one in STATISTICS),
)


def records_csv(lines: Iterable[PlayedLine], texts: Texts, game_name: Callable[[str], str]) -> str:
    """Return the records as CSV text, with the column heads in a person's language."""
    out = StringIO()
    writer = csv.writer(out)
    writer.writerow(texts.text(f"statistics.{column}") for column in _COLUMNS)
    for line in lines:
        rules = " ".join(f"{key}={value}" for key, value in line.options.items())
        at = datetime.fromtimestamp(line.played_at).isoformat(sep=" ", timespec="minutes")
        writer.writerow(
            (
                *(_plain(line.match_id), at, _plain(game_name(line.game)), _plain(rules)),
                *(_plain(line.deal), int(line.counts), line.taken_back, _plain(line.name)),
                *(line.bot, line.place, int(line.won), line.score, line.money),
                *line.counted.values(),
            )
        )
    return out.getvalue()


def file_at_table(file: Path) -> Path:
    """Return the file for the matches with real cards, beside that of those played here."""
    return file.with_name(f"{file.stem}-real-cards{file.suffix}")


def _plain(text: str) -> str:
    """Return a text that no spreadsheet takes for a formula: names are typed by people, and files
    may come from strangers."""
    return f"'{text}" if text.startswith(_FORMULAS) else text
