command-arena = let bots play each other with the same deals, swapping seats
command-arena-variant = the name of a game, or a YAML file
command-arena-option = choose a value for an option; may be repeated
command-arena-preset = choose a preset of options
command-arena-bots = who plays, such as naive,regular; expert@30 tries thirty possible worlds
command-arena-players = how many play; if not given, as few as may
command-arena-matches = how many matches
command-arena-seed = a number; the same number gives the same matches
command-arena-jobs = how many processors to use
command-arena-time = seconds a bot may think about a decision; a program has 0.7 if not given
command-arena-json = as JSON

arena-head = { $game }, { $seats } at the table. Half the wins is even; ± is for 95 %.
arena-one_bot = At least two bots are needed, such as naive,regular.
arena-faulty_bot = The bot “{ $name }” cannot play that way.
arena-seconds = --time is a number of seconds, at most { $most }.
arena-missed = { $name } had no answer { $count ->
    [one] once
   *[other] { $count } times
}, and a simple act was played.
arena-bout = { $one } – { $other }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($within, style: "percent", maximumFractionDigits: 1) }, lead { NUMBER($lead, maximumFractionDigits: 1) } ± { NUMBER($lead_within, maximumFractionDigits: 1) } ({ $matches } matches)

bot-novice-name = Novice
bot-novice-about = Plays for the moment, and misses things now and then.
bot-amateur-name = Amateur
bot-amateur-about = Knows the game, but holds on to cards for too long.
bot-regular-name = Regular
bot-regular-about = Plays soundly, but misjudges a card now and then.
bot-veteran-name = Veteran
bot-veteran-about = Plays well, and seldom misjudges a card.
bot-expert-name = Expert
bot-expert-about = Weighs up every card, and misses nothing.

bot-cautious-name = Cautious
bot-cautious-about = Gives nothing away, and never holds on to expensive cards.
bot-bold-name = Bold
bot-bold-about = Waits for the big hand, and fears nobody.
bot-hoarder-name = Hoarder
bot-hoarder-about = Keeps anything that might come in useful.
bot-hasty-name = Hasty
bot-hasty-about = Lays down all it can, as soon as it can.
bot-watchful-name = Watchful
bot-watchful-about = Plays like an expert, with an eye on the next player.

# A bot of the player's own; $most is a number of characters
fault-style_text = “{ $given }” is too long here, or has characters that cannot be shown: at most { $most } characters.

# Why an act is a good one, said after what is to be done. $card is a card in words, $player a name; the rest are numbers.
advice-deal = Deal the next { -hand }.
advice-draw_only = Nothing else can be drawn now.
advice-draw_pozo = { $count ->
    [one] Its one card is worth more than one from the stock.
   *[other] Its { $count } cards are worth more than one from the stock.
}
advice-draw_wild = A wild card goes anywhere.
advice-draw_joins = It joins a meld on the table.
advice-draw_meld = It makes a meld with what you hold.
advice-draw_useful = It goes with cards you hold.
advice-stock_only = Nothing else can be drawn now.
advice-stock_better = { $card } would help you less.
advice-goes_out = That way you go out, and the { -hand } is yours.
advice-open = Nothing is missing, and that takes { $points } points out of your hand.
advice-reclaim = You can use it again.
advice-hurry = { $player } has { $left ->
    [one] one card
   *[other] { $left } cards
} left: lay down while you can.
advice-add = In your hand it counts { $points } against you.
advice-meld = In your hand these { $count } cards count { $points } against you.
advice-throw_out = That way you go out, and the { -hand } is yours.
advice-hold_back = Hold your melds back for now: nobody is close to going out.
advice-throw_dear = It goes with nothing you hold, and costs { $points }.
advice-throw_lonely = It goes with nothing you hold.
advice-throw_least = It is the card you will miss least.
advice-rebuy = Buy back in: what you can win is worth the price.
advice-decline = Let it go: what you can win is not worth the price.
advice-build = You hold a card that takes it.
advice-take_all = You clear the table.
advice-take_points = { $points ->
    [one] There is one point in it.
   *[other] There are { $points } points in it.
}
advice-take_spades = { $spades ->
    [one] One more spade
   *[other] { $spades } more spades
} for you.
advice-take_build = Another player’s build becomes yours.
advice-take_cards = { $count ->
    [one] One more card
   *[other] { $count } more cards
} for you.
advice-trail_only = It is all you can play.
advice-trail_least = It gives the others the least.
advice-trail_wait = What you could take now is worth less than what you are holding.
