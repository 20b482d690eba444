### Os pontos de uma partida jogada com cartas de verdade.

refuse-entered-too_many = O baralho não tem mais de { $most } destas: { $card }.
refuse-entered-no_such_count = { $player }: não há cartas deste baralho que somem { $points }.
refuse-entered-who_closed = { $player } não tem cartas: então foi quem bateu.
refuse-entered-closer_holds = { $player } bateu: não pode ter cartas na mão.
refuse-entered-two_closed = Só uma pessoa pode bater. Se foi { $player }, { $other } ficou com cartas.
refuse-entered-out = { $player } já está fora da partida e não tem cartas.
refuse-entered-adds_up = { $thing }: somam { $found } no total, e deveriam ser { $most }.
refuse-entered-more_than_all = { $thing }: { $player } não pode ter mais do que cartas no total.
refuse-entered-no_such_points = Nenhuma { -rodada } dá { $found } pontos no total.

menu-book = Cartas de verdade
menu-book_line = Na mesa de casa, o Loba anota
setup-real_title = { menu-book }
setup-real_deal = Começar
book-title = { menu-book }
book-new = Partida nova
book-deals = { CAPITAL(-rodada) } { $number }: { $player } dá as cartas
book-deals_first = { $player } dá as cartas primeiro
book-contract = Nesta { -rodada }: { $melds }
book-zone_held = Na mão
book-zone_table = Na mesa
book-count_most_cards = Cartas
book-count_most_spades = Espadas ♠
book-in_one = Bateu de uma vez só
book-nobody = Ninguém bateu
book-as_wild = No lugar de outra carta
book-erase = Corrigir
book-onward = Próximo
book-save = Anotar a { -rodada } { $number }
book-result = Ver o resultado
book-waits = A { -rodada } { $number } espera o que se pergunta abaixo
book-stale_in = Já não vale: depois da { -rodada } { $number }, { $player } voltou à partida
book-stale_out = Já não vale: depois da { -rodada } { $number }, { $player } saiu da partida
book-forget = Certo
book-elsewhere = Outra janela do Loba mudou esta partida. Aqui está como ficou; a última anotação desta janela não foi feita.
book-at_table = Na mesa de verdade: partidas vencidas, das que terminaram
