# Lo que se puede cambiar en un juego, en líneas cortas: cada campo, y sus valores que son palabras.

# Quién juega
field-players = Jugadores
field-players-min = Mínimo de jugadores
field-players-max = Máximo de jugadores
field-players-partners = Con cuántos jugadores se juega en parejas

# Las cartas
field-deck = Naipes
field-deck-packs = Barajas de 52 cartas
field-deck-jokers = { CAPITAL(-jokers) } en total
field-deck-without = Valores que faltan
field-deck-suits = Los palos
field-deck-suits-french = corazones, diamantes, tréboles, picas
field-deck-suits-spanish = oros, copas, espadas, bastos
field-deal = Reparto
field-deal-hand = Cartas para cada jugador
field-deal-upcard = Se da vuelta una carta al empezar
field-deal-wild_upcard = Comodín dado vuelta al empezar
field-deal-wild_upcard-keep = se queda
field-deal-wild_upcard-rebury = vuelve { -al_mazo }
field-deal-table = Cartas a la mesa al empezar
field-deal-redeal_on = Se reparte otra vez si una de estas sale en la primera mesa
field-deal-redeal_from = Cuántas de esas tiene que haber
field-deal-first_table = Primera mesa que suma
field-deal-first_table-stays = se queda
field-deal-first_table-dealer = es de quien reparte
field-first_dealer = Quién reparte primero
field-first_dealer-random = a la suerte
field-first_dealer-high_cut = la carta más alta
field-first_dealer-low_cut = la carta más baja
field-direction = Sentido del juego
field-direction-clockwise = hacia la izquierda
field-direction-anticlockwise = hacia la derecha

# Robar
field-pile = { CAPITAL(-robar) } { -del_pozo }
field-pile-none = nunca
field-pile-top = la carta de arriba
field-pile-whole = { -todo_el_pozo }
field-pile-top-must_play = La carta { -tomada } se baja en el mismo turno
field-pile-top-for_lay_off = También se { -toma } para agregarla
field-pile-top-lay_off_with_first_meld = Y se agrega incluso en el turno de la primera bajada
field-pile-top-rediscard = La carta { -tomada } se puede { -descartar } enseguida
field-pile-top-once_opened = También { -toma } quien ya bajó
field-pile-whole-must_play = Una de sus cartas se baja en el mismo turno
field-pile-whole-lone_card_rediscard = La carta única se { -toma } y se puede { -descartar } enseguida
field-pile-whole-once_opened = También { -toma } quien ya bajó

# Juegos
field-wild = Comodines
field-melds = Juegos
field-meld-set = cartas del mismo valor
field-meld-run = cartas seguidas
field-meld-set-min = Mínimo de cartas
field-meld-set-max = Máximo de cartas
field-meld-set-suits = { CAPITAL(-palo) }s
field-meld-set-suits-any = cualquiera
field-meld-set-suits-all_different = sin repetir
field-meld-set-suits-three = tres, ni más ni menos
field-meld-set-wilds = Máximo de comodines
field-meld-set-wilds_when_laid = Máximo de comodines al bajarlo
field-meld-set-exact_when_laid = Se baja con el mínimo y crece después
field-meld-run-min = Mínimo de cartas
field-meld-run-max = Máximo de cartas
field-meld-run-suits = { CAPITAL(-palo) }s
field-meld-run-suits-same = { -un_solo_palo }
field-meld-run-suits-colour = todo rojo o todo negro
field-meld-run-suits-any = cualquiera
field-meld-run-ace = As
field-meld-run-ace-either = arriba o abajo
field-meld-run-ace-low = solo abajo
field-meld-run-ace-high = solo arriba
field-meld-run-ace-round = da la vuelta
field-meld-run-wilds = Máximo de comodines
field-meld-run-wilds_when_laid = Máximo de comodines al bajarlo
field-meld-run-exact_when_laid = Se baja con el mínimo y crece después

# Contratos
field-opening = La primera bajada
field-opening-free = cualquier juego
field-opening-contract = un contrato por mano
field-opening-contract-rounds = Contratos
field-opening-contract-new_melds_later = Otros juegos después del contrato
field-opening-contract-double_sets = Uno del doble de cartas cuenta por dos
field-opening-contract-same_rank_sets = Dos del mismo valor en un contrato
field-opening-contract-adjoining_runs = Dos seguidas que se tocan en un contrato
field-round-melds = Juegos del contrato
field-round-deal = Cartas repartidas en esta mano
field-round-final_discard = El último descarte de esta mano
field-round-final_discard-as_usual = como siempre
field-round-final_discard-optional = no hace falta
field-round-final_discard-required = hace falta
field-round-final_discard-forbidden = no se puede

# Agregar
field-lay_off = Agregar a los juegos
field-lay_off-to = A los juegos de quién
field-lay_off-to-any = de cualquiera
field-lay_off-to-own = los propios
field-lay_off-to-nobody = de nadie
field-lay_off-needs = Antes hace falta
field-lay_off-needs-own_meld = haber bajado
field-lay_off-needs-nothing = nada
field-lay_off-same_turn = También en el turno de la primera bajada
field-lay_off-reclaim = Un comodín se recupera a cambio de su carta
field-wild_move = Un comodín en la punta
field-wild_move-fixed = no se mueve
field-wild_move-free = a cualquier punta
field-wild_move-replace_other_end = a la otra punta, por su carta
field-wild_move-shift_outward = un lugar hacia afuera, por su carta

# Descartar
field-discard = { CAPITAL(-descartar) }
field-discard-wilds = { CAPITAL(-descartar) } comodines
field-discard-wilds-free = siempre
field-discard-wilds-only_wilds_left = si no queda otra cosa
field-discard-wilds-never = nunca
field-final_discard = El último descarte
field-final_discard-optional = no hace falta
field-final_discard-required = hace falta
field-final_discard-forbidden = no se puede
field-stock_out = Se acaba { -el_mazo }
field-stock_out-recycle = los descartes forman { -un_mazo_nuevo }
field-stock_out-end_hand = fin de la { -mano }
field-stock_out-recycle-how = El { -mazo } nuevo
field-stock_out-recycle-how-shuffle = se { -barajan } los descartes
field-stock_out-recycle-how-flip = se dan vuelta
field-stock_out-recycle-stall_guard = Veces seguidas sin bajar nada; 0, sin límite
field-blocked_hand = { CAPITAL(-mano) } bloqueada
field-blocked_hand-score_all = todos cuentan
field-blocked_hand-void_redeal = se reparte otra vez

# Pesca
field-capture = Levantar
field-capture-adds = Lo que vale una carta en una suma
field-capture-takes = Lo que levanta una carta de la mano
field-capture-together = Lo que suman la carta y las que levanta
field-capture-pair_only = Valores que solo levantan a sus iguales
field-capture-pairs = Cuántas iguales levantan
field-capture-pairs-all = las que sean
field-capture-pairs-one = una
field-capture-pairs-one_or_three = una o tres
field-capture-builds_in_sums = Lo formado puede entrar en una suma
field-capture-groups = Cuántos grupos levanta una carta
field-capture-groups-any = los que sean
field-capture-groups-one = uno
field-capture-single_first = Una sola carta va antes que una suma
field-capture-must_take = Si puede levantar, tiene que hacerlo
field-build = Formar en la mesa
field-build-none = nunca
field-build-sums = sumas
field-build-sums-multiple = Varios grupos en una pila
field-build-sums-raises = Lo formado se puede aumentar
field-build-sums-raise_own = Lo propio también
field-build-sums-raise_own_needs_previous = Para aumentar lo propio hace falta su valor
field-build-sums-raise_needs_previous = Aumentar pide también el valor actual
field-build-sums-many_cards = Más de dos cartas por grupo
field-standing_builds = Con algo formado en la mesa
field-standing_builds-must_continue = levantarlo, continuarlo o aumentarlo
field-standing_builds-may_add_another = también formar otro
field-standing_builds-may_do_all_but_trail = todo menos { -echar }
field-standing_builds-free = todo
field-leftovers = Las cartas que sobran en la mesa
field-leftovers-last_taker = para quien levantó último
field-leftovers-nobody = para nadie
field-sweep = Dejar la mesa vacía
field-sweep-on_last_play = También con la última carta de la ronda
field-sweep-despite = Cartas que pueden quedar

# Puntos
field-score = Lo que cuenta
field-score-penalty = las cartas que quedan en la mano, pocas es mejor
field-score-winner_collects = lo que tienen los demás, para quien cierra
field-score-table_minus_hand = los juegos menos la mano
field-score-penalty-points = Puntos de las cartas
field-score-penalty-out_in_one = Por { -cerrar } en un solo turno
field-score-winner_collects-points = Puntos de las cartas
field-score-winner_collects-out = Por { -cerrar }
field-score-winner_collects-in_one_times = Cuántas veces por { -cerrar } en un solo turno
field-score-table_minus_hand-table = Puntos en la mesa
field-score-table_minus_hand-wild_as = Un comodín, según su lugar
field-score-table_minus_hand-hand = Puntos en la mano
field-score-table_minus_hand-out = Por { -cerrar }
field-score-table_minus_hand-out_in_one = Por { -cerrar } en un solo turno
field-score-table_minus_hand-out_in_one_for = Tantas veces
field-score-table_minus_hand-out_in_one_for-players = por cada jugador
field-score-table_minus_hand-out_in_one_for-opponents = por cada uno de los demás
field-score-table_minus_hand-out_in_one_for-once = una sola vez
field-score-table_minus_hand-rescore_wilds = Los comodines cuentan en su mejor lugar
field-fishing_score-categories = cartas levantadas y mesas vacías
field-fishing_score-categories-most_cards = La mayoría de las cartas
field-fishing_score-categories-most_spades = La mayoría de las picas
field-fishing_score-categories-most_of = Más de un palo o valor
field-fishing_score-categories-all_of = Todas las de un palo o valor, además
field-fishing_score-categories-cards = Cartas sueltas
field-fishing_score-categories-primiera = La mejor primera
field-fishing_score-categories-primiera_values = Lo que valen las cartas en ella
field-fishing_score-categories-primiera_missing_suit = Si falta un palo
field-fishing_score-categories-primiera_missing_suit-none = no hay primera
field-fishing_score-categories-primiera_missing_suit-zero = cuenta 0
field-fishing_score-categories-napola = Napola
field-fishing_score-categories-napola-none = no hay
field-fishing_score-categories-napola-clubs = tréboles, bastos
field-fishing_score-categories-napola-diamonds = diamantes, oros
field-fishing_score-categories-napola-hearts = corazones, copas
field-fishing_score-categories-napola-spades = picas, espadas
field-fishing_score-categories-sweep = Dejar la mesa vacía

# La partida
field-match_end = Fin de la partida
field-match_end-eliminate = quien llega a una meta queda { -fuera }
field-match_end-rounds = después de unas manos
field-match_end-target = alguien llega a una meta
field-match_end-rounds_won = alguien gana unas manos
field-match_end-eliminate-at = La meta
field-match_end-eliminate-rebuys = Reenganches de cada uno
field-match_end-eliminate-rebuy_price = Su precio
field-match_end-eliminate-rebuy_price-fixed = siempre igual
field-match_end-eliminate-rebuy_price-escalating = va subiendo
field-match_end-eliminate-rebuys_with_two_players = También entre dos
field-match_end-rounds-count = Manos; 0, una por contrato
field-match_end-rounds-wins = Qué puntaje gana
field-match_end-rounds-wins-lowest = el más bajo
field-match_end-rounds-wins-highest = el más alto
field-match_end-target-at = La meta
field-match_end-target-wins = Qué puntaje gana
field-match_end-target-wins-lowest = el más bajo
field-match_end-target-wins-highest = el más alto
field-match_end-target-tie = Mejores puntajes iguales
field-match_end-target-tie-shared = comparten la victoria
field-match_end-target-tie-another_hand = juegan otra mano
field-match_end-target-most_hands = Máximo de manos
field-match_end-rounds_won-wins = Manos que hay que ganar

# Dinero
# same
field-stakes = Lunas
field-stakes-on = Se juega por lunas
field-stakes-how = Cómo se paga
field-stakes-how-pot = { -fondo }
field-stakes-how-difference = diferencias
field-stakes-stake = Apuesta
field-stakes-rebuy = Precio del reenganche
field-stakes-per_point = Lo que vale un punto
