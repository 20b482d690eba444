# Por que algo não pode ser feito com as cartas que estão sendo movidas.

refuse-discard-one_only = Descarta-se uma carta por vez; escolha uma destas.
refuse-lay_off-needs_card = Um curinga só muda de lugar quando você encaixa uma carta no jogo dele.
refuse-meld-neither = Juntas, estas cartas não fazem nem { -trinca } nem { -sequencia }.
refuse-play-one_only = Em cada vez se joga uma só carta da mão; escolha uma destas.
refuse-stage-no_slot = Esta carta não cabe em nenhuma parte do seu contrato. Esta { -rodada } pede { $contract }.
refuse-stage-spared = Esta parte fica vazia: um jogo maior já vale por ela.
refuse-stage-incomplete = A parte { $slot } ainda não está completa.
