# Os bots, e por que uma jogada é boa.

bot-novice-name = Novato
bot-novice-about = Joga sem pensar muito, e às vezes deixa passar alguma coisa.
bot-amateur-name = Amador
bot-amateur-about = Conhece o jogo, mas vai pelo que salta aos olhos.
bot-regular-name = Intermediário
bot-regular-about = Joga direito, mas às vezes se engana com uma carta.
bot-veteran-name = Veterano
bot-veteran-about = Joga bem e raramente se engana com uma carta.
bot-expert-name = Experiente
bot-expert-about = Pesa cada carta e não deixa passar nada.

bot-cautious-name = Prudente
bot-cautious-about = Não dá nada de graça, e nunca segura cartas caras.
bot-bold-name = Ousado
bot-bold-about = Espera a grande mão e não teme ninguém.
bot-hoarder-name = Acumulador
bot-hoarder-about = Guarda tudo o que pode servir um dia.
bot-hasty-name = Apressado
bot-hasty-about = Baixa tudo o que pode, assim que pode.
bot-watchful-name = Atento
bot-watchful-about = Joga como experiente, de olho em quem joga depois.

# Por que a jogada é boa, dito depois do que fazer: $card e $other são cartas, $cards várias.
advice-deal = Dê as cartas da próxima { -rodada }.
advice-goes_out = Com isso você bate.
advice-goes_out_more = Com isso você bate: +{ $points }.
advice-at_once_more = Você bate com a mão inteira de uma vez: +{ $points }.
advice-at_once_off = Você bate com a mão inteira de uma vez: −{ $points }.
advice-rebuy = Custa { $price }, e há { $pot } para ganhar.
advice-rebuy_free = Não custa nada.
advice-decline = Custa { $price }, e só há { $pot } para ganhar.
advice-draw_only = Agora não há outra coisa para pegar.
advice-draw_even = Aqui o monte e o lixo valem quase o mesmo.
# any_number: never 0
advice-draw_pozo = Com { $count ->
    [one] a carta
   *[other] as { $count } cartas
} do lixo, { $lies ->
    [one] { $lies } carta a mais
   *[other] { $lies } cartas a mais
} da sua mão { $lies ->
    [one] fica
   *[other] ficam
} em jogos.
advice-draw_wild = Um curinga cabe em qualquer lugar.
advice-draw_contract = Com ela o seu contrato está completo.
advice-draw_nearer = Ela aproxima você do contrato: { $lack ->
    [one] falta { $lack } carta.
   *[other] faltam { $lack } cartas.
}
advice-draw_joins = Ela encaixa num jogo da mesa.
advice-draw_meld = Ela faz um jogo com { $cards }.
advice-draw_last = Ela faz um jogo com { $cards }, e é a última que faz.
advice-draw_waits = Com ela, { $left ->
    [one] { $left } carta que ainda não saiu ajuda você;
   *[other] { $left } cartas que ainda não saíram ajudam você;
} sem ela, { $before }.
advice-stock_unplayable = { $card } só pode ser pega para usar agora, e não dá.
advice-stock_pozo = As { $count } cartas do lixo não formam nenhum jogo novo, e custam { $points }.
advice-stock_pozo_part = Com o lixo você teria { $stays ->
    [one] { $stays } carta solta a mais.
   *[other] { $stays } cartas soltas a mais.
}
advice-stock_hold = Com { $card } seria preciso baixar agora, e isso pode esperar: ninguém tem menos de { $left } cartas.
advice-stock_fits_nothing = { $card } não encaixa em nenhum jogo.
advice-stock_lonely = { $card } não combina com nada seu.
advice-stock_lacks = { $card } não aproxima você do contrato: { $lack ->
    [one] continua faltando { $lack } carta.
   *[other] continuam faltando { $lack } cartas.
}
advice-stock_spends = { $card } só faria um jogo gastando um curinga.
advice-stock_far = Para { $card } fazer um jogo faltariam pelo menos duas cartas.
advice-stock_dead = O que { $card } precisa para fazer um jogo já saiu: { $cards }.
advice-stock_few = Com { $card } você ficaria esperando { $left ->
    [one] { $left } carta só.
   *[other] uma de { $left } cartas.
}
advice-open = Não falta nada, e isso tira { $points } pontos da sua mão.
advice-reclaim = Você pode usá-lo de novo.
advice-lay_over = Com estas cartas na mão você iria a { $points } se alguém batesse, e o limite é { $limit }.
advice-hurry = { $player } tem só { $left ->
    [one] { $left } carta:
   *[other] { $left } cartas:
} baixe enquanto dá.
advice-lay_duty = Você pegou { $card } para usar agora.
advice-lay_counts = Na mesa vale { $table }; na mão, custa { $points }.
advice-add = Na mão ela custa { $points }.
advice-add_and_throw = Se você a encaixa, ainda pode descartar outra.
advice-meld = Na mão estas { $count } cartas custam { $points }.
advice-hold_off = Segure os seus jogos: bater com a mão inteira de uma vez vale −{ $points }, e ninguém tem menos de { $left } cartas.
advice-hold_more = Segure os seus jogos: bater com a mão inteira de uma vez vale +{ $points }, e ninguém tem menos de { $left } cartas.
advice-hold_back = Segure os seus jogos: ninguém tem menos de { $left } cartas.
advice-throw_only = Todas as outras são curingas ou estão em jogos prontos.
advice-throw_even = { $card } e { $other } valem quase o mesmo.
advice-throw_contract = Sem { $other } { $lack ->
    [one] falta { $lack } carta
   *[other] faltam { $lack } cartas
} para o contrato; sem { $card }, { $less }.
advice-throw_contract_meld = Guarde { $other }: no contrato ela vai com { $cards }; sem ela { $lack ->
    [one] falta { $lack } carta
   *[other] faltam { $lack } cartas
}.
advice-throw_lacks = O contrato não precisa de { $card }: com ou sem essa carta { $lack ->
    [one] falta { $lack } carta.
   *[other] faltam { $lack } cartas.
}
advice-throw_lacks_twin = Com uma carta { $card } a menos, { $lack ->
    [one] falta { $lack } carta
   *[other] faltam { $lack } cartas
} do mesmo jeito para o contrato.
advice-throw_lonely = { $card } não combina com nada seu.
advice-throw_dead = O que falta a { $card } para fazer um jogo já saiu: { $cards }.
advice-throw_helped = Com { $other }, { $left ->
    [one] { $left } carta que ainda não saiu ajuda você,
   *[other] { $left } cartas que ainda não saíram ajudam você,
} como { $cards }; com { $card }, { $fewer }.
advice-throw_breaks = Guarde { $other }: faz um jogo com { $cards }.
advice-throw_spares_wild = Guarde { $other }: substitui qualquer carta.
advice-throw_fits_later = Guarde { $other }: depois de baixar, ela encaixa num jogo da mesa.
advice-throw_over = Com { $card } você iria a { $points } se alguém batesse, e o limite é { $limit }.
advice-throw_dear_now = { $player } tem só { $left ->
    [one] { $left } carta,
   *[other] { $left } cartas,
} e { $card } custa { $points }.
advice-throw_dear = { $card } custa { $points }; { $other }, { $fewer }.
advice-throw_idle = { $card } não encaixa em nenhum jogo, e já não se baixam outros.
advice-throw_alone = { $card } não combina com nada seu, e custa { $points }.
advice-next_adds = { $player } poderia encaixar { $other } num jogo.
advice-next_holds = { $player } tem { $cards }, e { $other } combina com isso.
advice-twin_passed = A gêmea de { $card } está no lixo: ninguém quis.
advice-next_wants = Das cartas que { $player } pode ter, { $left ->
    [one] { $left } combina com { $card },
   *[other] { $left } combinam com { $card },
} e { $more } com { $other }.
advice-play_only = É só o que dá para jogar.
advice-play_even = { $card } e { $other } valem quase o mesmo.
advice-way_even = Com esta carta, outra jogada vale quase o mesmo.
advice-take_all = Você limpa a mesa: +{ $points }.
advice-take_points = { $cards }: { $points ->
    [one] { $points } ponto.
   *[other] { $points } pontos.
}
advice-take_spades = { $count ->
    [one] Mais { $count } carta de espadas
   *[other] Mais { $count } cartas de espadas
} para você: estava { $have } a { $most }.
advice-take_suit = Para ter mais { $suit }: mais { $count }; estava { $have } a { $most }.
advice-take_rank = Para ter mais cartas de { $rank }: mais { $count }; estava { $have } a { $most }.
advice-take_primiera = { $card } conta { $count } na sua { -primiera }.
advice-take_cards = Mais { $count } cartas para você: estava { $have } a { $most }.
advice-take_build = A pilha de outro passa a ser sua.
advice-takes_points = Você ganha { $points ->
    [one] { $points } ponto.
   *[other] { $points } pontos.
}
advice-takes_cards = Mais { $count } cartas para você.
advice-build = Você tem { $card } para pegá-la; { $left ->
    [one] { $left } carta que ainda não saiu poderia
   *[other] { $left } cartas que ainda não saíram poderiam
} pegá-la antes.
advice-build_safe = Só o seu { $card } pode pegá-la; das cartas que ainda não saíram, nenhuma.
advice-special_waits = { $card } ainda não saiu, e assim não terá pontos para pegar.
advice-leaves_no_points = Assim nenhuma carta que ainda não saiu pega pontos.
advice-leaves_fewer_points = Assim { $left ->
    [one] { $left } carta que ainda não saiu pode
   *[other] { $left } cartas que ainda não saíram podem
} pegar pontos, e não { $more }.
advice-leaves_nothing = Assim nenhuma carta que ainda não saiu pega nada.
advice-leaves_less = Assim { $left ->
    [one] { $left } carta que ainda não saiu pode
   *[other] { $left } cartas que ainda não saíram podem
} pegar alguma coisa, e não { $more }.
advice-keeps_points = Guarde { $other }: vale { $points ->
    [one] { $points } ponto.
   *[other] { $points } pontos.
}
advice-keeps_special = Guarde { $card }: na mesa, nada a pega.
advice-keeps_take = A sua carta { $card } poderá pegar alguma coisa na próxima vez.
advice-keeps_take_points = A sua carta { $card } poderá pegar { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} na próxima vez.
advice-trail_left = Depois, { $left ->
    [one] { $left } carta que ainda não saiu pode
   *[other] { $left } cartas que ainda não saíram podem
} pegar alguma coisa.

# No terminal: bots contra bots.
command-arena = pôr bots para jogar entre si com as mesmas cartas, trocando de lugar
command-arena-variant = o nome de um jogo, ou um arquivo YAML
command-arena-option = escolher um valor para uma opção; pode ser repetido
command-arena-preset = escolher um formato
command-arena-bots = quem joga, como naive,regular; expert@30 experimenta trinta mundos possíveis
command-arena-players = quantos jogam; se não for dito, o mínimo possível
command-arena-matches = quantas partidas
command-arena-seed = um número; o mesmo número dá as mesmas partidas
command-arena-jobs = quantos processadores usar
command-arena-time = segundos para cada decisão; se não for indicado, um programa tem 0,7
command-arena-json = em JSON
arena-head = { $game }, { $seats } à mesa. Com metade das vitórias, os dois são iguais; ± vale para 95%.
arena-one_bot = É preciso ter pelo menos dois bots, como naive,regular.
arena-faulty_bot = O bot “{ $name }” não pode jogar assim.
# any_number
arena-seconds = --time é um número de segundos, no máximo { $most }.
arena-missed = { $name } ficou sem resposta { $count ->
    [one] { $count } vez
   *[other] { $count } vezes
}, e foi feita uma jogada simples.
arena-bout = { $one } – { $other }: { NUMBER($share, style: "percent", maximumFractionDigits: 1) } ± { NUMBER($within, style: "percent", maximumFractionDigits: 1) }, vantagem { NUMBER($lead, maximumFractionDigits: 1) } ± { NUMBER($lead_within, maximumFractionDigits: 1) } ({ $matches } partidas)
fault-style_text = “{ $given }” é longo demais aqui, ou tem caracteres que não podem ser mostrados: no máximo { $most } caracteres.
