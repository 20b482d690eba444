# O número de uma distribuição.
setup-deal_title = Número das cartas
setup-deal_about = Aparece quando a partida acaba. O mesmo número, jogo, regras da casa e número de jogadores dão as mesmas cartas em cada rodada.
setup-deal_by_chance = Ao acaso
setup-deal_number = Cartas nº { $number }
setup-deal_any = Cartas: ao acaso
settle-deal = Cartas nº { $number }
settle-same_cards = Mesmas cartas
