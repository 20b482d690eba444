### Seen in the terminal: `loba doctor` tells what is found where Loba runs and what would help;
### `loba --selftest` tries everything.

command-doctor = see what Loba finds on this machine, and what would help where something is wrong
command-doctor-json = in JSON

doctor-loba = Loba
doctor-python = Python
doctor-system = System
doctor-built = Runs without Python
doctor-compiled = Engine compiled
doctor-safe = Safe mode
doctor-pygame = pygame-ce
doctor-sdl = SDL
doctor-video = Video driver
doctor-displays = Screens
doctor-renderers = Ways of drawing
doctor-window = Window
doctor-sdl_file = SDL called directly
doctor-audio = Audio driver
doctor-outputs = Loudspeakers
doctor-fonts = Fonts
doctor-gamepads = Gamepads
doctor-variables = Variables
doctor-data = Matches and additions
doctor-data_writable = … can be written
doctor-settings = Settings
doctor-settings_writable = … can be written
doctor-settings_file = Saved settings
doctor-people_file = Saved players
doctor-names_file = Saved name changes
doctor-last_table_file = Saved last table
doctor-lessons_file = Saved lessons
doctor-practice_file = Saved practice
doctor-days_file = Saved hands of the days
doctor-ratings_file = Saved ratings
doctor-reviews_file = Saved reviews
doctor-books_file = Matches with real cards
doctor-phones_file = Saved phone seats
doctor-file_faulty = File with faults
doctor-free = Free space
doctor-matches = Matches in progress
doctor-replays = Matches finished
doctor-languages = Languages
doctor-games = Games
doctor-game_faulty = Game with faults
doctor-bots = Bots from files
doctor-failed = Could not find out
doctor-bot_faulty = Bot with faults
doctor-own_cards = Your own cards
doctor-card_faulty = Card left out

doctor-yes = yes
doctor-no = no
doctor-none = none
doctor-mib = { $size } MiB
doctor-well = Everything Loba needs is there.
doctor-wrong =
    { $count ->
        [one] One thing needs attention.
       *[other] { $count } things need attention.
    }

doctor-hint_broke = There was no way to find out.
doctor-hint_no_screen = No window can be opened here ({ $detail }). Start Loba from a desktop.
doctor-hint_unseen = Nobody can see what is drawn this way. Unset SDL_VIDEODRIVER, or start Loba from a desktop.
doctor-hint_no_window = There is a screen, but no window opens on it ({ $detail }). If SDL_FRAMEBUFFER_ACCELERATION or SDL_VIDEODRIVER is set, unset it.
doctor-hint_no_sdl = Loba cannot find the SDL that pygame uses, so it hands over every picture whole and looks for events many times a second. It works, but takes more of the processor.
doctor-hint_small = Loba needs at least { $wide }x{ $high }.
doctor-hint_no_sound = There will be no sound ({ $detail }). Is something plugged in, and not in use by another program?
doctor-hint_font_gone = Some letters are missing: { $names }. Reinstall Loba.
doctor-hint_strange_pad = Loba does not know the buttons of { $names }. Switching it to XInput mode may help.
doctor-hint_not_writable = Nothing can be written to { $folder }, so matches and settings are not kept. LOBA_HOME names another folder.
doctor-hint_little_room = Less than { $least } MiB is free: matches might not be kept.
doctor-hint_language_faulty = There are faults in the texts: { $places }.
doctor-hint_game_faulty = “loba variants check { $file }” says what is wrong.
doctor-hint_bot_faulty = Look at { $file }, line { $line }; name this bot with --players to see what is wrong.
doctor-hint_bot_unread = Look at { $file }; name this bot with --players to see what is wrong.
doctor-hint_cards_faulty = These drawings cannot be used: { $names }.

command-selftest = try out everything that comes with Loba, and see whether it works here
command-seen = with --selftest: fail where no window can be seen

selftest-fine = fine
selftest-failed = FAILED
selftest-window = window
selftest-variants = games read
selftest-languages = texts
selftest-bots = bots read from files
selftest-letters = letters
selftest-pictures = drawings
selftest-deck = deck
selftest-sounds = sounds
selftest-pages = pages drawn
selftest-lessons = lessons begun
selftest-hand = a hand of
selftest-match = a match of
selftest-save = a match written and read again
selftest-settings = settings written and read again
selftest-beside = bots in a process of their own
selftest-phones = the page for phones
selftest-no_window = No window could be opened: { $detail }
selftest-nobody_sees = nobody would see it
selftest-end =
    { $failed ->
        [0] Everything works, in { $seconds } seconds.
        [one] One thing does not work.
       *[other] { $failed } things do not work.
    }
