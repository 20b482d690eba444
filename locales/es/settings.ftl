# Ajustes y teclas.

settings-title = Ajustes
settings-on = sí
settings-off = no
settings-percent = { $percent } %

settings-hint_row = Fila
settings-hint_change = Cambiar
settings-hint_usual = Como al principio
settings-hint_done = Listo, todo queda guardado

settings-block_table = Mesa
settings-block_look = Pantalla
settings-block_sound = Sonido
settings-block_ease = Comodidad
settings-block_controls = Controles
settings-block_language = Idioma
settings-block_about = Acerca de
settings-block_usual = Dejar esta página como al principio

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
settings-french_courts = Figuras francesas
settings-french_courts_about = V, D y R mientras juegas en francés

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

# Comodidad
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
settings-motion_about = Cómo viajan las cartas
settings-motion_full = Completo
settings-motion_brief = Breve
settings-motion_none = Ninguno
settings-high_contrast = Mesa de alto contraste
settings-high_contrast_about = Paño liso, contornos gruesos
settings-say_legal = Decir con palabras lo que vale
settings-say_legal_about = «5-6-7-8 de corazones: vale»

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
settings-preview_ring = Estás { -aqui }
settings-preview_refusal = *No vale:* esta pierna ya tiene sus tres { -palo }s; no entran corazones.
settings-preview_legal = *Sí vale:* 5-6-7-8 de corazones.
settings-preview_spades = ♠ { -picas }
settings-preview_clubs = ♣ tréboles

# Qué le pasa al archivo de ajustes
settings-notice-bad_value = «{ $name }» tiene en tus ajustes un valor que no se conoce; queda como al principio.
settings-notice-unknown = «{ $name }» no se conoce { -aqui }; sigue en tus ajustes tal como está.
settings-notice-unreadable = No se pueden leer tus ajustes ({ $detail }); todo queda como al principio.
settings-notice-damaged = Tus ajustes estaban dañados; todo queda como al principio, y { $file } guarda lo que había.

# Teclas
keys-title = Teclas y botones
keys-column_keyboard = Teclado
keys-column_pad = Control
keys-waiting = Presiona…
keys-press_key = Presiona la tecla para «{ $action }». Esc la deja como está.
keys-press_pad = Presiona el botón para «{ $action }». Esc lo deja como está.
keys-clash = { $chord } ya sirve para «{ $other }». ¿Que desde ahora sirva para «{ $action }»?
keys-take = Sí, «{ $action }»
keys-leave = Dejarlo como está
keys-clear = Dejar vacío
keys-cancel = Cancelar
keys-needed = «{ $action }» necesita una tecla: sin ella nadie encuentra el camino de vuelta.
keys-all_usual = Todo como al principio
keys-hint_clear = Vaciar

keys-group_way = Moverse
keys-group_hand = Tu mano
keys-group_turn = Tu turno
keys-group_fishing = La Mona
keys-group_see = Mirar y pausar

keys-do_up = Arriba
keys-do_down = Abajo
keys-do_left = Izquierda
keys-do_right = Derecha
keys-do_confirm = Aceptar, agarrar, soltar
keys-do_back = Atrás, cancelar
keys-do_first = Al principio de la lista
keys-do_last = Al final de la lista
keys-do_next_zone = Zona siguiente
keys-do_previous_zone = Zona anterior
keys-do_zone_hand = A tu mano
keys-do_zone_own = A tus juegos
keys-do_zone_far = A los juegos de los demás
keys-do_zone_piles = { CAPITAL(-al_mazo) } y { -al_pozo }
keys-do_zone_keys = A los botones
keys-do_mark = Marcar una carta
keys-do_mark_left = Marcar a la izquierda
keys-do_mark_right = Marcar a la derecha
keys-do_mark_group = Marcar un grupo
keys-do_move_left = Carta a la izquierda
keys-do_move_right = Carta a la derecha
keys-do_sort = Ordenar
keys-do_group = Buscar grupos
keys-do_draw_stock = { CAPITAL(-robar) } { -del_mazo }
keys-do_take_pile = { CAPITAL(-tomar) } el descarte o { -el_pozo }
keys-do_lay_down = Bajar
keys-do_stage = Preparar el contrato
keys-do_take_back = Recoger, quitar
keys-do_discard = { CAPITAL(-descartar) }
keys-do_undo = Deshacer
keys-do_redo = Rehacer
keys-do_hint = Pista
keys-do_trail = { CAPITAL(-echar) } carta (La Mona)
keys-do_build = Formar (La Mona)
keys-do_fila = Fila (La Mona)
keys-do_lens = Lupa
keys-do_scores = Puntajes
keys-do_log = Lo que pasó
keys-do_rules = Reglas
keys-do_pause = Pausa
keys-do_fullscreen = Pantalla completa

# La letra de cada botón: está en su nombre, y no es la de ningún otro.
keys-letter_draw_stock = r
keys-letter_take_pile = t
keys-letter_lay_down = b
keys-letter_stage = a
keys-letter_discard = d
keys-letter_hint = s
keys-letter_sort = o
keys-letter_group = g
keys-letter_trail = h
keys-letter_build = f
keys-letter_fila = l
keys-letter_lens = u
keys-letter_scores = e
keys-letter_log = q
keys-letter_pause = p

# Nombres de las teclas
key-name_up = ↑
key-name_down = ↓
key-name_left = ←
key-name_right = →
key-name_return = Enter
key-name_enter = Enter (números)
key-name_escape = Esc
key-name_space = Espacio
key-name_tab = Tab
key-name_backspace = Retroceso
key-name_delete = Supr
key-name_insert = Insert
key-name_home = Inicio
key-name_end = Fin
key-name_page_up = Re Pág
key-name_page_down = Av Pág
key-name_ctrl = Ctrl
key-name_alt = Alt
key-name_shift = Mayús

# Nombres de los botones del control
pad-name_dpup = Cruceta ↑
pad-name_dpdown = Cruceta ↓
pad-name_dpleft = Cruceta ←
pad-name_dpright = Cruceta →
pad-name_lefty_minus = Palanca ↑
pad-name_lefty_plus = Palanca ↓
pad-name_leftx_minus = Palanca ←
pad-name_leftx_plus = Palanca →
pad-name_righty_minus = Palanca der. ↑
pad-name_righty_plus = Palanca der. ↓
pad-name_rightx_minus = Palanca der. ←
pad-name_rightx_plus = Palanca der. →
pad-name_leftshoulder = L1
pad-name_rightshoulder = R1
pad-name_lefttrigger = L2
pad-name_righttrigger = R2
pad-name_leftstick = L3
pad-name_rightstick = R3
pad-name_back = Vista
pad-name_start = Menú
pad-name_guide = Inicio
settings-notice-not_kept = Los ajustes no se pueden guardar ({ $detail }). Valen hasta que salgas, y Loba lo intentará otra vez.
