### Seen at the table: name plates, buttons, the line above the hand (“prompt”), and what would
### happen on letting a card go (“offer”). “short” and “narrow” take the place of a text where there
### is little room. A text whose key ends in the name of a game is the one that game uses. What
### stands between *stars* is bold.

window-title = Loba
table-title = { $game } · Loba
# Shown while the first picture of a table is being drawn.
table-laying = The table is being laid…

# The players. $score has its sign where it needs one.
# On a name plate: the points of a player; { $said } is { $score } with its sign.
table-score =
    { $score ->
        [one] *{ $said }* point
       *[other] *{ $said }* points
    }
table-score_short = *{ $said }* pts
# On a name plate: the points, and those that end the match.
table-score_of = *{ $said }* of { $limit } points
table-score_of_short = *{ $said }* of { $limit }
table-hands_won = Rounds won: *{ $won }* of { $goal }
table-hands_won_short = Won: *{ $won }* / { $goal }
# On a name plate, where there is little room: reenganches used, and how many there are.
table-rebuys_short = reeng. { $used }/{ $most }
table-score_and_rebuys = { $score } · { $rebuys }
# Told in full where the pointer rests on the two small cards of the dealer.
table-deals = Dealer of this { -hand }
table-out = Out of the match
table-not_down = Not down yet
table-in_hand = In hand: *{ $points }*
table-rebuys = Reenganches: { $used } of { $most }
table-rebuys_narrow = Reeng.: { $used } of { $most }
table-stock_left_narrow = Stock: { $count }
table-pot = Pot: { $coins }
table-hand_of = { CAPITAL(-hand) } { $number } of { $most }
table-hand_no = { CAPITAL(-hand) } { $number }
table-stock_left =
    { $count ->
        [0] The stock is empty
        [one] 1 left in the stock
       *[other] { $count } left in the stock
    }
# In a player’s own panel: the cards put aside for the contract are counted in what is in hand.
table-staged = Prepared cards included
# In a player’s own panel, in Loba de Más: points on the table, and points in hand.
table-sums = Down *{ $laid }* · in hand *{ $held }*
table-heap = Taken: *{ $count }*
# In a player’s own panel, in La Mona: how often they cleared the table.
table-sweeps = { CAPITAL(-sweep) }s: *{ $count }*
table-hand_deals = Round { $number } · { $left } left

# What stands in the corner of a card.
card-rank = { $rank }
card-rank-spanish = { $rank ->
        [A] ace
        [J] jack
        [Q] knight
        [K] king
       *[other] { $rank }
    }
card-suit = { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}
card-suit-spanish = { $suit ->
    [c] batons
    [d] coins
    [h] cups
   *[s] swords
}

# What lies on the table.
table-stock = Stock · { $count }
# Below the stock: cards still to be dealt.
table-stock_fishing = { $count } left
table-pile = Discards
table-pile-loba_de_menos = Pozo
table-river =
    { $count ->
        [0] The { -pile } is empty
        [one] { CAPITAL(-pile) } · 1 card
       *[other] { CAPITAL(-pile) } · { $count } cards
    }
table-pot_label = pot
table-own_melds = Your melds
table-contract = Contract { $number } of { $most }
table-contract-loba_seis_menes = Mène { $number } of { $most }
# On the plate of the contract: “a trio and 2 escalas · 10 cards”.
table-contract_cards = { $melds } · { $cards } cards
table-your_contract = Your contract, not yet down
table-your_contract-loba_seis_menes = Your dépose, not yet down
# Below a place of the contract: “Run · 3 of 4”, a kind of meld and its cards.
table-slot = { $meld } · { $have } of { $need }
# Below a build on the table; { $value } is a number, or a letter such as Q.
table-build_of = { $player } built { $value }
table-fila_of = Fila of { $value }, closed
# On a yellow tag, on the card that was taken from the pile and has to be used in this turn.
table-use_now = Use it now

# The steps of a turn.
table-step-draw = Draw
table-step-play = Lay down
table-step-discard = Discard

# Buttons.
table-key-draw_stock = Draw
table-key-take_top = Take
table-key-take_whole = Take all
table-key-undo = Undo
# On a button: take the prepared cards back into the hand.
table-key-take_back = Take back
table-key-hint = Hint
table-key-sort = Sort
table-key-group = Find melds
table-key-lay_down = Lay down
table-key-lay_contract = Lay down
# On a button: put the marked cards into the places of the contract; nothing is laid down yet.
table-key-stage = Prepare
table-key-discard = Discard
table-key-capture = Take
table-key-build = Build
table-key-fila = Make a fila
table-key-trail = Trail
table-key-hurry = Speed up

# What can be done now.
table-prompt-draw_top = Draw from the stock, or take the discard
table-prompt-draw_stock = Draw from the stock
table-prompt-draw_whole = Draw from the stock, or take the whole { -pile }
table-prompt-play = Lay down, add cards, or discard to end your turn
table-prompt-play_first = Lay down a meld, or discard to end your turn
table-prompt-play_add = Add cards to melds, or discard to end your turn
table-prompt-play_discard = Discard a card to end your turn
table-prompt-contract = Drag cards into your { -contract }, or discard and wait
table-prompt-contract_ready = Your { -contract } is ready: lay it down
table-prompt-use_taken = Use the card you took, now
table-prompt-waiting = { $player } is playing
table-prompt-away = Waiting for the phone of { $player }
table-prompt-choose = Choose a card from your hand
# Above the hand, to the player whose turn it is, after one card was chosen that fits in several places.
table-prompt-send = Choose what { $card } does, or drag it
table-prompt-pick_way = Choose how it lies with ← →
table-prompt-pick_act = Choose what it does with ↑ ↓, or press it
table-prompt-marked =
    { $count ->
        [one] One card marked: choose where it goes
       *[other] { $count } cards marked: choose where they go
    }
# Above the hand: the marked cards make melds; { $melds }: “a trio and an escala”.
table-prompt-marked_meld =
    { $count ->
        [one] *{ $melds }*: lay it down
       *[other] *{ $melds }*: lay them down
    }
# Above the hand: the marked cards make { $meld }, such as “a trio”, which the contract asks for.
table-prompt-contract_marked = They go into your { -contract }: { $meld }
table-prompt-marked_one = { $card }: discard it, or mark more cards
table-prompt-marked_none =
    { $count ->
        [one] This card has no place on its own
        [2] 2 cards marked: mark more for a meld
       *[other] These { $count } cards do not go together
    }

# What would happen on letting go.
offer-meld = Lay down { $meld }: { $cards }
# Beside a card that is held over a meld of one’s own; { $meld } is the kind of meld.
offer-add-own = Adds to your { $meld ->
        [pierna] pierna
        [escalera] { -run }
        [trio] trio
        [brelan] brelan
        [quarte] quarte
       *[other] meld
    }: { $cards }
# Beside a card that is held over the meld of another player; { $meld } is the kind of meld.
offer-add-there = Adds to { $player }’s { $meld ->
        [pierna] pierna
        [escalera] { -run }
        [trio] trio
        [brelan] brelan
        [quarte] quarte
       *[other] meld
    }: { $cards }
offer-add-wild_low = { $cards }, the joker at the low end
offer-add-wild_high = { $cards }, the joker at the high end
offer-open = The contract is complete
offer-open-loba_seis_menes = The dépose is complete
offer-discard = Discard { $card }
offer-draw-stock = Draw from the stock
offer-draw-top = Take the discard
offer-draw-whole =
    { $count ->
        [one] Take the { -pile }: one card
       *[other] Take the whole { -pile }: { $count } cards
    }
# Beside a card that is held over a wild card and may take its place.
offer-reclaim = { $cards }, and the joker goes to your hand
# Beside a card that is held over a place of the contract.
offer-stage = Put it in your { -contract }
# In the list of choices: “Take 3 + 4 + 8”; { $sums } are sums of cards.
offer-take = Take { $sums }
offer-take-sweep = { CAPITAL(-sweep) }: take { $sums }
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
offer-trail = Trail it
table-several_ways = { $count } ways: let go and choose
offer-trail_drowns = Nobody can take it then
offer-trail_drowns-la_mona = La Mona drowns

# Hints, notices, and the tale of what happened.
# The first step of a hint: which cards; the place, where there are none.
table-hint_cards = Hint: { $cards }
table-hint_many = Hint: these { $count } cards
table-hint_place = Hint: look at the lit spot
table-log = What happened
table-log_empty = Nothing has happened yet
table-sorted-suit = Sorted by suit
table-sorted-rank = Sorted by rank
table-sorted-groups = Grouped in melds
table-sorted-own = Your own order
table-undo_draw = A card drawn from the stock cannot go back
table-nothing_staged = Nothing is prepared yet
notice-bot_replaced = { $player } could not find a move: a simpler bot takes over
notice-not_kept = The match could not be saved; play on, and Loba will try again
# At the top of the list of what the chosen card could do; the choices follow, such as “Take 3 + 4”.
table-choices = With { $card }
# In bold before the reason why a card cannot go there.
table-impossible = Not here:
# In bold before a warning.
table-think_twice = Careful:
# Goes on behind “Careful:”, so it begins with a small letter in English.
warn-trail_drowns = nobody could take it then. Do it again to confirm.
warn-trail_drowns-la_mona = La Mona will drown. Do it again to confirm.
refuse-discard-none_marked = Mark the card you want to discard first.
refuse-redo-nothing = There is nothing here to redo.

# Shorter, where there is little room.
table-out_short = Out
table-hands_won_narrow = *{ $won }* won
table-in_hand_narrow = Hand: *{ $points }*
table-staged_narrow = All included
table-hand_of_narrow = { CAPITAL(-hand) } { $number }/{ $most }

# Melds as the names of places and groups.
table-meld-pierna = Pierna
table-meld-escalera = { CAPITAL(-run) }
table-meld-trio = Trio
table-meld-brelan = Brelan
table-meld-quarte = Quarte
table-meld-escala_sucia = Escala sucia
# same in other languages: a name
table-meld-escala_color = Escala de color
table-meld-escala_real = Escala real

# What is missing, what fits, what is taken.
# Joins two things of which one is asked for: “7♣ or J♣”.
table-either = { $one } or { $other }
# To a player who still has to lay the contract, beside the melds of one who has.
table-later_on = { $player } is down. You may add to those melds after your own { -contract }.
table-missing =
    { $count ->
        [one] *One card to go*
       *[other] *{ $count } cards to go*
    }
# On the plate of the contract; { $meld } is “Escala”, { $cards } are one or two cards.
table-missing_which = *One card to go:* { $meld } needs { $cards }
# On a meld: how many cards of it would go with cards in the hand.
table-fits = *{ $count }* would go with your hand
table-choices_value = { $card } counts { $value }
table-choices_narrowed = With what you chose: { $count } of { $most }
table-prompt-fits =
    { $count ->
        [one] { $card } fits in one place: drag it there, or choose it
       *[other] { $card } fits in { $count } places: drag it, or choose one
    }
table-prompt-carried =
    { $count ->
        [one] Drop it on a lit spot
       *[other] Drop them on a lit spot
    }
table-prompt-carried_fishing = Drop it on a lit card, or on the table to trail it
table-prompt-carried_trail = Drop it on the table to trail it
table-prompt-narrowed = Choose more cards, or press one again to let it go
offer-take_all =
    { $count ->
        [one] Take it
        [2] Take both
       *[other] Take all { $count }
    }
offer-take_only = Only { $sums }
offer-take-sweep_all =
    { $count ->
        [one] { CAPITAL(-sweep) }: take it
        [2] { CAPITAL(-sweep) }: take both
       *[other] { CAPITAL(-sweep) }: take all { $count }
    }
offer-take-sweep_only = { CAPITAL(-sweep) }: only { $sums }

# The same sentences where there is little room.
table-prompt-draw_top_short = Draw from stock or discards
table-prompt-draw_whole_short = Draw, or take the { -pile }
table-prompt-play_short = Lay down or discard
table-prompt-play_first_short = Lay down, or discard
table-prompt-play_add_short = Add, or discard
table-prompt-play_discard_short = Discard a card
table-prompt-contract_short = Fill your { -contract }, or discard
table-prompt-contract_ready_short = Lay it down
table-prompt-use_taken_short = Use the card you took
table-prompt-choose_short = Choose a card
table-prompt-send_short = Choose for { $card }
table-prompt-pick_way_short = Choose with ← →
table-prompt-pick_act_short = Choose with ↑ ↓
# same in other languages: signs
table-prompt-allowed_more = { $act } · +{ $count }
table-prompt-marked_short = Choose where
table-prompt-marked_meld_short = { $melds }
table-prompt-marked_none_short = No place for them
table-prompt-marked_one_short = Marked: { $card }
table-prompt-fits_short = Choose where
table-prompt-carried_short = Drop on a lit spot
table-prompt-carried_fishing_short = Drop it on a lit spot
table-prompt-narrowed_short = Choose more cards
table-build_of_short = { $player }: { $value }
table-fila_of_short = Fila of { $value }
# Below a build, where it is told in full: { $what } is a text such as “Ana built 9”, { $parts } are its cards.
table-made_of = { $what }: { $parts }
