# Lo que se le pide a la mesa mientras se juega: pistas con palabras y archivos soltados.

# El segundo paso de una pista: dónde y por qué. $lies es el juego como quedaría.
table-hint_draw_stock = Roba del mazo: lo que está a la vista te sirve menos.
table-hint_draw_pile = Toma el descarte: va con cartas que tienes.
table-hint_draw_pile-loba_de_mas = Toma el pozo: va con cartas que tienes.
table-hint_meld = Baja { $lies }: en la mano, esas cartas cuentan en tu contra.
table-hint_open = Baja tu contrato: en la mano, esas cartas cuentan en tu contra.
table-hint_open-loba_seis_menes = Haz tu primera bajada: en la mano, esas cartas cuentan en tu contra.
table-hint_add = Agrega a tu juego, { $lies }: en la mano, { $card } cuenta en tu contra.
table-hint_add_there = Agrega al juego de { $player }, { $lies }: en la mano, { $card } cuenta en tu contra.
table-hint_reclaim = Cambia { $card } por el comodín: vuelve a tu mano para usarlo otra vez.
table-hint_discard = Descarta { $card }: es la que menos va con tu mano.
table-hint_take = Con { $card }, toma { $sums }: lo que tomas cuenta para ti.
table-hint_build = Con { $card }, forma { $value }: tienes una carta que lo toma.
table-hint_trail = Echa { $card } a la mesa: es la que menos da a los demás.

# Un archivo soltado sobre la ventana.
menu-dropped-unknown = «{ $file }» no es una partida, una posición ni un juego que se pueda abrir aquí.
menu-dropped-faults = «{ $file }» no se puede abrir. { $fault }
menu-dropped-fault = Línea { $line }: { $fault }
menu-dropped-added = «{ $game }» ya está entre tus juegos.
menu-dropped-taken = Ya hay un juego con el nombre «{ $name }». Dale al archivo otro nombre y otro id.
