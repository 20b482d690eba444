# Una partida se mira otra vez.

replay-step = { $step } / { $steps }
replay-eyes = Ver desde el asiento siguiente
replay-previous_hand = A la mano anterior
replay-next_hand = A la mano siguiente
replay-leave = Salir de la partida

# El botón de un aviso.
notice-understood = Entendido
