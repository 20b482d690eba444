# Escoba, Escoba italiana y Casino como se dicen en la costa: dejar una carta en la mesa es jugar abierto.

option-trail_that_takes-name-cassino = Jugar abierto con una carta que puede levantar
option-trail_that_takes-help-cassino = Se puede jugar abierto con una carta aunque pueda levantar algo.
option-trail_that_takes-without-cassino = Con una carta que puede levantar no se puede jugar abierto.
ruling-R_CS_3 = Con una carta que puede levantar se puede jugar abierto.
ruling-R_CS_5 = Mientras algo formado es tuyo, no se puede jugar abierto.

lesson-escoba-king_first = Jugar abierto siempre se puede. Pero mira: el [5c] y el [Kh] suman quince.
lesson-escoba-velo = Limpiaste la mesa: eso es una escoba, y vale un punto. Y el siete de oros es tuyo, la mejor carta del juego: vale un punto por sí sola. Después, Beto tuvo que jugar abierto.
lesson-escoba-leave = Ocho y ocho son dieciséis, y no hay nada que levantar: solo queda jugar abierto con la [Js]. Una mesa de quince o más no la limpia nadie.
lesson-scopa-must = La carta que puede levantar tiene que levantar. Prueba a jugar abierto con el [Kd], aunque ahí está el [Kc].
lesson-cassino-groups_first = Jugar abierto siempre se puede. Pero aquí hay mucho que levantar: [8c], [5d] y [3h] con [8d].
lesson-cassino-obliged = Mientras lo formado sea tuyo, no puedes jugar abierto. Prueba a jugar abierto con [Ac].
lesson-cassino-learnt_build = Forma lo que puedas levantar después; mientras sea tuyo, no puedes jugar abierto.
