### What a screen reader says, and how cards are named where they are spoken. $rank is A, 2 to 10, J, Q or K; $suit is
### c, d, h or s.

# Of a card, or of several ranks: “seven of hearts”, “5, 6, 7 of hearts”.
reader-of_suit = { $rank } of { card-suit }
reader-rank =
    { $rank ->
        [A] ace
        [J] jack
        [Q] queen
        [K] king
       *[other] { $rank }
    }
# Follows the name of a wild card: “Joker as seven”.
reader-standing_for = as { $rank }
