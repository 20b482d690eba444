### Seen where a saved match is watched, on the bar at its foot.

replay-step = { $step } / { $steps }
replay-eyes = Watch from the next seat, or with all hands open
replay-all_hands = All
replay-branch = Play on from here
replay-branch_over = The match is over here: go back a little to play on
replay-branch_title = Play on from here
replay-branch_about = All cards stay where they are, hidden ones too. It becomes a match of its own, and does not count in the statistics. Who sits where?
replay-branch_play = Sit down
replay-branch_back = Keep watching
replay-previous_hand = To the previous hand
replay-next_hand = To the next hand
replay-leave = Leave the match

replay_bar-to_start = To the start
replay_bar-back = One step back
replay_bar-play = Play
replay_bar-pause = Pause
replay_bar-forward = One step forward
replay_bar-to_end = To the end
replay_bar-speed = x{ $speed }

# The button of a notice.
notice-understood = All right
