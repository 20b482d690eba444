# La guía para jugadores: una página que se abre en el navegador. Lo que va entre « » está escrito en un botón.
# Lo que va entre *asteriscos* sale en negrita.

learn-guide = Guía
guide-making = Escribiendo la guía…
guide-opened = La guía se abre en el navegador. Si no se abre, este es el archivo: { $file }

guide-title = Loba en casa
guide-about = Cómo jugar juntos frente a una pantalla o con celulares, y las reglas de todos los juegos.

# En familia
guide-family = Jugar en familia
guide-family-about = Con una sola pantalla alcanza. Juegan por turnos frente a ella, y un telón oculta la mano de cada quien a los demás.
guide-family-choose = En la primera página, presiona «{ menu-new_table }» y elige un juego.
guide-family-seats = Presiona «{ setup-add_seat }» por cada persona, y luego el lugar, para darle nombre y emblema. En los demás lugares juegan bots, tan bien o tan mal como quieras.
guide-family-deal = Presiona «{ setup-deal }».
guide-family-curtain = Al final de tu turno se cierra el telón. Cuando los demás ya no miran, quien sigue presiona el botón con su nombre.
guide-family-beginners = *Alguien no conoce el juego.* En «{ menu-learn }» hay una mano guiada de cada juego, de pocos minutos. Durante la partida, «{ table-key-hint }» propone una jugada.
guide-family-own = *Cada quien tiene su manera.* Loba recuerda el emblema de cada persona, el orden de su mano y sus teclas. Haz clic en un lugar y luego en «{ people-known }» para volver a encontrarla.
guide-family-pads = *Se juega con controles.* Al abrir el telón, Loba pregunta de quién es el control. Desde entonces solo le abre el telón a esa persona.
guide-family-stop = *Ya está la cena.* La mesa se puede dejar en cualquier momento: cada jugada queda guardada. «{ menu-resume }» lleva de vuelta a ella.

# Con celulares
guide-phones = Jugar con celulares
guide-phones-about = Cada quien tiene sus cartas en el celular, y la mesa está en la pantalla grande. No se instala nada ni hace falta internet.
guide-phones-seat = Presiona «{ menu-new_table }» y luego «{ setup-all_phones }». Si solo algunos tienen celular, presiona sus lugares, elige «{ setup-phone }» y después «{ setup-deal }».
guide-phones-scan = La pantalla muestra un código. Se escanea con la cámara del celular, o se abre la dirección en el celular y se escribe el número.
guide-phones-sit = Elige tu lugar en el celular. Cuando están todos, se reparten las cartas.
guide-phones-network = *El celular no encuentra la mesa.* El celular y la computadora tienen que estar en la misma red wifi. Las redes para invitados suelen aislar los aparatos: mejor la principal. Si pregunta el cortafuegos de la computadora, hay que permitirle el paso a Loba.
guide-phones-lost = *Se fue un celular.* Cuando vuelve, encuentra solo su lugar. Si no vuelve, en «{ pause-title }» y «{ phones-title }» puede seguir alguien frente a la pantalla, un bot u otro celular.
guide-phones-later = *Quieren pasar al celular a mitad de la partida.* La misma página pasa un lugar de la pantalla a un celular.
guide-phones-trust = *¿Quién puede ver las cartas?* { phones-who_listens }

# Reglas de la casa
guide-house = Jugar con las reglas de la casa
guide-house-about = Cada familia juega un poco a su manera. Las reglas se eligen antes de repartir.
guide-house-choose = Presiona «{ menu-new_table }», elige un juego y baja hasta «{ setup-rules }».
guide-house-switch = Las reglas se prenden y se apagan una por una. Algunos juegos traen también conjuntos ya hechos; «{ setup-usual }» vuelve al principio.
guide-house-deal = Presiona «{ setup-deal }». La próxima vez, «{ setup-as_last_time }» trae de vuelta el juego, los jugadores y las reglas.
guide-house-in_force = *¿Qué reglas valen en esta mesa?* En «{ pause-title }» y «{ pause-rules }» están tal como se juegan. La última página dice qué se cambió.
guide-house-missing = *Tu regla no está.* Pulsa «{ workshop-make }»: ahí se puede cambiar todo, y se ve cómo quedan las reglas. Entonces el juego es tuyo, para jugarlo y compartirlo. Para quien prefiere escribir es un archivo de texto: lo explica docs/variants.md, en inglés, que viene con el código de Loba.

# Cuando algo sale mal
guide-trouble = Cuando algo sale mal
guide-trouble-about = Casi todo tiene arreglo.
guide-trouble-undo = *Jugué otra carta.* Presiona «{ table-key-undo }» mientras sea tu turno. Lo único que no se deshace es una jugada que le mostró a alguien una carta oculta, como { -robar } { -del_mazo }.
guide-trouble-refused = *Loba no permite mi jugada.* El motivo está donde lo intentaste. F1 abre las reglas en la página que lo explica.
guide-trouble-letters = *La letra es muy chica, o la pantalla recorta el borde.* En «{ menu-settings }», «{ settings-block_ease }» agranda textos y cartas, y «{ settings-block_look }» deja más borde.
guide-trouble-unseen = *Veo poco o nada.* En «{ menu-settings }», «{ settings-block_ease }» reúne lo que ayuda, y en «{ settings-block_sound }» se oye cada sonido con lo que significa. Un lector de pantalla recibe todo lo que hay en ella, y de F7 a F12 se oye la mesa.
guide-trouble-match = *No encuentro mi partida.* «{ menu-matches }» las tiene todas. Si un archivo está dañado, Loba ofrece seguir desde el final de un turno anterior.
guide-trouble-closes = *Loba se cierra sola.* La partida queda guardada. { crash-again }
guide-trouble-moving = *Cambié de computadora.* En «{ menu-settings }», «{ settings-block_home }», el botón «{ home-make_do }» pone todo en un archivo. En la otra computadora basta dejarlo caer sobre la ventana de Loba.

guide-rules = Las reglas de los juegos
guide-rules-about = Son las reglas de siempre. En una mesa, «{ pause-title }» y «{ pause-rules }» muestran las de esa mesa.
