# Palabras de la mesa chilena.

-palo = pinta
    .gender = feminine

# Escala en todos los juegos, como en la Carioca.
-escalera = { GAME($game) ->
        [loba_seis_menes] quarte
       *[other] escala
    }

-la_baraja = el naipe
-una_baraja = un naipe
-barajas = naipes

# Se saca una carta, se bota otra, se revuelve el naipe; con el contrato uno se baja.
-voltea = da vuelta
-voltean = dan vuelta
-volteada = dada vuelta
-volteado = dado vuelta
-robar = sacar
-roba = saca
-robas = sacas
-robada = sacada
-descartar = botar
-descarta = bota
-descartas = botas
-descartan = botan
-descarto = botó
-descartada = botada
-descartala = bótala
-descartalo = bótalo
-barajar = revolver
-barajan = revuelven

-baja_su_contrato = { GAME() ->
        [loba_seis_menes] hace su primera bajada
       *[other] se baja
    }
-baja_tu_contrato = { GAME() ->
        [loba_seis_menes] haz tu primera bajada
       *[other] bájate con tu contrato
    }
