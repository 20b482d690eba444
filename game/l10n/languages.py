"""The languages there are, and which of them a person wants.

A language is named as its folder is: "es", or "es_EC" for what one country says differently.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from game.reading.files import entries, read_plain
from game.reading.printable import UNSHOWABLE

#: The language spoken when nothing better is known, and for texts a language lacks.
FALLBACK = "en"

#: Regions whose countries speak alike, by their number (UN M49): Central America.
REGIONS = {"013": frozenset({"BZ", "CR", "GT", "HN", "NI", "PA", "SV"})}

SUFFIX = ".ftl"
#: The most bytes of one file: many times the largest of ours.
SIZE_MOST = 256 * 1024
#: The most files that are looked into for the name of a language. Ours has 40.
FILES_MOST = 80
#: The most languages in one folder. Those that come last in the alphabet are left out.
LANGUAGES_MOST = 40
#: The key of the name a language gives itself, and the most letters of that name: it stands in a
#: list.
NAME, NAME_MOST = "language-name", 40
#: The keys under which a language names another: the one its own texts are laid over, and the one
#: that has the texts it lacks. Every start asks for them: they stand in the file that is named
#: `language`, or as the language is.
STANDS_ON, FALLS_BACK = "language-stands_on", "language-falls_back_to"
#: The key of the games a country is the home of, by id; `EVERY_HOME`: each game is spoken of as at
#: home.
HOME_OF, EVERY_HOME = "language-home_of", "*"
FILE_OF_ITSELF = f"language{SUFFIX}"
#: The keys of what a language says of itself, for the program and not for people.
OF_ITSELF = (NAME, STANDS_ON, FALLS_BACK, HOME_OF)

#: Settings by which a system says that it has been told no language.
_NO_LANGUAGE = ("C", "POSIX")
_OF_ITSELF = re.compile(rf"^({'|'.join(OF_ITSELF)}) *=(.*)$", re.MULTILINE)
#: The name of texts that several countries share, and nobody speaks alone: "es_voseo".
_SHARED = re.compile(r"[a-z]{2,3}_[a-z]{4,20}")
#: The name of a language as systems write it: it may have a script, a country and an encoding.
_NAME = re.compile(
    r"([a-z]{2,3})(?:[_-][a-z]{4})?(?:[_-]([a-z]{2}|[0-9]{3}))?(?:[.@].*)?", re.IGNORECASE
)


def names_a_language(environ: Mapping[str, str]) -> bool:
    """Return whether a system's variables say anything of a language, be it that there is none."""
    return bool(_setting(environ) or environ.get("LANGUAGE"))


def _setting(environ: Mapping[str, str]) -> str:
    settings = (environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next(filter(None, settings), "")


def wanted(environ: Mapping[str, str]) -> list[str]:
    """Return the languages a system's variables ask for, the most wanted first."""
    setting = _setting(environ)
    if setting.partition(".")[0] in _NO_LANGUAGE:
        return []
    listed = environ.get("LANGUAGE") or setting
    return list(filter(None, map(tidy, listed.split(":"))))


def tidy(written: str) -> str:
    """Return the folder's name for what people and systems write: "ES-ec", "es_EC.UTF-8@euro"."""
    parts = _NAME.fullmatch(written.strip())
    if not parts:
        return ""
    language, region = parts.groups()
    return f"{language.lower()}_{region.upper()}" if region else language.lower()


def over(name: str) -> list[str]:
    """Return the languages this one is a kind of, the widest first: "es", "es_013" for "es_CR"."""
    language, _, country = name.partition("_")
    if not country:
        return []
    wider = [f"{language}_{region}" for region, held in REGIONS.items() if country in held]
    return [language, *wider]


def layers(roots: Sequence[Path], name: str) -> list[str]:
    """Return the languages whose texts a language lays its own over, the widest first; at last
    itself."""
    found: list[str] = []
    open_ones = [name]
    while open_ones:
        one = open_ones[-1]
        base = _said(roots, one, STANDS_ON)
        below = [*over(one), *([base] if is_tidy(base) or is_shared(base) else [])]
        nearest = next((low for low in below if low not in (*found, *open_ones)), None)
        if nearest is None:
            found.append(open_ones.pop())
        else:
            open_ones.append(nearest)
    return found


def chain(names: Iterable[str], roots: Sequence[Path] = ()) -> list[str]:
    """Return the languages to look for a text in: each language, those it is a kind of, the one it
    falls back to; at last English."""
    found: list[str] = []
    waiting = list(map(tidy, names))
    while waiting:
        name = waiting.pop(0)
        if name and name not in found:
            found.append(name)
            back = tidy(_said(roots, name, FALLS_BACK))
            waiting[:0] = [*reversed(over(name)), back]
    return list(dict.fromkeys([*found, FALLBACK]))


def homes(roots: Sequence[Path], language: str) -> dict[str, str]:
    """Return, by game, the country that says how it is spoken of; {} for a language that does not
    leave that to its countries."""
    if _said(roots, language, HOME_OF) != EVERY_HOME:
        return {}
    kinds = [name for name in offered(roots) if over(name)[:1] == over(language)[:1] != []]
    return {game: name for name in kinds for game in _said(roots, name, HOME_OF).split()}


def is_shared(name: str) -> bool:
    """Return whether this is the name of texts that several countries share."""
    return _SHARED.fullmatch(name) is not None


def is_tidy(name: str) -> bool:
    """Return whether this is a name as folders of languages have it."""
    return bool(name) and tidy(name) == name


def available(roots: Sequence[Path]) -> list[str]:
    """Return the languages that have a file in any of these folders, however they are named."""
    found = set()
    for root in roots:
        there = entries(root, [SUFFIX], depth=1)
        names = {file.stem if file.parent == root else file.parent.name for file in there}
        found.update(sorted(names)[:LANGUAGES_MOST])
    return sorted(found)


def offered(roots: Sequence[Path]) -> list[str]:
    """Return the languages that can be chosen."""
    return list(filter(is_tidy, available(roots)))


def files(roots: Sequence[Path], language: str) -> list[Path]:
    """Return a language's files: one of its name, and all in a folder of its name. Those of later
    roots come later, and replace texts of those before."""
    found = []
    for root in roots:
        found += [one for one in entries(root, [SUFFIX]) if one.stem == language]
        found += entries(root / language, [SUFFIX])
    return found


def own_name(roots: Sequence[Path], language: str) -> str:
    """Return the name a language gives itself; that of its folder, where it gives none. Not all of
    its texts are read for that: people look at a list of languages."""
    own = map(name_in, files(roots, language)[:FILES_MOST])
    return next(filter(None, reversed(list(own))), language)


def name_in(file: Path) -> str:
    """Return the name a language gives itself in one of its files; empty if it is not there."""
    return _of_itself_in(file).get(NAME, "")


def _said(roots: Sequence[Path], language: str, key: str) -> str:
    """Return what a language says about itself under a key, from the files every start looks
    into."""
    found = ""
    for root in roots:
        for file in (root / f"{language}{SUFFIX}", root / language / FILE_OF_ITSELF):
            found = _of_itself_in(file).get(key, found)
    return found


def _of_itself_in(file: Path) -> dict[str, str]:
    try:
        lines = _OF_ITSELF.findall(read_plain(file, SIZE_MOST).decode("utf-8-sig"))
    except (OSError, UnicodeDecodeError):
        return {}  # The fault is told when the language is chosen.
    values = ((key, text.strip()) for key, text in lines)
    return {
        key: text
        for key, text in values
        if text and len(text) <= NAME_MOST and not UNSHOWABLE.search(text)
    }


#: Numbers of Windows that Python does not know: Spanish of Latin America, and of Cuba.
WINDOWS_SPANISH = {0x580A: "es_419", 0x5C0A: "es_CU"}
MAC_LIKES = "Library/Preferences/.GlobalPreferences.plist"


def system_languages(
    environ: Mapping[str, str], platform: str, home: Path | None = None
) -> list[str]:
    """Return the languages the system asks for, the most wanted first. Windows and macOS set no
    variables for programs started by a click; who sets them there wants them to be followed."""
    if names_a_language(environ):
        return wanted(environ)
    if platform == "win32":
        return _names([_windows_language()])
    if platform == "darwin":
        return _names(_mac_languages(home or Path.home()))
    return []


def _names(written: list[str]) -> list[str]:
    return list(filter(None, map(tidy, written)))


def _windows_language() -> str:
    """Return the language of the menus of Windows, which need not be that of its numbers and
    dates."""
    # Imported only here: one system alone needs these modules.
    import ctypes
    import locale

    windows = getattr(ctypes, "windll", None)
    number = windows.kernel32.GetUserDefaultUILanguage() if windows is not None else 0
    return WINDOWS_SPANISH.get(number) or locale.windows_locale.get(number, "")


def _mac_languages(home: Path) -> list[str]:
    import plistlib

    try:
        with (home / MAC_LIKES).open("rb") as file:
            listed = plistlib.load(file).get("AppleLanguages", [])
    except (OSError, ValueError, AttributeError):
        return []
    return [name for name in listed if isinstance(name, str)] if isinstance(listed, list) else []
