# Why something cannot be done, and what would be right: one sentence for every refusal.
# A text whose key ends with the name of a game is said in that game instead.

# Turns
refuse-not_your_turn = It is not your turn yet.
refuse-not_now = There is nothing to decide about that just now.
refuse-match_over = The match is over; start another one to play on.
refuse-deal_first = The next { -hand } has to be dealt first.
refuse-decide_first = Decide first: buy back in, or leave the match.
refuse-draw_first = Draw a card first.
refuse-already_drew = You have already drawn; lay down cards, or discard one.
refuse-malformed = Something is missing: say which cards you mean, each of them once, and where they go.
refuse-not_in_this_game = There is no such play in this game.
refuse-not_held = That card is not in your hand.

# Drawing
refuse-draw-stock_empty = The stock is empty: take the top discard.
refuse-draw-pile_empty = The { -pile } is empty: draw from the stock.
refuse-draw-never_from_pile = In this game you draw from the stock only.
refuse-draw-not_once_opened = Now that you have laid down cards, you draw from the stock only.
refuse-draw-unplayable = You may take the discard only to lay it down in this turn, and so far nothing you hold lets you.
refuse-draw-unplayable-loba_de_menos = You may take a card from the pozo only to lay it down in this turn, and so far nothing you hold lets you.
refuse-draw-unplayable-loba_de_mas = You may take the pozo only if you can lay down one of its cards in this turn.
refuse-draw-not_for_lay_off = You took this card for a new meld; it may not be added to one on the table.

# Putting melds down
refuse-meld-too_few =
    { $least ->
        [one] A meld like this needs at least one card.
       *[other] A meld like this needs at least { $least } cards; here there { $given ->
            [one] is only one
           *[other] are only { $given }
        }.
    }
refuse-meld-too_many =
    { $most ->
        [one] It may have only one card.
       *[other] It may have { $most } cards at most; here there { $given ->
            [one] is one
           *[other] are { $given }
        }.
    }
refuse-meld-too_many_wilds =
    { $most ->
        [0] This one may not hold a wild card.
        [one] This one may hold only one wild card.
       *[other] This one may hold { $most } wild cards at most.
    }
refuse-meld-only_wilds = Wild cards alone make no meld; at least one card must stand for itself.
refuse-meld-not_after_contract = Once your { -contract } is down you lay down no more melds; add cards to those on the table.
refuse-set-ranks_differ = The cards of a { -set } must all be of one rank.
refuse-set-no_wilds = A { -set } takes no wild cards; they belong in { -a_run }.
refuse-set-suit_twice = The cards of a { -set } must all be of different suits here.
refuse-set-fourth_suit = A { -set } has three suits; the fourth has no place in it.
refuse-set-suit_missing = A { -set } needs cards of three suits; one is missing.
refuse-run-suit = These suits do not go together in { -a_run }.
refuse-run-suit-loba_de_menos = { CAPITAL(-a_run) } must be all of one suit.
refuse-run-suit-loba_de_mas = { refuse-run-suit-loba_de_menos }
refuse-run-not_next = These cards do not follow one another.
refuse-run-ace_both_ways = The ace may start { -a_run } or end it, but no { -run } goes past it.
refuse-run-no_wilds = This { -run } may not hold a wild card.
refuse-run-no_room = There is no room left for it at either end.
refuse-run-rank_there = That card is in the { -run } already.
refuse-run-wild_locked = In the middle of { -a_run } a wild card makes no room for another card.
refuse-run-wild_no_seat = The wild card has that place, and cannot make room for another card here.

# Contracts
refuse-contract_first = Lay down your contract first.
refuse-contract_first-loba_seis_menes = Lay down your dépose first.
refuse-same_turn_as_opening = That has to wait for your next turn; for now, discard a card.
refuse-open-no_contract = There are no contracts in this game; lay down any meld you like.
refuse-open-already = Your contract is already down; add cards to the melds on the table.
refuse-open-already-loba_seis_menes = Your dépose is already down; add cards to the melds on the table.
refuse-open-not_exact = A contract is laid down complete and exact: the melds it asks for, no meld with a card more than it needs, and nothing else.
refuse-open-not_exact-loba_seis_menes = Your dépose must be exactly what this mène asks for, and nothing more.
refuse-open-same_rank = Two { -set }s of a { -contract } may not be of the same rank.
refuse-open-adjoining_runs = Two { -run }s of a { -contract } may not touch.

# Adding to melds
refuse-no_such_meld = There is no such meld on the table.
refuse-lay_off-never = In this game you may not add to melds.
refuse-lay_off-not_opened = Lay down a meld of your own first; then you may add to others.
refuse-lay_off-own_only = You may only add to your own melds.
refuse-lay_off-full = This meld cannot grow any more.
refuse-lay_off-rank = Only cards of the same rank may be added here.
refuse-lay_off-not_there = The card fits this meld, but in another place.
refuse-reclaim-never = What is on the table stays there; no card goes back to a hand.
refuse-reclaim-no_wild = There is no wild card in that place.
refuse-reclaim-other_card = The wild card stands for another card; only that one may take its place.

# Discarding
refuse-discard-taken_card_first = First lay down the card you took from the { -pile }.
refuse-discard-taken_card_first-loba_de_mas = First lay down a card from the pozo you took.
refuse-discard-just_taken = You have just taken this card; discard another one.
refuse-discard-just_taken-loba_de_mas = It was the only card in the pozo, so you may not discard it in this turn; discard another, its twin if you like.
refuse-discard-not_the_last = In this { -hand } the last card is laid down, not discarded.
refuse-discard-wild = You may not discard a wild card while you hold any other card.
refuse-discard-wild-loba_de_menos = You may discard a joker only when you hold nothing else; choose another card.
refuse-keep_a_discard = Keep a card you can discard to end your turn.
refuse-taken_card_stranded = Then you could no longer lay down the card you took; lay that down first.
refuse-too_large = There are too many possibilities here to tell whether you could still end your turn after that.

# Taking, in a fishing game
refuse-not_on_table = That card does not lie loose on the table.
refuse-no_such_build = There is no such build on the table.
refuse-take-nothing = Choose at least one card or build to take.
refuse-take-value = This card does not take { $value }.
refuse-take-not_sum = These cards do not make groups of { $value }.
refuse-take-build_value = A build is taken only with a card of its own value, not with { $value }.
refuse-take-inert = This card goes into no sum: nothing takes it, and nothing is built with it.
refuse-take-inert-la_mona = La Mona goes into no sum: once on the table nothing takes her, and nothing is built with her.
refuse-take-pairs_only = This card goes only with its equals.

# Building
refuse-trail-own_build = While a build of yours is on the table you may not trail: take it, or go on building.
refuse-build-never = There is no building in this game.
refuse-build-no_card = To build { $value } you need another card in your hand that takes { $value }.
refuse-build-not_sum = These cards do not make a build of { $value } here.
refuse-build-nothing_under = To build you need a card on the table to put yours with.
refuse-build-closed = A build of several groups keeps its value: this one stays { $value }.
refuse-build-closed-la_mona = A fila keeps its value: this one stays { $value }.
refuse-build-no_raise = In this game builds are not raised.
refuse-build-no_raise_own = You may not raise your own build; take it, or add to it.
refuse-build-no_old_card = To raise this build you also need a card of its present value, { $value }.
refuse-build-raise_by_table_card = A build is raised with a card from your hand alone, not with one from the table.
refuse-build-keep_card = You own a build of { $value }: keep a card that takes it.
refuse-build-must_continue = Your build comes first: take it, or go on building.

# Taking a step back
refuse-undo-nothing = You have done nothing yet that could be undone.
refuse-undo-seen = A new card has been seen since, so this cannot be undone.

# Actions that cannot be read. { $word } is what was written.
notation-action = “{ $word }” is not an action I know, such as “discard 9h” or “meld 5h X 7h”.
notation-card = “{ $word }” is not a card: write rank and suit, such as 9h or Td, and X for a joker.
notation-rank = “{ $word }” does not say what the card stands for: write it like X=J.
notation-build = “{ $word }” is not the number of a build: write it like #1.
notation-build_on = “{ $word }” is a build among the cards: write “on #1” for the build you change.
