### The guide for players, a page that opens in the browser. What is between “ ” is written on a button.
# What stands between *stars* is bold.

learn-guide = Guide
guide-making = Writing the guide…
guide-opened = The guide opens in your browser. If it does not, open this file there: { $file }

guide-title = Loba at home
guide-about = How to play together at one screen or with phones, and the rules of every game.

# With the family
guide-family = Play with your family
guide-family-about = One computer or television is enough. You take turns in front of it, and a curtain hides each hand from the others.
guide-family-choose = On the first page, press “{ menu-new_table }” and choose a game.
guide-family-seats = Press “{ setup-add_seat }” for each person, then click the seat to give it a name and a crest. Bots play in the other seats, as well or as badly as you like.
guide-family-deal = Press “{ setup-deal }”.
guide-family-curtain = After your turn the curtain closes. When the others have looked away, the next player presses the button with their name.
guide-family-beginners = *Somebody does not know the game.* “{ menu-learn }” has a guided hand of each game, which takes a few minutes. During a match, “{ table-key-hint }” proposes a move.
guide-family-own = *Everybody has their own way.* Loba remembers each person’s crest, the order of their hand and their keys. Click a seat, then “{ people-known }”, to find them again.
guide-family-pads = *You play with gamepads.* At the curtain, Loba asks whose gamepad it is. From then on it opens the curtain for that person only.
guide-family-stop = *Dinner is ready.* Leave when you want: every move is saved. “{ menu-resume }” takes you back to the table.

# With phones
guide-phones = Play with phones
guide-phones-about = Everybody holds their cards on a phone, and the table is on the big screen. Nothing is installed, and no internet is needed.
guide-phones-seat = Press “{ menu-new_table }”, then “{ setup-all_phones }”. If only some have one, click their seats, choose “{ setup-phone }”, and press “{ setup-deal }”.
guide-phones-scan = The screen shows a code. Scan it with the camera of the phone, or open the address on the phone and type the number.
guide-phones-sit = Choose your seat on the phone. Once everybody is there, the cards are dealt.
guide-phones-network = *The phone cannot find the table.* Phone and computer have to be on the same Wi-Fi. Guest networks often keep devices apart, so use the main one. If your computer’s firewall asks, allow Loba.
guide-phones-lost = *A phone has dropped out.* When it is back, it finds its seat by itself. Otherwise open “{ pause-title }” and “{ phones-title }”: there, somebody at the screen, a bot or another phone can play on.
guide-phones-later = *You want phones in the middle of a match.* The same page also moves a seat from the screen to a phone.
guide-phones-trust = *Who can look in?* { phones-who_listens }

# House rules
guide-house = Play by your house rules
guide-house-about = Every family plays a little differently. You choose the rules before the cards are dealt.
guide-house-choose = Press “{ menu-new_table }”, choose a game, and go down to “{ setup-rules }”.
guide-house-switch = Switch rules on and off. Some games also have ready-made sets of rules; “{ setup-usual }” takes you back to where you began.
guide-house-deal = Press “{ setup-deal }”. Next time, “{ setup-as_last_time }” brings back the game, the players and the rules.
guide-house-in_force = *Which rules apply at this table?* “{ pause-title }” and “{ pause-rules }” show them as you play them. The last page lists what you have changed.
guide-house-missing = *Your rule is not there.* Press “{ workshop-make }”: everything can be set there, and you see the rules change. The game is then yours, to play and to give away. For those who like to write, it is a text file: docs/variants.md, which comes with the source of Loba, explains it.

# When something goes wrong
guide-trouble = When something goes wrong
guide-trouble-about = Nearly everything can be put right.
guide-trouble-undo = *I played the wrong card.* Press “{ table-key-undo }” while it is your turn. Only a move that showed somebody a hidden card, such as a draw from the stock, cannot be undone.
guide-trouble-refused = *Loba does not allow my move.* The reason appears where you tried. F1 opens the rules at the page that explains it.
guide-trouble-letters = *The letters are too small, or the edge of the picture is cut off.* In “{ menu-settings }”, “{ settings-block_ease }” has larger text and cards, and “{ settings-block_look }” a wider edge.
guide-trouble-unseen = *I see little, or nothing.* In “{ menu-settings }”, “{ settings-block_ease }” gathers what helps, and “{ settings-block_sound }” plays every sound with its meaning. A screen reader is told all that is on the screen, and F7 to F12 tell what is on the table.
guide-trouble-match = *I cannot find my match.* “{ menu-matches }” lists them all. If a file is damaged, Loba offers to go on from the end of an earlier turn.
guide-trouble-closes = *Loba closes by itself.* Your match is kept. { crash-again }
guide-trouble-moving = *I have a new computer.* “{ menu-settings }”, “{ settings-block_home }”, “{ home-make_do }” puts everything into one file. Drop that file onto the window of Loba on the other computer.

guide-rules = The rules of the games
guide-rules-about = These are the usual rules. At a table, “{ pause-title }” and “{ pause-rules }” show those of that table.
