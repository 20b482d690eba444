"""The rule books of all games under every value of every option, in any company: nothing on a page
contradicts the rules in force, or another page."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any

import pytest

from game.engine.cards import ACE, RANK, SPADES, card_of
from game.l10n.catalogue import Texts
from game.paths import bundled
from game.play.pieces.line import Line
from game.variants.load import VariantFaultsError, rules_of
from game.view.rulebook.blocks import COUNTED, RIGHT, Example, HouseRule
from game.view.rulebook.book import Rulebook
from game.view.rulebook.trials import Trials
from game.view.rulebook.words import BookWords
from game.view.table.log import Wording
from tests.view.books import BUNDLED, CHOICES, GAMES, Options, blocks, book, examples, lines_of

PAIRS_MOST = 900
ACE_OF_SPADES = card_of(ACE, SPADES)
LANGUAGES = ("en", "es", "fr", "es_AR", "es_CL", "es_EC", "es_013", "pt")


def pairs(seed: int, count: int) -> list[tuple[str, Options]]:
    """Games with two of their options otherwise than usual, as far as these go together."""
    rng = Random(seed)
    found: list[tuple[str, Options]] = []
    while len(found) < count:
        game = rng.choice(GAMES.ids())
        options = GAMES.load(game).options
        if len(options) < 2:
            continue
        chosen = {one.key: rng.choice(one.trials()) for one in rng.sample(options, 2)}
        try:
            GAMES.load(game, chosen)
        except VariantFaultsError:
            continue
        found.append((game, chosen))
    return found


# What is told only where it is so -----------------------------------------------------------


def is_rummy(game: Any) -> bool:
    return hasattr(game, "lay_off")


def has_wilds(game: Any) -> bool:
    return any(kind.wilds for kind in game.melds.values()) and bool(game.wild)


Condition = Callable[[Any], bool]
#: The keys of sentences, without "rules." -> what must be so in the game for them to be said.
ONLY_WHERE: dict[str, Condition] = {
    r"turn\.(add|once_down|later\.(adding|both))|lay_off\.": lambda game: (
        game.lay_off.to != "nobody"
    ),
    r"turn\.add\.own|lay_off\.own$": lambda game: game.lay_off.to == "own",
    r"lay_off\.same_turn": lambda game: game.lay_off.same_turn,
    r"lay_off\.next_turn": lambda game: not game.lay_off.same_turn,
    r"turn\.later\.(melds|both)|contract\.later": lambda game: game.opening.new_melds_later,
    r"goal\.contracts$|contract\.only|draw\.top_to_play": lambda game: game.lay_off.to != "nobody",
    r"goal\.contracts_alone": lambda game: game.lay_off.to == "nobody",
    r"draw\.not_with_first_meld": lambda game: game.lay_off.same_turn,
    r"turn\.later\.adding|contract\.only": lambda game: not game.opening.new_melds_later,
    r"turn\.later\.(adding|both)": lambda game: not game.lay_off.same_turn,
    r"turn\.once_down": lambda game: game.lay_off.same_turn,
    r"contract\.|goal\.contracts|turn\.lay_contract": lambda game: bool(game.opening.rounds),
    r"contract\.double|example\.contract\.double": lambda game: game.opening.double_sets,
    r"wilds\.reclaim|example\.wild\.reclaimed\.why": lambda game: game.lay_off.reclaim,
    r"wilds\.stays": lambda game: not game.lay_off.reclaim,
    r"wilds\.jokers|example\.(two_jokers|many_jokers|wild\.)": lambda game: game.deck.jokers > 0,
    r"wilds\.twos|example\.run\.two": lambda game: "2" in game.wild,
    r"wilds\.twos_in_sets": lambda game: (
        not any(kind.wilds for kind in game.melds.values() if not kind.is_run)
    ),
    r"discard\.free": lambda game: game.discard.wilds == "free",
    r"wilds\.|discard\.": has_wilds,
    r"wilds\.move\.free": lambda game: game.wild_move == "free",
    r"wilds\.move\.shift": lambda game: game.wild_move == "shift_outward",
    r"wilds\.move\.replace": lambda game: game.wild_move == "replace_other_end",
    r"wilds\.move\.fixed": lambda game: game.wild_move == "fixed",
    r"stock_out\.(?!end_hand)": lambda game: not game.stock_out.ends_hand,
    r"stock_out\.(pile_alone|nothing)": lambda game: game.pile.is_drawn,
    r"stock_out\.no_stock": lambda game: not game.pile.is_drawn,
    r"stock_out\.score": lambda game: game.blocked_hand == "score_all",
    r"stock_out\.score_all|goal\.out": lambda game: game.score.few_are_good,
    r"stock_out\.score_tables|goal\.table": lambda game: game.score.melds_count,
    r"stock_out\.void": lambda game: game.blocked_hand == "void_redeal",
    r"score\.nobody": lambda game: game.stock_out.ends_hand,
    r"stock_out\.stall": lambda game: game.stock_out.stall_guard > 0,
    r"stock_out\.end_hand": lambda game: game.stock_out.ends_hand,
    r"draw\.not_once_opened": lambda game: not game.pile.once_opened,
    r"draw\.(lone_card|no_rediscard)": lambda game: not game.pile.may_give_back,
    r"draw\.(top_to|top_for|whole_to)": lambda game: game.pile.must_play,
    r"draw\.(top|whole_free)$": lambda game: not game.pile.must_play,
    r"rebuys\.for_two": lambda game: game.match_end.rebuys_with_two_players,
    r"rebuys\.(not_for_two|never_alone)": lambda game: not game.match_end.rebuys_with_two_players,
    r"rebuys\.": lambda game: game.match_end.goal.rebuys > 0,
    r"money\.": lambda game: game.stakes.on,
    r"money\.pot": lambda game: game.stakes.how == "pot",
    r"deal\.rebury": lambda game: game.deal.wild_upcard == "rebury",
    r"deal\.redeal": lambda game: bool(game.deal.redeal_on),
    r"end\.required": lambda game: game.final_discard == "required",
    r"end\.optional": lambda game: game.final_discard == "optional",
    r"run\.any|example\.run\.any": lambda game: any(
        kind.is_run and kind.suits == "any" for kind in game.melds.values()
    ),
    r"run\.same|example\.run\.(same|suits)": lambda game: any(
        kind.is_run and kind.suits == "same" for kind in game.melds.values()
    ),
    r"sweep\.": lambda game: game.score.sweep > 0,
    r"sweep\.last_play": lambda game: game.sweep.on_last_play,
    r"sweep\.despite": lambda game: bool(game.sweep.despite),
    r"build\.|example\.(build|raise|fila)": lambda game: game.build.is_allowed,
    r"build\.two_cards": lambda game: not game.build.many_cards,
    r"example\.build\.many\.why": lambda game: game.build.many_cards,
    r"build\.raise|example\.raise": lambda game: game.build.raises,
    r"build\.raise_own|example\.raise\.own\.why": lambda game: game.build.raise_own,
    r"build\.no_raise_own": lambda game: not game.build.raise_own,
    r"build\.raise_previous": lambda game: game.build.raise_needs_previous,
    r"build\.standing\.must": lambda game: game.standing_builds == "must_continue",
    r"build\.standing\.may_add": lambda game: game.standing_builds == "may_add_another",
    r"fila\.": lambda game: game.build.multiple,
    r"capture\.builds_in_sums": lambda game: game.capture.builds_in_sums,
    r"capture\.builds_whole": lambda game: not game.capture.builds_in_sums,
    r"capture\.pair_only": lambda game: bool(game.capture.pair_only),
    r"players\.partners|build\.partners|score\.partners": lambda game: bool(game.players.partners),
    r"turn\.free$": lambda game: not game.build.is_allowed or game.standing_builds == "free",
    r"dealer\.again": lambda game: game.first_dealer != "random",
    r"dealer\.again_jokers": lambda game: game.deck.jokers > 0,
    r"deck\.jokers": lambda game: game.deck.jokers > 0,
}

#: What the sources leave open, by the end of its key -> what must be so for it to be told.
RULINGS: dict[str, Condition] = {
    "R_ME_16": lambda game: game.blocked_hand == "score_all",
    "R_CA_4": lambda game: game.opening.same_rank_sets and game.opening.adjoining_runs,
    "R_CL_1": lambda game: game.direction == "clockwise",
    "R_CL_3": lambda game: bool(game.opening.rounds),
    "R_FR_1": lambda game: (game.first_dealer, game.direction) == ("random", "clockwise"),
    "R_FR_8": lambda game: game.opening.new_melds_later,
    "R_MO_1": lambda game: game.first_dealer == "random" and bool(game.players.partners),
    "R_MO_12": lambda game: game.score.sweep > 0 and game.sweep.on_last_play,
    "R_MO_18": lambda game: game.build.is_allowed,
}


#: The values of options by which there is none of a thing.
NONE = ("0", "false", "none")
#: Words on the pages in any language -> what must be so for them to be said.
WORDS: dict[str, Condition] = {
    r"jokers?\b|comod[ií]n|curinga|wild cards?|cartes? libres?": lambda game: (
        is_rummy(game) and has_wilds(game)
    ),
    r"reenganch|buy(ing|s)? back|rachet|recompra": lambda game: (
        is_rummy(game) and game.match_end.goal.rebuys > 0
    ),
    r"\blunas?\b|\bluas?\b": lambda game: game.stakes.on,
    r"compañero|\bpartner|partenaire|parceiro": lambda game: bool(game.players.partners),
    r" (o|ou|or) (auméntal|aumental[ao]|raise it|augmente-la|aumente-a)": lambda game: (
        is_rummy(game) or (game.build.raises and game.build.raise_own)
    ),
    r"(solo|só|only|seule) (una|uma|a|une) (carta|card|carte) (de ese|desse|of that|de cette)": (
        lambda game: not is_rummy(game) and not game.capture.builds_in_sums
    ),
}


#: A list of nothing, a fact or text that is not there.
UNFINISHED = r"[{}\[\]]|\s[.,]|[.,:;]\s?[.,]"


def words_that_slip(language: str, game: str, options: Options) -> set[tuple[str, str]]:
    """What is said on the pages, the house rules among it, that is not so or not whole; with the
    words at fault. An option that says that there is none of a thing may name it."""
    told = book(game, options)
    rules = told.variant.game
    wrong = [words for words, is_so in WORDS.items() if not is_so(rules)]
    words = BookWords(texts_of(language), told)
    sentences = [words.line(line) for line in lines_of(told)]
    house = [block for block in blocks(told, "house") if isinstance(block, HouseRule)]
    for rule in house:
        title, helps = words.option(rule)
        sentences += [] if rule.value in NONE else [title, *filter(None, [helps])]
    return {
        (said, found)
        for said in sentences
        for found in (*wrong, UNFINISHED)
        if re.search(found, said, re.IGNORECASE)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_on_a_page_speaks_of_what_is_not_so(language: str) -> None:
    slips = set()
    for game, options in CHOICES:
        slips |= words_that_slip(language, game, options)
    assert slips == set()


# Numbers ------------------------------------------------------------------------------------


def least(game: Any, is_run: bool) -> set[int]:
    return {kind.min for kind in game.melds.values() if kind.is_run == is_run}


def sizes(game: Any, *, is_run: bool) -> set[tuple[int, str]]:
    """The least sizes of the kinds of meld, and whether there is no other size."""
    kinds = [kind for kind in game.melds.values() if kind.is_run == is_run]
    return {(kind.min, "exact" if kind.min == kind.max else "least") for kind in kinds}


Numbers = Callable[[Any, Mapping[str, Any]], bool]
#: The keys of sentences with numbers -> whether these are those of the rules.
NUMBERS: dict[str, Numbers] = {
    r"deal\.hand$": lambda game, facts: facts["count"] == game.deal.hand,
    r"deal\.table": lambda game, facts: facts["count"] == game.deal.table,
    r"players\.between": lambda game, facts: (
        (facts["least"], facts["most"]) == (game.players.min, game.players.max)
    ),
    r"deck\.(plain|jokers)": lambda game, facts: (
        facts["cards"] == (52 - 4 * len(game.deck.without)) * game.deck.packs + game.deck.jokers
    ),
    r"set\.": lambda game, facts: (facts["count"], facts["size"]) in sizes(game, is_run=False),
    r"run\.(same|colour|any)": lambda game, facts: (
        (facts["count"], facts["size"]) in sizes(game, is_run=True)
    ),
    r"wilds\.jokers": lambda game, facts: facts["count"] == game.deck.jokers,
    r"stock_out\.stall": lambda game, facts: facts["count"] == game.stock_out.stall_guard,
    r"goal\.contracts": lambda game, facts: facts["count"] == len(game.opening.rounds),
    r"match\.rounds\.": lambda game, facts: (
        facts["count"] == (game.match_end.count or len(game.opening.rounds))
    ),
    r"match\.(out|target)|rebuys\.(never_alone|for_two)": lambda game, facts: (
        facts["points"] == game.match_end.at
    ),
    r"match\.rounds_won": lambda game, facts: facts["count"] == game.match_end.wins,
    r"rebuys\.count": lambda game, facts: facts["count"] == game.match_end.rebuys,
    r"money\.pot": lambda game, facts: facts["stake"] == game.stakes.stake,
    r"money\.difference": lambda game, facts: facts["points"] == game.stakes.per_point,
    r"sweep\.what": lambda game, facts: facts["points"] == game.score.sweep,
    r"score\.out$": lambda game, facts: facts["points"] == game.score.out,
    r"score\.in_one\.(players|opp)": lambda game, facts: facts["points"] == game.score.out_in_one,
    r"score\.in_one\.off": lambda game, facts: facts["points"] == -game.score.out_in_one,
    r"capture\.ace": lambda game, facts: (
        (facts["low"], facts["high"]) == game.capture.adds.lists[ACE_OF_SPADES]
        and facts["takes"] in game.capture.takes.lists[ACE_OF_SPADES]
    ),
    r"example\.(set|run)\..*\.why": lambda game, facts: (
        not facts["count"] or facts["count"] in least(game, is_run=True) | least(game, is_run=False)
    ),
}


def not_so(game: str, options: Options) -> list[Line]:
    """What is said that is not so, or not with the numbers of the rules; and what is left open
    that an option answers."""
    rules = GAMES.load(game, options).game
    told = lines_of(book(game, options))
    return [
        *says(told, ONLY_WHERE, r"rules\.(?:{})", lambda is_so, line: is_so(rules)),
        *says(told, RULINGS, r"ruling\.{}$", lambda is_so, line: is_so(rules)),
        *says(told, NUMBERS, r"rules\.(?:{})", lambda is_so, line: is_so(rules, line.facts)),
    ]


def says(
    told: list[Line], where: Mapping[str, Any], key: str, is_so: Callable[[Any, Line], bool]
) -> list[Line]:
    """The lines with such a key for which what must be so is not."""
    return [
        line
        for line in told
        for pattern, wanted in where.items()
        if re.match(key.format(pattern), line.key) and not is_so(wanted, line)
    ]


@pytest.mark.parametrize(("game", "options"), CHOICES, ids=str)
def test_what_the_pages_say_is_so_with_the_numbers_of_the_rules(
    game: str, options: Options
) -> None:
    assert not_so(game, options) == []


# Right and wrong ----------------------------------------------------------------------------


def shape(example: Example) -> object:
    """What is done in an example, whatever cards it is done with, if that is one thing for a
    player; else its very cards and act."""
    cards, *added = example.groups
    if len(added) == 1 and len(added[0]) == 1:
        rank = RANK[added[0][0].card]
        inner = [shown.rank for shown in cards[1:-1] if shown.rank]
        if rank in inner:
            return "the card an inner wild card stands for"
    assert example.trial is not None
    setting = {key: str(value) for key, value in example.trial.setting.items()}
    return str(setting), example.trial.acts


def contradictions(game: str, options: Options) -> list[str]:
    """Acts that are shown both right and wrong, and verdicts that the referee does not share."""
    told = book(game, options)
    trials = Trials(rules_in(told))
    verdicts: dict[object, set[str]] = {}
    slips = []
    for example in examples(told):
        if example.verdict == COUNTED or example.trial is None:
            continue
        verdicts.setdefault(shape(example), set()).add(example.verdict)
        refusal = trials.refusal(example.trial)
        wanted = "" if example.verdict == RIGHT else example.text.key
        if refusal != wanted:
            slips.append(f"{example.title.key}: {refusal}, not {wanted}")
    return slips + [str(act) for act, said in verdicts.items() if len(said) > 1]


def rules_in(told: Rulebook) -> Any:
    return rules_of(told.variant.game)


@pytest.mark.parametrize(("game", "options"), CHOICES, ids=str)
def test_no_act_is_shown_right_and_wrong_and_the_referee_agrees(
    game: str, options: Options
) -> None:
    assert contradictions(game, options) == []


@cache
def texts_of(language: str) -> Texts:
    return Texts([language], [bundled("locales")])


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_pages_have_their_words(language: str) -> None:
    texts = texts_of(language)
    for game, options in CHOICES:
        # The games of the tests have no texts for what they leave open.
        rulings = () if game in BUNDLED else book(game, options).variant.rulings
        own = {ruling.text_key for ruling in rulings}
        for line in lines_of(book(game, options)):
            if line.key not in own:
                assert Wording(texts, game, ()).sentence(line)
    assert texts.missing == set()
    assert texts.faulty == {}


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
def test_very_many_pairs_of_options_hold(seed: int) -> None:
    for game, options in pairs(seed, PAIRS_MOST // 3):
        assert not_so(game, options) == [], (game, options)
        assert contradictions(game, options) == [], (game, options)
        for language in ("en", "es", "fr", "pt"):
            assert words_that_slip(language, game, options) == set(), (game, options)
