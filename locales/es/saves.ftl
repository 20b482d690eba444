# Partidas guardadas: lo que se cuenta de ellas en la mesa y en su lista.

notice-history_lost = Las jugadas de antes no se pudieron leer: la partida sigue, pero ya no se pueden deshacer ni volver a ver
notice-too_long = Esta partida ya es muy larga: su comienzo ya no se guarda, y no contará en las estadísticas
notice-kept_late = El disco tarda en guardar la partida: si ahora se fuera la luz, se perderían las últimas jugadas
notice-kept_again = La partida se guarda otra vez
notice-seats_not_kept = No se pudieron leer o guardar los lugares de los celulares: si la mesa se vuelve a abrir, algunos tendrán que escanear el código otra vez
saves-lose-question = ¿Salir sin guardar?
saves-lose-detail = El disco está lleno o no deja escribir. Se pierde lo jugado desde la última vez que se pudo.
saves-lose-yes = Salir
saves-lose-no = Seguir { -aqui }
saves-backup-question = Esta partida está dañada. ¿Seguir desde el final de un turno anterior?
saves-backup-detail = El archivo dañado se conserva al lado.
saves-backup-yes = Seguir
saves-backup-no = Ahora no
saves-set_aside = { $fault } Se conserva como «{ $file }».
saves-not_written = El disco está lleno o no deja escribir ({ $detail }).
saves-named = { $name } · { $game }
saves-copy_of = { $name } (copia)
saves-exported = La partida está en { $file }. Quien reciba ese archivo lo suelta sobre la ventana del juego.
saves-name = Nombre de esta partida
saves-copy = Hacer una copia
saves-export = Un archivo para compartir
saves-done = Listo
saves-recover = Recuperar
saves-damaged = Este archivo no se puede leer.

# Qué le pasa a un archivo pequeño. $where: su nombre; $time: una fecha; $detail: lo que dice el sistema.
small_file-unreadable = No se puede leer { $where } ({ $detail }). No se cambia nada en ese archivo.
small_file-not_kept = No se pudo guardar { $where } ({ $detail }).
small_file-damaged_before = { $where } está dañado. Loba usa lo que decía el { $time }; el archivo dañado se conserva al lado.
small_file-damaged = { $where } está dañado y no hay una versión anterior. Loba lo empieza de nuevo; el archivo dañado se conserva al lado.
small_file-newer = { $where } viene de una versión más nueva de Loba. Se usa lo que se entiende, y no se cambia nada en ese archivo.
small_file-senseless =
    { $count ->
        [one] En { $where } hay un dato que no se entiende; sigue tal como está.
       *[other] En { $where } hay { $count } datos que no se entienden; siguen tal como están.
    }

# Su lista.
load-title = Partidas guardadas
load-section_going = Para continuar
load-section_over = Terminadas
load-section_damaged = Dañadas
load-empty = Todavía no hay partidas guardadas. Cada partida se guarda mientras se juega: { -aqui } se continúa, y se vuelve a ver.
load-hand = { -mano } { $hand }
load-over =
    terminada, { $hand ->
        [one] 1 { -mano }
       *[other] { $hand } { -mano }s
    }
load-damaged = Este archivo ya no se puede abrir.
load-go_on = Continuar
load-watch = Ver
load-more = Nombre, copia, guardar aparte
load-delete = Borrar
load-keep = Conservar
load-deleted = Se borra cuando salgas
load-older = Mostrar { $count ->
    [one] una partida anterior
   *[other] { $count } partidas anteriores
}
load-today = hoy, { $time }
load-yesterday = ayer, { $time }
load-day = { $day } de { load-month } de { $year }
load-month = { $month ->
        [m1] enero
        [m2] febrero
        [m3] marzo
        [m4] abril
        [m5] mayo
        [m6] junio
        [m7] julio
        [m8] agosto
        [m9] septiembre
        [m10] octubre
        [m11] noviembre
       *[m12] diciembre
    }
