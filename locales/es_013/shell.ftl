# Los menús y lo demás, como se dice en Centroamérica: la computadora.
statistics-everybody_about = Partidas ganadas, de las que se terminaron en esta computadora. Elegí un nombre para ver a una sola persona.
statistics-newer = Las estadísticas de esta computadora las escribió una versión más nueva de Loba y quedan como están. Con Loba al día se van a ver { -aqui }.
home-make_about = Partidas, personas, reglas de la casa, idiomas, lecciones, práctica, estadísticas y ajustes. En otra computadora basta soltar el archivo sobre la ventana.
phones-public = { $address } es la única dirección de esta computadora, y se llega a ella desde cualquier lugar de internet.
