"""The coach: where a hand was lost, and by how much, judged on worlds that the player could not
tell from the true one.

`reviewing.review(hand, seat, budget)` yields `Progress` again and again, and a `HandReview` at the
end; the caller may stop at any time.
"""
