"""The rows of the workshop: for every field of a game what it is set by, with what cannot be."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeAlias

from game.engine import parts
from game.engine.cards import CardId, parse_card
from game.engine.rummy.meld_part import MeldPart
from game.engine.scoring.points import FACE_VALUE
from game.reading.faults import Fault, Severity, sentence
from game.reading.yaml_edit import GONE
from game.reading.yaml_tree import joined
from game.scenes.setup.house_rules import Picker, numbers_offered, switch
from game.scenes.setup.summary import meld_name
from game.scenes.workshop.contracts import Contracts
from game.scenes.workshop.desk import Desk
from game.scenes.workshop.part_pictures import cards_picture, picture
from game.scenes.workshop.sections import Rows, row_of
from game.scenes.workshop.tiles import Tile, TileRow
from game.scenes.workshop.words import counted_said, extra_said, mend_said, plain_said, value_said
from game.ui.boxes import FILL, Box, Column, Grid, Padded, Press, Row, Sized, Text, Wrap, level
from game.ui.canvas import Canvas, Kit
from game.ui.theme import BRASS_LIGHT, EMBER, INK, IVORY2, MOON, NAME, SMALL
from game.ui.widgets import Button
from game.ui.words import SANS, SERIF
from game.variants.fields import GameField, owner_of, text_key
from game.variants.house_game import at
from game.variants.options import Span, Value
from game.variants.points_row import counts, keys_shown, painted
from game.variants.schema import PART

#: Worths of cards that a brush offers besides those of the game.
WORTHS = Span(-1000, 1000)
PARTNERS = (4, 6, 8)
#: The least width of a part with its picture.
PART_LEAST = 200.0
SUITS = "cdhs"
RANKS_OF_CARDS = ("A", *map(str, range(2, 11)), *"JQK")
#: The beginning of the name of every row's widget.
FIELD = "field"

Widgets: TypeAlias = Mapping[type, Callable[["FieldRows", str, GameField], Box]]


class FieldRows:
    """What builds rows. `brushes`: by row, what a press paints; `cursors`: where keys are."""

    def __init__(self, desk: Desk, zone: int) -> None:
        self.desk, self.zone = desk, zone
        self.contracts = Contracts(desk, desk.show)
        self.brushes: dict[str, Any] = {}
        self.cursors: dict[str, int] = {}

    @property
    def kit(self) -> Kit:
        book = self.desk.book
        return self.desk.services.kit_for(book.variant) if book else self.desk.services.kit

    def section(self, rows: Rows, faults: Sequence[Fault]) -> list[Box]:
        """Return the rows of a section. `faults`: those that are told in it."""
        made: list[Box] = []
        meld, last = "", list[Box]()
        for path, one in rows:
            own = [fault for fault in faults if row_of(fault, rows) == path]
            slot, _, rest = path.partition(".")
            if isinstance(one.shape, parts.Named):
                last = [self.row(path, one, own)]
                continue
            if last and slot == "melds" and rest.partition(".")[0] != meld:
                meld = rest.partition(".")[0]
                made.append(self._meld(meld))
            elif last and slot != "melds":
                made, last = [*made, *last], []
            made.append(self.row(path, one, own))
        return [*made, *last]

    def row(self, path: str, one: GameField, faults: Sequence[Fault]) -> Box:
        """Return the row of a field, with what is wrong there and what mends it."""
        box = WIDGETS[type(one.shape)](self, path, one)
        if self._is_changed(path, one):
            back = Button(
                f"reset {path}",
                "",
                partial(self._reset, path),
                "icon_undo",
                zone=self.zone,
                high=46,
            )
            back.tip = self.desk.services.say("workshop.as_below", game=self.desk.name_below)
            box = Row(Padded(box, grow=True), 8, level(Sized(back, 54)))
        deep = max(0, path.count(".") - (1 if path.startswith("melds.") else 0))
        told = [self.complaint(fault) for fault in faults]
        return Padded(Column(box, *told, gap=6), (22 * min(deep, 2), 0, 0, 0))

    def _is_changed(self, path: str, one: GameField) -> bool:
        """Return whether a row says something else than the game below; what is within it has rows
        of its own."""
        match one.shape:
            case parts.Record() | parts.Named():
                return False
            case parts.PartSlot():
                house = self.desk.house
                return bool(house.usual) and _part(house.value(path)) != _part(
                    at(house.usual, path)
                )
            case _:
                return self.desk.house.is_changed(path)

    def _reset(self, path: str) -> None:
        self.desk.put({path: at(self.desk.house.usual, path)})

    def complaint(self, fault: Fault, name: str = "") -> Column:
        """Return what is wrong, and a button for each way to mend it. `name`: begins the names of
        the buttons, where the same is told in several places."""
        say, is_grave = self.desk.services.say, fault.severity is Severity.ERROR
        words = Text(sentence(fault, say), SMALL, SANS, EMBER if is_grave else IVORY2, lines=9)
        mends = [
            Button(
                f"mend {name}{fault.path} {fault.key} {at}",
                mend_said(self.desk, mend),
                partial(self.desk.put, mend.changes),
                size=SMALL,
                pad=(36, 14),
                high=46,
                zone=self.zone,
            )
            for at, mend in enumerate(self.desk.mends_of(fault))
        ]
        return Column(words, 6, Wrap(*mends, gap=(8, 6)) if mends else None)

    # One of each shape ----------------------------------------------------------------------

    def _say(self, one: GameField) -> str:
        return self.desk.services.say(one.text_key)

    def _name(self, path: str) -> str:
        return f"{FIELD} {path}"

    def _set(self, path: str) -> Callable[[Any], None]:
        return partial(self.desk.set, path)

    def flag(self, path: str, one: GameField) -> Box:
        is_on = bool(self.desk.house.value(path))
        said, change = self._say(one), self._set(path)
        return switch(self.desk.services, self._name(path), said, is_on, change, self.zone)

    def whole(self, path: str, one: GameField) -> Box:
        assert isinstance(one.shape, parts.Whole | parts.ByPlayers)
        span = Span(*one.shape)
        return self._number(path, self._say(one), one, span)

    def _number(self, path: str, said: str, one: GameField, span: Span) -> Picker:
        house = self.desk.house
        now, usual = house.value(path), at(house.usual, path)
        values = numbers_offered(span, now, *([usual] if usual is not GONE else []))
        items = [(value, plain_said(self.desk.services, value)) for value in values]
        return Picker(self._name(path), said, items, now, self._set(path), self.zone)

    def word(self, path: str, one: GameField) -> Box:
        assert isinstance(one.shape, parts.Word)
        items: list[tuple[Value, str]] = [
            (word, value_said(self.desk.services, one, word)) for word in one.shape.choices
        ]
        now = self.desk.house.value(path)
        return Picker(self._name(path), self._say(one), items, now, self._set(path), self.zone)

    def by_players(self, path: str, one: GameField) -> Box:
        """Return a number, or one for each number of players."""
        services, house = self.desk.services, self.desk.house
        now, players = house.value(path), house.game["players"]
        counted = range(players["min"], max(players["min"], players["max"]) + 1)
        is_map = isinstance(now, Mapping)

        def change(by_count: bool) -> None:
            same = now if isinstance(now, int) else min(now.values(), default=1)
            self.desk.set(path, {str(count): same for count in counted} if by_count else same)

        words = services.say("workshop.by_players")
        by_count = switch(services, f"by {path}", words, is_map, change, self.zone)
        if not is_map:
            below = Padded(by_count, (22, 0, 0, 0)) if len(counted) > 1 else None
            return Column(self.whole(path, one), below)
        assert isinstance(one.shape, parts.ByPlayers)
        span = Span(*one.shape)
        shown = sorted({*now, *map(str, counted)})
        rows = [
            self._number(
                joined(path, count),
                services.say("workshop.with_players", count=int(count)),
                one,
                span,
            )
            for count in shown
            if count in now
        ]
        head = Text(self._say(one), lines=2)
        return Column(head, *(Padded(row, (22, 0, 0, 0)) for row in (*rows, by_count)))

    def points(self, path: str, one: GameField) -> Box:
        """Return a row of cards, each with what it counts, and the brush that paints it."""
        assert isinstance(one.shape, parts.Points)
        services, table = self.desk.services, self.desk.house.value(path)
        table = table if isinstance(table, Mapping) else {}
        brush = self.brushes.setdefault(path, counts(table, "joker"))
        brush = 10 if brush is GONE else brush
        usual = at(self.desk.house.usual, path)
        usual = usual if isinstance(usual, Mapping) else table
        tiles = [
            Tile(
                key,
                _card(key),
                extra_said(services, key) if key in one.shape.extra else key,
                counted_said(services, key, counts(table, key)),
                counts(table, key) != counts(usual, key),
            )
            for key in keys_shown(table, one.shape.extra)
        ]

        def paint(key: str) -> None:
            now = self.desk.house.value(path)
            value = self.brushes.get(path, brush)
            changes = painted(now if isinstance(now, Mapping) else {}, key, value)
            self.desk.put({joined(path, each): said for each, said in changes.items()})

        row = TileRow(self._name(path), self.kit, tiles, paint, self.cursors, self.zone)
        head = Text(self._say(one), lines=2)
        return Column(head, self._brush(path, one.shape, table, brush), row, gap=6)

    def _brush(self, path: str, shape: parts.Points, table: Mapping[str, Any], now: Any) -> Picker:
        span = Span(max(WORTHS.low, shape.low), min(WORTHS.high, shape.high))
        known = [value for value in (*table.values(), now) if isinstance(value, int)]
        lists = [value for value in table.values() if isinstance(value, list)]
        values: list[Any] = [
            FACE_VALUE,
            *numbers_offered(span, *range(span.low if span.low > 0 else 0, 21), *known),
        ]
        if shape.lists:
            values += [[], *(value for value in lists if value)]
        items = [(at, plain_said(self.desk.services, value)) for at, value in enumerate(values)]

        def take(place: object) -> None:
            self.brushes[path] = values[int(str(place))]
            self.desk.show()

        words = self.desk.services.say("workshop.brush")
        return Picker(f"brush {path}", words, items, values.index(now), take, self.zone)

    def ranks(self, path: str, one: GameField) -> Box:
        assert isinstance(one.shape, parts.RankList)
        keys = [*RANKS_OF_CARDS, *(["joker"] if one.shape.joker else [])]
        return self._chosen(path, one, [keys])

    def cards(self, path: str, one: GameField) -> Box:
        return self._chosen(path, one, [[f"{r}{s}" for r in RANKS_OF_CARDS] for s in SUITS])

    def _chosen(self, path: str, one: GameField, lines: Sequence[Sequence[str]]) -> Box:
        """Return cards of which some are chosen."""
        now = [str(item) for item in self.desk.house.value(path)]

        def toggle(key: str) -> None:
            said = [str(item) for item in self.desk.house.value(path)]
            kept = [item for item in said if item != key]
            self.desk.set(path, kept if key in said else [*said, key])

        rows = [
            TileRow(
                f"{self._name(path)} {at}" if at else self._name(path),
                self.kit,
                [Tile(key, _card(key), key, lit=key in now) for key in keys],
                toggle,
                self.cursors,
                self.zone,
            )
            for at, keys in enumerate(lines)
        ]
        return Column(Text(self._say(one), lines=2), *rows, gap=6)

    def counts(self, path: str, one: GameField) -> Box:
        now = self.desk.house.value(path)
        buttons = [
            Button(
                f"{self._name(path)} {count}" if at else self._name(path),
                self.desk.services.number(count),
                partial(self._toggle_count, path, count),
                main=count in now,
                zone=self.zone,
                high=52,
                wide=90,
                pad=(30, 14),
            )
            for at, count in enumerate(PARTNERS)
        ]
        return Column(Text(self._say(one), lines=2), Row(*buttons, gap=8), gap=6)

    def _toggle_count(self, path: str, count: int) -> None:
        now = self.desk.house.value(path)
        kept = [one for one in now if one != count]
        self.desk.set(path, kept if count in now else sorted([*now, count]))

    def group(self, path: str, one: GameField) -> Box:
        return Padded(Text(self._say(one), NAME, SERIF, BRASS_LIGHT, lines=2), (0, 8, 0, 0))

    def slot(self, path: str, one: GameField) -> Box:
        assert isinstance(one.shape, parts.PartSlot)
        return Column(self.group(path, one), self._parts(path, one.shape.name), gap=6)

    def _parts(self, path: str, slot: str) -> Grid:
        """Return the parts of a slot, each with its picture."""
        chosen, tiles = _part(self.desk.house.value(path)), []
        canvas, least = Canvas(self.kit), PART_LEAST
        for part in parts.parts_of(slot):
            is_chosen = part == chosen
            said = self.desk.services.say(text_key(owner_of(slot, part)))
            least = max(least, *(canvas.width(word, SMALL) + 28 for word in said.split()))
            words = Text(said, SMALL, colour=INK if is_chosen else MOON, align="center", lines=9)
            box = Column(Row(FILL, picture(slot, part, self.kit, is_chosen), FILL), 6, words, FILL)
            style = ("button main", "button main") if is_chosen else ("row", "row hover")
            act = partial(self.desk.choose_part, path, slot, part)
            tiles.append(Press(f"part {path} {part}", box, act, 12, style, 14, self.zone))
        return Grid(*tiles, columns=4, least=least, gap=(10, 10), even=True)

    def melds(self, path: str, one: GameField) -> Box:
        """Return the ways to add a kind of meld; those there are have a head of their own."""
        assert isinstance(one.shape, parts.Named)
        add = [
            Button(
                f"add {part}",
                self.desk.services.say(
                    "workshop.add_meld", meld=self._part_said(one.shape.slot, part)
                ),
                partial(self.desk.add_meld, part),
                "icon_plus",
                size=SMALL,
                pad=(84, 14),
                high=52,
                zone=self.zone,
            )
            for part in parts.parts_of(one.shape.slot)
        ]
        return Wrap(*add, gap=(8, 8))

    def _part_said(self, slot: str, part: str) -> str:
        return self.desk.services.say(text_key(owner_of(slot, part)))

    def _meld(self, name: str) -> Box:
        """Return what a kind of meld looks like, and is, with the button that removes it."""
        house, services = self.desk.house, self.desk.services
        words = meld_name(services, name, house.file.stem)
        bin_ = Button(
            f"remove {name}",
            "",
            partial(self.desk.remove_meld, name),
            "icon_bin",
            zone=self.zone,
            high=46,
        )
        bin_.enabled = len(house.game["melds"]) > 1
        bin_.tip = services.say("workshop.remove_meld", meld=words)
        variant = self.desk.variant
        part = variant.game.melds.get(name) if variant and hasattr(variant.game, "melds") else None
        shown = None
        if isinstance(part, MeldPart):
            shown = cards_picture(part.pictured(variant.game.deck.most_packs), self.kit)  # type: ignore[union-attr]
        head = Row(
            level(Text(words, NAME, SERIF, MOON, lines=2), grow=True),
            12,
            shown,
            12,
            level(Sized(bin_, 54)),
        )
        return Column(head, self._parts(joined("melds", name), "meld"), gap=6)

    def rounds(self, path: str, one: GameField) -> Box:
        return Column(Text(self._say(one), lines=2), self.contracts.box(self.zone), gap=6)


def _part(value: Any) -> Any:
    return value.get(PART) if isinstance(value, Mapping) else value


def _card(key: str) -> CardId | None:
    """Return the card that stands for a rank, or the card itself; None for what is no card."""
    if key == "joker":
        return parse_card("X")
    if key in RANKS_OF_CARDS:
        return parse_card(f"{key}s")
    return parse_card(key) if key[:-1] in RANKS_OF_CARDS else None


#: What each shape is set by; every shape has its widget.
WIDGETS: Widgets = {
    parts.Flag: FieldRows.flag,
    parts.Whole: FieldRows.whole,
    parts.Word: FieldRows.word,
    parts.ByPlayers: FieldRows.by_players,
    parts.Points: FieldRows.points,
    parts.RankList: FieldRows.ranks,
    parts.CardList: FieldRows.cards,
    parts.Counts: FieldRows.counts,
    parts.Record: FieldRows.group,
    parts.PartSlot: FieldRows.slot,
    parts.Named: FieldRows.melds,
    parts.RoundList: FieldRows.rounds,
}
