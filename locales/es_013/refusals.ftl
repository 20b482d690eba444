# Por qué algo no se puede, dicho de vos.

refuse-already_drew = Ya robaste: bajá cartas o botá una.
refuse-draw-not_for_lay_off = Tomaste esta carta para un juego nuevo; no la podés agregar a uno de la mesa.
refuse-discard-taken_card_first = Primero usá la carta que tomaste { -del_pozo }.
refuse-discard-just_taken = Acabás de tomar esta carta: botá otra.
refuse-discard-one_only = Se bota una sola carta; elegí una de estas.
refuse-keep_a_discard = Guardá una carta para botar al final de tu turno.
refuse-trail-own_build = Mientras tengas algo formado no podés echar una carta: levantalo o continualo.
