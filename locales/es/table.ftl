# La mesa: carteles, botones y lo que se dice mientras se juega.
# Un texto cuya clave termina en el nombre de un juego es el que vale en ese juego.
# Lo que va entre *asteriscos* se ve en negrita.

window-title = Loba
table-title = { $game } · Loba
# Shown while the first picture of a table is being drawn.
table-laying = Preparando la mesa…

# Los jugadores. $score ya lleva su signo donde hace falta.
table-score =
    { $score ->
        [one] *{ $said }* punto
       *[other] *{ $said }* puntos
    }
table-score_short = *{ $said }* pts.
table-score_of = *{ $said }* de { $limit } puntos
table-score_of_short = *{ $said }* de { $limit }
table-hands_won = Rondas *{ $won }* de { $goal }
table-hands_won_short = Ganadas: *{ $won }* / { $goal }
table-rebuys_short = reeng. { $used }/{ $most }
table-score_and_rebuys = { $score } · { $rebuys }
table-deals = Reparte esta { -mano }
table-out = { CAPITAL(-fuera) } de la partida
table-not_down = Todavía no ha bajado
table-in_hand = En mano: *{ $points }*
table-rebuys = Reenganches: { $used } de { $most }
table-rebuys_narrow = Reeng.: { $used } de { $most }
table-stock_left_narrow = { CAPITAL(-mazo) }: { $count }
table-pot = { CAPITAL(-fondo) }: { $coins }
table-hand_of = { CAPITAL(-mano) } { $number } de { $most }
table-hand_no = { CAPITAL(-mano) } { $number }
table-stock_left =
    { $count ->
        [0] { CAPITAL(-mazo_vacio) }
        [one] Queda 1 en { -el_mazo }
       *[other] Quedan { $count } en { -el_mazo }
    }
table-staged = Con lo preparado
table-sums = Suman *{ $laid }* · en mano *{ $held }*
table-heap = Ganadas: *{ $count }*
table-sweeps = { CAPITAL(-winchos) }: *{ $count }*
table-hand_deals = Ronda { $number } · quedan { $left }

# Lo que está escrito en la esquina de una carta.
card-rank = { $rank }
card-rank-spanish = { $rank ->
        [A] as
        [J] sota
        [Q] caballo
        [K] rey
       *[other] { $rank }
    }
card-suit = { $suit ->
    [c] tréboles
    [d] diamantes
    [h] corazones
   *[s] { -picas }
}
card-suit-spanish = { $suit ->
    [c] bastos
    [d] oros
    [h] copas
   *[s] espadas
}

# Lo que hay en la mesa.
table-stock = { CAPITAL(-mazo) } · { $count }
table-stock_fishing = Quedan { $count }
table-pile = Pozo
table-pile-loba_de_menos = { table-pile }
table-river =
    { $count ->
        [0] { CAPITAL(-pozo_vacio) }
        [one] { CAPITAL(-pozo) } · 1 carta
       *[other] { CAPITAL(-pozo) } · { $count } cartas
    }
table-pot_label = { -fondo }
table-own_melds = Tus juegos
table-contract = Contrato { $number } de { $most }
table-contract-loba_seis_menes = Mène { $number } de { $most }
table-contract_cards = { $melds } · { $cards } cartas
table-your_contract = Tu contrato, aún sin bajar
table-your_contract-loba_seis_menes = Tu primera bajada, aún sin hacer
table-slot = { $meld } · { $have } de { $need }
table-build_of = { $player } formó { $value }
table-fila_of = Fila de { $value }, cerrada
table-use_now = Úsala ahora

# Los pasos de un turno.
table-step-draw = { CAPITAL(-robar) }
table-step-play = Bajar
table-step-discard = { CAPITAL(-descartar) }

# Botones.
table-key-draw_stock = { CAPITAL(-robar) }
table-key-take_top = { CAPITAL(-tomar) }
table-key-take_whole = { CAPITAL(-tomar) } todo
table-key-undo = Deshacer
table-key-take_back = Recoger
table-key-hint = Pista
table-key-sort = Ordenar
table-key-group = Agrupar
table-key-lay_down = Bajar
table-key-lay_contract = Bajar
table-key-stage = Preparar
table-key-discard = { CAPITAL(-descartar) }
table-key-capture = Levantar
table-key-build = Formar
table-key-fila = Hacer fila
table-key-trail = { CAPITAL(-echar) }
table-key-hurry = Apurar

# Lo que se puede hacer ahora.
table-prompt-draw_top = { CAPITAL(-roba) } { -del_mazo } o { -toma } el descarte
table-prompt-draw_stock = { CAPITAL(-roba) } { -del_mazo }
table-prompt-draw_whole = { CAPITAL(-roba) } { -del_mazo }, o { -toma } { -todo_el_pozo }
table-prompt-play = Baja juegos, agrega cartas, o { -descarta } para terminar
table-prompt-play_first = Baja un juego, o { -descarta } para terminar
table-prompt-play_add = Agrega cartas a los juegos, o { -descarta } para terminar
table-prompt-play_discard = { CAPITAL(-descarta) } una carta para terminar tu turno
table-prompt-contract = Arrastra cartas a { -tu_contrato }, o { -descarta } y espera
table-prompt-contract_ready = Ya está todo: { -baja_tu_contrato }
table-prompt-use_taken = Usa ahora la carta que { -tomaste }
table-prompt-waiting = Juega { $player }
table-prompt-away = Esperando el celular de { $player }
table-prompt-choose = Elige una carta de tu mano
table-prompt-send = Elige qué hacer con { $card }, o arrástrala
table-prompt-pick_way = Elige con ← → cómo queda
table-prompt-pick_act = Elige qué hacer: con ↑ ↓, o tócalo
table-prompt-marked =
    { $count ->
        [one] Una carta marcada: elige adónde va
       *[other] { $count } cartas marcadas: elige adónde van
    }
table-prompt-marked_meld =
    { $count ->
        [one] *{ $melds }*: ya se puede bajar
       *[other] *{ $melds }*: ya se pueden bajar
    }
table-prompt-contract_marked = Van en { -tu_contrato }: { $meld }
table-prompt-marked_one = { $card }: puedes { -descartar }la, o marca más cartas
table-prompt-marked_none =
    { $count ->
        [one] Esta carta sola no va en ningún sitio
        [2] 2 cartas marcadas: con otra puede haber juego
       *[other] Estas { $count } cartas no van juntas
    }

# Lo que pasaría al soltar.
offer-meld = Bajar { $meld }: { $cards }
offer-add-own = Se agrega a tu { $meld ->
        [pierna] pierna
        [escalera] { -escalera }
        [trio] trío
        [brelan] brelan
        [quarte] quarte
       *[other] juego
    }: { $cards }
offer-add-there = Se agrega { $meld ->
        [pierna] a la pierna
        [escalera] a la { -escalera }
        [trio] al trío
        [brelan] al brelan
        [quarte] a la quarte
       *[other] al juego
    } de { $player }: { $cards }
offer-add-wild_low = { $cards }, con el comodín en la punta baja
offer-add-wild_high = { $cards }, con el comodín en la punta alta
offer-open = El contrato queda completo
offer-open-loba_seis_menes = La primera bajada queda completa
offer-discard = { CAPITAL(-descartar) } { $card }
offer-draw-stock = { CAPITAL(-robar) } { -del_mazo }
offer-draw-top = { CAPITAL(-tomar) } el descarte
offer-draw-whole =
    { $count ->
        [one] { CAPITAL(-tomar) } { -el_pozo }: una carta
       *[other] { CAPITAL(-tomar) } { -el_pozo }: { $count } cartas
    }
offer-reclaim = { $cards }, y el comodín vuelve a tu mano
offer-stage = Ponerla en tu contrato
offer-take = Levantar { $sums }
offer-take-sweep = { CAPITAL(-wincho) }: levantar { $sums }
offer-cards_points =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }{ $points ->
        [0] { "" }
        [one] { " · +1 punto" }
       *[other] { " · +" }{ $points } puntos
    }
offer-build = Formar { $value }
offer-build-multiple = Fila de { $value }
offer-raise = Aumentar a { $value }
offer-trail = { CAPITAL(-echar) }la a la mesa
table-several_ways = Hay { $count } maneras: suelta y elige
offer-trail_drowns = Ya nadie podrá levantarla
offer-trail_drowns-la_mona = La mona se ahoga

# Pistas, avisos y el relato de lo que pasó.
# El primer paso de una pista: qué cartas; el lugar, si no hay ninguna.
table-hint_cards = Pista: { $cards }
table-hint_many = Pista: estas { $count } cartas
table-hint_place = Pista: mira el lugar iluminado
table-log = Lo que pasó
table-log_empty = Todavía no ha pasado nada.
table-sorted-suit = Ordenadas por { -palo }
table-sorted-rank = Ordenadas por valor
table-sorted-groups = Agrupadas en juegos
table-sorted-own = Tu propio orden
table-undo_draw = Una carta { -robada } ya no vuelve { -al_mazo }
table-nothing_staged = Todavía no hay nada preparado
notice-bot_replaced = { $player } no supo qué jugar: sigue en su lugar un bot más sencillo
notice-not_kept = No se pudo guardar la partida; puedes seguir jugando, y Loba lo intentará otra vez
table-choices = Con { $card }
table-impossible = No vale:
table-think_twice = Atención:
warn-trail_drowns = nadie podrá levantarla. Hazlo otra vez para confirmar.
warn-trail_drowns-la_mona = la mona se va a ahogar. Hazlo otra vez para confirmar.
refuse-discard-none_marked = Marca primero la carta que quieres { -descartar }.
refuse-redo-nothing = No hay nada que rehacer.

# Más corto, donde hay poco sitio.
table-out_short = { CAPITAL(-fuera) }
table-hands_won_narrow = Rondas: *{ $won }*
table-in_hand_narrow = Mano: *{ $points }*
table-staged_narrow = Con lo preparado
table-hand_of_narrow = { CAPITAL(-mano) } { $number }/{ $most }

# Los juegos, como nombres de sitios y grupos.
table-meld-pierna = Pierna
table-meld-escalera = { CAPITAL(-escalera) }
table-meld-trio = Trío
table-meld-brelan = Brelan
table-meld-quarte = Quarte
table-meld-escala_sucia = Escala sucia
table-meld-escala_color = Escala de color
table-meld-escala_real = Escala real

# Lo que falta, lo que encaja, lo que se toma.
table-either = { $one } o bien { $other }
table-later_on = { $player } ya bajó. A esos juegos les podrás agregar después de tu contrato.
table-missing =
    { $count ->
        [one] *Falta una carta*
       *[other] *Faltan { $count } cartas*
    }
table-missing_which = *Falta una carta.* { $meld }: { $cards }
table-fits =
    { $count ->
        [one] *{ $count }* iría con tu mano
       *[other] *{ $count }* irían con tu mano
    }
table-choices_value = { $card } vale { $value }
table-choices_narrowed = Con lo elegido: { $count } de { $most }
table-prompt-fits =
    { $count ->
        [one] { $card } va en un lugar: arrástrala, o elígelo
       *[other] { $card } va en { $count } lugares: arrástrala, o elige uno
    }
table-prompt-carried =
    { $count ->
        [one] Suéltala donde haya luz
       *[other] Suéltalas donde haya luz
    }
table-prompt-carried_fishing = Suéltala sobre una carta con luz, o en la mesa para { -echar }la
table-prompt-carried_trail = Suéltala en la mesa para { -echar }la
table-prompt-narrowed = Elige más cartas, o vuelve a tocar una para soltarla
offer-take_all =
    { $count ->
        [one] Levantarla
        [2] Levantar los dos
       *[other] Levantar los { $count }
    }
offer-take_only = Solo { $sums }
offer-take-sweep_all =
    { $count ->
        [one] { CAPITAL(-wincho) }: levantarla
        [2] { CAPITAL(-wincho) }: levantar los dos
       *[other] { CAPITAL(-wincho) }: levantar los { $count }
    }
offer-take-sweep_only = { CAPITAL(-wincho) }: solo { $sums }

# Las mismas frases, donde hay poco sitio.
table-prompt-draw_top_short = { CAPITAL(-roba) }, o { -toma } el descarte
table-prompt-draw_whole_short = { CAPITAL(-roba) }, o { -toma } { -el_pozo }
table-prompt-play_short = Baja o { -descarta }
table-prompt-play_first_short = Baja, o { -descarta }
table-prompt-play_add_short = Agrega, o { -descarta }
table-prompt-play_discard_short = { CAPITAL(-descarta) } una carta
table-prompt-contract_short = Arma { -tu_contrato }, o { -descarta }
table-prompt-contract_ready_short = Ya puedes bajar
table-prompt-use_taken_short = Usa la que { -tomaste }
table-prompt-choose_short = Elige una carta
table-prompt-send_short = Elige para { $card }
table-prompt-pick_way_short = Elige con ← →
table-prompt-pick_act_short = Elige con ↑ ↓
# same in other languages: signs
table-prompt-allowed_more = { $act } · +{ $count }
table-prompt-marked_short = Elige adónde va
table-prompt-marked_meld_short = { $melds }
table-prompt-marked_none_short = Así no van en ningún sitio
table-prompt-marked_one_short = Marcada: { $card }
table-prompt-fits_short = Elige adónde va
table-prompt-carried_short = Suéltala en la luz
table-prompt-carried_fishing_short = Suéltala donde haya luz
table-prompt-narrowed_short = Elige más cartas
table-build_of_short = { $player }: { $value }
table-fila_of_short = Fila de { $value }
table-made_of = { $what }: { $parts }
