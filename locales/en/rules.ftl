### The rule books, seen under Rules and Learn: a game told from its parts. The numbers are those of
### the rules in force. *Stars* make words bold. A text whose key ends with the name of a game is
### said in that game.

# The scene
rules-title = Rules
rules-search = Search
rules-found_nothing = Nothing about “{ $words }” here. Try another word.
rules-hint-section = Section
rules-hint-page = Page
rules-hint-other = Contents or page

# Sections
rules-section-goal = The aim
rules-section-deal = Cards and deal
rules-section-turn = Your turn
rules-section-draw = Drawing
rules-section-melds = Melds
rules-section-wilds = Wild cards
rules-section-contracts = The contracts
rules-section-contracts-loba_seis_menes = The déposes
rules-section-lay_off = Adding to melds
rules-section-capture = Taking
rules-section-inert = Cards nothing takes
rules-section-inert-la_mona = La Mona
rules-section-build = Building
rules-section-fila = Multiple builds
rules-section-fila-la_mona = The fila
rules-section-sweep = The sweep
rules-section-sweep-la_mona = The wincho
rules-section-end = The end of a { -hand }
rules-section-scoring = Points
rules-section-match = The match
rules-section-money = Lunas
rules-section-house = House rules
rules-heading-stock_out = When the stock is used up
rules-heading-rebuys = Reenganche
rules-heading-match_over = Who wins
rules-heading-changed = At this table
rules-heading-rulings = Good to know
rules-heading-on_table = On the table
rules-heading-wild_on_table = Wild cards on the table
rules-heading-in_hand = Left in your hand
rules-heading-raising = Raising a build

# The aim
rules-goal-out = Get rid of your cards: lay them down in melds, and be the first to empty your hand. If you go out you score 0; everybody else counts the cards they still hold.
rules-goal-table = Put your cards to work: melds on the table score for you, cards left in your hand cost you points.
rules-goal-collect = Be the first to empty your hand, and collect the points for every card the others still hold.
rules-goal-contracts = There are { $count } contracts, one for each { -hand }. Lay down the contract first; only then may you add cards to melds.
rules-goal-contracts_alone = There are { $count } contracts, one for each { -hand }: lay it down first.
rules-goal-contracts-loba_seis_menes = There are { $count } mènes, each with its own dépose. Lay down your dépose first; only then may you add cards to melds.
rules-goal-eliminate = Reach { $points } points and you are out; the last player left in wins the match.
rules-goal-lowest = After the last { -hand } the lowest score wins.
rules-goal-highest = After the last { -hand } the highest score wins.
rules-goal-target-highest = The match ends once somebody reaches { $points } points; the highest score wins.
rules-goal-target-lowest = The match ends once somebody reaches { $points } points; the lowest score wins.

# Players, cards, deal
rules-players-between = For { $least } to { $most } players.
rules-players-exactly = For { $count } players.
rules-players-partners = With { $count } players, those sitting opposite each other are partners.
rules-deck-plain =
    { $packs ->
        [one] One pack of { $cards } cards.
       *[other] { $packs } packs, { $cards } cards in all.
    }
rules-deck-jokers =
    { $jokers ->
        [one] { $cards } cards: { $packs } × { $each } and one joker.
       *[other] { $cards } cards: { $packs } × { $each } and { $jokers } jokers.
    }
rules-deck-for = With { $players } players: { $deck }
rules-deck-without = It is played without { $ranks }.
rules-deck-spanish = It is the Spanish pack of coins, cups, swords and batons, with jack, knight and king.
# { $packs }: how many packs are shuffled together.
rules-deck-twins =
    { $packs ->
        [one] There is one of every card.
        [2] There are two of every card: each has its twin.
       *[other] There are { $packs } of every card: those are its twins.
    }
rules-deck-order = The cards go { $ranks }.
rules-deck-next = After the { $low } comes the { $high }.
rules-deal-hand = Each player is dealt { $count } cards.
rules-deal-hand_for = With { $players } players, { $count } cards each.
rules-deal-upcard = The next card is turned up to start the { -pile }. The rest are the stock.
rules-deal-no_upcard = No card is turned up: the first player draws from the stock, and the first discard starts the { -pile }.
rules-deal-rebury = If a wild card is turned up, it is buried in the stock and the next one is turned up.
rules-dealer-random = The first dealer is picked at random.
rules-dealer-high_cut = Everybody cuts for the deal; the highest card deals first. The ace is high here.
rules-dealer-low_cut = Everybody cuts for the deal; the lowest card deals first. The ace is low here.
rules-dealer-again = If there is a tie, those players cut again.
rules-dealer-again_jokers = After a joker or a tie, cut again.
rules-direction-clockwise = The player to the dealer’s left starts, and play goes clockwise. After every { -hand } the deal passes on the same way.
rules-direction-anticlockwise = The player to the dealer’s right starts, and play goes anticlockwise. After every { -hand } the deal passes on the same way.

# A turn
rules-turn-draw-stock = *1. Draw* the top card of the stock.
rules-turn-draw-top = *1. Draw* the top card of the stock, or take the top card of the { -pile }.
rules-turn-draw-whole = *1. Draw* the top card of the stock, or take the whole { -pile }.
rules-turn-lay = *2. Lay down* melds if you like, as many as you have.
rules-turn-add-any = You may also add cards to melds on the table.
rules-turn-add-own = You may also add cards to your own melds on the table.
rules-turn-lay_contract = *2. Lay down* your { -contract }, if you have all of it.
rules-turn-later-adding = From the turn after that, you may add cards to { $to ->
        [own] your own melds
       *[any] melds on the table
    }.
rules-turn-later-melds = From the turn after that, you may lay down further melds.
rules-turn-later-both = From the turn after that, you may lay down further melds, and add cards to { $to ->
        [own] your own melds
       *[any] melds on the table
    }.
# “It” is the contract.
rules-turn-once_down = Once it is down, you may add cards to { $to ->
        [own] your own melds
       *[any] melds on the table
    }.
rules-turn-discard = *3. Discard* one card face up. That ends your turn.
rules-turn-no_pass = Nobody may pass.
rules-turn-back = Until you discard you may undo any step and play it differently, except drawing from the stock.

# Drawing
rules-draw-stock_only = You only ever draw from the stock.
rules-draw-top = Draw the top card of the stock, or take the top card of the { -pile }. You may simply keep it.
rules-draw-top_to_play = You may take the top card of the { -pile } only to use it in the same turn: in a new meld, or added to one on the table.
rules-draw-top_for_meld = You may take the top card of the { -pile } only to lay it down in the same turn, in a new meld.
rules-draw-not_with_first_meld = In the turn in which you lay down your first meld, it must go into a new one.
rules-draw-no_rediscard = You may not discard the card you have just taken.
rules-draw-not_once_opened = Once you have laid down cards, you draw from the stock only.
rules-draw-whole = Draw the top card of the stock, or take the whole { -pile }, never just part of it. It is spread out for everybody to see.
rules-draw-whole_free = Taking it commits you to nothing.
rules-draw-whole_to_play = If you take it, you must lay down one of its cards in the same turn.
rules-draw-lone_card = If it was a single card, you may not discard that very card in the same turn; its twin you may.
rules-stock_out-shuffle = All the discards but the top one are shuffled and become the new stock.
rules-stock_out-flip = All the discards but the top one are turned over without shuffling: the oldest is drawn first.
rules-stock_out-stall =
    { $count ->
        [one] Unless a card is laid down or added in between, that happens only once.
        [2] Unless a card is laid down or added in between, that happens only twice in a row.
       *[other] Unless a card is laid down or added in between, that happens only { $count } times in a row.
    }
rules-stock_out-pile_alone =
    { $count ->
        [one] Without a stock you play one more round with the { -pile } alone. If no card is laid down or added in it, the { -hand } is blocked.
        [2] Without a stock you play two more rounds with the { -pile } alone. If no card is laid down or added in them, the { -hand } is blocked.
       *[other] Without a stock you play { $count } more rounds with the { -pile } alone. If no card is laid down or added in them, the { -hand } is blocked.
    }
rules-stock_out-nothing = If you can neither draw nor take from the { -pile }, the { -hand } is blocked at once.
rules-stock_out-no_stock = If there is nothing left to draw, the { -hand } is blocked.
rules-stock_out-score_all = In a blocked { -hand } nobody wins: everybody scores the cards they hold.
rules-stock_out-score_tables = In a blocked { -hand } nobody goes out: melds and hands are counted as they are.
rules-stock_out-score_none = In a blocked { -hand } nobody wins, and nobody scores.
rules-stock_out-void_redeal = A blocked { -hand } does not count, and is dealt again.
rules-stock_out-end_hand = Whoever draws the last card finishes that turn, and the { -hand } is over.

# Melds
rules-meld-size = { $size ->
        [exact] Exactly { $count }
       *[least] At least { $count }
    }
rules-set-any = { rules-meld-size } cards of one rank, in any suits.
rules-set-all_different = { rules-meld-size } cards of one rank, all of different suits.
rules-set-three = { rules-meld-size } cards of one rank, in exactly three suits. Twins may join them, but never the fourth suit.
rules-run-same = { rules-meld-size } cards in a row, all of one suit.
rules-run-colour = { rules-meld-size } cards in a row, all red or all black.
rules-run-any = { rules-meld-size } cards in a row, of any suits, no rank twice.
rules-run-ace-either = The ace goes below the two or above the king, never both, and no { -run } goes past it.
rules-run-ace-low = The ace goes below the two.
rules-run-ace-high = The ace goes above the king.
rules-run-ace-round = { CAPITAL(-a_run) } may go round the corner: Q-K-A-2.
rules-meld-exact = When you lay it down it has exactly { $count } cards; it may grow later.
rules-meld-most = It never has more than { $count } cards.
rules-meld-wilds =
    { $count ->
        [0] No wild cards.
        [one] One wild card at most.
       *[other] At most { $count } wild cards.
    }
rules-meld-wilds-any = Any number of wild cards, as long as at least one card stands for itself.
rules-meld-one_natural = At least one card must stand for itself.
rules-meld-wilds_when_laid =
    { $count ->
        [0] No wild cards when you lay it down.
        [one] One wild card at most when you lay it down.
       *[other] At most { $count } wild cards when you lay it down.
    }
rules-meld-wilds_when_laid-any = When you lay it down, any number of wild cards, as long as at least one card stands for itself.
rules-meld-wilds_later =
    { $count ->
        [0] None may be added later.
        [one] Later, too, one at most.
       *[other] Later, up to { $count }.
    }
rules-meld-wilds_later-any = Later, any number may be added.

# Wild cards
rules-wilds-jokers =
    { $count ->
        [one] The joker stands for any card you need.
       *[other] There are { $count } jokers; each stands for any card you need.
    }
rules-wilds-twos = Any two may stand for another card as well. In its own place in { -a_run } of its suit, it is just a two.
rules-wilds-twos_in_sets = In a { -set }, a two is always just a two.
rules-wilds-rank = Any { $rank } may stand for another card as well.
rules-wilds-reading = Where it could stand for more than one card, you choose; a small violet tag shows which.
rules-wilds-stays = What is on the table stays there: no wild card goes back to a hand.
rules-wilds-reclaim = Wherever you may add cards, you may also put the card a wild card stands for in its place, and take the wild card into your hand.
rules-wilds-move-free = At the end of { -a_run } a wild card can make room: when you add a card, it may go to either end. In the middle it makes no room.
rules-wilds-move-replace_other_end = At the end of { -a_run } a wild card makes room for the card it stands for, and goes to the other end. In the middle it makes no room.
rules-wilds-move-shift_outward = At the end of { -a_run } a wild card makes room for the card it stands for, and moves one place outwards. In the middle it makes no room.
rules-wilds-move-fixed = Adding cards never moves a wild card.
rules-discard-free = You may discard a wild card like any other.
rules-discard-only_wilds_left = You may discard a wild card only when you hold nothing else.
rules-discard-never = Wild cards may not be discarded unless you hold nothing else, and never to go out.

# Contracts
rules-contract-exact = Each { -hand } has its own { -contract }. Lay it down complete and exact: { $sizes }, not a card more, and no other meld in that turn.
rules-contract-exact-loba_seis_menes = { rules-contract-exact }
# One of $sizes.
# any_number
rules-contract-size = { $meld } of { $count }
rules-contract-when = You choose the moment: nobody has to lay it down as soon as they can.
rules-contract-only_adding = Once your { -contract } is down you lay down no more melds in this { -hand }: you only add cards to those on the table.
rules-contract-last_again = From { -hand } { $count } on, the last contract is laid again.
rules-contract-later = From your next turn on you may lay down further melds of any kind.
rules-contract-deal =
    { $contracts ->
        [one] Contract { $numbers } is played with { $count } cards each.
       *[other] Contracts { $numbers } are played with { $count } cards each.
    }
# One of $numbers.
# same in other languages: a number
# any_number
rules-contract-number = { $number }
rules-contract-no_discard = Contract { $number } is laid down without a discard.
rules-contract-ends_hand = Contract { $number } leaves you a single card. Discard it, and the { -hand } is over.
rules-contract-ends_hand-loba_seis_menes = The dépose of mène { $number } leaves you a single card: you discard it, and the mène is over.
rules-contract-double_sets = A set of twice the size may count as two.
rules-contract-double_sets-loba_seis_menes = Six cards of one rank, a sextuple, may count as two brelans. It is a single meld, with one joker at most.
rules-contract-no_same_rank = Two { -set }s of a { -contract } may not be of the same rank.
rules-contract-no_adjoining = Two { -run }s of a { -contract } may not touch.

# Adding
rules-lay_off-any = You may add cards to any meld on the table, your own or another player’s.
rules-lay_off-own = You may add cards to your own melds only.
rules-lay_off-after_own_meld = First you must have laid down a meld of your own in this { -hand }.
rules-lay_off-after_contract = First your { -contract } must be down.
rules-lay_off-at_once = You may do so even before you have laid down a meld of your own.
rules-lay_off-first_card = In the turn in which you first put cards on the table you may add only one card, before anything else.
rules-lay_off-same_turn = You may add on the same turn as you first lay down.
rules-lay_off-next_turn = Not in that same turn, though: you may add from your next turn on.
rules-lay_off-never_shrinks = Melds only grow. They are never joined, split or broken up.

# The end of a hand
rules-end-optional = The { -hand } is over as soon as somebody goes out: with every card on the table, or with all but one, which is discarded.
rules-end-required = To go out you need a last discard: put all your cards but one on the table, and discard that one.
rules-end-forbidden = The last card is laid down, never discarded.

# Points
rules-score-penalty = Whoever goes out scores 0. Everybody else adds up the cards left in their hand:
rules-score-collect = Whoever goes out collects the points for all the cards the others still hold:
rules-score-table_minus_hand = Your melds count for you, the cards in your hand against you. The total can be negative.
rules-score-wild_as = What a wild card scores depends on the card it stands for:
rules-score-wild_as_unlike = A wild card scores as much as the card it stands for, except for these:
rules-score-wild_as_alike = A wild card scores as much as the card it stands for.
rules-score-in_one = If you go out in a single turn, with nothing laid down before, you score { $points } points instead.
rules-score-in_one-off = If you go out in a single turn, with nothing laid down before, { $points } points come off your score, which may fall below zero.
rules-score-in_one-players = If you go out in a single turn, with nothing laid down before, the bonus is { $points } points for each player at the table instead.
rules-score-in_one-opponents = If you go out in a single turn, with nothing laid down before, the bonus is { $points } points for each opponent instead.
rules-score-in_one_times = If you go out in a single turn, with nothing laid down before, the points count { $times } times.
rules-score-out =
    { $points ->
        [one] Going out earns a bonus of one point.
       *[other] Going out earns a bonus of { $points } points.
    }
rules-score-nobody_out = If nobody goes out, nobody gets the bonus.
rules-score-nobody_collects = If nobody goes out, nobody scores.
rules-score-rescore_wilds = At the end of the { -hand } wild cards score as if they lay in their best place.
# In a table of what cards count: “2 to 10 – face value”.
rules-worth-printed = face value
# In a table of what cards count, behind an ace that lies before the two.
rules-worth-low_ace = at the low end
rules-worth-most_cards = Most cards
rules-worth-most_spades = Most spades ♠
rules-worth-most_suit = Most { $suit }
rules-worth-most_rank = Most { $rank }s
rules-worth-primiera = The best { -primiera }
# same in other languages: its name
rules-worth-napola = Napola
rules-worth-sweep = Each { -sweep }
# In a table of what cards count: “3 or 1”.
rules-worth-or = { $first } or { $second }

# The match
rules-match-out = Points add up from { -hand } to { -hand }. Reach { $points } and you are out.
rules-match-last_one = The last player left in wins.
rules-match-rounds-lowest = The match has { $count } { -hand }s. The lowest score wins.
rules-match-rounds-highest = The match has { $count } { -hand }s. The highest score wins.
rules-match-equal_rounds = If scores are tied, whoever has won more { -hand }s wins; if that is tied too, they share the win.
rules-match-target-highest = The match ends with the { -hand } in which somebody reaches { $points } points. The highest score wins.
rules-match-target-lowest = The match ends with the { -hand } in which somebody reaches { $points } points. The lowest score wins.
rules-match-most_hands = It ends after { $count } { -hand }s in any case.
rules-match-equal = Tied players share the win.
rules-match-equal_again = If the best scores are equal, another { -hand } is played.
rules-match-rounds_won =
    { $count ->
        [one] Whoever has the most points wins the round, and with it the match; a tie wins nothing.
       *[other] Whoever has the most points wins the round; a tie wins nothing. The first to win { $count } rounds wins the match.
    }
rules-rebuys-count =
    { $count ->
        [one] A player who is knocked out may buy back in, once in a match, at the highest score of those still below { $points }.
       *[other] A player who is knocked out may buy back in, up to { $count } times in a match, at the highest score of those still below { $points }.
    }
rules-rebuys-unlimited = A player who is knocked out may buy back in, as often as they like, at the highest score of those still below { $points }.
rules-rebuys-fixed =
    { $price ->
        [one] It costs one luna, which goes into the pot.
       *[other] It costs { $price } lunas, which go into the pot.
    }
rules-rebuys-escalating =
    { $price ->
        [one] The first costs one luna, the second two, the third three, and so on; it all goes into the pot.
       *[other] The first costs { $price } lunas, the second twice as much, the third three times as much, and so on; it all goes into the pot.
    }
rules-rebuys-for_two = With two players you may buy back in as well. With more, if a { -hand } leaves only one player below { $points }, nobody may: that player has won.
rules-rebuys-never_alone = If a { -hand } leaves only one player below { $points }, nobody may buy back in: that player has won.
rules-rebuys-not_for_two = With two players there is no buying back in: the first to reach { $points } has lost.

# Lunas
rules-money-pot =
    { $stake ->
        [one] Everybody puts one luna into the pot. The winner takes it all; joint winners share it.
       *[other] Everybody puts { $stake } lunas into the pot. The winner takes it all; joint winners share it.
    }
rules-money-difference =
    { $points ->
        [one] At the end each pair of players settles the difference between their scores, at one luna a point.
       *[other] At the end each pair of players settles the difference between their scores, at { $points } lunas a point.
    }
rules-money-lunas = Lunas are the silver coins of this house, good for nothing but play.

# The rules to print, and the score sheet
rules-print = Print them
rules-sheet-other = Played differently at this table than in the book.
rules-sheet-reading = Where it could stand for more than one card, you say which.
rules-sheet-deals = Deals
rules-sheet-total = Total
rules-sheet-written = { $file } is ready: open it in a browser and print it.
rules-sheet-unwritten = The file cannot be written ({ $detail }).
