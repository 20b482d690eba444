# Abrir la ventana desde la línea de comandos.

command-variant = siéntate enseguida a este juego: su nombre, o un archivo YAML
command-players = quién juega, como Ana,Beto:expert; tras los dos puntos, el nombre de un bot
command-seed = un número o una palabra; la misma reparte las mismas cartas
command-option = elige un valor para una opción del juego; se puede repetir
command-preset = elige un conjunto de opciones del juego
command-position = juega desde una mesa preparada en un archivo de posición
command-load = sigue con una partida: un archivo, o el nombre de una guardada
command-size = el tamaño de la ventana, como 1280x800
command-fullscreen = ocupa toda la pantalla

window-too_small = La ventana no puede ser menor que { $size }.
window-two_tables = { $first } y { $second } nombran cada una una mesa; elige una de las dos.
window-no_variant = --players, --seed, --option y --preset necesitan un juego: agrega --variant ID.
window-nameless = El lugar { $seat } no tiene nombre. Escríbelo como Ana, o Beto:expert si es un bot.
window-no_screen = No se puede abrir la ventana: no se encontró ninguna pantalla.
window-no_screen_detail = El sistema dice: { $detail }.
window-no_screen_driver = SDL_VIDEODRIVER vale «{ $driver }». Sin esa variable, Loba busca una pantalla por su cuenta.
window-no_screen_help =
    Abre Loba desde un escritorio; si te conectas por ssh, usa «ssh -X».
    Lo que funciona sin ventana está en «loba --help».
