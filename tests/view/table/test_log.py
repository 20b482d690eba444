"""The log line: every event in words, in three languages, with the words of each game."""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import pytest

from game.engine.cards import pack, parse_card, parse_cards
from game.engine.chance import SeededChance
from game.engine.events import Event, Facts
from game.engine.match import Match
from game.engine.notation import read_meld
from game.engine.rummy.flow import RummyRules
from game.engine.state import NOBODY, Meld, Standing
from game.engine.visibility import redact
from game.l10n.catalogue import Texts
from game.paths import bundled
from game.play.pieces.line import CardRow, MeldName, Shown
from game.variants.catalogue import Catalogue
from game.variants.load import rules_of
from game.view.table.log import Narrator, Wording
from tests.view.books import GAMES

ENGINE = Path(__file__).resolve().parents[3] / "game" / "engine"
LANGUAGES = ["en", "es", "fr"]
PLAYERS = ["Ana", "Beto", "Caro", "Dani"]
#: With which options a game is played here.
PLAYED = {"carioca": {"players": 5}, "contract_rummy": {"take": "whole"}}

Tell = Callable[..., str]


@pytest.fixture(scope="session")
def speak() -> Callable[[str], Texts]:
    return cache(lambda name: Texts([name], [bundled("locales")]))


@pytest.fixture
def tell(speak: Callable[[str], Texts]) -> Tell:
    def one(
        event: Event,
        game: str = "loba_de_menos",
        language: str = "en",
        melds: Sequence[Meld] = (),
        signs: bool = True,
        seats: int = 4,
    ) -> str:
        variant = GAMES.load(game, PLAYED.get(game))
        narrator = Narrator(rules_of(variant.game), seats)
        wording = Wording(speak(language), game, PLAYERS, signs=signs)
        return wording.sentence(narrator.line(event, melds))

    return one


def event(name: str, cards: str = "", seat: int = 0, /, **facts: int) -> Event:
    return Event(name, seat, parse_cards(cards), facts=tuple(facts.items()))


def standing(*scores: int) -> Standing:
    nothing = (0,) * len(scores)
    return Standing(tuple(range(len(scores))), nothing, scores, nothing, nothing, (), nothing)


def hidden(count: int) -> tuple[None, ...]:
    return (None,) * count


SET, RUN = 0, 1
FACTS: Facts = (("card", parse_card("Jh")), ("start", 7))

#: Every kind of event, with what is said of it in a game; some in several.
SAID: dict[str, list[tuple[Event, str]]] = {
    "loba_de_menos": [
        (event("cut", "Kh"), "Ana cuts K♥ for the deal."),
        (event("took", "9h"), "Ana takes 9♥ from the pozo."),
        (event("melded", "4c 4d 4h", kind=SET, start=0), "Ana lays down a pierna: 4♣ 4♦ 4♥."),
        (
            event("melded", "5h X 7h", kind=RUN, start=5),
            "Ana lays down an escalera: 5♥ Joker=6 7♥.",
        ),
        (
            Event("scored", facts=(("winner", 0),), standing=standing(0, 12, -5, 101)),
            "The score: Ana 0, Beto 12, Caro \u22125 and Dani 101.",
        ),
        (event("must_decide", pending=0), "Ana may buy back in."),
        (event("declined"), "Ana does not buy back in."),
        (
            event("rebought", cost=0)._replace(standing=standing(90, 12, 5, 90)),
            "Ana buys back in at 90 points.",
        ),
        (
            event("rebought", cost=2)._replace(standing=standing(1, 0, 0, 0)),
            "Ana pays 2 and buys back in at one point.",
        ),
        (event("eliminated"), "Ana is knocked out."),
    ],
    "carioca": [
        (event("hand_began", hand_no=3), "Hand 3. Ana deals."),
        (event("dealt", "9h Td X"), "Ana is dealt 9♥, 10♦ and Joker."),
        (event("dealt")._replace(cards=hidden(9)), "Ana is dealt 9 cards."),
        (event("dealt")._replace(cards=hidden(1)), "Ana is dealt one card."),
        (event("reburied", "X", NOBODY), "Joker is turned up, and buried in the stock."),
        (event("upcard", "9h", NOBODY), "9♥ is turned up."),
        (event("stock", "", NOBODY, count=0), "No card is left in the stock."),
        (event("stock", "", NOBODY, count=1), "One card is left in the stock."),
        (event("stock", "", NOBODY, count=79), "79 cards are left in the stock."),
        (event("turn", "", 1, turn_no=4), "Beto to play."),
        (event("dry", "", NOBODY, turns=1), "There is nothing left to draw from the stock."),
        (event("drew", "9h", open=0), "Ana draws 9♥ from the stock."),
        (event("drew", open=0)._replace(cards=hidden(1)), "Ana draws from the stock."),
        (event("took", "9h"), "Ana takes 9♥ from the discard pile."),
        (
            event("recycled", open=0)._replace(cards=hidden(20)),
            "The discards are shuffled and become the new stock.",
        ),
        (
            event("recycled", "9h 2c", open=1),
            "The discards are turned over and become the new stock.",
        ),
        (event("melded", "4c 4d X", kind=SET, start=0), "Ana lays down a trio: 4♣ 4♦ Joker."),
        (
            event("melded", "Qc Kc Ac 2c", kind=RUN, start=12),
            "Ana lays down an escala: Q♣ K♣ A♣ 2♣.",
        ),
        (event("opened"), "Ana lays down the contract."),
        (event("discarded", "9h'"), "Ana discards 9♥."),
        (event("hand_over", blocked=0, in_one=0), "Ana goes out."),
        (event("hand_over", blocked=0, in_one=1), "Ana goes out in a single turn!"),
        (
            event("hand_over", "", NOBODY, blocked=1, in_one=0),
            "Nobody can go on: the hand is blocked.",
        ),
        (event("shown", "9d 2c"), "Ana still holds 9♦ and 2♣."),
        (event("to_deal"), "Ana deals next."),
        (event("match_over", "", NOBODY), "The match is over."),
    ],
    "loba_seis_menes": [
        (event("hand_began", hand_no=3), "Mène 3. Ana deals."),
        (event("melded", "4c 5c 6c 7c", kind=RUN, start=4), "Ana lays down a quarte: 4♣ 5♣ 6♣ 7♣."),
    ],
    "la_mona": [
        (event("laid_out", "9h 2c", NOBODY), "On the table: 9♥ and 2♣."),
        (event("laid_out", "", NOBODY), "The table is empty."),
        (event("trailed", "9h", at=0), "Ana trails 9♥."),
        (event("taken", "9h 4d 5c", value=9), "Ana takes 4♦ and 5♣ with 9♥."),
        (event("taken", "9h", value=9, build=0), "Ana takes a build with 9♥."),
        (
            Event("taken", 0, parse_cards("Kh"), facts=(("value", 13), ("build", 0), ("build", 2))),
            "Ana takes 2 builds with K♥.",
        ),
        (event("taken", "9h 9d", value=9, build=0), "Ana takes 9♦ and a build with 9♥."),
        (event("swept"), "Ana clears the table: wincho!"),
        (event("built", "2h 7d", value=9, multiple=0), "Ana builds 9: 2♥ and 7♦."),
        (event("built", "3d", value=12, multiple=0, joined=1), "Ana raises a build to 12 with 3♦."),
        (event("built", "9d", value=9, multiple=1, joined=1), "Ana makes a fila of 9 with 9♦."),
        (event("leftovers", "9d 2c", 1), "What is left over goes to Beto and Dani: 9♦ and 2♣."),
        (event("hand_over", "", NOBODY, blocked=0, in_one=0), "All the cards have been played."),
        (
            Event("scored", facts=(("winner", 0),), standing=standing(3, 1)),
            "The score: Ana and Caro 3 and Beto and Dani 1.",
        ),
    ],
    "loba_de_mas": [
        (event("took", "9h"), "Ana takes the pozo: 9♥."),
        (event("took", "9h 2c"), "Ana takes the whole pozo, 2 cards: 9♥ and 2♣."),
        (
            event("melded", "Th Jh Qh 2d", kind=RUN, start=10),
            "Ana lays down an escalera: 10♥ J♥ Q♥ 2♦=K.",
        ),
        (
            event("hand_over", "", NOBODY, blocked=0, in_one=0),
            "The stock is used up, and the hand is over.",
        ),
    ],
    "contract_rummy": [
        (event("took", "9h"), "Ana takes the discard pile: 9♥."),
        (event("took", "9h 2c"), "Ana takes the whole discard pile, 2 cards: 9♥ and 2♣."),
    ],
    "scopa": [(event("taken", "7s 7d", value=7), "Ana takes the settebello with 7♠!")],
    "cassino": [
        (event("taken", "Tc Td", value=10), "Ana takes 10♦ with 10♣: the big casino!"),
        (event("swept"), "Ana clears the table: sweep!"),
    ],
    "escoba": [
        (event("swept"), "Ana clears the table: escoba!"),
        (
            event("leftovers", "Kd 5c Qh 6s", 1, first=1, value=30),
            "The first table makes 30, so Beto, who dealt, takes it: K♦, 5♣, Q♥ and 6♠.",
        ),
    ],
}
SAYINGS = [(event, game, said) for game, sayings in SAID.items() for event, said in sayings]


def kinds_of_events() -> set[str]:
    """Read from the engine: what is given to `Event(...)`, or passed on to it."""
    found = set()
    for file in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                if name in ("Event", "_change_meld"):
                    found |= {
                        arg.value
                        for arg in (*node.args, *(keyword.value for keyword in node.keywords))
                        if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
                    }
    return found


def test_every_kind_of_event_of_the_engine_is_in_these_sayings() -> None:
    told = {event.kind for event, _, _ in SAYINGS} | {"added", "reclaimed"}
    assert kinds_of_events() == told


@pytest.mark.parametrize(("event", "game", "expected"), SAYINGS)
def test_what_is_said(
    tell: Tell, speak: Callable[[str], Texts], event: Event, game: str, expected: str
) -> None:
    texts = speak("en")
    assert (tell(event, game), texts.missing, texts.faulty) == (expected, set(), {})


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_it_is_said_in_every_language(
    tell: Tell, speak: Callable[[str], Texts], language: str
) -> None:
    for event, game, english in SAYINGS:
        assert tell(event, game, language) != english
    assert not speak(language).missing
    assert not speak(language).faulty


def test_a_card_added_to_a_run_is_shown_in_its_place(tell: Tell) -> None:
    rules = rules_of(Catalogue().load("loba_de_menos").game)
    assert isinstance(rules, RummyRules)
    after = read_meld(rules, "[X=7 8h 9h Th Jh]")
    happened = Event("added", 0, after.cards, 0, FACTS)
    said = tell(happened, melds=[after])
    assert said == "Ana adds J♥: Joker=7 8♥ 9♥ 10♥ J♥."


def test_a_wild_card_taken_back(tell: Tell) -> None:
    rules = rules_of(Catalogue().load("loba_de_menos").game)
    assert isinstance(rules, RummyRules)
    after = read_meld(rules, "[9h Th Jh]")
    happened = Event("reclaimed", 0, after.cards, 0, (("card", parse_card("Jh")), ("start", 9)))
    said = tell(happened, melds=[after])
    assert said == "Ana swaps J♥ for a wild card: 9♥ 10♥ J♥."


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Ana lays down an escalera: J♥ Joker=Q K♥."),
        ("es", "Ana baja una escalera: J♥ Joker=Q K♥."),
        ("es_AR", "Ana baja una escalera: J♥ Comodín=Q K♥."),
        ("fr", "Ana dépose une escalera\u00a0: V♥ Joker=D R♥."),
    ],
)
def test_court_cards_have_the_letters_of_the_language(
    tell: Tell, language: str, expected: str
) -> None:
    laid = event("melded", "Jh X Kh", kind=RUN, start=11)
    assert tell(laid, language=language) == expected


def test_without_signs_cards_are_in_notation(tell: Tell) -> None:
    laid = event("melded", "9h' X Jh", kind=RUN, start=9)
    assert tell(laid, signs=False) == "Ana lays down an escalera: 9h' X=T Jh."


@pytest.mark.parametrize(
    ("language", "count", "expected"),
    [
        ("en", 0, "Ana is dealt 0 cards."),
        ("es", 0, "Ana recibe 0 cartas."),
        ("fr", 0, "Ana reçoit 0 carte."),
        ("es", 1, "Ana recibe una carta."),
        ("fr", 2, "Ana reçoit 2 cartes."),
    ],
)
def test_plurals(speak: Callable[[str], Texts], language: str, count: int, expected: str) -> None:
    assert speak(language).text("log.dealt.hidden", player="Ana", count=count) == expected


def test_a_meld_nobody_has_a_word_for_is_called_by_its_name(speak: Callable[[str], Texts]) -> None:
    wording = Wording(speak("es"), "my_game", PLAYERS)
    assert wording.melds("corrida") == "un juego (corrida)"
    assert wording.melds("corrida", 2) == "2 juegos (corrida)"
    assert wording.melds("trio", 2) == "2 tríos"


@pytest.mark.parametrize("game", Catalogue().ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_meld_of_every_game_has_a_word(
    speak: Callable[[str], Texts], game: str, language: str
) -> None:
    rules = rules_of(Catalogue().load(game).game)
    melds = list(rules.game.melds) if isinstance(rules, RummyRules) else []
    assert [name for name in melds if not speak(language).has(f"meld.{name}")] == []


def test_what_a_viewer_may_not_see_is_in_no_line() -> None:
    rules = rules_of(Catalogue().load("loba_de_menos").game)
    narrator = Narrator(rules, 2)
    match = Match(rules, 2, SeededChance(4))
    mine = match.state.hands[1]
    seen = 0
    for happened in match.first_events:
        line = narrator.line(redact(happened, 1), match.state.melds)
        cards = line.facts.get("cards")
        if line.key.startswith("log.dealt") and isinstance(cards, CardRow):
            seen |= pack(shown.card for shown in cards.cards)
    assert seen == mine


def test_a_line_can_be_kept_and_said_later_in_another_language(
    speak: Callable[[str], Texts],
) -> None:
    rules = rules_of(Catalogue().load("loba_de_menos").game)
    line = Narrator(rules, 2).line(event("melded", "4c 4d 4h", kind=SET, start=0))
    assert line.facts["meld"] == MeldName("pierna")
    fours = tuple(Shown(card) for card in parse_cards("4c 4d 4h"))
    assert line.facts["cards"] == CardRow(fours, is_meld=True)
    said = [Wording(speak(name), "loba_de_menos", PLAYERS).sentence(line) for name in LANGUAGES]
    assert said == [
        "Ana lays down a pierna: 4♣ 4♦ 4♥.",
        "Ana baja una pierna: 4♣ 4♦ 4♥.",
        "Ana dépose une pierna\u00a0: 4♣ 4♦ 4♥.",
    ]
