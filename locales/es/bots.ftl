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

arena-head = { $game }, { $seats } en la mesa. La mitad de las victorias es empate; ± es al 95 %.
arena-one_bot = Hacen falta al menos dos bots, por ejemplo naive,regular.
arena-faulty_bot = El bot «{ $name }» no puede jugar así.
arena-bout = { $one } – { $other }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($within, style: "percent", maximumFractionDigits: 1) }, ventaja { NUMBER($lead, maximumFractionDigits: 1) } ± { NUMBER($lead_within, maximumFractionDigits: 1) } ({ $matches } partidas)

bot-novice-name = Novato
bot-novice-about = Juega al momento y a veces se le escapa algo.
bot-regular-name = Habitual
bot-regular-about = Cuenta las cartas y no regala nada.
bot-expert-name = Experto
bot-expert-about = Piensa por adelantado en muchas manos posibles.

bot-cautious-name = Prudente
bot-cautious-about = No regala nada ni guarda cartas caras.
bot-bold-name = Audaz
bot-bold-about = Espera la gran mano y no le teme a nadie.
bot-hoarder-name = Acaparador
bot-hoarder-about = Guarda todo lo que aún pueda servir.
bot-hasty-name = Apurado
bot-hasty-about = Baja todo lo que puede, en cuanto puede.
bot-watchful-name = Atento
bot-watchful-about = Piensa por adelantado, con un ojo en quien le sigue.

# Un bot propio; $most es un número de caracteres
fault-style_text = «{ $given }» es demasiado largo aquí o tiene signos que no se pueden mostrar: { $most } caracteres como máximo.
