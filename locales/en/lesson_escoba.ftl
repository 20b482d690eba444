### The guided round of Escoba. Seen on the paper beside the table, one text at a time. [5c] become
### cards. A text that ends in “_first”, “_all” or “_other” answers a play that was not the one asked for.

lesson-escoba-about = Making fifteen, what the court cards count, an escoba, the seven of coins, and what scores.
lesson-escoba-welcome = Escoba is a fishing game: your card and those it takes must make exactly fifteen. On your turn you play one card. Just now you have only one left.
lesson-escoba-king = Ace to seven count what they show; of the court cards, the [Js] counts 8, the [Qs] 9 and the [Kh] 10. Five and ten are fifteen: mark the [5c] and take the [Kh].
lesson-escoba-king_first = You may always trail a card. But look: the [5c] and the [Kh] make fifteen.
lesson-escoba-deal = All hands were empty, so everybody was dealt three more cards. The table gets none: its four cards come only at the start.
lesson-escoba-three = You may take several cards if they make fifteen with yours. The [Qs] counts nine: take the [4s] and the [2h].
lesson-escoba-three_other = That makes fifteen, too. But try it with more cards: the [Qs] takes the [4s] and the [2h].
lesson-escoba-three_first = That is for later. First take with the [Qs]: the [4s] and the [2h].
lesson-escoba-equals = Equal cards mean nothing here; only the sum counts. Try it: take the [7c] with the [7d].
lesson-escoba-escoba = Seven, seven and one: fifteen! Take the [7c] and the [Ah] with the [7d].
lesson-escoba-escoba_other = That makes fifteen, but the ace would stay behind. The [7d] takes both: the [7c] and the [Ah].
lesson-escoba-escoba_first = Not now: the [7d] can take everything, the [7c] and the [Ah].
lesson-escoba-velo = You cleared the table: that is an escoba, worth a point. And the seven of coins is yours, the best card of the game: it scores a point by itself. After that, all Beto could do was trail.
lesson-escoba-leave = Eight and eight make sixteen, so there is nothing to take: trail the [Js]. Nobody can clear a table of fifteen or more.
lesson-escoba-scored = The pack is used up. What was left on the table went to you, because you took last. Most cards are worth a point, and so are most coins. So are most sevens, but you have two each, and a tie wins nothing. The seven of coins is worth one, and each escoba one.
lesson-escoba-match = The first to 21 points wins. If the first four cards on the table make fifteen, they are the dealer’s, with an escoba. With four, you play two against two.
lesson-escoba-learnt_fifteen = Your card and those it takes make exactly fifteen.
lesson-escoba-learnt_courts = Jack 8, knight 9, king 10, whatever their corners say.
lesson-escoba-learnt_escoba = Leave less than five or more than fourteen on the table, and nobody makes an escoba.
lesson-escoba-learnt_score = Cards, coins, sevens, the seven of coins and escobas are what scores.
