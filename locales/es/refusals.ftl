# Por qué algo no se puede hacer, y qué estaría bien: una frase para cada negativa.
# Un texto cuya clave acaba con el nombre de un juego se dice así en ese juego.

# Turnos
refuse-not_your_turn = Todavía no es tu turno.
refuse-not_now = Ahora no hay nada que decidir sobre eso.
refuse-match_over = La partida terminó; empieza otra para seguir jugando.
refuse-deal_first = Primero hay que repartir la { -mano } siguiente.
refuse-decide_first = Primero decide: te reenganchas o dejas la partida.
refuse-draw_first = Primero roba una carta.
refuse-already_drew = Ya robaste; baja cartas o descarta una.
refuse-malformed = Aquí falta algo: di qué cartas son, cada una una vez, y adónde van.
refuse-not_in_this_game = En este juego no existe esa jugada.
refuse-not_held = Esa carta no está en tu mano.

# Robar
refuse-draw-stock_empty = { CAPITAL(-el_mazo_esta_vacio) }: toma la carta de arriba { -del_pozo }.
refuse-draw-pile_empty = { CAPITAL(-el_pozo_esta_vacio) }: roba { -del_mazo }.
refuse-draw-never_from_pile = En este juego solo se roba { -del_mazo }.
refuse-draw-not_once_opened = Desde que bajaste, solo robas { -del_mazo }.
refuse-draw-unplayable = El descarte solo se toma para bajarlo en este turno, y lo que tienes aún no lo permite.
refuse-draw-unplayable-loba_de_menos = La carta { -del_pozo } solo se toma para bajarla en este turno, y lo que tienes aún no lo permite.
refuse-draw-unplayable-loba_de_mas = { CAPITAL(-el_pozo) } solo se toma si puedes bajar una de sus cartas en este turno.
refuse-draw-not_for_lay_off = Tomaste esta carta para un juego nuevo; no puedes agregarla a uno que ya está en la mesa.

# Bajar juegos
refuse-meld-too_few =
    { $least ->
        [one] Lleva al menos una carta.
       *[other] Lleva al menos { $least } cartas, y aquí hay { $given ->
            [one] una
           *[other] { $given }
        }.
    }
refuse-meld-too_many =
    { $most ->
        [one] Lleva como mucho una carta.
       *[other] Lleva como mucho { $most } cartas, y aquí hay { $given ->
            [one] una
           *[other] { $given }
        }.
    }
refuse-meld-too_many_wilds =
    { $most ->
        [0] Aquí no cabe ningún comodín.
        [one] Aquí cabe un solo comodín.
       *[other] Aquí no caben más de { $most } comodines.
    }
refuse-meld-only_wilds = Los comodines solos no forman nada; necesitan al menos una carta a su lado.
refuse-meld-not_after_contract = Después del contrato no se bajan más juegos; agrega cartas a los de la mesa.
refuse-set-ranks_differ = En { -una_pierna } todas las cartas son del mismo valor.
refuse-set-no_wilds = En { -una_pierna } no caben comodines; su sitio es la { -escalera }.
refuse-set-suit_twice = Aquí no puede haber dos cartas { -del_mismo_palo }.
refuse-set-fourth_suit = En { -una_pierna } van tres { -palo }s; { -el_cuarto_palo } ya no cabe.
refuse-set-suit_missing = { CAPITAL(-una_pierna) } lleva cartas de tres { -palo }s, y aquí hay menos.
refuse-run-suit = Estas cartas no van juntas en esta { -escalera }.
refuse-run-suit-loba_de_menos = Una { -escalera } es de { -un_solo_palo }.
refuse-run-suit-loba_de_mas = { refuse-run-suit-loba_de_menos }
refuse-run-not_next = Estas cartas no van seguidas.
refuse-run-ace_both_ways = El as abre la { -escalera } o la cierra, pero no se sigue más allá de él.
refuse-run-no_wilds = En esta { -escalera } no caben comodines.
refuse-run-no_room = No queda sitio en ninguna de las dos puntas.
refuse-run-rank_there = Esa carta ya está en la { -escalera }.
refuse-run-wild_locked = Un comodín dentro de la { -escalera } se queda donde está; solo el de una punta deja sitio.
refuse-run-wild_no_seat = Si el comodín dejara sitio aquí, no tendría adónde ir.

# Contratos
refuse-contract_first = Primero baja tu contrato.
refuse-contract_first-loba_seis_menes = Antes haz tu primera bajada.
refuse-same_turn_as_opening = Eso tiene que esperar a tu próximo turno; en este, descarta una carta.
refuse-open-no_contract = En este juego no hay contratos; baja lo que quieras.
refuse-open-already = Tu contrato ya está en la mesa; agrega cartas a lo que hay.
refuse-open-already-loba_seis_menes = Ya hiciste tu primera bajada; agrega cartas o baja otra combinación.
refuse-open-not_exact = El contrato se baja completo y exacto: lo que pide, con las cartas justas, y nada más.
refuse-open-not_exact-loba_seis_menes = La primera bajada es justo lo que pide esta mène, y nada más.
refuse-open-same_rank = Dos { -pierna }s del contrato no pueden ser del mismo valor.
refuse-open-adjoining_runs = Dos { -escalera }s del contrato no pueden tocarse.

# Agregar
refuse-no_such_meld = Ese juego no está en la mesa.
refuse-lay_off-never = En este juego no se agregan cartas a lo que está en la mesa.
refuse-lay_off-not_opened = Primero baja un juego tuyo; después puedes agregar cartas.
refuse-lay_off-own_only = Solo puedes agregar cartas a tus propios juegos.
refuse-lay_off-full = Aquí ya no cabe ninguna carta más.
refuse-lay_off-rank = Aquí solo entran cartas del mismo valor.
refuse-lay_off-not_there = La carta cabe aquí, pero en otro sitio.
refuse-reclaim-never = Lo que está en la mesa se queda ahí; ninguna carta vuelve a la mano.
refuse-reclaim-no_wild = En ese sitio no hay ningún comodín.
refuse-reclaim-other_card = El comodín hace de otra carta; solo esa puede ocupar su sitio.

# Descartar
refuse-discard-taken_card_first = Primero baja la carta que tomaste { -del_pozo }.
refuse-discard-taken_card_first-loba_de_mas = Primero baja una carta { -del_pozo } que tomaste.
refuse-discard-just_taken = Acabas de tomar esta carta: descarta otra.
refuse-discard-just_taken-loba_de_mas = Era la única carta { -del_pozo }, así que este turno se queda contigo; descarta otra, aunque sea su gemela.
refuse-discard-not_the_last = En esta { -mano } la última carta se baja, no se descarta.
refuse-discard-wild = Un comodín no se descarta mientras te quede otra carta.
refuse-discard-wild-loba_de_menos = El comodín solo se descarta cuando no te queda nada más; elige otra carta.
refuse-keep_a_discard = Guarda una carta que puedas descartar para cerrar tu turno.
refuse-taken_card_stranded = Así ya no podrías bajar la carta que tomaste; bájala primero.
refuse-too_large = Aquí este juego tiene demasiadas posibilidades: no se puede saber si tu turno aún podría terminar después de eso.

# Levantar cartas, en un juego de pesca
refuse-not_on_table = Esa carta no está suelta en la mesa.
refuse-no_such_build = Esa formación no está en la mesa.
refuse-take-nothing = Elige al menos una carta o una formación para tomar.
refuse-take-value = Con esta carta no se toma { $value }.
refuse-take-not_sum = Estas cartas no se dejan juntar en grupos de { $value }.
refuse-take-build_value = Lo formado solo se levanta con una carta de su mismo valor, no con { $value }.
refuse-take-inert = Esta carta no la toma nadie; se queda hasta el final de la ronda.
refuse-take-inert-la_mona = La mona está ahogada: se queda hasta el final y se la lleva quien levante las últimas cartas.
refuse-take-pairs_only = Esta carta solo va con sus iguales.

# Formar
refuse-trail-own_build = Con algo tuyo formado en la mesa no hay juego abierto; levántalo o sigue con ello.
refuse-build-never = En este juego no se forma.
refuse-build-no_card = Para formar { $value } necesitas en la mano otra carta que levante { $value }.
refuse-build-not_sum = Estas cartas no suman { $value }, ni varios grupos de { $value }.
refuse-build-nothing_under = Para formar hace falta una carta de la mesa debajo de la tuya.
refuse-build-closed = Lo que tiene varios grupos no cambia: esto vale { $value } hasta el final.
refuse-build-closed-la_mona = Una fila no cambia de valor: esta vale { $value } hasta el final.
refuse-build-no_raise = En este juego no se aumenta lo formado.
refuse-build-no_raise_own = No puedes aumentar lo que formaste tú; levántalo o agrégale cartas.
refuse-build-no_old_card = Para aumentarlo necesitas además una carta de su valor de ahora, { $value }.
refuse-build-raise_by_table_card = Se aumenta solo con una carta de tu mano, no con una de la mesa.
refuse-build-keep_card = Tienes formado { $value }: guarda una carta que lo levante.
refuse-build-must_continue = Primero lo que formaste: levántalo o sigue con ello.

# Volver atrás
refuse-undo-nothing = Todavía no hiciste nada que se pueda deshacer.
refuse-undo-seen = Desde entonces alguien vio una carta nueva, así que esto queda hecho.

# Acciones que no se entienden. { $word } es lo que se escribió.
notation-action = «{ $word }» no es una acción que conozca, como «discard 9h» o «meld 5h X 7h».
notation-card = «{ $word }» no es una carta: escribe valor y { -palo }, como 9h o Td, y X para el { -joker }.
notation-rank = «{ $word }» no dice de qué carta hace: escríbelo como X=J.
notation-build = «{ $word }» no es el número de una formación: escríbelo como #1.
notation-build_on = «{ $word }» nombra una formación entre las cartas: escribe «on #1» para la que quieres cambiar.
