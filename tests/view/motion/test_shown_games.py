"""Whole games of bots, shown to one viewer: the picture always gets to the end of what happened,
and nothing on its way there tells of a hidden card."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.bots.base import decision
from game.bots.simple import naive_bot
from game.engine.cards import CardSet, pack, unpack
from game.engine.chance import SeededChance
from game.engine.events import Event
from game.engine.following import before_first_deal, observed_after
from game.engine.match import Match
from game.engine.state import NOBODY
from game.engine.visibility import Observation, observe, redact
from game.settings import BRIEF, FULL, NONE
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of
from game.view.motion.director import Director
from game.view.motion.places import Anchor, Anchors, Back, Place, Step, Token

VIEWER, SEATS_MOST = 1, 5
ACTS = 250
#: And how many play them.
GAMES = {"loba_de_menos": 3, "loba_de_mas": 4, "carioca": 5, "la_mona": 3}


def picture(view: Observation) -> dict[Token, Place]:
    """A layout of the plainest kind."""
    lies: dict[Token, Place] = {
        Back(NOBODY, n): Place(100 + 2 * n, 500, 136, depth=n)
        for n in range(-(-view.stock_size // 12))
    }
    for seat, size in enumerate(view.hand_sizes):
        if seat != view.viewer:
            lies |= {Back(seat, n): Place(500 * seat + 9 * n, 60, 60) for n in range(size)}
    rows = [view.pile, unpack(view.hand), view.loose]
    rows += [meld.cards for meld in view.melds] + [build.cards for build in view.builds]
    for nth, row in enumerate(rows):
        for n, card in enumerate(row):
            lies[card] = Place(300 + 60 * n, 900 - 40 * nth, 200 - nth, 0, card, 1, n)
    return lies


def anchors() -> Anchors:
    places = {Anchor("stock"): Place(100, 500, 136)}
    for seat in range(SEATS_MOST):
        places[Anchor("hand", seat)] = Place(500 * seat, 60, 60)
        places[Anchor("won", seat)] = Place(500 * seat, 120, 60)
    return places


def told(game: str) -> Iterator[tuple[Match, list[Event]]]:
    """A match of bots, act by act, as the viewer is told of it."""
    seats = GAMES[game]
    options = {"players": seats} if game == "carioca" else None
    rules = rules_of(Catalogue().load(game, options).game)
    match = Match(rules, seats, SeededChance("shown"))
    bot, rng = naive_bot(rules), Random(7)
    yield match, [redact(event, VIEWER) for event in match.first_events]
    for _ in range(ACTS):
        if match.is_over:
            return
        seat = match.state.to_act
        act = decision(bot, observe(match.state, seat), rules.legal_actions(match.state), rng)
        yield match, [redact(event, VIEWER) for event in match.submit(seat, act)]


def told_by(begun: list[Step], known: CardSet) -> CardSet:
    """The cards the viewer has been told of in this hand, once these steps have begun."""
    for step in begun:
        assert step.event is not None
        if step.kind == "hand_began":
            known = pack(token for token in step.before if isinstance(token, int))
        known |= pack(card for card in step.event.cards if card is not None)
    return known


@pytest.mark.parametrize("motion", [FULL, BRIEF, NONE])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_shown_to_its_end_and_tells_nothing_hidden(game: str, motion: str) -> None:
    director, now = Director(motion), 0.0
    view: Observation | None = None
    known: CardSet = 0
    flown = 0
    for match, events in told(game):
        if view is None:
            view = before_first_deal(match.state.standing, VIEWER)
        for event in events:
            before = picture(view)
            view = observed_after(view, event)
            director.play(Step(event, before, picture(view), anchors()), now)
        frame = director.frame(now)
        known = told_by(frame.begun, known)
        while frame.is_busy:
            shown = [moving.token for moving in frame.moving if isinstance(moving.token, int)]
            faces = [moving.place.face for moving in frame.moving if moving.place.face >= 0]
            assert pack([*shown, *faces]) & ~known == 0
            flown += len(frame.moving)
            now += 0.05
            frame = director.frame(now)
            known = told_by(frame.begun, known)
        assert (frame.moving, frame.hidden) == ([], frozenset())
        assert frame.step is not None
        assert frame.step.after == picture(observe(match.state, VIEWER))
    assert flown > ACTS


@pytest.mark.parametrize("game", GAMES)
def test_whatever_leaves_its_place_is_seen_or_hidden_until_it_has_come(game: str) -> None:
    """A card that is in the pictures before and after a step is never lost in between."""
    director, now = Director(), 0.0
    view: Observation | None = None
    for match, events in told(game):
        if view is None:
            view = before_first_deal(match.state.standing, VIEWER)
        for event in events:
            before = picture(view)
            view = observed_after(view, event)
            after = picture(view)
            director.play(Step(event, before, after, anchors()), now)
            frame = director.frame(now)
            moving = {one.token for one in frame.moving}
            stays = {token for token in before if token in after and isinstance(token, int)}
            assert stays & frame.hidden <= moving
            now += 5
            director.frame(now)
