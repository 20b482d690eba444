# The menus: the first one, a new table, the pause.
# What stands between *stars* is bold.

# The first menu
menu-motto = Five ways to be a pack, and one Mona
menu-new_table = Play
menu-new_table_line = New table
menu-resume = Continue
# $players: "Ana, Beto"
menu-resume_line = { $game } · { $players } · hand { $hand }
menu-resume_line-loba_seis_menes = { $game } · { $players } · mène { $hand }
menu-resume_line-la_mona = { $game } · { $players } · round { $hand }
menu-resume_line_short = { $game } · hand { $hand }
menu-resume_line_short-loba_seis_menes = { $game } · mène { $hand }
menu-resume_line_short-la_mona = { $game } · round { $hand }
menu-matches = Matches
menu-learn = Learn
menu-learn_line = Rules and a guided hand
menu-statistics = Statistics
menu-settings = Settings
menu-quit = Quit
menu-hint_enter = Open
hint-back = Back
hint-choose = Choose
menu-language_es = Español
menu-language_fr = Français
menu-language_en = English

# A new table
setup-title = New table
setup-seats = At the table
setup-partners = At the table: partners sit opposite each other
setup-add_seat = Add a seat
setup-rules = House rules
setup-usual = As usual
setup-on = on
setup-off = off
setup-deal = Deal
setup-as_last_time = Same as last time
setup-cannot_deal = Mend its file, and you can play this game.
setup-faulty = This game cannot be played yet:
setup-fault = Line { $line }: { $what }
setup-person = Person
setup-person_about = Somebody at this screen. Between two people a curtain hides the cards.
setup-seat_title = Who sits here?
setup-name = Name
setup-crest = Crest
setup-played_by = Played by
setup-remove = Remove the seat
setup-done = Done
setup-usual_name_1 = Ana
setup-usual_name_2 = Beto
setup-usual_name_3 = Carmen
setup-usual_name_4 = Diego
setup-usual_name_5 = Elena
setup-usual_name_6 = Fabián
setup-usual_name_7 = Gala
setup-usual_name_8 = Hugo

# One short line for each game
setup-about-loba_de_menos = Shed your cards; stay under 101.
setup-about-loba_de_mas = Score what you lay down, up to 150.
setup-about-carioca = Contracts, from two trios up.
setup-about-loba_centroamericana = Six contracts, from two trios up.
setup-about-loba_seis_menes = Six mènes of brelans and quartes.
setup-about-la_mona = Fishing from Ecuador. 2♣ takes 15.

# Bots
bot-naive-name = Simple
bot-naive-about = Lays down whatever it can, and discards what costs most.
bot-random-name = Random
bot-random-about = Plays anything that is allowed. Good for a first hand.

# A game in a few sentences, by its id. The numbers come from its file and the house rules:
# $hand cards dealt, $set and $run the least sizes, $wilds the most in a run, $limit, $contracts.
summary-loba_de_menos =
    { $hand } cards each. Draw one, lay down what you can, discard one.
    A *pierna* is one rank in three suits, an *escalera* { $run } or more of one suit in a row.
    Jokers only in an escalera, { $wilds } at most. Take a discard only to lay it down at once.
    Cards left in your hand count against you. At { $limit } you are knocked out.
summary-loba_de_mas =
    { $hand } cards each. Draw one, or take the *pozo*, all the discards. Lay down, discard one.
    A *pierna* is one rank in three suits, an *escalera* { $run } or more of one suit in a row.
    Jokers and twos are wild in an escalera. You add to your own melds only.
    What you lay down counts for you, your hand against you. The match ends at { $limit }.
summary-carioca =
    { $hand } cards each and { $contracts } contracts, one for every hand.
    A *trio* is { $set } of a rank, an *escala* { $run } or more of one suit in a row.
    First lay down the contract, no more and no less. Then add to any meld on the table.
    Cards left in your hand count against you. After the last contract the lowest score wins.
summary-loba_centroamericana =
    { $hand } cards each and { $contracts } contracts, one for every hand.
    A *trio* is { $set } of a rank, an *escala* { $run } or more of one suit in a row.
    First lay down the contract, no more and no less. Then add to any meld on the table.
    Cards left in your hand count against you. After the last contract the lowest score wins.
summary-loba_seis_menes =
    { $hand } cards each. { $contracts } hands, each called a *mène*, each with its own *dépose*.
    A *brelan* is { $set } of a rank, a *quarte* { $run } or more of one suit in a row.
    First lay down the dépose, no more and no less. Never two jokers in one meld.
    Cards left in your hand count against you. After the last mène the lowest score wins.
summary-la_mona =
    { $hand } cards each and { $table } on the table. Take cards that add up to yours.
    Or build: put a card with others, for a sum you take later.
    La Mona, the 2♣, takes 15. Nothing takes her: do not let her drown on the table.
    Most cards, spades, aces, 2♠, 10♦ and La Mona score. The first to win { $limit } rounds wins.

# The same for a game somebody has added, told by its parts
summary-rummy = { $hand } cards each. Draw one, lay down what you can, discard one.
summary-contract = { $contracts } contracts, one for every hand: first lay it down, no more and no less.
summary-pile_whole = The discards are taken whole or not at all.
summary-pile_must_play = Take a discard only to lay it down at once.
summary-pile_none = Discards are never taken.
summary-melds_count = What you lay down counts for you, your hand against you.
summary-hand_counts = Cards left in your hand are scored.
summary-fishing = { $hand } cards each and { $table } on the table. Take cards that add up to yours.
summary-builds = Or build: put a card with others, for a sum you take later.
summary-goal_stay_in = At { $limit } you are knocked out; the last player left in wins.
summary-goal_hands_won = The first to win { $limit } hands wins.
summary-goal_most = The match ends at { $limit }; the highest score wins.
summary-goal_least = The match ends at { $limit }; the lowest score wins.
summary-goal_most_after = After { $hands } hands the highest score wins.
summary-goal_least_after = After { $hands } hands the lowest score wins.

# Below small examples in cards
summary-meld-pierna = Pierna
summary-meld-escalera = { CAPITAL(-run) }
summary-meld-trio = Trio
summary-meld-brelan = Brelan
summary-meld-quarte = Quarte
summary-joker_as =
    { $meld },
    joker as { $rank }
summary-wild_as =
    { $meld },
    { $card } as { $rank }
summary-takes =
    { $card } takes
    { $sum }
summary-build =
    Build:
    { $sum }

# The pause
pause-title = Pause
pause-go_on = Continue
pause-rules = Rules
pause-settings = Settings
pause-leave = Save and go to the menu
pause-leave_unsaved = Go to the menu
pause-quit = Quit
pause-lose-question = Leave this table?
pause-lose-detail = It was set up by hand, and is not kept.
pause-lose-yes = Leave
pause-lose-no = Stay
