"""The QR code of an address."""

import segno

#: The letter for two cells of the code, one above the other, by which of them are dark. Letters on
#: a terminal are light, so the light cells are drawn.
_HALVES = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}


def qr_rows(text: str) -> list[list[int]]:
    """Return the rows of the QR code, 1 where a cell is dark, with the border that cameras need."""
    return [list(row) for row in segno.make_qr(text, error="m").matrix_iter(border=4)]


def qr_lines(text: str) -> list[str]:
    """Return the lines that show the QR code on a terminal."""
    rows = qr_rows(text)
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    return [
        "".join(_HALVES[pair] for pair in zip(upper, lower, strict=True))
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    ]
