# Una partida se mira otra vez.

replay-step = { $step } / { $steps }
replay-eyes = Ver desde el asiento siguiente
replay-previous_hand = A la mano anterior
replay-next_hand = A la mano siguiente
replay-leave = Salir de la partida

# Un pozo entero, donde no cabe nombrar sus cartas.
replay-took_many = { $player } se lleva todo el pozo, { $count } cartas.
replay-took_many-loba_de_mas = { $player } se lleva el pozo, { $count } cartas.

# El botón de un aviso.
notice-understood = Entendido
