# Lo que se dice igual donde se habla de vos.

refuse-match_over = La partida terminó; empezá otra para seguir jugando.
refuse-decide_first = Primero decidí: te reenganchás o dejás la partida.
refuse-draw_first = Primero robá una carta.
refuse-draw-pile_empty = { CAPITAL(-el_pozo_esta_vacio) }: robá { -del_mazo }.
refuse-draw-not_once_opened = Desde que bajaste, solo robás { -del_mazo }.
refuse-open-no_contract = En este juego no hay contratos: bajá lo que quieras.
refuse-lay_off-not_opened = Primero bajá un juego tuyo; después podés agregar cartas.
refuse-lay_off-own_only = Solo podés agregar cartas a tus propios juegos.
refuse-play-one_only = En cada turno se juega una sola carta de la mano; elegí una de estas.
refuse-lay_off-needs_card = Un comodín solo se mueve cuando agregás una carta a su juego.
refuse-take-nothing = Elegí al menos una carta o una pila que levantar.
refuse-build-no_card = Para formar { $value } necesitás en la mano otra carta que lo levante.
refuse-build-no_raise_own = Lo que formaste no lo podés aumentar: levantalo o continualo.
refuse-build-no_old_card = Para aumentarlo necesitás además una carta del valor que tiene ahora, { $value }.
refuse-build-keep_card = Tenés formado { $value }: guardá una carta que lo levante.
refuse-build-must_continue = Eso no, mientras tengas algo formado: primero levantalo o continualo.
