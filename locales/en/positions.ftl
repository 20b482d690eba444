### Seen in the terminal, by people who write position files: `loba referee`. See docs/positions.md.

command-referee = judge what a position file tries: what is allowed, what is not, and why
command-referee-file = a position file, in YAML
command-referee-legal = also list everything that may be done at the start
command-referee-json = as JSON

referee-player = Player { $number }
referee-legal = legal
referee-illegal = illegal: { $key } - { $why }
referee-unreadable = unreadable: { $key } - { $why }
referee-not_held = expected: { $expected }
referee-may =
    { $count ->
        [0] Nothing may be done here.
        [one] One thing may be done:
       *[other] { $count } things may be done:
    }
referee-cut = … and more: this table holds too many sums to list them all.
referee-table = On the table:
referee-points = Points of the hand: { $scores }
referee-scores = Scores: { $scores }
referee-money = Money: { $scores }
referee-winners = { $players } won the match.
referee-difference = Line { $line }, “{ $key }”: expected { $expected }, found { $found }

# What can be wrong in a position file.
fault-unknown_variant = There is no game “{ $given }”. Known here: { $allowed }.
fault-unknown_player = “{ $given }” is not at this table. At the table: { $allowed }.
fault-player_name = “{ $given }” will not do as a name: names must differ, must not be numbers, and have no colon.
fault-players_count =
    { $numbers ->
        [one] This game is for { $high } players, not { $given }.
       *[other] This game is for { $low } to { $high } players, not { $given }.
    }
fault-too_many_told = { $given } are listed here, but there can be only { $most }.
fault-too_many_out = At least two players must still be in the match.
fault-turn_of_one_out = This player is out of the match.
fault-nobody_decides = Nobody has too many points and may buy back in, so nobody has to decide.
fault-not_card_or_count = “{ $given }” is not a card such as 9h or X', a number of unknown cards, “rest” or “none”.
fault-card_not_in_deck = { $given } is not in the deck of this game.
fault-card_twice = { $given } is already in “{ $there }”, on line { $line }; a second copy is written with a prime, such as 9h'.
fault-too_few_cards = { $wanted } more cards are needed, but only { $left } are left.
fault-rest_twice = Only one place can take the “rest”.
fault-no_place_for_rest = Nothing says where the other { $left } cards are: write “rest” there.
fault-hand_twice = This hand has been given already.
fault-not_in_hand = { $given } is not in the hand of the player whose turn it is.
fault-build_unknown = The cards of a build are known: write them all.
fault-build_sum = These cards are not a group of { $value }, nor several.
fault-nothing_in_hand = The player whose turn it is has no cards.
fault-nothing_to_draw = There is nothing left to draw: the hand would be over.
fault-build_value_twice = Two builds of { $value } would be one: write all their cards together.
fault-build_owner = { $owner } owns a build of { $value }, and so must hold a card that takes it.
fault-no_such_round = There is no round { $given }: this match has { $most }.
fault-over_the_limit = { $player } has { $given } points, too many to play on: say who is “out”, or write “phase: decide”.
fault-match_is_over = With these scores the match is over, and no hand is left to play.
fault-hand_too_large = { $player } holds { $given } cards, but { $most } are dealt: nobody has more.
fault-uneven_hands = Everybody plays one card in turn, so all hands should be the same size, or one card smaller for those who have played.
fault-uneven_stock = The stock should hold whole deals: { $each } cards, or twice as many, and so on.
fault-unsound-card_twice =
    There can be no such table: a card that is elsewhere is also { $zone ->
        [hand] in the hand of seat { $number }
        [won] among the cards seat { $number } has taken
        [stock] in the stock
        [pile] in the discard pile
        [meld] in meld { $number }
        [build] in build { $number }
       *[loose] loose on the table
    }.
fault-unsound-foreign_card =
    There can be no such table: a card that is not in this game is { $zone ->
        [hand] in the hand of seat { $number }
        [won] among the cards seat { $number } has taken
        [stock] in the stock
        [pile] in the discard pile
        [meld] in meld { $number }
        [build] in build { $number }
       *[loose] loose on the table
    }.
fault-unsound-card_lost = There can be no such table: one card is nowhere at all.
fault-unsound-known_not_held = There can be no such table: a card is known to be in a hand that does not hold it.
fault-unsound-out_to_act = There can be no such table: it is the turn of a player who has been knocked out.
fault-unsound-nothing_to_play = There can be no such table: it is the turn of a player without cards.
fault-unsound-meld_too_long = There can be no such table: meld { $meld } is too long.
fault-unsound-too_many_wilds = There can be no such table: meld { $meld } holds too many wild cards.
fault-unsound-no_meld = There can be no such table: meld { $meld } is not a meld in this game.
fault-unsound-stale_fits = There can be no such table: what may be added to meld { $meld } is not what it says.
fault-unsound-two_builds = There can be no such table: two builds have the same value.
fault-unsound-build_left = There can be no such table: a build is left, and nobody holds any cards.
fault-unsound-build_unheld = There can be no such table: the owner of the build of { $value } holds no card that takes it.
fault-action_quotes = Put this action in quotes, or write all the actions under “actions: |”.
fault-expectation = “{ $given }” cannot be expected. Known here: { $allowed }.
fault-after_cards = Name the cards, or say how many there are.
