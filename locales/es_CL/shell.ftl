# Los menús, las estadísticas y lo demás, como se dice en Chile: el computador, los monos.
statistics-everybody_about = Partidas ganadas, de las que se terminaron en este computador. Elige un nombre para ver a una sola persona.
statistics-newer = Las estadísticas de este computador las escribió una versión más nueva de Loba y quedan como están. Con Loba al día se verán { -aqui }.
home-make_about = Partidas, personas, reglas de la casa, idiomas, lecciones, práctica, estadísticas y ajustes. En otro computador basta soltar el archivo sobre la ventana.
phones-public = { $address } es la única dirección de este computador, y se llega a ella desde cualquier lugar de internet.
lesson-carioca-scored = No pagas nada. Beto paga lo que tenía: del dos al diez, su número; los monos, diez; los ases, quince; un { -joker }, veinticinco.
lesson-loba_de_mas-queens = Baja las tres reinas: en la mesa, cada mono suma dos puntos.
lesson-loba_de_menos-scored = Te quedaste sin cartas y no pagas nada; ni siquiera hizo falta botar. Beto paga lo que tenía: del dos al diez, su número; monos, ases y { -jokers }, diez. Si bajas todo en un solo turno, hasta te restas diez.
lesson-loba_de_menos-welcome = Estas son tus cartas. Deshazte de todas antes que Beto: lo que te quede en la mano cuenta en contra. Con 101 puntos quedas fuera.
lesson-loba_de_menos-learnt_aim = Deshazte de tus cartas antes que nadie y no llegues a 101.
variant-loba_de_menos-about = Deshazte de tus cartas. Quien llega a 101 queda fuera; gana quien sigue al final.
rules-wilds-move-fixed = Un comodín que ya está en la mesa no se corre.
