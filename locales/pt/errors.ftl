# O que pode dar errado num arquivo de jogo. Antes da frase vêm o lugar e o caminho da chave;
# $given é o que foi escrito, $allowed o que se pode escrever, $least e $most são os limites.

fault-severity-error = erro
fault-severity-warning = aviso
fault-nearest = Você quis dizer “{ $nearest }”?
fault-with_option = Isso acontece com a escolha { $option }.
fault-with_two = Isso acontece com { $option } e { $other } ao mesmo tempo.
fault-more =
    … e { $count ->
        [one] mais { $count }.
       *[other] mais { $count }.
    }

# O arquivo
fault-no_file = Este arquivo não existe.
fault-link_nowhere = Este é um link que não leva a nenhum arquivo.
fault-is_folder = Isto é uma pasta, não um arquivo.
fault-not_plain_file = Isto não é um arquivo comum, e sim um pipe ou um dispositivo; nada é lido dele.
fault-may_not_be_read = Você não tem permissão para ler este arquivo.
fault-unreadable = Não dá para ler este arquivo ({ $detail }).
fault-no_games_here = Nesta pasta não há nenhum arquivo de jogo: o nome deles termina em .yaml.
fault-too_many_files =
    { $count ->
        [one] { $count } arquivo daqui não é lido
       *[other] { $count } arquivos daqui não são lidos
    }: numa pasta cabem { $most }.
fault-same_name = “{ $given }” não é lido: “{ $meant }” tem o mesmo nome aqui. Dê outro nome a um dos dois.
fault-too_large = Este arquivo passa de { $most } KB; uns poucos bastam.
fault-not_utf8 = Isto não é texto em UTF-8. Salve o arquivo como UTF-8.
fault-bad_character = Há aqui um caractere que não cabe num arquivo de texto; apague-o.
fault-empty_file = Este arquivo está vazio.
fault-empty_game = Este arquivo está vazio. Um jogo seu começa com “extends: carioca”, ou com o jogo de que ele parte.
fault-root_not_map = Este arquivo tem que ser uma lista de chaves com valores, como “schema: 1”.
fault-many_documents = Um arquivo tem um só documento: tire o “---”.
fault-not_yaml = Isto não é YAML: falta algo, ou algo ficou aberto, logo antes deste ponto.
fault-unclosed = A chave ou o colchete aberto na linha { $opened } não foi fechado, ou falta uma vírgula.
fault-tab = Há aqui uma tabulação; o YAML é recuado com espaços.
fault-stray_colon = Há aqui dois-pontos a mais, ou eles faltam depois da chave anterior. Um texto com dois-pontos vai entre aspas.
fault-too_deep = Há aqui mais de { $most } níveis; nenhum jogo precisa de tantos.
fault-anchor = Âncoras como “&{ $name }” não são aceitas; escreva os valores.
fault-alias = Apelidos como “*{ $name }” não são aceitos; escreva os valores.
fault-tag = Tipos como “{ $tag }” não são aceitos; escreva só o valor.
fault-odd_key = Uma chave tem que ser uma palavra simples.
fault-empty_key = Não há chave antes destes dois-pontos.
fault-no_colon = Em “{ $given }” faltam os dois-pontos com um espaço depois, como em “joker: 50”.
fault-duplicate_key = “{ $given }” aparece aqui pela segunda vez; já está na linha { $first }.

# Chaves e valores
fault-unknown_key = A chave “{ $given }” não é conhecida aqui. As que existem: { $allowed }.
fault-missing_key = Falta a chave “{ $wanted }”.
fault-missing_key_such_as = Falta a chave “{ $wanted }”; ela se escreve como em { $example }.
fault-missing_family = Nada diz que tipo de jogo é este: escreva “extends: carioca”, ou outro jogo de onde partir, ou então “family: rummy” ou “family: fishing”.
fault-empty_value = Não há nada depois desta chave: dê um valor a ela ou apague a linha.
fault-not_map = Aqui vão chaves com valores, não “{ $given }”.
fault-not_map_such_as = Aqui vão chaves com valores, como { $example }, não “{ $given }”.
fault-not_list = Aqui vai uma lista, como [a, b], não “{ $given }”.
fault-not_contract = Um contrato é uma lista de jogos, como [trio, trio], não “{ $given }”: as rodadas são uma lista dessas listas.
fault-not_text = Aqui vai uma palavra, não “{ $given }”.
fault-empty_map = Aqui é preciso ao menos uma chave.
fault-empty_list = Esta lista não pode ficar vazia.
fault-not_flag = Escreva true ou false, não “{ $given }”.
fault-yes_no = Escreva “{ $instead }” em vez de “{ $given }”: só true e false são entendidos.
fault-not_whole = Aqui vai um número inteiro de { $low } a { $high }, não “{ $given }”.
fault-not_whole_or_unlimited = Aqui vai um número inteiro de { $low } a { $high }, ou “unlimited”, não “{ $given }”.
fault-out_of_bounds = { $given } está fora dos limites: pode ser de { $low } a { $high }.
fault-out_of_bounds_or_unlimited = { $given } está fora dos limites: pode ser de { $low } a { $high }, ou “unlimited”.
fault-number_form = “{ $given }” não vale como número: escreva números inteiros só com algarismos, como 10.
fault-quoted_number = “{ $given }” é um texto; tire as aspas para que seja um número.
fault-not_word = “{ $given }” não é nenhum destes: { $allowed }.
fault-missing_part = Diga que peça é: “part:” e uma de { $allowed }.
fault-unknown_part = Não há aqui nenhuma peça “{ $given }”. As que existem: { $allowed }.
fault-part_needs_more = Falta algo à peça “{ $given }”: { $wanted }. Ela se escreve como em { $example }.
fault-bad_name = “{ $given }” não serve de nome: use letras minúsculas sem acento, algarismos e _, e comece com uma letra.
fault-words_form = Um nome ou uma linha sobre o jogo tem no máximo { $most } letras numa linha só, sem “*”.
fault-not_language = “{ $given }” não é um idioma: escreva o nome de uma pasta de textos, por exemplo en, es ou es_AR.
fault-not_rank = “{ $given }” não é nenhum dos valores { $allowed }.
fault-not_card = “{ $given }” não é uma carta: escreva valor e naipe, como 2c, 10d, Ks.
fault-twice = “{ $given }” está duas vezes nesta lista.
fault-players_key = “{ $given }” não é um número de jogadores.
fault-point_key = “{ $given }” não é um valor (A, 2 a 10, J, Q, K, joker), nem uma faixa do menor ao maior como 2-10, nem uma carta como 2c.
fault-points_twice = “{ $first }” e “{ $second }” falam das mesmas cartas: deixe cada carta em só uma das duas.

# O cabeçalho do arquivo
fault-schema = Este arquivo segue o esquema { $given }; este programa conhece o esquema { $known }.
fault-other_family = O jogo de que este parte é da família “{ $below }”, então ele não pode ser “{ $given }”: tire “family”.
fault-id_not_file = O id é “{ $given }”, mas o arquivo se chama “{ $stem }”: os dois devem ser iguais.
fault-extends_name = “{ $given }” não é o nome de um arquivo de jogo, como base/two_packs_rummy.
fault-extends_unknown = Não há nenhum arquivo de jogo “{ $given }” de onde partir.
fault-extends_itself = “{ $given }” é este próprio arquivo, e nenhuma pasta anterior tem outro com esse nome.
fault-extends_cycle = “{ $given }” parte, por sua vez, deste arquivo.
fault-extends_too_far = Um jogo pode partir de uma série de { $most } arquivos, não mais.

# Opções
fault-option_values_or_range = Uma opção tem ou “values” ou “range”.
fault-option_patches = Sem “at”, cada valor tem que dizer que chaves muda.
fault-option_one_value = Não há o que escolher: uma opção precisa de ao menos dois valores.
fault-option_range = Um “range” são dois números inteiros, como [0, 20].
fault-option_value = “{ $name }” pode ser { $allowed }, e não “{ $given }”.
fault-option_default = O valor inicial de “{ $name }” não é o que o próprio arquivo diz: deixe os dois iguais.
fault-option_default_said = O valor inicial de “{ $name }” é { $given }, mas o jogo diz { $said }: escreva { $said } aqui, ou { $given } lá.
fault-pairs_not_tried = Só { $tried } de { $count } pares de escolhas foram testados juntos: são pares demais.
fault-option_path = “{ $given }” não leva a nada neste jogo.
fault-unknown_option = Este jogo não tem a opção “{ $given }”. As que existem: { $allowed }.
fault-unknown_preset = Este jogo não tem o formato “{ $given }”. Os que existem: { $allowed }.

# O jogo como um todo
fault-least_over_most = O mínimo, { $least }, passa do máximo, { $most }: diminua um ou aumente o outro.
fault-partners_odd = { $given } jogadores não formam dois lados iguais.
fault-partners_in_rummy = Num rummy cada um joga por si; só os jogos de pescaria têm parceiros.
fault-partners_eliminated = Parceiros não podem ficar fora um a um; escolha outro fim de partida.
fault-players_not_offered = Isto fala de { $given } jogadores, mas jogam de { $least } a { $most }.
fault-players_not_dealt = Nada diz quantas cartas { $players } jogadores recebem.
fault-players_not_told = Nada diz quantos baralhos ou curingas há com { $players } jogadores.
fault-deck_too_small = Com { $players } jogadores são necessárias { $needed } cartas, e o baralho tem { $deck }: dê menos cartas, acrescente um baralho ou aceite menos jogadores.
fault-deal_uneven =
    Com { $players } jogadores as cartas não se distribuem por igual: de { $deck }, { $table } vão para a mesa, o resto de { $hand } em { $hand } para cada um, e { $left ->
        [one] sobra { $left }
       *[other] sobram { $left }
    }.
fault-redeal_too_often = Há tantas cartas que obrigam a dar as cartas de novo que a distribuição quase nunca terminaria.
fault-first_table_no_sum = Quem dá as cartas só pode pegar a primeira mesa se as cartas somam algo juntas (“capture: together”).
fault-set_impossible = Não dá para fazer uma trinca de { $least }: o baralho dá no máximo { $most } cartas.
fault-meld_impossible = Ninguém pode baixar um jogo de { $least }: na hora de baixar, a mão tem no máximo { $most } cartas. Peça menos cartas ou dê mais cartas.
fault-three_suits = Uma trinca de três naipes tem ao menos três cartas, não { $given }.
fault-wilds_when_laid = { $given } curingas ao baixar, mas nunca mais de { $most } ao todo: o primeiro limite não quer dizer nada.
fault-too_many_wilds = Mais da metade das cartas seriam curingas: escolha menos.
fault-jokers_not_wild = Há curingas no baralho (“deck: jokers”), mas eles não estão entre as cartas que substituem outras: ninguém poderia baixá-los.
fault-wilds_in_no_meld = Há curingas, mas nenhum jogo os aceita.
fault-unknown_meld = O contrato pede “{ $given }”, e esse jogo não existe. Os que existem: { $allowed }.
fault-meld_unused = Nenhum contrato pede “{ $given }”, e nada mais pode ser baixado.
fault-contract_size = O contrato leva { $size } cartas: demais para uma mão de { $hand } e a carta comprada. Dê mais cartas ou peça menos.
fault-contract_leaves_no_discard = O contrato leva { $size } cartas: a uma mão de { $hand } e a carta comprada não sobraria nenhuma para descartar. Dê uma a mais, ou escreva “final_discard: optional”.
fault-double_set = “{ $given }” nunca pode ser baixado com o dobro de cartas.
fault-hand_never_ends = O contrato não leva a mão inteira, e nenhuma outra carta pode ser baixada: nenhuma rodada terminaria.
fault-reclaim_from_nobody = Aqui ninguém pode encaixar cartas, então também não dá para trocar uma carta por um curinga.
fault-rounds_without_number = Nada diz quantas rodadas são jogadas: escreva quantas em “match_end”, como em “count: 6”.
fault-rounds_differ = Rodadas a jogar: { $given }; contratos: { $contracts }. Os dois números deveriam ser iguais.
fault-wins_the_wrong_way = Aqui ganha “{ $given }”; com esta contagem você provavelmente quer “{ $instead }”.
fault-few_points_are_good = Com esta contagem é bom ter poucos pontos, mas este fim de partida premia quem tem muitos.
fault-many_points_are_good = Com esta contagem é bom ter muitos pontos, mas este fim de partida tira da partida quem os tem.
fault-no_points_for = Nada diz quanto valem: { $ranks }. Valem 0.
fault-idle-no_wilds = Esta chave não muda nada: não há curingas.
fault-idle-wilds_in_no_meld = Esta chave não muda nada: nenhum jogo aceita curingas.
fault-idle-wilds_in_no_run = Esta chave não muda nada: nenhuma sequência aceita curingas.
fault-idle-no_jokers = Esta chave não muda nada: não há curingas no baralho (“deck: jokers”).
fault-idle-no_upcard = Esta chave não muda nada: nenhuma carta é virada no começo (“upcard”).
fault-idle-need_not_play = Esta chave não muda nada: a carta pega do lixo não precisa ser jogada (“must_play”).
fault-idle-nobody_adds = Esta chave não muda nada: ninguém pode encaixar cartas (“to: nobody”).
fault-idle-stock_ends_hand = Esta chave não muda nada: a rodada termina com o monte, então nunca trava.
fault-idle-no_bonus = Esta chave não muda nada: bater de uma vez só não vale nada (“out_in_one”).
fault-idle-no_two_sets = Esta chave não muda nada: nenhum contrato pede duas trincas.
fault-idle-no_two_runs = Esta chave não muda nada: nenhum contrato pede duas sequências.
fault-idle-no_rebuys = Esta chave não muda nada: ninguém pode voltar à partida (“rebuys”).
fault-idle-no_stakes = Esta chave não muda nada: não se joga valendo luas (“on: true”).
fault-idle-no_builds = Esta chave não muda nada: neste jogo não se forma nada (“build”).
fault-idle-no_raising = Esta chave não muda nada: as pilhas não aumentam (“raises”).
fault-idle-no_sweep_points = Esta chave não muda nada: limpar a mesa não vale nada (“score: sweep”).
fault-idle_cards = Estas cartas não pegam nada, e nada as pega: { $ranks }.
fault-nothing_taken = Nenhuma carta pode pegar outra: as cartas não somam nada que se possa pegar.
fault-takes_and_together = Com “together: { $given }” o valor de cada carta diz o que ela pega, então “takes” não vale: tire-o.
fault-most_of_card = Aqui contam todas as cartas de { $rank } ou nenhuma: escreva o valor sem naipes.
fault-no_spanish_tens = O baralho espanhol não tem 10: escreva “without: [10]”, ou “[8-10]” para quarenta cartas.
fault-pair_only_with_value = Estes valores só pegam iguais, então seus números não querem dizer nada: { $ranks }.
fault-hand_endless = Com { $players } jogadores, uma rodada jogada ao acaso não terminou em { $steps } passos.
fault-always_blocked = Todas as { $hands } rodadas testadas travaram: ninguém conseguiu bater. Peça jogos menores, ou deixe baixar ou encaixar mais.
fault-often_blocked = De { $hands } rodadas testadas, { $blocked } travaram: jogos tão difíceis raramente se formam.
fault-round_blocked = Em nenhuma das { $hands } vezes que a rodada { $round } foi testada alguém conseguiu bater: talvez o contrato dela peça demais.
fault-nothing_scored = Com { $players } jogadores ninguém marcou um ponto em { $hands } rodadas: nada do que acontece vale alguma coisa.
fault-match_endless = Com { $players } jogadores a partida não chegaria ao fim: depois de { $hands } rodadas o melhor tem { $best } de { $limit }, e uma partida é encerrada depois de { $most } rodadas. Diminua o limite.
fault-hand_broke_down = Com { $players } jogadores, uma rodada jogada ao acaso foi interrompida ({ $detail }).
fault-too_many_ways = Isto dá mais combinações do que se pode examinar: nas listas pode faltar algo permitido, e os bots, as dicas e a ordem da mão podem deixar passar o melhor.
fault-tried_in_part = Este jogo exige tanto cálculo que só foi testado em parte: com { $players } jogadores foram jogadas menos de { $hands } rodadas.
fault-too_many_choices = De { $choices } escolhas e formatos, só os primeiros { $most } são testados.
fault-no_text = Ainda não há texto para “{ $wanted }”.
fault-no_name = Este jogo ainda não tem nome: na lista ele aparece como “{ $name }”. Dê um nome e diga o que ele tem de diferente: “name: Nossa Carioca”, “about: O curinga vale cinquenta.”
fault-no_about = Nada diz ainda o que este jogo tem de diferente: escreva, por exemplo, “about: O curinga vale cinquenta.”
