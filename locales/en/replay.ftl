# A match is watched again.

replay-step = { $step } / { $steps }
replay-eyes = See it from the next seat
replay-previous_hand = To the hand before
replay-next_hand = To the next hand
replay-leave = Leave the match

# A whole pile, where its cards have no room to be named.
replay-took_many = { $player } takes the discard pile, { $count } cards.
replay-took_many-loba_de_mas = { $player } takes the pozo, { $count } cards.

# The button of a notice.
notice-understood = All right
