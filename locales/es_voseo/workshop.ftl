# Lo que el taller dice donde se habla de vos.

workshop-make = Hacelo tuyo
workshop-make_tip = Agarrá este juego, cambiá lo que en tu casa se juega de otra manera y ponele un nombre.
workshop-file_about = { $game }, como se juega en tu casa. El taller escribe lo que cambiás en él; lo que escribís a mano se queda. Sacá el # de una línea para cambiarla.
workshop-brush = Elegí un valor y tocá las cartas
workshop-put_meld = Va al contrato elegido; o arrastralo a otro.
workshop-take_meld = Sale del contrato; o arrastralo a otro.
workshop-contracts_about = Elegí un contrato por su número. Arrastrá los juegos, o tocalos.
workshop-give_about = Escaneá esto con un celular de esta red: recibe el archivo y puede mandarlo a otros. No hace falta internet.
workshop-give_file = O llevá el archivo mismo. Quien lo suelte sobre la ventana de Loba lee primero las reglas, y puede conservarlo.
