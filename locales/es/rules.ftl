# Los libros de reglas: cada juego contado a partir de sus piezas, con los números que están en
# juego. Las *estrellas* ponen palabras en negrita. Un texto cuya clave acaba con el nombre de un
# juego se dice así en ese juego.

# La escena
rules-title = Reglas
rules-search = Buscar
rules-found_nothing = { CAPITAL(-aqui) } no hay nada sobre «{ $words }». Prueba con otra palabra.
rules-hint-section = Tema
rules-hint-page = Página
rules-hint-other = Índice o página

# Los temas
rules-section-goal = De qué se trata
rules-section-deal = Cartas y reparto
rules-section-turn = Tu turno
rules-section-draw = { CAPITAL(-robar) }
rules-section-melds = Los juegos
rules-section-wilds = Comodines
rules-section-contracts = Los contratos
rules-section-contracts-loba_seis_menes = Las bajadas
rules-section-lay_off = Agregar cartas
rules-section-capture = Levantar
rules-section-inert = Lo que nadie levanta
rules-section-inert-la_mona = La mona
rules-section-build = Formar
rules-section-fila = Varios grupos
rules-section-fila-la_mona = La fila
rules-section-sweep = Vaciar la mesa
rules-section-sweep-la_mona = El wincho
rules-section-end = El final de la { -mano }
rules-section-scoring = Los puntos
rules-section-match = La partida
rules-section-money = Lunas
rules-section-house = Reglas de la casa
rules-heading-stock_out = Cuando se acaba { -el_mazo }
rules-heading-rebuys = Reenganche
rules-heading-match_over = Quién gana
rules-heading-changed = En esta mesa
rules-heading-rulings = Conviene saberlo
rules-heading-on_table = En la mesa
rules-heading-wild_on_table = Comodines en la mesa
rules-heading-in_hand = Lo que te queda en la mano
rules-heading-raising = Aumentar lo formado

# De qué se trata
rules-goal-out = Quédate sin cartas antes que los demás: bájalas en juegos. Quien { -cierra } no suma nada; los demás cuentan lo que todavía tienen.
rules-goal-table = Pon tus cartas a trabajar. Lo que está en tus juegos cuenta a tu favor; lo que queda en tu mano, en contra.
rules-goal-collect = Quédate sin cartas antes que los demás, y llévate los puntos de todo lo que ellos todavía tienen.
rules-goal-contracts = Hay { $count } contratos, uno por { -mano }. Primero baja el de esta { -mano }; solo después puedes agregar cartas.
rules-goal-contracts_alone = Hay { $count } contratos, uno por { -mano }: se baja antes que nada.
rules-goal-contracts-loba_seis_menes = Hay { $count } mènes, cada una con su bajada. Primero haz la tuya; solo después puedes agregar cartas.
rules-goal-eliminate = Quien llega a { $points } puntos queda { -fuera }, y quien sigue al final gana la partida.
rules-goal-lowest = Después de la última { -mano } gana quien tiene menos puntos.
rules-goal-highest = Después de la última { -mano } gana quien tiene más puntos.
rules-goal-target-highest = La partida termina cuando alguien llega a { $points } puntos; gana quien tiene más.
rules-goal-target-lowest = La partida termina cuando alguien llega a { $points } puntos; gana quien tiene menos.

# Jugadores, cartas, reparto
rules-players-between = De { $least } a { $most } jugadores.
rules-players-exactly = Para { $count } jugadores.
rules-players-partners = Si son { $count }, juegan en parejas: los compañeros se sientan frente a frente.
rules-deck-plain =
    { $packs ->
        [one] { CAPITAL(-una_baraja) } de { $cards } cartas.
       *[other] { $packs } { -barajas }, { $cards } cartas en total.
    }
rules-deck-jokers =
    { $jokers ->
        [one] { $cards } cartas: { $packs } × { $each } y un { -joker }.
       *[other] { $cards } cartas: { $packs } × { $each } y { $jokers } { -jokers }.
    }
rules-deck-for = Con { $players } jugadores: { $deck }
rules-deck-without = Se juega sin { $ranks }.
rules-deck-spanish = Se juega con naipes españoles: oros, copas, espadas y bastos; sota, caballo y rey.
rules-deck-twins =
    { $packs ->
        [one] Cada carta está una sola vez.
        [2] De cada carta hay dos: son gemelas.
       *[other] De cada carta hay { $packs }: son gemelas.
    }
rules-deck-order = El orden es { $ranks }.
rules-deck-next = Después del { $low } viene { $high }.
rules-deal-hand = Cada uno recibe { $count } cartas.
rules-deal-hand_for = Con { $players } jugadores, { $count } cartas para cada uno.
rules-deal-upcard = La carta siguiente se { -voltea } y empieza { -el_pozo }. El resto es { -el_mazo }.
rules-deal-no_upcard = No se { -voltea } ninguna carta: el primero { -roba } { -del_mazo }, y { -el_pozo } empieza con el primer descarte.
rules-deal-rebury = Si sale un comodín, vuelve { -al_mazo } y se { -voltea } la siguiente.
rules-dealer-random = Quién reparte primero lo decide la suerte.
rules-dealer-high_cut = Cada uno saca una carta: la más alta reparte primero, y el as es la más alta de todas.
rules-dealer-low_cut = Cada uno saca una carta: la más baja reparte primero, y el as es la más baja de todas.
rules-dealer-again = Si hay empate, se saca otra vez.
rules-dealer-again_jokers = Si sale un { -joker } o hay empate, se saca otra vez.
rules-direction-clockwise = Empieza quien está a la izquierda del que reparte, y se sigue hacia la izquierda, como las agujas del reloj. Después de cada { -mano } reparte el siguiente.
rules-direction-anticlockwise = Empieza quien está a la derecha del que reparte, y se sigue hacia la derecha, contra las agujas del reloj. Después de cada { -mano } reparte el siguiente.

# Un turno
rules-turn-draw-stock = *1. { CAPITAL(-roba) }* la carta de arriba { -del_mazo }.
rules-turn-draw-top = *1. { CAPITAL(-roba) }* una carta { -del_mazo }, o toma la de arriba { -del_pozo }.
rules-turn-draw-whole = *1. { CAPITAL(-roba) }* una carta { -del_mazo }, o toma { -todo_el_pozo }.
rules-turn-lay = *2. Baja,* si quieres, todos los juegos que tengas.
rules-turn-add-any = También se agregan cartas a los juegos de la mesa.
rules-turn-add-own = También se agregan cartas a los juegos propios.
rules-turn-lay_contract = *2. Baja,* si puedes, todo lo que pide la { -mano }.
rules-turn-later-adding = Desde el turno siguiente se agregan cartas a { $to ->
        [own] los juegos propios
       *[any] lo que hay en la mesa
    }.
rules-turn-later-melds = Desde el turno siguiente se puede bajar algo más.
rules-turn-later-both = Desde el turno siguiente se puede bajar algo más y agregar cartas a { $to ->
        [own] los juegos propios
       *[any] lo que hay en la mesa
    }.
rules-turn-once_down = Una vez en la mesa, se agregan cartas a { $to ->
        [own] los juegos propios
       *[any] lo que hay en la mesa
    }.
rules-turn-discard = *3. { CAPITAL(-descarta) }* una carta boca arriba. Con eso termina tu turno.
rules-turn-no_pass = No se puede pasar.
rules-turn-back = Antes de { -descartar } puedes deshacer cualquier paso y jugarlo de otra manera, salvo { -robar } { -del_mazo }.

# Robar
rules-draw-stock_only = Siempre se { -roba } { -del_mazo }.
rules-draw-top = { CAPITAL(-roba) } la carta de arriba { -del_mazo }, o toma la de arriba { -del_pozo }. Te la puedes quedar sin usarla.
rules-draw-top_to_play = La carta de arriba { -del_pozo } solo se { -toma } para usarla en ese mismo turno: en un juego nuevo, o agregada a uno de la mesa.
rules-draw-top_for_meld = La carta de arriba { -del_pozo } solo se { -toma } para bajarla en ese mismo turno, en un juego nuevo.
rules-draw-not_with_first_meld = En el turno en que bajas tu primer juego, tiene que ir en un juego nuevo.
rules-draw-no_rediscard = La carta que { -tomaste } no la puedes { -descartar } en el mismo turno.
rules-draw-not_once_opened = Desde que bajaste, solo { -robas } { -del_mazo }.
rules-draw-whole = { CAPITAL(-roba) } la carta de arriba { -del_mazo }, o toma { -todo_el_pozo }, nunca una parte. Sus cartas están a la vista de todos.
rules-draw-whole_free = Tomarlo no te obliga a nada.
rules-draw-whole_to_play = Quien lo { -toma } tiene que bajar una de sus cartas en ese turno.
rules-draw-lone_card = Si era una sola carta, no puedes { -descartar } enseguida esa misma; su gemela sí.
rules-stock_out-shuffle = Los descartes, menos el de arriba, se { -barajan } y forman { -un_mazo_nuevo }.
rules-stock_out-flip = Los descartes, menos el de arriba, se { -voltean } sin { -barajar }: primero sale el más viejo.
rules-stock_out-stall =
    { $count ->
        [one] Si entre tanto nadie baja ni agrega una carta, eso se hace una sola vez.
        [2] Si entre tanto nadie baja ni agrega una carta, eso se hace solo dos veces seguidas.
       *[other] Si entre tanto nadie baja ni agrega una carta, eso se hace solo { $count } veces seguidas.
    }
rules-stock_out-pile_alone =
    { $count ->
        [one] Sin { -mazo }, se juega una vuelta más solo con { -el_pozo }. Si en ella nadie baja ni agrega una carta, la { -mano } queda bloqueada.
        [2] Sin { -mazo }, se juegan dos vueltas más solo con { -el_pozo }. Si en ellas nadie baja ni agrega una carta, la { -mano } queda bloqueada.
       *[other] Sin { -mazo }, se juegan { $count } vueltas más solo con { -el_pozo }. Si en ellas nadie baja ni agrega una carta, la { -mano } queda bloqueada.
    }
rules-stock_out-nothing = Si en su turno alguien no puede { -robar } ni { -tomar } nada { -del_pozo }, la { -mano } queda bloqueada enseguida.
rules-stock_out-no_stock = Si ya no queda nada que { -robar }, la { -mano } queda bloqueada.
rules-stock_out-score_all = Una { -mano } bloqueada no la gana nadie: cada uno cuenta lo que tiene.
rules-stock_out-score_tables = En una { -mano } bloqueada nadie { -cierra }: los juegos y las cartas de la mano se cuentan como están.
rules-stock_out-score_none = Una { -mano } bloqueada no la gana nadie, y nadie suma puntos.
rules-stock_out-void_redeal = Una { -mano } bloqueada no cuenta y se reparte de nuevo.
rules-stock_out-end_hand = Quien { -roba } la última carta termina su turno, y ahí termina la { -mano }.

# Los juegos
rules-meld-size = { $size ->
        [exact] Exactamente { $count }
       *[least] Al menos { $count }
    }
rules-set-any = { rules-meld-size } cartas del mismo valor, de cualquier { -palo }.
rules-set-all_different = { rules-meld-size } cartas del mismo valor, cada una de { -otro_palo }.
rules-set-three = { rules-meld-size } cartas del mismo valor, de exactamente tres { -palo }s. Las gemelas pueden entrar; { -el_cuarto_palo }, nunca.
rules-run-same = { rules-meld-size } cartas seguidas, todas { -del_mismo_palo }.
rules-run-colour = { rules-meld-size } cartas seguidas, todas rojas o todas negras.
rules-run-any = { rules-meld-size } cartas seguidas, de cualquier { -palo }, sin repetir ningún valor.
rules-run-ace-either = El as va antes del dos o después del rey, nunca en las dos puntas, y la { -escalera } no sigue más allá.
rules-run-ace-low = El as va antes del dos.
rules-run-ace-high = El as va después del rey.
rules-run-ace-round = La { -escalera } puede dar la vuelta: Q-K-A-2.
rules-meld-exact = Al bajar, justo { $count } cartas; después puede crecer.
rules-meld-most = Nunca tiene más de { $count } cartas.
rules-meld-wilds =
    { $count ->
        [0] { CAPITAL(-aqui) } no entran comodines.
        [one] Un comodín como mucho.
       *[other] Como mucho { $count } comodines.
    }
rules-meld-wilds-any = Los comodines que quieras, con al menos una carta que valga por sí misma.
rules-meld-one_natural = Al menos una carta vale por sí misma.
rules-meld-wilds_when_laid =
    { $count ->
        [0] Al bajar, ningún comodín.
        [one] Al bajar, un comodín como mucho.
       *[other] Al bajar, { $count } comodines como mucho.
    }
rules-meld-wilds_when_laid-any = Al bajar, los comodines que quieras, con una carta que valga por sí misma.
rules-meld-wilds_later =
    { $count ->
        [0] Después no entra ninguno.
        [one] Después también, uno como mucho.
       *[other] Después, hasta { $count }.
    }
rules-meld-wilds_later-any = Después pueden entrar todos los que quieras.

# Comodines
rules-wilds-jokers =
    { $count ->
        [one] El { -joker } hace de la carta que necesites.
       *[other] Hay { $count } { -jokers }; cada uno hace de la carta que necesites.
    }
rules-wilds-twos = Cada dos también puede hacer de otra carta. En una { -escalera } de su { -palo }, entre el as y el tres, es un dos y nada más.
rules-wilds-twos_in_sets = En { -una_pierna }, un dos es siempre un dos.
rules-wilds-rank = Cada { $rank } también puede hacer de otra carta.
rules-wilds-reading = Si puede hacer de más de una carta, tú dices de cuál; una etiqueta violeta lo muestra.
rules-wilds-stays = Lo que está en la mesa se queda ahí: ningún comodín vuelve a una mano.
rules-wilds-reclaim = Donde puedes agregar cartas, también puedes cambiar un comodín por la carta de la que hace y quedarte con él.
rules-wilds-move-free = En la punta de una { -escalera }, un comodín puede dejar lugar: cuando agregas una carta, pasa a la punta que quieras. Dentro de la { -escalera } no se corre.
rules-wilds-move-replace_other_end = En la punta de una { -escalera }, un comodín le deja el lugar a la carta de la que hace y pasa a la otra punta. Dentro de la { -escalera } no se corre.
rules-wilds-move-shift_outward = En la punta de una { -escalera }, un comodín le deja el lugar a la carta de la que hace y se corre un lugar hacia afuera. Dentro de la { -escalera } no se corre.
rules-wilds-move-fixed = Un comodín ya bajado no se corre.
rules-discard-free = Los comodines se { -descartan } como cualquier otra carta.
rules-discard-only_wilds_left = Un comodín solo se { -descarta } cuando no te queda nada más.
rules-discard-never = Los comodines no se { -descartan }, salvo que no te quede nada más; y nunca para { -cerrar }.

# Contratos
rules-contract-exact = Cada { -mano } pide su contrato. Se baja completo y exacto: { $sizes }, ni una carta más, y ningún otro juego en ese turno.
rules-contract-exact-loba_seis_menes = Cada mène pide su bajada. Se hace completa y exacta: { $sizes }, ni una carta más, y ningún otro juego en ese turno.
# any_number
rules-contract-size = { $meld } de { $count }
rules-contract-when = Tú eliges el momento: nadie tiene que bajar apenas puede.
rules-contract-only_adding = Después ya no se bajan juegos nuevos: solo agregas cartas a lo que hay.
rules-contract-last_again = Desde la { -mano } { $count } se repite el último contrato.
rules-contract-later = Desde tu próximo turno puedes bajar otros juegos, los que quieras.
rules-contract-deal =
    { $contracts ->
        [one] Para el contrato { $numbers } se reparten { $count } cartas.
       *[other] Para los contratos { $numbers } se reparten { $count } cartas.
    }
# One of $numbers.
# same in other languages: a number
# any_number
rules-contract-number = { $number }
rules-contract-no_discard = El contrato { $number } se baja sin { -descartar }.
rules-contract-ends_hand = El contrato { $number } deja una sola carta: quien lo baja la { -descarta }, y la { -mano } termina.
rules-contract-ends_hand-loba_seis_menes = La bajada de la mène { $number } deja una sola carta: se { -descarta }, y la mène termina.
rules-contract-double_sets = Un juego del doble de cartas puede valer por dos.
rules-contract-double_sets-loba_seis_menes = Seis cartas del mismo valor, un séxtuple, pueden valer por dos brelans. Es un solo juego, con un { -joker } como mucho.
rules-contract-no_same_rank = Dos { -pierna }s de un contrato no pueden ser del mismo valor.
rules-contract-no_adjoining = Dos { -escalera }s de un contrato no pueden ser una la continuación de la otra.

# Agregar
rules-lay_off-any = Agrega cartas sueltas a cualquier juego de la mesa, tuyo o de otro.
rules-lay_off-own = Solo puedes agregar cartas a tus propios juegos.
rules-lay_off-after_own_meld = Antes tienes que haber bajado un juego tuyo en esta { -mano }.
rules-lay_off-after_contract = Antes { -tu_contrato } tiene que estar en la mesa.
rules-lay_off-at_once = Puedes hacerlo aunque todavía no hayas bajado un juego tuyo.
rules-lay_off-first_card = En el turno en que pones cartas en la mesa por primera vez, solo puedes agregar una, y antes que nada.
rules-lay_off-same_turn = Puedes agregar en el mismo turno en que bajas por primera vez.
rules-lay_off-next_turn = En ese mismo turno todavía no: se agrega desde el siguiente.
rules-lay_off-never_shrinks = Los juegos solo crecen. No se juntan, no se parten y no se desarman.

# El final de la mano
rules-end-optional = La { -mano } termina apenas alguien se queda sin cartas: las puso todas en la mesa, o todas menos una y { -descarto } esa.
rules-end-required = Para { -cerrar } hace falta { -descartar } la última: pon en la mesa todas las cartas menos una, y { -descarta } esa.
rules-end-forbidden = La última carta se baja, nunca se { -descarta }.

# Los puntos
rules-score-penalty = Quien { -cerro } suma 0. Los demás suman las cartas que les quedan:
rules-score-collect = Quien { -cerro } se lleva los puntos de todas las cartas que les quedan a los demás:
rules-score-table_minus_hand = Tus juegos cuentan a tu favor; las cartas de tu mano, en contra. El total puede ser negativo.
rules-score-wild_as = Lo que vale un comodín depende de la carta de la que hace:
rules-score-wild_as_unlike = Un comodín vale lo mismo que la carta de la que hace, menos con estas:
rules-score-wild_as_alike = Un comodín vale lo mismo que la carta de la que hace.
rules-score-in_one = Si { -cierras } en un solo turno, sin haber bajado nada antes, en su lugar cuentan { $points } puntos.
rules-score-in_one-off = Si { -cierras } en un solo turno, sin haber bajado nada antes, se te restan { $points } puntos; el total puede ser negativo.
rules-score-in_one-players = Si { -cierras } en un solo turno, sin haber bajado nada antes, el premio es de { $points } puntos por cada jugador de la mesa.
rules-score-in_one-opponents = Si { -cierras } en un solo turno, sin haber bajado nada antes, el premio es de { $points } puntos por cada rival.
rules-score-in_one_times = Si { -cierras } en un solo turno, sin haber bajado nada antes, los puntos cuentan { $times } veces.
rules-score-out =
    { $points ->
        [one] { CAPITAL(-cerrar) } da un punto de premio.
       *[other] { CAPITAL(-cerrar) } da { $points } puntos de premio.
    }
rules-score-nobody_out = Si nadie { -cierra }, nadie recibe el premio.
rules-score-nobody_collects = Si nadie { -cierra }, nadie suma puntos.
rules-score-rescore_wilds = Al terminar la { -mano }, cada comodín cuenta como si estuviera en su mejor lugar.
rules-worth-printed = su número
rules-worth-low_ace = antes del dos
rules-worth-most_cards = Más cartas
rules-worth-most_spades = Más { -picas } ♠
rules-worth-most_suit = Más { $suit }
rules-worth-most_rank = Más cartas de { $rank }
rules-worth-primiera = La mejor { -primiera }
rules-worth-napola = Napola
rules-worth-sweep = Cada { -wincho }
rules-worth-or = { $first } o { $second }

# La partida
rules-match-out = Los puntos se suman de { -mano } en { -mano }. Quien tiene { $points } o más queda { -fuera }.
rules-match-last_one = Gana el último que sigue en la partida.
rules-match-rounds-lowest = La partida tiene { $count } { -mano }s. Gana quien tiene menos puntos.
rules-match-rounds-highest = La partida tiene { $count } { -mano }s. Gana quien tiene más puntos.
rules-match-equal_rounds = Con los mismos puntos gana quien ganó más { -mano }s; si también son iguales, se comparte la victoria.
rules-match-target-highest = La partida termina con la { -mano } en que alguien llega a { $points } puntos. Gana el puntaje más alto.
rules-match-target-lowest = La partida termina con la { -mano } en que alguien llega a { $points } puntos. Gana el puntaje más bajo.
rules-match-most_hands = En todo caso termina después de { $count } { -mano }s.
rules-match-equal = Con los mismos puntos se comparte la victoria.
rules-match-equal_again = Si los mejores puntajes son iguales, se juega otra { -mano }.
rules-match-rounds_won =
    { $count ->
        [one] Quien tiene más puntos en una ronda la gana, y con ella la partida; si hay empate, no la gana nadie.
       *[other] Quien tiene más puntos en una ronda la gana; si hay empate, no la gana nadie. La partida es de quien gana primero { $count } rondas.
    }
rules-rebuys-count =
    { $count ->
        [one] Quien queda { -fuera } puede reengancharse, una vez por partida, con el puntaje más alto de los que siguen por debajo de { $points }.
       *[other] Quien queda { -fuera } puede reengancharse, hasta { $count } veces por partida, con el puntaje más alto de los que siguen por debajo de { $points }.
    }
rules-rebuys-unlimited = Quien queda { -fuera } puede reengancharse todas las veces que quiera, con el puntaje más alto de los que siguen por debajo de { $points }.
rules-rebuys-fixed =
    { $price ->
        [one] Cuesta una luna, para el { -fondo }.
       *[other] Cuesta { $price } lunas, para el { -fondo }.
    }
rules-rebuys-escalating =
    { $price ->
        [one] El primero cuesta una luna, el segundo dos, el tercero tres, y así sigue; todo va al { -fondo }.
       *[other] El primero cuesta { $price } lunas, el segundo el doble, el tercero el triple, y así sigue; todo va al { -fondo }.
    }
rules-rebuys-for_two = Entre dos también se puede. Si son más y una { -mano } deja a uno solo por debajo de { $points }, nadie puede: gana ese jugador.
rules-rebuys-never_alone = Si una { -mano } deja a uno solo por debajo de { $points }, nadie puede reengancharse: gana ese jugador.
rules-rebuys-not_for_two = Entre dos no hay reenganche: pierde el primero que llega a { $points }.

# Lunas
rules-money-pot =
    { $stake ->
        [one] Cada uno pone una luna en el { -fondo }. Quien gana se lo lleva; si ganan varios, se lo reparten.
       *[other] Cada uno pone { $stake } lunas en el { -fondo }. Quien gana se lo lleva; si ganan varios, se lo reparten.
    }
rules-money-difference =
    { $points ->
        [one] Al final, entre cada dos jugadores se paga la diferencia de puntos, a una luna por punto.
       *[other] Al final, entre cada dos jugadores se paga la diferencia de puntos, a { $points } lunas por punto.
    }
rules-money-lunas = Las lunas son monedas de plata de esta casa; solo sirven para jugar.

# Las reglas para imprimir, y la hoja de puntos
rules-print = Imprimirlas
rules-sheet-other = Lo marcado se juega de otro modo en esta mesa que en el libro.
rules-sheet-reading = Si puede hacer de más de una carta, se dice de cuál.
rules-sheet-deals = Reparte
# same
rules-sheet-total = Total
rules-sheet-written = { $file } está listo: falta abrirlo en el navegador e imprimirlo.
rules-sheet-unwritten = No se puede escribir el archivo ({ $detail }).
