"""The contracts of a match, as rows of melds that are dragged, or pressed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from game.engine import parts
from game.scenes.setup.house_rules import Picker, numbers_offered
from game.scenes.setup.summary import meld_name
from game.scenes.workshop.desk import Desk
from game.scenes.workshop.words import plain_said
from game.ui.boxes import Box, Column, Icon, Padded, Press, Row, Sized, Text, Wrap, level
from game.ui.theme import INK, IVORY, IVORY2, MOON, SMALL
from game.ui.widgets import Button
from game.ui.words import BOLD
from game.variants.fields import ROUND, GameField, fields_of, text_key
from game.variants.house_game import melds_of, with_melds
from game.variants.options import Span

PATH = "opening.rounds"
#: The beginnings of the names of tiles: in a contract, and to be put into one.
TILE, OFFER, ROW = "tile", "offer", "contract"
AS_USUAL = "as_usual"


class DraggedMeld(NamedTuple):
    """A meld that is dragged. `contract`, `place`: where it lies, or -1."""

    meld: str
    contract: int = -1
    place: int = -1


class Contracts:
    """The contracts at a desk. `chosen`: the one that what is pressed goes to."""

    def __init__(self, desk: Desk, changed: Callable[[], None]) -> None:
        self.desk, self._changed = desk, changed
        self.chosen = 0

    @property
    def rounds(self) -> list[Any]:
        return list(self.desk.house.value(PATH))

    def _set(self, rounds: Sequence[Any]) -> None:
        self.desk.set(PATH, [one for one in rounds if melds_of(one)])

    def choose(self, contract: int) -> None:
        self.chosen = contract
        self._changed()

    def put(self, meld: str, contract: int) -> None:
        """Put one more meld into a contract."""
        rounds = self.rounds
        rounds[contract] = with_melds(rounds[contract], [*melds_of(rounds[contract]), meld])
        self._set(rounds)

    def take(self, contract: int, place: int) -> None:
        """Take a meld out of a contract, and the contract away with its last."""
        rounds = self.rounds
        melds = melds_of(rounds[contract])
        melds.pop(place)
        rounds[contract] = with_melds(rounds[contract], melds)
        if melds or len(rounds) > 1:
            self._set(rounds)

    def add(self) -> None:
        rounds = self.rounds
        self.chosen = len(rounds)
        self._set([*rounds, rounds[-1]])

    def remove(self, contract: int) -> None:
        rounds = self.rounds
        rounds.pop(contract)
        self.chosen = min(self.chosen, len(rounds) - 1)
        if rounds:
            self._set(rounds)

    def say(self, contract: int, key: str, value: Any, usual: Any) -> None:
        """Say something more of a contract than its melds."""
        rounds = self.rounds
        melds, more = melds_of(rounds[contract]), {}
        if isinstance(rounds[contract], dict):
            more = {name: said for name, said in rounds[contract].items() if name != "melds"}
        more = {name: said for name, said in (more | {key: value}).items() if name != key}
        if value != usual:
            more[key] = value
        rounds[contract] = {"melds": melds, **more} if more else melds
        self._set(rounds)

    def drop(self, carried: DraggedMeld, contract: int) -> None:
        """Put a dragged meld into a contract, -1 for beside all."""
        rounds = self.rounds
        if carried.contract >= 0:
            melds = melds_of(rounds[carried.contract])
            melds.pop(carried.place)
            rounds[carried.contract] = with_melds(rounds[carried.contract], melds)
        if contract >= 0:
            melds = [*melds_of(rounds[contract]), carried.meld]
            rounds[contract] = with_melds(rounds[contract], melds)
            self.chosen = contract
        if any(map(melds_of, rounds)):
            self._set(rounds)

    def carried(self, name: str) -> DraggedMeld | None:
        """Return what is dragged by a widget of this name."""
        kind, _, rest = name.partition(" ")
        if kind == OFFER:
            return DraggedMeld(rest)
        if kind == TILE:
            contract, place = map(int, rest.split())
            return DraggedMeld(melds_of(self.rounds[contract])[place], contract, place)
        return None

    # Laying out -----------------------------------------------------------------------------

    def box(self, zone: int) -> Column:
        say, rounds = self.desk.services.say, self.rounds
        self.chosen = min(self.chosen, len(rounds) - 1)
        rows: list[Box] = []
        for at, one in enumerate(rounds):
            rows.append(self._row(at, melds_of(one), zone))
            if at == self.chosen:
                rows.append(Padded(self._more(at, one, zone), (46, 0, 0, 8)))
        add = Button("add_contract", say("workshop.add_contract"), self.add, "icon_plus", zone=zone)
        about = Text(say("workshop.contracts_about"), SMALL, colour=IVORY2, lines=9)
        return Column(about, *rows, Row(add), gap=6)

    def _row(self, at: int, melds: Sequence[str], zone: int) -> Box:
        is_chosen = at == self.chosen
        number = Text(str(at + 1), face=BOLD, colour=INK if is_chosen else MOON, align="center")
        style = ("button main", "button main") if is_chosen else ("row", "row hover")
        choose = Press(
            f"{ROW} {at}", number, partial(self.choose, at), (8, 4, 8, 4), style, 10, zone
        )
        tiles = [
            self.tile(f"{TILE} {at} {place}", meld, partial(self.take, at, place), zone)
            for place, meld in enumerate(melds)
        ]
        bin_ = Button(f"drop {at}", "", partial(self.remove, at), "icon_bin", zone=zone, high=46)
        bin_.enabled = len(self.rounds) > 1
        bin_.tip = self.desk.services.say("workshop.remove_contract")
        room = Padded(Wrap(*tiles, gap=(6, 6)), grow=True)
        return Row(Sized(choose, 46), 10, room, 8, level(Sized(bin_, 54)))

    def _more(self, at: int, one: Any, zone: int) -> Column:
        """Return what can be done with the chosen contract."""
        house = self.desk.house
        offers = [
            self.tile(f"{OFFER} {meld}", meld, partial(self.put, meld, at), zone, is_offer=True)
            for meld in house.game["melds"]
        ]
        shape = next(row.shape for path, row in house.fields() if path == PATH)
        assert isinstance(shape, parts.RoundList)
        more = [row for row in fields_of(shape.round, ROUND) if row.shape is not None]
        return Column(
            Wrap(*offers, gap=(6, 6)), *(self._said(at, one, row, zone) for row in more), gap=4
        )

    def _said(self, at: int, one: Any, row: GameField, zone: int) -> Picker:
        services = self.desk.services
        say = services.say
        now = one.get(row.name, row.usual) if isinstance(one, dict) else row.usual
        match row.shape:
            case parts.Whole(low, high):
                numbers = numbers_offered(Span(low, high), now)
                as_usual = say(text_key(f"{ROUND}.final_discard.{AS_USUAL}"))
                items = [
                    (value, plain_said(services, value) if value else as_usual) for value in numbers
                ]
            case parts.Word(choices):
                items = [(word, say(text_key(f"{row.key}.{word}"))) for word in choices]
            case _:
                raise AssertionError(row.shape)

        def change(value: object) -> None:
            self.say(at, row.name, value, row.usual)

        return Picker(f"{ROW} {row.name}", say(row.text_key), items, now, change, zone)

    def tile(
        self, name: str, meld: str, act: Callable[[], None], zone: int, is_offer: bool = False
    ) -> Press:
        services, variant_id = self.desk.services, self.desk.house.file.stem
        words = Text(meld_name(services, meld, variant_id), SMALL, colour=IVORY)
        box: Box = Row(Icon("icon_plus", 24, IVORY2), 8, words) if is_offer else words
        made = Press(name, box, act, (14, 8, 14, 8), ("button", "button hover"), 12, zone, least=46)
        made.tip = services.say("workshop.put_meld" if is_offer else "workshop.take_meld")
        return made
