### Seen in the terminal: the commands, their help, and what they answer.

cli-about = Five rummies of the Loba family, La Mona, and her cousins Escoba, Scopa and Cassino.
cli-unknown_language = I don’t speak “{ $name }” yet. I do speak { $known }.
cli-interrupted = See you soon!
cli-usage = usage:
cli-arguments = arguments
cli-options = options
cli-commands = commands
cli-command = COMMAND
cli-help = show this help and exit
cli-wrong_use = That did not make sense to me: { $detail }
cli-wrong_use_somehow = That did not make sense to me. The lines above show what I understand.
cli-wrong-unknown = there is no “{ $given }” here.
cli-wrong-lacking = { $name } is missing.
cli-wrong-ambiguous = “{ $given }” could be { $known }.
cli-wrong-choice = “{ $given }” is none of these: { $known }.
cli-wrong-no_value = something is missing after { $name }.
cli-wrong-takes_none = { $name } stands alone, without “{ $given }”.
cli-wrong-not_whole = { $name } must be a whole number, not “{ $given }”.
cli-wrong-value = { $name } cannot be “{ $given }”.

# What stands for a value in the help.
cli-word-bot = BOT
cli-word-dir = FOLDER
cli-word-file = FILE
cli-word-id = ID
cli-word-key = KEY
cli-word-lang = LANG
cli-word-name = NAME
cli-word-save = MATCH
cli-word-seconds = SECONDS
cli-word-value = VALUE

command-lang = the language to speak, such as en, es or fr
command-version = show the version and exit

command-variants = the games, and the files they come from
command-variants-list = list the games
command-variants-list-json = as JSON, with players and options
command-variants-show = show all the rules of a game, and where each comes from
command-variants-show-variant = the name of a game, or a YAML file
command-variants-show-option = choose a value for an option, such as jokers=2; may be repeated
command-variants-show-preset = choose a preset of options
command-variants-show-json = as JSON
command-variants-check = look for everything that is wrong with game files, and play a few hands
command-variants-check-file = a YAML file, or a folder of them
command-variants-check-json = as JSON
command-variants-new = write a file for a game of your own, like another one
command-variants-new-name = the name of the new game, in lowercase letters
command-variants-new-like = the name of the game it changes, or a YAML file
command-variants-schema = print the JSON Schema of game files, for editors

variants-line = { $name } ({ $players }): { $about }
variants-broken = “{ $name }” has faults; “loba variants check” lists them.
variants-unknown = There is no game “{ $name }”. There are { $known }.
variants-option_chosen = { $option }, chosen ({ $allowed })
variants-option_default = { $option } ({ $allowed })
variants-by_option = option { $option }
variants-from_file = from { $file }
variants-sound = { $file }: sound.
variants-played = Hands that bots played: { $hands } (won: { $won }, blocked: { $blocked }, without a winner: { $undecided }). Matches played to the end: { $matches }; hands in the longest: { $longest }.
variants-not_played = It is too large for whole matches to be tried.
variants-new-about = { $name }: this file changes { $game }, and all it does not mention stays as in { $game }. Below is everything as { $game } has it; remove the “#” from what your house plays differently, and from the line above that it belongs to.
variants-new-bad_name = “{ $name }” cannot be the name of a game: use lowercase letters, digits and “_”, and start with a letter, as in our_carioca.
variants-new-taken = There is already a game “{ $name }”.
variants-new-unwritten = The file cannot be written ({ $detail }).
variants-new-written = { $file } has been written. It changes nothing yet.
variants-checked =
    Checked { $files ->
        [one] one file
       *[other] { $files } files
    }: { $errors ->
        [0] no errors
        [one] one error
       *[other] { $errors } errors
    }.

command-simulate = let bots play many matches, and see how they went
command-simulate-variant = the name of a game, or a YAML file
command-simulate-option = choose a value for an option, such as jokers=2; may be repeated
command-simulate-preset = choose a preset of options
command-simulate-players = how many play; if not given, the fewest the game allows
command-simulate-bots = who plays, such as regular or naive,expert; a list takes the seats in turn; “loba --help” names the bots
command-simulate-matches = how many matches
command-simulate-seed = a number; the same number gives the same matches
command-simulate-jobs = how many processors to use
command-simulate-save = keep every match in this folder
command-simulate-json = as JSON

command-coach = say how a hand went, and what cost points
command-coach-file = a match file
command-coach-hand = the number of the hand; if not given, the first
command-coach-seat = the number of the player; if not given, the first

command-replay = go through a match from a file, step by step
command-replay-file = a match file
command-replay-hand = only the hand of this number
command-replay-json = as JSON

simulate-head =
    { $matches ->
        [one] { $game }: one match, seed { $seed }
       *[other] { $game }: { $matches } matches, seed { $seed }
    }
simulate-column-min = min
simulate-column-q1 = 25%
simulate-column-median = median
simulate-column-q3 = 75%
simulate-column-max = max
simulate-column-mean = mean
simulate-row-hands = hands in a match
simulate-row-turns = turns in a hand
simulate-row-points = points in a hand
simulate-row-scores = scores at the end
simulate-figure = { NUMBER($figure, maximumFractionDigits: 2) }
simulate-one_turn_outs =
    Out in a single turn: { $count ->
        [one] one hand
       *[other] { $count } hands
    } of { $hands } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
simulate-blocked_hands =
    Blocked: { $count ->
        [one] one hand
       *[other] { $count } hands
    } of { $hands } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
simulate-rebuys = Reenganches: { $count }
simulate-wins = Seat { $seat } ({ $bot }) won { $count } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
simulate-shared =
    { $count ->
        [one] One win was shared, and counts for everyone who shared it.
       *[other] { $count } wins were shared, and count for everyone who shared them.
    }
simulate-number = { $name } must be a whole number from 1 to { $most }.
simulate-players =
    { $numbers ->
        [one] This game is for { $most } players, not { $given }.
       *[other] This game is for { $least } to { $most } players, not { $given }.
    }
simulate-bots = There are { $seats } seats, but bots for { $given }.
simulate-unknown_bot = I know no bot called “{ $name }”. I know { $known }.
simulate-not_saved = { $file } cannot be written ({ $detail }).
simulate-broken = A process ended before its matches did; perhaps there is not enough memory.

replay-head = { $game }: { $players }
replay-piles = stock { $stock }, discards { $pile }
replay-total = total
replay-winners =
    { $count ->
        [one] { $players } wins.
       *[other] { $players } share the win.
    }
replay-money = { $player } { $amount }
replay-settlement = The pot was { $pot }; settled: { $money }.
replay-unfinished = The match was left unfinished here.
coach-no_such_seat = There is no player { $seat }: there are { $seats }.
replay-no_such_hand =
    { $hands ->
        [one] There is no hand { $hand }: the match has one.
       *[other] There is no hand { $hand }: the match has { $hands }.
    }

command-host = lay a table for people with phones, and show the code they scan
command-host-variant = the name of a game, or a YAML file
command-host-seats = who plays: “phone” for each person with a phone, and bots as in --players, such as phone,phone,bot
command-host-option = choose a value for an option, such as jokers=2; may be repeated
command-host-preset = choose a preset of options
command-host-seed = the number of the deal; the same number gives the same cards
command-host-load = go on with an unfinished match: its name, or a file
command-host-address = the address to open, if the one Loba finds is not the right one
command-host-port = the port to open; if it is taken, another one is opened
command-host-no_window = play with phones only, without a window
cli-word-seats = SEATS
cli-word-address = ADDRESS
cli-word-port = PORT

command-rules = write the rules of a table as pages to print, with a score sheet
command-rules-variant = the name of a game, or a YAML file
command-rules-option = choose a value for an option, such as jokers=2; may be repeated
command-rules-preset = choose a preset of options
command-rules-players = the names for the score sheet
command-rules-out = the HTML file to write; without it the pages go to the terminal
