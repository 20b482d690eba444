### Seen in the terminal and where a game of the player's own is chosen: what is wrong with a game
### file. Place and key path are shown before the sentence; $given is what was written, $allowed
### what could be, $least and $most are bounds.

fault-severity-error = error
fault-severity-warning = warning
fault-nearest = Did you mean “{ $nearest }”?
fault-with_option = This happens with the choice { $option }.
fault-with_two = This happens with { $option } and { $other } together.
fault-more =
    … and { $count ->
        [one] one more.
       *[other] { $count } more.
    }

# The file
fault-no_file = There is no such file.
fault-link_nowhere = This is a link, and it leads to no file.
fault-is_folder = This is a folder, not a file.
fault-not_plain_file = This is not a plain file but a pipe or a device; nothing is read from it.
fault-may_not_be_read = You do not have permission to read this file.
fault-unreadable = This file cannot be read ({ $detail }).
fault-no_games_here = This folder holds no game file: those end in .yaml.
fault-too_many_files =
    { $count ->
        [one] One file here is
       *[other] { $count } files here are
    } not read: a folder may hold { $most }.
fault-same_name = “{ $given }” is not read: “{ $meant }” has the same name here. Give one of them another name.
fault-too_large = This file is larger than { $most } KB; a few are enough.
fault-not_utf8 = This is not UTF-8 text. Save the file as UTF-8.
fault-bad_character = There is a character here that does not belong in a text file; delete it.
fault-empty_file = This file is empty.
fault-empty_game = This file is empty. A game of your own begins with “extends: carioca”, or whatever it builds on.
fault-root_not_map = This file has to be a list of keys with values, such as “schema: 1”.
fault-many_documents = This file may hold only one document: leave out “---”.
fault-not_yaml = This is not YAML: something is missing or left open just before this point.
fault-unclosed = The bracket opened on line { $opened } is not closed, or a comma is missing.
fault-tab = There is a tab here; YAML is indented with spaces.
fault-stray_colon = There is one colon too many here, or one is missing after the key before it. A text with a colon in it goes in quotes.
fault-too_deep = This is nested more than { $most } levels deep; no game goes that deep.
fault-anchor = Anchors such as “&{ $name }” are not allowed; write the values out.
fault-alias = Aliases such as “*{ $name }” are not allowed; write the values out.
fault-tag = Types such as “{ $tag }” are not allowed; write the plain value.
fault-odd_key = A key must be a plain word.
fault-empty_key = There is no key before this colon.
fault-no_colon = “{ $given }” lacks a colon followed by a space, as in “joker: 50”.
fault-duplicate_key = “{ $given }” appears here a second time; it is already on line { $first }.

# Keys and values
fault-unknown_key = The key “{ $given }” is not known here. Known here: { $allowed }.
fault-missing_key = The key “{ $wanted }” is missing.
fault-missing_key_such_as = The key “{ $wanted }” is missing; write it as in { $example }.
fault-missing_family = Nothing says what kind of game this is: write “extends: carioca” or another game to build on, or “family: rummy” or “family: fishing”.
fault-empty_value = There is nothing after this key: give it a value, or delete the line.
fault-not_map = This should be keys with values, not “{ $given }”.
fault-not_map_such_as = This should be keys with values, such as { $example }, not “{ $given }”.
fault-not_list = This should be a list, such as [a, b], not “{ $given }”.
fault-not_contract = A contract is a list of melds, such as [trio, trio], not “{ $given }”: the rounds are a list of such lists.
fault-not_text = This should be a word, not “{ $given }”.
fault-empty_map = There has to be at least one key here.
fault-empty_list = This list may not be empty.
fault-not_flag = Write true or false, not “{ $given }”.
fault-yes_no = Write “{ $instead }” instead of “{ $given }”: only true and false are understood.
fault-not_whole = This should be a whole number from { $low } to { $high }, not “{ $given }”.
fault-not_whole_or_unlimited = This should be a whole number from { $low } to { $high }, or “unlimited”, not “{ $given }”.
fault-out_of_bounds = { $given } is out of range: it may be { $low } to { $high }.
fault-out_of_bounds_or_unlimited = { $given } is out of range: it may be { $low } to { $high }, or “unlimited”.
fault-number_form = “{ $given }” is not a number here: write whole numbers in plain digits, such as 10.
fault-quoted_number = “{ $given }” is text; leave out the quotes to make it a number.
fault-not_word = “{ $given }” is not one of: { $allowed }.
fault-missing_part = Say which part it is: “part:” and one of { $allowed }.
fault-unknown_part = There is no part “{ $given }” here. Known here: { $allowed }.
fault-part_needs_more = The part “{ $given }” needs more: { $wanted }. Write it as in { $example }.
fault-bad_name = “{ $given }” is not a name: use lowercase letters, digits and _, and start with a letter.
fault-words_form = A name or a line about the game has at most { $most } letters in one line, without “*”.
fault-not_language = “{ $given }” is not a language: use the name of a folder of texts, such as en, es or es_AR.
fault-not_rank = “{ $given }” is not one of the ranks { $allowed }.
fault-not_card = “{ $given }” is not a card: write rank and suit, such as 2c, 10d, Ks.
fault-twice = “{ $given }” is in this list twice.
fault-players_key = “{ $given }” is not a number of players.
fault-point_key = “{ $given }” is not a rank (A, 2 to 10, J, Q, K, joker), a range of ranks from low to high such as 2-10, or a card such as 2c.
fault-points_twice = “{ $first }” and “{ $second }” are about the same cards: let each card stand in one of them.

# The head of the file
fault-schema = This file uses schema { $given }; this program knows schema { $known }.
fault-other_family = The game this one extends is of the family “{ $below }”, so this one cannot be “{ $given }”: leave “family” out.
fault-id_not_file = The id is “{ $given }”, but the file is called “{ $stem }”: they should be the same.
fault-extends_name = “{ $given }” is not the name of a game file, such as base/two_packs_rummy.
fault-extends_unknown = There is no game file “{ $given }” to extend.
fault-extends_itself = “{ $given }” is this very file, and no earlier folder has one of that name.
fault-extends_cycle = “{ $given }” extends this file in turn.
fault-extends_too_far = A game may extend a chain of { $most } files, no more.

# Options
fault-option_values_or_range = An option has either “values” or a “range”.
fault-option_patches = Without “at”, every value must say which keys it changes.
fault-option_one_value = There is nothing to choose: an option needs at least two values.
fault-option_range = A range is two whole numbers, such as [0, 20].
fault-option_value = “{ $name }” may be { $allowed }, not “{ $given }”.
fault-option_default = The default of “{ $name }” is not what the file itself says: make them agree.
fault-option_default_said = The default of “{ $name }” is { $given }, but the game says { $said }: write { $said } here, or { $given } there.
fault-pairs_not_tried = Only { $tried } of { $count } pairs of choices were tried together: there are too many to try them all.
fault-option_path = “{ $given }” leads to nothing in this game.
fault-unknown_option = This game has no option “{ $given }”. Known here: { $allowed }.
fault-unknown_preset = This game has no preset “{ $given }”. Known here: { $allowed }.

# The game as a whole
fault-least_over_most = The least, { $least }, is more than the most, { $most }: lower the one or raise the other.
fault-partners_odd = { $given } players cannot be split into two equal sides.
fault-partners_in_rummy = In a rummy everybody plays alone; only fishing games have partners.
fault-partners_eliminated = Partners cannot be knocked out one by one; choose another end of the match.
fault-players_not_offered = This is about { $given } players, but { $least } to { $most } may play.
fault-players_not_dealt = Nothing says how many cards { $players } players get.
fault-players_not_told = Nothing says how many packs or jokers there are with { $players } players.
fault-deck_too_small = With { $players } players { $needed } cards are needed, and the deck has { $deck }: deal fewer, add a pack, or let fewer play.
fault-deal_uneven =
    With { $players } players the deal does not come out even: of { $deck } cards { $table } go to the table and the rest { $hand } by { $hand } to each player, and { $left ->
        [one] one is
       *[other] { $left } are
    } left over.
fault-redeal_too_often = With this many cards forcing a new deal, the dealing would hardly ever end.
fault-first_table_no_sum = The dealer can take the first table only where cards make a sum together (“capture: together”).
fault-set_impossible = A set of { $least } cannot be made: the deck gives { $most } cards at most.
fault-meld_impossible = Nobody can lay down a meld of { $least }: a hand holds { $most } cards at most when melds are laid down. Ask for fewer cards, or deal more.
fault-three_suits = A set of three suits has at least three cards, not { $given }.
fault-wilds_when_laid = { $given } wild cards when laid down, but never more than { $most } in all: the first limit means nothing.
fault-too_many_wilds = More than half of the cards would be wild: name fewer.
fault-jokers_not_wild = There are jokers in the deck, but they are not among the wild cards: nobody could lay them down.
fault-wilds_in_no_meld = There are wild cards, but no meld takes any.
fault-unknown_meld = The contract asks for “{ $given }”, and there is no such meld. Known here: { $allowed }.
fault-meld_unused = No contract asks for “{ $given }”, and nothing else may be laid down.
fault-contract_size = The contract takes { $size } cards: too many for a hand of { $hand } and the card drawn. Deal more, or ask for less.
fault-contract_leaves_no_discard = The contract takes { $size } cards: a hand of { $hand } and the card drawn would leave none to discard. Deal one more, or write “final_discard: optional”.
fault-double_set = “{ $given }” can never be laid down at twice its size.
fault-hand_never_ends = The contract does not take the whole hand, and no other card can be laid down: no hand would ever end.
fault-reclaim_from_nobody = Nobody may add to a meld here, so no wild card can be taken back either.
fault-rounds_without_number = Nothing says how many hands are played: write how many under “match_end”, as in “count: 6”.
fault-rounds_differ = Rounds to play: { $given }; contracts: { $contracts }. There should be as many of one as of the other.
fault-wins_the_wrong_way = The { $given } score wins here; with this way of scoring you probably mean “{ $instead }”.
fault-few_points_are_good = With this way of scoring it is good to have few points, but this end of the match rewards having many.
fault-many_points_are_good = With this way of scoring it is good to have many points, but this end of the match knocks out whoever has them.
fault-no_points_for = Nothing says what these are worth: { $ranks }. They score 0.
fault-idle-no_wilds = This key changes nothing: there are no wild cards.
fault-idle-wilds_in_no_meld = This key changes nothing: no meld takes wild cards.
fault-idle-wilds_in_no_run = This key changes nothing: no run takes wild cards.
fault-idle-no_jokers = This key changes nothing: there are no jokers in the deck (“deck: jokers”).
fault-idle-no_upcard = This key changes nothing: no card is turned up at the start (“upcard”).
fault-idle-need_not_play = This key changes nothing: a card taken from the pile need not be played (“must_play”).
fault-idle-nobody_adds = This key changes nothing: nobody may add to melds (“to: nobody”).
fault-idle-stock_ends_hand = This key changes nothing: the hand ends with the stock, so it is never blocked.
fault-idle-no_bonus = This key changes nothing: going out in one turn earns nothing (“out_in_one”).
fault-idle-no_two_sets = This key changes nothing: no contract asks for two sets.
fault-idle-no_two_runs = This key changes nothing: no contract asks for two runs.
fault-idle-no_rebuys = This key changes nothing: nobody may buy back in (“rebuys”).
fault-idle-no_stakes = This key changes nothing: it is not played for lunas (“on: true”).
fault-idle-no_builds = This key changes nothing: nothing is built (“build”).
fault-idle-no_raising = This key changes nothing: builds are not raised (“raises”).
fault-idle-no_sweep_points = This key changes nothing: clearing the table earns nothing (“score: sweep”).
fault-idle_cards = These cards can neither take nor be taken: { $ranks }.
fault-nothing_taken = No card can ever take another: the cards add up to none of the values that take.
fault-takes_and_together = With “together: { $given }” the value of a card says what it takes, so “takes” means nothing: leave it out.
fault-most_of_card = All cards of { $rank } count here, or none: write the rank without suits.
fault-no_spanish_tens = The Spanish pack has no 10: write “without: [10]”, or “[8-10]” for forty cards.
fault-pair_only_with_value = These ranks only pair, so their values mean nothing: { $ranks }.
fault-hand_endless = With { $players } players a hand played at random did not end within { $steps } steps.
fault-always_blocked = All { $hands } hands that were tried were blocked: nobody could go out. Make the melds smaller, or let more be laid down or added.
fault-often_blocked = Of { $hands } hands that were tried, { $blocked } were blocked: melds as hard as these are seldom put together.
fault-round_blocked = Nobody could go out in round { $round } in any of the { $hands } hands that were tried: its contract may ask too much.
fault-nothing_scored = With { $players } players nobody scored a point in { $hands } hands: nothing that happens is worth anything here.
fault-match_endless = With { $players } players the match would never end: after { $hands } hands the best has { $best } of { $limit }, and a match is stopped after { $most } hands. Lower the limit.
fault-hand_broke_down = With { $players } players a hand played at random broke down ({ $detail }).
fault-too_many_ways = This makes more combinations than can be searched: some allowed plays may be missing from lists, and bots, hints and the sorting of the hand may miss the best one.
fault-tried_in_part = This game takes so much work that it was only tried out in part: with { $players } players fewer than { $hands } hands were played.
fault-too_many_choices = Of { $choices } choices and presets, only the first { $most } are tried out.
fault-no_text = There is no text for “{ $wanted }” yet.
fault-no_name = This game has no name yet, so it is listed as “{ $name }”. Write one, and what is different: “name: Our Carioca”, “about: Fifty for a joker.”
fault-no_about = Nothing says yet what is different in this game: write, for instance, “about: Fifty for a joker.”
