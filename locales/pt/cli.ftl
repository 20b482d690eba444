# A linha de comando: os comandos, a ajuda deles e o que dizem no terminal.

cli-about = Cinco rummies da família Loba, La Mona e seus parentes Escopa, Scopa e Cassino.
cli-unknown_language = Ainda não falo “{ $name }”. Falo { $known }.
cli-interrupted = Até logo!
cli-usage = uso:
cli-arguments = argumentos
cli-options = opções
cli-commands = comandos
cli-command = COMANDO
cli-help = mostrar esta ajuda e sair
cli-wrong_use = Não entendi: { $detail }
cli-wrong_use_somehow = Não entendi. As linhas acima mostram o que eu entendo.
cli-wrong-unknown = aqui não existe “{ $given }”.
cli-wrong-lacking = falta { $name }.
cli-wrong-ambiguous = “{ $given }” poderia ser { $known }.
cli-wrong-choice = “{ $given }” não é nenhum destes: { $known }.
cli-wrong-no_value = falta alguma coisa depois de { $name }.
cli-wrong-takes_none = { $name } vai sem nada, sem “{ $given }”.
cli-wrong-not_whole = { $name } tem que ser um número inteiro, e não “{ $given }”.
cli-wrong-value = { $name } não pode ser “{ $given }”.

# O que fica no lugar de um valor na ajuda.
cli-word-bot = BOT
cli-word-dir = PASTA
cli-word-file = ARQUIVO
cli-word-id = ID
cli-word-key = CHAVE
cli-word-lang = IDIOMA
cli-word-name = NOME
cli-word-save = PARTIDA
cli-word-seconds = SEGUNDOS
cli-word-value = VALOR

command-lang = o idioma dos textos, como en, es ou pt
command-version = mostrar a versão e sair

command-variants = os jogos que existem, e os arquivos de onde vêm
command-variants-list = listar os jogos
command-variants-list-json = em JSON, com jogadores e opções
command-variants-show = mostrar todas as regras de um jogo, e de onde vem cada uma
command-variants-show-variant = o nome de um jogo, ou um arquivo YAML
command-variants-show-option = escolher um valor para uma opção, como jokers=2; pode ser repetido
command-variants-show-preset = escolher um formato
command-variants-show-json = em JSON
command-variants-check = procurar tudo o que há de errado em arquivos de jogo, e jogar algumas rodadas
command-variants-check-file = um arquivo YAML, ou uma pasta com vários

# same
variants-line = { $name } ({ $players }): { $about }
variants-broken = “{ $name }” tem erros; “loba variants check” diz quais.
variants-unknown = Não existe o jogo “{ $name }”. Existem { $known }.
variants-option_chosen = { $option }, escolhido ({ $allowed })
# same
variants-option_default = { $option } ({ $allowed })
variants-by_option = opção { $option }
variants-from_file = de { $file }
variants-sound = { $file }: nenhum erro.
variants-played = Rodadas jogadas por bots: { $hands } (ganhas: { $won }, travadas: { $blocked }, sem vencedor: { $undecided }). Partidas até o fim: { $matches }; rodadas da mais longa: { $longest }.
variants-not_played = O jogo é grande demais para testar partidas inteiras.
variants-checked =
    { $files ->
        [one] { $files } arquivo verificado
       *[other] { $files } arquivos verificados
    }: { $errors ->
        [0] nenhum erro
        [one] { $errors } erro
       *[other] { $errors } erros
    }.

command-simulate = pôr bots para jogar muitas partidas, e ver no que deu
command-simulate-variant = o nome de um jogo, ou um arquivo YAML
command-simulate-option = escolher um valor para uma opção, como jokers=2; pode ser repetido
command-simulate-preset = escolher um formato
command-simulate-players = quantos jogam; se não for dito, o mínimo possível
command-simulate-bots = quem joga, como regular ou naive,expert; uma lista ocupa os lugares em ordem; “loba --help” diz o nome dos bots
command-simulate-matches = quantas partidas
command-simulate-seed = um número; o mesmo número dá as mesmas partidas
command-simulate-jobs = quantos processadores usar
command-simulate-save = salvar cada partida nesta pasta
command-simulate-json = em JSON

command-coach = dizer como foi uma rodada, e o que custou pontos
command-coach-file = um arquivo de partida
command-coach-hand = o número da rodada; se não for dito, a primeira
command-coach-seat = o número do jogador; se não for dito, o primeiro

command-replay = ver uma partida salva, passo a passo
command-replay-file = um arquivo de partida
command-replay-hand = só a rodada deste número
command-replay-json = em JSON

simulate-head =
    { $matches ->
        [one] { $game }: { $matches } partida, semente { $seed }
       *[other] { $game }: { $matches } partidas, semente { $seed }
    }
simulate-column-min = mínimo
simulate-column-q1 = 25%
simulate-column-median = mediana
simulate-column-q3 = 75%
simulate-column-max = máximo
simulate-column-mean = média
simulate-row-hands = rodadas por partida
simulate-row-turns = turnos por rodada
simulate-row-points = pontos por rodada
simulate-row-scores = pontos no fim
# same
simulate-figure = { NUMBER($figure, maximumFractionDigits: 2) }
simulate-one_turn_outs =
    Batidas de uma vez só: { $count ->
        [one] { $count } rodada
       *[other] { $count } rodadas
    } de { $hands } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
simulate-blocked_hands =
    Travadas: { $count ->
        [one] { $count } rodada
       *[other] { $count } rodadas
    } de { $hands } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
# same
simulate-rebuys = Reenganches: { $count }
simulate-wins = O lugar { $seat } ({ $bot }) ganhou { $count } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
simulate-shared =
    { $count ->
        [one] { $count } vitória foi dividida, e conta para cada um dos que a dividiram.
       *[other] { $count } vitórias foram divididas, e contam para cada um dos que as dividiram.
    }
simulate-number = { $name } tem que ser um número inteiro de 1 a { $most }.
# any_number
simulate-players =
    { $numbers ->
        [one] Este jogo é para { $most } jogadores, e não { $given }.
       *[other] Este jogo é para { $least } a { $most } jogadores, e não { $given }.
    }
# any_number
simulate-bots = Há { $seats } lugares, e bots para { $given }.
simulate-unknown_bot = Não conheço nenhum bot chamado “{ $name }”. Conheço { $known }.
simulate-not_saved = Não dá para gravar { $file } ({ $detail }).
simulate-broken = Um processo parou antes de terminar as suas partidas; talvez falte memória.

# same
replay-head = { $game }: { $players }
replay-piles = monte { $stock }, lixo { $pile }
# same
replay-total = total
replay-winners =
    { $count ->
        [one] { $players } vence.
       *[other] { $players } dividem a vitória.
    }
# same
replay-money = { $player } { $amount }
replay-settlement = O pote era de { $pot }; acerto: { $money }.
replay-unfinished = A partida parou aqui.
coach-no_such_seat = Não há jogador { $seat }: são { $seats }.
replay-no_such_hand =
    { $hands ->
        [one] Não há rodada { $hand }: a partida tem só { $hands }.
       *[other] Não há rodada { $hand }: a partida tem { $hands }.
    }

command-host = abrir uma mesa para celulares, e mostrar o código que eles escaneiam
command-host-variant = o nome de um jogo, ou um arquivo YAML
command-host-seats = quem joga: “phone”, “bot” ou o nome de um bot para cada lugar, como em phone,phone,bot
command-host-option = escolher um valor para uma opção, como jokers=2; pode ser repetido
command-host-preset = escolher um formato
command-host-seed = o número da distribuição; o mesmo número dá as mesmas cartas
command-host-load = continuar uma partida interrompida: o nome dela, ou um arquivo
command-host-address = o endereço a abrir, se o que foi encontrado não for o certo
command-host-port = a porta a abrir; se estiver ocupada, outra é aberta
command-host-no_window = jogar só com celulares, sem janela
cli-word-seats = LUGARES
cli-word-address = ENDEREÇO
cli-word-port = PORTA

command-variants-check-json = em JSON
command-variants-new = escrever um arquivo para um jogo seu, parecido com outro
command-variants-new-name = o nome do jogo novo, em letras minúsculas
command-variants-new-like = o nome do jogo que ele muda, ou um arquivo YAML
command-variants-schema = mostrar o JSON Schema dos arquivos de jogo, para editores
variants-new-about = { $name }: o que se diz aqui se soma a { $game }, e todo o resto é como lá. Abaixo está tudo como { $game } diz; tire o “#” da linha do que a sua casa joga de outro jeito, e da linha de cima a que ela pertence.
variants-new-bad_name = “{ $name }” não serve de nome para um jogo: use letras minúsculas, algarismos e “_”, com uma letra primeiro, como em nossa_carioca.
variants-new-taken = Já existe um jogo “{ $name }”.
variants-new-unwritten = Não dá para gravar o arquivo ({ $detail }).
variants-new-written = { $file } está pronto, e ainda não muda nada.
command-rules = escrever as regras de uma mesa em páginas para imprimir, com uma folha de pontos
command-rules-variant = o nome de um jogo, ou um arquivo YAML
command-rules-option = escolher um valor para uma opção, como jokers=2; pode ser repetido
command-rules-preset = escolher um formato
command-rules-players = os nomes para a folha de pontos
command-rules-out = o arquivo HTML a escrever; sem ele, as páginas saem no terminal
