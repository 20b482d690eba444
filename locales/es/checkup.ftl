# `loba doctor` / `loba --selftest`: lo que hay en el equipo donde corre Loba, y qué ayudaría.

command-doctor = mirar qué encuentra Loba en este equipo, y qué ayudaría si algo anda mal
command-doctor-json = en JSON

doctor-loba = Loba
doctor-python = Python
doctor-system = Sistema
doctor-built = Corre sin Python
doctor-compiled = Motor compilado
doctor-safe = Modo seguro
doctor-pygame = pygame-ce
doctor-sdl = SDL
doctor-video = Controlador de imagen
doctor-displays = Pantallas
doctor-renderers = Formas de dibujar
doctor-window = Ventana
doctor-sdl_file = SDL usada directamente
doctor-audio = Controlador de sonido
doctor-outputs = Salidas de sonido
doctor-fonts = Letras
doctor-gamepads = Controles
doctor-variables = Variables
doctor-data = Partidas y agregados
doctor-data_writable = … se puede escribir
doctor-settings = Ajustes
doctor-settings_writable = … se puede escribir
doctor-settings_file = Ajustes guardados
doctor-people_file = Jugadores guardados
doctor-names_file = Cambios de nombre guardados
doctor-last_table_file = Última mesa guardada
doctor-lessons_file = Lecciones guardadas
doctor-practice_file = Práctica guardada
doctor-days_file = Manos del día guardadas
doctor-ratings_file = Valoraciones guardadas
doctor-reviews_file = Análisis guardados
doctor-books_file = Partidas con cartas de verdad
doctor-phones_file = Lugares de celulares guardados
doctor-file_faulty = Archivo con faltas
doctor-free = Espacio libre
doctor-matches = Partidas en curso
doctor-replays = Partidas terminadas
doctor-languages = Idiomas
doctor-games = Juegos
doctor-game_faulty = Juego con faltas
doctor-bots = Bots de archivo
doctor-failed = No se pudo averiguar
doctor-bot_faulty = Bot con faltas
doctor-own_cards = Cartas propias
doctor-card_faulty = Carta sin usar

doctor-yes = sí
doctor-no = no
doctor-none = ninguno
doctor-mib = { $size } MiB
doctor-well = Está todo lo que Loba necesita.
doctor-wrong =
    { $count ->
        [one] Hay una cosa que conviene mirar.
       *[other] Hay { $count } cosas que conviene mirar.
    }

doctor-hint_broke = No se pudo averiguar.
doctor-hint_no_screen = { CAPITAL(-aqui) } no se puede abrir una ventana ({ $detail }). Loba se abre desde un escritorio.
doctor-hint_unseen = Nadie ve lo que se pinta así. Hay que quitar SDL_VIDEODRIVER, o abrir Loba desde un escritorio.
doctor-hint_no_window = Hay una pantalla, pero no se abre ninguna ventana en ella ({ $detail }). Si SDL_FRAMEBUFFER_ACCELERATION o SDL_VIDEODRIVER tienen un valor, hay que quitarlo.
doctor-hint_no_sdl = Loba no encuentra la SDL que usa pygame: cada imagen se entrega entera y los eventos se buscan muchas veces por segundo. Se puede jugar, pero gasta más procesador.
doctor-hint_small = Loba necesita al menos { $wide }x{ $high }.
doctor-hint_no_sound = No habrá sonido ({ $detail }). ¿Hay algo conectado? ¿Lo está usando otro programa?
doctor-hint_font_gone = Faltan letras: { $names }. Hay que instalar Loba de nuevo.
doctor-hint_strange_pad = Loba no conoce los botones de { $names }. Puede ayudar ponerlo en modo XInput.
doctor-hint_not_writable = No se puede escribir en { $folder }: ni partidas ni ajustes se guardan. Con LOBA_HOME se elige otra carpeta.
doctor-hint_little_room = Quedan menos de { $least } MiB libres: puede que las partidas no se guarden.
doctor-hint_language_faulty = Hay errores en los textos: { $places }.
doctor-hint_game_faulty = «loba variants check { $file }» dice qué está mal.
doctor-hint_bot_faulty = El error está en { $file }, línea { $line }; al nombrar este bot con --players se dice qué está mal.
doctor-hint_bot_unread = El error está en { $file }; al nombrar este bot con --players se dice qué está mal.
doctor-hint_cards_faulty = Estos dibujos no se pueden usar: { $names }.

command-selftest = probar todo lo que viene con Loba y decir si funciona { -aqui }
command-seen = con --selftest: fallar donde no se puede ver una ventana

selftest-fine = bien
selftest-failed = FALLA
selftest-window = ventana
selftest-variants = juegos leídos
selftest-languages = textos
selftest-bots = bots de archivo leídos
selftest-letters = letras
selftest-pictures = dibujos
selftest-deck = baraja
selftest-sounds = sonidos
selftest-pages = páginas pintadas
selftest-lessons = lecciones empezadas
selftest-hand = una mano de
selftest-match = una partida de
selftest-save = una partida escrita y vuelta a leer
selftest-settings = ajustes escritos y vueltos a leer
selftest-beside = bots en un proceso aparte
selftest-phones = la página para celulares
selftest-no_window = No se pudo abrir una ventana: { $detail }
selftest-nobody_sees = nadie la vería
selftest-end =
    { $failed ->
        [0] Todo funciona, en { $seconds } segundos.
        [one] Una cosa no funciona.
       *[other] { $failed } cosas no funcionan.
    }
