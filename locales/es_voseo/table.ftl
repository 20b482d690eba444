# Lo que se dice igual donde se habla de vos.

table-use_now = Usala ahora
table-prompt-draw_stock = Robá { -del_mazo }
table-prompt-choose = Elegí una carta de tu mano
table-prompt-send = Elegí qué hacer con { $card }, o arrastrala
table-prompt-pick_way = Elegí con ← → cómo queda
table-prompt-pick_act = Elegí qué hacer: con ↑ ↓, o tocalo
table-prompt-marked =
    { $count ->
        [one] Una carta marcada: elegí adónde va
       *[other] { $count } cartas marcadas: elegí adónde van
    }
table-prompt-marked_one = { $card }: podés { -descartar }la, o marcá más cartas
table-several_ways = Hay { $count } maneras: soltá y elegí
table-hint_place = Pista: mirá el lugar iluminado
notice-not_kept = No se pudo guardar la partida; podés seguir jugando, y Loba lo va a intentar de nuevo
table-later_on = { $player } ya bajó. A esos juegos les vas a poder agregar después de tu contrato.
table-prompt-fits =
    { $count ->
        [one] { $card } va en un lugar: arrastrala, o elegilo
       *[other] { $card } va en { $count } lugares: arrastrala, o elegí uno
    }
table-prompt-carried =
    { $count ->
        [one] Soltala donde haya luz
       *[other] Soltalas donde haya luz
    }
warn-trail_drowns = nadie la va a poder levantar. Hacelo otra vez para confirmar.
warn-trail_drowns-la_mona = la mona se va a ahogar. Hacelo otra vez para confirmar.
table-prompt-carried_fishing = Soltala sobre una carta con luz, o en la mesa para { -echar }la
table-prompt-carried_trail = Soltala en la mesa para { -echar }la
table-prompt-carried_fishing_short = Soltala donde haya luz
table-prompt-narrowed = Elegí más cartas, o volvé a tocar una para soltarla
table-prompt-narrowed_short = Elegí más cartas
table-prompt-contract_ready_short = Ya podés bajar
table-prompt-choose_short = Elegí una carta
table-prompt-send_short = Elegí para { $card }
table-prompt-pick_way_short = Elegí con ← →
table-prompt-pick_act_short = Elegí con ↑ ↓
table-prompt-marked_short = Elegí adónde va
table-prompt-fits_short = Elegí adónde va
table-prompt-carried_short = Soltala en la luz
table-hint_draw_stock = Robá { -del_mazo }.
table-hint_meld = Bajá { $lies }.
table-hint_add = Agregá a tu juego: { $lies }.
table-hint_add_there = Agregá al juego de { $player }: { $lies }.
table-hint_reclaim = Cambiá { $card } por el comodín.
table-hint_take = Con { $card }, levantá { $sums }.
table-hint_build = Con { $card }, formá { $value }.
setup-free_undo_help = Si jugás con bots, podés deshacer tus jugadas hasta el último reparto. La partida en que lo hacés queda marcada y no cuenta en las estadísticas.
# Consejos de una pista
advice-hurry = A { $player } { $left ->
    [one] le queda una carta:
   *[other] le quedan { $left } cartas:
} bajá mientras se pueda.
advice-hold_back = Guardá tus juegos: nadie tiene menos de { $left } cartas.
advice-throw_breaks = Guardá { $other }: hace juego con { $cards }.
advice-throw_contract_meld = Guardá { $other }: en { -tu_contrato } va con { $cards }; sin esa carta { $lack ->
    [one] falta una
   *[other] faltan { $lack }
}.
advice-add_and_throw = Si la agregás, todavía podés { -descartar } otra.
advice-throw_spares_wild = Guardá { $other }: vale como cualquier carta.
advice-throw_fits_later = Guardá { $other }: después de bajar, se agrega a un juego de la mesa.
advice-take_spades = { $count ->
    [one] { CAPITAL(-una_pica) } más para vos: iban { $have } a { $most }.
   *[other] { $count } { -picas } más para vos: iban { $have } a { $most }.
}
advice-take_cards = { $count } cartas más para vos: iban { $have } a { $most }.
advice-takes_points = { $points ->
    [one] Ganás un punto.
   *[other] Ganás { $points } puntos.
}
advice-takes_cards = { $count } cartas más para vos.
advice-keeps_points = Guardá { $other }: vale { $points ->
    [one] un punto.
   *[other] { $points } puntos.
}
advice-keeps_special = Guardá { $card }: en la mesa ya no hay con qué levantarla.
advice-deal = Repartí la { -mano } siguiente.
advice-hold_off = Guardá tus juegos: { -cerrar } con toda la mano de una vez vale −{ $points }, y nadie tiene menos de { $left } cartas.
advice-hold_more = Guardá tus juegos: { -cerrar } con toda la mano de una vez vale +{ $points }, y nadie tiene menos de { $left } cartas.
