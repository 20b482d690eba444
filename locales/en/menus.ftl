### Seen in the first menu, where a table is set up, and in the pause. What stands between *stars*
### is bold.

# The first menu
menu-motto = Five ways to be a pack, and one Mona
menu-new_table = Play
menu-new_table_line = New table
menu-resume = Continue
# $players: "Ana, Beto"
menu-resume_line = { $game } · { $players } · { -hand } { $hand }
menu-resume_line_short = { $game } · { -hand } { $hand }
menu-matches = Matches
menu-learn = Learn
menu-learn_line = Rules, a guided hand, practice
menu-statistics = Statistics
menu-settings = Settings
menu-quit = Quit
menu-hint_enter = Open
hint-back = Back
hint-choose = Choose
menu-language_es = Español
menu-language_fr = Français
menu-language_en = English
menu-language_pt = Português

# A new table
setup-title = New table
shelf-cousins = Cousins
shelf-own = Your own games
setup-seats = At the table
setup-partners = At the table: partners sit opposite each other
setup-add_seat = Add a seat
setup-rules = House rules
setup-usual = As usual
setup-on = on
setup-off = off
setup-deal = Deal
setup-as_last_time = Same as last time
setup-cannot_deal = Fix the file to play this game.
setup-faulty = This game cannot be played yet:
setup-fault = Line { $line }: { $what }
setup-person = Person
setup-person_about = Somebody at this screen. Between two people a curtain hides the cards.
setup-all_phones = Everybody with a phone
setup-phone = Person with a phone
setup-phone_about = Has the hand on a phone, and the table here. The phone scans a code; nothing is installed.
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
setup-about-loba_de_mas = Score with what you lay down.
setup-about-carioca = Contracts, from two trios up.
setup-about-loba_centroamericana = Six contracts, from two trios up.
setup-about-loba_seis_menes = Six mènes of brelans and quartes.
setup-about-la_mona = Fishing from Ecuador. 2♣ takes 15.
setup-about-escoba = Make fifteen with the table.
setup-about-scopa = Italian fishing: equals, then sums.
setup-about-cassino = Take, build and raise.

# Bots
bot-naive-name = Simple
bot-naive-about = Lays down whatever it can, and discards what costs most.
bot-random-name = Random
bot-random-about = Plays anything that is allowed. Good for a first hand.

# The game in a few sentences, told from its parts; $hand: cards dealt; $meld: "a pierna"; $size: "3 or more".
summary-rummy = { $hand } cards each. Draw one, lay down what you can, discard one.
summary-pile_none = Discards are never taken.
summary-pile_whole = The { -pile } is taken whole or not at all.
summary-pile_whole_to_play = If you take it, lay down one of its cards at once.
summary-pile_top_to_play = Take a discard only to use it at once.
# Part of the sentences below: “Pierna: *3 or more* of one rank”.
summary-size_from = { $count } or more
# Part of the sentences below: “Pierna: *exactly 3* of one rank”.
summary-size = exactly { $count }
summary-set-any = { CAPITAL($meld) }: { $size } of one rank.
summary-set-all_different = { CAPITAL($meld) }: { $size } of one rank, each in a different suit.
summary-set-three = { CAPITAL($meld) }: { $size } of one rank, in three suits.
summary-run-same = { CAPITAL($meld) }: { $size } of one suit in a row.
summary-run-colour = { CAPITAL($meld) }: { $size } in a row, all red or all black.
summary-run-any = { CAPITAL($meld) }: { $size } in a row, in any suits.
summary-wilds_jokers = Jokers are wild.
summary-wilds_twos = Twos are wild.
summary-wilds_both = Jokers and twos are wild.
# Goes on after “Jokers are wild.”; { $meld }: “a pierna”.
summary-wilds_never = Never in { $meld }.
summary-wilds_most =
    { $count ->
        [one] Never two in one meld.
       *[other] Never more than { $count } in one meld.
    }
summary-wilds_at_first =
    { $count ->
        [0] None in a meld as you lay it down.
        [one] One at most in a meld as you lay it down.
       *[other] At most { $count } in a meld as you lay it down.
    }
summary-contract =
    { $count ->
        [one] One { -contract }: lay it down first, no more and no less.
       *[other] { $count } { -contract }s, one for every { -hand }: lay it down first, no more and no less.
    }
# any_number
summary-contract-loba_seis_menes = { $count } mènes, each with its own dépose: lay it down first, no more and no less.
summary-melds_count = What you lay down counts for you, your hand against you.
summary-hand_counts = Cards left in your hand count against you.
summary-winner_collects = Whoever goes out collects what the others still hold.
summary-fishing = { $hand } cards each and { $table } on the table. Take cards that add up to yours.
summary-fishing_together = { $hand } cards each and { $table } on the table. Take cards that make { $value } with yours.
summary-builds = Or build: put a card with others, for a sum you take later.
summary-inert = { $cards } takes { $count }, and nothing takes it.
summary-inert-la_mona = La Mona, the { $cards }, takes { $count }. Nothing takes her: do not let her drown on the table.

# Below small examples in cards
summary-meld-pierna = Pierna
summary-meld-escalera = { CAPITAL(-run) }
summary-meld-trio = Trio
summary-meld-brelan = Brelan
summary-meld-quarte = Quarte
summary-meld-set = Set
summary-meld-run = Run
summary-joker_as =
    { $meld },
    joker as { $rank }
summary-wild_as =
    { $meld },
    { $card } as { $rank }
summary-takes =
    { CAPITAL($card) } takes
    { $sum }
summary-together =
    { $sum }
    = { $value }
summary-single_first =
    { $card } takes { $card },
    not { $sum }
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
