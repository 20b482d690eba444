### The guided hand of Loba de Más. Seen on the paper beside the table, one text at a time. [8c 8d
### 8h] become cards. A text that ends in “_first”, “_other” or “keep” answers a play that was not
### the one asked for.

lesson-loba_de_mas-about = Points on the table, wild twos, the whole pozo, adding to your own melds, and going out.
lesson-loba_de_mas-welcome = Here what you lay down counts for you, and what stays in your hand counts against you. The match ends when somebody reaches 150; the highest score wins.
lesson-loba_de_mas-draw = A turn begins with a card from the stock, or with the whole pozo. The pozo is still small: draw from the stock.
lesson-loba_de_mas-draw_stock = You could do that, but there is little in it yet. Draw from the stock.
lesson-loba_de_mas-no_wild = A pierna is three cards of one rank in three suits. Jokers and twos are wild; would [2s] do for an eight? Try to lay down [8c 8d 2s].
lesson-loba_de_mas-pierna = Wild cards belong in escaleras only. But you have just drawn the third eight: lay down [8c 8d 8h].
lesson-loba_de_mas-pierna_first = In a moment. First lay down the pierna [8c 8d 8h].
lesson-loba_de_mas-escalera = An escalera takes as many wild cards as you like. Here [X] stands for the six, and [2s] goes at one end: lay down [5h X 7h 2s].
lesson-loba_de_mas-escalera_first = Discarding would end your turn. First lay down [5h X 7h 2s]: every card on the table counts for you.
lesson-loba_de_mas-escalera_other = Not bad. But put the wild cards to work: [5h X 7h 2s].
lesson-loba_de_mas-discard = End your turn with a discard. [7c] fits nothing of yours: discard it.
lesson-loba_de_mas-keep = You will need that one soon. Discard [7c].
lesson-loba_de_mas-pozo = Beto has discarded [Qc], the queen you were missing. You take the pozo whole or not at all, all four cards of it. Take it!
lesson-loba_de_mas-pozo_first = The stock gives you one card; the pozo gives you [Qc] and three more. Take the pozo.
lesson-loba_de_mas-queens = Lay down the three queens: court cards count two points each on the table.
lesson-loba_de_mas-queens_first = In a moment. First lay down the queens.
lesson-loba_de_mas-natural = A two can also be just a two: lay down [Ah 2h 3h]. In its own place it is not wild.
lesson-loba_de_mas-natural_first = In a moment. First lay down [Ah 2h 3h].
lesson-loba_de_mas-only_own = Your [7c] would fit Beto’s clubs, four to six. Try to add it there.
lesson-loba_de_mas-add = You add to your own melds only. [4h] fits your hearts: add it.
lesson-loba_de_mas-add_first = In a moment. First add [4h] to your escalera of hearts.
lesson-loba_de_mas-close = One card left. Discard it and you go out, for a bonus of five points.
lesson-loba_de_mas-scored = Cards on the table count for you: eight to king two, two to seven one, an ace three, or one when low. A joker or wild two counts three in place of an eight or higher, one below that. What Beto still held came off his score.
lesson-loba_de_mas-match = Going out in a single turn earns even more. The match ends when somebody reaches 150, and the highest score wins.
lesson-loba_de_mas-learnt_aim = What you lay down counts for you, what you keep counts against you.
lesson-loba_de_mas-learnt_wild = Jokers and twos are wild in escaleras, never in piernas.
lesson-loba_de_mas-learnt_pozo = You may take the pozo if you take all of it.
lesson-loba_de_mas-learnt_own = You add to your own melds only, even in the turn you lay them down.
