# Lo demás que se le dice a alguien, dicho de vos.

settings-hold_is_toggle = Apretar en vez de mantener
curtain-nothing = Todavía no pasó nada.
statistics-empty = Acá todavía no se terminó ninguna partida. Cuando termine una, esta página va a decir quién ganó, quién cortó de una vez y quién le gana siempre a quién.
statistics-not_played = De este juego todavía no se terminó ninguna partida.
statistics-everybody_about = Partidas ganadas, de las que se terminaron en esta computadora. Elegí un nombre para ver a una sola persona.
statistics-newer = Las estadísticas de esta computadora las escribió una versión más nueva de Loba y quedan como están. Con Loba al día se van a ver acá.
home-make_about = Partidas, personas, reglas de la casa, idiomas, lecciones, práctica, estadísticas y ajustes. En otra computadora alcanza con soltar el archivo sobre la ventana.
phones-public = { $address } es la única dirección de esta computadora, y se llega a ella desde cualquier lugar de internet.
phones-page-lost = La mesa no responde. Probando de nuevo…
home-fault-not_finished = Una restauración quedó a medias y ahora no se puede terminar ({ $detail }). Loba lo va a intentar de nuevo la próxima vez que se abra.
