# O número de uma distribuição.
setup-deal_title = Número da distribuição
setup-deal_about = Aparece no fim da partida. Com o mesmo número, o mesmo jogo, as mesmas regras da casa e a mesma quantidade de jogadores, saem as mesmas cartas em cada rodada.
setup-deal_by_chance = Ao acaso
setup-deal_number = Distribuição { $number }
setup-deal_any = Distribuição: ao acaso
settle-deal = Distribuição { $number }
settle-same_cards = Mesmas cartas
