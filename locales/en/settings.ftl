### Seen on the page of the settings.

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
settings-block_ease = Accessibility
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
settings-pack = Cards
settings-pack_about = Spanish cards are for games without tens
settings-pack_game = As the game asks
settings-pack_french = French
settings-pack_spanish = Spanish
settings-french_courts = French court letters
settings-french_courts_about = V, D and R while you play in French
settings-remarks = Remarks
settings-remarks_about = Regulars of the house say something now and then

# Screen
settings-fullscreen = Full screen
settings-fullscreen_about = The table fills the screen
settings-safe_area = Edge of the screen
settings-safe_area_about = For televisions that cut off the border
settings-safe_area_none = None
settings-safe_area_some = A little
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
settings-large_corners_about = Rank and suit half as big again
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
settings-say_legal = Describe what you may play
settings-say_legal_about = “5-6-7-8 of hearts: allowed”
settings-voice = Speak the screen
settings-voice_about = The system’s voice; beside a screen reader, only what happens
settings-few_words = Speak in few words
settings-few_words_about = Screen reader and voice: nothing you know already
settings-more_time = More time to read
settings-more_time_about = Bots and messages wait twice as long

# Controls
settings-hold_is_toggle = Press instead of hold
settings-hold_is_toggle_about = One press starts, another ends
settings-keys = Keys and buttons
settings-keys_about = Choose your own for everything
settings-keys_open = Choose

# Language
settings-language_system = Same as the system

# The piece of table beside the settings
settings-preview = Preview
# Above the keys, or the buttons of a gamepad, that are used most.
settings-most_used = Most used
settings-preview_ring = You are here
settings-preview_refusal = *Not allowed:* this pierna has its three suits; no hearts.
settings-preview_legal = *Allowed:* 5-6-7-8 of hearts.
settings-preview_spades = ♠ spades
settings-preview_clubs = ♣ clubs

# What is wrong with the file of the settings
settings-notice-bad_value = “{ $name }” in your settings has a value that is not known; the usual one is used.
settings-notice-unknown = “{ $name }” in your settings is not known here; it is left as it is.
settings-notice-not_kept = Your settings cannot be saved ({ $detail }). They last until you leave, and Loba will try again.
