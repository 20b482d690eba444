### The guided round of Cassino. Seen on the paper beside the table, one text at a time. [5c] become
### cards. A text that ends in “_first”, “_all” or “_other” answers a play that was not the one asked for.

lesson-cassino-about = Equals and sums, court cards, building and raising, what a build obliges you to, and what scores.
lesson-cassino-welcome = Cassino is a fishing game: with a card from your hand you take cards of its value, and cards that add up to it. On your turn you play one card. Just now you have only one left.
lesson-cassino-groups = A card takes all it can at once: [8d] takes [8c], and [5d] with [3h] as well. An ace counts one.
lesson-cassino-groups_all = You may take less, but why leave cards behind? With [8d] take [8c], [5d] and [3h].
lesson-cassino-groups_first = You may always trail. But here there is a lot to take: [8c], [5d] and [3h] with [8d].
lesson-cassino-deal = All hands were empty: everybody was dealt four more cards, and the table got none. Look: [Td] is big casino, worth two points.
lesson-cassino-build = There is nothing to take yet. So build: put [3c] onto [6h] for nine, and take that later with [9s].
lesson-cassino-build_first = First build nine: [3c] onto [6h].
lesson-cassino-obliged = While a build is yours, you may not trail. Try it: trail [Ac].
lesson-cassino-raise = But you may raise it: [Ac] makes the nine a ten, which [Td] will take. You only have to hold the new value.
lesson-cassino-raise_first = You could. But first raise it: [Ac] onto your nine makes ten.
lesson-cassino-courts = Beto took [Jc] with [Js]: court cards have no number. Each takes one card of its rank, and none is ever part of a sum.
lesson-cassino-take = Now bring it in: [Td] takes the ten you built.
lesson-cassino-take_first = First bring in your ten with [Td].
lesson-cassino-sweep = Four and five make nine, and nothing else lies there. Take [4d] and [5c] with [9s]!
lesson-cassino-sweep_first = Here [9s] takes everything: [4d] and [5c].
lesson-cassino-scored = You cleared the table: that is a sweep, worth a point. The last card went to you, because you took last. Most cards are worth three points; most spades one; big casino, [Td], two; little casino, [2s], one; each ace one.
lesson-cassino-match = The first to 21 points wins. Other players’ builds may be taken and raised, too, but a build of several groups is never raised. With four, you play two against two.
lesson-cassino-learnt_take = A card takes all it can: equals, sums and builds.
lesson-cassino-learnt_courts = A court card takes one of its rank.
lesson-cassino-learnt_build = Build what you can take later; while it is yours, you may not trail.
lesson-cassino-learnt_score = Plenty of cards, spades, aces and both casinos: that is what scores.
