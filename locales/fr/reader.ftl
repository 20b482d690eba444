# Ce que dit un lecteur d’écran, et le nom des cartes quand on les entend.

reader-of_suit = { $rank } de { $suit ->
        [c] trèfle
        [d] carreau
        [h] cœur
       *[s] pique
    }
reader-rank =
    { $rank ->
        [A] as
        [J] valet
        [Q] dame
        [K] roi
       *[other] { $rank }
    }
reader-standing_for = comme { $rank }
