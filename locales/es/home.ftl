# Una copia de todo en un archivo: en los ajustes, al dejar caer el archivo sobre la ventana, y en la terminal.

settings-block_home = Copia
home-inside =
    { $matches ->
        [0] ninguna partida
        [one] una partida
       *[other] { $matches } partidas
    } y { $people ->
        [0] ninguna persona
        [one] una persona
       *[other] { $people } personas
    }
home-inside_since = { home-inside }, desde el { $since }
home-make = Todo en un archivo
home-make_about = Partidas, personas, reglas de la casa, idiomas, lecciones, práctica, estadísticas y ajustes. En otro equipo basta soltar el archivo sobre la ventana.
home-make_do = Hacer una copia
home-found = Copia del { $date }
home-found_do = Restaurar
home-other = Lo de antes
home-other_about = Lo que había { -aqui } antes de restaurar: { $inside }
home-other_do = Volver
home-packing = Guardando todo…
home-restoring = Restaurando…
home-made = La copia tiene { $inside }, y está en { $file }
home-left_out = { $count ->
        [one] Un archivo no se pudo incluir: { $names }
       *[other] { $count } archivos no se pudieron incluir: { $names }
    }
home-restored = Restaurado: { $inside }. Lo que había antes queda guardado aparte, y desde los ajustes se puede volver a ello.
home-brought_back = Todo está como antes: { $inside }. Lo restaurado queda guardado aparte, y desde los ajustes se puede volver a ello.
home-restore-question = ¿Restaurar la copia del { $date }?
home-restore-detail = Trae { $inside }. Reemplaza todo lo que hay { -aqui }: { $here }. Lo de { -aqui } queda guardado aparte hasta la próxima vez.
home-restore-yes = Restaurar
home-restore-no = Dejar todo así
home-back-question = ¿Volver a lo que había antes de restaurar?
home-back-detail = Son { $inside }. Lo que hay ahora ({ $here }) queda guardado aparte.
home-back-yes = Volver
home-back-no = Dejar todo así

# Por qué no se puede
home-fault-missing = Ese archivo no existe.
home-fault-unreadable = No se puede leer ese archivo ({ $detail }).
home-fault-not_a_home = Ese archivo no es una copia hecha por Loba.
home-fault-damaged = Esa copia está dañada. { CAPITAL(-aqui) } no cambió nada.
home-fault-newer = Esa copia la hizo una versión más nueva de Loba ({ $program }). Hay que actualizar Loba.
home-fault-too_large = Ese archivo es demasiado grande para ser una copia hecha por Loba.
home-fault-strange = En ese archivo hay algo que Loba nunca pone en una copia: { $name }. { CAPITAL(-aqui) } no cambió nada.
home-fault-no_room = Hacen falta { $needed } MB libres y hay { $free }. { CAPITAL(-aqui) } no cambió nada.
home-fault-not_written = El disco está lleno o no se puede escribir en él ({ $detail }). { CAPITAL(-aqui) } no cambió nada.
home-fault-stopped = Se interrumpió. { CAPITAL(-aqui) } no cambió nada.
home-fault-played = En otra ventana hay una partida abierta. Primero hay que salir de ella.
home-fault-under_way = Otra ventana está restaurando una copia ahora mismo.
home-fault-none_aside = { CAPITAL(-aqui) } no se ha restaurado ninguna copia: no hay nada a lo que volver.
home-fault-not_finished = Una restauración quedó a medias y ahora no se puede terminar ({ $detail }). Loba lo intentará otra vez la próxima vez que se abra.

# En la terminal
command-backup = Guardar todo en un archivo: partidas, personas, reglas de la casa, idiomas, lecciones, práctica, estadísticas y ajustes.
command-backup-file = El archivo; si no se dice, uno nuevo con la fecha en la carpeta de documentos.
command-restore = Poner lo que hay en una copia en lugar de lo que hay { -aqui }; lo de { -aqui } queda aparte.
command-restore-file = La copia.
command-restore-back = Volver a lo que había antes de restaurar.
command-restore-yes = No preguntar.
home-ask = Enter: sí. Cualquier otra cosa: dejar todo como está.
home-not_done = No cambió nada.
home-which = Falta decir qué copia, o --back.
