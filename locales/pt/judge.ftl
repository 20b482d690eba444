# O juiz da mesa de verdade: clica-se nas cartas, e ele diz o que dizem as regras.

judge-title = Isso vale?
judge-ask-meld = Um jogo
judge-ask-contract = Um contrato
judge-ask-add = Encaixar
judge-ask-take = Pegar
judge-yes = Sim
judge-no = Não
judge-right-meld = É { $meld }.
judge-right-contract = É o contrato { $number }, completo e exato.
judge-right-add = Pode encaixar ali.
judge-right-take = A carta pega essas.
judge-no_table = Este jogo não tem essas cartas.
judge-begin = Clique nas cartas.
judge-rule = A regra
judge-clear = Limpar
judge-hand = Na mão
judge-table = Na mesa
judge-laid = Baixado
judge-remove = Tirar uma carta
