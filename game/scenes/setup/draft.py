"""A table that is being set up: its game, its house rules, and who plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.engine.game_parts import Players
from game.play.session.seating import (
    Player,
    TableChoice,
    changed,
    follows,
    plays_alone,
    seated,
    sits_down,
)
from game.settings import CRESTS, Person, known_as
from game.variants.catalogue import Catalogue
from game.variants.load import Reading, Variant
from game.variants.options import Chosen, Option, Value, written

#: The most seats that a variant file can ask for.
SEATS_MOST = 8
USUAL_SEATS = 4


class Draft:
    """A table being set up. It keeps the house rules of every game looked at, and players who have
    no seat in a smaller game. `names`: those of the players at first, one for every seat;
    `regulars` come before all but the first."""

    def __init__(
        self,
        catalogue: Catalogue,
        names: Sequence[str],
        last: TableChoice | None = None,
        regulars: Sequence[Player] = (),
    ) -> None:
        self.catalogue = catalogue
        self.offered: dict[str, Reading] = catalogue.readings()
        self.game = next(iter(self.offered))
        self.last = last if last is not None and self._is_sound(last) else None
        #: The house rules of each game that differ from the usual ones.
        self._chosen: dict[str, dict[str, Value]] = {name: {} for name in self.offered}
        self._plain, self._regulars = seated(names), {one.bot for one in regulars}
        self._seats = [self._plain[0], *regulars, *self._plain[1:]][: len(names)]
        self._wanted = USUAL_SEATS
        #: Whether undo is free of all limits, if only one person plays.
        self.free_undo = False
        #: The game with the chosen house rules, with faults if these contradict each other.
        self.reading = self.offered[self.game]
        if self.last is not None:
            self.take(self.last)

    def _is_sound(self, last: TableChoice) -> bool:
        reading = self.offered.get(last.variant_id)
        return reading is not None and reading.variant is not None and len(last.players) > 1

    def take(self, choice: TableChoice) -> None:
        """Set up everything as it was at a table."""
        players = [
            replace(player, name=player.name or seat.name)
            for player, seat in zip(choice.players, self._seats, strict=False)
        ]
        self._seats = [*players, *self._others(players)]
        self._wanted = len(choice.players)
        self.free_undo = choice.free_undo
        self.game = choice.variant_id
        self._use(choice.options)

    def _others(self, players: Sequence[Player]) -> list[Player]:
        """Return players for the seats after these: others than these where there are enough, and
        with other crests as long as one is free."""
        names = {known_as(player.name) for player in players}
        found = sorted(self._seats, key=lambda one: known_as(one.name) in names)
        others, taken = list[Player](), {player.crest for player in players}
        for other in found[: len(self._seats) - len(players)]:
            free = [crest for crest in CRESTS if crest not in taken]
            crest = other.crest if other.crest not in taken or not free else free[0]
            others.append(replace(other, crest=crest))
            taken.add(crest)
        return others

    def reload(self, game: str = "") -> None:
        """Read the games again, because there are others, and choose one of them."""
        self.offered = self.catalogue.readings()
        self._chosen = {name: self._chosen.get(name, {}) for name in self.offered}
        known = (one for one in (game, self.game, *self.offered) if one in self.offered)
        self.choose(next(known))

    # The game -------------------------------------------------------------------------------

    def choose(self, game: str) -> None:
        self.game = game
        self._read()

    @property
    def plain(self) -> Variant | None:
        """Return the game without house rules; None if its file is faulty."""
        return self.offered[self.game].variant

    @property
    def options(self) -> Sequence[Option]:
        return self.plain.options if self.plain else ()

    def value(self, option: Option) -> Value:
        return self._chosen[self.game].get(option.key, option.default)

    def set(self, option: Option, value: Value) -> None:
        self._put(option.key, value)
        self._read()

    def _put(self, key: str, value: Value) -> None:
        """Keep the value of an option, if the game has both; the usual value is not kept."""
        option = next((one for one in self.options if one.key == key), None)
        meant = option.meant(value) if option else None
        if option is None or meant is None:
            return
        self._chosen[self.game].pop(key, None)
        if written(meant) != written(option.default):
            self._chosen[self.game][key] = meant

    def use_preset(self, name: str) -> None:
        """Choose one of the game's presets, or "" for the usual rules."""
        self._use(self.presets[name] if name else {})

    def _use(self, options: Chosen) -> None:
        """Choose these house rules and no others."""
        self._chosen[self.game] = {}
        for key, value in options.items():
            self._put(key, value)
        self._read()

    @property
    def house_rules(self) -> Chosen:
        """Return the house rules that differ from the usual ones."""
        return self._chosen[self.game]

    @property
    def presets(self) -> Mapping[str, Chosen]:
        return self.plain.presets if self.plain else {}

    @property
    def preset(self) -> str | None:
        """Return the name of the preset that equals what has been chosen; "" for the usual rules,
        None if there is no such preset."""
        now = self._unusual(self._chosen[self.game])
        if not now:
            return ""
        return next((name for name, one in self.presets.items() if self._unusual(one) == now), None)

    def _unusual(self, chosen: Chosen) -> dict[str, str]:
        usual = {option.key: written(option.default) for option in self.options}
        said = {key: written(value) for key, value in chosen.items()}
        return {key: text for key, text in said.items() if text != usual.get(key)}

    def _read(self) -> None:
        chosen, plain = self._chosen[self.game], self.offered[self.game]
        self.reading = self.catalogue.read(self.game, chosen) if chosen else plain

    # The players ----------------------------------------------------------------------------

    @property
    def _limits(self) -> Players | None:
        """Return how many can play, which may depend on house rules."""
        variant = self.reading.variant or self.plain
        return variant.game.players if variant else None

    @property
    def least(self) -> int:
        return self._limits.min if self._limits else 2

    @property
    def most(self) -> int:
        return self._limits.max if self._limits else self.least

    @property
    def count(self) -> int:
        return max(self.least, min(self.most, self._wanted))

    @property
    def are_partners(self) -> bool:
        return self._limits is not None and self.count in self._limits.partners

    @property
    def players(self) -> tuple[Player, ...]:
        return tuple(self._seats[: self.count])

    def add_seat(self) -> None:
        self._wanted = min(self.most, self.count + 1)

    def remove_seat(self, seat: int) -> None:
        """Remove a player, who is the next to come back. Those after the seat move up."""
        if self.count > self.least:
            self._wanted = self.count - 1
            self._seats.insert(self._wanted, self._seats.pop(seat))

    def change(self, seat: int, player: Player) -> None:
        """Seat a player, with a crest that another may have had. A regular who sits elsewhere gives
        that seat to who has sat here."""
        before = self._seats[seat]
        if player.bot != before.bot:
            coming = player.bot, player.name
            self._seats = [before if (one.bot, one.name) == coming else one for one in self._seats]
        self._seats = changed(self._seats, seat, player)

    def give_phones(self) -> None:
        """Seat people with phones in all seats."""
        seats = zip(self._seats, self._plain, strict=True)
        sit = (plain if one.bot in self._regulars else one for one, plain in seats)
        self._seats = [replace(one, bot="", by_phone=True) for one in sit]

    def sit(self, seat: int, person: Person) -> Player:
        """Seat a known person; return the player who sits there then."""
        self._seats = sits_down(self._seats, seat, person)
        return self._seats[seat]

    def follow(self, before: str, person: Person) -> None:
        """Note that a person has changed, also for the last table. `before`: the name they had."""
        self._seats = follows(self._seats, before, person)
        if self.last is not None:
            players = tuple(follows(self.last.players, before, person))
            self.last = replace(self.last, players=players)

    @property
    def offers_free_undo(self) -> bool:
        return plays_alone(self.players)

    # The table ------------------------------------------------------------------------------

    def choice(self, seed: int | str = 1) -> TableChoice:
        chosen, free = dict(self._chosen[self.game]), self.free_undo and self.offers_free_undo
        return TableChoice(self.game, self.players, chosen, seed=seed, free_undo=free)

    @property
    def is_as_last_time(self) -> bool:
        now = self.choice()
        return self.last is not None and replace(self.last, seed=now.seed, preset=None) == now

    @property
    def can_deal(self) -> bool:
        return self.reading.variant is not None
