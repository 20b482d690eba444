# Por qué algo no se puede, dicho de vos.

refuse-already_drew = Ya robaste: bajá cartas o tirá una.
refuse-draw-not_for_lay_off = Levantaste esta carta para un juego nuevo; no la podés agregar a uno de la mesa.
refuse-discard-taken_card_first = Primero usá la carta que levantaste { -del_pozo }.
refuse-discard-just_taken = Recién levantaste esta carta: tirá otra.
refuse-discard-one_only = Se tira una sola carta; elegí una de estas.
refuse-keep_a_discard = Guardá una carta para tirar al final de tu turno.
refuse-trail-own_build = Mientras tengas algo formado no podés tirar una carta: levantalo o continualo.
