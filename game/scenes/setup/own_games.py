"""The games of one's own on the page of a new table: made from others, changed, copied, deleted."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from game.paths import user_data
from game.reading.whole_file import write_whole
from game.reading.yaml_edit import GONE, with_value
from game.scenes.setup.draft import Draft
from game.scenes.shell.dialogs import notify
from game.scenes.shell.fields import game_name
from game.scenes.shell.scene import Services
from game.variants.house_file import beginning
from game.variants.house_game import HouseGame, free_file
from game.variants.inherit import find
from game.variants.load import Variant

#: What is behind the name of a game in that of the file that changes it.
HOUSE = "house"


class OwnGames:
    """The games of one's own. `folder`: where they are kept."""

    def __init__(self, services: Services, draft: Draft, folder: Path | None = None) -> None:
        self.services, self.draft = services, draft
        self.folder = user_data() / "variants" if folder is None else folder

    def file_of(self, game: str) -> Path | None:
        """Return the file of a game of one's own; None if it comes with the program."""
        return find(game, [self.folder])

    def made_of(self, like: Variant) -> HouseGame:
        """Return a new game that plays like another by the house rules that are chosen now."""
        services, name = self.services, game_name(self.services, like.id)
        file = free_file(self.folder, f"{like.id}_{HOUSE}", list(self.draft.offered))
        called = services.say("workshop.new_name", game=name)
        about = services.say("workshop.file_about", game=name)
        with services.texts.speaking_of(like.id):
            text = beginning(file.stem, called, like, about, services.say)
        house = HouseGame(file, text, self.draft.catalogue.roots)
        by_key = {option.key: option for option in house.options}
        for key, value in self.draft.house_rules.items():
            if key in by_key:
                house.choose(by_key[key], value)
        return house

    def opened(self, file: Path) -> HouseGame | None:
        """Return a game of one's own to be changed; None if it cannot be, which is told."""
        house = None
        with suppress(OSError, UnicodeDecodeError):
            house = HouseGame.opened(file, self.draft.catalogue.roots)
        if house is None or not house.is_readable:
            notify(self.services, "workshop.not_read")
            return None
        return house

    def copy(self, file: Path) -> str:
        """Keep a game once more under another name; return the id of the copy, or "" where it could
        not be kept."""
        house = self.opened(file)
        if house is None:
            return ""
        home = free_file(self.folder, file.stem, list(self.draft.offered))
        called = self.services.say("workshop.copy_name", game=game_name(self.services, file.stem))
        text = house.text if house.said("id") is GONE else with_value(house.text, "id", home.stem)
        try:
            write_whole(home, with_value(text, "name", called).encode())
        except OSError as error:
            notify(self.services, "saves.not_written", detail=error.strerror or "")
            return ""
        return home.stem

    def delete(self, game: str) -> None:
        file = self.file_of(game)
        if file is not None:
            with suppress(OSError):
                file.unlink()
