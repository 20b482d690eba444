# O que diz a verificação dos textos, no terminal: `loba locales`. { $place } é o arquivo e a linha.

command-locales = os idiomas que o jogo fala, e os que você acrescentou
command-locales-check = procurar tudo o que há de errado nos textos, e ver quanto está traduzido
command-locales-check-lang = só este idioma
command-locales-check-json = em JSON
command-locales-check-gaps = também cada texto que ainda falta escrever
command-locales-new = começar um idioma: arquivos com tudo o que ele precisa dizer, primeiro o que se vê primeiro
command-locales-new-language = o nome dele, como pt ou es_UY
command-locales-new-for_players = sem o que só vê quem escreve arquivos ou usa a linha de comando
command-locales-new-from = o idioma cujas palavras acompanham cada texto, e que diz o que ainda não foi escrito
command-locales-fit = desenhar todas as páginas num idioma e ver quais textos ficam cortados ou cobertos
command-locales-fit-language = o idioma a experimentar

locales-new_name = “{ $name }” não é nome de idioma: escreva como pt ou es_UY.
locales-new_heading =
    { $name }. Tire o # da frente de uma chave, e escreva o texto dela depois do sinal =.
    O que você deixar é dito em outro idioma. Entre chaves com um hífen, { "{ -pile }" },
    estão palavras do idioma ao lado: escreva-as, ou faça as suas, -pile = …
    Formas do plural, e os números de cada uma: { $forms }
locales-new_says-capital = CAPITAL(…) põe em maiúscula a primeira letra do que contém; escreva as palavras como a frase pedir.
locales-new_says-game = GAME() é o jogo de que se fala: nesse jogo se diz a linha com o nome dele; em todos os outros, a do asterisco.
locales-new_says-gender = “.gender ->” escolhe conforme uma palavra é feminina ou masculina, porque cada país tem a sua. Uma só basta.
locales-new_says-sound = SOUND(…) é vowel ou consonant, conforme o nome começa para o ouvido: vogal ou consoante.
locales-new_says-initial = INITIAL(…) é a primeira letra de uma palavra, como ela soa.
locales-new_says-courts = COURTS() é english quando as cartas trazem A J Q K, e own quando trazem as letras deste idioma.
locales-new_says-figure = FIGURE($rank) é o nome de um valor em inglês: ace, deuce, trey, de four a ten, jack, knight ou king.
locales-new_says-number = NUMBER(…) escreve um número como o idioma escreve; o que está nos parênteses fica como está.
locales-new_kept = { $file } já existe, e fica como está.
locales-new_file = { $file }: { $count ->
    [one] { $count } texto
   *[other] { $count } textos
}
locales-new_done = { $count ->
    [0] Não há nada para escrever.
    [one] Há { $count } texto para escrever.
   *[other] Há { $count } textos para escrever.
} “loba locales check --lang { $language }” diz como vai { $name }.

locales-none = Não há textos em “{ $name }”. Há em { $known }.
locales-share =
    { $name } ({ $language }): { $own ->
        [one] { $own } texto próprio
       *[other] { $own } textos próprios
    }, { NUMBER($share, style: "percent", maximumFractionDigits: 0) } traduzido, { $missing ->
        [0] não falta nada
        [one] falta { $missing }
       *[other] faltam { $missing }
    }, { $faults ->
        [0] nenhum erro
        [one] { $faults } erro
       *[other] { $faults } erros
    }.

locales-gaps = { $count ->
    [one] Ainda falta escrever { $count } texto: “loba locales check --gaps” diz qual.
   *[other] Ainda falta escrever { $count } textos: “loba locales check --gaps” diz quais.
}

locales-for_players =
    { $count ->
        [0] Tudo o que os jogadores veem já está traduzido.
        [one] Ainda falta escrever { $count } texto dos que os jogadores veem.
       *[other] Ainda falta escrever { $count } textos dos que os jogadores veem.
    }

locales-fit = { $count ->
    [0] Todos os textos cabem na menor janela, mesmo com as letras maiores.
    [one] { $count } texto não cabe.
   *[other] { $count } textos não cabem.
}

locale_fault-none = Os textos estão em ordem.
locale_fault-unreadable = { $place }: não dá para ler este arquivo ({ $detail }).
locale_fault-not_utf8 = { $place }: isto não é texto em UTF-8. Salve o arquivo como UTF-8.
locale_fault-too_deep = { $place }: há chaves demais umas dentro das outras; no máximo { $most }.
locale_fault-heavy = { $place }: este arquivo é grande demais; no máximo { $most } KiB.
locale_fault-crowded = { $place }: com este arquivo o idioma passa de { $most } textos ou de { $detail } KiB. Ele fica de fora, e os seguintes também.
locale_fault-slow = { $place }: demora demais para ler. Divida em vários arquivos, e veja se há algo errado.
locale_fault-more = { $place }: há mais erros neste arquivo.
locale_fault-long = { $place }: “{ $key }” é longo demais; no máximo { $most } letras.
locale_fault-letter = { $place }: “{ $key }” tem { $detail }, que não pode ser mostrado. Tire.
locale_fault-digits = { $place }: “{ $key }” tem um número com mais de { $most } algarismos: { $detail }
locale_fault-option = { $place }: “{ $key }” não pode ter { $detail }. NUMBER aceita style ("decimal" ou "percent"), useGrouping e opções como maximumFractionDigits com um número inteiro de 0 a { $most }; DATETIME aceita dateStyle e timeStyle ("full", "long", "medium" ou "short").
locale_fault-long_name = { $place }: o nome de um idioma tem no máximo { $most } letras.
locale_fault-spoken = { $place }: “{ $key }” fica longo demais com todos os textos a que se refere; no máximo { $most } letras.
locale_fault-misnamed = { $place }: dê à pasta ou ao arquivo de um idioma um nome como “es” ou “es_EC”.
locale_fault-misplaced = { $place }: ponha “{ $key }” em { $detail }, onde o Loba procura ao abrir.
locale_fault-junk = { $place }: isto não é “chave = texto”: “{ $detail }”
locale_fault-sign = { $place }: falta aqui “{ $detail }”.
locale_fault-no_default = { $place }: marque com um asterisco uma destas escolhas, a de todos os outros casos.
locale_fault-twice = { $place }: “{ $key }” já existe, em { $detail }.
locale_fault-missing = { $place }: “{ $key }” não tem texto em { $language }. Em inglês é “{ $detail }”
locale_fault-wanted = { $place }: este jogo ainda não tem palavras para “{ $key }”.
locale_fault-facts_lacking = { $place }: “{ $key }” deixa de fora { $detail }, que os outros idiomas usam.
locale_fault-facts_unknown = { $place }: “{ $key }” pede { $detail }, que o jogo não dá.
locale_fault-unknown = { $place }: “{ $key }” se refere a { $detail }, que não existe.
locale_fault-circular = { $place }: “{ $key }” se refere a si mesmo.
locale_fault-plural = { $place }: falta a “{ $key }” a forma do plural { $detail }.
locale_fault-uncounted = { $place }: “{ $key }” diz o mesmo para todos os números de { $detail }. Escreva as formas, ou “# any_number” acima, se servir para todos.
locale_fault-hidden_number = { $place }: “{ $key }” não mostra o número em [{ $detail }], que aqui vale para mais de um. Escreva-o pelo seu dado, como { "{ $count }" }; ou “# any_number” acima, se a frase servir para todos os números.
locale_fault-elision = { $place }: em “{ $key }” uma palavra muda conforme a seguinte: { $detail }. Junte as duas palavras num só termo, ou pergunte pelo som, como em { "{ SOUND($player) -> [vowel] d’{ $player } *[consonant] de { $player } }" }; ou escreva “# any_beginning” acima, se servir para qualquer palavra.
locale_fault-brackets = { $place }: “{ $key }” tem { $detail }; entre colchetes vão cartas, como [9c 10h X].
locale_fault-no_room = { $place }: “{ $key }” não tem espaço no seu lugar: “{ $detail }”
locale_fault-letters = { $place }: “{ $key }” tem letras que nenhuma fonte do jogo tem: { $detail }
locale_fault-untranslated = { $place }: “{ $key }” ainda está em inglês: “{ $detail }” Se for para ficar assim, escreva “# same” acima.
locale_fault-unused = { $place }: nada pede “{ $key }”. Há algum erro no nome?

# Textos que o próprio jogador acrescentou. { $faults } são frases de cima, uma por linha.
texts-faulty =
    Alguns dos seus textos não podem ser lidos; no lugar deles aparecem outros.
    { $faults }
# any_number
texts-more_faults = E mais { $count }: “loba locales check” mostra todos.
texts-not_added =
    Este idioma não pode ser acrescentado assim.
    { $faults }
texts-no_language = Dê a “{ $file }” o nome do idioma, como pt.ftl ou es_EC.ftl, e diga nele como esse idioma se chama: language-name = …
texts-not_kept = Não dá para gravar { $file } ({ $detail }).
texts-add-question = O Loba deve falar { $language } daqui em diante?
texts-add-detail =
    { $count ->
        [one] O arquivo tem { $count } texto
       *[other] O arquivo tem { $count } textos
    }; o que falta nele aparece num idioma que você já tem. Dá para mudar também nos ajustes.
texts-add-yes = Sim, por favor
texts-add-no = Não, deixe como está
texts-replace-question = Você já tem textos seus em { $language }. Pôr estes no lugar?
texts-replace-detail =
    { $count ->
        [one] O arquivo tem { $count } texto.
       *[other] O arquivo tem { $count } textos.
    }
texts-replace-yes = Sim, trocar
texts-replace-no = Não, deixe como está
