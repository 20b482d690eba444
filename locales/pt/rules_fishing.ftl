# Os livros de regras dos jogos de pescaria.

rules-goal-fishing = Pegue cartas da mesa com as da sua mão. O que você pega vale pontos.
rules-goal-prizes = Valem pontos: { $prizes }.
rules-prize-most_cards = ter mais cartas
rules-prize-most_spades = ter mais espadas
rules-prize-most_suit = ter mais { $suit }
rules-prize-most_rank = ter mais cartas de { $rank }
rules-prize-primiera = ter a melhor { -primiera }
rules-prize-sweep = cada { -wincho }
rules-prize-rank = cada { $rank }
rules-prize-cards = as próprias cartas
rules-goal-rounds_won =
    { $count ->
        [one] O primeiro a ganhar { $count } rodada vence a partida.
       *[other] O primeiro a ganhar { $count } rodadas vence a partida.
    }
rules-deal-table =
    { $count ->
        [one] { $count } carta vai aberta para a mesa, só na primeira vez que as cartas são dadas.
       *[other] { $count } cartas vão abertas para a mesa, só na primeira vez que as cartas são dadas.
    }
rules-deal-redeal = Se o { $cards } estiver entre elas, as cartas são dadas de novo.
rules-deal-redeal_from = Se houver entre elas pelo menos { $count } destas cartas: { $cards }, as cartas são dadas de novo.
rules-deal-to_dealer = Se todas formarem grupos que somam { $value }, quem deu as cartas fica com elas: cada grupo conta como { -wincho }.
rules-deal-again = Quando ninguém tiver mais cartas, cada um recebe outras tantas, até o baralho acabar.

rules-turn-one_card = Na sua vez você joga exatamente uma carta, de um destes jeitos:
rules-turn-take = *Pegue* da mesa cartas que valham o mesmo que a sua.
rules-turn-take_together = *Pegue* da mesa cartas que somem { $value } com a sua.
rules-turn-build = *Forme:* junte-a com cartas da mesa, numa pilha que você pode pegar depois.
rules-turn-build-la_mona = { rules-turn-build }
rules-turn-trail = *Largue:* deixe-a simplesmente na mesa.
rules-turn-trail-la_mona = { rules-turn-trail }
rules-turn-free = Ninguém é obrigado a pegar, mesmo podendo.
rules-turn-free_without_build = Sem uma pilha sua na mesa, pegar nunca é obrigatório.
rules-turn-must_take = A carta que pode pegar tem que pegar; mas você escolhe qual carta joga.
rules-turn-played = Carta jogada não volta: com ela termina a sua vez.

rules-capture-groups_any = A sua carta pode pegar qualquer carta do valor dela, qualquer grupo que some esse valor, ou vários de uma vez; nenhuma carta conta duas vezes.
rules-capture-groups_one = A sua carta pega uma carta do valor dela ou um grupo que some esse valor. As outras ficam.
rules-capture-together_one = A sua carta pega um grupo: a sua e as que ela pega somam exatamente { $value }. As outras ficam.
rules-capture-together_any = A sua carta pega qualquer grupo que some { $value } com ela, ou vários de uma vez; nenhuma carta da mesa conta duas vezes.
rules-capture-single_first = Se basta uma só carta, não se pode pegar um grupo de várias.
rules-capture-kept = A sua carta e tudo o que ela pega ficam com você.
rules-capture-taken = A sua carta e tudo o que ela pega ficam com você. Isto é o que cada carta pega:
rules-capture-adds = Numa soma as cartas valem:
rules-capture-ace = Numa soma o ás vale { $low } ou { $high }, como for preciso. Da mão, pega { $takes }.
rules-capture-pairs_all = { $cards } só pegam cartas iguais, e nunca entram em soma.
rules-capture-pairs_one = { $cards } pegam uma só carta igual por vez, e nunca entram em soma.
rules-capture-pairs_one_or_three = { $cards } pegam uma carta igual, ou as três, e nunca entram em soma.
rules-capture-builds_whole = Uma pilha se pega inteira, com uma carta exatamente do valor dela; nunca é parte de uma soma.
rules-capture-builds_in_sums = Uma pilha conta como uma carta do valor dela, também numa soma.

# any_number
rules-inert-takes = { $cards } pega da mesa grupos de { $count }, e pilhas de { $count }.
# any_number
rules-inert-takes-la_mona = O { $cards } é a Mona, a macaca. Da mão ela pega grupos de { $count }, quantos houver, e uma pilha de { $count }.
# any_number
rules-inert-also = Da mão, esta carta também pode ser jogada como { $count }.
rules-inert-drowned = Na mesa, nada pega { $cards }: fica até o fim, e vai para quem pegar por último.
rules-inert-stays = Na mesa, nada pega { $cards }: fica até o fim.
rules-inert-drowned-la_mona = Na mesa, nada pega o { $cards }: a Mona está *afogada.* Fica até o fim, e vai para quem pegar por último.

rules-build-single = Junte a sua carta com cartas da mesa para fazer um valor que você ainda tem na mão: agora são uma pilha só, que não se separa mais.
rules-build-keep = É preciso ter na mão uma carta que a pegue, e guardá-la enquanto a pilha for sua.
# any_number
rules-build-ace = Uma pilha de { $count } se pega com um ás: guarde um na mão.
rules-build-two_cards = Um grupo que você junta tem no máximo duas cartas.
rules-build-owner = Uma pilha é de quem pôs nela a última carta; mas qualquer um com a carta certa pode pegá-la.
rules-build-partners = O seu parceiro pode continuar a sua pilha, ou pegá-la; mas, para formar, as cartas dele não contam.
rules-build-standing-must_continue = Enquanto uma pilha for sua, você não pode largar carta: pegue-a ou continue nela.
rules-build-standing-may_add_another = Enquanto uma pilha for sua, você não pode largar carta: pegue-a, continue nela, forme outra de outro valor, ou pegue a de outro jogador. Se tiver duas, você escolhe qual pegar primeiro.
rules-build-standing-may_do_all_but_trail = Enquanto uma pilha for sua, você pode pegar e formar à vontade, mas não largar carta.
rules-build-standing-free = Ela não obriga a nada.
rules-build-raise = Uma carta da sua mão pode aumentar uma pilha para um valor maior, se você também tem esse valor. Uma carta da mesa, não.
rules-build-raise_own = A sua própria pilha você pode aumentar se tiver na mão o valor antigo e o novo.
rules-build-raise_own_freely = A sua própria pilha você também pode aumentar.
rules-build-no_raise_own = A sua própria pilha você não pode aumentar.
rules-build-raise_previous = Se você já formou nela antes, precisa ter também uma carta do valor atual.

rules-fila-groups = Vários grupos do mesmo valor podem ficar numa só pilha.
rules-fila-groups-la_mona = Vários grupos do mesmo valor podem ficar numa só pilha: isso é uma *fila.* Uma pilha nova de um valor que já está na mesa se junta a ela.
rules-fila-closed = O valor dela é fixo: pode crescer, mas ninguém o aumenta.

rules-sweep-what =
    { $points ->
        [one] Pegue tudo o que está na mesa e ganhe { $points } ponto.
       *[other] Pegue tudo o que está na mesa e ganhe { $points } pontos.
    }
rules-sweep-last_play = Também vale com a última carta da rodada.
rules-sweep-leftovers = Ficar com as sobras não vale.
rules-sweep-not_last_play = Com a última carta da rodada não vale.
rules-sweep-despite = Vale também se na mesa só ficar o { $cards }.
rules-sweep-not_despite = Enquanto { $cards } estiver lá, a mesa não está vazia.

rules-end-round = A rodada acaba quando todas as cartas foram dadas e jogadas.
rules-end-leftovers-last_taker = O que sobra na mesa vai para quem pegou por último.
rules-end-leftovers-nobody = O que sobra na mesa não conta para ninguém.
rules-score-categories = Conte o que você pegou.
rules-score-categories-la_mona = { rules-score-categories } O 2♠ se chama o 2 bonito, e o 10♦, o 10 bonito.
rules-score-partners = Parceiros contam juntos.
rules-score-equal = Se houver empate na maior quantidade, ninguém leva esses pontos.
rules-score-all_suit = Todas as cartas de { $suit }, nas mesmas mãos, valem { $points } no total.
rules-score-all_rank = As quatro cartas de { $rank }, nas mesmas mãos, valem { $points } no total.
rules-score-napola = Napola: ás, 2 e 3 de { $suit } valem três pontos, e cada carta de { $suit } que segue em ordem, mais um.
rules-score-primiera_none = Sem uma carta de cada naipe não há { -primiera }.
rules-score-primiera_zero = Na { -primiera }, um naipe de que você não tem carta conta 0.
rules-score-primiera = Para a { -primiera } conta a sua melhor carta de cada naipe, e ganha a soma mais alta. Aqui as cartas valem:
