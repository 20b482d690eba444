# Os arquivos de posição e o árbitro deles: `loba referee`, no terminal. Veja docs/positions.md.

command-referee = julgar o que um arquivo de posição tenta: o que é permitido, o que não é, e por quê
command-referee-file = um arquivo de posição, em YAML
command-referee-legal = listar também tudo o que se pode fazer no começo
command-referee-json = em JSON

referee-player = Jogador { $number }
referee-legal = permitido
referee-illegal = não permitido: { $key } - { $why }
referee-unreadable = não se entende: { $key } - { $why }
referee-not_held = esperado: { $expected }
referee-may =
    { $count ->
        [0] Aqui não se pode fazer nada.
        [one] { $count } jogada é permitida:
       *[other] { $count } jogadas são permitidas:
    }
referee-cut = … e mais: esta mesa tem somas demais para listar todas.
referee-table = Na mesa:
referee-points = Pontos da rodada: { $scores }
referee-scores = Pontuação: { $scores }
referee-money = Dinheiro: { $scores }
referee-winners = Vitória na partida: { $players }.
referee-difference = Linha { $line }, “{ $key }”: era esperado { $expected }, e há { $found }

# O que pode haver de errado num arquivo de posição.
fault-unknown_variant = Não existe o jogo “{ $given }”. Os que existem: { $allowed }.
fault-unknown_player = “{ $given }” não está nesta mesa. À mesa: { $allowed }.
fault-player_name = “{ $given }” não serve de nome: os nomes têm de ser diferentes, e não podem ser números nem ter dois-pontos.
# any_number
fault-players_count =
    { $numbers ->
        [one] Este jogo é para { $high } jogadores, e não { $given }.
       *[other] Este jogo é para { $low } a { $high } jogadores, e não { $given }.
    }
fault-too_many_told = Aqui há { $given }, mas só pode haver { $most }.
fault-too_many_out = Pelo menos dois jogadores têm que continuar na partida.
fault-turn_of_one_out = Este jogador está fora da partida.
fault-nobody_decides = Ninguém tem pontos demais e pode voltar, então ninguém tem o que decidir.
fault-not_card_or_count = “{ $given }” não é uma carta, como 9h ou X', nem um número de cartas desconhecidas, nem “rest”, nem “none”.
fault-card_not_in_deck = { $given } não está no baralho deste jogo.
fault-card_twice = { $given } já está em “{ $there }”, na linha { $line }; a segunda igual se escreve com apóstrofo, como 9h'.
# any_number
fault-too_few_cards = Faltam { $wanted } cartas, e só restam { $left }.
fault-rest_twice = Só um lugar pode ficar com o resto (“rest”).
# any_number
fault-no_place_for_rest = Nada diz onde estão as outras { $left } cartas: escreva “rest” lá.
fault-hand_twice = Esta mão já foi indicada.
fault-not_in_hand = { $given } não está na mão de quem tem a vez.
fault-build_unknown = As cartas de uma pilha são conhecidas: escreva todas.
fault-build_sum = Estas cartas não são um grupo de { $value }, nem vários.
fault-nothing_in_hand = Quem tem a vez não tem cartas.
fault-nothing_to_draw = Não há nada para comprar: a rodada já teria acabado.
fault-build_value_twice = Duas pilhas de { $value } seriam uma só: escreva todas as cartas juntas.
fault-build_owner = { $owner } tem uma pilha de { $value }, e por isso uma carta que a pegue.
fault-no_such_round = Não há rodada { $given }: esta partida tem { $most }.
# any_number
fault-over_the_limit = { $player } tem { $given } pontos, demais para continuar: diga quem está fora (“out”), ou escreva “phase: decide”.
fault-match_is_over = Com estes pontos a partida acabou, e não há mais o que jogar.
# any_number
fault-hand_too_large = { $player } tem { $given } cartas, mas cada um recebe { $most }: ninguém tem mais.
fault-uneven_hands = Cada um joga uma carta por vez: as mãos deveriam ser iguais, ou ter uma carta a menos para quem já jogou.
# any_number
fault-uneven_stock = O monte deveria ter distribuições inteiras: { $each } cartas, ou o dobro, e assim por diante.
fault-unsound-card_twice =
    Esta mesa não pode existir: uma carta que está em outro lugar está também { $zone ->
        [hand] na mão do lugar { $number }
        [won] entre as cartas pegas pelo lugar { $number }
        [stock] no monte
        [pile] no lixo
        [meld] no jogo { $number }
        [build] na pilha { $number }
       *[loose] solta na mesa
    }.
fault-unsound-foreign_card =
    Esta mesa não pode existir: uma carta que não é deste jogo está { $zone ->
        [hand] na mão do lugar { $number }
        [won] entre as cartas pegas pelo lugar { $number }
        [stock] no monte
        [pile] no lixo
        [meld] no jogo { $number }
        [build] na pilha { $number }
       *[loose] solta na mesa
    }.
fault-unsound-card_lost = Esta mesa não pode existir: uma carta não está em lugar nenhum.
fault-unsound-known_not_held = Esta mesa não pode existir: conhece-se uma carta de uma mão que não a tem.
fault-unsound-out_to_act = Esta mesa não pode existir: a vez é de um jogador que está fora da partida.
fault-unsound-nothing_to_play = Esta mesa não pode existir: a vez é de um jogador sem cartas.
fault-unsound-meld_too_long = Esta mesa não pode existir: o jogo { $meld } é longo demais.
fault-unsound-too_many_wilds = Esta mesa não pode existir: o jogo { $meld } tem curingas demais.
fault-unsound-no_meld = Esta mesa não pode existir: o que se diz do jogo { $meld } não vale aqui.
fault-unsound-stale_fits = Esta mesa não pode existir: o que se pode encaixar no jogo { $meld } não é o que ela diz.
fault-unsound-two_builds = Esta mesa não pode existir: duas pilhas têm o mesmo valor.
fault-unsound-build_left = Esta mesa não pode existir: resta uma pilha, e ninguém tem cartas.
fault-unsound-build_unheld = Esta mesa não pode existir: o dono da pilha de { $value } não tem carta que a pegue.
fault-action_quotes = Ponha esta jogada entre aspas, ou escreva todas em “actions: |”.
fault-expectation = “{ $given }” não pode ser esperado. O que pode: { $allowed }.
fault-after_cards = Diga quais são as cartas, ou quantas.
