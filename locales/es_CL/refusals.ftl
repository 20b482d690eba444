# Por qué algo no se puede, donde se habla de sacar o de bajarse.

refuse-already_drew = Ya sacaste: baja cartas o bota una.
refuse-draw-not_once_opened = Desde que te bajaste, solo sacas { -del_mazo }.
refuse-meld-not_after_contract = Después de bajarte no hay más juegos nuevos; agrega cartas a los de la mesa.
refuse-contract_first = Primero bájate con tu contrato.
refuse-open-already = Ya te bajaste; ahora agrega cartas.
refuse-open-not_exact = Uno se baja con el contrato completo y exacto: lo que pide, con las cartas justas y nada más.
refuse-open-already-loba_seis_menes = Ya te bajaste; agrega cartas o baja otra combinación.
