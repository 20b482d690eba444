### The workshop, where a game of one's house is made with the mouse. What stands between *stars*
### is bold.

# On the page of a new table
workshop-make = Make it yours
workshop-make_tip = Take this game, change what your house plays differently, and give it a name.
workshop-change = Change it
workshop-copy = Copy
workshop-give = Share
workshop-delete = Delete this game
workshop-keep_it = Keep this game
workshop-deleted = { $game } will be deleted when you leave this page.
workshop-not_read = This file cannot be changed here.
# What a new game is called at first; $game: "Carioca"
workshop-new_name = Our { $game }
# $game: "Our Carioca"
workshop-copy_name = { $game }, another
# The first lines of the file.
workshop-file_about = { $game }, as your house plays it. The workshop writes what you change there; what you write here by hand stays. Take the # from a line to change it.

# Its head
workshop-naming = What it is called
workshop-name = Name
workshop-about = A line about it
workshop-all_languages = all
workshop-like = Like { $game }, with your changes
workshop-more = More rules
workshop-own = your own

# The sections
workshop-section-players = Who plays
workshop-section-cards = Cards and deal
workshop-section-drawing = Drawing
workshop-section-melds = Melds
workshop-section-laying = Laying down
workshop-section-discarding = Discarding
workshop-section-taking = Taking
workshop-section-building = Building
workshop-section-scoring = Scoring
workshop-section-match = The match

# Rows
workshop-by_players = By number of players
workshop-with_players = With { $count } players
workshop-face = its number
workshop-nothing = none
workshop-brush = Choose what a card counts, then press cards
workshop-low_A = low ace
workshop-add_meld = Add { $meld }
workshop-remove_meld = Remove { $meld }
workshop-put_meld = Put it into the chosen contract, or drag it to another.
workshop-take_meld = Take it out, or drag it to another contract.
workshop-add_contract = Add a contract
workshop-remove_contract = Remove this contract
workshop-contracts_about = Choose a contract by its number. Drag melds, or press them.

# What mends a fault
workshop-mend = { $field }: { $value }
workshop-as_below = As in { $game }
workshop-drop = Take it out
workshop-smaller_contract = One meld fewer in this contract

# The trial
workshop-trying = Trying it out …
workshop-tried =
    { $count ->
        [one] One hand tried by simple bots
       *[other] { $count } hands tried by simple bots
    }
workshop-hand_won =
    { $turns ->
        [one] { $number }. { $player } wins after one turn.
       *[other] { $number }. { $player } wins after { $turns } turns.
    }
workshop-hand_even =
    { $turns ->
        [one] { $number }. Nobody wins after one turn.
       *[other] { $number }. Nobody wins after { $turns } turns.
    }
workshop-hand_blocked =
    { $turns ->
        [one] { $number }. Blocked after one turn.
       *[other] { $number }. Blocked after { $turns } turns.
    }
workshop-take_back = Undo
workshop-play = To the table

# Giving it away, and being given one
workshop-give_title = Share { $game }
workshop-give_about = Scan this with a phone, in this network: the phone gets the file, and can pass it on. No internet is needed.
workshop-give_file = Or take the file itself. Whoever drops it onto the window of Loba reads its rules first, and may keep it.
workshop-show_folder = Show in folder
workshop-folder_not_shown = The folder could not be opened. It is { $folder }.
workshop-keep = Keep this game
workshop-keep_not = Do not keep
