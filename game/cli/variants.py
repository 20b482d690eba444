"""`loba variants`: which games there are, what one consists of, whether a file is sound."""

import json
import re
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from game.bots.base import decision
from game.bots.simple import naive_bot
from game.cli.arguments import chosen_variant, game_name
from game.cli.frame import FAULTY, FINE, Frame, fault_lines, register_choices
from game.engine.notation import AnyRules
from game.engine.visibility import observe
from game.l10n.catalogue import Catalogue as Texts
from game.reading.faults import Fault, Faults, FilePlace, Severity
from game.reading.printable import printable
from game.reading.yaml_tree import joined, scalar
from game.variants.catalogue import Catalogue, own_roots
from game.variants.inherit import files_in, left_out
from game.variants.load import CHOSEN, Variant, read_variant
from game.variants.options import written
from game.variants.trial import (
    TOO_MANY_WAYS,
    TRIED_IN_PART,
    Course,
    Player,
    try_matches,
    try_options,
    try_pairs,
    try_playing,
)

#: The warnings that a game is too large to be played to the end here.
TOO_LARGE = (TRIED_IN_PART, TOO_MANY_WAYS)


def register(frame: Frame) -> None:
    variants = frame.command("variants")
    listing = variants.command("list", list_variants)
    listing.argument("--json", action="store_true")
    show = variants.command("show", show_variant)
    show.argument("variant", metavar="ID")
    register_choices(show)
    show.argument("--json", action="store_true")
    check = variants.command("check", check_files)
    check.argument("file", metavar="FILE", nargs="+", type=Path)


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
            about = texts.text_or(key) or texts.text("fault.no_text", wanted=variant.text_name(key))
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


def check_files(arguments: Namespace, texts: Texts) -> int:
    files, errors = 0, 0
    for path in arguments.file:
        if path.is_dir():
            found = files_in(path)
            errors += _tell(_faults_of_folder(path, found), texts)
        else:
            found = [path]
        files += len(found)
        errors += sum(_check_file(file, texts) for file in found)
    print(texts.text("variants.checked", files=files, errors=errors))
    return FAULTY if errors else FINE


def _faults_of_folder(folder: Path, found: Sequence[Path]) -> Sequence[Fault]:
    if found:
        return left_out(folder)
    faults = Faults()
    faults.error(FilePlace(str(folder)), "", "fault.no_games_here")
    return tuple(faults)


def _tell(faults: Sequence[Fault], texts: Texts) -> int:
    """Print faults; return the number of errors."""
    for line in fault_lines(faults, texts):
        print(line)
    return sum(fault.severity is Severity.ERROR for fault in faults)


def _check_file(file: Path, texts: Texts) -> int:
    """Print all that is wrong with a file; return the number of errors."""
    roots = _roots_for(file)
    reading = read_variant(file, roots)
    faults, course = list(reading.faults), Course()
    if reading.variant is not None:
        faults += try_options(file, roots, reading.variant)
        faults += try_pairs(file, roots, reading.variant)
        faults += try_playing(file, reading.variant)
        if not any(fault.key in TOO_LARGE or fault.severity is Severity.ERROR for fault in faults):
            course, found = try_matches(file, reading.variant, _naive_player)
            faults += found
        faults += _missing_texts(file, reading.variant, texts)
    errors = _tell(faults, texts)
    if not errors:
        print(texts.text("variants.sound", file=str(file)), _went(course, texts))
    return errors


def _naive_player(rules: AnyRules) -> Player:
    bot, dice = naive_bot(rules), Random("trial")
    return lambda state, legal: decision(bot, observe(state, state.to_act), legal, dice)


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
    with texts.speaking_of(variant.id):
        missing = [variant.text_name(key) for key in variant.text_keys if not texts.has(key)]
    faults = Faults()
    for name in missing:
        faults.warning(FilePlace(str(file)), "", "fault.no_text", wanted=name)
    return faults


def _roots_for(file: Path) -> Sequence[Path]:
    """Return the folders of games that a file may extend: those of the game, and its own."""
    return (*own_roots(), file.parent)


# A resolved variant as YAML again, each value with a note of where it came from -----------------

_PLAIN = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.+/' -]*")
#: Words that another reader of YAML would take for something else.
_RISKY = re.compile(r"y|n|yes|no|on|off|true|false|null|[-+.\d][\d_.:eE+-]*", re.IGNORECASE)

Note = Callable[[str], str]
"""Returns the comment for a key path; "" for none."""


def yaml_lines(
    entries: Mapping[str, Any], note: Note, path: str = "", depth: int = 0
) -> Iterator[str]:
    for key, value in entries.items():
        here = joined(path, key)
        start = "  " * depth + f"{_key(key)}:"
        if isinstance(value, Mapping) and value:
            yield start
            yield from yaml_lines(value, note, here, depth + 1)
        else:
            comment = note(here)
            yield f"{start} {flow(value)}" + (f"  # {comment}" if comment else "")


def flow(value: Any) -> str:
    """Return a value written on one line."""
    if isinstance(value, Mapping):
        inner = ", ".join(f"{_key(key)}: {flow(child)}" for key, child in value.items())
        return f"{{{inner}}}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(flow, value))}]"
    if isinstance(value, bool) or value is None:
        return json.dumps(value)
    return str(value) if isinstance(value, int) else _text(value)


def _key(key: str) -> str:
    """Return a key of a map; keys are always text, so a number needs no quotes."""
    return key if key.isdecimal() else _text(key)


def _text(text: str) -> str:
    safe = (
        _PLAIN.fullmatch(text)
        and text == text.strip()
        and isinstance(scalar(text), str)
        and not _RISKY.fullmatch(text)
    )
    return text if safe or re.fullmatch(r"\d+-\d+", text) else json.dumps(text)
