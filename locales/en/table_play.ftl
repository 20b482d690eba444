# What people ask of the table while they play: hints in words, and files dropped on it.

# The second step of a hint: where, and why. $lies is the meld as it would lie.
table-hint_draw_stock = Draw from the stock: what lies open would help you less.
table-hint_draw_pile = Take the discard: it goes with cards you hold.
table-hint_draw_pile-loba_de_mas = Take the pozo: it goes with cards you hold.
table-hint_meld = Lay down { $lies }: in your hand, these cards count against you.
table-hint_open = Lay down your contract: in your hand, these cards count against you.
table-hint_open-loba_seis_menes = Lay down your first dépose: in your hand, these cards count against you.
table-hint_add = Add to your meld, { $lies }: in your hand, { $card } counts against you.
table-hint_add_there = Add to the meld of { $player }, { $lies }: in your hand, { $card } counts against you.
table-hint_reclaim = Give { $card } for the joker: you get it back, to use once more.
table-hint_discard = Discard { $card }: it goes least with the rest of your hand.
table-hint_take = With { $card }, take { $sums }: what you take counts for you.
table-hint_build = With { $card }, build { $value }: you hold a card that takes it.
table-hint_trail = Lay { $card } on the table: it gives the others least.

# A file dropped onto the window.
menu-dropped-unknown = “{ $file }” is no match, position or game that can be opened here.
menu-dropped-faults = “{ $file }” cannot be opened. { $fault }
menu-dropped-fault = Line { $line }: { $fault }
menu-dropped-added = “{ $game }” is among your games now.
menu-dropped-taken = There is a game with the name “{ $name }” already. Give the file another name and id.
