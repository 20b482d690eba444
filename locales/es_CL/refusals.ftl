# Por qué algo no se puede, donde se habla de sacar o de bajarse.

refuse-already_drew = Ya sacaste: baja cartas o bota una.
refuse-draw-not_once_opened = Desde que te bajaste, solo sacas { -del_mazo }.
refuse-meld-not_after_contract = Después de bajarte ya no se baja nada nuevo.
refuse-open-already = Ya te bajaste.
refuse-open-not_exact = Esta { -mano } pide { $contract }: uno se baja justo con eso, y nada más.
refuse-open-already-loba_seis_menes = Ya te bajaste.
