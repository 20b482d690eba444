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
