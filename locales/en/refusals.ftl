### Seen at the table, in a slip beside the place, behind “Not here:”: why something cannot be done,
### and what would be right. The rule book shows the same sentences below examples of what is wrong.
### A text whose key ends with the name of a game is said in that game instead.

# Turns
refuse-not_your_turn = It is not your turn yet.
refuse-not_now = There is nothing to decide about that just now.
refuse-match_over = The match is over; start another one to play on.
refuse-deal_first = The next { -hand } has to be dealt first.
refuse-decide_first = Decide first: buy back in, or leave the match.
refuse-draw_first = Draw first.
refuse-already_drew = You have already drawn; lay down cards, or discard one.
refuse-malformed = Something is missing: which cards, each of them once, and where they go.
refuse-not_in_this_game = This game has no such play.
refuse-not_held = That card is not in your hand.

# Drawing
refuse-draw-stock_empty = The stock is empty: take from the { -pile }.
refuse-draw-pile_empty = The { -pile } is empty: draw from the stock.
refuse-draw-never_from_pile = In this game you draw from the stock only.
refuse-draw-not_once_opened = Now that you have laid down cards, you draw from the stock only.
refuse-draw-unplayable = You may take the top card of the { -pile } only to use it in this turn, and so far nothing you hold lets you.
refuse-draw-whole_unplayable = You may take the { -pile } only if you can lay down one of its cards in this turn.
refuse-draw-not_for_lay_off = You took this card for a new meld; it may not be added to one on the table.

# Putting melds down
refuse-meld-too_few =
    { $least ->
        [one] It needs at least one card.
       *[other] It needs at least { $least } cards; here there { $given ->
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
refuse-meld-exact = As you lay it down it needs exactly { $least } cards; here there are { $given }.
refuse-meld-too_many_wilds =
    { $most ->
        [0] This one may not hold a wild card.
        [one] This one may hold only one wild card.
       *[other] This one may hold { $most } wild cards at most.
    }
refuse-meld-only_wilds = Wild cards alone make no meld; at least one card must stand for itself.
refuse-meld-not_after_contract = Once your { -contract } is down you lay down no more melds.
refuse-meld-next_turn = New melds have to wait for your next turn.
refuse-set-ranks_differ = The cards of a { -set } must all be of one rank.
refuse-set-no_wilds = A { -set } takes no wild cards: each of its cards stands for itself.
refuse-set-suit_twice = The cards of a { -set } must all be of different suits here.
refuse-set-fourth_suit = A { -set } has three suits; the fourth has no place in it.
refuse-set-suit_missing = A { -set } needs cards of three suits; here there are fewer.
refuse-run-suit = { CAPITAL(-a_run) } must be all of one suit.
refuse-run-colour = { CAPITAL(-a_run) } must be all red or all black.
refuse-run-not_next = These cards do not follow one another.
refuse-run-rank_twice = { CAPITAL(-a_run) } cannot hold the same rank twice.
refuse-run-ace_both_ways = The ace may start { -a_run } or end it, but no { -run } goes past it.
refuse-run-ace_low = In this game the ace goes only below the two.
refuse-run-ace_high = In this game the ace goes only above the king.
refuse-run-no_wilds = This { -run } may not hold a wild card.
refuse-run-no_room = There is no room left for it at either end.
refuse-run-rank_there = There is a card of that rank in the { -run } already.
refuse-run-wild_locked = In the middle of { -a_run } a wild card makes no room for another card.
refuse-run-wild_no_seat = A wild card has that place, and cannot make room for another card here.
refuse-run-wild_fixed = A wild card has that place, and adding a card does not move it at this table.
refuse-run-wild_keeps_end = It would fit only if the wild card changed ends for it, and at this table it does not.

# Contracts
refuse-contract_first = Lay down your { -contract } first.
refuse-same_turn_as_opening = Adding cards has to wait for your next turn.
refuse-open-no_contract = There are no contracts in this game; lay down any meld you like.
refuse-open-already = Your { -contract } is already down.
refuse-open-already-loba_seis_menes = { refuse-open-already }
refuse-open-not_exact = This { -hand } asks for { $contract }: lay down exactly that, and nothing else.
refuse-open-meld_size = In a { -contract } { $meld } has exactly { $least } cards, and here one has { $given }. This { -hand } asks for { $contract }.
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
refuse-discard-taken_card_first = First use the card you took from the { -pile }.
refuse-discard-taken_pile_first = First lay down a card from the { -pile } you took.
refuse-discard-just_taken = You have just taken this card; discard another one.
refuse-discard-lone_card = It was the only card in the { -pile }, so you may not discard it in this turn; discard another, its twin if you like.
refuse-discard-not_the_last = In this { -hand } the last card is laid down, not discarded.
refuse-discard-wild = You may not discard a wild card while you hold any other card.
refuse-discard-last_wild = You may not go out by discarding a wild card.
refuse-keep_a_discard = Keep a card you can discard to end your turn.
refuse-last_card_stays = In this { -hand } the last card is laid down too, and this would leave one you cannot lay down.
refuse-taken_card_stranded = After that you could no longer use what you took and still end your turn; use that first.
refuse-too_large = There are too many possibilities here to tell whether you could still end your turn after that.

# Taking, in a fishing game
refuse-not_on_table = That card does not lie loose on the table.
refuse-no_such_build = There is no such build on the table.
refuse-take-nothing = Choose at least one card or build to take.
refuse-take-value = This card does not take { $value }.
refuse-take-not_sum = These cards do not make groups of { $value }.
refuse-take-not_together = With your card these do not make { $value }.
refuse-take-build_value = A build is taken only with a card of its own value, not with { $value }.
refuse-take-inert = This card goes into no sum: nothing takes it, and nothing is built with it.
refuse-take-inert-la_mona = La Mona goes into no sum: once on the table nothing takes her, and nothing is built with her.
refuse-take-pairs_only = This card takes only cards like itself.

# Building
refuse-trail-own_build = While a build of yours is on the table you may not trail: take it, or go on building.
refuse-build-never = There is no building in this game.
refuse-build-inert = This card goes into no sum, so nothing is built with it.
refuse-build-inert-la_mona = Nothing is built with La Mona: she goes into no sum.
refuse-build-no_card = To build { $value } you need another card in your hand that takes { $value }.
refuse-build-never_taken = No card takes { $value }, so it cannot be built.
refuse-build-not_sum = These cards do not make a build of { $value } here.
refuse-build-value_there = There is a build of { $value } on the table already, and there is never more than one of a value.
refuse-build-one_group = In this game a build is a single group.
refuse-build-two_cards = Here a group you put together has two cards at most.
refuse-build-nothing_under = To build you need a card on the table to put yours with.
refuse-build-closed = A build of several groups keeps its value: this one stays { $value }.
refuse-build-closed-la_mona = A fila keeps its value: this one stays { $value }.
refuse-build-no_raise = In this game builds are not raised.
refuse-build-no_raise_own = You may not raise your own build; take it, or add to it.
refuse-build-no_old_card = To raise this build you also need a card of its present value, { $value }.
refuse-build-raise_by_table_card = A build is raised only with a card from your hand, not with one from the table.
refuse-build-keep_card = You own a build of { $value }: keep a card that takes it.
refuse-build-must_continue = Your build comes first: take it, or go on building.
refuse-build-loose_cards = While a build is yours you may not take loose cards alone: take a build, or go on building.
refuse-build-third = Two builds are yours already: take one, or add to one, before you start another.

# Taking a step back
refuse-undo-nothing = You have done nothing yet that could be undone.
refuse-undo-seen = A new card has been seen since, so this cannot be undone.

# Actions that cannot be read. { $word } is what was written.
notation-action = “{ $word }” is not an action I know, such as “discard 9h” or “meld 5h X 7h”.
notation-card = “{ $word }” is not a card: write rank and suit, such as 9h or Td, and X for a joker.
notation-rank = “{ $word }” does not say what the card stands for: write it like X=J.
notation-build = “{ $word }” is not the number of a build: write it like #1.
notation-build_on = “{ $word }” is a build among the cards: write “on #1” for the build you change.
