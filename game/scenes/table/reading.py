"""The table for those who do not see it: its tree, its news, and what a reader asks for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from weakref import WeakKeyDictionary

from game.engine.cards import CardId, one_of_each_face, pack
from game.engine.events import Event
from game.play.hands.hands import Refused
from game.play.hands.marking import GoTo, Mark
from game.play.hands.sending import Answer, LookAt
from game.play.intents.offers import Target
from game.play.pieces.acts import describe_acts
from game.play.pieces.describe import Pieces
from game.play.pieces.hand import HandPiece
from game.play.pieces.prompt import prompt_of, without_dragging
from game.reader.around import Around
from game.reader.node import Request, Tree
from game.reader.spoken import Spoken
from game.reader.table import WAY, TableHeard, place_of
from game.scenes.shell.page_scene import first_key
from game.scenes.table.commands import TABLE_COMMANDS, Commands
from game.scenes.table.context import TableContext
from game.scenes.table.texts import LogLine
from game.view.layout.target import place_frame
from game.view.motion.events import EVENT_ROWS
from game.view.table.words import TableWords

_SPOKEN: WeakKeyDictionary[TableWords, Spoken] = WeakKeyDictionary()


def spoken_at(context: TableContext) -> Spoken:
    """Return the words of the game on the table for a voice; anew only with other words."""
    words = context.texts.words
    if words not in _SPOKEN:
        _SPOKEN[words] = Spoken(words.texts, words.variant_id)
    return _SPOKEN[words]


def heard_at(context: TableContext) -> TableHeard:
    """Return the table as it is shown."""
    texts, services, layout = context.texts, context.services, context.picture.layout
    return TableHeard(
        texts.pieces,
        Pieces() if texts.is_watched else texts.controls(),
        context.selection.hands,
        texts.words,
        spoken_at(context),
        _prompt_of(context),
        texts.ways(),
        texts.marked_goals(),
        lambda place: place_frame(layout, place),
        lambda command: first_key(services, TABLE_COMMANDS[command].key or command),
        texts.is_watched,
    )


def _prompt_of(context: TableContext) -> str:
    """Return what is asked of the person, or whom they wait for."""
    asked, texts = prompt_of(context.texts.situation), context.texts
    if asked is None:
        return ""
    asked = without_dragging(asked)
    short = asked._replace(key=f"{asked.key}_short")
    if context.services.settings.few_words and texts.words.has(short.key):
        asked = short
    return spoken_at(context).read(texts.words.sentence(asked))


def _wanted(
    context: TableContext, hand: Sequence[CardId]
) -> tuple[list[CardId], list[list[CardId]]]:
    """Return the natural cards that would make a meld with those of the hand, and those that could
    be added to each meld on the table."""
    rules = context.table.rules
    natural, held = rules.deck_set & ~rules.wilds, pack(hand) & ~rules.wilds
    makers = [
        card
        for card in one_of_each_face(natural)
        if any(kind.makes(held, card) for kind in rules.kinds)
    ]
    fits = context.texts.situation.moment.seen.fits
    return makers, [list(one_of_each_face(cards & natural)) for cards in fits]


def _goes_without_saying(event: Event, viewer: int) -> bool:
    """Return whether an event tells nothing new to somebody: they put down cards of their own, or
    another drew a card that is not seen."""
    if event.seat == viewer:
        return EVENT_ROWS[event.kind].way.out_of == "hand"
    return None in event.cards


class TableNews:
    """What happens at a table, announced once, in order."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        #: What was announced last: the hand and the number of its events, the prompt, the refusal,
        #: and the words that are shown for a while.
        self._heard: tuple[int, int] | None = None
        self._prompt, self._told = "", ""
        self._refused: Refused | None = None
        #: What was announced at once.
        self.recent: list[str] = []

    def announce(self) -> None:
        """Announce what is new since the last time."""
        context, services = self._context, self._context.services
        texts, selection, is_urgent = context.texts, context.selection, False
        new = self._new_events()
        if services.settings.few_words:
            new = [event for event in new if not _goes_without_saying(event, context.table.viewer)]
        news = [line.text for line in self._lines(new)]
        refused = selection.hands.refused
        if refused is not None and refused is not self._refused:
            why = "table.think_twice" if refused.is_warning else "table.impossible"
            words = f"{services.say(why)} {texts.refusal(refused.refusal)}"
            news.append(words)
            is_urgent = True
        self._refused = refused
        if selection.said and selection.said != self._told:
            news.append(selection.said)
        self._told = selection.said
        if texts.is_my_turn:
            before, self._prompt = self._prompt, _prompt_of(context)
            if self._prompt != before:
                news.append(self._prompt)
        elif not texts.is_behind:
            self._prompt = ""
        if news:
            self.recent = list(map(spoken_at(context).read, news))
        for one in map(spoken_at(context).read, news):
            services.announce(one, is_urgent=is_urgent)

    def _lines(self, events: Iterable[Event]) -> list[LogLine]:
        return self._context.texts.logged(events, self._context.picture.latest.melds)

    def others(self) -> list[str]:
        """Return what the others have done since the last act of the one who looks."""
        viewer, log = self._context.table.viewer, self._context.table.log()
        logged = [event for event in log if EVENT_ROWS[event.kind].logged]
        own = [at for at, event in enumerate(logged) if event.seat == viewer]
        return [line.text for line in self._lines(logged[own[-1] + 1 if own else 0 :])]

    def _new_events(self) -> list[Event]:
        """Return what has happened since the last time; nothing of what was there when somebody
        began to listen."""
        log, hand = self._context.table.log(), self._context.picture.latest.hand_no
        before, self._heard = self._heard, (hand, len(log))
        if before is None:
            return []
        # What was taken back is not there any more.
        begin = before[1] if before[0] == hand else 0
        return [event for event in log[begin:] if EVENT_ROWS[event.kind].logged]


class TableReading:
    """`commands`: what is done for a press."""

    def __init__(self, context: TableContext, commands: Commands) -> None:
        self._context, self._commands = context, commands
        self._news = TableNews(context)
        self._next_seat = 0
        #: What the table showed last, and the tree of that.
        self._shown: tuple[object, ...] = ()
        self._tree = Tree()

    def tree(self) -> Tree:
        """Return the table as it is shown, and announce what is new."""
        context, texts = self._context, self._context.texts
        context.focus.find()
        self._news.announce()
        shown = (
            *(texts.pieces, texts.controls(), context.selection.hands, context.picture.layout),
            *(texts.words, texts.now, context.table.version, context.services.person),
        )
        if self._shown != shown:
            self._shown, self._tree = shown, heard_at(context).tree()
        return self._tree

    def look_around(self, command: str) -> None:
        """Tell what a command asks for."""
        context, texts = self._context, self._context.texts
        hand = [piece.cards[0] for piece in texts.pieces.of(HandPiece)]
        makers, growers = (
            _wanted(context, hand) if texts.situation.table.kind.has_melds else ([], [])
        )
        around = Around(
            heard_at(context),
            [texts.words.line(act.name[0]) for act in describe_acts(texts.situation)],
            [card for card in hand if texts.places_of(card)],
            makers,
            growers,
            self._news.recent,
            self._news.others(),
            self._next_seat,
        )
        self._next_seat += command == "hear_seat"
        context.services.announce(around.told(command), is_urgent=True)

    # What is asked for ------------------------------------------------------------------------

    def asked(self, request: Request) -> None:
        do = self._commands.driver.do
        if request.key.startswith(f"{WAY} "):
            at = int(request.key.removeprefix(f"{WAY} "))
            do(Answer(at) if request.what == "press" else LookAt(at))
            return
        place = place_of(request.key)
        if place is None:
            return
        self._go(place)
        if request.what != "press":
            return
        if place.kind == "hand":
            do(Mark(place.card))
        else:
            self._commands.use(place)

    def _go(self, place: Target) -> None:
        """Put the focus where a reader is."""
        context, selection = self._context, self._context.selection
        context.focus.keep(place)
        selection.ring, selection.tip = True, None
        self._commands.driver.do(GoTo(place))
