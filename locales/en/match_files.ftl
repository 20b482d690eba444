### Seen where a match is opened, and in the terminal: what is wrong with a match file. { $where }
### is a place in it, such as “log 17”, its 17th line.

fault-match-missing = There is no such file.
fault-match-unreadable = This file cannot be read ({ $detail }).
fault-match-too_large = This file is larger than { $most } MB; no match is that large.
fault-match-overfull = There is more in this file than in any match.
fault-match-empty = This file is empty.
fault-match-cut_short = The end of this match is missing: the file has been cut short.
fault-match-damaged = This file is damaged on line { $line }.
fault-match-too_deep = This file is damaged: it is nested too deeply.
fault-match-key_twice = “{ $key }” is in this file twice, but may be there only once.
fault-match-not_a_match = This is not a match file.
fault-match-newer = This match was saved by a newer Loba (file version { $version }; this one reads { $known }). Update Loba.
fault-match-missing_key = { $where }: “{ $key }” is missing.
fault-match-unknown_key = { $where }: “{ $key }” does not belong here.
fault-match-not_map = { $where }: this should be a group of keys.
fault-match-not_list = { $where }: this should be a list.
fault-match-not_whole = { $where }: this should be a whole number.
fault-match-not_text = { $where }: this should be text.
fault-match-bad_text = { $where }: this should be text of { $least } to { $most } characters that can be shown.
fault-match-bounds = { $where }: this number must be from { $low } to { $high }.
fault-match-too_many = { $where }: more than { $most } entries; that is too many.
fault-match-variant = The rules in this file contradict each other (at “{ $path }”).
fault-match-seats =
    { $numbers ->
        [one] This game is for { $high } players; the file has { $given } seats.
       *[other] This game is for { $low } to { $high } players; the file has { $given } seats.
    }
fault-match-seat_kind = { $where }: “{ $given }” is neither a person nor the name of a bot.
fault-match-line = { $where }: this line cannot be understood.
fault-match-card = { $where }: “{ $given }” is not a card.
fault-match-chance = { $where }: the cards do not come out the way this file says.
fault-match-act = { $where }: “{ $act }” cannot be understood.
fault-match-illegal = { $where }: “{ $act }” is not allowed there.
fault-match-drift = { $where }: the table is not what it was when the match was saved. The file or the rules of the game have changed.
fault-match-not_flag = { $where }: this should be yes or no (true or false).
fault-match-not_one_of = { $where }: this may be { $allowed }.
fault-match-crest = { $where }: “{ $given }” is not a crest.
fault-match-table = { $where }: no table can look like this.
fault-match-elsewhere = This match is open in another window of the game. Close it there first.
