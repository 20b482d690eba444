### Seen on the page after a hand, “How it went”, and in Practice. { $result } has its sign: +9.
### *This* is bold.

coach-title = How it went
coach-looking = Playing the { -hand } over: { $percent }%
coach-looking_about = Loba plays the { -hand } again and again, each time with the cards you could not see dealt afresh.
coach-not_over = This { -hand } was not played to its end
coach-failed = This { -hand } could not be reviewed.
# Below a chart: a line within a band, which is what cannot be known for sure.
coach-curve_foot = What the { -hand } was worth to you, against the others. Inside the band it is too close to call.
coach-percent = { $result }%
coach-amount-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
# any_number
coach-amount-rounds = { $count } in 100 { -hand }s
# What the luck of the cards brought, and after it, what the play brought. $amount: "4 points".
coach-cards_up = The cards brought you *{ $amount }*.
coach-cards_down = The cards cost you *{ $amount }*.
coach-cards_even = The cards were about even.
coach-play_up = Your play won *{ $amount }* more.
coach-play_down = Your play gave away *{ $amount }*.
coach-play_even = Your play was about even.
# Below a chart, before the numbers of the turns.
coach-turn = Turn
coach-equal =
    { $count ->
        [one] One other play was not the hint’s; whether it cost you anything is not certain.
       *[other] { $count } other plays were not the hint’s; whether they cost you anything is not certain.
    }
coach-unsure = Some turns could not be reviewed closely enough.
coach-nothing = None of your plays clearly cost you anything.
coach-nothing_about = Only a play that almost certainly cost you, and not just a little, counts as a mistake. About the rest nobody can be sure.
coach-played = Played
coach-better = Better
coach-cost-points =
    { $count ->
        [one] That cost about 1 point (±{ $within }).
       *[other] That cost about { $count } points (±{ $within }).
    }
# any_number
coach-cost-rounds = Of 100 { -hand }s like this, that loses you about { $count } (±{ $within }).

# Playing on from a choice
coach-play_from = Play on from here
coach-other_cards = The same with other cards
coach-play_from-question = Play on from here?
coach-play_from-detail = It becomes a match of its own, against the same players, and does not count in the statistics. The other one stays among your matches.
coach-play_from-yes = Play
coach-play_from-no = Stay here

# Practice
coach-day = The hand of the day
coach-day_looking = Looking for today’s hand…
coach-day_none = There is none today
# Days on which the hand of the day was answered, two at least.
coach-streak = { $count } days in a row
coach-yesterday = Yesterday’s hand
# How the hand of the day was answered.
coach-found_it = You found it
coach-missed_it = Something was better
coach-practice = Practice
coach-practice_about = Plays that cost you come back here after a few days, and later each time you find the better one. What a play cost is worked out on the page after a hand.
# On a button: how many tables wait to be practised today.
coach-due =
    { $count ->
        [0] Nothing today
        [one] One table
       *[other] { $count } tables
    }
coach-question = What do you play, { $player }?
coach-solved = That’s it!
coach-not_solved = There is something better.
# Above what is best, where nobody answered.
coach-answer = The coach would play:
coach-next = Next
coach-finish = Done

# How well somebody plays, luck aside; $sign is + or −, or nothing at 0.
coach-rating-points = Play, luck aside: *{ $sign }{ NUMBER($mean, minimumFractionDigits: 1) }* a { -hand } (±{ NUMBER($within, minimumFractionDigits: 1) })
coach-rating-rounds = Play, luck aside: *{ $sign }{ NUMBER($mean, minimumFractionDigits: 1) }* in 100 { -hand }s (±{ NUMBER($within, minimumFractionDigits: 1) })
coach-rating_unknown = Play, luck aside: not known yet
# Below it. A rating needs $least hands.
coach-rating_so_far =
    { $count ->
        [one] One { -hand } rated so far; it takes { $least }.
       *[other] { $count } { -hand }s rated so far; it takes { $least }.
    }
coach-rating_about =
    { $count ->
        [one] From one { -hand }: what this play earns compared with the expert’s in the same seat, which counts as 0.
       *[other] From { $count } { -hand }s: what this play earns compared with the expert’s in the same seat, which counts as 0.
    }
coach-rating_old =
    { $count ->
        [one] One older { -hand } does not count: it was rated less exactly.
       *[other] { $count } older { -hand }s do not count: they were rated less exactly.
    }
