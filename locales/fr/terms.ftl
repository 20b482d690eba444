# Les mots dont d'autres phrases sont faites. GAME() est le jeu dont on parle, par son id.

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
