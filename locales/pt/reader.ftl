# O que diz um leitor de tela, e como se chamam as cartas quando são ouvidas.

reader-of_suit = { $rank } de { card-suit }
reader-rank =
    { $rank ->
        [A] ás
        [J] valete
        [Q] dama
        [K] rei
       *[other] { $rank }
    }
reader-standing_for = como { $rank }
