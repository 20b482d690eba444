# El número de un reparto.
setup-deal_title = Número de reparto
setup-deal_about = Se muestra al final de la partida. Con el mismo número, el mismo juego, las mismas reglas de la casa y la misma cantidad de jugadores salen las mismas cartas en cada mano.
setup-deal_by_chance = Al azar
setup-deal_number = Reparto { $number }
setup-deal_any = Reparto: al azar
settle-deal = Reparto { $number }
settle-same_cards = Mismas cartas
