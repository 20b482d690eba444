# Lo que dice un lector de pantalla, y cómo se nombran las cartas cuando se oyen.

reader-of_suit = { $rank } de { card-suit }
reader-rank =
    { $rank ->
        [A] as
        [J] jota
        [Q] reina
        [K] rey
       *[other] { $rank }
    }
reader-standing_for = como { $rank }
reader-arrow =
    { $way ->
        [left] flecha izquierda
        [right] flecha derecha
        [up] flecha arriba
       *[down] flecha abajo
    }

# En la mesa.
reader-hand = Tu mano
reader-table = En la mesa
reader-buttons = Botones
reader-fresh = nueva
reader-owed = hay que usarla ahora
reader-barred = ahora no se puede { -descartar }
reader-holds =
    { $count ->
        [0] sin cartas
        [one] 1 carta
       *[other] { $count } cartas
    }
reader-to_play = le toca
reader-bot = bot
reader-phone = con celular
reader-empty = sin cartas
reader-takes_marked = aquí va lo marcado
reader-step_done = hecho
reader-step_now = ahora
reader-step_later = después

# Lo que se pregunta con una tecla.
reader-nothing = Nada
# Behind what has the focus: a switch, one of several choices, a button that cannot be used
reader-on = activado
reader-off = desactivado
reader-chosen = elegida
reader-not_now = ahora no
reader-alike = { $count } veces { $rank }
reader-fits = Con lugar en la mesa: { $cards }
reader-grows = { $meld }: crece con { $cards }
reader-one_short = Con una de estas se forma un juego: { $cards }
reader-of_suit-spanish = { $rank } de { card-suit-spanish }
reader-rank-spanish = { card-rank-spanish }
# At the beginning of a lesson; the names of keys.
reader-lesson_keys = Sin mirar: { $hand } dice tu mano, { $table } lo que está a la vista, { $can } lo que se puede hacer, { $again } lo último que se dijo.
