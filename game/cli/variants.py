"""`loba variants`: which games there are, what one consists of, whether a file is sound; a new
file, and the schema of all of them."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, NamedTuple

from game.cli.arguments import chosen_variant, game_name, loaded_variant
from game.cli.frame import FAULTY, FINE, CommandFrame, RefusedError, fault_lines, register_choices
from game.l10n.catalogue import Texts
from game.paths import user_data
from game.play.house_trial import faults_of_trial
from game.reading.faults import Fault, Faults, FilePlace, Severity, sentence
from game.reading.printable import printable
from game.reading.whole_file import write_whole
from game.reading.yaml_text import yaml_lines
from game.variants.catalogue import Catalogue, own_roots
from game.variants.house_file import SCHEMA_FILE, beginning
from game.variants.inherit import SUFFIXES, files_in, left_out, parents
from game.variants.json_schema import schema_text
from game.variants.load import CHOSEN, Variant, read_variant
from game.variants.options import written
from game.variants.schema import NAME
from game.variants.trial import Course
from game.variants.words import words_in


def register(frame: CommandFrame) -> None:
    variants = frame.command("variants")
    listing = variants.command("list", list_variants)
    listing.argument("--json", action="store_true")
    show = variants.command("show", show_variant)
    show.argument("variant", metavar="ID")
    register_choices(show)
    show.argument("--json", action="store_true")
    check = variants.command("check", check_files)
    check.argument("file", metavar="FILE", nargs="+", type=Path)
    check.argument("--json", action="store_true")
    new = variants.command("new", new_game)
    new.argument("name", metavar="ID")
    new.argument("--like", metavar="ID", required=True)
    variants.command("schema", tell_schema)


# list -----------------------------------------------------------------------------------------


def list_variants(arguments: Namespace, texts: Texts) -> int:
    readings = Catalogue().readings()
    sound = [reading.variant for reading in readings.values() if reading.variant is not None]
    if arguments.json:
        print(json.dumps([_summary(variant, texts) for variant in sound], indent=2))
    else:
        width = max((len(variant.id) for variant in sound), default=0)
        for variant in sound:
            name, players = game_name(variant.id, texts), variant.game.players
            key = f"variant.{variant.id}.about"
            about = texts.text_or(key) or texts.text("fault.no_about")
            span = _span(players.min, players.max)
            line = texts.text("variants.line", name=name, about=about, players=span)
            print(f"{variant.id:{width}}  {line}")
    broken = [name for name, reading in readings.items() if reading.variant is None]
    for name in broken:
        print(texts.text("variants.broken", name=printable(name)), file=sys.stderr)
    return FAULTY if broken else FINE


def _span(least: int, most: int) -> str:
    return f"{least}" if least == most else f"{least}-{most}"


def _summary(variant: Variant, texts: Texts) -> dict[str, Any]:
    players = variant.game.players
    return {
        "id": variant.id,
        "family": variant.family,
        "name": game_name(variant.id, texts),
        "about": texts.text_or(f"variant.{variant.id}.about"),
        "players": {"min": players.min, "max": players.max, "partners": players.partners},
        "options": {
            option.key: {"default": option.default, "allowed": option.allowed}
            for option in variant.options
        },
        "presets": variant.presets,
    }


# show -----------------------------------------------------------------------------------------


def show_variant(arguments: Namespace, texts: Texts) -> int:
    variant = chosen_variant(arguments, texts)
    if arguments.json:
        sources = {
            path: _source(place, variant) or variant.id for path, place in variant.sources.items()
        }
        print(json.dumps({**variant.resolved, "sources": sources}, indent=2, ensure_ascii=False))
    else:
        for line in _resolved_lines(variant, texts):
            print(line)
    return FINE


def _resolved_lines(variant: Variant, texts: Texts) -> Iterator[str]:
    for option in variant.options:
        value = variant.chosen[option.key]
        chosen = written(value) != written(option.default)
        key = "variants.option_chosen" if chosen else "variants.option_default"
        said = f"{option.key}={written(value)}"
        yield "# " + texts.text(key, option=said, allowed=option.allowed)
    resolved = {key: value for key, value in variant.resolved.items() if key != CHOSEN}

    def note(path: str) -> str:
        place = variant.sources.get(path)
        if place is None:
            return ""
        if place.via:
            return texts.text("variants.by_option", option=place.via)
        source = _source(place, variant)
        return texts.text("variants.from_file", file=source) if source else ""

    yield from yaml_lines(resolved, note)


def _source(place: FilePlace, variant: Variant) -> str:
    """Return the option or the file a value comes from; "" for the variant's own file."""
    file = Path(place.file)
    if place.via or file.stem == variant.id:
        return place.via
    inside = [file.relative_to(root) for root in own_roots() if file.is_relative_to(root)]
    return inside[0].as_posix() if inside else place.file


# check ----------------------------------------------------------------------------------------


class Checked(NamedTuple):
    """What was found in a file or folder. `is_file`: it is a file, and may be told to be sound."""

    place: Path
    faults: Sequence[Fault]
    course: Course
    is_file: bool = True

    @property
    def errors(self) -> int:
        return sum(fault.severity is Severity.ERROR for fault in self.faults)


def check_files(arguments: Namespace, texts: Texts) -> int:
    told, checked = _told_as_data if arguments.json else _told, []
    for path in arguments.file:
        found = files_in(path) if path.is_dir() else [path]
        if path.is_dir():
            checked.append(Checked(path, _faults_of_folder(path, found), Course(), is_file=False))
        checked += (_checked(file, texts) for file in found)
    told(checked, texts)
    return FAULTY if any(one.errors for one in checked) else FINE


def _told(checked: Sequence[Checked], texts: Texts) -> None:
    for one in checked:
        for line in fault_lines(one.faults, texts):
            print(line)
        if one.is_file and not one.errors:
            print(texts.text("variants.sound", file=str(one.place)), _went(one.course, texts))
    files, errors = sum(one.is_file for one in checked), sum(one.errors for one in checked)
    print(texts.text("variants.checked", files=files, errors=errors))


def _told_as_data(checked: Sequence[Checked], texts: Texts) -> None:
    data = [
        {
            "file": str(one.place),
            "sound": not one.errors,
            "faults": [_fault_data(fault, texts) for fault in one.faults],
            "played": asdict(one.course) if one.course.hands else None,
        }
        for one in checked
    ]
    print(json.dumps(data, indent=2, ensure_ascii=False))


def _fault_data(fault: Fault, texts: Texts) -> dict[str, Any]:
    place = {"file": fault.file, "line": fault.line, "column": fault.column}
    facts = {"path": fault.path, "severity": fault.severity, "key": fault.key}
    return {**place, **facts, "facts": dict(fault.facts), "told": sentence(fault, texts.text)}


def _faults_of_folder(folder: Path, found: Sequence[Path]) -> Sequence[Fault]:
    if found:
        return left_out(folder)
    faults = Faults()
    faults.error(FilePlace(str(folder)), "", "fault.no_games_here")
    return tuple(faults)


def _checked(file: Path, texts: Texts) -> Checked:
    """Return all that is wrong with a file, and how bots played it."""
    roots = _roots_for(file)
    reading = read_variant(file, roots)
    faults, course = list(reading.faults), Course()
    if reading.variant is not None:
        found, course = faults_of_trial(file, roots, reading.variant)
        faults += found
        texts.look_up(lambda game: parents(game, roots), lambda key: words_in(key, roots))
        faults += _missing_texts(file, reading.variant, texts)
    return Checked(file, faults, course)


def _went(course: Course, texts: Texts) -> str:
    """Return what the matches of a trial were like."""
    if not course.hands:
        return texts.text("variants.not_played")
    return texts.text(
        "variants.played",
        hands=course.hands,
        won=course.won,
        blocked=course.blocked,
        undecided=course.undecided,
        matches=course.matches,
        longest=course.longest,
    )


def _missing_texts(file: Path, variant: Variant, texts: Texts) -> Faults:
    """Return a warning for each text that the game needs and nobody has written."""
    with texts.speaking_of(variant.id):
        missing = [key for key in variant.text_keys if not texts.has(key)]
    faults, place = Faults(), FilePlace(str(file))
    name, about = (f"variant.{variant.id}.{part}" for part in ("name", "about"))
    if name in missing:
        faults.warning(place, "", "fault.no_name", name=variant.id)
    elif about in missing:
        faults.warning(place, "", "fault.no_about")
    for key in missing:
        if key not in (name, about):
            faults.warning(place, "", "fault.no_text", wanted=variant.text_name(key))
    return faults


def _roots_for(file: Path) -> Sequence[Path]:
    """Return the folders of games that a file may extend: those of the game, and its own."""
    return (*own_roots(), file.parent)


# new, schema ----------------------------------------------------------------------------------


def new_game(arguments: Namespace, texts: Texts) -> int:
    """Write a file that changes a game into the player's folder, and the schema beside it."""
    name, folder = arguments.name, user_data() / "variants"
    like = loaded_variant(arguments.like, texts)
    if not NAME.fullmatch(name):
        raise RefusedError(texts.text("variants.new.bad_name", name=printable(name)))
    if name in Catalogue().ids():
        raise RefusedError(texts.text("variants.new.taken", name=name))
    facts = {"name": name, "game": game_name(like.id, texts)}
    with texts.speaking_of(like.id):
        called, about = name.replace("_", " ").capitalize(), "variants.new.about"
        content = beginning(name, called, like, texts.text(about, **facts), texts.text)
    file = folder / f"{name}{SUFFIXES[0]}"
    try:
        write_whole(file, content.encode())
        write_whole(folder / SCHEMA_FILE, schema_text(texts.text).encode(), lasting=False)
    except OSError as error:
        detail = error.strerror or str(error)
        raise RefusedError(texts.text("variants.new.unwritten", detail=detail), FAULTY) from error
    print(texts.text("variants.new.written", file=str(file)))
    return FINE


def tell_schema(arguments: Namespace, texts: Texts) -> int:
    print(schema_text(texts.text), end="")
    return FINE
