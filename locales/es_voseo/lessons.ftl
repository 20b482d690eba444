# Lo que se dice igual donde se habla de vos.

learn-not_begun = Nueva para vos · { $time }
lesson-show = Mostrame
lesson-watch = Mirá qué hace { $player }.
lesson-answer-read_first = Primero leé, y después «Seguir».
lesson-answer-refused = Así no se puede, por el motivo indicado. Probá de nuevo.
lesson-done-about = { $game }: ya sabés jugar.
lesson-carioca-draw = Cada turno empieza con una carta. Robá { -del_mazo }, a ver qué viene.
lesson-carioca-early = ¡El tercer nueve! Y [3h] iría muy bien al principio de la { -escalera } de Beto. Probá: agregalo ahí.
lesson-carioca-contract_other = También se podría. Por ahora bajá estos tres: [9c 9h 9s], [Qc Qd Qh] y [Ks As 2s X].
lesson-carioca-add = Ahora podés agregar, a tus juegos y a los de cualquiera. Poné [3h] al principio de la { -escalera } de Beto.
lesson-carioca-add_first = Eso viene enseguida. Primero agregá [3h] a la { -escalera } de Beto.
lesson-carioca-close_first = Se puede, pero te quedarías con una carta. Agregá antes una de las dos.
lesson-carioca-scored = No pagás nada. Beto paga lo que tenía: del dos al diez, su número; las figuras, diez; los ases, quince; un { -joker }, veinticinco.
lesson-carioca-learnt_add = A partir de tu próximo turno podés agregar a cualquier juego de la mesa.

lesson-la_mona-welcome = La Mona es un juego de pesca: con una carta de tu mano levantás cartas de la mesa, y lo que levantás cuenta. En cada turno jugás una sola carta. Ahora te queda solo una.
lesson-la_mona-pair = Lo más simple: una carta levanta otra de su valor. Marcá [Qc] y levantá [Qh].
lesson-la_mona-deal = Nadie tenía cartas y se repartieron otras cuatro a cada uno. A la mesa no va ninguna. Mirá: ¡[2c] es la mona!
lesson-la_mona-mona = Una carta también levanta las que suman su valor. La mona levanta quince: [8d] y [7c] juntas. ¡Jugala!
lesson-la_mona-form = Tenés [Td], el 10 bonito, que vale dos puntos, pero no hay ningún diez que levantar. Entonces formá uno: [4h] con [6c], y guardá [Td] para tu próximo turno.
lesson-la_mona-form_first = Primero formá el diez: [4h] con [6c].
lesson-la_mona-form_other = Eso también se puede formar, pero [Td] vale más. Formá diez: [4h] con [6c].
lesson-la_mona-fila = Podés levantar lo que formaste, o continuarlo. [7s] y [3d] también suman diez: juntalos. Eso es una fila, y su valor ya no lo cambia nadie.
lesson-la_mona-fila_first = Ya lo podrías levantar. Pero [7s] y [3d] también pueden ser tuyos: hacé primero la fila.
lesson-la_mona-scored = Se acabó { -el_mazo }. Lo que quedaba fue para vos, porque levantaste al último. Tener más cartas vale tres puntos; tener más corazones negros, uno; la mona, tres; [Td], el 10 bonito, dos; [2s], el 2 bonito, y cada as, uno; cada wincho, uno.

lesson-loba_centroamericana-contract_other = También se podría. Por ahora bajá [8c 9c Tc X] y [4d 5d 6d 7d].
lesson-loba_centroamericana-draw = Desde ahora podés agregar cartas a cualquier juego. Primero robá { -del_mazo }.
lesson-loba_centroamericana-draw_stock = Esa no va con nada. Robá { -del_mazo }.
lesson-loba_centroamericana-ten_first = Eso viene enseguida. Primero agregá [Th] a los corazones de Beto.
lesson-loba_centroamericana-shift = En la punta de la { -escalera } de { -picas } de Beto, un { -joker } hace de ocho. El ocho de verdad lo tenés vos: agregá [8s] y el { -joker } se corre al nueve.
lesson-loba_centroamericana-shift_first = Eso viene enseguida. Primero agregá [8s] a la { -escalera } de { -picas } de Beto y mirá qué hace el { -joker }.
lesson-loba_centroamericana-own = Tu [3d] también va: al principio de tus propios diamantes. Agregalo.
lesson-loba_centroamericana-scored = No pagás nada. Los demás pagan lo que tenían: del dos al diez, su número; jota, reina y rey, once, doce y trece; un as, quince; un { -joker }, veinticinco.

lesson-loba_de_mas-draw = Cada turno empieza con una carta { -del_mazo }, o con { -todo_el_pozo }. Ahí todavía hay poco: robá { -del_mazo }.
lesson-loba_de_mas-draw_stock = Se puede, pero hay poco. Robá { -del_mazo }.
lesson-loba_de_mas-pierna = Los comodines van solo en las { -escalera }s. Pero te acaba de llegar el tercer ocho: bajá [8c 8d 8h].
lesson-loba_de_mas-pierna_first = Eso viene enseguida. Primero bajá la pierna [8c 8d 8h].
lesson-loba_de_mas-escalera_other = No está mal. Pero hacé trabajar a los comodines: [5h X 7h 2s].
lesson-loba_de_mas-queens = Bajá las tres reinas: en la mesa, cada figura suma dos puntos.
lesson-loba_de_mas-queens_first = Eso viene enseguida. Primero bajá las reinas.
lesson-loba_de_mas-natural = Un dos también puede ser un simple dos: bajá [Ah 2h 3h]. En su propio lugar no es comodín.
lesson-loba_de_mas-natural_first = Eso viene enseguida. Primero bajá [Ah 2h 3h].
lesson-loba_de_mas-add = Solo agregás a tus propios juegos. [4h] va con tus corazones: agregalo.
lesson-loba_de_mas-add_first = Eso viene enseguida. Primero agregá [4h] a tu { -escalera } de corazones.
lesson-loba_de_mas-learnt_aim = Lo que bajás suma, lo que te queda resta.
lesson-loba_de_mas-learnt_own = Agregás solo a lo tuyo, también en el mismo turno.

lesson-loba_de_menos-draw = Cada turno empieza con una carta. Robá { -del_mazo }: tocalo, o arrastrá una carta a tu mano.
lesson-loba_de_menos-pierna = Una pierna tiene exactamente tres palos, así que sobra un nueve. Marcá tres, los que quieras, y bajalos.
lesson-loba_de_menos-pierna_first = Buena idea, pero eso viene enseguida: primero bajá la pierna de nueves.
lesson-loba_de_menos-escalera = Una { -escalera } son tres cartas seguidas o más, { -del_mismo_palo }. Falta el seis de corazones: de seis puede hacer un { -joker }, uno por { -escalera } y nunca en una pierna. Bajá [5h X 7h].
lesson-loba_de_menos-kings = Tres reyes, tres palos: bajalos. [Kh] tiene que ir con ellos ahora.
lesson-loba_de_menos-add = Con un juego tuyo en la mesa podés agregar a cualquiera. La { -escalera } de Beto termina en cinco: agregale [6d]. ¡Es tu última carta!
lesson-loba_de_menos-learnt_pile = La carta de arriba { -del_pozo } es tuya si la usás en ese mismo turno.

lesson-loba_seis_menes-draw = Cada turno empieza con una carta. Robá { -del_mazo }.
lesson-loba_seis_menes-contract_other = También se podría. Por ahora bajá [5c 5d 5h] y [Js Jh X].
lesson-loba_seis_menes-again = Ya jugaron todos. Robá otra vez.
lesson-loba_seis_menes-quarte = Desde ahora podés bajar los juegos que quieras. Bajá la quarte: [6c 7c 8c 9c].
lesson-loba_seis_menes-quarte_first = Eso viene enseguida. Primero bajá la quarte [6c 7c 8c 9c].
lesson-loba_seis_menes-carre = También podés agregar a cualquier juego de la mesa. Agregá [Jd] a las jotas: el brelan pasa a ser un carré.
lesson-loba_seis_menes-carre_first = Eso viene enseguida. Primero agregá [Jd] a las jotas.

lesson-escoba-welcome = La Escoba es un juego de pesca: tu carta y las que levanta tienen que sumar quince justos. En cada turno jugás una sola carta. Ahora te queda solo una.
lesson-escoba-king = Del as al siete, cada carta vale lo que dice; las figuras, la [Js] 8, el [Qs] 9 y el [Kh] 10. Cinco y diez son quince: marcá el [5c] y levantá el [Kh].
lesson-escoba-king_first = { CAPITAL(-echar) }la siempre se puede. Pero mirá: el [5c] y el [Kh] suman quince.
lesson-escoba-three = También se levantan varias cartas, si con la tuya suman quince. El [Qs] vale nueve: levantá el [4s] y el [2h].
lesson-escoba-three_other = Eso también suma quince. Pero probá con más cartas: el [Qs] levanta el [4s] y el [2h].
lesson-escoba-three_first = Eso viene después. Primero levantá con el [Qs]: el [4s] y el [2h].
lesson-escoba-equals = { CAPITAL(-aqui) } las iguales no sirven: solo cuenta la suma. Probá: levantá el [7c] con el [7d].
lesson-escoba-escoba = Siete, siete y uno: ¡quince! Con el [7d], levantá el [7c] y el [Ah].
lesson-escoba-escoba_other = Eso suma quince, pero queda el as. Con el [7d] te llevás las dos: el [7c] y el [Ah].
lesson-escoba-escoba_first = Ahora no: con el [7d] te podés llevar todo, el [7c] y el [Ah].
lesson-escoba-scored = Se acabó { -el_mazo }. Lo que quedaba fue para vos, porque levantaste al último. Tener más cartas vale un punto, y tener más oros, otro. También tener más sietes, pero hay dos para cada uno, y el empate no da nada. El siete de oros vale uno, y cada escoba, uno.

lesson-scopa-welcome = La Escoba italiana, o Scopa, es un juego de pesca: una carta levanta otra de su valor o, si no la hay, las que suman ese valor. En cada turno jugás una sola carta. Ahora te queda solo una.
lesson-scopa-sum_refused = Tres y dos son cinco. Pero probá levantar el [3s] y el [2d] con el [5c]: si en la mesa hay una igual, va primero.
lesson-scopa-equal = Entonces levantá el [5h] con el [5c]. Se levanta una sola carta, o una sola suma.
lesson-scopa-deal = Nadie tenía cartas y se repartieron otras tres a cada uno; a la mesa no va ninguna. Mirá: el siete de oros es el settebello, que vale un punto por sí solo.
lesson-scopa-sum = No hay ningún siete en la mesa, así que sirve una suma: con el [7d], levantá el [3s] y el [4h]. Así el settebello ya es tuyo.
lesson-scopa-sum_first = Se podría, pero primero el settebello: con el [7d], levantá el [3s] y el [4h].
lesson-scopa-must = La carta que puede levantar tiene que levantar. Probá { -echar } el [Kd], aunque ahí está el [Kc].
lesson-scopa-king = Del as al siete, cada carta vale lo que dice; las figuras, la [Jh] 8, el [Qh] 9 y el [Kd] 10. Levantá el [Kc] con el [Kd].
lesson-scopa-king_other = Se podría, porque la [Jh] todavía no levanta nada. Pero guardala, y levantá el [Kc] con el [Kd].
lesson-scopa-scopa = Dos, cinco y uno son ocho, lo que vale la [Jh]. ¡Levantá todo: el [2d], el [5s] y el [Ah]!
lesson-scopa-last = Limpiaste la mesa: eso es una escoba, y vale un punto. La última carta de Beto no levantó nada y fue para vos, porque levantaste al último. Con la última carta de la ronda nunca hay escoba.
lesson-scopa-learnt_must = La carta que puede levantar tiene que levantar, pero qué carta jugás lo decidís vos.

lesson-cassino-welcome = El Casino es un juego de pesca: con una carta de tu mano levantás las de su valor y las que suman ese valor. En cada turno jugás una sola carta. Ahora te queda solo una.
lesson-cassino-groups_all = Se puede levantar menos, pero ¿para qué dejar cartas? Con [8d], levantá [8c], [5d] y [3h].
lesson-cassino-deal = Nadie tenía cartas y se repartieron otras cuatro a cada uno; a la mesa no va ninguna. Mirá: [Td] es el casino mayor, que vale dos puntos.
lesson-cassino-build = Todavía no hay nada que levantar. Entonces formá: [3c] con [6h] hacen nueve, que después levantás con [9s].
lesson-cassino-build_first = Primero formá nueve: [3c] con [6h].
lesson-cassino-obliged = Mientras lo formado sea tuyo, no podés { -echar } una carta. Probá { -echar } [Ac].
lesson-cassino-raise = Pero lo podés aumentar: con [Ac], el nueve pasa a diez, y lo levantará [Td]. En la mano solo hace falta el valor nuevo.
lesson-cassino-take_first = Primero levantá tu diez con [Td].
lesson-cassino-sweep = Cuatro y cinco son nueve, y en la mesa no hay nada más. ¡Levantá [4d] y [5c] con [9s]!
lesson-cassino-scored = Dejaste la mesa vacía, y eso vale un punto. La última carta fue para vos, porque levantaste al último. Tener más cartas vale tres puntos; tener más picas, uno; el casino mayor, [Td], dos; el casino menor, [2s], uno, y cada as, uno.
lesson-cassino-learnt_build = Formá lo que puedas levantar después; mientras sea tuyo, no podés { -echar } cartas.
