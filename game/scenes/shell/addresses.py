"""Where scenes lead to, as plain data: `Services.go` takes one of these. The module of a page makes
it (`page_at`), so a scene knows no other than those it shows itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from game.play.session.running import RunningTable
    from game.play.session.seating import TableChoice
    from game.play.session.start import Hosting
    from game.storage.match_codec import SavedMatch
    from game.variants.house_game import HouseGame
    from game.variants.load import Variant


class Address:
    """Somewhere to go. `leaves`: what is on the table is left for it; where that would be lost,
    people are asked first."""

    leaves: ClassVar[bool] = False


class PageAddress(Address):
    """A page over what is shown now. `module`: has the function `page_at`, which makes it. `item`:
    the name of its item in the main menu; `has_line`: more is said there in a second line.
    `takes_long`: the page before stays until its first picture is made."""

    module: ClassVar[str]
    item: ClassVar[str] = ""
    has_line: ClassVar[bool] = False
    takes_long: ClassVar[bool] = False


# Pages ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ToNewTable(PageAddress):
    """The page of a new table, with a game, or with that of the last table. `is_learnt`: to try
    what was just learnt, with a beginner."""

    game: str = ""
    is_learnt: bool = False
    module = "game.scenes.setup.scene"
    item, has_line = "new_table", True


@dataclass(frozen=True)
class ToMatches(PageAddress):
    module = "game.scenes.matches"
    item = "matches"


@dataclass(frozen=True)
class ToBooks(PageAddress):
    """The scores of matches that are played with real cards."""

    module = "game.scenes.book.flow"
    item, has_line = "book", True


@dataclass(frozen=True)
class ToNewBook(PageAddress):
    """The book of a match that begins."""

    choice: TableChoice
    module = "game.scenes.book.scene"


@dataclass(frozen=True)
class ToLearning(PageAddress):
    module = "game.scenes.lessons.flow"
    item, has_line = "learn", True


@dataclass(frozen=True)
class ToStatistics(PageAddress):
    module = "game.scenes.statistics.scene"
    item = "statistics"


@dataclass(frozen=True)
class ToEvening(PageAddress):
    """The evening that was played last, and those before it."""

    module = "game.scenes.evening"


@dataclass(frozen=True)
class ToSettings(PageAddress):
    module = "game.scenes.settings.scene"
    item = "settings"


@dataclass(frozen=True)
class ToPractice(PageAddress):
    module = "game.scenes.coach.practice"


@dataclass(frozen=True)
class ToKeys(PageAddress):
    """The keys of the person whose turn it is, or else everybody's."""

    module = "game.scenes.settings.keys"


@dataclass(frozen=True)
class ToRules(PageAddress):
    """The rules of a game, at a section or at the one that explains a refusal. `in_force`: those of
    the table; None: the usual ones."""

    game: str
    section: str = ""
    refusal: str = ""
    in_force: Variant | None = None
    module = "game.scenes.rules.scene"


@dataclass(frozen=True)
class ToWorkshop(PageAddress):
    """The page on which a game of one's own is changed. `play`: called with it when it is to be
    dealt."""

    house: HouseGame
    play: Callable[[str], None]
    module = "game.scenes.workshop.scene"


@dataclass(frozen=True)
class ToGiving(PageAddress):
    """The page that gives a game of one's own away. `address`: the network it is given to."""

    house: HouseGame
    address: str = ""
    module = "game.scenes.workshop.giving"


@dataclass(frozen=True)
class ToReplay(PageAddress):
    saved: SavedMatch
    module = "game.scenes.replay.scene"
    takes_long = True


#: The pages of the main menu, in its order.
IN_MENU: tuple[type[PageAddress], ...] = (
    ToNewTable,
    ToBooks,
    ToMatches,
    ToLearning,
    ToStatistics,
    ToSettings,
)


# Elsewhere --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ToMenu(Address):
    leaves = True


@dataclass(frozen=True)
class ToEnd(Address):
    """The end of the program."""

    leaves = True


@dataclass(frozen=True)
class ToNewMatch(Address):
    choice: TableChoice
    leaves = True


@dataclass(frozen=True)
class ToMatch(Address):
    """A saved match, to go on with."""

    match_id: str
    leaves = True


@dataclass(frozen=True)
class ToBranch(Address):
    """What goes on from a moment of a match, or a match from elsewhere, as a match of its own."""

    saved: SavedMatch
    leaves = True


@dataclass(frozen=True)
class ToTable(Address):
    table: RunningTable
    is_kept: bool = True
    hosting: Hosting | None = None
    leaves = True


@dataclass(frozen=True)
class ToPhones(Address):
    """The page that says how phones come to the table that is played."""
