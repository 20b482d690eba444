# Lo demás que se le dice a alguien, dicho de vos.

settings-hold_is_toggle = Apretar en vez de mantener
curtain-nothing = Todavía no pasó nada.
statistics-empty = Acá todavía no se terminó ninguna partida. Cuando termine una, esta página va a decir quién ganó, quién cortó de una vez y quién le gana siempre a quién.
statistics-not_played = De este juego todavía no se terminó ninguna partida.
