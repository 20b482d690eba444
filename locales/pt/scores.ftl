# A cortina entre duas pessoas, a conta de uma rodada e o fim de uma partida.

curtain-turn = { $player }, é a sua vez
curtain-window = Vez de { $player }
curtain-look_away = Os outros, não olhem
curtain-here = Sou { $player }
curtain-meanwhile = Enquanto isso
curtain-nothing = Ainda não aconteceu nada.
curtain-table = A mesa
curtain-state = { $player } · { $score }{ "\u00A0" }{ $score ->
        [one] pt
       *[other] pts
    } · { $cards ->
        [one] { $cards }{ "\u00A0" }carta
       *[other] { $cards }{ "\u00A0" }cartas
    }
curtain-stock = { $count ->
        [0] O monte está vazio
        [one] { $count } carta no monte
       *[other] { $count } cartas no monte
    }

pad-question = De quem é este controle?
pad-about = Ele abrirá a cortina só para essa pessoa. Teclado e mouse são de todos.
pad-shared = De todos: a gente passa adiante
pad-later = Agora não
pad-others-question = Este controle é de { $owner }, e é a vez de { $player }
pad-others-detail = { $player } abre a cortina com outro controle, o teclado ou o mouse.
pad-others-no = Entendi
pad-others-yes = O controle muda de mãos

scores-title-out = { CAPITAL(-rodada) } { $number }: { $player } bate
scores-title-in_one = { CAPITAL(-rodada) } { $number }: { $player } bate de uma vez só!
scores-title-stock = { CAPITAL(-rodada) } { $number }: o monte acabou
scores-title-blocked = A { -rodada } { $number } travou
scores-title-void = A { -rodada } { $number } não vale
scores-title-won = { $players ->
        [one] { $player } ganha a rodada { $number }
       *[other] { $player } ganham a rodada { $number }
    }
scores-title-nobody = Ninguém ganha a rodada { $number }

scores-left = O que ficou na mão
scores-took = O que pegaram
scores-closed = Bateu
scores-part-table = Mesa *{ $points }*
scores-part-held = Mão *{ $points }*
scores-part-bonus = Por bater *{ $points }*
scores-fate-back_in = Volta com { $score }
scores-fate-retired = Sai da partida
scores-fate-eliminated = Está fora
scores-story-near = { $players ->
        [one] { $player } é quem está mais perto de { $limit }:
       *[other] { $player } são os mais próximos de { $limit }:
    } { $left ->
        [one] falta *{ $left }*.
       *[other] faltam *{ $left }*.
    }
scores-story-hands = { $left ->
        [one] Falta *{ $left } { -rodada }*.
       *[other] Faltam *{ $left } { -rodada }s*.
    }
scores-unit = { CAPITAL(-rodada) }
scores-pot = Pote: *{ $count ->
        [one] { $count } lua
       *[other] { $count } luas
    }*

scores-category-most_cards = Mais cartas
scores-category-most_spades = Mais espadas
scores-category-sweeps = { CAPITAL(-winchos) }
scores-category-rank = Cada { $rank }
scores-category-a-la_mona = Ases
scores-category-2c-la_mona = A Mona
scores-category-2s-la_mona = O 2 bonito
scores-category-10d-la_mona = O 10 bonito
scores-round_total = Nesta rodada

scores-rebuy-question = { $player } chegou a { $limit }. Volta à partida?
scores-rebuy-back_at = Volta com *{ $score ->
        [one] { $score } ponto
       *[other] { $score } pontos
    }*, como { $player }, que tem a maior pontuação em jogo.
scores-rebuy-price = Custa *{ $price ->
        [one] { $price } lua
       *[other] { $price } luas
    }*: o pote vai de { $pot } para { $then }.
scores-rebuy-times = { $left ->
        [one] Resta *{ $left } reenganche* de { $most }.
       *[other] Restam *{ $left } reenganches* de { $most }.
    }
scores-rebuy-no_limit = Cada um pode voltar *quantas vezes quiser*.
scores-rebuy-yes = Voltar à partida
scores-rebuy-no = Sair da partida
scores-rebuy-thinks = { $player } está pensando…
scores-decides = { $player } decide; os outros esperam
scores-deals = { $player } dá as cartas
scores-next = Próxima { -rodada }
scores-result = Ver o resultado
scores-see_table = Ver a mesa
scores-choose = Escolher
scores-confirm = Confirmar

settle-title-points = { $players ->
        [one] { $names } vence com { $score }
       *[other] { $names } vencem com { $score }
    }
settle-title-rounds = { $players ->
        [one] { $names } vence com { $score ->
            [one] { $score } rodada
           *[other] { $score } rodadas
        }
       *[other] { $names } vencem com { $score ->
            [one] { $score } rodada
           *[other] { $score } rodadas
        }
    }
settle-points = { $count ->
        [one] *{ $shown }* ponto
       *[other] *{ $shown }* pontos
    }
settle-rounds = { $count ->
        [one] *{ $shown }* rodada
       *[other] *{ $shown }* rodadas
    }
settle-by_difference = dois a dois, acerta-se a diferença de pontos
settle-by_pot = { $players ->
        [one] o pote de { $pot } vai para { $names }
       *[other] { $names } dividem o pote de { $pot }
    }
settle-from_to = ↓ recebe de →
settle-in_all = No total
settle-fewest = Com o mínimo de pagamentos
settle-put_in = O que cada um pôs
settle-nobody_owes = Ninguém deve nada a ninguém.
settle-balance =
    { $sum ->
        [one] { $sum } lua muda de mãos
       *[other] { $sum } luas mudam de mãos
    }
settle-hands = { $count ->
        [one] { $count } { -rodada }
       *[other] { $count } { -rodada }s
    }
# any_number
settle-most_hands = mais ganhas: { $names },{ "\u00A0" }{ $count }
settle-again = Jogar de novo
settle-watch = Rever a partida
settle-menu = Menu
