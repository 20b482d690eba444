### Seen in the terminal: opening the window from the command line.

command-variant = start this game at once: its name, as “loba variants list” shows it, or a YAML file
command-players = who plays: Ana is a person; bot is the usual bot; bold or Beto:bold is another one (novice, amateur, regular, veteran, expert; bold, cautious, hasty, hoarder, watchful; tito, elvira, lucho, rosa, galo, chepe, odette, ze; naive, random; or one of your own); Carla:./my_bot.py is a program of yours; see docs/bots.md
command-seed = a number or a word; the same one deals the same cards
command-option = choose a value for an option of the game, such as jokers=2; may be repeated
command-preset = choose a preset of options of the game
command-position = play from a table set up in a position file
command-load = continue a match: a file, or the name of a saved one
command-open = open a match or a game file, as when it is dropped onto the window; a file by itself does the same
command-size = the size of the window, such as 1280x800
command-fullscreen = fill the whole screen

window-too_small = The window cannot be smaller than { $size }.
window-two_tables = { $first } and { $second } both name a table; keep only one of them.
window-no_variant = --players, --seed, --option and --preset need a game: add one, such as --variant loba_de_menos.
window-settled = { $table } names a table that has its game and its cards; leave out { $option }.
window-seed = --seed must be a number or a word of at most { $most } letters.
window-nameless = Seat { $seat } has no name. Write it like Ana, or Beto:expert for a bot.
window-no_screen = The window cannot be opened: no screen was found.
window-no_window = The window cannot be opened, although there is a screen.
window-no_libraries = There is a screen, but this system lacks the libraries that reach it: { $names }. On Debian and Ubuntu: apt install { $packages }
window-no_screen_detail = The system says: { $detail }.
window-no_screen_driver = SDL_VIDEODRIVER is set to “{ $driver }”. Without it, Loba looks for a screen by itself.
window-no_screen_help =
    Start Loba from a desktop; over ssh, connect with “ssh -X”.
    “loba --help” lists what works without a window.
