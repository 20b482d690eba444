### Seen in the settings, when a backup is dropped onto the window, and in the terminal: a copy of
### everything in one file.

settings-block_home = Backup
# Part of other texts: “The backup holds *3 matches and one person*”.
home-inside =
    { $matches ->
        [0] no matches
        [one] one match
       *[other] { $matches } matches
    } and { $people ->
        [0] no people
        [one] one person
       *[other] { $people } people
    }
home-inside_since = { home-inside }, since { $since }
home-make = Everything in one file
home-make_about = Matches, people, house rules, languages, lessons, practice, statistics and settings. On another computer, drop the file onto the window.
home-make_do = Make a backup
home-found = Backup of { $date }
home-found_do = Restore
home-other = What was here before
home-other_about = From before you restored a backup: { $inside }
home-other_do = Go back
home-packing = Saving everything…
home-restoring = Restoring…
home-made = The backup holds { $inside }. It is in { $file }
home-left_out = { $count ->
        [one] One file could not be included: { $names }
       *[other] { $count } files could not be included: { $names }
    }
home-restored = Restored: { $inside }. What was here before is kept aside, and the settings take you back to it.
home-brought_back = Everything is as it was before: { $inside }. What you had restored is kept aside, and the settings take you back to it.
home-restore-question = Restore the backup of { $date }?
home-restore-detail = It holds { $inside }. It replaces everything here: { $here }. What is here is kept aside until the next time.
home-restore-yes = Restore
home-restore-no = Leave it all as it is
home-back-question = Go back to what was here before you restored?
home-back-detail = It holds { $inside }. What is here now ({ $here }) is kept aside.
home-back-yes = Go back
home-back-no = Leave it all as it is

# Why it cannot be done
home-fault-missing = There is no such file.
home-fault-unreadable = That file cannot be read ({ $detail }).
home-fault-not_a_home = That file is not a backup made by Loba.
home-fault-damaged = That backup is damaged. Nothing here has changed.
home-fault-newer = That backup was made by a newer Loba ({ $program }). Update Loba.
home-fault-too_large = That file is too large to be a backup made by Loba.
home-fault-strange = That file holds something Loba never puts into a backup: { $name }. Nothing here has changed.
home-fault-no_room = That takes { $needed } MB of free space, and there are { $free }. Nothing here has changed.
home-fault-not_written = The disk is full or cannot be written to ({ $detail }). Nothing here has changed.
home-fault-stopped = It was interrupted. Nothing here has changed.
home-fault-played = A match is open in another window. Close it there first.
home-fault-under_way = Another window is restoring a backup right now.
home-fault-none_aside = No backup has been restored here, so there is nothing to go back to.
home-fault-not_finished = A backup was only half restored, and the rest cannot be done now ({ $detail }). Loba will try again the next time it opens.

# In the terminal
command-backup = Save everything in one file: matches, people, house rules, languages, lessons, practice, statistics and settings.
command-backup-file = The file; without it, a new one with today’s date in the documents folder.
command-restore = Replace everything here with what is in a backup; what is here is kept aside.
command-restore-file = The backup.
command-restore-back = Go back to what was here before the last backup was restored.
command-restore-yes = Do not ask.
home-ask = Enter: yes. Anything else: leave it all as it is.
home-not_done = Nothing has changed.
home-which = Name a backup, or give --back.
