### Seen on the page “Keys and buttons”, and on the buttons of the table: what keys do, the letter
### of each, and what is written on them.

keys-title = Keys and buttons
keys-column_keyboard = Keyboard
keys-column_pad = Gamepad
keys-waiting = Press it…
keys-press_key = Press the key for “{ $action }”. Esc leaves it as it is.
keys-press_pad = Press the button for “{ $action }”. Esc leaves it as it is.
keys-clash = { $chord } already does “{ $other }”. Should it do “{ $action }” from now on?
keys-take = Yes, “{ $action }”
keys-leave = Leave it
keys-clear = Leave it empty
keys-cancel = Cancel
keys-needed = “{ $action }” needs a key: without one there is no way back here.
keys-all_usual = Reset all
keys-hint_clear = Clear

keys-group_way = Finding your way
keys-group_hand = Your hand
keys-group_turn = Your turn
keys-group_fishing = La Mona
keys-group_see = Looking and pausing
keys-group_heard = Listening

keys-do_up = Up
keys-do_down = Down
keys-do_left = Left
keys-do_right = Right
# What Enter does, and a click: it confirms, picks up a card, puts it down.
keys-do_confirm = Confirm, pick up, put down
keys-do_back = Back, cancel
keys-do_first = To the beginning of the list
keys-do_last = To the end of the list
keys-do_next_zone = Next area
keys-do_previous_zone = Previous area
keys-do_zone_hand = To your hand
keys-do_zone_own = To your melds
keys-do_zone_far = To the others’ melds
keys-do_zone_piles = To the stock and the pile
keys-do_zone_keys = To the buttons
keys-do_mark = Mark a card
keys-do_mark_left = Mark to the left
keys-do_mark_right = Mark to the right
keys-do_mark_group = Mark a whole group
keys-do_move_left = Move a card left
keys-do_move_right = Move a card right
keys-do_sort = Sort
keys-do_group = Find melds
keys-do_draw_stock = Draw from the stock
keys-do_take_pile = Take the discard or pozo
keys-do_lay_down = Lay down
keys-do_stage = Prepare the contract
keys-do_take_back = Take back, remove
keys-do_discard = Discard
keys-do_undo = Undo
keys-do_redo = Redo
keys-do_hint = Hint
keys-do_trail = Trail (La Mona)
keys-do_build = Build (La Mona)
# same in other languages: a name
keys-do_fila = Fila (La Mona)
keys-do_lens = Lens
keys-do_scores = Scores
keys-do_log = What happened
keys-do_rules = Rules
keys-do_pause = Pause
keys-do_fullscreen = Full screen
keys-do_hear_hand = Hear your hand
keys-do_hear_fresh = Hear what is new
keys-do_hear_table = Hear the melds and open cards
keys-do_hear_piles = Hear the discards and the stock
keys-do_hear_seat = Hear the next player
keys-do_hear_scores = Hear the scores
keys-do_hear_can = Hear what you can do
keys-do_hear_others = Hear what the others did
keys-do_hear_again = Hear it again

# The letter of each button: one of its name, and of no other’s.
keys-letter_draw_stock = r
keys-letter_take_pile = t
keys-letter_lay_down = l
keys-letter_stage = a
keys-letter_discard = d
keys-letter_hint = h
keys-letter_sort = s
keys-letter_group = f
keys-letter_trail = i
keys-letter_build = b
keys-letter_fila = m
keys-letter_lens = n
keys-letter_scores = e
keys-letter_log = w
keys-letter_pause = p

# Names on the keys
key-name_up = ↑
key-name_down = ↓
key-name_left = ←
key-name_right = →
key-name_return = Enter
key-name_enter = Enter (numbers)
key-name_escape = Esc
key-name_space = Space
key-name_tab = Tab
key-name_backspace = Backspace
key-name_delete = Delete
key-name_insert = Insert
key-name_home = Home
key-name_end = End
key-name_page_up = Page up
key-name_page_down = Page down
key-name_ctrl = Ctrl
key-name_alt = Alt
key-name_shift = Shift

# Names on the buttons of a gamepad
pad-name_dpup = D-pad ↑
pad-name_dpdown = D-pad ↓
pad-name_dpleft = D-pad ←
pad-name_dpright = D-pad →
pad-name_lefty_minus = Stick ↑
pad-name_lefty_plus = Stick ↓
pad-name_leftx_minus = Stick ←
pad-name_leftx_plus = Stick →
pad-name_righty_minus = Right stick ↑
pad-name_righty_plus = Right stick ↓
pad-name_rightx_minus = Right stick ←
pad-name_rightx_plus = Right stick →
pad-name_leftshoulder = L1
pad-name_rightshoulder = R1
pad-name_lefttrigger = L2
pad-name_righttrigger = R2
pad-name_leftstick = L3
pad-name_rightstick = R3
pad-name_back = View
pad-name_start = Menu
pad-name_guide = Home
