# O que se pode mudar num jogo, em poucas palavras: cada campo, e seus valores que são palavras.

# Quem joga
field-players = Jogadores
field-players-min = Mínimo de jogadores
field-players-max = Máximo de jogadores
field-players-partners = Com quantos jogadores se joga em duplas

# As cartas
field-deck = Cartas
field-deck-packs = Baralhos de 52 cartas
field-deck-jokers = Curingas ao todo
field-deal = Distribuição
field-deal-hand = Cartas para cada jogador
field-deal-upcard = Uma carta virada no começo
field-deal-wild_upcard = Curinga virado no começo
field-deal-wild_upcard-keep = fica
field-deal-wild_upcard-rebury = volta para o monte
field-deal-table = Cartas na mesa no começo
field-deal-redeal_on = Dar as cartas de novo se uma destas sair na primeira mesa
field-first_dealer = Quem dá as cartas primeiro
field-first_dealer-random = sorteio
field-first_dealer-high_cut = carta mais alta
field-first_dealer-low_cut = carta mais baixa
field-direction = Sentido do jogo
field-direction-clockwise = horário
field-direction-anticlockwise = anti-horário

# Comprar
field-pile = Pegar do lixo
field-pile-none = nunca
field-pile-top = a carta de cima
field-pile-whole = o lixo inteiro
field-pile-top-must_play = A carta pega tem que ir à mesa na mesma vez
field-pile-top-for_lay_off = Também se pega para encaixar
field-pile-top-lay_off_with_first_meld = E se encaixa já na vez do primeiro jogo
field-pile-top-rediscard = A carta pega pode ser descartada na hora
field-pile-top-once_opened = Também para quem já baixou
field-pile-whole-must_play = Uma das cartas tem que ir à mesa na mesma vez
field-pile-whole-lone_card_rediscard = A carta única pode ser pega e descartada na hora
field-pile-whole-once_opened = Também para quem já baixou

# Jogos
field-wild = Curingas
field-melds = Jogos
field-meld-set = cartas do mesmo valor
field-meld-run = cartas em sequência
field-meld-set-min = Mínimo de cartas
field-meld-set-max = Máximo de cartas
field-meld-set-suits = Naipes
field-meld-set-suits-any = quaisquer
field-meld-set-suits-all_different = todos diferentes
field-meld-set-suits-three = exatamente três
field-meld-set-wilds = Máximo de curingas
field-meld-set-wilds_when_laid = Máximo de curingas ao baixar
field-meld-set-exact_when_laid = Baixa-se com o mínimo, e cresce depois
field-meld-run-min = Mínimo de cartas
field-meld-run-max = Máximo de cartas
field-meld-run-suits = Naipes
field-meld-run-suits-same = um só
field-meld-run-suits-colour = tudo vermelho ou tudo preto
field-meld-run-suits-any = quaisquer
field-meld-run-ace = Ás
field-meld-run-ace-either = no começo ou no fim
field-meld-run-ace-low = só no começo
field-meld-run-ace-high = só no fim
field-meld-run-ace-round = dá a volta
field-meld-run-wilds = Máximo de curingas
field-meld-run-wilds_when_laid = Máximo de curingas ao baixar
field-meld-run-exact_when_laid = Baixa-se com o mínimo, e cresce depois

# Contratos
field-opening = O primeiro jogo
field-opening-free = qualquer jogo
field-opening-contract = um contrato por rodada
field-opening-contract-rounds = Contratos
field-opening-contract-new_melds_later = Jogos novos depois do contrato
field-opening-contract-double_sets = Um jogo com o dobro de cartas conta por dois
field-opening-contract-same_rank_sets = Dois do mesmo valor num contrato
field-opening-contract-adjoining_runs = Duas sequências que se tocam num contrato
field-round-melds = Jogos do contrato
field-round-deal = Cartas dadas nesta rodada
field-round-final_discard = O último descarte desta rodada
field-round-final_discard-as_usual = como sempre
field-round-final_discard-optional = não precisa
field-round-final_discard-required = precisa
field-round-final_discard-forbidden = não se pode

# Encaixar
field-lay_off = Encaixar nos jogos
field-lay_off-to = Nos jogos de quem
field-lay_off-to-any = de qualquer um
field-lay_off-to-own = os próprios
field-lay_off-to-nobody = de ninguém
field-lay_off-needs = Antes é preciso
field-lay_off-needs-own_meld = ter baixado
field-lay_off-needs-nothing = nada
field-lay_off-same_turn = Também na vez do primeiro jogo
field-lay_off-reclaim = Resgatar um curinga com a carta que ele substitui
field-wild_move = Um curinga na ponta
field-wild_move-fixed = não se mexe
field-wild_move-free = para qualquer ponta
field-wild_move-replace_other_end = para a outra ponta, quando chega a carta dele
field-wild_move-shift_outward = um lugar para fora, quando chega a carta dele

# Descartar
field-discard = Descartar
field-discard-wilds = Descartar curingas
field-discard-wilds-free = sempre
field-discard-wilds-only_wilds_left = só sem outra carta na mão
field-discard-wilds-never = nunca
field-final_discard = O último descarte
field-final_discard-optional = não precisa
field-final_discard-required = precisa
field-final_discard-forbidden = não se pode
field-stock_out = Quando o monte acabar
field-stock_out-recycle = o lixo vira o novo monte
field-stock_out-end_hand = a { -rodada } termina
field-stock_out-recycle-how = O novo monte
field-stock_out-recycle-how-shuffle = embaralhado
field-stock_out-recycle-how-flip = só virado
field-stock_out-recycle-stall_guard = Vezes seguidas sem baixar nada; 0, sem limite
field-blocked_hand = { CAPITAL(-rodada) } travada
field-blocked_hand-score_all = todos contam
field-blocked_hand-void_redeal = dar as cartas de novo

# Pesca
field-capture = Pegar
field-capture-adds = Quanto vale uma carta numa soma
field-capture-takes = O que uma carta da mão pega
field-capture-pair_only = Valores que só pegam os iguais
field-capture-builds_in_sums = Uma pilha pode entrar numa soma
field-build = Formar na mesa
field-build-none = nunca
field-build-sums = somas
field-build-sums-multiple = Vários grupos numa pilha
field-build-sums-raises = Pilhas podem ser aumentadas
field-build-sums-raise_own = A própria também
field-build-sums-raise_needs_previous = Aumentar pede também o valor atual
field-build-sums-many_cards = Mais de duas cartas por grupo
field-standing_builds = Com uma pilha própria na mesa
field-standing_builds-must_continue = pegar, continuar ou aumentar
field-standing_builds-may_add_another = também formar outra
field-standing_builds-may_do_all_but_trail = tudo menos largar
field-standing_builds-free = tudo
field-leftovers = As cartas que sobram na mesa
field-leftovers-last_taker = para quem pegou por último
field-leftovers-nobody = para ninguém
field-sweep = Limpar a mesa
field-sweep-on_last_play = Também com a última carta da rodada
field-sweep-despite = Cartas que podem ficar

# Pontos
field-score = O que conta
field-score-penalty = as cartas que ficam na mão, quanto menos melhor
field-score-winner_collects = o que os outros têm na mão, para quem bate
field-score-table_minus_hand = os jogos menos a mão
field-score-penalty-points = Pontos das cartas
field-score-penalty-out_in_one = Por bater de uma vez
field-score-winner_collects-points = Pontos das cartas
field-score-winner_collects-out = Por bater
field-score-winner_collects-in_one_times = Quantas vezes por bater de uma vez
field-score-table_minus_hand-table = Pontos na mesa
field-score-table_minus_hand-wild_as = Um curinga, pelo lugar que ocupa
field-score-table_minus_hand-hand = Pontos na mão
field-score-table_minus_hand-out = Por bater
field-score-table_minus_hand-out_in_one = Por bater de uma vez
field-score-table_minus_hand-out_in_one_for = Tantas vezes
field-score-table_minus_hand-out_in_one_for-players = por jogador
field-score-table_minus_hand-out_in_one_for-opponents = por adversário
field-score-table_minus_hand-out_in_one_for-once = uma vez só
field-score-table_minus_hand-rescore_wilds = Curingas contam no melhor lugar
field-fishing_score-categories = cartas pegas e mesas limpas
field-fishing_score-categories-most_cards = Mais cartas
field-fishing_score-categories-most_spades = Mais espadas
field-fishing_score-categories-cards = Certas cartas
field-fishing_score-categories-sweep = Limpar a mesa

# A partida
field-match_end = Fim da partida
field-match_end-eliminate = quem chega a certa pontuação sai
field-match_end-rounds = depois de algumas rodadas
field-match_end-target = alguém chega a certa pontuação
field-match_end-rounds_won = alguém ganha algumas rodadas
field-match_end-eliminate-at = A pontuação
field-match_end-eliminate-rebuys = Vezes que cada um pode voltar
field-match_end-eliminate-rebuy_price = O preço
field-match_end-eliminate-rebuy_price-fixed = sempre igual
field-match_end-eliminate-rebuy_price-escalating = cada vez mais
field-match_end-eliminate-rebuys_with_two_players = Também entre dois
field-match_end-rounds-count = Rodadas; 0, uma por contrato
field-match_end-rounds-wins = Que pontuação vence
field-match_end-rounds-wins-lowest = a mais baixa
field-match_end-rounds-wins-highest = a mais alta
field-match_end-target-at = A pontuação
field-match_end-target-wins = Que pontuação vence
field-match_end-target-wins-lowest = a mais baixa
field-match_end-target-wins-highest = a mais alta
field-match_end-target-most_hands = Máximo de rodadas
field-match_end-rounds_won-wins = Rodadas a ganhar

# Dinheiro
field-stakes = Luas
field-stakes-on = Valendo luas
field-stakes-how = Acerto
field-stakes-how-pot = pote
field-stakes-how-difference = diferenças
field-stakes-stake = Aposta
field-stakes-rebuy = Preço do reenganche
field-stakes-per_point = Valor de um ponto
