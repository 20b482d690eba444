# El libro de reglas, contado de vos.

rules-found_nothing = Aquí no hay nada sobre «{ $words }». Probá con otra palabra.
rules-goal-out = Quedate sin cartas antes que los demás: bajalas en juegos. Quien cierra no suma nada; los demás cuentan lo que todavía tienen.
rules-goal-contracts = Hay { $count } contratos, uno por { -mano }. Primero bajá el de esta { -mano }; solo después podés agregar cartas.
rules-goal-contracts-loba_seis_menes = Hay { $count } mènes, cada una con su bajada. Primero hacé la tuya; solo después podés agregar cartas.
rules-turn-draw-top = *1. Robá* una carta { -del_mazo }, o tomá la de arriba { -del_pozo }.
rules-turn-draw-whole = *1. Robá* una carta { -del_mazo }, o tomá { -todo_el_pozo }.
rules-turn-discard = *3. Botá* una carta boca arriba. Con eso termina tu turno.
rules-draw-top = Robá la carta de arriba { -del_mazo }, o tomá la de arriba { -del_pozo }. Te la podés quedar sin usarla.
rules-draw-no_rediscard = La carta que tomaste no la podés botar en el mismo turno.
rules-draw-whole = Robá la carta de arriba { -del_mazo }, o tomá { -todo_el_pozo }, nunca una parte. Sus cartas están a la vista de todos.
rules-draw-lone_card = Si era una sola carta, no podés botar enseguida esa misma; la gemela sí.
rules-end-required = Para cerrar hace falta botar la última: poné en la mesa todas las cartas menos una, y botá esa.
rules-turn-trail = *Echá* la carta a la mesa y dejala ahí: es el *juego abierto.*
rules-build-standing-must_continue = Mientras tengas algo formado no podés echar cartas: levantalo o continualo.
rules-build-standing-may_add_another = Mientras tengas algo formado no podés echar cartas: levantalo, continualo, formá otro valor, o levantá lo de otro. Si tenés dos pilas, vos elegís cuál levantar primero.
rules-build-standing-may_do_all_but_trail = Mientras tengas algo formado podés levantar y formar lo que quieras, pero no echar cartas.
rules-example-last-added-why = La agregás y ya no te queda ninguna: así cerrás.
