# Desfazer à vontade: para quem joga só contra bots.
setup-free_undo = Desfazer à vontade: mesmo depois de ver cartas ou de os bots jogarem
setup-free_undo_help = Sozinho contra bots, você pode desfazer jogadas até a última vez que as cartas foram dadas. A partida fica marcada e não entra nas estatísticas.
notice-taken_back = Desfeito. A partir de agora, esta partida fica marcada: com desfazer à vontade
load-free_undo = com desfazer à vontade
settle-taken_back =
    { $count ->
        [one] desfazer à vontade, { $count } vez
       *[other] desfazer à vontade, { $count } vezes
    }
