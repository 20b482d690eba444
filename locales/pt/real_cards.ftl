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
