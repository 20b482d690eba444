### Escoba, Scopa e Cassino: nomes, opções e esclarecimentos.

-primiera = { GAME() ->
        [escoba] setenta
       *[other] primiera
    }
variant-escoba-name = Escopa de 15
variant-escoba-about = Some quinze com a sua carta e as da mesa.
variant-scopa-name = Scopa
variant-scopa-about = A pesca da Itália: primeiro a igual, depois as somas, e o sete de ouros.
variant-cassino-name = Cassino
variant-cassino-about = Pegue, forme e aumente pelo dez de ouros e o dois de espadas.
option-capture-name-escoba = Pegar
option-capture-help-escoba = Se a carta que pode pegar tem de pegar.
option-capture-value-compulsory-escoba = obrigatório
option-capture-value-optional-escoba = à vontade
option-capture-name-scopa = Pegar
option-capture-help-scopa = Se a carta que pode pegar tem de pegar.
option-capture-value-compulsory-scopa = obrigatório
option-capture-value-optional-scopa = à vontade
option-target_tie-name = Empate na meta
option-target_tie-help = O que acontece se, ao chegar à meta, as melhores pontuações são iguais.
option-target_tie-value-another_hand = mais uma rodada
option-target_tie-value-shared = ganham juntos
option-table_fifteen-name-escoba = Mesa de quinze
option-table_fifteen-help-escoba = De quem são as primeiras quatro cartas se somam quinze, ou duas vezes quinze.
option-table_fifteen-value-dealer-escoba = quem dá as cartas
option-table_fifteen-value-off-escoba = ninguém
option-sevens-name-escoba = Ponto dos setes
option-sevens-help-escoba = O que o ganha: mais setes, ou a soma da melhor carta de cada naipe (setenta).
option-sevens-value-most-escoba = mais setes
option-sevens-value-setenta-escoba = setenta
option-all_coins-name-escoba = Todos os ouros
option-all_coins-help-escoba = Quanto valem os dez ouros juntos.
option-all_sevens-name-escoba = Todos os setes
option-all_sevens-help-escoba = Quanto valem os quatro setes juntos.
option-napola-name-scopa = Napola
option-napola-help-scopa = Ás, dois e três de ouros valem três pontos, e cada ouro que segue em ordem, mais um.
option-primiera-name-scopa = Primiera
option-primiera-help-scopa = O que ganha o ponto dela: a soma da melhor carta de cada naipe, ou mais setes.
option-primiera-value-sum-scopa = melhores cartas
option-primiera-value-sevens-scopa = mais setes
option-primiera-missing_suit-name-scopa = Primiera sem um naipe
option-primiera-missing_suit-help-scopa = O que acontece com quem não tem nenhuma carta de um naipe.
option-primiera-missing_suit-value-none-scopa = não tem primiera
option-primiera-missing_suit-value-zero-scopa = o naipe vale 0
option-rebello-name-scopa = Rei de ouros
option-rebello-help-scopa = Quanto vale o rei de ouros (rebello).
option-sweep_on_last_play-name-scopa = Scopa com a última carta
option-sweep_on_last_play-help-scopa = Limpar a mesa com a última carta da rodada conta como scopa.
option-court_capture-name-cassino = Figuras
option-court_capture-help-cassino = Quantas iguais uma figura pega de uma vez.
option-court_capture-value-one-cassino = uma
option-court_capture-value-or_three-cassino = uma ou três
option-court_capture-value-all-cassino = todas as que houver
option-raise_own_build-help-cassino = Você pode aumentar a sua pilha se tiver na mão uma carta do valor novo.
option-raise_needs_previous-name-cassino = Guardar também o valor antigo
option-raise_needs_previous-help-cassino = Para aumentar a sua pilha, você tem de ter na mão também o valor antigo.
option-trail_that_takes-name-cassino = Largar uma carta que pode pegar
option-trail_that_takes-help-cassino = Você pode largar uma carta mesmo que ela possa pegar algo.
option-sweep_points-name-cassino = Pontos por varrida
preset-with_napola-name-scopa = Com napola e rebello
ruling-R_N_3 = Atingida a meta, ganha quem tem mais pontos.
ruling-R_N_5 = O que sobra no fim é de quem pegou por último, e não faz { -wincho }.
ruling-R_ES_1 = Ninguém é obrigado a pegar.
ruling-R_ES_2 = Uma primeira mesa de quinze é de quem deu as cartas, e é escopa.
ruling-R_ES_3 = O ponto dos setes é de quem tem mais.
ruling-R_ES_5 = Com a última carta da rodada não há escopa: o que sobra nunca soma quinze.
ruling-R_SC_1 = A carta que pode pegar tem de pegar; qual carta jogar é você quem decide.
ruling-R_SC_2 = A última carta da rodada não faz scopa.
ruling-R_SC_3 = Para a primiera conta a melhor carta de cada naipe.
ruling-R_SC_4 = Sem uma carta de cada naipe não há primiera.
ruling-R_CS_1 = Uma figura pega uma só igual.
ruling-R_CS_2 = Você pode aumentar a sua pilha.
ruling-R_CS_3 = Uma carta que pode pegar pode ser largada.
ruling-R_CS_5 = Enquanto uma pilha é sua, você não pode largar carta.
ruling-R_CS_7 = Você pode pegar menos do que poderia, mas ao menos um grupo.
card-named_7d-scopa = settebello
card-the_7d-scopa = o settebello
# The card that is worth most is taken.
log-taken-prize = { $player } pega { $cards } com { $card }!
log-taken-prize-cassino = { $player } pega { $cards } com { $card }: o cassino maior!
log-leftovers-first = As primeiras cartas somam { $value } e são de { $player }, que deu as cartas: { $cards }.
log-leftovers-first-short = As primeiras cartas somam { $value }: são de { $player }.
refuse-take-not_sum-scopa = Estas cartas não somam { $value }.
# Where the names of Spanish cards have no room.
log-taken-short-spanish = { $player } leva { $count } cartas com { $card }.
log-taken-prize-short-spanish = { $player } leva { $count } cartas com { $card }!
log-leftovers-short-spanish =
    O que sobra fica com { $player }: { $count } { $count ->
        [one] carta
       *[other] cartas
    }.
rules-section-sweep-escoba = A escopa
rules-section-sweep-scopa = A scopa
scores-category-7d-escoba = Sete de ouros
scores-category-7d-scopa = Settebello
scores-category-kd-scopa = Rebello
scores-category-10d-cassino = Cassino maior
scores-category-2s-cassino = Cassino menor
scores-category-a-cassino = Ases
refuse-take-pairs_one = Uma figura pega uma só igual por vez.
refuse-take-pairs_one_or_three = Uma figura pega uma igual, ou três.
refuse-take-single_first = Há uma carta de { $value }: ela se pega antes de qualquer soma.
refuse-take-one_group = Uma carta pega um só grupo.
refuse-trail-must_take = Esta carta pode pegar, então tem de pegar.
rules-worth-most_rank-escoba = Mais setes
rules-prize-most_rank-escoba = ter mais setes
option-trail_that_takes-without-cassino = Uma carta que pode pegar não pode ser largada.
advice-take_rank-escoba = Para ter mais setes: mais { $count }; estava { $have } a { $most }.
