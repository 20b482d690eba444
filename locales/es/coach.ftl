# Lo que dice el entrenador de una mano cuando terminó y lo que se puede practicar.
# { $result } lleva su signo: +9. *Así* va en negrita.

coach-title = Cómo te fue
coach-looking = Repasando la { -mano }: { $percent } %
coach-looking_about = Loba juega la { -mano } muchas veces, cada vez repartiendo de nuevo las cartas que no se veían.
coach-not_over = Esta { -mano } no se jugó hasta el final
coach-failed = No hubo manera de repasar esta { -mano }.
coach-curve_foot = Lo que valía la { -mano } frente a los demás. Dentro de la franja, la diferencia no es segura.
coach-percent = { $result } %
coach-amount-points =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
# any_number
coach-amount-rounds = { $count } de cada 100 { -mano }s
# Lo que dio la suerte de las cartas y, después, lo que dio el juego. $amount: «4 puntos».
coach-cards_up = Las cartas te dieron *{ $amount }*.
coach-cards_down = Las cartas te costaron *{ $amount }*.
coach-cards_even = Las cartas vinieron parejas.
coach-play_up = Tu juego sumó *{ $amount }*.
coach-play_down = Tu juego regaló *{ $amount }*.
coach-play_even = Tu juego fue parejo.
coach-turn = Turno
coach-equal =
    { $count ->
        [one] Otra jugada no fue la de la pista; no se puede saber si te costó algo.
       *[other] Otras { $count } jugadas no fueron las de la pista; no se puede saber si te costaron algo.
    }
coach-unsure = No todos los turnos se pudieron repasar a fondo.
coach-nothing = No tuviste ningún error claro.
coach-nothing_about = Solo cuenta como error lo que casi con seguridad costó, y no poco. Del resto no hay certeza.
coach-played = Jugada
coach-better = Mejor
coach-cost-points =
    { $count ->
        [one] Costó cerca de 1 punto (±{ $within }).
       *[other] Costó cerca de { $count } puntos (±{ $within }).
    }
# any_number
coach-cost-rounds = De 100 { -mano }s como esta, eso hace perder unas { $count } (±{ $within }).

# Seguir desde una jugada
coach-play_from = Jugar desde { -aqui }
coach-other_cards = Lo mismo con otras cartas
coach-play_from-question = ¿Jugar desde { -aqui }?
coach-play_from-detail = Será otra partida, contra los mismos, y no cuenta en las estadísticas. La de ahora queda entre tus partidas.
coach-play_from-yes = Jugar
coach-play_from-no = Quedarse

# Practicar
coach-day = La mano del día
coach-day_looking = Buscando la mano de hoy…
coach-day_none = Hoy no hay
coach-streak = { $count } días seguidos
coach-yesterday = La mano de ayer
coach-found_it = La encontraste
coach-missed_it = Había algo mejor
coach-practice = Practicar
coach-practice_about = Las jugadas que te costaron vuelven { -aqui } a los pocos días, y cada vez más tarde si encuentras la mejor. Lo que costó cada una se calcula en la página que sigue a una mano.
coach-due =
    { $count ->
        [0] Hoy, nada
        [one] Una mesa
       *[other] { $count } mesas
    }
coach-question = ¿Qué juegas, { $player }?
coach-solved = ¡Eso es!
coach-not_solved = Hay algo mejor.
coach-answer = Lo que se jugaría:
coach-next = Siguiente
coach-finish = Listo

# Qué tan bien juega alguien, sin la suerte; $sign es + o −, o nada si es 0.
coach-rating-points = Juego, sin la suerte: *{ $sign }{ NUMBER($mean, minimumFractionDigits: 1) }* por { -mano } (±{ NUMBER($within, minimumFractionDigits: 1) })
coach-rating-rounds = Juego, sin la suerte: *{ $sign }{ NUMBER($mean, minimumFractionDigits: 1) }* de cada 100 { -mano }s (±{ NUMBER($within, minimumFractionDigits: 1) })
coach-rating_unknown = Juego, sin la suerte: todavía no se sabe
# Debajo. Una valoración necesita $least manos.
coach-rating_so_far =
    { $count ->
        [one] Por ahora hay una { -mano } valorada; hacen falta { $least }.
       *[other] Por ahora hay { $count } { -mano }s valoradas; hacen falta { $least }.
    }
coach-rating_about =
    { $count ->
        [one] De una { -mano }: lo que rinde este juego comparado con el del experto en el mismo lugar, que cuenta como 0.
       *[other] De { $count } { -mano }s: lo que rinde este juego comparado con el del experto en el mismo lugar, que cuenta como 0.
    }
coach-rating_old =
    { $count ->
        [one] Una { -mano } anterior no cuenta: se valoró con menos exactitud.
       *[other] { $count } { -mano }s anteriores no cuentan: se valoraron con menos exactitud.
    }
