"""`loba locales`: whether the texts are sound, and the beginning of a new language."""

import json
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from game.bots.levels import known_bots
from game.cli.frame import CHECK, FAULTY, FINE, CommandFrame, RefusedError
from game.l10n.catalogue import Texts
from game.l10n.check import Games, Share, TextsReport, check
from game.l10n.entries import Finding, counts_by_form
from game.l10n.languages import FALLBACK, available, offered, own_name, tidy
from game.l10n.skeleton import SIGNS, name_of, sheets
from game.paths import text_roots, user_texts
from game.reading.whole_file import write_whole
from game.variants import parents_of, words_of
from game.variants.catalogue import Catalogue
from game.variants.inherit import find

#: Example numbers written beside a plural form.
COUNTS_SHOWN = 3


def register(frame: CommandFrame) -> None:
    locales = frame.command(CHECK[0])
    checked = locales.command(CHECK[1], check_texts)
    checked.argument("--lang", metavar="LANG", dest="checked")
    checked.argument("--gaps", action="store_true")
    checked.argument("--json", action="store_true")
    begun = locales.command("new", begin_language)
    begun.argument("language", metavar="LANG")
    begun.argument("--for-players", action="store_true")
    begun.argument("--from", metavar="LANG", dest="beside", default=FALLBACK)


def begin_language(arguments: Namespace, texts: Texts) -> int:
    """Write the files of a language, with every text it needs; existing files are not changed."""
    roots, language, beside = text_roots(), tidy(arguments.language), tidy(arguments.beside)
    known = offered(roots)
    if not language or beside not in known:
        name = arguments.beside if language else arguments.language
        key = "locales.none" if language else "locales.new_name"
        raise RefusedError(texts.text(key, name=name, known=texts.list_and(known)))
    forms = [_form(form, sorted(counts)) for form, counts in counts_by_form(language).items()]
    heading = texts.text("locales.new_heading", name=name_of(language), forms="; ".join(forms))
    count = 0
    explained = {name: texts.text(f"locales.new_says.{name}") for name in SIGNS}
    for sheet in sheets(roots, language, beside, arguments.for_players, heading, explained):
        file = user_texts() / language / sheet.name
        if file.exists():
            print(texts.text("locales.new_kept", file=str(file)))
            continue
        try:
            write_whole(file, sheet.text.encode())
        except OSError as error:
            facts = {"file": str(file), "detail": error.strerror or ""}
            raise RefusedError(texts.text("texts.not_kept", **facts), FAULTY) from error
        print(texts.text("locales.new_file", file=str(file), count=sheet.texts))
        count += sheet.texts
    print(texts.text("locales.new_done", name=name_of(language), count=count, language=language))
    return FINE


def _form(form: str, counts: Sequence[int]) -> str:
    """Return a plural form as a file has it, with the first numbers it is for."""
    first = ", ".join(map(str, counts[:COUNTS_SHOWN]))
    more = "…" if len(counts) > COUNTS_SHOWN else ""
    return f"{'*' if form == 'other' else ''}[{form}] {first}{more}".strip()


def check_texts(arguments: Namespace, texts: Texts) -> int:
    roots = text_roots()
    only = arguments.checked
    if only is not None:
        known = available(roots)
        only = only if only in known else tidy(only)
        if only not in known:
            facts = {"name": arguments.checked, "known": texts.list_and(known)}
            raise RefusedError(texts.text("locales.none", **facts))
    spoken = texts if only is None else Texts([only], roots, parents_of, words_of)
    report = check(roots, _games(spoken), only)
    if arguments.json:
        data = {
            "languages": [_share_data(share) for share in report.shares],
            "faults": [_finding_data(one, texts) for one in report.errors],
            "gaps": [_finding_data(one, texts) for one in report.gaps],
        }
        print(json.dumps(data, indent=2, ensure_ascii=False))
    else:
        _tell(report, arguments.gaps, texts, only)
    return FAULTY if report.errors else FINE


def _tell(report: TextsReport, with_gaps: bool, texts: Texts, only: str | None) -> None:
    """Print the errors, with the gaps after them only if they are asked for, and how much is still
    to be written; so errors are not overlooked among gaps."""
    for one in report.errors + (report.gaps if with_gaps else []):
        print(sentence(one, texts))
    for share in report.shares:
        print(_share_line(share, report.errors, texts))
    if only is not None and report.gaps:
        left = sum(sheet.texts for sheet in sheets(text_roots(), only, FALLBACK, True))
        print(texts.text("locales.for_players", count=left))
    if report.gaps and not with_gaps:
        print(texts.text("locales.gaps", count=len(report.gaps)))
    if not report.errors:
        print(texts.text("locale_fault.none"))


def _games(texts: Texts) -> Games:
    """Return the games, the player's own included, with the texts that they and bots may have."""
    catalogue = Catalogue()
    known = {f"bot-{bot}-{part}" for bot in known_bots() for part in ("name", "about")}
    wanted = []
    for reading in catalogue.readings().values():
        if (variant := reading.variant) is None:
            continue
        own = {key: variant.text_name(key) for key in variant.text_keys}
        known.update(own.values(), (key.replace(".", "-") for key in own))
        file = find(variant.id, catalogue.roots)
        with texts.speaking_of(variant.id):
            wanted += [
                Finding(texts.language, file or Path(variant.id), 0, "wanted", own[key])
                for key in own
                if not texts.has(key)
            ]
    return Games(frozenset(catalogue.ids()), frozenset(known), wanted)


def sentence(one: Finding, texts: Texts) -> str:
    place = f"{one.file}:{one.line}" if one.line else str(one.file)
    return texts.text(
        f"locale_fault.{one.fault}",
        place=place,
        key=one.key,
        language=own_name(text_roots(), one.language),
        detail=one.detail,
        most=one.most,
    )


def _share_line(share: Share, findings: list[Finding], texts: Texts) -> str:
    return texts.text(
        "locales.share",
        language=share.language,
        name=own_name(text_roots(), share.language),
        own=share.own,
        missing=share.wanted - share.said,
        share=share.part,
        faults=sum(one.language == share.language for one in findings),
    )


def _share_data(share: Share) -> dict[str, Any]:
    return {
        "language": share.language,
        "name": own_name(text_roots(), share.language),
        "texts": share.own,
        "missing": share.wanted - share.said,
        "share": round(share.part, 4),
    }


def _finding_data(one: Finding, texts: Texts) -> dict[str, Any]:
    return {
        "language": one.language,
        "file": str(one.file),
        "line": one.line,
        "fault": one.fault,
        "key": one.key,
        "detail": one.detail,
        "said": sentence(one, texts),
    }
