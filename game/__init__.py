"""Loba: five rummies of the Latin American Loba family, and La Mona."""

__version__ = "1.0.0"
