# La guía para jugadores, donde se habla de vos.

guide-family-choose = En la primera página, presioná «{ menu-new_table }» y elegí un juego.
guide-family-seats = Presioná «{ setup-add_seat }» por cada persona, y luego el lugar, para darle nombre y emblema. En los demás lugares juegan bots, tan bien o tan mal como quieras.
guide-family-deal = Presioná «{ setup-deal }».
guide-family-own = *Cada quien tiene su manera.* Loba recuerda el emblema de cada persona, el orden de su mano y sus teclas. Hacé clic en un lugar y luego en «{ people-known }» para volver a encontrarla.
guide-phones-seat = Presioná «{ menu-new_table }» y luego «{ setup-all_phones }». Si solo algunos tienen celular, presioná sus lugares, elegí «{ setup-phone }» y después «{ setup-deal }».
guide-phones-sit = Elegí tu lugar en el celular. Cuando están todos, se reparten las cartas.
guide-house-choose = Presioná «{ menu-new_table }», elegí un juego y bajá hasta «{ setup-rules }».
guide-house-deal = Presioná «{ setup-deal }». La próxima vez, «{ setup-as_last_time }» trae de vuelta el juego, los jugadores y las reglas.
guide-trouble-undo = *Jugué otra carta.* Presioná «{ table-key-undo }» mientras sea tu turno. Lo único que no se deshace es una jugada que le mostró a alguien una carta oculta, como { -robar } { -del_mazo }.
guide-house-missing = *Tu regla no está.* Tocá «{ workshop-make }»: ahí se puede cambiar todo, y se ve cómo quedan las reglas. Entonces el juego es tuyo, para jugarlo y compartirlo. Para quien prefiere escribir es un archivo de texto: lo explica docs/variants.md, en inglés, que viene con el código de Loba.
