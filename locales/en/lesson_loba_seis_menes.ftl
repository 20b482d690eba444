### The guided mène of the French Loba. Seen on the paper beside the table, one text at a time. [5c
### 5d 5h] become cards. A text that ends in “_first”, “_other” or “keep” answers a play that was
### not the one asked for.

lesson-loba_seis_menes-about = The first dépose, one joker to a meld, new melds later, and a mène won without a discard.
lesson-loba_seis_menes-welcome = Six mènes, each with its own dépose. The first asks for two brelans: three cards of one rank each, whatever their suits. What is left in your hand at the end counts against you.
lesson-loba_seis_menes-draw = A turn begins with a card. Draw from the stock.
lesson-loba_seis_menes-draw_stock = You may take the top discard just as freely. But this time draw from the stock.
lesson-loba_seis_menes-contract = Your dépose is exactly what the mène asks for: [5c 5d 5h] and [Js Jh X]. A meld never holds more than one joker. You hold all of it: press “{ table-key-lay_contract }”. With “{ table-key-stage }” you put single groups aside before that.
lesson-loba_seis_menes-contract_first = Discarding would end your turn. Lay down your two brelans first.
lesson-loba_seis_menes-contract_other = That would work too. But for now lay down [5c 5d 5h] and [Js Jh X].
lesson-loba_seis_menes-same_turn = And you have a quarte as well, four clubs in a row! Try to lay down [6c 7c 8c 9c], too.
lesson-loba_seis_menes-discard = In the turn of your dépose you lay down nothing more. Discard [Kd]: a king costs you thirteen.
lesson-loba_seis_menes-keep = That one is worth keeping. Discard [Kd].
lesson-loba_seis_menes-again = Everybody has had a turn. Draw once more.
lesson-loba_seis_menes-quarte = From now on you may lay down any melds you like. So now the quarte: [6c 7c 8c 9c].
lesson-loba_seis_menes-quarte_first = In a moment. First lay down the quarte [6c 7c 8c 9c].
lesson-loba_seis_menes-carre = You may also add to any meld on the table. Add [Jd] to the jacks: the brelan becomes a carré.
lesson-loba_seis_menes-carre_first = In a moment. First add [Jd] to the jacks.
lesson-loba_seis_menes-last = One card left, and it fits: add [5s] to the fives. You need no discard to win the mène.
lesson-loba_seis_menes-last_first = Discarding it would end the mène, too. But try it this way: add it to the fives.
lesson-loba_seis_menes-scored = Beto and Carla pay for what they hold: two to ten at face value, jack, queen and king eleven, twelve and thirteen, a joker twenty-five. An ace costs only one here.
lesson-loba_seis_menes-rounds = After six mènes the lowest score wins. And remember: six cards of one rank count as two brelans.
lesson-loba_seis_menes-learnt_contract = Your dépose is exactly what the mène asks for; nothing else in that turn.
lesson-loba_seis_menes-learnt_joker = Never two jokers in one meld, not even later.
lesson-loba_seis_menes-learnt_later = From the next turn on you lay down new melds, and add to any on the table.
lesson-loba_seis_menes-learnt_end = The mène ends with your last card, discarded or not.
