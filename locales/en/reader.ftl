### What a screen reader says, and how cards are named where they are spoken. $rank is A, 2 to 10, J, Q or K; $suit is
### c, d, h or s.

# Of a card, or of several ranks: “seven of hearts”, “5, 6, 7 of hearts”.
reader-of_suit = { $rank } of { card-suit }
reader-rank =
    { $rank ->
        [A] ace
        [J] jack
        [Q] queen
        [K] king
       *[other] { $rank }
    }
# Follows the name of a wild card: “Joker as seven”.
reader-standing_for = as { $rank }
# An arrow key, or a step that way.
reader-arrow =
    { $way ->
        [left] left arrow
        [right] right arrow
        [up] up arrow
       *[down] down arrow
    }

# At the table.
reader-hand = Your hand
# The stock, the pile and what else is there for all.
reader-table = On the table
reader-buttons = Buttons
# Of a card: it came in this turn; it must be put down in this turn; it may not be discarded in this turn.
reader-fresh = new
reader-owed = must be used now
reader-barred = not to be discarded now
# Of a player, who has so many cards.
reader-holds =
    { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    }
reader-to_play = to play
reader-bot = bot
reader-phone = on a phone
# Of the pile.
reader-empty = empty
# Of a place where the marked cards may be put.
reader-takes_marked = takes what is marked
# Of a step of the turn.
reader-step_done = done
reader-step_now = now
reader-step_later = later

# Asked for with a key.
reader-nothing = Nothing
# Behind what has the focus: a switch, one of several choices, a button that cannot be used
reader-on = on
reader-off = off
reader-chosen = chosen
reader-not_now = not now
# So many cards of one rank in the hand: “3 times seven”.
reader-alike = { $count } times { $rank }
# { $cards } is a list of cards.
reader-fits = With a place on the table: { $cards }
reader-grows = { $meld }: grows by { $cards }
reader-one_short = Any one of these makes a meld: { $cards }
reader-of_suit-spanish = { $rank } of { card-suit-spanish }
reader-rank-spanish = { card-rank-spanish }
# At the beginning of a lesson; the names of keys.
reader-lesson_keys = Without looking: { $hand } tells your hand, { $table } what lies open, { $can } what you can do, { $again } what was said last.
