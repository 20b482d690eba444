# Why something cannot be done, and what would be right: one sentence for every refusal.
# A text whose key ends with the name of a game is said in that game instead.

# Turns
refuse-not_your_turn = It is not your turn yet.
refuse-not_now = There is nothing to decide about that just now.
refuse-match_over = The match is over; start another one to play on.
refuse-deal_first = The next { -hand } has to be dealt first.
refuse-decide_first = First decide: buy back in, or leave the match.
refuse-draw_first = Draw a card first.
refuse-already_drew = You have drawn already; put cards down, or discard one.
refuse-malformed = Something is missing here: say which cards are meant, each once, and where they go.
refuse-not_in_this_game = This game has no such play.
refuse-not_held = That card is not in your hand.

# Drawing
refuse-draw-stock_empty = The stock is empty, so take the top discard.
refuse-draw-pile_empty = The { -pile } is empty, so draw from the stock.
refuse-draw-never_from_pile = Cards come from the stock only in this game.
refuse-draw-not_once_opened = Now that you have put down cards, you draw from the stock only.
refuse-draw-unplayable = The discard may only be taken to be put down in this turn, and nothing you hold allows it yet.
refuse-draw-unplayable-loba_de_menos = A card of the pozo may only be taken to be put down in this turn, and nothing you hold allows it yet.
refuse-draw-unplayable-loba_de_mas = The pozo may only be taken if one of its cards can be put down in this turn.
refuse-draw-not_for_lay_off = You took this card for a new meld; it cannot be added to one that lies there.

# Putting melds down
refuse-meld-too_few =
    { $least ->
        [one] A meld like this has one card at least.
       *[other] A meld like this has { $least } cards at least, and here there { $given ->
            [one] is one
           *[other] are { $given }
        }.
    }
refuse-meld-too_many =
    { $most ->
        [one] It may have one card at most.
       *[other] It may have { $most } cards at most, and here there { $given ->
            [one] is one
           *[other] are { $given }
        }.
    }
refuse-meld-too_many_wilds =
    { $most ->
        [0] No wild card may lie in this one.
        [one] Only one wild card may lie in this one.
       *[other] No more than { $most } wild cards may lie in this one.
    }
refuse-meld-only_wilds = Wild cards alone are no meld; they need at least one card to stand beside.
refuse-meld-not_after_contract = After the contract no more melds follow; add cards to those on the table.
refuse-set-ranks_differ = The cards of a { -set } are all of one rank.
refuse-set-no_wilds = A { -set } takes no wild cards; they belong in { -a_run }.
refuse-set-suit_twice = Every card of the { -set } has a suit of its own.
refuse-set-fourth_suit = A { -set } has three suits, so the fourth has no place in it.
refuse-set-suit_missing = A { -set } has cards of three suits; one is still missing.
refuse-run-suit = The suits do not go together in this { -run }.
refuse-run-suit-loba_de_menos = { CAPITAL(-a_run) } is of one suit.
refuse-run-suit-loba_de_mas = { refuse-run-suit-loba_de_menos }
refuse-run-not_next = These cards do not follow one another.
refuse-run-ace_both_ways = The ace begins { -a_run } or ends it, but no { -run } goes on past it.
refuse-run-no_wilds = No wild card may stand in this { -run }.
refuse-run-no_room = At neither end is there a place left for it.
refuse-run-rank_there = That card is in the { -run } already.
refuse-run-wild_locked = A wild card inside { -a_run } stays where it is; only one at an end can make room.
refuse-run-wild_no_seat = The wild card would have nowhere to go if it made room here.

# Contracts
refuse-contract_first = Lay down your contract first.
refuse-contract_first-loba_seis_menes = Make your first dépose first.
refuse-same_turn_as_opening = That has to wait for your next turn; in this one discard a card.
refuse-open-no_contract = There are no contracts in this game; lay down any meld you like.
refuse-open-already = Your contract lies on the table; add cards to the melds there.
refuse-open-already-loba_seis_menes = You have made your first dépose; add cards, or lay another combination.
refuse-open-not_exact = A contract is laid complete and exact: its melds, each at its smallest, and nothing else.
refuse-open-not_exact-loba_seis_menes = The first dépose is exactly the list of this mène, and nothing more.
refuse-open-same_rank = Two { -set }s of the contract may not be of one rank.
refuse-open-adjoining_runs = Two { -run }s of the contract may not touch.

# Adding to melds
refuse-no_such_meld = There is no such meld on the table.
refuse-lay_off-never = Nothing may be added to melds in this game.
refuse-lay_off-not_opened = Put down a meld of your own first; then you may add to others.
refuse-lay_off-own_only = You may only add to your own melds.
refuse-lay_off-full = This meld cannot grow any longer.
refuse-lay_off-rank = Only cards of the same rank may join this one.
refuse-lay_off-not_there = The card fits this meld, but in another place.
refuse-reclaim-never = What lies on the table stays there; no card comes back to a hand.
refuse-reclaim-no_wild = There is no wild card in that place.
refuse-reclaim-other_card = The wild card stands for another card; only that one may take its place.

# Discarding
refuse-discard-taken_card_first = First put down the card you took from the { -pile }.
refuse-discard-taken_card_first-loba_de_mas = First put down a card of the pozo you took.
refuse-discard-just_taken = You have just taken this card, so discard another one.
refuse-discard-just_taken-loba_de_mas = It was the only card of the pozo, so it stays with you for this turn; discard another, its twin if you like.
refuse-discard-not_the_last = In this { -hand } the last card is put down, not discarded.
refuse-discard-wild = A wild card cannot be discarded while you hold another card.
refuse-discard-wild-loba_de_menos = A joker is only discarded when you hold nothing else; choose another card.
refuse-keep_a_discard = Keep a card that you can discard to end your turn.
refuse-taken_card_stranded = Then the card you took could not be put down any more; put it down first.
refuse-too_large = This game has too many possibilities here: it cannot be made out whether your turn could still end after that.

# Taking, in a fishing game
refuse-not_on_table = That card does not lie loose on the table.
refuse-no_such_build = There is no such build on the table.
refuse-take-nothing = Choose at least one card or build to take.
refuse-take-value = This card does not take { $value }.
refuse-take-not_sum = These cards do not fall into groups of { $value }.
refuse-take-build_value = A build is only taken with a card of its own value, not with { $value }.
refuse-take-inert = Nothing takes this card; it stays until the end of the round.
refuse-take-inert-la_mona = La Mona is drowned: she stays until the end and goes to whoever captures last.
refuse-take-pairs_only = This card only goes with its equals.

# Building
refuse-trail-own_build = With a build of yours on the table you cannot trail; take it, or go on with it.
refuse-build-never = Nothing is built in this game.
refuse-build-no_card = To build { $value } you need another card that takes { $value } in your hand.
refuse-build-not_sum = These cards do not come to { $value }, or to several groups of { $value }.
refuse-build-nothing_under = A build needs a card of the table under yours.
refuse-build-closed = A multiple build stays what it is: this one is worth { $value } for good.
refuse-build-closed-la_mona = A fila keeps its value: this one is worth { $value } for good.
refuse-build-no_raise = Builds are not raised in this game.
refuse-build-no_raise_own = You cannot raise your own build; take it, or add to it.
refuse-build-no_old_card = To raise this build you need a card of its present value, { $value }, as well.
refuse-build-raise_by_table_card = A build is raised with a card of your hand alone, not with one of the table.
refuse-build-keep_card = You own a build of { $value }: keep a card that takes it.
refuse-build-must_continue = Your build comes first: take it, or go on with it.

# Taking a step back
refuse-undo-nothing = You have done nothing yet that could be taken back.
refuse-undo-seen = Somebody has seen a new card since, so this stays done.

# Actions that cannot be read. { $word } is what was written.
notation-action = “{ $word }” is no action I know, such as “discard 9h” or “meld 5h X 7h”.
notation-card = “{ $word }” is not a card: write rank and suit, such as 9h or Td, and X for a joker.
notation-rank = “{ $word }” does not say what the card stands for: write it like X=J.
notation-build = “{ $word }” is no number of a build: write it like #1.
notation-build_on = “{ $word }” names a build among the cards: write “on #1” for the build to be changed.
