### The guided hand of Carioca. Seen on the paper beside the table, one text at a time. [9c 9h X]
### become cards. A text that ends in “_first”, “_other” or “keep” answers a play that was not the
### one asked for.

lesson-carioca-about = The contract, trios and escalas, an escala round the corner, adding from the next turn on, and going out.
lesson-carioca-welcome = Carioca is played over eight hands, each with its own contract. This is the fifth: two trios and an escala. Nobody lays anything down until they have the whole of their contract.
lesson-carioca-draw = A turn begins with a card. Draw from the stock and see what comes.
lesson-carioca-draw_stock = You may always take the top discard too, even just to keep it. But this time, see what the stock brings.
lesson-carioca-early = A third nine! And [3h] would go nicely at the low end of Beto’s escala. Try it: add it there.
lesson-carioca-contract = The contract comes first, all of it at once: [9c 9h 9s], [Qc Qd Qh], and the escala [Ks As 2s X], because here the ace joins the king to the two. You hold all of it: press “{ table-key-lay_contract }”. With “{ table-key-stage }” you put single groups aside before that.
lesson-carioca-contract_first = Discarding would end your turn. You have the whole contract in your hand: lay it down first.
lesson-carioca-contract_other = That would work too. But for now lay down these three: [9c 9h 9s], [Qc Qd Qh] and [Ks As 2s X].
lesson-carioca-same_turn = Your contract is down! In a contract each meld takes one joker at most; later you may add more. Now try to add [3h] to Beto’s escala.
lesson-carioca-discard = You may add from your next turn on. So end this one: discard [Jd], which fits nowhere.
lesson-carioca-keep = That one fits a meld on the table, and you will need it in a moment. Discard [Jd].
lesson-carioca-pile = Beto has discarded [9d]. Take it from the discard pile: it goes with your trio of nines.
lesson-carioca-pile_first = You could do that. But [9d] is sure to fit, and the stock is a gamble: take it from the discard pile.
lesson-carioca-add = Now you may add, to your own melds and to anybody else’s. Add [3h] at the low end of Beto’s escala.
lesson-carioca-add_first = In a moment. First add [3h] to Beto’s escala.
lesson-carioca-add_more = Two cards left, and both fit. But to go out you need one card to discard. So add just one of them: [9d] to your nines, or [8h] to Beto’s escala.
lesson-carioca-close_first = You could, but then you would be left with a card. Add one of the two first.
lesson-carioca-close = One card left. Discard it, and you go out.
lesson-carioca-scored = You pay nothing. Beto pays for what he still held: two to ten at face value, court cards ten each, aces fifteen, a joker twenty-five.
lesson-carioca-rounds = After the eighth contract the lowest score wins. That last one, three escalas, is the hardest of all.
lesson-carioca-learnt_contract = First the contract, exact and all at once; after that, no new melds.
lesson-carioca-learnt_melds = A trio is three of one rank, in any suits; an escala is four in a row of one suit, and may go round the corner.
lesson-carioca-learnt_add = From your next turn on you add to any meld on the table.
lesson-carioca-learnt_end = To go out you discard your last card.
