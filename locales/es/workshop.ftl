### El taller, donde se arma con el mouse un juego de la casa. Lo que está entre *asteriscos* va en
### negrita.

# En la página de la mesa nueva
workshop-make = Hazlo tuyo
workshop-make_tip = Toma este juego, cambia lo que en tu casa se juega de otra manera y ponle un nombre.
workshop-change = Cambiarlo
workshop-copy = Copiar
workshop-give = Compartirlo
workshop-delete = Borrar este juego
workshop-keep_it = Conservar este juego
workshop-deleted = { $game } se borra al salir de esta página.
workshop-not_read = Este archivo no se puede cambiar { -aqui }.
# El primer nombre del juego nuevo; $game: "Carioca"
workshop-new_name = { $game } de la casa
# $game: "Nuestra Carioca"
workshop-copy_name = { $game }, otra
# Las primeras líneas del archivo.
workshop-file_about = { $game }, como se juega en tu casa. El taller escribe lo que cambias en él; lo que escribes a mano se queda. Quita el # de una línea para cambiarla.

# El encabezado
workshop-naming = Cómo se llama
workshop-name = Nombre
workshop-about = Una línea sobre el juego
workshop-all_languages = todos
workshop-like = Como { $game }, con tus cambios
workshop-more = Más reglas
workshop-own = a tu manera

# Las secciones
workshop-section-players = Quién juega
workshop-section-cards = Naipes y reparto
workshop-section-drawing = { CAPITAL(-robar) }
workshop-section-melds = Juegos
workshop-section-laying = Bajar y agregar
workshop-section-discarding = { CAPITAL(-descartar) }
workshop-section-taking = Levantar
workshop-section-building = Formar
workshop-section-scoring = Puntos
workshop-section-match = La partida

# Los renglones
workshop-by_players = Según cuántos juegan
workshop-with_players = Con { $count } jugadores
workshop-face = su número
workshop-nothing = nada
workshop-brush = Elige un valor y toca las cartas
workshop-low_A = as bajo
workshop-add_meld = Agregar { $meld }
workshop-remove_meld = Quitar { $meld }
workshop-put_meld = Va al contrato elegido; o arrástralo a otro.
workshop-take_meld = Sale del contrato; o arrástralo a otro.
workshop-add_contract = Agregar un contrato
workshop-remove_contract = Quitar este contrato
workshop-contracts_about = Elige un contrato por su número. Arrastra los juegos, o tócalos.

# Lo que arregla una falla
workshop-mend = { $field }: { $value }
workshop-as_below = Como en { $game }
workshop-drop = Quitarlo
workshop-smaller_contract = Un juego menos en este contrato

# La prueba
workshop-trying = Probando …
workshop-tried =
    { $count ->
        [one] Una mano probada por bots simples
       *[other] { $count } manos probadas por bots simples
    }
workshop-hand_won =
    { $turns ->
        [one] { $number }. Gana { $player } después de un turno.
       *[other] { $number }. Gana { $player } después de { $turns } turnos.
    }
workshop-hand_even =
    { $turns ->
        [one] { $number }. Nadie gana después de un turno.
       *[other] { $number }. Nadie gana después de { $turns } turnos.
    }
workshop-hand_blocked =
    { $turns ->
        [one] { $number }. Trabada después de un turno.
       *[other] { $number }. Trabada después de { $turns } turnos.
    }
workshop-take_back = Deshacer
workshop-play = A la mesa

# Compartirlo, y recibir uno
workshop-give_title = Compartir { $game }
workshop-give_about = Escanea esto con un celular de esta red: recibe el archivo y puede mandarlo a otros. No hace falta internet.
workshop-give_file = O lleva el archivo mismo. Quien lo suelte sobre la ventana de Loba lee primero las reglas, y puede conservarlo.
workshop-show_folder = Mostrar en la carpeta
workshop-folder_not_shown = No se pudo abrir la carpeta. Es { $folder }.
workshop-keep = Conservar este juego
workshop-keep_not = No conservarlo
