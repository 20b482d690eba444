# La Mona como se dice en la costa: dejar una carta en la mesa es jugar abierto.

table-key-trail = Jugar abierto
offer-trail = Jugarla abierta
table-hint_trail = Juega abierto con { $card }.
log-trailed = { $player } juega abierto con { $cards }.
refuse-trail-own_build = Mientras tengas algo formado no puedes jugar abierto: levántalo o continúalo.

lesson-la_mona-pair_first = Jugar abierto siempre se puede, pero aquí hay algo que levantar: [Qh].
lesson-la_mona-wincho = Levantaste todo lo que había: un wincho, un punto más. Y la mona en tu montón vale tres. Después, Beto tuvo que jugar abierto.
lesson-la_mona-obliged = Lo que formaste te obliga: mientras esté ahí, no puedes jugar abierto. Prueba: juega abierto con [7s].
lesson-la_mona-learnt_form = Forma lo que puedas levantar después; mientras esté ahí, no puedes jugar abierto.

rules-turn-trail = *Juego abierto:* deja la carta en la mesa, boca arriba.
rules-build-standing-must_continue = Mientras tengas algo formado no puedes jugar abierto: levántalo o continúalo.
rules-build-standing-may_add_another = Mientras tengas algo formado no puedes jugar abierto: levántalo, continúalo, forma otro valor, o levanta lo de otro. Si tienes dos pilas, tú eliges cuál levantar primero.
rules-build-standing-may_do_all_but_trail = Mientras tengas algo formado puedes levantar y formar lo que quieras, pero no jugar abierto.
option-build_obligation-help = Qué puedes hacer mientras tienes algo formado. Jugar abierto, nunca.
option-build_obligation-value-pagat = todo menos jugar abierto
ruling-R_MO_21 = Se puede jugar abierto con una carta que podría levantar algo.
table-prompt-carried_fishing = Suéltala sobre una carta con luz, o en la mesa para jugar abierto
table-prompt-carried_trail = Suéltala en la mesa para jugar abierto
lesson-la_mona-welcome = La Mona es el juego de pesca de la costa: con una carta de tu mano levantas cartas de la mesa, y lo que levantas vale puntos. En cada turno juegas una sola carta. Ahora te queda una nomás.
lesson-la_mona-deal = Nadie tenía cartas y se repartieron otras cuatro a cada uno. A la mesa no va ninguna. Y mira: ¡[2c] es la mona!
lesson-la_mona-drowned = ¡Cuidado! Si la dejas en la mesa, la mona se ahoga y ya nadie la levanta. Levanta [8d] y [7c] con ella.
lesson-la_mona-fila_first = Ya podrías levantarlo. Pero [7s] y [3d] también pueden ser tuyos: primero haz la fila.
lesson-la_mona-take = Ahora sí, a levantar: con [Td] te llevas la fila entera.
lesson-la_mona-rounds = Quien tiene más puntos gana la ronda, y quien gana diez rondas gana la partida. Entre cuatro se juega en parejas.
lesson-la_mona-learnt_mona = La mona levanta quince y vale tres puntos; en la mesa se ahoga.
rules-players-partners = Entre { $count } se juega en parejas: los compañeros se sientan frente a frente.
rules-turn-free = Nadie está obligado a levantar, aunque pueda.
rules-sweep-leftovers = Llevarse las sobras no cuenta.
refuse-take-inert-la_mona = La mona no entra en ninguna suma y nadie la levanta: en la mesa queda ahogada hasta el final de la ronda.
