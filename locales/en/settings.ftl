# Settings and keys.

settings-title = Settings
settings-on = on
settings-off = off
settings-percent = { $percent }%

settings-hint_row = Row
settings-hint_change = Change
settings-hint_usual = Reset
settings-hint_done = Done, saved as you go

settings-block_table = Table
settings-block_look = Screen
settings-block_sound = Sound
settings-block_ease = Ease of use
settings-block_controls = Controls
settings-block_language = Language
settings-block_about = About
settings-block_usual = Reset this page

# What Loba is, and whose work is in it; also for `loba --version`.
about-licence = Free software under the MIT licence: anybody may use it, change it and pass it on.
about-art = Cards, pictures, sounds and music were made for Loba, and come under the same licence.
about-letters = Typefaces: Source Sans Pro and Source Serif Pro by Adobe, under the SIL Open Font License 1.1.
about-parts = Built on Python, pygame-ce and SDL, and on smaller parts that each bring their own licence.
about-page = The licences of all parts: { $file }

# Table
settings-speed = Speed
settings-speed_about = Of cards and bots
settings-speed_usual = Normal
settings-speed_double = Double
settings-speed_at_once = Instant
settings-french_courts = French court letters
settings-french_courts_about = V, D and R while you play in French

# Screen
settings-fullscreen = Full screen
settings-fullscreen_about = The table fills the screen
settings-safe_area = Edge of the screen
settings-safe_area_about = For televisions that cut off the border
settings-safe_area_none = None
settings-safe_area_some = Some
settings-safe_area_more = More

# Sound
settings-volume_master = Everything
settings-volume_master_about = How loud the whole game is
settings-volume_cards = Cards
settings-volume_cards_about = Drawn, dealt, laid down
settings-volume_table = Table
settings-volume_table_about = Turns, melds, points, coins
settings-volume_night = Night
settings-volume_night_about = Crickets, water, the odd owl
settings-volume_music = Music
settings-volume_music_about = Soft, below everything else

# Ease of use
settings-two_colours = Four colours for the suits
settings-two_colours_about = Diamonds blue, clubs green
settings-large_corners = Large corners on the cards
settings-large_corners_about = Rank and suit half as large again
settings-text_scale = Text and card size
settings-text_scale_about = Menus, names and prompts
settings-text_scale_normal = Normal
settings-text_scale_large = Large
settings-text_scale_largest = Largest
settings-motion = Motion
settings-motion_about = How cards travel
settings-motion_full = Full
settings-motion_brief = Brief
settings-motion_none = None
settings-high_contrast = High contrast table
settings-high_contrast_about = Plain felt, heavy outlines
settings-say_legal = Say legal moves in words
settings-say_legal_about = “5-6-7-8 of hearts: allowed”

# Controls
settings-hold_is_toggle = Press instead of hold
settings-hold_is_toggle_about = One press starts, another ends
settings-keys = Keys and buttons
settings-keys_about = Choose your own for everything
settings-keys_open = Choose

# Language
settings-language_system = As the system

# The piece of table beside the settings
settings-preview = As it looks now
settings-preview_ring = You are here
settings-preview_refusal = *Not allowed:* this pierna has its three suits; no hearts.
settings-preview_legal = *Allowed:* 5-6-7-8 of hearts.
settings-preview_spades = ♠ spades
settings-preview_clubs = ♣ clubs

# What is wrong with the file of the settings
settings-notice-bad_value = “{ $name }” in your settings has a value that is not known; the usual one is used.
settings-notice-unknown = “{ $name }” in your settings is not known here; it is left as it is.
settings-notice-unreadable = Your settings cannot be read ({ $detail }); everything is back to the start.
settings-notice-damaged = Your settings were damaged; everything is back to the start, and { $file } keeps what was there.

# Keys
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

keys-do_up = Up
keys-do_down = Down
keys-do_left = Left
keys-do_right = Right
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
settings-notice-not_kept = Your settings cannot be saved ({ $detail }). They last until you leave, and Loba will try again.
