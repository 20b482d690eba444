### Seen at the table: hints in words, and what becomes of a file that is dropped onto the window.

# The second step of a hint: where. Why is said after it. $lies is the meld as it would lie.
table-hint_draw_stock = Draw from the stock.
table-hint_draw_top = Take the discard, { $card }.
table-hint_draw_whole = Take the { -pile }.
table-hint_meld = Lay down { $lies }.
table-hint_open = Lay down your { -contract }.
table-hint_add = Add to your meld: { $lies }.
table-hint_add_there = Add to { $player }’s meld: { $lies }.
table-hint_reclaim = Swap { $card } for the joker.
table-hint_discard = Discard { $card }.
table-hint_take = With { $card }, take { $sums }.
table-hint_build = With { $card }, build { $value }.
table-hint_trail = Trail { $card }: leave it on the table.

# A file dropped onto the window.
menu-dropped-unknown = “{ $file }” is not a match, a position or a game that can be opened here.
menu-dropped-faults = “{ $file }” cannot be opened. { $fault }
menu-dropped-fault = Line { $line }: { $fault }
menu-dropped-added = “{ $game }” is now among your games.
menu-dropped-taken = There is already a game called “{ $name }”. Give the file another name and id.
