### Words that other texts are made of, where they differ from game to game: { -run } is filled in
### with one of these. The game that is spoken of chooses, by its id; the line with the star is
### for all others.

# Cards of one suit in a row.
-run = { GAME() ->
        [loba_de_menos] escalera
        [loba_de_mas] escalera
        [carioca] escala
        [loba_centroamericana] escala
        [loba_seis_menes] quarte
       *[other] run
    }
-a_run = { GAME() ->
        [loba_de_menos] an { -run }
        [loba_de_mas] an { -run }
        [carioca] an { -run }
        [loba_centroamericana] an { -run }
       *[other] a { -run }
    }

# Cards of one rank.
-set = { GAME() ->
        [loba_de_menos] pierna
        [loba_de_mas] pierna
        [carioca] trio
        [loba_centroamericana] trio
        [loba_seis_menes] brelan
       *[other] set
    }

# What is discarded.
-pile = { GAME() ->
        [loba_de_menos] pozo
        [loba_de_mas] pozo
       *[other] discard pile
    }

# What is played with one deal.
-hand = { GAME() ->
        [loba_seis_menes] mène
        [la_mona] round
        [escoba] round
        [scopa] round
        [cassino] round
       *[other] hand
    }

# What has to be laid down first.
-contract = { GAME() ->
        [loba_seis_menes] dépose
       *[other] contract
    }

# A table cleared.
-sweep = { GAME() ->
        [la_mona] wincho
        [escoba] escoba
        [scopa] scopa
       *[other] sweep
    }
-a_sweep = { GAME() ->
        [escoba] an { -sweep }
       *[other] a { -sweep }
    }
