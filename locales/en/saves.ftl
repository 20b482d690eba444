### Seen in the list of matches, and at the table as notices: saved matches, and what is wrong with
### them or with other small files.

notice-history_lost = The earlier moves could not be read: the match goes on, but those moves cannot be undone or watched
notice-too_long = This match has become very long: its beginning is no longer kept, and it will not count in the statistics
notice-kept_late = The disk is slow to save the match: a power cut now would lose the last few moves
notice-kept_again = The match is saved again
notice-seats_not_kept = The seats of the phones could not be read or saved: if the table is opened again, some phones have to scan the code once more
saves-lose-question = Leave without saving?
saves-lose-detail = The disk is full or cannot be written to. Whatever has been played since the last save is lost.
saves-lose-yes = Leave
saves-lose-no = Stay
saves-backup-question = This match is damaged. Continue from the end of an earlier turn?
saves-backup-detail = The damaged file is kept beside it.
saves-backup-yes = Continue
saves-backup-no = Not now
saves-set_aside = { $fault } It is kept as “{ $file }”.
saves-not_written = The disk is full or cannot be written to ({ $detail }).
saves-named = { $name } · { $game }
# The name a copy of a match gets.
saves-copy_of = { $name } (copy)
saves-exported = The match is in { $file }. To open it, drop that file onto the window of the game.
saves-name = Your name for this match
saves-copy = Make a copy
saves-export = A file to share
saves-done = Done
saves-recover = Recover
saves-damaged = This file cannot be read.

# What is wrong with a small file. $where: its name; $time: a date; $detail: what the system says.
small_file-unreadable = { $where } cannot be read ({ $detail }). Nothing in it is changed.
small_file-not_kept = { $where } could not be saved ({ $detail }).
small_file-damaged_before = { $where } is damaged. Loba uses what it said on { $time }; the damaged file is kept beside it.
small_file-damaged = { $where } is damaged, and there is no earlier version of it. Loba starts a new one; the damaged file is kept beside it.
small_file-newer = { $where } comes from a newer Loba. What can be understood is used, and nothing in it is changed.
small_file-senseless =
    { $count ->
        [one] One entry in { $where } makes no sense here; it is left as it is.
       *[other] { $count } entries in { $where } make no sense here; they are left as they are.
    }

# Where they are listed.
load-title = Saved matches
load-section_going = In progress
load-section_over = Finished
load-section_damaged = Damaged
load-empty = No match has been saved here yet. Every match is kept as you play: you can resume it here, and watch it again.
load-hand = { -hand } { $hand }
# Below the name of a match that was played to its end.
load-over =
    finished, { $hand ->
        [one] 1 { -hand }
       *[other] { $hand } { -hand }s
    }
load-damaged = This file can no longer be opened.
load-go_on = Continue
load-watch = Watch
load-more = Name, copy, save elsewhere
load-delete = Delete
load-keep = Keep it
load-deleted = Deleted when you leave
load-older = Show { $count ->
    [one] one older match
   *[other] { $count } older matches
}
load-today = today, { $time }
load-yesterday = yesterday, { $time }
load-day = { $day } { load-month } { $year }
load-month = { $month ->
        [m1] January
        [m2] February
        [m3] March
        [m4] April
        [m5] May
        [m6] June
        [m7] July
        [m8] August
        [m9] September
        [m10] October
        [m11] November
       *[m12] December
    }
