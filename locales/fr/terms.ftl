# Les mots dont d'autres phrases sont faites. GAME() est le jeu dont on parle, par son id ; SOUND() dit
# si un nom commence par une voyelle.

# « de Beto », mais « d’Ana ».
de-player = { SOUND($player) ->
        [vowel] d’{ $player }
       *[consonant] de { $player }
    }
de-players = { SOUND($players) ->
        [vowel] d’{ $players }
       *[consonant] de { $players }
    }
de-name = { SOUND($name) ->
        [vowel] d’{ $name }
       *[consonant] de { $name }
    }

# Les lettres des figures : celles des cartes à l'écran, qu'un réglage choisit.
-valet = { COURTS() ->
        [english] J
       *[own] V
    }
-dame = { COURTS() ->
        [english] Q
       *[own] D
    }
-roi = { COURTS() ->
        [english] K
       *[own] R
    }

# Des cartes d'une couleur qui se suivent.
-suite = { GAME() ->
        [loba_de_menos] escalera
        [loba_de_mas] escalera
        [carioca] escala
        [loba_centroamericana] escala
        [loba_seis_menes] quarte
       *[other] suite
    }
-la_suite = { GAME() ->
        [loba_de_menos] l’{ -suite }
        [loba_de_mas] l’{ -suite }
        [carioca] l’{ -suite }
        [loba_centroamericana] l’{ -suite }
       *[other] la { -suite }
    }
-ta_suite = { GAME() ->
        [loba_de_menos] ton { -suite }
        [loba_de_mas] ton { -suite }
        [carioca] ton { -suite }
        [loba_centroamericana] ton { -suite }
       *[other] ta { -suite }
    }
-sa_suite = { GAME() ->
        [loba_de_menos] son { -suite }
        [loba_de_mas] son { -suite }
        [carioca] son { -suite }
        [loba_centroamericana] son { -suite }
       *[other] sa { -suite }
    }

# Des cartes de même hauteur.
-brelan = { GAME() ->
        [loba_de_menos] pierna
        [loba_de_mas] pierna
        [carioca] trio
        [loba_centroamericana] trio
       *[other] brelan
    }
-un_brelan = { GAME() ->
        [loba_de_menos] une { -brelan }
        [loba_de_mas] une { -brelan }
       *[other] un { -brelan }
    }

# Là où l'on défausse.
-defausse = { GAME() ->
        [loba_de_menos] pozo
        [loba_de_mas] pozo
       *[other] défausse
    }
-la_defausse = { GAME() ->
        [loba_de_menos] le { -defausse }
        [loba_de_mas] le { -defausse }
       *[other] la { -defausse }
    }
-toute_la_defausse = { GAME() ->
        [loba_de_menos] tout { -la_defausse }
        [loba_de_mas] tout { -la_defausse }
       *[other] toute { -la_defausse }
    }
-de_la_defausse = { GAME() ->
        [loba_de_menos] du { -defausse }
        [loba_de_mas] du { -defausse }
       *[other] de la { -defausse }
    }
-a_la_defausse = { GAME() ->
        [loba_de_menos] au { -defausse }
        [loba_de_mas] au { -defausse }
       *[other] à la { -defausse }
    }

# Ce qui se joue avec une donne.
-mene = { GAME() ->
        [la_mona] manche
        [escoba] manche
        [scopa] manche
        [cassino] manche
       *[other] mène
    }

# Ce qu'il faut déposer d'abord.
-ton_contrat = { GAME() ->
        [loba_seis_menes] ta dépose
       *[other] ton contrat
    }
-depose_son_contrat = { GAME() ->
        [loba_seis_menes] fait sa dépose
       *[other] dépose son contrat
    }

# Une carte qui en remplace une autre : à la Loba de Más, les 2 le peuvent aussi.
-joker = { GAME() ->
        [loba_de_mas] carte libre
       *[other] joker
    }
-jokers = { GAME() ->
        [loba_de_mas] cartes libres
       *[other] jokers
    }
-un_joker = { GAME() ->
        [loba_de_mas] une carte libre
       *[other] un joker
    }
-le_joker = { GAME() ->
        [loba_de_mas] la carte libre
       *[other] le joker
    }
-un_contrat = { GAME() ->
        [loba_seis_menes] une dépose
       *[other] un contrat
    }
-ton_contrat_depose = { GAME() ->
        [loba_seis_menes] ta dépose faite
       *[other] ton contrat déposé
    }
-depose_ton_contrat = { GAME() ->
        [loba_seis_menes] fais ta dépose
       *[other] dépose ton contrat
    }

# La table vidée.
-wincho = { GAME() ->
        [la_mona] wincho
        [escoba] escoba
        [scopa] scopa
       *[other] balayage
    }
-winchos = { GAME() ->
        [la_mona] winchos
        [escoba] escobas
        [scopa] scopas
       *[other] balayages
    }
