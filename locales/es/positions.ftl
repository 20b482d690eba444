# Archivos de posición y su árbitro. Véase docs/positions.md.

command-referee = juzgar lo que se prueba en un archivo de posición: qué vale, qué no, y por qué
command-referee-file = un archivo de posición, en YAML
command-referee-legal = enumerar también todo lo que se puede hacer al principio
command-referee-json = en JSON

referee-player = Jugador { $number }
referee-legal = legal
referee-illegal = ilegal: { $key } - { $why }
referee-unreadable = ilegible: { $key } - { $why }
referee-not_held = se esperaba: { $expected }
referee-may =
    { $count ->
        [0] { CAPITAL(-aqui) } no se puede hacer nada.
        [one] Se puede hacer una cosa:
       *[other] Se pueden hacer { $count } cosas:
    }
referee-cut = … y más: esta mesa tiene demasiadas sumas para ponerlas todas.
referee-table = En la mesa:
referee-points = Puntos de la mano: { $scores }
referee-scores = Puntajes: { $scores }
referee-money = Dinero: { $scores }
referee-winners = La partida es para { $players }.
referee-difference = Línea { $line }, «{ $key }»: se esperaba { $expected }, y es { $found }

# Lo que puede fallar en un archivo de posición.
fault-unknown_variant = No hay ningún juego «{ $given }». Hay: { $allowed }.
fault-unknown_player = «{ $given }» no está en esta mesa. En la mesa: { $allowed }.
fault-player_name = «{ $given }» no vale { -aqui } como nombre: los nombres tienen que ser distintos, no pueden ser números ni llevar dos puntos.
fault-players_count =
    { $numbers ->
        [one] Este juego es para { $high } jugadores, no para { $given }.
       *[other] Este juego es para { $low } a { $high } jugadores, no para { $given }.
    }
fault-too_many_told = { CAPITAL(-aqui) } se dan { $given }, pero solo puede haber { $most }.
fault-too_many_out = Al menos dos jugadores tienen que seguir en la partida.
fault-turn_of_one_out = Este jugador está { -fuera } de la partida.
fault-nobody_decides = Nadie que se haya pasado puede reengancharse, así que nadie tiene que decidir.
fault-not_card_or_count = «{ $given }» no es una carta, como 9h o X', ni un número de cartas desconocidas, ni «rest» ni «none».
fault-card_not_in_deck = { $given } no está en { -la_baraja } de este juego.
fault-card_twice = { $given } ya está en «{ $there }», en la línea { $line }; la segunda copia se escribe con una prima, como 9h'.
fault-too_few_cards = Se piden { $wanted } cartas más, y quedan { $left }.
fault-rest_twice = El resto («rest») puede ir en un solo lugar.
fault-no_place_for_rest = Nada dice dónde están las otras { $left } cartas: ahí va «rest».
fault-hand_twice = Esta mano ya está indicada.
fault-not_in_hand = { $given } no está en la mano de quien tiene el turno.
fault-build_unknown = Las cartas formadas se conocen: van todas.
fault-build_sum = Estas cartas no forman ni un grupo de { $value } ni varios.
fault-nothing_in_hand = Quien tiene el turno no tiene cartas.
fault-nothing_to_draw = No hay nada que { -robar }: la mano habría terminado.
fault-build_value_twice = Dos pilas de { $value } serían una sola: todas sus cartas van juntas.
fault-build_owner = { $owner } tiene formado { $value }, así que guarda una carta que lo levante.
fault-no_such_round = No hay ronda { $given }: esta partida tiene { $most }.
fault-over_the_limit = { $player } tiene { $given } puntos, demasiados para seguir: falta decir quién está «out», o «phase: decide».
fault-match_is_over = Con esto la partida ya terminó y no se juega ninguna mano más.
fault-hand_too_large = { $player } tiene { $given } cartas y se reparten { $most }: nadie recibe más.
fault-uneven_hands = Cada uno juega una carta por turno, así que las manos deberían ser iguales, o tener una menos quienes ya jugaron.
fault-uneven_stock = El mazo debería llegar para repartos enteros: { $each } cartas, o el doble, y así.
fault-unsound-card_twice =
    Una mesa así no puede existir: una carta que está en otra parte aparece otra vez { $zone ->
        [hand] en la mano del asiento { $number }
        [won] entre las cartas ganadas del asiento { $number }
        [stock] en el mazo
        [pile] en el descarte
        [meld] en el juego { $number }
        [build] en la pila { $number }
       *[loose] suelta en la mesa
    }.
fault-unsound-foreign_card =
    Una mesa así no puede existir: una carta que no es de este juego está { $zone ->
        [hand] en la mano del asiento { $number }
        [won] entre las cartas ganadas del asiento { $number }
        [stock] en el mazo
        [pile] en el descarte
        [meld] en el juego { $number }
        [build] en la pila { $number }
       *[loose] suelta en la mesa
    }.
fault-unsound-card_lost = Una mesa así no puede existir: una carta no está en ninguna parte.
fault-unsound-known_not_held = Una mesa así no puede existir: se conoce una carta de una mano que no la tiene.
fault-unsound-out_to_act = Una mesa así no puede existir: le toca a alguien que quedó { -fuera }.
fault-unsound-nothing_to_play = Una mesa así no puede existir: le toca a alguien sin cartas.
fault-unsound-meld_too_long = Una mesa así no puede existir: el juego { $meld } es demasiado largo.
fault-unsound-too_many_wilds = Una mesa así no puede existir: el juego { $meld } tiene demasiados comodines.
fault-unsound-no_meld = Una mesa así no puede existir: el juego { $meld } no vale { -aqui }.
fault-unsound-stale_fits = Una mesa así no puede existir: lo que se puede agregar al juego { $meld } no es lo que dice.
fault-unsound-two_builds = Una mesa así no puede existir: dos pilas tienen el mismo valor.
fault-unsound-build_left = Una mesa así no puede existir: queda una pila formada y nadie tiene cartas.
fault-unsound-build_unheld = Una mesa así no puede existir: el dueño de la pila de { $value } no tiene carta para ella.
fault-action_quotes = Esta acción va entre comillas, o todas debajo de «actions: |».
fault-expectation = «{ $given }» no se puede esperar. Hay: { $allowed }.
fault-after_cards = Hay que nombrar las cartas, o decir cuántas son.
