# The rule books: a game told from its parts. The numbers are those of the rules in force.
# *Stars* make words bold. A text whose key ends with the name of a game is said in that game.

# The scene
rules-title = Rules
rules-search = Search
rules-found_nothing = Nothing about “{ $words }” here. Try another word.
rules-hint-section = Section
rules-hint-page = Page
rules-hint-other = Contents or page
rules-hint-back = Back

# Sections
rules-section-goal = The aim
rules-section-deal = Cards and deal
rules-section-turn = Your turn
rules-section-draw = Drawing
rules-section-melds = Melds
rules-section-wilds = Wild cards
rules-section-wilds-loba_de_mas = { rules-section-wilds }
rules-section-contracts = The contracts
rules-section-contracts-loba_seis_menes = The déposes
rules-section-lay_off = Adding to melds
rules-section-capture = Taking
rules-section-inert = What nothing takes
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
rules-goal-out = Get rid of your cards: put them down in melds, and be the first with an empty hand. Whoever goes out scores nothing; the others count what they still hold.
rules-goal-table = Put your cards to work. What lies in your melds counts for you, what stays in your hand counts against you.
rules-goal-collect = Be the first with an empty hand, and collect the points of everything the others still hold.
rules-goal-contracts = There are { $count } contracts, one for each { -hand }. Lay the one of this { -hand } first; only then may you add cards.
rules-goal-contracts-loba_seis_menes = There are { $count } mènes, each with its own dépose. Lay it first; only then may you add cards.
rules-goal-eliminate = Points are bad. Whoever reaches { $points } is out, and the last one left wins the match.
rules-goal-lowest = After the last { -hand } the fewest points win.
rules-goal-highest = After the last { -hand } the most points win.
rules-goal-target-highest = The match ends once somebody has { $points } points; the most points win.
rules-goal-target-lowest = The match ends once somebody has { $points } points; the fewest points win.

# Players, cards, deal
rules-players-between = For { $least } to { $most } players.
rules-players-exactly = For { $count } players.
rules-players-partners = With { $count } players, those who sit opposite play together.
rules-deck-plain =
    { $packs ->
        [one] One pack of { $cards } cards.
       *[other] { $packs } packs, { $cards } cards in all.
    }
rules-deck-jokers =
    { $jokers ->
        [one] { $cards } cards: { $packs } × 52 and one joker.
       *[other] { $cards } cards: { $packs } × 52 and { $jokers } jokers.
    }
rules-deck-twins =
    { $packs ->
        [one] There is one of every card.
        [2] There are two of every card: they are twins.
       *[other] There are { $packs } of every card: they are twins.
    }
rules-deck-order = Their order is A 2 3 4 5 6 7 8 9 10 J Q K.
rules-deal-hand = Everybody is dealt { $count } cards.
rules-deal-hand_for = With { $players } players, { $count } cards each.
rules-deal-upcard = The next card is turned up and begins the { -pile }. The rest is the stock.
rules-deal-no_upcard = No card is turned up: the { -pile } begins with the first discard.
rules-deal-rebury = A wild card turned up goes back into the stock, and the next one is turned.
rules-dealer-random = Chance names the first dealer.
rules-dealer-high_cut = Everybody cuts a card; the highest deals first.
rules-dealer-low_cut = Everybody cuts a card; the lowest deals first. Here the ace is lowest of all.
rules-direction-clockwise = The player to the dealer’s left begins, and play goes clockwise. After every { -hand } the deal passes on.
rules-direction-anticlockwise = The player to the dealer’s right begins, and play goes anticlockwise. After every { -hand } the deal passes on.

# A turn
rules-turn-draw-stock = *1. Draw* the top card of the stock.
rules-turn-draw-top = *1. Draw* one card: from the stock, or the top of the { -pile }.
rules-turn-draw-whole = *1. Draw* one card from the stock, or take the whole { -pile }.
rules-turn-lay = *2. Put down* if you like: as many melds as you have, and cards onto melds that lie there.
rules-turn-lay_contract = *2. Put down* if you can: first your contract, and from your next turn on cards onto melds.
rules-turn-lay_contract-loba_seis_menes = *2. Put down* if you can: first your dépose, and from your next turn on cards onto melds, or new melds.
rules-turn-discard = *3. Discard* one card face up. That ends your turn.
rules-turn-back = Until you discard you may take every step back and do it again, except a card drawn from the stock.

# Drawing
rules-draw-stock_only = You only ever draw from the stock.
rules-draw-top = Draw the top card of the stock, or take the top card of the { -pile }. You may simply keep it.
rules-draw-top_to_play = You may take the top card of the { -pile } only to put it down in this very turn: in a new meld, or added to one on the table.
rules-draw-top_for_meld = You may take the top card of the { -pile } only to put it down in this very turn, in a new meld.
rules-draw-not_with_first_meld = In the turn of your first meld it has to go into a new meld.
rules-draw-no_rediscard = The card you took cannot be your discard in the same turn.
rules-draw-not_once_opened = Once you have put down cards, you draw from the stock only.
rules-draw-whole = Draw the top card of the stock, or take the whole { -pile }, never a part of it. It lies spread out: everybody sees what is in it.
rules-draw-whole_free = Taking it obliges you to nothing.
rules-draw-whole_to_play = Whoever takes it must put down one of its cards in that turn.
rules-draw-lone_card = If it was a single card, you cannot throw that very card straight back; its twin you may.
rules-stock_out-shuffle = All discards but the top one are shuffled and become the new stock.
rules-stock_out-flip = All discards but the top one are turned over, unshuffled: the oldest is drawn first.
rules-stock_out-stall =
    { $count ->
        [one] If it is used up again without a single card put down, the { -hand } is blocked.
        [2] If that happens twice in a row without a single card put down, the { -hand } is blocked.
       *[other] If that happens { $count } times in a row without a single card put down, the { -hand } is blocked.
    }
rules-stock_out-nothing = So it is if nothing is left to draw, and nothing to make a new stock of.
rules-stock_out-score_all = In a blocked { -hand } nobody wins: everybody counts what they hold.
rules-stock_out-void_redeal = A blocked { -hand } does not count and is dealt anew.
rules-stock_out-end_hand = Whoever draws the last card finishes the turn, and the { -hand } is over.

# Melds
rules-set-any = At least { $count } cards of one rank, of any suits.
rules-set-all_different = At least { $count } cards of one rank, each of another suit.
rules-set-three = At least { $count } cards of one rank, in exactly three suits. Twins may join; the fourth suit never.
rules-run-same = At least { $count } cards in a row, all of one suit.
rules-run-colour = At least { $count } cards in a row, all red or all black.
rules-run-any = At least { $count } cards in a row, of any suits, no rank twice.
rules-run-ace-either = The ace stands below the two or above the king, and no { -run } goes on past it.
rules-run-ace-low = The ace stands below the two.
rules-run-ace-high = The ace stands above the king.
rules-run-ace-round = { CAPITAL(-a_run) } may go round the corner: Q-K-A-2.
rules-meld-exact = A new one has exactly { $count } cards; it grows later.
rules-meld-most = It never has more than { $count } cards.
rules-meld-wilds =
    { $count ->
        [0] No wild cards here.
        [one] One wild card at most.
       *[other] At most { $count } wild cards.
    }
rules-meld-wilds-any = Any number of wild cards, beside at least one that stands for itself.
rules-meld-wilds_beside = At least one card stands for itself.
rules-meld-wilds_when_laid =
    { $count ->
        [0] No wild card when you lay it.
        [one] One wild card at most when you lay it.
       *[other] At most { $count } wild cards when you lay it.
    }
rules-meld-wilds_when_laid-any = When you lay it, any number of wild cards beside one that stands for itself.
rules-meld-wilds_later =
    { $count ->
        [0] None may join later.
        [one] Later, too, one at most.
       *[other] Later up to { $count }.
    }
rules-meld-wilds_later-any = Later any number may join.

# Wild cards
rules-wilds-jokers =
    { $count ->
        [one] The joker stands for any card you need.
       *[other] There are { $count } jokers; each stands for any card you need.
    }
rules-wilds-twos = Every two may stand for another card too. In the second place of its own suit, and in a { -set }, it is just a two.
rules-wilds-rank = Every { $rank } may stand for another card too.
rules-wilds-reading = Where more than one card is possible, you say which it stands for; a small violet tag shows it.
rules-wilds-stays = What lies on the table stays there: no wild card comes back to a hand.
rules-wilds-reclaim = If you hold the card it stands for, you may give that and take the wild card into your hand.
rules-wilds-move-free = At the end of { -a_run } it can make room: when you add a card, it may go to either end. Inside { -a_run } it never moves.
rules-wilds-move-replace_other_end = At the end of { -a_run } it makes room for the card it stands for, and goes to the other end. Inside { -a_run } it never moves.
rules-wilds-move-shift_outward = At the end of { -a_run } it makes room for the card it stands for, and steps one place outwards. Inside { -a_run } it never moves.
rules-wilds-move-fixed = Once laid, it never moves.
rules-discard-only_wilds_left = A wild card is only discarded when you hold nothing else.
rules-discard-never = Wild cards are not discarded, unless you hold nothing else; and never to go out.

# Contracts
rules-contract-exact = Each { -hand } asks for its own contract. Lay it complete and exact: every meld at its smallest, and nothing else in that turn. Then discard.
rules-contract-exact-loba_seis_menes = Each mène asks for its own dépose. Lay it complete and exact: brelans of three, quartes of four, and nothing else in that turn. Then discard.
rules-contract-when = You choose the moment; nobody has to lay it as soon as possible.
rules-contract-only_adding = After it no new melds follow: from your next turn on you add cards to what lies there.
rules-contract-later = From your next turn on you may lay further melds of any kind, and add cards to what lies there.
rules-contract-deal = The largest contracts are played with { $count } cards each.
rules-contract-no_discard = Contract { $number } is laid without a discard.
rules-contract-ends_hand = Contract { $number } leaves you a single card: lay it, discard, and the { -hand } is over.
rules-contract-ends_hand-loba_seis_menes = The dépose of mène { $number } leaves you a single card: lay it, discard, and the mène is over.
rules-contract-double_sets = One set of twice the size may count for two.
rules-contract-double_sets-loba_seis_menes = Six cards of one rank, a sextuple, may count as two brelans. It is one pile, with one joker at most.
rules-contract-no_same_rank = Two { -set }s of a contract may not be of one rank.
rules-contract-no_adjoining = Two { -run }s of a contract may not touch.

# Adding
rules-lay_off-any = Add single cards to any meld on the table, yours or another player’s.
rules-lay_off-own = Add single cards to your own melds only.
rules-lay_off-after_own_meld = First you need a meld of your own in this { -hand }.
rules-lay_off-after_contract = First your contract must lie on the table.
rules-lay_off-after_contract-loba_seis_menes = First your dépose must lie on the table.
rules-lay_off-same_turn = You may add in the same turn in which you lay your first.
rules-lay_off-next_turn = Not in that very turn: adding begins with your next one.
rules-lay_off-never_shrinks = Melds only grow. They are never joined, split or taken apart.

# The end of a hand
rules-end-optional = The { -hand } is over as soon as somebody has no cards left: everything put down, or all but one card and that one discarded.
rules-end-required = To go out you need a last discard: put down all cards but one, and throw that one away.
rules-end-forbidden = The last card is put down, never discarded.

# Points
rules-score-penalty = Whoever went out scores 0. Everybody else adds up the cards left in hand:
rules-score-collect = Whoever went out collects the points of all cards the others still hold:
rules-score-table_minus_hand = Your melds count for you, the cards in your hand against you. What is left can be less than nothing.
rules-score-wild_as = A wild card counts by the card it stands for.
rules-score-in_one = All cards down in a single turn, with nothing put down before: { $points } points.
rules-score-in_one-off = All cards down in a single turn, with nothing put down before: { $points } points off your score.
rules-score-in_one-players = All cards down in a single turn, with nothing put down before: { $points } points for each player at the table, instead.
rules-score-in_one-opponents = All cards down in a single turn, with nothing put down before: { $points } points for each opponent, instead.
rules-score-in_one_times = All cards down in a single turn counts { $times } times.
rules-score-out =
    { $points ->
        [one] Going out earns one point more.
       *[other] Going out earns { $points } points more.
    }
rules-score-nobody_out = If the stock is used up before anybody goes out, nobody earns that.
rules-score-rescore_wilds = At the end wild cards count in their best place, not where they lie.
rules-worth-printed = their number
rules-worth-low_ace = at the low end
rules-worth-most_cards = Most cards
rules-worth-most_spades = Most spades ♠
rules-worth-sweep = Each sweep
rules-worth-sweep-la_mona = Each wincho
rules-worth-or = { $first } or { $second }

# The match
rules-match-out = Points add up from { -hand } to { -hand }. Whoever has { $points } or more is out.
rules-match-last_one = The last one below { $points } wins. If after a { -hand } only one is left there, the match is over at once.
rules-match-rounds-lowest = The match has { $count } { -hand }s. The fewest points win.
rules-match-rounds-highest = The match has { $count } { -hand }s. The most points win.
rules-match-equal_rounds = If points are equal, whoever won more { -hand }s is ahead; then the win is shared.
rules-match-target-highest = The match ends with the { -hand } in which somebody reaches { $points } points. The highest score wins.
rules-match-target-lowest = The match ends with the { -hand } in which somebody reaches { $points } points. The lowest score wins.
rules-match-most_hands = It ends after { $count } { -hand }s in any case.
rules-match-equal = Equal scores share the win.
rules-match-rounds_won =
    { $count ->
        [one] Whoever has the most points of a round wins it, and the match.
       *[other] Whoever has the most points of a round wins it; equals win nothing. The first to win { $count } rounds wins the match.
    }
rules-rebuys-count =
    { $count ->
        [one] Whoever is out may buy back in, once in a match, with the highest score of those still below { $points }.
       *[other] Whoever is out may buy back in, up to { $count } times in a match, with the highest score of those still below { $points }.
    }
rules-rebuys-unlimited = Whoever is out may buy back in as often as they like, with the highest score of those still below { $points }.
rules-rebuys-fixed =
    { $price ->
        [one] It costs one luna, into the pot.
       *[other] It costs { $price } lunas, into the pot.
    }
rules-rebuys-escalating =
    { $price ->
        [one] The first costs one luna, the second two, and so on, into the pot.
       *[other] The first costs { $price } lunas, the second twice as much, and so on, into the pot.
    }
rules-rebuys-for_two = Between two it is possible as well.
rules-rebuys-not_for_two = Between two there is none: the first to reach { $points } has lost.

# Lunas
rules-money-pot =
    { $stake ->
        [one] Everybody puts one luna into the pot. The winner takes it all; equal winners share it.
       *[other] Everybody puts { $stake } lunas into the pot. The winner takes it all; equal winners share it.
    }
rules-money-difference =
    { $points ->
        [one] At the end every two players settle the difference of their scores, one luna for each point.
       *[other] At the end every two players settle the difference of their scores, { $points } lunas for each point.
    }
rules-money-lunas = Lunas are silver coins of this house, good for nothing but playing.
