# Palabras de la mesa centroamericana.

# Escalera también en los contratos de la Loba.
-escalera = { GAME($game) ->
        [carioca] escala
        [loba_seis_menes] quarte
       *[other] escalera
    }

-descartar = botar
-descarta = bota
-descartas = botás
-descartan = botan
-descarto = botó
-descartada = botada
-descartala = botala
-descartalo = botalo
-cierras = cerrás
