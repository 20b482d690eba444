### An evening: what the same people have played within a few hours, here or with real cards.

evening-title = Evening
evening-empty = Once the same people have played two matches within a few hours, here or with real cards, this page shows who leads, who deals next, and what was worth telling.
evening-matches =
    { $count ->
        [one] One match
       *[other] { $count } matches
    }
evening-won = { $player } has won { $won } of { $played }
evening-here = { $time }
evening-real = { $time } · real cards
# What a match is worth in the evening.
evening-worth = What counts:
evening-worth_places = Players behind you
evening-worth_wins = Matches won
evening-worth_points = Points
evening-next = { $chooser } was last and chooses the next game. { $dealer } was ahead and deals.
evening-moments = Worth telling
evening-moment_longest_run = { $players } made the longest { -run }: { $number } cards.
evening-moment_in_one =
    { $number ->
        [one] { $players } went out in a single turn.
       *[other] { $players } went out in a single turn { $number } times.
    }
evening-moment_comeback =
    { $count ->
        [one] { $players } was last halfway through { $game }, and won.
       *[other] { $players } were last halfway through { $game }, and won.
    }
evening-another = Another table
evening-another_real = Another with real cards
evening-save = Save as a picture
evening-saved = The evening is now a picture: { $file }
evening-not_saved = The picture could not be written to { $file }: { $detail }
statistics-evening = Evenings
settle-evening = { evening-title }
