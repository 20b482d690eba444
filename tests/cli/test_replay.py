"""`loba replay`: a match from a file in words, with the table after every turn."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.__main__ import main
from game.cli.replay import Teller
from game.engine.chance import SeededChance
from game.l10n.catalogue import Texts
from game.paths import bundled
from game.storage.match_codec import SavedMatch
from game.storage.match_file import data_of, read_match, text_of

SAVES = Path(__file__).resolve().parents[2] / "saves"
FILES = sorted(SAVES.glob("*.json"))
MENOS = SAVES / "loba_de_menos-4-classic-money.json"
MONA = SAVES / "la_mona-4-english_text.json"

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *argv: str | Path) -> tuple[int, str, str]:
    code = main(["replay", *map(str, argv)])
    out, err = capsys.readouterr()
    return code, out, err


def saved_match(file: Path) -> SavedMatch:
    return read_match(file, SeededChance(0))


@pytest.mark.parametrize("at", range(len(FILES)), ids=lambda at: FILES[at].stem)
def test_every_sample_match_is_told_and_each_language_tells_some(at: int) -> None:
    file, texts = FILES[at], Texts([("en", "es", "fr", "pt")[at % 4]], [bundled("locales")])
    lines = list(Teller(saved_match(file), texts, signs=True).lines(None))
    assert len(lines) > len(saved_match(file).match.log)
    assert not texts.missing
    assert not texts.faulty


def test_a_match_from_the_deal_to_the_settlement(capsys: Capture) -> None:
    code, out, err = run(capsys, MENOS)
    assert (code, err) == (0, "")
    saved = saved_match(MENOS)
    standing = saved.match.state.standing
    result = saved.rules.result(saved.match.state)
    assert result is not None
    lines = out.splitlines()
    assert lines[0] == "Loba de Menos: naive 1, naive 2, naive 3 and naive 4"
    assert lines[2].startswith("naive 1 cuts ")
    assert sum(line.startswith("Hand ") for line in lines) == saved.match.state.hand_no
    assert sum(" draws " in line or " takes " in line for line in lines) == sum(
        entry.action is not None and entry.action.kind == "draw" for entry in saved.match.log
    )
    # The score sheet: a row for every hand, and the scores that people now have.
    assert [line.split()[1:] for line in lines if line.split()[:1] == ["total"]][-1] == [
        str(score) for score in standing.scores
    ]
    assert lines[-2] == f"naive {result.winners[0] + 1} wins."
    money = [f"naive {seat} {gain:+}" for seat, gain in enumerate(result.money, 1)]
    settled = ", ".join(money[:-1]) + " and " + money[-1]
    assert lines[-1] == f"The pot was {result.pot}; settled: {settled}."


def test_a_turn_ends_with_the_table_in_notation(capsys: Capture) -> None:
    lines = run(capsys, MENOS, "--hand", "1")[1].splitlines()
    laid = [line for line in lines if " lays " in line]
    tables = [line for line in lines if line.startswith("    #")]
    assert laid
    assert tables
    assert all(line[-1].isdecimal() and line[5:].split()[1][0] in "[{" for line in tables)
    first = lines.index(laid[0])
    turn = lines[first : lines.index("", first)]
    assert turn[-2].startswith("    #1 ")
    assert turn[-1].startswith("    stock ")


def test_partners_share_a_line_of_the_score_sheet(capsys: Capture) -> None:
    out = run(capsys, MONA)[1]
    assert "naive 1 and naive 3  naive 2 and naive 4\n" in out
    assert out.splitlines()[-1] in ("naive 1 and naive 3 wins.", "naive 2 and naive 4 wins.")


def test_one_hand_alone(capsys: Capture) -> None:
    whole, alone = run(capsys, MENOS)[1], run(capsys, MENOS, "--hand", "2")[1]
    head, empty, *hand = alone.splitlines()
    assert whole.startswith(head)
    assert empty == ""
    assert "\n".join(hand) in whole
    assert hand[0].startswith("Hand 2.")
    assert sum(line.startswith("Hand ") for line in hand) == 1


def test_a_match_that_was_left_is_told_as_far_as_it_goes(capsys: Capture, tmp_path: Path) -> None:
    told = data_of(MENOS.read_bytes())
    assert isinstance(told, dict)
    digests = [number for number, line in enumerate(told["log"], 1) if line[0] == "digest"]
    told["log"] = told["log"][: digests[2]]
    file = tmp_path / "left.json"
    file.write_text(text_of(told), encoding="utf-8")
    code, out, _ = run(capsys, file)
    assert code == 0
    assert out.splitlines()[-1] == "The match was left unfinished here."
    assert run(capsys, MENOS)[1].startswith(out.rpartition("\n\n")[0])


def test_as_data_it_holds_the_acts_of_the_file(capsys: Capture) -> None:
    told: dict[str, Any] = json.loads(run(capsys, MENOS, "--json")[1])
    file = data_of(MENOS.read_bytes())
    assert isinstance(file, dict)
    acts = [step["act"] for hand in told["hands"] for step in hand["steps"]]
    assert [act for act in acts if act] == [line[2] for line in file["log"] if line[0] == "act"]
    assert told["seats"] == file["seats"]
    assert told["hands"][-1]["scores"] == told["result"]["scores"]
    second = json.loads(run(capsys, MENOS, "--json", "--hand", "2")[1])
    assert second["hands"] == told["hands"][1:2]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_as_data_a_match_has_the_sentences_and_tables_of_the_text(
    capsys: Capture, file: Path
) -> None:
    lines = run(capsys, file)[1].splitlines()
    rest, tables = iter(lines), {line.strip() for line in lines if line.startswith("    ")}
    for hand in json.loads(run(capsys, file, "--json")[1])["hands"]:
        for step in hand["steps"]:
            assert all(sentence in rest for sentence in step["told"]), "each below the one before"
            if (step["act"] or "").startswith(("discard", "trail")):
                assert tables >= set(step["table"])


@pytest.mark.parametrize(
    ("content", "language", "word"),
    [
        (b"", "en", "This file is empty."),
        (b"{", "es", "el archivo está cortado."),
        (b"{}", "fr", "Ceci n\u2019est pas un fichier de partie."),
    ],
)
def test_what_is_no_match_is_told_in_a_line(
    capsys: Capture, tmp_path: Path, content: bytes, language: str, word: str
) -> None:
    file = tmp_path / "match.json"
    file.write_bytes(content)
    code, out, err = run(capsys, file, "--lang", language)
    assert (code, out) == (1, "")
    assert err.startswith(f"{file}")
    assert err.endswith(f"{word}\n")


def test_a_terminal_without_suit_signs_is_given_notation() -> None:
    plain = subprocess.run(
        [sys.executable, "-m", "game", "replay", str(MENOS), "--hand", "1"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=True,
    )
    out = plain.stdout.decode("ascii")
    dealt = next(line for line in out.splitlines() if " is dealt " in line)
    cards = dealt.partition(" is dealt ")[2]
    assert all(card[1] in "cdhs'" for card in cards.rstrip(".").split() if card[0] != "X")
    assert "?" not in out
