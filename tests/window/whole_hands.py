"""A hand from the first card to the scores, by legal acts drawn by lot."""

from __future__ import annotations

from random import Random
from time import sleep

from .devices import Act, Device
from .running import Game, Told

ACTS_MOST = 400
#: The scores listen to nobody so long: who hurried through the last act shall not miss them.
SCORES_ARE_DEAF = 0.7
BETWEEN_HANDS = ("scoring", "settlement")
#: Laying is what makes a hand worth watching, so it is mostly done where it is legal.
LAYS = 0.8


def play_hand(game: Game, device: Device, random: Random, exact: bool = True) -> list[str]:
    """Until the scores are shown; what was done. `exact`: every act must be the one meant."""
    done: list[str] = []
    told = game.wait_for(lambda told: told, "the table")
    while told["scene"] == "table":
        assert len(done) < ACTS_MOST, "the hand does not end"
        act = drawn_by_lot(told, random)
        done.append(act["says"])
        before = len(told["events"])
        device.play(act)
        device.after(act, before)
        told = game.wait_for(lambda told, before=before: device.done(told, before), act["says"])
        if told["scene"] == "table":
            new = told["events"][before:]
            assert was_done(act, new, exact), f"{act['says']} was asked, {new} was done"
            assert told["marked"] == []
            assert told["carried"] is None
    return done


def go_on(game: Game, device: Device) -> Told:
    """From the scores to the next hand."""
    game.wait_for(lambda told: told["scene"] == "scoring", "the scores")
    sleep(SCORES_ARE_DEAF)
    device.press("next")
    return game.wait_for(lambda told: told["scene"] == "table", "the next hand")


def drawn_by_lot(told: Told, random: Random) -> Act:
    assert told["legal"], f"nothing is legal: {told}"
    # La Mona is trailed by a second press: no single one does it.
    legal = [act for act in told["legal"] if act["says"] != "trail 2c"] or told["legal"]
    plain = ("discard", "trail")
    laying = [act for act in legal if act["kind"] not in plain]
    if laying and (len(laying) == len(legal) or random.random() < LAYS):
        return random.choice(laying)
    return random.choice([act for act in legal if act["kind"] in plain])


def was_done(act: Act, events: list[dict[str, object]], exact: bool) -> bool:
    """Is the first of these events the act? An empty stock is shuffled anew before."""
    first = next(event for event in events if event["kind"] != "recycled")
    cards = set(act["cards"])
    kind = act["kind"]
    match kind:
        case "draw":
            return first["kind"] == ("drew" if act["goal"] == "stock" else "took")
        case "meld":
            return first["kind"] == "melded" and set(first["cards"]) == cards
        case "open":
            laid = [set(event["cards"]) for event in events if event["kind"] == "melded"]
            return all(set(part["cards"]) in laid for part in act["parts"])
        case "lay_off" | "reclaim":
            meld = f"meld:{first['place']}"
            return first["kind"] != "melded" and meld == act["goal"] and cards <= {*first["cards"]}
        case "discard":
            return first["kind"] == "discarded" and first["cards"] == act["cards"]
        case "trail":
            return first["kind"] == "trailed" and first["cards"] == act["cards"]
        case "take" | "build":
            if not exact:
                return first["kind"] in ("taken", "built")
            same = first["kind"] == {"take": "taken", "build": "built"}[kind]
            return same and set(first["cards"]) == cards
    return False


def play_match(game: Game, device: Device, random: Random, exact: bool = True) -> int:
    """Until all is settled, buying in as often as it is offered; how many hands it took."""
    hands = 0
    while True:
        play_hand(game, device, random, exact)
        hands += 1
        told = game.wait_for(lambda told: told["scene"] in BETWEEN_HANDS, "the scores")
        while told["scene"] != "table":
            if told["scene"] == "settlement":
                return hands
            sleep(SCORES_ARE_DEAF)
            if told != game.catch_up():
                told = game.told  # Somebody else has decided: the scores are deaf once more.
                continue
            offers = [name for name in told["places"] if name.startswith("rebuy ")]
            device.press(offers[0] if offers else "next")
            told = game.wait_for(lambda now, was=told: now != was, "what comes next")
