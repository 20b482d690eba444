"""What each layer of the table shows. Nobody says that a layer has changed: it is painted anew when
it would show something else than before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from game.play.intents.offers import Target
from game.play.pieces.prompt import prompt_of
from game.scenes.table.context import TableContext
from game.scenes.table.paint_buttons import BUTTON_KINDS
from game.scenes.table.selection import Selection, state_of
from game.view.motion.director import Frame
from game.view.motion.places import Back, Token

Layer = Literal["ground", "cards", "hand", "marks", "air"]


def shown_in_layers(
    context: TableContext, frame: Frame, now: float
) -> Iterator[tuple[Layer, tuple[object, ...]]]:
    """Yield all layers, from the lowest on, with everything that their pictures hang on but the
    settings."""
    texts, picture, selection = context.texts, context.picture, context.selection
    pieces, story, hands, situation = texts.pieces, texts.story, selection.hands, texts.situation
    carried, table, hand = hands.carried, picture.shown.table, picture.layout.hand
    asked, draws = prompt_of(situation), texts.draw_goals()
    turn = context.table.version, texts.now
    hidden = _in_hand(context, frame.hidden)
    yield (
        "ground",
        (
            *(
                table,
                pieces,
                picture.controls,
                asked,
                story.latest,
                dict(story.last_acts),
                story.taker,
            ),
            *(draws, _at_button(selection), selection.ring),
            *(context.services.device, context.services.person),
            *(texts.led(), hands.marked, carried and carried.goals),
        ),
    )
    told = carried and (carried.cards, carried.goals)
    laid = dict(story.laid), story.whole
    yield "cards", (table, pieces, frame.hidden - hidden, told, picture.choices, laid, draws)
    order, lifted = picture.moment.order, (hands.marked, hands.lifted, carried is None)
    yield "hand", (hand, pieces, hidden, lifted, order, turn)
    looked_at = selection.hover, selection.ring, selection.log_open, selection.log_at
    yield "marks", (table, hand, pieces, hands, looked_at, draws, turn)
    yield (
        "air",
        (
            *(table, hand, pieces, picture.choices, asked, story.latest, turn, frame.moving),
            tuple(context.crests.poses(now)),
            *(state_of(selection), _on_its_way(context, now), context.kept_free),
        ),
    )


def _at_button(selection: Selection) -> Target | None:
    """Return the place of the button that is pointed at."""
    return selection.pointed if selection.pointed.kind in BUTTON_KINDS else None


def _in_hand(context: TableContext, hidden: frozenset[Token]) -> frozenset[Token]:
    """Return those of the hidden tokens that lie in the hand at the bottom."""
    hand = context.picture.layout.hand
    backs = {Back(context.picture.bottom, n) for n in range(len(hand.backs))}
    return frozenset(token for token in hidden if token in hand.spots or token in backs)


def _on_its_way(context: TableContext, now: float) -> float | None:
    """Return the present time while what is carried has not reached the pointer: it looks different
    at every moment."""
    hangs, carried = context.selection.hangs, context.selection.hands.carried
    is_still = hangs is None or carried is None or hangs.is_still(now, context.texts.pace)
    return None if is_still else now
