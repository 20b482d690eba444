### Seen between two turns (the curtain), after a hand (its count), and after a match (who won, and
### who pays whom). { $player } is a name; { $names } is one, or those of several; *this* is bold.

# The curtain.
curtain-turn = { $player }, your turn
# In the title of the window while the curtain is closed.
curtain-window = { $player } is next
curtain-look_away = Everybody else, look away
# On the button that opens the curtain: the next player says it.
curtain-here = I am { $player }
curtain-meanwhile = Meanwhile
curtain-nothing = Nothing has happened yet.
curtain-table = The table
curtain-state = { $player } · { $score }{ "\u00A0" }{ $score ->
        [one] pt
       *[other] pts
    } · { $cards ->
        [one] 1{ "\u00A0" }card
       *[other] { $cards }{ "\u00A0" }cards
    }
curtain-stock = { $count ->
        [0] The stock is empty
        [one] 1 card in the stock
       *[other] { $count } cards in the stock
    }

# A gamepad at the curtain
pad-question = Whose gamepad is this?
pad-about = It will open the curtain for that person only. Keyboard and mouse are everybody’s.
pad-shared = Everybody’s: we pass it round
pad-later = Not now
pad-others-question = This gamepad belongs to { $owner }, and it is { $player }’s turn
pad-others-detail = { $player } opens the curtain with another gamepad, the keyboard or the mouse.
pad-others-no = Understood
pad-others-yes = It changes hands

# How the hand ended.
scores-title-out = { CAPITAL(-hand) } { $number }: { $player } goes out
scores-title-in_one = { CAPITAL(-hand) } { $number }: { $player } goes out in a single turn!
scores-title-stock = { CAPITAL(-hand) } { $number }: the stock is used up
scores-title-blocked = { CAPITAL(-hand) } { $number } is blocked
scores-title-void = { CAPITAL(-hand) } { $number } does not count
scores-title-won = { $players ->
        [one] { $player } wins round { $number }
       *[other] { $player } win round { $number }
    }
scores-title-nobody = Nobody wins round { $number }

# What was left.
scores-left = Left in hand
scores-took = What they took
# Below a name, in the count of a hand: this player went out.
scores-closed = Went out
# In the row of a player, in the count of a hand: where the points come from.
scores-part-table = Table *{ $points }*
scores-part-held = Hand *{ $points }*
scores-part-bonus = Going out *{ $points }*
# Below a name, in the count of a hand: this player has bought back in.
scores-fate-back_in = Back in at { $score }
scores-fate-retired = Leaves
scores-fate-eliminated = Knocked out
scores-story-near = { $players ->
        [one] { $player } is closest to { $limit }: *{ $left }* to go.
       *[other] { $player } are closest to { $limit }: *{ $left }* to go.
    }
scores-story-hands = { $left ->
        [one] *One { -hand }* to go.
       *[other] *{ $left } { -hand }s* to go.
    }
scores-unit = { CAPITAL(-hand) }
scores-pot = Pot: *{ $count ->
        [one] 1 luna
       *[other] { $count } lunas
    }*

# What a fishing round is counted by.
scores-category-most_cards = Most cards
scores-category-most_spades = Most spades
scores-category-sweeps = { CAPITAL(-sweep) }s
# A heading of the count of a fishing round: points for each card of this rank.
scores-category-rank = Every { $rank }
scores-category-a-la_mona = Aces
scores-category-2c-la_mona = La Mona
scores-category-2s-la_mona = El 2 bonito
scores-category-10d-la_mona = El 10 bonito
scores-round_total = This round

# The reenganche.
scores-rebuy-question = { $player } has reached { $limit }. Buy back in?
scores-rebuy-back_at = Back in at *{ $score ->
        [one] 1 point
       *[other] { $score } points
    }*, like { $player }, the highest score in play.
scores-rebuy-price = It costs *{ $price ->
        [one] 1 luna
       *[other] { $price } lunas
    }*: the pot goes from { $pot } to { $then }.
scores-rebuy-times = { $left ->
        [one] *1 reenganche* of { $most } is left.
       *[other] *{ $left } reenganches* of { $most } are left.
    }
scores-rebuy-no_limit = Anybody may buy back in *as often as they like*.
scores-rebuy-yes = Buy back in
scores-rebuy-no = Leave the match
scores-rebuy-thinks = { $player } is thinking it over…
scores-decides = { $player } decides; the others wait
scores-deals = { $player } deals
scores-next = Next { -hand }
scores-result = See the result
scores-see_table = See the table
scores-choose = Choose
scores-confirm = Confirm

# The end.
settle-title-points = { $players ->
        [one] { $names } wins with { $score }
       *[other] { $names } win with { $score }
    }
settle-title-rounds = { $players ->
        [one] { $names } wins with { $score ->
            [one] 1 round
           *[other] { $score } rounds
        }
       *[other] { $names } win with { $score ->
            [one] 1 round
           *[other] { $score } rounds
        }
    }
settle-points = { $count ->
        [one] *{ $shown }* point
       *[other] *{ $shown }* points
    }
settle-rounds = { $count ->
        [one] *{ $shown }* round
       *[other] *{ $shown }* rounds
    }
settle-by_difference = each pair settles the difference between their scores
settle-by_pot = { $players ->
        [one] the pot of { $pot } goes to { $names }
       *[other] { $names } share the pot of { $pot }
    }
# In the corner of a table: the player of a row gets money from the player of a column.
settle-from_to = ↓ gets from →
settle-in_all = In all
# Above a list: who pays whom, with as few payments as possible.
settle-fewest = In the fewest payments
# Above a list of players: what each has put into the pot.
settle-put_in = What each put in
settle-nobody_owes = Nobody owes anybody anything.
settle-balance =
    { $sum ->
        [one] 1 luna changes hands
       *[other] { $sum } lunas change hands
    }
settle-hands = { $count ->
        [one] 1 { -hand }
       *[other] { $count } { -hand }s
    }
# Below the winner, where scores were tied: who won the most hands.
# any_number
settle-most_hands = most won: { $names },{ "\u00A0" }{ $count }
settle-again = Play again
settle-watch = Watch the match
settle-menu = Menu
