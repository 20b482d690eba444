"""Every game speaks its own words, in every language: in its rule book, its log, its refusals,
its prompts, its hints and its scores. Where numbers are counted it gives numbers;
`tests/scenes/test_every_page.py` holds the scenes to the same."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from game.l10n.catalogue import Texts
from game.paths import bundled
from game.play.pieces.line import Line
from game.play.session.hand_log import retell
from game.variants.catalogue import Catalogue
from game.variants.load import Variant
from game.view.rulebook.blocks import BookSection, Examples, Heading, TextBlock, WorthTable
from game.view.rulebook.book import Rulebook, section_for
from game.view.table.log import Narrator, Wording
from tests.golden import write
from tests.scenes.counting import Watching, watching

__all__ = ["watching"]

GAMES = Catalogue([bundled("assets/variants")])
#: The ends of keys that are said in one game only.
OF_A_GAME = tuple(f".{game}" for game in GAMES.ids())
#: The first words of keys that are said at a table of any game of a family.
SAID_ANYWHERE = ("table", "offer", "advice", "scores", "curtain", "settle")
#: What is said of some games only, by words in the keys.
OF_RUMMY = (
    r"pile|river|draw|discard|add|rebuy|reclaim|stock|hand_of|throw_|twin_"
    r"|title\.(out|in_one|blocked|void)"
)
OF_FISHING = (
    r"take|sweep|build|fila|raise|trail|heap|capture|category|hands_won|hand_deals"
    r"|round_total|title\.(won|nobody)"
)
OF_BUILDS = "build|fila|raise"
OF_CONTRACTS = "contract|stage|open|later_on|not_down|nearer|lacks"
OF_MONEY = "pot|settle|rebuy"
UNSAID = {
    "loba_de_menos": f"{OF_FISHING}|{OF_CONTRACTS}",
    "loba_de_mas": f"{OF_FISHING}|{OF_CONTRACTS}|rebuy",
    "carioca": f"{OF_FISHING}|{OF_MONEY}",
    "loba_centroamericana": f"{OF_FISHING}|{OF_MONEY}",
    "loba_seis_menes": f"{OF_FISHING}|{OF_MONEY}",
    "la_mona": f"{OF_RUMMY}|{OF_CONTRACTS}|{OF_MONEY}",
    "escoba": f"{OF_RUMMY}|{OF_CONTRACTS}|{OF_MONEY}|{OF_BUILDS}",
    "scopa": f"{OF_RUMMY}|{OF_CONTRACTS}|{OF_MONEY}|{OF_BUILDS}",
    "cassino": f"{OF_RUMMY}|{OF_CONTRACTS}|{OF_MONEY}",
}
PEOPLE = {"player": "Ana", "players": 2, "names": "Ana", "game": ""}


@cache
def texts_of(language: str) -> Texts:
    return Texts([language], [bundled("locales")])


@cache
def keys_and_facts() -> dict[str, tuple[str, ...]]:
    """By key, what its text asks for."""
    found = {}
    for file in sorted((bundled("locales") / "es").glob("*.ftl")):
        source = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message):
                facts = tuple(re.findall(r"\$(\w+)", file_part(entry, source)))
                found[entry.id.name.replace("-", ".")] = facts
    return found


def file_part(entry: ast.Message, source: str) -> str:
    assert entry.span is not None
    return source[entry.span.start : entry.span.end]


@cache
def variants(game: str) -> list[Variant]:
    """The game as it is, with each preset, and with each value of each option."""
    usual = GAMES.load(game)
    choices = [dict(chosen) for chosen in usual.presets.values()]
    for option in usual.options:
        choices += [{option.key: value} for value in option.trials() if value != option.default]
    return [usual, *(GAMES.load(game, chosen) for chosen in choices)]


@cache
def sections_of(game: str) -> list[BookSection]:
    """Of the books of a game, however it is played."""
    return [section for variant in variants(game) for section in Rulebook(variant).sections]


@cache
def book_lines(game: str) -> list[Line]:
    found: dict[str, Line] = {}
    for section in sections_of(game):
        lines = [Line(section.title_key, {})]
        for block in section.blocks:
            if isinstance(block, TextBlock) or (isinstance(block, Heading) and block.line):
                lines.append(block.line or lines[0])
            elif isinstance(block, Examples):
                lines += [line for one in block.all for line in (one.title, one.text)]
            elif isinstance(block, WorthTable):
                lines += [row.label for row in block.rows if row.label]
        for line in lines:
            found.setdefault(str(line), line)
    return list(found.values())


@cache
def log_lines(game: str) -> list[Line]:
    """What the golden games of a game tell."""
    found: dict[str, Line] = {}
    for seats in [seats for variant, seats in write.names() if variant == game]:
        match = write.played(game, seats).match
        narrator = Narrator(match.rules, seats)
        for step in retell(match):
            for event in step.events:
                line = narrator.line(event, step.state.melds)
                found.setdefault(line.key, line)
    return list(found.values())


def said_in(game: str, language: str) -> Iterator[tuple[str, str]]:
    """Everything that can be said in a game, with where it comes from."""
    texts = texts_of(language)
    wording = Wording(texts, game, ("Ana", "Beto", "Carla", "Dora", "Eva"))
    for line in [*book_lines(game), *log_lines(game)]:
        yield line.key, wording.sentence(line)
    variant = variants(game)[0]
    sections = {section.key for section in sections_of(game)}
    unsaid = re.compile(UNSAID[game])
    for key, names in keys_and_facts().items():
        family = key.partition(".")[0]
        own = key.endswith(f".{game}")
        if not own and key.endswith(OF_A_GAME):
            continue
        stem = key.removesuffix(f".{game}")
        if family == "refuse":
            if section_for(stem) not in sections:
                continue
        elif family not in SAID_ANYWHERE and not own:
            continue
        if "meld" in key.split(".") or (not own and unsaid.search(key)):
            continue
        facts = {name: PEOPLE.get(name, 2) for name in names}
        facts |= {
            name: 2 for name in keys_and_facts().get(f"{stem}.{game}", ()) if name not in facts
        }
        yield key, wording.text(stem, **facts)
    for option in variant.options:
        for key in option.text_keys:
            yield key, wording.text(key)
    for name in variant.presets:
        yield name, wording.text(f"preset.{name}.name")
    melds = getattr(variant.game, "melds", {})
    for name in melds:
        for key in (f"table.meld.{name}", f"summary.meld.{name}"):
            if texts.has(key):
                yield key, wording.text(key)
        for count in (1, 2):
            yield f"meld.{name}", wording.melds(name, count)


@cache
def all_said(game: str, language: str) -> dict[str, str]:
    return {said: key for key, said in said_in(game, language)}


#: A run, said in French otherwise than "à la suite".
SUITE = "(?:une|la|les|des|cette)_suites?"

#: By language and games: words that are heard, words that are never heard. `_` is a space.
OF_GAMES = {
    ("es", "loba_de_menos"): (
        "pierna escalera pozo mazo reenganche fondo palo joker mano",
        "trío escala brelan quarte mène contrato dépose basurero monte",
    ),
    ("es", "loba_de_mas"): (
        "pierna escalera pozo mazo fondo palo joker comodín mano",
        "trío escala brelan quarte mène contrato dépose reenganche",
    ),
    ("es", "carioca loba_centroamericana"): (
        "trío escala contrato pozo mazo palo joker mano",
        "pierna escalera brelan quarte mène dépose reenganche bote",
    ),
    ("es", "loba_seis_menes"): (
        "brelan quarte mène bajada séxtuple pozo mazo palo joker",
        "trío pierna escalera escala reenganche bote sextuple",
    ),
    ("es", "la_mona"): (
        "formar fila wincho mona juego_abierto corazones_negros ronda ahogada",
        "picas? espadas? pierna escalera trío pozo joker bote barrida",
    ),
    ("es", "escoba"): ("escoba", "wincho scopa barrida"),
    ("es", "scopa"): ("escoba settebello", "wincho scopa barrida"),
    ("en", "loba_de_menos"): (
        "pierna escalera pozo reenganche pot stock joker",
        "trio escala brelan quarte mène contract dépose runs? sets? discard_pile",
    ),
    ("en", "loba_de_mas"): (
        "pierna escalera pozo pot stock joker",
        "trio escala brelan quarte mène contract dépose runs? sets? discard_pile",
    ),
    ("en", "carioca loba_centroamericana"): (
        "trio escala contract discard_pile stock joker",
        "pierna escalera brelan quarte mène dépose runs? sets? pozo",
    ),
    ("en", "loba_seis_menes"): (
        "brelan quarte mène dépose sextuple discard_pile stock joker",
        "trio pierna escalera escala pozo runs? sets?",
    ),
    ("en", "la_mona"): (
        "fila wincho Mona juego_abierto formar spades drowned round",
        "sweeps? pozo pierna escalera joker hearts_black",
    ),
    ("en", "escoba"): ("escoba", "sweeps? wincho scopa settebello fila trio pozo"),
    ("en", "scopa"): ("scopa settebello", "sweeps? wincho escoba fila trio pozo"),
    ("en", "cassino"): ("sweep big_casino", "wincho escoba scopa trio pozo"),
    ("fr", "loba_de_menos"): (
        "pierna escalera pozo reenganche cagnotte pioche joker mène",
        f"trio escala brelan quarte {SUITE} contrat [àa]_la_défausse",
    ),
    ("fr", "loba_de_mas"): (
        "pierna escalera pozo cagnotte pioche joker mène",
        f"trio escala brelan quarte {SUITE} contrat [àa]_la_défausse",
    ),
    ("fr", "carioca loba_centroamericana"): (
        "trio escala contrat défausse pioche joker mène",
        f"pierna escalera brelan quarte {SUITE} pozo",
    ),
    ("fr", "loba_seis_menes"): (
        "brelan quarte mène dépose sextuple défausse pioche joker",
        f"trio pierna escalera escala {SUITE} pozo manche",
    ),
    ("fr", "la_mona"): (
        "former fila wincho Mona piques noyée manche",
        "balayage balayer pozo pierna escalera joker mène",
    ),
    ("pt", "loba_de_menos"): (
        "trinca sequência lixo monte reenganche pote naipe curinga rodada",
        "pierna escalera trío escala brelan quarte mène contrato pozo baralhar palo joker",
    ),
    ("pt", "carioca"): (
        "trinca sequência contrato lixo monte naipe curinga rodada",
        "pierna escalera brelan quarte mène pozo palo joker reenganche",
    ),
    ("pt", "loba_seis_menes"): (
        "brelan quarte mène contrato sêxtuplo lixo monte curinga",
        "trinca sequência pierna escalera dépose pozo joker rodada",
    ),
    ("pt", "la_mona"): (
        "formar fila wincho Mona espadas rodada afogada",
        "picas? piques pierna lixo curinga mène varrida",
    ),
    ("es_AR", "loba_de_menos"): ("pierna escalera comodín pozo", "jokers? trío escala"),
    ("es_AR", "carioca"): ("trío escalera comodín", "jokers? pierna"),
    ("es_CL", "carioca"): ("trío escala pinta botar bota", "palos? escalera pierna"),
    ("es_CL", "loba_de_menos"): ("pierna escala pinta", "palos? escalera trío"),
    ("es_EC", "la_mona"): ("corazones_negros wincho fila", "picas?"),
    ("es_013", "loba_centroamericana"): ("trío escalera", "escala pierna"),
}
OWN = {(said, game): OF_GAMES[said, some] for said, some in OF_GAMES for game in some.split()}


def heard(words: Sequence[str], said: str) -> str:
    """Return the first of these that is heard, as a whole word or its plural; "" if none is."""
    pattern = "|".join(words).replace("_", " ")
    found = re.search(rf"(?<!\w)(?:{pattern})(?:e?s)?(?!\w)", said, re.IGNORECASE)
    return found[0] if found else ""


#: Names that are not words of a game.
NAMES = (
    "Escalera de reenganches",
    *(f"escala {name}" for name in ("sucia", "color", "real", "de color")),
)


@pytest.mark.parametrize(("language", "game"), OWN)
def test_a_game_speaks_its_own_words(language: str, game: str) -> None:
    own, foreign = OWN[language, game]
    said = all_said(game, language)
    everything = "\n".join(said)
    assert [word for word in own.split() if not heard([word], everything)] == []
    names = re.compile("|".join(NAMES), re.IGNORECASE)
    slips = [
        f"{word}: {key}: {sentence}"
        for sentence, key in said.items()
        if (word := heard(foreign.split(), names.sub("", sentence)))
    ]
    assert slips == []


@pytest.mark.parametrize("language", ["en", "es", "fr", "es_AR", "es_CL", "es_EC", "es_013", "pt"])
def test_all_of_it_has_words(language: str) -> None:
    texts = texts_of(language)
    for game in GAMES.ids():
        assert len(all_said(game, language)) > 200
    assert texts.missing == set()
    assert texts.faulty == {}


def test_a_finished_string_is_noticed(watching: Watching) -> None:
    texts_of("en").text("phones.cards", count="3")
    assert watching.slips == {"phones.cards: $count is “3”"}


def test_what_is_told_of_games_gives_numbers(watching: Watching) -> None:
    for game in GAMES.ids():
        assert len(list(said_in(game, "en"))) > 200
    assert watching.asked > 100
    assert watching.slips == set()
