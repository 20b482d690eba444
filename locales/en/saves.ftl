# Saved matches: what is told about them at the table, and where they are listed.

notice-history_lost = What was played before could not be read: the match goes on, but those moves cannot be taken back or watched
