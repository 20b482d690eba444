# Los bots, y por qué una jugada es buena.

command-arena = enfrentar a los bots con las mismas cartas, cambiando de asiento
command-arena-variant = el nombre de un juego, o un archivo YAML
command-arena-option = elegir un valor para una opción; se puede repetir
command-arena-preset = elegir un conjunto de opciones
command-arena-bots = quién juega, por ejemplo naive,regular; expert@30 prueba treinta mundos posibles
command-arena-players = cuántos juegan; si no se dice, los menos posibles
command-arena-matches = cuántas partidas
command-arena-seed = un número; el mismo número da las mismas partidas
command-arena-jobs = cuántos procesadores usar
command-arena-time = segundos para cada decisión; si no se dice, un programa tiene 0,7
command-arena-json = en JSON

arena-head = { $game }, { $seats } en la mesa. Con el 50 % de las victorias están parejos; ± es al 95 %.
arena-one_bot = Hacen falta al menos dos bots, por ejemplo naive,regular.
arena-faulty_bot = El bot «{ $name }» no puede jugar así.
arena-seconds = --time es un número de segundos, { $most } como mucho.
arena-missed = { $name } no respondió { $count ->
    [one] una vez
   *[other] { $count } veces
}, y se jugó algo sencillo.
arena-bout = { $one } – { $other }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($within, style: "percent", maximumFractionDigits: 1) }, ventaja { NUMBER($lead, maximumFractionDigits: 1) } ± { NUMBER($lead_within, maximumFractionDigits: 1) } ({ $matches } partidas)

bot-novice-name = Novato
bot-novice-about = Juega sin pensarlo mucho y a veces se le escapa algo.
bot-amateur-name = Aficionado
bot-amateur-about = Conoce el juego, pero se guía por lo que salta a la vista.
bot-regular-name = Intermedio
bot-regular-about = Juega con cabeza, aunque a veces valora mal una carta.
bot-veteran-name = Veterano
bot-veteran-about = Juega bien y rara vez valora mal una carta.
bot-expert-name = Experto
bot-expert-about = Piensa cada carta y no se le escapa nada.

bot-cautious-name = Prudente
bot-cautious-about = No regala nada ni guarda cartas caras.
bot-bold-name = Audaz
bot-bold-about = Espera la gran mano y no le teme a nadie.
bot-hoarder-name = Acaparador
bot-hoarder-about = Guarda todo lo que aún pueda servir.
bot-hasty-name = Apurado
bot-hasty-about = Baja todo lo que puede, en cuanto puede.
bot-watchful-name = Atento
bot-watchful-about = Juega como un experto, con un ojo en quien le sigue.

# Un bot propio; $most es un número de caracteres
fault-style_text = «{ $given }» es demasiado largo { -aqui } o tiene signos que no se pueden mostrar: { $most } caracteres como mucho.

# Por qué conviene. Se dice después de lo que hay que hacer: $card y $other son cartas, $cards varias.
advice-deal = Reparte la { -mano } siguiente.
advice-goes_out = Con esto { -cierras }.
advice-goes_out_more = Con esto { -cierras }: +{ $points }.
advice-at_once_more = { CAPITAL(-cierras) } con toda la mano de una vez: +{ $points }.
advice-at_once_off = { CAPITAL(-cierras) } con toda la mano de una vez: −{ $points }.
advice-rebuy = Cuesta { $price }, y hay { $pot } por ganar.
advice-rebuy_free = No te cuesta nada.
advice-decline = Cuesta { $price }, y solo hay { $pot } por ganar.
advice-draw_only = Es lo único que se puede { -robar }.
advice-draw_even = { CAPITAL(-aqui) } { -el_pozo } y { -el_mazo } valen más o menos lo mismo.
advice-draw_pozo = Con { $count ->
    [one] su carta
   *[other] sus { $count } cartas
}, { $lies ->
    [one] una carta más
   *[other] { $lies } cartas más
} de tu mano { $lies ->
    [one] queda
   *[other] quedan
} en juegos.
advice-draw_wild = Un comodín sirve en todas partes.
advice-draw_contract = Con esa carta se completa { -tu_contrato }.
advice-draw_nearer = Te acerca a { -tu_contrato }: { $lack ->
    [one] falta una carta.
   *[other] faltan { $lack } cartas.
}
advice-draw_joins = Se puede agregar a un juego de la mesa.
advice-draw_meld = Hace juego con { $cards }.
advice-draw_last = Hace juego con { $cards }, y es la última que queda para eso.
advice-draw_waits = Con esa carta te { $left ->
    [one] sirve una de las que faltan por salir;
   *[other] sirven { $left } de las que faltan por salir;
} sin ella, { $before }.
advice-stock_unplayable = { $card } solo se { -toma } para usarla ahora mismo, y no se puede.
advice-stock_pozo = Las { $count } cartas { -del_pozo } no te hacen ningún juego y cuentan { $points } en contra.
advice-stock_pozo_part = { $stays ->
    [one] Con { -el_pozo } te quedaría una carta suelta más.
   *[other] Con { -el_pozo } te quedarían { $stays } cartas sueltas más.
}
advice-stock_hold = Con { $card } habría que bajar ya, y eso puede esperar: nadie tiene menos de { $left } cartas.
advice-stock_fits_nothing = { $card } no entra en ningún juego de la mesa.
advice-stock_lonely = { $card } no va con nada de tu mano.
advice-stock_lacks = { $card } no te acerca a { -tu_contrato }: { $lack ->
    [one] sigue faltando una carta.
   *[other] siguen faltando { $lack } cartas.
}
advice-stock_spends = { $card } solo haría juego gastando un comodín.
advice-stock_far = A { $card } le faltarían al menos dos cartas para hacer juego.
advice-stock_dead = Lo que { $card } necesita para hacer juego ya salió: { $cards }.
advice-stock_few = Con { $card } quedaría por esperar { $left ->
    [one] una sola carta.
   *[other] una de { $left } cartas.
}
advice-open = No falta nada, y salen { $points } puntos de tu mano.
advice-reclaim = Se podrá usar otra vez.
advice-lay_over = Con estas cartas en la mano llegarías a { $points } si alguien { -cierra }, y el límite es { $limit }.
advice-hurry = A { $player } { $left ->
    [one] le queda una carta:
   *[other] le quedan { $left } cartas:
} baja mientras se pueda.
advice-lay_duty = { $card } es para usarla ahora.
advice-lay_counts = En la mesa te suma { $table }; en la mano cuenta { $points } en contra.
advice-add = En tu mano cuenta { $points } en contra.
advice-add_and_throw = Si la agregas, todavía puedes { -descartar } otra.
advice-meld = En tu mano, estas { $count } cartas cuentan { $points } en contra.
advice-hold_off = Guarda tus juegos: { -cerrar } con toda la mano de una vez vale −{ $points }, y nadie tiene menos de { $left } cartas.
advice-hold_more = Guarda tus juegos: { -cerrar } con toda la mano de una vez vale +{ $points }, y nadie tiene menos de { $left } cartas.
advice-hold_back = Guarda tus juegos: nadie tiene menos de { $left } cartas.
advice-throw_only = Todas las demás son comodines o están en juegos hechos.
advice-throw_even = { $card } y { $other } valen más o menos lo mismo.
advice-throw_contract = Sin { $other }, a { -tu_contrato } le { $lack ->
    [one] falta una carta;
   *[other] faltan { $lack } cartas;
} sin { $card }, { $less }.
advice-throw_contract_meld = Guarda { $other }: en { -tu_contrato } va con { $cards }; sin esa carta { $lack ->
    [one] falta una
   *[other] faltan { $lack }
}.
advice-throw_lacks = { CAPITAL(-tu_contrato) } no necesita { $card }: con o sin esa carta { $lack ->
    [one] falta una carta.
   *[other] faltan { $lack } cartas.
}
advice-throw_lacks_twin = Con una carta { $card } menos, a { -tu_contrato } también le { $lack ->
    [one] falta una carta.
   *[other] faltan { $lack } cartas.
}
advice-throw_lonely = { $card } no va con nada de tu mano.
advice-throw_dead = Lo que { $card } necesita para hacer juego ya salió: { $cards }.
advice-throw_helped = Con { $other } te { $left ->
    [one] sirve una de las que faltan por salir,
   *[other] sirven { $left } de las que faltan por salir,
} como { $cards }; con { $card }, { $fewer }.
advice-throw_breaks = Guarda { $other }: hace juego con { $cards }.
advice-throw_spares_wild = Guarda { $other }: vale como cualquier carta.
advice-throw_fits_later = Guarda { $other }: después de bajar, se agrega a un juego de la mesa.
advice-throw_over = Con { $card } llegarías a { $points } si alguien { -cierra }, y el límite es { $limit }.
advice-throw_dear_now = A { $player } { $left ->
    [one] le queda una carta,
   *[other] le quedan { $left } cartas,
} y { $card } cuenta { $points } en contra.
advice-throw_dear = { $card } cuenta { $points } en contra; { $other }, { $fewer }.
advice-throw_idle = { $card } no entra en ningún juego, y ya no se bajan otros.
advice-throw_alone = { $card } no va con nada de tu mano, y cuenta { $points } en contra.
advice-next_adds = { $player } podría agregar { $other } a un juego.
advice-next_holds = { $player } tiene { $cards }, y { $other } va con eso.
advice-twin_passed = La gemela de { $card } está en { -el_pozo }: nadie la quiso.
advice-next_wants = De lo que puede tener { $player }, { $left ->
    [one] una carta va con { $card },
   *[other] { $left } cartas van con { $card },
} y { $more } con { $other }.
advice-play_only = Es lo único que se puede jugar.
advice-play_even = { $card } y { $other } valen más o menos lo mismo.
advice-way_even = Con esa carta, otra jugada vale más o menos lo mismo.
advice-take_all = La mesa queda vacía: +{ $points }.
advice-take_points = { $cards }: { $points ->
    [one] un punto.
   *[other] { $points } puntos.
}
advice-take_spades = { $count ->
    [one] { CAPITAL(-una_pica) } más para ti: iban { $have } a { $most }.
   *[other] { $count } { -picas } más para ti: iban { $have } a { $most }.
}
advice-take_suit = Para tener más { $suit }: { $count } más; iban { $have } a { $most }.
advice-take_rank = Para tener más cartas de { $rank }: { $count } más; iban { $have } a { $most }.
advice-take_primiera = { $card } cuenta { $count } en tu { -primiera }.
advice-take_cards = { $count } cartas más para ti: iban { $have } a { $most }.
advice-take_build = Lo que formó otro pasa a ser tuyo.
advice-takes_points = { $points ->
    [one] Ganas un punto.
   *[other] Ganas { $points } puntos.
}
advice-takes_cards = { $count } cartas más para ti.
advice-build = Se levanta con tu { $card }; antes { $left ->
    [one] puede levantarla una de las que faltan por salir.
   *[other] pueden levantarla { $left } de las que faltan por salir.
}
advice-build_safe = Solo tu { $card } puede levantarla; de las que faltan por salir, ninguna.
advice-special_waits = Falta por salir { $card }, y así no tendrá puntos que levantar.
advice-leaves_no_points = Así ninguna de las que faltan por salir levanta puntos.
advice-leaves_fewer_points = Así { $left ->
    [one] una de las que faltan por salir puede
   *[other] { $left } de las que faltan por salir pueden
} levantar puntos, y no { $more }.
advice-leaves_nothing = Así ninguna de las que faltan por salir levanta nada.
advice-leaves_less = Así { $left ->
    [one] una de las que faltan por salir puede
   *[other] { $left } de las que faltan por salir pueden
} levantar algo, y no { $more }.
advice-keeps_points = Guarda { $other }: vale { $points ->
    [one] un punto.
   *[other] { $points } puntos.
}
advice-keeps_special = Guarda { $card }: en la mesa ya no hay con qué levantarla.
advice-keeps_take = Tu { $card } podrá levantar algo en tu próximo turno.
advice-keeps_take_points = Tu { $card } podrá levantar { $points ->
    [one] un punto
   *[other] { $points } puntos
} en tu próximo turno.
advice-trail_left = Después, { $left ->
    [one] una de las que faltan por salir puede
   *[other] { $left } de las que faltan por salir pueden
} levantar algo.
