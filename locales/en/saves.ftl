# Saved matches: what is told about them at the table, and where they are listed.

notice-history_lost = What was played before could not be read: the match goes on, but those moves cannot be taken back or watched
notice-too_long = This match has become very long: its beginning is no longer kept, and it will not count in the statistics
notice-kept_again = The match is saved again
saves-lose-question = Leave without saving?
saves-lose-detail = The disk is full or cannot be written to. What was played since it last worked is lost.
saves-lose-yes = Leave
saves-lose-no = Stay
settings-notice-not_kept = Your settings cannot be saved ({ $detail }). They hold until you leave, and it will be tried again.
saves-backup-question = This match is damaged. Go on from the end of an earlier turn?
saves-backup-detail = The damaged file is kept beside it.
saves-backup-yes = Go on
saves-backup-no = Not now
saves-set_aside = { $fault } It is kept as “{ $file }”.
saves-not_written = The disk is full or cannot be written to ({ $detail }).
saves-named = { $name } · { $game }
saves-copy_of = { $name }, again
saves-exported = The match lies in { $file }. Whoever gets this file lets it fall onto the window of the game.
saves-name = What you call this match
saves-copy = Make a copy
saves-export = A file to give away
saves-done = Done
saves-recover = Recover
saves-damaged = This file cannot be read.
