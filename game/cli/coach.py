"""`loba coach`: how one hand of a match went for one of its players."""

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

from game.cli.arguments import match_in
from game.cli.frame import FAULTY, FINE, CommandFrame, RefusedError
from game.coach.hand import PlayedHand, counts_rounds, hand_of
from game.coach.review import HandReview
from game.coach.reviewing import review
from game.l10n.catalogue import Texts
from game.play.coaching.positions import position_before, table_of
from game.storage.match_codec import SavedMatch
from game.view.coach import CoachedMoment, Measure


def register(frame: CommandFrame) -> None:
    coach = frame.command("coach", tell_how_it_went)
    coach.argument("file", metavar="FILE", type=Path)
    coach.argument("--hand", metavar="N", type=int, default=1)
    coach.argument("--seat", metavar="N", type=int, default=1)


def tell_how_it_went(arguments: Namespace, texts: Texts) -> int:
    saved = match_in(arguments.file, texts)
    hand = hand_of(saved.match, saved.rules, arguments.hand)
    if hand is None:
        hands = saved.match.state.hand_no
        said = texts.text("replay.no_such_hand", hand=arguments.hand, hands=hands)
        raise RefusedError(said, FAULTY)
    if not 1 <= arguments.seat <= len(saved.seats):
        seats = len(saved.seats)
        raise RefusedError(texts.text("coach.no_such_seat", seat=arguments.seat, seats=seats))
    *_, found = review(hand, arguments.seat - 1)
    assert isinstance(found, HandReview)
    for line in _lines(saved, hand, found, texts):
        # Stars make words bold in the window.
        print(line.replace("*", ""))
    return FINE


def _lines(saved: SavedMatch, hand: PlayedHand, found: HandReview, texts: Texts) -> Iterator[str]:
    game = saved.variant.id
    sides = len(saved.match.state.standing.scores)
    measure = Measure(texts, game, counts_rounds(saved.rules), sides)
    parts = (("cards", found.luck), ("play", found.play))
    shares = [measure.share(what, value, found.half_width) for what, value in parts]
    yield f"{saved.seats[found.seat].name}: {' '.join(shares)}"
    for choice in found.costly:
        situation = CoachedMoment(
            texts, table_of(position_before(saved, hand, choice.act_index), monotonic)
        )
        advice, reasons = situation.advice(choice.better), situation.why(choice.reasons)
        yield ""
        yield f"{texts.text('coach.played')}: {situation.do(choice.done)}"
        yield f"{texts.text('coach.better')}: {advice}"
        yield measure.cost(choice.cost, choice.half_width)
        yield from reasons
    if not found.costly:
        yield texts.text_in(game, "coach.nothing")
    if found.equal:
        yield texts.text_in(game, "coach.equal", count=len(found.equal))
