# La mesa: se toma la carta del pozo, y con el contrato uno se baja.

table-not_down = Todavía no se ha bajado
table-your_contract = Tu contrato, todavía sin bajar
table-key-lay_contract = Bajarse
table-prompt-draw_top = Saca { -del_mazo } o toma la { -del_pozo }
table-prompt-draw_top_short = Saca, o toma la { -del_pozo }
table-prompt-contract_ready_short = Ya puedes bajarte
table-later_on = { $player } ya se bajó. A esos juegos les podrás agregar después de bajarte.
offer-draw-top = Tomar la { -del_pozo }
table-hint_draw_top = Toma { $card } { -del_pozo }.
statistics-opened = Veces que se bajó
summary-contract =
    { $count ->
        [one] Un contrato: primero te bajas justo con el que toca.
       *[other] { $count } contratos, uno por mano: primero te bajas justo con el que toca.
    }
