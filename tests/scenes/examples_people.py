"""The people who play here: some, many, nobody; one of them looked at closely."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from examples import on

from game.scenes.people import FirstName, PeopleScene, PersonEditor
from game.scenes.settings.keys import KeysScene
from game.scenes.shell.dialogs import ConfirmScene
from game.scenes.shell.scene import Scene, Services
from game.settings import BY_RANK, BY_SUIT, CRESTS, GROUPS, Person, known_as
from game.ui.gestures import Typed

FRIENDS = (
    Person("Ana", "owl", BY_SUIT, {"undo": ("u",)}),
    Person("Beto", "fox"),
    Person("Encarnación de la Vega", "hare", GROUPS, {}, {"discard": ("lefttrigger",), "undo": ()}),
    Person("Maximiliana", "puma", BY_RANK),
)


def nothing(*_: object) -> None:
    """What happens elsewhere."""


def people(services: Services, listed: Sequence[Person] = FRIENDS) -> PeopleScene:
    scene = PeopleScene(services, "owl", nothing, nothing)
    scene._people = {known_as(one.name): one for one in listed}
    scene.page.ring = True
    scene.deletions.things.update({"beto"} & {one.name.lower() for one in listed})
    return scene


def many(services: Services) -> PeopleScene:
    listed = [Person(f"{one.name} {at}", CRESTS[at]) for at in range(4) for one in FRIENDS]
    return people(services, listed)


def editor(services: Services, person: Person = FRIENDS[0]) -> PersonEditor:
    room = PeopleScene(services, "owl", nothing, nothing)
    return PersonEditor(services, Person(person.name, person.crest, person.sort), room)


def taken(services: Services) -> PersonEditor:
    """Somebody wants a name that is another's."""
    services.people.add(Person("Beto"))
    scene = editor(services)
    services.stack.push(scene)
    scene.name = "Beto"
    scene.done()
    services.stack.scenes.remove(scene)
    return scene


def composing(services: Services) -> Scene:
    """A letter of the name is not finished yet."""
    scene = on(lambda services: editor(services, Person("", "stag")), "name")(services)
    scene.handle(Typed("Zo"))
    scene.handle(Typed("\u00a8", composing=True))
    return scene


EXAMPLES: dict[str, Callable[[Services], Scene]] = {
    "people": people,
    "people_many": many,
    "people_nobody": lambda services: people(services, ()),
    "first_name": FirstName,
    "person": on(editor, "crest hare", "crest puma"),
    "person_new": composing,
    "person_taken": on(taken, "name"),
    "keys_of_person": lambda services: KeysScene(services, FRIENDS[2]),
    "confirm_forget": lambda services: ConfirmScene(
        services, "statistics.forget", nothing, name="Encarnación de la Vega", count=1234
    ),
}
