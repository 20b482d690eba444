# Por qué algo no se puede hacer, y qué estaría bien: una frase para cada negativa.
# Un texto cuya clave acaba con el nombre de un juego se dice así en ese juego.

# Turnos
refuse-not_your_turn = Todavía no es tu turno.
refuse-not_now = Ahora no hay nada que decidir ahí.
refuse-match_over = La partida terminó; empieza otra para seguir jugando.
refuse-deal_first = Primero hay que repartir la { -mano } siguiente.
refuse-decide_first = Primero decide: te reenganchas o dejas la partida.
refuse-draw_first = Primero { -roba } una carta.
refuse-already_drew = Ya robaste: baja cartas o { -descarta } una.
refuse-malformed = Falta algo: qué cartas son, cada una una sola vez, y adónde van.
refuse-not_in_this_game = En este juego no existe esa jugada.
refuse-not_held = Esa carta no está en tu mano.

# Robar
refuse-draw-stock_empty = { CAPITAL(-el_mazo_esta_vacio) }: se { -toma } { -del_pozo }.
refuse-draw-pile_empty = { CAPITAL(-el_pozo_esta_vacio) }: { -roba } { -del_mazo }.
refuse-draw-never_from_pile = En este juego solo se { -roba } { -del_mazo }.
refuse-draw-not_once_opened = Desde que bajaste, solo { -robas } { -del_mazo }.
refuse-draw-unplayable = La carta de arriba { -del_pozo } solo se { -toma } para usarla en este turno, y con tus cartas todavía no se puede.
refuse-draw-whole_unplayable = { CAPITAL(-el_pozo) } solo se { -toma } para bajar una de sus cartas en este turno, y con las tuyas todavía no se puede.
refuse-draw-not_for_lay_off = Esta carta es para un juego nuevo, porque la { -tomaste } { -del_pozo }; no puedes agregarla a uno de la mesa.

# Bajar juegos
refuse-meld-too_few =
    { $least ->
        [one] Hace falta al menos una carta.
       *[other] Hacen falta al menos { $least } cartas, y hay { $given ->
            [one] una
           *[other] { $given }
        }.
    }
refuse-meld-too_many =
    { $most ->
        [one] No puede haber más de una carta.
       *[other] No puede haber más de { $most } cartas, y hay { $given ->
            [one] una
           *[other] { $given }
        }.
    }
refuse-meld-exact = Al bajarlo van exactamente { $least } cartas, y hay { $given }.
refuse-meld-too_many_wilds =
    { $most ->
        [0] { CAPITAL(-aqui) } no va ningún comodín.
        [one] { CAPITAL(-aqui) } va un comodín como mucho.
       *[other] { CAPITAL(-aqui) } van como mucho { $most } comodines.
    }
refuse-meld-only_wilds = Con puros comodines no se hace un juego: falta al menos una carta que valga por sí misma.
refuse-meld-not_after_contract = Después { -del_contrato } no se baja nada nuevo.
refuse-meld-next_turn = Para bajar algo más hay que esperar al próximo turno.
refuse-set-ranks_differ = En { -una_pierna } todas las cartas son del mismo valor.
refuse-set-no_wilds = En { -una_pierna } no van comodines: cada carta vale por sí misma.
refuse-set-suit_twice = { CAPITAL(-aqui) } no puede haber dos cartas { -del_mismo_palo }.
refuse-set-fourth_suit = En { -una_pierna } van tres { -palo }s; { -el_cuarto_palo } no entra.
refuse-set-suit_missing = { CAPITAL(-una_pierna) } lleva tres { -palo }s, y { -aqui } hay menos.
refuse-run-suit = Una { -escalera } es de { -un_solo_palo }.
refuse-run-colour = Una { -escalera } es toda roja o toda negra.
refuse-run-not_next = Así las cartas no quedan seguidas.
refuse-run-rank_twice = Una { -escalera } no repite ningún valor.
refuse-run-ace_both_ways = El as va antes del dos o después del rey; la { -escalera } no pasa por encima de él.
refuse-run-ace_low = En este juego el as solo va antes del dos.
refuse-run-ace_high = En este juego el as solo va después del rey.
refuse-run-no_wilds = En esta { -escalera } no van comodines.
refuse-run-no_room = No hay lugar en ninguna de las dos puntas.
refuse-run-rank_there = En la { -escalera } ya hay una carta de ese valor.
refuse-run-wild_locked = Un comodín dentro de la { -escalera } se queda donde está; solo el de una punta puede dejar lugar.
refuse-run-wild_no_seat = Ese lugar lo ocupa un comodín que no tiene adónde moverse.
refuse-run-wild_fixed = Ese lugar lo ocupa un comodín, y en esta mesa no se corre cuando se agrega una carta.
refuse-run-wild_keeps_end = Solo entraría si el comodín pasara a la otra punta por ella, y en esta mesa no pasa.

# Contratos
refuse-contract_first = Primero { -baja_tu_contrato }.
refuse-same_turn_as_opening = Para agregar cartas hay que esperar al próximo turno.
refuse-open-no_contract = En este juego no hay contratos: baja lo que quieras.
refuse-open-already = Tu contrato ya está en la mesa.
refuse-open-already-loba_seis_menes = Ya hiciste tu primera bajada.
refuse-open-not_exact = Esta { -mano } pide { $contract }: se baja justo eso, y nada más.
refuse-open-meld_size = { CAPITAL($meld) } { -del_contrato } lleva exactamente { $least } cartas, y hay { $given }. Esta { -mano } pide { $contract }.
refuse-open-same_rank = Dos { -pierna }s del contrato no pueden ser del mismo valor.
refuse-open-adjoining_runs = Dos { -escalera }s del contrato no pueden ser una la continuación de la otra.

# Agregar
refuse-no_such_meld = Ese juego no está en la mesa.
refuse-lay_off-never = En este juego no se agregan cartas a lo que está en la mesa.
refuse-lay_off-not_opened = Primero baja un juego tuyo; después puedes agregar cartas.
refuse-lay_off-own_only = Solo puedes agregar cartas a tus propios juegos.
refuse-lay_off-full = { CAPITAL(-aqui) } ya no entra ninguna carta más.
refuse-lay_off-rank = { CAPITAL(-aqui) } solo entran cartas del mismo valor.
refuse-lay_off-not_there = La carta va en este juego, pero en otro lugar.
refuse-reclaim-never = Lo que está en la mesa se queda ahí; ninguna carta vuelve a la mano.
refuse-reclaim-no_wild = En ese lugar no hay ningún comodín.
refuse-reclaim-other_card = Por el comodín solo se cambia la carta de la que hace.

# Descartar
refuse-discard-taken_card_first = Primero hay que usar la carta que { -tomaste } { -del_pozo }.
refuse-discard-taken_pile_first = Primero hay que bajar una de las cartas { -del_pozo }.
refuse-discard-just_taken = Acabas de { -tomar } esta carta: { -descarta } otra.
refuse-discard-lone_card = Era la única carta { -del_pozo }, y en este turno no se { -descarta }; otra sí, aunque sea su gemela.
refuse-discard-not_the_last = En esta { -mano } la última carta se baja, no se { -descarta }.
refuse-discard-wild = Un comodín no se { -descarta } mientras te quede otra carta.
refuse-discard-last_wild = No se { -cierra } con un comodín como último descarte.
refuse-keep_a_discard = Guarda una carta para { -descartar } al final de tu turno.
refuse-last_card_stays = En esta { -mano } la última carta también se baja, y así quedaría una sin lugar.
refuse-taken_card_stranded = Así ya no se podría usar lo { -tomado } { -del_pozo } y terminar el turno: primero hay que usarlo.
refuse-too_large = Este juego ya tiene demasiadas posibilidades: no se puede saber si después de eso tu turno podría terminar.

# Levantar, en un juego de pesca
refuse-not_on_table = Esa carta no está suelta en la mesa.
refuse-no_such_build = Esa pila no está en la mesa.
refuse-take-nothing = Elige al menos una carta o una pila que levantar.
refuse-take-value = Con esta carta no se levanta { $value }.
refuse-take-not_sum = Con estas cartas no se arman grupos de { $value }.
refuse-take-not_together = Con tu carta, estas no suman { $value }.
refuse-take-build_value = Lo formado se levanta con una carta de su mismo valor, no con { $value }.
refuse-take-inert = Esta carta no entra en ninguna suma y nadie la levanta: en la mesa se queda hasta el final de la ronda.
refuse-take-inert-la_mona = La mona no entra en ninguna suma y nadie la levanta: en la mesa está ahogada hasta el final de la ronda.
refuse-take-pairs_only = Esta carta solo va con sus iguales.

# Formar
refuse-trail-own_build = Mientras tengas algo formado no puedes { -echar } una carta: levántalo o continúalo.
refuse-build-never = En este juego no se forma.
refuse-build-inert = Con esta carta no se forma nada: no entra en ninguna suma.
refuse-build-inert-la_mona = Con la mona no se forma nada: no entra en ninguna suma.
refuse-build-no_card = Para formar { $value } necesitas en la mano otra carta que lo levante.
refuse-build-never_taken = Ninguna carta levanta { $value }, así que no se puede formar.
refuse-build-not_sum = Con estas cartas no se forma { $value }.
refuse-build-value_there = Ya hay { $value } formado en la mesa, y de cada valor hay una sola pila.
refuse-build-one_group = En este juego cada pila es un solo grupo.
refuse-build-two_cards = En esta mesa cada grupo se forma con dos cartas como mucho.
refuse-build-nothing_under = Para formar hace falta una carta de la mesa debajo de la tuya.
refuse-build-closed = Una pila de varios grupos no cambia: esta vale { $value } hasta el final.
refuse-build-closed-la_mona = Una fila no cambia de valor: esta vale { $value } hasta el final.
refuse-build-no_raise = En este juego no se aumenta lo formado.
refuse-build-no_raise_own = Lo que formaste no lo puedes aumentar: levántalo o continúalo.
refuse-build-no_old_card = Para aumentarlo necesitas además una carta del valor que tiene ahora, { $value }.
refuse-build-raise_by_table_card = Solo se aumenta con una carta de tu mano, no con una de la mesa.
refuse-build-keep_card = Tienes formado { $value }: guarda una carta que lo levante.
refuse-build-must_continue = Eso no, mientras tengas algo formado: primero levántalo o continúalo.
refuse-build-loose_cards = Con algo formado tuyo no se levantan solo cartas sueltas: se levanta una pila, o se sigue formando.
refuse-build-third = Ya hay dos pilas tuyas: antes de formar otra se levanta una, o se continúa.

# Volver atrás
refuse-undo-nothing = Todavía no hay nada que deshacer.
refuse-undo-seen = Ya se vio una carta nueva: esto no se puede deshacer.

# Acciones que no se entienden. { $word } es lo que se escribió.
notation-action = «{ $word }» no es una jugada; se escriben como «discard 9h» o «meld 5h X 7h».
notation-card = «{ $word }» no es una carta: se escribe con valor y { -palo }, como 9h o Td; X es el { -joker }.
notation-rank = «{ $word }» no dice de qué carta hace: se escribe como X=J.
notation-build = «{ $word }» no es el número de una pila: se escribe como #1.
notation-build_on = «{ $word }» nombra una pila entre las cartas: para cambiarla se escribe «on #1».
