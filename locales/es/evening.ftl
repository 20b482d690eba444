### Una noche: lo que las mismas personas jugaron en pocas horas, aquí o con cartas de verdad.

evening-title = Noche de cartas
evening-empty = Cuando las mismas personas terminen dos partidas en pocas horas, aquí o con cartas de verdad, esta página mostrará quién va ganando, quién reparte y qué vale la pena contar.
evening-matches =
    { $count ->
        [one] Una partida
       *[other] { $count } partidas
    }
evening-won = { $player } ganó { $won } de { $played }
evening-here = { $time }
evening-real = { $time } · cartas de verdad
# Lo que vale una partida en la noche.
evening-worth = Cuenta:
evening-worth_places = A cuántos se dejó atrás
evening-worth_wins = Partidas ganadas
evening-worth_points = Puntos
evening-next = { $chooser } quedó al final y elige el próximo juego. { $dealer } quedó adelante y reparte.
evening-moments = Para contar
evening-moment_longest_run = La { -escalera } más larga: { $players }, con { $number } cartas.
evening-moment_in_one =
    { $number ->
        [one] { $players } { -cerro } en un solo turno.
       *[other] { $players } { -cerro } en un solo turno { $number } veces.
    }
evening-moment_comeback =
    { $count ->
        [one] { $players } iba al final a mitad de la partida ({ $game }) y ganó.
       *[other] { $players } iban al final a mitad de la partida ({ $game }) y ganaron.
    }
evening-another = Otra mesa
evening-another_real = Otra con cartas de verdad
evening-save = Guardar como imagen
evening-saved = La noche quedó guardada como imagen: { $file }
evening-not_saved = No se pudo escribir la imagen en { $file }: { $detail }
statistics-evening = Noches de cartas
settle-evening = { evening-title }
