# Qué le pasa a un archivo de partida. { $where } es un lugar en él, como «log 17», su línea 17.

fault-match-missing = Ese archivo no existe.
fault-match-unreadable = No se puede leer este archivo ({ $detail }).
fault-match-too_large = Este archivo pasa de { $most } MB; ninguna partida llega a tanto.
fault-match-overfull = Este archivo tiene más de lo que cabe en una partida.
fault-match-empty = Este archivo está vacío.
fault-match-cut_short = Falta el final de esta partida: el archivo está cortado.
fault-match-damaged = Este archivo está dañado en la línea { $line }.
fault-match-too_deep = Este archivo está dañado: tiene demasiados niveles.
fault-match-key_twice = «{ $key }» está dos veces en este archivo donde va una sola.
fault-match-not_a_match = Esto no es un archivo de partida.
fault-match-newer = Esta partida se guardó con una versión más nueva de Loba (archivo: versión { $version }; esta lee la { $known }). Hay que actualizar Loba.
fault-match-missing_key = { $where }: falta «{ $key }».
fault-match-unknown_key = { $where }: «{ $key }» no va { -aqui }.
fault-match-not_map = { $where }: { -aqui } va un grupo de claves.
fault-match-not_list = { $where }: { -aqui } va una lista.
fault-match-not_whole = { $where }: { -aqui } va un número entero.
fault-match-not_text = { $where }: { -aqui } va un texto.
fault-match-bad_text = { $where }: { -aqui } va un texto de { $least } a { $most } caracteres que se puedan mostrar.
fault-match-bounds = { $where }: el número debe ir de { $low } a { $high }.
fault-match-too_many = { $where }: más de { $most } entradas.
fault-match-variant = Las reglas de este archivo se contradicen (en «{ $path }»).
fault-match-seats =
    { $numbers ->
        [one] Este juego es para { $high } jugadores; en el archivo hay { $given } asientos.
       *[other] Este juego es para { $low } a { $high } jugadores; en el archivo hay { $given } asientos.
    }
fault-match-seat_kind = { $where }: «{ $given }» no es ni una persona ni el nombre de un bot.
fault-match-line = { $where }: esta línea no se entiende.
fault-match-card = { $where }: «{ $given }» no es una carta.
fault-match-chance = { $where }: las cartas no salen como dice este archivo.
fault-match-act = { $where }: «{ $act }» no se entiende.
fault-match-illegal = { $where }: «{ $act }» no vale ahí.
fault-match-drift = { $where }: la mesa no es la que era al guardar la partida. Cambió el archivo, o cambiaron las reglas del juego.
fault-match-not_flag = { $where }: { -aqui } va sí o no (true o false).
fault-match-not_one_of = { $where }: puede ser { $allowed }.
fault-match-crest = { $where }: «{ $given }» no es un emblema.
fault-match-table = { $where }: así no puede haber quedado ninguna mesa.
fault-match-elsewhere = Esta partida está abierta en otra ventana del juego. Primero hay que cerrarla allí.
