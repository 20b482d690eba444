"""What a program says of a home, as plain data: the same for every release, whatever its pages are.

The home is that of `LOBA_HOME`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from game.bots.levels import LEVELS
from game.bots.styles import read_style
from game.engine.chance import SeededChance
from game.l10n.languages import offered
from game.opening import people_here
from game.paths import layers, text_roots, user_data
from game.play.archive import take_in
from game.play.coaching.practice import Practice
from game.play.coaching.ratings import Ratings
from game.play.coaching.reviews import Reviews
from game.play.lessons.progress import NOT_BEGUN, Learning
from game.play.lessons.reading import LessonStore
from game.play.session.last_setup import last_setup
from game.storage.headline import Headline
from game.storage.match_store import MatchStore
from game.storage.records import PATIENTLY, Records, records_file
from game.storage.settings_file import SettingsFile
from game.storage.standings import Standings
from game.variants.catalogue import Catalogue
from game.variants.inherit import named_in

#: Later than any day on which a choice comes back.
IN_YEARS = 4_000_000_000.0


def told() -> dict[str, Any]:
    take_in()
    return {
        "settings": asdict(SettingsFile().read()),
        "people": [asdict(one) for one in people_here().everybody],
        "going_on": [_match(one) for one in MatchStore().going_on()],
        "finished": [_match(one) for one in MatchStore().finished()],
        "set_aside": [one.match_id for one in MatchStore().damaged()],
        "players": dict(_players()),
        "lessons": dict(_lessons()),
        "practice": dict(_practice()),
        "ratings": dict(_ratings()),
        "reviews": len(list(Reviews().folder.glob("*.json"))),
        "last_table": _last_table(),
        "own": _own(),
    }


def _match(headline: Headline) -> dict[str, Any]:
    saved = MatchStore().load(headline.match_id, SeededChance(0))
    state = saved.match.state
    return {
        "id": headline.match_id,
        "name": headline.name,
        "game": saved.variant.id,
        "chosen": dict(saved.variant.chosen),
        "seats": [list(seat) for seat in saved.seats],
        "scores": list(headline.scores),
        "hand": headline.hand_no,
        "acts": len(saved.match.log) - 1,
        "digest": state.digest(),
        "deal": saved.deal,
        "is_branch": saved.is_branch,
        "free_undo": saved.free_undo,
        "taken_back": saved.taken_back,
        "lost": saved.lost is not None,
        "arranged": [one is not None for one in saved.arranged],
    }


def _players() -> Iterator[tuple[str, Any]]:
    with Records(records_file(), PATIENTLY) as records:
        known = Standings(records)
        for one in known.players():
            figures = known.figures(one.who)
            results = [[each.match_id, each.place, each.score] for each in figures.results]
            yield one.who, [one.name, one.won, results, dict(figures.counted)]


def _lessons() -> Iterator[tuple[str, Any]]:
    learning = Learning()
    for name in named_in(layers("assets/lessons")):
        progress = learning.of(name)
        if progress != NOT_BEGUN:
            yield name, [progress.step, list(progress.acts), progress.is_done]


def _practice() -> Iterator[tuple[str, Any]]:
    practice, names = Practice(), people_here().names
    for person in people_here().everybody:
        due = practice.due(person.name, names, IN_YEARS)
        exercises = [practice.exercise(one) for one in due]
        # How many acts are offered beside the best one is no promise: only what was judged.
        is_there = [one is not None and len(one.options()) > 1 for one in exercises]
        yield person.name, [[one.due, one.step] for one in due] + [is_there]


def _ratings() -> Iterator[tuple[str, Any]]:
    people = people_here()
    for person in people.everybody:
        for game in Catalogue().ids():
            rating = Ratings().rating(person.name, game, people.names)
            if rating is not None:
                # What was rated by an older measure is known, and told apart.
                yield f"{person.name} {game}", rating.hands + rating.old


def _last_table() -> Any:
    last = last_setup(called=people_here().names.today)
    if last is None:
        return None
    seats = [[one.name, one.crest, one.bot, one.by_phone] for one in last.players]
    return [last.variant_id, dict(last.options), seats]


def _own() -> dict[str, Any]:
    """The files people have added, each as the program knows it."""
    own = user_data()
    lesson = LessonStore(Catalogue(), [own / "lessons"]).lessons["corta"].lesson
    return {
        "game": Catalogue().load("loba_corta").id,
        "languages": [name for name in offered(text_roots()) if _is_in(own / "locales", name)],
        "bot": read_style(own / "bots" / "paca.yaml", [*LEVELS]).style is not None,
        "lesson": lesson is not None and len(lesson.steps),
        "cards": [one.name for one in sorted((own / "cards").iterdir())],
    }


def _is_in(folder: Path, language: str) -> bool:
    return (folder / f"{language}.ftl").exists()
