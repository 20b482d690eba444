command-arena = enfrentar a los bots con las mismas cartas, cambiando de asiento
command-arena-variant = el nombre de un juego, o un archivo YAML
command-arena-option = elegir un valor para una opción; se puede repetir
command-arena-preset = elegir un conjunto de opciones
command-arena-bots = quién juega, por ejemplo naive,regular; expert@30 prueba treinta mundos posibles
command-arena-players = cuántos juegan; si no se dice, los menos posibles
command-arena-matches = cuántas partidas
command-arena-seed = un número; el mismo número da las mismas partidas
command-arena-jobs = cuántos procesadores usar
command-arena-json = en JSON

arena-head = { $game }, { $seats } en la mesa. La mitad de las victorias es empate; ± es al 95 %.
arena-one_bot = Hacen falta al menos dos bots, por ejemplo naive,regular.
arena-faulty_bot = El bot «{ $name }» no puede jugar así.
arena-bout = { $one } – { $other }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($within, style: "percent", maximumFractionDigits: 1) }, ventaja { NUMBER($lead, maximumFractionDigits: 1) } ± { NUMBER($lead_within, maximumFractionDigits: 1) } ({ $matches } partidas)

bot-novice-name = Novato
bot-novice-about = Juega al momento y a veces se le escapa algo.
bot-regular-name = Habitual
bot-regular-about = Juega con cabeza, aunque a veces valora mal una carta.
bot-expert-name = Experto
bot-expert-about = Sopesa cada carta y no se le escapa nada.

bot-cautious-name = Prudente
bot-cautious-about = No regala nada ni guarda cartas caras.
bot-bold-name = Audaz
bot-bold-about = Espera la gran mano y no le teme a nadie.
bot-hoarder-name = Acaparador
bot-hoarder-about = Guarda todo lo que aún pueda servir.
bot-hasty-name = Apurado
bot-hasty-about = Baja todo lo que puede, en cuanto puede.
bot-watchful-name = Atento
bot-watchful-about = Juega como un experto, con un ojo en quien le sigue.

# Un bot propio; $most es un número de caracteres
fault-style_text = «{ $given }» es demasiado largo aquí o tiene signos que no se pueden mostrar: { $most } caracteres como máximo.

# Por qué una jugada es buena. $card es una carta en palabras, $player un nombre; lo demás, números.
advice-deal = Reparte la mano siguiente.
advice-draw_only = No hay otra cosa que robar.
advice-draw_pozo = Llévate el pozo: sus { $count } cartas valen más que una del mazo.
advice-draw_wild = Llévate { $card }: un comodín sirve en todas partes.
advice-draw_joins = Llévate { $card }: entra en un juego de la mesa.
advice-draw_meld = Llévate { $card }: forma juego con lo que tienes.
advice-draw_useful = Llévate { $card }: va bien con cartas que tienes.
advice-stock_only = Roba del mazo: no hay otra cosa que robar.
advice-stock_better = Roba del mazo: { $card } te ayudaría menos.
advice-goes_out = Baja esto y cierras: la mano es tuya.
advice-open = Tu contrato está completo: bájalo y te quitas { $points } puntos de la mano.
advice-reclaim = Cambia { $card } por el comodín: podrás usarlo otra vez.
advice-hurry = A { $player } { $left ->
    [one] le queda una carta
   *[other] le quedan { $left } cartas
}: baja mientras puedas.
advice-add = Agrega { $card }: en tu mano te cuesta { $points }.
advice-meld = Baja estas { $count } cartas: en tu mano te cuestan { $points }.
advice-throw_out = Descarta { $card } y cierras: la mano es tuya.
advice-hold_back = Descarta { $card } y guarda tus juegos por ahora: nadie está cerca de cerrar.
advice-throw_dear = Descarta { $card }: no va con nada de lo que tienes y cuesta { $points }.
advice-throw_lonely = Descarta { $card }: no va con nada de lo que tienes.
advice-throw_least = Descarta { $card }: es la que menos falta te hace.
advice-rebuy = Reengánchate: lo que se puede ganar vale el precio.
advice-decline = Déjalo: lo que se puede ganar no vale el precio.
advice-build = Forma { $value } con { $card }: tienes una carta que lo lleva.
advice-take_all = Llévate cartas con { $card }: limpias la mesa.
advice-take_points = Llévate cartas con { $card }: hay { $points } puntos ahí.
advice-take_spades = Llévate cartas con { $card }: { $spades ->
    [one] una pica más
   *[other] { $spades } picas más
} para ti.
advice-take_build = Llévate cartas con { $card }: una formación ajena pasa a ser tuya.
advice-take_cards = Llévate cartas con { $card }: { $count } cartas más para ti.
advice-trail_only = { $card } es todo lo que puedes jugar.
advice-trail_least = Deja { $card } en la mesa: es lo que menos regala.
advice-trail_wait = Deja { $card } en la mesa: lo que podrías llevarte ahora vale menos que lo que guardas.
