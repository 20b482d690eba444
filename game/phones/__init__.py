"""Phones: the hand in the palm, the table on the big screen."""
