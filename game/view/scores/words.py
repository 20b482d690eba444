"""Points as the language writes them: with true signs, and added up."""

from collections.abc import Sequence

from game.l10n.catalogue import Catalogue

TIMES = "\u00d7"


def gain(points: int, texts: Catalogue) -> str:
    """With its sign, either way."""
    return f"+{texts.number(points)}" if points > 0 else texts.number(points)


def sum_of(points: Sequence[int], texts: Catalogue) -> str:
    """One by one, equal ones together; empty where there is nothing to add up."""
    if len(points) < 2:
        return ""
    said = []
    for worth in dict.fromkeys(points):
        count, number = points.count(worth), texts.number(worth)
        said.append(number if count == 1 else f"{count}{TIMES}{number}")
    return " + ".join(said)
