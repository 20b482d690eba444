# Palabras de la mesa centroamericana: escalera también en los contratos de la Loba.

-escalera = { GAME($game) ->
        [carioca] escala
        [loba_seis_menes] quarte
       *[other] escalera
    }
