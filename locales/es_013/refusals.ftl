# Por qué algo no se puede, dicho de vos.

refuse-already_drew = Ya robaste: bajá cartas o botá una.
refuse-draw-stock_empty = { CAPITAL(-el_mazo_esta_vacio) }: tomá la carta de arriba { -del_pozo }.
refuse-draw-not_for_lay_off = Tomaste esta carta para un juego nuevo; no la podés agregar a uno de la mesa.
refuse-same_turn_as_opening = Eso, desde tu próximo turno; en este, botá una carta.
refuse-discard-taken_card_first = Primero bajá la carta que tomaste { -del_pozo }.
refuse-discard-taken_card_first-loba_de_mas = Primero bajá una carta { -del_pozo } que tomaste.
refuse-discard-just_taken = Acabás de tomar esta carta: botá otra.
refuse-discard-just_taken-loba_de_mas = Era la única carta { -del_pozo }, y en este turno te la quedás: botá otra, aunque sea la gemela.
refuse-discard-wild-loba_de_menos = El comodín solo se bota cuando no te queda nada más: elegí otra carta.
refuse-discard-one_only = Se bota una sola carta; elegí una de estas.
refuse-keep_a_discard = Guardá una carta para botar al final de tu turno.
refuse-taken_card_stranded = Así ya no podrías bajar la carta que tomaste; bajala primero.
refuse-trail-own_build = Mientras tengas algo formado no podés echar una carta: levantalo o continualo.
