# Estadísticas: quién ganó cuántas veces, y cómo.
statistics-title = Estadísticas
statistics-all_games = Todos los juegos
statistics-everybody = Todos
statistics-everybody_about = Partidas ganadas, de las que se terminaron en este equipo. Elige un nombre para ver a una sola persona.
statistics-empty = { CAPITAL(-aqui) } todavía no se ha terminado ninguna partida. Cuando termine una, esta página dirá quién ganó, quién { -cerro } de una vez y quién le gana siempre a quién.
statistics-left_out =
    { $count ->
        [one] Una partida con deshacer libre no cuenta { -aqui }.
       *[other] { $count } partidas con deshacer libre no cuentan { -aqui }.
    }
statistics-none_counts =
    { $count ->
        [one] La partida que se terminó { -aqui } fue con deshacer libre, y esas no cuentan. Cuando termine otra, esta página dirá quién ganó.
       *[other] Las { $count } partidas que se terminaron { -aqui } fueron con deshacer libre, y esas no cuentan. Cuando termine otra, esta página dirá quién ganó.
    }
statistics-reading = Leyendo las partidas terminadas…
statistics-newer = Las estadísticas de este equipo las escribió una versión más nueva de Loba y quedan como están. Con Loba al día se verán { -aqui }.
statistics-play = Jugar una partida
statistics-not_played = De este juego todavía no se ha terminado ninguna partida.
statistics-won = { $won } de { $played }
statistics-share = { $count } · { $percent } %
statistics-over_time = Partida por partida
statistics-places = Puestos
statistics-scores = Puntos
# any_number
statistics-place = { $place }.º
statistics-matches_on =
    { $count ->
        [one] Una partida
       *[other] { $count } partidas, la última a la derecha
    }
statistics-matches_last = Las últimas { $shown } de { $count } partidas, la más nueva a la derecha
statistics-rivals = Rivales
statistics-rivals_about = Cuántas veces quedó por delante, y cuántas por detrás
statistics-against =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }, { $ahead } a { $behind }; la última, { $last ->
        [won] ganada
        [lost] perdida
       *[even] empatada
    }: { $day }
statistics-export = Guardar todo en una tabla (CSV)
statistics-exported = Todas las partidas están en una tabla, para una hoja de cálculo: { $file }
statistics-not_exported = No se pudo escribir la tabla en { $file }: { $detail }
statistics-not_opened = No se pueden abrir las estadísticas en { $file }: { $detail }

# Borrar lo que se sabe de una persona. $count: sus partidas, en todos los juegos.
statistics-forget = Borrar estas estadísticas…
statistics-forget-question = ¿Borrar las estadísticas de { $name }?
statistics-forget-detail =
    { $count ->
        [one] Una partida ya no contará para { $name }, en ningún juego.
       *[other] { $count } partidas ya no contarán para { $name }, en ningún juego.
    } Los demás conservan las suyas, y las partidas todavía se pueden ver.
statistics-forget-yes = Borrar
statistics-forget-no = Conservar

# Las cifras
statistics-played = Partidas
statistics-won_matches = Ganadas
statistics-streak = Racha actual
statistics-longest = Mejor racha
statistics-hands_won = { CAPITAL(-mano) }s ganadas
statistics-best = Mejor puntaje
statistics-best_hand = Mejor { -mano }
statistics-closed = { CAPITAL(-cierre) }s
statistics-in_one = { CAPITAL(-cierre) }s de una vez
statistics-rebuys = Reenganches
statistics-opened = Contratos bajados
statistics-opened-loba_seis_menes = Primeras bajadas
statistics-piles = { CAPITAL(-tomada) }s { -del_pozo }
statistics-swept = { CAPITAL(-winchos) }
statistics-drowned = Monas ahogadas

# Los títulos de la tabla que se guarda
statistics-column_match = Partida
statistics-column_date = Fecha
statistics-column_game = Juego
statistics-column_rules = Reglas de la casa
statistics-column_deal = Reparto
statistics-column_branch = Cuenta
statistics-column_free_undo = Deshacer libre
statistics-column_player = Jugador
statistics-column_bot = Bot
statistics-column_place = Puesto
statistics-column_won = Ganó
statistics-column_score = Puntos
statistics-column_money = Lunas
statistics-column_hands = Manos
statistics-column_turns = Turnos

# En la terminal
command-statistics = Decir quién ganó cuántas veces, de las partidas terminadas que se guardan en este equipo.
command-statistics-game = Solo este juego.
command-statistics-csv = Escribir todo en este archivo, como tabla para una hoja de cálculo.
statistics-longest_run = { CAPITAL(-escalera) } más larga
statistics-saved = Monas que levantaron

# Lo que alguien hizo por primera vez: en una lista con la fecha, y en una línea al final de esa partida.
statistics-firsts = Primeras veces
statistics-first = { $player }, por primera vez: { $what }.
statistics-first-won = una partida ganada
statistics-first-expert = una partida ganada al experto
statistics-first-in_one = { -cerrar } en un solo turno
statistics-first-long_run = una { -escalera } de siete o más
statistics-first-contracts = todos los contratos de una partida
statistics-first-swept = la mesa vacía
statistics-first-saved = levantar quince con la mona
