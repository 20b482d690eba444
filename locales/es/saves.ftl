# Partidas guardadas: lo que se cuenta de ellas en la mesa y en su lista.

notice-history_lost = Las jugadas de antes no se pudieron leer: la partida sigue, pero ya no se pueden deshacer ni volver a ver
