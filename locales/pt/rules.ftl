# Os livros de regras: um jogo contado pelas suas partes.

rules-title = Regras
rules-search = Buscar
rules-found_nothing = Nada sobre “{ $words }” aqui. Tente outra palavra.
rules-hint-section = Seção
rules-hint-page = Página
rules-hint-other = Índice ou página

rules-section-goal = O objetivo
rules-section-deal = Cartas e distribuição
rules-section-turn = A sua vez
rules-section-draw = Comprar
rules-section-melds = Jogos
rules-section-wilds = Curingas
rules-section-contracts = Os contratos
rules-section-contracts-loba_seis_menes = { rules-section-contracts }
rules-section-lay_off = Encaixar
rules-section-capture = Pegar
rules-section-inert = Cartas que nada pega
rules-section-inert-la_mona = A Mona
rules-section-build = Formar
rules-section-fila = Pilhas de vários grupos
rules-section-fila-la_mona = A fila
rules-section-sweep = A mesa limpa
rules-section-sweep-la_mona = O wincho
rules-section-end = O fim da { -rodada }
rules-section-scoring = Pontos
rules-section-match = A partida
rules-section-money = Luas
rules-section-house = Regras da casa
rules-heading-stock_out = Quando o monte acabar
# same
rules-heading-rebuys = Reenganche
rules-heading-match_over = Quem vence
rules-heading-changed = Nesta mesa
rules-heading-rulings = É bom saber
rules-heading-on_table = Na mesa
rules-heading-wild_on_table = Curingas na mesa
rules-heading-in_hand = O que fica na mão
rules-heading-raising = Aumentar uma pilha

rules-goal-out = Livre-se das suas cartas: baixe-as em jogos e seja o primeiro a ficar sem nenhuma. Quem bate não soma nada; os outros contam o que ainda têm.
rules-goal-table = Ponha as cartas para render: o que está na mesa conta a seu favor, o que fica na mão conta contra.
rules-goal-collect = Seja o primeiro a ficar sem cartas e ganhe os pontos de tudo o que os outros ainda têm.
# any_number
rules-goal-contracts = Há { $count } contratos, um por { -rodada }. Primeiro baixe o contrato; só depois se encaixam cartas.
rules-goal-contracts_alone = Há { $count } contratos, um por { -rodada }: o da { -rodada } vem antes de tudo.
# any_number
rules-goal-contracts-loba_seis_menes = São { $count } mènes, cada uma com seu contrato. Primeiro baixe o contrato; só depois se encaixam cartas.
# any_number
rules-goal-eliminate = Quem chega a { $points } pontos está fora, e o último que sobrar vence a partida.
rules-goal-lowest = Depois da última { -rodada } vence quem tem menos pontos.
rules-goal-highest = Depois da última { -rodada } vence quem tem mais pontos.
# any_number
rules-goal-target-highest = A partida termina quando alguém chega a { $points } pontos; vence quem tem mais.
# any_number
rules-goal-target-lowest = A partida termina quando alguém chega a { $points } pontos; vence quem tem menos.

# any_number
rules-players-between = De { $least } a { $most } jogadores.
# any_number
rules-players-exactly = Para { $count } jogadores.
# any_number
rules-players-partners = Com { $count } jogadores, joga-se em duplas: os parceiros ficam frente a frente.
# any_number: never 0
rules-deck-plain =
    { $packs ->
        [one] Um baralho de { $cards } cartas.
       *[other] { $packs } baralhos, { $cards } cartas ao todo.
    }
# any_number: never 0
rules-deck-jokers =
    { $jokers ->
        [one] { $cards } cartas: { $packs } × { $each } e um curinga.
       *[other] { $cards } cartas: { $packs } × { $each } e { $jokers } curingas.
    }
rules-deck-for = Com { $players } jogadores: { $deck }
rules-deck-without = Joga-se sem { $ranks }.
rules-deck-spanish = É o baralho espanhol: ouros, copas, espadas e paus; sota, cavalo e rei.
# any_number: never 0
rules-deck-twins =
    { $packs ->
        [one] Há uma de cada carta.
        [2] Há duas de cada carta: cada uma tem a sua gêmea.
       *[other] Há { $packs } de cada carta: são gêmeas.
    }
rules-deck-order = A ordem é { $ranks }.
rules-deck-next = Depois do { $low } vem { $high }.
# any_number
rules-deal-hand = Cada um recebe { $count } cartas.
# any_number
rules-deal-hand_for = Com { $players } jogadores, { $count } cartas para cada um.
rules-deal-upcard = A carta seguinte é virada e começa o lixo. As outras formam o monte.
rules-deal-no_upcard = Não se vira nenhuma carta: quem começa compra do monte, e o primeiro descarte inicia o lixo.
rules-deal-rebury = Se sair um curinga, ele volta para o meio do monte, e a carta seguinte é virada.
rules-dealer-random = O primeiro a dar as cartas é sorteado.
rules-dealer-high_cut = Cada um tira uma carta; quem tirar a mais alta dá as cartas primeiro. Aqui o ás é a mais alta.
rules-dealer-low_cut = Cada um tira uma carta; quem tirar a mais baixa dá as cartas primeiro. Aqui o ás é a mais baixa.
rules-dealer-again = Em caso de empate, tira-se de novo.
rules-dealer-again_jokers = Com um curinga ou um empate, tira-se de novo.
rules-direction-clockwise = Começa quem está à esquerda de quem dá as cartas, e se joga no sentido horário. Depois de cada { -rodada }, o seguinte dá as cartas.
rules-direction-anticlockwise = Começa quem está à direita de quem dá as cartas, e se joga no sentido anti-horário. Depois de cada { -rodada }, o seguinte dá as cartas.

rules-turn-draw-stock = *1. Compre* a carta de cima do monte.
rules-turn-draw-top = *1. Compre* a carta de cima do monte, ou pegue a de cima do lixo.
rules-turn-draw-whole = *1. Compre* a carta de cima do monte, ou pegue o lixo inteiro.
rules-turn-lay = *2. Baixe,* se quiser, todos os jogos que tiver.
rules-turn-add-any = Você também pode encaixar cartas nos jogos da mesa.
rules-turn-add-own = Você também pode encaixar cartas nos seus próprios jogos.
rules-turn-lay_contract = *2. Baixe* o seu contrato, se ele estiver completo.
rules-turn-later-adding = A partir da vez seguinte, você pode encaixar cartas { $to ->
        [own] nos seus próprios jogos
       *[any] nos jogos da mesa
    }.
rules-turn-later-melds = A partir da vez seguinte, você pode baixar outros jogos.
rules-turn-later-both = A partir da vez seguinte, você pode baixar outros jogos e encaixar cartas { $to ->
        [own] nos seus próprios jogos
       *[any] nos jogos da mesa
    }.
rules-turn-once_down = Com ele na mesa, você pode encaixar cartas { $to ->
        [own] nos seus próprios jogos
       *[any] nos jogos da mesa
    }.
rules-turn-discard = *3. Descarte* uma carta virada para cima. Com isso termina a sua vez.
rules-turn-no_pass = Ninguém pode passar a vez.
rules-turn-back = Até o descarte você pode desfazer qualquer passo e jogar de outro jeito, menos a compra do monte.

rules-draw-stock_only = Só se compra do monte.
rules-draw-top = Compre a carta de cima do monte, ou pegue a de cima do lixo. Você pode simplesmente guardá-la.
rules-draw-top_to_play = A carta de cima do lixo só pode ser pega para usar na mesma vez: num jogo novo ou encaixada num da mesa.
rules-draw-top_for_meld = A carta de cima do lixo só pode ser pega para baixar na mesma vez, num jogo novo.
rules-draw-not_with_first_meld = Na vez do seu primeiro jogo, ela tem que entrar num jogo novo.
rules-draw-no_rediscard = Você não pode descartar a carta que acabou de pegar.
rules-draw-not_once_opened = Quem já baixou só compra do monte.
rules-draw-whole = Compre a carta de cima do monte, ou pegue o lixo inteiro, nunca só uma parte. Ele fica aberto, à vista de todos.
rules-draw-whole_free = Pegar o lixo não obriga a nada.
rules-draw-whole_to_play = Quem pega o lixo tem que baixar uma das cartas dele na mesma vez.
rules-draw-lone_card = Se era uma carta só, essa mesma carta não pode ser descartada nesta vez; a gêmea dela, sim.
rules-stock_out-shuffle = Todo o lixo, menos a carta de cima, é embaralhado e vira o novo monte.
rules-stock_out-flip = Todo o lixo, menos a carta de cima, é virado sem embaralhar: a mais antiga é comprada primeiro.
rules-stock_out-stall =
    { $count ->
        [one] Se ninguém baixar nem encaixar nada nesse meio-tempo, isso só pode ser feito { $count } vez.
        [2] Se ninguém baixar nem encaixar nada nesse meio-tempo, isso só pode ser feito duas vezes seguidas.
       *[other] Se ninguém baixar nem encaixar nada nesse meio-tempo, isso só pode ser feito { $count } vezes seguidas.
    }
rules-stock_out-pile_alone =
    { $count ->
        [one] Sem monte, joga-se mais { $count } volta só com o lixo. Se ninguém baixar nem encaixar nada nela, a { -rodada } trava.
        [2] Sem monte, jogam-se mais duas voltas só com o lixo. Se ninguém baixar nem encaixar nada nelas, a { -rodada } trava.
       *[other] Sem monte, jogam-se mais { $count } voltas só com o lixo. Se ninguém baixar nem encaixar nada nelas, a { -rodada } trava.
    }
rules-stock_out-nothing = Se alguém não puder comprar nem pegar nada do lixo, a { -rodada } trava na hora.
rules-stock_out-no_stock = Se não sobrar nada para comprar, a { -rodada } trava.
rules-stock_out-score_all = Numa { -rodada } travada ninguém ganha: cada um conta o que tem na mão.
rules-stock_out-score_tables = Numa { -rodada } travada ninguém bate: os jogos e as mãos são contados como estão.
rules-stock_out-score_none = Numa { -rodada } travada ninguém ganha e ninguém marca pontos.
rules-stock_out-void_redeal = Uma { -rodada } travada não vale, e as cartas são dadas de novo.
rules-stock_out-end_hand = Quem compra a última carta termina a sua vez, e a { -rodada } acaba.

# any_number
rules-meld-size = { $size ->
        [exact] Exatamente { $count }
       *[least] Pelo menos { $count }
    }
# any_number
rules-set-any = { rules-meld-size } cartas do mesmo valor, de qualquer naipe.
# any_number
rules-set-all_different = { rules-meld-size } cartas do mesmo valor, sem repetir naipe.
# any_number
rules-set-three = { rules-meld-size } cartas do mesmo valor, em exatamente três naipes. Podem entrar gêmeas, mas nunca o quarto naipe.
# any_number
rules-run-same = { rules-meld-size } cartas seguidas, do mesmo naipe.
# any_number
rules-run-colour = { rules-meld-size } cartas seguidas, todas vermelhas ou todas pretas.
# any_number
rules-run-any = { rules-meld-size } cartas seguidas, de qualquer naipe, sem repetir valor.
rules-run-ace-either = O ás vai antes do dois ou depois do rei, nunca nas duas pontas, e nenhuma { -sequencia } passa dele.
rules-run-ace-low = O ás vai antes do dois.
rules-run-ace-high = O ás vai depois do rei.
rules-run-ace-round = Uma { -sequencia } pode dar a volta: Q-K-A-2.
# any_number
rules-meld-exact = Na hora de baixar, exatamente { $count } cartas; depois pode crescer.
# any_number
rules-meld-most = Nunca passa de { $count } cartas.
rules-meld-wilds =
    { $count ->
        [0] Sem curingas.
        [one] No máximo um curinga.
       *[other] No máximo { $count } curingas.
    }
rules-meld-wilds-any = Quantos curingas você quiser, desde que pelo menos uma carta valha por ela mesma.
rules-meld-one_natural = Pelo menos uma carta tem que valer por ela mesma.
rules-meld-wilds_when_laid =
    { $count ->
        [0] Ao baixar, nenhum curinga.
        [one] Ao baixar, no máximo um curinga.
       *[other] Ao baixar, no máximo { $count } curingas.
    }
rules-meld-wilds_when_laid-any = Ao baixar, quantos curingas você quiser, desde que pelo menos uma carta valha por ela mesma.
rules-meld-wilds_later =
    { $count ->
        [0] Depois não se encaixa nenhum.
        [one] Depois, também no máximo um.
       *[other] Depois, até { $count }.
    }
rules-meld-wilds_later-any = Depois, quantos você quiser.

rules-wilds-jokers =
    { $count ->
        [one] Há { $count } curinga; ele substitui qualquer carta.
       *[other] Há { $count } curingas; cada um substitui qualquer carta.
    }
rules-wilds-twos = Qualquer dois também pode substituir outra carta. No seu próprio lugar numa { -sequencia } do seu naipe, é só um dois.
rules-wilds-twos_in_sets = Numa { -trinca }, um dois é sempre só um dois.
rules-wilds-rank = Qualquer { $rank } também pode substituir outra carta.
rules-wilds-reading = Se ele puder substituir mais de uma carta, você escolhe qual; uma etiqueta roxa mostra.
rules-wilds-stays = O que está na mesa fica na mesa: nenhum curinga volta para a mão.
rules-wilds-reclaim = Onde você pode encaixar cartas, pode também pôr no lugar de um curinga a carta que ele substitui e levá-lo para a mão.
rules-wilds-move-free = Na ponta de uma { -sequencia }, um curinga pode dar lugar: quando você encaixa uma carta, ele pode ir para qualquer ponta. No meio, não dá lugar.
rules-wilds-move-replace_other_end = Na ponta de uma { -sequencia }, um curinga dá lugar à carta que substitui e vai para a outra ponta. No meio, não dá lugar.
rules-wilds-move-shift_outward = Na ponta de uma { -sequencia }, um curinga dá lugar à carta que substitui e vai um lugar para fora. No meio, não dá lugar.
rules-wilds-move-fixed = Encaixar cartas nunca muda um curinga de lugar.
rules-discard-free = Um curinga pode ser descartado como qualquer outra carta.
rules-discard-only_wilds_left = Só se descarta um curinga quando não há outra carta na mão.
rules-discard-never = Curingas não se descartam, a não ser que não haja outra carta na mão, e nunca para bater.

rules-contract-exact = Cada { -rodada } tem seu contrato. Ele tem que ser baixado completo e exato: { $sizes }, nem uma carta a mais, e nenhum outro jogo nessa vez.
rules-contract-exact-loba_seis_menes = { rules-contract-exact }
# any_number
rules-contract-size = { $meld } de { $count }
rules-contract-when = Você escolhe a hora: ninguém é obrigado a baixar assim que puder.
rules-contract-only_adding = Com o contrato na mesa não se baixam mais jogos nesta { -rodada }: só se encaixam cartas.
rules-contract-last_again = A partir da { -rodada } { $count } repete-se o último contrato.
rules-contract-later = A partir da sua próxima vez você pode baixar outros jogos, de qualquer tipo.
# any_number
rules-contract-deal =
    { $contracts ->
        [one] No contrato { $numbers } cada um recebe { $count } cartas.
       *[other] Nos contratos { $numbers } cada um recebe { $count } cartas.
    }
# One of $numbers.
# same in other languages: a number
# any_number
rules-contract-number = { $number }
rules-contract-no_discard = O contrato { $number } é baixado sem descarte.
rules-contract-ends_hand = O contrato { $number } deixa você com uma carta só: você a descarta, e a { -rodada } acaba.
rules-contract-ends_hand-loba_seis_menes = O contrato da mène { $number } deixa você com uma carta só: você a descarta, e a mène acaba.
rules-contract-double_sets = Uma trinca com o dobro de cartas pode contar como duas.
rules-contract-double_sets-loba_seis_menes = Seis cartas do mesmo valor, um sêxtuplo, podem contar como dois brelans. É um jogo só, com no máximo um curinga.
rules-contract-no_same_rank = { CAPITAL(-duas_trincas) } de um contrato não podem ser do mesmo valor.
rules-contract-no_adjoining = Duas { -sequencia }s de um contrato não podem se emendar.

rules-lay_off-any = Você pode encaixar cartas em qualquer jogo da mesa, seu ou de outro.
rules-lay_off-own = Você só pode encaixar cartas nos seus próprios jogos.
rules-lay_off-after_own_meld = Antes é preciso ter baixado um jogo seu nesta { -rodada }.
rules-lay_off-after_contract = Antes é preciso ter baixado o contrato.
rules-lay_off-at_once = Você pode fazer isso mesmo sem ter baixado um jogo seu.
rules-lay_off-first_card = Na vez em que você põe cartas na mesa pela primeira vez, só pode encaixar uma, e antes de tudo.
rules-lay_off-same_turn = Você já pode encaixar na vez em que baixa pela primeira vez.
rules-lay_off-next_turn = Mas não nessa mesma vez: só a partir da seguinte.
rules-lay_off-never_shrinks = Jogos só crescem: não se juntam, não se dividem, não se desfazem.

rules-end-optional = A { -rodada } acaba quando alguém bate: com todas as cartas na mesa, ou com todas menos uma, que é descartada.
rules-end-required = Para bater é preciso um último descarte: ponha na mesa todas as cartas menos uma, e descarte essa.
rules-end-forbidden = A última carta é baixada, nunca descartada.

rules-score-penalty = Quem bate não soma nada. Os outros somam as cartas que ficaram na mão:
rules-score-collect = Quem bate ganha os pontos de todas as cartas que os outros ainda têm:
rules-score-table_minus_hand = Os seus jogos contam a favor, as cartas da mão contam contra. O total pode ser negativo.
rules-score-wild_as = O valor de um curinga depende da carta que ele substitui:
rules-score-wild_as_unlike = Um curinga vale o mesmo que a carta que ele substitui, menos com estas:
rules-score-wild_as_alike = Um curinga vale o mesmo que a carta que ele substitui.
# any_number
rules-score-in_one = Quem bate de uma vez só, sem ter baixado nada antes, marca { $points } pontos em vez disso.
# any_number
rules-score-in_one-off = Quem bate de uma vez só, sem ter baixado nada antes, tira { $points } pontos do seu total, que pode ficar negativo.
# any_number
rules-score-in_one-players = Quem bate de uma vez só, sem ter baixado nada antes, ganha um prêmio de { $points } pontos por jogador da mesa.
# any_number
rules-score-in_one-opponents = Quem bate de uma vez só, sem ter baixado nada antes, ganha um prêmio de { $points } pontos por adversário.
# any_number
rules-score-in_one_times = Quem bate de uma vez só, sem ter baixado nada antes, ganha os pontos { $times } vezes.
rules-score-out =
    { $points ->
        [one] Bater vale um prêmio de { $points } ponto.
       *[other] Bater vale um prêmio de { $points } pontos.
    }
rules-score-nobody_out = Se ninguém bater, ninguém leva o prêmio.
rules-score-nobody_collects = Se ninguém bater, ninguém marca pontos.
rules-score-rescore_wilds = No fim da { -rodada }, os curingas contam como se estivessem no melhor lugar.
rules-worth-printed = o número da carta
rules-worth-low_ace = na ponta de baixo
rules-worth-most_cards = Mais cartas
rules-worth-most_spades = Mais espadas ♠
rules-worth-most_suit = Mais { $suit }
rules-worth-most_rank = Mais cartas de { $rank }
rules-worth-primiera = A melhor { -primiera }
rules-worth-napola = Napola
rules-worth-sweep = Cada { -wincho }
rules-worth-or = { $first } ou { $second }

# any_number
rules-match-out = Os pontos se somam de { -rodada } em { -rodada }. Com { $points } ou mais, você está fora.
# any_number
rules-match-last_one = Vence o último que sobrar.
# any_number
rules-match-rounds-lowest = A partida tem { $count } { -rodada }s. Vence quem tem menos pontos.
# any_number
rules-match-rounds-highest = A partida tem { $count } { -rodada }s. Vence quem tem mais pontos.
rules-match-equal_rounds = Em caso de empate, vence quem ganhou mais { -rodada }s; se isso também empatar, a vitória é dividida.
# any_number
rules-match-target-highest = A partida termina na { -rodada } em que alguém chega a { $points } pontos. Vence quem tem mais.
# any_number
rules-match-target-lowest = A partida termina na { -rodada } em que alguém chega a { $points } pontos. Vence quem tem menos.
# any_number
rules-match-most_hands = De qualquer modo, termina depois de { $count } { -rodada }s.
rules-match-equal = Em caso de empate, a vitória é dividida.
rules-match-equal_again = Se as melhores pontuações forem iguais, joga-se outra { -rodada }.
rules-match-rounds_won =
    { $count ->
        [one] Quem fizer mais pontos ganha a rodada; num empate ninguém ganha. O primeiro a ganhar { $count } rodada vence a partida.
       *[other] Quem fizer mais pontos ganha a rodada; num empate ninguém ganha. O primeiro a ganhar { $count } rodadas vence a partida.
    }
rules-rebuys-count =
    { $count ->
        [one] Quem está fora pode voltar, { $count } vez por partida, com a maior pontuação entre os que estão abaixo de { $points }.
       *[other] Quem está fora pode voltar, até { $count } vezes por partida, com a maior pontuação entre os que estão abaixo de { $points }.
    }
# any_number
rules-rebuys-unlimited = Quem está fora pode voltar quantas vezes quiser, com a maior pontuação entre os que estão abaixo de { $points }.
rules-rebuys-fixed =
    { $price ->
        [one] Custa { $price } lua, que vai para o pote.
       *[other] Custa { $price } luas, que vão para o pote.
    }
rules-rebuys-escalating =
    { $price ->
        [one] O primeiro custa { $price } lua, o segundo o dobro, o terceiro o triplo, e assim por diante; vai tudo para o pote.
       *[other] O primeiro custa { $price } luas, o segundo o dobro, o terceiro o triplo, e assim por diante; vai tudo para o pote.
    }
rules-rebuys-for_two = Com dois jogadores também se pode voltar. Com mais, se uma { -rodada } deixar só um abaixo de { $points }, ninguém pode voltar: esse jogador vence.
rules-rebuys-never_alone = Se uma { -rodada } deixar só um jogador abaixo de { $points }, ninguém pode voltar: esse jogador vence.
# any_number
rules-rebuys-not_for_two = Com dois jogadores ninguém volta: quem chegar primeiro a { $points } perde.

rules-money-pot =
    { $stake ->
        [one] Cada um põe { $stake } lua no pote. O vencedor leva tudo; se são vários, dividem.
       *[other] Cada um põe { $stake } luas no pote. O vencedor leva tudo; se são vários, dividem.
    }
rules-money-difference =
    { $points ->
        [one] No fim, os jogadores acertam entre si, dois a dois, a diferença de pontos, a { $points } lua por ponto.
       *[other] No fim, os jogadores acertam entre si, dois a dois, a diferença de pontos, a { $points } luas por ponto.
    }
rules-money-lunas = Luas são as moedas de prata desta casa: só servem para jogar.

# As regras para imprimir, e a folha de pontos
rules-print = Imprimir
rules-sheet-other = O que está marcado se joga de outro jeito nesta mesa.
rules-sheet-reading = Se puder valer por mais de uma carta, diga por qual.
rules-sheet-deals = Dá as cartas
# same
rules-sheet-total = Total
rules-sheet-written = { $file } está pronto: abra no navegador e imprima.
rules-sheet-unwritten = Não foi possível gravar o arquivo ({ $detail }).
