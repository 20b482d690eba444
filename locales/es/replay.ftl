# Una partida se mira otra vez.

replay-step = { $step } / { $steps }
replay-eyes = Ver desde el asiento siguiente, o con todas las manos abiertas
replay-all_hands = Todas
replay-branch = Seguir jugando desde { -aqui }
replay-branch_over = { CAPITAL(-aqui) } la partida ya terminó: hay que volver un poco atrás para seguir jugando
replay-branch_title = Seguir jugando desde { -aqui }
replay-branch_about = Todas las cartas quedan donde están, también las tapadas. Será una partida aparte, que no cuenta en las estadísticas. ¿Quién se sienta dónde?
replay-branch_play = Sentarse
replay-branch_back = Seguir mirando
replay-previous_hand = A la mano anterior
replay-next_hand = A la mano siguiente
replay-leave = Salir de la partida

replay_bar-to_start = Al principio
replay_bar-back = Un paso atrás
replay_bar-play = Reproducir
replay_bar-pause = Pausa
replay_bar-forward = Un paso adelante
replay_bar-to_end = Al final
replay_bar-speed = x{ $speed }

# El botón de un aviso.
notice-understood = Entendido
