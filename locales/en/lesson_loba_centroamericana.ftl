### The guided hand of the Central American Loba. Seen on the paper beside the table, one text at a
### time. [8c 9c Tc X] become cards. A text that ends in “_first”, “_other” or “keep” answers a play
### that was not the one asked for.

lesson-loba_centroamericana-about = A contract of two escalas, the ace at one end only, the joker that moves along, and going out.
lesson-loba_centroamericana-welcome = Six hands, six contracts, with all four jokers. This is the third hand: two escalas, each of four cards of one suit in a row. Beto has laid his down already.
lesson-loba_centroamericana-pile = On your turn you may take the top discard, and you need not use it at once. [7d] completes your diamonds: take it.
lesson-loba_centroamericana-pile_first = You may always draw from the stock. But [7d] is just the diamond you were missing.
lesson-loba_centroamericana-contract = Now you have both escalas: [8c 9c Tc X], where the joker stands for a missing card, and [4d 5d 6d 7d]. You hold all of it: press “{ table-key-lay_contract }”. With “{ table-key-stage }” you put single groups aside before that.
lesson-loba_centroamericana-contract_first = Discarding would end your turn. You have the whole contract: lay it down first.
lesson-loba_centroamericana-contract_other = That would work too. But for now lay down [8c 9c Tc X] and [4d 5d 6d 7d].
lesson-loba_centroamericana-discard = You add nothing in the turn of your contract. End it with [Kd], the most expensive card that fits nowhere: a king costs you thirteen.
lesson-loba_centroamericana-keep = Keep that one, you will need it. Discard [Kd].
lesson-loba_centroamericana-draw = From now on you may add cards to any meld. Draw from the stock first.
lesson-loba_centroamericana-draw_stock = That one fits nowhere. Draw from the stock.
lesson-loba_centroamericana-corner = Beto’s hearts run from jack to ace. Would [2h] go after the ace? Try to add it.
lesson-loba_centroamericana-ten = The ace is high or low, but never in the middle. There is room at the other end: add [Th] to Beto’s hearts.
lesson-loba_centroamericana-ten_first = In a moment. First add [Th] to Beto’s hearts.
lesson-loba_centroamericana-shift = At the end of Beto’s spades a joker stands for the eight. You hold the real one: add [8s], and the joker moves on to the nine.
lesson-loba_centroamericana-shift_first = In a moment. First add [8s] to Beto’s spades, and see what the joker does.
lesson-loba_centroamericana-own = Your [3d] fits too, at the low end of your own diamonds. Add it.
lesson-loba_centroamericana-own_first = Two cards left: add [3d] first, and keep the last one to discard.
lesson-loba_centroamericana-close = One card left: discard [2h], and you go out.
lesson-loba_centroamericana-scored = If you go out you pay nothing. The others pay: two to ten at face value, jack, queen and king eleven, twelve and thirteen, an ace fifteen, a joker twenty-five.
lesson-loba_centroamericana-rounds = After the sixth contract the lowest score wins.
lesson-loba_centroamericana-learnt_contract = The contract comes first, exact and all at once; you add from your next turn on.
lesson-loba_centroamericana-learnt_ace = The ace goes below the two or above the king; an escala never runs past it.
lesson-loba_centroamericana-learnt_joker = A joker at an end moves along when you add the card it stands for.
lesson-loba_centroamericana-learnt_end = You discard your last card; what the others hold counts against them.
