# Partidas salvas.

notice-history_lost = As jogadas anteriores não puderam ser lidas: a partida segue, mas essas jogadas não se podem desfazer nem ver
notice-too_long = Esta partida ficou muito longa: o começo não é mais guardado, e ela não entra nas estatísticas
notice-kept_again = A partida está salva de novo
saves-lose-question = Sair sem salvar?
saves-lose-detail = O disco está cheio ou não aceita escrita. O que foi jogado desde a última vez se perde.
saves-lose-yes = Sair
saves-lose-no = Ficar
settings-notice-not_kept = Os seus ajustes não podem ser salvos ({ $detail }). Valem até você sair, e Loba tentará de novo.
saves-backup-question = Esta partida está danificada. Seguir do fim de uma vez anterior?
saves-backup-detail = O arquivo danificado fica guardado ao lado.
saves-backup-yes = Seguir
saves-backup-no = Agora não
saves-set_aside = { $fault } Fica guardado como “{ $file }”.
saves-not_written = O disco está cheio ou não aceita escrita ({ $detail }).
# same
saves-named = { $name } · { $game }
saves-copy_of = { $name }, de novo
saves-exported = A partida está em { $file }. Para abri-la, basta soltar esse arquivo na janela do jogo.
saves-name = O seu nome para esta partida
saves-copy = Fazer uma cópia
saves-export = Um arquivo para compartilhar
saves-done = Pronto
saves-recover = Recuperar
saves-damaged = Este arquivo não pode ser lido.
