# The table: name plates, buttons, and what is said while people play.
# A text whose key ends in the name of a game is the one that game uses.
# What stands between *stars* is bold.

window-title = Loba
table-title = { $game } · Loba

# The players. $score has its sign where it needs one.
table-score = *{ $score }* points
table-score_short = *{ $score }* pts
table-hands_won = Rounds *{ $won }* of { $goal }
table-hands_won_short = Won: *{ $won }* / { $goal }
table-rebuys_short = reeng. { $used }/{ $most }
table-score_and_rebuys = *{ $score }* · { $rebuys }
table-out = Out of the match
table-not_down = Not down yet
table-not_down-loba_seis_menes = No first dépose yet
table-in_hand = In hand: *{ $points }*
table-rebuys = Reenganches: { $used } of { $most }
table-rebuys_narrow = Reeng.: { $used } of { $most }
table-stock_left_narrow = Stock: { $count }
table-pot = Pot: { $coins }
table-goal = Goal: { $limit } points
table-limit = Out at { $limit }
table-hand_of = Hand { $number } of { $most }
table-hand_no = Hand { $number }
table-stock_left =
    { $count ->
        [0] The stock is empty
        [one] 1 left in the stock
       *[other] { $count } left in the stock
    }
table-staged = Staged cards still count
table-sums = Down *{ $laid }* · in hand *{ $held }*
table-heap =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
table-sweeps = Winchos: *{ $count }*
table-hand_deals = Round { $number } · { $left } left

# What stands in the corner of a card.
card-rank = { $rank }

# What lies on the table.
table-stock = Stock · { $count }
table-stock_fishing = { $count } left
table-pile = Discards
table-pile-loba_seis_menes = Discards
table-river =
    { $count ->
        [0] The pozo is empty
        [one] Pozo · 1 card
       *[other] Pozo · { $count } cards
    }
table-pot_label = pot
table-own_melds = Your melds
table-contract = Contract { $number } of { $most }
table-contract-loba_seis_menes = Mène { $number } of { $most }
table-contract_cards = { $melds } · { $cards } cards
table-your_contract = Your contract, not yet down
table-your_contract-loba_seis_menes = Your first dépose, not yet down
table-slot = { $meld } · { $have } of { $need }
table-build_of = { $player } built { $value }
table-fila_of = Fila of { $value }, closed
table-use_now = Use it now

# The steps of a turn.
table-step-draw = Draw
table-step-play = Meld
table-step-discard = Discard

# Buttons.
table-key-draw_stock = Draw
table-key-take_pile = Take discard
table-key-take_pile-loba_de_mas = Take pozo
table-key-undo = Undo
table-key-take_back = Take back
table-key-hint = Hint
table-key-sort = Sort
table-key-group = Auto-group
table-key-lay_down = Lay down
table-key-discard = Discard
table-key-capture = Take
table-key-build = Build
table-key-fila = Make a fila
table-key-trail = Lay it out
table-key-hurry = Hurry

# What can be done now.
table-prompt-draw = Draw from the stock or take the discard
table-prompt-draw_stock = Draw from the stock
table-prompt-draw-loba_de_mas = Draw from the stock, or take the whole pozo
table-prompt-play = Lay down melds, add cards, or discard to end your turn
table-prompt-play_first = Lay down a meld, or discard to end your turn
table-prompt-contract = Drag cards into your contract, or discard and wait
table-prompt-contract-loba_seis_menes = Stage your first dépose, or discard and wait
table-prompt-contract_ready = Your contract is complete: lay it down
table-prompt-contract_ready-loba_seis_menes = Your first dépose is complete: lay it down
table-prompt-discard = Discard a card to end your turn
table-prompt-use_taken = Use the card you took, now
table-prompt-waiting = { $player } is playing
table-prompt-choose = Choose a card of your hand
table-prompt-send = Choose what { $card } does, or drag it
table-prompt-drop = Let go: { $what }
table-prompt-pick_way = Choose with ← → how it lies
table-prompt-marked =
    { $count ->
        [one] One card marked: choose where it goes
       *[other] { $count } cards marked: choose where they go
    }
table-prompt-watching = The table plays by itself
table-prompt-curtain = { $player } is next

# What would happen on letting go.
offer-meld = { $cards }: allowed
offer-add = { $cards }: allowed
offer-add-wild_low = { $cards }, the joker below
offer-add-wild_high = { $cards }, the joker above
offer-open = The contract is complete
offer-open-loba_seis_menes = The first dépose is complete
offer-discard = Discard { $card }
offer-draw-stock = Draw from the stock
offer-draw-pile = Take the discard
offer-draw-pile-loba_de_mas =
    { $count ->
        [one] Take the pozo: one card
       *[other] Take the whole pozo: { $count } cards
    }
offer-reclaim = { $cards }, and the joker comes back to your hand
offer-stage = Stage it in your contract
offer-take = Take { $sums }
offer-take-sweep = Wincho: take { $sums }
offer-cards_points =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }{ $points ->
        [0] { "" }
        [one] { " · +1 point" }
       *[other] { " · +" }{ $points } points
    }
offer-build = Build { $value }
offer-build-multiple = Fila of { $value }
offer-raise = Raise to { $value }
offer-trail = Lay it on the table
offer-trail_drowns = La Mona drowns

# Hints, notices, and the tale of what happened.
table-hint = Hint: look at the card in the light
table-log = What happened
table-log_empty = Nothing has happened yet
table-sorted-suit = Sorted by suit
table-sorted-rank = Sorted by rank
table-sorted-groups = Grouped in melds
table-sorted-own = Your own order
table-undo_draw = A card drawn cannot go back
table-nothing_staged = Nothing is staged
notice-bot_replaced = { $player } could not find a move: a simpler player goes on
notice-not_kept = The match could not be saved; play goes on and it will be tried again
table-choices = With { $card }
table-impossible = Not here:
refuse-discard-none_marked = Mark the card you want to discard first.
