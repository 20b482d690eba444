# Uma cópia de tudo num arquivo: nos ajustes, ao soltar o arquivo sobre a janela e no terminal.

settings-block_home = Cópia
home-inside =
    { $matches ->
        [0] nenhuma partida
        [one] uma partida
       *[other] { $matches } partidas
    } e { $people ->
        [0] ninguém
        [one] uma pessoa
       *[other] { $people } pessoas
    }
home-inside_since = { home-inside }, desde { $since }
home-make = Tudo num arquivo
home-make_about = Partidas, pessoas, regras da casa, idiomas, lições, treino, estatísticas e ajustes. Em outro computador, basta soltar o arquivo sobre a janela.
home-make_do = Fazer uma cópia
home-found = Cópia de { $date }
home-found_do = Restaurar
home-other = O que havia antes
home-other_about = O que havia aqui antes de restaurar: { $inside }
home-other_do = Voltar
home-packing = Salvando tudo…
home-restoring = Restaurando…
home-made = A cópia tem { $inside } e está em { $file }
home-left_out = { $count ->
        [one] { $count } arquivo não pôde ser incluído: { $names }
       *[other] { $count } arquivos não puderam ser incluídos: { $names }
    }
home-restored = Restaurado: { $inside }. O que havia antes fica guardado à parte, e dá para voltar a ele nos ajustes.
home-brought_back = Tudo está como antes: { $inside }. O que foi restaurado fica guardado à parte, e dá para voltar a ele nos ajustes.
home-restore-question = Restaurar a cópia de { $date }?
home-restore-detail = Ela traz { $inside }. Substitui tudo o que há aqui: { $here }. O que há aqui fica guardado à parte até a próxima vez.
home-restore-yes = Restaurar
home-restore-no = Não mudar nada
home-back-question = Voltar ao que havia antes de restaurar?
home-back-detail = São { $inside }. O que há agora ({ $here }) fica guardado à parte.
home-back-yes = Voltar
home-back-no = Não mudar nada

# Por que não dá
home-fault-missing = Esse arquivo não existe.
home-fault-unreadable = Não dá para ler esse arquivo ({ $detail }).
home-fault-not_a_home = Esse arquivo não é uma cópia feita pelo Loba.
home-fault-damaged = Essa cópia está danificada. Nada mudou aqui.
home-fault-newer = Essa cópia foi feita por uma versão mais nova do Loba ({ $program }). Atualize o Loba.
home-fault-too_large = Esse arquivo é grande demais para ser uma cópia feita pelo Loba.
home-fault-strange = Nesse arquivo há algo que o Loba nunca põe numa cópia: { $name }. Nada mudou aqui.
home-fault-no_room = São necessários { $needed } MB livres, e há { $free }. Nada mudou aqui.
home-fault-not_written = O disco está cheio ou não aceita gravação ({ $detail }). Nada mudou aqui.
home-fault-stopped = Foi interrompido. Nada mudou aqui.
home-fault-played = Há uma partida aberta em outra janela. É preciso sair dela antes.
home-fault-under_way = Outra janela está restaurando uma cópia neste momento.
home-fault-none_aside = Nenhuma cópia foi restaurada aqui: não há para onde voltar.
home-fault-not_finished = Uma restauração ficou pela metade e agora não dá para terminá-la ({ $detail }). O Loba tenta de novo na próxima vez que abrir.

# No terminal
home-ask = Enter: sim. Qualquer outra resposta: não mudar nada.
home-not_done = Nada mudou.
home-which = Falta dizer qual cópia, ou --back.
command-backup = Salvar tudo num arquivo: partidas, pessoas, regras da casa, idiomas, lições, treino, estatísticas e ajustes.
command-backup-file = O arquivo; se não for dito, um novo com a data de hoje na pasta de documentos.
command-restore = Pôr o que há numa cópia no lugar do que há aqui; o que há aqui fica guardado à parte.
command-restore-file = A cópia.
command-restore-back = Voltar ao que havia antes de restaurar a última cópia.
command-restore-yes = Não perguntar.
