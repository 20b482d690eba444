# La mesa, dicha de vos.

table-not_down = Todavía no bajó
table-prompt-draw_top = Robá { -del_mazo } o levantá el descarte
table-prompt-draw_whole = Robá { -del_mazo }, o levantá { -todo_el_pozo }
table-prompt-play = Bajá juegos, agregá cartas, o tirá para terminar
table-prompt-play_first = Bajá un juego, o tirá para terminar
table-prompt-play_add = Agregá cartas a los juegos, o tirá para terminar
table-prompt-play_discard = Tirá una carta para terminar tu turno
table-prompt-contract = Arrastrá cartas a { -tu_contrato }, o tirá y esperá
table-prompt-use_taken = Usá ahora la carta que levantaste
table-log_empty = Todavía no pasó nada.
refuse-discard-none_marked = Marcá primero la carta que querés tirar.
table-prompt-draw_top_short = Robá, o levantá el descarte
table-prompt-draw_whole_short = Robá, o levantá { -el_pozo }
table-prompt-play_short = Bajá o tirá
table-prompt-play_first_short = Bajá, o tirá
table-prompt-play_add_short = Agregá, o tirá
table-prompt-play_discard_short = Tirá una carta
table-prompt-contract_short = Armá { -tu_contrato }, o tirá
table-prompt-use_taken_short = Usá la que levantaste
table-hint_draw_top = Levantá el descarte, { $card }.
table-hint_draw_whole = Levantá { -el_pozo }.
table-hint_discard = Tirá { $card }.
table-hint_trail = Tirá { $card } a la mesa.
