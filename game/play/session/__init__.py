"""A running table."""
