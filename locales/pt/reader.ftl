# O que diz um leitor de tela, e como se chamam as cartas quando são ouvidas.

reader-of_suit = { $rank } de { card-suit }
reader-rank =
    { $rank ->
        [A] ás
        [J] valete
        [Q] dama
        [K] rei
       *[other] { $rank }
    }
reader-standing_for = como { $rank }
reader-arrow =
    { $way ->
        [left] seta para a esquerda
        [right] seta para a direita
        [up] seta para cima
       *[down] seta para baixo
    }

# Na mesa.
reader-hand = Sua mão
reader-table = Na mesa
reader-buttons = Botões
reader-fresh = nova
reader-owed = tem que ser usada agora
reader-barred = não pode ser descartada agora
reader-holds =
    { $count ->
        [0] nenhuma carta
        [one] 1 carta
       *[other] { $count } cartas
    }
reader-to_play = é a vez
reader-bot = bot
reader-phone = no celular
reader-empty = vazio
reader-takes_marked = recebe o que está marcado
reader-step_done = feito
reader-step_now = agora
reader-step_later = depois

# O que se pergunta com uma tecla.
reader-nothing = Nada
# Behind what has the focus: a switch, one of several choices, a button that cannot be used
reader-on = ligado
reader-off = desligado
reader-chosen = escolhida
reader-not_now = agora não
reader-alike = { $count } vezes { $rank }
reader-fits = Com lugar na mesa: { $cards }
reader-grows = { $meld }: cresce com { $cards }
reader-one_short = Com uma destas se forma um jogo: { $cards }
reader-of_suit-spanish = { $rank } de { card-suit-spanish }
reader-rank-spanish = { card-rank-spanish }
# At the beginning of a lesson; the names of keys.
reader-lesson_keys = Sem olhar: { $hand } diz sua mão, { $table } o que está à vista, { $can } o que você pode fazer, { $again } o que foi dito por último.
