### The scores of a match that is played with real cards.

refuse-entered-too_many = The pack has no more than { $most } of these: { $card }.
refuse-entered-no_such_count = { $player }: no cards of this pack count { $points }.
refuse-entered-who_closed = { $player } has no cards left. Then { $player } went out.
refuse-entered-closer_holds = { $player } went out, and cannot have cards left.
refuse-entered-two_closed = Only one player goes out. If it was { $player }, { $other } must have cards left.
refuse-entered-out = { $player } is out of this match, and has no cards.
refuse-entered-adds_up = { $thing }: { $found } in all, where there are { $most }.
refuse-entered-more_than_all = { $thing }: { $player } cannot have more of these than cards.
refuse-entered-no_such_points = No { -hand } gives { $found } points in all.

menu-book = Real cards
menu-book_line = Loba keeps the score at your own table
setup-real_title = { menu-book }
setup-real_deal = Begin
book-title = { menu-book }
book-new = New match
book-deals = { CAPITAL(-hand) } { $number }: { $player } deals
book-deals_first = { $player } deals first
book-contract = This { -hand }: { $melds }
book-zone_held = Left in hand
book-zone_table = On the table
book-count_most_cards = Cards
book-count_most_spades = Spades ♠
book-in_one = Went out in a single turn
book-nobody = Nobody went out
book-as_wild = Stands for another card
book-erase = Erase
book-onward = Next one
book-save = Enter { -hand } { $number }
book-result = See the result
book-waits = { CAPITAL(-hand) } { $number } waits for what is asked below
book-stale_in = No longer holds: after { -hand } { $number }, { $player } bought back in
book-stale_out = No longer holds: after { -hand } { $number }, { $player } left the match
book-forget = All right
book-elsewhere = Another window of Loba has changed this match. Here it is as it is now; your last entry was not made.
book-at_table = At the real table: matches won, out of those that are over
