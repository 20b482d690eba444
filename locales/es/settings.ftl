# Ajustes.

settings-title = Ajustes
settings-on = sí
settings-off = no
settings-percent = { $percent } %

settings-hint_row = Fila
settings-hint_change = Cambiar
settings-hint_usual = Restablecer
settings-hint_done = Listo, todo queda guardado

settings-block_table = Mesa
settings-block_look = Pantalla
settings-block_sound = Sonido
settings-block_ease = Accesibilidad
settings-block_controls = Controles
settings-block_language = Idioma
settings-block_about = Acerca de
settings-block_usual = Restablecer esta página

# Qué es Loba, y de quién es; también para `loba --version`.
about-licence = Software libre bajo la licencia MIT: cualquiera puede usarlo, cambiarlo y compartirlo.
about-art = Las cartas, las imágenes, los sonidos y la música se hicieron para Loba y llevan la misma licencia.
about-letters = Tipografía: Source Sans Pro y Source Serif Pro, de Adobe, bajo la licencia SIL Open Font License 1.1.
about-parts = Funciona con Python, pygame-ce y SDL, y con piezas menores que traen cada una su propia licencia.
about-page = Las licencias de todas las piezas: { $file }

# Mesa
settings-speed = Velocidad
settings-speed_about = De las cartas y de los bots
settings-speed_usual = Normal
settings-speed_double = Doble
settings-speed_at_once = Al instante
settings-pack = Naipes
settings-pack_about = Los españoles son para juegos sin dieces
settings-pack_game = Los de cada juego
settings-pack_french = Franceses
settings-pack_spanish = Españoles
settings-french_courts = Figuras francesas
settings-french_courts_about = V, D y R mientras juegas en francés
settings-remarks = Comentarios
settings-remarks_about = Los de la casa dicen algo de vez en cuando

# Pantalla
settings-fullscreen = Pantalla completa
settings-fullscreen_about = La mesa llena la pantalla
settings-safe_area = Borde de la pantalla
settings-safe_area_about = Para televisores que recortan el borde
settings-safe_area_none = Ninguno
settings-safe_area_some = Poco
settings-safe_area_more = Más

# Sonido
settings-volume_master = Todo
settings-volume_master_about = El volumen del juego entero
settings-volume_cards = Cartas
settings-volume_cards_about = { CAPITAL(-robar) }, repartir, dejar en la mesa
settings-volume_table = Mesa
settings-volume_table_about = Turnos, bajadas, puntos, monedas
settings-volume_night = Noche
settings-volume_night_about = Grillos, agua, un búho de vez en cuando
settings-volume_music = Música
settings-volume_music_about = Suave, por debajo de lo demás

# Accesibilidad
settings-two_colours = Cuatro colores para los { -palo }s
settings-two_colours_about = Diamantes azules, tréboles verdes
settings-large_corners = Esquinas grandes en las cartas
settings-large_corners_about = Números y { -palo }s, una vez y media más grandes
settings-text_scale = Tamaño de texto y cartas
settings-text_scale_about = Menús, nombres y avisos
settings-text_scale_normal = Normal
settings-text_scale_large = Grande
settings-text_scale_largest = Muy grande
settings-motion = Movimiento
settings-motion_about = Cómo se mueven las cartas
settings-motion_full = Completo
settings-motion_brief = Breve
settings-motion_none = Ninguno
settings-high_contrast = Mesa de alto contraste
settings-high_contrast_about = Paño liso, contornos gruesos
settings-say_legal = Describir las jugadas permitidas
settings-say_legal_about = «5-6-7-8 de corazones: vale»
settings-voice = Leer la pantalla en voz alta
settings-voice_about = La voz del sistema; con lector de pantalla, solo lo que pasa
settings-few_words = Hablar con pocas palabras
settings-few_words_about = Lector de pantalla y voz: sin lo que ya se sabe
settings-more_time = Más tiempo para leer
settings-more_time_about = Los bots y los avisos esperan el doble

# Controles
settings-hold_is_toggle = Presionar en vez de mantener
settings-hold_is_toggle_about = Un toque empieza, otro termina
settings-keys = Teclas y botones
settings-keys_about = Elige los tuyos para todo
settings-keys_open = Elegir

# Idioma
settings-language_system = Como el sistema

# El trozo de mesa junto a los ajustes
settings-preview = Así se ve ahora
settings-most_used = Las más usadas
settings-preview_ring = Estás { -aqui }
settings-preview_refusal = *No vale:* esta pierna ya tiene sus tres { -palo }s; no entran corazones.
settings-preview_legal = *Sí vale:* 5-6-7-8 de corazones.
settings-preview_spades = ♠ { -picas }
settings-preview_clubs = ♣ tréboles

# Qué le pasa al archivo de ajustes
settings-notice-bad_value = «{ $name }» tiene en tus ajustes un valor que no se conoce; se usa el de siempre.
settings-notice-unknown = «{ $name }» no se conoce { -aqui }; sigue en tus ajustes tal como está.
settings-notice-not_kept = Los ajustes no se pueden guardar ({ $detail }). Valen hasta que salgas, y Loba lo intentará otra vez.
