### Seen in the rule books, beside and below cards: the title of an example, and (“why”) the reason
### it is right. What is wrong comes with the sentence of its refusal.

# Sets
rules-example-set-any = One rank
rules-example-set-any-why = Two of them may share a suit.
rules-example-set-all_different = One rank
rules-example-set-all_different-why = Each card in a different suit.
rules-example-set-three = Three suits
rules-example-set-three-why = One rank, three suits: just right.
rules-example-set-twins = With a twin
rules-example-set-twins-why = More cards, but still only three suits.
rules-example-set-joker = No joker here
rules-example-set-joker_in = With a joker
rules-example-set-joker_in-why = The joker fills the gap.
rules-example-set-fourth = Not the fourth suit
rules-example-set-two_suits = Only two suits
rules-example-set-suit_twice = One suit twice
rules-example-two_jokers = One joker too many
rules-example-many_jokers = Too many jokers
rules-example-only_jokers = Only jokers

# Runs
rules-example-run-same = In a row
rules-example-run-same-why =
    { $count ->
        [one] One card.
       *[other] { $count } in a row, all of one suit.
    }
rules-example-run-colour = In a row
rules-example-run-colour-why = All red, or all black.
rules-example-run-any = In a row
rules-example-run-any-why = The suits do not matter.
rules-example-run-long = The whole row
rules-example-run-long-why = Thirteen cards, laid down at once.
rules-example-run-wild = With a joker
rules-example-run-wild-why = It stands for the card named on its tag.
rules-example-run-two = With a wild two
rules-example-run-two-why = Out of its own place, a two stands for another card.
rules-example-run-joker = No joker here
rules-example-run-suits = Another suit
rules-example-run-ace = Up to the ace
rules-example-run-ace-why = The ace ends the { -run }. It may also start one, below the two.
rules-example-run-corner = No way round
rules-example-run-round = Round the corner
rules-example-run-round-why = After the ace it goes on to the two.
rules-example-run-short = Too short

# Wild cards that move
rules-example-move-own_card = Its own card
rules-example-move-own_card-free = It makes room
rules-example-move-own_card-free-why = The jack takes its place, and the joker goes to whichever end you choose.
rules-example-move-own_card-replace_other_end = It changes ends
rules-example-move-own_card-replace_other_end-why = The jack takes its place, and the joker goes to the other end.
rules-example-move-own_card-shift_outward = It steps aside
rules-example-move-own_card-shift_outward-why = The jack takes its place, and the joker becomes the queen.
rules-example-move-own_card-fixed = Its own card
rules-example-move-own_card-fixed-why = The card finds its place.
rules-example-move-beyond = Too far away
rules-example-move-beyond-free = It fills the gap
rules-example-move-beyond-free-why = The joker changes ends and becomes the seven, so the six fits.
rules-example-move-locked = No room in the middle
rules-example-wild-second = Another joker
rules-example-wild-second-why = It may hold more than one.
rules-example-wild-reclaimed = Swapping for the joker
rules-example-wild-reclaimed-why = The 6 takes its place, and the joker is yours.

# The discard pile
rules-example-pile-used = Taken to lay down
rules-example-pile-used-why = With the two sevens in your hand it makes a meld at once.
rules-example-pile-unused = No use for it yet
rules-example-pile-kept = Taken and kept
rules-example-pile-twin = Its twin may go
rules-example-pile-twin-why = It looks the same, but it is not the one you took.
rules-example-pile-thrown_back = Not straight back

# Contracts
rules-example-contract = The first { -contract }
rules-example-contract-why = Exactly what it asks for.
rules-example-contract-more = One card too many
rules-example-contract-same_rank = The same rank twice
rules-example-contract-same_rank-why = Allowed; they stay two melds.
rules-example-contract-adjoining = One after the other
rules-example-contract-adjoining-why = Allowed; they stay two melds.
rules-example-contract-double = Twice the size
rules-example-contract-double-why = Twice the cards, so it counts as two.
rules-example-contract-double-loba_seis_menes = A sextuple
rules-example-contract-double-why-loba_seis_menes = Six of one rank count as two brelans.
rules-example-contract-same_turn = In the same turn
rules-example-contract-further = Another one later
rules-example-contract-further-why = From your next turn on you may lay down more.

# Adding
rules-example-add-run = On it goes
rules-example-add-run-why = It is the next card.
rules-example-add-run-stray = A gap
rules-example-add-set = One more
rules-example-add-set-why = The same rank: it may join them.
rules-example-add-set-stray = The fourth suit
rules-example-add-set-rank = Another rank
rules-example-add-others = Another player’s meld
rules-example-add-too_early = Too early

# Going out
rules-example-last-added = The last card
rules-example-last-added-why = Added, and your hand is empty: you go out.
rules-example-last-joker = Discarding the joker
rules-example-last-kept = With a discard
rules-example-last-kept-why = Add the 7, discard the 9, and you go out.
rules-example-hand_counts =
    { $points ->
        [one] One point in hand
       *[other] { $points } points in hand
    }
rules-example-hand_counts-why = That is what these cards add up to.
rules-example-meld_counts =
    { $points ->
        [one] One point on the table
       *[other] { $points } points on the table
    }
rules-example-meld_counts-why = The wild card in the jack’s place counts { $wild }, the other cards { $rest }.

# Fishing: taking
rules-example-take-sum = A sum
rules-example-take-sum-why = { $a } and { $b } make { $value }.
rules-example-take-together = Together { $value }
rules-example-take-together-why = { $own }, { $a } and { $b } make { $value }.
rules-example-take-groups = Several groups
rules-example-take-groups-why = { $a } + { $b } + { $b } make { $value }, and there is a card of { $value } as well.
rules-example-take-ace = An ace takes { $value }
rules-example-take-ace-why = { $a } and an ace as { $b } make { $value }.
rules-example-take-not_sum = It does not add up
rules-example-take-pair = Cards like it
rules-example-take-pair-why = A card takes both its equals.
rules-example-take-court = Two court cards
rules-example-take-single_first = A sum beside its equal
rules-example-take-left = Left lying
rules-example-take-build = A build
rules-example-take-build-why = It is worth { $value }: a card that takes { $value } takes all of it.
rules-example-take-build_in_sum = A build in a sum
rules-example-take-build_in_sum-why = { $a } and { $b } make { $value }, and that is what your card takes.
rules-example-take-split = One card of a build
rules-example-inert-takes = A sum of { $value }
rules-example-inert-takes-why = { $a } and { $b } make { $value }.
rules-example-inert-many = Twice { $value }
rules-example-inert-many-why = { $a } and { $b }, { $c } and { $d }: two groups at once.
rules-example-inert-drowned = Drowned

# Fishing: building
rules-example-build-sum = Building { $value }
rules-example-build-sum-why = { $a } and { $b } are now worth { $value }; the card in your hand will take them.
rules-example-build-many = Three cards
rules-example-build-many-why = { $a }, { $b } and { $c } make { $value }.
rules-example-build-no_card = Nothing to take it with
rules-example-build-trail = Trailing meanwhile
rules-example-build-trail-why = Your build can wait.
rules-example-build-elsewhere = Taking something else
rules-example-build-elsewhere-why = Your build can wait.
rules-example-raise-theirs = From { $low } to { $value }
rules-example-raise-theirs-why = Add your { $more }, with a card for { $value } in your hand: now the build is yours.
rules-example-raise-own = Raising your own
rules-example-raise-own-why = You hold cards for both, { $low } and { $value }.
rules-example-raise-own_freely = { rules-example-raise-own }
rules-example-raise-own_freely-why = Your { $low } raises it: you hold a card for { $value }, and that is enough.
rules-example-fila-pair = Equals together
rules-example-fila-pair-why = { $value } on { $value }, with another in your hand.
rules-example-fila-many = Everything worth { $value }
rules-example-fila-many-why = { $a } + { $b }, { $value }, and { $c } + { $d }, with a card for { $value } in your hand.
rules-example-fila-raised = No raising here
# Fishing: sweeping
rules-example-sweep-all = { CAPITAL(-a_sweep) }
rules-example-sweep-all-why = { $a } + { $b }, and { $value }: nothing is left.
rules-example-sweep-one = { rules-example-sweep-all }
rules-example-sweep-one-why = { $a } and { $b }: nothing is left.
