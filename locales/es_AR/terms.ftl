# Palabras de la mesa argentina.

# La carta misma se llama comodín.
-joker = comodín
-jokers = comodines

# Escalera también en la Carioca.
-escalera = { GAME($game) ->
        [loba_seis_menes] quarte
       *[other] escalera
    }
