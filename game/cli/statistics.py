"""`loba statistics`: who has won how often, as a table on the terminal or in a file."""

from argparse import Namespace
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path

from game.cli.arguments import game_name
from game.cli.frame import FAULTY, FINE, CommandFrame, RefusedError, aligned
from game.l10n.catalogue import Texts
from game.play.archive import take_in
from game.play.book.statistics import lines_at_table
from game.play.session.regulars import style_of
from game.reading.whole_file import write_whole
from game.storage.records import (
    PATIENTLY,
    Records,
    RecordsBusyError,
    RecordsNewerError,
    records_file,
)
from game.storage.small_file import SmallFileError
from game.storage.standings import PlayedLine, Standings
from game.storage.statistics import STATISTICS
from game.view.bot_names import bot_name
from game.view.scores.sheet import file_at_table, records_csv


def register(frame: CommandFrame) -> None:
    statistics = frame.command("statistics", tell_statistics)
    statistics.argument("--game", metavar="ID", default="")
    statistics.argument("--csv", metavar="FILE", type=Path)


def tell_statistics(arguments: Namespace, texts: Texts) -> int:
    """Print the statistics, or write them to a file; return the exit code."""
    try:
        take_in()
        with Records(records_file(), PATIENTLY) as records:
            known = Standings(records)
            if arguments.csv is not None:
                return _write(arguments.csv, known, texts)
            lines = list(_table(known, arguments.game, texts))
            left_out = known.left_out(arguments.game)
    except SmallFileError as error:
        raise RefusedError(error.told.said(texts.text), FAULTY) from error
    except RecordsNewerError:
        raise RefusedError(texts.text("statistics.newer"), FAULTY) from None
    except RecordsBusyError as error:
        facts = {"file": str(records_file()), "detail": str(error.__cause__ or error)}
        raise RefusedError(texts.text("statistics.not_opened", **facts), FAULTY) from error
    if left_out:
        key = "statistics.left_out" if lines else "statistics.none_counts"
        lines.append(texts.text(key, count=left_out))
    print("\n".join(lines or [texts.text("statistics.empty")]))
    return FINE


def _write(file: Path, known: Standings, texts: Texts) -> int:
    _write_lines(file, known.lines(), texts)
    at_table = lines_at_table()
    if at_table:
        _write_lines(file_at_table(file), at_table, texts)
    return FINE


def _write_lines(file: Path, lines: Iterable[PlayedLine], texts: Texts) -> None:
    table = records_csv(lines, texts, partial(game_name, texts=texts))
    try:
        write_whole(file, table.encode("utf-8-sig"))
    except OSError as error:
        said = texts.text("statistics.not_exported", file=str(file), detail=str(error))
        raise RefusedError(said, FAULTY) from error
    print(texts.text("statistics.exported", file=str(file)))


def _table(known: Standings, game: str, texts: Texts) -> Sequence[str]:
    shown = [one for one in STATISTICS if one.on_terminal]
    heads = ["column_player", "played", "won_matches", "longest", *(one.name for one in shown)]
    rows = [[texts.text(f"statistics.{head}") for head in heads]]
    for one in known.players(game):
        figures = known.figures(one.who, game)
        name = bot_name(texts, one.bot, style_of(one.bot)) if one.bot else one.name
        numbers = [figures.played, figures.won, figures.longest_streak]
        numbers += [figures.counted[one.name] for one in shown]
        rows.append([name, *map(str, numbers)])
    if len(rows) == 1:
        return []
    return list(aligned(rows))
