# Deshacer libre: para una persona sola entre bots.
setup-free_undo = Deshacer libre: también después de ver cartas o de que jueguen los bots
setup-free_undo_help = Si juegas con bots, puedes deshacer tus jugadas hasta el último reparto. La partida en que lo haces queda marcada y no cuenta en las estadísticas.
notice-taken_back = Deshecho. Desde ahora la partida lleva la marca de deshacer libre
load-free_undo = con deshacer libre
settle-taken_back =
    { $count ->
        [one] deshacer libre, una vez
       *[other] deshacer libre, { $count } veces
    }
