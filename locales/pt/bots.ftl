# Os bots, e por que uma jogada é boa.

bot-novice-name = Novato
bot-novice-about = Joga o momento, e às vezes deixa passar alguma coisa.
bot-amateur-name = Amador
bot-amateur-about = Conhece o jogo, mas segura cartas por tempo demais.
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
bot-hoarder-name = Guardador
bot-hoarder-about = Guarda tudo o que pode servir um dia.
bot-hasty-name = Apressado
bot-hasty-about = Baixa tudo o que pode, assim que pode.
bot-watchful-name = Atento
bot-watchful-about = Joga como experiente, de olho no seguinte.

advice-deal = Dê as cartas da próxima { -rodada }.
advice-draw_only = Agora não há outra coisa para comprar.
advice-draw_pozo = { $count ->
    [one] A carta dele vale mais que uma do monte.
   *[other] As { $count } cartas dele valem mais que uma do monte.
}
advice-draw_wild = Um curinga cabe em qualquer lugar.
advice-draw_joins = Ela encaixa num jogo da mesa.
advice-draw_meld = Ela faz um jogo com o que você tem.
advice-draw_useful = Ela combina com cartas suas.
advice-stock_only = Agora não há outra coisa para comprar.
advice-stock_better = { $card } ajudaria menos.
advice-goes_out = Assim você bate, e a { -rodada } é sua.
# any_number
advice-open = Não falta nada, e isso tira { $points } pontos da sua mão.
advice-reclaim = Você pode usá-lo de novo.
advice-hurry = { $player } tem só { $left ->
    [one] uma carta
   *[other] { $left } cartas
}: baixe enquanto pode.
# any_number
advice-add = Na mão ela conta { $points } contra você.
# any_number
advice-meld = Na mão estas { $count } cartas contam { $points } contra você.
advice-throw_out = Assim você bate, e a { -rodada } é sua.
advice-hold_back = Segure os seus jogos por enquanto: ninguém está perto de bater.
# any_number
advice-throw_dear = Não combina com nada seu, e custa { $points }.
advice-throw_lonely = Não combina com nada seu.
advice-throw_least = É a carta que menos vai fazer falta.
advice-rebuy = Volte: o que se pode ganhar vale o preço.
advice-decline = Deixe: o que se pode ganhar não vale o preço.
advice-build = Você tem uma carta que a pega.
advice-take_all = Você limpa a mesa.
advice-take_points = { $points ->
    [one] Vale um ponto.
   *[other] Vale { $points } pontos.
}
advice-take_spades = { $spades ->
    [one] Mais uma de espadas
   *[other] Mais { $spades } de espadas
} para você.
advice-take_build = A pilha de outro passa a ser sua.
advice-take_cards = { $count ->
    [one] Mais uma carta
   *[other] Mais { $count } cartas
} para você.
advice-trail_only = É só o que dá para jogar.
advice-trail_least = É o que menos ajuda os outros.
advice-trail_wait = O que você poderia pegar agora vale menos do que o que está guardando.
