# Por qué algo no se puede, dicho de vos.

refuse-already_drew = Ya robaste: bajá cartas o tirá una.
refuse-draw-stock_empty = { CAPITAL(-el_mazo_esta_vacio) }: levantá la carta de arriba { -del_pozo }.
refuse-draw-not_for_lay_off = Levantaste esta carta para un juego nuevo; no la podés agregar a uno de la mesa.
refuse-same_turn_as_opening = Eso, desde tu próximo turno; en este, tirá una carta.
refuse-discard-taken_card_first = Primero bajá la carta que levantaste { -del_pozo }.
refuse-discard-taken_card_first-loba_de_mas = Primero bajá una carta { -del_pozo } que levantaste.
refuse-discard-just_taken = Recién levantaste esta carta: tirá otra.
refuse-discard-just_taken-loba_de_mas = Era la única carta { -del_pozo }, y en este turno te la quedás: tirá otra, aunque sea la gemela.
refuse-discard-wild-loba_de_menos = El comodín solo se tira cuando no te queda nada más: elegí otra carta.
refuse-discard-one_only = Se tira una sola carta; elegí una de estas.
refuse-keep_a_discard = Guardá una carta para tirar al final de tu turno.
refuse-taken_card_stranded = Así ya no podrías bajar la carta que levantaste; bajala primero.
refuse-trail-own_build = Mientras tengas algo formado no podés tirar una carta: levantalo o continualo.
