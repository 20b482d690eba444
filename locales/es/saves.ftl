# Partidas guardadas: lo que se cuenta de ellas en la mesa y en su lista.

notice-history_lost = Las jugadas de antes no se pudieron leer: la partida sigue, pero ya no se pueden deshacer ni volver a ver
notice-too_long = Esta partida ya es muy larga: su comienzo ya no se guarda, y no contará en las estadísticas
notice-kept_again = La partida se guarda otra vez
saves-lose-question = ¿Salir sin guardar?
saves-lose-detail = El disco está lleno o no deja escribir. Se pierde lo jugado desde la última vez que se pudo.
saves-lose-yes = Salir
saves-lose-no = Seguir { -aqui }
settings-notice-not_kept = Los ajustes no se pueden guardar ({ $detail }). Valen hasta que salgas, y Loba lo intentará otra vez.
saves-backup-question = Esta partida está dañada. ¿Seguir desde el final de un turno anterior?
saves-backup-detail = El archivo dañado se conserva al lado.
saves-backup-yes = Seguir
saves-backup-no = Ahora no
saves-set_aside = { $fault } Se conserva como «{ $file }».
saves-not_written = El disco está lleno o no deja escribir ({ $detail }).
saves-named = { $name } · { $game }
saves-copy_of = { $name }, otra vez
saves-exported = La partida está en { $file }. Quien reciba ese archivo lo suelta sobre la ventana del juego.
saves-name = Nombre de esta partida
saves-copy = Hacer una copia
saves-export = Un archivo para compartir
saves-done = Listo
saves-recover = Recuperar
saves-damaged = Este archivo no se puede leer.
