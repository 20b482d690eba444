# Las manos guiadas, contadas de vos.

lesson-carioca-draw_stock = La última carta { -del_pozo } también se puede levantar siempre, aunque sea para guardarla. Pero ahora probá con { -el_mazo }.
lesson-carioca-contract = Primero va el contrato, todo junto: [9c 9h 9s], [Qc Qd Qh] y la { -escalera } [Ks As 2s X], porque acá el as une al rey con el dos. Lo tenés todo en la mano: tocá «{ table-key-lay_contract }». «{ table-key-stage }» sirve para grupos sueltos antes de eso.
lesson-carioca-contract_first = Si tirás, se acaba tu turno. Tenés el contrato completo: bajalo primero.
lesson-carioca-same_turn = ¡Tu contrato está en la mesa! En el contrato cada juego lleva un { -joker } como mucho; después se pueden agregar más. Ahora probá agregar [3h] a la { -escalera } de Beto.
lesson-carioca-discard = Se agrega desde el turno siguiente. Así que terminá este: tirá [Jd], que no va con nada.
lesson-carioca-keep = Esa va con un juego de la mesa: pronto te va a servir. Tirá [Jd].
lesson-carioca-pile = Beto tiró [9d]. Levantá esa carta { -del_pozo }: va con tu trío de nueves.
lesson-carioca-pile_first = Se puede. Pero [9d] ya la tenés segura, y { -el_mazo } es pura suerte: levantá la carta { -del_pozo }.
lesson-carioca-add_more = Quedan dos cartas y las dos van. Para cortar tenés que tirar una: agregá solo la otra, [9d] a tus nueves o [8h] a la { -escalera } de Beto.
lesson-carioca-close = Queda una carta. Tirala y cortás.

lesson-la_mona-drowned = ¡Ojo! En la mesa, la mona se ahoga: ya nada la levanta. Levantá [8d] y [7c] con ella.
lesson-la_mona-obliged = Lo que formaste te obliga: mientras esté ahí, no podés tirar una carta. Probá: tirá [7s].
lesson-la_mona-learnt_form = Formá lo que puedas levantar después; mientras esté ahí, no podés tirar cartas.

lesson-loba_centroamericana-pile = En tu turno podés levantar la última carta { -del_pozo }, y no hace falta usarla enseguida. [7d] completa tus diamantes: levantala.
lesson-loba_centroamericana-contract = Ya tenés las dos { -escalera }s: [8c 9c Tc X], donde el { -joker } hace de la carta que falta, y [4d 5d 6d 7d]. Lo tenés todo en la mano: tocá «{ table-key-lay_contract }». «{ table-key-stage }» sirve para grupos sueltos antes de eso.
lesson-loba_centroamericana-contract_first = Si tirás, se acaba tu turno. Tenés el contrato completo: bajalo primero.
lesson-loba_centroamericana-discard = En el turno del contrato no se agrega nada. Tirá [Kd], la más cara de las que no van con nada: un rey cuenta trece.
lesson-loba_centroamericana-keep = Guardala, te va a servir. Tirá [Kd].
lesson-loba_centroamericana-corner = Los corazones de Beto van de la jota al as. ¿Irá [2h] después del as? Probá agregarlo.
lesson-loba_centroamericana-ten = El as va arriba o abajo, pero nunca en el medio. En la otra punta sí hay lugar: agregá [Th] a los corazones de Beto.
lesson-loba_centroamericana-own_first = Te quedan dos cartas: agregá antes [3d]; la última es para tirar.
lesson-loba_centroamericana-close = Queda una carta: tirá [2h] y cortás.

lesson-loba_de_mas-welcome = Acá lo que bajás suma y lo que te queda en la mano resta. Cuando alguien llega a 150 termina la partida, y gana quien tiene más.
lesson-loba_de_mas-no_wild = Una pierna son tres cartas del mismo valor, de tres palos. Los doses también son comodines: ¿podría [2s] hacer de ocho? Probá bajar [8c 8d 2s].
lesson-loba_de_mas-escalera = Una { -escalera } lleva todos los comodines que quieras. Acá [X] hace de seis y [2s] va en una punta: bajá [5h X 7h 2s].
lesson-loba_de_mas-escalera_first = Si tirás, se acaba tu turno. Primero bajá [5h X 7h 2s]: todo lo que está en la mesa suma.
lesson-loba_de_mas-discard = Tu [7c] no va con nada: tiralo. Con eso termina tu turno.
lesson-loba_de_mas-keep = Esa pronto te va a servir. Tirá [7c].
lesson-loba_de_mas-pozo = Beto tiró [Qc], justo la reina que te falta. El pozo se levanta entero o no se levanta: las cuatro cartas. ¡Levantalo!
lesson-loba_de_mas-pozo_first = { CAPITAL(-el_mazo) } da una carta; { -el_pozo }, [Qc] y tres más. Levantá { -el_pozo }.
lesson-loba_de_mas-only_own = Tu [7c] iría con los tréboles de Beto, del cuatro al seis. Probá agregarlo ahí.
lesson-loba_de_mas-close = Queda una carta. Tirala y cortás: cinco puntos más.
lesson-loba_de_mas-learnt_wild = Los comodines y los doses hacen de otra carta en las { -escalera }s, nunca en las piernas.

lesson-loba_de_menos-welcome = Estas son tus cartas. Sacátelas todas de encima antes que Beto: lo que te quede en la mano cuenta en contra. Con 101 puntos quedás afuera.
lesson-loba_de_menos-four_suits = ¡Cuatro nueves! Una pierna son tres cartas del mismo valor. Marcá las cuatro y tocá «{ table-key-lay_down }»: fijate qué pasa.
lesson-loba_de_menos-escalera_first = Si tirás, se acaba tu turno. Antes, bajá la { -escalera } con el { -joker }.
lesson-loba_de_menos-discard = El cuarto nueve no va con nada: tiralo. Con eso termina tu turno.
lesson-loba_de_menos-discard_nine = Esa te va a servir pronto. Tirá el nueve que sobra.
lesson-loba_de_menos-pile = Beto tiró [Kh]. Podés levantar la carta de arriba { -del_pozo }, pero solo si la bajás en este mismo turno. Con tus dos reyes podés: levantala.
lesson-loba_de_menos-pile_first = { CAPITAL(-el_mazo) } también serviría, pero no sabés qué viene. [Kh] es justo la que te falta: levantala { -del_pozo }.
lesson-loba_de_menos-add_first = Tirar la última también termina la mano. Pero probá el otro camino: agregala a la { -escalera } de Beto.
lesson-loba_de_menos-scored = Te quedaste sin cartas y no pagás nada; ni siquiera hizo falta tirar. Beto paga lo que tenía: del dos al diez, su número; figuras, ases y { -jokers }, diez. Si bajás todo en un solo turno, hasta te restás diez.
lesson-loba_de_menos-limit = Así sigue, mano tras mano. Quien llega a 101 queda afuera, y gana quien sigue al final. Entre tres o más se puede pagar un reenganche: volvés con los puntos de quien va peor entre los que siguen.
lesson-loba_de_menos-learnt_aim = Sacate las cartas de encima antes que nadie y no llegues a 101.
lesson-loba_de_menos-learnt_end = Con un juego tuyo en la mesa agregás a cualquiera, y la última carta no hace falta tirarla.

lesson-loba_seis_menes-draw_stock = La última carta { -del_pozo } también se puede levantar siempre. Pero esta vez robá { -del_mazo }.
lesson-loba_seis_menes-contract = Tu primera bajada es justo el contrato: [5c 5d 5h] y [Js Jh X]. Ningún juego lleva más de un { -joker }. Lo tenés todo en la mano: tocá «{ table-key-lay_contract }». «{ table-key-stage }» sirve para grupos sueltos antes de eso.
lesson-loba_seis_menes-contract_first = Si tirás, se acaba tu turno. Bajá primero tus dos brelans.
lesson-loba_seis_menes-same_turn = ¡Y también tenés una quarte, cuatro tréboles seguidos! Probá bajar además [6c 7c 8c 9c].
lesson-loba_seis_menes-discard = En el turno de la primera bajada no se baja nada más. Tirá [Kd]: un rey cuenta trece.
lesson-loba_seis_menes-keep = Esa conviene guardarla. Tirá [Kd].
lesson-loba_seis_menes-last = Queda una carta, y también va: agregá [5s] a los cincos. Para ganar la mène no hace falta tirar.
lesson-loba_seis_menes-last_first = Tirarla también terminaría la mène. Pero probá así: agregala a los cincos.

# El siete de oros se llama siete de velo.
lesson-escoba-about = Sumar quince, lo que valen las figuras, la escoba, el siete de velo y los puntos.
lesson-escoba-velo = Limpiaste la mesa: eso es una escoba, y vale un punto. Y el siete de oros, el siete de velo, es tuyo: la mejor carta del juego, que vale un punto por sí sola. Después, Beto tuvo que tirar una carta.
lesson-escoba-scored = Se acabó { -el_mazo }. Lo que quedaba fue para vos, porque levantaste al último. Tener más cartas vale un punto, y tener más oros, otro. También tener más sietes, pero hay dos para cada uno, y el empate no da nada. El siete de velo vale uno, y cada escoba, uno.
lesson-escoba-learnt_score = Cartas, oros, sietes, el siete de velo y las escobas: eso es lo que cuenta.
