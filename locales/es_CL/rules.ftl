# El libro de reglas, donde alguien se baja.

rules-goal-contracts = Hay { $count } contratos, uno por { -mano }. Primero te bajas con el de esta { -mano }; solo después puedes agregar cartas.
rules-turn-lay_contract = *2. Bájate,* si puedes, con todo lo que pide la { -mano }.
rules-draw-not_once_opened = Desde que te bajaste, solo sacas { -del_mazo }.
rules-direction-anticlockwise = Empieza quien está a la derecha del que reparte, y se sigue hacia la derecha, en contra de los punteros del reloj. Después de cada { -mano } reparte el siguiente.
rules-contract-exact = Cada { -mano } pide su contrato. Uno se baja con él completo y exacto: { $sizes }, ni una carta más, y ningún otro juego en ese turno.
rules-contract-when = Tú eliges cuándo bajarte: nadie tiene que hacerlo apenas puede.
rules-contract-only_adding = Después de bajarte ya no hay juegos nuevos: solo agregas cartas a lo que hay.
rules-contract-no_discard = Con el contrato { $number } uno se baja sin botar.
rules-contract-ends_hand = El contrato { $number } deja una sola carta: quien se baja la bota, y la { -mano } termina.
rules-lay_off-after_contract = Antes tienes que haberte bajado.
option-new_melds_after_contract-help = Después de bajarte puedes bajar otros juegos, no solo agregar cartas.
option-no_pile_draw_after_contract-name = Sin { -pozo } después de bajarse
option-no_pile_draw_after_contract-help = Después de bajarte, solo sacas { -del_mazo }.
ruling-R_CA_3 = Después de bajarse no hay juegos nuevos, solo se agregan cartas.
ruling-R_CA_13 = Uno se baja cuando quiere.
ruling-R_CL_3 = En la última { -mano }, bajarse termina la partida.
rules-direction-clockwise = Empieza quien está a la izquierda del que reparte, y se sigue hacia la izquierda, como los punteros del reloj. Después de cada { -mano } reparte el siguiente.
option-direction-value-clockwise = como los punteros del reloj
