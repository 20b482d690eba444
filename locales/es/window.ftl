# Abrir la ventana desde la línea de comandos.

command-variant = empezar enseguida este juego: su nombre, como lo da «loba variants list», o un archivo YAML
command-players = quién juega: Ana es una persona; bot, el bot de siempre; bold o Beto:bold, otro bot (novice, amateur, regular, veteran, expert; bold, cautious, hasty, hoarder, watchful; tito, elvira, lucho, rosa, galo, chepe, odette, ze; naive, random; o uno tuyo); Carla:./mi_bot.py, un programa tuyo; ver docs/bots.md
command-seed = un número o una palabra; si se repite, se reparten las mismas cartas
command-option = elegir un valor para una opción del juego, como jokers=2; se puede repetir
command-preset = elegir un conjunto de opciones del juego
command-position = jugar desde una mesa preparada en un archivo de posición
command-load = seguir con una partida: un archivo, o el nombre de una guardada
command-open = abrir una partida o un archivo de juego, como al soltarlo en la ventana; basta con poner el archivo solo
command-size = el tamaño de la ventana, como 1280x800
command-fullscreen = ocupar toda la pantalla

window-too_small = La ventana no puede medir menos de { $size }.
window-two_tables = { $first } y { $second } indican cada una su mesa; solo puede quedar una de las dos.
window-no_variant = --players, --seed, --option y --preset necesitan un juego, como --variant loba_de_menos.
window-settled = { $table } indica una mesa que ya tiene su juego y sus cartas; { $option } sobra.
window-seed = --seed es un número o una palabra de { $most } letras como mucho.
window-nameless = El asiento { $seat } no tiene nombre. Se escribe como Ana, o Beto:expert si es un bot.
window-no_screen = No se puede abrir la ventana: no se encontró ninguna pantalla.
window-no_window = No se puede abrir la ventana, aunque hay una pantalla.
window-no_libraries = Hay una pantalla, pero al sistema le faltan las bibliotecas para llegar a ella: { $names }. En Debian y Ubuntu: apt install { $packages }
window-no_screen_detail = El sistema dice: { $detail }.
window-no_screen_driver = SDL_VIDEODRIVER vale «{ $driver }». Sin esa variable, Loba busca una pantalla por su cuenta.
window-no_screen_help =
    Loba se abre desde un escritorio; si la conexión es por ssh, con «ssh -X».
    Lo que funciona sin ventana está en «loba --help».
