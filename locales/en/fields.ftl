### What may be set in a game, as short lines: a field, and each of its values that is a word.

# Who plays
field-players = Players
field-players-min = Fewest players
field-players-max = Most players
field-players-partners = Numbers of players with partners

# The cards
field-deck = Cards
field-deck-packs = Packs of 52 cards
field-deck-jokers = Jokers, in all
field-deal = Deal
field-deal-hand = Cards dealt to each player
field-deal-upcard = First discard turned up from the stock
field-deal-wild_upcard = A wild card turned up at the start
field-deal-wild_upcard-keep = stays
field-deal-wild_upcard-rebury = back into the stock
field-deal-table = Cards laid on the table at the start
field-deal-redeal_on = Deal again if one of these is among the first cards on the table
field-first_dealer = First dealer
field-first_dealer-random = by chance
field-first_dealer-high_cut = highest card cut
field-first_dealer-low_cut = lowest card cut
field-direction = Direction of play
field-direction-clockwise = clockwise
field-direction-anticlockwise = anticlockwise

# Drawing
field-pile = Drawing from the discards
field-pile-none = never
field-pile-top = the top card
field-pile-whole = the whole pile
field-pile-top-must_play = A card taken must be laid in the same turn
field-pile-top-for_lay_off = It may also be taken to be added to a meld
field-pile-top-lay_off_with_first_meld = And added even in the turn of the first meld
field-pile-top-rediscard = The card taken may be discarded at once
field-pile-top-once_opened = Also by players who have laid down melds
field-pile-whole-must_play = One of its cards must be laid in the same turn
field-pile-whole-lone_card_rediscard = A pile of one card may be taken and discarded at once
field-pile-whole-once_opened = Also by players who have laid down melds

# Melds
field-wild = Wild cards
field-melds = Melds
field-meld-set = cards of one rank
field-meld-run = cards in a row
field-meld-set-min = Fewest cards
field-meld-set-max = Most cards
field-meld-set-suits = Suits
field-meld-set-suits-any = any
field-meld-set-suits-all_different = all different
field-meld-set-suits-three = exactly three
field-meld-set-wilds = Most wild cards it may hold
field-meld-set-wilds_when_laid = Most of them when it is laid
field-meld-set-exact_when_laid = Laid with its fewest cards, and grows later
field-meld-run-min = Fewest cards
field-meld-run-max = Most cards
field-meld-run-suits = Suits
field-meld-run-suits-same = all the same
field-meld-run-suits-colour = all red or all black
field-meld-run-suits-any = any
field-meld-run-ace = Ace
field-meld-run-ace-either = high or low
field-meld-run-ace-low = low only
field-meld-run-ace-high = high only
field-meld-run-ace-round = round the corner
field-meld-run-wilds = Most wild cards it may hold
field-meld-run-wilds_when_laid = Most of them when it is laid
field-meld-run-exact_when_laid = Laid with its fewest cards, and grows later

# Contracts
field-opening = The first cards laid
field-opening-free = any melds
field-opening-contract = a contract for each hand
field-opening-contract-rounds = Contracts
field-opening-contract-new_melds_later = New melds after the contract
field-opening-contract-double_sets = A set of twice the size counts for two
field-opening-contract-same_rank_sets = Two sets of one rank in a contract
field-opening-contract-adjoining_runs = Two runs that touch in a contract
field-round-melds = Melds of the contract
field-round-deal = Cards dealt in this hand
field-round-final_discard = Last discard in this hand
field-round-final_discard-as_usual = as usual
field-round-final_discard-optional = not needed
field-round-final_discard-required = needed
field-round-final_discard-forbidden = not allowed

# Adding
field-lay_off = Adding to melds
field-lay_off-to = To whose melds
field-lay_off-to-any = anybody’s
field-lay_off-to-own = one’s own
field-lay_off-to-nobody = nobody’s
field-lay_off-needs = Needed first
field-lay_off-needs-own_meld = melds of one’s own
field-lay_off-needs-nothing = nothing
field-lay_off-same_turn = Also in the turn of the first meld
field-lay_off-reclaim = A wild card may be taken back in exchange for its card
field-wild_move = A wild card at the end of a run
field-wild_move-fixed = does not move
field-wild_move-free = to either end
field-wild_move-replace_other_end = to the other end, for its own card
field-wild_move-shift_outward = one place outwards, for its own card

# Discarding
field-discard = Discarding
field-discard-wilds = Discarding wild cards
field-discard-wilds-free = always
field-discard-wilds-only_wilds_left = with nothing else in hand
field-discard-wilds-never = never
field-final_discard = Last discard
field-final_discard-optional = not needed
field-final_discard-required = needed
field-final_discard-forbidden = not allowed
field-stock_out = When the stock is used up
field-stock_out-recycle = the discards become a new stock
field-stock_out-end_hand = the hand ends
field-stock_out-recycle-how = The new stock
field-stock_out-recycle-how-shuffle = shuffled
field-stock_out-recycle-how-flip = turned over
field-stock_out-recycle-stall_guard = Times in a row with nothing laid; 0 is no limit
field-blocked_hand = Blocked hand
field-blocked_hand-score_all = everybody scores
field-blocked_hand-void_redeal = deal again

# Fishing
field-capture = Taking
field-capture-adds = What a card counts in a sum
field-capture-takes = What a card from the hand takes
field-capture-pair_only = Ranks that only take their equals
field-capture-builds_in_sums = A build may be part of a sum
field-build = Building on the table
field-build-none = never
field-build-sums = sums
field-build-sums-multiple = Several groups on one pile
field-build-sums-raises = Builds may be raised
field-build-sums-raise_own = One’s own too
field-build-sums-raise_needs_previous = Raising also needs the present value
field-build-sums-many_cards = More than two cards in a group
field-standing_builds = With a build of one’s own on the table
field-standing_builds-must_continue = take it, add to it or raise it
field-standing_builds-may_add_another = also make another
field-standing_builds-may_do_all_but_trail = anything but trailing
field-standing_builds-free = anything
field-leftovers = Cards left on the table
field-leftovers-last_taker = to whoever took last
field-leftovers-nobody = nobody’s
field-sweep = Clearing the table
field-sweep-on_last_play = Also with the last card of the round
field-sweep-despite = Cards that may stay behind

# Scoring
field-score = What counts
field-score-penalty = the cards left in the hand, the fewer the better
field-score-winner_collects = what the others hold, for the winner
field-score-table_minus_hand = the melds, less the hand
field-score-penalty-points = Points of the cards
field-score-penalty-out_in_one = For going out in a single turn
field-score-winner_collects-points = Points of the cards
field-score-winner_collects-out = For going out
field-score-winner_collects-in_one_times = Times over for going out in a single turn
field-score-table_minus_hand-table = Points on the table
field-score-table_minus_hand-wild_as = A wild card, by what it stands for
field-score-table_minus_hand-hand = Points in the hand
field-score-table_minus_hand-out = For going out
field-score-table_minus_hand-out_in_one = For going out in a single turn
field-score-table_minus_hand-out_in_one_for = That much
field-score-table_minus_hand-out_in_one_for-players = for each player
field-score-table_minus_hand-out_in_one_for-opponents = for each of the others
field-score-table_minus_hand-out_in_one_for-once = once
field-score-table_minus_hand-rescore_wilds = Wild cards count in their best place
field-fishing_score-categories = cards taken and sweeps
field-fishing_score-categories-most_cards = Most cards
field-fishing_score-categories-most_spades = Most spades
field-fishing_score-categories-cards = Single cards
field-fishing_score-categories-sweep = Clearing the table

# The match
field-match_end = End of the match
field-match_end-eliminate = whoever reaches a score is out
field-match_end-rounds = after a number of hands
field-match_end-target = somebody reaches a score
field-match_end-rounds_won = somebody wins a number of hands
field-match_end-eliminate-at = The score
field-match_end-eliminate-rebuys = Times each player may buy back in
field-match_end-eliminate-rebuy_price = Its price
field-match_end-eliminate-rebuy_price-fixed = always the same
field-match_end-eliminate-rebuy_price-escalating = rising
field-match_end-eliminate-rebuys_with_two_players = Also in a match of two
field-match_end-rounds-count = Hands; 0 is one for each contract
field-match_end-rounds-wins = Which score wins
field-match_end-rounds-wins-lowest = the lowest
field-match_end-rounds-wins-highest = the highest
field-match_end-target-at = The score
field-match_end-target-wins = Which score wins
field-match_end-target-wins-lowest = the lowest
field-match_end-target-wins-highest = the highest
field-match_end-target-most_hands = Most hands
field-match_end-rounds_won-wins = Hands to win

# Money
field-stakes = Lunas
field-stakes-on = Played for lunas
field-stakes-how = Settlement
field-stakes-how-pot = pot
field-stakes-how-difference = differences
field-stakes-stake = Stake
field-stakes-rebuy = Price of buying back in
field-stakes-per_point = Worth of a point
