# O que acontece à mesa, contado linha a linha; os nomes das cartas e dos jogos.

# same
card-name = { $rank }{ $suit ->
        [c] ♣
        [d] ♦
        [h] ♥
       *[s] ♠
    }

# Uma sequência: “5-6-7 ♥”.
card-run = { $ranks } { $suit ->
        [c] ♣
        [d] ♦
        [h] ♥
       *[s] ♠
    }

# Cartas do baralho espanhol, que não tem 10. As linhas vão pelo valor em inglês, de ace a king.
card-name-spanish = { FIGURE($rank) ->
        [ace] ás
        [deuce] dois
        [trey] três
        [four] quatro
        [five] cinco
        [six] seis
        [seven] sete
        [eight] oito
        [nine] nove
        [jack] sota
        [knight] cavalo
        [king] rei
       *[other] { $rank }
    } { $suit ->
        [d] de ouros
        [h] de copas
        [s] de espadas
       *[c] de paus
    }
card-the = { card-name }
card-the-spanish = { FIGURE($rank) ->
        [jack] a
       *[other] o
    } { card-name-spanish }
card-run-spanish = { $ranks } { $suit ->
        [d] de ouros
        [h] de copas
        [s] de espadas
       *[c] de paus
    }
card-joker = Curinga
# same
card-standing_for = { $card }={ $rank }

# any_number: never 0
meld-pierna =
    { $count ->
        [one] uma trinca
       *[other] { $count } trincas
    }
# any_number: never 0
meld-escalera =
    { $count ->
        [one] uma { -sequencia }
       *[other] { $count } { -sequencia }s
    }
# any_number: never 0
meld-trio =
    { $count ->
        [one] uma trinca
       *[other] { $count } trincas
    }
# any_number: never 0
meld-brelan =
    { $count ->
        [one] um brelan
       *[other] { $count } brelans
    }
# any_number: never 0
meld-quarte =
    { $count ->
        [one] uma quarte
       *[other] { $count } quartes
    }
# any_number: never 0
meld-escala_sucia =
    { $count ->
        [one] uma escala sucia
       *[other] { $count } escalas sucias
    }
# any_number: never 0
meld-escala_color =
    { $count ->
        [one] uma escala de color
       *[other] { $count } escalas de color
    }
# any_number: never 0
meld-escala_real =
    { $count ->
        [one] uma escala real
       *[other] { $count } escalas reales
    }
# any_number: never 0
meld-set =
    { $count ->
        [one] um grupo
       *[other] { $count } grupos
    }
# any_number: never 0
meld-run =
    { $count ->
        [one] uma sequência
       *[other] { $count } sequências
    }
# any_number: never 0
meld-other =
    { $count ->
        [one] um jogo ({ $name })
       *[other] { $count } jogos ({ $name })
    }

log-cut = { $player } tira { $cards } para ver quem dá as cartas.
log-hand_began = { CAPITAL(-rodada) } { $number }. { $player } dá as cartas.
log-dealt = { $player } recebe { $cards }.
log-dealt-hidden =
    { $count ->
        [one] { $player } recebe { $count } carta.
       *[other] { $player } recebe { $count } cartas.
    }
log-stock =
    { $count ->
        [0] Não sobra nenhuma carta no monte.
        [one] Sobra uma carta no monte.
       *[other] Sobram { $count } cartas no monte.
    }
log-reburied = Sai { $cards }, que volta para o meio do monte.
log-upcard = Sai { $cards }.
log-laid_out = Na mesa: { $cards }.
log-laid_out-nothing = A mesa está vazia.

log-turn = É a vez de { $player }.
log-dry = Não sobra nada para comprar.
log-drew = { $player } compra { $cards } do monte.
log-drew-hidden = { $player } compra do monte.
log-took_top = { $player } pega { $cards } do lixo.
# any_number: never 0
log-took_whole =
    { $count ->
        [one] { $player } pega o lixo: { $cards }.
       *[other] { $player } pega o lixo inteiro, { $count } cartas: { $cards }.
    }
log-took_whole-short =
    { $count ->
        [one] { $player } pega o lixo, { $count } carta.
       *[other] { $player } pega o lixo, { $count } cartas.
    }
log-recycled = O lixo é embaralhado e vira o novo monte.
log-recycled-turned = O lixo é virado para baixo e passa a ser o novo monte.
log-melded = { $player } baixa { $meld }: { $cards }.
log-opened = { $player } baixa o contrato.
log-added = { $player } encaixa { $card }: { $cards }.
log-reclaimed = { $player } troca { $card } por um curinga: { $cards }.
log-discarded = { $player } descarta { $cards }.
log-discarded-drew = { $player } compra do monte e descarta { $cards }.
log-discarded-drew-short = { log-discarded }
log-discarded-took = { $player } pega { $taken } do lixo e descarta { $cards }.
log-discarded-took-short = { log-discarded }

log-trailed = { $player } larga { $cards }.
log-taken = { $player } pega { $cards } com { $card }.
# any_number: never 0
log-taken-builds =
    { $builds ->
        [one] { $player } pega uma pilha com { $card }.
       *[other] { $player } pega { $builds } pilhas com { $card }.
    }
# any_number: never 0
log-taken-both =
    { $builds ->
        [one] { $player } pega { $cards } e uma pilha com { $card }.
       *[other] { $player } pega { $cards } e { $builds } pilhas com { $card }.
    }
log-swept = { $player } limpa a mesa: { -wincho }!
log-built = { $player } forma { $value }: { $cards }.
log-built-raised = { $player } aumenta uma pilha para { $value } com { $cards }.
log-built-multiple = { $player } faz uma fila de { $value } com { $cards }.
log-leftovers = O que sobra fica com { $player }: { $cards }.

log-hand_over-out = { $player } bate.
log-hand_over-in_one = { $player } bate de uma vez só!
log-hand_over-blocked = Ninguém pode continuar: a { -rodada } travou.
log-hand_over-stock = O monte acabou, e com ele a { -rodada }.
log-hand_over-played = Todas as cartas foram jogadas.
log-shown = { $player } ainda tem { $cards }.
log-scored = Os pontos: { $scores }.
# same
log-score = { $player } { $score }
log-must_decide = { $player } pode voltar à partida.
log-declined = { $player } não volta à partida.
log-rebought =
    { $score ->
        [one] { $player } volta à partida com { $score } ponto.
       *[other] { $player } volta à partida com { $score } pontos.
    }
log-rebought-paid =
    { $score ->
        [one] { $player } paga { $cost } e volta à partida com { $score } ponto.
       *[other] { $player } paga { $cost } e volta à partida com { $score } pontos.
    }
log-eliminated = { $player } está fora da partida.
log-to_deal = Agora { $player } dá as cartas.
log-match_over = A partida acabou.
