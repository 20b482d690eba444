"""The matches that are kept: going on, watching again, deleting."""
