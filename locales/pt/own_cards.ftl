# Cartas que alguém mesmo desenhou.
cards-faulty =
    Algumas das suas cartas não podem ser usadas; no lugar delas aparecem as de costume.
    { $flaws }
card_flaw-unknown = { $file }: não existe carta com este nome. KH.svg é o rei de copas.
card_flaw-heavy = { $file }: o arquivo é grande demais; no máximo { $most } KiB.
card_flaw-unreadable = { $file }: não dá para ler como desenho SVG.
card_flaw-shape = { $file }: uma carta tem cinco de largura e sete de altura.
card_flaw-slow = { $file }: demora demais para desenhar. Use menos traços, mais simples, sem tracejados muito longos.
card_flaw-untried = { $file }: desta vez não pôde ser experimentado.
card_flaw-more =
    { $count ->
        [one] E mais { $count }: “loba doctor” diz qual.
       *[other] E mais { $count }: “loba doctor” diz quais.
    }
