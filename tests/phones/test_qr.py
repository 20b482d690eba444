"""The code that cameras read, as it stands on a terminal whose letters are light."""

from game.phones.qr import qr_lines, qr_rows

#: Which halves of a letter are light, the upper one first.
INK = {"█": (1, 1), "▀": (1, 0), "▄": (0, 1), " ": (0, 0)}
BORDER, EYE = 4, 7


def drawn(lines: list[str]) -> list[list[int]]:
    """What a camera sees: 1 where it is dark."""
    return [[1 - INK[letter][half] for letter in line] for line in lines for half in (0, 1)]


def test_the_lines_on_a_terminal_show_the_code_and_a_light_border() -> None:
    rows = qr_rows("http://192.168.1.7:5622/#secret")
    assert len(rows) % 2 == 1
    assert drawn(qr_lines("http://192.168.1.7:5622/#secret")) == [*rows, [0] * len(rows)]


def test_around_the_code_cameras_find_the_border_they_need() -> None:
    rows = qr_rows("http://192.168.1.7:5622/#secret")
    dark = [(x, y) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell]
    last = len(rows) - 1 - BORDER
    assert {min(x for x, _ in dark), min(y for _, y in dark)} == {BORDER}
    assert {max(x for x, _ in dark), max(y for _, y in dark)} == {last}
    for x, y in ((BORDER, BORDER), (last - EYE + 1, BORDER), (BORDER, last - EYE + 1)):
        assert [rows[y][x + at] for at in range(EYE)] == [1] * EYE
