# The rule books of fishing games. { $cards } are cards by their names.

rules-goal-fishing = Take cards from the table with cards of your hand. What you take counts: the most cards, the most spades, and some cards of their own.
rules-goal-fishing-la_mona = Take cards from the table with cards of your hand. What you take counts: the most cards, the most spades, the aces, and above all La Mona.
rules-goal-rounds_won =
    { $count ->
        [one] Whoever wins the first round wins the match.
       *[other] The first to win { $count } rounds wins the match.
    }
rules-deal-table =
    { $count ->
        [one] One card lies face up on the table, in the first deal only.
       *[other] { $count } cards lie face up on the table, in the first deal only.
    }
rules-deal-redeal = If { $cards } is among them, all is dealt anew.
rules-deal-again = When all hands are empty, the same number is dealt again, until the pack is used up.

# A turn
rules-turn-one_card = Each turn you play exactly one card, in one of these ways:
rules-turn-take = *Take* what it is worth from the table.
rules-turn-build = *Build:* join it with cards of the table into a pile you can take later.
rules-turn-build-la_mona = *Build,* formar: join it with cards of the table into a pile you can take later.
rules-turn-trail = *Trail:* just lay it on the table.
rules-turn-trail-la_mona = *Trail,* juego abierto: just lay it on the table.
rules-turn-free = You never have to take, even if you could.
rules-turn-played = What is played is played: that ends your turn.

# Taking
rules-capture-groups = Your card takes every card of its value, every group that adds up to it, and several groups at once, as long as no card is used twice.
rules-capture-taken = Your card and all it took go onto your pile. This is what each card takes:
rules-capture-ace = In a sum an ace counts { $low } or { $high }, as you need it.
rules-capture-pair_only = { $cards } only take their equals, and are in no sum.
rules-capture-builds_whole = A build is taken as a whole, with a card of exactly its value; it is never a part of a sum.
rules-capture-builds_in_sums = A build counts as one card of its value, also within a sum.

# The card nothing takes
rules-inert-takes = { $cards } takes groups of { $count } from the table, and whole builds of { $count }.
rules-inert-takes-la_mona = { $cards } is La Mona, the monkey. From your hand she takes groups of { $count }, as many as there are, and a build of { $count }.
rules-inert-also = From the hand it may also be played as { $count }.
rules-inert-drowned = Once on the table, nothing takes { $cards }: it stays until the end and goes to whoever takes last.
rules-inert-drowned-la_mona = On the table nothing takes { $cards }: La Mona is *drowned,* la mona ahogada. She lies there until the end and goes to whoever takes last.

# Building
rules-build-single = Put your card together with cards of the table, up to a value that you hold in your hand: now they are one pile, and only a card of that value takes it.
rules-build-keep = You must hold a card that takes it, and keep it as long as the build is yours. What a partner holds does not count.
rules-build-two_cards = A build is made of two cards, no more.
rules-build-owner = A build belongs to whoever added a card last; but anybody with the right card may take it.
rules-build-partners = Your partner may go on with your build, or take it.
rules-build-standing-must_continue = While you own one you may not trail: take it, add to it, or raise it.
rules-build-standing-may_add_another = While you own one you may not trail: take it, go on with it, make a second one, or take another player’s.
rules-build-standing-may_do_all_but_trail = While you own one you may take and build what you like, but not trail.
rules-build-standing-free = It obliges you to nothing.
rules-build-raise = A card of your hand can raise a build to a higher value, if you hold that value too. Cards of the table cannot.
rules-build-raise_own = Your own you may raise if you hold both the old value and the new one.
rules-build-no_raise_own = Your own you may not raise.
rules-build-raise_previous = Whoever built on it before needs the present value as well.

# Multiple builds
rules-fila-groups = Several groups of the same value may lie on one pile.
rules-fila-groups-la_mona = Several groups of the same value may lie on one pile: that is a *fila.* A new build of a value that lies there joins it.
rules-fila-closed = Its value is fixed: it can grow, but nobody can raise it.

# Sweeping
rules-sweep-what =
    { $points ->
        [one] Take everything that lies on the table: one point.
       *[other] Take everything that lies on the table: { $points } points.
    }
rules-sweep-last_play = The last card of the round can do it too; collecting the leftovers is none.
rules-sweep-not_last_play = The last card of the round cannot do it.
rules-sweep-despite = { $cards } may stay behind.
rules-sweep-not_despite = As long as { $cards } lies there, the table is not empty.

# The end and the points
rules-end-round = The round is over when all cards are dealt and played.
rules-end-leftovers-last_taker = What is left on the table goes to whoever took last.
rules-end-leftovers-nobody = What is left on the table counts for nobody.
rules-score-categories = Count what you have taken; partners count together.
rules-score-equal = If two have equally many, nobody gets the points for the most.
