### A table with phones. “phones-page” is seen on the phone, “phones” in the window, “host” in the
### terminal.

phones-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
phones-away = Phone not here
phones-away_short = Away
phones-ready = You are ready. Waiting for { $players }.
phones-back = Choose something else
phones-pick = Choose one of these
phones-tool-sort = { table-key-sort }
phones-tool-left = Move ←
phones-tool-right = Move →
phones-tool-undo = { table-key-undo }
phones-tool-redo = Redo
phones-tool-hint = { table-key-hint }

# What the page itself says.
phones-page-choose = Which seat is yours?
phones-page-code = Code of the table
phones-page-connecting = Looking for the table…
phones-page-enter = Join
phones-page-hand = Your cards
phones-page-language = Language
phones-page-log = { table-log }
phones-page-lost = The table is not answering. Trying again…
phones-page-melds = Melds of the others
phones-page-scan_again = This phone has no seat at this table. Scan the code again, or type it in.
phones-page-wrong_code = That is not the code of this table. Check the digits, or scan the code.
phones-page-too_many = Too many wrong codes were tried. Scan the code, or ask for a new one.
phones-page-old_browser = This browser is too old for the table. A newer one on this phone will do.
phones-page-scores = Scores
phones-page-taken = another phone plays here
phones-page-waits = Another phone has this seat. Somebody at the table may let you take it over.
phones-page-went_on = This seat has moved to another phone.
phones-page-no_seat = No seat here is for a phone just now. Somebody at the big screen can change that.
phones-page-waits_start = You are in. Waiting for the others…
phones-page-yours = yours
phones-page-rules = Rules in force
phones-page-large = Large text and corners
phones-page-two_colours = Red and black suits only
phones-page-below = Look at what lies below
phones-page-turn = Your turn
phones-page-sound = A sound when it is my turn
phones-page-no_shake = This phone cannot vibrate at your turn.
phones-page-no_wake = This page cannot keep the screen on: let the phone lock later.
phones-page-no_sound = This browser plays no sound.
phones-page-hide_hand = Hide my hand
phones-page-show_hand = Show my hand
phones-page-must = play it
phones-page-lit = hint
phones-page-fresh = new
phones-page-name = Your name
phones-page-watch = Watch
phones-page-sit = Take a seat
phones-page-acts = What you can do
phones-page-felt = { reader-table }
phones-page-stock = Stock

# The page of the code in the window.
phones-title = Phones
phones-scan = Scan this with your phone, or open the address and type the code.
phones-no_code = Too many wrong codes were tried: scan, or make a new code.
phones-new_code = New code
phones-who_listens = Others on this network could listen in: play with people you trust.
phones-all_here = All phones are here.
phones-waits_for =
    { $count ->
        [one] Waiting for the phone of { $players }.
       *[other] Waiting for the phones of { $players }.
    }
phones-begin_anyway = Deal anyway
phones-begin_with_bots = Deal, with bots in the free seats
phones-leave = Back to the menu
phones-back_to_table = Back to the table
phones-public = { $address } is the only address of this computer, and the whole internet could reach it.
phones-public_yes = Open it all the same
phones-state_here = Plays at this screen
# Below a name, to the one who minds the table.
phones-state_bot = A bot plays on
phones-connected = Phone connected
phones-asks = Another phone wants this seat.
phones-to_yes = Give it the seat
phones-to_no = No
phones-to_here = Play at this screen
phones-to_phone = Play with a phone
phones-to_bot = Let a bot play

# What is said where the table is kept.
host-open = The table is open for phones in this network: { $address }
host-code = Scan this, or open the address and type { $code }:
host-listening = Anyone on this network could listen in: play with people you know. Ctrl-C closes the table.
host-new_code = Press c and Enter for a new code: the old one then lets nobody in.
host-asks = Another phone wants the seat of { $player }. Enter gives it the seat, n refuses.
host-over = The match is over. Ctrl-C closes the table.
host-closed = The table is closed.
host-no_phones = At least one seat has to be for a phone: --seats phone,bot
host-no_network = No network was found that phones could use. --address says which address to use.
host-public = { $address } can be reached from the whole internet. If that is what you want, name it with --address.
host-not_opened = Nothing can be opened at { $address }: { $detail }

# The scores of real cards, where each enters their own cards. “book_choose”, “book_taken” and
# “book_sit” are seen on the phone, in place of the words for a table.
phones-book_title = By phone
phones-book_about = Each player can enter their own cards on a phone. They show on this screen at once, and count when they are entered here.
phones-book_here = On phones: { $players }
phones-book_back = Back to the scores
phones-book_choose = Who are you?
phones-book_taken = another phone has this player too
phones-book_sit = Somebody else
phones-book_out = I went out
phones-book_waits = Nothing to enter now: it goes on at the big screen.
