# Cuando algo falla en Loba: lo que lee quien juega.

crash-title = Algo falló y Loba tiene que cerrarse
crash-match_kept = La partida está guardada: la próxima vez, continúala desde el menú.
crash-match_not_kept = Esta vez la partida no se pudo guardar. Lo sentimos mucho.
crash-match_never_kept = Esta mesa se armó a mano, y esas no se guardan.
crash-report =
    Lo que pasó quedó anotado, sin nombres ni cartas, en este archivo. Si nos lo haces llegar, podremos arreglarlo:
    { $file }
crash-no_report = No se pudo escribir ningún informe; lo que pasó se lee en la terminal.
crash-again = Si vuelve a pasar, abre Loba con «loba --safe»: arranca sin sonido, sin tus ajustes y sin archivos agregados.
crash-close = Cerrar
crash-report_head = Esto anotó Loba cuando tuvo que cerrarse. No lleva nombres, ni cartas, ni carpetas tuyas.

command-safe = arrancar en una ventana, sin sonido, con los ajustes de fábrica y sin archivos agregados
