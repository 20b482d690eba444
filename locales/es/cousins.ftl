### Escoba, Scopa y Casino: sus nombres, opciones y aclaraciones.

-primiera = { GAME() ->
        [escoba] setenta
       *[other] primera
    }
variant-escoba-name = Escoba de 15
variant-escoba-about = Quince justos entre tu carta y las de la mesa.
variant-scopa-name = Escoba italiana
variant-scopa-about = La pesca de Italia: primero la igual, después las sumas, y el siete de oros.
variant-cassino-name = Casino
variant-cassino-about = Levantar, formar y aumentar por el diez de diamantes y el dos de picas.
option-capture-name-escoba = Levantar
option-capture-help-escoba = Si la carta que puede levantar tiene que hacerlo.
option-capture-value-compulsory-escoba = obligatorio
option-capture-value-optional-escoba = a gusto
option-capture-name-scopa = Levantar
option-capture-help-scopa = Si la carta que puede levantar tiene que hacerlo.
option-capture-value-compulsory-scopa = obligatorio
option-capture-value-optional-scopa = a gusto
option-target_tie-name = Empate en la meta
option-target_tie-help = Qué pasa si, al llegar a la meta, los mejores puntajes son iguales.
option-target_tie-value-another_hand = otra ronda
option-target_tie-value-shared = ganan juntos
option-table_fifteen-name-escoba = Mesa de quince
option-table_fifteen-help-escoba = Para quién son las primeras cuatro cartas si suman quince, o dos veces quince.
option-table_fifteen-value-dealer-escoba = quien reparte
option-table_fifteen-value-off-escoba = nadie
option-sevens-name-escoba = Punto de los sietes
option-sevens-help-escoba = Con qué se gana: con más sietes, o sumando la mejor carta de cada { -palo } (setenta).
option-sevens-value-most-escoba = más sietes
option-sevens-value-setenta-escoba = setenta
option-all_coins-name-escoba = Todos los oros
option-all_coins-help-escoba = Cuánto valen los diez oros juntos.
option-all_sevens-name-escoba = Todos los sietes
option-all_sevens-help-escoba = Cuánto valen los cuatro sietes juntos.
option-napola-name-scopa = Napola
option-napola-help-scopa = As, dos y tres de oros valen tres puntos, y cada oro que sigue en orden, uno más.
option-primiera-name-scopa = Primera
option-primiera-help-scopa = Con qué se gana su punto: sumando la mejor carta de cada { -palo }, o con más sietes.
option-primiera-value-sum-scopa = mejores cartas
option-primiera-value-sevens-scopa = más sietes
option-primiera-missing_suit-name-scopa = Primera sin { -un_palo }
option-primiera-missing_suit-help-scopa = Qué pasa con quien no tiene ninguna carta de { -un_palo }.
option-primiera-missing_suit-value-none-scopa = no tiene primera
option-primiera-missing_suit-value-zero-scopa = { -el_palo } vale 0
option-rebello-name-scopa = Rey de oros
option-rebello-help-scopa = Cuánto vale el rey de oros (rebello).
option-sweep_on_last_play-name-scopa = Escoba con la última carta
option-sweep_on_last_play-help-scopa = Vaciar la mesa con la última carta de la ronda cuenta como escoba.
option-court_capture-name-cassino = Figuras
option-court_capture-help-cassino = Cuántas iguales levanta de una vez una figura.
option-court_capture-value-one-cassino = una
option-court_capture-value-or_three-cassino = una o tres
option-court_capture-value-all-cassino = todas las que haya
option-raise_own_build-help-cassino = Se puede aumentar lo propio si se tiene una carta del valor nuevo.
option-raise_needs_previous-name-cassino = Guardar también el valor de antes
option-raise_needs_previous-help-cassino = Para aumentar lo propio hay que tener también su valor de antes.
option-trail_that_takes-name-cassino = { CAPITAL(-echar) } una carta que puede levantar
option-trail_that_takes-help-cassino = Se puede { -echar } una carta aunque pueda levantar algo.
option-sweep_points-name-cassino = Puntos por escoba
preset-with_napola-name-scopa = Con napola y rebello
ruling-R_N_3 = Al llegar a la meta gana quien tiene más puntos.
ruling-R_N_5 = Lo que queda al final es de quien levantó al último, y nunca es escoba.
ruling-R_ES_1 = Nadie está obligado a levantar.
ruling-R_ES_2 = Una primera mesa de quince es de quien reparte, y es escoba.
ruling-R_ES_3 = El punto de los sietes es de quien tiene más.
ruling-R_ES_5 = Con la última carta de la ronda no hay escoba: lo que queda nunca suma quince.
ruling-R_SC_1 = La carta que puede levantar tiene que levantar; qué carta se juega es libre.
ruling-R_SC_2 = La última carta de la ronda no hace escoba.
ruling-R_SC_3 = Para la primera cuenta la mejor carta de cada { -palo }.
ruling-R_SC_4 = Sin una carta de cada { -palo } no hay primera.
ruling-R_CS_1 = Una figura levanta una sola igual.
ruling-R_CS_2 = Lo que formaste se puede aumentar.
ruling-R_CS_3 = Una carta que puede levantar se puede { -echar }.
ruling-R_CS_5 = Mientras algo formado es tuyo, no se puede { -echar }.
ruling-R_CS_7 = Se puede levantar menos de lo posible, pero al menos un grupo.
card-named_7d-scopa = settebello
card-the_7d-scopa = el settebello
# The card that is worth most is taken.
log-taken-prize = ¡{ $player }, con { $card }, levanta { $cards }!
log-taken-prize-cassino = { $player }, con { $card }, levanta { $cards }: ¡el casino mayor!
log-leftovers-first = Las primeras cartas suman { $value } y son de { $player }, que repartió: { $cards }.
log-leftovers-first-short = Las primeras cartas suman { $value }: son de { $player }.
refuse-take-not_sum-scopa = Estas cartas no suman { $value }.
# Where the names of Spanish cards have no room.
log-taken-short-spanish = { $player }, con { $card }, se lleva { $count } cartas.
log-taken-prize-short-spanish = ¡{ $player }, con { $card }, se lleva { $count } cartas!
log-leftovers-short-spanish =
    Lo que queda es para { $player }: { $count } { $count ->
        [one] carta
       *[other] cartas
    }.
rules-section-sweep-escoba = La escoba
rules-section-sweep-scopa = La escoba
scores-category-7d-escoba = Siete de oros
scores-category-7d-scopa = Settebello
scores-category-kd-scopa = Rebello
scores-category-10d-cassino = Casino mayor
scores-category-2s-cassino = Casino menor
scores-category-a-cassino = Ases
refuse-take-pairs_one = Una figura levanta una sola igual por vez.
refuse-take-pairs_one_or_three = Una figura levanta una igual, o tres.
refuse-take-single_first = Hay una carta de { $value }: se levanta antes que cualquier suma.
refuse-take-one_group = Una carta levanta un solo grupo.
refuse-trail-must_take = Esta carta puede levantar, así que tiene que hacerlo.
rules-worth-most_rank-escoba = Más sietes
rules-prize-most_rank-escoba = tener más sietes
option-trail_that_takes-without-cassino = Una carta que puede levantar no se puede { -echar }.
advice-take_rank-escoba = Para tener más sietes: { $count } más; iban { $have } a { $most }.
