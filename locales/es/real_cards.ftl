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

menu-book = Cartas de verdad
menu-book_line = Se juega en la mesa y Loba anota
setup-real_title = { menu-book }
setup-real_deal = Empezar
book-title = { menu-book }
book-new = Partida nueva
book-deals = { CAPITAL(-mano) } { $number }: reparte { $player }
book-deals_first = { $player } reparte primero
book-contract = En esta { -mano }: { $melds }
book-zone_held = En la mano
book-zone_table = En la mesa
book-count_most_cards = Cartas
book-count_most_spades = Espadas ♠
book-in_one = { CAPITAL(-cerro) } de una vez
book-nobody = Nadie { -cerro }
book-as_wild = En lugar de otra carta
book-erase = Corregir
book-onward = Siguiente
book-save = Anotar la { -mano } { $number }
book-result = Ver el resultado
book-waits = La { -mano } { $number } espera lo que se pregunta abajo
book-stale_in = Ya no corresponde: después de la { -mano } { $number }, { $player } se reenganchó
book-stale_out = Ya no corresponde: después de la { -mano } { $number }, { $player } se retiró
book-forget = De acuerdo
book-elsewhere = Otra ventana de Loba cambió esta partida. Aquí está como quedó; lo último que se anotó en esta ventana no vale.
book-at_table = En la mesa de verdad: partidas ganadas, de las que terminaron
