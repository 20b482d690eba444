### The guided round of Scopa. Seen on the paper beside the table, one text at a time. [5c] become
### cards. A text that ends in “_first”, “_all” or “_other” answers a play that was not the one asked for.

lesson-scopa-about = The equal card first, then sums, when you must take, a scopa, the settebello and the primiera.
lesson-scopa-welcome = Scopa is Italy’s fishing game: a card takes one of its own value or, if there is none, cards that add up to it. On your turn you play one card. Just now you have only one left.
lesson-scopa-sum_refused = Three and two make five. But try to take the [3s] and the [2d] with the [5c]: where an equal card lies, it comes first.
lesson-scopa-equal = So take the [5h] with the [5c]. Only one card goes at a time, or one sum.
lesson-scopa-deal = All hands were empty: everybody was dealt three more cards, and the table got none. Look: your seven of coins is the settebello, worth a point by itself.
lesson-scopa-sum = There is no seven to take, so a sum will do: the [7d] takes the [3s] and the [4h]. Then the settebello is yours for good.
lesson-scopa-sum_first = You could, but the settebello comes first: the [7d] takes the [3s] and the [4h].
lesson-scopa-must = A card that can take must take. Try to trail the [Kd] although the [Kc] lies there.
lesson-scopa-king = Ace to seven count what they show; of the court cards, the [Jh] counts 8, the [Qh] 9 and the [Kd] 10. Take the [Kc] with the [Kd].
lesson-scopa-king_other = You could trail it, since the [Jh] takes nothing yet. But keep it, and take the [Kc] with the [Kd].
lesson-scopa-scopa = Two, five and one make eight, which is what the [Jh] counts. Take them all: the [2d], the [5s] and the [Ah]!
lesson-scopa-last = You cleared the table: that is a scopa, worth a point. Beto’s last card took nothing and went to you, because you took last. The very last card of a round never makes a scopa.
lesson-scopa-scored = Most cards are worth a point, most coins one, the settebello one, and each scopa one.
lesson-scopa-primiera = There is one more, for the primiera: your best card of each suit. A seven is worth 21, a six 18, an ace 16, the others less. Beto’s make 78, yours 76, so the point is Beto’s.
lesson-scopa-match = The first to eleven points wins. With four, you play two against two.
lesson-scopa-learnt_equal = The equal card first; if there is none, one sum.
lesson-scopa-learnt_must = A card that can take must take, but which card you play is up to you.
lesson-scopa-learnt_scopa = Clear the table for a scopa, though never with the last card.
lesson-scopa-learnt_score = Coins and sevens are the cards to catch.
