"""What is said when the program cannot go on, whoever says it: the window, a box, the terminal."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from game.l10n.catalogue import Catalogue as Texts
from game.trouble.report import written
from game.trouble.traces import trace_of

#: The exit code: the program itself was wrong, not its use.
CRASHED = 70
#: What became of the match: the ends of text keys.
NO_MATCH, KEPT, NOT_KEPT, NEVER_KEPT = "no_match", "kept", "not_kept", "never_kept"


class Sorry(NamedTuple):
    title: str
    told: tuple[str, ...]
    answer: str
    report: Path | None


def reported(
    error: BaseException, texts: Texts, facts: Mapping[str, str], match: str = NO_MATCH
) -> Sorry:
    """Writes the report, and gives the words for the player."""
    report = written(error, facts, texts.text("crash.report_head"))
    told = [] if match == NO_MATCH else [texts.text(f"crash.match_{match}")]
    if report is None:
        told.append(texts.text("crash.no_report"))
    else:
        told.append(texts.text("crash.report", file=str(report)))
    told.append(texts.text("crash.again"))
    return Sorry(texts.text("crash.title"), tuple(told), texts.text("crash.close"), report)


def say_on_terminal(sorry: Sorry, error: BaseException) -> None:
    # A program without a terminal has no such stream.
    if sys.stderr is not None:
        lines = [*trace_of(error), "", sorry.title, *sorry.told]
        print("\n".join(lines), file=sys.stderr, flush=True)
