"""Phones: each player's hand is on their phone, the table on the big screen."""
