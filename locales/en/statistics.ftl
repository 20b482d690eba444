### Seen on the page of the statistics, in the table that is saved from it, and in the terminal.

statistics-title = Statistics
statistics-all_games = All games
statistics-everybody = Everybody
statistics-everybody_about = Matches won, out of those played to the end on this computer. Choose a name to see one player alone.
statistics-empty = No match has been played to its end here yet. Once one is over, this page shows who won, who went out in a single turn, and who always beats whom.
statistics-left_out =
    { $count ->
        [one] One match with free undo does not count here.
       *[other] { $count } matches with free undo do not count here.
    }
statistics-none_counts =
    { $count ->
        [one] The match that was played to the end here used free undo, so it does not count. Once another is over, this page shows who has won.
       *[other] The { $count } matches that were played to the end here used free undo, so they do not count. Once another is over, this page shows who has won.
    }
statistics-reading = Reading the finished matches…
statistics-newer = The statistics on this computer were written by a newer Loba and are left as they are. Update Loba to see them here.
statistics-play = Play a match
statistics-not_played = Has not played this game to the end yet.
statistics-won = { $won } of { $played }
statistics-share = { $count } · { $percent }%
statistics-over_time = Match by match
statistics-places = Places
statistics-scores = Scores
statistics-place = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
statistics-matches_on =
    { $count ->
        [one] One match
       *[other] { $count } matches, the newest on the right
    }
statistics-matches_last = The last { $shown } of { $count } matches, the newest on the right
statistics-rivals = Rivals
statistics-rivals_about = How often ahead, and how often behind
# $count: the matches with a rival; how often ahead of them, and how often behind; $last: won if the player was
# ahead in the last one, on $day, lost if behind, else even.
statistics-against =
    { $count ->
        [one] One match
       *[other] { $count } matches
    }, { $ahead } to { $behind }; last one { $last ->
        [won] won
        [lost] lost
       *[even] tied
    }, { $day }
statistics-export = Save everything as a table (CSV)
statistics-exported = All the matches are now in a table for a spreadsheet: { $file }
statistics-not_exported = The table could not be written to { $file }: { $detail }
statistics-not_opened = The statistics in { $file } cannot be opened: { $detail }

# Deleting what is known of a person. $count: their matches, in all games.
statistics-forget = Delete these statistics…
statistics-forget-question = Delete the statistics of { $name }?
statistics-forget-detail =
    { $count ->
        [one] One match will no longer count for { $name }, in any game.
       *[other] { $count } matches will no longer count for { $name }, in any game.
    } The others keep theirs, and the matches can still be watched.
statistics-forget-yes = Delete
statistics-forget-no = Keep

# The figures
statistics-played = Matches
statistics-won_matches = Won
statistics-streak = Current streak
statistics-longest = Longest streak
statistics-hands_won = { CAPITAL(-hand) }s won
statistics-best = Best score
statistics-best_hand = Best { -hand }
statistics-closed = Went out
statistics-in_one = Went out in a single turn
statistics-rebuys = Reenganches
statistics-opened = Contracts laid down
statistics-opened-loba_seis_menes = Déposes laid down
statistics-piles = Taken from the { -pile }
statistics-swept = { CAPITAL(-sweep) }s
statistics-drowned = Monas drowned

# The heads of the table that is written down
statistics-column_match = Match
statistics-column_date = Date
statistics-column_game = Game
statistics-column_rules = House rules
statistics-column_deal = Deal
statistics-column_branch = Counts
statistics-column_free_undo = Free undo
statistics-column_player = Player
statistics-column_bot = Bot
statistics-column_place = Place
statistics-column_won = Won
statistics-column_score = Score
statistics-column_money = Lunas
statistics-column_hands = Hands
statistics-column_turns = Turns

# On the terminal
command-statistics = Show who has won how often, in the finished matches kept on this computer.
command-statistics-game = Only this game.
command-statistics-csv = Write everything to this file, as a table for a spreadsheet.
statistics-longest_run = Longest run
statistics-saved = Monas that took

# What somebody has done for the first time: in a list with the date, and in one line at the end of that match.
statistics-firsts = First times
statistics-first = { $player }, for the first time: { $what }.
statistics-first-won = a match won
statistics-first-expert = a match won against the expert
statistics-first-in_one = out in a single turn
statistics-first-long_run = { -a_run } of seven or more
statistics-first-contracts = every contract of a match
statistics-first-swept = { -a_sweep }
statistics-first-saved = fifteen taken with La Mona
