# `loba doctor` / `loba --selftest`: what is found where Loba runs, and what would help.

command-doctor = see what Loba finds on this machine, and what would help where something is wrong
command-doctor-json = in JSON

doctor-loba = Loba
doctor-python = Python
doctor-system = System
doctor-built = Runs without Python
doctor-safe = Safe mode
doctor-pygame = pygame-ce
doctor-sdl = SDL
doctor-video = Picture through
doctor-displays = Screens
doctor-renderers = Ways of drawing
doctor-window = Window
doctor-audio = Sound through
doctor-outputs = Loudspeakers
doctor-fonts = Letters
doctor-gamepads = Gamepads
doctor-variables = Variables
doctor-data = Matches and additions
doctor-data_writable = … can be written
doctor-settings = Settings
doctor-settings_writable = … can be written
doctor-settings_file = Settings kept
doctor-free = Free room
doctor-matches = Matches going on
doctor-replays = Matches over
doctor-languages = Languages
doctor-games = Games
doctor-game_faulty = Game with faults
doctor-bots = Bots of files
doctor-failed = Not found out
doctor-bot_faulty = Bot with faults
doctor-own_cards = Own cards
doctor-card_faulty = Card left out

doctor-yes = yes
doctor-no = no
doctor-none = none
doctor-mib = { $size } MiB
doctor-well = Everything Loba needs is there.
doctor-wrong =
    { $count ->
        [one] One thing needs a look.
       *[other] { $count } things need a look.
    }

doctor-hint_broke = This could not be found out.
doctor-hint_no_screen = No window can be opened here ({ $detail }). Start Loba from a desktop.
doctor-hint_unseen = Nobody sees what is painted this way. Take SDL_VIDEODRIVER away, or start Loba from a desktop.
doctor-hint_no_window = A screen is there, but no window opens on it ({ $detail }). Is there something in SDL_FRAMEBUFFER_ACCELERATION or SDL_VIDEODRIVER? Take it away.
doctor-hint_small = Loba wants at least { $wide }x{ $high }.
doctor-hint_no_sound = There will be no sound ({ $detail }). Is something plugged in, and not in use by another program?
doctor-hint_font_gone = Some letters are missing: { $names }. Install Loba anew.
doctor-hint_strange_pad = Loba does not know the buttons of { $names }. It may help to switch it to its XInput mode.
doctor-hint_not_writable = Nothing can be written to { $folder }: matches and settings are not kept. LOBA_HOME names another folder.
doctor-hint_little_room = Less than { $least } MiB is free: matches may not be kept.
doctor-hint_settings = { $file } says something Loba does not understand: { $names }. It goes on without that.
doctor-hint_language_faulty = There are faults in the texts: { $places }.
doctor-hint_game_faulty = “loba variants check { $file }” says what is wrong.
doctor-hint_bot_faulty = Look at { $file }, line { $line }; naming this bot with --players says what is wrong.
doctor-hint_bot_unread = Look at { $file }; naming this bot with --players says what is wrong.
doctor-hint_cards_faulty = These drawings cannot be used: { $names }.

command-selftest = try everything that comes with Loba, and see whether it works here
command-seen = with --selftest: fail where no window can be seen

selftest-fine = fine
selftest-failed = FAILED
selftest-window = window
selftest-variants = games read
selftest-languages = texts
selftest-bots = bots of files read
selftest-letters = letters
selftest-pictures = drawings
selftest-deck = deck
selftest-sounds = sounds
selftest-pages = pages painted
selftest-lessons = lessons begun
selftest-hand = a hand of
selftest-match = a match of
selftest-save = a match written and read again
selftest-settings = settings written and read again
selftest-beside = bots in a process of their own
selftest-no_window = No window could be opened: { $detail }
selftest-nobody_sees = nobody would see it
selftest-end =
    { $failed ->
        [0] Everything works, in { $seconds } seconds.
        [one] One thing does not work.
       *[other] { $failed } things do not work.
    }
