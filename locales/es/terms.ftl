# Las palabras de que están hechas otras frases, donde cambian de un juego o de un país a otro.
# Un país que diga otra cosa solo la dice aquí: con `-palo = pinta` y su género cambian todas las
# frases. GAME() es el juego del que se habla, por su id.

# De dónde se roba y adónde se descarta.
-mazo = mazo
    .gender = masculine
-el_mazo = { -mazo.gender ->
        [feminine] la { -mazo }
       *[masculine] el { -mazo }
    }
-del_mazo = { -mazo.gender ->
        [feminine] de la { -mazo }
       *[masculine] del { -mazo }
    }
-al_mazo = { -mazo.gender ->
        [feminine] a la { -mazo }
       *[masculine] al { -mazo }
    }
-mazo_nuevo = { -mazo.gender ->
        [feminine] { -mazo } nueva
       *[masculine] { -mazo } nuevo
    }
-un_mazo_nuevo = { -mazo.gender ->
        [feminine] una { -mazo_nuevo }
       *[masculine] un { -mazo_nuevo }
    }
-mazo_vacio = { -mazo.gender ->
        [feminine] { -mazo } vacía
       *[masculine] { -mazo } vacío
    }
-el_mazo_esta_vacio = { -mazo.gender ->
        [feminine] la { -mazo } está vacía
       *[masculine] el { -mazo } está vacío
    }
-pozo = pozo
    .gender = masculine
-el_pozo = { -pozo.gender ->
        [feminine] la { -pozo }
       *[masculine] el { -pozo }
    }
-del_pozo = { -pozo.gender ->
        [feminine] de la { -pozo }
       *[masculine] del { -pozo }
    }
-al_pozo = { -pozo.gender ->
        [feminine] a la { -pozo }
       *[masculine] al { -pozo }
    }
-todo_el_pozo = { -pozo.gender ->
        [feminine] toda la { -pozo }
       *[masculine] todo el { -pozo }
    }
-pozo_vacio = { -pozo.gender ->
        [feminine] { -pozo } vacía
       *[masculine] { -pozo } vacío
    }
-el_pozo_esta_vacio = { -pozo.gender ->
        [feminine] la { -pozo } está vacía
       *[masculine] el { -pozo } está vacío
    }
-un_pozo = { -pozo.gender ->
        [feminine] una { -pozo }
       *[masculine] un { -pozo }
    }

# Tréboles, diamantes, corazones y el cuarto.
-palo = palo
    .gender = masculine
-un_palo = { -palo.gender ->
        [feminine] una { -palo }
       *[masculine] un { -palo }
    }
-un_solo_palo = { -palo.gender ->
        [feminine] una sola { -palo }
       *[masculine] un solo { -palo }
    }
-del_mismo_palo = { -palo.gender ->
        [feminine] de la misma { -palo }
       *[masculine] del mismo { -palo }
    }
-otro_palo = { -palo.gender ->
        [feminine] otra { -palo }
       *[masculine] otro { -palo }
    }
-el_cuarto_palo = { -palo.gender ->
        [feminine] la cuarta { -palo }
       *[masculine] el cuarto { -palo }
    }
-el_palo = { -palo.gender ->
        [feminine] la { -palo }
       *[masculine] el { -palo }
    }
-picas = { GAME() ->
        [la_mona] corazones negros
       *[other] picas
    }
-una_pica = { GAME() ->
        [la_mona] un corazón negro
       *[other] una pica
    }

# La carta que hace de otra. Es un comodín; también lo es un dos, donde hace de otra carta.
-joker = joker
-jokers = { -joker }s

# Cartas seguidas: escalera en las Lobas argentinas, escala en la Carioca y sus parientes.
-escalera = { GAME($game) ->
        [carioca] escala
        [loba_centroamericana] escala
        [loba_seis_menes] quarte
       *[other] escalera
    }

# Cartas del mismo valor.
-pierna = { GAME() ->
        [loba_de_menos] pierna
        [loba_de_mas] pierna
        [loba_seis_menes] brelan
       *[other] trío
    }
-una_pierna = { GAME() ->
        [loba_de_menos] una { -pierna }
        [loba_de_mas] una { -pierna }
       *[other] un { -pierna }
    }

# Lo que se juega con un reparto.
-mano = { GAME() ->
        [loba_seis_menes] mène
        [la_mona] ronda
        [escoba] ronda
        [scopa] ronda
        [cassino] ronda
       *[other] mano
    }

# Los naipes todos juntos.
-la_baraja = la baraja
-una_baraja = una baraja
-barajas = barajas

# Los actos, donde un país los dice con otra palabra. La misma forma sirve para «ella roba» y para
# «tú, roba»; quien habla de vos dice entera la frase.
-robar = robar
-roba = roba
-robas = robas
-robada = robada
-tomar = tomar
-toma = toma
-toman = toman
-tomada = tomada
-tomado = tomado
-tomaste = tomaste
-voltea = voltea
-voltean = voltean
-volteada = volteada
-volteado = volteado
-descartar = descartar
-descarta = descarta
-descartas = descartas
-descartan = descartan
-descarto = descartó
-descartada = descartada
-descartala = descártala
-descartalo = descártalo
-cerrar = cerrar
-cierra = cierra
-cierras = cierras
-cerro = cerró
-cierre = cierre
-echar = echar
-echa = echa
-barajar = barajar
-barajan = barajan

# Lo que se junta para quien gana.
-fondo = fondo

# Adverbios que cada país dice a su manera.
-aqui = aquí
-fuera = fuera

# Lo que se dice de más en un solo juego.
-baja_su_contrato = { GAME() ->
        [loba_seis_menes] hace su primera bajada
       *[other] baja su contrato
    }
-del_contrato = { GAME() ->
        [loba_seis_menes] de tu primera bajada
       *[other] del contrato
    }
-tu_contrato = { GAME() ->
        [loba_seis_menes] tu primera bajada
       *[other] tu contrato
    }
-baja_tu_contrato = { GAME() ->
        [loba_seis_menes] haz tu primera bajada
       *[other] baja tu contrato
    }

# La mesa que queda vacía.
-wincho = { GAME() ->
        [la_mona] wincho
       *[other] escoba
    }
-winchos = { GAME() ->
        [la_mona] winchos
       *[other] escobas
    }
