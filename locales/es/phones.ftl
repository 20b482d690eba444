# Una mesa con celulares: la página del celular, y lo que se dice de ella en la mesa.

phones-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
phones-away = Sin su celular
phones-hand_over = Terminó la { -mano }
phones-back = Elegir otra cosa
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
phones-page-no_entry = Ese código no es el de esta mesa, o ya no vale. Escanear el código de la mesa siempre sirve.
phones-page-old_browser = Este navegador es muy viejo para la mesa. Con uno más nuevo funciona.
phones-page-scores = Puntajes
phones-page-taken = aquí juega otro celular
phones-page-waits = Otro celular tiene este lugar. Quien cuida la mesa puede dártelo.
phones-page-went_on = Este lugar pasó a otro celular.

# Lo que se dice donde se cuida la mesa.
host-open = La mesa está abierta para celulares de esta red: { $address }
host-code = Se entra escaneando esto, o en esa dirección con el código { $code }:
host-listening = En esta red se puede escuchar lo que se juega: conviene que sea de gente conocida. Ctrl-C cierra la mesa.
host-asks = Otro celular pide el lugar de { $player }. Con Enter se le da.
host-over = Terminó la partida. Ctrl-C cierra la mesa.
host-closed = La mesa está cerrada.
host-no_phones = Al menos un lugar tiene que ser de un celular: --seats phone,bot
host-no_network = No se encontró ninguna red por la que puedan venir celulares. --address dice qué dirección usar.
host-public = A { $address } se llega desde toda la internet. Si es eso lo que se quiere, hay que decirlo con --address.
host-not_opened = No se puede abrir nada en { $address }: { $detail }
