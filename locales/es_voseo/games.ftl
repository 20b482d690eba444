# Lo que se dice igual donde se habla de vos.

variant-la_mona-about = Pesca de la costa del Ecuador: levantá, formá, y cuidado con ahogar el dos de trébol.
option-builds_in_sums-help = Lo formado puede ser una de las cartas que sumás: un nueve y un cuatro con un rey.
option-joker_reclaim-help = Podés quedarte con un comodín de la mesa a cambio de la carta de la que hace.
option-layoff_same_turn-help = Podés agregar cartas en el mismo turno en que bajás por primera vez.
option-new_melds_after_contract-help = Después del contrato podés bajar otros juegos, no solo agregar cartas.
option-no_pile_draw_after_contract-help = Una vez bajado tu contrato, solo robás { -del_mazo }.
option-raise_own_build-help = Podés aumentar lo que formaste si tenés tanto el valor viejo como el nuevo.
option-wild_move-help = Adónde va un comodín cuando agregás a su { -escalera }.
ruling-R_MO_10 = Mientras algo formado es tuyo, guardás una carta que lo levante.
ruling-R_MO_17 = Decís lo que formás, y solo con eso se levanta.
setup-cannot_deal = Corregí el archivo para poder jugar.
setup-about-loba_de_menos = Quedate sin cartas. { CAPITAL(-fuera) } con 101.
setup-about-loba_de_mas = Sumá lo que bajás.
setup-about-escoba = Sumá quince con la mesa.
setup-about-cassino = Levantá, formá y aumentá.
summary-melds_count = Lo que bajás suma, lo que te queda resta.
summary-contract =
    { $count ->
        [one] Un contrato: primero bajá justo el que toca.
       *[other] { $count } contratos, uno por mano: primero bajá justo el que toca.
    }
summary-fishing = { $hand } cartas para cada uno y { $table } en la mesa. Levantá las que sumen lo que vale la tuya.
summary-fishing_together = { $hand } cartas para cada uno y { $table } en la mesa. Levantá las que con la tuya sumen { $value }.
summary-builds = O formá: juntá una carta con otras para una suma que vas a levantar después.
summary-build =
    Formá
    { $sum }
pause-lose-question = ¿Dejás esta mesa?
