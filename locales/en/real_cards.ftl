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
