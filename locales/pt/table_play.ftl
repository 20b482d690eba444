# O que se pede à mesa enquanto se joga: dicas em palavras, e arquivos soltos sobre ela.

table-hint_draw_stock = Compre do monte.
table-hint_draw_top = Pegue { $card } do lixo.
table-hint_draw_whole = Pegue o lixo.
table-hint_meld = Baixe { $lies }.
table-hint_open = Baixe o seu contrato.
table-hint_add = Encaixe no seu jogo: { $lies }.
table-hint_add_there = Encaixe no jogo de { $player }: { $lies }.
table-hint_reclaim = Troque { $card } pelo curinga.
table-hint_discard = Descarte { $card }.
table-hint_take = Com { $card }, pegue { $sums }.
table-hint_build = Com { $card }, forme { $value }.
table-hint_trail = Largue { $card } na mesa.

menu-dropped-unknown = “{ $file }” não é uma partida, uma posição nem um jogo que se possa abrir aqui.
menu-dropped-faults = “{ $file }” não pode ser aberto. { $fault }
menu-dropped-fault = Linha { $line }: { $fault }
menu-dropped-added = “{ $game }” agora está entre os seus jogos.
menu-dropped-taken = Já existe um jogo chamado “{ $name }”. Dê outro nome e outro id ao arquivo.
