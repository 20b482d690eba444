# O que há de errado num arquivo de partida; aparece onde ele é aberto. { $where } é um ponto dele:
# “log 17”, a 17ª linha.

fault-match-missing = Este arquivo não existe.
fault-match-unreadable = Não dá para ler este arquivo ({ $detail }).
fault-match-too_large = Este arquivo passa de { $most } MB; nenhuma partida é tão grande.
fault-match-overfull = Há mais coisas neste arquivo do que em qualquer partida.
fault-match-empty = Este arquivo está vazio.
fault-match-cut_short = Falta o fim desta partida: o arquivo foi cortado.
fault-match-damaged = Este arquivo está danificado na linha { $line }.
fault-match-too_deep = Este arquivo está danificado: tem níveis demais.
fault-match-key_twice = “{ $key }” está duas vezes neste arquivo, e só pode estar uma.
fault-match-not_a_match = Este não é um arquivo de partida.
fault-match-newer = Esta partida foi salva por uma versão mais nova do Loba (arquivo: versão { $version }; esta lê a { $known }). Atualize o Loba.
fault-match-missing_key = { $where }: falta “{ $key }”.
fault-match-unknown_key = { $where }: “{ $key }” não tem nada que fazer aqui.
fault-match-not_map = { $where }: aqui vai um grupo de chaves.
fault-match-not_list = { $where }: aqui vai uma lista.
fault-match-not_whole = { $where }: aqui vai um número inteiro.
fault-match-not_text = { $where }: aqui vai um texto.
fault-match-bad_text = { $where }: aqui vai um texto de { $least } a { $most } caracteres que se possam mostrar.
fault-match-bounds = { $where }: este número vai de { $low } a { $high }.
# any_number
fault-match-too_many = { $where }: há mais de { $most } entradas, e isso é demais.
fault-match-variant = As regras deste arquivo se contradizem (em “{ $path }”).
# any_number
fault-match-seats =
    { $numbers ->
        [one] Este jogo é para { $high } jogadores; o arquivo tem { $given } lugares.
       *[other] Este jogo é para { $low } a { $high } jogadores; o arquivo tem { $given } lugares.
    }
fault-match-seat_kind = { $where }: “{ $given }” não é nem uma pessoa nem o nome de um bot.
fault-match-line = { $where }: não dá para entender esta linha.
fault-match-card = { $where }: “{ $given }” não é uma carta.
fault-match-chance = { $where }: as cartas não saem como diz este arquivo.
fault-match-act = { $where }: não dá para entender “{ $act }”.
fault-match-illegal = { $where }: “{ $act }” não é permitido ali.
fault-match-drift = { $where }: a mesa não é mais a que foi salva. O arquivo ou as regras do jogo mudaram.
fault-match-not_flag = { $where }: aqui vai sim ou não (true ou false).
fault-match-not_one_of = { $where }: isto pode ser { $allowed }.
fault-match-crest = { $where }: “{ $given }” não é um brasão.
fault-match-table = { $where }: nenhuma mesa pode ser assim.
fault-match-elsewhere = Esta partida está aberta em outra janela do jogo. Feche-a lá primeiro.
