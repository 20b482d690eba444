# What is wrong with a match file. { $where } is a place in it, such as “log 17”, its 17th line.

fault-match-missing = There is no such file.
fault-match-unreadable = This file cannot be read ({ $detail }).
fault-match-too_large = This file is larger than { $most } MB; no match is.
fault-match-overfull = More is written in this file than any match has.
fault-match-empty = This file is empty.
fault-match-cut_short = The end of this match is missing: the file has been cut short.
fault-match-damaged = This file is damaged in line { $line }.
fault-match-too_deep = This file is damaged: it is nested too deeply.
fault-match-key_twice = “{ $key }” is in this file twice where it may be once.
fault-match-not_a_match = This is not a match file.
fault-match-newer = This match was saved by a newer Loba (version { $version } of the file; this one reads { $known }). Update Loba.
fault-match-missing_key = { $where }: “{ $key }” is missing.
fault-match-unknown_key = { $where }: “{ $key }” does not belong here.
fault-match-not_map = { $where }: a group of keys is wanted here.
fault-match-not_list = { $where }: a list is wanted here.
fault-match-not_whole = { $where }: a whole number is wanted here.
fault-match-not_text = { $where }: a text is wanted here.
fault-match-bad_text = { $where }: a text of { $least } to { $most } characters that can be shown is wanted here.
fault-match-bounds = { $where }: this number has to be from { $low } to { $high }.
fault-match-too_many = { $where }: more than { $most } entries; that is too many.
fault-match-variant = The rules in this file contradict each other (at “{ $path }”).
fault-match-seats =
    { $numbers ->
        [one] This game is for { $high } players; the file seats { $given }.
       *[other] This game is for { $low } to { $high } players; the file seats { $given }.
    }
fault-match-seat_kind = { $where }: “{ $given }” is neither a person nor the name of a bot.
fault-match-line = { $where }: this line cannot be understood.
fault-match-card = { $where }: “{ $given }” is no card.
fault-match-chance = { $where }: the cards do not come out as this file says.
fault-match-act = { $where }: “{ $act }” cannot be understood.
fault-match-illegal = { $where }: “{ $act }” is not allowed there.
fault-match-drift = { $where }: the table is not what it was when the match was saved. The file or the rules of the game have changed.
fault-match-not_flag = { $where }: here should be yes or no (true or false).
fault-match-crest = { $where }: “{ $given }” is no crest.
fault-match-table = { $where }: no table can lie like this.
fault-match-elsewhere = This match is open in another window of the game. Close it there first.
