### Seen where a seat is taken, and on the pages about the people who play at this computer.

people-ask = What is your name?
people-ask_about = It is shown at your seat and in the statistics. You can change it at any table.
people-ask_skip = Not now
people-known = Known players
people-title = Who is sitting here?
people-empty = Nobody has played here yet. Each player’s crest, order of cards and keys are remembered.
people-new = Somebody new
people-edit = About this player
# On a button: this person takes the seat.
people-sit = Sit down
people-forget = Forget
people-keep = Keep
people-forgotten = Forgotten when you leave; the matches stay in the statistics
people-name_taken = Name: somebody else here already has it
people-keys = Keys and buttons of their own
people-own_keys = keys of their own
people-order = How the hand is sorted
people-order_own = their own way
people-order_suit = by suit
people-order_rank = by rank
people-order_groups = in melds
# In the list, below the name.
people-sorted-own = Hand in their own order
people-sorted-suit = Hand sorted by suit
people-sorted-rank = Hand sorted by rank
people-sorted-groups = Hand sorted in melds

# The page of keys, where it is about one person only.
keys-title_of = Keys and buttons: { $name }
keys-all_shared = As for everybody

# What is wrong with a file. $where: its name; $name: of the entry; $allowed: what it may be.
people-notice-bad_name = “name” in { $where } must be a name of at most { $allowed } letters; the name of the file is used instead.
people-notice-bad_crest = “crest” in { $where } may be { $allowed }; the usual one is used.
people-notice-bad_sort = “sort” in { $where } may be { $allowed }; the usual one is used.
people-notice-bad_keys = “{ $name }” in { $where } must be a list of at most two keys; everybody’s keys are used instead.
people-notice-unknown = “{ $name }” in { $where } is not known here; it is left as it is.
people-notice-twice = { $where } is about { $name }, and so is another file; it is left as it is.
people-notice-not_kept = What the players here prefer cannot be saved ({ $detail }). It lasts until you leave, and Loba will try again.
people-notice-not_done = The disk is full or cannot be written to ({ $detail }), so nothing has changed.

# The crests, for those who hear a page.
people-crest-owl = Owl
people-crest-fox = Fox
people-crest-hare = Hare
people-crest-stag = Stag
people-crest-puma = Puma
