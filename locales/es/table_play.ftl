# Lo que se le pide a la mesa mientras se juega: pistas con palabras y archivos soltados.

# El segundo paso de una pista: dónde. Por qué se dice después. $lies es el juego como quedaría.
table-hint_draw_stock = { CAPITAL(-roba) } { -del_mazo }.
table-hint_draw_top = Toma el descarte, { $card }.
table-hint_draw_whole = Toma { -el_pozo }.
table-hint_meld = Baja { $lies }.
table-hint_open = { CAPITAL(-baja_tu_contrato) }.
table-hint_add = Agrega a tu juego: { $lies }.
table-hint_add_there = Agrega al juego de { $player }: { $lies }.
table-hint_reclaim = Cambia { $card } por el comodín.
table-hint_discard = { CAPITAL(-descarta) } { $card }.
table-hint_take = Con { $card }, levanta { $sums }.
table-hint_build = Con { $card }, forma { $value }.
table-hint_trail = { CAPITAL(-echa) } { $card } a la mesa.

# Un archivo soltado sobre la ventana.
menu-dropped-unknown = «{ $file }» no es una partida, una posición ni un juego que se pueda abrir { -aqui }.
menu-dropped-faults = «{ $file }» no se puede abrir. { $fault }
menu-dropped-fault = Línea { $line }: { $fault }
menu-dropped-added = «{ $game }» ya está entre tus juegos.
menu-dropped-taken = Ya hay un juego con el nombre «{ $name }»: este archivo necesita otro nombre y otro id.
