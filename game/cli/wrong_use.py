"""What is wrong with a command line, in the language of the person who wrote it.

Python explains it in English. Its explanations are few, and known by their form; one that is not
known is left out.
"""

from __future__ import annotations

import re

from game.l10n.catalogue import Catalogue as Texts

_NAME = "argument (?P<name>[^:]+): "
#: The end of a text key, and the form of the explanation it stands for. The last is what our own
#: kinds of values say: the value.
_FORMS = tuple(
    (key, re.compile(form, re.DOTALL))
    for key, form in (
        ("unknown", "unrecognized arguments: (?P<given>.+)"),
        ("lacking", "the following arguments are required: (?P<name>.+)"),
        ("ambiguous", "ambiguous option: (?P<given>.+) could match (?P<known>.+)"),
        ("choice", _NAME + r"invalid choice: '?(?P<given>.*?)'? \(choose from (?P<known>.+)\)"),
        ("no_value", _NAME + "expected .+"),
        ("takes_none", _NAME + "ignored explicit argument '(?P<given>.*)'"),
        ("not_whole", _NAME + "invalid int value: '(?P<given>.*)'"),
        ("value", _NAME + "(?P<given>.+)"),
    )
)
_QUOTED_LIST = re.compile(r"[^\s',]+")


def wrong_use(explained: str, texts: Texts) -> str:
    for key, form in _FORMS:
        match = form.fullmatch(explained)
        if match is not None:
            facts = match.groupdict()
            if "known" in facts:
                facts["known"] = texts.list_and(_QUOTED_LIST.findall(facts["known"]))
            return texts.text("cli.wrong_use", detail=texts.text(f"cli.wrong.{key}", **facts))
    return texts.text("cli.wrong_use_somehow")
