command-arena = enfrentar a los bots con las mismas cartas, cambiando de asiento
command-arena-variant = el nombre de un juego, o un archivo YAML
command-arena-option = elegir un valor para una opción; se puede repetir
command-arena-preset = elegir un conjunto de opciones
command-arena-bots = quién juega, por ejemplo naive,regular; expert@30 prueba treinta mundos posibles
command-arena-players = cuántos juegan; si no se dice, los menos posibles
command-arena-matches = cuántas partidas
command-arena-seed = un número; el mismo número da las mismas partidas
command-arena-jobs = cuántos procesadores usar
command-arena-time = segundos para cada decisión; si no se dice, un programa tiene 0,7
command-arena-json = en JSON

arena-head = { $game }, { $seats } en la mesa. La mitad de las victorias es empate; ± es al 95 %.
arena-one_bot = Hacen falta al menos dos bots, por ejemplo naive,regular.
arena-faulty_bot = El bot «{ $name }» no puede jugar así.
arena-seconds = --time es un número de segundos, { $most } como mucho.
arena-missed = { $name } no respondió { $count ->
    [one] una vez
   *[other] { $count } veces
}, y se jugó algo sencillo.
arena-bout = { $one } – { $other }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($within, style: "percent", maximumFractionDigits: 1) }, ventaja { NUMBER($lead, maximumFractionDigits: 1) } ± { NUMBER($lead_within, maximumFractionDigits: 1) } ({ $matches } partidas)

bot-novice-name = Novato
bot-novice-about = Juega sin pensarlo mucho y a veces se le escapa algo.
bot-amateur-name = Aficionado
bot-amateur-about = Conoce el juego, pero guarda cartas demasiado tiempo.
bot-regular-name = Intermedio
bot-regular-about = Juega con cabeza, aunque a veces valora mal una carta.
bot-veteran-name = Veterano
bot-veteran-about = Juega bien y rara vez valora mal una carta.
bot-expert-name = Experto
bot-expert-about = Piensa cada carta y no se le escapa nada.

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
fault-style_text = «{ $given }» es demasiado largo { -aqui } o tiene signos que no se pueden mostrar: { $most } caracteres como mucho.

# Por qué una jugada es buena, dicho después de la jugada. $card es una carta en palabras, $player un nombre; lo demás, números.
advice-deal = Reparte la { -mano } siguiente.
advice-draw_only = Es lo único que se puede { -robar }.
advice-draw_pozo = { $count ->
    [one] Su única carta vale
   *[other] Sus { $count } cartas valen
} más que una { -del_mazo }.
advice-draw_wild = Un comodín sirve en todas partes.
advice-draw_joins = Entra en un juego de la mesa.
advice-draw_meld = Con lo que tienes, hace juego.
advice-draw_useful = Va bien con cartas que tienes.
advice-stock_only = Es lo único que se puede { -robar }.
advice-stock_better = { $card } te ayudaría menos.
advice-goes_out = Con eso { -cierras }: la { -mano } es tuya.
advice-open = No falta nada, y te quitas { $points } puntos de la mano.
advice-reclaim = Lo podrás usar otra vez.
advice-hurry = A { $player } { $left ->
    [one] le queda una carta
   *[other] le quedan { $left } cartas
}: baja mientras puedas.
advice-add = En tu mano te cuesta { $points }.
advice-meld = En tu mano, estas { $count } cartas te cuestan { $points }.
advice-throw_out = Con eso { -cierras }: la { -mano } es tuya.
advice-hold_back = Guarda tus juegos por ahora: nadie está cerca de { -cerrar }.
advice-throw_dear = No va con nada de lo que tienes y cuesta { $points }.
advice-throw_lonely = No va con nada de lo que tienes.
advice-throw_least = Es la que menos te sirve.
advice-rebuy = Reengánchate: lo que se puede ganar vale el precio.
advice-decline = Déjalo: lo que se puede ganar no vale el precio.
advice-build = Tienes una carta que lo levanta.
advice-take_all = Dejas la mesa vacía.
advice-take_points = { $points ->
    [one] Hay un punto ahí.
   *[other] Hay { $points } puntos ahí.
}
advice-take_spades = { $spades ->
    [one] { CAPITAL(-una_pica) } más
   *[other] { $spades } { -picas } más
} en tu montón.
advice-take_build = Lo que formó otro pasa a ser tuyo.
advice-take_cards = { $count ->
    [one] Una carta más
   *[other] { $count } cartas más
} en tu montón.
advice-trail_only = Es todo lo que puedes jugar.
advice-trail_least = Es lo que menos regala.
advice-trail_wait = Lo que podrías levantar ahora vale menos que lo que guardas.
