# Las manos guiadas, donde alguien se baja.

lesson-carioca-welcome = La Carioca se juega en ocho manos, cada una con su contrato. Este es el quinto: dos tríos y una { -escalera }. Nadie se baja antes de tenerlo completo.
lesson-carioca-contract = Para bajarte va el contrato, todo junto: [9c 9h 9s], [Qc Qd Qh] y la { -escalera } [Ks As 2s X], porque aquí el as une al rey con el dos. Lo tienes todo en la mano: presiona «{ table-key-lay_contract }». «{ table-key-stage }» sirve para grupos sueltos antes de eso.
lesson-carioca-contract_first = Si botas, se acaba tu turno. Tienes el contrato completo: bájate primero.
lesson-carioca-contract_other = También se podría. Por ahora bájate con estos tres: [9c 9h 9s], [Qc Qd Qh] y [Ks As 2s X].
lesson-carioca-same_turn = ¡Ya te bajaste! En el contrato cada juego lleva un { -joker } como mucho; después se pueden agregar más. Ahora prueba a agregar [3h] a la { -escalera } de Beto.
lesson-carioca-learnt_contract = Primero te bajas con el contrato, justo y de una vez; después ya no hay juegos nuevos.
lesson-loba_centroamericana-welcome = Seis manos, seis contratos, con los cuatro { -jokers }. Esta es la tercera: dos { -escalera }s, cada una de cuatro cartas seguidas de { -un_palo }. Beto ya se bajó.
lesson-loba_centroamericana-contract_first = Si botas, se acaba tu turno. Tienes el contrato completo: bájate primero.
lesson-loba_centroamericana-contract_other = También se podría. Por ahora bájate con [8c 9c Tc X] y [4d 5d 6d 7d].
lesson-loba_centroamericana-discard = En el turno en que te bajas no se agrega nada. Bota [Kd], la más cara de las que no van con nada: un rey cuenta trece.
lesson-loba_seis_menes-contract_first = Si botas, se acaba tu turno. Bájate primero con tus dos brelans.
