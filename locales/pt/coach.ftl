# O que o treinador diz de uma rodada terminada e o que se pode treinar.
# { $result } tem o seu sinal: +9. *Isto* vai em negrito.

coach-title = Como foi
coach-looking = Analisando a { -rodada }: { $percent }%
coach-looking_about = O Loba joga a { -rodada } muitas vezes e, a cada vez, dá de novo as cartas que você não via.
coach-not_over = Esta { -rodada } não foi jogada até o fim
coach-failed = Não deu para analisar esta { -rodada }.
coach-curve_foot = Quanto a { -rodada } valia para você em relação aos outros. Dentro da faixa, está em aberto.
coach-percent = { $result }%
# any_number
coach-amount-points =
    { $count ->
        [one] { $count } ponto
       *[other] { $count } pontos
    }
# any_number
coach-amount-rounds = { $count } em cada 100 { -rodada }s
# O que deu a sorte das cartas e, depois, o que deu o jogo. $amount: “4 pontos”.
coach-cards_up = As cartas trouxeram *{ $amount }* para você.
coach-cards_down = As cartas custaram *{ $amount }* para você.
coach-cards_even = As cartas vieram equilibradas.
coach-play_up = O seu jogo somou *{ $amount }*.
coach-play_down = O seu jogo custou *{ $amount }*.
coach-play_even = O seu jogo foi equilibrado.
coach-turn = Vez
coach-equal =
    { $count ->
        [one] { $count } outra jogada não foi a da dica; não dá para saber se custou algo.
       *[other] { $count } outras jogadas não foram as da dica; não dá para saber se custaram algo.
    }
coach-unsure = Nem todas as jogadas puderam ser analisadas a fundo.
coach-nothing = Você não cometeu nenhum erro claro.
coach-nothing_about = Só conta como erro o que quase com certeza custou, e não pouco. Quanto ao resto, não há certeza.
coach-played = Jogada
coach-better = Melhor
coach-cost-points =
    { $count ->
        [one] Custou cerca de { $count } ponto (±{ $within }).
       *[other] Custou cerca de { $count } pontos (±{ $within }).
    }
# any_number
coach-cost-rounds = De 100 { -rodada }s como esta, isso faz perder cerca de { $count } (±{ $within }).

# Continuar a partir de uma jogada
coach-play_from = Jogar a partir daqui
coach-other_cards = O mesmo com outras cartas
coach-play_from-question = Jogar a partir daqui?
coach-play_from-detail = Será outra partida, contra os mesmos, e não conta nas estatísticas. A de agora fica entre as suas partidas.
coach-play_from-yes = Jogar
coach-play_from-no = Ficar aqui

# Treinar
coach-day = A rodada do dia
coach-day_looking = Procurando a rodada de hoje…
coach-day_none = Hoje não há
coach-streak = { $count } dias seguidos
coach-yesterday = A rodada de ontem
coach-found_it = Você achou
coach-missed_it = Havia algo melhor
coach-practice = Treinar
coach-practice_about = As jogadas que custaram voltam aqui depois de alguns dias, e cada vez mais tarde se você achar a melhor. O custo de cada uma é calculado na página que vem depois de uma rodada.
# any_number
coach-due =
    { $count ->
        [0] Hoje, nada
        [one] { $count } mesa
       *[other] { $count } mesas
    }
coach-question = O que você joga, { $player }?
coach-solved = É isso!
coach-not_solved = Há algo melhor.
coach-answer = O que se jogaria:
coach-next = Próxima
coach-finish = Pronto

# Como alguém joga, sem a sorte; $sign é + ou −, ou nada se for 0.
coach-rating-points = Jogo, sem a sorte: *{ $sign }{ NUMBER($mean, minimumFractionDigits: 1) }* por { -rodada } (±{ NUMBER($within, minimumFractionDigits: 1) })
coach-rating-rounds = Jogo, sem a sorte: *{ $sign }{ NUMBER($mean, minimumFractionDigits: 1) }* em cada 100 { -rodada }s (±{ NUMBER($within, minimumFractionDigits: 1) })
coach-rating_unknown = Jogo, sem a sorte: ainda não se sabe
# Embaixo. Uma avaliação precisa de $least rodadas.
# any_number
coach-rating_so_far =
    { $count ->
        [one] Por enquanto, { $count } { -rodada } avaliada; são necessárias { $least }.
       *[other] Por enquanto, { $count } { -rodada }s avaliadas; são necessárias { $least }.
    }
# any_number
coach-rating_about =
    { $count ->
        [one] Em { $count } { -rodada }: o que este jogo rende comparado ao do bot Experiente no mesmo lugar, que vale 0.
       *[other] Em { $count } { -rodada }s: o que este jogo rende comparado ao do bot Experiente no mesmo lugar, que vale 0.
    }
# any_number
coach-rating_old =
    { $count ->
        [one] { $count } { -rodada } mais antiga não conta: foi avaliada com menos exatidão.
       *[other] { $count } { -rodada }s mais antigas não contam: foram avaliadas com menos exatidão.
    }
