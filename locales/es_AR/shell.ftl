# Lo demás que se le dice a alguien, dicho de vos.

keys-waiting = Apretá…
keys-press_key = Apretá la tecla para «{ $action }». Esc la deja como está.
keys-press_pad = Apretá el botón para «{ $action }». Esc lo deja como está.
settings-hold_is_toggle = Apretar en vez de mantener
curtain-nothing = Todavía no pasó nada.
statistics-empty = Acá todavía no se terminó ninguna partida. Cuando termine una, esta página va a decir quién ganó, quién cortó de una vez y quién le gana siempre a quién.
statistics-not_played = De este juego todavía no se terminó ninguna partida.
