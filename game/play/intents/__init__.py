"""The acts that cards and a place stand for."""
