# El telón entre dos personas, la cuenta de una mano y el final de una partida.
# { $player } es un nombre; { $names } es uno o los de varios; *así* va en negrita.

# El telón.
curtain-turn = Le toca a { $player }
curtain-window = Le toca a { $player }
curtain-look_away = Los demás, a mirar para otro lado
curtain-here = Soy { $player }
curtain-meanwhile = Mientras tanto
curtain-nothing = Todavía no ha pasado nada.
curtain-table = La mesa
curtain-state = { $player } · { $score }{ "\u00A0" }{ $score ->
        [one] pt
       *[other] pts
    } · { $cards ->
        [one] 1{ "\u00A0" }carta
       *[other] { $cards }{ "\u00A0" }cartas
    }
curtain-stock = { $count ->
        [0] { CAPITAL(-el_mazo_esta_vacio) }
        [one] 1 carta en { -el_mazo }
       *[other] { $count } cartas en { -el_mazo }
    }

# Un control ante el telón
pad-question = ¿De quién es este control?
pad-about = Solo le abrirá el telón a esa persona. El teclado y el mouse son de todos.
pad-shared = De todos: nos lo pasamos
pad-later = Ahora no
pad-others-question = Este control es de { $owner } y le toca a { $player }
pad-others-detail = { $player } abre el telón con otro control, el teclado o el mouse.
pad-others-no = Entendido
pad-others-yes = Cambia de manos

# Cómo terminó la mano.
scores-title-out = { $player } { -cierra } la { -mano } { $number }
scores-title-in_one = ¡{ $player } { -cierra } de una vez la { -mano } { $number }!
scores-title-stock = Se acabó { -el_mazo } en la { -mano } { $number }
scores-title-blocked = La { -mano } { $number } queda bloqueada
scores-title-void = La { -mano } { $number } no cuenta
scores-title-won = { $players ->
        [one] { $player } gana la ronda { $number }
       *[other] { $player } ganan la ronda { $number }
    }
scores-title-nobody = Nadie gana la ronda { $number }

# Lo que quedó.
scores-left = Lo que quedó en la mano
scores-took = Lo que levantaron
scores-closed = { CAPITAL(-cerro) }
scores-part-table = Mesa *{ $points }*
scores-part-held = Mano *{ $points }*
scores-part-bonus = { CAPITAL(-cierre) } *{ $points }*
scores-fate-back_in = Vuelve con { $score }
scores-fate-retired = Se retira
scores-fate-eliminated = Queda { -fuera }
scores-story-near = { $players ->
        [one] { $player } es quien está más cerca de { $limit }: le
       *[other] { $player } son quienes están más cerca de { $limit }: les
    } { $left ->
        [one] falta *1*.
       *[other] faltan *{ $left }*.
    }
scores-story-hands = { $left ->
        [one] Queda *una { -mano }*.
       *[other] Quedan *{ $left } { -mano }s*.
    }
scores-unit = { CAPITAL(-mano) }
scores-pot = { CAPITAL(-fondo) }: *{ $count ->
        [one] 1 luna
       *[other] { $count } lunas
    }*

# Por qué se cuenta una ronda de pesca.
scores-category-most_cards = Más cartas
scores-category-most_spades = Más { -picas }
scores-category-sweeps = { CAPITAL(-winchos) }
scores-category-rank = Cada { $rank }
scores-category-a-la_mona = Ases
scores-category-2c-la_mona = La mona
scores-category-2s-la_mona = El 2 bonito
scores-category-10d-la_mona = El 10 bonito
scores-round_total = En esta ronda

# El reenganche.
scores-rebuy-question = { $player } llega a { $limit }. ¿Se reengancha?
scores-rebuy-back_at = Vuelve con *{ $score ->
        [one] 1 punto
       *[other] { $score } puntos
    }*, como { $player }, el puntaje más alto de los que siguen.
scores-rebuy-price = Paga *{ $price ->
        [one] 1 luna
       *[other] { $price } lunas
    }* al { -fondo }: pasa de { $pot } a { $then }.
scores-rebuy-times = { $left ->
        [one] Le queda *1 reenganche* de { $most }.
       *[other] Le quedan *{ $left } reenganches* de { $most }.
    }
scores-rebuy-no_limit = Puede reengancharse *todas las veces que quiera*.
scores-rebuy-yes = Reengancharse
scores-rebuy-no = Retirarse de la mesa
scores-rebuy-thinks = { $player } lo está pensando…
scores-decides = Decide { $player }; los demás esperan
scores-deals = Reparte { $player }
scores-next = Siguiente { -mano }
scores-result = Ver el resultado
scores-see_table = Ver la mesa
scores-choose = Elegir
scores-confirm = Confirmar

# El final.
settle-title-points = { $players ->
        [one] { $names } gana con { $score }
       *[other] { $names } ganan con { $score }
    }
settle-title-rounds = { $players ->
        [one] { $names } gana con { $score ->
            [one] 1 ronda
           *[other] { $score } rondas
        }
       *[other] { $names } ganan con { $score ->
            [one] 1 ronda
           *[other] { $score } rondas
        }
    }
settle-points = { $count ->
        [one] *{ $shown }* punto
       *[other] *{ $shown }* puntos
    }
settle-rounds = { $count ->
        [one] *{ $shown }* ronda
       *[other] *{ $shown }* rondas
    }
settle-by_difference = entre cada dos jugadores se paga la diferencia de puntos
settle-by_pot = { $players ->
        [one] el { -fondo } de { $pot } es para { $names }
       *[other] el { -fondo } de { $pot } se reparte entre { $names }
    }
settle-from_to = ↓ recibe de →
settle-in_all = En total
settle-fewest = Con la menor cantidad de pagos
settle-put_in = Lo que puso cada uno
settle-nobody_owes = Nadie le debe nada a nadie.
settle-balance =
    { $sum ->
        [one] Cambia de manos 1 luna
       *[other] Cambian de manos { $sum } lunas
    }
settle-hands = { $count ->
        [one] 1 { -mano }
       *[other] { $count } { -mano }s
    }
# any_number
settle-most_hands = más ganadas: { $names },{ "\u00A0" }{ $count }
settle-again = Jugar otra vez
settle-watch = Ver la partida
settle-menu = Menú
