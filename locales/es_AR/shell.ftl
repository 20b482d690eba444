# Lo demás que se le dice a alguien, dicho de vos.

settings-french_courts_about = V, D y R mientras jugás en francés
settings-keys_about = Elegí los tuyos para todo
keys-waiting = Apretá…
keys-press_key = Apretá la tecla para «{ $action }». Esc la deja como está.
keys-press_pad = Apretá el botón para «{ $action }». Esc lo deja como está.
settings-hold_is_toggle = Apretar en vez de mantener
curtain-nothing = Todavía no pasó nada.
statistics-everybody_about = Partidas ganadas, de las que se terminaron en este equipo. Elegí un nombre para ver a una sola persona.
statistics-empty = Acá todavía no se terminó ninguna partida. Cuando termine una, esta página va a decir quién ganó, quién cortó de una vez y quién le gana siempre a quién.
statistics-not_played = De este juego todavía no se terminó ninguna partida.
crash-match_kept = La partida está guardada: la próxima vez, seguila desde el menú.
crash-report =
    Lo que pasó quedó anotado, sin nombres ni cartas, en este archivo. Si nos lo hacés llegar, lo vamos a poder arreglar:
    { $file }
crash-again = Si vuelve a pasar, abrí Loba con «loba --safe»: arranca sin sonido, sin tus ajustes y sin archivos agregados.
texts-add-question = ¿Querés que Loba hable { $language } desde ahora?
