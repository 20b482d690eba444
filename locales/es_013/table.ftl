# La mesa, dicha de vos.

table-use_now = Usala ahora
table-prompt-draw = Robá { -del_mazo } o tomá el descarte
table-prompt-draw_stock = Robá { -del_mazo }
table-prompt-draw-loba_de_mas = Robá { -del_mazo }, o tomá { -todo_el_pozo }
table-prompt-play = Bajá juegos, agregá cartas, o botá para terminar
table-prompt-play_first = Bajá un juego, o botá para terminar
table-prompt-contract = Arrastrá cartas a tu contrato, o botá y esperá
table-prompt-contract-loba_seis_menes = Arrastrá cartas a tu bajada, o botá y esperá
table-prompt-contract_ready = Tenés el contrato completo: bajalo
table-prompt-contract_ready-loba_seis_menes = Tenés completa tu primera bajada: hacela
table-prompt-use_taken = Usá ahora la carta que tomaste
table-prompt-choose = Elegí una carta de tu mano
table-prompt-send = Elegí qué hacer con { $card }, o arrastrala
table-prompt-pick_way = Elegí con ← → cómo queda
table-prompt-pick_act = Elegí qué hacer: con ↑ ↓ o con un clic
table-prompt-marked =
    { $count ->
        [one] Una carta marcada: elegí adónde va
       *[other] { $count } cartas marcadas: elegí adónde van
    }
table-several_ways = Hay { $count } maneras: soltá y elegí
table-hint_place = Pista: mirá el lugar iluminado
notice-not_kept = No se pudo guardar la partida; podés seguir jugando, y Loba lo va a intentar de nuevo
refuse-discard-none_marked = Marcá primero la carta que querés botar.
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
table-prompt-draw_short = Robá, o tomá el descarte
table-prompt-draw_short-loba_de_mas = Robá, o tomá { -el_pozo }
table-prompt-play_short = Bajá, agregá o botá
table-prompt-play_first_short = Bajá, o botá
table-prompt-contract_short = Prepará, o botá
table-prompt-contract_short-loba_seis_menes = Prepará, o botá
table-prompt-contract_ready_short = Ya lo podés bajar
table-prompt-contract_ready_short-loba_seis_menes = Ya podés bajar
table-prompt-use_taken_short = Usá la que tomaste
table-prompt-choose_short = Elegí una carta
table-prompt-send_short = Elegí para { $card }
table-prompt-pick_way_short = Elegí con ← →
table-prompt-pick_act_short = Elegí con ↑ ↓
table-prompt-marked_short = Elegí adónde va
table-prompt-fits_short = Elegí adónde va
table-prompt-carried_short = Buscá la luz
table-hint_draw_stock = Robá { -del_mazo }.
table-hint_draw_pile = Tomá el descarte, { $card }.
table-hint_draw_pile-loba_de_mas = Tomá { -el_pozo }.
table-hint_meld = Bajá { $lies }.
table-hint_open = Bajá tu contrato.
table-hint_open-loba_seis_menes = Hacé tu primera bajada.
table-hint_add = Agregá a tu juego: { $lies }.
table-hint_add_there = Agregá al juego de { $player }: { $lies }.
table-hint_reclaim = Cambiá { $card } por el comodín.
table-hint_discard = Botá { $card }.
table-hint_take = Con { $card }, levantá { $sums }.
table-hint_build = Con { $card }, formá { $value }.
table-hint_trail = Echá { $card } a la mesa.
setup-free_undo_help = Si jugás con bots, podés deshacer tus jugadas hasta el último reparto. La partida en que lo hacés queda marcada y no cuenta en las estadísticas.

# Consejos de una pista
advice-draw_meld = Con lo que tenés, hace juego.
advice-draw_useful = Va bien con cartas que tenés.
advice-goes_out = Con eso cerrás: la { -mano } es tuya.
advice-throw_out = Con eso cerrás: la { -mano } es tuya.
advice-open = No falta nada, y te quitás { $points } puntos de la mano.
advice-reclaim = Lo vas a poder usar otra vez.
advice-hurry = A { $player } { $left ->
    [one] le queda una carta
   *[other] le quedan { $left } cartas
}: bajá mientras puedas.
advice-hold_back = Guardá tus juegos por ahora: nadie está cerca de cerrar.
advice-throw_dear = No va con nada de lo que tenés y cuesta { $points }.
advice-throw_lonely = No va con nada de lo que tenés.
advice-rebuy = Reenganchate: lo que se puede ganar vale el precio.
advice-decline = Dejalo: lo que se puede ganar no vale el precio.
advice-build = Tenés una carta que lo levanta.
advice-take_all = Dejás la mesa vacía.
advice-trail_only = Es todo lo que podés jugar.
advice-trail_wait = Lo que podrías levantar ahora vale menos que lo que guardás.
