# Por qué algo no se puede hacer con cartas que se mueven, donde las reglas no lo dicen.

refuse-discard-one_only = Se { -descarta } una sola carta; elige una de estas.
refuse-lay_off-needs_card = Un comodín solo se mueve cuando agregas una carta a su juego.
refuse-meld-neither = Con estas cartas no se arma ni { -pierna } ni { -escalera }.
refuse-play-one_only = En cada turno se juega una sola carta de la mano; elige una de estas.

# Preparar un contrato. $slot cuenta desde uno.
refuse-stage-no_slot = Esta carta no entra en ninguna parte de { -tu_contrato }. Esta { -mano } pide { $contract }.
refuse-stage-spared = Esta parte queda vacía: un juego más grande vale también por ella.
refuse-stage-incomplete = La parte { $slot } todavía no está completa.
