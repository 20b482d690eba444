# Os exemplos dos livros de regras: um título curto, e por que está certo.

rules-example-set-any = Um só valor
rules-example-set-any-why = Duas delas podem ser do mesmo naipe.
rules-example-set-all_different = Um só valor
rules-example-set-all_different-why = Cada carta de um naipe.
rules-example-set-three = Três naipes
rules-example-set-three-why = Um valor, três naipes: certinho.
rules-example-set-twins = Com uma gêmea
rules-example-set-twins-why = Mais cartas, mas ainda só três naipes.
rules-example-set-joker = Aqui não entra curinga
rules-example-set-joker_in = Com um curinga
rules-example-set-joker_in-why = O curinga ocupa o lugar que falta.
rules-example-set-fourth = O quarto naipe, não
rules-example-set-two_suits = Só dois naipes
rules-example-set-suit_twice = Naipe repetido
rules-example-two_jokers = Um curinga a mais
rules-example-many_jokers = Curingas demais
rules-example-only_jokers = Só curingas

rules-example-run-same = Seguidas
rules-example-run-same-why =
    { $count ->
        [one] { $count } carta.
       *[other] { $count } seguidas, do mesmo naipe.
    }
rules-example-run-colour = Seguidas
rules-example-run-colour-why = Todas vermelhas, ou todas pretas.
rules-example-run-any = Seguidas
rules-example-run-any-why = Os naipes não importam.
rules-example-run-long = A sequência inteira
rules-example-run-long-why = Treze cartas, baixadas de uma vez.
rules-example-run-wild = Com um curinga
rules-example-run-wild-why = Ele substitui a carta que a etiqueta diz.
rules-example-run-two = Com um dois como curinga
rules-example-run-two-why = Fora do seu lugar, um dois substitui outra carta.
rules-example-run-joker = Aqui não entra curinga
rules-example-run-suits = Outro naipe
rules-example-run-ace = Até o ás
rules-example-run-ace-why = O ás termina a { -sequencia }. Também pode começar uma, antes do dois.
rules-example-run-corner = Não dá a volta
rules-example-run-round = Dando a volta
rules-example-run-round-why = Depois do ás vem o dois.
rules-example-run-short = Curta demais

rules-example-move-own_card = A sua própria carta
rules-example-move-own_card-free = Ele dá lugar
rules-example-move-own_card-free-why = O valete entra no lugar, e o curinga vai para a ponta que você quiser.
rules-example-move-own_card-replace_other_end = Ele muda de ponta
rules-example-move-own_card-replace_other_end-why = O valete entra no lugar, e o curinga vai para a outra ponta.
rules-example-move-own_card-shift_outward = Ele chega para o lado
rules-example-move-own_card-shift_outward-why = O valete entra no lugar, e o curinga vira a dama.
rules-example-move-own_card-fixed = A sua própria carta
rules-example-move-own_card-fixed-why = A carta encontra o seu lugar.
rules-example-move-beyond = Longe demais
rules-example-move-beyond-free = Ele completa a { -sequencia }
rules-example-move-beyond-free-why = O curinga muda de ponta e vira o sete, e o seis cabe.
rules-example-move-locked = Preso no meio
rules-example-wild-second = Mais um curinga
rules-example-wild-second-why = Aqui pode entrar mais de um.
rules-example-wild-reclaimed = Trocar pelo curinga
rules-example-wild-reclaimed-why = O 6 entra no lugar, e o curinga é seu.

rules-example-pile-used = Pegar para baixar
rules-example-pile-used-why = Com os dois setes da sua mão, ela já faz um jogo.
rules-example-pile-unused = Ainda não serve
rules-example-pile-kept = Pegar e guardar
rules-example-pile-twin = A gêmea pode
rules-example-pile-twin-why = Parece a mesma, mas não é a que você pegou.
rules-example-pile-thrown_back = De volta, não

rules-example-contract = O seu contrato
rules-example-contract-why = Exatamente o que ele pede.
rules-example-contract-more = Uma carta a mais
rules-example-contract-same_rank = O mesmo valor duas vezes
rules-example-contract-same_rank-why = Pode; continuam dois jogos.
rules-example-contract-adjoining = Uma depois da outra
rules-example-contract-adjoining-why = Pode; continuam dois jogos.
rules-example-contract-double = O dobro do tamanho
rules-example-contract-double-why = O dobro das cartas, então conta como dois.
rules-example-contract-double-loba_seis_menes = Um sêxtuplo
rules-example-contract-double-why-loba_seis_menes = Seis do mesmo valor contam como dois brelans.
rules-example-contract-same_turn = Na mesma vez
rules-example-contract-further = Mais um, depois
rules-example-contract-further-why = A partir da sua próxima vez você pode baixar mais.

rules-example-add-run = Assim continua
rules-example-add-run-why = É a carta seguinte.
rules-example-add-run-stray = Um buraco
rules-example-add-set = Mais uma
rules-example-add-set-why = O mesmo valor: pode entrar.
rules-example-add-set-stray = O quarto naipe
rules-example-add-set-rank = Outro valor
rules-example-add-others = O jogo de outro
rules-example-add-too_early = Cedo demais

rules-example-last-added = A última carta
rules-example-last-added-why = Encaixada, e a mão fica vazia: você bate.
rules-example-last-joker = Descartar o curinga
rules-example-last-kept = Com descarte
rules-example-last-kept-why = Encaixe o 7, descarte o 9, e você bate.
rules-example-hand_counts =
    { $points ->
        [one] { $points } ponto na mão
       *[other] { $points } pontos na mão
    }
rules-example-hand_counts-why = É o que estas cartas somam.
rules-example-meld_counts =
    { $points ->
        [one] { $points } ponto na mesa
       *[other] { $points } pontos na mesa
    }
# any_number
rules-example-meld_counts-why = O curinga no lugar do valete conta { $wild }, as outras cartas { $rest }.

rules-example-take-sum = Uma soma
rules-example-take-sum-why = { $a } e { $b } fazem { $value }.
rules-example-take-together = Juntas, { $value }
rules-example-take-together-why = { $own }, { $a } e { $b } somam { $value }.
rules-example-take-groups = Vários grupos
rules-example-take-groups-why = { $a } + { $b } + { $b } fazem { $value }, e há também uma carta de { $value }.
rules-example-take-ace = Um ás pega { $value }
rules-example-take-ace-why = { $a } e um ás como { $b } fazem { $value }.
rules-example-take-not_sum = Não soma
rules-example-take-pair = Cartas iguais
rules-example-take-pair-why = Uma carta pega as duas iguais a ela.
rules-example-take-court = Duas figuras
rules-example-take-single_first = Uma soma ao lado da igual
rules-example-take-left = Deixadas na mesa
rules-example-take-build = Uma pilha
rules-example-take-build-why = Vale { $value }: uma carta que pega { $value } a pega inteira.
rules-example-take-build_in_sum = Uma pilha numa soma
rules-example-take-build_in_sum-why = { $a } e { $b } fazem { $value }, o que a sua carta pega.
rules-example-take-split = Uma carta de uma pilha
rules-example-inert-takes = Uma soma de { $value }
rules-example-inert-takes-why = { $a } e { $b } fazem { $value }.
rules-example-inert-many = Duas vezes { $value }
rules-example-inert-many-why = { $a } e { $b }, { $c } e { $d }: dois grupos de uma vez.
rules-example-inert-drowned = Afogada

rules-example-build-sum = Formar { $value }
rules-example-build-sum-why = { $a } e { $b } agora valem { $value }; a carta da sua mão vai pegá-los.
rules-example-build-many = Três cartas
rules-example-build-many-why = { $a }, { $b } e { $c } são { $value }.
rules-example-build-no_card = Sem carta para pegá-la
rules-example-build-trail = Largar, nesse meio-tempo
rules-example-build-trail-why = A sua pilha pode esperar.
rules-example-build-elsewhere = Pegar outra coisa
rules-example-build-elsewhere-why = A sua pilha pode esperar.
rules-example-raise-theirs = De { $low } para { $value }
rules-example-raise-theirs-why = Ponha o seu { $more }, com uma carta para { $value } na mão: agora a pilha é sua.
rules-example-raise-own = Aumentar a própria
rules-example-raise-own-why = Você tem cartas para os dois, { $low } e { $value }.
rules-example-raise-own_freely = { rules-example-raise-own }
rules-example-raise-own_freely-why = O seu { $low } a aumenta: você tem uma carta para { $value }, e isso basta.
rules-example-fila-pair = Iguais juntas
rules-example-fila-pair-why = { $value } sobre { $value }, com outra na mão.
rules-example-fila-many = Tudo o que vale { $value }
rules-example-fila-many-why = { $a } + { $b }, { $value }, e { $c } + { $d }, com uma carta para { $value } na mão.
rules-example-fila-raised = Aqui não se aumenta
rules-example-sweep-all = { CAPITAL(-wincho) }
rules-example-sweep-all-why = { $a } + { $b }, e { $value }: não sobra nada.
rules-example-sweep-one = { rules-example-sweep-all }
rules-example-sweep-one-why = { $a } e { $b }: não sobra nada.
