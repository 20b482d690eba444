"""What is heard of an event; and that nothing is heard of what cannot be seen."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from game.engine.cards import parse_cards
from game.engine.chance import SeededChance
from game.engine.events import Event
from game.engine.following import before_first_deal, observed_after
from game.engine.match import Match
from game.engine.notation import AnyRules, read_meld
from game.engine.rummy.flow import RummyRules
from game.engine.state import NOBODY
from game.engine.visibility import Observation, observe, redact
from game.ui.audio import CUES
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of
from game.view.motion.events import NOTES_APART, EventSounds, Sound

GAMES = (
    *("loba_de_menos", "loba_de_mas", "loba_centroamericana", "loba_seis_menes"),
    *("carioca", "la_mona"),
)
PEOPLE = (0, 2)


def rules_called(game: str) -> AnyRules:
    return rules_of(Catalogue().load(game).game)


def beginning(rules: AnyRules, viewer: int = 0) -> Observation:
    return observe(Match(rules, rules.common.players.min, SeededChance(1)).state, viewer)


def event(name: str, cards: str = "", seat: int = 0, /, **facts: int) -> Event:
    return Event(name, seat, parse_cards(cards), 0, tuple(facts.items()))


def cues(heard: list[Sound]) -> list[str]:
    return [one.cue for one in heard]


def rummy(before: str = "", after: str = "") -> Callable[[Event], list[Sound]]:
    """Hears an event of a rummy, with one meld before it and after it."""
    rules = playable_rummy()
    view = beginning(rules)
    if before:
        view = view._replace(melds=(read_meld(rules, before),))
    sounds = EventSounds(rules, view, PEOPLE)
    if after:
        view = view._replace(melds=(read_meld(rules, after),))
    return lambda told: sounds.of(told, view)


def fishing(told: Event) -> list[Sound]:
    rules = rules_called("la_mona")
    view = beginning(rules)
    return EventSounds(rules, view, PEOPLE).of(told, view)


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        (event("hand_began"), ["shuffle"]),
        (event("turn", "", 0), ["your_turn"]),
        (event("turn", "", 1), ["their_turn"]),
        (event("turn", "", 2), ["your_turn"]),
        (event("drew", "9h"), ["draw"]),
        (event("took", "9h"), ["draw"]),
        (event("took", "9h 3c X"), ["take_pozo"]),
        (event("discarded", "9h"), ["discard"]),
        (event("opened"), ["contract"]),
        (event("to_deal"), []),
        (event("hand_over", "", 1, in_one=0), ["closes"]),
        (event("hand_over", "", 1, in_one=1), ["closes", "howl"]),
        (event("hand_over", "", NOBODY, in_one=0), ["stock_empty"]),
    ],
)
def test_a_turn_of_a_rummy(told: Event, expected: list[str]) -> None:
    assert cues(rummy()(told)) == expected


def test_a_new_run_has_a_note_for_each_card() -> None:
    kind = read_meld(playable_rummy(), "5h 6h 7h 8h").kind
    heard = rummy()(event("melded", "5h 6h 7h 8h", kind=kind))
    assert heard == [
        *(Sound("run", n + 1, n * NOTES_APART) for n in range(4)),
        Sound("laid_down", delay=4 * NOTES_APART),
    ]


def playable_rummy() -> RummyRules:
    rules = rules_called("loba_de_menos")
    assert isinstance(rules, RummyRules)
    return rules


def test_a_new_set_knocks() -> None:
    kind = read_meld(playable_rummy(), "4c 4d 4h").kind
    assert cues(rummy()(event("melded", "4c 4d 4h", kind=kind))) == ["pierna", "laid_down"]


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ("5h 6h 7h", "5h 6h 7h 8h", [Sound("land_card"), Sound("run", 4)]),
        ("5h 6h 7h", "4h 5h 6h 7h", [Sound("land_card"), Sound("run", 4)]),
        ("4c 4d 4h", "4c 4d 4h 4h'", [Sound("land_card"), Sound("added")]),
        ("5h 6h X", "5h 6h 7h X", [Sound("joker_moves")]),
        ("5h X 7h", "5h 6h 7h X", [Sound("joker_moves")]),
    ],
    ids=[
        "at the end",
        "at the beginning",
        "a set",
        "the joker makes way",
        "the joker goes to the end",
    ],
)
def test_a_card_that_is_added(before: str, after: str, expected: list[Sound]) -> None:
    assert rummy(before, after)(event("added")) == expected


@pytest.mark.parametrize(
    ("told", "expected"),
    [
        (event("taken", "5h 3c 2d"), ["land_card", "capture", "capture"]),
        (event("taken", "5h 3c 2d", build=0), ["land_card", "capture", "capture", "capture"]),
        (event("taken", "2c Kh 2d"), ["land_card", "mona_taken"]),
        (event("trailed", "2d"), ["land_felt"]),
        (event("trailed", "2c"), ["mona_drowned"]),
        (event("laid_out", "5h 2c"), ["land_felt", "land_felt", "mona_drowned"]),
        (event("leftovers", "5h 9h"), ["slide"]),
        (event("leftovers", "5h 2c"), ["mona_taken"]),
        (event("swept"), ["wincho"]),
        (event("built", "5h 2d", multiple=0), ["build"]),
        (event("built", "5h 2d", multiple=1), ["fila"]),
    ],
)
def test_fishing(told: Event, expected: list[str]) -> None:
    assert cues(fishing(told)) == expected


@pytest.mark.parametrize(
    ("before", "after", "drums"), [(3, 2, 1), (4, 1, 1), (2, 1, 0), (1, 2, 0), (3, 0, 0), (5, 4, 0)]
)
def test_the_drum_sounds_once_when_few_cards_are_left(before: int, after: int, drums: int) -> None:
    rules = rules_called("loba_de_menos")
    view = beginning(rules)._replace(hand_sizes=(9, before, 9))
    sounds = EventSounds(rules, view, PEOPLE)
    view = view._replace(hand_sizes=(9, after, 9))
    discarded = event("discarded", "9h", 1)
    assert cues(sounds.of(discarded, view)).count("two_left") == drums
    assert cues(sounds.of(discarded, view)).count("two_left") == 0


def test_the_last_card_of_the_stock_is_heard() -> None:
    rules = rules_called("loba_de_menos")
    view = beginning(rules)
    sounds = EventSounds(rules, view, PEOPLE)
    empty = view._replace(stock_size=0)
    assert cues(sounds.of(event("drew", "9h"), empty)) == ["draw", "stock_empty"]


@pytest.mark.parametrize("game", GAMES)
def test_whole_hands_sound_alike_to_all_who_see_different_cards(game: str) -> None:
    """No sound follows from a hidden hand: players and spectators hear the same."""
    rules, dice = rules_called(game), Random(5)
    match = Match(rules, rules.common.players.min, SeededChance(5))
    empty = match.state.standing
    viewers = (0, 1, NOBODY)
    views = [before_first_deal(empty, viewer) for viewer in viewers]
    ears = [EventSounds(rules, view, PEOPLE) for view in views]
    played = {one.cue for one in hear_all(match.first_events, viewers, views, ears)}
    for _ in range(150):
        if match.is_over:
            break
        actions = rules.legal_actions(match.state)
        laying = [action for action in actions if len(action.cards) > 1]
        events = match.submit(match.state.to_act, dice.choice(laying or actions))
        played |= {one.cue for one in hear_all(events, viewers, views, ears)}
    assert played <= set(CUES)
    assert {"shuffle", "your_turn"} <= played


def hear_all(
    events: list[Event],
    viewers: tuple[int, ...],
    views: list[Observation],
    chosen: list[EventSounds],
) -> list[Sound]:
    heard: list[Sound] = []
    for told in events:
        each = []
        for at, (viewer, view, sounds) in enumerate(zip(viewers, views, chosen, strict=True)):
            seen = redact(told, viewer)
            views[at] = observed_after(view, seen)
            each.append(sounds.of(seen, views[at]))
        assert each[0] == each[1] == each[2]
        heard += each[0]
    return heard
