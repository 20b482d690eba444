# Saved matches: what is told about them at the table, and where they are listed.

notice-history_lost = The earlier moves could not be read: the match goes on, but those moves cannot be undone or watched
notice-too_long = This match has become very long: its beginning is no longer kept, and it will not count in the statistics
notice-kept_again = The match is saved again
saves-lose-question = Leave without saving?
saves-lose-detail = The disk is full or cannot be written to. Whatever has been played since the last save is lost.
saves-lose-yes = Leave
saves-lose-no = Stay
settings-notice-not_kept = Your settings cannot be saved ({ $detail }). They last until you leave, and Loba will try again.
saves-backup-question = This match is damaged. Go on from the end of an earlier turn?
saves-backup-detail = The damaged file is kept beside it.
saves-backup-yes = Go on
saves-backup-no = Not now
saves-set_aside = { $fault } It is kept as “{ $file }”.
saves-not_written = The disk is full or cannot be written to ({ $detail }).
saves-named = { $name } · { $game }
saves-copy_of = { $name }, again
saves-exported = The match is in { $file }. To open it, somebody drops that file onto the window of the game.
saves-name = Your name for this match
saves-copy = Make a copy
saves-export = A file to share
saves-done = Done
saves-recover = Recover
saves-damaged = This file cannot be read.
