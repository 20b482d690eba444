### Bots. Seen where a seat is set up (their names and what they are like), at the table after a
### hint (“advice”: why a play is a good one), and in the terminal (“arena”: bots against bots).

command-arena = let bots play each other with the same deals, swapping seats
command-arena-variant = the name of a game, or a YAML file
command-arena-option = choose a value for an option; may be repeated
command-arena-preset = choose a preset of options
command-arena-bots = who plays, such as naive,regular; expert@30 tries thirty possible worlds
command-arena-players = how many play; if not given, the fewest the game allows
command-arena-matches = how many matches
command-arena-seed = a number; the same number gives the same matches
command-arena-jobs = how many processors to use
command-arena-time = seconds a bot may think about a decision; a program has 0.7 if not given
command-arena-json = as JSON

arena-head = { $game }, { $seats } at the table. 50% of the wins is even; ± is the 95% range.
arena-one_bot = At least two bots are needed, such as naive,regular.
arena-faulty_bot = The bot “{ $name }” cannot play that way.
arena-seconds = --time is a number of seconds, at most { $most }.
arena-missed = { $name } had no answer { $count ->
    [one] once
   *[other] { $count } times
}, and a simple move was played.
arena-bout = { $one } – { $other }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($within, style: "percent", maximumFractionDigits: 1) }, lead { NUMBER($lead, maximumFractionDigits: 1) } ± { NUMBER($lead_within, maximumFractionDigits: 1) } ({ $matches } matches)

bot-novice-name = Novice
bot-novice-about = Plays for the moment, and misses things now and then.
bot-amateur-name = Amateur
bot-amateur-about = Knows the game, but goes by what catches the eye.
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

# Why an act is a good one, said after what is to be done. $card and $other are cards in words, $cards
# several, $player a name; the rest are numbers.
advice-deal = Deal the next { -hand }.
advice-goes_out = With this you go out.
advice-goes_out_more = With this you go out: +{ $points }.
advice-at_once_more = You go out with the whole hand at once: +{ $points }.
advice-at_once_off = You go out with the whole hand at once: −{ $points }.
advice-rebuy = It costs { $price }, and there is { $pot } to win.
advice-rebuy_free = It costs you nothing.
advice-decline = It costs { $price }, and there is only { $pot } to win.
advice-draw_only = Nothing else can be drawn now.
advice-draw_even = The { -pile } and the stock are about even here.
advice-draw_pozo = With its { $count ->
    [one] card
   *[other] { $count } cards
}, { $lies ->
    [one] one more of your cards is in a meld.
   *[other] { $lies } more of your cards are in melds.
}
advice-draw_wild = A wild card goes anywhere.
advice-draw_contract = With it your { -contract } is complete.
advice-draw_nearer = It brings you nearer to your { -contract }: { $lack ->
    [one] one card
   *[other] { $lack } cards
} to go.
advice-draw_joins = You can add it to a meld on the table.
advice-draw_meld = It makes a meld with { $cards }.
advice-draw_last = It makes a meld with { $cards }, and is the last card that does.
# Why to take a card or not: how many unseen cards would help then, and how many otherwise ({ $before }).
advice-draw_waits = With it { $left ->
    [one] one card still out helps you;
   *[other] { $left } cards still out help you;
} without it { $before }.
advice-stock_unplayable = { $card } may only be taken to be used now, and it cannot be.
advice-stock_pozo = The { $count } cards of the { -pile } give you no new meld, and cost you { $points }.
advice-stock_pozo_part = With the { -pile } you would have { $stays ->
    [one] one more loose card.
   *[other] { $stays } more loose cards.
}
advice-stock_hold = With { $card } you would have to lay down now. Nobody has fewer than { $left } cards: that can wait.
advice-stock_fits_nothing = { $card } cannot be added to any meld.
advice-stock_lonely = { $card } goes with nothing you hold.
advice-stock_lacks = { $card } brings you no nearer to your { -contract }: still { $lack ->
    [one] one card
   *[other] { $lack } cards
} to go.
advice-stock_spends = { $card } would cost you a wild card to make a meld.
advice-stock_far = { $card } would need at least two more cards to make a meld.
advice-stock_dead = What { $card } needs to make a meld is gone: { $cards }.
advice-stock_few = With { $card } you would be waiting for { $left ->
    [one] a single card still out.
   *[other] one of { $left } cards still out.
}
advice-open = Nothing is missing, and that takes { $points } points out of your hand.
advice-reclaim = You can use it again.
advice-lay_over = With these cards in hand you would be at { $points } if somebody went out, and the limit is { $limit }.
advice-hurry = { $player } has { $left ->
    [one] one card
   *[other] { $left } cards
} left: lay down while you can.
advice-lay_duty = You took { $card } to use it now.
advice-lay_counts = It is worth { $table } on the table, and costs you { $points } in your hand.
advice-add = In your hand it costs you { $points }.
advice-add_and_throw = Added to the meld, it leaves you another card to discard.
advice-meld = In your hand these { $count } cards cost you { $points }.
advice-hold_off = Hold your melds back: the whole hand at once is worth −{ $points }, and nobody has fewer than { $left } cards.
advice-hold_more = Hold your melds back: the whole hand at once is worth +{ $points }, and nobody has fewer than { $left } cards.
advice-hold_back = Hold your melds back: nobody has fewer than { $left } cards.
advice-throw_only = All your other cards are wild, or in complete melds.
advice-throw_even = { $card } and { $other } are about even.
advice-throw_contract = Without { $other } your { -contract } has { $lack ->
    [one] one card
   *[other] { $lack } cards
} to go, without { $card } { $less }.
advice-throw_contract_meld = Keep { $other }: in your { -contract } it goes with { $cards }; without it { $lack ->
    [one] one card is missing
   *[other] { $lack } cards are missing
}.
advice-throw_lacks = Your { -contract } does not need { $card }: { $lack ->
    [one] one card
   *[other] { $lack } cards
} to go either way.
advice-throw_lacks_twin = Without one of your { $card }, too, your { -contract } has { $lack ->
    [one] one card
   *[other] { $lack } cards
} to go.
advice-throw_lonely = { $card } goes with nothing you hold.
advice-throw_dead = What { $card } needs to make a meld is gone: { $cards }.
# Why to discard { $card } and keep { $other }: { $cards } are some of the cards that would help.
advice-throw_helped = If you keep { $other }, { $left ->
    [one] one card still out helps you
   *[other] { $left } cards still out help you
}, as { $cards }; if you keep { $card }, { $fewer }.
advice-throw_breaks = Keep { $other }: it makes a meld with { $cards }.
advice-throw_spares_wild = Keep { $other }: it can stand for any card.
advice-throw_fits_later = Keep { $other }: once you are down, you can add it to a meld on the table.
advice-throw_over = With { $card } in hand you would be at { $points } if somebody went out, and the limit is { $limit }.
advice-throw_dear_now = { $player } has { $left ->
    [one] one card
   *[other] { $left } cards
} left, and { $card } costs you { $points }.
# { $card } is the card to discard; { $fewer } is what { $other } would cost.
advice-throw_dear = { $card } costs you { $points }, { $other } only { $fewer }.
advice-throw_idle = { $card } cannot be added to any meld, and no new ones may be laid down.
advice-throw_alone = { $card } goes with nothing you hold, and costs you { $points }.
advice-next_adds = { $player } could add { $other } to a meld.
advice-next_holds = { $player } holds { $cards }, and { $other } goes with that.
advice-twin_passed = The twin of { $card } lies in the { -pile }: nobody took it.
# { $card } is the card to discard; { $player } plays next.
advice-next_wants = Of the cards { $player } could hold, { $left ->
    [one] one goes
   *[other] { $left } go
} with { $card }, and { $more } with { $other }.
advice-play_only = It is all you can play.
advice-play_even = { $card } and { $other } are about even.
advice-way_even = Another play with this card is about as good.
advice-take_all = You clear the table: +{ $points }.
advice-take_points = { $cards }: that is { $points ->
    [one] one point.
   *[other] { $points } points.
}
# { $have } to { $most }: how the spades stood before.
advice-take_spades = { $count ->
    [one] One more spade
   *[other] { $count } more spades
} for you: it was { $have } to { $most }.
advice-take_suit = For most { $suit }: { $count } more; it was { $have } to { $most }.
advice-take_rank = For most { $rank }s: { $count } more; it was { $have } to { $most }.
advice-take_primiera = { $card } counts { $count } in your { -primiera }.
advice-take_cards = { $count } more cards for you: it was { $have } to { $most }.
advice-take_build = Another player’s build becomes yours.
advice-takes_points = You win { $points ->
    [one] one point.
   *[other] { $points } points.
}
advice-takes_cards = { $count } more cards for you.
advice-build = You hold { $card } to take it; { $left ->
    [one] one card still out could
   *[other] { $left } cards still out could
} take it first.
advice-build_safe = You hold { $card } to take it, and no card still out can.
# { $card } is La Mona: the play leaves her nothing to take on the table.
advice-special_waits = { $card } is still out, and would find no points here.
advice-leaves_no_points = After this no card still out can take points.
advice-leaves_fewer_points = After this { $left ->
    [one] one of the cards still out can take points, instead of { $more }.
   *[other] { $left } of the cards still out can take points, instead of { $more }.
}
advice-leaves_nothing = After this no card still out can take anything.
advice-leaves_less = After this { $left ->
    [one] one of the cards still out can take something, instead of { $more }.
   *[other] { $left } of the cards still out can take something, instead of { $more }.
}
advice-keeps_points = Keep { $other }: it is worth { $points ->
    [one] a point.
   *[other] { $points } points.
}
advice-keeps_special = Keep { $card }: once on the table, nothing takes it.
advice-keeps_take = Your { $card } can then take something next turn.
advice-keeps_take_points = Your { $card } can then take { $points ->
    [one] a point
   *[other] { $points } points
} next turn.
advice-trail_left = After this { $left ->
    [one] one of the cards still out can take something.
   *[other] { $left } of the cards still out can take something.
}
