### The guided round of Scopa. Seen on the paper beside the table, one text at a time. [5c] become
### cards. A text that ends in “_first”, “_all” or “_other” answers a play that was not the one asked for.

lesson-scopa-about = The equal card first, then sums, when you must take, a scopa, the settebello and the primiera.
lesson-scopa-welcome = Scopa is Italy’s fishing game: a card takes one of its own value or, if there is none, cards that add up to it. On your turn you play one card. Just now you have only one left.
lesson-scopa-sum_refused = Three and two make five. But try to take [3s] and [2d] with [5c]: where an equal card lies, it comes first.
lesson-scopa-equal = So take [5h] with [5c]. Only one card goes at a time, or one sum.
lesson-scopa-deal = All hands were empty: everybody was dealt three more cards, and the table got none. Look: [7d] is the settebello, worth a point by itself.
lesson-scopa-sum = There is no seven to take, so a sum will do: [7d] takes [3s] and [4h]. Then the settebello is yours for good.
lesson-scopa-sum_first = You could, but the settebello comes first: [7d] takes [3s] and [4h].
lesson-scopa-must = A card that can take must take. Try to trail [Kd] although [Kc] lies there.
lesson-scopa-king = Ace to seven count what they show; of the court cards, [Jh] counts 8, [Qh] 9 and [Kd] 10. Take [Kc] with [Kd].
lesson-scopa-king_other = You could trail it, since [Jh] takes nothing yet. But keep it, and take [Kc] with [Kd].
lesson-scopa-scopa = Two, five and one make eight, which is what [Jh] counts. Take them all: [2d], [5s] and [Ah]!
lesson-scopa-last = You cleared the table: that is a scopa, worth a point. Beto’s last card took nothing and went to you, because you took last. The very last card of a round never makes a scopa.
lesson-scopa-scored = Most cards are worth a point, most coins one, the settebello one, and each scopa one.
lesson-scopa-primiera = There is one more, for the primiera: your best card of each suit. A seven is worth 21, a six 18, an ace 16, the others less. Beto’s make 78, yours 76, so the point is Beto’s.
lesson-scopa-match = The first to eleven points wins. With four, you play two against two.
lesson-scopa-learnt_equal = The equal card first; if there is none, one sum.
lesson-scopa-learnt_must = A card that can take must take, but which card you play is up to you.
lesson-scopa-learnt_scopa = Clear the table for a scopa, though never with the last card.
lesson-scopa-learnt_score = Coins and sevens are the cards to catch.
