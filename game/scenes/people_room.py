"""Where people are chosen, come in, get another name, and are forgotten."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.scenes.house import House
from game.scenes.keys import KeysScene
from game.scenes.notice import NoticeScene
from game.scenes.people_scene import PeopleActs, PeopleScene
from game.scenes.person_editor import PersonActs, PersonEditor
from game.settings import Person, known_as


class PeopleRoom:
    """`sit` hears who was chosen; `changed`, of somebody who is otherwise now, with the name they
    had."""

    def __init__(
        self,
        house: House,
        sit: Callable[[Person], None],
        changed: Callable[[str, Person], None],
    ) -> None:
        self.house = house
        self._sit, self._changed = sit, changed

    def open(self, crest: str) -> None:
        """`crest`: what somebody new wears at first."""
        acts = PeopleActs(self._chosen, self._edit, partial(self._new, crest), self._forget)
        people = self.house.people
        self._scene = PeopleScene(self.house, lambda: people.everybody, acts)
        self.house.stack.push(self._scene)

    def _chosen(self, person: Person) -> None:
        self.house.sound("confirm")
        self.house.stack.pop()
        self._sit(person)

    def _new(self, crest: str) -> None:
        """They sit down at once."""
        person = Person("", crest)

        def done(name: str) -> None:
            person.name = name
            if self._done(lambda: self.house.people.add(person)):
                self._chosen(person)
                self.house.person_changed()

        acts = PersonActs(
            self.house.people.is_free, done, lambda: None, partial(self._keys, person)
        )
        self.house.stack.push(PersonEditor(self.house, person, acts))

    def _edit(self, person: Person) -> None:
        def is_free(name: str) -> bool:
            is_own = known_as(name) == known_as(person.name)
            return is_own or self.house.people.is_free(name)

        def done(name: str) -> None:
            before = person.name
            if name != before and self._done(lambda: self.house.people.rename(person, name)):
                self._scene.returned()
                self._changed(before, person)
                self.house.person_changed()

        def changed() -> None:
            self._changed(person.name, person)
            self.house.person_changed()

        acts = PersonActs(is_free, done, changed, partial(self._keys, person))
        self.house.stack.push(PersonEditor(self.house, person, acts))

    def _keys(self, person: Person) -> None:
        self.house.stack.push(KeysScene(self.house, person))

    def _forget(self, person: Person) -> None:
        self._done(lambda: self.house.people.forget(person))

    def _done(self, act: Callable[[], None]) -> bool:
        """Does it, or says why it cannot be done."""
        try:
            act()
        except OSError as error:
            detail = error.strerror or ""
            say = partial(self.house.say, "people.notice.not_done", detail=detail)
            self.house.stack.push(NoticeScene(self.house, say))
            return False
        return True
