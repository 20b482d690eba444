# A mesa: placas, botões e o que se diz enquanto se joga.

# same
window-title = Loba
# same
table-title = { $game } · Loba
table-laying = Preparando a mesa…

table-score =
    { $score ->
        [one] *{ $said }* ponto
       *[other] *{ $said }* pontos
    }
table-score_short = *{ $said }* pts
# any_number
table-score_of = *{ $said }* de { $limit } pontos
table-score_of_short = *{ $said }* de { $limit }
table-hands_won = Rodadas ganhas: *{ $won }* de { $goal }
table-hands_won_short = Ganhas: *{ $won }* / { $goal }
table-rebuys_short = reeng. { $used }/{ $most }
# same
table-score_and_rebuys = { $score } · { $rebuys }
table-deals = Dá as cartas nesta { -rodada }
table-out = Fora da partida
table-not_down = Ainda não baixou
table-in_hand = Na mão: *{ $points }*
table-rebuys = Reenganches: { $used } de { $most }
table-rebuys_narrow = Reeng.: { $used } de { $most }
table-stock_left_narrow = Monte: { $count }
table-pot = Pote: { $coins }
table-hand_of = { CAPITAL(-rodada) } { $number } de { $most }
table-hand_no = { CAPITAL(-rodada) } { $number }
table-stock_left =
    { $count ->
        [0] O monte está vazio
        [one] Resta { $count } no monte
       *[other] Restam { $count } no monte
    }
table-staged = Com as cartas separadas
table-sums = Na mesa *{ $laid }* · na mão *{ $held }*
table-heap = Ganhas: *{ $count }*
table-sweeps = { CAPITAL(-winchos) }: *{ $count }*
table-hand_deals = Rodada { $number } · restam { $left }

# same
card-rank = { $rank }
card-rank-spanish = { $rank ->
        [A] ás
        [J] sota
        [Q] cavalo
        [K] rei
       *[other] { $rank }
    }
card-suit = { $suit ->
    [c] paus
    [d] ouros
    [h] copas
   *[s] espadas
}
card-suit-spanish = { $suit ->
    [c] paus
    [d] ouros
    [h] copas
   *[s] espadas
}

table-stock = Monte · { $count }
table-stock_fishing = Restam { $count }
table-pile = Lixo
table-pile-loba_de_menos = { table-pile }
table-river =
    { $count ->
        [0] O lixo está vazio
        [one] Lixo · { $count } carta
       *[other] Lixo · { $count } cartas
    }
table-pot_label = pote
table-own_melds = Seus jogos
table-contract = Contrato { $number } de { $most }
table-contract-loba_seis_menes = Mène { $number } de { $most }
# any_number
table-contract_cards = { $melds } · { $cards } cartas
table-your_contract = Seu contrato, ainda não baixado
table-your_contract-loba_seis_menes = { table-your_contract }
table-slot = { $meld } · { $have } de { $need }
table-build_of = { $player } formou { $value }
table-fila_of = Fila de { $value }, fechada
table-use_now = Use agora

table-step-draw = Comprar
table-step-play = Baixar
table-step-discard = Descartar

table-key-draw_stock = Comprar
table-key-take_top = Pegar
table-key-take_whole = Pegar tudo
table-key-undo = Desfazer
table-key-take_back = Recolher
table-key-hint = Dica
table-key-sort = Ordenar
table-key-group = Achar jogos
table-key-lay_down = Baixar
table-key-lay_contract = Baixar
table-key-stage = Separar
table-key-discard = Descartar
table-key-capture = Pegar
table-key-build = Formar
table-key-fila = Fazer fila
table-key-trail = Largar
table-key-hurry = Acelerar

table-prompt-draw_top = Compre do monte ou pegue do lixo
table-prompt-draw_stock = Compre do monte
table-prompt-draw_whole = Compre do monte ou pegue o lixo inteiro
table-prompt-play = Baixe, encaixe ou descarte para terminar a vez
table-prompt-play_first = Baixe um jogo, ou descarte para terminar a vez
table-prompt-play_add = Encaixe cartas nos jogos, ou descarte para terminar a vez
table-prompt-play_discard = Descarte uma carta para terminar a sua vez
table-prompt-contract = Arraste cartas para o contrato, ou descarte e espere
table-prompt-contract_ready = Contrato completo: já pode baixar
table-prompt-use_taken = Use agora a carta que você pegou
table-prompt-waiting = { $player } está jogando
table-prompt-away = Esperando o celular de { $player }
table-prompt-choose = Escolha uma carta da sua mão
table-prompt-send = Escolha o que fazer com { $card }, ou arraste
table-prompt-pick_way = Escolha com ← → como ela fica
table-prompt-pick_act = Escolha o que fazer: com ↑ ↓, ou toque
table-prompt-marked =
    { $count ->
        [one] { $count } carta marcada: escolha para onde vai
       *[other] { $count } cartas marcadas: escolha para onde vão
    }
table-prompt-marked_meld =
    { $count ->
        [one] *{ $melds }*: já dá para baixar
       *[other] *{ $melds }*: já dá para baixar
    }
table-prompt-contract_marked = Vão para o contrato: { $meld }
table-prompt-marked_one = { $card }: descarte, ou marque mais cartas
# any_number: never 0
table-prompt-marked_none =
    { $count ->
        [one] Esta carta sozinha não tem lugar
        [2] 2 cartas marcadas: marque mais para um jogo
       *[other] Estas { $count } cartas não combinam
    }

offer-meld = Baixar { $meld }: { $cards }
offer-add-own = Encaixar { $meld ->
        [pierna] na sua trinca
        [escalera] na sua { -sequencia }
        [trio] na sua trinca
        [brelan] no seu brelan
        [quarte] na sua quarte
       *[other] no seu jogo
    }: { $cards }
offer-add-there = Encaixar { $meld ->
        [pierna] na trinca
        [escalera] na { -sequencia }
        [trio] na trinca
        [brelan] no brelan
        [quarte] na quarte
       *[other] no jogo
    } de { $player }: { $cards }
offer-add-wild_low = { $cards }, o curinga no começo
offer-add-wild_high = { $cards }, o curinga no fim
offer-open = O contrato está completo
offer-open-loba_seis_menes = { offer-open }
offer-discard = Descartar { $card }
offer-draw-stock = Comprar do monte
offer-draw-top = Pegar do lixo
offer-draw-whole =
    { $count ->
        [one] Pegar o lixo: { $count } carta
       *[other] Pegar o lixo: { $count } cartas
    }
offer-reclaim = { $cards }, e o curinga vai para a sua mão
offer-stage = Separar para o contrato
offer-take = Pegar { $sums }
offer-take-sweep = { CAPITAL(-wincho) }: pegar { $sums }
offer-cards_points =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }{ $points ->
        [0] { "" }
        [one] { " · +1 ponto" }
       *[other] { " · +" }{ $points } pontos
    }
offer-build = Formar { $value }
offer-build-multiple = Fila de { $value }
offer-raise = Aumentar para { $value }
offer-trail = Largar na mesa
# any_number
table-several_ways = { $count } jeitos: solte e escolha
offer-trail_drowns = Depois ninguém mais pega
offer-trail_drowns-la_mona = A Mona se afoga

table-hint_cards = Dica: { $cards }
# any_number
table-hint_many = Dica: estas { $count } cartas
table-hint_place = Dica: veja o lugar iluminado
table-log = O que aconteceu
table-log_empty = Ainda não aconteceu nada
table-sorted-suit = Ordenadas por naipe
table-sorted-rank = Ordenadas por valor
table-sorted-groups = Agrupadas em jogos
table-sorted-own = Na sua própria ordem
table-undo_draw = Uma carta comprada não volta para o monte
table-nothing_staged = Ainda não há nada separado
notice-bot_replaced = { $player } não soube o que jogar: um bot mais simples assume
notice-not_kept = Não deu para salvar a partida; continue jogando, e o Loba vai tentar de novo
table-choices = Com { $card }
table-impossible = Aqui não:
table-think_twice = Cuidado:
warn-trail_drowns = depois ninguém vai poder pegá-la. Faça de novo para confirmar.
warn-trail_drowns-la_mona = a Mona vai se afogar. Faça de novo para confirmar.
refuse-discard-none_marked = Marque primeiro a carta que você quer descartar.
refuse-redo-nothing = Não há nada aqui para refazer.

table-out_short = Fora
# any_number
table-hands_won_narrow = Ganhas: *{ $won }*
table-in_hand_narrow = Mão: *{ $points }*
table-staged_narrow = Com as separadas
table-hand_of_narrow = { CAPITAL(-rodada) } { $number }/{ $most }

table-meld-pierna = { CAPITAL(-trinca) }
table-meld-escalera = { CAPITAL(-sequencia) }
table-meld-trio = { CAPITAL(-trinca) }
# same
table-meld-brelan = Brelan
# same
table-meld-quarte = Quarte
# same
table-meld-escala_sucia = Escala sucia
# same
table-meld-escala_color = Escala de color
# same
table-meld-escala_real = Escala real

table-either = { $one } ou { $other }
table-later_on = { $player } já baixou. Você pode encaixar nesses jogos depois do seu contrato.
table-missing =
    { $count ->
        [one] *Falta { $count } carta*
       *[other] *Faltam { $count } cartas*
    }
table-missing_which = *Falta uma carta:* { $meld } pede { $cards }
# any_number
table-fits =
    { $count ->
        [one] *{ $count }* combina com a mão
       *[other] *{ $count }* combinam com a mão
    }
table-choices_value = { $card } vale { $value }
table-choices_narrowed = Com o que você escolheu: { $count } de { $most }
table-prompt-fits =
    { $count ->
        [one] { $card } cabe em { $count } lugar: arraste ou escolha
       *[other] { $card } cabe em { $count } lugares: arraste ou escolha um
    }
table-prompt-carried =
    { $count ->
        [one] Solte num lugar iluminado
       *[other] Solte num lugar iluminado
    }
table-prompt-carried_fishing = Solte sobre uma carta iluminada, ou na mesa para largar
table-prompt-carried_trail = Solte na mesa para largar
table-prompt-narrowed = Escolha mais cartas, ou toque numa de novo para soltá-la
# any_number: never 0
offer-take_all =
    { $count ->
        [one] Pegar
        [2] Pegar as duas
       *[other] Pegar todas as { $count }
    }
offer-take_only = Só { $sums }
# any_number: never 0
offer-take-sweep_all =
    { $count ->
        [one] { CAPITAL(-wincho) }: pegar
        [2] { CAPITAL(-wincho) }: pegar as duas
       *[other] { CAPITAL(-wincho) }: pegar todas as { $count }
    }
offer-take-sweep_only = { CAPITAL(-wincho) }: só { $sums }

table-prompt-draw_top_short = Compre ou pegue do lixo
table-prompt-draw_whole_short = Compre ou pegue o lixo
table-prompt-play_short = Baixe ou descarte
table-prompt-play_first_short = Baixe ou descarte
table-prompt-play_add_short = Encaixe ou descarte
table-prompt-play_discard_short = Descarte uma carta
table-prompt-contract_short = Monte o contrato, ou descarte
table-prompt-contract_ready_short = Baixe o contrato
table-prompt-use_taken_short = Use a carta que pegou
table-prompt-choose_short = Escolha uma carta
table-prompt-send_short = Escolha para { $card }
table-prompt-pick_way_short = Escolha com ← →
table-prompt-pick_act_short = Escolha com ↑ ↓
# same
table-prompt-allowed_more = { $act } · +{ $count }
table-prompt-marked_short = Escolha onde
# same
table-prompt-marked_meld_short = { $melds }
table-prompt-marked_none_short = Não há lugar para elas
table-prompt-marked_one_short = Marcada: { $card }
table-prompt-fits_short = Escolha onde
table-prompt-carried_short = Solte na luz
table-prompt-carried_fishing_short = Solte na luz
table-prompt-narrowed_short = Escolha mais cartas
# same
table-build_of_short = { $player }: { $value }
# same
table-fila_of_short = Fila de { $value }
# same
table-made_of = { $what }: { $parts }
