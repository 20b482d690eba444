"""How what a phone says is read: as it should be, or not at all."""

from __future__ import annotations

import json

import pytest

from game.phones.messages import NUMBER_MOST, TEXT_MOST, PhoneSaid, read

from .written import limits

BROKEN = [
    *("", "{", "[]", "1", "null", '"v"', "NaN", "[" * 2000, '{"v":1,"do":' + "[" * 900),
    *('{"do":"hello"}', '{"v":2,"do":"hello"}', '{"v":true,"do":"hello"}', '{"v":1}'),
    *('{"v":1,"do":1}', '{"v":1,"do":null}', '{"v":1,"do":{}}', '{"v":1,"do":["hello"]}'),
    *('{"v":1,"do":"","at":1.5}', '{"v":1,"do":"","at":NaN}', '{"v":1,"do":"","at":-Infinity}'),
    *('{"v":1,"do":"","at":"0"}', '{"v":1,"do":"","at":true}', '{"v":1,"do":"","card":-2}'),
    *('{"v":1,"do":"","on":1}', '{"v":1,"do":"","large":"yes"}', '{"v":1,"do":"","seat":[0]}'),
    f'{{"v":1,"do":"","moment":{NUMBER_MOST + 1}}}',
    *('{"v":1,"do":"","languages":"en"}', '{"v":1,"do":"","languages":[1]}'),
    json.dumps({"v": 1, "do": "", "languages": ["en"] * 9}),
    *('{"v":1,"do":"","__class__":""}', '{"v":1,"do":"","title":"Ana"}'),
    # Half a character, an end of a line, a zero, and what turns a line round.
    *(json.dumps({"v": 1, "do": "hello", "secret": text}) for text in "\ud800\n\0\u202e\u2068"),
    *(json.dumps({"v": 1, "do": "hello", name: "\ud800"}) for name in ("code", "key")),
    json.dumps({"v": 1, "do": "hello", "languages": ["\udfff"]}),
    json.dumps({"v": 1, "do": "x" * (TEXT_MOST + 1)}),
]


@pytest.mark.parametrize("message", BROKEN)
def test_what_is_not_as_it_should_be_is_not_read(message: str) -> None:
    assert read(message) is None


def test_bytes_are_not_read() -> None:
    assert read(b'{"v":1,"do":"hello"}') is None


def test_each_value_is_read_as_what_it_is() -> None:
    told = {"do": "send", "moment": 3, "place": "meld", "at": 0, "languages": ["es", "fr"]}
    read_back = read(json.dumps({"v": 1, **told}))
    assert read_back == PhoneSaid("send", 3, place="meld", at=0, languages=("es", "fr"))
    flags = read('{"v":1,"do":"look","large":true,"plain":false,"on":true}')
    assert flags == PhoneSaid("look", large=True, on=True)


def test_a_text_may_be_as_long_as_is_written() -> None:
    assert limits("a text in it") == [TEXT_MOST]
    said = read(json.dumps({"v": 1, "do": "hello", "key": "x" * TEXT_MOST}))
    assert said is not None
    assert len(said.key) == TEXT_MOST
