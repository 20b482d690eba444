"""The QR code of an address."""

import segno

#: Two rows of the code in one line of text, by which of them are dark. On a terminal letters are
#: light, so what is light in the code is drawn.
_HALVES = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}


def qr_rows(text: str) -> list[list[int]]:
    """Return its rows, 1 where it is dark, with the border that cameras need."""
    return [list(row) for row in segno.make_qr(text, error="m").matrix_iter(border=4)]


def qr_lines(text: str) -> list[str]:
    """Return the lines that draw it on a terminal."""
    rows = qr_rows(text)
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    return [
        "".join(_HALVES[pair] for pair in zip(upper, lower, strict=True))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    ]
