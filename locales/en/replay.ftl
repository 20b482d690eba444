# A match is watched again.

replay-step = { $step } / { $steps }
replay-eyes = See it from the next seat
replay-previous_hand = To the hand before
replay-next_hand = To the next hand
replay-leave = Leave the match

# The button of a notice.
notice-understood = All right
