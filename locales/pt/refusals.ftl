# Por que algo não pode ser feito, e o que daria certo: uma frase para cada recusa.

refuse-not_your_turn = Ainda não é a sua vez.
refuse-not_now = Agora não há nada para decidir aí.
refuse-match_over = A partida acabou; comece outra para continuar jogando.
refuse-deal_first = Antes é preciso dar as cartas da próxima { -rodada }.
refuse-decide_first = Decida primeiro: voltar à partida ou sair.
refuse-draw_first = Compre primeiro.
refuse-already_drew = Você já comprou: baixe cartas ou descarte uma.
refuse-malformed = Falta alguma coisa: diga quais cartas, cada uma uma vez só, e para onde vão.
refuse-not_in_this_game = Neste jogo não existe essa jogada.
refuse-not_held = Essa carta não está na sua mão.

refuse-draw-stock_empty = O monte está vazio: pegue do lixo.
refuse-draw-pile_empty = O lixo está vazio: compre do monte.
refuse-draw-never_from_pile = Neste jogo só se compra do monte.
refuse-draw-not_once_opened = Você já baixou: agora só se compra do monte.
refuse-draw-unplayable = A carta de cima do lixo só pode ser pega para usar nesta vez, e com as suas cartas isso ainda não dá.
refuse-draw-whole_unplayable = O lixo só pode ser pego para baixar uma das cartas dele nesta vez, e com as suas isso ainda não dá.
refuse-draw-not_for_lay_off = Você pegou esta carta para um jogo novo; ela não pode ser encaixada num da mesa.

# any_number
refuse-meld-too_few =
    { $least ->
        [one] É preciso ter pelo menos { $least } carta.
       *[other] É preciso ter pelo menos { $least } cartas; aqui só há { $given }.
    }
# any_number
refuse-meld-too_many =
    { $most ->
        [one] Só cabe { $most } carta.
       *[other] Cabem no máximo { $most } cartas; aqui há { $given }.
    }
# any_number
refuse-meld-exact = Na hora de baixar são exatamente { $least } cartas; aqui há { $given }.
refuse-meld-too_many_wilds =
    { $most ->
        [0] Aqui não entra curinga.
        [one] Aqui só entra um curinga.
       *[other] Aqui entram no máximo { $most } curingas.
    }
refuse-meld-only_wilds = Só curingas não fazem jogo: pelo menos uma carta tem que valer por ela mesma.
refuse-meld-not_after_contract = Depois do contrato não se baixam mais jogos.
refuse-meld-next_turn = Jogos novos ficam para a sua próxima vez.
refuse-set-ranks_differ = As cartas de { -uma_trinca } são todas do mesmo valor.
refuse-set-no_wilds = { CAPITAL(-uma_trinca) } não leva curinga: cada carta vale por ela mesma.
refuse-set-suit_twice = Aqui, { -uma_trinca } não repete naipe.
refuse-set-fourth_suit = { CAPITAL(-uma_trinca) } tem três naipes; o quarto não cabe.
refuse-set-suit_missing = { CAPITAL(-uma_trinca) } precisa de três naipes; aqui há menos.
refuse-run-suit = As cartas de uma { -sequencia } são todas do mesmo naipe.
refuse-run-colour = Uma { -sequencia } é toda vermelha ou toda preta.
refuse-run-not_next = Estas cartas não são seguidas.
refuse-run-rank_twice = Uma { -sequencia } não repete valor.
refuse-run-ace_both_ways = O ás começa ou termina uma { -sequencia }, mas ela não passa dele.
refuse-run-ace_low = Neste jogo o ás só vai antes do dois.
refuse-run-ace_high = Neste jogo o ás só vai depois do rei.
refuse-run-no_wilds = Esta { -sequencia } não leva curinga.
refuse-run-no_room = Não há mais lugar em nenhuma das pontas.
refuse-run-rank_there = Já existe uma carta desse valor na { -sequencia }.
refuse-run-wild_locked = No meio da { -sequencia }, um curinga não dá lugar a outra carta.
refuse-run-wild_no_seat = O curinga está nesse lugar, e aqui não tem para onde ir.
refuse-run-wild_fixed = Há um curinga nesse lugar, e nesta mesa ele não muda de lugar.
refuse-run-wild_keeps_end = Só caberia se o curinga mudasse de ponta, e nesta mesa ele não muda.

refuse-contract_first = Baixe primeiro o seu contrato.
refuse-same_turn_as_opening = Para encaixar cartas, espere a sua próxima vez.
refuse-open-no_contract = Neste jogo não há contratos; baixe o jogo que quiser.
refuse-open-already = O seu contrato já está na mesa.
refuse-open-already-loba_seis_menes = { refuse-open-already }
refuse-open-not_exact = Esta { -rodada } pede { $contract }: baixe exatamente isso, e nada mais.
# any_number
refuse-open-meld_size = Num contrato, { $meld } tem exatamente { $least } cartas, e aqui há { $given }. Esta { -rodada } pede { $contract }.
refuse-open-same_rank = { CAPITAL(-duas_trincas) } de um contrato não podem ser do mesmo valor.
refuse-open-adjoining_runs = Duas { -sequencia }s de um contrato não podem se emendar.

refuse-no_such_meld = Esse jogo não está na mesa.
refuse-lay_off-never = Neste jogo não se encaixam cartas.
refuse-lay_off-not_opened = Baixe primeiro um jogo seu; depois você pode encaixar nos outros.
refuse-lay_off-own_only = Você só pode encaixar nos seus próprios jogos.
refuse-lay_off-full = Neste jogo não cabe mais nenhuma carta.
refuse-lay_off-rank = Aqui só se encaixam cartas do mesmo valor.
refuse-lay_off-not_there = A carta cabe neste jogo, mas em outro lugar.
refuse-reclaim-never = O que está na mesa fica na mesa; nenhuma carta volta para a mão.
refuse-reclaim-no_wild = Nesse lugar não há curinga.
refuse-reclaim-other_card = O curinga está no lugar de outra carta; só ela pode entrar ali.

refuse-discard-taken_card_first = Use primeiro a carta que você pegou do lixo.
refuse-discard-taken_pile_first = Baixe primeiro uma carta do lixo que você pegou.
refuse-discard-just_taken = Você acabou de pegar esta carta: descarte outra.
refuse-discard-lone_card = Era a única carta do lixo, e nesta vez não pode ser descartada; outra pode, até a gêmea dela.
refuse-discard-not_the_last = Nesta { -rodada } a última carta é baixada, não descartada.
refuse-discard-wild = Não se descarta curinga tendo outra carta na mão.
refuse-discard-last_wild = Não se bate descartando um curinga.
refuse-keep_a_discard = Guarde uma carta para descartar no fim da sua vez.
refuse-last_card_stays = Nesta { -rodada } a última carta também é baixada, e assim sobraria uma que você não pode baixar.
refuse-taken_card_stranded = Assim você não poderia mais usar o que pegou e terminar a sua vez; use isso primeiro.
refuse-too_large = Há possibilidades demais para saber se você ainda poderia terminar a sua vez.

refuse-not_on_table = Essa carta não está solta na mesa.
refuse-no_such_build = Essa pilha não está na mesa.
refuse-take-nothing = Escolha pelo menos uma carta ou pilha para pegar.
refuse-take-value = Esta carta não pega { $value }.
refuse-take-not_sum = Com estas cartas não se formam grupos de { $value }.
refuse-take-not_together = Com a sua carta, estas não somam { $value }.
refuse-take-build_value = Uma pilha só é pega com uma carta do valor dela, não com { $value }.
refuse-take-inert = Esta carta não entra em soma: nada a pega, e com ela não se forma nada.
refuse-take-inert-la_mona = A Mona não entra em soma: na mesa nada a pega, e com ela não se forma nada.
refuse-take-pairs_only = Esta carta só vai com cartas iguais a ela.

refuse-trail-own_build = Enquanto houver uma pilha sua na mesa você não pode largar: pegue a pilha ou continue nela.
refuse-build-never = Neste jogo não se forma nada.
refuse-build-inert = Esta carta não entra em soma, e com ela não se forma nada.
refuse-build-inert-la_mona = Com a Mona não se forma nada: ela não entra em soma.
refuse-build-no_card = Para formar { $value } é preciso ter na mão outra carta que pegue { $value }.
refuse-build-never_taken = Nenhuma carta pega { $value }: não dá para formar isso.
refuse-build-not_sum = Com estas cartas não se forma uma pilha de { $value }.
refuse-build-value_there = Já há uma pilha de { $value } na mesa, e nunca há duas do mesmo valor.
refuse-build-one_group = Neste jogo uma pilha é um só grupo.
refuse-build-two_cards = Aqui, um grupo tem no máximo duas cartas.
refuse-build-nothing_under = Para formar é preciso uma carta da mesa para juntar com a sua.
refuse-build-closed = Uma pilha de vários grupos não muda de valor: esta fica em { $value }.
refuse-build-closed-la_mona = Uma fila não muda de valor: esta fica em { $value }.
refuse-build-no_raise = Neste jogo as pilhas não aumentam.
refuse-build-no_raise_own = Você não pode aumentar a sua própria pilha; pegue-a ou continue nela.
refuse-build-no_old_card = Para aumentar esta pilha é preciso ter também uma carta do valor atual, { $value }.
refuse-build-raise_by_table_card = Uma pilha só se aumenta com uma carta da mão, não com uma da mesa.
refuse-build-keep_card = Você tem uma pilha de { $value }: guarde uma carta que a pegue.
refuse-build-must_continue = Primeiro a sua pilha: pegue-a ou continue nela.
refuse-build-loose_cards = Enquanto houver uma pilha sua, você não pode pegar só cartas soltas: pegue uma pilha ou continue formando.
refuse-build-third = Você já tem duas pilhas: pegue uma, ou continue numa, antes de começar outra.

refuse-undo-nothing = Você ainda não fez nada que se possa desfazer.
refuse-undo-seen = Uma carta nova já foi vista: isso não dá mais para desfazer.

notation-action = “{ $word }” não é uma jogada que eu conheça, como “discard 9h” ou “meld 5h X 7h”.
notation-card = “{ $word }” não é uma carta: escreva valor e naipe, como 9h ou Td, e X para o curinga.
notation-rank = “{ $word }” não diz que carta o curinga substitui: escreva X=J.
notation-build = “{ $word }” não é o número de uma pilha: escreva #1.
notation-build_on = “{ $word }” é uma pilha entre as cartas: escreva “on #1” para a pilha que você muda.
