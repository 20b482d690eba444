"""Loba: five rummies of the Latin American Loba family, La Mona and her cousins."""

__version__ = "1.0.0"
