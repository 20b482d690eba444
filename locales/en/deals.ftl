# The number of a deal.
setup-deal_title = Deal number
setup-deal_about = It is shown when a match is over. The same number, game, house rules and number of players give the same cards in every hand.
setup-deal_by_chance = By chance
setup-deal_number = Deal { $number }
setup-deal_any = Deal: by chance
settle-deal = Deal { $number }
settle-same_cards = Same cards
