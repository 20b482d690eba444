"""What a person is asked to do now, whatever the device."""

from __future__ import annotations

from game.engine.notation import AnyRules
from game.engine.phases import Phase
from game.engine.state import NOBODY
from game.engine.visibility import Observation
from game.play.hands.hands import Hands
from game.play.hands.table_now import TableNow
from game.play.intents.offers import FELT_PLACE, LANE_PLACE, PILE_PLACE
from game.play.pieces.line import Fact, Joined, Line, MeldCards, MeldTitle, Shown, Who
from game.play.pieces.piece import TableFacts
from game.play.pieces.situation import Situation

#: The prompts that speak of dragging or of light, and those that do not.
_UNDRAGGED = {
    "table.prompt.send": "table.prompt.send_short",
    "table.prompt.contract": "table.prompt.contract_short",
    "table.prompt.fits": "table.prompt.fits_short",
    "table.prompt.carried": "table.prompt.fits_short",
    "table.prompt.carried_fishing": "table.prompt.fits_short",
}


def without_dragging(asked: Line) -> Line:
    """Return a prompt for those who drag no card, or see no light."""
    return asked._replace(key=_UNDRAGGED.get(asked.key, asked.key))


def prompt_of(situation: Situation) -> Line | None:
    """Return what the person is asked to do, or whom they wait for; None if there is nothing to
    say."""
    seen, now = situation.moment.seen, situation.now
    if seen.to_act == NOBODY or not seen.phase.in_play:
        return None
    if now.is_mine:
        return _asked(situation)
    if seen.to_act == now.moves.table.viewer:
        return None
    key = "away" if seen.to_act in situation.table.away else "waiting"
    return _prompt(key, player=Who((seen.to_act,)))


def _prompt(key: str, **facts: Fact) -> Line:
    return Line(f"table.prompt.{key}", facts)


def _asked(situation: Situation) -> Line:
    table, moment, hands, now, _ = situation
    plays_one, carried, plays = table.kind.plays_one, hands.carried, moment.seen.phase.lays
    if hands.asked is not None:
        return _prompt("pick_act" if plays_one else "pick_way")
    if carried is not None and FELT_PLACE in carried.goals:
        return _prompt("carried_fishing" if len(carried.goals) > 1 else "carried_trail")
    if carried is not None and plays:
        return _prompt("carried", count=len(carried.cards))
    if plays_one:
        return _fishing(hands)
    if hands.marked and plays:
        return _marked(situation)
    return _turn(table, moment.seen, now)


def _fishing(hands: Hands) -> Line:
    if hands.chosen or hands.chosen_builds:
        return _prompt("narrowed")
    return _prompt("send", card=Shown(hands.marked[0])) if hands.marked else _prompt("choose")


def _marked(situation: Situation) -> Line:
    """Return the prompt for marked cards, named by the meld they make; a single card that makes
    none is for the pile."""
    table, moment, hands, _, goals = situation
    marked = hands.marked
    places = sum(goal.kind == "meld" for goal in goals)
    slot = next((goal for goal in goals if goal.kind == "slot"), None)
    if goals.get(LANE_PLACE):
        lies, names = goals[LANE_PLACE][0].lies, table.rules.meld_names
        titled = [Joined((MeldTitle(names[one.kind]), MeldCards(one)), " ") for one in lies]
        return _prompt("marked_meld", melds=Joined(tuple(titled), " + "), count=len(lies))
    if slot is not None and len(marked) > 1:
        return _prompt("contract_marked", meld=MeldTitle(moment.tray[slot.at].name))
    if len(marked) == 1 and places:
        return _prompt("fits", card=Shown(marked[0]), count=places)
    if len(marked) == 1 and PILE_PLACE in goals:
        return _prompt("marked_one", card=Shown(marked[0]))
    return _prompt("marked" if goals else "marked_none", count=len(marked))


def _turn(table: TableFacts, seen: Observation, now: TableNow) -> Line:
    moves = now.moves
    if seen.phase.draws:
        return _prompt(draw_prompt(table.rules, seen.phase, PILE_PLACE in moves.draws()))
    if moves.contract_ready:
        return _prompt("contract_ready")
    if seen.duty:
        return _prompt("use_taken")
    if moves.is_staging:
        return _prompt("contract")
    return _prompt(play_prompt(table.rules, seen))


def draw_prompt(rules: AnyRules, phase: Phase, may_take: bool) -> str:
    """Return what a player can do at the beginning of a turn, as the end of the key of a prompt."""
    return f"{phase}_{rules.pile.name if may_take else 'stock'}"


def play_prompt(rules: AnyRules, seen: Observation) -> str:
    """Return what may still be put down in a turn without a contract to lay first, as the end of
    the key of a prompt."""
    opening, lay_off = rules.opening, rules.lay_off
    opened = seen.opened[seen.to_act]
    is_later = 0 < opened < seen.turn_no
    melds = not opening.rounds or (opening.new_melds_later and is_later)
    in_time = (is_later or lay_off.same_turn) if opened else lay_off.needs == "nothing"
    if in_time and lay_off.to != "nobody":
        return "play" if melds else "play_add"
    return "play_first" if melds else "play_discard"
