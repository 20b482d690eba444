"""Words that change with the country, the game that is spoken of, and the deck on the screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.engine.cards import QUEEN, parse_card
from game.l10n.catalogue import Texts, capital
from game.l10n.skeleton import spoken
from game.paths import bundled
from game.play.pieces.line import Line, Shown
from game.view.table.log import Wording
from tests.l10n.texts_written import write


def test_a_country_says_a_term_anew_and_all_sentences_follow(tmp_path: Path) -> None:
    suit = "-palo = palo\n    .gender = masculine\n"
    one = (
        "-un_palo = { -palo.gender ->\n  [feminine] una { -palo }\n *[masculine] un { -palo }\n }\n"
    )
    write(tmp_path, "es", suit + one + "a = De { -un_palo }.\nb = Tres { -palo }s.")
    write(tmp_path, "es_CL", "-palo = pinta\n    .gender = feminine")
    chile = Texts(["es_CL"], [tmp_path])
    assert [chile.text(key) for key in "ab"] == ["De una pinta.", "Tres pintas."]
    assert chile.faulty == {}


@pytest.mark.parametrize(
    ("asked", "spoken", "suit"),
    [
        ("es_CL", "es_CL", "de una sola pinta"),
        ("es_AR", "es_AR", "de un solo palo"),
        ("es_CR", "es_013", "de un solo palo"),
        ("es_MX", "es", "de un solo palo"),
    ],
)
def test_a_country_without_files_speaks_as_its_neighbours(
    asked: str, spoken: str, suit: str
) -> None:
    texts = Texts([asked], [bundled("locales")])
    assert texts.language == spoken
    assert suit in texts.text("refuse.run.suit")


#: A verb among the terms, and how it ends in the past, for which there are no terms.
ACT = re.compile(r"^-(\w+) = (\w+)(?:ar|er|ir)$", re.MULTILINE)
PAST = "(?:ó|é|aste|aron|aba|abas|aban)"
#: It is a program that has ended here (cerró).
NO_PLAYER = {"notice-program_ended"}


def acts_in(language: str) -> dict[str, str]:
    terms = bundled("locales") / language / "terms.ftl"
    return dict(ACT.findall(terms.read_text(encoding="utf-8")))


@pytest.mark.parametrize("country", ["es_AR", "es_CL", "es_013"])
def test_no_act_that_a_country_calls_otherwise_is_written_out_in_the_past(country: str) -> None:
    usual, own = acts_in("es"), acts_in(country)
    stems = "|".join(usual[name] for name in usual.keys() & own.keys() if usual[name] != own[name])
    assert stems
    written = re.compile(rf"\b(?:{stems}){PAST}\b", re.IGNORECASE)
    inherited = {
        name: found.group()
        for name, entry in spoken([bundled("locales")], country).items()
        if entry.language == "es" and name not in NO_PLAYER
        if (found := written.search(entry.source))
    }
    assert inherited == {}


def test_a_word_is_that_of_the_game_that_is_spoken_of(tmp_path: Path) -> None:
    words = "-run = { GAME($game) ->\n  [carioca] escala\n *[other] escalera\n }\n"
    write(tmp_path, "es", words + 'a = Una { -run }.\nb = Una { -run(game: "carioca") }.')
    texts = Texts(["es"], [tmp_path])
    assert texts.text("a") == "Una escalera."
    with texts.speaking_of("carioca"):
        assert texts.text("a") == "Una escala."
        with texts.speaking_of("loba_de_menos"):
            assert texts.text("a") == "Una escalera."
            assert texts.text("b") == "Una escala."
        assert texts.text("a") == "Una escala."
    assert texts.text("a") == "Una escalera."
    assert texts.faulty == {}


def test_a_sentence_may_begin_with_a_term(tmp_path: Path) -> None:
    write(tmp_path, "es", "-pozo = el pozo\na = { CAPITAL(-pozo) } está vacío.")
    assert Texts(["es"], [tmp_path]).text("a") == "El pozo está vacío."


def test_courts_are_named_by_the_letters_the_cards_bear() -> None:
    texts = Texts(["fr"], [bundled("locales")])
    keys = ("rules.run.ace.round", "option.ace.help", "option.value.court.name")

    def said() -> str:
        named = texts.text("card.name", rank="Q", suit="h")
        tag = texts.text("card.rank", rank="K")
        standing = texts.text("card.standing_for", card="Joker", rank="J")
        return " ".join([named, tag, standing, *(texts.text(key) for key in keys)])

    french = said()
    texts.show_courts(english=True)
    english = said()
    for words in ("D♥ R Joker=V ", "D-R-A-2", ", R-A-2", "V, D et R"):
        assert words in french
    for words in ("Q♥ K Joker=J ", "Q-K-A-2", ", K-A-2", "J, Q et K"):
        assert words in english
    assert not re.search(r"\b[VDR]\b", english)
    texts.show_courts(english=False)
    assert said() == french


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("es", "siete de oros, as de copas, sota de espadas, caballo, 5-6-7 de bastos"),
        ("es_AR", "siete de oros, as de copas, sota de espadas, caballo, 5-6-7 de bastos"),
        ("fr", "sept de deniers, as de coupes, valet d\u2019épées, cavalier, 5-6-7 de bâtons"),
        ("en", "seven of coins, ace of cups, jack of swords, knight, 5-6-7 of batons"),
        ("pt", "sete de ouros, ás de copas, sota de espadas, cavalo, 5-6-7 de paus"),
    ],
)
def test_cards_are_named_by_the_suits_of_the_pack_a_game_is_shown_in(
    language: str, words: str
) -> None:
    texts = Texts([language], [bundled("locales")])
    texts.show_courts(english=True, pack=lambda game: "spanish" if game == "escoba" else "")
    wording = Wording(texts, "escoba", [])
    said = [wording.card(parse_card(card)) for card in ("7d", "Ah", "Js")]
    said += [wording.rank(QUEEN), wording.text("card.run", ranks="5-6-7", suit="c")]
    assert ", ".join(said) == words
    fits = wording.sentence(Line("advice.stock_fits_nothing", {"card": Shown(parse_card("7d"))}))
    assert said[0] in fits
    assert fits == capital(fits)
    assert Wording(texts, "la_mona", []).card(parse_card("Js")) == "J♠"


def test_each_game_may_be_spoken_of_as_where_it_is_at_home() -> None:
    texts = Texts(["es_001"], [bundled("locales")])
    discarding = {
        "carioca": "Botar",
        "la_mona": "Descartar",
        "loba_centroamericana": "Botar",
        "loba_de_mas": "Tirar",
        "loba_de_menos": "Tirar",
        "loba_seis_menes": "Descartar",
    }
    for game, said in discarding.items():
        assert texts.text_in(game, "table.key.discard") == said
    assert texts.text_in("la_mona", "table.key.trail") == "Jugar abierto"
    assert texts.text_in("carioca", "table.key.lay_contract") == "Bajarse"
    assert texts.text("table.key.discard") == "Descartar", "what is said of no game"


def test_a_country_speaks_of_every_game_as_it_does_of_its_own() -> None:
    texts = Texts(["es_CL"], [bundled("locales")])
    assert texts.text_in("loba_de_menos", "table.key.discard") == "Botar"
