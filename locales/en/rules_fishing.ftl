### The rule books of fishing games, seen under Rules and Learn. { $cards } are cards by their
### names.

rules-goal-fishing = Take cards from the table with cards from your hand. What you take scores points.
# $prizes: "most cards, every A and 10♦"
rules-goal-prizes = You score for { $prizes }.
# Part of “You score for most cards, each wincho and 10♦”.
rules-prize-most_cards = most cards
rules-prize-most_spades = most spades
rules-prize-most_suit = most { $suit }
rules-prize-most_rank = most { $rank }s
rules-prize-primiera = the best { -primiera }
rules-prize-sweep = each { -sweep }
rules-prize-rank = every { $rank }
rules-prize-cards = the cards themselves
rules-goal-rounds_won =
    { $count ->
        [one] Whoever wins the first round wins the match.
       *[other] The first to win { $count } rounds wins the match.
    }
rules-deal-table =
    { $count ->
        [one] One card is dealt face up to the table, in the first deal only.
       *[other] { $count } cards are dealt face up to the table, in the first deal only.
    }
rules-deal-redeal = If the { $cards } is among them, everything is dealt again.
rules-deal-redeal_from = If { $count } or more of { $cards } are among them, everything is dealt again.
rules-deal-to_dealer = If all of them fall into groups that make { $value }, the dealer takes them: each group counts as one { -sweep }.
rules-deal-again = When all hands are empty, each player is dealt as many again, until the pack is used up.

# A turn
rules-turn-one_card = On your turn you play exactly one card, in one of these ways:
rules-turn-take = *Take* cards from the table worth as much as yours.
rules-turn-take_together = *Take* cards from the table that make { $value } with yours.
rules-turn-build = *Build:* put it together with cards on the table, in a pile you can take later.
rules-turn-build-la_mona = *Build,* formar: put it together with cards on the table, in a pile you can take later.
rules-turn-trail = *Trail:* just leave it on the table.
rules-turn-trail-la_mona = *Trail,* juego abierto: just leave it on the table.
rules-turn-free = You never have to take, even if you could.
rules-turn-free_without_build = Unless a build of yours is on the table, you never have to take.
rules-turn-must_take = A card that can take has to take; but you choose which card you play.
rules-turn-played = A card played stays played: that ends your turn.

# Taking
rules-capture-groups_any = Your card can take any card of its value, any group that adds up to it, or several of these at once, as long as no card is counted twice.
rules-capture-groups_one = Your card takes one card of its value, or one group that adds up to it. The others stay.
rules-capture-together_one = Your card takes one group: yours and those it takes make { $value } exactly. The others stay.
rules-capture-together_any = Your card takes any group that makes { $value } with it, or several at once, as long as no card of the table is counted twice.
rules-capture-single_first = If a single card would do, a group of several may not be taken.
rules-capture-kept = Your card and everything it takes go onto your own pile.
rules-capture-taken = Your card and everything it takes go onto your own pile. This is what each card takes:
rules-capture-adds = In a sum cards count:
rules-capture-ace = In a sum an ace counts as { $low } or { $high }, whichever you need. From your hand it takes { $takes }.
rules-capture-pairs_all = { $cards } take only cards like themselves, and never go into a sum.
rules-capture-pairs_one = { $cards } take one card of their own rank at a time, and never go into a sum.
rules-capture-pairs_one_or_three = { $cards } take one card of their own rank, or all three, and never go into a sum.
rules-capture-builds_whole = A build is taken whole, with a card of exactly its value; it is never part of a sum.
rules-capture-builds_in_sums = A build counts as one card of its value, in a sum as well.

# The card nothing takes
rules-inert-takes = { $cards } takes groups of { $count } from the table, and builds of { $count }.
rules-inert-takes-la_mona = The { $cards } is La Mona, the monkey. From your hand she takes groups of { $count }, as many as there are, and a build of { $count }.
rules-inert-also = From your hand, this card may also be played as { $count }.
rules-inert-drowned = Once it is on the table, nothing takes { $cards }: it stays to the end, and goes to whoever takes last.
rules-inert-stays = Once it is on the table, nothing takes { $cards }: it stays there to the end.
rules-inert-drowned-la_mona = On the table nothing takes the { $cards }: La Mona is *drowned,* la mona ahogada. She lies there to the end, and goes to whoever takes last.

# Building
rules-build-single = Put your card together with cards on the table, to make a value you still hold in your hand: now they are one pile, and cannot be split.
rules-build-keep = You must hold a card that takes it, and keep that card as long as the build is yours.
rules-build-ace = A build of { $count } is taken with an ace: keep one in your hand.
rules-build-two_cards = A group you put together has two cards at most.
rules-build-owner = A build belongs to whoever last added a card to it; but anybody with the right card may take it.
rules-build-partners = Your partner may add to your build, or take it; but when you build, their cards do not count.
rules-build-standing-must_continue = While a build is yours you may not trail: take it, or add to it.
rules-build-standing-may_add_another = While a build is yours you may not trail: take it, add to it, make a second one of another value, or take another player’s. With two of your own, you choose which to take first.
rules-build-standing-may_do_all_but_trail = While a build is yours you may take and build as you like, but not trail.
rules-build-standing-free = It commits you to nothing.
rules-build-raise = A card from your hand may raise a build to a higher value, if you hold that value too. A card on the table may not.
rules-build-raise_own = You may raise a build of your own if you hold both the old value and the new one.
rules-build-raise_own_freely = You may raise a build of your own, too.
rules-build-no_raise_own = You may not raise a build of your own.
rules-build-raise_previous = If you built on it before, you also need a card of its present value.

# Multiple builds
rules-fila-groups = Several groups of one value may lie in a single pile.
rules-fila-groups-la_mona = Several groups of one value may lie in a single pile: that is a *fila.* A new build of a value already on the table joins it.
rules-fila-closed = Its value is fixed: it can grow, but nobody can raise it.

# Sweeping
rules-sweep-what =
    { $points ->
        [one] Take everything on the table, and you score one point.
       *[other] Take everything on the table, and you score { $points } points.
    }
rules-sweep-last_play = It counts with the last card of the round, too.
rules-sweep-leftovers = Collecting what is left over does not count.
rules-sweep-not_last_play = With the last card of the round it does not count.
rules-sweep-despite = It counts even if the { $cards } is left behind.
rules-sweep-not_despite = As long as { $cards } lies there, the table is not empty.

# The end and the points
rules-end-round = The round is over when all the cards have been dealt and played.
rules-end-leftovers-last_taker = Whatever is left on the table goes to whoever took last.
rules-end-leftovers-nobody = Whatever is left on the table counts for nobody.
rules-score-categories = Count what you have taken.
rules-score-categories-la_mona = { rules-score-categories } 2♠ is called el 2 bonito, 10♦ el 10 bonito.
rules-score-partners = Partners count together.
rules-score-equal = If there is a tie for the most, nobody gets those points.
rules-score-all_suit = Whoever takes all { $suit } scores { $points } for them.
rules-score-all_rank = Whoever takes all four { $rank }s scores { $points } for them.
rules-score-napola = Napola: ace, 2 and 3 of { $suit } score three points, and each card of { $suit } that follows in order scores one more.
rules-score-primiera_none = Without a card of every suit there is no { -primiera }.
rules-score-primiera_zero = In the { -primiera } a suit counts 0 if you have no card of it.
rules-score-primiera = For the { -primiera } your best card of each suit counts, and the highest sum wins. Here cards are worth:
