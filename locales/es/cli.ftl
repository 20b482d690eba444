# La línea de comandos: las órdenes, su ayuda y lo que dicen.

cli-about = Cinco rummies de la familia de la Loba, La Mona y sus parientes: Escoba, Escoba italiana y Casino.
cli-unknown_language = No hay textos en «{ $name }». Los hay en { $known }.
cli-interrupted = ¡Hasta pronto!
cli-usage = uso:
cli-arguments = qué va en cada lugar
cli-options = opciones
cli-commands = comandos
cli-command = COMANDO
cli-help = mostrar esta ayuda y salir
cli-wrong_use = No se entiende lo pedido: { $detail }
cli-wrong_use_somehow = No se entiende lo pedido. Las líneas de arriba muestran lo que se entiende.
cli-wrong-unknown = { -aqui } no hay «{ $given }».
cli-wrong-lacking = falta { $name }.
cli-wrong-ambiguous = «{ $given }» podría ser { $known }.
cli-wrong-choice = «{ $given }» no es ninguno de estos: { $known }.
cli-wrong-no_value = después de { $name } falta algo.
cli-wrong-takes_none = { $name } va sin nada más, sin «{ $given }».
cli-wrong-not_whole = { $name } es un número entero, no «{ $given }».
cli-wrong-value = { $name } no puede ser «{ $given }».

# Lo que ocupa el lugar de un valor en la ayuda.
cli-word-bot = BOT
cli-word-dir = CARPETA
cli-word-file = ARCHIVO
cli-word-id = ID
cli-word-key = CLAVE
cli-word-lang = IDIOMA
cli-word-name = NOMBRE
cli-word-save = PARTIDA
cli-word-seconds = SEGUNDOS
cli-word-value = VALOR

command-lang = el idioma de los textos, como en, es o fr
command-version = mostrar la versión y salir

command-variants = los juegos que hay y los archivos de donde salen
command-variants-list = enumerar los juegos
command-variants-list-json = en JSON, con jugadores y opciones
command-variants-show = mostrar todas las reglas de un juego y de dónde sale cada una
command-variants-show-variant = el nombre de un juego, o un archivo YAML
command-variants-show-option = elegir un valor para una opción, como jokers=2; se puede repetir
command-variants-show-preset = elegir un conjunto de opciones
command-variants-show-json = en JSON
command-variants-check = buscar todo lo que falla en archivos de juego y jugar unas manos
command-variants-check-file = un archivo YAML, o una carpeta de ellos
command-variants-check-json = como JSON
command-variants-new = escribir el archivo de un juego propio, parecido a otro
command-variants-new-name = el nombre del juego nuevo, en minúsculas
command-variants-new-like = el nombre del juego que cambia, o un archivo YAML
command-variants-schema = mostrar el JSON Schema de los archivos de juegos, para editores

variants-line = { $name } ({ $players }): { $about }
variants-broken = «{ $name }» tiene errores; «loba variants check» los enumera.
variants-unknown = No hay ningún juego «{ $name }». Hay { $known }.
variants-option_chosen = { $option }, elegido ({ $allowed })
variants-option_default = { $option } ({ $allowed })
variants-by_option = opción { $option }
variants-from_file = de { $file }
variants-sound = { $file }: está bien.
variants-played = Manos jugadas por bots: { $hands } (ganadas: { $won }, bloqueadas: { $blocked }, sin ganador: { $undecided }). Partidas hasta el final: { $matches }; manos de la más larga: { $longest }.
variants-not_played = Es demasiado grande para probar partidas enteras.
variants-new-about = { $name }: este archivo cambia { $game }; lo que no dice queda como en { $game }. Abajo está todo como lo tiene { $game }: a lo que en casa se juega de otro modo hay que quitarle el «#», y también a la línea de arriba a la que pertenece.
variants-new-bad_name = «{ $name }» no sirve como nombre de un juego. Solo valen minúsculas, cifras y «_», con una letra primero, como nuestra_carioca.
variants-new-taken = Ya hay un juego «{ $name }».
variants-new-unwritten = No se puede escribir el archivo ({ $detail }).
variants-new-written = { $file } está listo, y todavía no cambia nada.
variants-checked =
    { $files ->
        [one] Un archivo revisado
       *[other] { $files } archivos revisados
    }: { $errors ->
        [0] ningún error
        [one] un error
       *[other] { $errors } errores
    }.

command-simulate = hacer jugar muchas partidas a los bots y ver cómo fueron
command-simulate-variant = el nombre de un juego, o un archivo YAML
command-simulate-option = elegir un valor para una opción, como jokers=2; se puede repetir
command-simulate-preset = elegir un conjunto de opciones
command-simulate-players = cuántos juegan; si no se dice, los menos posibles
command-simulate-bots = quién juega, por ejemplo regular o naive,expert; una lista ocupa los asientos por turno; «loba --help» nombra los bots
command-simulate-matches = cuántas partidas
command-simulate-seed = un número; el mismo número da las mismas partidas
command-simulate-jobs = cuántos procesadores usar
command-simulate-save = guardar cada partida en esta carpeta
command-simulate-json = en JSON

command-coach = decir cómo fue una mano, y qué costó puntos
command-coach-file = un archivo de partida
command-coach-hand = el número de la mano; si no se dice, la primera
command-coach-seat = el número del jugador; si no se dice, el primero

command-replay = contar una partida guardada, paso a paso
command-replay-file = un archivo de partida
command-replay-hand = solo la mano de este número
command-replay-json = en JSON

simulate-head =
    { $matches ->
        [one] { $game }: una partida, semilla { $seed }
       *[other] { $game }: { $matches } partidas, semilla { $seed }
    }
simulate-column-min = mínimo
simulate-column-q1 = 25 %
simulate-column-median = mediana
simulate-column-q3 = 75 %
simulate-column-max = máximo
simulate-column-mean = media
simulate-row-hands = manos por partida
simulate-row-turns = turnos por mano
simulate-row-points = puntos por mano
simulate-row-scores = puntajes finales
simulate-figure = { NUMBER($figure, maximumFractionDigits: 2) }
simulate-one_turn_outs =
    { CAPITAL(-cierre) }s en un solo turno: { $count ->
        [one] una mano
       *[other] { $count } manos
    } de { $hands } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
simulate-blocked_hands =
    Bloqueadas: { $count ->
        [one] una mano
       *[other] { $count } manos
    } de { $hands } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
simulate-rebuys = Reenganches: { $count }
simulate-wins = El asiento { $seat } ({ $bot }) ganó { $count } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
simulate-shared =
    { $count ->
        [one] Una victoria fue compartida, y cuenta para todos los que la comparten.
       *[other] { $count } victorias fueron compartidas, y cuentan para todos los que las comparten.
    }
simulate-number = { $name } es un número entero del 1 al { $most }.
simulate-players =
    { $numbers ->
        [one] Este juego es para { $most } jugadores, no para { $given }.
       *[other] Este juego es para { $least } a { $most } jugadores, no para { $given }.
    }
simulate-bots = Hay { $seats } asientos, y bots para { $given }.
simulate-unknown_bot = No hay ningún bot «{ $name }». Hay { $known }.
simulate-not_saved = No se puede escribir { $file } ({ $detail }).
simulate-broken = Un proceso terminó antes que sus partidas; quizá falte memoria.

replay-head = { $game }: { $players }
replay-piles = mazo { $stock }, descartes { $pile }
replay-total = total
replay-winners =
    { $count ->
        [one] Gana { $players }.
       *[other] Comparten la victoria { $players }.
    }
replay-money = { $player } { $amount }
replay-settlement = El { -fondo } era { $pot }; cuentas: { $money }.
replay-unfinished = La partida quedó { -aqui }.
coach-no_such_seat = No hay jugador { $seat }: son { $seats }.
replay-no_such_hand =
    { $hands ->
        [one] No hay mano { $hand }: la partida tiene una.
       *[other] No hay mano { $hand }: la partida tiene { $hands }.
    }

command-host = poner una mesa para jugar con celulares, y mostrar el código que se escanea
command-host-variant = el nombre de un juego, o un archivo YAML
command-host-seats = quién juega: «phone» por cada persona con celular, y los bots como en --players, por ejemplo phone,phone,bot
command-host-option = elegir el valor de una opción, como jokers=2; puede repetirse
command-host-preset = elegir un conjunto de opciones
command-host-seed = el número del reparto; el mismo número da las mismas cartas
command-host-load = seguir con una partida que quedó a medias: su nombre, o un archivo
command-host-address = la dirección que se abre, si la que se encuentra no es la buena
command-host-port = el puerto que se abre; si está ocupado, se abre otro
command-host-no_window = jugar solo con celulares, sin ventana
cli-word-seats = LUGARES
cli-word-address = DIRECCIÓN
cli-word-port = PUERTO

command-rules = escribir las reglas de una mesa para imprimirlas, con una hoja de puntos
command-rules-variant = el nombre de un juego, o un archivo YAML
command-rules-option = elegir un valor para una opción, como jokers=2; se puede repetir
command-rules-preset = elegir un conjunto de opciones
command-rules-players = los nombres para la hoja de puntos
command-rules-out = el archivo HTML que se escribe; sin él, las páginas van a la terminal
