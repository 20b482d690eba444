# Una mesa con celulares: la página del celular, y lo que se dice de ella en la mesa.

phones-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
phones-away = Sin su celular
phones-away_short = No está
phones-ready = Ya estás. Esperando a { $players }.
phones-back = Elegir otra cosa
phones-pick = Elige una de estas opciones
phones-tool-sort = { table-key-sort }
phones-tool-left = Mover ←
phones-tool-right = Mover →
phones-tool-undo = { table-key-undo }
phones-tool-redo = Rehacer
phones-tool-hint = { table-key-hint }

# Lo que dice la página misma.
phones-page-choose = ¿Cuál es tu lugar?
phones-page-code = Código de la mesa
phones-page-connecting = Buscando la mesa…
phones-page-enter = Entrar
phones-page-hand = Tus cartas
phones-page-language = Idioma
phones-page-log = { table-log }
phones-page-lost = La mesa no responde. Intentando otra vez…
phones-page-melds = Juegos de los demás
phones-page-scan_again = Este celular no tiene lugar en esta mesa. Hay que escanear el código otra vez, o escribirlo.
phones-page-wrong_code = Ese no es el código de esta mesa. Revisa los números, o escanea el código.
phones-page-too_many = Hubo demasiados códigos equivocados. Hay que escanear el código, o pedir uno nuevo.
phones-page-old_browser = Este navegador es muy viejo para la mesa. Con uno más nuevo funciona.
phones-page-scores = Puntajes
phones-page-taken = { -aqui } juega otro celular
phones-page-waits = Otro celular tiene este lugar. Quien cuida la mesa puede dártelo.
phones-page-went_on = Este lugar pasó a otro celular.
phones-page-no_seat = Ahora ningún lugar es para un celular. En la pantalla grande se puede cambiar.
phones-page-waits_start = Ya estás. Esperando a los demás…
phones-page-yours = el tuyo
phones-page-rules = Reglas de esta mesa
phones-page-large = Letra y esquinas grandes
phones-page-two_colours = Palos solo en rojo y negro
phones-page-below = Mirar lo que hay debajo
phones-page-turn = Te toca
phones-page-sound = Un sonido cuando me toca
phones-page-no_shake = Este celular no puede vibrar cuando te toca.
phones-page-no_wake = Esta página no puede mantener encendida la pantalla: conviene que el celular se bloquee más tarde.
phones-page-no_sound = Este navegador no reproduce sonidos.
phones-page-hide_hand = Ocultar mis cartas
phones-page-show_hand = Mostrar mis cartas
phones-page-must = úsala
phones-page-lit = pista
phones-page-fresh = nueva
phones-page-name = Tu nombre
phones-page-watch = Mirar la partida
phones-page-sit = Sentarme a jugar
phones-page-acts = Lo que se puede hacer
phones-page-felt = { reader-table }
phones-page-stock = { CAPITAL(-mazo) }

# La página del código en la ventana.
phones-title = Celulares
phones-scan = Escanea esto con el celular, o abre la dirección y escribe el código.
phones-no_code = Hubo demasiados códigos equivocados: hay que escanear, o pedir un código nuevo.
phones-new_code = Código nuevo
phones-who_listens = Quien comparte esta red podría escuchar: juega con gente de confianza.
phones-all_here = Están todos los celulares.
phones-waits_for =
    { $count ->
        [one] Falta el celular de { $players }.
       *[other] Faltan los celulares de { $players }.
    }
phones-begin_anyway = Repartir de todos modos
phones-begin_with_bots = Repartir, con bots en los lugares libres
phones-leave = Volver al menú
phones-back_to_table = Volver a la mesa
phones-public = { $address } es la única dirección de este equipo, y se llega a ella desde cualquier lugar de internet.
phones-public_yes = Abrirla de todos modos
phones-state_here = Juega en esta pantalla
phones-state_bot = Sigue jugando un bot
phones-connected = Celular conectado
phones-asks = Otro celular quiere este lugar.
phones-to_yes = Darle el lugar
phones-to_no = No
phones-to_here = Jugar en esta pantalla
phones-to_phone = Jugar con celular
phones-to_bot = Que juegue un bot

# Lo que se dice donde se cuida la mesa.
host-open = La mesa está abierta para celulares de esta red: { $address }
host-code = Se entra escaneando esto, o en esa dirección con el código { $code }:
host-listening = Quien comparte esta red podría escuchar: conviene jugar con gente conocida. Ctrl-C cierra la mesa.
host-new_code = Con c y Enter se hace un código nuevo: con el anterior ya no entra nadie.
host-asks = Otro celular pide el lugar de { $player }. Con Enter se le da; con n, no.
host-over = Terminó la partida. Ctrl-C cierra la mesa.
host-closed = La mesa está cerrada.
host-no_phones = Al menos un lugar tiene que ser de un celular: --seats phone,bot
host-no_network = No se encontró ninguna red que puedan usar los celulares. --address dice qué dirección usar.
host-public = Toda la internet puede llegar a { $address }. Si es eso lo que se quiere, hay que decirlo con --address.
host-not_opened = No se puede abrir nada en { $address }: { $detail }

# Los puntos de una partida con cartas de verdad, donde cada quien anota las suyas.
phones-book_title = Por celular
phones-book_about = Cada quien puede anotar sus cartas en su celular. Se ven al instante en esta pantalla, y cuentan cuando se anotan en ella.
phones-book_here = Con celular: { $players }
phones-book_back = Volver a los puntos
phones-book_choose = ¿Cuál es tu nombre?
phones-book_taken = otro celular también anota por este jugador
phones-book_sit = Otra persona
phones-book_out = Me quedé sin cartas
phones-book_waits = Por ahora no hay nada que anotar: la partida sigue en la pantalla grande.
