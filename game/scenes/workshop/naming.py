"""What a game of one's house is called, a line about it, and its crest; by language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.scenes.shell.fields import crest_row
from game.scenes.shell.page_scene import Dialog
from game.scenes.workshop.desk import Desk
from game.settings import CRESTS
from game.ui.boxes import Column, Sized, Text
from game.ui.canvas import Canvas
from game.ui.theme import BRASS_LIGHT, H2, MOON, SMALL
from game.ui.widgets import Button, Choice, TextField
from game.ui.words import SANS, SERIF
from game.variants.schema import CREST
from game.variants.words import MOST

#: The languages that a name is asked in, besides for all at once.
ALL, LANGUAGES = "", ("es", "en", "fr", "pt")


class LineField(TextField):
    """A field for a line that a file may say."""

    def allowed(self, text: str) -> str:
        return super().allowed("".join(sign for sign in text if sign.isprintable() and sign != "*"))


class NamingScene(Dialog):
    """The dialog. `language`: the one that is written in, "" for all."""

    width = 1000.0

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.services)
        self.desk = desk
        self.language = ALL
        own = desk.house.said("name")
        if isinstance(own, Mapping):
            self.language = self._spoken(own)
        self.page.focus = "name"

    def _spoken(self, said: Mapping[str, Any]) -> str:
        spoken = self.services.texts.language
        near = [one for one in (spoken, spoken.partition("_")[0]) if one in said]
        return next(iter((*near, *said)))

    def _said(self, word: str) -> str:
        own = self.desk.house.said(word)
        if isinstance(own, Mapping):
            return str(own.get(self.language, ""))
        return str(own) if isinstance(own, str | int) and self.language == ALL else ""

    def _say(self, word: str, text: str) -> None:
        self.desk.say(word, text.strip(), self.language)

    def _speak(self, language: object) -> None:
        self.language = str(language)
        self.rebuild()

    def _wear(self, crest: str) -> None:
        now = self.desk.house.said(CREST)
        self.desk.say(CREST, "" if crest == now else crest, ALL)
        self.rebuild()

    def content(self, canvas: Canvas) -> Column:
        say = self.services.say
        languages = [(ALL, say("workshop.all_languages"))]
        languages += [(one, say(f"menu.language_{one}")) for one in LANGUAGES]
        parts: list[Any] = [Text(say("workshop.naming"), H2, SERIF, MOON, lines=2), 12]
        chosen = Choice("language", languages, self.language, self._speak)
        parts += [Sized(chosen, least=(0, 60)), 14]
        for word in ("name", "about"):
            parts += [Text(say(f"workshop.{word}"), SMALL, SANS, BRASS_LIGHT), 6]

            def change(text: str, word: str = word) -> None:
                self._say(word, text)

            parts += [LineField(word, self._said(word), change, self.back, MOST[word]), 14]
        crest = self.desk.house.said(CREST)
        parts += [Text(say("setup.crest"), SMALL, SANS, BRASS_LIGHT), 6]
        parts += [crest_row(self.services, str(crest) if crest in CRESTS else "", self._wear), 20]
        parts += [Button("done", say("setup.done"), self.back, main=True, zone=1, high=72)]
        return Column(*parts)
