### Escoba, Scopa and Cassino: their names, options and rulings.

-primiera = { GAME() ->
        [escoba] setenta
       *[other] primiera
    }
variant-escoba-name = Escoba
variant-escoba-about = Make fifteen with your card and those on the table.
variant-scopa-name = Scopa
variant-scopa-about = Italy’s own fishing game: equals first, then sums, and the seven of coins.
variant-cassino-name = Cassino
variant-cassino-about = Take, build and raise for the ten of diamonds and the two of spades.
option-capture-name-escoba = Taking
option-capture-help-escoba = Whether a card that can take has to take.
option-capture-value-compulsory-escoba = must take
option-capture-value-optional-escoba = as you like
option-capture-name-scopa = Taking
option-capture-help-scopa = Whether a card that can take has to take.
option-capture-value-compulsory-scopa = must take
option-capture-value-optional-scopa = as you like
option-target_tie-name = Equal at the target
option-target_tie-help = What happens if the best scores are equal once the target is reached.
option-target_tie-value-another_hand = play on
option-target_tie-value-shared = share the win
option-table_fifteen-name-escoba = First table of fifteen
option-table_fifteen-help-escoba = Who gets the first four cards if they make fifteen, or twice fifteen.
option-table_fifteen-value-dealer-escoba = the dealer
option-table_fifteen-value-off-escoba = nobody
option-sevens-name-escoba = Point for sevens
option-sevens-help-escoba = What wins it: most sevens, or the best card of each suit added up (setenta).
option-sevens-value-most-escoba = most sevens
option-sevens-value-setenta-escoba = setenta
option-all_coins-name-escoba = All coins
option-all_coins-help-escoba = How many points all ten coins are worth.
option-all_sevens-name-escoba = All sevens
option-all_sevens-help-escoba = How many points all four sevens are worth.
option-napola-name-scopa = Napola
option-napola-help-scopa = Ace, two and three of coins count three points, and each coin that follows in order one more.
option-primiera-name-scopa = Primiera
option-primiera-help-scopa = What wins its point: the best card of each suit added up, or most sevens.
option-primiera-value-sum-scopa = best cards
option-primiera-value-sevens-scopa = most sevens
option-primiera-missing_suit-name-scopa = Primiera without a suit
option-primiera-missing_suit-help-scopa = What becomes of those who have taken no card of a suit.
option-primiera-missing_suit-value-none-scopa = they have no primiera
option-primiera-missing_suit-value-zero-scopa = the suit counts 0
option-rebello-name-scopa = King of coins
option-rebello-help-scopa = How many points the king of coins (rebello) is worth.
option-sweep_on_last_play-name-scopa = Scopa with the last card
option-sweep_on_last_play-help-scopa = Clearing the table with the last card of the round counts as a scopa.
option-court_capture-name-cassino = Court cards
option-court_capture-help-cassino = How many of its rank a court card takes at once.
option-court_capture-value-one-cassino = one
option-court_capture-value-or_three-cassino = one or three
option-court_capture-value-all-cassino = as many as lie there
option-raise_own_build-help-cassino = You may raise a build of your own if you hold a card of the new value.
option-raise_needs_previous-name-cassino = Keep the old value, too
option-raise_needs_previous-help-cassino = To raise a build of your own you must hold its old value as well.
option-trail_that_takes-name-cassino = Trailing a card that can take
option-trail_that_takes-help-cassino = You may trail a card although it could take something.
option-sweep_points-name-cassino = Points for a sweep
preset-with_napola-name-scopa = With napola and rebello
ruling-R_N_3 = Whoever has the most points wins once the target is reached.
ruling-R_N_5 = What lies there at the end goes to whoever took last, and makes no { -sweep }.
ruling-R_ES_1 = Nobody has to take.
ruling-R_ES_2 = A first table of fifteen is the dealer’s, and an escoba.
ruling-R_ES_3 = The point for sevens goes to whoever has the most.
ruling-R_ES_5 = No escoba can be made with the last card of a round: what is left never makes fifteen.
ruling-R_SC_1 = A card that can take must take; which card you play is up to you.
ruling-R_SC_2 = The last card of a round makes no scopa.
ruling-R_SC_3 = For the primiera the best card of each suit counts.
ruling-R_SC_4 = Without a card of each suit there is no primiera.
ruling-R_CS_1 = A court card takes one of its rank.
ruling-R_CS_2 = You may raise your own build.
ruling-R_CS_3 = A card that can take may be trailed.
ruling-R_CS_5 = As long as a build is yours you may not trail.
ruling-R_CS_7 = You may take less than you could, but at least one group.
rules-section-sweep-escoba = The escoba
rules-section-sweep-scopa = The scopa
card-named_7d-scopa = settebello
card-the_7d-scopa = the settebello
# The card that is worth most is taken.
log-taken-prize = { $player } takes { $cards } with { $card }!
log-taken-prize-cassino = { $player } takes { $cards } with { $card }: the big casino!
log-leftovers-first = The first table makes { $value }, so { $player }, who dealt, takes it: { $cards }.
log-leftovers-first-short = The first table makes { $value }: it goes to { $player }.
refuse-take-not_sum-scopa = These cards do not make { $value }.
# Where the names of Spanish cards have no room.
log-taken-short-spanish = { $player } wins { $count } cards with { $card }.
log-taken-prize-short-spanish = { $player } wins { $count } cards with { $card }!
log-leftovers-short-spanish =
    What is left over goes to { $player }: { $count } { $count ->
        [one] card
       *[other] cards
    }.
scores-category-7d-escoba = Seven of coins
scores-category-7d-scopa = Settebello
scores-category-kd-scopa = Rebello
scores-category-10d-cassino = Big casino
scores-category-2s-cassino = Little casino
scores-category-a-cassino = Aces
refuse-take-pairs_one = A court card takes one card of its rank at a time.
refuse-take-pairs_one_or_three = A court card takes one card of its rank, or three.
refuse-take-single_first = A card of { $value } lies there: it has to be taken before any sum.
refuse-take-one_group = A card takes only one group.
refuse-trail-must_take = This card can take, so it must.
rules-worth-most_rank-escoba = Most sevens
rules-prize-most_rank-escoba = most sevens
option-trail_that_takes-without-cassino = A card that can take may not be trailed.
advice-take_rank-escoba = For most sevens: { $count } more; it was { $have } to { $most }.
