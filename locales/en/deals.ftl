### Seen where a table is set up and on the page after a match: the number of the deal, with which
### the same cards come again.

setup-deal_title = Deal number
setup-deal_about = It is shown when a match is over. The same number, game, house rules and number of players give the same cards in every hand.
setup-deal_by_chance = Random
setup-deal_number = Deal { $number }
setup-deal_any = Deal: random
settle-deal = Deal { $number }
settle-same_cards = Same cards
