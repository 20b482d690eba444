# La mesa, dicha de vos.

table-prompt-draw_top = Robá { -del_mazo } o tomá el descarte
table-prompt-draw_whole = Robá { -del_mazo }, o tomá { -todo_el_pozo }
table-prompt-play = Bajá juegos, agregá cartas, o botá para terminar
table-prompt-play_first = Bajá un juego, o botá para terminar
table-prompt-play_add = Agregá cartas a los juegos, o botá para terminar
table-prompt-play_discard = Botá una carta para terminar tu turno
table-prompt-contract = Arrastrá cartas a { -tu_contrato }, o botá y esperá
table-prompt-use_taken = Usá ahora la carta que tomaste
refuse-discard-none_marked = Marcá primero la carta que querés botar.
table-prompt-draw_top_short = Robá, o tomá el descarte
table-prompt-draw_whole_short = Robá, o tomá { -el_pozo }
table-prompt-play_short = Bajá o botá
table-prompt-play_first_short = Bajá, o botá
table-prompt-play_add_short = Agregá, o botá
table-prompt-play_discard_short = Botá una carta
table-prompt-contract_short = Armá { -tu_contrato }, o botá
table-prompt-use_taken_short = Usá la que tomaste
table-hint_draw_top = Tomá el descarte, { $card }.
table-hint_draw_whole = Tomá { -el_pozo }.
table-hint_discard = Botá { $card }.
table-hint_trail = Echá { $card } a la mesa.
