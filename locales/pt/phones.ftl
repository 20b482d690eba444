# Uma mesa com celulares: a página do celular, e o que se diz dela na mesa.

phones-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
phones-away = Sem o celular
phones-hand_over = Terminou a { -rodada }
phones-back = Escolher outra coisa
phones-tool-sort = { table-key-sort }
phones-tool-left = Mover ←
phones-tool-right = Mover →
phones-tool-undo = { table-key-undo }
phones-tool-redo = Refazer
phones-tool-hint = { table-key-hint }

# O que a própria página diz.
phones-page-choose = Qual é o seu lugar?
phones-page-code = Código da mesa
phones-page-connecting = Procurando a mesa…
phones-page-enter = Entrar
phones-page-hand = As suas cartas
phones-page-language = Idioma
phones-page-log = { table-log }
phones-page-lost = A mesa não responde. Tentando de novo…
phones-page-melds = Jogos dos outros
phones-page-no_entry = Esse código não é o desta mesa, ou já não vale. Escanear o código da mesa sempre funciona.
phones-page-old_browser = Este navegador é velho demais para a mesa. Um mais novo serve.
phones-page-scores = Pontuação
phones-page-taken = outro celular joga aqui
phones-page-waits = Outro celular está com este lugar. Quem cuida da mesa pode passar o lugar a você.
phones-page-went_on = Este lugar passou para outro celular.
