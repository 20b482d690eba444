"""Three people and two bots at one screen: between two people nobody sees, hears or reads anything
of a hand that is not theirs."""

from __future__ import annotations

import pytest
from watched import FRAME, PEOPLE_AND_BOTS, Frame, Watched, public

from game.engine.cards import FACE, CardId, each, parse_card
from game.engine.phases import DRAW, PLAY
from game.play.hands.sending import DiscardMarked
from game.play.positions.position import Position
from game.play.session.running import RunningTable
from game.play.session.seating import TableChoice
from game.scenes.table.curtain import Curtain
from game.scenes.table.scene import TableScene
from game.settings import known_as
from game.storage.headline import headline_of
from game.ui.card_art import CardArt
from game.ui.gestures import PAD, Command
from tests.clock import Clock
from tests.play.tables import CATALOGUE, position

#: So soon after the end of a turn its hand has turned face down, in seconds; new cards may have
#: to be dealt before.
TURNED = 5.0


# Whatever is dealt and played --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats", "seed"),
    [("loba_de_menos", 5, 3), ("loba_seis_menes", 5, 4), ("loba_de_mas", 5, 5), ("la_mona", 3, 6)],
)
def test_only_open_cards_are_seen_between_two_people(
    game: str, seats: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    players = PEOPLE_AND_BOTS[:seats]
    choice = TableChoice(game, players, seed=seed)
    table = RunningTable.start(choice, clock=Clock(), catalogue=CATALOGUE)
    watched = Watched(table, monkeypatch)
    seen: set[CardId] = set()
    hand_no, between, turning, was = table.observation().hand_no, 0, 0.0, -1
    for number in range(700):
        if number % 4 == 0:
            watched.people_act()
        state = table.match.state
        if state.hand_no != hand_no or state.phase not in (DRAW, PLAY):
            break
        seen |= public(table)
        frame = watched.frame()
        state = table.match.state
        hidden = {card for hand in state.hands for card in each(hand)}
        # Whoever has just played still sees their hand turn down.
        turning = turning + FRAME if was == table._seated != state.to_act else 0.0
        was = table._seated
        is_turned = watched.is_between and not watched.is_moving
        turning = TURNED if is_turned else turning
        mine = set() if turning >= TURNED else set(each(state.hands[was]))
        strange = frame.faces - seen - public(table) - mine
        assert not strange, (number, strange)
        if is_turned:
            between += 1
            assert_says_nothing_of(hidden - seen, seen, watched, frame)
    assert between > 50


def assert_says_nothing_of(
    hidden: set[CardId], seen: set[CardId], watched: Watched, frame: Frame
) -> None:
    """Cards of which a twin was seen may be spoken of."""
    words = watched.scene.context.texts.words
    open_faces = {FACE[card] for card in seen | public(watched.table)}
    secret = {words.card(card) for card in hidden if FACE[card] not in open_faces}
    said = [*frame.texts, frame.title]
    assert not [name for name in secret for text in said if name in text]


# Other hands, the same picture -------------------------------------------------------------------

#: Ana puts the king down; all else in her hand, and everybody's, differs.
KING = parse_card("Kd")
HANDS = (
    {"Ana": "Kd 5h 6h 7h 2c 9s Jd 3s", "Carmen": "Ah Qc 8c 4d 4h 4s", "Eva": "Qs Js Ts 9d 8d"},
    {"Ana": "Kd Ah Qc X 4d Th 2h Ac", "Carmen": "5h 6h X' 7h 9s Jd", "Eva": "2c 3s 7s 6s Kc"},
)
GAMES = (
    ("loba_de_menos", {"laid_down": ["Ana"], "table": ["[9c Tc Jc]"]}),
    ("loba_de_mas", {"laid_down": ["Ana"], "table": ["[9c Tc Jc]"]}),
    ("loba_seis_menes", {"laid_down": {"Ana": "no"}}),
)


def hot_seat(game: str, told: dict[str, object], hands: dict[str, str]) -> Position:
    players = [player.name for player in PEOPLE_AND_BOTS]
    others = {name: cards for name, cards in hands.items() if name != "Ana"}
    return position(
        variant=game,
        players=players,
        hand=hands["Ana"],
        hands={**others, "Beto": 7, "Diego": 9},
        pile="3c",
        **told,
    )


def turn_passes(watched: Watched, discard: CardId) -> list[Frame]:
    """From the hand's turning down to the press that opens the curtain. Before the discard
    everything is tried that may leave something lying about."""
    list(watched.watch(0.4))
    for name in ("hint", "hint", "sort", "lens", "scores", "scores", "zone_hand", "mark", "mark"):
        watched.press(name)
    list(watched.watch(0.2))
    watched.scene.commands.driver.do(DiscardMarked(discard))
    frames = []
    for frame in watched.watch(5):
        if watched.is_between and not watched.is_moving:
            frames.append(frame)
    assert isinstance(watched.services.stack.top, Curtain)
    assert len(frames) > 50
    return frames


@pytest.mark.parametrize(("game", "told"), GAMES)
def test_other_hidden_hands_give_the_very_same_pictures(
    game: str, told: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = []
    for hands in HANDS:
        setting = hot_seat(game, told, hands)
        players = PEOPLE_AND_BOTS[: len(setting.seats.names)]
        table = RunningTable.from_position(setting, clock=Clock(), players=players)
        table.sit(0)
        with monkeypatch.context() as patch:
            watched = Watched(table, patch, painted=True)
            frames = turn_passes(watched, KING)
            headline = headline_of("x", table.saved(), 0.0)
            shown.append((frames, headline))
    (first, headline), (second, other) = shown
    assert headline == other
    assert [frame.title for frame in first] == [frame.title for frame in second]
    assert [frame.cues for frame in first] == [frame.cues for frame in second]
    assert [frame.texts for frame in first] == [frame.texts for frame in second]
    assert len(first) == len(second)
    differing = [
        at for at, (a, b) in enumerate(zip(first, second, strict=True)) if a.pixels != b.pixels
    ]
    assert not differing


def curtain_closes(monkeypatch: pytest.MonkeyPatch) -> tuple[Watched, RunningTable]:
    """Ana has discarded, and the next person is another."""
    game, told = GAMES[0]
    setting = hot_seat(game, dict(told), HANDS[0])
    table = RunningTable.from_position(setting, clock=Clock(), players=PEOPLE_AND_BOTS)
    table.sit(0)
    watched = Watched(table, monkeypatch)
    list(watched.watch(0.4))
    watched.scene.commands.driver.do(DiscardMarked(KING))
    while not isinstance(watched.services.stack.top, Curtain):
        watched.frame()
    return watched, table


@pytest.mark.parametrize("seconds", [0.0, 0.12, 0.3])
def test_while_the_curtain_closes_the_discard_can_be_taken_back(
    seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched, table = curtain_closes(monkeypatch)
    list(watched.watch(seconds))
    watched.services.pad_owners[1] = known_as("Carmen")
    watched.services.stack.handle(Command("undo", device=PAD, pad=1))
    assert table.to_act == 1, "the pad of another takes nothing back"
    watched.services.stack.handle(Command("undo", device=PAD, pad=0))
    assert watched.services.stack.top is watched.scene
    assert (table.to_act, table.viewer) == (0, 0)
    frame = watched.frame()
    assert KING in set(each(table.observation().hand))
    assert frame.faces


@pytest.mark.parametrize("seconds", [0.4, 0.9, 1.3, 3.0])
def test_behind_the_curtain_nothing_is_taken_back(
    seconds: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched, table = curtain_closes(monkeypatch)
    list(watched.watch(seconds))
    hand = set(each(table.match.state.hands[0]))
    for command in ("undo", "redo", "take_back"):
        watched.press(command)
        assert isinstance(watched.services.stack.top, Curtain)
        assert (table.to_act, table.viewer) == (1, -1)
        assert not any(frame.faces & hand for frame in watched.watch(0.4))
    # Nor from the pause.
    for command in ("pause", "undo", "redo", "take_back"):
        watched.press(command)
    assert (table.to_act, table.viewer) == (1, -1)


def test_as_the_curtain_rises_only_the_next_hand_is_seen_which_was_drawn_behind_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And the next person takes nothing back that is not theirs."""
    drawn: set[CardId] = set()
    prepare = CardArt.prepare

    def noted(art: CardArt, card: CardId, *told: object) -> None:
        drawn.add(card)
        prepare(art, card, *told)  # type: ignore[arg-type]

    monkeypatch.setattr(CardArt, "prepare", noted)
    watched, table = curtain_closes(monkeypatch)
    hand = set(each(table.match.state.hands[1]))
    assert hand <= drawn
    assert not table.observation().hand
    list(watched.watch(1))
    watched.press("confirm")
    allowed, seen = public(table) | hand, set[CardId]()
    for frame in watched.watch(2):
        assert frame.faces <= allowed
        seen |= frame.faces
    assert isinstance(watched.services.stack.top, TableScene)
    assert hand <= seen
    for command in ("undo", "redo"):
        watched.press(command)
        list(watched.watch(1))
        assert (table.to_act, table.viewer) == (1, 1)
