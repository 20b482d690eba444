# Lo que pasa en la mesa, contado línea por línea; los nombres de las cartas y los juegos.
# { $player } es un nombre, o los de una pareja. { $card } es una carta, { $cards } una o más.
# Un texto cuya clave termina en el nombre de un juego es el que vale en ese juego; si termina en
# «spanish», el que vale con la baraja española.

# Cartas. $rank es A, de 2 a 10, J, Q o K; $suit es c, d, h o s.
card-name = { $rank }{ $suit ->
        [c] ♣
        [d] ♦
        [h] ♥
       *[s] ♠
    }

# Una escalera: «5-6-7 ♥».
card-run = { $ranks } { $suit ->
        [c] ♣
        [d] ♦
        [h] ♥
       *[s] ♠
    }

# Cartas de la baraja española, que no tiene 10. Las líneas van por el valor en inglés, de ace a king.
card-name-spanish = { FIGURE($rank) ->
        [ace] as
        [deuce] dos
        [trey] tres
        [four] cuatro
        [five] cinco
        [six] seis
        [seven] siete
        [eight] ocho
        [nine] nueve
        [jack] sota
        [knight] caballo
        [king] rey
       *[other] { $rank }
    } { $suit ->
        [d] de oros
        [h] de copas
        [s] de espadas
       *[c] de bastos
    }
card-the = { card-name }
card-the-spanish = { FIGURE($rank) ->
        [jack] la
       *[other] el
    } { card-name-spanish }
card-run-spanish = { $ranks } { $suit ->
        [d] de oros
        [h] de copas
        [s] de espadas
       *[c] de bastos
    }
card-joker = { CAPITAL(-joker) }
card-standing_for = { $card }={ $rank }

meld-set =
    { $count ->
        [one] un grupo
       *[other] { $count } grupos
    }
meld-run =
    { $count ->
        [one] una seguidilla
       *[other] { $count } seguidillas
    }
# Los juegos que se bajan, por su nombre en los archivos.
meld-pierna =
    { $count ->
        [one] una pierna
       *[other] { $count } piernas
    }
meld-escalera =
    { $count ->
        [one] una { -escalera }
       *[other] { $count } { -escalera }s
    }
meld-trio =
    { $count ->
        [one] un trío
       *[other] { $count } tríos
    }
meld-brelan =
    { $count ->
        [one] un brelan
       *[other] { $count } brelans
    }
meld-quarte =
    { $count ->
        [one] una quarte
       *[other] { $count } quartes
    }
meld-escala_sucia =
    { $count ->
        [one] una escala sucia
       *[other] { $count } escalas sucias
    }
meld-escala_color =
    { $count ->
        [one] una escala de color
       *[other] { $count } escalas de color
    }
meld-escala_real =
    { $count ->
        [one] una escala real
       *[other] { $count } escalas reales
    }
meld-other =
    { $count ->
        [one] un juego ({ $name })
       *[other] { $count } juegos ({ $name })
    }

# El reparto.
log-cut = { $player } saca { $cards } para ver quién reparte.
log-hand_began = { CAPITAL(-mano) } { $number }. Reparte { $player }.
log-dealt = { $player } recibe { $cards }.
log-dealt-hidden =
    { $count ->
        [one] { $player } recibe una carta.
       *[other] { $player } recibe { $count } cartas.
    }
log-stock =
    { $count ->
        [0] No quedan cartas en { -el_mazo }.
        [one] Queda una carta en { -el_mazo }.
       *[other] Quedan { $count } cartas en { -el_mazo }.
    }
log-reburied = Sale { $cards }, pero vuelve { -al_mazo }.
log-upcard = Sale { $cards }.
log-laid_out = En la mesa hay { $cards }.
log-laid_out-nothing = La mesa está vacía.

# Un turno de rummy.
log-turn = Le toca a { $player }.
log-dry = Ya no hay nada que { -robar }.
log-drew = { $player } { -roba } { $cards } { -del_mazo }.
log-drew-hidden = { $player } { -roba } { -del_mazo }.
log-took_top = { $player } { -toma } { $cards } { -del_pozo }.
log-took_whole =
    { $count ->
        [one] { $player } { -toma } { -el_pozo }: { $cards }.
       *[other] { $player } { -toma } { -todo_el_pozo }, { $count } cartas: { $cards }.
    }
log-took_whole-short =
    { $count ->
        [one] { $player } { -toma } { -el_pozo }, una carta.
       *[other] { $player } { -toma } { -el_pozo }, { $count } cartas.
    }
log-recycled = Se { -barajan } los descartes: hay { -mazo_nuevo }.
log-recycled-turned = Se { -voltean } los descartes: hay { -mazo_nuevo }.
log-melded = { $player } baja { $meld }: { $cards }.
log-opened = { $player } { -baja_su_contrato }.
log-added = { $player } agrega { $card }: { $cards }.
log-reclaimed = { $player } cambia { $card } por un comodín: { $cards }.
log-discarded = { $player } { -descarta } { $cards }.
log-discarded-drew = { $player } { -roba } { -del_mazo } y { -descarta } { $cards }.
log-discarded-drew-short = { log-discarded }
log-discarded-took = { $player } { -toma } { $taken } { -del_pozo } y { -descarta } { $cards }.
log-discarded-took-short = { log-discarded }

# Un turno de pesca.
log-trailed = { $player } { -echa } { $cards } a la mesa.
log-taken = { $player }, con { $card }, levanta { $cards }.
log-taken-builds =
    { $builds ->
        [one] { $player }, con { $card }, levanta lo formado.
       *[other] { $player }, con { $card }, levanta { $builds } pilas formadas.
    }
log-taken-both =
    { $builds ->
        [one] { $player }, con { $card }, levanta { $cards } y lo formado.
       *[other] { $player }, con { $card }, levanta { $cards } y { $builds } pilas formadas.
    }
log-swept = { $player } deja la mesa vacía: ¡{ -wincho }!
log-built = { $player } forma { $value }: { $cards }.
log-built-raised = { $player } aumenta lo formado a { $value } con { $cards }.
log-built-multiple = { $player } hace una fila de { $value } con { $cards }.
log-leftovers = Lo que queda en la mesa es para { $player }: { $cards }.

# El final de una mano.
log-hand_over-out = { $player } { -cierra }.
log-hand_over-in_one = ¡{ $player } { -cierra } en un solo turno!
log-hand_over-blocked = Nadie puede seguir: la { -mano } queda bloqueada.
log-hand_over-stock = Se acabó { -el_mazo }: la { -mano } termina { -aqui }.
log-hand_over-played = Se jugaron todas las cartas.
log-shown = { $player } se queda con { $cards } en la mano.
log-scored = Los puntos: { $scores }.
log-score = { $player } { $score }
log-must_decide = { $player } puede reengancharse.
log-declined = { $player } no se reengancha.
log-rebought =
    { $score ->
        [one] { $player } se reengancha con un punto.
       *[other] { $player } se reengancha con { $score } puntos.
    }
log-rebought-paid =
    { $score ->
        [one] { $player } paga { $cost } y se reengancha con un punto.
       *[other] { $player } paga { $cost } y se reengancha con { $score } puntos.
    }
log-eliminated = { $player } queda { -fuera } de la partida.
log-to_deal = Ahora reparte { $player }.
log-match_over = Se terminó la partida.
