### The guided hand of Loba de Menos. Seen on the paper beside the table, one text at a time. [5h X
### 7h] become cards. A text that ends in “_first” or “_nine” answers a play that was not the one
### asked for.

lesson-loba_de_menos-about = Drawing, piernas and escaleras, a joker, the pozo, adding cards, going out, and how a hand is scored.
lesson-loba_de_menos-welcome = These are your cards. Get rid of them all before Beto does: whatever you still hold at the end counts against you. At 101 points you are knocked out.
lesson-loba_de_menos-draw = Every turn begins with a card. Draw from the stock: press it, or drag a card to your hand.
lesson-loba_de_menos-four_suits = Four nines! A pierna is three cards of one rank. Mark all four, then press “{ table-key-lay_down }”, and see what happens.
lesson-loba_de_menos-pierna = A pierna has exactly three suits, so one of the nines must stay behind. Mark any three and lay them down.
lesson-loba_de_menos-pierna_first = Good idea, but in a moment: first lay down the pierna of nines.
lesson-loba_de_menos-escalera = An escalera is three or more cards in a row, all of one suit. The six of hearts is missing, so a joker stands in for it: one to an escalera, and never in a pierna. Lay down [5h X 7h].
lesson-loba_de_menos-escalera_first = Discarding ends your turn. Before that, lay down the escalera with the joker.
lesson-loba_de_menos-discard = A turn ends with a discard. The fourth nine fits nowhere: discard it onto the pozo.
lesson-loba_de_menos-discard_nine = That one will be of use to you soon. Discard the nine you have left.
lesson-loba_de_menos-pile = Beto has discarded [Kh]. You may take the top card of the pozo, but only if you lay it down in this very turn. With your two kings you can: take it.
lesson-loba_de_menos-pile_first = The stock would do, too, but you cannot know what comes. [Kh] is just what you need: take it from the pozo.
lesson-loba_de_menos-kings = Three kings, three suits: lay them down. [Kh] has to go with them now.
lesson-loba_de_menos-add = Once you have laid down a meld of your own, you may add to any on the table. Beto’s escalera ends at five: add [6d] to it. It is your last card!
lesson-loba_de_menos-add_first = Discarding your last card would end the hand, too. But try the other way: add it to Beto’s escalera.
lesson-loba_de_menos-scored = You are out of cards, so you pay nothing; no discard was needed. Beto pays for what he held: two to ten at face value, court cards, aces and jokers ten each. Go out in a single turn, and you even take ten points off your score.
lesson-loba_de_menos-limit = One hand follows another. At 101 you are knocked out. With three or more players you may buy back in, a reenganche, at the highest score still in play. The last player left in wins.
lesson-loba_de_menos-learnt_aim = Be the first to get rid of your cards, and stay under 101.
lesson-loba_de_menos-learnt_melds = Piernas have three suits; escaleras have one, with a joker at most.
lesson-loba_de_menos-learnt_pile = You may take the top card of the pozo if you use it at once.
lesson-loba_de_menos-learnt_end = Once you have laid down a meld, you add to any; the last card need not be discarded.
