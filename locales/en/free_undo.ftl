### Seen where a table is set up, at the table, and in the list of matches: undoing as far back as
### one likes, for one person alone among bots.

setup-free_undo = Free undo: even after seeing cards or what the bots did
setup-free_undo_help = If you play alone against bots, you can undo moves as far back as the last deal. If you do, the match is marked and does not count in the statistics.
notice-taken_back = Undone. From now on this match is marked as one with free undo
load-free_undo = with free undo
settle-taken_back =
    { $count ->
        [one] free undo, once
       *[other] free undo, { $count } times
    }
