# What can be wrong with a variant file. Place and key path are shown before the sentence;
# $given is what was written, $allowed what could be, $least and $most are bounds.

fault-severity-error = error
fault-severity-warning = warning
fault-nearest = Did you mean “{ $nearest }”?
fault-with_option = This comes with the choice { $option }.
fault-with_two = This comes with { $option } and { $other } together.
fault-more =
    … and { $count ->
        [one] one more.
       *[other] { $count } more.
    }

# The file
fault-no_file = There is no such file.
fault-link_nowhere = This is a link, and it leads to no file.
fault-is_folder = This is a folder, not a file.
fault-not_plain_file = This is no plain file but a pipe or a device; nothing is read from it.
fault-may_not_be_read = You have no permission to read this file.
fault-unreadable = This file cannot be read ({ $detail }).
fault-no_games_here = This folder holds no game file: those end in .yaml.
fault-too_many_files =
    { $count ->
        [one] One file here is
       *[other] { $count } files here are
    } not read: a folder may hold { $most }.
fault-too_large = This file is larger than { $most } KB; a few are enough.
fault-not_utf8 = This is not UTF-8 text. Save the file with the encoding UTF-8.
fault-bad_character = There is a character here that does not belong in a text file; delete it.
fault-empty_file = This file is empty.
fault-root_not_map = This file has to be a list of keys with values, such as “schema: 1”.
fault-many_documents = This file may hold one document only: leave out “---”.
fault-not_yaml = This is not YAML: something is missing or left open just before this place.
fault-unclosed = The bracket opened on line { $opened } is not closed, or a comma is missing.
fault-tab = There is a tab here; YAML is indented with spaces.
fault-stray_colon = There is a colon too many here. A text that holds one goes in quotes.
fault-too_deep = This goes more than { $most } levels deep; no game is that deep.
fault-anchor = Anchors such as “&{ $name }” are not allowed; write the values out.
fault-alias = Aliases such as “*{ $name }” are not allowed; write the values out.
fault-tag = Types such as “{ $tag }” are not allowed; write the plain value.
fault-odd_key = A key must be a plain word.
fault-empty_key = There is no key before this colon.
fault-duplicate_key = “{ $given }” is here a second time; it stands on line { $first } already.

# Keys and values
fault-unknown_key = The key “{ $given }” is not known here. There are: { $allowed }.
fault-missing_key = The key “{ $wanted }” is missing.
fault-empty_value = Nothing is written behind this key.
fault-not_map = Keys with values are wanted here, not “{ $given }”.
fault-not_map_such_as = Keys with values are wanted here, such as { $example }, not “{ $given }”.
fault-not_list = A list is wanted here, such as [a, b], not “{ $given }”.
fault-not_text = A word is wanted here, not “{ $given }”.
fault-empty_map = At least one key is needed here.
fault-empty_list = This list must not be empty.
fault-not_flag = Write true or false, not “{ $given }”.
fault-yes_no = Write “{ $instead }” for “{ $given }”: only true and false are understood.
fault-not_whole = A whole number from { $low } to { $high } is wanted here, not “{ $given }”.
fault-not_whole_or_unlimited = A whole number from { $low } to { $high }, or “unlimited”, is wanted here, not “{ $given }”.
fault-out_of_bounds = { $given } is out of bounds: { $low } to { $high }.
fault-out_of_bounds_or_unlimited = { $given } is out of bounds: { $low } to { $high }, or “unlimited”.
fault-number_form = “{ $given }” is no number here: write whole numbers with their digits only, such as 10.
fault-quoted_number = “{ $given }” is a text; leave out the quotes to make it a number.
fault-not_word = “{ $given }” is not one of: { $allowed }.
fault-missing_part = Say which part it is: “part:” and one of { $allowed }.
fault-unknown_part = There is no part “{ $given }” here. There are: { $allowed }.
fault-part_needs_more = The part “{ $given }” needs more: { $wanted }.
fault-bad_name = “{ $given }” is no name: use small letters, digits and _, and begin with a letter.
fault-not_rank = “{ $given }” is not one of the ranks { $allowed }.
fault-not_card = “{ $given }” is not a card: write rank and suit, such as 2c, 10d, Ks.
fault-twice = “{ $given }” is in this list twice.
fault-players_key = “{ $given }” is not a number of players.
fault-point_key = “{ $given }” is no rank, no range of ranks such as 2-10, and no card such as 2c.
fault-points_twice = “{ $first }” and “{ $second }” speak of the same cards.

# The head of the file
fault-schema = This file follows schema { $given }; this program knows schema { $known }.
fault-id_not_file = The id is “{ $given }”, but the file is called “{ $stem }”: they should be the same.
fault-extends_name = “{ $given }” is no name of a game file, such as base/two_packs_rummy.
fault-extends_unknown = There is no game file “{ $given }” to extend.
fault-extends_itself = “{ $given }” is this file itself, and no earlier folder has one of that name.
fault-extends_cycle = “{ $given }” extends this file in turn.
fault-extends_too_far = A game may extend { $most } files in a row, no more.

# Options
fault-option_values_or_range = An option has either “values” or a “range”.
fault-option_patches = Without “at”, every value must say which keys it changes.
fault-option_one_value = There is nothing to choose: an option needs two values at least.
fault-option_range = A range is two whole numbers, such as [0, 20].
fault-option_value = “{ $name }” can be { $allowed }, not “{ $given }”.
fault-option_default = The default of “{ $name }” is not what the file itself says.
fault-pairs_not_tried = Only { $tried } of { $count } pairs of choices were tried together: there are so many.
fault-option_path = “{ $given }” leads to nothing this game says.
fault-unknown_option = This game has no option “{ $given }”. There are: { $allowed }.
fault-unknown_preset = This game has no preset “{ $given }”. There are: { $allowed }.

# The game as a whole
fault-least_over_most = The least, { $least }, is more than the most, { $most }.
fault-partners_odd = { $given } cannot play two against two.
fault-partners_in_rummy = In a rummy everybody plays alone; only fishing games know partners.
fault-partners_eliminated = Partners cannot drop out one by one; choose another end of the match.
fault-players_not_offered = { $given } players are spoken of, but { $least } to { $most } may play.
fault-players_not_dealt = Nothing says how many cards { $players } players get.
fault-deck_too_small = With { $players } players { $needed } cards are needed, and the deck has { $deck }.
fault-deal_uneven =
    With { $players } players the deal does not come out even: of { $deck } cards { $table } go to the table, the others { $hand } by { $hand } to each, and { $left ->
        [one] one is
       *[other] { $left } are
    } left over.
fault-redeal_too_often = So many cards start a new deal that there would hardly be an end to dealing.
fault-set_impossible = A set of { $least } cannot be made: the deck gives { $most } cards at most.
fault-three_suits = A set of three suits has three cards at least, not { $given }.
fault-wilds_when_laid = { $given } wild when laid, but never more than { $most } in all: the first says nothing.
fault-too_many_wilds = More than half of the cards would be wild.
fault-jokers_not_wild = There are jokers in the deck, but they are not among the wild cards: nobody can put them down.
fault-wilds_in_no_meld = There are wild cards, but no meld takes any.
fault-unknown_meld = The contract asks for “{ $given }”, and there is no such meld. There are: { $allowed }.
fault-meld_unused = No contract asks for “{ $given }”, and nothing else may be laid.
fault-contract_size = The contract takes { $size } cards: too many for a hand of { $hand } that draws one.
fault-contract_leaves_no_discard = The contract takes { $size } cards: a hand of { $hand } that draws one would have none left to discard.
fault-double_set = “{ $given }” can never be laid at twice its size.
fault-hand_never_ends = The contract does not take the whole hand, and no other card can be put down: no hand would ever end.
fault-reclaim_from_nobody = Nobody may add to a meld here, so no wild card can be taken back either.
fault-rounds_without_number = Nothing says how many rounds are played: give a “count”.
fault-rounds_differ = Rounds to play: { $given }; contracts: { $contracts }. They should be as many.
fault-wins_the_wrong_way = The { $given } score wins here; with this way of scoring you probably want “{ $instead }”.
fault-few_points_are_good = Few points are good in this way of scoring, but this end of the match rewards many.
fault-many_points_are_good = Many points are good in this way of scoring, but this end of the match drops whoever has them.
fault-no_points_for = Nothing says what these are worth: { $ranks }. They count 0.
fault-idle_cards = These cards can neither take nor be taken: { $ranks }.
fault-nothing_taken = No card can ever take another: nothing that is taken can be added up from the cards.
fault-pair_only_with_value = These ranks only pair, so their values say nothing: { $ranks }.
fault-hand_endless = With { $players } players a hand played at random did not end within { $steps } steps.
fault-hand_broke_down = With { $players } players a hand played at random broke down ({ $detail }).
fault-too_many_ways = This makes more combinations than are searched through: some of what may be done may be missing from lists, and bots, hints and the order of the hand may miss the best.
fault-tried_in_part = This game takes so much work that it was tried out in part only: with { $players } players fewer than { $hands } hands were played.
fault-too_many_choices = Of { $choices } choices and presets only the first { $most } are tried out.
fault-no_text = There is no text for “{ $wanted }” yet.
