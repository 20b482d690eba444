# Los ejemplos de los libros de reglas: un título corto y por qué está bien. Lo que está mal lleva
# la frase de su negativa.

# Tríos y piernas
rules-example-set-any = Del mismo valor
rules-example-set-any-why = Dos pueden ser { -del_mismo_palo }.
rules-example-set-all_different = Del mismo valor
rules-example-set-all_different-why = Cada carta de { -otro_palo }.
rules-example-set-three = Tres { -palo }s
rules-example-set-three-why = Un valor, tres { -palo }s: justo así.
rules-example-set-twins = Con una gemela
rules-example-set-twins-why = Más cartas, y siguen siendo solo tres { -palo }s.
rules-example-set-joker = { CAPITAL(-aqui) } no va un { -joker }
rules-example-set-joker_in = Con un { -joker }
rules-example-set-joker_in-why = El { -joker } hace de la que falta.
rules-example-set-fourth = { CAPITAL(-el_cuarto_palo) } no
rules-example-set-two_suits = Solo dos { -palo }s
rules-example-set-suit_twice = Dos { -del_mismo_palo }
rules-example-two_jokers = Un { -joker } de más
rules-example-many_jokers = Demasiados { -jokers }
rules-example-only_jokers = Solo { -jokers }

# Escaleras
rules-example-run-same = Seguidas
rules-example-run-same-why =
    { $count ->
        [one] Una carta.
       *[other] { $count } que van seguidas, { -del_mismo_palo }.
    }
rules-example-run-colour = Seguidas
rules-example-run-colour-why = Todas rojas, o todas negras.
rules-example-run-any = Seguidas
rules-example-run-any-why = De cualquier { -palo }.
rules-example-run-long = La serie entera
rules-example-run-long-why = Trece cartas, bajadas de una vez.
rules-example-run-wild = Con un { -joker }
rules-example-run-wild-why = Hace de la carta que dice su etiqueta.
rules-example-run-two = Con un dos comodín
rules-example-run-two-why = Fuera de su lugar, un dos hace de otra carta.
rules-example-run-joker = { CAPITAL(-aqui) } no va un { -joker }
rules-example-run-suits = { CAPITAL(-otro_palo) }
rules-example-run-ace = Hasta el as
rules-example-run-ace-why = El as cierra la { -escalera }. También puede abrir una, antes del dos.
rules-example-run-corner = Sin dar la vuelta
rules-example-run-round = Dando la vuelta
rules-example-run-round-why = Después del as sigue el dos.
rules-example-run-short = Demasiado corta

# Comodines que se mueven
rules-example-move-own_card = Su propia carta
rules-example-move-own_card-free = Deja su lugar
rules-example-move-own_card-free-why = La J ocupa su lugar, y el { -joker } va a la punta que elijas.
rules-example-move-own_card-replace_other_end = Cambia de punta
rules-example-move-own_card-replace_other_end-why = La J ocupa su lugar, y el { -joker } pasa a la otra punta.
rules-example-move-own_card-shift_outward = Se corre
rules-example-move-own_card-shift_outward-why = La J ocupa su lugar, y el { -joker } pasa a ser la Q.
rules-example-move-own_card-fixed = Su propia carta
rules-example-move-own_card-fixed-why = La carta va en su lugar.
rules-example-move-beyond = Demasiado lejos
rules-example-move-beyond-free = Llena el hueco
rules-example-move-beyond-free-why = El { -joker } cambia de punta, hace de siete, y entra el seis.
rules-example-move-locked = Encerrado
rules-example-wild-second = Otro { -joker }
rules-example-wild-second-why = { CAPITAL(-aqui) } puede entrar más de uno.
rules-example-wild-reclaimed = Quedarse con el { -joker }
rules-example-wild-reclaimed-why = El 6 ocupa su lugar, y el { -joker } va a tu mano.

# El pozo
rules-example-pile-used = { CAPITAL(-tomada) } para bajarla
rules-example-pile-used-why = Con tus dos sietes ya forma un juego.
rules-example-pile-unused = Todavía no sirve
rules-example-pile-kept = { CAPITAL(-tomada) } y guardada
rules-example-pile-twin = Su gemela, sí
rules-example-pile-twin-why = Es igual, pero no es la que { -tomaste }.
rules-example-pile-thrown_back = Esa misma, no

# Contratos
rules-example-contract = { CAPITAL(-tu_contrato) }
rules-example-contract-why = Justo lo que pide.
rules-example-contract-more = Una carta de más
rules-example-contract-same_rank = Dos del mismo valor
rules-example-contract-same_rank-why = Se puede: siguen siendo dos juegos.
rules-example-contract-adjoining = Una tras otra
rules-example-contract-adjoining-why = Se puede: siguen siendo dos juegos.
rules-example-contract-double = Un juego doble
rules-example-contract-double-why = El doble de cartas vale por dos.
rules-example-contract-double-loba_seis_menes = Un séxtuple
rules-example-contract-double-why-loba_seis_menes = Seis del mismo valor valen por dos brelans.
rules-example-contract-same_turn = En el mismo turno
rules-example-contract-further = Otro juego, después
rules-example-contract-further-why = Desde el turno siguiente puedes bajar más.

# Agregar
rules-example-add-run = Sigue
rules-example-add-run-why = La carta que sigue.
rules-example-add-run-stray = Falta una carta
rules-example-add-set = Una más
rules-example-add-set-why = Del mismo valor: entra.
rules-example-add-set-stray = { CAPITAL(-el_cuarto_palo) }
rules-example-add-set-rank = Otro valor
rules-example-add-others = El juego de otro
rules-example-add-too_early = Demasiado pronto

# Cerrar
rules-example-last-added = La última carta
rules-example-last-added-why = La agregas y ya no te queda ninguna: así { -cierras }.
rules-example-last-joker = { CAPITAL(-descartar) } el { -joker }
rules-example-last-kept = Guardar una para { -descartar }
rules-example-last-kept-why = El 7 se agrega, el 9 se { -descarta }: así { -cierras }.
rules-example-hand_counts =
    { $points ->
        [one] Un punto en la mano
       *[other] { $points } puntos en la mano
    }
rules-example-hand_counts-why = Es lo que suman estas cartas.
rules-example-meld_counts =
    { $points ->
        [one] Un punto en la mesa
       *[other] { $points } puntos en la mesa
    }
rules-example-meld_counts-why = El comodín hace de J y vale { $wild }; las demás cartas, { $rest }.

# Pesca: levantar
rules-example-take-sum = Una suma
rules-example-take-sum-why = { $a } y { $b } son { $value }.
rules-example-take-together = Entre todas, { $value }
rules-example-take-together-why = { $own }, { $a } y { $b } suman { $value }.
rules-example-take-groups = Varios grupos
rules-example-take-groups-why = { $a } + { $b } + { $b } son { $value }, y además hay una carta de { $value }.
rules-example-take-ace = El as levanta { $value }
rules-example-take-ace-why = { $a } y el as como { $b } son { $value }.
rules-example-take-not_sum = No suma
rules-example-take-pair = Sus iguales
rules-example-take-pair-why = Una carta levanta sus dos iguales.
rules-example-take-court = Dos figuras
rules-example-take-single_first = Una suma junto a su igual
rules-example-take-left = Sin levantar
rules-example-take-build = Lo formado
rules-example-take-build-why = Vale { $value }: una carta que levanta { $value } se lo lleva entero.
rules-example-take-build_in_sum = Lo formado, en una suma
rules-example-take-build_in_sum-why = { $a } y { $b } son { $value }, lo que levanta tu carta.
rules-example-take-split = Separar lo formado
rules-example-inert-takes = Una suma de { $value }
rules-example-inert-takes-why = { $a } y { $b } son { $value }.
rules-example-inert-many = Dos veces { $value }
rules-example-inert-many-why = { $a } y { $b }, { $c } y { $d }: dos grupos de una vez.
rules-example-inert-drowned = Ahogada

# Pesca: formar
rules-example-build-sum = Formar { $value }
rules-example-build-sum-why = { $a } y { $b } valen ahora { $value }; lo levantará la carta de tu mano.
rules-example-build-many = Tres cartas
rules-example-build-many-why = { $a }, { $b } y { $c } son { $value }.
rules-example-build-no_card = Sin con qué levantarlo
rules-example-build-trail = Con algo formado
rules-example-build-trail-why = Lo tuyo puede esperar.
rules-example-build-elsewhere = Levantar otra cosa
rules-example-build-elsewhere-why = Lo tuyo puede esperar.
rules-example-raise-theirs = De { $low } a { $value }
rules-example-raise-theirs-why = Agregas tu { $more }, con una carta para { $value } en la mano: ahora lo formado es tuyo.
rules-example-raise-own = Aumentar lo tuyo
rules-example-raise-own-why = Tienes con qué levantar los dos, { $low } y { $value }.
rules-example-raise-own_freely = { rules-example-raise-own }
rules-example-raise-own_freely-why = Tu { $low } lo aumenta: tienes una carta para { $value }, y con eso basta.
rules-example-fila-pair = Iguales juntas
rules-example-fila-pair-why = { $value } sobre { $value }, con otra igual en la mano.
rules-example-fila-many = Todo lo que vale { $value }
rules-example-fila-many-why = { $a } + { $b }, { $value }, y { $c } + { $d }, con una carta para { $value } en la mano.
rules-example-fila-raised = Una fila no se aumenta
# Pesca: vaciar la mesa
rules-example-sweep-all = { CAPITAL(-wincho) }
rules-example-sweep-all-why = { $a } + { $b }, y { $value }: no queda nada.
rules-example-sweep-one = { rules-example-sweep-all }
rules-example-sweep-one-why = { $a } y { $b }: no queda nada.
