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
menu-hint_choose = Choose
menu-hint_enter = Open
menu-language_es = Español
menu-language_fr = Français
menu-language_en = English

# A new table
setup-title = New table
setup-seats = At the table
setup-partners = At the table: partners sit opposite
setup-add_seat = Add a seat
setup-rules = House rules
setup-usual = As usual
setup-on = on
setup-off = off
setup-deal = Deal
setup-as_last_time = Like last time
setup-hint_back = Back
setup-hint_next = Next area
setup-cannot_deal = This game can be played once its file is mended.
setup-faulty = This file cannot be played yet:
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
setup-about-loba_de_menos = Get rid of your cards. Out at 101.
setup-about-loba_de_mas = Score what you lay down, up to 150.
setup-about-carioca = Eight contracts, from two trios up.
setup-about-loba_centroamericana = Six contracts, four jokers.
setup-about-loba_seis_menes = Six mènes of brelans and quartes.
setup-about-la_mona = Fishing from Ecuador. 2♣ takes 15.

# Bots
bot-naive-name = Simple
bot-naive-about = Lays down whatever it can and throws away what costs most.
bot-random-name = At random
bot-random-about = Plays anything that is allowed. Good for a first hand.

# A game in a few sentences, by its id. The numbers come from its file and the house rules:
# $hand cards dealt, $set and $run the least sizes, $wilds the most in a run, $limit, $contracts.
summary-loba_de_menos =
    { $hand } cards each. Draw one, lay down what you can, discard one.
    A *pierna* is one rank in three suits, an *escalera* { $run } or more of one suit in a row.
    Jokers only in an escalera, { $wilds } at most. Take a discard only to use it at once.
    Cards left in your hand count against you. At { $limit } you are out, or buy back in.
summary-loba_de_mas =
    { $hand } cards each. Draw one or take the *pozo*, all the discards. Lay down, discard.
    A *pierna* is one rank in three suits, an *escalera* { $run } or more of one suit in a row.
    Jokers and twos are wild in an escalera. You add only to your own melds.
    What you lay down counts for you, your hand against you. The match ends at { $limit }.
summary-carioca =
    { $hand } cards each and { $contracts } contracts, one for every hand.
    A *trio* is { $set } of a rank, an *escala* { $run } or more of one suit in a row.
    First lay down exactly the contract. From your next turn on, add to any meld.
    Cards left in your hand count against you. After the last contract the fewest points win.
summary-loba_centroamericana =
    { $hand } cards each and { $contracts } contracts, one for every hand.
    A *trio* is { $set } of a rank, an *escala* { $run } or more of one suit in a row.
    First lay down exactly the contract. From your next turn on, add to any meld.
    Cards left in your hand count against you. After the last contract the fewest points win.
summary-loba_seis_menes =
    { $hand } cards each and { $contracts } contracts, one for every hand, called a *mène*.
    A *brelan* is { $set } of a rank, a *quarte* { $run } or more of one suit in a row.
    Never two jokers in one combination. Your first dépose is exactly the contract.
    Cards left in your hand count against you. After the last mène the fewest points win.
summary-la_mona =
    { $hand } cards each and { $table } on the table. Take cards that add up to yours.
    Or build: put a card with others for a sum that you will take later.
    La Mona, the 2♣, takes 15. Nothing takes her: do not let her drown on the table.
    Most cards, spades, aces and the bonitas score. The first to win { $limit } rounds wins.

# The same for a game somebody has added, told by its parts
summary-rummy = { $hand } cards each. Draw one, lay down what you can, discard one.
summary-contract = { $contracts } contracts, one for every hand: lay down exactly that one first.
summary-pile_whole = The discards are taken whole or not at all.
summary-pile_must_play = Take a discard only to use it at once.
summary-pile_none = Discards cannot be taken.
summary-melds_count = What you lay down counts for you, your hand against you.
summary-hand_counts = Cards left in a hand count.
summary-fishing = { $hand } cards each and { $table } on the table. Take cards that add up to yours.
summary-builds = Or build: put a card with others for a sum that you will take later.
summary-goal_stay_in = Whoever reaches { $limit } is out; the last one left wins.
summary-goal_hands_won = The first to win { $limit } hands wins.
summary-goal_most = The match ends at { $limit }; the most points win.
summary-goal_least = The match ends at { $limit }; the fewest points win.
summary-goal_most_after = After { $hands } hands the most points win.
summary-goal_least_after = After { $hands } hands the fewest points win.

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
pause-lose-detail = It was set up by hand and is not kept.
pause-lose-yes = Leave
pause-lose-no = Stay
