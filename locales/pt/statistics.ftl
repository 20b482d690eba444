# Estatísticas: quem ganhou quantas vezes, e como.
statistics-title = Estatísticas
statistics-all_games = Todos os jogos
statistics-everybody = Todos
statistics-everybody_about = Partidas ganhas, das que foram jogadas até o fim neste computador. Escolha um nome para ver um jogador só.
statistics-empty = Ainda não se jogou nenhuma partida até o fim aqui. Quando uma terminar, esta página mostra quem ganhou, quem bateu de uma vez só e quem sempre ganha de quem.
statistics-left_out =
    { $count ->
        [one] { $count } partida com desfazer à vontade não conta aqui.
       *[other] { $count } partidas com desfazer à vontade não contam aqui.
    }
# any_number: never 0
statistics-none_counts =
    { $count ->
        [one] A partida jogada até o fim aqui usou desfazer à vontade, e por isso não conta. Quando outra terminar, esta página mostra quem ganhou.
       *[other] As { $count } partidas jogadas até o fim aqui usaram desfazer à vontade, e por isso não contam. Quando outra terminar, esta página mostra quem ganhou.
    }
statistics-reading = Lendo as partidas terminadas…
statistics-newer = As estatísticas deste computador foram gravadas por uma versão mais nova do Loba e ficam como estão. Com o Loba atualizado, elas aparecem aqui.
statistics-play = Jogar uma partida
statistics-not_played = Ainda não jogou este jogo até o fim.
statistics-won = { $won } de { $played }
# same
statistics-share = { $count } · { $percent }%
statistics-over_time = Partida a partida
statistics-places = Lugares
statistics-scores = Pontos
# any_number
statistics-place = { $place }º
statistics-matches_on =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas, a mais nova à direita
    }
# any_number
statistics-matches_last = As últimas { $shown } de { $count } partidas, a mais nova à direita
statistics-rivals = Rivais
statistics-rivals_about = Quantas vezes na frente, e quantas atrás
statistics-against =
    { $count ->
        [one] { $count } partida
       *[other] { $count } partidas
    }, { $ahead } a { $behind }; a última, { $last ->
        [won] ganha
        [lost] perdida
       *[even] empatada
    }: { $day }
statistics-export = Salvar tudo numa tabela (CSV)
statistics-exported = Todas as partidas estão numa tabela para planilhas: { $file }
statistics-not_exported = A tabela não pôde ser escrita em { $file }: { $detail }
statistics-not_opened = As estatísticas em { $file } não podem ser abertas: { $detail }

statistics-forget = Apagar estas estatísticas…
statistics-forget-question = Apagar as estatísticas de { $name }?
statistics-forget-detail =
    { $count ->
        [one] { $count } partida deixa de contar para { $name }, em qualquer jogo.
       *[other] { $count } partidas deixam de contar para { $name }, em qualquer jogo.
    } Os outros ficam com as suas, e as partidas ainda podem ser vistas.
statistics-forget-yes = Apagar
statistics-forget-no = Guardar

statistics-played = Partidas
statistics-won_matches = Ganhas
statistics-streak = Vitórias seguidas
statistics-longest = Mais vitórias seguidas
statistics-hands_won = { CAPITAL(-rodada) }s ganhas
statistics-best = Melhor pontuação
statistics-best_hand = Melhor { -rodada }
statistics-closed = Bateu
statistics-in_one = Bateu de uma vez só
# same
statistics-rebuys = Reenganches
statistics-opened = Contratos baixados
statistics-opened-loba_seis_menes = { statistics-opened }
statistics-piles = Vezes que pegou do lixo
# same
statistics-swept = { CAPITAL(-winchos) }
statistics-drowned = Monas afogadas

statistics-column_match = Partida
statistics-column_date = Data
statistics-column_game = Jogo
statistics-column_rules = Regras da casa
statistics-column_deal = Distribuição
statistics-column_branch = Conta
statistics-column_free_undo = Desfazer à vontade
statistics-column_player = Jogador
# same
statistics-column_bot = Bot
statistics-column_place = Lugar
statistics-column_won = Ganhou
statistics-column_score = Pontos
statistics-column_money = Luas
statistics-column_hands = Rodadas
statistics-column_turns = Turnos

# No terminal
command-statistics = Mostrar quem ganhou quantas vezes, nas partidas terminadas salvas neste computador.
command-statistics-game = Só este jogo.
command-statistics-csv = Escrever tudo neste arquivo, numa tabela para planilhas.
statistics-longest_run = A maior { -sequencia }
statistics-saved = Monas salvas

# O que alguém fez pela primeira vez: numa lista com a data, e numa linha no fim dessa partida.
statistics-firsts = Primeiras vezes
statistics-first = { $player }, pela primeira vez: { $what }.
statistics-first-won = uma partida ganha
statistics-first-expert = uma partida ganha do experiente
statistics-first-in_one = bater de uma vez só
statistics-first-long_run = uma { -sequencia } de sete ou mais
statistics-first-contracts = todos os contratos de uma partida
statistics-first-swept = a mesa limpa
statistics-first-saved = pegar quinze com a Mona
