# El juez de la mesa de verdad: se pulsan cartas, y se dice qué dicen las reglas.

judge-title = ¿Se puede?
judge-ask-meld = Un juego
judge-ask-contract = Un contrato
judge-ask-add = Agregar
judge-ask-take = Levantar
judge-yes = Sí
# same
judge-no = No
judge-right-meld = Es { $meld }.
judge-right-contract = Es el contrato { $number }, completo y exacto.
judge-right-add = Se puede agregar ahí.
judge-right-take = Las levanta.
judge-no_table = Este juego no tiene esas cartas.
judge-begin = { CAPITAL(-aqui) } van las cartas que presiones.
judge-rule = La regla
judge-clear = Vaciar
judge-hand = En la mano
judge-table = En la mesa
judge-laid = Bajado
judge-remove = Quitar una carta
