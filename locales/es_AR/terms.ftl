# Palabras de la mesa argentina.

# La carta misma se llama comodín.
-joker = comodín
-jokers = comodines

# Escalera también en la Carioca.
-escalera = { GAME($game) ->
        [loba_seis_menes] quarte
       *[other] escalera
    }

# Se roba del mazo, se levanta del pozo, se tira una carta, y el que termina corta.
-tomar = levantar
-toma = levanta
-toman = levantan
-tomada = levantada
-tomado = levantado
-tomaste = levantaste
-voltea = da vuelta
-voltean = dan vuelta
-volteada = dada vuelta
-volteado = dado vuelta
-descartar = tirar
-descarta = tira
-descartan = tiran
-descarto = tiró
-descartada = tirada
-descartas = tirás
-descartala = tirala
-descartalo = tiralo
-cerrar = cortar
-cierra = corta
-cierre = corte
-cerro = cortó
-cierras = cortás
-echar = tirar
-echa = tira

-aqui = acá
-fuera = afuera

-fondo = pote
