### The guided round of La Mona. Seen on the paper beside the table, one text at a time. [Qc] become
### cards. A text that ends in “_first” or “_other” answers a play that was not the one asked for.

lesson-la_mona-about = Pairs and sums, La Mona herself, wincho, building, fila, and how a round is counted.
lesson-la_mona-welcome = La Mona is a fishing game: with a card from your hand you take cards from the table, and what you take scores. On your turn you play exactly one card. Just now you have one left.
lesson-la_mona-pair = The simplest way: a card takes another of its value. Mark [Qc] and take [Qh].
lesson-la_mona-pair_first = You may always trail: just leave the card on the table. But here there is something to take: [Qh].
lesson-la_mona-deal = All hands were empty, so everybody was dealt four more cards. The table gets none. And look: [2c] is La Mona!
lesson-la_mona-mona = A card also takes cards that add up to its value. La Mona takes fifteen: [8d] and [7c] together. Play her!
lesson-la_mona-drowned = Careful! If you trail her, La Mona drowns: nothing takes her any more. Take [8d] and [7c] with her.
lesson-la_mona-mona_first = That is for later. La Mona can take [8d] and [7c] now.
lesson-la_mona-wincho = You took everything there was: a wincho, worth a point. And La Mona in your pile is worth three. After that, all Beto could do was trail.
lesson-la_mona-form = You hold [Td], worth two points, but there is no ten to take. So build one: [4h] onto [6c], and keep [Td] for your next turn.
lesson-la_mona-form_first = First build the ten: [4h] onto [6c].
lesson-la_mona-form_other = You could build that too, but [Td] is worth more. Build ten: [4h] onto [6c].
lesson-la_mona-obliged = Your build ties you down: while it lies there, you may not trail. Try it: trail [7s].
lesson-la_mona-fila = You may take your build, or add to it. [7s] and [3d] make ten as well: put them with it. That is a fila, and nobody can raise it any more.
lesson-la_mona-fila_first = You could take it now. But [7s] and [3d] can come along: make a fila first.
lesson-la_mona-take = Now bring it in: [Td] takes the whole fila.
lesson-la_mona-scored = The pack is used up. What was left on the table went to you, because you took last. Most cards are worth three points; most spades one; La Mona three; [Td] two; [2s] and each ace one; each wincho one.
lesson-la_mona-rounds = Whoever has the most points wins the round, and the first to win ten rounds wins the match. With four, you play two against two.
lesson-la_mona-learnt_take = A card takes its equals and what adds up to it; in a sum an ace counts 1 or 14.
lesson-la_mona-learnt_mona = La Mona takes fifteen and is worth three points; on the table she drowns.
lesson-la_mona-learnt_form = Build what you can take later; while it lies there, you may not trail.
lesson-la_mona-learnt_score = Plenty of cards, spades, aces and winchos: that is how rounds are won.
