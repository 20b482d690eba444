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
bot-regular-about = Counts the cards, and gives nothing away.
bot-expert-name = Expert
bot-expert-about = Thinks ahead through many possible hands.

bot-cautious-name = Cautious
bot-cautious-about = Gives nothing away, and holds no dear cards.
bot-bold-name = Bold
bot-bold-about = Waits for the big hand, and fears nobody.
bot-hoarder-name = Hoarder
bot-hoarder-about = Keeps whatever might still become something.
bot-hasty-name = Hasty
bot-hasty-about = Puts down all it can, as soon as it can.
bot-watchful-name = Watchful
bot-watchful-about = Thinks ahead, with an eye on the next player.

# A bot of the player's own; $most is a number of characters
fault-style_text = “{ $given }” is too long here, or holds signs that cannot be shown: at most { $most } characters.
