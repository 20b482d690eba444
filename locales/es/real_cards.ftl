### Los puntos de una partida que se juega con cartas de verdad.

refuse-entered-too_many = El mazo no tiene más de { $most } de estas: { $card }.
refuse-entered-no_such_count = { $player }: no hay cartas de este mazo que sumen { $points }.
refuse-entered-who_closed = { $player } no tiene cartas: entonces { -cerro }.
refuse-entered-closer_holds = { $player } { -cerro }: no le pueden quedar cartas.
refuse-entered-two_closed = Solo puede { -cerrar } una persona. Si fue { $player }, a { $other } le quedaron cartas.
refuse-entered-out = { $player } ya está { -fuera } de la partida: no tiene cartas.
refuse-entered-adds_up = { $thing }: entre todos suman { $found } y deberían ser { $most }.
refuse-entered-more_than_all = { $thing }: { $player } no puede tener más que cartas en total.
refuse-entered-no_such_points = Ninguna { -mano } da { $found } puntos en total.
