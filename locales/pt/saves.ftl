# Partidas salvas.

notice-history_lost = As jogadas anteriores não puderam ser lidas: a partida continua, mas essas jogadas não podem mais ser desfeitas nem vistas
notice-too_long = Esta partida ficou muito longa: o começo não é mais guardado, e ela não entra nas estatísticas
notice-kept_late = O disco demora a salvar a partida: se faltar luz agora, as últimas jogadas se perdem
notice-kept_again = A partida está salva de novo
notice-seats_not_kept = Não foi possível ler ou salvar os lugares dos celulares: se a mesa for reaberta, alguns terão de ler o código de novo
saves-lose-question = Sair sem salvar?
saves-lose-detail = O disco está cheio ou não aceita gravação. O que foi jogado desde a última gravação se perde.
saves-lose-yes = Sair
saves-lose-no = Ficar
saves-backup-question = Esta partida está danificada. Continuar a partir do fim de uma vez anterior?
saves-backup-detail = O arquivo danificado fica guardado ao lado.
saves-backup-yes = Continuar
saves-backup-no = Agora não
saves-set_aside = { $fault } Fica guardado como “{ $file }”.
saves-not_written = O disco está cheio ou não aceita gravação ({ $detail }).
# same
saves-named = { $name } · { $game }
saves-copy_of = { $name } (cópia)
saves-exported = A partida está em { $file }. Para abri-la, basta soltar esse arquivo na janela do jogo.
saves-name = O seu nome para esta partida
saves-copy = Fazer uma cópia
saves-export = Um arquivo para compartilhar
saves-done = Pronto
saves-recover = Recuperar
saves-damaged = Este arquivo não pode ser lido.

# O que há com um arquivo pequeno. $where: o nome; $time: uma data; $detail: o que o sistema diz.
small_file-unreadable = { $where } não pode ser lido ({ $detail }). Nada nele é alterado.
small_file-not_kept = { $where } não pôde ser salvo ({ $detail }).
small_file-damaged_before = { $where } está danificado. O Loba usa o que ele dizia em { $time }; o arquivo danificado fica guardado ao lado.
small_file-damaged = { $where } está danificado, e não há uma versão anterior. O Loba o começa de novo; o arquivo danificado fica guardado ao lado.
small_file-newer = { $where } vem de uma versão mais nova do Loba. Vale o que se entende, e nada nele é alterado.
small_file-senseless =
    { $count ->
        [one] { $count } entrada de { $where } não faz sentido aqui; fica como está.
       *[other] { $count } entradas de { $where } não fazem sentido aqui; ficam como estão.
    }

# A lista delas.
load-title = Partidas salvas
load-section_going = Em andamento
load-section_over = Terminadas
load-section_damaged = Danificadas
load-empty = Ainda não há nenhuma partida salva aqui. Cada uma é guardada enquanto se joga: aqui você continua a partida, e pode assistir de novo.
load-hand = { -rodada } { $hand }
load-over =
    terminada, { $hand ->
        [one] { $hand } { -rodada }
       *[other] { $hand } { -rodada }s
    }
load-damaged = Este arquivo não pode mais ser aberto.
load-go_on = Continuar
load-watch = Ver
load-more = Nome, cópia, salvar em outro lugar
load-delete = Apagar
load-keep = Guardar
load-deleted = Apagada quando você sair
load-older = Mostrar { $count ->
    [one] { $count } partida mais antiga
   *[other] { $count } partidas mais antigas
}
load-today = hoje, { $time }
load-yesterday = ontem, { $time }
load-day = { $day } de { load-month } de { $year }
load-month = { $month ->
        [m1] janeiro
        [m2] fevereiro
        [m3] março
        [m4] abril
        [m5] maio
        [m6] junho
        [m7] julho
        [m8] agosto
        [m9] setembro
        [m10] outubro
        [m11] novembro
       *[m12] dezembro
    }
