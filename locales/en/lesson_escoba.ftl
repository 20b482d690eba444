### The guided round of Escoba. Seen on the paper beside the table, one text at a time. [5c] become
### cards. A text that ends in “_first”, “_all” or “_other” answers a play that was not the one asked for.

lesson-escoba-about = Making fifteen, what the court cards count, an escoba, the seven of coins, and what scores.
lesson-escoba-welcome = Escoba is a fishing game: your card and those it takes must make exactly fifteen. On your turn you play one card. Just now you have only one left.
lesson-escoba-king = Ace to seven count what they show; of the court cards, [Js] counts 8, [Qs] 9 and [Kh] 10. Five and ten are fifteen: mark [5c] and take [Kh].
lesson-escoba-king_first = You may always trail a card. But look: [5c] and [Kh] make fifteen.
lesson-escoba-deal = All hands were empty, so everybody was dealt three more cards. The table gets none: its four cards come only at the start.
lesson-escoba-three = You may take several cards if they make fifteen with yours. [Qs] counts nine: take [4s] and [2h].
lesson-escoba-three_other = That makes fifteen, too. But try it with more cards: [Qs] takes [4s] and [2h].
lesson-escoba-three_first = That is for later. First take with [Qs]: [4s] and [2h].
lesson-escoba-equals = Equal cards mean nothing here; only the sum counts. Try it: take [7c] with [7d].
lesson-escoba-escoba = Seven, seven and one: fifteen! Take [7c] and [Ah] with [7d].
lesson-escoba-escoba_other = That makes fifteen, but the ace would stay behind. [7d] takes both: [7c] and [Ah].
lesson-escoba-escoba_first = Not now: [7d] can take everything, [7c] and [Ah].
lesson-escoba-velo = You cleared the table: that is an escoba, worth a point. And the seven of coins is yours, the best card of the game: it scores a point by itself. After that, all Beto could do was trail.
lesson-escoba-leave = Eight and eight make sixteen, so there is nothing to take: trail [Js]. Nobody can clear a table of fifteen or more.
lesson-escoba-scored = The pack is used up. What was left on the table went to you, because you took last. Most cards are worth a point, and so are most coins. So are most sevens, but you have two each, and a tie wins nothing. The seven of coins is worth one, and each escoba one.
lesson-escoba-match = The first to 21 points wins. If the first four cards on the table make fifteen, they are the dealer’s, with an escoba. With four, you play two against two.
lesson-escoba-learnt_fifteen = Your card and those it takes make exactly fifteen.
lesson-escoba-learnt_courts = Jack 8, knight 9, king 10.
lesson-escoba-learnt_escoba = Leave less than five or more than fourteen on the table, and nobody makes an escoba.
lesson-escoba-learnt_score = Cards, coins, sevens, the seven of coins and escobas are what scores.
