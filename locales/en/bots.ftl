command-arena = let bots play against each other on the same deals, seats changed round
command-arena-variant = the name of a game, or a YAML file
command-arena-option = choose a value for an option; may be given again and again
command-arena-preset = choose a preset of options
command-arena-bots = who plays, such as naive,regular; expert@30 tries thirty possible worlds
command-arena-players = how many play; as few as may, if not said
command-arena-matches = how many matches
command-arena-seed = a number; the same number gives the same matches
command-arena-jobs = how many processors to use
command-arena-json = as JSON

arena-head = { $game }, { $seats } at the table. Half of the wins is even; ± is for 95 %.
arena-one_bot = There have to be two bots at least, such as naive,regular.
arena-faulty_bot = The bot “{ $name }” cannot play like that.
arena-bout = { $one } – { $other }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($within, style: "percent", maximumFractionDigits: 1) }, lead { NUMBER($lead, maximumFractionDigits: 1) } ± { NUMBER($lead_within, maximumFractionDigits: 1) } ({ $matches } matches)

bot-novice-name = Novice
bot-novice-about = Plays for the moment, and overlooks things now and then.
bot-regular-name = Regular
bot-regular-about = Plays soundly, and misjudges a card now and then.
bot-expert-name = Expert
bot-expert-about = Weighs every card, and misses nothing.

bot-cautious-name = Cautious
bot-cautious-about = Gives nothing away, and holds no dear cards.
bot-bold-name = Bold
bot-bold-about = Waits for the big hand, and fears nobody.
bot-hoarder-name = Hoarder
bot-hoarder-about = Keeps whatever might still become something.
bot-hasty-name = Hasty
bot-hasty-about = Puts down all it can, as soon as it can.
bot-watchful-name = Watchful
bot-watchful-about = Plays like an expert, with an eye on the next player.

# A bot of the player's own; $most is a number of characters
fault-style_text = “{ $given }” is too long here, or holds signs that cannot be shown: at most { $most } characters.

# Why an act is a good one. $card is a card in words, $player a name; the rest are numbers.
advice-deal = Deal the next hand.
advice-draw_only = There is nothing else to draw.
advice-draw_pozo = Take the pozo: its { $count } cards are worth more than one from the stock.
advice-draw_wild = Take { $card }: a wild card goes anywhere.
advice-draw_joins = Take { $card }: it joins a meld on the table.
advice-draw_meld = Take { $card }: it makes a meld with what you hold.
advice-draw_useful = Take { $card }: it goes with cards you hold.
advice-stock_only = Draw from the stock: there is nothing else to draw.
advice-stock_better = Draw from the stock: { $card } would help you less.
advice-goes_out = Put it down and you are out: the hand is yours.
advice-open = Your contract is complete: lay it, and { $points } points are off your hand.
advice-reclaim = Give { $card } for the wild card: you can use it once more.
advice-hurry = { $player } has { $left ->
    [one] one card
   *[other] { $left } cards
} left: lay down while you can.
advice-add = Add { $card }: in your hand it counts { $points } against you.
advice-meld = Lay these { $count } cards down: in your hand they count { $points } against you.
advice-throw_out = Throw { $card } and you are out: the hand is yours.
advice-hold_back = Throw { $card }, and keep your melds for now: nobody is near the end.
advice-throw_dear = Throw { $card }: it goes with nothing you hold, and counts { $points }.
advice-throw_lonely = Throw { $card }: it goes with nothing you hold.
advice-throw_least = Throw { $card }: you can do without it best.
advice-rebuy = Buy back in: what there is to win is worth the price.
advice-decline = Leave it: what there is to win is not worth the price.
advice-build = Build { $value } with { $card }: you hold a card that takes it.
advice-take_all = Take with { $card }: you sweep the table.
advice-take_points = Take with { $card }: there are { $points } points in it.
advice-take_spades = Take with { $card }: { $spades ->
    [one] one spade
   *[other] { $spades } spades
} more for you.
advice-take_build = Take with { $card }: a build of somebody else becomes yours.
advice-take_cards = Take with { $card }: { $count } cards more for you.
advice-trail_only = { $card } is all you can play.
advice-trail_least = Lay { $card } down: it gives the others least.
advice-trail_wait = Lay { $card } down: what you could take now is worth less than what you keep.
