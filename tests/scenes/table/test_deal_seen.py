"""A hand is dealt to be seen: shuffled, cut for, dealt; never is it there at once, and what
was dealt to another is seen by nobody."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from services import wait
from watched import PEOPLE_AND_BOTS, Frame, Watched, public

from game.engine.cards import CardId, each
from game.engine.events import Event
from game.engine.phases import DRAW, PLAY
from game.engine.visibility import Observation
from game.play.intents.offers import STOCK_PLACE
from game.play.session.running import RunningTable
from game.play.session.seating import TableChoice
from game.scenes.scores.hand import Scoring
from game.scenes.table.curtain import Curtain
from game.view.motion.events import Sound
from game.view.motion.motion import LOOKS
from tests.clock import Clock
from tests.play.tables import CATALOGUE, one_step

ALONE = (PEOPLE_AND_BOTS[0], *PEOPLE_AND_BOTS[3:])
#: What is seen of a deal, in this order.
DEALS = {
    "loba_de_menos": "cut hand_began dealt upcard",
    "loba_de_mas": "hand_began dealt",
    "la_mona": "hand_began dealt laid_out",
}
#: Seconds a deal may take, at least and at most, by the motion that is set.
LASTS = {"full": (0.7, 2.2), "brief": (0.2, 1.5), "none": (0.1, 1.0)}


def a_table(game: str, players: tuple[object, ...] = ALONE, seed: int = 7) -> RunningTable:
    choice = TableChoice(game, players, seed=seed)  # type: ignore[arg-type]
    return RunningTable.start(choice, clock=Clock(), catalogue=CATALOGUE)


def hands(table: RunningTable) -> set[CardId]:
    return {card for hand in table.match.state.hands for card in each(hand)}


def until_still(watched: Watched) -> Iterator[Frame]:
    """Every picture until nothing moves, and the first after that."""
    yield watched.frame()
    while watched.is_moving:
        yield watched.frame()


def begun(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The kinds of event that begin to be shown, in their order, each run of one kind once."""
    told: list[str] = []
    sounds_of = watched.scene.context.sounds.of

    def noted(event: Event, view: Observation) -> list[Sound]:
        if event.kind != (told or [""])[-1]:
            told.append(event.kind)
        return sounds_of(event, view)

    monkeypatch.setattr(watched.scene.context.sounds, "of", noted)
    return told


def after_a_hand(watched: Watched) -> set[CardId]:
    """Play the hand to its end and show its scores; return all cards that everybody has seen."""
    table, services = watched.table, watched.services
    if isinstance(services.stack.top, Curtain):
        wait(services, 1)  # It listens once it has been closed for a while.
        watched.press("confirm")
        wait(services, 1)
    assert services.stack.top is watched.scene
    while table.phase in (DRAW, PLAY):
        one_step(table)
    watched.scene.catch_up()
    while not isinstance(services.stack.top, Scoring):
        wait(services, 0.2)
    services.stack.sprites()  # It counts from its first picture on.
    wait(services, 2)
    return public(table) | hands(table)


@pytest.mark.parametrize("motion", LASTS)
@pytest.mark.parametrize("game", DEALS)
def test_the_first_hand_is_cut_for_shuffled_and_dealt_one_after_another(
    game: str, motion: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each step is said when it is seen, and nothing is counted until all cards are dealt."""
    table = a_table(game)
    watched = Watched(table, monkeypatch, motion=motion)
    told, texts = begun(watched, monkeypatch), watched.scene.context.texts
    assert not watched.scene.picture.view.hand
    assert watched.scene.picture.view.stock_size == len(table.rules.deck)
    pictures, said = [], dict[str, str]()
    counted: list[tuple[str, object, str, bool]] = []
    for picture in until_still(watched):
        pictures.append(picture)
        kind, stock = (told or [""])[-1], "".join(texts.name(texts.pieces[STOCK_PLACE])[1:])
        said[kind] = texts.prompt()[0]
        own = [texts.words.line(words[0]) for words in texts.seat(0).lines]
        in_hand = any("In hand" in words for words in own)
        counted.append((kind, texts.seat(1).held, stock, in_hand))
    assert told == f"{DEALS[game]} stock turn".split()
    least, most = LASTS[motion]
    assert least <= len(pictures) / 25 <= most
    mine = set(each(table.observation().hand))
    if motion != "none":
        assert not pictures[0].faces & mine
    assert mine <= pictures[-1].faces
    assert not any(picture.faces - mine - public(table) - cut(table) for picture in pictures)
    if motion == "full":
        words = {"cut": " cuts ", "hand_began": "Hand 1. ", "upcard": " is turned up."}
        assert game != "loba_de_menos" or all(word in said[kind] for kind, word in words.items())
        assert {tuple(rest) for kind, *rest in counted if kind == "dealt"} == {(None, "", False)}
    view = table.observation()
    assert counted[-1][1:3] == (view.hand_sizes[1], str(view.stock_size))
    assert counted[-1][3] == (game == "loba_de_menos")


def test_a_first_table_of_the_dealer_is_seen_for_a_while_and_then_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    watched = Watched(a_table("escoba", seed=18), monkeypatch)
    told = begun(watched, monkeypatch)
    first = next(set(event.cards) for event in watched.table.log() if event.kind == "laid_out")
    kinds, said = [], set[str]()
    for frame in until_still(watched):
        kinds.append(told[-1] if told else "")
        said |= {watched.scene.context.texts.prompt()[-1]} if kinds[-1] == "leftovers" else set()
        assert kinds[-1] != "stock" or not frame.faces & first
    assert told[-5:] == ["laid_out", "leftovers", "swept", "stock", "turn"]
    assert kinds.count("laid_out") / 25 > LOOKS
    assert said == {"The first table makes 30: it goes to Ana."}


def cut(table: RunningTable) -> set[CardId | None]:
    """The cards turned up in cutting, and the jokers that could not be turned up first."""
    shown = [event for event in table.log() if event.kind in ("cut", "reburied")]
    return {card for event in shown for card in event.cards}


@pytest.mark.parametrize("is_played", [False, True])
def test_a_press_ends_the_deal_and_a_hand_that_was_played_in_is_not_dealt_again(
    is_played: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = a_table("loba_de_mas" if is_played else "loba_de_menos")
    if is_played:
        one_step(table)
    watched = Watched(table, monkeypatch)
    if not is_played:
        watched.frame()
        watched.press("right")
    frame = watched.frame()
    assert not watched.is_moving
    assert set(each(table.observation().hand)) <= frame.faces


@pytest.mark.parametrize("motion", LASTS)
@pytest.mark.parametrize("game", DEALS)
def test_the_old_table_goes_into_the_stock_before_the_next_hand_is_dealt(
    game: str, motion: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The new hand is in no picture before its deal: it does not flash up first."""
    watched = Watched(a_table(game), monkeypatch, motion=motion)
    list(until_still(watched))
    old = after_a_hand(watched)
    told = begun(watched, monkeypatch)
    watched.press("confirm")
    mine = set(each(watched.table.observation().hand))
    has_swept = False
    for picture in until_still(watched):
        if "dealt" not in told:
            has_swept = has_swept or bool(picture.faces)
            assert picture.faces <= old
            assert not watched.scene.picture.view.hand
    # After a round of La Mona nothing is left on the table.
    assert has_swept or game == "la_mona"
    assert told[:2] == ["hand_began", "dealt"]
    assert mine <= picture.faces


@pytest.mark.parametrize("motion", LASTS)
@pytest.mark.parametrize("seed", [3, 4])
def test_among_several_people_a_deal_shows_backs_only(
    seed: int, motion: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = a_table("loba_de_menos", PEOPLE_AND_BOTS, seed)
    watched = Watched(table, monkeypatch, motion=motion)
    for hand in range(2):
        old = after_a_hand(watched) if hand else cut(table)
        told = begun(watched, monkeypatch)
        if hand:
            watched.press("confirm")
        for picture in until_still(watched):
            allowed = public(table) | cut(table) | (set() if "dealt" in told else old)
            assert picture.faces <= allowed
        assert "dealt" in told
        while not isinstance(watched.services.stack.top, Curtain):
            wait(watched.services, 0.2)
        wait(watched.services, 1)
