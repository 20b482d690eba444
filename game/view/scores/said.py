"""What is said at the end of a hand: who won it, and what for."""

from game.engine.cards import name
from game.engine.events import FIRST_TABLE, Event
from game.engine.visibility import Observation
from game.view.scores.hand import PLAYED, RANK_OF, Category, HandSheet
from game.view.table.log import Narrator, Wording
from game.view.table.words import TableWords

#: The kinds of events that tell what a hand was worth.
WORTH = ("shown", "leftovers", "scored")


def label_of(wording: Wording, category: Category) -> str:
    """Return what a kind of thing that a round counts is called."""
    if category.line is not None:
        return wording.sentence(category.line)
    if not category.cards:
        return wording.text(f"scores.category.{category.kind}")
    first = category.cards[0]
    word = name(first).lower().replace("t", "10")
    if category.kind == RANK_OF:
        word = word[:-1]
    if wording.has(f"scores.category.{word}"):
        return wording.text(f"scores.category.{word}")
    if category.kind == RANK_OF:
        return wording.text("scores.category.rank", rank=word.upper())
    return wording.card(first)


def end_of_hand(
    words: TableWords, narrator: Narrator, sheet: HandSheet, view: Observation, log: list[Event]
) -> str:
    """Return who won the hand, in bold, and then what it was worth to each."""
    who = words.texts.list_and(player.name for player in sheet.winner)
    how = ("won" if who else "nobody") if sheet.end == PLAYED else sheet.end
    count, number = len(sheet.winner), sheet.number
    title = words.text(f"scores.title.{how}", player=who, players=count, number=number)
    told = (event for event in log if event.kind in WORTH)
    worth = [event for event in told if FIRST_TABLE not in event.facts]
    lines = [words.sentence(line) for _, line in narrator.lines(worth, view.melds)]
    return " ".join([f"*{title}*", *lines])
